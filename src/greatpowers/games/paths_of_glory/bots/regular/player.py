"""The Regular: plans a whole action round on the board it would lead to, with exact dice and safe supply.

Nothing is kept between decisions: what was planned for an action comes out again at every later question,
because the same board is judged in the same way. What it decides depends on its seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....engine.match import Question
from ...cards.entrenching import ChooseTrench
from ...cards.neutral_entry import ChooseFreeSpace
from ...cards.placing import PlacingChoice
from ...cards.reinforcements import ChooseEntry
from ...positions.rebuild import state_from_view
from ...printed.board import each_space
from ...printed.cards import CARDS
from ...printed.names import AP
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, PlayOps
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation, Operations
from ...rules.answers import DONE, Accept, Done
from ...rules.combat.advancing import Advance, ChooseAdvance
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.declaration import Attack, AttackWith, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank, Flank, Frontal
from ...rules.combat.retreating import ChooseRetreat, ChooseStand, Go, GoBackBy, Stand
from ...rules.combat.taking_losses import ChooseLosses, TakeLosses
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, GoBy, GoTo, Move, Moving
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.redeployment.sendings import Send
from ...rules.replacements.replacements import Replacement
from ...rules.replacements.replacing import ChooseReplacement
from ...rules.turn.opening import Bid, ChooseBid
from ...show.view import View
from ...state.ids import ATTACK, MOVE, BidPoints, Space
from ...state.texts import counters
from ..asked import Asked
from ..novice.player import Novice
from .assaults import Attacker, assaults, best_attackers
from .card_uses import operations_values, use_value
from .marches import best_goal, digging, marches_from
from .operating import tasks_of
from .reactions import (
    PlaceT,
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
from .reasons import attacking, told, used_for, worries
from .together import best_plan
from .weights import BID, MARCH
from .whims import Whim

#: An attack or a march that is paid for is made if it promises more than this.
_PAID: Final = 0.0
#: Where both are nearly as good an army digs in rather than marches.
_TIE: Final = 0.05


_HANDLERS: Final = Handlers[Asked]()


class Regular(AnsweringPlayer[View, Asked]):
    """A player that looks at boards, not at moves."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, _HANDLERS)
        self._novice = Novice(seed)

    def context(self, view: View, question: Question) -> Asked:
        return Asked(state_from_view(view, self._seed), question.seat, self._reasons, self._seed)

    def otherwise(self, view: View, question: Question) -> object:
        return self._novice.decide(view, question)


@_HANDLERS.on(ChooseBid)
def _bid(_asked: Asked, choice: ChooseBid, offer: Sequence[Bid | Accept]) -> Bid | Accept:
    """The better side for less than it is worth; whoever pays more may have it. [5.6.1]"""
    if choice.side < 0:
        return Bid(AP, BidPoints(min(1, BID.allies)))
    higher = Bid(choice.side, BidPoints(choice.points + 1))
    worth = BID.allies if choice.side == AP else -BID.allies
    return higher if higher.points <= worth and higher in offer else Accept()


@_HANDLERS.on(ChooseAction)
def _action(asked: Asked, _choice: ChooseAction, offer: Sequence[Action]) -> Action:
    view = asked.situation
    tasks = tasks_of(view, asked.seed)
    sizes = {CARDS[action.card].ops if isinstance(action, PlayOps) else 1 for action in offer}
    ops = operations_values(view, tasks, sorted(sizes | {1}))
    whim = Whim(asked.seed, asked.state)
    worths = {action: use_value(view, action, ops) + whim.about(str(action)) for action in offer}
    ranked = sorted(offer, key=lambda action: -worths[action])
    best = ranked[0]
    asked.reasons.append(used_for(best, worths[best]))
    if isinstance(best, PlayOps):
        plan = best_plan(view.state, view.side, tasks, CARDS[best.card].ops)
        asked.reasons += [told(task) for task in plan.tasks[:3]]
    other = next((action for action in ranked if action.card not in ("", best.card)), None)
    if other is not None:
        asked.reasons.append(("pog-bot-other", {"card": other.card, "worth": round(worths[other])}))
    asked.reasons += worries(asked.state, asked.side)
    return best


@_HANDLERS.on(ChooseActivation)
def _activation(asked: Asked, _choice: ChooseActivation, offer: Sequence[Activate | Done]) -> Activate | Done:
    state = asked.state
    points = next(frame.points for frame in reversed(state.stack) if isinstance(frame, Operations))
    plan = best_plan(state, asked.side, tasks_of(asked.situation, asked.seed), points)
    for task in sorted(plan.tasks, key=lambda task: -task.value):
        purpose = ATTACK if task.what == "attack" else MOVE
        for space in each_space(task.fresh):
            wanted = Activate(space, purpose)
            if wanted in offer:
                asked.reasons.append(told(task))
                return wanted
    return DONE


