"""What the store knows of a table: its settings, its seats, its clock and its rows."""

from __future__ import annotations

from typing import Final

import msgspec

from ...engine.chance import commitment_to
from ...engine.match import Agreed
from ...engine.pack import Pack
from ..absence.stored import Away, Facts, Motion, Pause
from ..live.wire import Digest
from ..masters.stored import Master
from ..terms import Document, Language, Occupant, TableStatus
from .pace import Pace

#: The kind of a row by which a game went over to other rules: `old new hash`.
UPGRADED: Final = "upgraded"


class Row(msgspec.Struct, frozen=True):
    """One line of the record as it stands in the store: a decision, its undoing, a word about taking back, or
    that the game went over to other rules."""

    number: int
    seat: str
    kind: str
    text: str
    made_by: str
    request: str
    made_at: float


class Seat(msgspec.Struct):
    """Who sits where. A bot `standin` plays for a person who is away or handed the seat over."""

    seat: str
    place: int
    who: Occupant
    person: str | None = None
    level: str | None = None
    standin: bool = False
    invite: str | None = None
    letters: int = 0
    letters_read: int = 0
    #: How it stands with its holder: misses, leave, whether the seat is offered.
    away: Away = Away()

    @property
    def is_bot_now(self) -> bool:
        return self.who == "bot" or self.standin

    @property
    def is_free(self) -> bool:
        return self.who in ("open", "invited")


class Clock(msgspec.Struct, frozen=True):
    """The running stage: when it ends, whether grace is running, who would end the talk, when it began."""

    stage: str = ""
    due: float | None = None
    deadline: float | None = None
    late: bool = False
    agreed: list[str] = []
    begun: float | None = None
    #: What the deadline follows from.
    facts: Facts = Facts()


class Carried(msgspec.Struct, frozen=True, omit_defaults=True):
    """That the game went over from one version of the rules to another, by which row; or why it cannot."""

    old: str
    new: str
    row: int = 0
    #: Message id of the reason; empty if all went well.
    problem: str = ""
    detail: str = ""
    #: Persons who would rather end a game that cannot go on.
    agreed: list[str] = []


class About(msgspec.Struct):
    """What was chosen when the table was made, and what became of it."""

    id: str
    title: str
    game: str
    rules: str
    scenario: str
    options: dict[str, bool | str | int]
    status: TableStatus
    owner: str | None
    language: Language
    public: bool
    anonymous: bool
    spectators: bool
    spectator_delay: int
    draw_lots: bool
    sandbox: bool
    pace: Pace
    seed: str
    nonces: dict[str, str]
    lots: dict[str, str]
    #: The position the game began from; None: as the scenario says.
    position: Document | None
    #: The tables of data it is played with; None: the game's own.
    pack: Pack | None
    revision: int
    changes: int
    digest: Digest
    result: Document | None
    rematch: str | None
    created: float
    updated: float
    started: float | None
    finished: float | None
    #: How it fared when the rules last changed; None: it has seen one version only.
    upgrade: Carried | None = None
    #: The clock of the table stands still.
    pause: Pause | None = None
    #: What is put to the vote.
    motion: Motion | None = None
    #: Who looks after the table without a seat.
    master: Master | None = None
    #: Does its end change ratings?
    rated: bool = False
    #: How its end is turned into points; empty: as the game does it by itself.
    scoring: str = ""

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    @property
    def agreed(self) -> Agreed:
        """What a match of this table begins with."""
        return Agreed(self.scenario, self.options, self.seed, self.nonces, self.position)
