"""Retreats on random fronts against a plain second reading of the rule, with names and sets. [12.5.5]"""

from __future__ import annotations

from itertools import product

import pytest

from greatpowers.games.paths_of_glory.printed.board import LINES, NATION
from greatpowers.games.paths_of_glory.printed.units import KIND_ID, LINE_NATION, SIDE
from greatpowers.games.paths_of_glory.rules.combat.retreat_paths import retreat_paths
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply_at
from greatpowers.games.paths_of_glory.state.state import State, controller, has_fort, is_at_war, is_besieged
from tests.games.paths_of_glory.random_fronts import FRONT, random_fight
from tests.games.paths_of_glory.seen import counters_in, place_number


def neighbours(unit: int, space: int) -> set[int]:
    return {*LINES.solid[space], *LINES.dashed[LINE_NATION[unit]][space]}


def may_step(state: State, unit: int, space: int, home: int) -> bool:
    """No enemies, no enemy fort on its own, no neutral ground, not back."""
    enemies = any(SIDE[other] != SIDE[unit] for other in counters_in(state, space))
    fort = has_fort(state, space) and controller(state, space) != SIDE[unit]
    besieged = is_besieged(state, space) and bool(counters_in(state, space))
    open_ = is_at_war(state, NATION[space])
    return not enemies and (not fort or bool(besieged)) and space != home and open_


def rank(state: State, unit: int, space: int) -> int:
    friendly = controller(state, space) == SIDE[unit] or is_besieged(state, space)
    supplied = in_supply_at(state, unit, space)
    return {(True, True): 1, (True, False): 2, (False, True): 3, (False, False): 4}[friendly, supplied]


def plain_retreats(state: State, unit: int, length: int) -> set[tuple[int, ...]]:
    """All ways, then the demands one after the other, as the rule lists them."""
    home = place_number(state, unit)
    firsts = {s for s in neighbours(unit, home) if may_step(state, unit, s, home)}
    if length == 1:
        ways = {(s,) for s in firsts if len(counters_in(state, s)) < 3}
        return best(state, unit, ways, 0)
    ways = {
        (a, b)
        for a in firsts
        for b in neighbours(unit, a)
        if may_step(state, unit, b, home) and len(counters_in(state, b)) < 3
    }
    if not ways:
        return best(state, unit, {(s,) for s in firsts}, 0)
    ways = best(state, unit, ways, 0)
    kept: set[tuple[int, ...]] = set()
    for first in {way[0] for way in ways}:
        kept |= best(state, unit, {way for way in ways if way[0] == first}, 1)
    supplied = {way for way in kept if in_supply_at(state, unit, way[-1])}
    return supplied or kept


def best(state: State, unit: int, ways: set[tuple[int, ...]], at: int) -> set[tuple[int, ...]]:
    lowest = min((rank(state, unit, way[at]) for way in ways), default=0)
    return {way for way in ways if rank(state, unit, way[at]) == lowest}


@pytest.mark.parametrize("block", range(4))
def test_r12_5_5_retreats_agree_with_the_plain_reading(block: int) -> None:
    """Items 289–293: every unit of every random front, one and two spaces."""
    compared = 0
    for seed in range(1000 + block * 20, 1020 + block * 20):
        state = random_fight(seed)[0].state
        for space, length in product(FRONT, (1, 2)):
            for unit in counters_in(state, space):
                found = set(retreat_paths(state, unit, length))
                compared += len(found)

                assert found == plain_retreats(state, unit, length), (KIND_ID[unit], space, length, seed)
    assert compared > 500
