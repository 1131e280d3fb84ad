"""What places are worth to a seat: the worth of centres, spread over the map by blurring.

Blurring is linear, so how much each centre adds to each place is a fixed table; the value of a place is
one scalar product with the worth of the thirty-four centres.
"""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import Final

from ...printed.board import (
    ARMY_STEPS,
    CENTRES,
    COASTAL_MASK,
    COASTS_BESIDE,
    FLEET_STEPS,
    IS_COASTAL,
    LOCATIONS,
    PROVINCE_COUNT,
    PROVINCE_OF,
    SEAS_BESIDE,
    provinces_in,
)
from ...printed.names import ARMY
from ..situation import IDLE, NEUTRAL, Situation
from .weights import WEIGHTS

SCALE: Final = 1_000_000
CENTRE_PLACE: Final = {centre: place for place, centre in enumerate(CENTRES)}

#: Seasons of valuing, which differ in how near a centre must be.
SPRING, AUTUMN, ADJUSTMENTS = "spring", "autumn", "adjustments"

Row = tuple[int, ...]


def node_of(kind: int, location: int) -> int:
    """Armies stand on provinces, fleets on locations numbered behind them."""
    return location if kind == ARMY else PROVINCE_COUNT + location


def _across(province: int) -> int:
    """Mask of the coasts one sea away that cannot be walked to."""
    coasts = 0
    for sea in provinces_in(SEAS_BESIDE[province]):
        coasts |= COASTS_BESIDE[sea]
    walked = sum(1 << step for step in ARMY_STEPS[province])
    return coasts & COASTAL_MASK & ~walked & ~(1 << province)


@cache
def _links() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For every node its neighbours, each with the percentage it counts."""
    overseas = WEIGHTS.near.overseas
    links: list[tuple[tuple[int, int], ...]] = []
    for province in range(PROVINCE_COUNT):
        steps = [(step, 100) for step in ARMY_STEPS[province]]
        if IS_COASTAL[province]:
            steps += [(coast, overseas) for coast in provinces_in(_across(province))]
        links.append(tuple(steps))
    links.extend(tuple((PROVINCE_COUNT + step, 100) for step in steps) for steps in FLEET_STEPS)
    return tuple(links)


def _blurred(layer: list[int]) -> list[int]:
    """One round: every node gets its share of itself and its neighbours."""
    divisor = 100 * WEIGHTS.near.spread
    return [
        (100 * own + sum(layer[other] * percent for other, percent in links)) // divisor
        for own, links in zip(layer, _links(), strict=True)
    ]


@cache
def _layers(centre: int) -> tuple[list[int], ...]:
    """One unit of a centre's worth after none, one, two … rounds of blurring."""
    layer = [SCALE * (province == centre) for province in range(PROVINCE_COUNT)]
    layer += [SCALE * (PROVINCE_OF[location] == centre) for location in range(len(LOCATIONS))]
    layers = [layer]
    while len(layers) < len(WEIGHTS.near.spring):
        layers.append(_blurred(layers[-1]))
    return tuple(layers)


@cache
def rows(season: str) -> tuple[Row, ...]:
    """For every node what one unit of each centre's worth adds to it."""
    weights: Row = getattr(WEIGHTS.near, season)
    columns = []
    for centre in CENTRES:
        by_node = zip(*_layers(centre), strict=True)
        columns.append([sum(map(mul, weights, values)) // 1000 for values in by_node])
    return tuple(zip(*columns, strict=True))


def prepare() -> None:
    """Compute the tables now, so that the first decision is as quick as the others."""
    for season in (SPRING, AUTUMN, ADJUSTMENTS):
        rows(season)


def strength_worth(size: int) -> int:
    """What a centre of a rival with so many centres is worth: the strong are pulled down first."""
    worth = WEIGHTS.worth
    return worth.base + worth.per_centre * size + worth.per_square * size * size


def near_the_end(situation: Situation) -> bool:
    """Few centres are missing: from now on only their number counts."""
    return situation.holding >= situation.wins_at - WEIGHTS.worth.endgame_from


def centre_worths(situation: Situation, season: str, power: int) -> list[int]:
    """The worth of taking or keeping each centre for an own power, in the order of the board."""
    worth = WEIGHTS.worth
    spring = season == SPRING
    attack = worth.spring_attack if spring else worth.autumn_attack
    defence = worth.spring_defence if spring else worth.autumn_defence
    flat = near_the_end(situation)
    found = []
    for centre in CENTRES:
        camp = situation.centre_camp[centre]
        if situation.barred >> centre & 1:
            found.append(0)
        elif camp == situation.me:
            found.append(
                _keeping(situation, centre, flat) * defence + _handing_over(situation, centre, power)
            )
        elif flat:
            found.append(worth.endgame * attack)
        elif camp == NEUTRAL:
            found.append(worth.neutral * attack)
        elif camp == IDLE:
            found.append(worth.idle * attack)
        else:
            found.append(strength_worth(situation.sizes[camp]) * attack)
    return found


def _handing_over(situation: Situation, centre: int, power: int) -> int:
    """Where one power alone must win, the leader goes into its sisters' centres and they make room. [V7]"""
    if not situation.gathers or situation.centres[centre] == situation.leader:
        return 0
    worth = WEIGHTS.worth.endgame * WEIGHTS.worth.autumn_attack
    return worth if power == situation.leader else -worth


def _keeping(situation: Situation, centre: int, flat: bool) -> int:
    """What it is worth to guard an own centre: nothing if nobody can come."""
    unit = situation.units.get(centre)
    intruder = unit is not None and situation.camp_of[unit.power] != situation.me
    if not situation.threat(centre) and not intruder:
        return 0
    if flat:
        return WEIGHTS.worth.endgame
    size = situation.threatening_size(centre)
    if intruder and unit is not None and situation.camp_of[unit.power] >= 0:
        size = max(size, situation.sizes[situation.camp_of[unit.power]])
    return strength_worth(size)


class Values:
    """The values of places for one power in one phase, computed when asked for."""

    __slots__ = ("_known", "_rows", "worths")

    def __init__(self, situation: Situation, season: str, power: int) -> None:
        self.worths = centre_worths(situation, season, power)
        self._rows = rows(season)
        self._known: dict[int, int] = {}

    def with_worths(self, worths: list[int]) -> Values:
        """The same phase with other worths of the centres."""
        twin = Values.__new__(Values)
        twin.worths = worths
        twin._rows = self._rows
        twin._known = {}
        return twin

    def of(self, kind: int, location: int) -> int:
        """What it is worth to have an army or a fleet there."""
        node = node_of(kind, location)
        value = self._known.get(node)
        if value is None:
            value = sum(map(mul, self._rows[node], self.worths))
            self._known[node] = value
        return value


def values_by_power(situation: Situation, season: str) -> dict[int, Values]:
    """Values for each own power; they differ only if one must take centres over from the others."""
    if situation.gathers:
        return {power: Values(situation, season, power) for power in situation.powers}
    return dict.fromkeys(situation.powers, Values(situation, season, situation.leader))
