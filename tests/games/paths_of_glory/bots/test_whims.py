"""Plans that are alike are chosen by the seed; otherwise a game won once could be won again, card by card."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.bots.table import GAME, Table

#: Openings that are compared, and rounds of both sides that are played in each.
LEVELS = {"regular": (4, 3), "veteran": (3, 3)}
#: Positions in which some plans are about as good as each other.
POSITIONS = ("b05_paris", "b09_shut_in", "b10_trenches")
#: What is asked before anybody marches or a die is thrown.
_PLANNING = ("ChooseAction", "ChooseActivation")


def opening(level: str, seed: str, rounds: int) -> tuple[str, ...]:
    """Everything decided in the first rounds of one and the same war, by players with a seed of their own."""
    match = Match(GAME, "historical", {"peace_terms": False}, seed="one war")
    players = {seat: make_player(GAME, level, f"{seed}/{seat}") for seat in match.seats}
    said: list[str] = []
    while not match.is_over and _round(match) <= rounds:
        asked = match.pending()[0]
        said.append(asked.choice.write(players[asked.seat].decide(match.view(asked.seat), asked)))
        match.decide(asked.seat, said[-1])
    return tuple(said)


def _round(match: Match) -> int:
    assert isinstance(match.state, State)
    return match.state.round


@pytest.mark.parametrize("level", LEVELS)
def test_openings_vary_with_the_seed_and_the_same_seed_opens_the_same(level: str) -> None:
    count, rounds = LEVELS[level]
    openings = [opening(level, f"whim {number}", rounds) for number in range(count)]

    assert len({*openings}) > 1
    assert opening(level, "whim 0", rounds) == openings[0]


def plan(level: str, position: str, seed: str) -> tuple[str, ...]:
    """The card and the spaces that a player chooses."""
    match = Table(position, level).match
    found: list[str] = []
    seat = match.pending()[0].seat
    player = make_player(GAME, level, seed)
    while (asked := match.pending()[0]).seat == seat and type(asked.choice).__name__ in _PLANNING:
        found.append(asked.choice.write(player.decide(match.view(seat), asked)))
        match.decide(seat, found[-1])
    return (found[0], *sorted(found[1:]))


def test_where_plans_are_alike_the_marshal_chooses_by_his_seed() -> None:
    """His first rounds of a war hardly vary: one plan is clearly the best."""
    found = [[plan("marshal", position, f"whim {number}") for number in range(5)] for position in POSITIONS]

    assert any(len({*one}) > 1 for one in found)
    assert plan("marshal", POSITIONS[0], "whim 0") == found[0][0]
