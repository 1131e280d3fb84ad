"""Counting the points at the end of a game. [5.3.4, 5.4.2, 5.5.2, 5.6, 5.7.4]"""

from __future__ import annotations

from ...state.changes.map import change_vp, end_game
from ...state.state import State
from .victory import american_adjustment, bid_adjustment, tsar_adjustment, winner_at


def end_by_points(state: State, why: str, is_full_length: bool = False) -> None:
    """The game is over and the points decide; an armistice and the last turn bring adjustments. [5.7.4.8]"""
    if is_full_length:
        change_vp(state, american_adjustment(state), "americans-missing")
        change_vp(state, tsar_adjustment(state), "tsar-never-fell")
    change_vp(state, bid_adjustment(state), "bid")
    end_game(state, winner_at(state, state.vp), why)
