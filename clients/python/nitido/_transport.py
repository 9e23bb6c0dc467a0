from __future__ import annotations

import copyreg
import http.client
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from dataclasses import dataclass
from datetime import datetime, timezone
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Mapping
from urllib.parse import quote, urlencode

from ._version import VERSION

FIRST_PAUSE = 0.5


class NitidoError(Exception):
    """A failure that the API answered: code is stable, str(error) is Portuguese text that may be shown."""

    def __init__(self, status: int, headers: Message, body: bytes) -> None:
        try:
            problem = json.loads(body)
        except ValueError:
            problem = None
        if not isinstance(problem, dict):
            problem = {}
        super().__init__(problem.get("title", f"The answer was {status}."))
        self.status = status
        #: Of an answer that is none of the API's, such as a proxy's: HTTP_<status>.
        self.code: str = problem.get("code", f"HTTP_{status}")
        #: For support; empty where the answer has none.
        self.request_id: str = problem.get("requestId") or headers.get("x-request-id") or ""
        self.fields: list[Mapping[str, str]] = problem.get("fields", [])
        self.details: Mapping[str, Any] = problem.get("details", {})
        #: Seconds after which it may be tried again; None where the answer does not say.
        self.retry_after = _seconds_to_wait(headers.get("retry-after"))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy, which would begin it anew from its text alone."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__

    @property
    def _worth_again(self) -> bool:
        if self.status == 503:
            return self.code != "MAINTENANCE"
        return self.status == 429 or self.code == "IDEMPOTENCY_KEY_IN_USE"


@dataclass(frozen=True)
class Answered:
    """What is known of an answer beside its content: also of one that was refused and is asked for again."""

    method: str
    url: str
    #: Of a POST, the same each time that it is sent.
    idempotency_key: str | None
    status: int
    #: Such as RateLimit, Idempotency-Replayed and X-Request-Id, in any case: headers["x-request-id"].
    headers: Message


class Report(bytes):
    """A report: the file, and the code by which anybody can verify it at /verificar/<code>."""

    verification_code: str

    def __new__(cls, file: bytes, verification_code: str) -> Report:
        report = super().__new__(cls, file)
        report.verification_code = verification_code
        return report

    def __getnewargs__(self) -> tuple[bytes, str]:
        return bytes(self), self.verification_code


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """Sends the calls: with the key, and again where they were refused for haste or the service was away.

    Each repetition is a lookup of its own to the source: one that is down (SOURCE_DOWN) is asked once more, and a type in
    maintenance (MAINTENANCE) not at all. Every POST gets an Idempotency-Key, the same each time, so that nothing is done
    or paid twice. A GET below /v1/companies/ costs and takes no such key: it is not sent again where there was no answer,
    since the one that was lost may have been paid. A DELETE that answers nothing (204), whose answer was lost and which
    then finds nothing (404), is done.
    on_answer is told of each answer; what it raises ends the call.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        retries: int = 4,
        longest_pause: float = 30,
        timeout: float = 60,
        on_answer: Callable[[Answered], object] = lambda _: None,
    ) -> None:
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._retries = retries
        self._longest_pause = longest_pause
        self._timeout = timeout
        self._on_answer = on_answer
        self._opener = urllib.request.build_opener(_NoRedirects)

    def _call(
        self,
        method: str,
        address: str,
        *,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
        removes: bool = False,
    ) -> Any:
        for name, value in (path or {}).items():
            address = address.replace("{" + name + "}", quote(value, safe=""))
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        url = self._base_url + address + ("?" + urlencode(asked, doseq=True) if asked else "")
        headers = {"authorization": f"Bearer {self._api_key}", "user-agent": f"nitido-python/{VERSION}"}
        if body is not None:
            headers["content-type"] = "application/json"
        if method == "POST":
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        data = None if body is None else json.dumps(body).encode()
        costs_each_time = method == "GET" and address.startswith("/v1/companies/")
        return self._tried(urllib.request.Request(url, data, headers, method=method), costs_each_time, removes)

    def _tried(self, request: urllib.request.Request, costs_each_time: bool, removes: bool) -> Any:
        attempt = 0
        lost = False
        down = 0
        while True:
            pause = FIRST_PAUSE * 2**attempt * random.uniform(0.5, 1)
            try:
                status, headers, content = self._sent(request)
            except (OSError, http.client.HTTPException):
                if costs_each_time or attempt >= self._retries or pause > self._longest_pause:
                    raise
                lost = True
            else:
                self._on_answer(_told(request, status, headers))
                if status < 300:
                    return _read(headers, content)
                if lost and removes and status == 404:
                    return None
                error = NitidoError(status, headers, content)
                down += error.code == "SOURCE_DOWN"
                pause = max(pause, error.retry_after or 0)
                if not error._worth_again or down > 1 or attempt >= self._retries or pause > self._longest_pause:
                    raise error
            time.sleep(pause)
            attempt += 1

    def _sent(self, request: urllib.request.Request) -> tuple[int, Message, bytes]:
        try:
            with self._opener.open(request, timeout=self._timeout) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()


def _told(request: urllib.request.Request, status: int, headers: Message) -> Answered:
    key = request.get_header("Idempotency-key")
    return Answered(request.get_method(), request.full_url, key, status, headers)


def _read(headers: Message, content: bytes) -> Any:
    if not content:
        return None
    if headers.get_content_type() == "application/json":
        return json.loads(content)
    code = headers["x-verification-code"]
    return content if code is None else Report(content, code)


def _seconds_to_wait(said: str | None) -> float | None:
    """What Retry-After asks for, in seconds or as a date."""
    if said is None:
        return None
    if said.isdigit():
        return float(said)
    try:
        return max(0.0, (parsedate_to_datetime(said) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None
