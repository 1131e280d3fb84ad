"""What the rulebook asks has a test; the rule page and the chapter map are true and complete."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testkit.rule_index import ROOT, RULE, RuleIndex, named_in

INDEX = RuleIndex(
    Path(__file__).parent,
    ROOT / "src/greatpowers/games/paths_of_glory",
    ROOT / "docs/paths-of-glory/rules.md",
    "checklist.csv",
)
ITEMS = 444
PITFALLS = 40
CHAPTERS = tuple(str(number) for number in range(4, 18))


def exempt() -> dict[int, str]:
    return {int(row["item"]): row["reason"] for row in INDEX.rows("checklist_exempt.csv")}


def test_the_checklist_has_every_item_once() -> None:
    assert len(INDEX.rows()) == ITEMS
    assert INDEX.faulty_rows(ITEMS) == []


def test_every_item_has_a_test_or_a_reason() -> None:
    assert {number: told for number, told in INDEX.bare_items().items() if number not in exempt()} == {}


def test_a_reason_is_given_only_where_there_is_no_test() -> None:
    assert [number for number, reason in exempt().items() if len(reason) < 30] == []
    assert [number for number in exempt() if INDEX.numbers_tested("Item")[number]] == []


def test_every_pitfall_has_a_test() -> None:
    tested = INDEX.numbers_tested("Pitfall")

    assert [number for number in range(1, PITFALLS + 1) if not tested[number]] == []


def test_tests_name_only_items_and_pitfalls_that_exist() -> None:
    assert [number for number in INDEX.numbers_tested("Item") if not 1 <= number <= ITEMS] == []
    assert [number for number in INDEX.numbers_tested("Pitfall") if not 1 <= number <= PITFALLS] == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Item 264: a thing.", {264}),
        ("Items 264, 265: things.", {264, 265}),
        ("Items 264–266 and 270: things.", {264, 265, 266, 270}),
        ("A thing. Item 7 (2018), Pitfall 29.", {7}),
        ("A thing. Item 7, and item 8.", {7, 8}),
        ("Pitfall 29, item 8 and more.", {8}),
        ("Nothing 264.", set()),
    ],
)
def test_the_search_understands_docstrings(text: str, numbers: set[int]) -> None:
    assert named_in(text, "Item") == numbers


def test_every_rule_is_told_in_a_sentence() -> None:
    told = INDEX.told_rules()

    assert [number for number, text in told.items() if not text.endswith(".") or len(text) < 8] == []
    assert {number.partition(".")[0] for number in told} == {"3", *CHAPTERS}


def test_every_rule_cited_in_the_code_is_on_the_page() -> None:
    cited, told = INDEX.rules_cited(), INDEX.told_rules()

    assert {number: files for number, files in cited.items() if number not in told} == {}
    assert len(cited) > 60  # else the search has lost its way


def test_every_rule_of_the_checklist_is_on_the_page() -> None:
    """The older edition has a few numbers of its own."""
    told = INDEX.told_rules()
    named = {row["rule"] for row in INDEX.rows() if RULE.fullmatch(row["rule"])}
    wanted = {number for number in named if number.partition(".")[0] in CHAPTERS}

    assert sorted(number for number in wanted if number not in told) == []


def test_the_chapter_map_has_every_chapter() -> None:
    assert INDEX.chapters() == list(CHAPTERS)


def test_the_chapter_map_names_every_module_and_none_besides() -> None:
    assert INDEX.modules_not_there() == []
    assert INDEX.modules_not_named() == []
