"""Where the units of a side stand: what they are worth, what they threaten, which armies have supply.

Most boards that are compared differ in the units of one side, so what was found for the other is taken again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...printed.board import ANY_NEIGHBOURS, BOARD_SIZE, each_space
from ...printed.names import AP, CP, Mask, Side, Space
from ...printed.units import IS_ARMY, SIDE, UNITS
from ...rules.supply.supply import BOARD, NETWORK_OF, in_supply, is_spared, supplied_spaces
from ...state.state import State, rules
from .lifelines import Armies
from .points import ROUNDS
from .stacks import Stack, boxes_worth, each_worth, stack_of
from .weights import SUPPLY

_REMEMBERED: Final = 3000
_CP_UNITS: Final = sum(SIDE[unit] == CP for unit in range(len(UNITS)))
_UNITS: Final = (slice(_CP_UNITS, None), slice(0, _CP_UNITS))
_REDUCED: Final = ((1 << len(UNITS)) - (1 << _CP_UNITS), (1 << _CP_UNITS) - 1)
_NETWORKS: Final = tuple(
    tuple(dict.fromkeys(NETWORK_OF[unit] for unit in range(len(UNITS)) if SIDE[unit] == side))
    for side in (AP, CP)
)


class Deployment(NamedTuple):
    """The stacks of a side, and what they are together."""

    stacks: tuple[tuple[Space, Stack], ...]
    #: Factors that could attack each space.
    threat: list[int]
    #: Spaces with somebody who may act.
    ready: Mask
    worth: float
    #: Armies in supply.
    armies: Armies


_known: Final[dict[tuple[object, ...], Deployment]] = {}


def deployment_of(state: State, side: Side, held: Mask) -> Deployment:
    """The units of a side in these spaces."""
    fed = tuple([supplied_spaces(state, name) for name in _NETWORKS[side]])
    everywhere = rules(state).ana_sn_supplied_everywhere
    left = rounds_left(state, side)
    key = (
        side, held, tuple(state.place[_UNITS[side]]), state.reduced & _REDUCED[side], fed, left, state.at_war,
        everywhere,
    )  # fmt: skip
    found = _known.get(key)
    if found is None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        found = _known[key] = _deployed(state, side, held, SUPPLY.rest[left])
    return found


def rounds_left(state: State, side: Side) -> int:
    """Rounds in which the side may still open a line again before attrition."""
    if not state.round:
        return ROUNDS
    # The Central Powers go first, so the Allies still have the round they are about to answer in.
    return ROUNDS - state.round + (side == AP and state.active == CP)


def _deployed(state: State, side: Side, held: Mask, rest: float) -> Deployment:
    #: Where all of several networks reach.
    fed: dict[tuple[str, ...], Mask] = {}
    at = state.at
    stacks: list[tuple[Space, Stack]] = []
    armies: list[tuple[Space, str, float]] = []
    threat = [0] * BOARD_SIZE
    ready = 0
    worth = boxes_worth(state, side)
    for space in each_space(held):
        stack = stack_of(state, at[space])
        stacks.append((space, stack))
        reach = fed.get(stack.networks)
        if reach is None:
            reach = fed[stack.networks] = _reached_by_all(state, stack.networks)
        if reach >> space & 1:
            able = stack.factors
            worth += stack.worth
            for name, lost in stack.armies:
                armies.append((space, name, lost))
        else:
            able, left, supplied = _cut_off(state, space, rest)
            worth += left
            armies += supplied
        if able:
            ready |= 1 << space
            for near in ANY_NEIGHBOURS[space]:
                threat[near] += able
    return Deployment(tuple(stacks), threat, ready, worth, tuple(armies))


def _reached_by_all(state: State, networks: tuple[str, ...]) -> Mask:
    """Spaces where units of each of these networks are in supply."""
    found = BOARD
    for name in networks:
        found &= supplied_spaces(state, name)
    return found


def _cut_off(state: State, space: Space, rest: float) -> tuple[int, float, list[tuple[Space, str, float]]]:
    """Factors that may attack, worth and armies in supply of a stack that is not wholly supplied."""
    able, worth = 0, 0.0
    fed: list[tuple[Space, str, float]] = []
    for unit, factors, value, lost in each_worth(state, state.at[space]):
        if in_supply(state, unit):
            able += factors
            worth += value
            if IS_ARMY[unit]:
                fed.append((space, NETWORK_OF[unit], lost))
        elif is_spared(state, unit):
            worth += value
        else:
            # Attrition takes an army for good.
            worth += value - (1 - rest) * (lost if IS_ARMY[unit] else value)
    return able, worth, fed
