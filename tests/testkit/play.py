"""Playing the toy in tests: a new match, a round of bids, and all that can be seen of a match."""

from __future__ import annotations

from typing import Any

from greatpowers.engine.match import Match
from tests.testkit.toy import Toy


def new_match(scenario: str = "two", seed: str = "match", **options: Any) -> Match:
    return Match(Toy(), scenario, {"coins": "many", **options}, seed=seed)


def card_of(match: Match, seat: str, which: int = 0) -> str:
    return str(match.view(seat).hand[which])


def bid(match: Match) -> str:
    """Everybody bids the first card; answers who won."""
    for seat in match.seats:
        match.decide(seat, card_of(match, seat))
    return match.pending()[0].seat


def fingerprint(match: Match) -> tuple[Any, ...]:
    """All of a match that can be seen from outside."""
    return (
        match.game.codec.hash(match.state),
        tuple(match.decisions),
        tuple(match.checkpoints),
        tuple(match.log),
        *(match.view(seat) for seat in (*match.seats, None)),
    )
