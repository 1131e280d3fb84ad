"""What each word of a letter does: a place in a role, a power, a verb with its person, a sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ...printed.names import POWER_NUMBER
from ...rules.writing.gazetteer import GAZETTEER
from .lexicon import LANGUAGES, Lexicon, Meant, Person, lexicon
from .places import (
    SHORTEST_BEGINNING,
    Placed,
    Role,
    names_beginning,
    place_beginning,
    place_in,
    place_misspelled,
)
from .tokens import Sign, Token, tokens_of

_NOBODY: Final = -1
#: Of words of everyday that are short for a place too.
_COMMON: Final = "common"
#: Letters that are whole words of short orders, when places or units stand beside them.
_SUPPORT_LETTERS: Final = ("s", "с", "п", "t")
_CONVOY_LETTERS: Final = ("c", "к")
_UNIT_LETTERS: Final = ("a", "f", "а", "ф")
_SHORT_LETTERS: Final = (*_SUPPORT_LETTERS, *_CONVOY_LETTERS, *_UNIT_LETTERS)


class Item(NamedTuple):
    """A phrase of the letter and what it does; of words nobody knows it is empty."""

    start: int
    end: int
    sign: Sign = Sign.WORD
    meant: tuple[Meant, ...] = ()
    provinces: tuple[int, ...] = ()
    role: Role = Role.ANY
    power: int = _NOBODY

    def does(self, *words: str) -> bool:
        return any(meant.does in words for meant in self.meant)

    def person_of(self, *words: str) -> Person | None:
        """By whom, if the phrase does one of these."""
        return next((meant.person for meant in self.meant if meant.does in words), None)

    @property
    def is_known(self) -> bool:
        return bool(self.meant or self.provinces) or self.power >= 0 or self.sign is not Sign.WORD


def language_of(text: str, asked: str) -> str:
    """The language of a letter: by its alphabet and by its words; in doubt the one that is asked."""
    keys = [token.key for token in tokens_of(text) if token.sign is Sign.WORD]
    cyrillic = sum(not key.isascii() for key in keys)
    if cyrillic * 2 >= max(1, len(keys)):
        return "ru"
    points = {
        language: sum(bool(lexicon(language).meant_by(key)) for key in keys) + 0.5 * (language == asked)
        for language in LANGUAGES
        if language != "ru"
    }
    return max(points, key=lambda language: points[language])


def tagged(text: str, language: str) -> tuple[Item, ...]:
    return tuple(_Tagger(tokens_of(text), lexicon(language), language).items())


@dataclass(slots=True)
class _Tagger:
    tokens: tuple[Token, ...]
    words: Lexicon
    language: str

    def items(self) -> list[Item]:
        found: list[Item] = []
        at = 0
        while at < len(self.tokens):
            item, at = self._item(at, found)
            if item is not None:
                found.append(item)
        return found

    def _item(self, at: int, before: list[Item]) -> tuple[Item | None, int]:
        token = self.tokens[at]
        if token.sign is not Sign.WORD:
            return Item(token.start, token.end, token.sign), at + 1
        if (letter := self._letter(at)) is not None:
            return letter, at + 1
        for phrase, after in self._phrases(at):
            end = self.tokens[after - 1].end
            alone = after == at + 1
            placed = place_in(phrase)
            if placed is not None and alone:
                placed = self._may_be_place(at, phrase, placed)
            if placed is not None:
                return self._placed(placed, token.start, end, before), after
            meant = tuple(m for m in self.words.meant_by(phrase) if m.does != _COMMON)
            if meant and not (alone and placed is None and self._is_abbreviation(at, phrase)):
                return _of_words(meant, token.start, end, self._power_role(phrase)), after
        return self._unlisted(at, before), at + 1

    def _phrases(self, at: int) -> list[tuple[str, int]]:
        """Phrases from here, the longest first; a hyphen inside a compound is no sign of its own."""
        found = []
        keys: list[str] = []
        here = at
        while here < len(self.tokens) and len(keys) < max(self.words.longest, 4):
            token = self.tokens[here]
            if token.sign is Sign.WORD:
                keys.append(token.key)
                found.append((" ".join(keys), here + 1))
            elif not (here + 1 < len(self.tokens) and self.tokens[here + 1].is_joined):
                break
            here += 1
        return found[::-1]

    def _letter(self, at: int) -> Item | None:
        """`A Par`, `nth s bur-bel`: single letters count only where an order is written in short."""
        token = self.tokens[at]
        if len(token.key) != 1 or token.key not in _SHORT_LETTERS:
            return None
        after = self._place_at(at + 1)
        if token.key in _UNIT_LETTERS and after and token.is_capital:
            return Item(token.start, token.end, meant=(Meant("unit", Person.BARE),))
        nearby = self._place_at(at - 1) and (after or self._is_unit_letter(at + 1))
        if nearby and token.key in (*_SUPPORT_LETTERS, *_CONVOY_LETTERS):
            does = "support" if token.key in _SUPPORT_LETTERS else "convoy"
            if not (self._is_bare_russian_with(at)):
                return Item(token.start, token.end, meant=(Meant(does, Person.BARE),))
        return None

    def _is_bare_russian_with(self, at: int) -> bool:
        """«с» and «к» are prepositions before a declined word; as orders they stand between short names."""
        return self.tokens[at].key in ("с", "к") and not self.tokens[at].is_capital

    def _is_unit_letter(self, at: int) -> bool:
        return self._place_at(at + 1) and self.tokens[at].key in _UNIT_LETTERS

    def _place_at(self, at: int) -> bool:
        """Could the word there be a place, be it only a short one?"""
        if not 0 <= at < len(self.tokens) or self.tokens[at].sign is not Sign.WORD:
            return False
        key = self.tokens[at].key
        if place_in(key) or (at and place_in(f"{self.tokens[at - 1].key} {key}")):
            return True
        if at + 1 < len(self.tokens) and place_in(f"{key} {self.tokens[at + 1].key}"):
            return True
        known = any(meant.does != _COMMON for meant in self.words.meant_by(key))
        return len(key) >= 3 and not known and place_beginning(key) is not None

    def _is_short_order(self, at: int) -> bool:
        """A dash or the letter of an order beside the word."""
        for beside in (at - 1, at + 1):
            if 0 <= beside < len(self.tokens):
                token = self.tokens[beside]
                if token.sign is Sign.DASH and token.key in ("-", "–", "—", "->", "→", "=>"):
                    return True
                if token.sign is Sign.WORD and token.key in _SHORT_LETTERS:
                    return True
        return False

    def _may_be_place(self, at: int, phrase: str, placed: Placed) -> Placed | None:
        """Everyday words that are also short for a place are one only in short orders; there a beginning
        of a name counts as much as the letters of the map."""
        is_short = self._is_short_order(at)
        if not is_short and not self._is_on_the_way(at) and self._is_common(phrase):
            return None
        if is_short and len(phrase) == 3 and self.language != "en":
            begun = names_beginning(phrase, self.language)
            return Placed(tuple(sorted({*placed.provinces, *begun})), placed.role)
        return placed

    def _is_common(self, phrase: str) -> bool:
        return any(meant.does == _COMMON for meant in self.words.meant_by(phrase))

    def _is_abbreviation(self, at: int, phrase: str) -> bool:
        """«сев-рум»: an everyday word that begins the name of a place, in a short order."""
        return self._is_common(phrase) and self._is_short_order(at) and phrase not in GAZETTEER.exact

    def _is_on_the_way(self, at: int) -> bool:
        """`Con to Sev`, «в рум»: a preposition of the way beside it."""
        before = self.tokens[at - 1] if at else None
        after = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        if before is not None and self.language != "en" and self._leads_to(before):
            return True
        return (
            after is not None and self.language == "en" and self._leads_to(after) and self._place_at(at + 2)
        )

    def _leads_to(self, token: Token) -> bool:
        return any(meant.does == "role:to" for meant in self.words.meant_by(token.key))

    def _placed(self, placed: Placed, start: int, end: int, before: list[Item]) -> Item:
        role = placed.role
        preposition = next((item for item in before[::-1] if not _stands_between(item)), None)
        if preposition is not None and preposition.sign is Sign.WORD and role is not Role.AWAY:
            told = {meant.does.partition(":")[2] for meant in preposition.meant if meant.does[:5] == "role:"}
            role = _with_preposition(placed.with_preposition or role if told else role, told)
        if before and before[-1].sign is Sign.DASH and len(before) > 1 and before[-2].provinces:
            role = Role.TO
            if before[-2].role is not Role.TO:
                before[-2] = before[-2]._replace(role=Role.START)
        return Item(start, end, provinces=placed.provinces, role=role)

    def _power_role(self, phrase: str) -> Role:
        """`Angliával`: with it."""
        return (
            Role.BY if self.language == "hu" and phrase.endswith(("val", "vel", "kal", "kel")) else Role.ANY
        )

    def _unlisted(self, at: int, before: list[Item]) -> Item:
        token = self.tokens[at]
        placed = None
        if len(token.key) >= SHORTEST_BEGINNING or (self._is_short_order(at) and len(token.key) >= 3):
            placed = place_beginning(token.key)
        placed = placed or place_misspelled(token.key)
        if placed is not None:
            return self._placed(placed, token.start, token.end, before)
        return Item(token.start, token.end)


def _stands_between(item: Item) -> bool:
    """Articles, owners and kinds of unit stand between a preposition and its place."""
    return item.does("article", "unit", "your", "my", "yours") or item.power >= 0


def _with_preposition(role: Role, told: set[str]) -> Role:
    """The role of a place after a preposition: the ending decides between where and where to."""
    if not told:
        return role
    if role is Role.BY and Role.FROM in told:
        return Role.OF  # «с Бельгией»: with it, not from it
    if role in (Role.TO, Role.IN, Role.FROM) and role.value in told:
        return role
    for first in (Role.TO, Role.IN, Role.FROM, Role.BY):
        if first.value in told and not (first is Role.TO and role is Role.IN):
            return first
    return role


def _of_words(meant: tuple[Meant, ...], start: int, end: int, role: Role) -> Item:
    powers = [POWER_NUMBER[m.does.partition(":")[2]] for m in meant if m.does.startswith("power:")]
    return Item(start, end, meant=meant, role=role, power=powers[0] if powers else _NOBODY)
