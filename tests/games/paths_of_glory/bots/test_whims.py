"""Plans that are alike are chosen by the seed; otherwise a game won once could be won again, card by card."""

from __future__ import annotations

from greatpowers.bots.arena import make_player
from tests.games.paths_of_glory.bots.table import GAME, Table


def test_choices_vary_with_the_seed_and_the_same_seed_chooses_the_same() -> None:
    """An operation of three points is as good as one of four here."""
    match = Table("b07_out_of_paris", "regular").match
    asked = match.pending()[0]
    seen = match.view(asked.seat)

    def answer(seed: str) -> str:
        return asked.choice.write(make_player(GAME, "regular", seed).decide(seen, asked))

    found = [answer(f"whim {number}") for number in range(8)]

    assert len({*found}) > 1
    assert [answer(f"whim {number}") for number in range(8)] == found
