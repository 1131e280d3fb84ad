"""Streams of JSON lines for programs: first the whole, then changes; a blank line while nothing happens.

What is said about a table is what its WebSocket says. Every line has the number `seq`, and whoever comes back
with `after` hears what came later, or the whole again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from ...house import House
from ...live.channels import Listener
from ...live.wire import encode
from ...matches.table import Table
from ...people.people import Person
from ...people.permissions import check_plays, check_sees
from ...problems import Problem
from ...store.lists import ListName
from ...tagged import PACKED
from ..asking import Asked, TableId, house_of, person_of, session_of, table_named
from ..showing import as_message, snapshot_now, summaries, summary
from ..sockets import missed_updates

#: Seconds after which a blank line shows that the line still holds.
_BREATH: Final = 10.0
_MEDIA_TYPE: Final = "application/x-ndjson"
#: A page of one's own tables that go on is as long as the list of the lobby.
_OWN: Final[ListName] = "mine"
_OVER: Final = ("finished", "stranded")

After = Annotated[int, QueryParameter(ge=-1)]


@get("/api/stream/tables/{table_id:str}", opt={PACKED: True})
async def table_stream(
    request: Asked,
    table_id: TableId,
    seat: Annotated[str, QueryParameter(max_length=60)] = "",
    after: After = -1,
) -> Stream:
    """What a seat of one's own sees, line by line, until the game is over."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("stream", person.id)
    table = await table_named(request, table_id)
    check_sees(table, person)
    if seat:
        check_plays(table, person, seat)
    elif not table.seats_of(person.id):
        raise Problem(403, "not-seated", "you have no seat at this table")
    return _stream(_TableLines(house, table, person, session_of(request), seat, after).lines())


@get("/api/stream/events", opt={PACKED: True})
async def event_stream(request: Asked) -> Stream:
    """One's own tables, line by line: all of them first, then each that changes."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("stream", person.id)
    return _stream(_event_lines(house, person, session_of(request)))


def _stream(lines: AsyncIterator[bytes]) -> Stream:
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(lines, media_type=_MEDIA_TYPE, headers=headers)


class _TableLines:
    """The lines about one table, for somebody who sits there."""

    def __init__(
        self, house: House, table: Table, person: Person, session: str | None, seat: str, after: int
    ) -> None:
        self._house, self._table = house, table
        self._person, self._session = person, session
        self._seat, self._after = seat, after
        #: Why the last line was the last; empty while there are more to come.
        self._why = ""

    async def lines(self) -> AsyncIterator[bytes]:
        """Lots and bids may give the person another seat: then it is looked at anew."""
        what = (self._person.id, self._table.id, self._seat)
        while not self._why:
            async with _listening(self._house, what, self._person, self._session) as listener:
                about = self._before_the_start if self._table.play is None else self._in_the_game
                async for line in about(listener):
                    yield line
            self._after = -1
        yield _line_of({"type": "end", "why": self._why})

    async def _before_the_start(self, listener: Listener) -> AsyncIterator[bytes]:
        hub, table = self._house.hub, self._table
        hub.wait(table, listener)
        try:
            shown = await summary(self._house, table, self._person)
            yield _line(0, encode({"type": "waiting", "table": shown}))
            async for message in _heard(listener):
                if message:
                    return
                yield b"\n"
            self._why = self._house.streams.why_ended(listener)
        finally:
            hub.leave(table.id, None, listener)

    async def _in_the_game(self, listener: Listener) -> AsyncIterator[bytes]:
        hub, table = self._house.hub, self._table
        seats = table.seats_of(self._person.id)
        seat = self._seat if self._seat in seats else next(iter(seats), None)
        if seat is None:
            self._why = "no-seat"
            return
        shown = await summary(self._house, table, self._person)
        channel = hub.join(table, seat, listener)
        hub.presence(table)
        try:
            seq = channel.revision
            missed = missed_updates(channel, self._after)
            if missed is None:
                yield _line(
                    seq, encode(as_message("snapshot", snapshot_now(self._house, table, shown, seat)))
                )
            for update in missed or ():
                yield _line(_seq_of(update, seq), update)
            if table.about.status in _OVER:
                self._why = "over"
                return
            async for message in _heard(listener):
                if message == _ANEW:
                    return
                if not message:
                    yield b"\n"
                    continue
                seq = _seq_of(message, seq)
                yield _line(seq, message)
                if table.about.status in _OVER:
                    self._why = "over"
                    return
            self._why = self._house.streams.why_ended(listener)
        finally:
            hub.leave(table.id, seat, listener)
            hub.presence(table)


async def _event_lines(house: House, person: Person, session: str | None) -> AsyncIterator[bytes]:
    async with _listening(house, (person.id, "events"), person, session) as listener:
        house.hub.enter_lobby(listener)
        try:
            seq = 0
            own, _ = await house.lobby.list(_OWN, person, "", (), 0)
            shown = await summaries(house, own, person)
            yield _line(seq, encode({"type": "all", "tables": shown}))
            async for message in _heard(listener):
                if not message:
                    yield b"\n"
                    continue
                told = msgspec.json.decode(message, type=_Told)
                if not told.mine or not told.table:
                    continue
                seq += 1
                try:
                    table = await house.matches.table(told.table)
                    check_sees(table, person)
                except Problem:
                    yield _line(seq, encode({"type": "gone", "table": told.table}))
                    continue
                yield _line(seq, encode({"type": "table", "table": await summary(house, table, person)}))
            yield _line_of({"type": "end", "why": house.streams.why_ended(listener)})
        finally:
            house.hub.leave_lobby(listener)


class _Told(msgspec.Struct):
    """What the lobby tells of a table."""

    mine: bool = False
    table: str = ""


class _Numbered(msgspec.Struct):
    revision: int = -1


_ANEW: Final = encode({"type": "table_changed"})


@asynccontextmanager
async def _listening(
    house: House, what: tuple[str, ...], person: Person, session: str | None
) -> AsyncIterator[Listener]:
    """A line as any other: it ends with its token, and tells others that somebody is there."""
    listener = Listener(person.id, session)
    house.hub.came(listener)
    house.streams.came(what, listener)
    if session is not None and session not in await house.sessions.alive([session]):
        listener.send(None)
    try:
        yield listener
    finally:
        house.streams.went(what, listener)
        house.hub.went(listener)


async def _heard(listener: Listener) -> AsyncIterator[bytes]:
    """What is told to the line; nothing at all where nothing happens for a while."""
    while True:
        try:
            async with asyncio.timeout(_BREATH):
                message = await listener.queue.get()
        except TimeoutError:
            message = b""
        if message is None:
            return
        yield message


def _seq_of(message: bytes, known: int) -> int:
    """The number of the moment a message tells of; one that tells of none belongs to the last."""
    number = msgspec.json.decode(message, type=_Numbered).revision
    return known if number < 0 else number


def _line(seq: int, message: bytes) -> bytes:
    """A message as a line: an object whose first field is its number."""
    return b'{"seq":%d,%s\n' % (seq, message[1:])


def _line_of(message: dict[str, object]) -> bytes:
    return encode(message) + b"\n"


HANDLERS: list[ControllerRouterHandler] = [table_stream, event_stream]
