"""The Regular: weighs every action by what it brings for a CP, every event by the board it leads to.

Armies, Keys and dangers are weighed for the whole board (`situation.py`), battles by their dice, Consuls by
what a Pact would bring. Nothing is kept between decisions. What it decides depends on its seed and the view
alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.marching import ChooseFreeMarch
from ...positions.rebuild import state_from_view
from ...printed.board import PLACES
from ...rules.answers import Accept, Done, Lose, Pass, PlayCp, PlayEvent, Siege
from ...rules.attrition import ChooseLoss, LoseFlag, LoseStrength
from ...rules.cards.battle_cards import ChooseBattleCard, PlayBattleCard
from ...rules.conquest.submission import ChooseAcceptance, ChooseOffer, NoOffer, Offer, Terms
from ...rules.diplomacy.camps import ChooseCamp
from ...rules.diplomacy.declaring import ChooseConsent
from ...rules.formation.building import BuildStrength
from ...rules.formation.free_troops import ChooseFreePlace, Enough, PlaceFrom, PlaceIn
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.deploying import ChooseDeployment, DeployArmy, Deploying, Nobody
from ...rules.interphase.gathering import ChooseGathering, Pick
from ...rules.land.aftermath import ChooseBattleFlag
from ...rules.land.interception import ChooseFlagInterception
from ...rules.land.losses import ChooseHits, Disrupt
from ...rules.land.moving import Move
from ...rules.land.reactions import ChooseReaction, Reaction
from ...rules.land.retreats import ChooseRetreat, RetreatInto
from ...rules.land.sieges import ChooseAssault, ChooseSiege, NoSiege
from ...rules.responses.fitting import Answer
from ...rules.responses.windows import ChooseResponse
from ...rules.sea.encounters import ChooseFleetInterception
from ...rules.turn.bidding import Bid, ChooseBid
from ...rules.turn.mulligan import ChooseMulligan
from ...rules.turn.peace import ChoosePeace
from ...rules.turn.rounds import ChoosePreemption
from ...show.view import View
from ..novice.player import Novice
from . import fighting, politics
from .acts import build_value, siege_value
from .asked import Asked
from .campaigns import rated
from .emperor import free_march
from .plays import drawn_play, play_values
from .reasons import hundredths, told
from .responding import best_response, may_matter
from .trying import after
from .weights import SPEND
from .whims import fancied
from .worth import full_worth, worth

#: More options than these are not tried one by one.
_MOST_TRIED: Final = 40


OptionT = TypeVar("OptionT", bound=Option)
HANDLERS: Final = Handlers[Asked]()


class Regular(AnsweringPlayer[View, Asked]):
    """A player that looks at the whole of Europe."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, HANDLERS)
        self._novice = Novice(seed)

    def at_once(self, question: Question) -> object | None:
        """Most Responses are nothing for us."""
        passes = isinstance(question.choice, ChooseResponse) and not may_matter(question.offer)
        return question.offer[0] if passes else super().at_once(question)

    def context(self, view: View, question: Question) -> Asked:
        return Asked(state_from_view(view, self._seed), question.seat, self._reasons, self._seed)

    def otherwise(self, view: View, question: Question) -> object:
        if len(question.offer) <= _MOST_TRIED:
            return _tried(self.context(view, question), question.choice, question.offer)
        return self._novice.decide(view, question)


def _tried(asked: Asked, choice: AnyChoice, offer: Sequence[Option]) -> Option:
    """Every option on a copy."""
    seat = asked.seat
    boards = [
        after(asked.state, choice, option, seat, lambda board: worth(board, seat), 1) for option in offer
    ]
    worths = [full_worth(board, seat) for board in boards]
    return offer[worths.index(max(worths))]


