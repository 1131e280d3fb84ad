"""The regular player: values spread over the map, orders that work together, the best of a few plans."""

from __future__ import annotations

from .....bots.player import Why
from .....engine.chance import Stream
from .....engine.match import Question
from ...printed.board import LOCATIONS
from ...printed.names import Season
from ...rules.moving import ChooseOrders
from ...rules.retreating import ChooseRetreats
from ...state.orders import Order, Orders
from ...state.view import View
from ..situation import Situation, moment
from ..veteran.light import position_of
from .adjusting import choose_adjustments, choose_retreats
from .bonds import Bonds
from .deeds import Deed
from .values import ADJUSTMENTS, AUTUMN, SPRING, near_the_end, prepare, values_by_power
from .weighing import best_plan


class RegularPlayer:
    """Plays by the values of places; its answer depends on the view and its seed alone."""

    def __init__(self, seed: str) -> None:
        prepare()
        self._seed = seed
        self._reasons: list[Why] = []

    def reasons(self) -> list[Why]:
        return self._reasons

    def decide(self, view: View, question: Question) -> Orders:
        stream = Stream(f"{self._seed}/{moment(view)}")
        situation = Situation(view)
        self._reasons = []
        if near_the_end(situation):
            self._reasons.append(("bot-endgame", {"centres": situation.holding, "needed": situation.wins_at}))
        if isinstance(question.choice, ChooseOrders):
            return Orders(self._moves(view, stream, None))
        if isinstance(question.choice, ChooseRetreats):
            season = AUTUMN if view.season is Season.AUTUMN else SPRING
            orders = choose_retreats(view, question.offer, values_by_power(situation, season), stream)
        else:
            values = values_by_power(situation, ADJUSTMENTS)
            orders = choose_adjustments(question.offer, situation, values, stream)
        self._reasons += [("bot-order", {"order": order.text}) for order in orders]
        return Orders(orders)

    def moves(self, view: View, bonds: Bonds) -> tuple[Order, ...]:
        """Movement orders of a seat that keeps to what it agreed on."""
        self._reasons = []
        return self._moves(view, Stream(f"{self._seed}/{moment(view)}"), bonds)

    def _moves(self, view: View, stream: Stream, bonds: Bonds | None) -> tuple[Order, ...]:
        planner, orders = best_plan(position_of(view), stream, bonds)
        for deed in sorted(planner.deeds, key=lambda deed: -deed.gain * deed.chance)[:4]:
            self._reasons.append(_told(deed))
        return orders


def _told(deed: Deed) -> Why:
    said: dict[str, str | int] = {"unit": deed.unit.text, "place": LOCATIONS[deed.location]}
    if deed.carriers:
        return "bot-convoy", {**said, "fleets": len(deed.carriers)}
    if deed.stays:
        return "bot-guard", {**said, "supports": len(deed.supports)}
    if deed.supports:
        return "bot-supported-attack", {**said, "supports": len(deed.supports), "chance": deed.chance // 10}
    return "bot-goal", {**said, "chance": deed.chance // 10}
