"""Lasting effects as values with a span: what is in force, about what, and until when.

    @effect("turn.armistice:{first}-{second}", lasts=Span.TURN, unordered=True)
    class Armistice(NwEffect):
        first: Nation
        second: Nation

A game derives a base of its own from `Effect`, and its effects from that. Fields without a default say what
an effect is about: there is one of a kind about the same. A field with a default is the number that stands
with it. In a save an effect is its name, written by its template, with its number; nobody else reads names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import ClassVar, Final, Self, TypeVar, get_type_hints

import msgspec

from .errors import UnreadableDecision
from .kinds import Kind, kind_of

Made = TypeVar("Made", bound="type[Effect]")
E = TypeVar("E", bound="Effect")
#: The kind of an effect and what it is about.
Key = tuple[object, ...]
_FIELD: Final = re.compile(r"\{(\w+)\}")


class Span(StrEnum):
    """How long an effect lasts, unless its card ends it before."""

    IMPULSE = "impulse"
    ROUND = "round"
    TURN = "turn"
    GAME = "game"


class Effect(msgspec.Struct, frozen=True, gc=False):
    """Something in force. A game's own base has `known`, the effects of the game."""

    lasts: ClassVar[Span]
    #: How its name is written.
    template: ClassVar[str] = ""
    #: What it is about stands in no order: two that are enemies, the two ends of a line.
    unordered: ClassVar[bool] = False
    #: The names and kinds of what it is about; the field of its number, if it has one.
    about: ClassVar[dict[str, Kind]] = {}
    counted: ClassVar[str] = ""
    known: ClassVar[list[type[Effect]]]
    _pattern: ClassVar[re.Pattern[str]]

    @property
    def key(self) -> Key:
        """Two effects with one key cannot be in force together."""
        return key_of(type(self), tuple(getattr(self, name) for name in self.about))

    @property
    def name(self) -> str:
        """What it is called in saves, positions and events."""
        texts = [kind.write(getattr(self, name)) for name, kind in self.about.items()]
        if self.unordered:
            texts.sort()
        return self.template.format(**dict(zip(self.about, texts, strict=True)))

    @property
    def number(self) -> int:
        """The number that stands with it in a save."""
        return int(getattr(self, self.counted)) if self.counted else 1

    @classmethod
    def with_number(cls, about: Mapping[str, object], number: int) -> Self:
        """The effect about this, with its number out of a save."""
        return cls(**about, **({cls.counted: number} if cls.counted else {}))

    @classmethod
    def head(cls) -> str:
        """Its name without what it is about."""
        return cls.template.partition("{")[0].rstrip(":")


def effect(template: str, lasts: Span, *, unordered: bool = False) -> Callable[[Made], Made]:
    """Give an effect its name and span, and enter it among those of its game."""

    def enter(cls: Made) -> Made:
        hints = get_type_hints(cls, include_extras=True)
        optional = len(cls.__struct_defaults__)
        required = cls.__struct_fields__[: len(cls.__struct_fields__) - optional]
        cls.about = {name: kind_of(hints[name]) for name in required}
        cls.counted = cls.__struct_fields__[-1] if optional == 1 else ""
        cls.template, cls.lasts, cls.unordered = template, lasts, unordered
        bits = _FIELD.split(template)
        form = (f"(?P<{b}>{cls.about[b].pattern})" if n % 2 else re.escape(b) for n, b in enumerate(bits))
        cls._pattern = re.compile("".join(form))
        cls.known.append(cls)
        return cls

    return enter


def key_of(kind: type[Effect], about: tuple[int | str, ...]) -> Key:
    """What an effect of this kind about this is found by."""
    return (kind, *sorted(about)) if kind.unordered else (kind, *about)


def read_effect(base: type[Effect], state: object, name: str, number: int) -> Effect | None:
    """The effect of a game with this name and number; None if it knows none."""
    for kind in base.known:
        found = kind._pattern.fullmatch(name)
        if found is not None:
            try:
                about = {part: kind.about[part].read(state, text) for part, text in found.groupdict().items()}
            except UnreadableDecision:
                return None
            return kind.with_number(about, number)
    return None


class Lasting:
    """What is in force, in the order in which it began: a value; a change makes another one."""

    __slots__ = ("_by_key",)

    def __init__(self, effects: Mapping[Key, Effect] | None = None) -> None:
        self._by_key: Mapping[Key, Effect] = effects if effects is not None else {}

    @classmethod
    def of(cls, *effects: Effect) -> Lasting:
        return cls({one.key: one for one in effects})

    def __bool__(self) -> bool:
        return bool(self._by_key)

    def __iter__(self) -> Iterator[Effect]:
        return iter(self._by_key.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lasting) and self._numbers() == other._numbers()

    def __hash__(self) -> int:
        return hash(frozenset(self._by_key))

    def _numbers(self) -> dict[Key, int]:
        """What is in force about what: two that stand in no order are the same either way."""
        return {key: one.number for key, one in self._by_key.items()}

    def __repr__(self) -> str:
        return f"Lasting.of({', '.join(map(repr, self))})"

    def find(self, kind: type[E], *about: int | str) -> E | None:
        """The effect of this kind about this, if it is in force."""
        found = self._by_key.get(key_of(kind, about))
        return found if isinstance(found, kind) else None

    def has(self, kind: type[Effect], *about: int | str) -> bool:
        return key_of(kind, about) in self._by_key

    def has_any(self, *kinds: type[Effect]) -> bool:
        """Is an effect of one of these kinds in force, whatever it is about?"""
        return any(key[0] in kinds for key in self._by_key)

    def every(self, kind: type[E]) -> list[E]:
        """All effects of a kind."""
        return [one for one in self._by_key.values() if isinstance(one, kind)]

    def lasting(self, span: Span) -> list[Effect]:
        """All that end with this span."""
        return [one for one in self._by_key.values() if one.lasts is span]

    def with_effect(self, effect: Effect) -> Lasting:
        """This one too, in place of one of its kind about the same."""
        return Lasting({**self._by_key, effect.key: effect})

    def without(self, *effects: Effect) -> Lasting:
        gone = {one.key for one in effects}
        return Lasting({key: one for key, one in self._by_key.items() if key not in gone})

    def saved(self) -> dict[str, int]:
        """Names with their numbers."""
        return {one.name: one.number for one in self}
