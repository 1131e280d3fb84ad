"""Questions that events ask: a function is what an answer does, and its type says what answers there are. [6]

    @question("grande_armee", "return")
    def come_back(state: State, nation: int, answer: NobodyReturns | LeaderReturns) -> None: ...

    come_back.put(state, FRANCE, [NobodyReturns(), LeaderReturns(6, ney, paris)])

All stand on the stack as one kind of frame. What is offered is settled when the question is put, for other
frames may run before it is asked; so it is kept with the frame. In a save the frame has the names of the card
and the question, and each answer as its text without the question's name: games that were saved before
answers were values read the same, and their hashes stay. For the same reason a number of the rules that has
always stood in an answer's text, `return 6 ney paris`, is a field of that answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

from .....engine.frames import Choice, frame, read_as
from .....engine.option import Option
from .....engine.plain import PlainDict, PlainObject, plain_list, plain_number
from ...printed.ids import Mask, each_area
from ...printed.names import NO_NATION
from ...state.ids import Area, Nation
from ...state.state import State
from ..impulse.playing import deciding_seat

O = TypeVar("O", bound=Option)  # noqa: E741
#: What an answer does: the state, the nation that plays the card, the answer.
Effect = Callable[[State, Nation, O], None]


class CardQuestion(Generic[O]):
    """One question of a card."""

    def __init__(self, card: str, name: str, effect: Effect[O]) -> None:
        self.card, self.name, self.effect = card, name, effect
        *_, answer = (hint for part, hint in get_type_hints(effect).items() if part != "return")
        self.takes: tuple[type[Option], ...] = get_args(answer) or (answer,)

    def put(self, state: State, nation: Nation, options: Iterable[O], *, to: Nation = NO_NATION) -> None:
        """Ask before the next step: the player of `to`, or whoever decides for the nation. Without options
        nobody is asked."""
        offered = tuple(options)
        if offered:
            seat = deciding_seat(state, nation if to < 0 else to)
            state.then(ChooseForCard(seat, nation, self.card, self.name, offered))

    def read(self, state: State | None, text: str) -> Option:
        found: Option = read_as(self.takes, state, text)
        return found


_QUESTIONS: Final[dict[tuple[str, str], CardQuestion[Any]]] = {}


def question(card: str, name: str) -> Callable[[Effect[O]], CardQuestion[O]]:
    """Enter a question of a card; the name is the first word of its answers."""

    def enter(effect: Effect[O]) -> CardQuestion[O]:
        assert (card, name) not in _QUESTIONS
        made = CardQuestion(card, name, effect)
        assert all(one.template.partition(" ")[0] == name for one in made.takes)
        _QUESTIONS[card, name] = made
        return made

    return enter


def question_of(card: str, name: str) -> CardQuestion[Any]:
    return _QUESTIONS[card, name]


def areas_in(mask: Mask) -> list[Area]:
    return list(each_area(mask))


@frame
class ChooseForCard(Choice[State, Any]):
    """One question of an event."""

    asks = "for-card"
    seat: str
    nation: Nation
    card: str
    question: str
    offered: tuple[Option, ...]

    def options(self, state: State) -> Sequence[Option]:
        return self.offered

    def chosen(self, state: State, option: Option) -> None:
        question_of(self.card, self.question).effect(state, self.nation, option)

    def read(self, state: State, text: str) -> Option:
        return question_of(self.card, self.question).read(state, text)

    def saved_form(self) -> PlainDict:
        head = f"{self.question} "
        return {
            "seat": self.seat,
            "nation": self.nation,
            "card": self.card,
            "question": self.question,
            "offered": [option.text.removeprefix(head) for option in self.offered],
        }

    @classmethod
    def of_saved_form(cls, plain: PlainObject) -> ChooseForCard:
        asked = question_of(str(plain["card"]), str(plain["question"]))
        offered = tuple(asked.read(None, f"{asked.name} {text}") for text in plain_list(plain["offered"]))
        nation = Nation(plain_number(plain["nation"]))
        return cls(str(plain["seat"]), nation, asked.card, asked.name, offered)
