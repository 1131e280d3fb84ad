"""What Responses are played on, as values: a place, a nation, a leader, a Fleet, a line, an own roll, or
nothing in particular. [6.14]

Orders, saves and answers write them as texts: `metz`, `sweden`, `ney`, `france brest`, `metz-nancy`, `roll`.
"""

from __future__ import annotations

from typing import ClassVar

from ....engine.kinds import kind, unreadable
from ..printed.board import PLACE_NUMBER, PLACES
from ..printed.names import NATION_NUMBER, NATIONS
from ..printed.pieces import LEADER_NUMBER, LEADERS
from .ids import Area, Leader, Nation, Place
from .texts import read_leader, read_nation, read_place


class Target:
    """Equal to its like. A plain class, so that saves ask how it is written."""

    __slots__ = ("_parts",)
    #: What its parts are called on the wire.
    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *parts: int) -> None:
        self._parts = parts

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._parts == other._parts

    def __hash__(self) -> int:
        return hash((type(self), self._parts))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._parts}"

    @property
    def text(self) -> str:
        return ""

    def parts(self) -> dict[str, str]:
        """What it is, by name, for clients."""
        return dict(zip(self.names, self.text.replace("-", " ").split(), strict=True))


class OnPlace(Target):
    """An area or a Zone."""

    __slots__ = ()
    names = ("place",)

    @property
    def place(self) -> Place:
        return Place(self._parts[0])

    @property
    def text(self) -> str:
        return PLACES[self.place]


class OnNation(Target):
    __slots__ = ()
    names = ("nation",)

    @property
    def nation(self) -> Nation:
        return Nation(self._parts[0])

    @property
    def text(self) -> str:
        return NATIONS[self.nation]


class OnLeader(Target):
    __slots__ = ()
    names = ("leader",)

    @property
    def leader(self) -> Leader:
        return Leader(self._parts[0])

    @property
    def text(self) -> str:
        return LEADERS[self.leader].id


class OnFleet(Target):
    """The Squadrons of a nation in a place."""

    __slots__ = ()
    names = ("nation", "place")

    @property
    def nation(self) -> Nation:
        return Nation(self._parts[0])

    @property
    def place(self) -> Place:
        return Place(self._parts[1])

    @property
    def text(self) -> str:
        return f"{NATIONS[self.nation]} {PLACES[self.place]}"


class OnLine(Target):
    """The line between two areas, which stand in the order of their ids."""

    __slots__ = ()
    names = ("first", "second")

    def __init__(self, a: int, b: int) -> None:
        super().__init__(*sorted((a, b), key=PLACES.__getitem__))

    @property
    def ends(self) -> tuple[Area, Area]:
        return Area(Place(self._parts[0])), Area(Place(self._parts[1]))

    @property
    def text(self) -> str:
        return "-".join(PLACES[end] for end in self.ends)


class OnRoll(Target):
    """The roll its player is about to make."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return "roll"

    def parts(self) -> dict[str, str]:
        return {"roll": "roll"}


def place_of(target: Target) -> Place:
    """The place of a target that has one."""
    assert isinstance(target, OnPlace | OnFleet)
    return target.place


def nation_of(target: Target) -> Nation:
    """The nation of a target that has one."""
    assert isinstance(target, OnNation | OnFleet)
    return target.nation


#: Nothing but what has just happened.
NOTHING = Target()
ROLL = OnRoll()


def read_target(text: str) -> Target:
    """The target with this text; raises UnreadableDecision."""
    words = text.casefold().split()
    if not words:
        return NOTHING
    if words == ["roll"]:
        return ROLL
    if len(words) > 1 and words[0] in NATION_NUMBER:
        return OnFleet(read_nation(words[0]), read_place(" ".join(words[1:])))
    name = "_".join(words)
    if name in NATION_NUMBER:
        return OnNation(read_nation(name))
    if name in LEADER_NUMBER:
        return OnLeader(read_leader(name))
    if name in PLACE_NUMBER:
        return OnPlace(read_place(name))
    ends = name.split("-")
    if len(ends) != 2:
        raise unreadable(text)
    return OnLine(read_place(ends[0]), read_place(ends[1]))


def _parts(target: Target) -> dict[str, str]:
    return target.parts()


def write_target(target: Target) -> str:
    return target.text


kind(Target, "target", write=write_target, read=read_target, wire=_parts, pattern=".+?")
