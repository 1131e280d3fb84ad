"""The pages on positions and their analysis: every example on them is true, and nothing is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.analysis import findings as nw_analysis
from greatpowers.games.napoleonic_wars.positions import documents as nw_position
from greatpowers.games.napoleonic_wars.positions.document import PositionDocument as NwDocument
from greatpowers.games.paths_of_glory.analysis import findings as pog_analysis
from greatpowers.games.paths_of_glory.positions import documents as pog_position
from greatpowers.games.paths_of_glory.positions.document import PositionDocument as PogDocument
from greatpowers.games.table import find_game

DOCS = Path(__file__).parents[2] / "docs" / "formats"
BLOCK = re.compile(r"```json (position|answer)(?: (\w+)(?: ([^\n]*))?)?\n(.*?)```", re.DOTALL)
POSITIONS = {"paths-of-glory": pog_position, "napoleonic-wars": nw_position}
TYPES = {"paths-of-glory": PogDocument, "napoleonic-wars": NwDocument}
ANALYSES = {"paths-of-glory": pog_analysis, "napoleonic-wars": nw_analysis}


def page_of(game: str, subject: str) -> str:
    return (DOCS / f"{game}-{subject}.md").read_text("utf-8")


def answers_told(page: str, position: ModuleType, analysis: ModuleType) -> int:
    """How many questions the page answers; each about the position above it, and each truly."""
    state = None
    asked = 0
    for what, question, arguments, text in BLOCK.findall(page):
        if what == "position":
            state = position.load(json.loads(text))
            assert position.dump(position.load(position.dump(state))) == position.dump(state)
            continue
        given: list[Any] = json.loads(arguments or "[]")
        asked += 1
        assert getattr(analysis, question)(state, *given) == json.loads(text), question
    assert state is not None
    return asked


@pytest.mark.parametrize("game", POSITIONS)
def test_examples_of_positions_and_answers_are_true(game: str) -> None:
    answers_told(page_of(game, "position"), POSITIONS[game], ANALYSES[game])

    assert answers_told(page_of(game, "analysis"), POSITIONS[game], ANALYSES[game])


@pytest.mark.parametrize("game", POSITIONS)
def test_every_field_of_a_position_is_described(game: str) -> None:
    page = page_of(game, "position")

    assert [name for name in POSITIONS[game].FIELDS if f"`{name}`" not in page] == []


@pytest.mark.parametrize("game", ANALYSES)
def test_every_question_about_a_position_is_described(game: str) -> None:
    page = page_of(game, "analysis")

    assert [name for name in ANALYSES[game].__all__ if name.islower() and f"`{name}(" not in page] == []


@pytest.mark.parametrize("game", TYPES)
def test_positions_of_a_whole_game_are_as_their_type_says(game: str) -> None:
    """Clients change them field by field: no field is of another type, and none is unknown."""
    match, stream = Match(find_game(game), seed="documents"), Stream("documents")
    for number in range(400):
        if match.is_over:
            break
        if number % 10 == 0:
            document = POSITIONS[game].dump(match.state)
            msgspec.convert(json.loads(json.dumps(document)), TYPES[game])
            assert set(document) <= set(POSITIONS[game].FIELDS)
        question = stream.pick(match.pending())
        match.decide(question.seat, question.choice.sample(question.offer, stream))

    assert number > 100
