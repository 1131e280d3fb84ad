"""The reference of The Napoleonic Wars: the page of rules, texts in all languages and the client agree."""

from __future__ import annotations

import re

import pytest
from ftl_catalogue import ROOT, entries

from greatpowers.games.napoleonic_wars.card_facts import CARDS
from greatpowers.games.napoleonic_wars.provenance import origins
from greatpowers.locale import LANGUAGES

PAGE = (ROOT / "docs/napoleonic-wars/rules.md").read_text(encoding="utf-8")
REFERENCE = ROOT / "web/src/games/napoleonic-wars/reference"
RULES = re.findall(r"^\| (\d[\d.]*) \|", PAGE, flags=re.M)
CHAPTERS = re.findall(r"^## (\d+)\. ", PAGE, flags=re.M)


def listed(prefix: str, language: str) -> set[str]:
    return {id_.removeprefix(prefix) for id_ in entries(language) if id_.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_its_words_and_no_other_has(language: str) -> None:
    assert listed("web-nw-rule-", language) == {rule.replace(".", "-") for rule in RULES}
    assert listed("web-nw-chapter-", language) == set(CHAPTERS)


def test_the_client_lists_the_rules_in_their_order() -> None:
    numbers = (REFERENCE / "numbers.ts").read_text(encoding="utf-8")
    shown = dict(re.findall(r'^  "(\d+)": "(.+)",$', numbers, flags=re.M))

    assert [rule for chapter in CHAPTERS for rule in shown[chapter].split()] == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_player_aid_has_its_words_and_a_rule_that_exists(language: str) -> None:
    aid = (REFERENCE / "aid.ts").read_text(encoding="utf-8")
    tables = re.split(r"^  (\w+): \[", aid, flags=re.M)[1:]
    lines = {
        (table, row, rule)
        for table, body in zip(tables[::2], tables[1::2], strict=True)
        for row, rule in re.findall(r'row\("([\w-]+)", "[^"]*", "([\d.]+)"\)', body)
    }

    assert {rule for _, _, rule in lines} <= set(RULES)
    assert {f"{table}-{row}" for table, row, _ in lines} <= listed("web-nw-aid-", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    assert {card.replace("_", "-") for card in CARDS} - listed("nw-card-text-", language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_data_says_where_it_comes_from(language: str) -> None:
    assert listed("web-nw-provenance-note-", language) == {origin.table for origin in origins()}
