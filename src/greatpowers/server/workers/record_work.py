"""What a worker process does with records: replaying strangers' files and checking every number of ours."""

from __future__ import annotations

import msgspec

from ...engine.chance import Dice, dice_key
from ...engine.errors import GreatPowersError, RecordError
from ...engine.events import DieRolled
from ...engine.record import Record, read_record, replay
from ...games.table import find_game
from ..games.served import wire_of
from ..records.limits import check_limits

MOST_LETTERS = 10_000


class Checked(msgspec.Struct):
    """A record that replays, or what is wrong with it."""

    problem: str = ""
    #: The kind of what is wrong, and its parameters, for `record-unusable` in any language.
    reason: str = ""
    params: dict[str, str | int] = {}
    record: Record | None = None
    is_over: bool = False


def check_record(data: bytes) -> Checked:
    """Read and replay a record of unknown origin."""
    try:
        record = read_record(data)
        check_limits(record)
        if _letters(record) > MOST_LETTERS:
            return Checked(f"more than {MOST_LETTERS} letters", "letters", {"most": MOST_LETTERS})
        match = replay(record, find_game)
    except RecordError as problem:
        return Checked(str(problem)[:300], problem.reason, problem.params)
    except GreatPowersError as problem:
        # What is left to be refused is what a match begins with: game, scenario, options, position.
        return Checked(str(problem)[:300], "setup")
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError, OverflowError) as problem:
        # Whatever a forged record makes the rules stumble over, it is the record that is wrong.
        return Checked(f"the record cannot be replayed: {type(problem).__name__}", "other")
    # The texts as the rules write them are what a live game would have stored.
    record.decisions = list(match.decisions)
    return Checked(record=record, is_over=match.is_over)


def _letters(record: Record) -> int:
    """How much was said: every later state holds it all."""
    try:
        talk = wire_of(record.game, record.pack).talk_word
    except GreatPowersError:
        return 0  # Replaying it tells what is wrong.
    return sum(text.partition(" ")[0].casefold() == talk for _, text in record.decisions)


def verify_record(data: bytes) -> bool:
    """Do all hashes, the commitment and every die of a record fit its seed?"""
    try:
        record = read_record(data)
        match = replay(record, find_game)
    except GreatPowersError:
        return False
    key = dice_key(match.seed, match.nonces)
    rolled: list[object] = [entry.recorded.event for entry in match.log]
    return all(
        Dice(key, die.number).below(die.bound, die.purpose) == die.result
        for die in rolled
        if isinstance(die, DieRolled)
    )
