"""Names people go by: fit to be shown, and not to be mistaken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ..problems import Problem

LONGEST_NAME: Final = 40
_LONGEST_KEY: Final = 160

#: Controls, marks of direction, halves of characters and everything that has no shape of its own.
_NO_SHAPE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"))
#: Letters and marks by their category, but nothing is seen of them.
_BLANK: Final = frozenset(
    chr(code)
    for code in (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)
#: How a picture is drawn is left to whoever shows it.
_DROPPED: Final = {0xFE0E: None, 0xFE0F: None}
#: Alphabets that are written in one word.
_WRITTEN_TOGETHER: Final = dict.fromkeys(
    ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"), "Han"
)
#: Letters without an alphabet.
_ANY_ALPHABET: Final = frozenset(("MODIFIER", "COMBINING"))

#: Letters of other alphabets and the Latin ones they look like; then signs that stand for each other.
_ALIKE: Final = str.maketrans(
    "АаВвЕеЁёЗзІіЇїЈјКкМмНнОоРрСсТтУуХхЅѕһԁԛԝѵЬьГгґӏӀбүҮΑαΒΕεΖΗηΙιΚκΜμΝνΟοΡρΤτΥυΧχıɑɡI1|0‐‑‒–—−’‘ʼ`´·•․",
    "AaBbEeËë33liÏïJjKkMmHhOoPpCcTtYyXxSshdqwvbbrrrll6yY"
    "AaBEeZHnliKkMuNvOoPpTtYuXx"
    "iagllo" + "o------" + "'''''" + "...",
)
_ALIKE_TOGETHER: Final = (("rn", "m"), ("vv", "w"))


def sign_in_name(name: str) -> str:
    """How names are compared: no difference of case, width or spacing."""
    return in_one_line(unicodedata.normalize("NFKC", name).casefold())[:_LONGEST_KEY]


def likeness(name: str) -> str:
    """The same for names that look the same."""
    folded = unicodedata.normalize("NFKC", name).translate(_ALIKE).casefold()
    seen = "".join(folded.split())
    for letters, letter in _ALIKE_TOGETHER:
        seen = seen.replace(letters, letter)
    return seen[:_LONGEST_KEY]


def in_one_line(text: str) -> str:
    """A text with single blanks, and without what only says how a picture is drawn."""
    return " ".join(text.translate(_DROPPED).split())


def checked_name(name: str) -> str:
    """A name fit to be shown."""
    shown = in_one_line(unicodedata.normalize("NFKC", name))
    if not shown or len(shown) > LONGEST_NAME:
        raise Problem(
            422, "name-length", f"a name has 1 to {LONGEST_NAME} characters", params={"longest": LONGEST_NAME}
        )
    if not is_shown(shown):
        raise Problem(422, "name-characters", "the name holds a character that cannot be shown")
    if any(len(_alphabets(word)) > 1 for word in re.split(r"[\W\d_]+", shown)):
        raise Problem(422, "name-mixed", "the name mixes alphabets in one word")
    return shown


def is_shown(text: str) -> bool:
    """Can everything in a line be seen, with marks only on letters and no piles of them?"""
    categories = [unicodedata.category(letter) for letter in text]
    if any(category in _NO_SHAPE for category in categories) or not _BLANK.isdisjoint(text):
        return False
    is_mark = [category.startswith("M") for category in categories]
    stands_alone = any(
        mark and not before.startswith(("L", "M", "N"))
        for before, mark in zip(["Zs", *categories], is_mark, strict=False)
    )
    piled_up = any(all(is_mark[place : place + 3]) for place in range(len(is_mark) - 2))
    return not stands_alone and not piled_up


def _alphabets(word: str) -> set[str]:
    """The alphabets the letters of a word are from."""
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}
    return {_WRITTEN_TOGETHER.get(script, script) for script in found - _ANY_ALPHABET}
