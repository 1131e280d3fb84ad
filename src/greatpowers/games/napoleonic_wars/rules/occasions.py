"""Occasions: what happens in one chapter and concerns others, below all of them.

Whoever has something to do about an occasion enters it with `@on`; whoever brings it about calls `happen` and
knows nobody. An occasion is a value; where it waits for the steps before it, it is a frame on the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from ....engine.frames import Procedure, frame, step
from ..printed.ids import Area, Nation, Place
from ..printed.names import NO_NATION, NOWHERE
from ..state.fights import Entry, Force
from ..state.state import State

OccasionT = TypeVar("OccasionT")
#: What somebody does about an occasion.
Answer = Callable[[State, OccasionT], None]

_ENTERED: Final[dict[type, list[Answer[Any]]]] = {}


def on(occasion: type[OccasionT]) -> Callable[[Answer[OccasionT]], Answer[OccasionT]]:
    """Enter what is done whenever such an occasion comes."""

    def enter(answer: Answer[OccasionT]) -> Answer[OccasionT]:
        _ENTERED.setdefault(occasion, []).append(answer)
        return answer

    return enter


def happen(state: State, occasion: object) -> None:
    """The occasion has come: everything that was entered for it is done, or called before the next step."""
    for answer in _ENTERED[type(occasion)]:
        answer(state, occasion)


@dataclass(frozen=True, slots=True)
class ImpulseBegun:
    """An Impulse has begun and no card was played in it yet. [5.11]"""

    nation: Nation


@dataclass(frozen=True, slots=True)
class ImpulsePlayed:
    """All cards and sieges of an Impulse are done. [5.11]"""

    nation: Nation


@dataclass(frozen=True, slots=True)
class ImpulseClosed:
    """An Impulse is over, and what was for it alone with it. [5.5]"""

    nation: Nation


@dataclass(frozen=True, slots=True)
class ForeignWarEnded:
    """A Foreign War is over and its pieces are back. [7.6]"""

    card: str


#: What has just happened or is about to: what a window is opened for, and what a seat may pass over.
WINDOWS: Final = (
    "impulse",  # an Impulse has begun
    "card",  # an event was announced and is about to be carried out
    "consul",  # a Consul was moved; place and origin are the row and box it came from
    "move",  # a force has entered an area, before attrition and battle
    "roll",  # an interception, evasion or patrol was declared and is about to be rolled
    "intercept",  # interceptions into an area were tried
    "evade",  # a force may be about to fight and could evade
    "battle",  # a battle or siege round is about to be rolled
    "retreat",  # a beaten force has retreated
    "aftermath",  # a battle is over
    "fleet",  # a fleet has entered a Zone or port
    "convoy",  # a Convoy has entered a Zone
)
#: Steps in which nothing the seat holds fits.
IDLE: Final = "idle"
#: What a seat may be passed over in.
PASSED_OVER: Final = (*WINDOWS, IDLE)


def window(
    state: State,
    kind: str,
    *,
    nation: Nation = NO_NATION,
    place: Place = NOWHERE,
    origin: int = -1,
    card: str = "",
) -> None:
    """Ask for Responses before the next step: what happened, to which nation, where, coming from where.
    Outside Impulses nobody responds. [6.14]"""
    assert kind in WINDOWS
    if state.active != NO_NATION:
        state.then(ResponseWindow(kind, nation, place, origin, card))


@frame
class ResponseWindow(Procedure):
    """What has happened; the seats are asked from the active one on in track order. [6.14]"""

    kind: str
    nation: Nation
    place: Place
    origin: int
    card: str

    @step
    def ask(self, state: State) -> None:
        happen(state, self)


@frame
class Fight(Procedure):
    """A force is in an area with enemies or beside them: they may evade or intercept, then there is battle.

    `origin` is where it came from, -1 for none; `battery`: what guns ashore eliminated and disrupted of it.
    """

    nation: Nation
    area: Area
    origin: Area
    force: Force
    landing: bool = False
    battery: tuple[int, int] = (0, 0)

    @step
    def meet(self, state: State) -> None:
        entry = Entry(self.nation, self.area, self.origin, self.force)
        state.then(Reactions(replace(entry, is_landing=self.landing, battery=self.battery)))


@frame
class Reactions(Procedure):
    """The next seat that can do something is asked; when all let it pass, the march is settled. [10.5]"""

    entry: Entry

    @step
    def ask(self, state: State) -> None:
        happen(state, self)
