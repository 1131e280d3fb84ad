"""The reference of Paths of Glory: the page of rules, the texts in every language and the client agree."""

from __future__ import annotations

import re

import pytest
from ftl_catalogue import ROOT, entries

from greatpowers.games.paths_of_glory.card_facts import CARDS
from greatpowers.locale import LANGUAGES

PAGE = (ROOT / "docs/paths-of-glory/rules.md").read_text(encoding="utf-8")
NUMBERS = (ROOT / "web/src/games/paths-of-glory/reference/numbers.ts").read_text(encoding="utf-8")
RULES = re.findall(r"^\| (\d[\d.]*) \|", PAGE, flags=re.M)
CHAPTERS = re.findall(r"^## (\d+)\. ", PAGE, flags=re.M)


def listed(prefix: str, language: str) -> set[str]:
    return {id_.removeprefix(prefix) for id_ in entries(language) if id_.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_its_words_and_no_other_has(language: str) -> None:
    assert listed("web-pog-rule-", language) == {rule.replace(".", "-") for rule in RULES}
    assert listed("web-pog-chapter-", language) == set(CHAPTERS)


def test_the_client_lists_the_rules_in_their_order() -> None:
    shown = dict(re.findall(r'^  "(\d+)": "(.+)",$', NUMBERS, flags=re.M))

    assert [rule for chapter in CHAPTERS for rule in shown[chapter].split()] == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_editions_are_told_wherever_they_differ(language: str) -> None:
    topics = re.findall(r'^  "([a-z-]+)",$', NUMBERS, flags=re.M)
    told = listed("web-pog-edition-", language) - {"topic"}

    assert told == {topic + ending for topic in topics for ending in ("", "-new", "-old")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    wanted = {f"{card.replace('_', '-')}-{part}" for card in CARDS for part in ("name", "text")}

    assert wanted - listed("pog-card-", language) == set()
