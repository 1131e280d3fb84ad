"""What the units of one space are together, whatever lies around them; worked out once for each set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .....engine.masks import mask_of
from ...printed.board import ELIMINATED, RESERVE
from ...printed.names import Mask, Side, Unit
from ...printed.units import COMBAT, IS_ARMY, KIND_ID, LOSS, MOVE, UNITS
from ...rules.supply.supply import NETWORK_OF
from ...state.state import State
from .weights import UNIT
from .worths import LOST_WORTH, UNIT_WORTH

_REMEMBERED: Final = 20_000
_masks: Final[dict[tuple[Unit, ...], Mask]] = {}


class Stack(NamedTuple):
    """Factors, worth and loss points of some units, how far they march, and the networks they live on."""

    factors: int
    worth: float
    steps: int
    has_army: bool
    #: How far the quickest of them marches.
    marches: int
    networks: tuple[str, ...]
    #: Networks of the armies with what is lost of them where one is cut off.
    armies: tuple[tuple[str, float], ...]


def stack_of(state: State, units: tuple[Unit, ...]) -> Stack:
    """What these units are together."""
    return _stack(units, state.reduced & mask_of_units(units))


def mask_of_units(units: tuple[Unit, ...]) -> Mask:
    """The mask of units that stand together."""
    found = _masks.get(units)
    if found is None:
        if len(_masks) >= _REMEMBERED:
            _masks.clear()
        found = _masks[units] = mask_of(units)
    return found


@lru_cache(maxsize=_REMEMBERED)
def _stack(units: tuple[Unit, ...], reduced: Mask) -> Stack:
    armies: dict[str, float] = {}
    factors = steps = 0
    worth = 0.0
    for unit in units:
        weak = reduced >> unit & 1
        factors += COMBAT[weak][unit]
        worth += UNIT_WORTH[weak][unit]
        steps += LOSS[1][unit] + (0 if weak else LOSS[0][unit])
        if IS_ARMY[unit]:
            network = NETWORK_OF[unit]
            armies[network] = armies.get(network, 0.0) + LOST_WORTH[weak][unit]
    networks = tuple(dict.fromkeys(NETWORK_OF[unit] for unit in units))
    marches = max((MOVE[reduced >> unit & 1][unit] for unit in units), default=0)
    return Stack(factors, worth, steps, bool(armies), marches, networks, tuple(armies.items()))


def each_worth(state: State, units: tuple[Unit, ...]) -> Iterator[tuple[Unit, int, float, float]]:
    """The units one by one: factors, worth, and what is lost if attrition takes them."""
    for unit in units:
        weak = state.reduced >> unit & 1
        yield unit, COMBAT[weak][unit], UNIT_WORTH[weak][unit], LOST_WORTH[weak][unit]


def boxes_worth(state: State, side: Side) -> float:
    """What the units of a side in its boxes are worth."""
    reserve, dead = state.at[RESERVE[side]], state.at[ELIMINATED[side]]
    return _boxes(reserve, state.reduced & mask_of_units(reserve), dead)


@lru_cache(maxsize=_REMEMBERED)
def _boxes(reserve: tuple[Unit, ...], reduced: Mask, dead: tuple[Unit, ...]) -> float:
    worth = 0.0
    seen: dict[str, int] = {}
    for unit in reserve:
        count = seen[KIND_ID[unit]] = seen.get(KIND_ID[unit], 0) + 1
        scarce = UNITS[unit].replaces_army and count <= UNIT.wanted_in_reserve
        worth += UNIT_WORTH[reduced >> unit & 1][unit] * (UNIT.scarce_reserve if scarce else UNIT.reserve)
    lost = sum(UNIT_WORTH[1][unit] for unit in dead if not UNITS[unit].is_dotted)
    return worth + UNIT.eliminated * lost