@HANDLERS.on(ChoosePlay)
def _play(asked: Asked, choice: ChoosePlay, offer: Sequence[Play]) -> Play:
    values = play_values(asked.state, choice, offer)
    ranked = sorted(offer, key=lambda play: -values[play])
    best = fancied(asked.state, asked.seed, [(values[play], play) for play in ranked])
    ranked = [best, *(play for play in ranked if play != best)]
    for play in ranked[:2]:
        if isinstance(play, PlayEvent | PlayCp):
            message = "nw-bot-event" if isinstance(play, PlayEvent) else "nw-bot-cp"
            asked.reasons.append((message, {"card": play.card, "worth": hundredths(values[play])}))
    return ranked[0]


@HANDLERS.on(ChooseDrawnPlay)
def _drawn(
    asked: Asked, choice: ChooseDrawnPlay, offer: Sequence[PlayCp | PlayEvent | Done]
) -> PlayCp | PlayEvent | Done:
    return drawn_play(asked.state, choice, offer)


@HANDLERS.on(ChooseAct)
def _act(asked: Asked, choice: ChooseAct, offer: Sequence[Option]) -> Option:
    view, nation = asked.situation, choice.nation
    found = [(rate, act) for rate, act, _ in rated(view, nation, offer) if rate > SPEND.least]
    good = sorted(found, key=lambda pair: -pair[0])
    if not good:
        return Done()
    best = fancied(asked.state, asked.seed, good)
    asked.reasons += told(view, nation, best, good[0][0])
    return best


@HANDLERS.on(ChooseFreeMarch)
def _march(asked: Asked, choice: ChooseFreeMarch, offer: Sequence[Done | Move]) -> Done | Move:
    """The next area of the best march, with all who go."""
    plan = free_march(asked.situation, choice, offer)
    if not plan.way:
        return offer[0]
    asked.reasons.append(("nw-bot-move", {"area": PLACES[plan.way[-1]], "worth": hundredths(plan.gain)}))
    is_next = (m for m in offer if isinstance(m, Move) and m.force == plan.force and m.to == plan.way[0])
    return next(is_next, offer[0])


@HANDLERS.on(ChooseResponse)
def _respond(asked: Asked, choice: ChooseResponse, offer: Sequence[Answer]) -> Answer:
    return best_response(asked.state, asked.seat, choice.window, offer)


@HANDLERS.on(ChooseBattleCard)
def _battle_card(
    asked: Asked, choice: ChooseBattleCard, offer: Sequence[Pass | PlayBattleCard]
) -> Pass | PlayBattleCard:
    return fighting.best_battle_card(asked.state, choice, offer)


@HANDLERS.on(ChooseReaction)
def _reaction(asked: Asked, choice: ChooseReaction, offer: Sequence[Reaction]) -> Reaction:
    return fighting.best_reaction(asked.state, asked.seat, choice.entry, offer)


@HANDLERS.on(ChooseHits)
def _hits(asked: Asked, _choice: ChooseHits, offer: Sequence[Lose | Disrupt]) -> Lose | Disrupt:
    return fighting.best_hits(offer, asked.seat, asked.state)


@HANDLERS.on(ChooseLoss)
def _loss(
    _asked: Asked, _choice: ChooseLoss, offer: Sequence[LoseStrength | LoseFlag | Lose]
) -> LoseStrength | LoseFlag | Lose:
    return fighting.least_needed(offer)


@HANDLERS.on(ChooseRetreat)
def _retreat(asked: Asked, choice: ChooseRetreat, offer: Sequence[RetreatInto]) -> RetreatInto:
    return fighting.best_retreat(asked.state, asked.seat, choice.side, offer)


@HANDLERS.on(ChooseBattleFlag)
def _battle_flag(asked: Asked, choice: ChooseBattleFlag, offer: Sequence[OptionT]) -> OptionT:
    return offer[0 if asked.situation.prize(choice.nation, choice.area) > 0 else 1]


