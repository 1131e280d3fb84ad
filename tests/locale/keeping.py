"""What the words of a text are held to: the glossary's terms, one spelling, no other alphabet or language."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from greatpowers.games.diplomacy.printed.board import PROVINCES
from greatpowers.games.napoleonic_wars.printed.board import NAMES as NW_PLACES
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NAMES
from greatpowers.games.paths_of_glory.printed.board import NAMES as POG_PLACES

HERE = Path(__file__).parent
#: The one word that needs its ё: все is another.
_ALL = re.compile(r"[Вв]сё")
#: Forms of a name may lose so many letters at its end.
_ENDING = 2
_ROMAN = re.compile("[IVX]+")
#: Slots, references and calls, which are no words.
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_DASHES = {"ru": ("—", "–"), "hu": ("–", "—"), "en": ("–", "—")}


class Forbidden(NamedTuple):
    """A word that must not stand in the texts of some files, and the right one."""

    language: str
    files: str
    forbidden: str
    instead: str


@cache
def forbidden_words() -> tuple[Forbidden, ...]:
    with (HERE / "forbidden_words.csv").open(encoding="utf-8", newline="") as file:
        return tuple(Forbidden(**row) for row in csv.DictReader(file))


@cache
def allowed_words(language: str) -> frozenset[str]:
    """Foreign words that a language may use."""
    lists = tomllib.loads((HERE / "allowed_words.toml").read_text(encoding="utf-8")).get(language, {})
    return frozenset(word for words in lists.values() for word in words.split())


@cache
def names_with_yo() -> frozenset[str]:
    """Words with ё in the names of places and leaders, without their endings."""
    names = [
        *POG_PLACES["ru"], *NW_PLACES["ru"], *LEADER_NAMES["ru"],
        *(province.names["ru"] for province in PROVINCES),
    ]  # fmt: skip
    words = {word for name in names for word in re.findall(r"[\w-]+", name) if "ё" in word}
    return frozenset(word[: max(word.index("ё") + 1, len(word) - _ENDING)] for word in words)


def faults(language: str, file: str, text: str, english: str = "") -> list[str]:
    """What is wrong with the words of a text that stands in a file; `english` is the same text in English."""
    alone = _PLACEABLE.sub("…", text)
    found = [*_terms(language, file, text), *_marks(language, alone)]
    if language == "ru":
        found += [*_yo(alone), *_latin(alone)]
    if language == "hu":
        found += _left_in_english(alone, _PLACEABLE.sub("…", english))
    return found


def _terms(language: str, file: str, text: str) -> Iterator[str]:
    for word in forbidden_words():
        if word.language == language and re.fullmatch(word.files, file.removesuffix(".ftl")):
            for hit in re.finditer(word.forbidden, text):
                yield f"“{hit[0]}”: say {word.instead}"


def _yo(text: str) -> Iterator[str]:
    for word in re.findall(r"[\w-]*ё[\w-]*", text):
        if not _ALL.fullmatch(word) and not word.startswith(tuple(names_with_yo())):
            yield f"“{word}”: ё stands in names and in всё"
    for stem in names_with_yo():
        if re.search(rf"\b{stem.replace('ё', 'е')}\w{{0,{_ENDING + 1}}}\b", text):
            yield f"“{stem}…” is written with ё"


def _latin(text: str) -> Iterator[str]:
    for word in re.findall(r"-{0,2}[A-Za-z][\w.-]*\w|[A-Za-z]", text):
        if re.search("[А-Яа-яЁё]", word):
            yield f"“{word}” mixes two alphabets"
        elif word not in allowed_words("ru") and not _ROMAN.fullmatch(word):
            yield f"“{word}” is not Russian"


def _marks(language: str, text: str) -> Iterator[str]:
    right, wrong = _DASHES[language]
    if f" {wrong} " in text:
        yield f"between spaces stands {right}"
    if re.search(r"\S {2,}\S", text):
        yield "two spaces"


def _left_in_english(text: str, english: str) -> Iterator[str]:
    """Words of the English text that stand in the translation as they are."""
    spoken = set(re.findall(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])", english))
    for word in re.findall(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])", text):
        if word in spoken - allowed_words("hu"):
            yield f"“{word}” is English"
