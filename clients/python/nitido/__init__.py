"""The client of Nítido's public API: https://…/desenvolvedores."""

from ._client import Nitido, each
from ._transport import Answered, NitidoError, Report
from ._webhooks import WebhookError, WebhookMessage, verify_webhook

__all__ = [
    "Answered",
    "Nitido",
    "NitidoError",
    "Report",
    "WebhookError",
    "WebhookMessage",
    "each",
    "verify_webhook",
]
