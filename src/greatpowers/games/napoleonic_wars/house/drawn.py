"""The places of the drawn map as they are put together from the tables and clients read them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from ....engine.shown import complete, named
from ....server.contract import Language
from ..show.ids import NationName, NationOrNone

_LINES: Final = ("plain", "rough", "pass", "marsh", "strait")
_Names = Annotated[dict[Language, str], complete()]


class Area(Struct, forbid_unknown_fields=True):
    """An area as it is printed. `names` are in full, `Württemberg (Stuttgart)`, and `short` as written on the
    map, `Stuttgart`. It belongs to the owner by its colour, and is shared with another if it has two. Zones
    are those of its port, whose ships stand at the quay."""

    x: int
    y: int
    names: _Names
    short: _Names
    owner: NationOrNone
    shared: NationName | UnsetType = UNSET
    key: bool | UnsetType = UNSET
    capital: NationName | UnsetType = UNSET
    fortress: int | UnsetType = UNSET
    zones: list[str] | UnsetType = UNSET
    quay: tuple[int, int] | UnsetType = UNSET


class Zone(Struct, forbid_unknown_fields=True):
    """A sea zone: where ships stand in it, its water as a path, and the degrees its name is turned by."""

    x: int
    y: int
    names: _Names
    d: str
    turn: int | UnsetType = UNSET


class Link(Struct, array_like=True, forbid_unknown_fields=True):
    """Two areas, and the kind of line between them."""

    a: str
    b: str
    kind: Annotated[str, named("LineKind", _LINES)]


class Passage(Struct, array_like=True, forbid_unknown_fields=True):
    """Two zones that touch, and the fortress that guards the way."""

    a: str
    b: str
    guard: str


class Places(Struct, forbid_unknown_fields=True):
    """Areas and zones, the lines between zones as a path, and what leads from where to where."""

    format: str
    areas: dict[str, Area]
    zones: dict[str, Zone]
    zone_borders: str
    links: list[Link]
    passages: list[Passage]
