"""Requests and sockets as our handlers get them: who asks is found by his cookie, not by the framework."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

#: Of either kind, whatever handles it.
Connection = ASGIConnection[Any, object, object, State]
Asked = Request[object, object, State]
Socket = WebSocket[object, object, State]
