"""Questions about any position, answered in plain ids; described in docs/formats/napoleonic-wars-analysis.md.

A force is referred to as `napoleon + 8 france @ ulm`, its commander first. Nothing here alters the state that
is asked about.
"""

from __future__ import annotations

from typing import TypedDict

from ....engine.plain import PlainDict
from ...shared.documents import PositionError, wrong
from ..printed.board import KEYS, NEIGHBOURS, PLACES, PORT_ZONES, PORTS, ZONE_PORTS, ZONES, line_between
from ..printed.ids import by_nation, each_area, each_nation
from ..printed.names import EACH_NATION, LINES, MARSH, MINORS, NATION_COUNT, NATIONS, NO_NATION, NOWHERE, PASS
from ..printed.pieces import LEADERS, SQUADRONS
from ..rules.conquest.conquest import NEEDED as CONQUEST_NEEDED
from ..rules.conquest.conquest import conqueror_of, conquest_modifier, has_lost_capital, lost_keys
from ..rules.formation.flags import flag_targets
from ..rules.land import evasion as evading
from ..rules.land import interception as intercepting
from ..rules.land.armies import heads_of
from ..rules.land.evasion import evaders, refuges
from ..rules.land.interception import interceptors_into
from ..rules.land.marks import FORCED
from ..rules.land.movement import ignores_forced_march, march_cost, move_refusal, usual_forces
from ..rules.land.rolls import NEEDED
from ..rules.sea.convoys import Voyage, convoy_cost, convoy_paths, port_refusal
from ..rules.sea.fleets import fleets_at, is_blockaded, zone_controllers
from ..rules.turn.victory import key_points, points_of
from ..state.changes.turn import begin_impulse
from ..state.control import (
    STATUSES,
    enemy_areas,
    friendly_areas,
    neutral_areas,
    status,
    uncontrolled_areas,
)
from ..state.fights import Entry, Force
from ..state.ids import Area, Nation
from ..state.relations import has_pact, nations_of, powers_of, vassal_of
from ..state.state import State, rules
from ..state.texts import force_text
from .fights import battle as battle
from .fights import siege as siege
from .reading import nation_of, read_area, read_nation, read_port, read_standing


def _in_impulse(state: State, nation: Nation) -> State:
    """A copy in which the nation has its due Impulse, as far as it has come."""
    twin = state.copy()
    if twin.active != nation:
        begin_impulse(twin, nation, False)
    return twin


def chance_of(modifier: int) -> float:
    """That two dice and the modifier reach what interception and evasion need. [10.11]"""
    ways = sum(a + b + modifier >= NEEDED for a in range(1, 7) for b in range(1, 7))
    return round(ways / 36, 6)


def _roll(modifier: int) -> PlainDict:
    return {"modifier": modifier, "needs": NEEDED - modifier, "chance": chance_of(modifier)}


class Move(TypedDict):
    """What it means to enter an area."""

    status: str
    line: str
    cp: int
    armies: int
    attrition: list[str]
    interceptors: list[str]


def interceptions(state: State, area: str, against: str) -> list[PlainDict]:
    """Leaders who may try to intercept a nation that enters the area, and their chances. [10.1, 10.11]"""
    place, nation = read_area(area), read_nation(against)
    found = []
    for leader in interceptors_into(state, place, nation):
        frm = state.leader_at[leader]
        added = intercepting.modifier(state, Force(leaders=(leader,)), frm, place)
        found.append({"leader": LEADERS[leader].id, "from": PLACES[frm], **_roll(added)})
    return found


def evasions(state: State, area: str, against: str, origin: str = "") -> list[PlainDict]:
    """Formations that may try to evade a nation that enters the area, where to, and their chances. [10.2]"""
    place, nation = read_area(area), read_nation(against)
    frm = read_area(origin) if origin else NOWHERE
    found: list[PlainDict] = []
    for evader in evaders(state, Entry(nation, place, frm, Force())):
        ways = {
            PLACES[to]: _roll(evading.modifier(state, evader.nation, evader.force, place, to))
            for to in refuges(state, evader.nation, place, frm)
        }
        found.append({"force": force_text(evader.force), "nation": NATIONS[evader.nation], "to": ways})
    return found


def moves(state: State, force: str) -> dict[str, Move]:
    """Areas the force may enter next: what it costs, causes of Attrition, who may intercept. [9, 10.1]"""
    pieces, frm = read_standing(state, force)
    nation = nation_of(pieces)
    twin = _in_impulse(state, nation)
    found: dict[str, Move] = {}
    for to in sorted(NEIGHBOURS[frm]):
        if move_refusal(twin, nation, pieces, frm, to) is None:
            found[PLACES[to]] = {
                "status": STATUSES[status(twin, nation, to)],
                "line": LINES[line_between(frm, to)],
                "cp": march_cost(twin, pieces),
                "armies": max(1, len(heads_of(pieces))),
                "attrition": _causes(twin, nation, pieces, frm, to),
                "interceptors": [LEADERS[x].id for x in interceptors_into(twin, to, nation)],
            }
    return found


