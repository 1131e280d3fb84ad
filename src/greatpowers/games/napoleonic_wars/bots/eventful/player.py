"""Random play that prefers events: in the long run every card comes up as an event, a Response or in a fight.

All it does is lean on the dice with which one of the answers a question offers is drawn. Cards that need a
fight wait in the hand, armies and fleets look for the enemy, and nobody helps to make peace.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .....bots.tastes import drawn
from .....engine.chance import Stream
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.marching import ChooseFreeMarch
from ...printed.board import PLACE_NUMBER
from ...printed.cards import CARDS
from ...printed.names import BRITAIN, IMPERIAL, NATIONS, PRUSSIA
from ...rules.answers import Done, Flag, PlayCp, PlayEvent, Siege
from ...rules.cards.battle_cards import ChooseBattleCard, PlayBattleCard
from ...rules.cards.questions import ChooseForCard
from ...rules.conquest.conquest import ChooseCeded
from ...rules.diplomacy.camps import ChooseCamp, Join
from ...rules.diplomacy.declaring import ChooseConsent
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.drawing import ChooseExcess
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
from ...state.ids import Area, Camp
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


def prefer_events(state: State, question: Question, stream: Stream) -> Any:
    """An event, a Response or a Battle card wherever one can be played, otherwise what leads to some."""
    handler = _HANDLERS.get(type(question.choice))
    if handler is None:
        return question.choice.sample(question.offer, stream)
    return handler(state, question, stream)


def _play(state: State, question: Question, stream: Stream) -> Any:
    """An event, or CPs that bring armies together, rather while a Battle card is held: hands run out."""
    nation = question.choice.nation  # type: ignore[attr-defined]
    fights = any(CARDS[card].timing == "battle" for card in state.hands[nation])
    wanted = not stream.below(_EVENT_ONE_IN[fights])
    events = {play.card for play in question.offer if isinstance(play, PlayEvent)}

    def weight(play: Any) -> int:
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

    return drawn(question.offer, weight, stream)


def is_rare(card: str) -> bool:
    """One nation alone may play the event: it must come into the right hand."""
    return not CARDS[card].is_home and CARDS[card].nations not in ("any", "power")


def _is_awaited(state: State, nation: int, card: str) -> bool:
    """Can this nation alone play the card, now or later? Then it does all it can for it."""
    facts = CARDS[card]
    if facts.not_1805 and rules(state).is_campaign and state.turn == 1:
        return False
    if card == _NELSON:
        return nation == BRITAIN
    is_own = not facts.is_home and facts.nations == NATIONS[nation]
    return is_own and (card != _PONIATOWSKI or waits_for_warsaw(state))


def _act(state: State, question: Question, stream: Stream) -> Any:
    """First the kind of action and what it leads to, never nothing while there is something."""
    nation = question.choice.nation  # type: ignore[attr-defined]

    def weight(act: Option) -> int:
        return 1 if isinstance(act, Done) else act_weight(state, nation, act)

    return drawn(question.offer, weight, stream)


def _free_march(state: State, question: Question, stream: Stream) -> Any:
    leader = question.choice.leader  # type: ignore[attr-defined]
    return drawn(question.offer, lambda move: free_march_weight(state, leader, move), stream)


def _mulligan(state: State, question: Question, stream: Stream) -> Any:
    """A hand without a card only this nation can play is thrown in."""
    nation = question.choice.nation  # type: ignore[attr-defined]
    hand = state.hands[nation]
    keeps = len(hand) == 1 or any(_is_awaited(state, nation, card) for card in hand)
    keep, throw_in = question.offer
    return keep if keeps or not stream.below(_KEPT_ONE_IN) else throw_in


def _excess(_state: State, question: Question, stream: Stream) -> Any:
    """What only this nation may play is kept."""
    return drawn(question.offer, lambda option: 1 if is_rare(option.card) else 20, stream)


def _camp(state: State, question: Question, stream: Stream) -> Any:
    """Prussia goes with France while Poniatowski waits for that."""
    choice: Any = question.choice
    if choice.power != PRUSSIA or not waits_for_warsaw(state):
        return stream.pick(question.offer)
    joining = Join(Camp(IMPERIAL))
    return joining if joining in question.offer else question.offer[0]


def _consent(state: State, question: Question, stream: Stream) -> Any:
    """Everybody is glad of Prussia then."""
    choice: Any = question.choice
    agrees = choice.power == PRUSSIA and choice.camp == IMPERIAL and waits_for_warsaw(state)
    return question.offer[0] if agrees else stream.pick(question.offer)


def _response(_state: State, question: Question, stream: Stream) -> Any:
    def weight(option: Answer) -> int:
        return _RESPONDS if isinstance(option, Responds) and option.card != _COUNTERMANDED else 1

    return drawn(question.offer, weight, stream)


def _rather(wanted: type[Option]) -> Callable[[State, Question, Stream], Any]:
    """An answer of this kind, if there is any."""

    def choose(_state: State, question: Question, stream: Stream) -> Any:
        found = [option for option in question.offer if isinstance(option, wanted)]
        return stream.pick(found or question.offer)

    return choose


def _mostly(weights: dict[type[Option], int]) -> Callable[[State, Question, Stream], Any]:
    """Answers as likely as their kind says."""

    def choose(_state: State, question: Question, stream: Stream) -> Any:
        return drawn(question.offer, lambda option: weights.get(type(option), 1), stream)

    return choose


def _ceded(_state: State, question: Question, stream: Stream) -> Any:
    """Warsaw, where Poniatowski waits."""
    found = [option for option in question.offer if option.area == _WARSAW]
    return stream.pick(found or question.offer)


def _for_card(_state: State, question: Question, stream: Stream) -> Any:
    """A Flag in Warsaw, too."""
    wanted = Flag(_WARSAW)
    return stream.pick([wanted] if wanted in question.offer else question.offer)


_WARSAW: Final = Area(PLACE_NUMBER["warsaw"])
_HANDLERS: Final[dict[type[AnyChoice], Callable[[State, Question, Stream], Any]]] = {
    ChoosePlay: _play,
    ChooseAct: _act,
    ChooseResponse: _response,
    ChooseBattleCard: _rather(PlayBattleCard),
    ChooseDrawnPlay: _rather(PlayEvent),
    ChooseReaction: _mostly({Intercept: 3, Evade: 2, Stand: 3}),
    ChooseAssault: _rather(GoOn),
    ChooseSiege: _rather(Siege),
    ChoosePeace: _rather(Minus),
    ChooseMulligan: _mulligan,
    ChooseExcess: _excess,
    ChooseCamp: _camp,
    ChooseConsent: _consent,
    ChooseBattleFlag: _rather(PlantFlag),
    ChooseFreeMarch: _free_march,
    ChooseForCard: _for_card,
    ChooseCeded: _ceded,
    ChooseFleetInterception: _mostly({YesIntercept: 4}),
    ChooseFleetEvasion: _mostly({NoEvade: 3}),
}
