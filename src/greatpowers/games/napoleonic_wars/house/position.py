"""Positions of The Napoleonic Wars for the editor."""

from __future__ import annotations

from typing import Final

from ....engine.chance import Stream, shuffled
from ....engine.shown import fields_of
from ....server.contract import PositionDesk
from ..game import NapoleonicWars
from ..positions.documents import dump, load
from ..printed.ids import by_nation
from ..printed.names import NATIONS
from ..printed.pieces import HAND_MAX, INITIAL_HAND
from ..rules.interphase.drawing import cards_to_draw
from ..show.board import board_of
from ..state.state import State


def _dealt(state: State, seed: str) -> dict[str, object]:
    """Every hand filled up: on the first turn as at the start, later as the Keys say. [4.4, 14.31]"""
    pile = list(shuffled(Stream(seed), sorted(state.deck)))
    hands = {}
    for number, nation in by_nation(NATIONS):
        full = (
            INITIAL_HAND[number] if state.turn == 1 else min(cards_to_draw(state, number), HAND_MAX[number])
        )
        missing = max(0, full - len(state.hands[number]))
        hands[nation] = [*state.hands[number], *pile[:missing]]
        del pile[:missing]
    position = {name: value for name, value in dump(state).items() if name != "deck"}
    return {**position, "hands": hands}


def _drawn(state: State) -> dict[str, object]:
    """The board with all hands open."""
    hands = {nation: sorted(state.hands[number]) for number, nation in by_nation(NATIONS)}
    return {
        **fields_of(board_of(state)),
        "hands": hands,
        "aside": {},
        "auto_pass": [],
        "orders": {},
        "kept": "",
        "asked": [],
        "press": [],
    }


DESK: Final = PositionDesk(
    game=NapoleonicWars(),
    load=load,
    dump=dump,
    # A position that breaks an invariant cannot be read at all: nothing is left to say against others.
    problems=lambda _: (),
    drawn=_drawn,
    dealt=_dealt,
)
