"""The veteran and the marshal: what everybody could order, weighed against each other before it writes.

Without a clock they look at a fixed number of results, and what they decide depends on seed and view alone;
with one they look at as many as fit into their time.
"""

from __future__ import annotations

from .....bots.player import Why
from .....bots.thinking import Allowance, Clock
from .....engine.chance import Stream
from .....engine.match import Question
from ...rules.moving import ChooseOrders
from ...state.orders import Order, Orders
from ...state.view import View
from ..regular.bonds import Bonds
from ..regular.player import RegularPlayer
from ..regular.values import prepare
from ..situation import Situation, moment
from .candidates import Auctions, Candidate, holding_camps
from .ending import about_to_win
from .joint import JointResults
from .light import Light, mask_near, position_of
from .reasons import reasons_for
from .regrets import Search
from .settling import settled
from .weights import ENDING, MARSHAL, SEARCH, VETERAN, Budget


class VeteranPlayer:
    """Regret matching over the candidates of all seats."""

    budget: Budget = VETERAN

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        prepare()
        self._seed = seed
        self._regular = RegularPlayer(seed)
        self._reasons: list[Why] = []
        self._clock: Clock | None = None
        if budget is not None:
            self.budget = budget

    def use_clock(self, clock: Clock) -> None:
        """Think by this clock from now on."""
        self._clock = clock

    def reasons(self) -> list[Why]:
        return self._reasons

    def decide(self, view: View, question: Question) -> Orders:
        seed = f"{self._seed}/{moment(view)}/search"
        allowance = Allowance(self.budget.seconds, self._clock)
        if isinstance(question.choice, ChooseOrders):
            return Orders(self._moves(view, Stream(seed), allowance, None))
        usual = self._regular.decide(view, question)
        chosen, weighed = settled(view, question, usual, self.budget.adjusting, seed, allowance)
        self._reasons = [("bot-order", {"order": order.text}) for order in chosen.orders]
        self._reasons.append(("bot-sets", {"sets": weighed}))
        return chosen

    def moves(self, view: View, bonds: Bonds) -> tuple[Order, ...]:
        """Movement orders of a seat that keeps to what it agreed on."""
        stream = Stream(f"{self._seed}/{moment(view)}/search")
        return self._moves(view, stream, Allowance(self.budget.seconds, self._clock), bonds)

    def _moves(
        self, view: View, stream: Stream, allowance: Allowance, bonds: Bonds | None
    ) -> tuple[Order, ...]:
        light = position_of(view)
        me = light.table.me
        candidates, rivals = everybody(light, stream, bonds)
        joint = JointResults(light, candidates, self.budget.depth, stream)
        search = Search(candidates, me, rivals, joint, stream)
        search.run(self.budget.joint, allowance)
        number = search.chosen()
        self._reasons = reasons_for(light, search, me, number, joint.looked_at)
        return candidates[me][number].orders


class MarshalPlayer(VeteranPlayer):
    """The same search with more time."""

    budget = MARSHAL


def everybody(
    light: Light, stream: Stream, bonds: Bonds | None = None
) -> tuple[list[list[Candidate]], list[int]]:
    """The candidates of all camps, one's own bound by what was agreed on, and the rivals near enough."""
    table = light.table
    reach = Situation(light).reach
    units = list(light.units.values())
    mine = [unit for unit in units if table.camp_of[unit.power] == table.me]
    near = mask_near(mine)
    candidates: list[list[Candidate]] = [[] for _ in range(table.camps)]
    rivals = []
    leader = about_to_win(light)
    more = 0 if leader is None else ENDING.more
    for camp in holding_camps(light):
        auctions = Auctions(light.seen_by(camp), stream, reach, bonds if camp == table.me else None)
        against = None if leader == camp else leader
        if camp == table.me:
            varied = more + min(SEARCH.most, SEARCH.base + SEARCH.per_unit * len(mine)) - SEARCH.usual
            candidates[camp] = auctions.candidates(SEARCH.usual, varied, against)
        elif any((u.mask | 1 << u.province) & near for u in units if table.camp_of[u.power] == camp):
            candidates[camp] = auctions.candidates(SEARCH.usual_of_others, SEARCH.varied_of_others, against)
            rivals.append(camp)
        else:
            candidates[camp] = auctions.candidates(SEARCH.far, 0)
    return candidates, rivals
