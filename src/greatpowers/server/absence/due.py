"""When a deadline falls: one function over the times in which the clock runs and stands still.

Nothing ever adds hours to a stored deadline. A stage knows when it began, how long it is and when it
stood still; the deadline follows, however often it is asked for and whatever the clock of the machine did.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from ..live.wire import Digest
from ..matches.pace import SHORTEST_NOTICE, Fixed, Live, is_sealed, next_fixed_hour
from ..matches.stored import About, Clock, Seat
from .stored import DAY, Facts, Leave, Stop

#: Where more than two people play, a leave stops the clock for so long in one turn; then a bot stands in.
LONGEST_STOP: Final = 3 * DAY
_TWO: Final = 2
#: Whoever takes a seat has at least so much of the phase.
LEAST_SHARE: Final = 0.5
#: A leave that begins later than this share of the time before the deadline rescues nothing.
_LAST_QUARTER: Final = 0.25


def runs_out(begun: float, length: float, stops: Sequence[Stop]) -> float:
    """When so many seconds of running time are over."""
    at, left = begun, length
    for stop in sorted(stops, key=lambda one: (one.begins, one.ends)):
        if stop.ends <= at:
            continue
        if stop.begins > at + left:
            break
        left -= max(0.0, stop.begins - at)
        at = stop.ends
    return at + left


def due(about: About, seats: Mapping[str, Seat], clock: Clock, digest: Digest | None = None) -> float | None:
    """When the running stage ends, if nobody decides before; None: never, or nobody knows in a pause."""
    facts = facts_of(clock)
    if facts is None or facts.whole is None or clock.begun is None or about.pause is not None:
        return None
    length = facts.whole + facts.extra
    stops = [*facts.stops]
    for _, stop in leave_stops(about, seats, clock, digest):
        stops.append(stop)
    end = runs_out(clock.begun, length, stops)
    moved = end != clock.begun + facts.whole
    if moved and isinstance(about.pace, Fixed):
        # By the clock on the wall there is no half hour: the next of the fixed hours.
        early = datetime.fromtimestamp(end, UTC) - SHORTEST_NOTICE
        return next_fixed_hour(about.pace, early).timestamp()
    return end


def leave_stops(
    about: About, seats: Mapping[str, Seat], clock: Clock, digest: Digest | None = None
) -> list[tuple[str, Stop]]:
    """For whom on leave the clock of this stage waits, and when."""
    facts, pace = facts_of(clock), about.pace
    if facts is None or facts.whole is None or clock.begun is None or is_sealed(clock.stage):
        return []
    if isinstance(pace, Live) or not getattr(pace, "leave", False):
        return []
    shown = about.digest if digest is None else digest
    length, found = facts.whole + facts.extra, list[tuple[str, Stop]]()
    for name in sorted(set(shown.asked) - set(shown.ready), key=lambda one: _begins(seats[one])):
        chair = seats[name]
        leave = chair.away.leave
        if leave is None or chair.who != "person" or chair.is_bot_now or chair.away.spent == leave:
            continue
        begins = max(leave.begins, clock.begun)
        without = runs_out(clock.begun, length, [*facts.stops, *(stop for _, stop in found)])
        if leave.ends <= begins or without - begins < _LAST_QUARTER * facts.whole:
            continue
        ends = leave.ends if people_at(seats) <= _TWO else min(leave.ends, begins + LONGEST_STOP)
        found.append((name, Stop(begins, ends)))
    return found


def _begins(chair: Seat) -> float:
    return chair.away.leave.begins if chair.away.leave is not None else 0.0


def people_at(seats: Mapping[str, Seat]) -> int:
    """How many people have seats."""
    return len({chair.person for chair in seats.values() if chair.who == "person"})


def facts_of(clock: Clock) -> Facts | None:
    """What the deadline follows from; of a clock that is older than such facts, what it says itself."""
    if not clock.stage:
        return None
    if clock.facts.whole is None and clock.deadline is not None and clock.begun is not None:
        return msgspec.structs.replace(clock.facts, whole=clock.deadline - clock.begun)
    return clock.facts


def settled(about: About, seats: Mapping[str, Seat], clock: Clock, digest: Digest | None = None) -> Clock:
    """The same clock with the deadline that follows from everything known now."""
    if not clock.stage:
        return clock
    if about.pause is not None:
        return msgspec.structs.replace(clock, due=about.pause.until, deadline=None)
    if clock.due is None or clock.late:
        return clock
    end = due(about, seats, clock, digest)
    if end is None:
        return clock
    facts = facts_of(clock)
    assert facts is not None
    # Where a stop ends before the leave does, a bot takes over at that moment.
    ends = [
        stop.ends for name, stop in leave_stops(about, seats, clock, digest) if _outstays(seats[name], stop)
    ]
    return msgspec.structs.replace(clock, due=min([end, *ends]), deadline=end, facts=facts)


def outstayed(about: About, seats: Mapping[str, Seat], clock: Clock, now: float) -> list[tuple[str, Leave]]:
    """Seats whose leave goes on though the clock has waited for them as long as it does."""
    found = []
    for name, stop in leave_stops(about, seats, clock):
        leave = seats[name].away.leave
        if leave is not None and stop.ends <= now and _outstays(seats[name], stop):
            found.append((name, leave))
    return found


def _outstays(chair: Seat, stop: Stop) -> bool:
    """Is its holder away longer than the clock waits?"""
    return chair.away.leave is not None and stop.ends < chair.away.leave.ends


def without_waiting_for(
    about: About, seats: Mapping[str, Seat], clock: Clock, names: Collection[str], now: float
) -> Clock:
    """The clock has waited for these until now, and waits no longer: that becomes a fact."""
    facts = facts_of(clock)
    if facts is None:
        return clock
    over = [
        Stop(stop.begins, min(stop.ends, now))
        for name, stop in leave_stops(about, seats, clock)
        if name in names and stop.begins < now
    ]
    if not over:
        return clock
    return msgspec.structs.replace(clock, facts=msgspec.structs.replace(facts, stops=[*facts.stops, *over]))


def time_left(about: About, seats: Mapping[str, Seat], clock: Clock, now: float) -> float | None:
    """Seconds of running time that are left at this moment; less than none if they are over."""
    facts = facts_of(clock)
    if facts is None or facts.whole is None or clock.begun is None or clock.due is None:
        return None
    stops = [*facts.stops, *(stop for _, stop in leave_stops(about, seats, clock))]
    gone, at = 0.0, clock.begun
    for stop in sorted(stops, key=lambda one: (one.begins, one.ends)):
        gone += max(0.0, min(stop.begins, now) - at)
        at = max(at, min(stop.ends, now))
    gone += max(0.0, now - at)
    return facts.whole + facts.extra - gone


def with_time_left(about: About, seats: Mapping[str, Seat], clock: Clock, least: float, now: float) -> Clock:
    """At least so many seconds are left from now on."""
    left, facts = time_left(about, seats, clock, now), facts_of(clock)
    if left is None or facts is None or left >= least:
        return clock
    more = msgspec.structs.replace(facts, extra=facts.extra + least - left)
    return settled(about, seats, msgspec.structs.replace(clock, facts=more, late=False))


def waited_for_again(
    about: About, seats: Mapping[str, Seat], clock: Clock, seat: str, now: float
) -> Clock | None:
    """A person sits down where a bot was to answer: if the turn is still open, he has time for it again.

    Where the time was over it is at least half of the phase, as whoever takes a seat has.
    """
    facts = facts_of(clock)
    is_asked = seat in set(about.digest.asked) - set(about.digest.ready)
    if not is_asked or facts is None or facts.whole is None or about.pause is not None:
        return None
    if clock.due is None and clock.deadline is not None:
        # Nobody was awaited any more; now somebody is.
        clock = msgspec.structs.replace(clock, due=clock.deadline)
        clock = with_time_left(about, seats, clock, facts.whole * LEAST_SHARE, now)
    return settled(about, seats, clock)
