"""What a question is about, in plain ids: the fields of its choice but for the bookkeeping of the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypedDict, cast

from msgspec import Struct

from ....engine.frames import Frame
from ..printed.names import CAMPS
from ..printed.pieces import LEADERS, SQUADRONS
from ..rules.interphase.gathering import ChooseGathering, Taken
from ..rules.occasions import ResponseWindow
from ..state.fights import Entry
from .fights import ForceShown, force_shown
from .ids import CampOrNone, NationName, NationOrNone, nation_name, place_name, places_named
from .responses import Window, window_shown


class EntryShown(Struct):
    """A force that comes into an area."""

    nation: NationName
    area: str
    origin: str
    force: ForceShown
    causes: int
    is_landing: bool


class TakenShown(Struct):
    """Strength of a nation from one area."""

    area: str
    nation: NationName
    count: int


class About(TypedDict, total=False):
    """Each field in some kinds of questions."""

    after_dice: bool
    aggressor: NationOrNone
    area: str
    blockading: bool
    by: NationOrNone
    by_conqueror: bool
    camp: CampOrNone
    capital: str
    card: str
    ceded: list[str]
    conqueror: NationOrNone
    cost: int
    count: int
    due: NationOrNone
    entry: EntryShown
    flag: bool
    former: NationOrNone
    has_asked: bool
    havens: list[str]
    is_first: bool
    is_free: bool
    kind: str
    lacking: list[object]
    leader: str
    leaders: list[str]
    left: int
    limit: int
    lost: int
    most_areas: int
    most_each: int
    nation: NationOrNone
    optional: bool
    other: NationOrNone
    others: list[str]
    paid: int
    place: str
    placed: list[str]
    power: NationOrNone
    price: int
    question: str
    ready: bool
    rest: list[object]
    returned: list[str]
    room: int
    saving: bool
    sealed: bool
    side: int
    sp: int
    squadrons: list[str]
    start: str
    strength: int
    taken: list[TakenShown]
    victim: NationOrNone
    why: str
    window: Window
    winner: NationOrNone
    word: str


def about_of(choice: Frame) -> About:
    found = _plain_fields(choice)
    if isinstance(choice, ChooseGathering):
        found |= {"room": choice.room, "price": choice.price()}
    window = getattr(choice, "window", None)
    if isinstance(window, ResponseWindow):
        found["window"] = window_shown(window)
    # The choices themselves say which fields there are; a test holds them against the list above.
    return cast(About, found)


def _entry(entry: Entry) -> EntryShown:
    return EntryShown(
        nation=nation_name(entry.nation),
        area=place_name(entry.area),
        origin=place_name(entry.origin),
        force=force_shown(entry.force),
        causes=entry.causes,
        is_landing=entry.is_landing,
    )


def _taken(parts: Iterable[Taken]) -> list[TakenShown]:
    return [TakenShown(place_name(part.area), nation_name(part.nation), part.count) for part in parts]


def _leader(leader: int) -> str:
    return LEADERS[leader].id if leader >= 0 else ""


#: Bookkeeping of the rules nobody needs who reads the answers.
LEFT_OUT: Final = frozenset({"seat", "window", "is_last", "stood", "areas", "offered"})
_OF_NATIONS: Final = (
    "nation", "power", "winner", "conqueror", "victim", "aggressor", "other", "former", "by", "due",
)  # fmt: skip
_OF_PLACES: Final = ("area", "place", "capital", "start")
_WORDED: Final[Mapping[str, Callable[[Any], object]]] = {
    **dict.fromkeys(_OF_NATIONS, nation_name),
    **dict.fromkeys(_OF_PLACES, place_name),
    **dict.fromkeys(("ceded", "returned", "havens", "placed"), places_named),
    "camp": lambda camp: CAMPS[camp] if camp >= 0 else "",
    "leader": _leader,
    "leaders": lambda leaders: [_leader(leader) for leader in leaders],
    "squadrons": lambda squadrons: [SQUADRONS[squadron] for squadron in squadrons],
    "entry": _entry,
    "taken": _taken,
}


def _plain_fields(frame: Frame) -> dict[str, object]:
    # Every frame is a dataclass, which its base class cannot say.
    fields: Any = frame
    return {
        field.name: _worded(field.name, getattr(frame, field.name))
        for field in dataclasses.fields(fields)
        if field.name not in LEFT_OUT
    }


def _worded(name: str, value: object) -> object:
    return _WORDED[name](value) if name in _WORDED else value
