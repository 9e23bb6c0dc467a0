from __future__ import annotations

import base64
import binascii
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
    named = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, timestamp = named["webhook-id"], named["webhook-timestamp"]
        signatures = named["webhook-signature"].split(" ")
    except KeyError as missing:
        raise WebhookError(f"{missing} is missing.") from None
    if not timestamp.isdecimal() or abs((time.time() if now is None else now) - float(timestamp)) > TOLERANCE_SECONDS:
        raise WebhookError("The timestamp is too far away.")
    raw = body.encode() if isinstance(body, str) else body
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        raise WebhookError("The secret is no base64.") from None
    digest = hmac.new(key, f"{message_id}.{timestamp}.".encode() + raw, hashlib.sha256).digest()
    wanted = f"v1,{base64.b64encode(digest).decode()}"
    if not any(hmac.compare_digest(wanted.encode(), given.encode()) for given in signatures):
        raise WebhookError("No signature fits.")
    event = json.loads(raw)
    return WebhookMessage(message_id, event["type"], event["timestamp"], event["data"])
