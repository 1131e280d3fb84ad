"""Fluent messages of one language: bundles read once, numbers and lists as the language writes them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from .declension import Forms, case_functions, learn_forms

LANGUAGES: Final = ("en", "ru", "hu")
FALLBACK: Final = "en"
#: British spelling needs British numbers and lists.
_REGIONS: Final = {"en": "en_GB", "ru": "ru_RU", "hu": "hu_HU"}
#: Files that decline names.
_NAMES: Final = "-names.ftl"
_HOUSE: Final = __name__.partition(".")[0]
_MINUS: Final = "\u2212"

Param = str | int | float


class TextMissing(LookupError):
    """A message does not exist in a language, or lacks a parameter."""


def text_files(language: str) -> list[Traversable]:
    """All `.ftl` files of a language, in the order of their names: ours, and those a game has of its own."""
    folders = [files(__package__), *(game / "locale" for game in (files(_HOUSE) / "games").iterdir())]
    found = [
        file
        for folder in folders
        if (folder / language).is_dir()
        for file in (folder / language).iterdir()
        if file.name.endswith(".ftl")
    ]
    return sorted(found, key=lambda file: file.name)


@cache
def _bundle(language: str) -> FluentBundle:
    """All `.ftl` files of a language, in the order of their names."""
    forms: Forms = {}
    bundle = FluentBundle([_REGIONS[language]], functions=case_functions(forms), use_isolating=False)
    for file in text_files(language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        learn_forms(forms, resource)
        bundle.add_resource(resource)
    return bundle


@cache
def name_forms(language: str) -> Forms:
    """The cases of the names of places and nations, by the name itself; only the files of names are read."""
    forms: Forms = {}
    for file in text_files(language):
        if file.name.endswith(_NAMES):
            learn_forms(forms, FluentResource(file.read_text(encoding="utf-8")))
    return forms


class Texts:
    """The texts of one language; strict ones raise TextMissing, others fall back to English or the id."""

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict

    def has(self, message_id: str) -> bool:
        """Does the message exist in this language?"""
        return _bundle(self.language).has_message(message_id)

    def format(self, message_id: str, /, **params: Param) -> str:
        """The message with its parameters filled in."""
        given = {name: self._slot(value) for name, value in params.items()}
        if self.strict:
            return _filled(self.language, message_id, given)
        for language in (self.language, FALLBACK):
            try:
                return _filled(language, message_id, given)
            except TextMissing:
                continue
        return message_id

    def number(self, value: int | float) -> str:
        """A number as the language writes it, with a true minus sign."""
        return format_decimal(value, locale=_REGIONS[self.language]).replace("-", _MINUS)

    def signed(self, value: int | float) -> str:
        """A modifier: it carries its sign, also a plus."""
        return ("+" if value > 0 else "") + self.number(value)

    def list_of(self, items: Iterable[str]) -> str:
        """The items as an enumeration: “a, b and c”."""
        return format_list(list(items), locale=_REGIONS[self.language])

    def _slot(self, value: Param) -> Param:
        # Fluent would write a hyphen; a number below zero is never counted, so it needs no plural.
        return self.number(value) if isinstance(value, int | float) and value < 0 else value


def _filled(language: str, message_id: str, params: dict[str, Param]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        raise TextMissing(f"no message {message_id!r} in {language!r}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise TextMissing(f"message {message_id!r} in {language!r} has no text")
    text, problems = bundle.format_pattern(pattern, params)
    if problems:
        raise TextMissing(f"message {message_id!r} in {language!r}: {problems[0]}")
    return str(text)
