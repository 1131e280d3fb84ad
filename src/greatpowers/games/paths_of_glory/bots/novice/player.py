"""The Novice: greedy by victory points and by the front, looking at one decision at a time.

It plays useful events early, attacks where the odds are good, fills gaps, digs in, mends its units and keeps
its armies. What it decides depends on its seed and the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.decks.ap_mobilization import ChooseCavalrySpace, ChooseTaxis
from ...cards.decks.cp_limited import ChooseForAfrica
from ...cards.decks.cp_mobilization import ChooseLandwehr
from ...cards.decks.cp_total import ChooseDeserters
from ...cards.entrenching import ChooseTrench
from ...cards.neutral_entry import ChooseFreeSpace
from ...cards.reinforcements import ChooseEntry
from ...cards.salonika import ChooseLanding
from ...positions.rebuild import state_from_view
from ...printed.board import BOARD_SIZE, RESERVE
from ...printed.names import CP, SIDE_NUMBER
from ...printed.units import COMBAT, IS_ARMY, KIND_ID, OF_KIND
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.activation import Activate
from ...rules.actions.activation_costs import cost_of
from ...rules.actions.operations import ChooseActivation
from ...rules.answers import DONE, Accept, Decline, Done, Flip, Guns, OfUnit, Remove
from ...rules.combat.advancing import ChooseAdvance
from ...rules.combat.battle import CancelTrench, UseKerensky
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.declaration import Attack, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank
from ...rules.combat.retreating import ChooseRetreat, ChooseStand
from ...rules.combat.slipping import Fight
from ...rules.combat.taking_losses import ChooseLosses
from ...rules.combat.withdrawal import ChooseRestored
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, Move, Moving
from ...rules.movement.overstacking import ChooseSurplus
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.redeployment.sendings import Send
from ...rules.replacements.replacements import Replacement
from ...rules.replacements.replacing import ChooseReplacement
from ...rules.solo.round import ChooseSoloUse
from ...rules.turn.opening import Bid
from ...rules.war.peace_terms import ChoosePeace
from ...show.view import View
from ...state.ids import ATTACK, MOVE, BidPoints, Side, Space
from ...state.state import State
from ...state.texts import counters
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
from .situation import Situation

#: Good answers to small questions, for whoever is asked.
_GOOD: Final[tuple[Option, ...]] = (
    Guns(),
    CancelTrench(),
    UseKerensky(),
    Fight(),
    Bid(Side(CP), BidPoints(0)),
    Accept(),
    DONE,
)
#: Peace is welcome to a side that is losing by so much.
_LOSING: Final = 4


class Novice:
    """A player that knows the value of things, not the future."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, question: Question) -> Any:
        """The best option by rule of thumb; some legal one where there is no rule."""
        offer = question.offer
        handler = _HANDLERS.get(type(question.choice))
        if len(offer) == 1:
            return offer[0]
        if handler is None:
            return _obvious(question, Stream(f"{self._seed}/{view.turn}/{view.round}/{view.vp}"))
        state = state_from_view(view, self._seed)
        return handler(state, question)


def _situation(state: State, question: Question) -> Situation:
    return Situation(state, SIDE_NUMBER[question.seat])


def _best(options: Sequence[Any], value: Callable[[Any], float]) -> Any:
    """The first of the best."""
    return max(options, key=value)


def _obvious(question: Question, stream: Stream) -> Any:
    """Small questions of cards: answers that are good for whoever is asked, otherwise any answer."""
    for answer in _GOOD:
        if answer in question.offer:
            return answer
    return question.choice.sample(question.offer, stream)


def _action(state: State, question: Question) -> Any:
    view = _situation(state, question)
    sizes = {1, 2, 3, 4, 5}
    ops = operations_values(view, sizes)
    return _best(question.offer, lambda action: action_value(view, action, ops))


def _activation(state: State, question: Question) -> Any:
    view = _situation(state, question)
    offered = [option for option in question.offer if isinstance(option, Activate)]
    attack_from = [option.space for option in offered if option.purpose == ATTACK]
    best: Activate | Done = DONE
    value = 0.0
    for plan in offensives(view, attack_from, state.ops_left):
        fresh = [space for space in plan.spaces if not state.marked_attack >> space & 1]
        net = plan.value - PRICE * plan.cost
        if fresh and net > value and Activate(Space(fresh[0]), ATTACK) in offered:
            best, value = Activate(Space(fresh[0]), ATTACK), net
    planned = {space for plan in offensives(view, (), 0) for space in plan.spaces}
    for option in offered:
        if option.purpose != MOVE or option.space in planned:
            continue
        net = activation_value(view, option.space) - PRICE * cost_of(state, option.space, MOVE)
        if net > value:
            best, value = option, net
    return best if best in question.offer else question.offer[-1]


