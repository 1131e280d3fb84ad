"""The heap at the terminal: one question after the other."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from ....engine.errors import Reason
from ....engine.events import Event
from ....engine.match import Question
from ....engine.option import Option
from ....engine.plain import PlainDict, PlainObject
from ....locale import Texts
from ....locale.speaking import Voice
from ...shared.terminal import Passage, Terminal
from ..show.view import View
from ..state.state import SEATS, State


def seat_name(texts: Texts, seat: str) -> str:
    return texts.format("heap-seat", seat=seat)


VOICE = Voice("heap", {"word": lambda texts, word: seat_name(texts, word) if word in SEATS else word})


class HeapTerminal(Terminal[State, View]):
    """Everything is open."""

    def title(self, texts: Texts) -> str:
        return texts.format("heap-title")

    def scenario_name(self, texts: Texts, scenario: str) -> str:
        return texts.format(f"heap-scenario-{scenario}")

    def seat_name(self, texts: Texts, seat: str) -> str:
        return seat_name(texts, seat)

    def moment(self, state: State) -> str:
        return str(state.sticks)

    def read_part(self, text: str) -> str:
        return text

    def moment_name(self, texts: Texts, moment: str) -> str:
        return texts.format("heap-sticks", count=int(moment))

    def headline(self, texts: Texts, moment: str) -> RenderableType:
        return Text(self.moment_name(texts, moment), style="bold")

    def board(
        self, texts: Texts, view: View, *, before: View | None = None, seat: str | None = None
    ) -> RenderableType:
        return Text("| " * view.sticks)

    def plain_board(self, view: View) -> PlainDict:
        return {"sticks": view.sticks}

    def results(self, texts: Texts, events: Iterable[Event]) -> RenderableType:
        return Group(*(Text(VOICE.event(texts, event)) for event in events))

    def passages(self, moment: str, events: Iterable[Event]) -> list[Passage]:
        return [Passage(moment, list(events))]

    def event_line(self, texts: Texts, event: Event) -> str | None:
        return VOICE.event(texts, event)

    def reason_sentence(self, texts: Texts, reason: Reason) -> str:
        return texts.format(reason.message, **reason.params)

    def option_words(self, texts: Texts, option: object, text: str) -> str:
        return VOICE.option(texts, option) if isinstance(option, Option) else text

    def result_line(self, texts: Texts, result: PlainObject) -> str:
        seats = result["seats"]
        assert isinstance(seats, list)
        return texts.format("heap-won", seat=seats[0])

    def still_plays(self, state: State, seat: str) -> bool:
        return not state.is_over

    def question_line(self, texts: Texts, view: View, question: Question) -> str:
        return texts.format("heap-question", seat=question.seat)
