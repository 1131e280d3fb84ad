"""The words of letters in each language: what a word does and, of verbs, who does it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from .....engine.errors import DataError
from ...printed.names import POWER_NUMBER
from ...rules.writing.spelling import key_of

LANGUAGES: Final = ("en", "ru", "hu")
#: Words of one language that are names of places only where orders are written in short.
_ANY_ENDING: Final = "*"
_NEGATIONS: Final = ("not", "no", "cant", "cannot", "dont", "wont", "не", "нельзя", "nem", "ne")


class Person(StrEnum):
    """Who does what a verb says, as its ending tells; `bare` if it tells nothing."""

    I = "i"  # noqa: E741
    YOU = "you"
    WE = "we"
    THEY = "they"
    BOTH = "both"
    BARE = "bare"


class Meant(NamedTuple):
    """What a word does: `support`, `peace`, `not` …"""

    does: str
    person: Person


@dataclass(slots=True)
class Lexicon:
    """One language: whole phrases, and beginnings of words."""

    phrases: dict[str, list[Meant]] = field(default_factory=dict)
    beginnings: dict[str, list[Meant]] = field(default_factory=dict)
    longest: int = 1

    def add(self, phrase: str, meant: Meant) -> None:
        is_open = phrase.endswith(_ANY_ENDING)
        key = key_of(phrase.replace("'", ""))
        (self.beginnings if is_open else self.phrases).setdefault(key, []).append(meant)
        self.longest = max(self.longest, key.count(" ") + 1)

    def meant_by(self, phrase: str) -> tuple[Meant, ...]:
        """All a phrase can do; whole phrases before beginnings of words."""
        whole = self.phrases.get(phrase)
        if whole:
            return tuple(whole)
        for length in range(len(phrase), 1, -1):
            begun = self.beginnings.get(phrase[:length])
            if begun and " " not in phrase[length:]:
                return tuple(begun)
        return ()


@cache
def lexicon(language: str) -> Lexicon:
    """The words of a language; what cannot be right in the file is an error."""
    file = f"press/{language}.toml"
    source = files("greatpowers.games.diplomacy") / "data" / "press" / f"{language}.toml"
    words = Lexicon()
    for does, groups in tomllib.loads(source.read_text(encoding="utf-8")).items():
        for group, listed in groups.items():
            meant = _meant(file, does, group)
            for phrase in listed.split(","):
                words.add(phrase.strip(), meant)
                if does == "no" and key_of(phrase).split(" ")[0] in _NEGATIONS and " " in phrase.strip():
                    # “I cannot support you”: a refusal denies the verb that follows it.
                    words.add(phrase.strip(), Meant("not", Person.BARE))
    return words


def _meant(file: str, does: str, group: str) -> Meant:
    if does in ("power", "foe"):
        if group not in POWER_NUMBER:
            raise DataError(file, 1, f"unknown power {group!r}")
        return Meant(f"{does}:{group}", Person.BARE)
    if does == "role":
        return Meant(f"role:{group}", Person.BARE)
    if group not in list(Person):
        raise DataError(file, 1, f"unknown person {group!r} of {does!r}")
    return Meant(does, Person(group))


def known_words(language: str) -> Iterator[str]:
    """Every whole word of a language, to see which language a letter is in."""
    yield from lexicon(language).phrases
