"""The text board tells what stands where, on every front, in every language."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.fronts import FRONT_OF, FRONTS
from greatpowers.games.paths_of_glory.printed.units import KINDS
from greatpowers.games.paths_of_glory.show.view import Trench, View
from greatpowers.games.paths_of_glory.state.events.war import RoundBegan, UnitReduced
from greatpowers.games.paths_of_glory.terminal.rendering import (
    board_view,
    hand_table,
    results_view,
    short_unit,
    stacks_of,
)
from greatpowers.games.paths_of_glory.terminal.tracks import tracks_view
from greatpowers.games.table import find_game, find_terminal
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.seen import round_of

TERMINAL = find_terminal("paths-of-glory")


def shown(what: Any, width: int = 110) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(what)
    text: str = console.file.getvalue()
    return text


def start(seat: str | None = "cp") -> View:
    view = Match(find_game("paths-of-glory"), "historical", seed="board").view(seat)
    assert isinstance(view, View)
    return view


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(word))


def test_every_space_belongs_to_a_front() -> None:
    assert set(FRONT_OF) == set(FRONTS)
    assert len(FRONT_OF) == BOARD_SIZE
    places = {"sedan": "west", "metz": "west", "trent": "italy", "belgrade": "balkans", "sofia": "balkans",
              "warsaw": "east", "lemberg": "east", "konigsberg": "east", "baghdad": "near-east"}  # fmt: skip
    assert {space: FRONT_OF[SPACE_NUMBER[space]] for space in places} == places


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_is_told(language: str) -> None:
    texts = Texts(language, strict=True)
    view = start()
    text = shown(board_view(texts, view))

    for front in FRONTS:
        assert texts.format(f"pog-front-{front}") in text
    assert "pog-" not in text


def test_a_stack_shows_units_trench_and_fort() -> None:
    text = shown(board_view(Texts("en"), start()))

    verdun = line_with(text, "Verdun")
    assert "★" in verdun
    assert "FR 3  FR 4" in verdun
    assert "trench 1, fort 3" in verdun


def test_reduced_units_stand_in_brackets_and_alike_ones_are_counted() -> None:
    text = shown(board_view(Texts("en"), start()))

    assert "(GE 7)" in line_with(text, "Mulhouse")
    assert "2 × FR c" in line_with(text, "Belfort")
    assert "8 × GE c" in line_with(text, "Central Powers Reserve Box")


def test_sieges_ruins_and_the_beachhead_are_marked() -> None:
    view = replace(start(), forts_besieged=("verdun",), forts_destroyed=("nancy",), beachhead="mef_1")
    view = replace(view, trenches=(*view.trenches, Trench("mef_1", "ap", 1)))
    text = shown(board_view(Texts("en"), view))

    assert "besieged fort 3" in line_with(text, "Verdun")
    assert "destroyed fort" in line_with(text, "Nancy")
    assert "beachhead" in text


def test_spaces_taken_and_left_empty_are_listed() -> None:
    view = start()
    taken = replace(view, cp_control=(*view.cp_control, "cambrai"))

    assert "Cambrai" not in shown(board_view(Texts("en"), view))
    assert "Taken, empty: Cambrai" in shown(board_view(Texts("en"), taken))


def test_what_changed_since_the_last_look_stands_out() -> None:
    view = start()
    moved = replace(
        view, pieces=tuple(replace(p, space="nancy") if p.kind == "fr_3" else p for p in view.pieces)
    )
    console = Console(file=io.StringIO(), width=110, force_terminal=True, color_system="standard")
    console.print(board_view(Texts("en"), moved, view))
    text = console.file.getvalue()

    assert "\x1b[1;94mFR 3" in text
    assert "\x1b[1;94mFR 5" not in text


def test_the_tracks_tell_the_state_of_the_war() -> None:
    view = start()
    sides = (replace(view.sides[0], mandated="fr"), replace(view.sides[1], mandated="ge", mandate_met=True))
    text = shown(tracks_view(Texts("en"), replace(view, sides=sides, vp=14, rp={"ge": 2, "fr": 0})))

    assert "August 1914" in text
    assert "AP: France; CP: Germany, made" in text
    assert line_with(text, "Victory points").split()[-1] == "14"
    assert "GE 2" in text
    assert "FR 0" not in text


def test_a_hand_shows_values_and_only_to_its_owner() -> None:
    own = shown(hand_table(Texts("en"), start("cp")), 140)
    guns = next(line for line in own.splitlines() if line.startswith("cp_01"))

    assert guns.split()[1:6] == ["Guns", "of", "August", "3", "4"]
    assert "war status +2" in guns
    assert "ap_" not in own
    assert shown(hand_table(Texts("en"), start(None))).strip() == "No cards in hand."


def test_in_the_solo_mode_a_hand_tells_the_boxes() -> None:
    match = Match(find_game("paths-of-glory"), "campaign", {"solo": True}, seed="boxes")
    while round_of(match.state) == 0:
        question = match.pending()[0]
        match.decide(question.seat, question.offer[0])
    text = shown(hand_table(Texts("en"), match.view("cp")), 140)
    question = match.pending()[0]
    remarks = [TERMINAL.option_remark(Texts("en"), match.state, o, o.text) for o in question.offer]

    assert all(f"box {letter}" in text for letter in "ABCDE")
    assert len([remark for remark in remarks if remark]) == 5


def test_every_counter_has_a_short_name_of_its_own() -> None:
    for language in LANGUAGES:
        names = [short_unit(Texts(language, strict=True), KINDS[kind]) for kind in KINDS]
        # The optional American corps look like the others.
        assert len(set(names)) == len(names) - 1


def test_results_are_lines_in_the_colour_of_their_side() -> None:
    text = shown(results_view(Texts("en"), [RoundBegan("cp", 2), UnitReduced("ge_1", "sedan")]))

    assert text.splitlines()[0].strip() == "Action round 2: Central Powers."
    assert "German 1st Army" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_have_names(language: str) -> None:
    texts = Texts(language, strict=True)
    names = [TERMINAL.moment_name(texts, moment) for moment in ("T03", "T03R2cp", "T03attrition")]

    assert len(set(names)) == 3
    assert all("1914" in name for name in names)
    assert TERMINAL.moment_name(texts, "nonsense!") == "nonsense!"


def test_stacks_hold_every_piece() -> None:
    view = start()

    assert sum(len(stack) for stack in stacks_of(view).values()) == len(view.pieces)
