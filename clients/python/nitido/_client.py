from __future__ import annotations

from typing import Any, Callable, Iterator, Mapping, cast

from ._operations import Operations
from ._transport import Report


class Nitido(Operations):
    """The public API: a method for each operation. Answers come as they are described; failures raise NitidoError."""

    def make_report(self, protocolo: str, *, idempotency_key: str | None = None) -> Report:
        """As it is described, with the code by which the report is verified."""
        return cast("Report", super().make_report(protocolo, idempotency_key=idempotency_key))


def each(page: Callable[..., Any], *args: Any, **query: Any) -> Iterator[Any]:
    """Every item of a list, page after page: each(nitido.list_lookups, limit=100).

    Where the last argument is a body, the cursor goes into it: each(nitido.search_companies, {"uf": "SP"}).
    """
    while True:
        answer = page(*args, **query)
        yield from answer["data"]
        cursor: str | None = answer["nextCursor"]
        if cursor is None:
            return
        if args and isinstance(args[-1], Mapping):
            args = (*args[:-1], {**args[-1], "cursor": cursor})
        else:
            query["cursor"] = cursor
