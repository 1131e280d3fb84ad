"""The drawn map: every province has its place, and what touches in the picture touches in the rules."""

from __future__ import annotations

import csv
import json
import re
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from greatpowers.games.diplomacy.pictures.geometry import Label, load_map
from greatpowers.games.diplomacy.printed.board import PROVINCES

DATA = Path(__file__).resolve().parents[3] / "src" / "greatpowers" / "games" / "diplomacy" / "data"
LANGUAGES = ("en", "ru", "hu")
MAP = load_map()
NAMES = list(MAP.provinces)
#: Borders shorter than this could be missed by the eye.
SHORTEST_BORDER = 4.0
#: Neighbours across water: a mark is drawn over the strait.
CROSSINGS = {("Den", "Swe")}
#: Written otherwise on the map than in the table of names.
SHORT_FORMS = {
    ("Bot", "ru"): "Ботнич. залив",
    ("Hel", "ru"): "Гельголанд. бухта",
    ("NAt", "ru"): "Северная Атлантика",
}


def rows(file: str) -> list[dict[str, str]]:
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def chains(path: str) -> list[list[tuple[float, float]]]:
    """The point chains of path data: an absolute start, then relative steps."""
    found = []
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        points = [(x, y)]
        for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + across, 1), round(y + down, 1)
            points.append((x, y))
        found.append(points)
    return found


@cache
def shape(path: str) -> BaseGeometry:
    """The area inside the rings; a ring inside a ring is a hole."""
    area: BaseGeometry = Polygon()
    for ring in sorted((Polygon(points) for points in chains(path)), key=lambda ring: -ring.area):
        area = area.symmetric_difference(ring)
    return area


def province(name: str) -> BaseGeometry:
    return shape(MAP.provinces[name].path)


@cache
def drawn_borders() -> dict[tuple[str, str], float]:
    """Length of the border of every two provinces that touch."""
    found = {}
    for one, other in combinations(sorted(NAMES), 2):
        if province(one).intersects(province(other)):
            found[one, other] = province(one).boundary.intersection(province(other).boundary).length
    return found


def rule_neighbours() -> set[tuple[str, str]]:
    pairs = [sorted((row["a"], row["b"])) for row in rows("adjacency.csv")]
    return {(one, other) for one, other in pairs}


def label_box(label: Label, sea: bool) -> Polygon:
    """A close estimate of the ground the letters cover."""
    width = max(len(line) for line in label.lines) * label.size * (0.5 if sea else 0.46)
    top, bottom = (
        label.y - 0.68 * label.size,
        label.y + (len(label.lines) - 1) * label.size + 0.2 * label.size,
    )
    return box(label.x - width / 2, top, label.x + width / 2, bottom)


def unit_box(name: str) -> Polygon:
    x, y = MAP.provinces[name].standing.unit
    return box(x - 17, y - 12, x + 17, y + 12)


def covered(under: Polygon, over: Polygon) -> float:
    """The share of one box that another hides."""
    return under.intersection(over).area / under.area


def test_every_province_of_the_board_is_drawn() -> None:
    assert [drawn.id for drawn in PROVINCES] == NAMES


@pytest.mark.parametrize("row", rows("provinces.csv"), ids=lambda row: row["id"])
def test_every_province_has_its_kind_centre_and_coasts(row: dict[str, str]) -> None:
    drawn = MAP.provinces[row["id"]]

    assert (drawn.kind, drawn.home) == (row["kind"], row["home_of"])
    assert (drawn.centre is not None) == (row["supply_centre"] == "1")
    assert sorted(drawn.coasts) == sorted(filter(None, row["coasts"].split(";")))


@pytest.mark.parametrize("name", NAMES)
def test_every_shape_is_sound_and_large_enough_to_touch(name: str) -> None:
    area = province(name)

    assert area.is_valid
    assert area.area > 900
    assert box(0, 0, MAP.width, MAP.height).covers(area)


def test_the_pieces_cover_the_frame_and_each_other_nowhere() -> None:
    pieces = [province(name) for name in NAMES]
    shapes = MAP.decoration
    pieces += [shape(path) for path in (shapes.nameless_land, shapes.nameless_sea, shapes.straits)]

    together = sum(piece.area for piece in pieces)
    assert shapely.union_all(pieces).area == pytest.approx(together, rel=1e-6)
    assert together == pytest.approx(MAP.width * MAP.height, rel=1e-4)


def test_drawn_neighbours_are_rule_neighbours() -> None:
    visible = {pair for pair, length in drawn_borders().items() if length > SHORTEST_BORDER}

    assert visible == rule_neighbours() - CROSSINGS


def test_provinces_that_are_no_neighbours_do_not_even_touch() -> None:
    assert set(drawn_borders()) <= rule_neighbours()


def test_r3_8_denmark_and_sweden_face_each_other_over_a_marked_strait() -> None:
    (points,) = chains(MAP.decoration.crossing)
    mark = LineString(points)
    strait = shape(MAP.decoration.straits)

    assert mark.intersects(province("Den"))
    assert mark.intersects(province("Swe"))
    assert mark.intersects(strait)
    assert strait.intersects(province("Den"))
    assert strait.intersects(province("Swe"))


def test_r3_8_the_baltic_does_not_meet_the_skagerrak() -> None:
    assert not province("Bal").intersects(province("Ska"))


