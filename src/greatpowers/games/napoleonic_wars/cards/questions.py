"""Questions an event asks: a card, the name of the question, plain answers; each has its function. [6]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ....engine.frames import AnyChoice, frame
from ..board import PLACES, members
from ..names import NATION_NUMBER, NATIONS
from ..playing import deciding_seat
from ..state import State

#: What an answer does: the state, the nation that plays the card, the answer.
Answer = Callable[[State, int, str], None]
_ANSWERS: Final[dict[tuple[str, str], Answer]] = {}

NONE = "none"


def answer(card: str, question: str) -> Callable[[Answer], Answer]:
    """Enter the function for the answers to one question of a card."""

    def enter(function: Answer) -> Answer:
        assert (card, question) not in _ANSWERS
        _ANSWERS[card, question] = function
        return function

    return enter


def put(state: State, nation: int, card: str, question: str, options: Iterable[str], *, to: int = -1) -> None:
    """Ask before the next step: the player of `to`, or whoever decides for the nation. Without options nobody
    is asked."""
    offered = tuple(options)
    if offered:
        seat = deciding_seat(state, nation if to < 0 else to)
        state.then(ChooseForCard(seat, nation, card, question, offered))


def area_names(mask: int) -> list[str]:
    return [PLACES[area] for area in members(mask)]


def nation_names(nations: Iterable[int]) -> list[str]:
    return [NATIONS[nation] for nation in nations]


def nation_of(name: str) -> int:
    return NATION_NUMBER[name]


@frame
class ChooseForCard(AnyChoice):
    """One question of an event. The answers are ids of areas, nations, cards, or plain words."""

    seat: str
    nation: int
    card: str
    question: str
    offered: tuple[str, ...]

    def options(self, state: State) -> Sequence[str]:
        return self.offered

    def chosen(self, state: State, option: str) -> None:
        _ANSWERS[self.card, self.question](state, self.nation, option)

    def write(self, option: str) -> str:
        return f"{self.question} {option}"
