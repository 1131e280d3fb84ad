"""How any game goes over the wire: what a seat is sent hangs on nothing that it cannot see."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from ...engine.codec import Codec
from ...engine.errors import Refusal
from ...engine.events import Event, Recorded
from ...engine.match import Question
from ...engine.shown import Letter

encode = msgspec.json.encode
#: A view of the type of its game, which only the game knows, and its gatherer of events.
OwnView = Any
OwnTold = Any


class Digest(msgspec.Struct, frozen=True):
    """What the lobby shows of a game without replaying it; all of it is public."""

    phase: str = ""
    asked: list[str] = []
    ready: list[str] = []
    scores: dict[str, dict[str, int]] = {}
    #: What the game's own small picture is drawn from.
    board: dict[str, object] = {}
    #: Seats still in the game: not eliminated, not given up.
    active: list[str] = []
    #: Seats whose first holders sit elsewhere now, and where.
    seating: dict[str, str] = {}


class Told(Protocol):
    """Gathers events in order and tells what the last resolved phase brought."""

    def add(self, events: Iterable[Recorded]) -> None: ...

    def last(self) -> object: ...


class GameWire(Protocol):
    """How one game is put on the wire beside what `Game.show` makes of it.

    Views are of the game's own type, which only it knows.
    """

    #: First word of the standing action that is talk: it is never stale, and readers count it as a letter.
    talk_word: str
    #: Words of standing actions that stay between a seat and its readers.
    private_words: frozenset[str]

    def phase(self, view: OwnView) -> str:
        """The short name of the phase."""

    def stages(self, view: OwnView) -> tuple[str, ...]:
        """The stages a clock goes through in this phase, in order."""

    def talk_is_closed(self, view: OwnView, stage: str) -> Refusal | None:
        """Why nobody may talk in this stage; None if the rules alone decide."""

    def missed_answer(self, question: Question) -> str:
        """What is answered for a seat that missed its deadline."""

    def unattended_answer(self, question: Question, view: OwnView) -> str:
        """What is answered at once for a seat that has nothing to choose; empty: it is asked."""

    def keeping_word(self, question: Question) -> str:
        """The standing action that keeps an answer until the house closes the question; empty: none."""

    def told(self) -> Told:
        """A fresh gatherer of events."""

    def flow(self, view: OwnView, stage: str) -> Struct:
        """Fields that everybody sees and that change with answers and with the stage of the clock."""

    def private(self, view: OwnView, told: OwnTold) -> Struct:
        """Fields that differ from seat to seat; what everybody was told may have part in them."""

    def letters(self, view: OwnView, since: int = 0) -> Sequence[Letter]:
        """The letters a seat may read, but for the first so many."""

    def opened(
        self, views: Mapping[str, OwnView], events: Iterable[Event]
    ) -> tuple[Struct, Sequence[Letter]]:
        """In place of the private fields, after the game: what all seats saw, and all letters."""

    def reads(self, option: Any) -> list[object]:
        """An answer as it was understood, each part in the one canonical notation."""

    def reads_again(self, text: str) -> list[object]:
        """The same of an answer that stands in the record, from its text alone."""

    def digest(self, view: OwnView) -> Digest:
        """What the lobby shows."""

    def is_letter(self, event: Event) -> bool:
        """Is this event a letter, one more of `letters` for whoever sees it?"""

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        """The seats that got a letter by this event; none if it is not a letter."""

    def is_phase_start(self, event: Event) -> str:
        """The phase this event begins; empty if it begins none."""

    def bot_vote(self, view: OwnView, people: Sequence[str]) -> str:
        """What a bot says of its own accord, given the seats played by people; empty: nothing."""


def iso(moment: float | None) -> str | None:
    """A stored time for the wire."""
    if moment is None:
        return None
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@cache
def _names(event_type: Any) -> tuple[str, ...]:
    """The fields of an event that are sent, and what it tells beside them."""
    fields = [field.name for field in dataclasses.fields(event_type) if field.name not in event_type.unsent]
    told = [name for name in event_type.kinds if name not in fields and name not in event_type.unsent]
    return (*fields, *told)


def event_on_wire(event: Event, codec: Codec) -> dict[str, Any]:
    """An event by its name, with its fields and with what it tells beside them."""
    kind: Any = type(event)
    parts = event.parts()
    plain = {
        name: parts[name] if name in parts else codec.plain(getattr(event, name)) for name in _names(kind)
    }
    return {"event": event.event_name, **plain}


def changed_fields(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> dict[str, msgspec.Raw]:
    """The fields that differ, ready to be embedded."""
    return {name: msgspec.Raw(value) for name, value in after.items() if before.get(name) != value}
