"""The dice of any game: what was rolled for what by whom, and what luck it was."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

import msgspec

from ...engine.events import Event

FACES: Final = (1, 2, 3, 4, 5, 6)


class Roll(msgspec.Struct, frozen=True):
    """One die: `good` is what it brought, `expected` what a die brings here on average."""

    n: int
    purpose: str
    side: str
    die: int
    good: float = 0.0
    expected: float = 0.0


class Group(msgspec.Struct):
    """All rolls of a side for one purpose; `good` and `expected` are null where a roll is only read off."""

    purpose: str
    side: str
    count: int
    mean: float
    #: How often each face came up, from 1 to 6.
    faces: list[int]
    good: float | None
    expected: float | None


class Shot(msgspec.Struct):
    """Losses inflicted beyond the average, added up over the game."""

    n: int
    side: str
    luck: float


class DiceStatistics(msgspec.Struct):
    """`expected_mean` is that of a fair die."""

    groups: list[Group] = []
    shots: list[Shot] = []
    expected_mean: float = 3.5


#: Counts what was rolled, from events with the numbers of their decisions.
DiceCount = Callable[[Iterable[tuple[int, Event]]], DiceStatistics]


def statistics(rolls: list[Roll], counted: Collection[str], fire: Collection[str]) -> DiceStatistics:
    """Rolls by purpose and side. `counted` are purposes whose outcome counts something (losses inflicted, or
    attempts that succeeded), `fire` those that inflict losses."""
    keys = sorted({(roll.purpose, roll.side) for roll in rolls})
    groups = [_group([roll for roll in rolls if (roll.purpose, roll.side) == key], counted) for key in keys]
    return DiceStatistics(groups, list(_course(rolls, fire)))


def _group(rolls: list[Roll], counted: Collection[str]) -> Group:
    first = rolls[0]
    counts = first.purpose in counted
    return Group(
        purpose=first.purpose,
        side=first.side,
        count=len(rolls),
        mean=sum(roll.die for roll in rolls) / len(rolls),
        faces=[sum(roll.die == face for roll in rolls) for face in FACES],
        good=sum(roll.good for roll in rolls) if counts else None,
        expected=sum(roll.expected for roll in rolls) if counts else None,
    )


def _course(rolls: Iterable[Roll], fire: Collection[str]) -> Iterator[Shot]:
    """How luck went, one step for all dice of a side that were rolled together."""
    luck: dict[str, float] = {}
    last: Shot | None = None
    for roll in rolls:
        if roll.purpose not in fire:
            continue
        luck[roll.side] = luck.get(roll.side, 0.0) + roll.good - roll.expected
        if last is not None and (last.n, last.side) != (roll.n, roll.side):
            yield last
        last = Shot(roll.n, roll.side, luck[roll.side])
    if last is not None:
        yield last
