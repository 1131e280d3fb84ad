"""Many marches one after the other, by chance: what must hold after each of them. [9, 10, 11, 12]"""

from __future__ import annotations

import random

import pytest

from greatpowers.engine.chance import Dice
from greatpowers.engine.masks import members
from greatpowers.engine.state import advance, decide_in_place
from greatpowers.games.napoleonic_wars.printed.board import PLACES
from greatpowers.games.napoleonic_wars.printed.names import NATION_COUNT, NATIONS
from greatpowers.games.napoleonic_wars.rules.land.moving import MoveAction
from greatpowers.games.napoleonic_wars.rules.land.sieges import SiegeAction
from greatpowers.games.napoleonic_wars.state.changes.turn import begin_impulse, fill_purse
from greatpowers.games.napoleonic_wars.state.control import nations_in
from greatpowers.games.napoleonic_wars.state.relations import enemies
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import asked, board
from tests.games.napoleonic_wars.changing import set_due
from tests.games.napoleonic_wars.land_boards import happened
from tests.games.napoleonic_wars.seen import all_in_regroup, battle_in, present_mask, strength_on_map

STEPS = 60


def play_on(state: State, chance: random.Random) -> list[str]:
    """Answer every question by chance; what was answered, each read back from its text and found lawful."""
    said = []
    while (choice := asked(state)) is not None:
        option = chance.choice(list(choice.options(state)))
        text = choice.write(option)
        assert choice.refuse(state, choice.read(state, text)) is None, text
        decide_in_place(state, choice, option)
        said.append(text)
    return said


def one_action(state: State, chance: random.Random) -> None:
    """The next nation makes one move or siege, with everything that follows."""
    nation = (state.active + 1) % NATION_COUNT
    begin_impulse(state, nation, False)
    fill_purse(state, 4)
    set_due(state, nation)
    for action in (SiegeAction(), MoveAction()):
        offered = list(action.options(state, state.active))
        if offered:
            body = chance.choice(offered)
            assert action.refuse(state, state.active, body) is None
            action.carry_out(state, state.active, body)
            state.push_called()
            advance(state)
            play_on(state, chance)
            return


def strength(state: State) -> int:
    return strength_on_map(state) + all_in_regroup(state)


@pytest.mark.parametrize("seed", range(6))
def test_r9_5_after_every_march_enemies_stand_apart_and_nothing_is_lost_unseen(seed):
    """Items 157, 198: no fight is left open, no two enemies share an area, every lost SP has its event."""
    chance = random.Random(seed)
    state = board(start=True, scenario=("1805-5", "1813-4")[seed % 2])
    state.dice = Dice(seed.to_bytes(4, "big"))
    for _ in range(STEPS):
        before = strength(state)
        state.events.clear()
        one_action(state, chance)
        lost = sum(event.count for event in happened(state, "StrengthLost"))

        assert strength(state) == before - lost
        assert battle_in(state) is None
        assert not state.stack
        for nation in range(NATION_COUNT):
            for area in members(present_mask(state, nation)):
                mixed = enemies(state, nation) & nations_in(state, area)
                assert not mixed, f"{NATIONS[nation]} and its enemies in {PLACES[area]}"
