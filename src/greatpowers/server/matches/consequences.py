"""What a decision changes beside the game itself: the table's row, its clock, who sits where."""

from __future__ import annotations

from datetime import datetime

import msgspec

from ..live.wire import Digest
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
