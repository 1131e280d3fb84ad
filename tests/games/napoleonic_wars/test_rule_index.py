"""What the rulebook asks has a test; the rule page and the chapter map are true and complete."""

from __future__ import annotations

from pathlib import Path

from tests.testkit.rule_index import ROOT, RULE, RuleIndex

INDEX = RuleIndex(
    Path(__file__).parent,
    ROOT / "src/greatpowers/games/napoleonic_wars",
    ROOT / "docs/napoleonic-wars/rules.md",
    "checklist.csv",
)
ITEMS = 287
CHAPTERS = tuple(str(number) for number in range(4, 18))


def test_the_checklist_has_every_item_once() -> None:
    assert len(INDEX.rows()) == ITEMS
    assert INDEX.faulty_rows(ITEMS) == []


def test_every_item_has_a_test() -> None:
    assert INDEX.bare_items() == {}


def test_tests_name_only_items_that_exist() -> None:
    assert [number for number in INDEX.numbers_tested("Item") if not 1 <= number <= ITEMS] == []


def test_every_rule_is_told_in_a_sentence() -> None:
    told = INDEX.told_rules()

    assert [number for number, text in told.items() if not text.endswith(".") or len(text) < 8] == []
    assert {number.partition(".")[0] for number in told} == {"2", *CHAPTERS}


def test_every_rule_cited_in_the_code_is_on_the_page() -> None:
    cited, told = INDEX.rules_cited(), INDEX.told_rules()

    assert {number: files for number, files in cited.items() if number not in told} == {}
    assert len(cited) > 40  # else the search has lost its way


def test_every_rule_of_the_checklist_is_on_the_page() -> None:
    told = INDEX.told_rules()
    named = {number for row in INDEX.rows() for number in row["rule"].split(", ") if RULE.fullmatch(number)}

    assert sorted(number for number in named if number not in told) == []


def test_the_chapter_map_has_every_chapter() -> None:
    assert INDEX.chapters() == list(CHAPTERS)


def test_the_chapter_map_names_every_module_and_none_besides() -> None:
    assert INDEX.modules_not_there() == []
    assert INDEX.modules_not_named() == []
