"""Pictures of the war: well formed, complete, and nothing in them that is not told."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.pictures import Army, Picture, render_board, render_svg
from greatpowers.games.napoleonic_wars.pictures.drawn_map import places_of_europe
from greatpowers.games.napoleonic_wars.pictures.portrait import portrait
from greatpowers.games.napoleonic_wars.printed.board import AREA_COUNT, PLACES
from greatpowers.games.napoleonic_wars.show.view import View

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def start() -> View:
    view: View = Match(NapoleonicWars(), "1805-5", seed="picture").view(None)
    return view


def words_of(document: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(document).iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("language", "theme", "paris"),
    [("en", "light", "PARIS"), ("ru", "dark", "ПАРИЖ"), ("hu", "light", "PÁRIZS")],
)
def test_a_picture_is_one_document_with_names_in_its_language(
    start: View, language: str, theme: str, paris: str
) -> None:
    document = render_svg(portrait(start, language), theme=theme)  # type: ignore[arg-type]

    assert paris in words_of(document)
    assert "href" not in document


def test_every_strength_point_general_and_squadron_on_the_map_is_in_the_picture(start: View) -> None:
    picture, table = portrait(start, "en"), start.table
    on_map = [at for at in table.leader_at if at >= 0]

    assert sum(army.size for army in picture.armies.values()) == sum(table.sp)
    assert sum(army.leaders for army in picture.armies.values()) == len(on_map)
    afloat = sum(fleet.count for fleets in picture.fleets.values() for fleet in fleets)
    assert afloat == len([at for at in table.squadron_at if at >= 0])


def test_every_area_of_the_board_has_its_place_on_the_map() -> None:
    assert set(places_of_europe()["areas"]) == set(PLACES[:AREA_COUNT])
    assert set(places_of_europe()["zones"]) == set(PLACES[AREA_COUNT:])


def test_flags_and_allies_are_drawn_where_they_are() -> None:
    bare = Picture("")
    allies = replace(bare, armies={"ulm": Army((("france", 4), ("spain", 2)), leaders=2)})
    flagged = replace(bare, flags={"linz": "france"})

    documents = [render_svg(one) for one in (bare, allies, flagged)]

    assert len(set(documents)) == 3
    assert "6" in words_of(documents[1])


def test_words_of_a_title_cannot_break_the_document() -> None:
    assert '<script>"&' in words_of(render_svg(Picture('<script>"&')))


def test_the_board_alone_has_its_hills_and_no_title() -> None:
    document = render_board(Picture("Austerlitz"))

    assert "data:image/webp" in document
    assert "Austerlitz" not in words_of(document)
