"""The printed map: 75 provinces, their coasts, who may step where, distances and seas. [3]

Provinces are small ints in the order of `provinces.csv`. A location is a province or, for fleets in
Bulgaria, Spain and St Petersburg, one of its coasts; coasts are numbered after the provinces.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ....engine.errors import DataError
from .names import NOBODY, POWER_NUMBER

LAND, COAST, SEA = "land", "coast", "sea"


@dataclass(frozen=True, slots=True)
class Province:
    """A printed province. Who owns it now is in the position."""

    number: int
    id: str
    names: dict[str, str]
    kind: str
    is_centre: bool
    home_of: int
    coasts: tuple[str, ...]


def _rows(file: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The rows of a data file with their line numbers."""
    with (files("greatpowers.games.diplomacy") / "data" / file).open(encoding="utf-8") as text:
        for line, row in enumerate(csv.DictReader(text), start=2):
            if None in row or None in row.values():
                raise DataError(file, line, "wrong number of fields")
            yield line, row


def _load_provinces() -> tuple[Province, ...]:
    provinces: list[Province] = []
    for line, row in _rows("provinces.csv"):
        if row["kind"] not in (LAND, COAST, SEA):
            raise DataError("provinces.csv", line, f"unknown kind {row['kind']!r}", "land, coast or sea")
        if row["home_of"] and row["home_of"] not in POWER_NUMBER:
            raise DataError("provinces.csv", line, f"unknown power {row['home_of']!r}")
        provinces.append(
            Province(
                number=len(provinces),
                id=row["id"],
                names={"en": row["name_en"], "ru": row["name_ru"], "hu": row["name_hu"]},
                kind=row["kind"],
                is_centre=row["supply_centre"] == "1",
                home_of=POWER_NUMBER[row["home_of"]] if row["home_of"] else NOBODY,
                coasts=tuple(row["coasts"].split(";")) if row["coasts"] else (),
            )
        )
    return tuple(provinces)


PROVINCES: Final = _load_provinces()
PROVINCE_COUNT: Final = len(PROVINCES)
PROVINCE_NUMBER: Final = {province.id: province.number for province in PROVINCES}

#: Text of every location: `Par`, `StP`, `StP/NC` …
LOCATIONS: Final = tuple(
    [p.id for p in PROVINCES] + [f"{p.id}/{coast}" for p in PROVINCES for coast in p.coasts]
)
LOCATION_NUMBER: Final = {text: number for number, text in enumerate(LOCATIONS)}
PROVINCE_OF: Final = tuple(PROVINCE_NUMBER[text.partition("/")[0]] for text in LOCATIONS)
COASTS_OF: Final = tuple(tuple(LOCATION_NUMBER[f"{p.id}/{coast}"] for coast in p.coasts) for p in PROVINCES)

IS_SEA: Final = tuple(p.kind == SEA for p in PROVINCES)
IS_COASTAL: Final = tuple(p.kind == COAST for p in PROVINCES)
IS_CENTRE: Final = tuple(p.is_centre for p in PROVINCES)
CENTRES: Final = tuple(p.number for p in PROVINCES if p.is_centre)
HOME_OF: Final = tuple(p.home_of for p in PROVINCES)
HOME_CENTRES: Final = tuple(
    tuple(p.number for p in PROVINCES if p.is_centre and p.home_of == power) for power in range(7)
)


def _load_borders() -> tuple[list[set[int]], list[set[int]], list[set[int]]]:
    """Army steps between provinces, fleet steps between locations, and borders of any kind."""
    army: list[set[int]] = [set() for _ in PROVINCES]
    fleet: list[set[int]] = [set() for _ in LOCATIONS]
    any_border: list[set[int]] = [set() for _ in PROVINCES]
    for line, row in _rows("adjacency.csv"):
        ends = []
        for side in ("a", "b"):
            text = row[side] + (f"/{row[side + '_coast']}" if row[side + "_coast"] else "")
            if text not in LOCATION_NUMBER:
                raise DataError("adjacency.csv", line, f"unknown place {text!r}")
            ends.append(LOCATION_NUMBER[text])
        for here, there in (ends, ends[::-1]):
            any_border[PROVINCE_OF[here]].add(PROVINCE_OF[there])
            if row["army_ok"] == "1":
                army[here].add(there)
            if row["fleet_ok"] == "1":
                fleet[here].add(there)
    return army, fleet, any_border


_army, _fleet, _borders = _load_borders()


def _mask(provinces: set[int]) -> int:
    return sum(1 << province for province in {PROVINCE_OF[p] for p in provinces})


#: Locations one step away; armies by province, fleets by location (the coast decides). [3.1–3.4]
ARMY_STEPS: Final = tuple(tuple(sorted(steps)) for steps in _army)
FLEET_STEPS: Final = tuple(tuple(sorted(steps)) for steps in _fleet)
ARMY_STEP_SETS: Final = tuple(frozenset(steps) for steps in _army)
FLEET_STEP_SETS: Final = tuple(frozenset(steps) for steps in _fleet)
#: The same as bit masks of provinces, coasts folded together.
ARMY_MASKS: Final = tuple(_mask(steps) for steps in _army)
FLEET_MASKS: Final = tuple(_mask(steps) for steps in _fleet)
NEIGHBOURS: Final = tuple(tuple(sorted(steps)) for steps in _borders)

#: Seas touching each province (any coast), and seas as a mask: what convoys travel over.
_touching = [
    _mask({s for loc in (p, *COASTS_OF[p]) for s in _fleet[loc] if IS_SEA[PROVINCE_OF[s]]})
    for p in range(PROVINCE_COUNT)
]
SEAS_BESIDE: Final = tuple(_touching)
SEA_MASK: Final = sum(1 << p for p in range(PROVINCE_COUNT) if IS_SEA[p])
COASTAL_MASK: Final = sum(1 << p for p in range(PROVINCE_COUNT) if IS_COASTAL[p])
COASTS_BESIDE: Final = tuple(FLEET_MASKS[p] & COASTAL_MASK if IS_SEA[p] else 0 for p in range(PROVINCE_COUNT))


def provinces_in(mask: int) -> Iterator[int]:
    """The provinces of a bit mask in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _distances_from(start: int) -> tuple[int, ...]:
    steps = [-1] * PROVINCE_COUNT
    steps[start] = 0
    frontier = [start]
    for here in frontier:
        for there in NEIGHBOURS[here]:
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                frontier.append(there)
    return tuple(steps)


#: Fewest steps between provinces over all borders, land and sea alike. [9.5]
DISTANCES: Final = tuple(_distances_from(p) for p in range(PROVINCE_COUNT))


@cache
def fleet_can_stop(location: int) -> bool:
    """A fleet stands at sea, on a one-coast province, or on a named coast of a two-coast one. [3.4]"""
    province = PROVINCE_OF[location]
    if location >= PROVINCE_COUNT:
        return True
    return PROVINCES[province].kind != LAND and not PROVINCES[province].coasts


def setup_rows() -> list[tuple[str, str, str]]:
    """Power, kind letter and location text of the starting units. [1.2]"""
    rows = []
    for line, row in _rows("setup.csv"):
        place = row["province"] + (f"/{row['coast']}" if row["coast"] else "")
        if row["power"] not in POWER_NUMBER or place not in LOCATION_NUMBER or row["unit"] not in ("A", "F"):
            raise DataError("setup.csv", line, "unknown power, unit or place")
        rows.append((row["power"], row["unit"], place))
    return rows
