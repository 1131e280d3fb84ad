"""What a position is worth to each seat: the centres it may expect, and from them the share of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from ...printed.board import CENTRES, HOME_OF
from ...printed.units import Unit
from ..regular.values import CENTRE_PLACE
from ..situation import IDLE, provinces_beside
from .light import Light, Table, general_worth
from .weights import FEATURES, VALUE


@cache
def _centres_beside(unit: Unit) -> tuple[int, ...]:
    """Places, in the list of centres, of those the unit could step into."""
    return tuple(CENTRE_PLACE[p] for p in provinces_beside(unit) if p in CENTRE_PLACE)


@cache
def _worth(unit: Unit) -> float:
    """How near the unit is to centres, about 1."""
    return general_worth(unit.kind, unit.location) / 1_500_000


#: What is counted of every seat, in the order of the weights.
NAMES: Final = (
    "one", "centres", "units", "standing", "intruded", "exposed", "beset", "watched", "open", "contested",
    "takeable", "assailable", "worth", "builds", "missing", "homes", "largest", "squared",
)  # fmt: skip
(ONE, OWNED, UNITS, STANDING, INTRUDED, EXPOSED, BESET, WATCHED, OPEN, CONTESTED, TAKEABLE, ASSAILABLE,
 WORTH, BUILDS, MISSING, HOMES, LARGEST, SQUARED) = range(len(NAMES))  # fmt: skip


def features(light: Light) -> list[list[float]]:
    """By camp, what is counted in a position before a movement phase."""
    camp_of, camps = light.table.camp_of, light.table.camps
    found = [[0.0] * len(NAMES) for _ in range(camps)]
    reach = [[0] * len(CENTRES) for _ in range(camps)]
    for unit in light.units.values():
        camp = camp_of[unit.power]
        if camp >= 0:
            row = reach[camp]
            for place in _centres_beside(unit):
                row[place] += 1
            found[camp][UNITS] += 1
            found[camp][WORTH] += _worth(unit)
    vacant = _count_owners(light, found)
    for centre, column in zip(CENTRES, zip(*reach, strict=True), strict=True):
        if any(column):
            _count_struggle(light, centre, column, found)
    _count_numbers(found, vacant)
    return found


def _count_owners(light: Light, found: list[list[float]]) -> list[int]:
    """Who owns centres and who stands in those of others; the vacant homes by camp."""
    camp_of, units = light.table.camp_of, light.units
    vacant = [0] * len(found)
    for centre, power in light.centres.items():
        owner = camp_of[power]
        if owner >= 0:
            found[owner][OWNED] += 1
            if HOME_OF[centre] == power:
                found[owner][HOMES] += 1
                vacant[owner] += centre not in units
    for centre in CENTRES:
        if centre in units:
            here = camp_of[units[centre].power]
            owner = camp_of[light.centres[centre]] if centre in light.centres else IDLE
            if here >= 0 and here != owner:
                found[here][STANDING] += 1
                if owner >= 0:
                    found[owner][INTRUDED] += 1
    return vacant


def _count_struggle(light: Light, centre: int, column: Sequence[int], found: list[list[float]]) -> None:
    """Who can drive whom out of a centre, by the units that can step there."""
    camp_of = light.table.camp_of
    unit, power = light.units.get(centre), light.centres.get(centre)
    owner = IDLE if power is None else camp_of[power]
    holder = owner if unit is None else camp_of[unit.power]
    guard = int(unit is not None)
    if holder >= 0:
        guard += column[holder]
        strongest = max(0, *column[:holder], *column[holder + 1 :])
        if not strongest:
            return
        kind = EXPOSED if strongest > guard else BESET if strongest == guard else WATCHED
        found[holder][kind] += 1
    else:
        strongest = max(column)
        if unit is None:
            kind = OPEN if column.count(strongest) == 1 else CONTESTED
            for camp, strength in enumerate(column):
                if strength == strongest:
                    found[camp][kind] += 1
            return
    if strongest >= guard:
        kind = TAKEABLE if strongest > guard else ASSAILABLE
        for camp, strength in enumerate(column):
            if strength == strongest and camp not in (holder, owner):
                found[camp][kind] += 1


def _count_numbers(found: list[list[float]], vacant: Sequence[int]) -> None:
    """What follows from the numbers of centres and units."""
    ranked = sorted(own[OWNED] for own in found)
    for own, homes in zip(found, vacant, strict=True):
        size = own[OWNED]
        own[ONE] = 1.0
        own[BUILDS] = max(0.0, min(size - own[UNITS], homes))
        own[MISSING] = max(0.0, own[UNITS] - size)
        own[LARGEST] = (ranked[-1] if size < ranked[-1] or len(ranked) == 1 else ranked[-2]) / 10
        own[SQUARED] = size * size / 10


def expected_centres(light: Light) -> list[float]:
    """The centres each camp may hope for two years on."""
    weights = FEATURES.autumn if light.autumn else FEATURES.spring
    return [
        max(VALUE.least, sum(map(float.__mul__, weights, own))) if own[OWNED] or own[UNITS] else 0.0
        for own in features(light)
    ]


def shares_of(centres: Sequence[float]) -> list[float]:
    """Everybody's share of the squares."""
    squares = [number * number for number in centres]
    total = sum(squares) or 1.0
    return [square / total for square in squares]


def values(light: Light) -> list[float]:
    """The worth of a position to each camp between 0 and 1: certain at the end, expected before."""
    table = light.table
    if not light.autumn:
        counts = owned(light, table)
        for camp, best in enumerate(leading(light, table)):
            if best >= table.wins_at:
                return [float(other == camp) for other in range(table.camps)]
        if table.last_year and light.year > table.last_year:
            return shares_of(counts)
    expected = expected_centres(light)
    wins = [_win(number, table.wins_at) for number in expected]
    most = max(1.0, sum(wins))
    left = 1 - sum(wins) / most
    return [
        VALUE.unfinished * (win / most + left * share)
        for win, share in zip(wins, shares_of(expected), strict=True)
    ]


def _win(expected: float, needed: int) -> float:
    """The chance to win alone with so many centres in sight."""
    return 1 / (1 + exp(min(30.0, (needed - VALUE.win_margin - expected) / VALUE.win_spread)))


def owned(light: Light, table: Table) -> list[float]:
    """Centres by camp."""
    counts = [0.0] * table.camps
    for power in light.centres.values():
        camp = table.camp_of[power]
        if camp >= 0:
            counts[camp] += 1
    return counts


def leading(light: Light, table: Table) -> list[int]:
    """Centres that count for winning, by camp: all together, or those of its best power."""
    owners = list(light.centres.values())
    counting = sum if table.together else max
    return [
        0 if seat in table.conceded else counting(owners.count(power) for power in table.powers[seat])
        for seat in table.seats
    ]
