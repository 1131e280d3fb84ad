"""The drawn map: every area, Zone and line has its place; nothing crosses, ships lie in their water."""

from __future__ import annotations

import csv
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from shapely.geometry import Point, box

from tests.testkit.drawn_maps import area_of, crossings, too_near

DATA = Path(__file__).resolve().parents[3] / "src" / "greatpowers" / "games" / "napoleonic_wars" / "data"
#: What stands in two areas at this distance still keeps apart.
NEAREST = 75
#: A port may stand on the quay: so far from its land, in board units.
QUAY = 14
#: Waters touch if their common border is so long; through a guarded strait they may only come near.
BORDER, NARROWS = 18, 40
#: What the map may weigh in a browser, geography and relief together.
HEAVIEST = 450_000


def rows(file: str) -> dict[str, dict[str, str]]:
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return {row["id"]: row for row in csv.DictReader(lines)}


def lines(file: str) -> list[dict[str, str]]:
    with (DATA / file).open(encoding="utf-8", newline="") as found:
        return list(csv.DictReader(found))


def load(name: str) -> Any:
    return json.loads((DATA / f"map_{name}.json").read_text(encoding="utf-8"))


PLACES = load("places")
AREAS: dict[str, Any] = PLACES["areas"]
ZONES: dict[str, Any] = PLACES["zones"]
LAYOUT = rows("layout.csv")
SPOTS = {name: (area["x"], area["y"]) for name, area in AREAS.items()}


def test_every_area_and_zone_is_drawn_where_the_layout_says() -> None:
    assert set(AREAS) == set(rows("areas.csv"))
    assert set(ZONES) == set(rows("zones.csv"))
    for name, place in (AREAS | ZONES).items():
        assert (place["x"], place["y"]) == (int(LAYOUT[name]["x"]), int(LAYOUT[name]["y"]))


def test_areas_keep_their_facts() -> None:
    for name, row in rows("areas.csv").items():
        area = AREAS[name]
        assert area["names"] == {language: row[f"name_{language}"] for language in ("en", "ru", "hu")}
        assert all(area["short"][language] in area["names"][language] for language in ("en", "ru", "hu"))
        assert (area["owner"], area.get("shared", "")) == (row["owner"], row["shared_with"])
        assert area.get("key", False) == (row["key"] == "true")
        assert area.get("capital", "") == row["capital_of"]
        assert area.get("fortress", 0) == int(row["fortress"] or 0)
        assert "|".join(area.get("zones", [])) == row["port_zones"]


def test_every_line_is_drawn_with_its_terrain() -> None:
    wanted = {(row["a"], row["b"]): row["type"] for row in lines("connections.csv")}

    assert {(a, b): kind for a, b, kind in PLACES["links"]} == wanted


def test_no_two_lines_cross() -> None:
    assert crossings(SPOTS, [(a, b) for a, b, _ in PLACES["links"]]) == []


def test_no_two_areas_stand_too_near() -> None:
    assert too_near(SPOTS, NEAREST) == []


def test_everything_stands_inside_the_map() -> None:
    frame = box(0, 0, *load("ground")["frame"])
    quays = {f"quay of {name}": area["quay"] for name, area in AREAS.items() if "quay" in area}
    zones = {name: (zone["x"], zone["y"]) for name, zone in ZONES.items()}

    assert [name for name, at in (SPOTS | quays | zones).items() if not frame.contains(Point(at))] == []


def test_every_area_stands_on_the_land_of_its_first_owner() -> None:
    lands = {nation: area_of(paths["area"]) for nation, paths in load("ground")["nations"].items()}
    astray = [name for name, at in SPOTS.items() if lands[AREAS[name]["owner"]].distance(Point(at)) > QUAY]

    assert astray == []


def test_zones_meet_where_the_rules_say_so() -> None:
    water = {name: area_of(zone["d"]) for name, zone in ZONES.items()}
    guards = {frozenset((row["a"], row["b"])): row["guard_fortress"] for row in lines("zone_borders.csv")}
    met = {
        frozenset((a, b))
        for a, b in combinations(sorted(water), 2)
        if water[a].boundary.intersection(water[b].buffer(3)).length > BORDER
    }
    near = {
        pair
        for pair, guard in guards.items()
        if guard and water[min(pair)].distance(water[max(pair)]) < NARROWS
    }

    assert met - set(guards) == set()
    assert set(guards) - met - near == set()


def test_ships_lie_in_the_water_of_their_port() -> None:
    water = {name: area_of(zone["d"]) for name, zone in ZONES.items()}
    ashore = [
        name
        for name, area in AREAS.items()
        if "quay" in area and min(water[zone].distance(Point(area["quay"])) for zone in area["zones"]) > QUAY
    ]

    assert ashore == []
    assert {name for name, area in AREAS.items() if "quay" in area} == {
        name for name, area in AREAS.items() if "zones" in area
    }


@pytest.mark.parametrize("zone", sorted(ZONES))
def test_ships_at_sea_lie_in_their_zone(zone: str) -> None:
    place = ZONES[zone]

    assert area_of(place["d"]).contains(Point(place["x"], place["y"]))


def test_the_map_is_light_enough_for_a_browser() -> None:
    assert sum((DATA / f"map_{part}").stat().st_size for part in ("ground.json", "relief.avif")) < HEAVIEST
