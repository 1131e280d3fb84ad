"""The Veteran: searches plans for the action round and weighs each by the enemy's best answer.

Without a clock it weighs a fixed number of plans, and what it decides depends on its seed and the view alone;
with one it weighs as many as fit into its time. What is kept between decisions would come out the same again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .....bots.player import Why
from .....bots.thinking import Allowance, Clock
from .....engine.frames import AnyChoice
from .....engine.masks import members
from .....engine.match import Question
from .....engine.state import answer
from ...positions.rebuild import state_from_view
from ...printed.cards import CARDS
from ...printed.names import SIDE_NUMBER
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, Auto, PlayOps
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation, Operations
from ...rules.answers import DONE
from ...rules.combat.advancing import ChooseAdvance
from ...rules.combat.declaration import Attack, ChooseTarget
from ...rules.movement.moving import ChooseMovers, ChoosePath, GoTo, Move
from ...show.view import View
from ...state.ids import ATTACK, MOVE, Space
from ...state.state import State
from ..novice.situation import Situation
from ..regular.assaults import assaults
from ..regular.card_uses import use_value
from ..regular.evaluation import judge
from ..regular.player import Regular
from .hands import hands_of
from .outlook import Foresight, Planner, foresight_of
from .reasons import reasons_for
from .redeploying import redeployments
from .search import movement, operations
from .weights import REPLY, SEARCH, TIME


class Veteran:
    """A player that looks at the enemy's answer before it acts."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._regular = Regular(seed)
        self._clock: Clock | None = None
        self._reasons: list[Why] = []

    def use_clock(self, clock: Clock) -> None:
        """Think by this clock from now on."""
        self._clock = clock

    def reasons(self) -> list[Why]:
        return self._reasons

    def decide(self, view: View, question: Question) -> Any:
        """The answer that leads to the best board once the enemy has had his."""
        self._reasons = []
        if len(question.offer) == 1:
            return question.offer[0]
        handler = _HANDLERS.get(type(question.choice))
        side = SIDE_NUMBER[question.seat]
        found = None
        if handler is not None and SIDE_NUMBER[view.active] == side:
            state = state_from_view(view, self._seed)
            allowance = Allowance(TIME.round * _share(state, question), self._clock)
            foresight = foresight_of(side, hands_of(view, 1 - side, REPLY.hands))
            found = handler(self, state, question, foresight, allowance)
        if found is not None:
            return found
        found = self._regular.decide(view, question)
        self._reasons = self._regular.reasons()
        return found

    def action(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        view = Situation(state, foresight.side)
        sizes = sorted({_points(action) for action in question.offer if isinstance(action, PlayOps | Auto)})
        thoughts = operations(state, sizes, foresight, allowance)
        gains = {size: thoughts[size].value for size in sizes}
        worths = {action: use_value(view, action, gains) for action in question.offer}
        if foresight.alarm(state) > SEARCH.alarm and allowance.allows_more():
            worths |= redeployments(state, question, foresight)
        ranked = sorted(question.offer, key=lambda action: -worths[action])
        thought = thoughts[_points(ranked[0])] if isinstance(ranked[0], PlayOps | Auto) else None
        self._reasons = reasons_for(ranked, worths, thought, state, foresight)
        return ranked[0]

    def activation(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        points = next(frame.points for frame in reversed(state.stack) if isinstance(frame, Operations))
        plan = operations(state, (points,), foresight, allowance)[points].plan
        wanted = {(space, what) for spaces, what in plan.purposes.items() for space in members(spaces)}
        marked = {(space, MOVE) for space in members(state.marked_move)}
        marked |= {(space, ATTACK) for space in members(state.marked_attack)}
        if not marked <= wanted:
            return None
        left = (Activate(Space(space), what) for space, what in sorted(wanted - marked))
        return next((option for option in left if option in question.offer), DONE)

    def movers(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        if DONE not in question.offer or not allowance.allows_more():
            return None
        plan = movement(state, foresight, allowance)
        if plan.marches:
            units = plan.marches[0].units
            moves = (one for one in question.offer if isinstance(one, Move))
            return next((one for one in moves if one.counters == units), None)
        return plan.digs[0] if plan.digs else DONE

    def path(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        if not allowance.allows_more():
            return None
        units = question.choice.units  # type: ignore[attr-defined]
        plan = movement(state, foresight, allowance)
        return next((GoTo(Space(one.goal)) for one in plan.marches if one.units == units), None)

    def target(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        if not allowance.allows_more():
            return None
        plans = assaults(Planner(state, foresight.side, foresight), (), 0)
        best = next((plan for plan in plans if Attack(Space(plan.target)) in question.offer), None)
        return Attack(Space(best.target)) if best is not None and best.value > 0 else DONE

    def advance(self, state: State, question: Question, foresight: Foresight, allowance: Allowance) -> Any:
        """The best of the few answers that look best at first sight."""
        boards = [(option, _after(state, question.choice, option)) for option in question.offer]
        boards.sort(key=lambda found: -judge(found[1], foresight.side))
        best, value = boards[0][0], foresight.value(boards[0][1])
        for option, board in boards[1 : SEARCH.answers]:
            if allowance.allows_more() and foresight.value(board) > value:
                best, value = option, foresight.value(board)
        return best


def _points(action: Action) -> int:
    return CARDS[action.card].ops if isinstance(action, PlayOps) else 1


def _after(state: State, choice: AnyChoice, option: Any) -> State:
    twin = state.copy()
    answer(twin, choice, option)
    return twin


def _share(state: State, question: Question) -> float:
    """The part of a round's time that a question may take: its kind's, divided by how many there may be."""
    match question.choice:
        case ChooseAction():
            return TIME.action
        case ChooseActivation():
            return TIME.later_activation if state.marked_move | state.marked_attack else TIME.activation
        case ChooseMovers() | ChoosePath():
            return TIME.movement / (1 + 2 * state.ready.bit_count())
        case _:
            return TIME.attack / (1 + 2 * state.ready.bit_count())


Handler = Callable[[Veteran, State, Question, Foresight, Allowance], Any]
_HANDLERS: Final[dict[type[AnyChoice], Handler]] = {
    ChooseAction: Veteran.action,
    ChooseActivation: Veteran.activation,
    ChooseMovers: Veteran.movers,
    ChoosePath: Veteran.path,
    ChooseTarget: Veteran.target,
    ChooseAdvance: Veteran.advance,
}
