"""Random play that prefers events: in the long run every card comes up as an event or in a combat.

All it does is lean on the dice with which one of the answers a question offers is drawn. It looks at both
hands, which no player may. Late cards need a long war, so points are kept away from both ends, and Russia
gives way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....bots.handlers import Handlers
from .....bots.tastes import Drawing, drawn_answer
from .....engine.chance import Stream
from .....engine.masks import mask_of
from .....engine.match import Question
from ...printed.board import ANY_NEIGHBOURS, IN_NATION
from ...printed.card_names import VON_BELOW, WIRELESS_INTERCEPTS
from ...printed.names import AP, CP, GE, RU, SIDE_NUMBER, Side, Space, Unit
from ...printed.units import NATION, SIDE
from ...rules.actions.action_round import ChooseAction
from ...rules.actions.actions import Action, Auto, PlayEvent, PlayOps, PlayRp, PlaySr
from ...rules.actions.activation import Activate
from ...rules.actions.operations import ChooseActivation
from ...rules.answers import Done, Guns
from ...rules.combat.card_steps import ChooseCombatCard, LayCard
from ...rules.combat.declaration import Attack, AttackWith, ChooseAttackers, ChooseTarget
from ...rules.combat.flanking import ChooseFlank, Flank, Frontal
from ...rules.combat.targets import eligible_attackers
from ...rules.movement.moving import ChooseMovers, ChoosePath, Entrench, GoBy, GoTo, Moving
from ...rules.redeployment.redeploying import ChooseRedeployment
from ...rules.redeployment.sendings import Send
from ...rules.solo.round import ChooseSoloUse
from ...rules.turn.drawing import ChooseDiscard, Discard
from ...rules.turn.opening import ChooseOpening, NoGuns
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


_HANDLERS: Final = Handlers[Drawing[State]]()


def prefer_events(state: State, question: Question, stream: Stream) -> object:
    """An event or a combat card wherever one can be played, otherwise what leads to some."""
    return drawn_answer(_HANDLERS, state, question, stream)


def _action(
    drawing: Drawing[State], _choice: ChooseAction | ChooseSoloUse, offer: Sequence[Action]
) -> Action:
    """An event that need not wait, unless a battle is at hand that is hard to bring about."""
    state = drawing.state
    events = [action for action in offer if isinstance(action, PlayEvent)]
    ready = [action for action in events if not waits(state, action.card)]
    if ready and not (drawing.stream.below(2) and rare_battle_at_hand(state, SIDE_NUMBER[drawing.seat])):
        return drawing.of(ready, lambda action: haste(action.card))
    return _plain_use(drawing, offer)


_HANDLERS.on(ChooseAction)(_action)
_HANDLERS.on(ChooseSoloUse)(_action)


def _plain_use(drawing: Drawing[State], offer: Sequence[Action]) -> Action:
    """Operations with a card that is not worth keeping; a side that does too well mends its units."""
    state, side = drawing.state, SIDE_NUMBER[drawing.seat]
    sits = state.vp <= _TOO_GOOD[AP] if side == AP else state.vp >= _TOO_GOOD[CP]
    likes: dict[type[Action], int] = (
        {PlayRp: 60, Auto: 10, PlaySr: 10} if sits else {PlayOps: 80, PlayRp: 5, PlaySr: 10, Auto: 10}
    )
    if VON_BELOW in state.hands[side]:
        likes[PlaySr] = 100

    def weight(action: Action) -> int:
        price = price_of(state, action.card) if action.card else 1
        return _FINE * likes.get(type(action), 0) // price

    uses: list[Action] = [action for action in offer if not isinstance(action, PlayEvent)]
    return drawing.of(uses or offer, weight)


@_HANDLERS.on(ChooseActivation)
def _activation(
    drawing: Drawing[State], _choice: ChooseActivation, offer: Sequence[Activate | Done]
) -> Activate | Done:
    """Attacks rather than marches, and the Central Powers mostly against Russia; best where cards suit."""
    state, side = drawing.state, SIDE_NUMBER[drawing.seat]

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

    return drawing.of(offer, weight)


def _is_eastern(state: State, side: Side, space: Space) -> bool:
    """Do Russians stand here, or could they be met from here?"""
    if side == AP:
        return any(NATION[unit] == RU for unit in state.at[space])
    return bool(_AROUND[space] & IN_NATION[RU])


@_HANDLERS.on(ChooseTarget)
def _target(drawing: Drawing[State], _choice: ChooseTarget, offer: Sequence[Attack | Done]) -> Attack | Done:
    state, side = drawing.state, SIDE_NUMBER[drawing.seat]

    def weight(option: Attack | Done) -> int:
        if isinstance(option, Done):
            return 1
        target = option.space
        if spares(state, side, target):
            return 0
        return 20 + 200 * suiting(state, side, eligible_attackers(state, side, target), target)

    return drawing.of(offer, weight)


@_HANDLERS.on(ChooseAttackers)
def _attackers(drawing: Drawing[State], choice: ChooseAttackers, offer: Sequence[AttackWith]) -> AttackWith:
    """Rather many, and such as suit a card."""
    state, side = drawing.state, SIDE_NUMBER[drawing.seat]
    target = choice.target
    able = eligible_attackers(state, side, target)

    def weight(option: AttackWith) -> int:
        units = counters(state, option.units, able)
        return len(units) ** 2 * (1 + 8 * suiting(state, side, units, target))

    return drawing.of(offer, weight)


@_HANDLERS.on(ChooseFlank)
def _flank(
    drawing: Drawing[State], _choice: ChooseFlank, offer: Sequence[Flank | Frontal]
) -> Flank | Frontal:
    """Rather round the flank, and always if the card for it is held. [card cp_02]"""
    frontal = 0 if WIRELESS_INTERCEPTS in drawing.state.hands[SIDE_NUMBER[drawing.seat]] else 1
    return drawing.of(offer, lambda option: frontal if isinstance(option, Frontal) else 5)


@_HANDLERS.on(ChooseCombatCard)
def _combat_card(
    drawing: Drawing[State], _choice: ChooseCombatCard, offer: Sequence[LayCard | Done]
) -> LayCard | Done:
    """Whatever need not wait."""

    def weight(option: LayCard | Done) -> int:
        if isinstance(option, Done):
            return 1
        return 0 if waits(drawing.state, option.card) else 50

    return drawing.of(offer, weight)


@_HANDLERS.on(ChooseMovers)
def _movers(drawing: Drawing[State], _choice: ChooseMovers, offer: Sequence[Moving]) -> Moving:
    """Trenches are wanted by cards of both sides."""

    def weight(option: Moving) -> int:
        if isinstance(option, Done):
            return 1
        return 3 if isinstance(option, Entrench) else 4

    return drawing.of(offer, weight)


@_HANDLERS.on(ChoosePath)
def _path(drawing: Drawing[State], choice: ChoosePath, offer: Sequence[GoTo | GoBy]) -> GoTo:
    """To where enemies can be met; the Central Powers march for Russian points."""
    goals = [option for option in offer if isinstance(option, GoTo)]
    return drawing.of(goals, lambda option: _pull(drawing.state, choice.units[0], option.space))


def _pull(state: State, unit: Unit, goal: Space) -> int:
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


@_HANDLERS.on(ChooseRedeployment)
def _redeployment(
    drawing: Drawing[State], choice: ChooseRedeployment, offer: Sequence[Send | Done]
) -> Send | Done:
    """Anything, unless Germans are wanted in Italy. [card cp_43]"""
    state = drawing.state
    if VON_BELOW not in state.hands[SIDE_NUMBER[drawing.seat]]:
        return choice.sample(offer, drawing.stream)

    def weight(option: Send | Done) -> int:
        return _STAYING if isinstance(option, Done) else _pull(state, option.unit.unit, option.space)

    sent = [one for one in offer if isinstance(one, Send) and NATION[one.unit.unit] == GE]
    return drawing.of(sent or offer, weight)


@_HANDLERS.on(ChooseOpening)
def _opening(
    _drawing: Drawing[State], _choice: ChooseOpening, offer: Sequence[Guns | NoGuns]
) -> Guns | NoGuns:
    """With the Guns of August, which some cards speak of."""
    return offer[0]


@_HANDLERS.on(ChooseDiscard)
def _discard(
    drawing: Drawing[State], _choice: ChooseDiscard, offer: Sequence[Discard | Done]
) -> Discard | Done:
    """Only what has been played before."""

    def weight(option: Discard | Done) -> int:
        return 4 if isinstance(option, Done) else int(price_of(drawing.state, option.card) == 1)

    return drawing.of(offer, weight)
