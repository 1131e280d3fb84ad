"""What a decision changes beside the game itself, and who says what people are to be told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from ..live.wire import Digest
from ..store.journal import Work
from .clocks import clock_of_phase, has_left_stage
from .digests import digest_shown
from .seating import reseated
from .table import About, Clock, Seat, Step, Table


class After(msgspec.Struct):
    """What a step changes beside the game itself."""

    about: About
    clock: Clock | None
    seats: list[Seat]


def after_step(table: Table, step: Step, now: datetime) -> After:
    about, match = table.about, step.match
    over = match.is_over
    changed = msgspec.structs.replace(
        about,
        revision=step.row.number,
        changes=about.changes + 1,
        # A private letter must not show in anything that others see, not even as a time.
        updated=now.timestamp() if table.playing().is_noticed(step.row, step.events, None) else about.updated,
        digest=digest_shown(table.seats, table.playing().wire, match),
        status="finished" if over else about.status,
        result=dict(match.result) if over else about.result,
        finished=now.timestamp() if over else about.finished,
    )
    starts = step.began_phase or has_left_stage(about.pace, table.playing().wire, match, table.clock)
    clock = clock_of_phase(about.pace, table.playing().wire, match, now) if starts else None
    return After(changed, clock, _seats_after(table, step, changed.digest))


def _seats_after(table: Table, step: Step, digest: Digest) -> list[Seat]:
    """A person who answers is back at his seat; the rules may make persons change seats."""
    chair = table.seats[step.row.seat]
    is_back = chair.standin and step.row.made_by == chair.person
    back = {chair.seat: msgspec.structs.replace(chair, standin=False)} if is_back else {}
    moved = reseated({**table.seats, **back}, table.about.digest.seating, digest.seating)
    return list({**back, **{seat.seat: seat for seat in moved}}.values())


class Teller(Protocol):
    """Says which notices go into the store together with a change."""

    def of_step(
        self, table: Table, about: About, chairs: Sequence[Seat], step: Step, readers: Sequence[str]
    ) -> Sequence[Work]:
        """With a decision; `about` and `chairs` are as they will be."""

    def of_start(self, about: About, seats: Mapping[str, Seat]) -> Sequence[Work]:
        """With the beginning of a game."""

    def of_new(self, table: Table) -> Sequence[Work]:
        """With a table that is made."""

    def wake(self) -> None:
        """Something may be there to be sent."""
