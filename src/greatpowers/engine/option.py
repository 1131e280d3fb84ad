"""Answers as values. One declaration gives an option its text both ways, its parts on the wire, its words.

    @option("activate {space} {purpose}")
    class Activate(Option):
        space: Space
        purpose: Literal["move", "attack"]

A part in brackets is written only where its field is not None: `"rebuild {unit}[ at {space}]"`. What a client
should be told beside the fields is a method marked with `kinds.told`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform, get_type_hints

import msgspec

from .errors import UnreadableDecision
from .kinds import Kind, kind_of, told_kinds
from .packages import package_of
from .plain import Plain, PlainDict

Made = TypeVar("Made", bound="type[Option]")
OptionT = TypeVar("OptionT")

#: Package of a game -> verb -> the options that go by it.
OPTIONS: Final[dict[str, dict[str, list[type[Option]]]]] = {}
_FIELD: Final = re.compile(r"\{(\w+)\}")
#: Values of one type whose text is kept.
_MOST_KNOWN: Final = 4096
_OPTIONAL: Final = re.compile(r"\[([^]]*)\]")


@dataclass_transform(frozen_default=True)
class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer to a question: a small value that is equal to its like."""

    #: What it is called on the wire and in the id of its sentence.
    verb: ClassVar[str] = ""
    template: ClassVar[str] = ""
    #: The kinds of its fields and of what else it tells, by name.
    kinds: ClassVar[dict[str, Kind]] = {}
    _pattern: ClassVar[re.Pattern[str]]
    _pieces: ClassVar[tuple[tuple[tuple[str, str], ...], ...]]
    #: Texts and parts of the values of late. They are asked for again and again, and go with their type.
    _texts: ClassVar[dict[Option, str]]
    _sent: ClassVar[dict[Option, PlainDict]]

    @property
    def text(self) -> str:
        """The stable one-line text."""
        known = self._texts
        found = known.get(self)
        if found is None:
            _make_room(known)
            found = known[self] = "".join([self._written(piece) for piece in self._pieces])
        return found

    @property
    def saved(self) -> Plain:
        """What stands for it in a save while it is sealed."""
        return self.text

    def _written(self, piece: tuple[tuple[str, str], ...]) -> str:
        """A stretch of the template; nothing if one of its fields is None."""
        said = ""
        for literal, name in piece:
            said += literal
            if name:
                value = getattr(self, name)
                if value is None:
                    return ""
                said += self.kinds[name].write(value)
        return said

    def parts(self) -> PlainDict:
        """What it is about, for clients: its fields and what it tells, by name."""
        return {name: self._part(name, kind) for name, kind in self.kinds.items()}

    def parts_to_send(self) -> PlainDict:
        """The same, made once and not to be changed."""
        known = self._sent
        found = known.get(self)
        if found is None:
            _make_room(known)
            found = known[self] = self.parts()
        return found

    def _part(self, name: str, kind: Kind) -> Plain:
        value = getattr(self, name)
        if callable(value):
            value = value()
        return None if value is None else kind.wire(value)

    @classmethod
    def matched(cls, words: str) -> dict[str, str] | None:
        """The texts of its fields, if these words have its form; spaces and capitals are in order already."""
        found = cls._pattern.fullmatch(words)
        return (
            None if found is None else {n: part for n, part in found.groupdict().items() if part is not None}
        )

    @classmethod
    def of_parts(cls, state: object, parts: dict[str, str]) -> Option:
        """The option with these texts of its fields; raises UnreadableDecision."""
        return cls(**{name: cls.kinds[name].read(state, text) for name, text in parts.items()})


def option(template: str, says: str = "") -> Callable[[Made], Made]:
    """Give an option its text. `says` is its verb, if that is not the words the text begins with."""

    def enter(cls: Made) -> Made:
        hints = get_type_hints(cls, include_extras=True)
        kinds = {name: kind_of(hints[name]) for name in cls.__struct_fields__} | told_kinds(cls)
        cls.kinds, cls.template = kinds, template
        cls.verb = says or "-".join(_FIELD.split(template)[0].replace("[", " ").split())
        cls._pieces = tuple(_pieces(template))
        cls._pattern = re.compile(_pattern(template, kinds))
        cls._texts, cls._sent = {}, {}
        _register(cls)
        return cls

    return enter


def _make_room(known: dict[Option, Any]) -> None:
    if len(known) >= _MOST_KNOWN:
        known.clear()


def _register(cls: type[Option]) -> None:
    alike = OPTIONS.setdefault(package_of(cls.__module__), {}).setdefault(cls.verb, [])
    names = {name: kind.name for name, kind in cls.kinds.items()}
    for other in alike:
        same = {name: kind.name for name, kind in other.kinds.items()}
        assert same == names, f"two options go by {cls.verb!r} and are about different things"
    alike.append(cls)


def _pieces(template: str) -> Iterable[tuple[tuple[str, str], ...]]:
    """Stretches of the template, those in brackets apart; each as literals with the field after them."""
    for stretch in _OPTIONAL.split(template):
        if stretch:
            bits = _FIELD.split(stretch)
            names = [*bits[1::2], ""]
            yield tuple(
                (literal, name) for literal, name in zip(bits[::2], names, strict=True) if literal or name
            )


def _pattern(template: str, kinds: dict[str, Kind]) -> str:
    def form(stretch: str) -> str:
        bits = _FIELD.split(stretch)
        return "".join(
            f"(?P<{bit}>{kinds[bit].pattern})" if nth % 2 else re.escape(bit) for nth, bit in enumerate(bits)
        )

    stretches = _OPTIONAL.split(template)
    return "".join(f"(?:{form(one)})?" if nth % 2 else form(one) for nth, one in enumerate(stretches))


def read_alone(package: str, text: str) -> Option | None:
    """The option of a game with this text, without the question it answered; None if nobody can tell."""
    words = " ".join(text.split()).casefold()
    for option_type in (one for alike in OPTIONS.get(package, {}).values() for one in alike):
        parts = option_type.matched(words)
        if parts is None:
            continue
        try:
            return option_type.of_parts(None, parts)
        except UnreadableDecision:
            continue
    return None
