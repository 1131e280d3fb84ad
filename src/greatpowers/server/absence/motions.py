"""Votes at a table: a pause, more time, another pace, a seat offered. People who are away never block one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from ..matches.clocks import clock_of_phase
from ..matches.pace import Pace, checked_pace
from ..matches.table import Seat, Table
from ..people.people import Person
from ..people.permissions import check_plays
from ..problems import Problem
from .due import settled, time_left, with_time_left
from .happening import Happening, Params
from .missing import offered
from .pausing import gone_on, paused
from .stored import DAY, Motion, MotionKind

if TYPE_CHECKING:
    from ..matches.matches import Matches

#: A vote that nobody ends is lost after so long.
_LASTS: Final = 3 * DAY
LONGEST_PAUSE: Final = 21
LONGEST_EXTENSION: Final = 72
_HOUR: Final = 3600.0


class Wanted(msgspec.Struct, frozen=True):
    """What is put to the vote."""

    kind: MotionKind
    amount: int = 0
    seat: str = ""
    pace: Pace | None = None
    why: str = ""


class Count(msgspec.Struct, frozen=True):
    """How a vote stands: seats that speak for those who are there, one for each person."""

    voters: list[str]
    yes: list[str]
    no: list[str]
    #: So many must agree.
    needed: int
    #: Seats of people who are away and do not count.
    away: list[str]


def count_of(table: Table, motion: Motion, now: float) -> Count:
    """One vote for each person who is there and still in the game; bots and absent people have none."""
    active, voters, away = table.about.digest.active, dict[str, str](), list[str]()
    for chair in table.seats.values():
        if chair.who not in ("person", "hotseat") or chair.person is None or chair.seat not in active:
            continue
        if is_away(chair, now):
            away.append(chair.seat)
        else:
            own = voters.get(chair.person)
            spoke = chair.seat in motion.yes or chair.seat in motion.no
            voters[chair.person] = chair.seat if own is None or spoke else own
    seats = list(voters.values())
    yes, no = ([seat for seat in seats if seat in said] for said in (motion.yes, motion.no))
    return Count(seats, yes, no, len(seats) // 2 + 1, away)


def is_away(chair: Seat, now: float) -> bool:
    """Is its holder on leave, or does a bot sit in for him?"""
    leave = chair.away.leave
    return chair.standin or (leave is not None and leave.begins <= now < leave.ends)


class Motions:
    """Votes at tables."""

    def __init__(self, matches: Matches, secret: Callable[[int], str]) -> None:
        self._matches = matches
        self._secret = secret

    async def ask(self, table: Table, person: Person, seat: str, wanted: Wanted) -> None:
        """Put something to the vote; whoever asks agrees."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            now = self._matches.now().timestamp()
            _check(table, seat, wanted, now)
            pace = None if wanted.pace is None else msgspec.to_builtins(checked_pace(wanted.pace))
            motion = Motion(
                self._secret(8),
                wanted.kind,
                seat,
                now,
                now + _LASTS,
                wanted.why.strip(),
                wanted.amount,
                wanted.seat,
                pace,
                yes=[seat],
            )
            if not await self._carried(table, motion):
                told = Happening("motion", seat, {"kind": motion.kind, "amount": motion.amount}, by=person.id)
                await self._matches.save(table, motion=motion, told=[told])

    async def vote(self, table: Table, person: Person, seat: str, agrees: bool | None) -> None:
        """Agree, refuse, or (None) withdraw what one has asked for."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            motion, now = table.about.motion, self._matches.now().timestamp()
            if motion is None:
                raise Problem(409, "no-motion", "nothing is put to the vote here")
            own = set(table.seats_of(person.id))
            if agrees is None:
                if motion.by not in own:
                    raise Problem(403, "motion-not-yours", "somebody else has asked for this")
                await self._matches.save(table, motion=None)
                return
            if not own & set(count_of(table, motion, now).voters):
                raise Problem(409, "motion-no-vote", "whoever is away or out of the game has no vote")
            yes = [name for name in motion.yes if name not in own]
            no = [name for name in motion.no if name not in own]
            (yes if agrees else no).append(seat)
            motion = msgspec.structs.replace(motion, yes=yes, no=no)
            if not await self._carried(table, motion):
                await self._matches.save(table, motion=motion)

    async def look_again(self, table: Table) -> None:
        """Somebody may have gone away meanwhile, or time is up."""
        async with table.lock:
            await self._matches.catch_up(table)
            if table.about.motion is not None and table.about.status == "playing":
                await self._carried(table, table.about.motion)

    async def _carried(self, table: Table, motion: Motion) -> bool:
        """The vote is over, one way or the other, and its outcome holds. The caller holds the lock."""
        now = self._matches.now().timestamp()
        count = count_of(table, motion, now)
        if len(count.yes) >= count.needed:
            await self._do(table, motion, now)
            return True
        if now >= motion.until or len(count.no) > len(count.voters) - count.needed:
            told = Happening("motion-lost", motion.by, {"kind": motion.kind, "amount": motion.amount})
            await self._matches.save(table, motion=None, told=[told])
            return True
        return False

    async def _do(self, table: Table, motion: Motion, now: float) -> None:
        about, clock = table.about, table.clock
        params: Params = {"amount": motion.amount}
        match motion.kind:
            case "pause":
                pause, clock = paused(table, now + motion.amount * DAY, motion.by, motion.why, now)
                told = Happening("paused", motion.by, {"days": motion.amount})
                await self._matches.save(table, clock=clock, told=[told], motion=None, pause=pause)
            case "resume":
                clock, told = gone_on(table, now)
                await self._matches.save(table, clock=clock, told=[told], motion=None, pause=None)
            case "extend":
                left = time_left(about, table.seats, clock, now) or 0.0
                least = max(0.0, left) + motion.amount * _HOUR
                longer = with_time_left(about, table.seats, clock, least, now)
                facts = msgspec.structs.replace(longer.facts, voted=True)
                told = Happening("extended", motion.by, params)
                longer = msgspec.structs.replace(longer, facts=facts)
                await self._matches.save(table, clock=longer, told=[told], motion=None)
            case "pace":
                pace = msgspec.convert(motion.pace, Pace)
                play = table.playing()
                fresh = clock_of_phase(pace, play.wire, play.match, self._matches.now())
                changed = msgspec.structs.replace(about, pace=pace)
                clock = settled(changed, table.seats, fresh)
                await self._matches.save(
                    table, clock=clock, told=[Happening("pace", motion.by)], motion=None, pace=pace
                )
            case "offer":
                chair, told = table.seats[motion.seat], Happening("offered", motion.seat)
                is_vacant = chair.standin and chair.away.offered is None
                seats = [offered(chair, now)] if is_vacant else []
                await self._matches.save(table, seats=seats, told=[told] if is_vacant else [], motion=None)


def _check(table: Table, seat: str, wanted: Wanted, now: float) -> None:
    """May this be asked for now?"""
    about, clock = table.about, table.clock
    if about.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played now")
    if about.motion is not None:
        raise Problem(409, "motion-open", "something else is put to the vote")
    if is_away(table.seats[seat], now) or seat not in about.digest.active:
        raise Problem(409, "motion-no-vote", "whoever is away or out of the game has no vote")
    match wanted.kind:
        case "pause" if not 1 <= wanted.amount <= LONGEST_PAUSE:
            raise Problem(
                422, "motion-amount", "so many days cannot be asked for", params={"most": LONGEST_PAUSE}
            )
        case "resume" if about.pause is None:
            raise Problem(409, "not-paused", "the table is not paused")
        case "extend" if not 1 <= wanted.amount <= LONGEST_EXTENSION:
            most = {"most": LONGEST_EXTENSION}
            raise Problem(422, "motion-amount", "so many hours cannot be asked for", params=most)
        case "extend" if about.pause is not None or clock.due is None or clock.facts.voted:
            raise Problem(409, "no-extension", "there is no time to extend, or it was extended once already")
        case "pace" if wanted.pace is None:
            raise Problem(422, "motion-pace", "say which pace")
        case "offer":
            chair = table.seats.get(wanted.seat)
            if chair is None or not chair.standin or chair.who != "person" or chair.away.offered is not None:
                raise Problem(409, "seat-not-vacant", "nobody is missed in this seat")
