"""Markers that must be remembered because what moved them may pass. [16.4.6 of 2010]"""

from __future__ import annotations

from ...printed.card_names import BOLSHEVIK_REVOLUTION
from ...state.changes.rounds import set_effect
from ...state.state import State, rules, was_played
from .war import REVOLUTION_LATCHED, holds_for_revolution


def follow_tracks(state: State) -> None:
    """Called when spaces may have changed hands: in the older edition the revolution stays allowed."""
    if rules(state).bolshevik_reverts or state.russian_vp_at_fall < 0 or REVOLUTION_LATCHED in state.effects:
        return
    if not was_played(state, BOLSHEVIK_REVOLUTION) and holds_for_revolution(state):
        set_effect(state, REVOLUTION_LATCHED)
