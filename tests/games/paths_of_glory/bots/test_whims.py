"""Plans that are alike are chosen by the seed; otherwise a game won once could be won again, card by card."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from tests.games.paths_of_glory.bots.table import GAME, Table

#: Positions in which some plans are about as good as each other.
POSITIONS = ("b05_paris", "b09_shut_in", "b10_trenches")
#: What is asked before anybody marches or a die is thrown.
_PLANNING = ("ChooseAction", "ChooseActivation")


def plans(level: str, position: str) -> list[tuple[str, ...]]:
    """The card and the spaces that players of a level choose, each with a seed of its own."""
    return [plan(level, position, f"whim {number}") for number in range(6)]


def plan(level: str, position: str, seed: str) -> tuple[str, ...]:
    match = Table(position, level).match
    found: list[str] = []
    seat = match.pending()[0].seat
    player = make_player(GAME, level, seed)
    while (asked := match.pending()[0]).seat == seat and type(asked.choice).__name__ in _PLANNING:
        found.append(asked.choice.write(player.decide(match.view(seat), asked)))
        match.decide(seat, found[-1])
    return (found[0], *sorted(found[1:]))


@pytest.mark.parametrize("level", ["regular", "veteran", "marshal"])
def test_choices_vary_with_the_seed_and_the_same_seed_chooses_the_same(level: str) -> None:
    found = [plans(level, position) for position in POSITIONS]

    assert any(len({*one}) > 1 for one in found)
    assert plans(level, POSITIONS[0]) == found[0]
