"""The printed map: areas, sea Zones and what connects them, as numbers for the rules. [2.2, glossary]

Areas are numbered from 0, Zones follow them: one number names one place. A set of places is a mask.
Who controls what now is in State.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeGuard

from ....engine import masks
from ....engine.masks import mask_of
from ...shared.data_rows import Row, rows_in, unique
from .ids import Area, Mask, Nation, Place, Zone
from .names import BOXES, EACH_NATION, LINES, NATION_NUMBER, NATIONS, NO_NATION, STRAIT

_AREA_COLUMNS = ("id", "name_en", "name_ru", "name_hu", "lat", "lon", "owner", "shared_with", "key",
                 "capital_of", "fortress", "port_zones")  # fmt: skip
_AREAS: Final = unique(rows_in(__name__, "areas.csv", _AREA_COLUMNS), "id")
_ZONES: Final = unique(
    rows_in(__name__, "zones.csv", ("id", "name_en", "name_ru", "name_hu", "lat", "lon")), "id"
)
_ROWS: Final = (*_AREAS.values(), *_ZONES.values())

AREA_COUNT: Final = len(_AREAS)
ZONE_COUNT: Final = len(_ZONES)
#: Ids by number: the areas, then the Zones.
PLACES: Final = (*_AREAS, *_ZONES)
EACH_AREA: Final = tuple(Area(Place(number)) for number in range(AREA_COUNT))
ZONES: Final = tuple(Zone(Place(number)) for number in range(AREA_COUNT, AREA_COUNT + ZONE_COUNT))
AREA_NUMBER: Final = dict(zip(_AREAS, EACH_AREA, strict=True))
ZONE_NUMBER: Final = dict(zip(_ZONES, ZONES, strict=True))
PLACE_NUMBER: Final[Mapping[str, Place]] = {**AREA_NUMBER, **ZONE_NUMBER}


def named(*ids: str) -> Mask:
    """The mask of places given by their ids."""
    return masks.named(PLACE_NUMBER, *ids)


def is_zone(place: Place) -> TypeGuard[Zone]:
    return place >= AREA_COUNT


def _nation(row: Row, column: str) -> Nation:
    return NATION_NUMBER[row.one_of(column, NATIONS)] if row[column] else NO_NATION


def _where(found: Iterable[bool]) -> Mask:
    return mask_of(area for area, holds in enumerate(found) if holds)


NAMES: Final = {language: tuple(row[f"name_{language}"] for row in _ROWS) for language in ("en", "ru", "hu")}
COORDINATES: Final = tuple((row.decimal("lat"), row.decimal("lon")) for row in _ROWS)

#: Facts of each area by its number. The owner is the lower colour of a Shared area. [7.43]
OWNER: Final = tuple(_nation(row, "owner") for row in _AREAS.values())
SHARED_WITH: Final = tuple(_nation(row, "shared_with") for row in _AREAS.values())
CAPITAL_OF: Final = tuple(_nation(row, "capital_of") for row in _AREAS.values())
FORTRESS: Final = tuple(row.number("fortress") for row in _AREAS.values())
#: The one or two Zones of a port; empty for an area without one.
PORT_ZONES: Final = tuple(
    tuple(ZONE_NUMBER[zone] for zone in row.words("port_zones", _ZONES)) for row in _AREAS.values()
)

KEYS: Final = _where(row.flag("key") for row in _AREAS.values())
FORTRESSES: Final = _where(strength > 0 for strength in FORTRESS)
PORTS: Final = _where(bool(zones) for zones in PORT_ZONES)
ALL_AREAS: Final = (1 << AREA_COUNT) - 1
#: Ports of each Zone, by the number of the Zone.
ZONE_PORTS: Final[Mapping[int, Mask]] = {
    zone: mask_of(area for area, zones in enumerate(PORT_ZONES) if zone in zones) for zone in ZONES
}

#: Areas by nation: controlled at the start of 1805, wholly in its colour, in two colours one of which is its.
OWNED: Final = tuple(_where(owner == n for owner in OWNER) for n in EACH_NATION)
HOME: Final = tuple(
    mask_of(a for a in EACH_AREA if OWNER[a] == n and SHARED_WITH[a] == NO_NATION) for n in EACH_NATION
)
SHARED: Final = tuple(
    mask_of(a for a in EACH_AREA if SHARED_WITH[a] != NO_NATION and n in (OWNER[a], SHARED_WITH[a]))
    for n in EACH_NATION
)
CAPITALS: Final = tuple(tuple(a for a in EACH_AREA if CAPITAL_OF[a] == n) for n in EACH_NATION)


class Connections:
    """Lines between areas, and what closes a strait. [9.3, 9.53]"""

    def __init__(self) -> None:
        self.line: dict[int, int] = {}
        self.strait_zone: dict[int, Zone] = {}
        self.strait_ports: dict[int, Mask] = {}
        found: list[list[Area]] = [[] for _ in range(AREA_COUNT)]
        for row in rows_in(__name__, "connections.csv", ("a", "b", "type", "strait_zone", "strait_ports")):
            a, b = (AREA_NUMBER[row.one_of(end, _AREAS)] for end in "ab")
            if b in found[a] or a == b:
                raise row.wrong(f"the line {row['a']}-{row['b']} stands there twice")
            kind = LINES.index(row.one_of("type", LINES))
            for one, other in ((a, b), (b, a)):
                found[one].append(other)
                self.line[pair(one, other)] = kind
                if kind == STRAIT:
                    zone = ZONE_NUMBER[row.one_of("strait_zone", _ZONES)]
                    self.strait_zone[pair(one, other)] = zone
                    self.strait_ports[pair(one, other)] = named(*row.words("strait_ports", _AREAS))
        self.neighbours = tuple(tuple(sorted(others)) for others in found)


def pair(a: Place, b: Place) -> int:
    """The key of a line from one place to another."""
    return a << 8 | b


_CONNECTIONS: Final = Connections()
NEIGHBOURS: Final = _CONNECTIONS.neighbours
NEIGHBOUR_MASK: Final = tuple(mask_of(others) for others in NEIGHBOURS)
#: Kind of the line by `pair(a, b)`; both directions are there.
LINE: Final = _CONNECTIONS.line
#: What a fleet must not hold if a strait is to be crossed: its Zone and its ports. [9.53]
STRAIT_ZONE: Final = _CONNECTIONS.strait_zone
STRAIT_PORTS: Final = _CONNECTIONS.strait_ports


def _borders() -> tuple[Mapping[int, tuple[Zone, ...]], Mapping[int, Area]]:
    """Neighbouring Zones, and the Fortress that guards the passage between two. [13.8]"""
    found: dict[Zone, list[Zone]] = {zone: [] for zone in ZONES}
    guards: dict[int, Area] = {}
    for row in rows_in(__name__, "zone_borders.csv", ("a", "b", "guard_fortress")):
        a, b = (ZONE_NUMBER[row.one_of(end, _ZONES)] for end in "ab")
        if b in found[a] or a == b:
            raise row.wrong(f"the border {row['a']}-{row['b']} stands there twice")
        for one, other in ((a, b), (b, a)):
            found[one].append(other)
            if row["guard_fortress"]:
                guards[pair(one, other)] = AREA_NUMBER[row.one_of("guard_fortress", _AREAS)]
    return {zone: tuple(sorted(others)) for zone, others in found.items()}, guards


ZONE_NEIGHBOURS, GUARD = _borders()


def _prices() -> tuple[int, ...]:
    """The numbers on the columns of the Diplomatic track, in the order of the boxes. [8.1]"""
    found = unique(rows_in(__name__, "track.csv", ("column", "cp")), "column")
    for row, box in zip(found.values(), BOXES, strict=True):
        row.one_of("column", (box,))
    return tuple(row.number("cp") for row in found.values())


BOX_PRICE: Final = _prices()


def line_between(a: Area, b: Area) -> int:
    """The kind of the line between two areas; -1 if there is none."""
    return LINE.get(pair(a, b), -1)


#: `Württemberg (Stuttgart)`: the map names the town.
_TOWN: Final = re.compile(r"\((.+)\)$")


def short_name(name: str) -> str:
    """The name as the map writes it."""
    town = _TOWN.search(name)
    return town[1] if town else name
