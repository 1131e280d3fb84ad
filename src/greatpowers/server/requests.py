"""Requests and sockets as handlers get them: who asks is found by cookie or token, not by the framework."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

#: Of either kind, whatever handles it.
Connection = ASGIConnection[Any, object, object, State]
Asked = Request[object, object, State]
Socket = WebSocket[object, object, State]


def bearer_token(connection: Connection) -> str | None:
    """The token a program comes with; a proxy may ask for credentials of other kinds."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.casefold() == "bearer" else None
