"""Pictures of the board: all that is told is drawn, nothing else gets in, and twice the same is the same."""

from __future__ import annotations

import re
import struct
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

from greatpowers.games.diplomacy.pictures import (
    DrawingError,
    OrderMark,
    Picture,
    UnitMark,
    render_png,
    render_svg,
)
from greatpowers.games.diplomacy.pictures.emblems import EMBLEMS, HATCHES
from greatpowers.games.diplomacy.pictures.geometry import load_map
from greatpowers.games.diplomacy.pictures.palette import THEMES
from greatpowers.games.diplomacy.pictures.picture import Language, OrderKind
from greatpowers.games.diplomacy.printed.names import POWERS

SVG = "{http://www.w3.org/2000/svg}"
UNITS = (
    UnitMark("England", "A", "Yor"),
    UnitMark("England", "F", "Nth"),
    UnitMark("France", "A", "Bur"),
    UnitMark("Germany", "A", "Ruh"),
    UnitMark("Russia", "F", "StP/NC"),
    UnitMark("Italy", "A", "Tri"),
    UnitMark("Austria", "A", "Tri", dislodged=True),
)
#: One order of each kind.
ORDERS = {
    "move": OrderMark("move", "England", "Yor", "Bel", via=("Nth",)),
    "convoy": OrderMark("convoy", "England", "Nth", "Bel", source="Yor"),
    "support": OrderMark("support", "Germany", "Ruh", "Bel", source="Yor"),
    "support-hold": OrderMark("support-hold", "France", "Bur", source="Ruh"),
    "hold": OrderMark("hold", "Russia", "StP/NC"),
    "retreat": OrderMark("retreat", "Austria", "Tri", "Bud"),
    "build": OrderMark("build", "Turkey", "Con", unit="F"),
    "disband": OrderMark("disband", "Italy", "Tri"),
}
SAMPLE = Picture("Spring 1902", {"Lon": "England", "Par": "France"}, UNITS, tuple(ORDERS.values()))


def parsed(picture: Picture, **options: Any) -> ElementTree.Element:
    return ElementTree.fromstring(render_svg(picture, **options))


@cache
def sample() -> ElementTree.Element:
    return parsed(SAMPLE)


def marked(root: ElementTree.Element, *classes: str) -> list[ElementTree.Element]:
    """The elements that carry all these classes."""
    return [node for node in root.iter() if set(classes) <= set(node.get("class", "").split())]


def only(mark: OrderMark, units: tuple[UnitMark, ...] = ()) -> ElementTree.Element:
    """The arrows of a picture with one order alone, without the legend."""
    arrows = parsed(Picture("", {}, units, (mark,))).find(f".//{SVG}g[@id='layer-arrows']")
    assert arrows is not None
    return arrows


def line_of(node: ElementTree.Element) -> list[tuple[float, float]]:
    """The points of the first line in a group."""
    line = node.find(f".//{SVG}path")
    assert line is not None
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", line.get("d", ""))]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def place_of(node: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", node.get("transform", ""))[:2]
    return float(x), float(y)


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", get_args(Language))
def test_every_theme_and_language_gives_well_formed_xml(language: Language, theme: str) -> None:
    root = parsed(replace(SAMPLE, language=language), theme=theme)

    assert root.tag == f"{SVG}svg"


def test_every_unit_stands_on_its_place() -> None:
    drawn = {
        (node.get("data-place"), "dislodged" in node.get("class", "")): node
        for node in marked(sample(), "unit")
    }
    geometry = load_map()

    for mark in UNITS:
        standing = geometry.standing(mark.place)
        expected = standing.dislodged if mark.dislodged else standing.unit
        assert place_of(drawn[mark.place, mark.dislodged]) == pytest.approx(expected, abs=0.01)


def test_armies_and_fleets_have_different_counters() -> None:
    shapes = {
        node.get("data-place"): node.find(f"{SVG}use").get("href")  # type: ignore[union-attr]
        for node in marked(sample(), "unit")
        if "dislodged" not in node.get("class", "")
    }

    assert shapes["Yor"] == "#army-England"
    assert shapes["Nth"] == "#fleet-England"


def test_r3_4_a_fleet_on_a_named_coast_stands_on_that_coast() -> None:
    north, south = (
        place_of(marked(parsed(Picture("", {}, (UnitMark("Russia", "F", place),))), "unit")[0])
        for place in ("StP/NC", "StP/SC")
    )

    assert north != south
    assert north[1] < south[1]


def test_a_dislodged_unit_is_tilted_and_ringed() -> None:
    (node,) = marked(sample(), "unit", "dislodged")

    assert "rotate(-14)" in node.get("transform", "")
    assert sample().find(f".//{SVG}g[@id='layer-units']/{SVG}ellipse") is not None


@pytest.mark.parametrize("kind", get_args(OrderKind))
def test_every_kind_of_order_is_drawn_once(kind: str) -> None:
    (node,) = marked(sample(), "order", kind)

    assert node.get("data-at") == ORDERS[kind].at
    assert len(list(node.iter())) > 1