def _causes(state: State, nation: Nation, force: Force, frm: Area, to: Area) -> list[str]:
    """Causes of Attrition of a move. [9.41, 9.42, 9.43]"""
    found = []
    if (enemy_areas(state, nation) | neutral_areas(state, nation)) >> to & 1:
        if line_between(frm, to) in (PASS, MARSH):
            found.append(LINES[line_between(frm, to)])
        if uncontrolled_areas(state, nation) >> frm & 1:
            found.append("ambush")
    return found + (["forced_march"] if _is_forced(state, force, frm) else [])


def _is_forced(state: State, force: Force, frm: Area) -> bool:
    """Do any of its pieces enter their fifth area or a later one? Those that rested go first. [9.42]"""
    if ignores_forced_march(state, force):
        return False
    if any(state.marched_leader.get(leader, 0) + 1 >= FORCED for leader in force.leaders):
        return True
    for nation, count in by_nation(force.sp):
        here = state.sp[frm * NATION_COUNT + nation]
        entered = [*state.marched_sp.get(frm * NATION_COUNT + nation, ()), *[0] * here][:here]
        if any(areas + 1 >= FORCED for areas in entered[here - count :]):
            return True
    return False


def flag_placements(state: State, nation: str) -> list[str]:
    """Areas in which the nation may place or remove a Flag with CPs. [7.4]"""
    who = read_nation(nation)
    return [PLACES[area] for area in each_area(flag_targets(_in_impulse(state, who), who))]


def conquests(state: State) -> dict[str, PlainDict]:
    """Nations that would have to be looked at if the turn ended now, and how likely they fall. [15.1]"""
    found: dict[str, PlainDict] = {}
    for nation in EACH_NATION:
        conqueror = conqueror_of(state, nation)
        if conqueror == NO_NATION:
            continue
        modifier = conquest_modifier(state, nation)
        ways = sum(die + modifier >= CONQUEST_NEEDED for die in range(1, 7))
        has_keys = state.held[nation] & KEYS
        found[NATIONS[nation]] = {
            "conqueror": NATIONS[conqueror],
            "capital_lost": has_lost_capital(state, nation),
            "lost_keys": lost_keys(state, nation),
            "modifier": modifier,
            "falls": round(ways / 6, 6) if has_keys else 1.0,
        }
    return found


def score(state: State) -> dict[str, PlainDict]:
    """Points of every seat and where they come from. [5.81]"""
    found: dict[str, PlainDict] = {}
    for seat in rules(state).seats:
        powers = powers_of(state, seat)
        vassals = [n for n in EACH_NATION if vassal_of(state, n) in powers]
        found[seat] = {
            "points": points_of(state, seat),
            "keys": {NATIONS[n]: key_points(state, n) for n in (*powers, *vassals)},
            "pacts": [NATIONS[n] for n in MINORS if n in vassals and has_pact(state, n)],
            "resources": sum(state.resources[n] for n in nations_of(state, seat)),
        }
    return found


def convoy_reach(state: State, nation: str, port: str) -> dict[str, PlainDict]:
    """Ports a Convoy from this one can make for by the shortest way, and what it costs. [13.6, 13.7]"""
    who, frm = read_nation(nation), read_port(port)
    if not friendly_areas(state, who) >> frm & 1:
        raise wrong("port", f"{port} is not Friendly to {nation}")
    found: dict[str, PlainDict] = {}
    paths = convoy_paths(state, who, frm)
    for zone in sorted(paths, key=lambda zone: len(paths[zone])):
        for to in each_area(ZONE_PORTS[zone]):
            if to != frm and PLACES[to] not in found and port_refusal(state, who, to, zone) is None:
                voyage = Voyage(Force(), frm, to, paths[zone])
                found[PLACES[to]] = {
                    "by": [PLACES[step] for step in paths[zone]],
                    "cp": convoy_cost(state, voyage) // 2,
                    "landing": not friendly_areas(state, who) >> to & 1,
                }
    return dict(sorted(found.items()))


def zones(state: State) -> dict[str, PlainDict]:
    """Who controls each Zone, and the Fleets there. [13.1]"""
    return {
        PLACES[zone]: {
            "controllers": [NATIONS[n] for n in each_nation(zone_controllers(state, zone))],
            "fleets": {
                NATIONS[n]: [SQUADRONS[s] for s in fleet] for n, fleet in fleets_at(state, zone).items()
            },
        }
        for zone in ZONES
    }


def blockaded_ports(state: State, nation: str) -> list[str]:
    """Friendly ports of the nation all Zones of which its enemies control. [13.1]"""
    who = read_nation(nation)
    own = friendly_areas(state, who) & PORTS
    return [PLACES[port] for port in each_area(own) if PORT_ZONES[port] and is_blockaded(state, who, port)]


def armies(state: State, nation: str) -> list[str]:
    """What one would move: Armies, Army Groups and lone counters of a nation, as references. [9.1, 9.7]"""
    who = read_nation(nation)
    twin = _in_impulse(state, who)
    return [
        f"{force_text(force)} @ {PLACES[area]}"
        for area in each_area(state.present[who])
        for force in usual_forces(twin, who, area)
    ]


__all__ = [
    "PositionError",
    "armies",
    "battle",
    "blockaded_ports",
    "chance_of",
    "conquests",
    "convoy_reach",
    "evasions",
    "flag_placements",
    "interceptions",
    "moves",
    "score",
    "siege",
    "zones",
]
