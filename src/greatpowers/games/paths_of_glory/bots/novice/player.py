"""The Novice: greedy by victory points and by the front, looking at one decision at a time.

It plays useful events early, attacks where the odds are good, fills gaps, digs in, mends its units and keeps
its armies. What it decides depends on its seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.decks.ap_mobilization import ChooseCavalrySpace, ChooseTaxis
from ...cards.decks.cp_limited import ChooseForAfrica
from ...cards.decks.cp_mobilization import ChooseLandwehr
from ...cards.decks.cp_total import ChooseDeserters
from ...cards.entrenching import ChooseTrench, Dig
from ...cards.neutral_entry import ChooseFreeSpace
from ...cards.placing import PlacingChoice
from ...cards.reinforcements import ChooseEntry
from ...cards.salonika import ChooseLanding
from ...positions.rebuild import state_from_view
from ...printed.board import BOARD_SIZE, RESERVE
from ...printed.names import CP
from ...printed.units import COMBAT, IS_ARMY, KIND_ID, OF_KIND
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action
from ...rules.actions.activation import Activate
from ...rules.actions.activation_costs import cost_of
from ...rules.actions.operations import ChooseActivation
from ...rules.answers import DONE, Accept, Decline, Done, Flip, Guns, OfUnit, Place, Remove
from ...rules.combat.advancing import Advance, ChooseAdvance
from ...rules.combat.battle import CancelTrench, UseKerensky
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.declaration import Attack, AttackWith, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank, Flank, Frontal
from ...rules.combat.retreating import ChooseRetreat, ChooseStand, Go, GoBackBy, Stand
from ...rules.combat.slipping import Fight
from ...rules.combat.taking_losses import ChooseLosses, TakeLosses
from ...rules.combat.withdrawal import ChooseRestored, FlipBack, Return
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, GoBy, GoTo, Move, Moving
from ...rules.movement.overstacking import ChooseSurplus
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.redeployment.sendings import Send
from ...rules.replacements.replacements import Replacement
from ...rules.replacements.replacing import ChooseReplacement
from ...rules.solo.round import ChooseSoloUse
from ...rules.turn.opening import Bid
from ...rules.war.peace_terms import ChoosePeace
from ...show.view import View
from ...state.ids import ATTACK, MOVE, BidPoints
from ...state.texts import counters
from ..asked import Asked
from .acting import PRICE, action_value, operations_values
from .bearing import (
    advance_value,
    best_flank,
    best_stand,
    card_value,
    losses_value,
    retreat_value,
)
from .manoeuvres import activation_value, arriving, best_march, digging_in, staying
from .offensives import offensives, promise

#: Good answers to small questions, for whoever is asked.
_GOOD: Final[tuple[Option, ...]] = (
    Guns(),
    CancelTrench(),
    UseKerensky(),
    Fight(),
    Bid(CP, BidPoints(0)),
    Accept(),
    DONE,
)
#: Peace is welcome to a side that is losing by so much.
_LOSING: Final = 4


_HANDLERS: Final = Handlers[Asked]()
PickT = TypeVar("PickT", bound=Option)
PlaceT = TypeVar("PlaceT", bound=Place | Dig)


class Novice(AnsweringPlayer[View, Asked]):
    """A player that knows the value of things, not the future."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, _HANDLERS)

    def context(self, view: View, question: Question) -> Asked:
        return Asked(state_from_view(view, self._seed), question.seat, self._reasons)

    def otherwise(self, view: View, question: Question) -> object:
        return _obvious(question, Stream(f"{self._seed}/{view.turn}/{view.round}/{view.vp}"))


def _obvious(question: Question, stream: Stream) -> object:
    """Small questions of cards: answers that are good for whoever is asked, otherwise any answer."""
    for answer in _GOOD:
        if answer in question.offer:
            return answer
    return question.choice.sample(question.offer, stream)


def _action(asked: Asked, _choice: ChooseAction | ChooseSoloUse, offer: Sequence[Action]) -> Action:
    sizes = {1, 2, 3, 4, 5}
    ops = operations_values(asked.situation, sizes)
    return max(offer, key=lambda action: action_value(asked.situation, action, ops))


