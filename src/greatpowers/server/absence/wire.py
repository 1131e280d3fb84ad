"""Absence on the wire: what everybody at a table sees of it."""

from __future__ import annotations

import msgspec

from ..live.wire import iso
from ..matches.pace import Pace
from ..matches.stored import Seat
from ..matches.table import Table
from .due import facts_of
from .motions import count_of
from .offering import seats_on_offer
from .stored import MotionKind, SeatState, Why

#: The share of the time after which somebody who is still awaited has been warned.
_WARNED = 0.8


class PauseOnWire(msgspec.Struct):
    """The clock stands still; `left` seconds go on running when it is over."""

    until: str | None
    by: str
    why: str
    left: float | None


class MotionOnWire(msgspec.Struct):
    """Something is put to the vote: `needed` of `voters` must agree, and `away` do not count."""

    id: str
    kind: MotionKind
    by: str
    why: str
    amount: int
    seat: str
    pace: Pace | None
    until: str | None
    voters: list[str]
    yes: list[str]
    no: list[str]
    away: list[str]
    needed: int


class AwayOnWire(msgspec.Struct):
    """A seat whose holder is not simply there."""

    id: str
    state: SeatState
    #: Why a bot sits there, and since when.
    why: Why
    since: str | None
    misses: int
    #: The present or the next leave of its holder.
    leave_begins: str | None
    leave_ends: str | None


class AbsenceOnWire(msgspec.Struct):
    """What stands in the way of the game's going on as usual."""

    pause: PauseOnWire | None
    motion: MotionOnWire | None
    seats: list[AwayOnWire]


def absence_of(table: Table, now: float) -> AbsenceOnWire:
    """The same for everybody who may see the table as it is."""
    away = [_away(table, chair, now) for chair in table.seats.values() if chair.who == "person"]
    return AbsenceOnWire(_pause(table), _motion(table, now), [one for one in away if one is not None])


def offers_at(table: Table, now: float) -> AbsenceOnWire | None:
    """What whoever does not see the table as it is may know: seats anybody may take."""
    away = [_away(table, chair, now) for chair in seats_on_offer(table)]
    found = [one for one in away if one is not None]
    return AbsenceOnWire(None, None, found) if found and table.about.public else None


def _pause(table: Table) -> PauseOnWire | None:
    pause, facts = table.about.pause, facts_of(table.clock)
    if pause is None:
        return None
    left = pause.left
    if facts is not None and facts.whole is not None and (table.clock.begun or 0.0) > pause.begun:
        # Another phase has begun meanwhile, and has all its time before it.
        left = facts.whole + facts.extra
    return PauseOnWire(iso(pause.until), pause.by, pause.why, left)


def _motion(table: Table, now: float) -> MotionOnWire | None:
    motion = table.about.motion
    if motion is None:
        return None
    count = count_of(table, motion, now)
    pace = None if motion.pace is None else msgspec.convert(motion.pace, Pace)
    return MotionOnWire(
        motion.id,
        motion.kind,
        motion.by,
        motion.why,
        motion.amount,
        motion.seat,
        pace,
        iso(motion.until),
        count.voters,
        count.yes,
        count.no,
        count.away,
        count.needed,
    )


def state_of(table: Table, chair: Seat, now: float) -> SeatState:
    """Present, warned, excused, replaced by a bot, or offered to others."""
    away, clock = chair.away, table.clock
    if away.offered is not None:
        return "open"
    if chair.standin:
        return "stand-in"
    if chair.seat in set(table.about.digest.asked) - set(table.about.digest.ready):
        if clock.facts.excused and away.misses:
            return "excused"
        if clock.late or _is_nearly_over(table, now):
            return "warned"
    return "present"


def _is_nearly_over(table: Table, now: float) -> bool:
    deadline, facts = table.clock.deadline, facts_of(table.clock)
    if deadline is None or facts is None or facts.whole is None:
        return False
    return deadline - now <= (1 - _WARNED) * facts.whole


def _away(table: Table, chair: Seat, now: float) -> AwayOnWire | None:
    state, leave = state_of(table, chair, now), chair.away.leave
    # A table is not sent anew because time passes: clients know by the clock who is warned.
    if state in ("present", "warned") and leave is None:
        return None
    return AwayOnWire(
        chair.seat,
        state,
        chair.away.why,
        iso(chair.away.since),
        chair.away.misses,
        None if leave is None else iso(leave.begins),
        None if leave is None else iso(leave.ends),
    )
