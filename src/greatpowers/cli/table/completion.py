"""Completing what is being typed: orders as the game offers them, commands and their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...games.shared.terminal import Suggestion

#: How what is typed can go on as an order or option.
Offering = Callable[[str], list[Suggestion]]


def word_suggestions(typed: str, words: Iterable[str]) -> list[Suggestion]:
    """Words that begin like the text."""
    begun = typed.lstrip()
    return [
        Suggestion(word, len(begun))
        for word in words
        if word.casefold().startswith(begun.casefold()) and word.casefold() != begun.casefold()
    ]


@dataclass(frozen=True, slots=True)
class Prompting:
    """All that can be typed at a prompt: legal orders, commands, and the words some commands take."""

    orders: Offering
    commands: Sequence[str]
    #: Command -> words that may follow it.
    words: Mapping[str, Sequence[str]]
    #: Commands that are followed by an order.
    before_orders: Sequence[str]
    #: Every word for a command, in any language -> the command.
    meaning_of: Mapping[str, str]

    def suggestions(self, typed: str) -> list[Suggestion]:
        """What Tab offers for the text before the cursor."""
        first, blank, rest = typed.lstrip().partition(" ")
        known = self.meaning_of.get(first.casefold(), "")
        if blank and known in self.words:
            return word_suggestions(rest, self.words[known])
        if blank and known in self.before_orders:
            return self.orders(rest)
        found = self.orders(typed)
        if blank or _has_separator(typed):
            return found
        return found + word_suggestions(typed, self.commands)


def _has_separator(typed: str) -> bool:
    return any(mark in typed for mark in ";,\n")
