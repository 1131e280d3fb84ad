"""Pictures of the war: well formed, complete, and nothing in them that is not told."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.pictures import CounterMark, Picture, render_svg
from greatpowers.games.paths_of_glory.pictures.counters import counter
from greatpowers.games.paths_of_glory.pictures.drawn_map import BOARDS, board_named
from greatpowers.games.paths_of_glory.pictures.emblems import emblem
from greatpowers.games.paths_of_glory.pictures.picture import Language
from greatpowers.games.paths_of_glory.pictures.portrait import portrait
from greatpowers.games.paths_of_glory.printed.board import SPACES
from greatpowers.games.paths_of_glory.printed.names import NATIONS
from greatpowers.games.paths_of_glory.printed.units import KINDS
from greatpowers.games.paths_of_glory.show.view import View
from greatpowers.games.paths_of_glory.words.wording import unit_name
from greatpowers.games.shared.maps.markup import drawn_as_png
from greatpowers.locale import Texts

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def start() -> View:
    view: View = Match(PathsOfGlory(), "historical", seed="picture").view(None)
    return view


def words_of(document: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(document).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("language", "paris"), [("en", "PARIS"), ("ru", "ПАРИЖ"), ("hu", "PÁRIZS")])
def test_a_picture_is_one_document_with_names_in_its_language(
    start: View, language: str, paris: str, theme: str
) -> None:
    document = render_svg(portrait(start, [], language), theme=theme)  # type: ignore[arg-type]

    assert paris in words_of(document)
    assert "href" not in document


def test_every_counter_on_the_map_and_in_reserve_is_drawn_once(start: View) -> None:
    picture = portrait(start, [], "en")
    counters = sum(len(stack) for stack in picture.stacks.values())
    counters += sum(len(stack) for _, stack in picture.boxes)

    # The factors of a counter are its only words with two hyphens and three figures.
    factors = [word for word in words_of(render_svg(picture)) if word.count("-") == 2 and word[0].isdigit()]

    assert counters == len(start.pieces)
    assert len(factors) == counters


def test_every_space_of_the_board_is_drawn() -> None:
    drawn = {place for board in BOARDS for place in board_named(board).places}

    assert {space for space in SPACES if not space.endswith("_box")} - drawn == set()


def test_who_holds_a_space_is_seen(start: View) -> None:
    before = portrait(start, [], "en")
    after = replace(before, held={**before.held, "sedan": "cp"})

    assert before.held["sedan"] == "ap"
    assert render_svg(before) != render_svg(after)


def test_neutral_ground_belongs_to_nobody(start: View) -> None:
    assert "rome" not in portrait(start, [], "en").held


def test_a_unit_without_supply_is_ringed(start: View) -> None:
    number = next(piece.number for piece in start.pieces if piece.space == "sedan")
    fed, starved = (render_svg(portrait(start, found, "en")) for found in ([], [number]))

    assert starved.count("#C2611F") == fed.count("#C2611F") + 1


def test_the_tracks_are_told_in_words(start: View) -> None:
    told = words_of(render_svg(portrait(replace(start, vp=13), [], "en")))

    assert "13" in told
    assert "Victory points" in told
    assert any(word.startswith("August 1914") for word in told)


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_unit_has_a_counter(kind: str, reduced: bool) -> None:
    shapes = counter(CounterMark(kind, reduced), "en")
    drawn = ElementTree.fromstring(f"<svg xmlns='http://www.w3.org/2000/svg'>{shapes}</svg>")
    side = int(reduced)
    factors = f"{KINDS[kind].combat[side]}-{KINDS[kind].loss[side]}-{KINDS[kind].move[side]}"

    assert factors in [node.text for node in drawn.iter(f"{SVG}text")]


@pytest.mark.parametrize(("language", "letters"), [("en", "BEF"), ("ru", "БЭС"), ("hu", "BEF")])
def test_a_counter_speaks_the_language_of_the_log(language: Language, letters: str) -> None:
    assert f">{letters}<" in counter(CounterMark("br_bef_army"), language)
    assert letters in unit_name(Texts(language), "br_bef_army")


@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_has_an_emblem(nation: str) -> None:
    assert emblem(nation)


def test_titles_are_safe() -> None:
    document = render_svg(Picture(title="<script>&\0"))

    assert "<script>" not in document
    ElementTree.fromstring(document)


def test_a_picture_becomes_a_png(start: View) -> None:
    drawn = drawn_as_png(render_svg(portrait(start, [], "hu")), 300)

    assert drawn.startswith(b"\x89PNG")
