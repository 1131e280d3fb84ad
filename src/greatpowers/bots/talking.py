"""Talk in random play: what a game suggests to say outside the questions."""

from __future__ import annotations

from ..engine.chance import Stream
from ..engine.errors import Refusal
from ..engine.match import Match


def say_something(match: Match, stream: Stream) -> tuple[bool, Refusal | None]:
    """Let some seat say one of the things the game suggests: was it said, and if it was refused, why."""
    seat = stream.pick(match.seats)
    texts = match.game.standing_samples(match.state, seat)
    if not texts:
        return False, None
    text = stream.pick(texts)
    refusal = match.explain(seat, text)
    if refusal is None:
        match.decide(seat, text)
    return refusal is None, refusal