_HANDLERS.on(ChooseAction)(_action)
_HANDLERS.on(ChooseSoloUse)(_action)


@_HANDLERS.on(ChooseActivation)
def _activation(asked: Asked, _choice: ChooseActivation, offer: Sequence[Activate | Done]) -> Activate | Done:
    view, state = asked.situation, asked.state
    offered = [option for option in offer if isinstance(option, Activate)]
    attack_from = [option.space for option in offered if option.purpose == ATTACK]
    best: Activate | Done = DONE
    value = 0.0
    for plan in offensives(view, attack_from, state.ops_left):
        fresh = [space for space in plan.spaces if not state.marked_attack >> space & 1]
        net = plan.value - PRICE * plan.cost
        if fresh and net > value and Activate(fresh[0], ATTACK) in offered:
            best, value = Activate(fresh[0], ATTACK), net
    planned = {space for plan in offensives(view, (), 0) for space in plan.spaces}
    for option in offered:
        if option.purpose != MOVE or option.space in planned:
            continue
        net = activation_value(view, option.space) - PRICE * cost_of(state, option.space, MOVE)
        if net > value:
            best, value = option, net
    return best if best in offer else offer[-1]


@_HANDLERS.on(ChooseMovers)
def _movers(asked: Asked, _choice: ChooseMovers, offer: Sequence[Moving]) -> Moving:
    view = asked.situation

    def value(option: Moving) -> float:
        match option:
            case Done():
                return 0.0
            case Entrench(units):
                return digging_in(view, units[0].unit) - 0.2
            case Move():
                march = best_march(view, option.counters)
                return march.value + 0.01 * len(option.units) if march.goal >= 0 else -1.0

    return max(offer, key=value)


@_HANDLERS.on(ChoosePath)
def _path(asked: Asked, choice: ChoosePath, offer: Sequence[GoTo | GoBy]) -> GoTo:
    goals = [option for option in offer if isinstance(option, GoTo)]
    return max(goals, key=lambda option: arriving(asked.situation, choice.units, option.space))


@_HANDLERS.on(ChooseTarget)
def _target(asked: Asked, _choice: ChooseTarget, offer: Sequence[Attack | Done]) -> Attack | Done:
    plans = [plan for plan in offensives(asked.situation, (), 0) if Attack(plan.target) in offer]
    return Attack(plans[0].target) if plans and plans[0].value > 0 else DONE


@_HANDLERS.on(ChooseAttackers)
def _attackers(asked: Asked, choice: ChooseAttackers, offer: Sequence[AttackWith]) -> AttackWith:
    view, state = asked.situation, asked.state
    return max(offer, key=lambda option: promise(view, counters(state, option.units), choice.target))


@_HANDLERS.on(ChooseLosses)
def _losses(_asked: Asked, choice: ChooseLosses, offer: Sequence[TakeLosses]) -> TakeLosses:
    return max(offer, key=lambda option: losses_value(option.losses, choice.attacking))


@_HANDLERS.on(ChooseStand)
def _stand(asked: Asked, _choice: ChooseStand, offer: Sequence[Stand | Go]) -> Stand | Go:
    return best_stand(asked.situation, offer)


@_HANDLERS.on(ChooseRetreat)
def _retreat(asked: Asked, choice: ChooseRetreat, offer: Sequence[GoBackBy]) -> GoBackBy:
    view, unit = asked.situation, choice.units[0]
    return max(offer, key=lambda option: retreat_value(view, asked.state, unit, option.path))


@_HANDLERS.on(ChooseAdvance)
def _advance(asked: Asked, _choice: ChooseAdvance, offer: Sequence[Advance | Done]) -> Advance | Done:
    return max(offer, key=lambda option: advance_value(asked.situation, asked.state, option))


@_HANDLERS.on(ChooseCombatCard)
def _combat_card(asked: Asked, _choice: ChooseCombatCard, offer: Sequence[LayCard | Done]) -> LayCard | Done:
    return max(offer, key=lambda o: card_value(asked.state, o.card) if isinstance(o, LayCard) else 0.0)


