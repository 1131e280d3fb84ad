"""The references in the browser: the page of rules, the texts in every language and the client agree."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from greatpowers.games.napoleonic_wars.house.reference import reference as told
from greatpowers.games.napoleonic_wars.printed.cards import CARDS as NW_CARDS
from greatpowers.games.napoleonic_wars.printed.provenance import origins
from greatpowers.games.paths_of_glory.printed.cards import CARDS as POG_CARDS
from greatpowers.locale import LANGUAGES
from tests.locale.ftl_catalogue import ROOT, entries


class Reference(NamedTuple):
    """What is told of a game's rules: by the documents, and by the client."""

    #: How the messages of the game are called.
    prefix: str
    rules: list[str]
    chapters: list[str]
    client: dict[str, str]


def reference(game: str, prefix: str) -> Reference:
    page = (ROOT / f"docs/{game}/rules.md").read_text(encoding="utf-8")
    folder = ROOT / f"web/src/games/{game}/reference"
    return Reference(
        prefix,
        re.findall(r"^\| (\d[\d.]*) \|", page, flags=re.M),
        re.findall(r"^## (\d+)\. ", page, flags=re.M),
        {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ts"))},
    )


POG = reference("paths-of-glory", "pog")
NW = reference("napoleonic-wars", "nw")
of_both = pytest.mark.parametrize("told", [POG, NW], ids=["pog", "nw"])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def listed(prefix: str, language: str) -> set[str]:
    return {id_.removeprefix(prefix) for id_ in entries(language) if id_.startswith(prefix)}


@of_both
@in_every_language
def test_every_rule_and_chapter_has_its_words_and_no_other_has(told: Reference, language: str) -> None:
    assert listed(f"web-{told.prefix}-rule-", language) == {rule.replace(".", "-") for rule in told.rules}
    assert listed(f"web-{told.prefix}-chapter-", language) == set(told.chapters)


@of_both
def test_the_client_lists_the_rules_in_their_order(told: Reference) -> None:
    shown = dict(re.findall(r'^  "(\d+)": "(.+)",$', told.client["numbers.ts"], flags=re.M))

    assert [rule for chapter in told.chapters for rule in shown[chapter].split()] == told.rules


@in_every_language
def test_both_editions_of_paths_of_glory_are_told_wherever_they_differ(language: str) -> None:
    topics = re.findall(r'^  "([a-z-]+)",$', POG.client["numbers.ts"], flags=re.M)
    told = listed("web-pog-edition-", language) - {"topic"}

    assert told == {topic + ending for topic in topics for ending in ("", "-new", "-old")}


@in_every_language
def test_every_line_of_the_player_aid_has_its_words_and_a_rule_that_exists(language: str) -> None:
    lines = {(table, row.row, row.rule) for table, rows in told().aid.items() for row in rows}

    assert {rule for _, _, rule in lines} <= set(NW.rules)
    assert {f"{table}-{row}" for table, row, _ in lines} <= listed("web-nw-aid-", language)


@in_every_language
def test_every_card_can_be_read(language: str) -> None:
    of_pog = {f"{card.replace('_', '-')}-{part}" for card in POG_CARDS for part in ("name", "text")}

    assert of_pog - listed("pog-card-", language) == set()
    assert {card.replace("_", "-") for card in NW_CARDS} - listed("nw-card-text-", language) == set()


@in_every_language
def test_every_table_of_data_says_where_it_comes_from(language: str) -> None:
    assert listed("web-nw-provenance-note-", language) == {origin.table for origin in origins()}
