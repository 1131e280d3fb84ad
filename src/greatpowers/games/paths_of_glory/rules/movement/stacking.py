"""How many units a space holds. [10.1]"""

from __future__ import annotations

from typing import Final

from ...printed.board import BOARD_SIZE, BOARD_SPACES, SPACES
from ...printed.names import Mask, Space
from ...state.state import State

#: Forts do not count. [10.1.1]
STACK_LIMIT: Final = 3
_BOARD: Final = (1 << BOARD_SIZE) - 1
#: The bit of each space; none for the boxes and for units out of play, whose place is the last entry.
_BIT: Final = (*(1 << space for space in BOARD_SPACES), *[0] * (len(SPACES) - BOARD_SIZE), 0)


def room(state: State, space: Space) -> int:
    """How many more units the space can hold; negative if it holds too many. [10.1.1]"""
    return STACK_LIMIT - len(state.at[space])


def spaces_with(state: State, count: int) -> Mask:
    """Spaces with at least so many units, one to four."""
    return state.known("stacks", lambda: _by_size(state))[count]


def _by_size(state: State) -> tuple[Mask, Mask, Mask, Mask, Mask]:
    one = two = three = four = 0
    for place in state.place:
        bit = _BIT[place]
        if not one & bit:
            one |= bit
        elif not two & bit:
            two |= bit
        elif not three & bit:
            three |= bit
        else:
            four |= bit
    return _BOARD, one, two, three, four


def overstacked(state: State) -> Mask:
    """Spaces that hold more than they may. [10.1.1]"""
    return spaces_with(state, STACK_LIMIT + 1)


def too_full_for(state: State, count: int) -> Mask:
    """Spaces without room for so many more units."""
    return spaces_with(state, STACK_LIMIT + 1 - count) if count <= STACK_LIMIT else _BOARD
