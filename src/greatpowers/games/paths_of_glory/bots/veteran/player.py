"""The Veteran: searches plans for the action round and weighs each by the enemy's best answer.

Without a clock it weighs a fixed number of plans, and what it decides depends on its seed and the view alone;
with one it weighs as many as fit into its time. What is kept between decisions would come out the same again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....bots.player import Why
from .....bots.thinking import Allowance, Clock
from .....engine.match import Question
from .....engine.state import answer
from ...positions.rebuild import state_from_view
from ...printed.board import each_space
from ...printed.cards import CARDS
from ...printed.names import ENEMY, SIDE_NUMBER
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, Auto, PlayOps
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation, Operations
from ...rules.answers import DONE, Done
from ...rules.combat.advancing import Advance, ChooseAdvance
from ...rules.combat.declaration import Attack, ChooseTarget
from ...rules.movement.moving import ChooseMovers, ChoosePath, GoBy, GoTo, Move, Moving
from ...show.view import View
from ...state.ids import ATTACK, MOVE
from ...state.state import State
from ..asked import Asked
from ..regular.assaults import assaults
from ..regular.card_uses import use_value
from ..regular.evaluation import judge
from ..regular.player import Regular
from ..regular.reactions import keeping_capitals
from ..regular.reasons import attacking
from ..regular.whims import Whim
from .hands import hands_of
from .orders import Thought
from .outlook import Foresight, Planner, foresight_of
from .reasons import reasons_for
from .redeploying import redeployments
from .search import movement, operations
from .weights import REPLY, SEARCH, TIME, RoundTime


class Pondered(Asked):
    """A question there is time for, to be answered with the enemy's answer in mind."""

    def __init__(
        self,
        state: State,
        seat: str,
        reasons: list[Why],
        seed: str,
        foresight: Foresight,
        allowance: Allowance,
    ) -> None:
        super().__init__(state, seat, reasons, seed)
        self.foresight = foresight
        self.allowance = allowance

    def operations(self, sizes: Sequence[int]) -> Mapping[int, Thought]:
        """The best plan for operations of each size."""
        return operations(self.state, sizes, self.foresight, self.allowance, self.seed)


HANDLERS: Final = Handlers[Pondered]()


