"""Positions of Paths of Glory for the editor."""

from __future__ import annotations

from typing import Final

from ....engine.chance import Stream, shuffled
from ....engine.shown import fields_of
from ....server.contract import PositionDesk
from ..game import PathsOfGlory
from ..positions.documents import dump, load
from ..printed.names import SIDES
from ..rules.invariants import problems
from ..show.board import board_of
from ..state.state import State, rules


def _dealt(state: State, seed: str) -> dict[str, object]:
    """Both hands filled up from the draw piles. [6.0 G]"""
    full, stream = rules(state).hand_size, Stream(seed)
    piles = {side: shuffled(stream, sorted(state.decks[number])) for number, side in enumerate(SIDES)}
    hands = {
        side: [*state.hands[number], *piles[side][: max(0, full - len(state.hands[number]))]]
        for number, side in enumerate(SIDES)
    }
    position = {name: value for name, value in dump(state).items() if name != "decks"}
    return {**position, "hands": hands}


def _drawn(state: State) -> dict[str, object]:
    hands = {side: sorted(state.hands[number]) for number, side in enumerate(SIDES)}
    return {
        **fields_of(board_of(state)),
        "hands": hands,
        "asked": [],
        "press": [],
    }


DESK: Final = PositionDesk(
    game=PathsOfGlory(),
    load=load,
    dump=dump,
    problems=problems,
    drawn=_drawn,
    dealt=_dealt,
)
