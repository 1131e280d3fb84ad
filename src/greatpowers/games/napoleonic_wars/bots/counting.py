"""How much a game asks of its players, and how much of that is a bare pass to a question for Responses."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ....engine.chance import Stream
from ....engine.match import Match
from ..card_facts import CARDS
from ..events import CardPlayed
from ..state import State
from .eventful import prefer_events

_PASS = "pass"
_FOR_RESPONSES = ("ChooseResponse", "ChooseSealedResponse")


@dataclass(slots=True)
class Asked:
    """Decisions by what they were, and Rounds times seats."""

    decisions: int = 0
    passes: int = 0
    #: Passes to a question that had nothing else to offer.
    idle: int = 0
    answered: int = 0
    seat_rounds: int = 0
    in_rounds: int = 0
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, other: Asked) -> None:
        for name in ("decisions", "passes", "idle", "answered", "seat_rounds", "in_rounds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.cards.update(other.cards)

    def figures(self) -> dict[str, Any]:
        """What is reported."""
        unseen = [id_ for id_, card in CARDS.items() if card.timing == "response" and not self.cards[id_]]
        return {
            "decisions": self.decisions,
            "passes": self.passes,
            "passes with nothing else to choose": self.idle,
            "Responses played": self.answered,
            "passes in a hundred decisions": round(100 * self.passes / max(self.decisions, 1), 1),
            "questions to a seat in a Round": round(self.in_rounds / max(self.seat_rounds, 1), 1),
            "Responses never played": unseen,
        }


def count(match: Match, level: str, seed: str) -> Asked:
    """Play the match out with one level in all seats: a bot, `random`, or `events`."""
    found, stream, rounds = Asked(), Stream(seed), set[tuple[int, int]]()
    made = match.game.bots().get(level)
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
        if state.phase == "rounds":
            rounds.add((state.turn, state.round))
            found.in_rounds += 1
        if type(question.choice).__name__ in _FOR_RESPONSES:
            text = answer if isinstance(answer, str) else question.choice.write(answer)
            found.passes += text == _PASS
            found.idle += text == _PASS and len(question.offer) == 1
            found.answered += text != _PASS
        for recorded in match.decide(question.seat, answer):
            event = recorded.event
            if isinstance(event, CardPlayed) and event.use == "response":
                found.cards[event.card] += 1
    found.seat_rounds = len(rounds) * len(match.seats)
    return found
