"""What the table at the terminal asks of a game: its words, its board, and how its questions are answered.

A game asks one question after the other and gets an option, or it wants a sheet of orders that is written
order by order and then sealed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol

from rich.console import RenderableType

from ...engine.chance import Dice, shuffled
from ...engine.errors import Reason, Refusal
from ...engine.events import Event
from ...engine.match import Match, Question
from ...engine.options import Scenario
from ...engine.plain import PlainDict, PlainObject, StateT, ViewT
from ...locale import Texts


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What could stand instead of the last `length` letters, and what it means."""

    text: str
    length: int
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the game with what happened in it, by the name of its moment."""

    moment: str
    events: list[Event]


class Written(Protocol):
    """An order that stands on a sheet."""

    @property
    def text(self) -> str: ...


class Entry(Protocol):
    """What became of one order that was typed: understood, or why not."""

    @property
    def text(self) -> str: ...
    @property
    def order(self) -> Written | None: ...
    @property
    def refusal(self) -> Refusal | None: ...
    @property
    def replaced(self) -> Written | None: ...
    @property
    def is_written(self) -> bool: ...


class OrderSheet(Protocol):
    """What a seat has written so far for one question."""

    seat: str

    @property
    def written(self) -> list[str]: ...
    @property
    def wanted(self) -> int: ...
    @property
    def left(self) -> int: ...
    @property
    def kind(self) -> str:
        """The part of message ids that tells the questions of the game apart."""

    @property
    def answer(self) -> object: ...
    def answer_without_orders(self, line: str) -> object:
        """The empty answer if the line asks for it, otherwise None."""

    def write(self, text: str) -> Sequence[Entry]: ...
    def judge(self, text: str) -> Entry: ...
    def parts(self, text: str) -> list[str]: ...
    def take_back(self) -> Written | None: ...
    def clear(self) -> None: ...
    def question_lines(self, texts: Texts) -> list[str]: ...
    def missing_lines(self, texts: Texts) -> list[str]: ...
    def legal_texts(self, rest: str) -> list[list[str]]:
        """Legal orders in groups, of one unit or of all; raises UnreadableDecision."""

    def suggestions(self, texts: Texts, typed: str) -> list[Suggestion]: ...


class Terminal(ABC, Generic[StateT, ViewT]):
    """A game as the table presents it. Whoever asks gives the texts of a language."""

    #: The level of bots that sit down where nobody asked for another.
    default_level: ClassVar[str] = "regular"
    #: Questions are answered on a sheet of orders.
    writes_orders: ClassVar[bool] = False
    #: There is a hand of cards to look at.
    has_hand: ClassVar[bool] = False

    def deal(self, scenario: Scenario, players: list[str], key: bytes) -> dict[str, str]:
        """Draw lots: which seat each player gets; anybody can recompute it from the key."""
        return dict(zip(players, shuffled(Dice(key), scenario.seats), strict=True))

    @abstractmethod
    def title(self, texts: Texts) -> str: ...

    @abstractmethod
    def scenario_name(self, texts: Texts, scenario: str) -> str: ...

    @abstractmethod
    def seat_name(self, texts: Texts, seat: str) -> str: ...

    def count_name(self, texts: Texts, name: str) -> str:
        """What is counted in many matches, in words; a game that counts says more."""
        return name

    @abstractmethod
    def moment(self, state: StateT) -> str:
        """A short name of the part of the game that is being played, such as `S1901M`."""

    def part(self, state: StateT) -> str:
        """The part of the game a replay shows at a time: a moment, or something longer."""
        return self.moment(state)

    @abstractmethod
    def read_part(self, text: str) -> str:
        """The name of such a part as somebody typed it, in its canonical form."""

    @abstractmethod
    def moment_name(self, texts: Texts, moment: str) -> str: ...

    @abstractmethod
    def headline(self, texts: Texts, moment: str) -> RenderableType: ...

    @abstractmethod
    def board(
        self, texts: Texts, view: ViewT, *, before: ViewT | None = None, seat: str | None = None
    ) -> RenderableType:
        """The board as seen in a view; what is new since another view stands out, a seat's own too."""

    @abstractmethod
    def plain_board(self, view: ViewT) -> PlainDict:
        """The board for a program: what `replay --json` tells of it."""

    @abstractmethod
    def results(self, texts: Texts, events: Iterable[Event]) -> RenderableType:
        """What happened, for reading."""

    @abstractmethod
    def passages(self, moment: str, events: Iterable[Event]) -> list[Passage]:
        """The events by the part of the game they belong to; the first ones belong to `moment`."""

    @abstractmethod
    def event_line(self, texts: Texts, event: Event) -> str | None: ...

    @abstractmethod
    def reason_sentence(self, texts: Texts, reason: Reason) -> str: ...

    def phrase(self, texts: Texts, text: str) -> str:
        """An option or order in its text form as words."""
        return text

    def option_words(self, texts: Texts, option: object, text: str) -> str:
        """An option in words; its text is at hand for games that speak by texts."""
        return self.phrase(texts, text)

    @abstractmethod
    def result_line(self, texts: Texts, result: PlainObject) -> str: ...

    @abstractmethod
    def still_plays(self, state: StateT, seat: str) -> bool:
        """Is the seat still in the game?"""

    def has_given_up(self, state: StateT, seat: str) -> bool:
        """Has the seat conceded?"""
        return False

    def told_apart(self, events: Iterable[Event]) -> list[Event]:
        """The events that belong among the results; others are told when they happen."""
        return list(events)

    def notices(self, texts: Texts, view: ViewT, known: int) -> tuple[list[str], int]:
        """What a seat should know beside the board: messages after the first `known`; and how many now."""
        return [], known

    def question_line(self, texts: Texts, view: ViewT, question: Question) -> str:
        """What a seat is asked, where no sheet is written."""
        raise NotImplementedError

    def remark(self, texts: Texts, state: StateT, text: str) -> str:
        """A short note beside an option, such as what it costs; mostly empty."""
        return ""

    def option_remark(self, texts: Texts, state: StateT, option: object, text: str) -> str:
        """The same of an option as a value."""
        return self.remark(texts, state, text)

    def warnings(self, texts: Texts, state: StateT, question: Question) -> list[str]:
        """What a seat should think of before it answers; never a refusal."""
        return []

    def hand(self, texts: Texts, view: ViewT) -> RenderableType:
        """The cards of the seat whose view it is."""
        raise NotImplementedError

    def open_sheet(self, match: Match, question: Question, texts: Iterable[str] = ()) -> OrderSheet:
        """A sheet for the question, with orders kept from before as far as they still stand."""
        raise NotImplementedError

    def sealed_texts(self, view: ViewT) -> list[str]:
        """The orders a seat has sealed, to be written anew."""
        raise NotImplementedError

    def picture(self, texts: Texts, view: ViewT, moment: str, written: Sequence[str], ending: str) -> bytes:
        """The board with orders, drawn as `.svg` or `.png`; only where a game can be drawn."""
        raise NotImplementedError
