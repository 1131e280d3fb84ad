"""Missed turns: what becomes of a seat whose holder is awaited and does not come."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec
from sqlalchemy.dialects import postgresql, sqlite

from ..matches.pace import Fixed, Live, Pace, Slow
from ..matches.stored import About, Clock, Seat
from ..store.absence_tables import missed
from ..store.journal import Work
from .due import facts_of, with_time_left
from .happening import Happening
from .stored import DAY, MISSES_IN_A_ROW, Away, Why


def excused(pace: Pace, clock: Clock, late: Iterable[Seat]) -> list[Seat]:
    """Those who are late and for whom everybody waits once more, once in a phase.

    Whoever gave his seat away and took it again is excused no more: people did that to hold others up.
    """
    if not isinstance(pace, Slow | Fixed) or clock.facts.excused:
        return []
    return [
        chair
        for chair in late
        if chair.who == "person" and chair.away.excused < pace.excuses and not chair.away.abandoned
    ]


def extended(about: About, seats: Mapping[str, Seat], clock: Clock, now: float) -> Clock:
    """The time of the phase once more from now on, a day at the most."""
    facts = facts_of(clock)
    assert facts is not None
    assert facts.whole is not None
    longer = with_time_left(about, seats, clock, min(facts.whole, DAY), now)
    return msgspec.structs.replace(longer, facts=msgspec.structs.replace(longer.facts, excused=True))


def was_excused(chair: Seat) -> Seat:
    away = msgspec.structs.replace(chair.away, misses=chair.away.misses + 1, excused=chair.away.excused + 1)
    return msgspec.structs.replace(chair, away=away)


def has_missed(chair: Seat, level: str, now: float, *, bot: bool) -> tuple[Seat, list[Happening]]:
    """A turn of this seat has gone by; `bot`: from now on one stands in."""
    if chair.who != "person":
        return (with_bot(chair, level, "missed", now), []) if bot else (chair, [])
    away = msgspec.structs.replace(chair.away, misses=chair.away.misses + 1)
    changed, told = msgspec.structs.replace(chair, away=away), [Happening("missed", chair.seat)]
    if bot:
        changed = with_bot(changed, level, "missed", now)
        told = [Happening("standin", chair.seat, {"level": changed.level or ""})]
    if away.misses >= MISSES_IN_A_ROW and away.offered is None:
        changed = offered(changed, now)
        told.append(Happening("offered", chair.seat))
    return changed, told


def with_bot(chair: Seat, level: str, why: Why, now: float) -> Seat:
    """A bot stands in."""
    away = chair.away if chair.who != "person" else msgspec.structs.replace(chair.away, since=now, why=why)
    return msgspec.structs.replace(chair, standin=True, level=chair.level or level, away=away)


def offered(chair: Seat, now: float) -> Seat:
    """Anybody may take the seat, until its holder comes back."""
    return msgspec.structs.replace(chair, away=msgspec.structs.replace(chair.away, offered=now))


def came_back(chair: Seat) -> Seat:
    """Its holder sits there again."""
    away = msgspec.structs.replace(
        chair.away,
        offered=None,
        since=None,
        why="",
        abandoned=chair.away.abandoned or chair.away.offered is not None,
    )
    return msgspec.structs.replace(chair, standin=False, away=away)


def has_decided(chair: Seat) -> Seat:
    """Whoever decides misses nothing."""
    if not chair.away.misses:
        return chair
    return msgspec.structs.replace(chair, away=msgspec.structs.replace(chair.away, misses=0))


def in_new_phase(
    seats: Mapping[str, Seat], active: Collection[str], now: float
) -> tuple[list[Seat], list[Happening]]:
    """One more phase in which a bot had to stand in; eliminations are known by now."""
    changed: list[Seat] = []
    told: list[Happening] = []
    for chair in seats.values():
        if chair.who != "person" or chair.away.is_nothing:
            continue
        if chair.seat not in active:
            # Nobody is missed who is out of the game, and nobody would take his seat.
            kept = Away(excused=chair.away.excused, abandoned=chair.away.abandoned, leave=chair.away.leave)
            if chair.away != kept:
                changed.append(msgspec.structs.replace(chair, away=kept))
        elif chair.standin and chair.away.why == "missed" and chair.away.offered is None:
            away = msgspec.structs.replace(chair.away, misses=chair.away.misses + 1)
            now_so = msgspec.structs.replace(chair, away=away)
            if away.misses >= MISSES_IN_A_ROW:
                now_so = offered(now_so, now)
                told.append(Happening("offered", chair.seat))
            changed.append(now_so)
    return changed, told


def as_missed(
    table: str, pace: Pace, people: Iterable[str], now: float, *, excused: bool, is_sqlite: bool
) -> list[Work]:
    """For the reliability of these people; two seats of one of them are one miss."""
    make = sqlite.insert if is_sqlite else postgresql.insert
    word = "live" if isinstance(pace, Live) else "slow"
    return [
        (
            make(missed).on_conflict_do_nothing(),
            {"person": person, "match": table, "at": now, "excused": excused, "pace": word},
        )
        for person in sorted(set(people))
    ]