def test_r3_7_constantinople_lies_on_both_shores() -> None:
    shores = [part for part in shapely.get_parts(province("Con")) if part.area > 400]
    sea_between = shape(MAP.decoration.straits)

    assert len(shores) == 2
    assert all(shore.intersects(sea_between) for shore in shores)


def test_r3_9_switzerland_is_land_without_a_name() -> None:
    nameless = shape(MAP.decoration.nameless_land)
    between = Point(
        (MAP.provinces["Bur"].standing.unit[0] + MAP.provinces["Tyr"].standing.unit[0]) / 2,
        (MAP.provinces["Mun"].standing.unit[1] + MAP.provinces["Pie"].standing.unit[1]) / 2,
    )

    assert nameless.contains(between)


@pytest.mark.parametrize("name", NAMES)
def test_unit_and_centre_stand_inside_their_province(name: str) -> None:
    drawn = MAP.provinces[name]

    assert province(name).contains(Point(drawn.standing.unit))
    assert drawn.centre is None or province(name).contains(Point(drawn.centre))


@pytest.mark.parametrize("name", NAMES)
def test_a_dislodged_unit_stands_beside_the_new_one(name: str) -> None:
    standing = MAP.provinces[name].standing
    apart = Point(standing.unit).distance(Point(standing.dislodged))

    assert 24 <= apart <= 45


@pytest.mark.parametrize("name", [name for name in NAMES if MAP.provinces[name].coasts])
def test_r3_4_each_coast_is_nearer_to_its_own_waters(name: str) -> None:
    waters: dict[str, set[str]] = {coast: set() for coast in MAP.provinces[name].coasts}
    for row in rows("adjacency.csv"):
        for end, other in (("a", "b"), ("b", "a")):
            if row[end] == name and row[f"{end}_coast"] and MAP.provinces[row[other]].is_sea:
                waters[row[f"{end}_coast"]].add(row[other])
    for coast, standing in MAP.provinces[name].coasts.items():
        (opposite,) = [where for other, where in MAP.provinces[name].coasts.items() if other != coast]
        elsewhere = set().union(*(seas for other, seas in waters.items() if other != coast))
        for sea in waters[coast] - elsewhere:
            near, far = (province(sea).distance(Point(where.unit)) for where in (standing, opposite))
            assert near < far, (coast, sea)
        assert province(name).buffer(8).contains(Point(standing.unit))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", rows("provinces.csv"), ids=lambda row: row["id"])
def test_names_are_those_of_the_table(row: dict[str, str], language: str) -> None:
    label = MAP.provinces[row["id"]].labels[language]
    written = " ".join(label.lines).replace("- ", "-")

    assert written == SHORT_FORMS.get((row["id"], language), row[f"name_{language}"])
    assert 12 <= label.size <= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_do_not_cover_units_or_centres(language: str) -> None:
    hidden = []
    for name in NAMES:
        label = label_box(MAP.provinces[name].labels[language], MAP.provinces[name].is_sea)
        for other in NAMES:
            centre = MAP.provinces[other].centre
            if covered(unit_box(other), label) > 0.12:
                hidden.append((name, other, "unit"))
            if centre and covered(Point(centre).buffer(6), label) > 0.4:
                hidden.append((name, other, "centre"))

    assert hidden == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_do_not_cover_one_another_and_stay_in_the_frame(language: str) -> None:
    labels = {name: label_box(drawn.labels[language], drawn.is_sea) for name, drawn in MAP.provinces.items()}
    frame = box(8, 8, MAP.width - 8, MAP.height - 8)

    assert [pair for pair in combinations(NAMES, 2) if covered(labels[pair[0]], labels[pair[1]]) > 0.1] == []
    assert [name for name, label in labels.items() if not frame.covers(label)] == []


def test_units_do_not_cover_one_another_or_a_centre() -> None:
    crowded = [pair for pair in combinations(NAMES, 2) if covered(unit_box(pair[0]), unit_box(pair[1])) > 0.1]
    centres = {name: Point(drawn.centre).buffer(6) for name, drawn in MAP.provinces.items() if drawn.centre}
    hidden = [
        (name, centre)
        for name in NAMES
        for centre, ring in centres.items()
        if covered(ring, unit_box(name)) > 0.1
    ]

    assert crowded == []
    assert hidden == []


def test_words_of_the_legend_exist_in_three_languages() -> None:
    assert sorted(MAP.words) == sorted(LANGUAGES)
    assert {frozenset(words) for words in MAP.words.values()} == {frozenset(MAP.words["en"])}
    assert all(word for words in MAP.words.values() for word in words.values())


def test_the_files_stay_small() -> None:
    raw: dict[str, Any] = json.loads((DATA / "map.json").read_text(encoding="utf-8"))

    assert raw["format"] == "greatpowers-diplomacy-map-1"
    assert (DATA / "map.json").stat().st_size < 900_000
    assert (DATA / "map_relief.webp").stat().st_size < 350_000


def test_the_typeface_comes_with_its_licence() -> None:
    folder = resources.files("greatpowers.games.shared") / "fonts"
    licence = (folder / "OFL.txt").read_text(encoding="utf-8")
    fonts = sorted(font.name for font in folder.iterdir() if font.name.endswith(".ttf"))

    assert "SIL Open Font License" in licence
    assert "EB Garamond Project Authors" in licence
    assert fonts == ["EBGaramond-MediumItalic.ttf", "EBGaramond-SemiBold.ttf"]