@_HANDLERS.on(ChooseMovers)
def _movers(asked: Asked, _choice: ChooseMovers, offer: Sequence[Moving]) -> Moving:
    view = asked.situation
    moves = {option.counters: option for option in offer if isinstance(option, Move)}
    marches = marches_from(view, moves)
    gain = marches[0].value if marches else 0.0
    digs = [option for option in offer if isinstance(option, Entrench)]
    worths = [digging(view, option.space)[0] for option in digs]
    if digs and max(worths) > (gain - _TIE if gain > MARCH.least else 0.0):
        return digs[worths.index(max(worths))]
    # What is paid for is used for the least gain. Something must move while anything is wrong: then what
    # hurts least.
    if marches and (gain > _PAID or DONE not in offer):
        return moves[marches[0].units]
    facing = [option for option in digs if view.threat[option.space]]
    if facing:
        return facing[0]
    return DONE if DONE in offer else offer[0]


@_HANDLERS.on(ChoosePath)
def _path(asked: Asked, choice: ChoosePath, offer: Sequence[GoTo | GoBy]) -> GoTo:
    goals = [option.space for option in offer if isinstance(option, GoTo)]
    return GoTo(Space(best_goal(asked.situation, choice.units, goals)))


@_HANDLERS.on(ChooseTarget)
def _target(asked: Asked, _choice: ChooseTarget, offer: Sequence[Attack | Done]) -> Attack | Done:
    for plan in assaults(Attacker(asked.state, asked.side), (), 0):
        attack = Attack(plan.target)
        if attack in offer and plan.value > _PAID:
            asked.reasons.append(attacking(plan))
            return attack
    return DONE


@_HANDLERS.on(ChooseAttackers)
def _attackers(asked: Asked, choice: ChooseAttackers, offer: Sequence[AttackWith]) -> AttackWith:
    sets = [counters(asked.state, option.units) for option in offer]
    return offer[best_attackers(Attacker(asked.state, asked.side), choice.target, sets)]


@_HANDLERS.on(ChooseLosses)
def _losses(asked: Asked, choice: ChooseLosses, offer: Sequence[TakeLosses]) -> TakeLosses:
    return best_losses(asked.state, choice, offer, asked.side)


@_HANDLERS.on(ChooseStand)
def _stand(asked: Asked, choice: ChooseStand, offer: Sequence[Stand | Go]) -> Stand | Go:
    return best_stand(asked.state, choice, offer, asked.side)


@_HANDLERS.on(ChooseRetreat)
def _retreat(asked: Asked, choice: ChooseRetreat, offer: Sequence[GoBackBy]) -> GoBackBy:
    return best_retreat(asked.state, choice, offer, asked.side)


@_HANDLERS.on(ChooseAdvance)
def _advance(asked: Asked, choice: ChooseAdvance, offer: Sequence[Advance | Done]) -> Advance | Done:
    return best_advance(asked.state, choice, offer, asked.side)


@_HANDLERS.on(ChooseFlank)
def _flank(asked: Asked, _choice: ChooseFlank, offer: Sequence[Flank | Frontal]) -> Flank | Frontal:
    return best_flank(asked.state, offer)


@_HANDLERS.on(ChooseCombatCard)
def _combat_card(asked: Asked, _choice: ChooseCombatCard, offer: Sequence[LayCard | Done]) -> LayCard | Done:
    return best_card(asked.state, offer)


@_HANDLERS.on(ChooseRedeployment)
def _redeployment(asked: Asked, choice: ChooseRedeployment, offer: Sequence[Send | Done]) -> Send | Done:
    return best_redeployment(asked.situation, choice, offer)


def _placing(asked: Asked, choice: PlacingChoice | ChooseTrench, offer: Sequence[PlaceT]) -> PlaceT:
    return best_placing(asked.situation, choice, offer)


_HANDLERS.on(ChooseEntry)(_placing)
_HANDLERS.on(ChooseFreeSpace)(_placing)
_HANDLERS.on(ChooseTrench)(_placing)


@_HANDLERS.on(ChooseReplacement)
def _replacement(
    asked: Asked, _choice: ChooseReplacement, offer: Sequence[Replacement | Done]
) -> Replacement | Done:
    return max(offer, key=lambda use: replacement_worth(asked.situation, use))
