"""HEAD: whatever can be got answers it as GET would, without the body. Monitors and link previews ask so."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """Asked for the head of something, get it and keep the rest back."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A copy: the server below must still know that no body may follow.
        await app({**scope, "method": "GET"}, receive, sending)

    return answering
