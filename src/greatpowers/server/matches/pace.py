"""How fast a game is played, and when its deadlines fall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

from ..problems import Problem

Seconds = Annotated[int, Meta(ge=5, le=7 * 86400)]
Grace = Annotated[int, Meta(ge=0, le=7 * 86400)]
Missed = Literal["disorder", "bot"]
#: So many missed turns of a seat are excused: everybody waits once more for as long, a day at the most.
Excuses = Annotated[int, Meta(ge=0, le=5)]
#: A fixed hour that comes sooner than this is skipped: nobody could write orders for it.
SHORTEST_NOTICE = timedelta(hours=1)


class Untimed(msgspec.Struct, tag_field="kind", tag="untimed", frozen=True, forbid_unknown_fields=True):
    """No deadlines: the phase ends when everybody has written."""


class Live(msgspec.Struct, tag_field="kind", tag="live", frozen=True, forbid_unknown_fields=True):
    """One sitting, with the times of the book. [1.9]"""

    first: Seconds = 1800
    later: Seconds = 900
    writing: Seconds = 300
    short: Seconds = 120
    grace: Grace = 30
    missed: Missed = "disorder"


class Slow(msgspec.Struct, tag_field="kind", tag="slow", frozen=True, forbid_unknown_fields=True):
    """So many hours for every phase."""

    hours: Annotated[int, Meta(ge=1, le=24 * 31)] = 24
    grace: Grace = 3600
    missed: Missed = "disorder"
    excuses: Excuses = 0
    leave: bool = True


class Fixed(msgspec.Struct, tag_field="kind", tag="fixed", frozen=True, forbid_unknown_fields=True):
    """Phases end at fixed hours of a time zone, on chosen days (0 is Monday)."""

    at: Annotated[
        list[Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]],
        Meta(min_length=1, max_length=24),
    ]
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    days: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=1, max_length=7)] = msgspec.field(
        default_factory=lambda: list(range(7))
    )
    grace: Grace = 3600
    missed: Missed = "disorder"
    excuses: Excuses = 0
    leave: bool = True


#: The first word of stages in which everybody answers under seal: closed by the house alone, at its end.
SEALED_STAGE = "sealed"
#: At one sitting everybody has so long, and nobody waits shorter; otherwise standing orders answer at once.
_SEALED_TIME = timedelta(seconds=8)

Pace = Untimed | Live | Slow | Fixed


def checked_pace(pace: Pace) -> Pace:
    """The pace if its time zone exists."""
    if isinstance(pace, Fixed) and pace.zone not in available_timezones():
        raise Problem(422, "zone-unknown", f"unknown time zone {pace.zone!r}", params={"zone": pace.zone})
    return pace


def stage_ends(pace: Pace, stage: str, begun: datetime, is_first: bool) -> datetime | None:
    """When a stage that begins now ends; None: never."""
    if is_sealed(stage):
        return begun + _SEALED_TIME if isinstance(pace, Live) else begun
    match pace:
        case Live():
            seconds = {
                "negotiation": pace.first if is_first else pace.later,
                "writing": pace.writing,
                "action": pace.later,
            }.get(stage, pace.short)
            return begun + timedelta(seconds=seconds)
        case Slow():
            return begun + timedelta(hours=pace.hours)
        case Fixed():
            return next_fixed_hour(pace, begun)
        case _:
            return None


def is_sealed(stage: str) -> bool:
    """Is it a stage that the house closes at its end, whoever has answered?"""
    return stage.partition(":")[0] == SEALED_STAGE


def stages_of(pace: Pace, stages: tuple[str, ...]) -> tuple[str, ...]:
    """Only a game at one sitting parts talk from writing; elsewhere talk goes on to the end of the phase."""
    return stages if isinstance(pace, Live) else stages[:1]


def next_fixed_hour(pace: Fixed, begun: datetime) -> datetime:
    """The first of the fixed hours that leaves everybody time to write, by the clocks of that zone."""
    zone = ZoneInfo(pace.zone)
    earliest = begun + SHORTEST_NOTICE
    day = earliest.astimezone(zone).date()
    for _ in range(9):
        if day.weekday() in pace.days:
            for hour in sorted(pace.at):
                # A fold or gap of summer time is settled by zoneinfo: the same wall clock, one moment.
                local = datetime.combine(day, datetime.strptime(hour, "%H:%M").time(), tzinfo=zone)
                moment = local.astimezone(UTC)
                if moment >= earliest:
                    return moment
        day += timedelta(days=1)
    raise AssertionError("a weekly timetable has an hour within nine days")
