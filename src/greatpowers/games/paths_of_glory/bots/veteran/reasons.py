"""Why the Veteran acts as it does: its plan, what was weighed, and the answer it expects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....bots.player import Why
from ...printed.board import SPACES, each_space
from ...rules.actions.actions import Action
from ...state.state import State
from ..regular.reasons import attacking, used_for, worries
from .orders import Order, Thought, marched
from .outlook import Foresight

_TOLD = 3


def reasons_for(
    ranked: Sequence[Action],
    worths: Mapping[Action, float],
    thought: Thought | None,
    state: State,
    foresight: Foresight,
) -> list[Why]:
    """The chosen action, its orders, the enemy's best answer and the next best card."""
    best = ranked[0]
    found = [used_for(best, worths[best])]
    after = state
    if thought is not None:
        orders = sorted(thought.plan.orders, key=lambda order: -order.value)
        found += [_told(order) for order in orders[:_TOLD]]
        found.append(("pog-bot-weighed", {"plans": thought.weighed}))
        after, _ = marched(state, thought.plan)
    for space in foresight.blows(after)[:1]:
        found.append(("pog-bot-answer", {"space": SPACES[space]}))
    other = next((action for action in ranked if action.card not in ("", best.card)), None)
    if other is not None:
        found.append(("pog-bot-other", {"card": other.card, "worth": round(worths[other])}))
    return found + worries(state, foresight.side)


def _told(order: Order) -> Why:
    worth = round(order.value)
    if order.attack is not None:
        return attacking(order.attack)
    if order.marches:
        return "pog-bot-move", {"space": SPACES[order.marches[0].goal], "worth": worth}
    return "pog-bot-entrench", {"space": SPACES[next(each_space(order.spaces))], "worth": worth}
