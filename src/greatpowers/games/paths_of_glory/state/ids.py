"""What options and events speak of, each as a type with a kind: spaces, units, cards, sides, ways, points.

Numbers are for the rules; the ids that events carry are strings of the same kinds, so both are spoken alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, NewType

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.kinds import kind
from ....engine.plain import PlainDict
from ..printed.board import BOARD_SIZE, SPACE_NUMBER, SPACES
from ..printed.cards import CARDS
from ..printed.names import SIDE_NUMBER, SIDES
from ..printed.names import CardId as CardId
from ..printed.names import Mask as Mask
from ..printed.names import Nation as Nation
from ..printed.names import NationId as NationId
from ..printed.names import Side as Side
from ..printed.names import SideId as SideId
from ..printed.names import Space as Space
from ..printed.names import SpaceId as SpaceId
from ..printed.names import Unit as Unit
from ..printed.names import UnitId as UnitId
from ..printed.units import KIND_ID, KINDS, OF_KIND

if TYPE_CHECKING:
    from .state import State

#: Where a unit may be sent: a space, or the reserve box of its side. [13.1]
Goal = NewType("Goal", Space)
#: The spaces of a way one after the other.
Way = NewType("Way", tuple[Space, ...])
Purpose = NewType("Purpose", str)

#: Points offered for a side. [5.6.1]
BidPoints = NewType("BidPoints", int)
#: A box of the solo mode.
BoxId = NewType("BoxId", str)

WayIds = NewType("WayIds", tuple[SpaceId, ...])
#: Replacement points by type.
Points = NewType("Points", dict[str, int])
#: Numbers that carry their sign.
Signed = NewType("Signed", int)
Turn = NewType("Turn", int)
#: Words out of small sets, each with its own way to be spoken.
Phase = NewType("Phase", str)
ActionWord = NewType("ActionWord", str)
Level = NewType("Level", str)
How = NewType("How", str)
Table = NewType("Table", str)
Track = NewType("Track", str)
TrackBox = NewType("TrackBox", str)
#: A cause: a card, or one of our short causes.
Cause = NewType("Cause", str)
#: What ended the game.
Ending = NewType("Ending", str)

#: What a space is activated for. [9.2.1]
MOVE: Final = Purpose("move")
ATTACK: Final = Purpose("attack")
PURPOSES: Final = (MOVE, ATTACK)

#: Boxes of a side by the value of the blue die, 1 to 5. [solo 3]
BOXES: Final = tuple(map(BoxId, "abcde"))

#: Stands in a ref that names no space.
UNNAMED: Final = Space(-1)
_RESERVE: Final = "reserve"
_RESERVES: Final = tuple(SPACE_NUMBER[f"{side}_reserve_box"] for side in SIDES)
_REDUCED: Final = " reduced"


class Ref(NamedTuple):
    """Counters that look alike, as players name them: `ge_corps reduced@sedan`.

    It goes by one of the counters meant: the first of its kind, wherever it does not matter which."""

    unit: Unit
    reduced: bool
    space: Space


#: A unit named without asking whether one stands there: `ru_9`, `ge_corps reduced`.
Look = NewType("Look", Ref)
#: Several units in one answer.
Force = tuple[Ref, ...]


def ref_text(ref: Ref) -> str:
    where = f"@{SPACES[ref.space]}" if ref.space >= 0 else ""
    return f"{KIND_ID[ref.unit]}{_REDUCED if ref.reduced else ''}{where}"


def ref_on_wire(ref: Ref) -> PlainDict:
    return {
        "unit": KIND_ID[ref.unit],
        "reduced": ref.reduced,
        "space": SPACES[ref.space] if ref.space >= 0 else "",
    }


def as_way(spaces: Iterable[Space]) -> Way:
    return Way(tuple(spaces))


def look_of_kind(kind_id: str, reduced: bool = False) -> Look:
    """Some counter of a kind, nowhere in particular."""
    return Look(Ref(OF_KIND[kind_id][0], reduced, UNNAMED))


def read_space(text: str) -> Space:
    """The number of a space given by its id."""
    name = text.strip().casefold().replace(" ", "_")
    if name not in SPACE_NUMBER:
        raise UnreadableDecision(Refusal("pog-space-unknown", params={"text": text[:80]}))
    return SPACE_NUMBER[name]


def read_look(text: str) -> Look:
    """A unit by its text, whether or not it is there; the place may be missing."""
    words, _, where = " ".join(text.split()).partition("@")
    kind_id, _, strength = words.strip().casefold().partition(" ")
    if kind_id not in KINDS or strength not in ("", "reduced"):
        raise UnreadableDecision(Refusal("pog-unit-unknown", params={"text": text.strip()[:80]}))
    space = read_space(where) if where.strip() else UNNAMED
    return Look(Ref(OF_KIND[kind_id][0], bool(strength), space))


def read_ref(state: State | None, text: str) -> Ref:
    """A unit by its text; one of this look must be there, if there is a board to look at."""
    found = read_look(text)
    if found.space == UNNAMED:
        raise UnreadableDecision(Refusal("pog-unit-unknown", params={"text": text.strip()[:80]}))
    if state is not None and not any(is_meant(state, found, unit) for unit in state.at[found.space]):
        raise UnreadableDecision(Refusal("pog-unit-not-there", params={"text": text.strip()[:80]}))
    return found


def is_meant(state: State, ref: Ref, unit: Unit) -> bool:
    """Does this counter look like that?"""
    return (
        KIND_ID[unit] == KIND_ID[ref.unit]
        and bool(state.reduced >> unit & 1) == ref.reduced
        and state.place[unit] == ref.space
    )


def _goal_text(goal: Goal) -> str:
    return SPACES[goal] if goal < BOARD_SIZE else _RESERVE


def _read_goal(text: str) -> Goal:
    """Whose reserve is meant is settled by whoever asks."""
    return Goal(_RESERVES[0] if text == _RESERVE else read_space(text))


def _way_text(way: Way) -> str:
    return " ".join(SPACES[space] for space in way)


def _read_way(text: str) -> Way:
    return Way(tuple(read_space(name) for name in text.split()))


kind(Side, "side", write=SIDES.__getitem__, read=SIDE_NUMBER.__getitem__, pattern="|".join(SIDES))
kind(Space, "space", write=SPACES.__getitem__, read=read_space, pattern=".+?")
kind(Goal, "space", write=_goal_text, read=_read_goal, pattern=".+?")
kind(
    Way,
    "way",
    write=_way_text,
    read=_read_way,
    wire=lambda way: [SPACES[space] for space in way],
    pattern=".+",
)
kind(Purpose, "purpose", pattern="|".join(PURPOSES))
kind(CardId, "card", pattern="|".join(CARDS))
kind(Ref, "unit", write=ref_text, find=read_ref, wire=ref_on_wire, pattern="[^,]+?")
kind(Look, "unit", write=ref_text, read=read_look, wire=ref_on_wire, pattern="[^,]+?")
kind(BidPoints, "number", read=int, wire=int, pattern=r"\d+")
kind(BoxId, "solo-box", pattern="[a-e]")
kind(SideId, "side")
kind(SpaceId, "space")
kind(UnitId, "unit-kind")
kind(NationId, "nation")
kind(WayIds, "way", wire=list)
kind(Points, "points", wire=dict)
kind(Signed, "signed", read=int, wire=int)
kind(Turn, "turn", read=int, wire=int, pattern=r"\d+")
kind(Phase, "phase")
kind(ActionWord, "action")
kind(Level, "level")
kind(How, "how")
kind(Table, "table")
kind(Track, "track")
kind(TrackBox, "box")
kind(Cause, "why")
kind(Ending, "end")
