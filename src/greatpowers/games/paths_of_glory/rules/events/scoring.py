"""What every card scores when its event is used, also in combat: war status, and a point in the
introductory scenario. [9.5.1.3, 5.3]"""

from __future__ import annotations

from ...printed.cards import CARDS
from ...printed.names import CP, Side
from ...state.changes.cards import note_played
from ...state.changes.map import change_vp, raise_war_status
from ...state.state import State, rules


def score_card(state: State, side: Side, card: str) -> None:
    """The event of the card has been used: its war status counts, and it is remembered as played."""
    facts = CARDS[card]
    raise_war_status(state, side, facts.war_status)
    if facts.is_starred and rules(state).scenario == "introductory":
        change_vp(state, 1 if side == CP else -1, card)
    note_played(state, card)
