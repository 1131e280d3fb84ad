"""Responses by card: when each fits, on what, and whether any could. [6.14]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from .....engine.packages import home_of
from ...printed.cards import CARDS
from ...printed.names import PACT
from ...state.relations import are_enemies, nations_of
from ...state.state import State
from ...state.targets import NOTHING, Target
from ..cards.registry import by_card
from ..land.armies import nations_of_force
from ..land.interception import able_leaders
from .windows import ResponseWindow

EVERYBODY: Final = 511
#: Played on what has just happened.
JUST_SO: Final[Sequence[Target]] = (NOTHING,)
#: Windows in which Responses that need no occasion may be played.
OPEN: Final = frozenset({"impulse", "move", "battle", "fleet"})

Targets = Callable[[State, int, ResponseWindow], Sequence[Target]]
Effect = Callable[[State, int, ResponseWindow, Target], None]


@dataclass(frozen=True, slots=True)
class Response:
    """In which windows it fits, on what, and what it does."""

    windows: frozenset[str]
    find: Targets
    effect: Effect

    def targets(self, state: State, nation: int, window: ResponseWindow) -> Sequence[Target]:
        return self.find(state, nation, window) if window.kind in self.windows else ()


_ENTERED: Final[dict[str, Response]] = {}
_MODULES: Final = ("cards.responses.on_land", "cards.responses.elsewhere")


def response(card: str, windows: frozenset[str], find: Targets) -> Callable[[Effect], Effect]:
    def enter(effect: Effect) -> Effect:
        _ENTERED[card] = Response(windows, find, effect)
        return effect

    return enter


@cache
def responses() -> Mapping[str, Response]:
    """All Responses by card."""
    for name in _MODULES:
        import_module(f"{home_of(__name__)}.{name}")
    return by_card(_ENTERED)


def could_matter(state: State, seat: str, window: ResponseWindow) -> bool:
    """Could any Response of any nation of the seat fit the occasion? Judged without looking into hands."""
    kind = window.kind
    if kind in OPEN:
        return True
    mine = nations_of(state, seat)
    if kind == "card":
        return CARDS[window.card].kind != "home" and not CARDS[window.card].must_be_event
    if kind in ("convoy", "roll", "retreat"):
        return True
    if kind == "evade":
        return any(stands_at(state, n, window) for n in mine)
    if kind == "intercept":
        return any(could_intercept(state, n, window) for n in mine)
    if kind == "aftermath":
        return state.battle is not None and any(lost_pieces(state, n) for n in mine)
    return kind == "consul" and state.consul_box[window.nation] != PACT


def stands_at(state: State, nation: int, window: ResponseWindow) -> bool:
    there = bool(state.present[nation] >> window.place & 1)
    return window.place >= 0 and there and are_enemies(state, nation, window.nation)


def could_intercept(state: State, nation: int, window: ResponseWindow) -> bool:
    from ...printed.pieces import LEADER_NATION

    if window.place < 0 or not are_enemies(state, nation, window.nation):
        return False
    return any(
        LEADER_NATION[x] == nation for x in able_leaders(state, window.place, window.nation, sure=True)
    )


def lost_pieces(state: State, nation: int) -> int:
    """Pieces the nation's side lost in the battle that is over."""
    battle = state.battle
    if battle is None or battle.is_siege:
        return 0
    for side in battle.sides:
        whole = nations_of_force(side.force) | nations_of_force(side.lost)
        if whole >> nation & 1:
            return side.lost.size
    return 0


def no_target(state: State, nation: int, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO


def enemy_moved(state: State, nation: int, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if are_enemies(state, nation, window.nation) and window.place >= 0 else ()
