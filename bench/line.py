"""The WebSocket of a scripted player: as little as is needed, so that the server has the processor."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

_TEXT: Final = 0x81
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0x8A
_SHORT: Final = 126
_LONG: Final = 127
#: Whoever may choose the mask may choose none: with zeros the text stays as it is.
_MASK: Final = b"\0\0\0\0"


class Closed(Exception):
    """The server has closed the line."""


class Line(asyncio.Protocol):
    """One connection; every message is handed over as bytes."""

    def __init__(self, url: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._where = urlsplit(url)
        self._cookie = cookie
        self._heard = heard
        self._buffer = b""
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        #: Done when the line is closed, with why.
        self.closed: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect; raises Closed if the server does not want to."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._where.hostname, self._where.port)
        async with asyncio.timeout(60):
            await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        path = f"{self._where.path}?{self._where.query}"
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self._where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._end(head.split(b"\r\n", 1)[0].decode(errors="replace"))
                return
            self._is_open = True
            self._opened.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand the whole messages over; what is left begins the next one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == _SHORT:
                body += 2
                size = int.from_bytes(data[at + 2 : body])
            elif size == _LONG:
                body += 8
                size = int.from_bytes(data[at + 2 : body])
            if end < body + size:
                break
            kind, message = data[at] & 0xF, data[body : body + size]
            at = body + size
            if kind == _PING:
                self._write(_PONG, message)
            elif kind == _CLOSE:
                self._end(str(int.from_bytes(message[:2])))
                return b""
            else:
                self._heard(message)
        return data[at:]

    def send(self, message: bytes) -> None:
        if self.closed.done():
            raise Closed(self.closed.result())
        self._write(_TEXT, message)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            struct.pack("!BB", kind, 0x80 | size)
            if size < _SHORT
            else struct.pack("!BBH", kind, 0x80 | _SHORT, size)
        )
        self._transport.write(head + _MASK + body)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end("without a word" if exc is None else repr(exc))

    def _end(self, why: str) -> None:
        if not self._opened.done():
            self._opened.set_exception(Closed(why))
        if not self.closed.done():
            self.closed.set_result(why)
        self._transport.close()

    def close(self) -> None:
        self._transport.close()
