"""The printed map: spaces, boxes and the lines between them, as numbers for the rules. [2.1, 3.0]

A set of spaces is a mask: bit n is the space number n. Who controls what now is in State.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, cast

from ....engine import masks
from ....engine.masks import mask_of, members
from ...shared.data_rows import Row, rows_in, unique
from .names import (
    ALL_NATIONS,
    CP,
    NATION_NUMBER,
    NATIONS,
    NO_NATION,
    SIDE_NUMBER,
    SIDES,
    SN,
    TERRAINS,
    TU,
    Mask,
    Nation,
    Space,
    SpaceId,
)

_COLUMNS = ("id", "name_en", "name_ru", "name_hu", "kind", "map", "nation", "initial_side", "printed_side",
            "terrain", "vp", "vp_historical", "fort", "port", "supply_source", "capital_of",
            "lat", "lon")  # fmt: skip
_ROWS: Final = unique(rows_in(__name__, "spaces.csv", _COLUMNS), "id")

#: Ids by number: the board spaces first, then the six holding boxes.
SPACES: Final = tuple(map(SpaceId, _ROWS))
SPACE_NUMBER: Final[dict[str, Space]] = {name: Space(number) for number, name in enumerate(SPACES)}
BOARD_SIZE: Final = sum(row["kind"] != "holding_box" for row in _ROWS.values())
#: Every space of the board, the boxes left out.
BOARD_SPACES: Final = tuple(SPACE_NUMBER.values())[:BOARD_SIZE]
#: The spaces of a mask, in order.
each_space: Final = cast("Callable[[Mask], Iterator[Space]]", members)
#: The mask of spaces given by their ids.
named: Final = partial(masks.named, SPACE_NUMBER)


def _where(test: str, *values: str) -> Mask:
    return mask_of(SPACE_NUMBER[id_] for id_, row in _ROWS.items() if row[test] in values)


def _nation(row: Row, column: str) -> Nation:
    return NATION_NUMBER[row.one_of(column, NATIONS)] if row[column] else NO_NATION


#: Facts of each space by its number.
NATION: Final = tuple(_nation(row, "nation") for row in _ROWS.values())
PRINTED_SIDE: Final = tuple(
    SIDE_NUMBER[row.one_of("printed_side", SIDES)] if row["printed_side"] else CP for row in _ROWS.values()
)
TERRAIN: Final = tuple(
    TERRAINS.index(row.one_of("terrain", TERRAINS)) if row["terrain"] else 0 for row in _ROWS.values()
)
FORT: Final = tuple(row.number("fort") for row in _ROWS.values())
CAPITAL_OF: Final = tuple(_nation(row, "capital_of") for row in _ROWS.values())
COORDINATES: Final = tuple((row.decimal("lat"), row.decimal("lon")) for row in _ROWS.values())
NAMES: Final = {
    language: tuple(row[f"name_{language}"] for row in _ROWS.values()) for language in ("en", "ru", "hu")
}

PRINTED_CP: Final = mask_of(s for s in BOARD_SPACES if PRINTED_SIDE[s] == CP)
FORTS: Final = mask_of(s for s in BOARD_SPACES if FORT[s])
NEAR_EAST: Final = _where("map", "near_east")
BEACHES: Final = _where("kind", "beachhead")
EDGE_BOXES: Final = _where("kind", "edge_box")
PORTS: Final = tuple(_where("port", side) for side in SIDES)
VP_CAMPAIGN: Final = _where("vp", "1")
VP_HISTORICAL_2018: Final = _where("vp_historical", "1")
#: The Hungarian book's own swap. [5.7.2 of 2010]
VP_HISTORICAL_2010: Final = (VP_CAMPAIGN & ~named("ahwaz", "venice", "jerusalem", "kharput")) | named(
    "brest_litovsk", "sedan", "koblenz", "aachen"
)
IN_NATION: Final = tuple(mask_of(s for s in BOARD_SPACES if NATION[s] == n) for n in ALL_NATIONS)
OF_TERRAIN: Final = tuple(mask_of(s for s in BOARD_SPACES if TERRAIN[s] == t) for t in range(len(TERRAINS)))
CAPITALS: Final = tuple(mask_of(s for s in BOARD_SPACES if CAPITAL_OF[s] == n) for n in ALL_NATIONS)

RESERVE: Final = tuple(SPACE_NUMBER[f"{side}_reserve_box"] for side in SIDES)
ELIMINATED: Final = tuple(SPACE_NUMBER[f"{side}_eliminated_box"] for side in SIDES)
REMOVED: Final = tuple(SPACE_NUMBER[f"{side}_removed_box"] for side in SIDES)

LONDON, PARIS, ORLEANS = (SPACE_NUMBER[s] for s in ("london", "paris", "orleans"))
AMIENS, CALAIS, OSTEND = (SPACE_NUMBER[s] for s in ("amiens", "calais", "ostend"))
BRUSSELS, ANTWERP, LIEGE, SEDAN = (SPACE_NUMBER[s] for s in ("brussels", "antwerp", "liege", "sedan"))
ESSEN, BRESLAU, BERLIN, VIENNA, BUDAPEST = (
    SPACE_NUMBER[s] for s in ("essen", "breslau", "berlin", "vienna", "budapest")
)
SOFIA, CONSTANTINOPLE, GALLIPOLI, BUCHAREST = (
    SPACE_NUMBER[s] for s in ("sofia", "constantinople", "gallipoli", "bucharest")
)
BELGRADE, NIS, SALONIKA, KAVALA, CETINJE = (
    SPACE_NUMBER[s] for s in ("belgrade", "nis", "salonika", "kavala", "cetinje")
)
PETROGRAD, MOSCOW, KHARKOV, CAUCASUS, RIGA, WARSAW = (
    SPACE_NUMBER[s] for s in ("petrograd", "moscow", "kharkov", "caucasus", "riga", "warsaw")
)
POTI, GROZNY, BAKU, AHWAZ = (SPACE_NUMBER[s] for s in ("poti", "grozny", "baku", "ahwaz"))
TARANTO, VALONA, TIRANA, ROME = (SPACE_NUMBER[s] for s in ("taranto", "valona", "tirana", "rome"))
MEDINA, ARABIA, SINAI, LIBYA, ALEXANDRIA, KERMANSHAH = (
    SPACE_NUMBER[s] for s in ("medina", "arabia", "sinai", "libya", "alexandria", "kermanshah")
)
AQABA = SPACE_NUMBER["aqaba"]

#: Sources by who may use them. [14.2]
CP_SOURCES: Final = named("essen", "breslau", "sofia", "constantinople")
RUSSIAN_SOURCES: Final = named("petrograd", "moscow", "kharkov", "caucasus")
#: The coast the Germans may cross but not stop on before the Race to the Sea. [11.1.9]
CHANNEL_COAST: Final = named("amiens", "calais", "ostend")


class Connections:
    """Lines of the map, by who may use them."""

    def __init__(self) -> None:
        empty: list[set[Space]] = [set() for _ in BOARD_SPACES]
        solid = [set(found) for found in empty]
        beach = [set(found) for found in empty]
        extra = {n: [set(found) for found in empty] for n in ALL_NATIONS}
        for row in rows_in(__name__, "connections.csv", ("a", "b", "nations", "line")):
            a, b = (SPACE_NUMBER[row.one_of(end, SPACES[:BOARD_SIZE])] for end in "ab")
            allowed = [NATION_NUMBER[name] for name in row.words("nations", NATIONS)]
            row.one_of("line", ("solid", "dashed"))
            nets = (
                [extra[nation] for nation in allowed]
                if allowed
                else [solid if row["line"] == "solid" else beach]
            )
            for net in nets:
                if b in net[a]:
                    raise row.wrong(f"the line {row['a']}-{row['b']} stands there twice")
                net[a].add(b)
                net[b].add(a)
        #: Solid lines, for everybody.
        self.solid = tuple(tuple(sorted(found)) for found in solid)
        #: A beach and the space it leads to: a line for everybody once the beachhead is there. [11.1.10]
        self.beach = tuple(tuple(sorted(found)) for found in beach)
        #: Dashed lines each nation alone may use. [11.1.4]
        self.dashed = {n: tuple(tuple(sorted(found)) for found in net) for n, net in extra.items()}


LINES: Final = Connections()
SOLID: Final = LINES.solid
SOLID_MASK: Final = tuple(mask_of(found) for found in SOLID)
BEACH_LINE: Final = LINES.beach

#: Neighbours of a space for units of a dashed-line nation, beaches left out: NEIGHBOURS[nation][space].
NEIGHBOURS: Final = tuple(
    tuple(tuple(sorted({*SOLID[s], *LINES.dashed[n if n != SN else TU][s]})) for s in BOARD_SPACES)
    for n in ALL_NATIONS
)
NEIGHBOUR_MASK: Final = tuple(tuple(mask_of(found) for found in net) for net in NEIGHBOURS)
#: Neighbours by any line at all.
ANY_NEIGHBOURS: Final = tuple(
    tuple(sorted({b for net in NEIGHBOURS for b in net[s]} | set(BEACH_LINE[s]))) for s in BOARD_SPACES
)


def is_in(space: Space, mask: Mask) -> bool:
    return bool(mask >> space & 1)
