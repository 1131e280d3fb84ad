"""What is counted of a war, and what follows from it."""

from __future__ import annotations

import pytest

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


def test_what_follows_is_worded_in_every_language() -> None:
    table = Table("b07_cut_off", "regular")
    table.play_round()
    names = [*counts(table.events), *early_capitals({})]

    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(count_name(texts, name.rpartition(".")[0] or name) for name in names)
