"""The client of Nítido's public API: https://…/desenvolvedores."""

from ._client import Nitido, each
from ._transport import NitidoError
from ._webhooks import WebhookError, WebhookMessage, verify_webhook

__all__ = ["Nitido", "NitidoError", "WebhookError", "WebhookMessage", "each", "verify_webhook"]
