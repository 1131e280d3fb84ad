"""A recorded game of each kind, to be altered."""

from __future__ import annotations

from functools import cache

import msgspec

from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.record import Record, record_of
from tests.records.shelf import FILES, load, match_of, name_of

#: Finished, and with nonces.
SAMPLES = (
    "diplomacy-1/seven-draw-agreed",
    "paths-of-glory-1/introductory-2018-veteran-as-ap",
    "napoleonic-wars-3/1812-2-bid-sides-exchanged",
)
changed = msgspec.structs.replace


@cache
def sample(name: str) -> Record:
    """The recorded game as the present rules play it: the whole file, as long as they mean the same by it."""
    recorded = load(next(file for file in FILES if name_of(file) == name))
    match = match_of(recorded)
    for seat, text in recorded.decisions:
        try:
            match.decide(seat, text)
        except GreatPowersError:
            break
    return record_of(match)


def with_decision(record: Record, number: int, decision: tuple[str, str]) -> Record:
    """The same with another decision after the first `number`."""
    decisions = [*record.decisions[:number], decision, *record.decisions[number + 1 :]]
    return changed(record, decisions=decisions)