class Veteran(AnsweringPlayer[View, Pondered]):
    """A player that looks at the enemy's answer before it acts."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, HANDLERS)
        self._regular = Regular(seed)
        self._clock: Clock | None = None

    def use_clock(self, clock: Clock) -> None:
        """Think by this clock from now on."""
        self._clock = clock

    def context(self, view: View, question: Question) -> Pondered | None:
        """Only in its own rounds is there anything to plan."""
        side = SIDE_NUMBER[question.seat]
        if SIDE_NUMBER[view.active] != side:
            return None
        state = state_from_view(view, self._seed)
        allowance = Allowance(TIME.round * share_of(state, question, TIME), self._clock)
        foresight = foresight_of(side, hands_of(view, ENEMY[side], REPLY.hands, self._seed))
        return Pondered(state, question.seat, self._reasons, self._seed, foresight, allowance)

    def otherwise(self, view: View, question: Question) -> object:
        found = self._regular.decide(view, question)
        self._reasons = self._regular.reasons()
        return found


@HANDLERS.on(ChooseAction)
def _action(asked: Pondered, choice: ChooseAction, offer: Sequence[Action]) -> Action:
    view, state, foresight = asked.situation, asked.state, asked.foresight
    sizes = sorted({_points(action) for action in offer if isinstance(action, PlayOps | Auto)})
    thoughts = asked.operations(sizes)
    gains = {size: thoughts[size].value for size in sizes}
    whim = Whim(asked.seed, state)
    worths = {
        action: use_value(view, action, gains) + SEARCH.whim * whim.about(str(action)) for action in offer
    }
    if foresight.alarm(state) > SEARCH.alarm and asked.allowance.allows_more():
        worths |= redeployments(state, choice, offer, foresight)
    ranked = sorted(offer, key=lambda action: -worths[action])
    thought = thoughts[_points(ranked[0])] if isinstance(ranked[0], PlayOps | Auto) else None
    asked.reasons += reasons_for(ranked, worths, thought, state, foresight)
    return ranked[0]


@HANDLERS.on(ChooseActivation)
def _activation(
    asked: Pondered, _choice: ChooseActivation, offer: Sequence[Activate | Done]
) -> Activate | Done | None:
    state = asked.state
    points = next(frame.points for frame in reversed(state.stack) if isinstance(frame, Operations))
    plan = asked.operations((points,))[points].plan
    wanted = {(space, what) for spaces, what in plan.purposes.items() for space in each_space(spaces)}
    marked = {(space, MOVE) for space in each_space(state.marked_move)}
    marked |= {(space, ATTACK) for space in each_space(state.marked_attack)}
    if not marked <= wanted:
        return None
    left = (Activate(space, what) for space, what in sorted(wanted - marked))
    return next((option for option in left if option in offer), DONE)


@HANDLERS.on(ChooseMovers)
def _movers(asked: Pondered, _choice: ChooseMovers, offer: Sequence[Moving]) -> Moving | None:
    if DONE not in offer or not asked.allowance.allows_more():
        return None
    plan = movement(asked.state, asked.foresight, asked.allowance)
    if plan.marches:
        units = plan.marches[0].units
        moves = (one for one in offer if isinstance(one, Move))
        return next((one for one in moves if one.counters == units), None)
    # Whatever is left over is paid for: the Regular finds a use for it, or lets it be.
    return plan.digs[0] if plan.digs else None


@HANDLERS.on(ChoosePath)
def _path(asked: Pondered, choice: ChoosePath, _offer: Sequence[GoTo | GoBy]) -> GoTo | None:
    if not asked.allowance.allows_more():
        return None
    plan = movement(asked.state, asked.foresight, asked.allowance)
    return next((GoTo(one.goal) for one in plan.marches if one.units == choice.units), None)


@HANDLERS.on(ChooseTarget)
def _target(asked: Pondered, _choice: ChooseTarget, offer: Sequence[Attack | Done]) -> Attack | Done | None:
    if not asked.allowance.allows_more():
        return None
    plans = assaults(Planner(asked.state, asked.side, asked.foresight), (), 0)
    best = next((plan for plan in plans if Attack(plan.target) in offer), None)
    if best is None or best.value <= 0:
        return DONE
    asked.reasons.append(attacking(best))
    return Attack(best.target)


@HANDLERS.on(ChooseAdvance)
def _advance(asked: Pondered, choice: ChooseAdvance, offer: Sequence[Advance | Done]) -> Advance | Done:
    """The best of the few answers that look best at first sight."""
    foresight = asked.foresight
    kept = keeping_capitals(asked.state, offer, foresight.side)
    boards = [(option, _after(asked.state, choice, option)) for option in kept]
    boards.sort(key=lambda found: -judge(found[1], foresight.side))
    best, value = boards[0][0], foresight.value(boards[0][1])
    for option, board in boards[1 : SEARCH.answers]:
        if asked.allowance.allows_more() and foresight.value(board) > value:
            best, value = option, foresight.value(board)
    return best


def _points(action: Action) -> int:
    return CARDS[action.card].ops if isinstance(action, PlayOps) else 1


def _after(state: State, choice: ChooseAdvance, option: Advance | Done) -> State:
    twin = state.copy()
    answer(twin, choice, option)
    return twin


def share_of(state: State, question: Question, time: RoundTime) -> float:
    """The part of a round's time that a question may take: its kind's, divided by how many there may be."""
    match question.choice:
        case ChooseAction():
            return time.action
        case ChooseActivation():
            return time.later_activation if state.marked_move | state.marked_attack else time.activation
        case ChooseMovers() | ChoosePath():
            return time.movement / (1 + 2 * state.ready.bit_count())
        case _:
            return time.attack / (1 + 2 * state.ready.bit_count())