def test_a_move_thrown_back_ends_in_a_burst_without_a_head() -> None:
    move = OrderMark("move", "Austria", "Vie", "Gal")
    heads = [len(list(marked(only(mark), "order")[0])) for mark in (move, replace(move, outcome="bounces"))]

    assert heads[0] == heads[1] + 1
    assert len(marked(only(move), "burst")) == 0
    assert len(marked(only(replace(move, outcome="bounces")), "burst")) == 1


@pytest.mark.parametrize("outcome", ["cut", "dislodged"])
@pytest.mark.parametrize("kind", ["support", "support-hold"])
def test_a_lost_support_carries_a_crossed_disc(kind: str, outcome: Any) -> None:
    given = ORDERS[kind]

    assert len(marked(only(given), "crossed")) == 0
    assert len(marked(only(replace(given, outcome=outcome)), "crossed")) == 1


def test_a_support_joins_the_arrow_it_helps() -> None:
    with_convoy = parsed(Picture("", {}, UNITS, (ORDERS["move"], ORDERS["support"])))
    without = parsed(Picture("", {}, UNITS, (ORDERS["support"],)))
    by_sea, direct = (place_of(marked(root, "plus")[0]) for root in (with_convoy, without))

    assert by_sea != direct


def test_a_convoyed_move_passes_the_fleet() -> None:
    x, y = load_map().standing("Nth").unit
    points = line_of(only(ORDERS["move"]))

    assert min(abs(px - x) + abs(py - y) for px, py in points) < 6


def test_a_convoying_fleet_has_waves_and_a_disrupted_route_is_faint() -> None:
    broken = replace(ORDERS["move"], outcome="disrupted")

    assert len(marked(sample(), "waves")) == 1
    assert marked(only(broken), "order")[0].get("opacity") == "0.45"
    assert len(marked(only(broken), "crossed")) == 1


