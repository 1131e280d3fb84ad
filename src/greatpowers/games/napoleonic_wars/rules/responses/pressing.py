"""When a held Response is asked about: what happened is its target, or an own piece can be saved. [6.14]

A card that could be played at any time is not asked about at every step of every force: its holder is asked
where the acting enemy is its target, and gives an order if he wants it otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...printed.board import is_zone
from ...printed.ids import Nation, Place
from ...printed.names import NO_NATION
from ...printed.pieces import SQUADRON_NATION
from ...state.control import areas_with, held_by
from ...state.relations import allies, are_allies, are_enemies, nations_of, seat_of
from ...state.state import State
from ...state.targets import NOTHING, ROLL, OnFleet, OnLine, OnPlace, Target
from ..occasions import ResponseWindow
from ..sea.fleets import squadrons_at
from .acting import marching

#: Played on the acting enemy, wherever he is met.
_ON_ENEMIES: Final = frozenset(
    {
        "storm_at_sea", "shortage_of_fodder", "dysentery", "stragglers", "swollen_rivers", "jealous_marshals",
        "burnt_earth", "privateers", "mutiny", "false_reports", "desertion",
    }
)  # fmt: skip
#: They save or bring own pieces: whenever they fit at all.
_RESCUES: Final = frozenset({"skilful_withdrawal", "march_to_the_guns", "field_surgeons", "gallant_danes"})
#: Windows of a march, which goes on from place to place.
MARCHES: Final = frozenset({"move", "fleet", "convoy"})


def is_pressing(
    state: State, seat: str, card: str, window: ResponseWindow, targets: Sequence[Target]
) -> bool:
    """Is the holder of a card without an order asked about it now?"""
    if not targets:
        return False
    if card in _RESCUES:
        return True
    if card == "forced_march":
        is_own = seat_of(state, window.nation) == seat if window.nation != NO_NATION else False
        return is_own and window.kind == "roll"
    if card == "countermanded":
        return not _is_friend(state, seat, window.nation)
    if card == "ambassador_expelled":
        return _loses_by_consul(state, seat, window)
    acted_on = what_acts(state, card, window)
    return card in _ON_ENEMIES and acted_on in targets and is_enemy(state, seat, window.nation)


def is_aimed_at(state: State, seat: str, card: str, window: ResponseWindow) -> bool:
    """Would the seat want the card played on who acts? Cards against enemies are for no friend."""
    if card == "countermanded":
        return not _is_friend(state, seat, window.nation)
    return card not in _ON_ENEMIES or is_enemy(state, seat, window.nation)


def what_acts(state: State, card: str, window: ResponseWindow) -> Target | None:
    """The target that is what has just happened; None: nothing is."""
    if window.kind in ("impulse", "consul"):
        return None
    return _ACTING.get(card, _itself)(window)


def _itself(window: ResponseWindow) -> Target:
    return NOTHING


def _place(window: ResponseWindow) -> Target | None:
    return OnPlace(window.place) if window.place >= 0 else None


def _fleet(window: ResponseWindow) -> Target | None:
    return OnFleet(window.nation, window.place) if window.place >= 0 else None


def _line(window: ResponseWindow) -> Target | None:
    if window.origin < 0 or window.kind != "move":
        return None
    return OnLine(window.origin, window.place)


def _roll(window: ResponseWindow) -> Target | None:
    return ROLL if window.kind == "roll" else None


_ACTING: Final[dict[str, Callable[[ResponseWindow], Target | None]]] = {
    "storm_at_sea": _place,
    "shortage_of_fodder": _place,
    "dysentery": _place,
    "jealous_marshals": _place,
    "mutiny": _fleet,
    "swollen_rivers": _line,
    "forced_march": _roll,
}


def is_enemy(state: State, seat: str, nation: Nation) -> bool:
    """Is any nation of the seat at war with this one?"""
    return nation != NO_NATION and any(are_enemies(state, own, nation) for own in nations_of(state, seat))


def _is_friend(state: State, seat: str, nation: Nation) -> bool:
    """Does the seat run the nation, or is it allied to a nation of the seat?"""
    return any(are_allies(state, own, nation) for own in nations_of(state, seat))


def _loses_by_consul(state: State, seat: str, window: ResponseWindow) -> bool:
    """Somebody else moved the Consul, and not into a row of this seat."""
    row = state.consul_row[window.nation]
    is_ours = row >= 0 and seat_of(state, row) == seat
    return not is_ours and (state.active < 0 or seat_of(state, state.active) != seat)


def is_let_go(state: State, seat: str, card: str, window: ResponseWindow) -> bool:
    """Has the seat passed on this march with this card, and does it not touch the seat here?"""
    if window.kind not in MARCHES or f"{card} {marching(state, window)}" not in state.declined.get(seat, ()):
        return False
    return not touches(state, seat, window.place)


def touches(state: State, seat: str, place: Place) -> bool:
    """Does a nation of the seat or an ally of it hold the place or stand there?"""
    side = 0
    for own in nations_of(state, seat):
        side |= allies(state, own)
    if is_zone(place):
        return any(side >> SQUADRON_NATION[s] & 1 for s in squadrons_at(state, place))
    return bool((areas_with(state, side) | held_by(state, side)) >> place & 1)
