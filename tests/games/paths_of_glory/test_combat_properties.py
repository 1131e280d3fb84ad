"""Random combats on random fronts: whatever is answered, the board stays sound and texts read back."""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE
from greatpowers.games.paths_of_glory.printed.units import SIDE
from greatpowers.games.paths_of_glory.rules.combat.targets import (
    attack_refusal,
    attack_targets,
    eligible_attackers,
    ready_attackers,
)
from tests.games.paths_of_glory.random_fronts import random_fight
from tests.games.paths_of_glory.seen import active_number, all_stacks, combat_in, in_play, places, vp_of


@pytest.mark.parametrize("block", range(8))
def test_random_combats_leave_a_sound_board(block: int) -> None:
    """Items 226–313: no space holds both sides or too many, nobody doubles or vanishes, texts read back."""
    for seed in range(block * 25, block * 25 + 25):
        fight, stream = random_fight(seed)
        count = len(in_play(fight.state))
        while fight.asked:
            choice, state = fight.choice, fight.state
            offer = choice.options(state)
            option = stream.pick(offer)
            assert len(offer) == len({choice.write(other) for other in offer})
            assert choice.read(state, choice.write(option)) == option
            fight.say(choice.write(option))
        assert combat_in(fight.state) is None
        assert len(in_play(fight.state)) == count
        for units in all_stacks(fight.state)[:BOARD_SIZE]:
            assert len({SIDE[unit] for unit in units}) <= 1
            assert len(units) <= 3


def test_the_same_seed_fights_the_same_combats() -> None:
    """Nothing depends on anything but the board, the dice and the answers."""
    ends = []
    for _ in range(2):
        fight, stream = random_fight(7)
        while fight.asked:
            fight.say(stream.pick(fight.options()))
        ends.append((places(fight.state), vp_of(fight.state)))

    assert ends[0] == ends[1]


def test_random_fronts_are_worth_fighting_over() -> None:
    """The random boards do lead to combats, or the tests above would say nothing."""
    fights = [random_fight(seed)[0] for seed in range(25)]

    assert sum(bool(fight.asked) for fight in fights) > 15


def test_r12_1_what_is_listed_is_what_is_not_refused() -> None:
    """Items 226–238: the quick lists and the reasons against an attack agree for every unit and space."""
    for seed in range(300, 330):
        fight, _ = random_fight(seed)
        state, side = fight.state, active_number(fight.state)
        alone = {
            (unit, target)
            for unit in ready_attackers(state, side)
            for target in range(BOARD_SIZE)
            if attack_refusal(state, side, (unit,), target) is None
        }

        assert attack_targets(state, side) == sorted({target for _, target in alone})
        for unit, target in sorted(alone):
            assert unit in eligible_attackers(state, side, target)
