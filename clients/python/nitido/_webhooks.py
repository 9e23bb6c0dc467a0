from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from dataclasses import dataclass
from typing import Any, Mapping

TOLERANCE_SECONDS = 5 * 60


class WebhookError(Exception):
    """What came is not to be trusted."""


@dataclass(frozen=True)
class WebhookMessage:
    """An event of the account. Its types and their data: docs/webhooks.md."""

    id: str
    type: str
    timestamp: str
    data: Mapping[str, Any]


def verify_webhook(
    secret: str, headers: Mapping[str, str], body: bytes | str, *, now: float | None = None
) -> WebhookMessage:
    """The event that a delivery tells, if its signature (Standard Webhooks) is ours and it is no older than five minutes.

    The body as it came, before anything parsed it. Raises WebhookError otherwise.
    """
    named = {name.lower(): str(value) for name, value in headers.items()}
    try:
        message_id, timestamp = named["webhook-id"], named["webhook-timestamp"]
        signatures = named["webhook-signature"].split(" ")
    except KeyError as missing:
        raise WebhookError(f"{missing} is missing.") from None
    moment = time.time() if now is None else now
    if not (timestamp.isdecimal() and abs(moment - float(timestamp)) <= TOLERANCE_SECONDS):
        raise WebhookError("The timestamp is too far away.")
    raw = _bytes_of(body) if isinstance(body, str) else body
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        raise WebhookError("The secret is no base64.") from None
    if not key:
        raise WebhookError("The secret is empty.")
    digest = hmac.new(key, _bytes_of(f"{message_id}.{timestamp}.") + raw, hashlib.sha256).digest()
    wanted = b"v1," + base64.b64encode(digest)
    if not any(hmac.compare_digest(wanted, _bytes_of(given)) for given in signatures):
        raise WebhookError("No signature fits.")
    try:
        event = json.loads(raw)
        return WebhookMessage(message_id, event["type"], event["timestamp"], event["data"])
    except (ValueError, TypeError, KeyError):
        raise WebhookError("The body is no event.") from None


def _bytes_of(text: str) -> bytes:
    """Also of text that stands for bytes which are no UTF-8, as WSGI and e-mail's parser have it."""
    return text.encode("utf-8", "surrogatepass")
