"""What browsers are told and what is asked of them: headers, origins, a header foreign pages cannot send."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Problem
from .requests import bearer_token

REQUEST_HEADER: Final = "x-gp-request"
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        # Board and counters are placed by style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": _CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: Scripts, styles and fonts are never a page of their own: the rest would be dead weight on each of them.
PART_HEADERS: Final = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
_PARTS: Final = (".js", ".css", ".woff2", ".webp")


def secured(app: ASGIApp) -> ASGIApp:
    """Put the headers on every answer."""

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                is_part = scope["path"].startswith("/assets/") and scope["path"].endswith(_PARTS)
                for name, value in (PART_HEADERS if is_part else HEADERS).items():
                    headers.setdefault(name, value)
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return with_headers


class Door:
    """Lets requests in that our own pages, or programs, have made."""

    def __init__(self, public_url: str, extra: tuple[str, ...] = ()) -> None:
        self._known = {_origin(url) for url in (public_url, *extra) if url}

    def check_request(self, method: str, connection: ASGIConnection) -> None:  # type: ignore[type-arg]
        """An unsafe request needs our header, and an origin, if it has one, that is ours."""
        if method in _SAFE:
            return
        # No page of another site can make a browser send a token: what a program sends is its own.
        if connection.headers.get(REQUEST_HEADER) != "1" and bearer_token(connection) is None:
            raise Problem(403, "request-header-missing", "send the header X-GP-Request: 1")
        self.check_origin(connection)

    def check_origin(self, connection: ASGIConnection) -> None:  # type: ignore[type-arg]
        """Browsers name the page a request comes from; a foreign one is turned away."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "").casefold()
        foreign = Problem(403, "foreign-origin", "the request comes from another site")
        try:
            parts = urlsplit(origin)
        except ValueError:
            raise foreign from None
        if _origin(origin) in self._known:
            return
        if not host or parts.netloc.casefold() != host or parts.scheme not in ("http", "https"):
            raise foreign


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".casefold()
