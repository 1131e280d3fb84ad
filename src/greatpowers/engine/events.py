"""Events: what happened, in the past tense, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

from .packages import game_of, package_of

E = TypeVar("E", bound="type[Event]")

EVENTS: dict[str, type[Event]] = {}


class Event:
    """Something that happened. Rules record events; clients word them."""

    __slots__ = ()
    event_name: ClassVar[str] = ""
    #: True if it shows something that was hidden: nobody may undo past it.
    reveals: ClassVar[bool] = False


@dataclass_transform(frozen_default=True)
def event(cls: E) -> E:
    """Make a frozen dataclass of an event and register its name for saving and the wire."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    package = package_of(made.__module__)
    made.event_name = f"{game_of(package)}.{made.__name__}"
    EVENTS[f"{package}.{made.__name__}"] = made
    return made  # type: ignore[no-any-return]


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
