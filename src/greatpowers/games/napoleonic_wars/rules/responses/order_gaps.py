"""What the gaps of a standing order may be filled with, card by card: no more than what all can see. [6.14]

An empty text among the choices says that the gap may stay open. Choices that are a whole kind of things are
written as one word: `*areas`, `*zones`, `*places`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...printed.board import AREA_COUNT, NEIGHBOURS, PLACES
from ...printed.cards import CARDS
from ...printed.ids import by_leader, by_squadron
from ...printed.names import AT_SEA, EACH_NATION, NATIONS
from ...printed.pieces import LEADER_NATION, LEADERS, SQUADRON_NATION
from ...state.standing_orders import ALWAYS, EVERY_IMPULSE, TWICE
from ..occasions import WINDOWS
from .responses import responses

OPEN_GAP: Final = ""
AREAS: Final = "*areas"
ZONES: Final = "*zones"
EVERY_PLACE: Final = "*places"


@dataclass(frozen=True, slots=True)
class Sight:
    """What an order is made from: the nations the seat runs, where leaders and Squadrons are."""

    own: Collection[int]
    leader_at: Sequence[int]
    squadron_at: Sequence[int]


Filling = Callable[[Sight], list[str]]


def gaps_of(card: str, sight: Sight) -> dict[str, list[str]]:
    """The gaps the card's order has, each with its choices, `when` even if there is one; `ask` has the
    ways to be asked."""
    kinds = responses()[card].windows
    ask = [OPEN_GAP, *([EVERY_IMPULSE] if "impulse" in kinds else ()), ALWAYS]
    found = {"ask": ask, **{name: fill(sight) for name, fill in _GAPS.get(card, {}).items()}}
    if found.get("when") == [OPEN_GAP]:
        found["when"] += [kind for kind in WINDOWS if kind in kinds]
    elif len(kinds) == 1:
        found["when"] = list(kinds)
    return found


def ways_of(sight: Sight) -> dict[str, list[str]]:
    """For each own leader on the map the areas beside his: where he could withdraw to. [10.2]"""
    return {
        LEADERS[leader].id: [PLACES[area] for area in NEIGHBOURS[at]]
        for leader, at in by_leader(sight.leader_at)
        if LEADER_NATION[leader] in sight.own and 0 <= at < AREA_COUNT
    }


def _leaders(sight: Sight, *, own: bool) -> list[str]:
    return [
        LEADERS[leader].id
        for leader, at in by_leader(sight.leader_at)
        if (LEADER_NATION[leader] in sight.own) == own
        and (0 <= at < AREA_COUNT or (at == AT_SEA and not own))
    ]


def _others(sight: Sight) -> list[str]:
    return [NATIONS[n] for n in EACH_NATION if n not in sight.own]


def _nations(sight: Sight) -> list[str]:
    return [OPEN_GAP, *_others(sight)]


def _armies(sight: Sight) -> list[str]:
    return [*_nations(sight), *_leaders(sight, own=False)]


def _fleets(sight: Sight) -> list[str]:
    there = {
        (at, SQUADRON_NATION[squadron])
        for squadron, at in by_squadron(sight.squadron_at)
        if at >= 0 and SQUADRON_NATION[squadron] not in sight.own
    }
    return [OPEN_GAP, *(f"{NATIONS[nation]} {PLACES[at]}" for at, nation in sorted(there))]


def _own_first(sight: Sight) -> list[str]:
    return [*(NATIONS[n] for n in sorted(sight.own)), *_others(sight)]


@cache
def _cancellable() -> tuple[str, ...]:
    """Events that can be countermanded."""
    barred = ("countermanded",)
    return tuple(c for c, f in CARDS.items() if not (f.is_home or f.must_be_event or c in barred))


def _fixed(*choices: str) -> Filling:
    return lambda sight: list(choices)


_ANYWHERE_ON_LAND: Final = _fixed(OPEN_GAP, AREAS)
_ANYWHERE_AT_SEA: Final = _fixed(OPEN_GAP, ZONES)
_STRENGTH: Final = _fixed(OPEN_GAP, "2", "4", "6", "8", "10", "12")
_SHIPS: Final = _fixed(OPEN_GAP, "2", "3", "4")
#: All windows of the card, or none in particular.
_WINDOWS: Final = _fixed(OPEN_GAP)
_MARCH: Final[Mapping[str, Filling]] = {
    "against": _armies,
    "measure": _STRENGTH,
    "at": _ANYWHERE_ON_LAND,
}
_PLACED: Final[Mapping[str, Filling]] = {
    "when": _WINDOWS,
    "against": _armies,
    "on": _ANYWHERE_ON_LAND,
    "other": _ANYWHERE_ON_LAND,
}
#: By card, in the order in which a sentence names them.
_GAPS: Final[Mapping[str, Mapping[str, Filling]]] = {
    "stragglers": _MARCH,
    "burnt_earth": _MARCH,
    "desertion": _MARCH,
    "march_to_the_guns": _MARCH,
    "swollen_rivers": {"when": _fixed("move"), "against": _armies, "at": _ANYWHERE_ON_LAND},
    "false_reports": {"against": _nations, "at": _fixed(OPEN_GAP, EVERY_PLACE)},
    "shortage_of_fodder": _PLACED,
    "dysentery": _PLACED,
    "jealous_marshals": _PLACED,
    "storm_at_sea": {
        "when": _WINDOWS,
        "against": _nations,
        "measure": _SHIPS,
        "on": _ANYWHERE_AT_SEA,
        "other": _ANYWHERE_AT_SEA,
    },
    "privateers": {"against": _nations, "measure": _STRENGTH, "at": _ANYWHERE_AT_SEA},
    "mutiny": {"when": _WINDOWS, "against": _nations, "on": _fleets, "other": _fleets},
    "conscripts": {
        "when": _WINDOWS,
        "against": _nations,
        "on": _own_first,
        "other": lambda sight: [OPEN_GAP, *_own_first(sight)],
    },
    "spy_ring": {"when": _WINDOWS, "against": _nations, "on": _others, "other": _nations},
    "countermanded": {"against": _nations, "on": lambda sight: [OPEN_GAP, *_cancellable()]},
    "forced_march": {"on": lambda sight: ["roll", *_leaders(sight, own=True)]},
    "skilful_withdrawal": {
        "against": _armies,
        "measure": lambda sight: [OPEN_GAP, TWICE, *_STRENGTH(sight)[1:]],
        "own": lambda sight: [OPEN_GAP, *_leaders(sight, own=True)],
        "to": _ANYWHERE_ON_LAND,
        "other": _ANYWHERE_ON_LAND,
    },
    "field_surgeons": {"measure": _fixed(OPEN_GAP, "2", "3", "4", "5", "6")},
    "ambassador_expelled": {"against": lambda sight: [OPEN_GAP, *NATIONS]},
}