def _movers(state: State, question: Question) -> Any:
    view = _situation(state, question)

    def value(option: Moving) -> float:
        match option:
            case Done():
                return 0.0
            case Entrench(units):
                return digging_in(view, units[0].unit) - 0.2
            case Move():
                march = best_march(view, option.counters)
                return march.value + 0.01 * len(option.units) if march.goal >= 0 else -1.0

    return _best(question.offer, value)


def _path(state: State, question: Question) -> Any:
    view = _situation(state, question)
    units = question.choice.units  # type: ignore[attr-defined]
    return _best(question.offer, lambda option: arriving(view, units, option.space))


def _target(state: State, question: Question) -> Any:
    view = _situation(state, question)
    plans = [plan for plan in offensives(view, (), 0) if Attack(Space(plan.target)) in question.offer]
    return Attack(Space(plans[0].target)) if plans and plans[0].value > 0 else DONE


def _attackers(state: State, question: Question) -> Any:
    view = _situation(state, question)
    target = question.choice.target  # type: ignore[attr-defined]
    return _best(question.offer, lambda option: promise(view, counters(state, option.units), target))


def _losses(_state: State, question: Question) -> Any:
    attacking = question.choice.attacking  # type: ignore[attr-defined]
    return _best(question.offer, lambda option: losses_value(option.losses, attacking))


def _stand(state: State, question: Question) -> Any:
    return best_stand(_situation(state, question), question.offer)


def _retreat(state: State, question: Question) -> Any:
    view = _situation(state, question)
    units = question.choice.units  # type: ignore[attr-defined]
    return _best(question.offer, lambda option: retreat_value(view, state, units[0], option.path))


def _advance(state: State, question: Question) -> Any:
    view = _situation(state, question)
    return _best(question.offer, lambda option: advance_value(view, state, option))


def _combat_card(state: State, question: Question) -> Any:
    return _best(question.offer, lambda o: card_value(state, o.card) if isinstance(o, LayCard) else 0.0)


def _flank(state: State, question: Question) -> Any:
    return best_flank(state, question.offer)


def _redeployment(state: State, question: Question) -> Any:
    view = _situation(state, question)
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

    return _best(question.offer, value)


def _replacement(_state: State, question: Question) -> Any:
    return _best(question.offer, _replacement_value)


def _replacement_value(use: Replacement | Done) -> float:
    """What a step is worth; armies on the map first."""
    if isinstance(use, Done):
        return 0.0
    unit, flips = use.unit.unit, isinstance(use, Flip)
    gain = COMBAT[0][unit] - COMBAT[1][unit] if flips else COMBAT[1][unit]
    if not IS_ARMY[unit]:
        return 1.0 + 2 * gain
    return 2.0 + gain + (0.5 if flips and use.unit.space < BOARD_SIZE else 0.0)


def _placing(state: State, question: Question) -> Any:
    view = _situation(state, question)
    return _best(question.offer, lambda option: view.pull[option.space] + 0.1 * view.threat[option.space])


def _pick(_state: State, question: Question) -> Any:
    """A unit for an event: the strongest to mend, to send or to weaken; our own go to Africa from reserve."""
    reserve = RESERVE[SIDE_NUMBER[question.seat]]

    def value(option: Option) -> float:
        match option:
            case Remove(unit):
                return 1.0 if unit.space == reserve else 0.0
            case OfUnit(unit):
                return 1.0 + COMBAT[0][unit.unit]
            case _:
                return 0.5

    return _best(question.offer, value)


def _restored(_state: State, question: Question) -> Any:
    return _best(question.offer, lambda o: -1 if isinstance(o, Decline) else COMBAT[0][o.unit.unit])


def _peace(state: State, question: Question) -> Any:
    side = SIDE_NUMBER[question.seat]
    behind = 10 - state.vp if side else state.vp - 10
    return Accept() if behind >= _LOSING else Decline()


_HANDLERS: Final[dict[type[AnyChoice], Callable[[State, Question], Any]]] = {
    ChooseAction: _action,
    ChooseActivation: _activation,
    ChooseMovers: _movers,
    ChoosePath: _path,
    ChooseTarget: _target,
    ChooseAttackers: _attackers,
    ChooseLosses: _losses,
    ChooseStand: _stand,
    ChooseRetreat: _retreat,
    ChooseAdvance: _advance,
    ChooseCombatCard: _combat_card,
    ChooseFlank: _flank,
    ChooseRedeployment: _redeployment,
    ChooseReplacement: _replacement,
    ChooseEntry: _placing,
    ChooseFreeSpace: _placing,
    ChooseTrench: _placing,
    ChooseCavalrySpace: _placing,
    **dict.fromkeys((ChooseLandwehr, ChooseTaxis, ChooseDeserters, ChooseLanding), _pick),
    **dict.fromkeys((ChooseForAfrica, ChooseSurplus), _pick),
    ChooseRestored: _restored,
    ChooseSoloUse: _action,
    ChoosePeace: _peace,
}
