from __future__ import annotations

from typing import Any, Callable, Iterator

from ._operations import Operations


class Nitido(Operations):
    """The public API: a method for each operation. Answers come as they are described; failures raise NitidoError."""


def each(page: Callable[..., Any], *args: Any, **query: Any) -> Iterator[Any]:
    """Every item of a list, page after page: each(nitido.list_lookups, limit=100)."""
    cursor: str | None = None
    while True:
        answer = page(*args, **query) if cursor is None else page(*args, **{**query, "cursor": cursor})
        yield from answer["data"]
        cursor = answer["nextCursor"]
        if cursor is None:
            return
