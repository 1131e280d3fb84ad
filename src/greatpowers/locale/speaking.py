"""Options and events into sentences, by the kinds of what they speak of. A game gives its names, no more.

The browser does the same in `web/src/i18n/speaking.ts`, with the tables of kinds that are generated for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from ..engine.events import Event
from ..engine.option import Option
from ..engine.plain import Plain, PlainObject, plain_list
from .texts import Param, Texts

#: Several things said of one value: the empty name is its own word, the others stand beside it (`unit_kind`).
Facets = Mapping[str, Param]
#: How a value of one kind is put into words; each kind is sent in its own form.
Speaker = Callable[[Texts, Any], "Param | Facets"]
#: What stands for an empty list.
NOTHING: Final = "–"
#: Marks a kind of which there may be several.
SEVERAL: Final = "*"


class Voice:
    """One game's way of speaking: the prefix of its messages, and a speaker for each of its kinds.

    The speaker of `space*` speaks of several spaces at once; without one they are told one by one.
    """

    def __init__(self, prefix: str, speakers: Mapping[str, Speaker]) -> None:
        self.prefix = prefix
        self.speakers = {**_COMMON, **speakers}

    def option(self, texts: Texts, option: Option) -> str:
        """An answer in words."""
        kinds = {name: kind.name for name, kind in option.kinds.items()}
        return self.sentence(texts, f"{self.prefix}-do-{option.verb}", option.parts(), kinds)

    def event(self, texts: Texts, event: Event) -> str:
        """What happened, in one line."""
        parts = event.parts()
        kinds = {name: kind.name for name, kind in event.kinds.items()}
        return capital(self.sentence(texts, self.message(event, parts), parts, kinds))

    def message(self, event: Event, parts: PlainObject) -> str:
        """The id of an event's sentence."""
        words = dashed(event.event_name.rpartition(".")[2])
        fitting = (one.ending for one in event.variants if bool(parts[one.field]) is not one.if_empty)
        return f"{self.prefix}-event-{words}{next(fitting, '')}"

    def sentence(self, texts: Texts, message: str, parts: PlainObject, kinds: Mapping[str, str]) -> str:
        """A message with its parts in words; parts that are missing are left out."""
        said: dict[str, Param] = {}
        for name, value in parts.items():
            if value is not None:
                said |= facets(name, self.spoken(texts, kinds.get(name, "word"), value))
        return texts.format(message, **said)

    def said(self, texts: Texts, kind: str, value: Plain) -> Param:
        """One value in words."""
        said = self.spoken(texts, kind, value)
        return said[""] if isinstance(said, Mapping) else said

    def spoken(self, texts: Texts, kind: str, value: Plain) -> Param | Facets:
        """The same with what stands beside its own word."""
        speaker = self.speakers.get(kind)
        if speaker is not None:
            return speaker(texts, value)
        if kind.endswith(SEVERAL):
            one = kind.removesuffix(SEVERAL)
            items = plain_list(value) if value else ()
            return texts.list_of(str(self.said(texts, one, item)) for item in items) if items else NOTHING
        return str(value)


def facets(name: str, said: Param | Facets) -> dict[str, Param]:
    """What is said of a value, under its name and beside it."""
    if not isinstance(said, Mapping):
        return {name: said}
    return {f"{name}_{facet}" if facet else name: word for facet, word in said.items()}


def dashed(name: str) -> str:
    """`TurnBegan` as `turn-began`."""
    return "-".join(re.findall("[A-Z][a-z]+", name)).lower()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def select(message: str, name: str) -> Speaker:
    """Words that one message chooses by the value."""
    return lambda texts, value: texts.format(message, **{name: value})


_COMMON: Final[Mapping[str, Speaker]] = {
    "number": lambda _texts, value: value,
    "yes": lambda _texts, value: "yes" if value else "no",
    "signed": lambda texts, value: texts.signed(value),
}
