"""What was said so far, and when: all that a player that talks must know beside its view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .....engine.events import Event
from ...state.events.war import ImpulseBegan, ImpulsePassed, PressSent, TurnBegan


@dataclass(frozen=True, slots=True)
class Line:
    """Words to all: whose, in which turn, and how many Impulses there had been."""

    seat: str
    text: str
    turn: int
    impulse: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Everything that was said, and the present moment."""

    lines: tuple[Line, ...] = ()
    turn: int = 0
    impulse: int = 0


def chronicle_of(events: Iterable[Event]) -> Chronicle:
    """The talk of a match from what has happened in it."""
    lines: list[Line] = []
    turn = impulse = 0
    for event in events:
        match event:
            case TurnBegan():
                turn = event.turn
            case ImpulseBegan() | ImpulsePassed():
                impulse += 1
            case PressSent():
                lines.append(Line(event.seat, event.text, turn, impulse))
            case _:
                pass
    return Chronicle(tuple(lines), turn, impulse)