@_HANDLERS.on(ChooseFlank)
def _flank(asked: Asked, _choice: ChooseFlank, offer: Sequence[Flank | Frontal]) -> Flank | Frontal:
    return best_flank(asked.state, offer)


@_HANDLERS.on(ChooseRedeployment)
def _redeployment(asked: Asked, _choice: ChooseRedeployment, offer: Sequence[Send | Done]) -> Send | Done:
    view, state = asked.situation, asked.state
    reserve = RESERVE[view.side]
    kept = {kind: sum(KIND_ID[u] == kind for u in state.at[reserve]) for kind in OF_KIND}

    def value(move: Send | Done) -> float:
        if isinstance(move, Done):
            return 0.5
        unit, goal = move.unit.unit, move.space
        start, kind = state.place[unit], KIND_ID[unit]
        price = (3.0 if kept[kind] <= 2 else 0.5) if start == reserve else staying(view, (unit,), start)
        if goal >= BOARD_SIZE:
            return 1.0 - price if kept[kind] < 2 else -price
        return view.wish[goal] - price - 0.3 * len(state.at[goal])

    return max(offer, key=value)


@_HANDLERS.on(ChooseReplacement)
def _replacement(
    _asked: Asked, _choice: ChooseReplacement, offer: Sequence[Replacement | Done]
) -> Replacement | Done:
    return max(offer, key=_replacement_value)


def _replacement_value(use: Replacement | Done) -> float:
    """What a step is worth; armies on the map first."""
    if isinstance(use, Done):
        return 0.0
    unit, flips = use.unit.unit, isinstance(use, Flip)
    gain = COMBAT[0][unit] - COMBAT[1][unit] if flips else COMBAT[1][unit]
    if not IS_ARMY[unit]:
        return 1.0 + 2 * gain
    return 2.0 + gain + (0.5 if flips and use.unit.space < BOARD_SIZE else 0.0)


def _placing(asked: Asked, _choice: PlacingChoice | ChooseTrench, offer: Sequence[PlaceT]) -> PlaceT:
    view = asked.situation
    return max(offer, key=lambda option: view.pull[option.space] + 0.1 * view.threat[option.space])


_HANDLERS.on(ChooseEntry)(_placing)
_HANDLERS.on(ChooseFreeSpace)(_placing)
_HANDLERS.on(ChooseTrench)(_placing)
_HANDLERS.on(ChooseCavalrySpace)(_placing)


def _pick(asked: Asked, _choice: AnyChoice, offer: Sequence[PickT]) -> PickT:
    """A unit for an event: the strongest to mend, to send or to weaken; our own go to Africa from reserve."""
    reserve = RESERVE[asked.side]

    def value(option: PickT) -> float:
        match option:
            case Remove(unit):
                return 1.0 if unit.space == reserve else 0.0
            case OfUnit(unit):
                return 1.0 + COMBAT[0][unit.unit]
            case _:
                return 0.5

    return max(offer, key=value)


_HANDLERS.on(ChooseLandwehr)(_pick)
_HANDLERS.on(ChooseTaxis)(_pick)
_HANDLERS.on(ChooseDeserters)(_pick)
_HANDLERS.on(ChooseLanding)(_pick)
_HANDLERS.on(ChooseForAfrica)(_pick)
_HANDLERS.on(ChooseSurplus)(_pick)


@_HANDLERS.on(ChooseRestored)
def _restored(
    _asked: Asked, _choice: ChooseRestored, offer: Sequence[FlipBack | Return | Decline]
) -> FlipBack | Return | Decline:
    return max(offer, key=lambda o: -1 if isinstance(o, Decline) else COMBAT[0][o.unit.unit])


@_HANDLERS.on(ChoosePeace)
def _peace(asked: Asked, _choice: ChoosePeace, _offer: Sequence[Accept | Decline]) -> Accept | Decline:
    behind = 10 - asked.state.vp if asked.side else asked.state.vp - 10
    return Accept() if behind >= _LOSING else Decline()
