"""The holder: stays where it is. A sparring partner that shows whether somebody can attack at all."""

from __future__ import annotations

from ....bots.player import Why
from ....engine.match import Question
from ..rules.adjusting import ChooseAdjustments
from ..state.orders import BUILD, DISBAND, HOLD, Order, Orders
from ..state.view import View


class HolderPlayer:
    """Holds with every unit, disbands what is driven out, never builds."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def reasons(self) -> list[Why]:
        return [("bot-holds", {})]

    def decide(self, view: View, question: Question) -> Orders:
        chosen: list[Order] = []
        for pick in question.offer:
            if not isinstance(question.choice, ChooseAdjustments):
                chosen.append(next(order for order in pick.orders if order.kind in (HOLD, DISBAND)))
            elif pick.orders[0].kind != BUILD:
                chosen += pick.orders[: pick.count]
        return Orders(tuple(chosen))
