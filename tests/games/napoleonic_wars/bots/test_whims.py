"""Answers that are alike are chosen by the seed; else a game won once could be won again, card by card."""

from __future__ import annotations

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Match
from greatpowers.games.table import find_game

GAME = find_game("napoleonic-wars")


def played(seed: str, most: int = 60) -> list[str]:
    """The first decisions of a game in which every player has the same seed."""
    match = Match(GAME, "1813-5", seed="whims")
    players = {seat: make_player(GAME, "regular", f"{seed}/{seat}") for seat in match.seats}
    said = []
    while len(said) < most and not match.is_over:
        asked = match.pending()[0]
        answer = players[asked.seat].decide(match.view(asked.seat), asked)
        said.append(answer if isinstance(answer, str) else asked.choice.write(answer))
        match.decide(asked.seat, answer)
    return said


def test_choices_vary_with_the_seed_and_the_same_seed_chooses_the_same() -> None:
    games = [played(f"whim {number}") for number in range(3)]

    assert len({*map(tuple, games)}) > 1
    assert played("whim 0") == games[0]
