"""A tournament as the store knows it: what is played, who has entered, the rounds with their boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..matches.pace import Pace, Slow

EventStatus = Literal["open", "running", "over", "cancelled"]
RoundStatus = Literal["draft", "published", "playing", "closed"]
#: Of two seats the first four; rounds of many seats are balanced.
Format = Literal["swiss", "round-robin", "knock-out", "ladder", "balanced"]
#: How a game of many seats is counted: 100 points shared by who has drawn, by squares of the counts; or the
#: counts themselves.
Scoring = Literal["draw-size", "squares", "counts"]
#: Boards a round: one; none; volunteers sit out or play twice where the numbers do not divide.
Boards = Literal["one", "none", "spare", "twice"]
Outcome = Literal["", "win", "draw", "loss"]

MOST_ENTRIES = 128
MOST_ROUNDS = 64


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played and how."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, bool | int | str] = {}
    pace: Pace = Slow(hours=24, missed="bot")
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    scoring: Scoring = "draw-size"
    #: After so many turns of the game its present score counts; 0: it is played to its end.
    turns: Annotated[int, Meta(ge=0, le=100)] = 0
    #: The same after so many days; 0: a round takes as long as it takes.
    days: Annotated[int, Meta(ge=0, le=365)] = 0
    #: Points of who has to sit out.
    bye: Annotated[float, Meta(ge=0, le=100)] = 1.0
    #: Drafts wait until the host publishes them.
    host_pairs: bool = False
    #: Only people whom notices reach may enter.
    reachable: bool = False
    #: Whoever knows the link may enter, or everybody.
    by_link: bool = False


class Entry(msgspec.Struct):
    """Somebody who plays; a person who has deleted the account leaves his results."""

    number: int
    person: str | None = None
    bot: str = ""
    status: Literal["in", "out"] = "in"
    boards: Boards = "one"


class Place(msgspec.Struct):
    """A seat at a board, and what it brought."""

    seat: str
    entry: int
    points: float | None = None
    outcome: Outcome = ""
    by: Literal["", "computed", "ruled"] = ""
    #: Won because the other was not there.
    by_default: bool = False


class Board(msgspec.Struct):
    """One board of a round."""

    places: list[Place]
    note: str = ""

    @property
    def is_settled(self) -> bool:
        return all(place.points is not None for place in self.places)


class Boarding(msgspec.Struct):
    """Boards and byes of a round as they are stored."""

    boards: list[Board] = []
    byes: list[int] = []


class Round(msgspec.Struct):
    """One round; a draft may still be changed."""

    number: int
    status: RoundStatus
    boards: list[Board]
    byes: list[int] = []
    published: float | None = None
    closed: float | None = None
    ends: float | None = None


class Event(msgspec.Struct):
    """All of a tournament."""

    id: str
    club: str | None
    owner: str | None
    title: str
    about: str
    status: EventStatus
    settings: Settings
    seed: str
    invite: str
    changes: int
    created: float
    started: float | None = None
    finished: float | None = None
    entries: dict[int, Entry] = {}
    rounds: list[Round] = []
    #: The tables of boards, by round and board.
    tables: dict[tuple[int, int], str] = {}

    @property
    def current(self) -> Round | None:
        """The round that is drafted or played, or was the last."""
        return self.rounds[-1] if self.rounds else None

    def playing(self) -> list[Entry]:
        """Who is still in: people as they entered, bots last."""
        left = [entry for entry in self.entries.values() if entry.status == "in"]
        return sorted(left, key=lambda entry: (bool(entry.bot), entry.number))

    def entry_of(self, person: str | None) -> Entry | None:
        found = (entry for entry in self.entries.values() if person and entry.person == person)
        return next(found, None)

    def people(self) -> Iterator[str]:
        """The persons who are in."""
        return (entry.person for entry in self.playing() if entry.person is not None)
