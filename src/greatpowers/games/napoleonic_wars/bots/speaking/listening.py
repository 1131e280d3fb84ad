"""What a public line of a person asks for, as far as simple sentences say it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from .....locale import LANGUAGES, Texts
from ...printed.names import NATIONS
from ...words.names import nation_name

Wish = Literal["help", "peace", "attack"]
WISHES: Final[tuple[Wish, ...]] = ("help", "peace", "attack")
#: Endings change with the case: so much of a name is enough.
_STEM: Final = 4
_WORD: Final = re.compile(r"[^\W\d_]+")


def wish_of(text: str) -> Wish | None:
    """The first thing of those known that is asked for."""
    words = _words(text)
    for wish in WISHES:
        if any(word.startswith(_stems()[wish]) for word in words):
            return wish
    return None


def nations_named(text: str) -> list[str]:
    """Nations by their names in any language, in the order of the text."""
    found = (nation for word in _words(text) for nation in NATIONS if word.startswith(_names()[nation]))
    return list(dict.fromkeys(found))


def is_to_all(text: str) -> bool:
    """Does it call on everybody?"""
    return any(word.startswith(_stems()["all"]) for word in _words(text))


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


@cache
def _stems() -> Mapping[str, tuple[str, ...]]:
    """Beginnings of words by what they mean, of all languages."""
    read = tomllib.loads(files(__package__).joinpath("words.toml").read_text(encoding="utf-8"))
    return {
        meaning: tuple(stem for stems in found.values() for stem in stems) for meaning, found in read.items()
    }


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    texts = [Texts(language) for language in LANGUAGES]
    return {
        nation: tuple({nation_name(text, nation).casefold()[:_STEM] for text in texts}) for nation in NATIONS
    }
