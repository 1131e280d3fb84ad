"""Records: a match as a small JSON document that replays to the same hashes anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from .chance import commitment_to
from .errors import GreatPowersError, RecordError
from .game import Game
from .match import Match
from .pack import Pack, PackError

FORMAT = "greatpowers-record-1"
LARGEST = 64 * 1024 * 1024
#: Letters of what a record says that are repeated to whoever brought it.
_SHOWN = 80


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is written; `seed` is left out while the game goes on and only the commitment is public."""

    format: str
    game: str
    version: str
    scenario: str
    options: dict[str, bool | str | int]
    seats: list[str]
    decisions: list[tuple[str, str]]
    checkpoints: list[tuple[int, str]]
    seed: str | None = None
    commitment: str | None = None
    nonces: dict[str, str] = {}
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    #: The tables it was played with, if they are not the game's own.
    pack: Pack | None = None
    title: str = ""


def record_of(match: Match, *, reveal_seed: bool = True) -> Record:
    """The record of a match as it stands."""
    final = (len(match.decisions), match.game.codec.hash(match.state))
    checkpoints = match.checkpoints + ([final] if final not in match.checkpoints else [])
    return Record(
        format=FORMAT,
        game=match.game.id,
        version=match.version,
        scenario=match.scenario.id,
        options=match.options,
        seats=list(match.seats),
        decisions=list(match.decisions),
        checkpoints=checkpoints,
        seed=match.seed if reveal_seed else None,
        commitment=match.commitment,
        nonces=match.nonces,
        position=match.position,
        result=match.result or None,
        pack=match.game.pack,
    )


def write_record(record: Record) -> bytes:
    """The record as JSON, one decision a line, ready for a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """A record from JSON; says what is wrong and where."""
    if len(data) > LARGEST:
        raise RecordError(f"record is larger than {LARGEST} bytes", "size")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RecordError(f"not a record: {problem}", "unreadable") from None
    if record.format != FORMAT:
        raise RecordError(f"format {record.format!r} is not {FORMAT!r}", "unreadable")
    return record


def replay(record: Record, find_game: Callable[..., Game]) -> Match:
    """Play the record again and compare every hash. The match goes on from where the record stops."""
    try:
        game = find_game(record.game) if record.pack is None else find_game(record.game, record.pack)
    except PackError as unsound:
        raise RecordError(f"the record's own tables cannot be used: {unsound}", "pack") from None
    if record.version != game.version:
        raise RecordError(
            f"record is of rules version {record.version} of {game.id}; this is version {game.version}",
            "version",
            found=record.version[:_SHOWN],
            known=game.version,
        )
    if record.seed is None:
        raise RecordError(
            "the seed of this record is not revealed yet, so it cannot be replayed", "seed-hidden"
        )
    if record.commitment is not None and commitment_to(record.seed) != record.commitment:
        raise RecordError("the seed does not fit the commitment", "seed-wrong")
    match = Match(
        game,
        record.scenario,
        record.options,
        seed=record.seed,
        nonces=record.nonces,
        position=record.position,
    )
    if list(match.seats) != record.seats:
        raise RecordError(f"seats are {', '.join(match.seats)}, not {', '.join(record.seats)}", "seats")
    done = 0
    for number, expected in sorted(record.checkpoints):
        if not done <= number <= len(record.decisions):
            problem = f"checkpoint at decision {number} of {len(record.decisions)}"
            raise RecordError(problem, "hash", number=number)
        _advance(match, record, done, number)
        done = number
        if (found := game.codec.hash(match.state)) != expected:
            problem = f"hash after decision {number} is {found}, the record says {expected}"
            raise RecordError(problem, "hash", number=number)
    _advance(match, record, done, len(record.decisions))
    if record.result is not None and record.result != match.result:
        raise RecordError(f"result is {match.result}, the record says {record.result}", "result")
    return match


def _advance(match: Match, record: Record, done: int, until: int) -> None:
    for number, (seat, text) in enumerate(record.decisions[done:until], start=done + 1):
        try:
            match.decide(seat, text)
        except GreatPowersError as problem:
            shown = text[:_SHOWN]
            said = f"decision {number} ({seat}: {shown!r}): {problem}"
            raise RecordError(said, "decision", number=number, text=shown) from problem
