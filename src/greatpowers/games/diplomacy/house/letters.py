"""Letters before they are sent: how a draft is understood, and what could be proposed by buttons. [1.9]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from ....engine.shown import named
from ....server.contract import Language, Problem, SeatAsks
from ..press.lawful import Ground, ground_of, refusal_of_meaning
from ..press.ledger import Ledger, Proposal
from ..press.letters import LONGEST_MESSAGE
from ..press.offers import offers_between
from ..press.reading.letter import read_letter
from ..press.reading.meanings import Reading, agreed_to
from ..press.wire import ArrangementOnWire, arrangement_on_wire
from ..press.written import ACTS, write_meaning
from ..printed.board import LOCATIONS
from ..state.state import State
from ..state.view import view

_Seats = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=7)]
_Picks = Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(max_length=40)]


class DraftAsked(SeatAsks):
    """A letter being written: to whom, in whose language, and what was chosen where it can mean several."""

    to: _Seats
    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)]
    language: Language = "en"
    picks: _Picks = []  # noqa: RUF012 (msgspec copies it)


class RowRead(Struct, kw_only=True):
    """One thing the draft says, where in the text, and all it can mean there."""

    act: Annotated[str, named("PressAct", sorted(ACTS.values()))]
    start: int
    end: int
    choices: list[ArrangementOnWire]
    #: Something beside it was not understood: it goes along only if the writer says that it is meant.
    is_unsure: bool


class DraftRead(Struct, kw_only=True):
    """How a draft is understood; `meaning` is what goes along with the letter, empty if nothing does yet."""

    rows: list[RowRead]
    unknown: list[str]
    is_talk: bool
    meaning: str


class OffersAsked(SeatAsks):
    """To whom something is to be proposed."""

    to: _Seats


class PressOffers(Struct, kw_only=True):
    """All that makes sense between writer and readers: orders of theirs and of mine, places, enemies."""

    support: list[ArrangementOnWire]
    convoy: list[ArrangementOnWire]
    bounce: list[ArrangementOnWire]
    places: list[str]
    against: list[str]
    alive: list[str]


def draft_read(state: State, _: int, asked: DraftAsked) -> DraftRead:
    """What the readers would understand; only the open board and the letters of the seat have part in it."""
    seen = view(state, asked.seat)
    ground = ground_of(seen)
    readers = _readers(ground, asked.seat, asked.to)
    ledger = Ledger(seen.press, seen.powers)
    proposal = ledger.open_between(readers[0], asked.seat) if len(readers) == 1 else None
    agreed = {
        standing.promise.what: None
        for standing in ledger.standings
        if not standing.ended and set(readers) & {standing.promise.by, *standing.promise.to}
    }
    reading = read_letter(
        asked.text, ground, asked.seat, readers, asked.language,
        open_proposal=None if proposal is None else proposal.what, agreed=tuple(agreed),
    )  # fmt: skip
    return DraftRead(
        rows=[
            RowRead(
                act=ACTS[row.act],
                start=row.start,
                end=row.end,
                choices=[arrangement_on_wire(choice) for choice in row.choices],
                is_unsure=row.is_unsure,
            )
            for row in reading.rows
        ],
        unknown=list(reading.unknown),
        is_talk=reading.is_talk,
        meaning=_meaning(ground, asked, readers, _picked(reading, asked.picks), proposal),
    )


def offers(state: State, _: int, asked: OffersAsked) -> PressOffers:
    """What the buttons of a thread can propose."""
    ground = ground_of(view(state, asked.seat))
    found = offers_between(ground, asked.seat, _readers(ground, asked.seat, asked.to))
    return PressOffers(
        support=[arrangement_on_wire(one) for one in found.support],
        convoy=[arrangement_on_wire(one) for one in found.convoy],
        bounce=[arrangement_on_wire(one) for one in found.bounce],
        places=[LOCATIONS[place] for place in found.places],
        against=list(found.against),
        alive=list(ground.alive),
    )


def _readers(ground: Ground, seat: str, to: Iterable[str]) -> tuple[str, ...]:
    named = list(to)
    if named == ["all"]:
        return tuple(other for other in ground.powers if other != seat)
    unknown = next((one for one in named if one not in ground.powers or one == seat), None)
    if unknown is not None:
        raise Problem(400, "seat-unknown", f"there is no reader {unknown!r}", params={"seat": unknown})
    return tuple(named)


def _picked(reading: Reading, picks: list[int]) -> Reading:
    """The reading with what the writer chose; a row that can mean only one thing needs no choice."""
    chosen = [
        0 if row.is_clear else picks[at] if at < len(picks) and picks[at] < len(row.choices) else None
        for at, row in enumerate(reading.rows)
    ]
    known = [one for one in chosen if one is not None]
    return reading.chosen(known) if len(known) == len(chosen) else reading


def _meaning(
    ground: Ground, asked: DraftAsked, readers: tuple[str, ...], reading: Reading, proposal: Proposal | None
) -> str:
    offered = None if proposal is None else proposal.what
    meaning = agreed_to(reading.meaning(asked.seat), offered)
    if meaning is None or refusal_of_meaning(ground, asked.seat, readers, meaning) is not None:
        return ""
    return write_meaning(meaning)
