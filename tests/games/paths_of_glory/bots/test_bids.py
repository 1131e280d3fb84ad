"""Bots bid for the side they do better with, and no more than it is worth to them. [5.6.1]"""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Match
from tests.games.paths_of_glory.bots.table import GAME

#: Nobody pays more victory points for a side than this.
DEAR = 6


def bids(levels: tuple[str, str]) -> list[str]:
    """What is said until the sides are settled."""
    match = Match(GAME, "historical", {"tournament": True}, seed="bids")
    players = {seat: make_player(GAME, level, seat) for seat, level in zip(match.seats, levels, strict=True)}
    said: list[str] = []
    while type((asked := match.pending()[0]).choice).__name__ == "ChooseBid":
        said.append(asked.choice.write(players[asked.seat].decide(match.view(asked.seat), asked)))
        match.decide(asked.seat, said[-1])
    return said


@pytest.mark.parametrize("levels", [("regular", "regular"), ("veteran", "marshal"), ("novice", "marshal")])
def test_the_bidding_ends_at_a_sensible_price(levels: tuple[str, str]) -> None:
    said = bids(levels)

    assert said[-1] == "accept"
    assert int(said[-2].split()[-1]) <= DEAR


def test_the_better_side_is_not_given_away() -> None:
    """Two who know the Allies to be better here pay for them."""
    said = bids(("regular", "regular"))

    assert said[0].startswith("bid ap")
    assert int(said[-2].split()[-1]) > 0
