"""Random play that prefers events: in the long run every card comes up as an event or in a combat.

All it does is lean on the dice with which one of the answers a question offers is drawn. It looks at both
hands, which no player may. Late cards need a long war, so points are kept away from both ends, and Russia
gives way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .....bots.tastes import drawn
from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.masks import mask_of
from .....engine.match import Question
from ...printed.board import ANY_NEIGHBOURS, IN_NATION
from ...printed.card_names import VON_BELOW, WIRELESS_INTERCEPTS
from ...printed.names import AP, CP, GE, RU, SIDE_NUMBER
from ...printed.units import NATION, SIDE
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, Auto, PlayEvent, PlayOps, PlayRp, PlaySr
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation
from ...rules.answers import Done
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.declaration import Attack, AttackWith, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank, Frontal
from ...rules.combat.targets import eligible_attackers
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, Moving
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.redeployment.sendings import Send
from ...rules.solo.round import ChooseSoloUse
from ...rules.turn.drawing import ChooseDiscard, Discard
from ...rules.turn.opening import ChooseOpening
from ...state.ids import ATTACK, MOVE
from ...state.state import State, rules
from ...state.texts import counters
from .meeting import (
    FAR,
    attack_weight,
    gives_way,
    is_behind,
    may_close_pincers,
    meeting_places,
    pincer_places,
    rare_battle_at_hand,
    spares,
    stays_for_a_card,
    steps_to_russian_points,
    suiting,
)
from .patience import haste, price_of, waits

_AROUND: Final = tuple(mask_of((space, *near)) for space, near in enumerate(ANY_NEIGHBOURS))
#: Points beyond which a side sits still: the game would end.
_TOO_GOOD: Final = {AP: 4, CP: 16}
#: Weights are so much finer than prices that no use of a card is ruled out.
_FINE: Final = 16
#: Above these the Allies take points back, and the Central Powers look for them in Russia alone.
_EVEN: Final = 11
#: How much units are drawn to where they are.
_STAYING: Final = 2


def prefer_events(state: State, question: Question, stream: Stream) -> Any:
    """An event or a combat card wherever one can be played, otherwise what leads to some."""
    handler = _HANDLERS.get(type(question.choice))
    if handler is None:
        return question.choice.sample(question.offer, stream)
    return handler(state, question, stream)


def _action(state: State, question: Question, stream: Stream) -> Any:
    """An event that need not wait, unless a battle is at hand that is hard to bring about."""
    events = [action for action in question.offer if isinstance(action, PlayEvent)]
    ready = [action for action in events if not waits(state, action.card)]
    if ready and not (stream.below(2) and rare_battle_at_hand(state, SIDE_NUMBER[question.seat])):
        return drawn(ready, lambda action: haste(action.card), stream)
    return _plain_use(state, question, stream)


def _plain_use(state: State, question: Question, stream: Stream) -> Any:
    """Operations with a card that is not worth keeping; a side that does too well mends its units."""
    side = SIDE_NUMBER[question.seat]
    sits = state.vp <= _TOO_GOOD[AP] if side == AP else state.vp >= _TOO_GOOD[CP]
    likes: dict[type[Action], int] = (
        {PlayRp: 60, Auto: 10, PlaySr: 10} if sits else {PlayOps: 80, PlayRp: 5, PlaySr: 10, Auto: 10}
    )
    if VON_BELOW in state.hands[side]:
        likes[PlaySr] = 100

    def weight(action: Action) -> int:
        price = price_of(state, action.card) if action.card else 1
        return _FINE * likes.get(type(action), 0) // price

    uses = [action for action in question.offer if not isinstance(action, PlayEvent)] or list(question.offer)
    return drawn(uses, weight, stream)


def _activation(state: State, question: Question, stream: Stream) -> Any:
    """Attacks rather than marches, and the Central Powers mostly against Russia; best where cards suit."""
    side = SIDE_NUMBER[question.seat]

    def weight(option: Activate | Done) -> int:
        if isinstance(option, Done):
            return 1
        space, purpose = option.space, option.purpose
        if stays_for_a_card(state, space):
            return 0
        if purpose == MOVE and gives_way(state, side, space):
            return 40
        front = 4 if _is_eastern(state, side, space) == (side == CP) else 1
        if purpose == ATTACK:
            return front * 4 + attack_weight(state, side, space) ** 2 // 100
        if side == CP:
            closing = 100 if may_close_pincers(state, space) else 0
            return 1 + 8 * (FAR - steps_to_russian_points(state, space)) + closing
        return 30 if is_behind(state, space) else front * 2

    return drawn(question.offer, weight, stream)


def _is_eastern(state: State, side: int, space: int) -> bool:
    """Do Russians stand here, or could they be met from here?"""
    if side == AP:
        return any(NATION[unit] == RU for unit in state.at[space])
    return bool(_AROUND[space] & IN_NATION[RU])


def _target(state: State, question: Question, stream: Stream) -> Any:
    side = SIDE_NUMBER[question.seat]

    def weight(option: Attack | Done) -> int:
        if isinstance(option, Done):
            return 1
        target = option.space
        if spares(state, side, target):
            return 0
        return 20 + 200 * suiting(state, side, eligible_attackers(state, side, target), target)

    return drawn(question.offer, weight, stream)


def _attackers(state: State, question: Question, stream: Stream) -> Any:
    """Rather many, and such as suit a card."""
    side = SIDE_NUMBER[question.seat]
    target = question.choice.target  # type: ignore[attr-defined]
    able = eligible_attackers(state, side, target)

    def weight(option: AttackWith) -> int:
        units = counters(state, option.units, able)
        return len(units) ** 2 * (1 + 8 * suiting(state, side, units, target))

    return drawn(question.offer, weight, stream)


def _flank(state: State, question: Question, stream: Stream) -> Any:
    """Rather round the flank, and always if the card for it is held. [card cp_02]"""
    frontal = 0 if WIRELESS_INTERCEPTS in state.hands[SIDE_NUMBER[question.seat]] else 1
    return drawn(question.offer, lambda option: frontal if isinstance(option, Frontal) else 5, stream)


def _combat_card(state: State, question: Question, stream: Stream) -> Any:
    """Any card that need not wait."""

    def weight(option: LayCard | Done) -> int:
        if isinstance(option, Done):
            return 1
        return 0 if waits(state, option.card) else 50

    return drawn(question.offer, weight, stream)


def _movers(_state: State, question: Question, stream: Stream) -> Any:
    """Trenches are wanted by cards of both sides."""

    def weight(option: Moving) -> int:
        if isinstance(option, Done):
            return 1
        return 3 if isinstance(option, Entrench) else 4

    return drawn(question.offer, weight, stream)


def _path(state: State, question: Question, stream: Stream) -> Any:
    """To where enemies can be met; the Central Powers march for Russian points."""
    units = question.choice.units  # type: ignore[attr-defined]
    return drawn(question.offer, lambda option: _pull(state, units[0], option.space), stream)


def _pull(state: State, unit: int, goal: int) -> int:
    """How much a unit is drawn to a space; little to a box."""
    weight = 2 + 16 * (meeting_places(state, unit) >> goal & 1)
    points = rules(state).vp_spaces >> goal & 1
    if NATION[unit] == RU:
        return 1 if points else 10
    if SIDE[unit] == AP:
        return weight + 30 * (points & state.cp_control >> goal) if state.vp > _EVEN else weight
    if steps_to_russian_points(state, state.place[unit]) < FAR:
        if NATION[unit] == GE and pincer_places(state) >> goal & 1:
            return 4**FAR
        return int(4 ** (FAR - steps_to_russian_points(state, goal)))
    return weight if state.vp < _EVEN or not points else 1


def _redeployment(state: State, question: Question, stream: Stream) -> Any:
    """Anything, unless Germans are wanted in Italy. [card cp_43]"""
    if VON_BELOW not in state.hands[SIDE_NUMBER[question.seat]]:
        return question.choice.sample(question.offer, stream)

    def weight(option: Send | Done) -> int:
        return _STAYING if isinstance(option, Done) else _pull(state, option.unit.unit, option.space)

    sent = [one for one in question.offer if isinstance(one, Send) and NATION[one.unit.unit] == GE]
    return drawn(sent or question.offer, weight, stream)


def _opening(_state: State, question: Question, _stream: Stream) -> Any:
    """With the Guns of August, which some cards speak of."""
    return question.offer[0]


def _discard(state: State, question: Question, stream: Stream) -> Any:
    """Only what has been played before."""

    def weight(option: Discard | Done) -> int:
        return 4 if isinstance(option, Done) else int(price_of(state, option.card) == 1)

    return drawn(question.offer, weight, stream)


_HANDLERS: Final[dict[type[AnyChoice], Callable[[State, Question, Stream], Any]]] = {
    ChooseAction: _action,
    ChooseSoloUse: _action,
    ChooseActivation: _activation,
    ChooseTarget: _target,
    ChooseAttackers: _attackers,
    ChooseFlank: _flank,
    ChooseCombatCard: _combat_card,
    ChooseMovers: _movers,
    ChoosePath: _path,
    ChooseRedeployment: _redeployment,
    ChooseOpening: _opening,
    ChooseDiscard: _discard,
}
