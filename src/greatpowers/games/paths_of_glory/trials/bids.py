"""How a match would have ended with a bid, which counts where points decide it, not outright. [5.6.1]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..printed.names import ENEMY, SIDE_NUMBER, SIDES, Side
from ..rules.war.victory import DRAW, bid_adjustment, winner_at
from ..state.state import State

#: What the Allies might cede, and what might be ceded to them.
_BIDS: Final = range(-10, 11)
#: Ends at which points decide.
_BY_POINTS: Final = ("armistice", "total-war", "last-turn")


def scores_with_bids(state: State) -> Mapping[int, Mapping[str, float]]:
    """The scores had the Allies been bid for with so many points; below zero the Central Powers were."""
    if state.result["why"] not in _BY_POINTS:
        winner = SIDE_NUMBER.get(str(state.result["winner"]), DRAW)
        return dict.fromkeys(_BIDS, _scores(winner))
    points = state.vp - bid_adjustment(state)
    return {bid: _scores(winner_at(state, points + bid)) for bid in _BIDS}


def _scores(winner: Side) -> Mapping[str, float]:
    if winner < 0:
        return dict.fromkeys(SIDES, 0.5)
    return {SIDES[winner]: 1.0, SIDES[ENEMY[winner]]: 0.0}
