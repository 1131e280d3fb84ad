"""What pieces and spaces are worth to the Regular, whatever happens around them."""

from __future__ import annotations

from functools import cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import BOARD_SPACES, CAPITAL_OF, CAPITALS, CP_SOURCES, LONDON, RUSSIAN_SOURCES
from ...printed.names import AH, AP, CP, FR, GE, IT, RU, Mask
from ...printed.units import COMBAT, IS_ARMY, UNITS
from .weights import SPACE, SUPPLY, UNIT

_SOURCES: Final = CP_SOURCES | RUSSIAN_SOURCES | 1 << LONDON
#: Capitals and sources of supply.
VITAL: Final = _SOURCES | mask_of(space for space in BOARD_SPACES if CAPITAL_OF[space] >= 0)
#: Capitals whose nation gets no replacements without them. [17.1.3]
GREAT_CAPITALS: Final = (CAPITALS[FR] | CAPITALS[IT] | CAPITALS[RU], CAPITALS[GE] | CAPITALS[AH])
_ALL_GREAT_CAPITALS: Final = GREAT_CAPITALS[AP] | GREAT_CAPITALS[CP]

#: What each counter is worth on the map, full and reduced.
UNIT_WORTH: Final = tuple(
    tuple(
        UNIT.factor * COMBAT[reduced][unit] + (UNIT.army if IS_ARMY[unit] else UNIT.corps)
        for unit in range(len(UNITS))
    )
    for reduced in (0, 1)
)
#: What is lost with each that attrition takes.
LOST_WORTH: Final = tuple(tuple(SUPPLY.for_good * worth for worth in worths) for worths in UNIT_WORTH)


@cache
def space_worths(scoring: Mask, point: float = SPACE.vp) -> tuple[float, ...]:
    """What holding each space is worth if a victory point is worth so much."""
    return tuple(
        SPACE.plain
        + (point if scoring >> space & 1 else 0.0)
        + (SPACE.source if _SOURCES >> space & 1 else 0.0)
        + (SPACE.capital if CAPITAL_OF[space] >= 0 else 0.0)
        + (SPACE.great_capital if _ALL_GREAT_CAPITALS >> space & 1 else 0.0)
        for space in BOARD_SPACES
    )