@HANDLERS.on(ChooseAssault)
def _assault(asked: Asked, _choice: ChooseAssault, offer: Sequence[OptionT]) -> OptionT:
    return offer[0 if fighting.goes_on(asked.state) else 1]


def _yes(_asked: Asked, _choice: AnyChoice, offer: Sequence[OptionT]) -> OptionT:
    return offer[-1]


HANDLERS.on(ChooseFlagInterception)(_yes)
HANDLERS.on(ChooseFleetInterception)(_yes)


@HANDLERS.on(ChooseFreePlace)
def _placing(
    asked: Asked, choice: ChooseFreePlace, offer: Sequence[Enough | PlaceFrom | PlaceIn]
) -> Enough | PlaceFrom | PlaceIn:
    """Strength where it does most."""

    def value(option: Enough | PlaceFrom | PlaceIn) -> float:
        if not isinstance(option, PlaceIn):
            return 0.0
        return build_value(asked.situation, choice.nation, BuildStrength(1, option.area))

    return max(offer, key=value)


@HANDLERS.on(ChooseSiege)
def _siege(asked: Asked, choice: ChooseSiege, offer: Sequence[NoSiege | Siege]) -> NoSiege | Siege:
    view, nation = asked.situation, choice.nation
    values = [siege_value(view, nation, s) if isinstance(s, Siege) else 0.0 for s in offer]
    return offer[values.index(max(values))]


@HANDLERS.on(ChooseMulligan)
def _mulligan(asked: Asked, choice: ChooseMulligan, offer: Sequence[OptionT]) -> OptionT:
    return offer[0 if politics.keeps_hand(asked.state, choice.nation) else 1]


@HANDLERS.on(ChoosePreemption)
def _preemption(asked: Asked, choice: ChoosePreemption, offer: Sequence[OptionT]) -> OptionT:
    return offer[1 if politics.preempts(asked.state, choice) else 0]


@HANDLERS.on(ChoosePeace)
def _peace(asked: Asked, choice: ChoosePeace, offer: Sequence[OptionT]) -> OptionT:
    return politics.peace_answer(asked.state, asked.seat, choice.nation, offer)


@HANDLERS.on(ChooseCamp)
def _camp(asked: Asked, choice: ChooseCamp, offer: Sequence[OptionT]) -> OptionT:
    return politics.best_camp(asked.state, choice, offer)


@HANDLERS.on(ChooseConsent)
def _consent(asked: Asked, choice: ChooseConsent, offer: Sequence[OptionT]) -> OptionT:
    return offer[0 if politics.consents(asked.state, asked.seat, choice.power, choice.camp) else 1]


@HANDLERS.on(ChooseOffer)
def _offer(
    asked: Asked, choice: ChooseOffer, offer: Sequence[NoOffer | Offer | Terms]
) -> NoOffer | Offer | Terms:
    return politics.best_offer(asked.state, choice, offer)


@HANDLERS.on(ChooseAcceptance)
def _acceptance(asked: Asked, choice: ChooseAcceptance, offer: Sequence[OptionT]) -> OptionT:
    return politics.accepts(asked.state, choice, offer)


@HANDLERS.on(ChooseBid)
def _bid(asked: Asked, _choice: ChooseBid, offer: Sequence[Accept | Bid]) -> Accept | Bid:
    return politics.best_bid(asked.state, offer)


@HANDLERS.on(ChooseGathering)
def _gathering(asked: Asked, choice: ChooseGathering, offer: Sequence[Pick]) -> Pick:
    return politics.gathers(asked.state, choice, offer)


@HANDLERS.on(ChooseDeployment)
def _deployment(
    asked: Asked, _choice: ChooseDeployment, offer: Sequence[Nobody | Deploying]
) -> Nobody | Deploying:
    """The general whose Army gains most by going elsewhere; fleets and convoys stay."""
    armies = [found for found in offer if isinstance(found, DeployArmy)]
    return politics.best_deployment(asked.state, asked.seat, armies) or offer[0]
