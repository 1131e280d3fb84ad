"""Redeployments against a blow that nobody can parry on foot: played out and weighed like plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.state import decide_in_place, open_choices
from ...printed.cards import CARDS
from ...printed.names import AP, Side
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, PlaySr
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...state.state import State
from ..novice.situation import Situation
from ..regular.card_uses import kept_for_event
from ..regular.reactions import best_redeployment
from .outlook import Foresight

_ROUNDS: Final = 6


def redeployments(
    state: State, choice: ChooseAction, offer: Sequence[Action], foresight: Foresight
) -> dict[Action, float]:
    """What redeploying is worth with each card that gives the most points for it."""
    side = foresight.side
    offers = [action for action in offer if isinstance(action, PlaySr)]
    if not offers or (side == AP and state.round >= _ROUNDS):
        return {}
    most = max(CARDS[action.card].sr for action in offers)
    best = [action for action in offers if CARDS[action.card].sr == most]
    after = _played_out(state, choice, best[0], side)
    gain = foresight.value(after) - foresight.value(state)
    return {action: gain - kept_for_event(state, side, action.card) for action in best}


def _played_out(state: State, choice: ChooseAction, action: Action, side: Side) -> State:
    """The board after a redeployment, before anybody else acts."""
    twin = state.copy()
    decide_in_place(twin, choice, action)
    while twin.stack:
        (asked,) = open_choices(twin)
        if not isinstance(asked, ChooseRedeployment):
            break
        move = best_redeployment(Situation(twin, side), asked, asked.options(twin))
        decide_in_place(twin, asked, move)
    # The next round has begun by now; what counts is where the units stand.
    twin.active, twin.round, twin.turn = state.active, state.round, state.turn
    twin.touch()
    return twin
