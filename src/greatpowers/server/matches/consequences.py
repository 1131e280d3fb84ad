"""What a decision changes beside the game itself: the table's row, its clock, who sits where."""

from __future__ import annotations

from datetime import datetime

import msgspec

from ..absence.due import settled, without_waiting_for
from ..absence.happening import Happening
from ..absence.missing import came_back, has_decided, in_new_phase
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
    told: list[Happening]


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
    if over:
        changed.pause = changed.motion = None
    chairs, told = _seats_after(table, step, changed.digest, now.timestamp())
    starts = step.began_phase or has_left_stage(about.pace, table.playing().wire, match, table.clock)
    fresh = clock_of_phase(about.pace, table.playing().wire, match, now) if starts else None
    return After(changed, _clock_after(table, changed, chairs, fresh, now.timestamp()), chairs, told)


def _clock_after(
    table: Table, about: About, chairs: list[Seat], fresh: Clock | None, now: float
) -> Clock | None:
    """The clock of a new phase, or that of the running one if it has waited for whoever has answered now."""
    seats = {**table.seats, **{chair.seat: chair for chair in chairs}}
    if fresh is not None:
        return settled(about, seats, fresh)
    awaited = set(about.digest.asked) - set(about.digest.ready)
    done = [name for name in seats if name not in awaited]
    clock = without_waiting_for(table.about, table.seats, table.clock, done, now)
    clock = settled(about, seats, clock)
    return None if clock == table.clock else clock


def _seats_after(table: Table, step: Step, digest: Digest, now: float) -> tuple[list[Seat], list[Happening]]:
    """A person who answers is back at his seat; the rules may make persons change seats."""
    chair, play = table.seats[step.row.seat], table.playing()
    back: dict[str, Seat] = {}
    told: list[Happening] = []
    if step.row.made_by == chair.person and chair.who in ("person", "hotseat"):
        here = chair
        if chair.standin or chair.away.offered is not None:
            here = came_back(chair)
            told.append(Happening("returned", chair.seat, by=chair.person))
        if play.is_answer(step.row):
            here = has_decided(here)
        back = {chair.seat: here} if here != chair else {}
    seats = {**table.seats, **back}
    if step.began_phase:
        changed, more = in_new_phase(seats, digest.active, now)
        back.update({one.seat: one for one in changed})
        told += more
    moved = reseated({**table.seats, **back}, table.about.digest.seating, digest.seating)
    return list({**back, **{seat.seat: seat for seat in moved}}.values()), told
