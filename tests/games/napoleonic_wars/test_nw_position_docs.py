"""The pages on positions and their analysis: every example on them is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

from greatpowers.games.napoleonic_wars import position

DOCS = Path(__file__).parents[3] / "docs" / "formats"
PAGE = "napoleonic-wars-position.md"
BLOCK = re.compile(r"```json (position|answer)(?: (\w+)(?: ([^\n]*))?)?\n(.*?)```", re.DOTALL)


def test_positions_on_the_page_can_be_read() -> None:
    found = [
        text for what, _, _, text in BLOCK.findall((DOCS / PAGE).read_text("utf-8")) if what == "position"
    ]
    for text in found:
        written = position.dump(position.load(json.loads(text)))

        assert position.dump(position.load(written)) == written
    assert found


def test_every_field_of_a_position_is_described() -> None:
    text = (DOCS / PAGE).read_text("utf-8")

    assert [name for name in position.FIELDS if f"`{name}`" not in text] == []
