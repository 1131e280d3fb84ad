"""Redeployment on positions drawn at random: a plain search agrees, and every no has its rule. [13]"""

from __future__ import annotations

import random

import pytest

from greatpowers.games.paths_of_glory.printed.board import (
    BOARD_SIZE,
    NEAR_EAST,
    RESERVE,
    SPACE_NUMBER,
    SPACES,
)
from greatpowers.games.paths_of_glory.printed.units import (
    IS_ARMY,
    KIND_ID,
    NATION,
    SIDE,
    UNIT_COUNT,
)
from greatpowers.games.paths_of_glory.rules.movement.occupation import can_besiege
from greatpowers.games.paths_of_glory.rules.redeployment.redeployment import goals
from greatpowers.games.paths_of_glory.rules.redeployment.refusals import redeployment_refusal
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.changing import put_counter, set_war_status
from tests.games.paths_of_glory.seen import counters_in, place_number, place_of
from tests.games.paths_of_glory.supply_oracle import KINDS, LINES, MAP, Position
from tests.games.paths_of_glory.test_supply_properties import random_position

#: Nations without rules of their own for redeployment in Europe.
PLAIN = ("fr", "ge", "ah", "it", "bu", "gr")


def drawn(seed: int) -> State:
    """A random position late enough for the Channel coast to be open, with some corps in reserve."""
    state = random_position(seed)
    set_war_status(state, cp=4)
    chance = random.Random(seed)
    for unit in range(UNIT_COUNT):
        if place_number(state, unit) < 0 and not IS_ARMY[unit] and chance.random() < 0.5:
            put_counter(state, unit, SPACES[RESERVE[SIDE[unit]]])
    state.board_changed()
    state.touch()
    return state


def reachable(position: Position, kind: str, start: str) -> set[str]:
    """Friendly spaces a chain of friendly spaces leads to. [13.1.5]"""
    row = KINDS[kind]
    seen, waiting = {start}, [start]
    while waiting:
        for there, nations in LINES[waiting.pop()]:
            if (
                there not in seen
                and (not nations or row["nation"] in nations)
                and position.is_open(there, row["side"])
            ):
                seen.add(there)
                waiting.append(there)
    return seen - {start}


def expected(position: Position, state: State, unit: int) -> set[str]:
    """Where a unit of a plain nation may go on the map, by land or, if it is a corps, by sea."""
    kind, start = KIND_ID[unit], place_of(state, unit)
    side = KINDS[kind]["side"]
    if not position.is_open(start, side) or not position.unit_supplied(kind, start):
        return set()
    others = [u for u in counters_in(state, place_number(state, unit)) if u != unit]
    if (
        start in position.besieged
        and position.control[start] != side
        and not can_besiege(others, int(MAP[start]["fort"]))
    ):
        return set()
    found = reachable(position, kind, start)
    ports = position.ports(side)
    if position.beachhead and side == "ap" and position.is_open(position.beachhead, "ap"):
        ports |= {position.beachhead}
    if KINDS[kind]["kind"] == "corps" and start in ports:
        found |= ports - {start}
    return {space for space in found if position.unit_supplied(kind, space)}


@pytest.mark.parametrize("seed", range(40))
def test_r13_1_5_and_7_goals_on_the_map_are_those_a_search_finds(seed: int) -> None:
    """Items 317, 318, 319, 322: for units in Europe that no rule of their own binds."""
    state = drawn(seed)
    position = Position.of(state)
    for unit in range(UNIT_COUNT):
        place = place_number(state, unit)
        nation = KINDS[KIND_ID[unit]]["nation"]
        if not 0 <= place < BOARD_SIZE or nation not in PLAIN or nation not in position.at_war:
            continue
        if NEAR_EAST >> place & 1 or IS_ARMY[unit] or unit % 3:
            continue
        found = {
            SPACES[s] for s in range(BOARD_SIZE) if goals(state, unit) >> s & 1 and not NEAR_EAST >> s & 1
        }
        wanted = {s for s in expected(position, state, unit) if not NEAR_EAST >> SPACE_NUMBER[s] & 1}

        assert found == wanted, (KIND_ID[unit], SPACES[place])


@pytest.mark.parametrize("seed", range(100, 120))
def test_r13_every_refusal_names_its_rule(seed: int) -> None:
    """Item 316: whatever is asked, the answer is yes or a rule, and both agree."""
    state = drawn(seed)
    chance = random.Random(seed)
    asked = [*range(BOARD_SIZE), *RESERVE]
    for unit in range(UNIT_COUNT):
        for goal in chance.sample(asked, 12):
            refusal = redeployment_refusal(state, SIDE[unit], unit, goal)

            assert (refusal is None) == bool(goals(state, unit) >> goal & 1)
            assert refusal is None or refusal.rule
            assert refusal is None or refusal.message.startswith("pog-")


@pytest.mark.parametrize("seed", range(200, 220))
def test_r13_1_8_from_the_reserve_only_to_ones_own(seed: int) -> None:
    """Item 325: a supplied unit of the nation is there, or it is a capital, a source or a French port."""
    state = drawn(seed)
    for unit in counters_in(state, "ap_reserve_box") + counters_in(state, "cp_reserve_box"):
        for space in range(BOARD_SIZE):
            if goals(state, unit) >> space & 1:
                row = MAP[SPACES[space]]
                hosts = [u for u in counters_in(state, space) if SIDE[u] == SIDE[unit]]
                special = row["capital_of"] or row["supply_source"] or (row["port"] and row["nation"] == "fr")

                assert hosts or special, (KIND_ID[unit], SPACES[space])
                assert special or any(_same(unit, host) for host in hosts)


def _same(unit: int, host: int) -> bool:
    """Commonwealth corps and the Arabs are British, the Senussi Turkish. [13.0]"""
    names = [KINDS[KIND_ID[u]]["activation_nation"] for u in (unit, host)]
    return NATION[unit] == NATION[host] or names[0] == names[1]
