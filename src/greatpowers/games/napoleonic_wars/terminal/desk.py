"""The Napoleonic Wars at the terminal: one question after the other, a table of nations, hands of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import RenderableType

from ....engine.errors import OptionError, Reason
from ....engine.events import Event
from ....engine.match import Question
from ....engine.option import Option
from ....engine.plain import PlainDict, PlainObject
from ....locale import Texts
from ...shared.terminal import Passage, Terminal
from ..printed.board import EACH_AREA, PLACES
from ..printed.ids import by_area
from ..printed.names import EACH_NATION, NATION_COUNT, NATIONS
from ..rules.impulse.spending import ChooseAct
from ..show.view import View
from ..state.events.war import TurnBegan
from ..state.state import State
from ..words.events import event_line
from ..words.names import nation_name, result_line, scenario_name, turn_name
from ..words.questions import question_line
from ..words.speakers import VOICE, reason_sentence
from .rendering import board_view, hand_table, headline, results_view


class NapoleonicWarsTerminal(Terminal[State, View]):
    """Two to five players answer in turn; what the others hold stays hidden."""

    default_level = "random"
    has_hand = True

    def title(self, texts: Texts) -> str:
        return texts.format("nw-title")

    def scenario_name(self, texts: Texts, scenario: str) -> str:
        return scenario_name(texts, scenario)

    def seat_name(self, texts: Texts, seat: str) -> str:
        return nation_name(texts, seat)

    def moment(self, state: State) -> str:
        """`T2R3russia` inside an Impulse, `T2peace` between them."""
        if state.active >= 0:
            return f"T{state.turn}R{state.round}{NATIONS[state.active]}"
        return f"T{state.turn}{state.phase}"

    def part(self, state: State) -> str:
        """A turn."""
        return f"T{state.turn}"

    def read_part(self, text: str) -> str:
        """A turn, with or without its letter: `T2`, `2`."""
        found = re.fullmatch(r"[tT]?(\d)", text.strip())
        if found is None:
            raise OptionError(f"not a turn such as T2: {text!r}")
        return f"T{found[1]}"

    def moment_name(self, texts: Texts, moment: str) -> str:
        found = re.fullmatch(r"T(\d)(?:R(\d+)(\w+)|(\w*))", moment)
        if found is None:
            return moment
        turn = turn_name(texts, int(found[1]))
        if not found[2]:
            return turn
        nation = nation_name(texts, found[3])
        return texts.format("nw-moment", turn=turn, round=int(found[2]), nation=nation)

    def headline(self, texts: Texts, moment: str) -> RenderableType:
        return headline(self.moment_name(texts, moment))

    def board(
        self, texts: Texts, view: View, *, before: View | None = None, seat: str | None = None
    ) -> RenderableType:
        return board_view(texts, view)

    def plain_board(self, view: View) -> PlainDict:
        sp = view.table.sp
        strength = {
            NATIONS[n]: {PLACES[a]: sp[a * NATION_COUNT + n] for a in EACH_AREA if sp[a * NATION_COUNT + n]}
            for n in EACH_NATION
        }
        flags = {PLACES[a]: NATIONS[n] for a, n in by_area(view.table.flag) if n >= 0}
        return {"turn": view.table.turn, "strength": strength, "flags": flags, "points": view.points}

    def results(self, texts: Texts, events: Iterable[Event]) -> RenderableType:
        return results_view(texts, events)

    def passages(self, moment: str, events: Iterable[Event]) -> list[Passage]:
        """A passage for each turn."""
        found = [Passage(moment[:2], [])]
        for event in events:
            if isinstance(event, TurnBegan):
                found.append(Passage(f"T{event.turn}", []))
            found[-1].events.append(event)
        return [passage for passage in found if passage.events]

    def event_line(self, texts: Texts, event: Event) -> str | None:
        return event_line(texts, event)

    def reason_sentence(self, texts: Texts, reason: Reason) -> str:
        return reason_sentence(texts, reason)

    def option_words(self, texts: Texts, option: object, text: str) -> str:
        return VOICE.option(texts, option) if isinstance(option, Option) else text

    def result_line(self, texts: Texts, result: PlainObject) -> str:
        return result_line(texts, result)

    def still_plays(self, state: State, seat: str) -> bool:
        return not state.is_over

    def question_line(self, texts: Texts, view: View, question: Question) -> str:
        asked = question_line(texts, question)
        if not isinstance(question.choice, ChooseAct):
            return asked
        return texts.format("nw-question-cp", question=asked, cp=view.table.purse / 2)

    def hand(self, texts: Texts, view: View) -> RenderableType:
        return hand_table(texts, view)
