"""The Regular: weighs every action by what it brings for a CP, every event by the board it leads to.

Armies, Keys and dangers are weighed for the whole board (`situation.py`), battles by their dice, Consuls by
what a Pact would bring. Nothing is kept between decisions. What it decides depends on its seed and the view
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .....bots.player import Why
from .....engine.frames import AnyChoice
from .....engine.match import Question
from .....engine.option import Option
from ...cards.events.marching import ChooseFreeMarch
from ...positions.rebuild import state_from_view
from ...printed.board import PLACES
from ...printed.names import NATIONS
from ...rules.answers import Done, Flag, PlayCp, PlayEvent, Siege
from ...rules.attrition import ChooseLoss
from ...rules.cards.battle_cards import ChooseBattleCard
from ...rules.conquest.submission import ChooseAcceptance, ChooseOffer
from ...rules.diplomacy.camps import ChooseCamp
from ...rules.diplomacy.consuls import Push
from ...rules.diplomacy.declaring import ChooseConsent
from ...rules.formation.building import Build, BuildStrength, Regroup
from ...rules.formation.free_troops import ChooseFreePlace, PlaceIn
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay
from ...rules.impulse.spending import ChooseAct
from ...rules.interphase.deploying import ChooseDeployment, DeployArmy
from ...rules.interphase.gathering import ChooseGathering
from ...rules.land.aftermath import ChooseBattleFlag
from ...rules.land.interception import ChooseFlagInterception
from ...rules.land.losses import ChooseHits
from ...rules.land.moving import Move
from ...rules.land.reactions import ChooseReaction
from ...rules.land.retreats import ChooseRetreat
from ...rules.land.sieges import ChooseAssault, ChooseSiege
from ...rules.responses.windows import ChooseResponse
from ...rules.sea.convoys import Voyage
from ...rules.sea.encounters import ChooseFleetInterception
from ...rules.turn.bidding import ChooseBid
from ...rules.turn.mulligan import ChooseMulligan
from ...rules.turn.peace import ChoosePeace
from ...rules.turn.rounds import ChoosePreemption
from ...show.view import View
from ...state.state import State
from ..novice.player import Novice
from ..reaching import leading_nation
from ..situation import Situation
from . import fighting, politics
from .acts import act_value, build_value, price, siege_value
from .choosing import candidates
from .marches import clash, march_value
from .plays import drawn_play, play_values
from .responding import best_response, may_matter
from .trying import after
from .weights import SPEND
from .worth import full_worth, worth

#: More options than these are not tried one by one.
_MOST_TRIED: Final = 40


class Regular:
    """A player that looks at the whole of Europe."""

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
        if isinstance(question.choice, ChooseResponse) and not may_matter(offer):
            return offer[0]
        state = state_from_view(view, self._seed)
        handler = _HANDLERS.get(type(question.choice))
        if handler is not None:
            return handler(self, state, question)
        if len(offer) <= _MOST_TRIED:
            return self.tried(state, question)
        return self._novice.decide(view, question)

    def tried(self, state: State, question: Question) -> Any:
        """Every option on a copy."""
        choice, seat = question.choice, question.seat
        boards = [
            after(state, choice, option, seat, lambda board: worth(board, seat), 1)
            for option in question.offer
        ]
        worths = [full_worth(board, seat) for board in boards]
        return question.offer[worths.index(max(worths))]

    def play(self, state: State, question: Question) -> Any:
        values = play_values(state, _asked(question), question.offer)
        ranked = sorted(question.offer, key=lambda play: -values[play])
        for play in ranked[:2]:
            if isinstance(play, PlayEvent | PlayCp):
                message = "nw-bot-event" if isinstance(play, PlayEvent) else "nw-bot-cp"
                self._reasons.append((message, {"card": play.card, "worth": _worth(values[play])}))
        return ranked[0]

    def drawn(self, state: State, question: Question) -> Any:
        return drawn_play(state, _asked(question), question.offer)

    def act(self, state: State, question: Question) -> Any:
        view = Situation(state, question.seat)
        nation = question.choice.nation  # type: ignore[attr-defined]
        best: Option = Done()
        most = SPEND.least
        for act in candidates(view, nation, question.offer):
            rate = act_value(view, nation, act) / price(view, nation, act)
            if rate > most:
                best, most = act, rate
        if not isinstance(best, Done):
            self._reasons += _told(view, nation, best, most)
        return best

    def march(self, state: State, question: Question) -> Any:
        """Free areas: on as long as it pays."""
        view = Situation(state, question.seat)
        best: Any = question.offer[0]
        most = 0.0
        for move in question.offer[1:]:
            value = march_value(view, leading_nation(move.force), move.force, move.frm, move.to)
            if value > most:
                best, most = move, value
        return best

    def respond(self, state: State, question: Question) -> Any:
        window = question.choice.window  # type: ignore[attr-defined]
        return best_response(state, question.seat, window, question.offer)

    def battle_card(self, state: State, question: Question) -> Any:
        assert isinstance(question.choice, ChooseBattleCard)
        return fighting.best_battle_card(state, question.choice, question.offer)

    def reaction(self, state: State, question: Question) -> Any:
        entry = question.choice.entry  # type: ignore[attr-defined]
        return fighting.best_reaction(state, question.seat, entry, question.offer)

    def hits(self, state: State, question: Question) -> Any:
        return fighting.best_hits(question.offer, question.seat, state)

    def loss(self, state: State, question: Question) -> Any:
        return fighting.least_needed(question.offer)

    def retreat(self, state: State, question: Question) -> Any:
        side = question.choice.side  # type: ignore[attr-defined]
        return fighting.best_retreat(state, question.seat, side, question.offer)

    def battle_flag(self, state: State, question: Question) -> Any:
        view = Situation(state, question.seat)
        choice: Any = question.choice
        return question.offer[0 if view.prize(choice.nation, choice.area) > 0 else 1]

    def assault(self, state: State, question: Question) -> Any:
        return question.offer[0 if fighting.goes_on(state) else 1]

    def yes(self, state: State, question: Question) -> Any:
        return question.offer[-1]

    def placing(self, state: State, question: Question) -> Any:
        """Strength where it does most."""
        view = Situation(state, question.seat)
        nation = question.choice.nation  # type: ignore[attr-defined]

        def value(option: Option) -> float:
            if not isinstance(option, PlaceIn):
                return 0.0
            return build_value(view, nation, BuildStrength(1, option.area))

        return max(question.offer, key=value)

    def siege(self, state: State, question: Question) -> Any:
        view = Situation(state, question.seat)
        nation = question.choice.nation  # type: ignore[attr-defined]
        values = [siege_value(view, nation, s) if isinstance(s, Siege) else 0.0 for s in question.offer]
        return question.offer[values.index(max(values))]

    def mulligan(self, state: State, question: Question) -> Any:
        nation = question.choice.nation  # type: ignore[attr-defined]
        return question.offer[0 if politics.keeps_hand(state, nation) else 1]

    def preemption(self, state: State, question: Question) -> Any:
        return question.offer[1 if politics.preempts(state, _asked(question)) else 0]

    def peace(self, state: State, question: Question) -> Any:
        nation = question.choice.nation  # type: ignore[attr-defined]
        return politics.peace_answer(state, question.seat, nation, question.offer)

    def camp(self, state: State, question: Question) -> Any:
        return politics.best_camp(state, _asked(question), question.offer)

    def consent(self, state: State, question: Question) -> Any:
        choice: Any = question.choice
        return question.offer[0 if politics.consents(state, question.seat, choice.power, choice.camp) else 1]

    def offer(self, state: State, question: Question) -> Any:
        return politics.best_offer(state, _asked(question), question.offer)

    def acceptance(self, state: State, question: Question) -> Any:
        return politics.accepts(state, _asked(question), question.offer)

    def bid(self, state: State, question: Question) -> Any:
        return politics.best_bid(state, question.offer)

    def gathering(self, state: State, question: Question) -> Any:
        return politics.gathers(state, _asked(question), question.offer)

    def deployment(self, state: State, question: Question) -> Any:
        """Armies first, the largest; fleets and convoys stay."""
        armies: Sequence[DeployArmy] = [found for found in question.offer if isinstance(found, DeployArmy)]
        view = Situation(state, question.seat)
        return max(
            armies, key=lambda a: sum(view.own_force(state.leader_at[a.leader]).sp), default=question.offer[0]
        )


def _asked(question: Question) -> Any:
    """The choice, of the class its handler is entered for."""
    return question.choice


def _told(view: Situation, nation: int, act: Option, rate: float) -> list[Why]:
    """An action as a reason: where, or who, and how likely the battle is won."""
    worth = _worth(rate)
    match act:
        case Push():
            return [("nw-bot-consul", {"nation": NATIONS[act.nation], "worth": worth})]
        case Flag(area):
            return [("nw-bot-flag", {"area": PLACES[area], "worth": worth})]
        case Siege(area):
            return [("nw-bot-siege", {"area": PLACES[area], "worth": worth})]
        case Move():
            message = "nw-bot-move"
        case Voyage():
            message = "nw-bot-convoy"
        case _ if isinstance(act, Build | Regroup):
            return [("nw-bot-build", {"area": PLACES[act.area], "worth": worth})]
        case _:
            return [("nw-bot-other", {"worth": worth})]
    told: list[Why] = [(message, {"area": PLACES[act.to], "worth": worth})]
    fight = clash(view, nation, act.force, act.frm, act.to)
    if fight.chance < 1.0:
        told.append(("nw-bot-chance", {"chance": _worth(fight.chance)}))
    return told


def _worth(value: float) -> int:
    """Values as people see them: hundredths of a point."""
    return round(100 * value)


_HANDLERS: Final[dict[type[AnyChoice], Callable[[Regular, State, Question], Any]]] = {
    ChoosePlay: Regular.play,
    ChooseDrawnPlay: Regular.drawn,
    ChooseAct: Regular.act,
    ChooseFreeMarch: Regular.march,
    ChooseResponse: Regular.respond,
    ChooseBattleCard: Regular.battle_card,
    ChooseReaction: Regular.reaction,
    ChooseHits: Regular.hits,
    ChooseLoss: Regular.loss,
    ChooseRetreat: Regular.retreat,
    ChooseBattleFlag: Regular.battle_flag,
    ChooseAssault: Regular.assault,
    ChooseFlagInterception: Regular.yes,
    ChooseFleetInterception: Regular.yes,
    ChooseSiege: Regular.siege,
    ChooseMulligan: Regular.mulligan,
    ChoosePreemption: Regular.preemption,
    ChoosePeace: Regular.peace,
    ChooseCamp: Regular.camp,
    ChooseConsent: Regular.consent,
    ChooseOffer: Regular.offer,
    ChooseAcceptance: Regular.acceptance,
    ChooseBid: Regular.bid,
    ChooseFreePlace: Regular.placing,
    ChooseGathering: Regular.gathering,
    ChooseDeployment: Regular.deployment,
}
