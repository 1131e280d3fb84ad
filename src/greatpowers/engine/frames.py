"""Flow as data: procedures with steps, choices with their effects, several choices at once.

Frames are immutable values; the place reached in a procedure and sealed answers are kept by the state.
So a state can be copied, saved and resumed at any choice by copying two short lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from .errors import Refusal, UnreadableDecision
from .packages import game_of, package_of

if TYPE_CHECKING:
    from .chance import Stream
    from .state import GameState

F = TypeVar("F", bound="type[Frame]")
S = TypeVar("S", bound=Callable[..., Any])


class Next(Enum):
    """What a step may answer: do me again, or leave the procedure."""

    REPEAT = "repeat"
    LEAVE = "leave"


REPEAT, LEAVE = Next.REPEAT, Next.LEAVE


class Frame:
    """Anything that can stand on the stack."""

    __slots__ = ()


class Procedure(Frame):
    """Steps in the order of the rulebook; each may push further frames with `state.then`."""

    __slots__ = ()
    steps: ClassVar[tuple[str, ...]] = ()


class Choice(Frame):
    """A question to one seat. Subclasses have a field `seat`."""

    __slots__ = ()
    #: Ask even if only one option is left, where not being asked would tell a secret.
    always_ask: ClassVar[bool] = False
    seat: str

    def options(self, state: Any) -> Sequence[Any]:
        """What the seat may answer; a compound choice returns its own description instead."""
        raise NotImplementedError(f"{type(self).__name__} lists no options")

    def chosen(self, state: Any, option: Any) -> None:
        """Carry the answer out."""
        raise NotImplementedError(f"{type(self).__name__} has no effect")

    def write(self, option: Any) -> str:
        """The stable one-line text of an option."""
        return str(option)

    def read(self, state: Any, text: str) -> Any:
        """The option with this text; refuses what cannot be read as any option."""
        wanted = " ".join(text.split()).casefold()
        for option in self.options(state):
            if self.write(option).casefold() == wanted:
                return option
        raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))

    def refuse(self, state: Any, option: Any) -> Refusal | None:
        """Why this option is not allowed now; None if it is."""
        return None if option in self.options(state) else Refusal("decision-not-offered")

    def may_change(self, state: Any) -> bool:
        """May the seat replace or withdraw its sealed answer while others still think?"""
        return True

    def sample(self, offer: Any, stream: Stream) -> Any:
        """Some legal answer, for random play; works on what `options` returned."""
        return stream.pick(offer)


@dataclass(frozen=True, slots=True)
class Together(Frame):
    """Several seats answer at once; answers stay sealed until the last one is in."""

    choices: tuple[Choice, ...]


def step(method: S) -> S:
    """Mark a method of a procedure as one of its steps."""
    method.__is_step__ = True  # type: ignore[attr-defined]
    return method


FRAMES: dict[str, type[Frame]] = {"Together": Together}


@dataclass_transform(frozen_default=True)
def frame(cls: F) -> F:
    """Make a frozen dataclass of a procedure or choice and register it for saving."""
    steps = tuple(name for name, value in vars(cls).items() if getattr(value, "__is_step__", False))
    made: Any = dataclass(frozen=True, slots=True)(cls)
    if steps:
        made.steps = steps
    name = made.__qualname__
    package = package_of(made.__module__)
    made.frame_name = f"{game_of(package)}.{name}"
    registered = f"{package}.{name}"
    # A saved game finds its frames by name: two of one name would be mistaken for each other.
    assert registered not in FRAMES, f"there are two frames called {registered}"
    FRAMES[registered] = made
    return made  # type: ignore[no-any-return]


def run_step(frame: Procedure, index: int, state: GameState) -> Next | None:
    """Do one step and report what it asks for."""
    answer: Next | None = getattr(frame, frame.steps[index])(state)
    return answer
