"""Letters: case, diacritics, Russian endings and look-alikes of the other alphabet. [2.7]"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .....engine.errors import Refusal, UnreadableDecision

#: Longer than any order in words; what is longer is not looked at.
LONGEST_ORDER: Final = 200

_WORD = re.compile(r"[^\W_]+")
_FORBIDDEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_INVISIBLE = re.compile(r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
#: Stands for what cannot be shown; no order has it.
_UNREADABLE: Final = "\ufffd"
_RUSSIAN_ENDINGS: Final = "аеиоуыэюяь"
#: One letter stands for all that look like it; `н` is printed for both n and h, so these fall together.
_LOOK_ALIKES: Final = str.maketrans("авекмнорстухгіѕјh", "abekmnopctyxrisjn")


def cleaned(text: str) -> str:
    """The text as people see it; too long ones and control characters are refused."""
    if len(text) > LONGEST_ORDER:
        said: dict[str, str | int] = {"length": len(text), "limit": LONGEST_ORDER}
        raise UnreadableDecision(Refusal("order-too-long", "2.1", said))
    forbidden = _FORBIDDEN.search(text)
    if forbidden:
        said = {"code": f"U+{ord(forbidden[0]):04X}", "position": forbidden.start() + 1}
        raise UnreadableDecision(Refusal("order-control-character", "2.1", said))
    return unicodedata.normalize("NFKC", _INVISIBLE.sub("", text)).strip()


def quoted(text: str) -> str:
    """A text nobody can read, as it is kept and shown: still unreadable, but safe and not too long."""
    shown = _FORBIDDEN.sub(_UNREADABLE, text)
    return shown if len(shown) <= LONGEST_ORDER else shown[: LONGEST_ORDER - 1] + _UNREADABLE


def fold(text: str) -> str:
    """The text without case and diacritics: ё is е, ö is o."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def key_of(name: str) -> str:
    """The name as it is looked up: folded words with single blanks, without hyphens and dots."""
    return " ".join(_WORD.findall(fold(name)))


def looks_of(key: str) -> str:
    """What the key looks like on paper, whichever alphabet was used."""
    return key.translate(_LOOK_ALIKES)


def stem_of(word: str) -> str:
    """A Russian word without its case ending."""
    return word.rstrip(_RUSSIAN_ENDINGS)
