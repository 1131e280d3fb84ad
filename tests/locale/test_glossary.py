"""docs/glossary.md and the texts agree: each word stands in the messages the glossary names for it."""

from __future__ import annotations

import re

import pytest

from tests.locale.ftl_catalogue import ROOT, entries

GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
ENGINE_WORDS = (
    "match", "state", "seat", "side", "procedure", "choice", "option", "decision", "event", "view", "ruling",
)  # fmt: skip
LANGUAGE_COLUMNS = {"en": 0, "ru": 1, "hu": 2}


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a heading."""
    section = GLOSSARY.split(f"## {title}\n")[1].split("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1:]]


TERMS = rows("Words in every game") + rows("Words of Diplomacy") + rows("Words of Paths of Glory")


def stem(word: str) -> str:
    """The word without what an ending may change."""
    return word if len(word) <= 4 else word[: max(4, len(word) - 3)]


def stands_in(term: str, text: str) -> bool:
    """Does the term stand in the text, in any of its forms? Slots may have any name."""
    words = re.findall(r"\{\w+\}|[\w-]+", term)
    parts = [r"\{ \$\w+ \}" if word[0] == "{" else re.escape(stem(word)) + r"[\w-]*" for word in words]
    return re.search(r"(?<!\w)" + r"\W+".join(parts), text, re.IGNORECASE) is not None


def test_the_glossary_explains_the_words_of_the_engine() -> None:
    words = {row[0]: row[1:] for row in rows("Words of the engine")}

    assert set(ENGINE_WORDS) <= set(words)
    assert all(all(cells) and len(cells) == 3 for cells in words.values())


def test_no_word_stands_twice() -> None:
    english = [row[0] for row in TERMS]

    assert sorted(set(english)) == sorted(english)


def test_every_word_names_messages_that_exist() -> None:
    named = {id_ for row in TERMS for id_ in re.findall("`(.+?)`", row[3])}

    assert all(re.fullmatch("`.+`", row[3]) for row in TERMS)
    assert sorted(named - set(entries("en"))) == []


@pytest.mark.parametrize("row", TERMS, ids=lambda row: row[0])
def test_every_word_stands_in_its_messages(row: list[str]) -> None:
    missing = [
        (language, id_)
        for id_ in re.findall("`(.+?)`", row[3])
        for language, column in LANGUAGE_COLUMNS.items()
        if not stands_in(row[column], entries(language)[id_].source)
    ]

    assert missing == []


@pytest.mark.parametrize(
    ("term", "text", "agrees"),
    [
        ("внутренняя территория", "флот не входит на внутреннюю территорию", True),
        ("внутренняя территория", "флот не входит на внутреннюю провинцию", False),
        ("hazai termelőközpont", "ez nem hazai termelőközpont", True),
        ("hazai termelőközpont", "ez nem hazai ellátóközpont", False),
        ("Spring {year}", "Spring { $year }", True),
        ("Spring {year}", "Fall { $year }", False),
    ],
)
def test_the_comparison_sees_through_endings_only(term: str, text: str, agrees: bool) -> None:
    assert stands_in(term, text) is agrees
