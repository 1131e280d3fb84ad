"""Live updates: a channel for each seat of a table remembers what it told last and sends only changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import datetime

import structlog
from msgspec import Raw

from ..matches.summary import own_part_of_summary, part_of_summary
from ..matches.table import Step, Table
from ..matches.takebacks import latest_offered
from ..metrics import SOCKETS
from .messages import Presence, TableChanged, Update
from .snapshots import Encoded, clock_on_wire, takeback_on_wire
from .wire import changed_fields, encode

log = structlog.get_logger()

#: Updates kept for those who come back after a short absence.
_KEPT = 60
#: Seconds a channel is kept up to date after its last listener left.
_PATIENCE = 60.0
#: Seconds for which somebody who had a table before his eyes needs no notice of it.
_LOOK_LASTS = 30.0
_MOST_LOOKS = 5_000
#: A listener that is so many messages behind is sent away; he comes back and gets a snapshot.
_LONGEST_QUEUE = 256


class Listener:
    """One line to somebody, a WebSocket or a stream: what is to be sent waits in its queue."""

    def __init__(self, person: str | None, session: str | None = None) -> None:
        self.person = person
        self.session = session
        #: Nothing is heard from it any more.
        self.is_dismissed = False
        #: Dismissed because it did not read what it was sent.
        self.is_slow = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_LONGEST_QUEUE)

    def send(self, message: bytes | None) -> None:
        """Queue a message; None asks to close. Too slow a listener is closed."""
        self.is_dismissed |= message is None
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
            self.is_dismissed = self.is_slow = True


class Channel:
    """All listeners of one seat of a table, and what they know."""

    def __init__(self, shown: Encoded, table: Table, seat: str | None) -> None:
        stage = table.clock.stage
        self.seat = seat
        self.holders = _holders(table, seat)
        self.listeners: list[Listener] = []
        self.left_at: float | None = None
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=_KEPT)
        self.board, self.own = shown.board(), shown.own(seat, stage)
        self.letters = len(shown.letters(seat))
        self.question = shown.question(seat)
        self.asked_at = shown.play.question_row
        self.revision = shown.play.seen(seat)
        self.rows = shown.play.revision

    def update(
        self, shown: Encoded, stage: str, clock: Raw, table: dict[str, object], *, alone: bool
    ) -> Update:
        """What changed for the seat since it was told last."""
        play, known = shown.play, self.rows
        self.rows, self.revision = play.revision, play.seen(self.seat)
        board, own, question = shown.board(), shown.own(self.seat, stage), shown.question(self.seat)
        view: dict[str, object] = {**shown.board_since(self.board), **changed_fields(self.own, own)}
        letters = shown.letters(self.seat, self.letters)
        if letters:
            view["press_more"] = letters
        message = Update(
            revision=self.revision,
            view=view,
            events=shown.fresh_lines(self.seat, known),
            can_undo=self.seat is not None and play.can_undo(self.seat),
            takeback=takeback_on_wire(play, self.seat),
            back_to=latest_offered(play, self.seat, alone=alone),
            clock=clock,
            table=table,
        )
        struck = [play.seen_number(self.seat, row) for by, row in play.struck if by > known]
        if struck:
            message.struck = struck
        # A question that reads like the last one is still another question, and waits for another answer.
        if question != self.question or (question != b"null" and play.question_row != self.asked_at):
            message.question = Raw(question)
        self.board, self.own = board, own
        self.question, self.asked_at = question, play.question_row
        self.letters += len(letters)
        return message


class Room:
    """The channels of one table."""

    def __init__(self) -> None:
        self.channels: dict[str | None, Channel] = {}
        self.waiting: list[Listener] = []
        self.shown: Encoded | None = None


class Hub:
    """Everybody who listens, by table and seat; and the lobby."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._rooms: dict[str, Room] = {}
        self._lobby: list[Listener] = []
        self._listeners: dict[int, Listener] = {}
        self._online: dict[str, int] = {}
        #: When a person last had a table before his eyes.
        self._looks: dict[tuple[str, str], float] = {}

    def online(self, person: str) -> bool:
        return person in self._online

    def looks(self, person: str, table: str) -> None:
        """The person has the table before his eyes now."""
        now = self._now().timestamp()
        self._looks[person, table] = now
        if len(self._looks) > _MOST_LOOKS:
            self._looks = {key: then for key, then in self._looks.items() if now - then < _LOOK_LASTS}

    def is_looking(self, person: str, table: str) -> bool:
        """Has he had the table before his eyes a moment ago? An open page that nobody sees does not count."""
        return self._now().timestamp() - self._looks.get((person, table), 0.0) < _LOOK_LASTS

    def shown(self, table: Table) -> Encoded:
        """The encoded pieces of a table's game."""
        room = self._rooms.setdefault(table.id, Room())
        if room.shown is None or room.shown.play is not table.play:
            room.shown = Encoded(table.playing())
        return room.shown

    def join(self, table: Table, seat: str | None, listener: Listener) -> Channel:
        """From now on the listener gets the updates of the seat."""
        room = self._rooms.setdefault(table.id, Room())
        channel = room.channels.get(seat)
        if channel is None:
            channel = room.channels[seat] = Channel(self.shown(table), table, seat)
        channel.listeners.append(listener)
        channel.left_at = None
        return channel

    def wait(self, table: Table, listener: Listener) -> None:
        """The game has not begun: the listener is told when the table changes."""
        self._rooms.setdefault(table.id, Room()).waiting.append(listener)

    def leave(self, table: str, seat: str | None, listener: Listener) -> None:
        room = self._rooms.get(table)
        if room is None:
            return
        if listener in room.waiting:
            room.waiting.remove(listener)
        channel = room.channels.get(seat)
        if channel is not None and listener in channel.listeners:
            channel.listeners.remove(listener)
            if not channel.listeners:
                channel.left_at = self._now().timestamp()

    def publish(self, table: Table, step: Step | None) -> None:
        """Tell every seat what it may know of a change."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        if table.play is None or room.waiting:
            for listener in room.waiting:
                listener.send(_TABLE_CHANGED)
        if table.play is None:
            return
        self._drop_abandoned(room)
        self._drop_reseated(room, table)
        if not room.channels:
            room.shown = None
            return
        told = part_of_summary(table, self.online, self._now().timestamp())
        shown, clock = self.shown(table), Raw(encode(clock_on_wire(table.clock, self._now)))
        common = {name: Raw(encode(value)) for name, value in told.items()}
        for channel in list(room.channels.values()):
            if step is not None and table.play.seen(channel.seat) == channel.revision:
                continue
            try:
                part = {**common, **own_part_of_summary(table, channel.seat)}
                encoded = encode(
                    channel.update(shown, table.clock.stage, clock, part, alone=table.alone(channel.seat))
                )
            except Exception:
                log.exception("seat_not_shown", table=table.id, seat=channel.seat)
                _turn_out(room.channels.pop(channel.seat))
                continue
            channel.recent.append((channel.revision, encoded))
            for listener in channel.listeners:
                listener.send(encoded)

    def presence(self, table: Table) -> None:
        """Tell who is there."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        here = [
            s.seat for s in table.seats.values() if s.who == "bot" or (s.person and self.online(s.person))
        ]
        encoded = encode(Presence(here))
        for channel in room.channels.values():
            for listener in channel.listeners:
                listener.send(encoded)

    def _drop_abandoned(self, room: Room) -> None:
        limit = self._now().timestamp() - _PATIENCE
        for seat in [s for s, c in room.channels.items() if c.left_at is not None and c.left_at < limit]:
            del room.channels[seat]

    def _drop_reseated(self, room: Room, table: Table) -> None:
        """Persons have changed seats: before more is told, they look anew from where they sit now."""
        for seat in [s for s, c in room.channels.items() if c.holders != _holders(table, s)]:
            _turn_out(room.channels.pop(seat))

    def forget(self, table: str) -> None:
        """The table is gone."""
        room = self._rooms.pop(table, None)
        if room is not None:
            for listener in (*room.waiting, *(x for c in room.channels.values() for x in c.listeners)):
                listener.send(None)

    def enter_lobby(self, listener: Listener) -> None:
        self._lobby.append(listener)

    def leave_lobby(self, listener: Listener) -> None:
        self._lobby.remove(listener)

    def tell_lobby(self, table: Table) -> None:
        """Something worth fetching the lists again; the listener is told whether it is his own table."""
        members = {seat.person for seat in table.seats.values()} | {table.about.owner}
        # Spectators who have to wait are not told the moment at which something happens.
        is_late = table.about.spectator_delay > 0 and table.about.revision > 0
        for listener in self._lobby:
            mine = listener.person is not None and listener.person in members
            if mine or (table.about.public and not is_late):
                listener.send(encode({"type": "tables_changed", "mine": mine, "table": table.id}))

    def listeners(self, person: str | None = None) -> list[Listener]:
        """Everybody who listens anywhere, or one person's lines."""
        return [one for one in self._listeners.values() if person is None or one.person == person]

    def tell_members(self, table: Table, people: set[str | None]) -> None:
        """Something for some of the members only."""
        for listener in self._lobby:
            if listener.person is not None and listener.person in people:
                listener.send(encode({"type": "tables_changed", "mine": True, "table": table.id}))

    def close_all(self) -> None:
        """The house closes."""
        for id_ in list(self._rooms):
            self.forget(id_)
        for listener in self._lobby:
            listener.send(None)

    def came(self, listener: Listener) -> None:
        """A line was opened, wherever it will listen."""
        self._listeners[id(listener)] = listener
        SOCKETS.inc()
        if listener.person is not None:
            self._online[listener.person] = self._online.get(listener.person, 0) + 1

    def went(self, listener: Listener) -> None:
        del self._listeners[id(listener)]
        SOCKETS.dec()
        if listener.person is not None:
            left = self._online.get(listener.person, 0) - 1
            if left > 0:
                self._online[listener.person] = left
            else:
                self._online.pop(listener.person, None)


def _turn_out(channel: Channel) -> None:
    """Its listeners look at the table anew."""
    for listener in channel.listeners:
        listener.send(_TABLE_CHANGED)
        listener.send(None)


def _holders(table: Table, seat: str | None) -> list[str | None]:
    """Who holds the seat; a spectator sees all names."""
    return [chair.person for chair in table.seats.values() if seat is None or chair.seat == seat]


_TABLE_CHANGED = encode(TableChanged())
