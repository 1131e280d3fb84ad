"""What a game answers beside its questions: printed things that stay as they are, studies of any position,
of a table and of a lesson.

A game's `house.routes` lists them as values; `api.games` mounts them. `name` and `about` are those of the
published description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta

SeatName = Annotated[str, Meta(max_length=60)]
#: An answer of a pupil, a force, and the like.
Text = Annotated[str, Meta(max_length=400)]
#: A unit or a place.
Ref = Annotated[str, Meta(max_length=80)]


class SeatAsks(msgspec.Struct):
    """What a seat asks at its table begins with the seat."""

    seat: SeatName


class Answers(msgspec.Struct):
    """All answers given so far, in order."""

    answers: Annotated[list[Text], Meta(max_length=60)]


@dataclass(frozen=True, slots=True)
class Printed:
    """`GET`: the same bytes for everybody."""

    path: str
    name: str
    about: str
    media_type: str
    data: Callable[[], bytes]
    #: Compressed once and kept so, as befits what is large.
    packed: bool = True
    #: A table cannot be shown without it: its page names it, so that it is asked for at once.
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Parts:
    """`GET`: printed things by the names of their files; `path` ends in `{part:str}`."""

    path: str
    name: str
    about: str
    data: Mapping[str, Callable[[], bytes]]
    #: Those that a pack has of its own: they are asked of the route of the game's edition.
    of_a_pack: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    #: Those without which a table cannot be shown: its page names them, so that they are asked for at once.
    at_once: tuple[str, ...] = ()


# What a route takes and gives is a type, and what it is asked about a state, that its game alone knows: the
# server reads a body as the type says and hands it on.


@dataclass(frozen=True, slots=True)
class Study:
    """`POST`: what can be said of something that belongs to no table; costs the asker some of his limits."""

    path: str
    name: str
    about: str
    takes: object
    gives: object
    answer: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class AtTable:
    """`POST` below a table: a seat asks of the position as it stands, with its revision.

    The state may be asked only what follows from what the seat sees."""

    path: str
    name: str
    about: str
    takes: type[SeatAsks]
    gives: object
    answer: Callable[[Any, int, Any], object]


@dataclass(frozen=True, slots=True)
class AtMoment:
    """`GET` below a table: what everybody may know of the position, now or at a moment of the past."""

    path: str
    name: str
    about: str
    gives: object
    answer: Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class InLesson:
    """`POST` below a lesson of the game's school, after the answers given so far."""

    path: str
    name: str
    about: str
    takes: type[Answers]
    gives: object
    answer: Callable[[Any, Any], object]


Route = Printed | Parts | Study | AtTable | AtMoment | InLesson
