"""Names of places as people write them, in three languages, and the provinces they can mean. [2.7, 2.8]

A name that is known letter by letter wins. Otherwise the beginning of a name counts (`Port`, `Балт`), a
Russian name with another ending (`Бургундию`), and look-alikes of the other alphabet (`Раг` for `Par`).
"""

from __future__ import annotations

import csv
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from .....engine.errors import DataError, Refusal, UnreadableDecision
from ...printed.board import LOCATION_NUMBER, PROVINCE_NUMBER, PROVINCES
from .spelling import cleaned, fold, key_of, looks_of, stem_of

#: Fewer letters than this are no name, only the beginning of too many.
SHORTEST_NAME: Final = 3
MOST_SUGGESTIONS: Final = 5


def data_rows(lines: Iterable[str], file: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The rows of a data file with their line numbers."""
    for line, row in enumerate(csv.DictReader(lines), start=2):
        if None in row or None in row.values():
            raise DataError(file, line, "wrong number of fields")
        yield line, row


def data_lines(file: str) -> list[str]:
    """The lines of a file in the data folder."""
    return (files("greatpowers.games.diplomacy") / "data" / file).read_text(encoding="utf-8").splitlines()


class Found(NamedTuple):
    """Provinces a word can mean: several if it is ambiguous, or if only its alphabet is in doubt."""

    provinces: tuple[int, ...]
    is_ambiguous: bool = False


@dataclass(slots=True)
class Gazetteer:
    """Every known name, found by its exact key, its beginning, its Russian stem or its looks."""

    exact: dict[str, int] = field(default_factory=dict)
    _by_stem: dict[str, set[int]] = field(default_factory=dict)
    _by_looks: dict[str, set[int]] = field(default_factory=dict)
    _sorted: list[str] = field(default_factory=list)

    def add(self, name: str, province: int) -> int | None:
        """Make the name known; answers whose it is already, if it is taken."""
        key = key_of(name)
        taken = self.exact.get(key)
        if taken is not None:
            return taken
        self.exact[key] = province
        self._by_looks.setdefault(looks_of(key), set()).add(province)
        if not key.isascii() and " " not in key and len(key) > SHORTEST_NAME:
            self._by_stem.setdefault(stem_of(key), set()).add(province)
        self._sorted.insert(bisect_left(self._sorted, key), key)
        return None

    def find(self, key: str) -> Found | None:
        """What a key can mean; None if nothing. [2.6, 2.8]"""
        known = self.exact.get(key)
        if known is not None:
            return Found((known,))
        if len(key) < SHORTEST_NAME:
            return None
        spelled = self._beginning_with(key)
        looks: set[int] = set()
        if not key.isascii():
            if len(key) > SHORTEST_NAME:
                spelled |= self._by_stem.get(stem_of(key), set())
            looks = self._by_looks.get(looks_of(key), set())
        if len(spelled) > 1:
            return Found(tuple(sorted(spelled)), is_ambiguous=True)
        meant = tuple(sorted(spelled | looks))
        return Found(meant) if meant else None

    def _beginning_with(self, key: str) -> set[int]:
        """Provinces with a name that starts like this."""
        found = set()
        at = bisect_left(self._sorted, key)
        while at < len(self._sorted) and self._sorted[at].startswith(key):
            found.add(self.exact[self._sorted[at]])
            at += 1
        return found

    def keys(self) -> list[str]:
        """All known keys in alphabetical order."""
        return list(self._sorted)


def load_gazetteer(alias_lines: Iterable[str], file: str = "aliases.csv") -> Gazetteer:
    """Ids, printed names and the aliases of the file; no alias may be known already."""
    gazetteer = Gazetteer()
    for province in PROVINCES:
        for name in (province.id, *province.names.values()):
            gazetteer.add(name, province.number)
    for line, row in data_rows(alias_lines, file):
        if row["province"] not in PROVINCE_NUMBER:
            raise DataError(file, line, f"unknown province {row['province']!r}")
        if not key_of(row["alias"]):
            raise DataError(file, line, "empty alias")
        taken = gazetteer.add(row["alias"], PROVINCE_NUMBER[row["province"]])
        if taken is not None:
            raise DataError(file, line, f"{row['alias']!r} already means {PROVINCES[taken].id}")
    return gazetteer


def load_coasts(lines: Iterable[str], file: str = "coast_words.csv") -> dict[str, str]:
    """The letters of a coast by every name for it; a west coast is known although no province has one."""
    coasts: dict[str, str] = {}
    for line, row in data_rows(lines, file):
        if row["coast"] not in ("NC", "SC", "EC", "WC"):
            raise DataError(file, line, f"unknown coast {row['coast']!r}")
        coasts[key_of(row["word"])] = row["coast"]
    return coasts


GAZETTEER: Final = load_gazetteer(data_lines("aliases.csv"))
COASTS: Final = load_coasts(data_lines("coast_words.csv"))


def location_on(province: int, coast: str) -> int:
    """The province's coast, or the whole province where it has no such coast. [I-4.B.6]"""
    return LOCATION_NUMBER.get(f"{PROVINCES[province].id}/{coast}", province)


@lru_cache(maxsize=1 << 10)
def place_named(text: str) -> int:
    """The location of a place in any usual spelling, with its coast if one is named. [2.7, 2.8]"""
    name = key_of(cleaned(text))
    coast = ""
    for words in (2, 1):
        front = name.rsplit(" ", words)
        if not coast and len(front) == words + 1:
            coast = COASTS.get(" ".join(front[1:]), "")
            name = front[0] if coast else name
    found = GAZETTEER.find(name)
    if found is None:
        raise unknown_place(cleaned(text), name)
    if len(found.provinces) > 1:
        raise ambiguous_place(cleaned(text), name, found.provinces)
    return location_on(found.provinces[0], coast)


def unknown_place(text: str, word: str) -> UnreadableDecision:
    """No place is called that; the readings are what sounds like it. [2.7]"""
    return _not_a_place("order-unknown-place", "2.7", text, word, suggestions(word))


def ambiguous_place(text: str, word: str, provinces: tuple[int, ...]) -> UnreadableDecision:
    """Two provinces could be meant; the readings are these. [2.8]"""
    ids = tuple(PROVINCES[province].id for province in provinces)
    return _not_a_place("order-ambiguous-place", "2.8", text, word, ids)


def _not_a_place(message: str, rule: str, text: str, word: str, ids: tuple[str, ...]) -> UnreadableDecision:
    said: dict[str, str | int] = {"text": text, "word": word, "readings": ", ".join(ids)}
    return UnreadableDecision(Refusal(message, rule, said), ids)


@lru_cache(maxsize=1 << 10)
def suggestions(word: str) -> tuple[str, ...]:
    """Ids of the places whose names are most like the word, best first."""
    close = get_close_matches(fold(word), GAZETTEER.keys(), n=3 * MOST_SUGGESTIONS, cutoff=0.6)
    ids = dict.fromkeys(PROVINCES[GAZETTEER.exact[key]].id for key in close)
    return tuple(ids)[:MOST_SUGGESTIONS]
