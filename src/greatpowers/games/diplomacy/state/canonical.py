"""Our own notation read back: just what `Order.text` writes and nothing else. [2.11]

Saves, letters and streams are read here. What people write in their own ways is read by `rules/writing`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ..printed.board import LOCATION_NUMBER
from ..printed.names import KIND_LETTERS, PhaseKind
from .orders import (
    BUILD,
    CONVOY,
    DISBAND,
    HOLD,
    MOVE,
    NOWHERE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    WAIVED,
    Order,
    order,
)


class Parts(NamedTuple):
    """The parts of an order, in the order in which `order` takes them."""

    kind: int
    unit_kind: int
    at: int
    other_kind: int = 0
    other: int = NOWHERE
    target: int = NOWHERE
    via_convoy: bool = False


_KIND_OF_LETTER: Final = {letter: kind for kind, letter in enumerate(KIND_LETTERS)}
#: Phase, verb and number of words; adjustments are turned round, verb last.
_FORMS: Final = {
    (PhaseKind.MOVEMENT, "H", 3): HOLD,
    (PhaseKind.MOVEMENT, "-", 4): MOVE,
    (PhaseKind.MOVEMENT, "-", 6): MOVE,
    (PhaseKind.MOVEMENT, "S", 5): SUPPORT_HOLD,
    (PhaseKind.MOVEMENT, "S", 7): SUPPORT_MOVE,
    (PhaseKind.MOVEMENT, "C", 7): CONVOY,
    (PhaseKind.RETREATS, "R", 4): RETREAT,
    (PhaseKind.RETREATS, "-", 4): RETREAT,
    (PhaseKind.RETREATS, "D", 3): DISBAND,
    (PhaseKind.ADJUSTMENTS, "B", 3): BUILD,
    (PhaseKind.ADJUSTMENTS, "R", 3): REMOVE,
    (PhaseKind.ADJUSTMENTS, "D", 3): REMOVE,
}


def parts_of(text: str, phase: PhaseKind) -> Parts | None:
    """The parts of an order of this phase; None if it is not written just as we write it ourselves."""
    words = text.split(" ", 7)
    if phase == PhaseKind.ADJUSTMENTS:
        words.append(words.pop(0))
    try:
        kind = _FORMS[phase, words[2], len(words)]
        unit_kind, at = _KIND_OF_LETTER[words[0]], LOCATION_NUMBER[words[1]]
        if kind in (MOVE, RETREAT):
            if len(words) == 6 and words[4:] != ["via", "convoy"]:
                return None
            return Parts(kind, unit_kind, at, 0, NOWHERE, LOCATION_NUMBER[words[3]], len(words) == 6)
        if kind in (SUPPORT_HOLD, SUPPORT_MOVE, CONVOY):
            other_kind, other = _KIND_OF_LETTER[words[3]], LOCATION_NUMBER[words[4]]
            if kind == SUPPORT_HOLD:
                return Parts(kind, unit_kind, at, other_kind, other)
            if words[5] != "-":
                return None
            return Parts(kind, unit_kind, at, other_kind, other, LOCATION_NUMBER[words[6]])
        return Parts(kind, unit_kind, at)
    except (KeyError, IndexError):
        return None


@cache
def _known(text: str) -> Order:
    for phase in PhaseKind:
        found = parts_of(text, phase)
        if found is not None and (made := order(*found)).text == text:
            return made
    if text == WAIVED.text:
        return WAIVED
    raise ValueError(f"no order is written {text[:80]!r}")


def saved_order(text: str) -> Order:
    """The order with this text, of whichever phase; raises ValueError."""
    return _known(text)


def order_in(text: str) -> Order | None:
    """The order that a line of somebody's text is, if it is written as we write it."""
    try:
        return saved_order(text)
    except ValueError:
        return None
