"""How much a game asks of its players, how much of that is a bare pass to a question for Responses, and
whether the nations of players spend their reinforcements. [6.14, 14.2]"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ....engine.chance import Stream
from ....engine.match import Match, Question
from ....engine.option import Option
from ..bots.eventful.player import prefer_events
from ..printed.cards import CARDS
from ..printed.ids import Nation
from ..rules.answers import Done
from ..rules.cards.battle_cards import ChooseBattleCard, PlayBattleCard
from ..rules.impulse.actions import REINFORCEMENTS, cost_of
from ..rules.impulse.spending import ChooseAct
from ..rules.interphase.deploying import Deploy
from ..rules.responses.idle import is_idle, passes_idle
from ..rules.responses.windows import ChooseResponse
from ..state.events.fights import BattleBegan, NavalRoundFought
from ..state.events.war import CardPlayed
from ..state.state import State

_PASS = "pass"
_SUMS = ("decisions", "passes", "idle", "forced", "unattended", "answered", "seat_rounds", "in_rounds",
         "reinforced", "spent_some", "spent", "fights_held", "fights_laid")  # fmt: skip


@dataclass(slots=True)
class Asked:
    """Decisions by what they were, and Rounds times seats."""

    decisions: int = 0
    passes: int = 0
    #: Passes to a question that had nothing else to offer; and all answers of which that is true.
    idle: int = 0
    forced: int = 0
    #: Of them those the house gives at once in place of a seat; nobody comes for them.
    unattended: int = 0
    answered: int = 0
    seat_rounds: int = 0
    in_rounds: int = 0
    #: Nations of players that could buy something in an Interphase, those that did, and the CPs spent.
    reinforced: int = 0
    spent_some: int = 0
    spent: int = 0
    #: Fights times seats with a Battle card that could be laid, and those in which one was.
    fights_held: int = 0
    fights_laid: int = 0
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, other: Asked) -> None:
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.cards.update(other.cards)

    def figures(self) -> dict[str, int | float | list[str]]:
        """What is reported."""
        bare = self.passes - self.idle + self.forced
        reached = max(self.decisions - self.unattended, 1)
        unseen = [id_ for id_, card in CARDS.items() if card.timing == "response" and not self.cards[id_]]
        return {
            "decisions": self.decisions,
            "passes": self.passes,
            "passes with nothing else to choose": self.idle,
            "answers of any kind with nothing else to choose": self.forced,
            "of them and passes in a hundred decisions": round(100 * bare / max(self.decisions, 1), 1),
            "answers for which nobody needs to come": self.unattended,
            "bare answers in a hundred questions that reach somebody": round(
                100 * (bare - self.unattended) / reached, 1
            ),
            "Responses played": self.answered,
            "passes in a hundred decisions": round(100 * self.passes / max(self.decisions, 1), 1),
            "questions to a seat in a Round": round(self.in_rounds / max(self.seat_rounds, 1), 1),
            "Responses never played": unseen,
            "fights in which a seat could lay a Battle card": self.fights_held,
            "of them with one laid": self.fights_laid,
            "nations that could buy reinforcements": self.reinforced,
            "of them did": self.spent_some,
            "CPs spent by each of them": round(self.spent / max(self.reinforced, 1), 1),
        }


def count(match: Match, level: str, seed: str) -> Asked:
    """Play the match out with one level in all seats: a bot, `random`, or `events`."""
    found, stream, rounds = Asked(), Stream(seed), set[tuple[int, int]]()
    spending: dict[tuple[int, int], list[int]] = {}
    made = {**match.game.bots(), **match.game.yardsticks()}.get(level)
    fights, held, laid = 0, set[tuple[int, str]](), set[tuple[int, str]]()
    players = {seat: made(f"{seed}/{seat}") for seat in match.seats} if made is not None else {}
    while not match.is_over:
        question, state = match.pending()[0], match.state
        assert isinstance(state, State)
        if players:
            answer = players[question.seat].decide(match.view(question.seat), question)
        elif level == "events":
            answer = prefer_events(state, question, stream)
        else:
            answer = question.choice.sample(question.offer, stream)
        found.decisions += 1
        found.forced += len(question.offer) == 1
        if passes_idle(state, question.seat):
            found.unattended += is_idle(question.choice, question.offer)
        choice = question.choice
        if isinstance(choice, ChooseAct) and _may_buy(question, state):
            spent = spending.setdefault((state.turn, choice.nation), [])
            spent.append(_cost(state, choice.nation, answer))
        if state.phase == "rounds":
            rounds.add((state.turn, state.round))
            found.in_rounds += 1
        if isinstance(question.choice, ChooseResponse):
            text = answer if isinstance(answer, str) else question.choice.write(answer)
            found.passes += text == _PASS
            found.idle += text == _PASS and len(question.offer) == 1
            found.answered += text != _PASS
        if isinstance(choice, ChooseBattleCard) and len(question.offer) > 1:
            held.add((fights, question.seat))
            if isinstance(answer, PlayBattleCard):
                laid.add((fights, question.seat))
        for recorded in match.decide(question.seat, answer):
            event = recorded.event
            fights += isinstance(event, BattleBegan | NavalRoundFought)
            if isinstance(event, CardPlayed) and event.use == "response":
                found.cards[event.card] += 1
    found.fights_held, found.fights_laid = len(held), len(laid)
    found.seat_rounds = len(rounds) * len(match.seats)
    found.reinforced = len(spending)
    found.spent_some = sum(any(costs) for costs in spending.values())
    found.spent = sum(map(sum, spending.values())) // 2
    return found


def _may_buy(question: Question, state: State) -> bool:
    """Is something offered for reinforcement points? All counters may be on the map already."""
    bought = (not isinstance(act, Done | Deploy) for act in question.offer)
    return state.purse_use == REINFORCEMENTS and any(bought)


def _cost(state: State, nation: Nation, answer: Option) -> int:
    """What an answer takes from the purse; a second Deployment is paid later and not counted."""
    return 0 if isinstance(answer, Done) else cost_of(state, nation, answer)
