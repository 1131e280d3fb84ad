"""The map as data: province outlines and the places where units, centres and names stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ...shared.maps.ground import Drawn
from .picture import DrawingError

Point = tuple[float, float]
DATA = files("greatpowers.games.diplomacy") / "data"


def province_of(place: str) -> str:
    """`StP/SC` lies in `StP`."""
    return place.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Label:
    """A name in one language; (x, y) is the middle of the first line's baseline."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a unit stands, and where it is put when another has thrown it out."""

    unit: Point
    dislodged: Point


@dataclass(frozen=True, slots=True)
class ProvinceShape:
    """One province as it is drawn."""

    id: str
    kind: str
    home: str
    path: str
    standing: Standing
    centre: Point | None
    coasts: Mapping[str, Standing]
    labels: Mapping[str, Label]

    @property
    def is_sea(self) -> bool:
        return self.kind == "sea"


@dataclass(frozen=True, slots=True)
class Decoration:
    """Path data of what is drawn but cannot be entered."""

    land: str
    nameless_land: str
    nameless_sea: str
    straits: str
    lakes: str
    rivers: str
    sea_borders: str
    crossing: str


@dataclass(frozen=True, slots=True)
class MapGeometry:
    """The whole map in map units, y growing downwards."""

    width: int
    height: int
    provinces: Mapping[str, ProvinceShape]
    decoration: Decoration
    words: Mapping[str, Mapping[str, str]]

    def province(self, place: str) -> ProvinceShape:
        """The province of a place such as `Par` or `StP/SC`."""
        found = self.provinces.get(province_of(place))
        if found is None:
            raise DrawingError(f"no such province on the map: {place!r}")
        return found

    def standing(self, place: str) -> Standing:
        """Where a unit at this place is drawn; a fleet on a named coast stands on it."""
        province = self.province(place)
        coast = place.partition("/")[2]
        if coast and coast not in province.coasts:
            raise DrawingError(f"no such coast on the map: {place!r}")
        return province.coasts[coast] if coast else province.standing


def _point(pair: list[float]) -> Point:
    return pair[0], pair[1]


def _standing(raw: Drawn) -> Standing:
    return Standing(_point(raw["unit"]), _point(raw["dislodged"]))


def _province(name: str, raw: Drawn) -> ProvinceShape:
    return ProvinceShape(
        id=name,
        kind=raw["kind"],
        home=raw["home"],
        path=raw["path"],
        standing=_standing(raw),
        centre=_point(raw["centre"]) if raw["centre"] else None,
        coasts={coast: _standing(where) for coast, where in raw["coasts"].items()},
        labels={
            language: Label(tuple(label["lines"]), label["x"], label["y"], label["size"])
            for language, label in raw["labels"].items()
        },
    )


@cache
def load_map() -> MapGeometry:
    """The map of the data folder, read once."""
    raw = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
    width, height = raw["frame"]
    return MapGeometry(
        width=width,
        height=height,
        provinces={name: _province(name, entry) for name, entry in raw["provinces"].items()},
        decoration=Decoration(**raw["decoration"]),
        words=raw["words"],
    )
