"""The Regular: plans a whole action round on the board it would lead to, with exact dice and safe supply.

Nothing is kept between decisions: what was planned for an action comes out again at every later question,
because the same board is judged in the same way. What it decides depends on its seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .....bots.player import Why
from .....engine.frames import AnyChoice
from .....engine.masks import members
from .....engine.match import Question
from ...cards.entrenching import ChooseTrench
from ...cards.neutral_entry import ChooseFreeSpace
from ...cards.reinforcements import ChooseEntry
from ...positions.rebuild import state_from_view
from ...printed.board import SPACES
from ...printed.cards import CARDS
from ...printed.names import SIDE_NUMBER
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, Auto, OfferPeace, PlayEvent, PlayOps, PlayRp, PlaySr
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation
from ...rules.answers import DONE
from ...rules.combat.advancing import ChooseAdvance
from ...rules.combat.card_steps import ChooseCombatCard
from ...rules.combat.declaration import Attack, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank
from ...rules.combat.retreating import ChooseRetreat, ChooseStand
from ...rules.combat.taking_losses import ChooseLosses
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, GoTo, Move
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.replacements.replacing import ChooseReplacement
from ...show.view import View
from ...state.ids import ATTACK, MOVE, Space
from ...state.state import State
from ...state.texts import counters
from ..novice.player import Novice
from ..novice.situation import Situation
from .assaults import Attacker, assaults, best_attackers
from .card_uses import operations_values, use_value
from .marches import best_goal, digging, marches_from
from .operating import Task, best_tasks, tasks_of
from .reactions import (
    best_advance,
    best_card,
    best_flank,
    best_losses,
    best_placing,
    best_redeployment,
    best_retreat,
    best_stand,
    replacement_worth,
)
from .weights import MARCH

#: An attack that is paid for is made if it promises more than this.
_PAID: Final = 0.0
#: Where both are nearly as good an army digs in rather than marches.
_TIE: Final = 0.05


class Regular:
    """A player that looks at boards, not at moves."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._novice = Novice(seed)
        self._reasons: list[Why] = []

    def reasons(self) -> list[Why]:
        return self._reasons

    def decide(self, view: View, question: Question) -> Any:
        """The answer that leads to the best board."""
        self._reasons = []
        offer = question.offer
        if len(offer) == 1:
            return offer[0]
        handler = _HANDLERS.get(type(question.choice))
        if handler is None:
            return self._novice.decide(view, question)
        state = state_from_view(view, self._seed)
        return handler(self, state, question, SIDE_NUMBER[question.seat])

    def action(self, state: State, question: Question, side: int) -> Any:
        view = Situation(state, side)
        ops = operations_values(view)
        worths = {action: use_value(view, action, ops) for action in question.offer}
        ranked = sorted(question.offer, key=lambda action: -worths[action])
        best = ranked[0]
        self._reasons.append(used_for(best, worths[best]))
        if isinstance(best, PlayOps):
            self._reasons += [_told(task) for task in best_tasks(tasks_of(view), CARDS[best.card].ops)[1][:3]]
        other = next((action for action in ranked if action.card not in ("", best.card)), None)
        if other is not None:
            self._reasons.append(("pog-bot-other", {"card": other.card, "worth": round(worths[other])}))
        return best

    def activation(self, state: State, question: Question, side: int) -> Any:
        _, chosen = best_tasks(tasks_of(Situation(state, side)), state.ops_left)
        for task in sorted(chosen, key=lambda task: -task.value):
            purpose = ATTACK if task.what == "attack" else MOVE
            for space in members(task.fresh):
                wanted = Activate(Space(space), purpose)
                if wanted in question.offer:
                    self._reasons.append(_told(task))
                    return wanted
        return DONE

    def movers(self, state: State, question: Question, side: int) -> Any:
        view = Situation(state, side)
        moves = {option.counters: option for option in question.offer if isinstance(option, Move)}
        marches = marches_from(view, moves)
        gain = marches[0].value if marches else 0.0
        digs = [option for option in question.offer if isinstance(option, Entrench)]
        worths = [digging(view, option.space)[0] for option in digs]
        if digs and max(worths) > (gain - _TIE if gain > MARCH.least else 0.0):
            return digs[worths.index(max(worths))]
        # Something must move while anything is wrong: then what hurts least.
        if marches and (gain > MARCH.least or DONE not in question.offer):
            return moves[marches[0].units]
        return DONE if DONE in question.offer else question.offer[0]

    def path(self, state: State, question: Question, side: int) -> Any:
        units = question.choice.units  # type: ignore[attr-defined]
        goals = [option.space for option in question.offer]
        return GoTo(Space(best_goal(Situation(state, side), units, goals)))

    def target(self, state: State, question: Question, side: int) -> Any:
        for plan in assaults(Attacker(state, side), (), 0):
            attack = Attack(Space(plan.target))
            if attack in question.offer and plan.value > _PAID:
                where = SPACES[plan.target]
                self._reasons.append(("pog-bot-attack", {"space": where, "worth": round(plan.value)}))
                return attack
        return DONE

    def attackers(self, state: State, question: Question, side: int) -> Any:
        target = question.choice.target  # type: ignore[attr-defined]
        sets = [counters(state, option.units) for option in question.offer]
        return question.offer[best_attackers(Attacker(state, side), target, sets)]

    def losses(self, state: State, question: Question, side: int) -> Any:
        return best_losses(state, question.choice, question.offer, side)

    def stand(self, state: State, question: Question, side: int) -> Any:
        return best_stand(state, question.choice, question.offer, side)

    def retreat(self, state: State, question: Question, side: int) -> Any:
        return best_retreat(state, question.choice, question.offer, side)

    def advance(self, state: State, question: Question, side: int) -> Any:
        return best_advance(state, question.choice, question.offer, side)

    def flank(self, state: State, question: Question, side: int) -> Any:
        return best_flank(state, question.offer)

    def card(self, state: State, question: Question, side: int) -> Any:
        return best_card(state, question.offer)

    def redeployment(self, state: State, question: Question, side: int) -> Any:
        return best_redeployment(Situation(state, side), question.choice, question.offer)

    def placing(self, state: State, question: Question, side: int) -> Any:
        return best_placing(Situation(state, side), question.choice, question.offer)

    def replacement(self, state: State, question: Question, side: int) -> Any:
        view = Situation(state, side)
        return max(question.offer, key=lambda use: replacement_worth(view, use))


