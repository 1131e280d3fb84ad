"""Why the Regular acts as it does, in terms people can follow: what for, what it hopes for, what it fears."""

from __future__ import annotations

from typing import Final

from .....bots.player import Why
from ...printed.board import SPACES, each_space
from ...printed.names import Side
from ...rules.actions.actions import Action, Auto, OfferPeace, PlayEvent, PlayOps, PlayRp, PlaySr
from ...state.state import State
from .assaults import Assault
from .evaluation import outlook_of
from .operating import Task

_USES: Final[dict[type[Action], str]] = {
    PlayOps: "pog-bot-ops",
    PlayEvent: "pog-bot-event",
    PlaySr: "pog-bot-sr",
    PlayRp: "pog-bot-rp",
    Auto: "pog-bot-auto",
    OfferPeace: "pog-bot-peace",
}
_TASKS: Final = {"move": "pog-bot-move", "entrench": "pog-bot-entrench"}
#: What is at stake must be worth this to be spoken of: about an army.
_SERIOUS: Final = 12.0


def used_for(action: Action, worth: float) -> Why:
    """What the round is used for, and what that is worth."""
    card = {"card": action.card} if action.card else {}
    return _USES[type(action)], {**card, "worth": round(worth)}


def told(task: Task) -> Why:
    """What is to be done where."""
    if task.attack is not None:
        return attacking(task.attack)
    where = task.goal if task.what != "entrench" and task.goal else task.spaces
    return _TASKS[task.what], {"space": SPACES[next(each_space(where))], "worth": round(task.value)}


def attacking(plan: Assault) -> Why:
    """Where is attacked, and how likely the ground is won."""
    chance = 0.0 if plan.prize is None else plan.prize.chance
    where = SPACES[plan.target]
    return "pog-bot-assault", {"space": where, "chance": round(100 * chance), "worth": round(plan.value)}


def worries(state: State, side: Side) -> list[Why]:
    """Armies that are cut off, and whether a march of the enemy could cut off more."""
    outlook = outlook_of(state)
    found: list[Why] = []
    if lost := outlook.cut_off(side):
        found.append(("pog-bot-cut-off", {"count": len(lost)}))
    if outlook.risk(side) > _SERIOUS:
        found.append(("pog-bot-raid", {}))
    return found
