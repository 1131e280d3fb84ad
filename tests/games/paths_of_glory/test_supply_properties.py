"""Supply by floods agrees with a plain search for every unit and space, on positions drawn at random. [14]"""

from __future__ import annotations

import random

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.paths_of_glory.printed.board import (
    BEACHES,
    BOARD_SIZE,
    FORT,
    FORTS,
    IN_NATION,
    SPACE_NUMBER,
    SPACES,
)
from greatpowers.games.paths_of_glory.printed.names import AP, CP, GR
from greatpowers.games.paths_of_glory.printed.units import KIND_ID, NATION, SIDE, UNIT_COUNT
from greatpowers.games.paths_of_glory.rules.movement.occupation import can_besiege
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition, out_of_supply
from greatpowers.games.paths_of_glory.rules.supply.supply import (
    friendly_supplied,
    in_supply_at,
    open_spaces,
)
from greatpowers.games.paths_of_glory.state.state import State, controller
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.changing import besiege, destroy_forts, put_counter, set_beachhead, take
from tests.games.paths_of_glory.seen import (
    beachhead_of,
    besieged_forts,
    counters_in,
    events_of,
    nations_at_war,
    place_of,
)
from tests.games.paths_of_glory.supply_oracle import MAP, Position


def random_position(seed: int) -> State:
    """Units, control, forts, sieges, entries and the beachhead as chance will have them."""
    chance = random.Random(seed)
    war = [n for n in ("it", "ro", "gr", "bu", "tu", "us") if chance.random() < 0.6]
    state = board(
        scenario="campaign",
        options={"edition": chance.choice(["2010", "2018"])},
        at_war=war,
        events={"ap_30": 1} if chance.random() < 0.5 else {},
    )
    beach = chance.choice([-1, *members(BEACHES)])
    flips = sum(1 << s for s in range(BOARD_SIZE) if chance.random() < chance.choice([0.05, 0.3]))
    flips &= ~(1 << SPACE_NUMBER["london"])
    state.cp_control ^= flips
    if beach >= 0:
        set_beachhead(state, SPACES[beach])
        take(state, "ap", SPACES[beach])
    destroy_forts(state, *(SPACES[s] for s in members(FORTS) if chance.random() < 0.3))
    _scatter(state, chance)
    _besiege(state, chance)
    state.board_changed()
    return state


def _scatter(state: State, chance: random.Random) -> None:
    """Most units stand where their side controls, some do not; sides do not mix."""
    for unit in range(UNIT_COUNT):
        if chance.random() < 0.5:
            continue
        neutral_greek = NATION[unit] == GR and "gr" not in nations_at_war(state)
        spaces = list(members(IN_NATION[GR])) if neutral_greek else range(BOARD_SIZE)
        if neutral_greek and "ap_30" not in events_of(state):
            continue
        space = chance.choice(spaces)
        owner = controller(state, space)
        here = counters_in(state, space)
        if (here and SIDE[here[0]] != SIDE[unit]) or (owner != SIDE[unit] and chance.random() < 0.7):
            continue
        put_counter(state, unit, SPACES[space])


def _besiege(state: State, chance: random.Random) -> None:
    for space in members(FORTS & ~state.forts_destroyed):
        here = counters_in(state, space)
        owner = controller(state, space)
        if here and SIDE[here[0]] != owner and can_besiege(here, FORT[space]) and chance.random() < 0.8:
            besiege(state, SPACES[space])


@pytest.mark.parametrize("block", range(15))
def test_r14_1_any_unit_anywhere_is_supplied_just_when_a_chain_is_found(block: int) -> None:
    """Items 342, 343, 344, 346: floods and searches give the same answer on hundreds of positions."""
    for seed in range(block * 100, block * 100 + 100):
        state = random_position(seed)
        position = Position.of(state)
        chance = random.Random(seed)
        for _ in range(15):
            unit, space = chance.randrange(UNIT_COUNT), chance.randrange(BOARD_SIZE)
            expected = position.unit_supplied(KIND_ID[unit], SPACES[space])

            assert in_supply_at(state, unit, space) == expected, (seed, KIND_ID[unit], SPACES[space])


@pytest.mark.parametrize("block", range(10))
def test_r14_2_5_any_space_is_supplied_just_when_a_chain_is_found(block: int) -> None:
    """Item 356: the same for spaces and all sources of their side."""
    for seed in range(5000 + block * 100, 5100 + block * 100):
        state = random_position(seed)
        position = Position.of(state)
        for space in random.Random(seed).sample(sorted(MAP), 15):
            side = {"ap": AP, "cp": CP}[position.control[space]]
            number = SPACE_NUMBER[space]
            found = bool(friendly_supplied(state, side) >> number & 1)

            assert found == position.space_supplied(space), (seed, space)
            assert bool(open_spaces(state, side) >> number & 1) == position.is_open(
                space, position.control[space]
            )


@pytest.mark.parametrize("seed", range(9000, 9025))
def test_r14_3_5_and_6_attrition_takes_exactly_what_the_search_finds(seed: int) -> None:
    """Items 359, 360, 361: every unit and every space of a position."""
    state = random_position(seed)
    position = Position.of(state)
    without = [(KIND_ID[unit], place_of(state, unit)) for unit in out_of_supply(state)]
    losses = attrition(state)

    assert sorted(without) == position.out_of_supply()
    for side, name in ((AP, "ap"), (CP, "cp")):
        assert sorted(SPACES[s] for s in members(losses.lost[side])) == position.lost(name)


def test_random_positions_have_every_feature() -> None:
    """The generator is worth nothing if sieges, cut-off units and open beaches never come up."""
    states = [random_position(seed) for seed in range(60)]

    assert any(besieged_forts(state) for state in states)
    assert any(beachhead_of(state) for state in states)
    assert any(out_of_supply(state) for state in states)
    assert {nation for state in states for nation in nations_at_war(state)} >= {
        "it",
        "gr",
    }
