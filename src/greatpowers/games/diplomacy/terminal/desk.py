"""Diplomacy at the terminal: sheets of orders, letters, the board of powers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.console import RenderableType

from ....engine.errors import Reason
from ....engine.events import Event
from ....engine.match import Match, Question
from ....engine.options import Scenario
from ....engine.plain import PlainDict, PlainObject
from ....locale import Texts
from ...shared.terminal import Passage, Terminal
from ..pictures.picture import Language
from ..pictures.portrait import Given, portrait
from ..positions.plain import read_phase, write_centres, write_units
from ..printed.names import POWERS
from ..printed.seats import deal_seats
from ..state.canonical import order_in, saved_order
from ..state.events import DrawVoted, PressSent, VotedSecretly
from ..state.spoken import PhaseName, Seat, seats_named
from ..state.state import State, active_seats, now
from ..state.view import View
from ..words.wording import (
    event_line,
    order_phrase,
    phase_name,
    reason_sentence,
    result_line,
    scenario_name,
    seat_name,
    turn_name,
)
from .rendering import board_table, headline, results_view, sections
from .sheet import Sheet, open_sheet

#: Events that are told when they happen, not among the results.
_SAID: Final = (PressSent, DrawVoted, VotedSecretly)


class DiplomacyTerminal(Terminal[State, View]):
    """Everybody writes a sheet; what was written comes to light together."""

    writes_orders = True

    def deal(self, scenario: Scenario, players: list[str], key: bytes) -> dict[str, str]:
        return deal_seats(scenario, players, key)

    def title(self, texts: Texts) -> str:
        return texts.format("dip-title")

    def scenario_name(self, texts: Texts, scenario: str) -> str:
        return scenario_name(texts, scenario)

    def seat_name(self, texts: Texts, seat: str) -> str:
        return seat_name(texts, seat)

    def moment(self, state: State) -> str:
        return now(state).text

    def read_part(self, text: str) -> str:
        return read_phase(text).text

    def moment_name(self, texts: Texts, moment: str) -> str:
        return phase_name(texts, moment)

    def headline(self, texts: Texts, moment: str) -> RenderableType:
        return headline(texts, moment)

    def board(
        self, texts: Texts, view: View, *, before: View | None = None, seat: str | None = None
    ) -> RenderableType:
        own = [POWERS[power] for power in view.powers[seat]] if seat is not None else []
        return board_table(texts, view, before=before, own=own)

    def plain_board(self, view: View) -> PlainDict:
        return {"units": write_units(view.units), "centres": write_centres(view.centres)}

    def results(self, texts: Texts, events: Iterable[Event]) -> RenderableType:
        return results_view(texts, events)

    def passages(self, moment: str, events: Iterable[Event]) -> list[Passage]:
        return [Passage(name, happened) for name, happened in sections(moment, events)]

    def event_line(self, texts: Texts, event: Event) -> str | None:
        return event_line(texts, event)

    def reason_sentence(self, texts: Texts, reason: Reason) -> str:
        return reason_sentence(texts, reason)

    def phrase(self, texts: Texts, text: str) -> str:
        order = order_in(text)
        return text if order is None else order_phrase(texts, order)

    def result_line(self, texts: Texts, result: PlainObject) -> str:
        return result_line(texts, result)

    def still_plays(self, state: State, seat: str) -> bool:
        return seat in active_seats(state)

    def has_given_up(self, state: State, seat: str) -> bool:
        return seat in state.conceded

    def told_apart(self, events: Iterable[Event]) -> list[Event]:
        return [event for event in events if not isinstance(event, _SAID)]

    def notices(self, texts: Texts, view: View, known: int) -> tuple[list[str], int]:
        """Letters that have come since the seat was asked last; its own it knows. Then the votes."""
        letters = [
            PressSent(PhaseName(letter.phase), Seat(letter.sender), seats_named(letter.to), letter.text)
            for letter in view.press[known:]
            if letter.sender != view.seat
        ]
        lines = [line for letter in letters if (line := event_line(texts, letter)) is not None]
        if view.votes:
            voters = texts.list_of(seat_name(texts, name) for name in view.votes)
            lines.append(texts.format("cli-draw-votes", seats=voters))
        return lines, len(view.press)

    def open_sheet(self, match: Match, question: Question, texts: Iterable[str] = ()) -> Sheet:
        return open_sheet(match, question, texts)

    def sealed_texts(self, view: View) -> list[str]:
        return [order.text for order in view.own_orders]

    def picture(self, texts: Texts, view: View, moment: str, written: Sequence[str], ending: str) -> bytes:
        from ..pictures import render_png, render_svg

        units = {**view.units, **{place: case.unit for place, case in view.dislodged.items()}}
        orders = [saved_order(text) for text in written]
        given = [Given(POWERS[units[o.province].power], o) for o in orders if o.province in units]
        drawn = portrait(view, turn_name(texts, moment), cast(Language, texts.language), given)
        return render_png(drawn) if ending == ".png" else render_svg(drawn, embed_font=True).encode()
