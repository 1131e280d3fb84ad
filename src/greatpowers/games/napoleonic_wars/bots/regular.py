"""The Regular: weighs every action by what it brings for a CP, every event by the board it leads to.

Armies, Keys and dangers are weighed for the whole board (`situation.py`), battles by their dice, Consuls by
what a Pact would bring. Nothing is kept between decisions. What it decides depends on its seed and the view
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....bots.player import Why
from ....engine.match import Question
from ..actions import Act
from ..board import PLACES
from ..cards.battle_cards import ChooseBattleCard
from ..names import NATIONS
from ..rebuild import state_from_view
from ..state import State
from ..view import View
from ..war.building import SP, Build
from . import fighting, politics
from .acts import act_value, build_value, price, siege_value
from .choosing import candidates
from .marches import clash, march_value
from .novice import Novice
from .plays import drawn_play, play_values
from .reaching import leading_nation
from .responding import best_response, may_matter
from .situation import Situation
from .trying import after
from .weights import SPEND
from .worth import full_worth, worth

_DONE: Final = "done"
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
        name = type(question.choice).__name__
        if len(offer) == 1:
            return offer[0]
        if name == "ChooseResponse" and not may_matter(offer):
            return offer[0]
        state = state_from_view(view, self._seed)
        handler = _HANDLERS.get(name)
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
        values = play_values(state, question.choice, question.offer)
        ranked = sorted(question.offer, key=lambda play: -values[play])
        for play in ranked[:2]:
            if play.what in ("", "draw", "winter"):
                continue
            message = f"nw-bot-{play.word}"
            self._reasons.append((message, {"card": play.what, "worth": _worth(values[play])}))
        return ranked[0]

    def drawn(self, state: State, question: Question) -> Any:
        return drawn_play(state, question.choice, question.offer)

    def act(self, state: State, question: Question) -> Any:
        view = Situation(state, question.seat)
        nation = question.choice.nation  # type: ignore[attr-defined]
        best: Any = _DONE
        most = SPEND.least
        for act in candidates(view, nation, question.offer):
            rate = act_value(view, nation, act) / price(view, nation, act)
            if rate > most:
                best, most = act, rate
        if best != _DONE:
            self._reasons += _told(view, nation, best, most)
        return best

    def march(self, state: State, question: Question) -> Any:
        """Free areas: on as long as it pays."""
        view = Situation(state, question.seat)
        best: Any = _DONE
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

        def value(option: tuple[int, int]) -> float:
            to, frm = option
            if to < 0 or frm >= 0:
                return 0.0
            return build_value(view, nation, Build(SP, to, 1))

        return max(question.offer, key=value)

    def siege(self, state: State, question: Question) -> Any:
        view = Situation(state, question.seat)
        nation = question.choice.nation  # type: ignore[attr-defined]
        values = [0.0 if s is None else siege_value(view, nation, s) for s in question.offer]
        return question.offer[values.index(max(values))]

    def mulligan(self, state: State, question: Question) -> Any:
        nation = question.choice.nation  # type: ignore[attr-defined]
        return question.offer[0 if politics.keeps_hand(state, nation) else 1]

    def preemption(self, state: State, question: Question) -> Any:
        return question.offer[1 if politics.preempts(state, question.choice) else 0]

    def peace(self, state: State, question: Question) -> Any:
        nation = question.choice.nation  # type: ignore[attr-defined]
        return politics.peace_answer(state, question.seat, nation, question.offer)

    def camp(self, state: State, question: Question) -> Any:
        return politics.best_camp(state, question.choice, question.offer)

    def consent(self, state: State, question: Question) -> Any:
        choice: Any = question.choice
        return question.offer[0 if politics.consents(state, question.seat, choice.power, choice.camp) else 1]

    def offer(self, state: State, question: Question) -> Any:
        return politics.best_offer(state, question.choice, question.offer)

    def acceptance(self, state: State, question: Question) -> Any:
        return politics.accepts(state, question.choice, question.offer)

    def bid(self, state: State, question: Question) -> Any:
        return politics.best_bid(state, question.offer)

    def gathering(self, state: State, question: Question) -> Any:
        return politics.gathers(state, question.choice, question.offer)

    def deployment(self, state: State, question: Question) -> Any:
        """Armies first, the largest; fleets and convoys stay."""
        armies: Sequence[Any] = [found for found in question.offer if found.word == "army"]
        view = Situation(state, question.seat)
        return max(
            armies, key=lambda a: sum(view.own_force(state.leader_at[a.what]).sp), default=question.offer[0]
        )


def _told(view: Situation, nation: int, act: Act, rate: float) -> list[Why]:
    """An action as a reason: where, or who, and how likely the battle is won."""
    body = act.body
    worth = _worth(rate)
    if act.word == "consul":
        return [("nw-bot-consul", {"nation": NATIONS[body.nation], "worth": worth})]
    word = "build" if act.word == "regroup" else act.word
    if word == "flag":
        return [("nw-bot-flag", {"area": PLACES[body], "worth": worth})]
    if word in ("build", "siege"):
        return [(f"nw-bot-{word}", {"area": PLACES[body.area], "worth": worth})]
    if word not in ("move", "convoy"):
        return [("nw-bot-other", {"worth": worth})]
    told: list[Why] = [(f"nw-bot-{word}", {"area": PLACES[body.to], "worth": worth})]
    fight = clash(view, nation, body.force, body.frm, body.to)
    if fight.chance < 1.0:
        told.append(("nw-bot-chance", {"chance": _worth(fight.chance)}))
    return told


def _worth(value: float) -> int:
    """Values as people see them: hundredths of a point."""
    return round(100 * value)


_HANDLERS: Final[dict[str, Callable[[Regular, State, Question], Any]]] = {
    "ChoosePlay": Regular.play,
    "ChooseDrawnPlay": Regular.drawn,
    "ChooseAct": Regular.act,
    "ChooseFreeMarch": Regular.march,
    "ChooseResponse": Regular.respond,
    "ChooseBattleCard": Regular.battle_card,
    "ChooseReaction": Regular.reaction,
    "ChooseHits": Regular.hits,
    "ChooseLoss": Regular.loss,
    "ChooseRetreat": Regular.retreat,
    "ChooseBattleFlag": Regular.battle_flag,
    "ChooseAssault": Regular.assault,
    "ChooseFlagInterception": Regular.yes,
    "ChooseFleetInterception": Regular.yes,
    "ChooseSiege": Regular.siege,
    "ChooseMulligan": Regular.mulligan,
    "ChoosePreemption": Regular.preemption,
    "ChoosePeace": Regular.peace,
    "ChooseCamp": Regular.camp,
    "ChooseConsent": Regular.consent,
    "ChooseOffer": Regular.offer,
    "ChooseAcceptance": Regular.acceptance,
    "ChooseBid": Regular.bid,
    "ChooseFreePlace": Regular.placing,
    "ChooseGathering": Regular.gathering,
    "ChooseDeployment": Regular.deployment,
}
