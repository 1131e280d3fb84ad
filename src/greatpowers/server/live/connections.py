"""Open connections: how many there may be, and how long one may take to say something.

Whoever opens a connection and says nothing, or little by little, is cut off. When there is no room left the
one that has been quiet longest goes, so that half a request a thousand times keeps nobody out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..people.addresses import network_of
from .patience import Patience

#: Descriptors for everything else: database, workers, files, and connections accepted but not yet counted.
RESERVED: Final = 192
#: Connections the system may hand over at once.
BACKLOG: Final = 128
_MOST_DESCRIPTORS: Final = 65_536
_LOOK_SECONDS: Final = 0.5
_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"
)


class Connections:
    """All connections of a server."""

    def __init__(
        self, most: int, most_of_one: int, is_proxy: Callable[[str], bool], patience: Patience
    ) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._is_proxy = is_proxy
        self._patience = patience
        self._by_address: Counter[str] = Counter()
        self._http: dict[GuardedHTTP, None] = {}
        #: Those that are asked nothing and ask nothing, the longest quiet first.
        self._quiet: dict[GuardedHTTP, None] = {}
        self._looking: asyncio.TimerHandle | None = None

    def come(self, address: str) -> None:
        self._by_address[address] += 1

    def go(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def admit(self, newcomer: GuardedHTTP) -> bool:
        """Is there room, or can some be made?"""
        self._http[newcomer] = None
        if self._by_address.total() > self._most and not self._make_room(newcomer):
            return False
        address = newcomer.address
        if self._by_address[address] <= self._most_of_one or self._is_proxy(address):
            return True
        return self._make_room(newcomer, address)

    def _make_room(self, newcomer: GuardedHTTP, address: str = "") -> bool:
        """Close the connection that has been quiet longest, of an address if one is named."""
        for quiet in self._quiet:
            if quiet is not newcomer and address in ("", quiet.address):
                del self._quiet[quiet]
                quiet.transport.abort()
                return True
        return False

    def look_at(self, connection: GuardedHTTP) -> None:
        """It has just said or done something."""
        if connection.is_serving:
            self._quiet.pop(connection, None)
        else:
            self._quiet.setdefault(connection)
        if self._looking is None:
            self._looking = connection.loop.call_later(_LOOK_SECONDS, self._look, connection.loop)

    def leave(self, connection: GuardedHTTP) -> bool:
        """No more to be looked after; says whether it was."""
        was_here = connection in self._http
        self._http.pop(connection, None)
        self._quiet.pop(connection, None)
        return was_here

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever is too slow."""
        now = loop.time()
        for connection in list(self._http):
            connection.check(now, self._patience)
        self._looking = loop.call_later(_LOOK_SECONDS, self._look, loop) if self._http else None


class GuardedHTTP(H11Protocol):
    """A connection that speaks HTTP."""

    connections_of_house: ClassVar[Connections]
    address = ""
    #: When it became quiet, when its request began, when it last sent something, when it stopped reading.
    _quiet_since = 0.0
    _began = 0.0
    _heard = 0.0
    _not_read_since: float | None = None
    _admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = "" if self.client is None else network_of(self.client[0])
        self._quiet_since = self.loop.time()
        self.connections_of_house.come(self.address)
        self._admitted = self.connections_of_house.admit(self)
        if self._admitted:
            self.connections_of_house.look_at(self)
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        was_serving = self.is_serving
        self._heard = self.loop.time()
        super().data_received(data)
        if not was_serving:
            self._began = self._heard
        if self.transport.get_protocol() is self:
            self.connections_of_house.look_at(self)

    def handle_websocket_upgrade(self, event: Any) -> None:
        # From here on the other protocol counts it.
        self._forget()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._quiet_since = self.loop.time()
        super().on_response_complete()
        if self.transport.get_protocol() is self:
            self.connections_of_house.look_at(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._not_read_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._not_read_since = None

    @property
    def is_serving(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def check(self, now: float, patience: Patience) -> None:
        """End it if it takes too long."""
        if self.transport.is_closing():
            return
        if self._not_read_since is not None:
            if now - self._not_read_since > patience.reading:
                self.transport.abort()
        elif not self.is_serving:
            if now - self._quiet_since > patience.headers:
                self._end()
        elif self._body_is_awaited and (
            now - self._heard > patience.body_pause or now - self._began > patience.body
        ):
            self._end()

    @property
    def _body_is_awaited(self) -> bool:
        return self.cycle.more_body and not self.flow.read_paused

    def _end(self) -> None:
        if not self.is_serving or not self.cycle.response_started:
            self.transport.write(_SLOW)
        self.transport.close()

    def _forget(self) -> None:
        if self.connections_of_house.leave(self):
            self.connections_of_house.go(self.address)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: counted, and kept alive by its own pings."""

    connections_of_house: ClassVar[Connections]
    address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = "" if self.client is None else network_of(self.client[0])
        self.connections_of_house.come(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections_of_house.go(self.address)
        super().connection_lost(exc)


def guarded(connections: Connections) -> tuple[type[GuardedHTTP], type[GuardedSocket]]:
    """The protocols of one server, counting together."""
    http = type("HTTP", (GuardedHTTP,), {"connections_of_house": connections})
    sockets = type("Sockets", (GuardedSocket,), {"connections_of_house": connections})
    return http, sockets


def descriptors() -> int:
    """How many files and connections this process may have open, as many as it can be given."""
    try:
        import resource
    except ImportError:  # not on this system
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return wanted if soft == resource.RLIM_INFINITY else int(soft)
