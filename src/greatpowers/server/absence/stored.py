"""What the store knows of absence: at a seat, at a table, and in the running stage of a clock."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

#: From being there to having been replaced. Present and warned follow from the clock and are not stored.
SeatState = Literal["present", "warned", "excused", "stand-in", "open"]
#: Why a bot sits there, or why the seat is offered.
Why = Literal["", "missed", "leave", "handed", "resigned", "vote"]
MotionKind = Literal["pause", "resume", "extend", "pace", "offer"]

#: So many misses in a row, and the seat is offered to others.
MISSES_IN_A_ROW: Final = 2
DAY: Final = 86400.0


class Leave(msgspec.Struct, frozen=True):
    """When the holder of a seat is away, as he has announced it."""

    begins: float
    ends: float


class Away(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat stands with its holder."""

    #: Misses in a row, and how often an extension was given for this seat.
    misses: int = 0
    excused: int = 0
    #: The seat is offered to others since then.
    offered: float | None = None
    #: Since when a bot stands in, and why.
    since: float | None = None
    why: Why = ""
    #: Its holder has lost it once to others' eyes and came back: he is excused no more.
    abandoned: bool = False
    leave: Leave | None = None
    #: The days of a leave for which the clock waited have run out once: from then on a bot stands in.
    spent: Leave | None = None

    @property
    def is_nothing(self) -> bool:
        return self == Away()


class Stop(msgspec.Struct, frozen=True, array_like=True):
    """A time in which the clock stood still."""

    begins: float
    ends: float


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the deadline of a stage follows from; None: the clock was set before such facts were kept."""

    whole: float | None = None
    #: Seconds given in addition.
    extra: float = 0.0
    #: Times in which it stood still and that are over, or whose end is known.
    stops: list[Stop] = []
    #: The extension for whoever was late has been given.
    excused: bool = False
    #: An extension has been voted.
    voted: bool = False


class Pause(msgspec.Struct, frozen=True):
    """The clock of the whole table stands still; `left` seconds go on running afterwards."""

    begun: float
    until: float
    #: The seat that asked for it; empty: the game master.
    by: str
    why: str = ""
    left: float | None = None


Words = Annotated[str, Meta(max_length=200)]


class Motion(msgspec.Struct, frozen=True):
    """Something put to the vote of whoever is there; a person has one vote, whatever number of seats."""

    id: str
    kind: MotionKind
    #: The seat that asked.
    by: str
    made: float
    until: float
    why: str = ""
    #: Days of a pause, hours of an extension.
    amount: int = 0
    #: The seat that would be offered.
    seat: str = ""
    #: The pace there would be, as it is stored.
    pace: dict[str, object] | None = None
    #: Seats that said yes or no.
    yes: list[str] = []
    no: list[str] = []
