"""What CPs are spent on: each kind of action enters itself here, the Impulse offers them all. [6.3]

A price is counted in Manoeuvres, two to a CP. The Impulse checks and pays it before the action is done.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from .....engine.errors import Refusal, UnreadableDecision
from .....engine.option import Option
from ...printed.board import ALL_AREAS, HOME
from ...printed.ids import Mask, Nation
from ...printed.names import RUSSIA
from ...state.state import State
from ...state.texts import unreadable

#: What a purse is for, besides "" (anything): see `allowed_words` and `purse_areas`.
BUILDS_ONLY, IN_RUSSIA, REINFORCEMENTS = "builds", "russia", "reinforcements"
#: Consuls only, with cards discarded between turns, short of Pact. [14.33]
INFLUENCE: Final = "influence"
#: What one kind of action takes for its answers.
ActT = TypeVar("ActT", bound=Option)


class Action(ABC, Generic[ActT]):
    """One kind of action: what it is called, and the options it gives."""

    word: ClassVar[str]
    takes: ClassVar[tuple[type[Option], ...]]
    #: Kinds of purses it may be paid from besides the ordinary one.
    purses: ClassVar[frozenset[str]] = frozenset({IN_RUSSIA})
    #: It is asked for twice, as the answer of a grave question is.
    is_grave: ClassVar[bool] = False

    @abstractmethod
    def options(self, state: State, nation: Nation) -> Sequence[ActT]:
        """What the nation may do now and can pay; one canonical form of each."""

    def settled(self, state: State, nation: Nation, act: ActT) -> ActT:
        """What was read in its canonical form."""
        return act

    @abstractmethod
    def refuse(self, state: State, nation: Nation, act: ActT) -> Refusal | None:
        """Why it may not be done now, whatever it costs."""

    @abstractmethod
    def cost(self, state: State, nation: Nation, act: ActT) -> int:
        """Its price in Manoeuvres; a CP is two."""

    @abstractmethod
    def carry_out(self, state: State, nation: Nation, act: ActT) -> None:
        """Do it; the price is paid. What it asks is called with `state.then`."""


AnyAction = Action[Any]
_ENTERED: Final[dict[str, AnyAction]] = {}
_BY_OPTION: Final[dict[type[Option], AnyAction]] = {}


def register(action: AnyAction) -> None:
    """Enter a kind of action; options are offered kind by kind in the order of their words."""
    assert action.word not in _ENTERED
    _ENTERED[action.word] = action
    ordered = sorted(_ENTERED.items())
    _ENTERED.clear()
    _ENTERED.update(ordered)
    for option_type in action.takes:
        assert option_type not in _BY_OPTION
        _BY_OPTION[option_type] = action


def actions() -> Mapping[str, AnyAction]:
    """All kinds of actions by their word, in the order of the alphabet."""
    return _ENTERED


def action_of(act: Option) -> AnyAction:
    """The kind of action an option belongs to."""
    return _BY_OPTION[type(act)]


def cost_of(state: State, nation: Nation, act: Option) -> int:
    """What an option costs, in Manoeuvres."""
    return _BY_OPTION[type(act)].cost(state, nation, act)


def purse_areas(state: State) -> Mask:
    """The areas in which the purse may be spent. [17.1]"""
    return HOME[RUSSIA] if state.purse_use == IN_RUSSIA else ALL_AREAS


def offered(state: State, nation: Nation) -> Iterator[Option]:
    """Everything the nation may do now with what is in the purse. [6.3]"""
    for action in actions().values():
        if _fits_purse(state, action):
            yield from action.options(state, nation)


def _fits_purse(state: State, action: AnyAction) -> bool:
    return not state.purse_use or state.purse_use in action.purses


def refuse_act(state: State, nation: Nation, act: Option) -> Refusal | None:
    """Why an action is not allowed: by its kind, by the purse, by its price. [6.3]"""
    action = action_of(act)
    if not _fits_purse(state, action):
        return Refusal("nw-purse-other-use", "6.3", {"use": state.purse_use})
    refused = action.refuse(state, nation, act)
    if refused is not None:
        return refused
    cost = action.cost(state, nation, act)
    if cost > state.purse:
        return Refusal("nw-purse-short", "6.3", {"cost": (cost + 1) // 2, "left": state.purse // 2})
    return None


def read_act(state: State, nation: Nation, text: str) -> Option:
    """The action a text means, also an unlawful one."""
    words = " ".join(text.split()).casefold()
    action = actions().get(words.partition(" ")[0])
    problem = unreadable(text)
    for option_type in action.takes if action is not None else ():
        parts = option_type.matched(words)
        if parts is not None:
            try:
                read = option_type.of_parts(state, parts)
            except UnreadableDecision as unread:
                problem = unread
            else:
                assert action is not None
                act: Option = action.settled(state, nation, read)
                return act
    raise problem
