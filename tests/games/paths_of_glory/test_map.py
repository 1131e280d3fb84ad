"""The drawn boards: every space and link has its place, nothing crosses, towns stand on their own land."""

from __future__ import annotations

import csv
import json
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from tests.testkit.drawn_maps import area_of, crossings, too_near

DATA = Path(__file__).resolve().parents[3] / "src" / "greatpowers" / "games" / "paths_of_glory" / "data"
BOARDS = ("europe", "near_east")
#: What stands in two spaces at this distance still keeps apart.
NEAREST = 75
#: A port may stand on the quay: so far from its land, in board units.
QUAY = 6
#: What a board may weigh in a browser, geography and relief together.
HEAVIEST = 450_000


def rows(file: str) -> list[dict[str, str]]:
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def load(name: str) -> Any:
    return json.loads((DATA / f"map_{name}.json").read_text(encoding="utf-8"))


PLACES = load("places")
SPACES: dict[str, Any] = PLACES["spaces"]
LAYOUT = {row["id"]: row for row in rows("layout.csv")}


def spots_on(board: str) -> dict[str, tuple[int, int]]:
    """Every space of a board with those of the other one that are shown on it."""
    spots = {name: (space["x"], space["y"]) for name, space in SPACES.items() if space["board"] == board}
    copies = {
        name: (copy["x"], copy["y"]) for name, copy in PLACES["copies"].items() if copy["board"] == board
    }
    return spots | copies


def links_on(board: str) -> list[tuple[str, str]]:
    spots = spots_on(board)
    return [(a, b) for a, b, *_ in PLACES["links"] if a in spots and b in spots]


@cache
def nation_areas(board: str) -> dict[str, BaseGeometry]:
    return {nation: area_of(paths["area"]) for nation, paths in load(board)["nations"].items()}


def test_every_space_is_drawn_where_the_layout_says() -> None:
    wanted = {row["id"]: row for row in rows("spaces.csv")}
    boxes = {name for name, row in wanted.items() if row["kind"] == "holding_box"}

    assert set(SPACES) == set(wanted) - boxes
    assert set(PLACES["boxes"]) == boxes
    for name, space in SPACES.items():
        place = LAYOUT[name]
        assert (space["x"], space["y"], space["board"]) == (int(place["x"]), int(place["y"]), place["board"])


def test_spaces_keep_their_facts() -> None:
    for row in rows("spaces.csv"):
        if row["id"] in SPACES:
            space = SPACES[row["id"]]
            assert space["names"] == {"en": row["name_en"], "ru": row["name_ru"], "hu": row["name_hu"]}
            assert space["terrain"] == (row["terrain"] or "clear")
            assert space.get("fort", 0) == int(row["fort"] or 0)
            assert space.get("vp", 0) == int(row["vp"] or 0)
            assert space.get("vp_historical", 0) == int(row["vp_historical"] or 0)
            assert space.get("port", "") == row["port"]


def test_every_link_is_drawn_and_marked() -> None:
    wanted = {frozenset((row["a"], row["b"])): row for row in rows("connections.csv")}
    drawn = {frozenset(link[:2]): link for link in PLACES["links"]}

    assert set(drawn) == set(wanted)
    for ends, row in wanted.items():
        link = drawn[ends]
        assert (link[3] if len(link) > 2 else "solid") == row["line"]
        assert (link[2] if len(link) > 2 else "") == row["nations"]


def test_every_link_shows_on_a_board_or_is_a_door() -> None:
    shown = {frozenset(link) for board in BOARDS for link in links_on(board)}
    doors = {frozenset(link[:2]) for link in PLACES["links"]} - shown

    assert doors == {frozenset(("caucasus", "poti")), frozenset(("caucasus", "grozny"))}


@pytest.mark.parametrize("board", BOARDS)
def test_no_two_links_cross(board: str) -> None:
    assert crossings(spots_on(board), links_on(board)) == []


@pytest.mark.parametrize("board", BOARDS)
def test_no_two_spaces_stand_too_near(board: str) -> None:
    assert too_near(spots_on(board), NEAREST) == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_space_stands_inside_its_board(board: str) -> None:
    frame = box(0, 0, *load(board)["frame"])

    assert [name for name, spot in spots_on(board).items() if not frame.contains(Point(spot))] == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_town_stands_on_the_land_of_its_nation(board: str) -> None:
    areas = nation_areas(board)
    astray = [
        name
        for name, spot in spots_on(board).items()
        if SPACES[name]["kind"] == "space" and areas[SPACES[name]["nation"]].distance(Point(spot)) > QUAY
    ]

    assert astray == []


@pytest.mark.parametrize("board", BOARDS)
def test_beachheads_lie_at_sea(board: str) -> None:
    areas = nation_areas(board)
    beaches = [name for name, space in SPACES.items() if space["kind"] == "beachhead"]
    home = [
        name
        for name in beaches
        if SPACES[name]["board"] == board
        and any(
            nation in ("tu", "gr") and area.contains(Point(spots_on(board)[name]))
            for nation, area in areas.items()
        )
    ]

    assert home == []


@pytest.mark.parametrize("board", BOARDS)
def test_nations_do_not_overlap(board: str) -> None:
    for one, other in combinations(nation_areas(board).values(), 2):
        assert one.intersection(other).area < 1


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_light_enough_for_a_browser(board: str) -> None:
    weight = sum((DATA / name).stat().st_size for name in (f"map_{board}.json", f"map_{board}_relief.avif"))

    assert weight < HEAVIEST
