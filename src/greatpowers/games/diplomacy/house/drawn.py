"""The drawn map as it is sent: the stored drawing, the names of the tables, and who is whose neighbour."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from ....engine.shown import complete, named
from ....server.contract import Language

_KINDS: Final = ("land", "coast", "sea")
_Point = tuple[float, float]


class Label(Struct, forbid_unknown_fields=True):
    """The name of a province as it is written on the map."""

    lines: list[str]
    x: float
    y: float
    size: float


class Standing(Struct, forbid_unknown_fields=True):
    """Where a unit stands, and a dislodged one beside it."""

    unit: _Point
    dislodged: _Point


class Province(Standing, forbid_unknown_fields=True):
    """A province with its outline; `home` is the power whose home country it is of, if any."""

    kind: Annotated[str, named("ProvinceKind", _KINDS)]
    home: str
    path: str
    centre: _Point | None
    coasts: dict[str, Standing]
    labels: Annotated[dict[Language, Label], complete()]


class Decoration(Struct, forbid_unknown_fields=True):
    """What is drawn beside the provinces, as paths."""

    land: str
    nameless_land: str
    nameless_sea: str
    straits: str
    lakes: str
    rivers: str
    sea_borders: str
    crossing: str


class MapData(Struct, forbid_unknown_fields=True):
    """Everything of the map; names are in full, neighbours are provinces any unit can step between."""

    format: str
    frame: _Point
    provinces: dict[str, Province]
    decoration: Decoration
    #: Names of powers and other words of pictures.
    words: Annotated[dict[Language, dict[str, str]], complete()]
    names: Annotated[dict[Language, dict[str, str]], complete()]
    neighbours: dict[str, list[str]]
