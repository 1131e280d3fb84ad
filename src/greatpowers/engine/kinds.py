"""Kinds of things that options and events speak of: how a value is written, read, sent, and spoken of.

A kind hangs on a type: `kind(Space, "space", write=…, read=…)` after `Space = NewType("Space", int)`. Where a
field has that type, texts, wire and words know what to do with it. Numbers and words need no kind.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import Refusal, UnreadableDecision
from .plain import Plain

M = TypeVar("M", bound=Callable[..., object])
#: How values of one type are written, sent to a client, and found with the state at hand.
#: Each kind takes and gives its own type, which a field that has the kind has too.
Write = Callable[[Any], str]
Wire = Callable[[Any], Plain]
Find = Callable[[Any, str], Any]
#: What parts of one text are divided by, unless a field says otherwise.
COMMA: Final = ", "


@dataclass(frozen=True, slots=True)
class Separated:
    """`Annotated[tuple[Space, ...], Separated(" ")]`: the parts of this field are divided by this."""

    by: str


@dataclass(frozen=True, slots=True)
class Kind:
    """How values of one type are written, read from a text with the state at hand, and sent to a client."""

    #: What those who put it into words call it.
    name: str
    write: Write
    read: Find
    #: What a client gets; mostly the text.
    wire: Wire
    #: What a text of it looks like, as a regular expression.
    pattern: str = r"\S+"


def kind(
    type_: Any,  # no type has the attribute that is hung on it here
    name: str,
    *,
    write: Write = str,
    read: Callable[[str], object] = str,
    find: Find | None = None,
    wire: Wire | None = None,
    pattern: str = r"\S+",
) -> None:
    """Hang a kind on a type, a NewType mostly. `find` reads with the state at hand, `read` without."""
    # Kept with the type and not beside it: an edition of a game may be put away with all its types.
    type_.__kind__ = Kind(name, write, find or _stateless(read), wire or write, pattern)


def _stateless(read: Callable[[str], object]) -> Find:
    return lambda _state, text: read(text)


def kind_of(hint: object) -> Kind:
    """The kind of a field by its type; types nobody knows are an error when the class is made."""
    if own := getattr(hint, "__kind__", None):
        found: Kind = own
        return found
    if hint is int:
        return Kind("number", str, _stateless(int), int, r"[-+]?\d+")
    if hint is str:
        return Kind("word", str, _stateless(str), str)
    if hint is bool:
        return Kind("yes", lambda yes: "yes" if yes else "no", _stateless("yes".__eq__), bool, "yes|no")
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _words(tuple(hint), hint)
    return _composed(hint)


def _composed(hint: object) -> Kind:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _words(args, str)
    if origin is Annotated:
        by = next((mark.by for mark in args[1:] if isinstance(mark, Separated)), COMMA)
        return _several(kind_of(get_args(args[0])[0]), by)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _several(kind_of(args[0]), COMMA)
    if origin in (Union, types.UnionType) and type(None) in args:
        (inner,) = (arg for arg in args if arg is not type(None))
        return kind_of(inner)
    raise TypeError(f"{hint!r} is of no known kind: hang one on it with kind()")


def _words(words: Sequence[str], type_: Callable[[str], object]) -> Kind:
    """A closed set of words; longer ones are tried first."""
    pattern = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return Kind("word", str, _stateless(type_), str, pattern)


def _several(one: Kind, by: str) -> Kind:
    """Several values of a kind in one text."""

    def read(state: object, text: str) -> tuple[object, ...]:
        return tuple(one.read(state, part.strip()) for part in text.split(by.strip() or None))

    return Kind(
        f"{one.name}*",
        lambda values: by.join(one.write(value) for value in values),
        read,
        lambda values: [one.wire(value) for value in values],
        r".+?",
    )


def told(method: M) -> M:
    """Mark a method of an option or event as something clients are told beside its fields."""
    method.__is_told__ = True  # type: ignore[attr-defined]
    return method


def told_kinds(cls: type) -> dict[str, Kind]:
    """What a class tells beside its fields, and of what kind each is."""
    found = {name: value for base in reversed(cls.__mro__) for name, value in vars(base).items()}
    methods = {name: value for name, value in found.items() if getattr(value, "__is_told__", False)}
    return {
        name: kind_of(get_type_hints(method, include_extras=True)["return"])
        for name, method in methods.items()
    }


def unreadable(text: str) -> UnreadableDecision:
    """Nobody can tell what this text means here."""
    return UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
