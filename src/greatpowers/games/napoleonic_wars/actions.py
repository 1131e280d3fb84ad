"""What CPs are spent on: each kind of action enters itself here, the Impulse offers them all. [6.3]

A price is counted in Manoeuvres, two to a CP. The Impulse checks and pays it before the action is done.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple

from ...engine.errors import Refusal
from .board import ALL_AREAS, HOME
from .names import RUSSIA
from .state import State
from .texts import unreadable

#: What a purse is for, besides "" (anything): see `allowed_words` and `purse_areas`.
BUILDS_ONLY, IN_RUSSIA, REINFORCEMENTS = "builds", "russia", "reinforcements"
#: Consuls only, with cards discarded between turns, short of Pact. [14.33]
INFLUENCE: Final = "influence"

#: Modules that enter actions, loaded when an action is first asked for: they know frames that know actions.
_MODULES: Final[tuple[str, ...]] = (
    "land.moving",
    "land.sieges",
    "phases.deploying",
    "sea.sailing",
    "sea.patrol",
    "sea.armadas",
    "sea.convoys",
    "sea.refitting",
    "war.building",
    "war.flags",
    "war.foreign",
    "war.consuls",
    "war.declaring",
)


class Action(ABC):
    """One kind of action. Its first word is unique; the body is a small frozen value of its own."""

    word: ClassVar[str]
    #: Kinds of purses it may be paid from besides the ordinary one.
    purses: ClassVar[frozenset[str]] = frozenset({IN_RUSSIA})

    @abstractmethod
    def options(self, state: State, nation: int) -> Sequence[Any]:
        """Bodies of what the nation may do now and can pay; one canonical form of each."""

    @abstractmethod
    def write(self, body: Any) -> str:
        """The text after the word."""

    @abstractmethod
    def read(self, state: State, nation: int, rest: str) -> Any:
        """The body meant by the text after the word, also of something unlawful."""

    @abstractmethod
    def refuse(self, state: State, nation: int, body: Any) -> Refusal | None:
        """Why it may not be done now, whatever it costs."""

    @abstractmethod
    def cost(self, state: State, nation: int, body: Any) -> int:
        """Its price in Manoeuvres; a CP is two."""

    @abstractmethod
    def carry_out(self, state: State, nation: int, body: Any) -> None:
        """Do it; the price is paid. What it asks is called with `state.then`."""


class Act(NamedTuple):
    """One action as an option."""

    word: str
    body: Any


_ENTERED: Final[dict[str, Action]] = {}


def register(action: Action) -> None:
    """Enter a kind of action."""
    assert action.word not in _ENTERED
    _ENTERED[action.word] = action


@cache
def actions() -> Mapping[str, Action]:
    """All kinds of actions by their word."""
    for name in _MODULES:
        import_module(f"{__package__}.{name}")
    return dict(sorted(_ENTERED.items()))


def purse_areas(state: State) -> int:
    """The areas in which the purse may be spent. [17.1]"""
    return HOME[RUSSIA] if state.purse_use == IN_RUSSIA else ALL_AREAS


def offered(state: State, nation: int) -> Iterator[Act]:
    """Everything the nation may do now with what is in the purse. [6.3]"""
    for word, action in actions().items():
        if _fits_purse(state, action):
            yield from [Act(word, body) for body in action.options(state, nation)]


def _fits_purse(state: State, action: Action) -> bool:
    return not state.purse_use or state.purse_use in action.purses


def refuse_act(state: State, nation: int, act: Act) -> Refusal | None:
    """Why an action is not allowed: by its kind, by the purse, by its price. [6.3]"""
    action = actions()[act.word]
    if not _fits_purse(state, action):
        return Refusal("nw-purse-other-use", "6.3", {"use": state.purse_use})
    refused = action.refuse(state, nation, act.body)
    if refused is not None:
        return refused
    cost = action.cost(state, nation, act.body)
    if cost > state.purse:
        return Refusal("nw-purse-short", "6.3", {"cost": (cost + 1) // 2, "left": state.purse // 2})
    return None


def write_act(act: Act) -> str:
    return f"{act.word} {actions()[act.word].write(act.body)}".rstrip()


def read_act(state: State, nation: int, text: str) -> Act:
    word, _, rest = " ".join(text.split()).partition(" ")
    action = actions().get(word.casefold())
    if action is None:
        raise unreadable(text)
    return Act(action.word, action.read(state, nation, rest))
