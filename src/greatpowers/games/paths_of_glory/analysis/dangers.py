"""What threatens a side as the board stands: units that will starve, open capitals, duties left undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..printed.board import (
    ANY_NEIGHBOURS,
    BOARD_SIZE,
    BOARD_SPACES,
    CAPITAL_OF,
    CP_SOURCES,
    RUSSIAN_SOURCES,
    each_space,
)
from ..printed.names import CP, ENEMY, NATIONS, Side, Space, Unit
from ..printed.units import MOVE, SIDE, each_unit
from ..rules.combat.targets import targets_of
from ..rules.movement.movement import ends
from ..rules.supply.attrition import attrition
from ..rules.supply.supply import closed, in_supply, occupied
from ..rules.war.mandates import offensive_due, satisfies
from ..state.state import NOWHERE, State, controller, has_fort, units_of
from .warnings import LAST_ROUND, bare_reserves

_CAPITALS: Final = tuple(space for space in BOARD_SPACES if CAPITAL_OF[space] >= 0)
#: From this round on a mandated offensive that is still owed is told.
_LATE = LAST_ROUND - 1


class Danger(NamedTuple):
    """`supply`, `capital`, `source`, `mandate` or `reserve`; where, who, whose."""

    kind: str
    space: Space
    units: tuple[Unit, ...]
    nation: str


def dangers(state: State, side: Side) -> list[Danger]:
    """What the side should know before it acts, the worst first."""
    found = [Danger("supply", space, units, "") for space, units in starving(state, side).items()]
    found += [
        Danger("capital", space, (), NATIONS[CAPITAL_OF[space]]) for space in open_capitals(state, side)
    ]
    found += [Danger("source", space, (), "") for space in open_sources(state, side)]
    nation = offensive_due(state, side)
    if nation and state.round >= _LATE:
        found.append(Danger("mandate", offensive_from(state, side), (), nation))
    if state.round >= LAST_ROUND:
        bare = (str(reason.params["nation"]) for reason in bare_reserves(state, side))
        found += [Danger("reserve", NOWHERE, (), nation) for nation in bare]
    return found


def starving(state: State, side: Side) -> Mapping[Space, tuple[Unit, ...]]:
    """Units of the side that the next Attrition Phase would take, by where they stand. [14.3.5]"""
    return state.known(("starving", side), lambda: _starving(state, side))


def _starving(state: State, side: Side) -> dict[Space, tuple[Unit, ...]]:
    toll = attrition(state)
    lost: dict[Space, tuple[Unit, ...]] = {}
    for unit in (*toll.armies, *toll.corps):
        if SIDE[unit] == side:
            lost[state.place[unit]] = (*lost.get(state.place[unit], ()), unit)
    return lost


def open_capitals(state: State, side: Side) -> Sequence[Space]:
    """Capitals of the side that nobody holds and an enemy in supply could walk into."""
    return state.known(("open capitals", side, state.reduced), lambda: _open_capitals(state, side))


def _open_capitals(state: State, side: Side) -> list[Space]:
    return [space for space in _CAPITALS if _stands_open(state, side, space)]


def open_sources(state: State, side: Side) -> Sequence[Space]:
    """Sources of supply, capitals apart, that nobody holds and an enemy in supply could walk into."""
    return state.known(("open sources", side, state.reduced), lambda: _open_sources(state, side))


def _open_sources(state: State, side: Side) -> list[Space]:
    sources = each_space(CP_SOURCES if side == CP else RUSSIAN_SOURCES)
    return [s for s in sources if CAPITAL_OF[s] < 0 and _stands_open(state, side, s)]


def _stands_open(state: State, side: Side, space: Space) -> bool:
    is_held = state.at[space] or has_fort(state, space) or closed(state) >> space & 1
    return controller(state, space) == side and not is_held and _is_near(state, side, space)


def offensive_from(state: State, side: Side) -> Space:
    """A space from which the mandated offensive could be made as the board stands. [7.1.3–7.1.7]"""
    for unit in each_unit(units_of(side)):
        if 0 <= state.place[unit] < BOARD_SIZE and in_supply(state, unit):
            targets = each_space(targets_of(state, unit))
            if any(satisfies(state, side, (unit,), target) for target in targets):
                return state.place[unit]
    return NOWHERE


def _is_near(state: State, side: Side, goal: Space) -> bool:
    """Does a supplied enemy stand within his movement of the space, past no unit of the side?"""
    barred, seen, ring = occupied(state, side), {goal}, [goal]
    for steps in range(1, max(MOVE[0]) + 1):
        ring = [n for s in ring for n in ANY_NEIGHBOURS[s] if n not in seen and not barred >> n & 1]
        seen.update(ring)
        for space in ring:
            if any(_reaches(state, side, unit, steps, goal) for unit in state.at[space]):
                return True
    return False


def _reaches(state: State, side: Side, unit: Unit, steps: int, goal: Space) -> bool:
    """Lines some nations may not use and spaces some units may not enter are left to the rules of marches."""
    is_strong = SIDE[unit] == ENEMY[side] and MOVE[state.reduced >> unit & 1][unit] >= steps
    return is_strong and in_supply(state, unit) and bool(ends(state, (unit,)) >> goal & 1)
