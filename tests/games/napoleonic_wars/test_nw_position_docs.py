"""The pages on positions and their analysis: every example on them is true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.napoleonic_wars import analysis, position

DOCS = Path(__file__).parents[3] / "docs" / "formats"
PAGES = ("napoleonic-wars-position.md", "napoleonic-wars-analysis.md")
BLOCK = re.compile(r"```json (position|answer)(?: (\w+)(?: ([^\n]*))?)?\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_positions_are_true(page: str) -> None:
    state = None
    asked = 0
    for what, question, arguments, text in BLOCK.findall((DOCS / page).read_text("utf-8")):
        if what == "position":
            state = position.load(json.loads(text))
            assert position.dump(position.load(position.dump(state))) == position.dump(state)
            continue
        given: list[Any] = json.loads(arguments or "[]")
        asked += 1

        assert getattr(analysis, question)(state, *given) == json.loads(text), question
    assert state is not None
    assert asked or page == PAGES[0]


def test_every_field_of_a_position_is_described() -> None:
    text = (DOCS / PAGES[0]).read_text("utf-8")

    assert [name for name in position.FIELDS if f"`{name}`" not in text] == []


def test_every_question_about_a_position_is_described() -> None:
    text = (DOCS / PAGES[1]).read_text("utf-8")

    assert [name for name in analysis.__all__ if name.islower() and f"`{name}(" not in text] == []
