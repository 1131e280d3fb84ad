"""Paths of Glory at the terminal: one question after the other, boards by front, hands of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import RenderableType

from ....engine.errors import OptionError, Reason
from ....engine.events import DieRolled, Event
from ....engine.match import Question
from ....engine.option import Option
from ....engine.plain import PlainDict, PlainObject
from ....locale import Texts
from ...shared.terminal import Passage, Terminal
from ..analysis.warnings import before_action
from ..printed.names import SIDE_NUMBER, SIDES
from ..rules.actions.action_round import ChooseAction
from ..rules.actions.activation import Activate
from ..rules.actions.activation_costs import cost_of
from ..rules.solo.boxes import seen_boxes
from ..rules.solo.round import Name
from ..show.view import View
from ..state.events.war import TurnBegan
from ..state.ids import BOXES
from ..state.state import State
from ..words.events import event_line
from ..words.names import card_name, phase_name, side_name, turn_name
from ..words.questions import question_line
from ..words.speakers import VOICE
from ..words.wording import count_name, reason_sentence, result_line, scenario_name
from .rendering import board_view, hand_table, headline, results_view


class PathsOfGloryTerminal(Terminal[State, View]):
    """Two sides answer in turn; what the other holds stays hidden."""

    default_level = "novice"
    has_hand = True

    def title(self, texts: Texts) -> str:
        return texts.format("pog-title")

    def scenario_name(self, texts: Texts, scenario: str) -> str:
        return scenario_name(texts, scenario)

    def seat_name(self, texts: Texts, seat: str) -> str:
        return side_name(texts, seat)

    def count_name(self, texts: Texts, name: str) -> str:
        return count_name(texts, name)

    def moment(self, state: State) -> str:
        """`T03` for a turn, `T03R2cp` inside an action round."""
        turn = f"T{state.turn:02}"
        return f"{turn}R{state.round}{SIDES[state.active]}" if state.round else f"{turn}{state.phase}"

    def part(self, state: State) -> str:
        """A turn."""
        return f"T{state.turn:02}"

    def read_part(self, text: str) -> str:
        """A turn, with or without its letter: `T03`, `t3`, `3`."""
        found = re.fullmatch(r"[tT]?0*(\d{1,2})", text.strip())
        if found is None:
            raise OptionError(f"not a turn such as T03: {text!r}")
        return f"T{int(found[1]):02}"

    def moment_name(self, texts: Texts, moment: str) -> str:
        found = re.fullmatch(r"T(\d+)(?:R(\d)(\w+)|(\w*))", moment)
        if found is None:
            return moment
        turn = turn_name(texts, int(found[1]))
        if found[2]:
            side = side_name(texts, found[3])
            return texts.format("pog-moment-round", turn=turn, round=int(found[2]), side=side)
        return texts.format("pog-moment", turn=turn, phase=phase_name(texts, found[4])) if found[4] else turn

    def headline(self, texts: Texts, moment: str) -> RenderableType:
        return headline(self.moment_name(texts, moment))

    def board(
        self, texts: Texts, view: View, *, before: View | None = None, seat: str | None = None
    ) -> RenderableType:
        return board_view(texts, view, before)

    def plain_board(self, view: View) -> PlainDict:
        units: dict[str, list[str]] = {}
        for piece in view.pieces:
            units.setdefault(piece.space, []).append(piece.kind + (" reduced" if piece.reduced else ""))
        return {"turn": view.turn, "vp": view.vp, "units": units, "cp_control": list(view.cp_control)}

    def results(self, texts: Texts, events: Iterable[Event]) -> RenderableType:
        return results_view(texts, events)

    def passages(self, moment: str, events: Iterable[Event]) -> list[Passage]:
        """A passage for each turn."""
        found = [Passage(moment[:3], [])]
        for event in events:
            if isinstance(event, TurnBegan):
                found.append(Passage(f"T{event.turn:02}", []))
            found[-1].events.append(event)
        return [passage for passage in found if passage.events]

    def told_apart(self, events: Iterable[Event]) -> list[Event]:
        """The events that use a die tell it."""
        return [event for event in events if not isinstance(event, DieRolled)]

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
        return question_line(texts, question, view.in_round.ops_left)

    def option_remark(self, texts: Texts, state: State, option: object, text: str) -> str:
        """What an activation costs; in the solo mode, which card lies in a box."""
        match option:
            case Name(box):
                return card_name(texts, seen_boxes(state, state.active)[BOXES.index(box)])
            case Activate(space, purpose):
                return texts.format("pog-remark-cost", cost=cost_of(state, space, purpose))
            case _:
                return ""

    def warnings(self, texts: Texts, state: State, question: Question) -> list[str]:
        """An offensive still due, a bare reserve; the game itself warns of single answers."""
        if not isinstance(question.choice, ChooseAction):
            return []
        found = before_action(state, SIDE_NUMBER[question.seat])
        return [reason_sentence(texts, reason) for reason in found]

    def hand(self, texts: Texts, view: View) -> RenderableType:
        return hand_table(texts, view)
