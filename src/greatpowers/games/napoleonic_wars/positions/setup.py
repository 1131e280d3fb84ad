"""A match that begins from a position: the state of the document, its draw pile in an order nobody knows."""

from __future__ import annotations

from ....engine.chance import Dice
from ....engine.options import Options
from ...shared.documents import Document, PositionError
from ..state.changes.cards import shuffle_deck
from ..state.state import State
from .documents import load


def state_of_position(position: Document, scenario: str, options: Options, dice_key: bytes) -> State:
    """The state to play on from; the match must have been agreed by the rules the position is of."""
    state = load(position)
    if state.scenario != scenario or state.options != dict(options):
        problem = "scenario and options of the match are not those of the position"
        raise PositionError(problem, "position-other-rules")
    state.dice = Dice(dice_key)
    shuffle_deck(state)
    state.events = []
    return state
