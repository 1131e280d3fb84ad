"""What is counted of a war, and what follows from it."""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.state.events.war import ControlChanged
from greatpowers.games.paths_of_glory.state.ids import SideId, SpaceId
from greatpowers.games.paths_of_glory.trials.counting import counts, early_capitals
from greatpowers.games.paths_of_glory.words.wording import count_name
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.bots.table import Table

STUDY = find_game("paths-of-glory").study()


@pytest.mark.parametrize(
    ("lost", "ap", "cp"),
    [
        ({}, 0, 0),
        ({"lost:berlin": 3}, 0, 1),
        ({"lost:berlin": 6}, 0, 0),
        ({"lost:paris": 1, "lost:vienna": 5}, 1, 1),
        ({"lost:belgrade": 1}, 0, 0),
    ],
)
def test_a_great_capital_is_lost_early_before_turn_six(lost: dict[str, float], ap: int, cp: int) -> None:
    assert STUDY.following(lost) == {"early_capital.ap": ap, "early_capital.cp": cp}


def test_how_far_a_line_moved_is_the_most_ground_held_at_once() -> None:
    moves = [("sedan", "cp"), ("verdun", "cp"), ("sedan", "ap"), ("nancy", "cp"), ("essen", "ap")]
    found = counts(ControlChanged(SpaceId(space), SideId(side)) for space, side in moves)

    assert found["ground_france.cp"] == 2
    assert found["ground_germany.ap"] == 1
    assert "ground_france.ap" not in found


def test_every_front_is_worded_in_every_language() -> None:
    lost = [
        ("warsaw", "cp"),
        ("venice", "cp"),
        ("belgrade", "cp"),
        ("lemberg", "ap"),
        ("sofia", "ap"),
        ("baghdad", "ap"),
    ]
    found = counts(ControlChanged(SpaceId(space), SideId(side)) for space, side in lost)
    fronts = {name for name in found if name.startswith("ground")}

    assert len(fronts) == len(lost)
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(count_name(texts, name.rpartition(".")[0]) for name in fronts)


def test_what_follows_is_worded_in_every_language() -> None:
    table = Table("b07_cut_off", "regular")
    table.play_round()
    names = [*counts(table.events), *early_capitals({})]

    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(count_name(texts, name.rpartition(".")[0] or name) for name in names)