_USES: Final[dict[type[Action], str]] = {
    PlayOps: "pog-bot-ops",
    PlayEvent: "pog-bot-event",
    PlaySr: "pog-bot-sr",
    PlayRp: "pog-bot-rp",
    Auto: "pog-bot-auto",
    OfferPeace: "pog-bot-peace",
}
_TASKS: Final = {"attack": "pog-bot-attack", "move": "pog-bot-move", "entrench": "pog-bot-entrench"}


def used_for(action: Action, worth: float) -> Why:
    """What the round is used for, and what that is worth."""
    card = {"card": action.card} if action.card else {}
    return _USES[type(action)], {**card, "worth": round(worth)}


def _told(task: Task) -> Why:
    where = task.goal if task.what != "entrench" and task.goal else task.spaces
    return _TASKS[task.what], {"space": SPACES[next(members(where))], "worth": round(task.value)}


Handler = Callable[[Regular, State, Question, int], Any]
_HANDLERS: Final[dict[type[AnyChoice], Handler]] = {
    ChooseAction: Regular.action,
    ChooseActivation: Regular.activation,
    ChooseMovers: Regular.movers,
    ChoosePath: Regular.path,
    ChooseTarget: Regular.target,
    ChooseAttackers: Regular.attackers,
    ChooseLosses: Regular.losses,
    ChooseStand: Regular.stand,
    ChooseRetreat: Regular.retreat,
    ChooseAdvance: Regular.advance,
    ChooseCombatCard: Regular.card,
    ChooseFlank: Regular.flank,
    ChooseRedeployment: Regular.redeployment,
    ChooseReplacement: Regular.replacement,
    ChooseEntry: Regular.placing,
    ChooseFreeSpace: Regular.placing,
    ChooseTrench: Regular.placing,
}
