"""Replacements: what points a side has, whom they may help, and what that costs. [17]

Points are counted in halves here: a step of a corps costs one half, a step of an army two. [17.1.4]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import (
    ARABIA,
    BOARD_SIZE,
    BOARD_SPACES,
    CAPITALS,
    ELIMINATED,
    IN_NATION,
    RESERVE,
    SEDAN,
    WARSAW,
)
from ...printed.card_names import (
    BOLSHEVIK_REVOLUTION,
    CONVOY,
    INDEPENDENT_AIR_FORCE,
    U_BOATS_UNLEASHED,
    WALTER_RATHENAU,
    ZEPPELIN_RAIDS,
)
from ...printed.names import AP, BE, CP, FR, RO, SB, TOTAL_WAR, Side, Unit
from ...printed.units import ANA_CORPS, IS_ARMY, KIND_ID, NATION, OF_KIND, RP_TYPES, SIDE, UNITS, each_unit
from ...state.effects import TotalWarIsNew, is_in_force
from ...state.ids import Look, Space, look_of_kind
from ...state.state import NOWHERE, State, is_reduced, rules, side_at, units_of, was_played
from ...state.texts import counters, seen
from ..answers import Flip
from ..movement.stacking import room
from ..supply.supply import from_home
from .entries import rebuild_spaces

#: Whose points are whose. [17.1.1]
TYPES_OF: Final = (
    tuple(name for name in RP_TYPES if name not in ("ge", "ah", "tu", "bu")),
    ("ge", "ah", "tu", "bu"),
)
#: British points lost to one raid. [card cp_27]
_ZEPPELIN_LOSS: Final = 4
#: French and Belgian spaces besides Sedan that make the bonus. [5.7.3]
_BESIDES_SEDAN: Final = 2

#: Points of each type, in halves.
Halves = tuple[tuple[str, int], ...]


def points_gained(state: State) -> dict[str, int]:
    """What the Replacement Phase itself brings. [5.7.3, card cp_33]"""
    points = int(has_sedan_bonus(state))
    if was_played(state, WALTER_RATHENAU) and not was_played(state, INDEPENDENT_AIR_FORCE):
        points += 1
    return {"ge": points} if points else {}


def has_sedan_bonus(state: State) -> bool:
    """French industry works for Germany in the historical scenario. [5.7.3]"""
    if not rules(state).sedan_bonus or state.commitment[CP] < TOTAL_WAR:
        return False
    if is_in_force(state, TotalWarIsNew, CP):
        return False
    held = state.cp_control & (IN_NATION[FR] | IN_NATION[BE])
    return bool(held >> SEDAN & 1) and held.bit_count() > _BESIDES_SEDAN


def points_lost(state: State) -> dict[str, int]:
    """British points that raids and submarines take away. [cards cp_27, cp_36]"""
    lost = _ZEPPELIN_LOSS if state.played.get(ZEPPELIN_RAIDS) == state.turn else 0
    if was_played(state, U_BOATS_UNLEASHED) and not was_played(state, CONVOY):
        lost += 1
    lost = min(lost, state.rp.get("br", 0))
    return {"br": lost} if lost else {}


def halves_of(state: State, side: Side) -> Halves:
    """What the side can spend; one Russian point after the revolution. [16.4.7]"""
    points = {name: state.rp.get(name, 0) for name in TYPES_OF[side]}
    if side == AP and was_played(state, BOLSHEVIK_REVOLUTION):
        points["ru"] = min(points["ru"], 1)
    return tuple((name, 2 * count) for name, count in points.items() if count)


@option("rebuild {unit} at {space}", says="rebuild-at")
class RebuildAt(Option):
    """An eliminated army comes back to a space."""

    unit: Look
    space: Space


@option("rebuild {unit}")
class Rebuild(Option):
    """An eliminated corps comes back to the reserve."""

    unit: Look


#: One use of points: flip a unit where it stands, or rebuild an eliminated one; armies need a space.
Replacement = Flip | RebuildAt | Rebuild


def helped(state: State, use: Replacement) -> Unit:
    """The counter a use of points is for: of those that are alike an eliminated one, or else any of them, so
    that a refusal can say why."""
    if isinstance(use, Flip):
        return counters(state, (use.unit,))[0]
    units = OF_KIND[KIND_ID[use.unit.unit]]
    return next((unit for unit in units if state.place[unit] == ELIMINATED[SIDE[unit]]), units[0])


def cost(unit: Unit) -> int:
    """In halves, for one step. [17.1.4]"""
    return 2 if IS_ARMY[unit] else 1


def replacements_for(state: State, side: Side, halves: Mapping[str, int]) -> list[Replacement]:
    """Every use of the points; of counters that are alike the lowest stands for all. [17.1.4]"""
    found: list[Replacement] = []
    seen: set[tuple[str, int]] = set()
    for unit in _candidates(state, side, halves):
        alike = (KIND_ID[unit], state.place[unit])
        if alike in seen:
            continue
        seen.add(alike)
        found.extend(r for r in _uses(state, unit) if refusal(state, side, halves, r) is None)
    return found


def _candidates(state: State, side: Side, halves: Mapping[str, int]) -> Iterator[Unit]:
    """Reduced and eliminated units that these points could help."""
    for unit in (*each_unit(state.reduced & units_of(side)), *state.at[ELIMINATED[side]]):
        if halves.get(UNITS[unit].rp_type, 0) >= cost(unit):
            yield unit


def _uses(state: State, unit: Unit) -> Iterator[Replacement]:
    kind = look_of_kind(KIND_ID[unit])
    if state.place[unit] != ELIMINATED[SIDE[unit]]:
        yield Flip(seen(state, unit))
    elif not IS_ARMY[unit]:
        yield Rebuild(kind)
    else:
        spaces = rebuild_spaces(state, unit)
        yield from (RebuildAt(kind, s) for s in BOARD_SPACES if spaces >> s & 1)


def refusal(state: State, side: Side, halves: Mapping[str, int], use: Replacement) -> Refusal | None:
    """Why the points may not be used so. [17.1]"""
    unit = helped(state, use)
    kind = UNITS[unit]
    params: dict[str, str | int] = {"unit": kind.id}
    if kind.is_dotted:
        return Refusal("pog-rp-dotted", "17.1.7", params)
    if kind.side != side or halves.get(kind.rp_type, 0) < cost(unit):
        return Refusal("pog-rp-no-points", "17.1.1", params)
    if capital_taken(state, unit):
        return Refusal("pog-rp-capital", "17.1.3", params)
    if kind.id == "pl_corps" and not state.cp_control >> WARSAW & 1:
        return Refusal("pog-rp-warsaw", "17.1.3", params)
    match use:
        case Flip():
            return _flip_refusal(state, unit, params)
        case RebuildAt(space=space):
            return _rebuild_refusal(state, unit, space, params)
        case Rebuild():
            return _rebuild_refusal(state, unit, NOWHERE, params)


def _flip_refusal(state: State, unit: Unit, params: dict[str, str | int]) -> Refusal | None:
    place = state.place[unit]
    if place != RESERVE[SIDE[unit]] and not 0 <= place < BOARD_SIZE:
        return Refusal("pog-rp-not-on-map", "17.1.4", params)
    if not is_reduced(state, unit):
        return Refusal("pog-rp-full-strength", "17.1.4", params)
    if place < BOARD_SIZE and not from_home(state, unit, place):
        return Refusal("pog-rp-foreign-supply", "17.1.4.1", params)
    return None


def _rebuild_refusal(state: State, unit: Unit, space: Space, params: dict[str, str | int]) -> Refusal | None:
    if state.place[unit] != ELIMINATED[SIDE[unit]]:
        return Refusal("pog-rp-not-eliminated", "17.1.4", params)
    if unit == ANA_CORPS and not _arabia_takes(state):
        return Refusal("pog-rp-arabia", "17.1.6", params)
    if IS_ARMY[unit] and not (space >= 0 and rebuild_spaces(state, unit) >> space & 1):
        return Refusal("pog-rp-no-place", "17.1.5", params)
    return None


def _arabia_takes(state: State) -> bool:
    return side_at(state, ARABIA) != CP and room(state, ARABIA) > 0


def capital_taken(state: State, unit: Unit) -> bool:
    """A capital of the nation is the enemy's or besieged; Belgians and Serbs fight on. [17.1.3]"""
    nation, side = NATION[unit], SIDE[unit]
    if nation in (BE, SB) or (nation == RO and not rules(state).romania_has_capital):
        return False
    enemy = state.cp_control if side == AP else ~state.cp_control
    return bool(CAPITALS[nation] & (enemy | state.forts_besieged))


def home_of_rebuilt(unit: Unit) -> Space:
    """Where a rebuilt corps goes: the reserve, or Arabia for the Arab Northern Army. [17.1.4, 17.1.6]"""
    return ARABIA if unit == ANA_CORPS else RESERVE[SIDE[unit]]


def spent(halves: Halves, unit: Unit) -> Halves:
    """What is left after one step of the unit."""
    kind = UNITS[unit]
    return tuple((name, left - cost(unit) if name == kind.rp_type else left) for name, left in halves)
