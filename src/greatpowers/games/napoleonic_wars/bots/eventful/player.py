"""Random play that prefers events: in the long run every card comes up as an event, a Response or in a fight.

All it does is lean on the dice with which one of the answers a question offers is drawn. Cards that need a
fight wait in the hand, armies and fleets look for the enemy, and nobody helps to make peace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....bots.handlers import Handlers
from .....bots.tastes import Drawing, drawn_answer
from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.marching import ChooseFreeMarch
from ...printed.board import AREA_NUMBER
from ...printed.cards import CARDS
from ...printed.names import BRITAIN, IMPERIAL, NATIONS, PRUSSIA
from ...rules.answers import Done, Flag, PlayCp, PlayEvent, Siege
from ...rules.cards.battle_cards import ChooseBattleCard, PlayBattleCard
from ...rules.cards.questions import ChooseForCard
from ...rules.conquest.conquest import Cede, CedeTo, ChooseCeded
from ...rules.diplomacy.camps import ChooseCamp, Join
from ...rules.diplomacy.declaring import ChooseConsent
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.drawing import ChooseExcess, Discard, Influence
from ...rules.land.aftermath import ChooseBattleFlag, PlantFlag
from ...rules.land.reactions import ChooseReaction, Evade, Intercept, Stand
from ...rules.land.sieges import ChooseAssault, ChooseSiege, GoOn
from ...rules.responses.fitting import Answer, Responds
from ...rules.responses.windows import ChooseResponse
from ...rules.sea.encounters import (
    ChooseFleetEvasion,
    ChooseFleetInterception,
    NoEvade,
    YesIntercept,
)
from ...rules.turn.mulligan import ChooseMulligan
from ...rules.turn.peace import ChoosePeace, Minus
from ...state.ids import Nation
from ...state.state import State, rules
from .meeting import act_weight, free_march_weight, waits_for_warsaw

#: How gladly a card is given for CPs, by when its own use comes; Home cards come back every turn.
_PRICE: Final = {"action": 24, "response": 3, "battle": 1}
_HOME_PRICE: Final = 60
#: One Impulse in so many is used for an event although there are CPs: with a Battle card held, and without.
_EVENT_ONE_IN: Final = {True: 4, False: 2}
#: A Response is played so much rather than passed over; one that stops another card is not pressed.
_RESPONDS: Final = 30
#: One hand in so many is kept although nothing in it was waited for.
_KEPT_ONE_IN: Final = 4
_PONIATOWSKI, _NELSON = "poniatowski", "nelson_touch"
_COUNTERMANDED: Final = "countermanded"


_WARSAW: Final = AREA_NUMBER["warsaw"]
_HANDLERS: Final = Handlers[Drawing[State]]()
OptionT = TypeVar("OptionT", bound=Option)


def prefer_events(state: State, question: Question, stream: Stream) -> object:
    """An event, a Response or a Battle card wherever one can be played, otherwise what leads to some."""
    return drawn_answer(_HANDLERS, state, question, stream)


@_HANDLERS.on(ChoosePlay)
def _play(drawing: Drawing[State], choice: ChoosePlay, offer: Sequence[Play]) -> Play:
    """An event, or CPs that bring armies together, rather while a Battle card is held: hands run out."""
    state, nation = drawing.state, choice.nation
    fights = any(CARDS[card].timing == "battle" for card in state.hands[nation])
    wanted = not drawing.stream.below(_EVENT_ONE_IN[fights])
    events = {play.card for play in offer if isinstance(play, PlayEvent)}

    def weight(play: Play) -> int:
        if isinstance(play, PlayEvent):
            return 2000 if wanted or is_rare(play.card) else 20
        if not isinstance(play, PlayCp):
            return 1
        facts = CARDS[play.card]
        if facts.is_home:
            return _HOME_PRICE
        if _is_awaited(state, nation, play.card):
            return 0
        return _PRICE[facts.timing] // (4 if play.card in events else 1)

    return drawing.of(offer, weight)


def is_rare(card: str) -> bool:
    """One nation alone may play the event: it must come into the right hand."""
    return not CARDS[card].is_home and CARDS[card].nations not in ("any", "power")


def _is_awaited(state: State, nation: Nation, card: str) -> bool:
    """Can this nation alone play the card, now or later? Then it does all it can for it."""
    facts = CARDS[card]
    if facts.not_1805 and rules(state).is_campaign and state.turn == 1:
        return False
    if card == _NELSON:
        return nation == BRITAIN
    is_own = not facts.is_home and facts.nations == NATIONS[nation]
    return is_own and (card != _PONIATOWSKI or waits_for_warsaw(state))


@_HANDLERS.on(ChooseAct)
def _act(drawing: Drawing[State], choice: ChooseAct, offer: Sequence[Option]) -> Option:
    """First the kind of action and what it leads to, never nothing while there is something."""

    def weight(act: Option) -> int:
        return 1 if isinstance(act, Done) else act_weight(drawing.state, choice.nation, act)

    return drawing.of(offer, weight)


@_HANDLERS.on(ChooseFreeMarch)
def _free_march(drawing: Drawing[State], choice: ChooseFreeMarch, offer: Sequence[OptionT]) -> OptionT:
    return drawing.of(offer, lambda move: free_march_weight(drawing.state, choice.leader, move))


@_HANDLERS.on(ChooseMulligan)
def _mulligan(drawing: Drawing[State], choice: ChooseMulligan, offer: Sequence[OptionT]) -> OptionT:
    """A hand without a card only this nation can play is thrown in."""
    hand = drawing.state.hands[choice.nation]
    keeps = len(hand) == 1 or any(_is_awaited(drawing.state, choice.nation, card) for card in hand)
    keep, throw_in = offer
    return keep if keeps or not drawing.stream.below(_KEPT_ONE_IN) else throw_in


@_HANDLERS.on(ChooseExcess)
def _excess(
    drawing: Drawing[State], _choice: ChooseExcess, offer: Sequence[Discard | Influence]
) -> Discard | Influence:
    """What only this nation may play is kept."""
    return drawing.of(offer, lambda option: 1 if is_rare(option.card) else 20)


@_HANDLERS.on(ChooseCamp)
def _camp(drawing: Drawing[State], choice: ChooseCamp, offer: Sequence[OptionT]) -> OptionT | Join:
    """Prussia goes with France while Poniatowski waits for that."""
    if choice.power != PRUSSIA or not waits_for_warsaw(drawing.state):
        return drawing.stream.pick(offer)
    joining = Join(IMPERIAL)
    return joining if joining in offer else offer[0]


@_HANDLERS.on(ChooseConsent)
def _consent(drawing: Drawing[State], choice: ChooseConsent, offer: Sequence[OptionT]) -> OptionT:
    """Everybody is glad of Prussia then."""
    agrees = choice.power == PRUSSIA and choice.camp == IMPERIAL and waits_for_warsaw(drawing.state)
    return offer[0] if agrees else drawing.stream.pick(offer)


@_HANDLERS.on(ChooseResponse)
def _response(drawing: Drawing[State], _choice: ChooseResponse, offer: Sequence[Answer]) -> Answer:
    def weight(option: Answer) -> int:
        return _RESPONDS if isinstance(option, Responds) and option.card != _COUNTERMANDED else 1

    return drawing.of(offer, weight)


class _Rather:
    """An answer of one kind, if there is any."""

    def __init__(self, wanted: type[Option]) -> None:
        self._wanted = wanted

    def __call__(self, drawing: Drawing[State], _choice: AnyChoice, offer: Sequence[OptionT]) -> OptionT:
        found = [option for option in offer if isinstance(option, self._wanted)]
        return drawing.stream.pick(found or offer)


_HANDLERS.on(ChooseBattleCard)(_Rather(PlayBattleCard))
_HANDLERS.on(ChooseDrawnPlay)(_Rather(PlayEvent))
_HANDLERS.on(ChooseAssault)(_Rather(GoOn))
_HANDLERS.on(ChooseSiege)(_Rather(Siege))
_HANDLERS.on(ChoosePeace)(_Rather(Minus))
_HANDLERS.on(ChooseBattleFlag)(_Rather(PlantFlag))


class _Mostly:
    """Answers as likely as their kind says."""

    def __init__(self, weights: dict[type[Option], int]) -> None:
        self._weights = weights

    def __call__(self, drawing: Drawing[State], _choice: AnyChoice, offer: Sequence[OptionT]) -> OptionT:
        return drawing.of(offer, lambda option: self._weights.get(type(option), 1))


_HANDLERS.on(ChooseReaction)(_Mostly({Intercept: 3, Evade: 2, Stand: 3}))
_HANDLERS.on(ChooseFleetInterception)(_Mostly({YesIntercept: 4}))
_HANDLERS.on(ChooseFleetEvasion)(_Mostly({NoEvade: 3}))


@_HANDLERS.on(ChooseCeded)
def _ceded(drawing: Drawing[State], _choice: ChooseCeded, offer: Sequence[CedeTo | Cede]) -> CedeTo | Cede:
    """Warsaw, where Poniatowski waits."""
    found = [option for option in offer if option.area == _WARSAW]
    return drawing.stream.pick(found or offer)


@_HANDLERS.on(ChooseForCard)
def _for_card(drawing: Drawing[State], _choice: ChooseForCard, offer: Sequence[Option]) -> Option:
    """A Flag in Warsaw, too."""
    wanted = Flag(_WARSAW)
    return drawing.stream.pick([wanted] if wanted in offer else offer)
