"""Places as they stand in sentences: which province, and what its ending or the word before says about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final, NamedTuple

from .....locale.declension import Forms
from .....locale.texts import name_forms
from ...printed.board import LOCATIONS, PROVINCES
from ...rules.writing.gazetteer import GAZETTEER, data_lines, data_rows
from ...rules.writing.spelling import key_of, stem_of

#: A beginning shorter than this is taken for a place only where orders are written in short.
SHORTEST_BEGINNING: Final = 4
_SHORTEST_MISSPELLED: Final = 5
_LIKENESS: Final = 0.84
#: Of a Russian adjective.
_LONGEST_ENDING: Final = 3


class Role(StrEnum):
    """What the sentence says a place is: where to, where from, by which unit, whose."""

    TO = "to"
    IN = "in"
    FROM = "from"
    BY = "by"
    OBJECT = "object"
    OF = "of"
    AWAY = "away"
    #: Before the dash of a short order: the unit that goes.
    START = "start"
    ANY = "any"


class Placed(NamedTuple):
    """Provinces a word can mean, and the role its form tells."""

    provinces: tuple[int, ...]
    role: Role
    #: What a Russian form tells after a preposition: «в Вену», «в Вене».
    with_preposition: Role | None = None


#: Forms in the files of the locale, and the role they tell after a preposition and without one.
_FORMS: Final = (("to", Role.TO, Role.OBJECT), ("in", Role.IN, Role.IN), ("from", Role.FROM, Role.OF))


@dataclass(slots=True)
class Names:
    """Names of places with their endings, in all languages."""

    #: Key of a form that needs a preposition -> province and role after one.
    russian: dict[str, Placed] = field(default_factory=dict)
    by_stem: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    hungarian: dict[str, str] = field(default_factory=dict)
    endings: dict[str, str] = field(default_factory=dict)
    #: “The Dutch army” stands in Holland; of Russian ones the beginning.
    adjectives: dict[str, int] = field(default_factory=dict)


@cache
def names() -> Names:
    """Built once from the gazetteer, the declined names of the locale and the tables of endings."""
    known = Names()
    for _, row in data_rows(data_lines("press/hungarian_suffixes.csv"), "press/hungarian_suffixes.csv"):
        known.hungarian[key_of(row["suffix"])] = row["role"]
    for _, row in data_rows(data_lines("press/russian_endings.csv"), "press/russian_endings.csv"):
        known.endings.setdefault(key_of(row["ending"]), row["role"])
    numbers = {LOCATIONS[province.number]: province.number for province in PROVINCES}
    for _, row in data_rows(data_lines("press/adjectives.csv"), "press/adjectives.csv"):
        known.adjectives.setdefault(key_of(row["adjective"]), numbers[row["province"]])
    forms: Forms = name_forms("ru")
    for province in PROVINCES:
        for form, with_preposition, alone in _FORMS:
            written = forms.get(province.names["ru"], {}).get(form, "")
            key = key_of(written.partition(" ")[2])
            # The nominative may be the accusative too; alone it tells nothing.
            role = Role.ANY if key in GAZETTEER.exact else alone
            # The first to be learnt stays: where accusative and locative are alike, it is said where to.
            known.russian.setdefault(key, Placed((province.number,), role, with_preposition))
    for key, number in GAZETTEER.exact.items():
        if not key.isascii() and len(key) >= SHORTEST_BEGINNING:
            known.by_stem.setdefault(_stems(key, known), set()).add(number)
    return known


def _stems(key: str, known: Names) -> tuple[str, ...]:
    return tuple(_stem(word, known) for word in key.split())


def _stem(word: str, known: Names) -> str:
    """A Russian word without the ending of its case; at least three letters stay."""
    for length in (3, 2):
        if word[-length:] in known.endings and len(word) - length >= 3:
            return stem_of(word[:-length])
    shorter = stem_of(word)
    return shorter if len(shorter) >= 3 else word


@lru_cache(maxsize=1 << 12)
def place_in(phrase: str) -> Placed | None:
    """The place a phrase of folded words names in any of its forms; what is said letter by letter wins."""
    number = GAZETTEER.exact.get(phrase)
    known = names()
    if number is not None and phrase not in known.russian:
        return Placed((number,), Role.ANY)
    belonging = _belonging(phrase, known)
    if belonging is not None:
        return Placed((belonging,), Role.OF)
    if phrase.isascii():
        return _suffixed(phrase, known)
    declined = known.russian.get(phrase)
    if declined is not None:
        return declined
    stems = _stems(phrase, known)
    found = known.by_stem.get(stems)
    if not found:
        return _adjective(stems, known)
    return Placed(tuple(sorted(found)), _ending_role(phrase, known))


def _belonging(phrase: str, known: Names) -> int | None:
    if phrase.isascii():
        return known.adjectives.get(phrase)
    cut = phrase.rfind("ск") + 2
    return known.adjectives.get(phrase[:cut]) if cut > 2 and len(phrase) - cut <= _LONGEST_ENDING else None


def _adjective(stems: tuple[str, ...], known: Names) -> Placed | None:
    """«Лондонский флот»: whose it is."""
    *first, last = stems
    found = known.by_stem.get((*first, last.removesuffix("ск"))) if last.endswith("ск") else None
    return Placed(tuple(sorted(found)), Role.OF) if found else None


def _ending_role(phrase: str, known: Names) -> Role:
    word = phrase.rsplit(" ", 1)[-1]
    stem = _stem(word, known)
    ending = word[len(stem) :]
    told = known.endings.get(ending) or known.endings.get(ending[1:], "")
    return Role(told) if told else Role.ANY


def _suffixed(phrase: str, known: Names) -> Placed | None:
    """A name with a Hungarian suffix, or an English possessive."""
    for base, suffix in _cut(phrase):
        number = GAZETTEER.exact.get(base)
        if number is None or len(base) < SHORTEST_BEGINNING:
            continue
        role = known.hungarian.get(suffix) or _assimilated(base, suffix)
        if role == "adjective" or suffix == "s":
            return Placed((number,), Role.OF)
        if role:
            return Placed((number,), Role(role))
    return None


def _cut(phrase: str) -> Iterator[tuple[str, str]]:
    """The phrase cut before its last one to four letters; a suffix after a hyphen is a word of its own."""
    for length in range(1, 5):
        base, suffix = phrase[:-length], phrase[-length:]
        if length > 1 or not base.endswith(" "):
            yield base.rstrip(), suffix


def _assimilated(base: str, suffix: str) -> str:
    """`Münchennel`, `Kiellel`: -val and -vel take the consonant before them."""
    return "by" if suffix[1:] in ("al", "el") and base.endswith(suffix[0]) else ""


@lru_cache(maxsize=1 << 12)
def place_beginning(word: str) -> Placed | None:
    """The places whose names begin like this, for short orders: `szerb-rom`, `сев`."""
    begun = {GAZETTEER.exact[key] for key in GAZETTEER.exact if key.startswith(word)}
    stem = _stem(word, names())
    if not begun and not word.isascii() and len(stem) >= SHORTEST_BEGINNING:
        begun = {GAZETTEER.exact[key] for key in GAZETTEER.exact if key.startswith(stem)}
    return Placed(tuple(sorted(begun)), Role.ANY) if begun else None


@lru_cache(maxsize=1 << 12)
def place_misspelled(word: str) -> Placed | None:
    """The one place whose name is very much like this, in a form or not."""
    if len(word) < _SHORTEST_MISSPELLED:
        return None
    near: set[int] = set()
    for base, role in ((word, Role.ANY), *_bases(word)):
        close = get_close_matches(base, GAZETTEER.exact, n=2, cutoff=_LIKENESS)
        near = {GAZETTEER.exact[key] for key in close if len(key) >= _SHORTEST_MISSPELLED}
        if len(near) == 1:
            return Placed(tuple(near), role)
    return None


def _bases(word: str) -> Iterator[tuple[str, Role]]:
    for base, suffix in _cut(word):
        role = names().hungarian.get(suffix, "")
        if role and role != "adjective" and len(suffix) > 1:
            yield base, Role(role)


def names_beginning(word: str, language: str) -> set[int]:
    """Provinces whose name in that language begins like this."""
    return {p.number for p in PROVINCES if key_of(p.names[language]).startswith(word)}