def test_opposite_moves_do_not_lie_on_each_other() -> None:
    there = line_of(only(OrderMark("move", "Austria", "Vie", "Bud")))
    back = line_of(only(OrderMark("move", "Austria", "Bud", "Vie")))
    (x0, y0), (x1, y1) = there[len(there) // 2], back[len(back) // 2]

    assert abs(x1 - x0) + abs(y1 - y0) > 14


def test_a_retreat_starts_at_the_dislodged_unit() -> None:
    dot = only(ORDERS["retreat"], UNITS).find(f".//{SVG}circle")
    assert dot is not None
    x, y = load_map().standing("Tri").dislodged

    assert abs(float(dot.get("cx", "")) - x) + abs(float(dot.get("cy", "")) - y) < 45


def test_a_retreat_thrown_back_ends_in_a_burst() -> None:
    assert len(marked(only(replace(ORDERS["retreat"], outcome="bounces")), "burst")) == 1


def test_a_convoy_alone_shows_its_route() -> None:
    alone = only(ORDERS["convoy"]).findall(f".//{SVG}circle")
    (with_the_army,) = marked(
        parsed(Picture("", {}, (), (ORDERS["move"], ORDERS["convoy"]))), "order", "convoy"
    )

    assert len(alone) > 10
    assert with_the_army.findall(f".//{SVG}circle") == []


def test_a_dislodged_unit_is_crossed_out_where_it_stands() -> None:
    mark = OrderMark("disband", "Austria", "Tri")
    (node,) = marked(parsed(Picture("", {}, UNITS, (mark,))), "order", "disband")

    assert place_of(node[0]) == pytest.approx(load_map().standing("Tri").dislodged, abs=0.01)


@pytest.mark.parametrize(
    "title",
    [
        "<script>alert(1)</script>",
        "</text></svg><svg onload='x()'>",
        "\"quotes\" & 'ampersands' <&>",
        "nul \x00 bell \x07 lone \ud800 end \ufffe",
        "]]><!-- -->",
        "Ж" * 5000,
        "",
    ],
)
def test_hostile_titles_are_only_text(title: str) -> None:
    calm, hostile = sample(), parsed(replace(SAMPLE, title=title))

    assert Counter(node.tag for node in hostile.iter()) == Counter(node.tag for node in calm.iter())
    assert [sorted(node.keys()) for node in hostile.iter()] == [sorted(node.keys()) for node in calm.iter()]


def test_the_title_is_shown_in_full_when_there_is_room() -> None:
    assert "Spring 1902" in words(sample())
    assert any(word.endswith("…") for word in words(parsed(replace(SAMPLE, title="long " * 100))))


@pytest.mark.parametrize(
    "picture",
    [
        Picture("", {}, (UnitMark("France", "A", "Xyz"),)),
        Picture("", {}, (UnitMark("France", "F", "Spa/EC"),)),
        Picture("", {}, (UnitMark("Sweden", "A", "Swe"),)),
        Picture("", {"Par": "Gaul"}),
        Picture("", {"Nowhere": "France"}),
        Picture("", {}, (), (OrderMark("move", "France", "Par", "Nowhere"),)),
        Picture("", {}, (), (OrderMark("move", "France", "Par"),)),
        Picture("", {}, (), (OrderMark("support", "France", "Par", "Bur"),)),
        Picture("", {}, (), (OrderMark("build", "France", "Par"),)),
        Picture("", language="de"),  # type: ignore[arg-type]
    ],
)
def test_what_the_map_does_not_have_is_refused(picture: Picture) -> None:
    with pytest.raises(DrawingError):
        render_svg(picture)


def test_names_are_written_in_the_language_of_the_picture() -> None:
    assert "Munich" in words(sample())
    assert "Мюнхен" in words(parsed(replace(SAMPLE, language="ru")))
    assert "Németország" in words(parsed(replace(SAMPLE, language="hu")))


def test_the_legend_counts_centres() -> None:
    owners = {"Lon": "England", "Edi": "England", "Lvp": "England", "Par": "France"}
    shown = words(parsed(Picture("", owners)))
    counts = {power: shown[shown.index(power) + 1] for power in POWERS}

    assert counts == dict.fromkeys(POWERS, "0") | {"England": "3", "France": "1"}


def test_the_legend_explains_the_marks_that_occur_and_no_others() -> None:
    orders = (ORDERS["hold"], replace(ORDERS["move"], outcome="disrupted"))
    everything = words(parsed(replace(SAMPLE, arrows=(*SAMPLE.arrows, *orders))))
    english = load_map().words["en"]

    assert {english[kind] for kind in get_args(OrderKind)} <= set(everything)
    assert english["disrupted"] in everything
    assert english["cut"] not in everything
    assert set(english.values()) & set(words(parsed(Picture("")))) == set(POWERS)


def test_owned_land_is_washed_and_hatched_and_free_land_is_not() -> None:
    root = parsed(Picture("", {"Par": "Germany", "Mar": "France"}, influence={"Bur": "Turkey"}))
    hatched = {
        node.get("href"): node.get("fill")
        for node in root.iter(f"{SVG}use")
        if (node.get("fill") or "").startswith("url(#hatch")
    }

    assert hatched["#p-Par"] == "url(#hatch-Germany)"
    assert hatched["#p-Bur"] == "url(#hatch-Turkey)"
    assert hatched["#p-Gas"] == "url(#hatch-France)"
    assert "#p-Bel" not in hatched
    assert "#p-Nth" not in hatched
    assert "#p-Wal" not in hatched, "England has no centre left"


def test_no_power_is_told_apart_by_colour_alone() -> None:
    assert sorted(EMBLEMS) == sorted(HATCHES) == sorted(POWERS)
    assert len(set(EMBLEMS.values())) == len(set(HATCHES.values())) == len(POWERS)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_both_themes_know_all_powers(theme: str) -> None:
    assert tuple(THEMES[theme].powers) == POWERS


@pytest.mark.parametrize("options", [{}, {"relief": True, "embed_font": True}])
def test_the_document_needs_nothing_from_outside(options: dict[str, bool]) -> None:
    text = render_svg(SAMPLE, **options)  # type: ignore[arg-type]
    root = ElementTree.fromstring(text)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    references = [node.get("href", "") for node in root.iter() if node.get("href")]
    references += [f"#{name}" for name in re.findall(r"url\(#([^)]+)\)", text)]

    assert len(ids) == len(set(ids))
    assert all(reference[1:] in ids for reference in references if not reference.startswith("data:"))
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert ("@font-face" in text) == ("data:image/webp" in text) == bool(options)


@pytest.mark.parametrize("width", [333, 1400])
def test_the_png_has_the_asked_width_and_the_shape_of_the_drawing(width: int) -> None:
    root = sample()
    _, _, across, down = map(float, root.get("viewBox", "").split())
    shown_width, shown_height = png_size(render_png(SAMPLE, width=width))

    assert shown_width == width
    assert shown_height == pytest.approx(width * down / across, abs=1)


def test_the_png_writes_names_with_our_own_typeface() -> None:
    latin, cyrillic = (
        render_png(Picture("", language=language), width=700, relief=False)
        for language in get_args(Language)[:2]
    )

    assert latin != cyrillic


@pytest.mark.parametrize("width", [0, -5, 60_000])
def test_a_png_nobody_can_look_at_is_refused(width: int) -> None:
    with pytest.raises(DrawingError):
        render_png(SAMPLE, width=width)


def test_the_same_picture_gives_the_same_bytes() -> None:
    shuffled = replace(SAMPLE, centres=dict(reversed(list(SAMPLE.centres.items()))))

    assert render_svg(SAMPLE) == render_svg(shuffled)
    assert render_png(SAMPLE, width=300) == render_png(SAMPLE, width=300)
