"""Events: what happened, in the past tense, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform, get_type_hints

from .kinds import Kind, kind_of, told_kinds
from .packages import game_of, package_of
from .plain import Plain, PlainDict

E = TypeVar("E", bound="type[Event]")

EVENTS: dict[str, type[Event]] = {}


class Variant(NamedTuple):
    """Another way to tell an event, where a field is empty, zero or false, or where it is not."""

    field: str
    ending: str
    if_empty: bool = True


class Event:
    """Something that happened. Rules record events; clients word them."""

    __slots__ = ()
    event_name: ClassVar[str] = ""
    #: True if it shows something that was hidden: nobody may undo past it.
    reveals: ClassVar[bool] = False
    #: The first that fits adds its ending to the id of the event's sentence.
    variants: ClassVar[tuple[Variant, ...]] = ()
    #: The kinds of its fields and of what else it tells; fields that no sentence speaks of have none.
    kinds: ClassVar[dict[str, Kind]] = {}
    #: Fields that clients are not sent, since something that is told holds them.
    unsent: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> PlainDict:
        """What sentences about it speak of: its fields and what it tells beside them, as clients get it."""
        return {name: _told(getattr(self, name), kind) for name, kind in self.kinds.items()}


def _told(value: object, kind: Kind) -> Plain:
    if callable(value):
        value = value()
    return None if value is None else kind.wire(value)


@dataclass_transform(frozen_default=True)
def event(cls: E) -> E:
    """Make a frozen dataclass of an event and register its name for saving and the wire."""
    # What a class decorator makes has attributes that are given to it only below.
    made: Any = dataclass(frozen=True, slots=True)(cls)
    package = package_of(made.__module__)
    made.event_name = f"{game_of(package)}.{made.__name__}"
    made.kinds = _kinds(made)
    EVENTS[f"{package}.{made.__name__}"] = made
    return made  # type: ignore[no-any-return]


def _kinds(cls: type[Event]) -> dict[str, Kind]:
    hints = get_type_hints(cls, include_extras=True)
    found: dict[str, Kind] = {}
    for field in fields(cls):  # type: ignore[arg-type]
        try:
            found[field.name] = kind_of(hints[field.name])
        except TypeError:
            continue
    return found | told_kinds(cls)


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event with its audience: None means everybody; others see `instead`, or nothing."""

    event: Event
    audience: tuple[str, ...] | None = None
    instead: Event | None = None

    def as_seen_by(self, seat: str | None) -> Event | None:
        """What a seat (None: a spectator) learns of it."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.event
        return self.instead


@event
class DieRolled(Event):
    """A number was drawn for a purpose: counted from 0 over the whole match."""

    number: int
    purpose: str
    bound: int
    result: int
    reveals = True


@event
class RulesChanged(Event):
    """The game goes on by other rules; `back`: from the last safe moment, what came after it is void."""

    old: str
    new: str
    back: bool = False
