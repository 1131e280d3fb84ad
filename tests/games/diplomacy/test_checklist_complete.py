"""Every item of the checklist, chapters 2 to 10, has at least one test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
#: How many items each chapter has. Item 9.7 is about who may replace a player, which no position shows.
ITEMS = {2: 13, 3: 11, 4: 15, 5: 21, 6: 17, 7: 11, 8: 15, 9: 6, 10: 8}
FILES = [*FOLDER.glob("test_checklist_*.py"), FOLDER / "test_diagrams.py", FOLDER / "test_printed_orders.py"]
WRITTEN = {
    (int(chapter), int(item))
    for path in FILES
    for chapter, item in re.findall(r"^def test_r(\d+)_(\d+)_", path.read_text(), re.MULTILINE)
}


@pytest.mark.parametrize("chapter", ITEMS)
def test_no_item_is_without_a_test(chapter: int) -> None:
    missing = [item for item in range(1, ITEMS[chapter] + 1) if (chapter, item) not in WRITTEN]

    assert not missing


def test_all_twenty_two_rules_have_a_test() -> None:
    text = (FOLDER / "test_rules_22.py").read_text()

    assert {int(rule) for rule in re.findall(r"^def test_rule_(\d\d)_", text, re.MULTILINE)} == set(
        range(1, 23)
    )
