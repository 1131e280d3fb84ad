"""Records: a match as a small JSON document that replays to the same hashes anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from .chance import commitment_to
from .codec import hash_of
from .errors import GreatPowersError, RecordError
from .game import Game
from .match import Agreed, LogEntry, Match, Upgrade
from .pack import Pack, PackError
from .plain import PlainDict
from .stretches import Stretch, check_stretches, plains_of, read_events, state_of, walked
from .upgrade import is_older

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
    position: PlainDict | None = None
    result: PlainDict | None = None
    #: The tables it was played with, if they are not the game's own.
    pack: Pack | None = None
    title: str = ""
    #: Where the match went over to other rules: after so many decisions, from, to, hash of the state.
    upgrades: list[tuple[int, str, str, str]] = []
    #: Stored states of what cannot be played again by the present rules.
    stretches: list[Stretch] = []


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
        upgrades=[(one.decisions, one.old, one.new, one.hash) for one in match.upgrades],
        stretches=list(match.stretches),
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
    if record.seed is None:
        raise RecordError(
            "the seed of this record is not revealed yet, so it cannot be replayed", "seed-hidden"
        )
    if record.commitment is not None and commitment_to(record.seed) != record.commitment:
        raise RecordError("the seed does not fit the commitment", "seed-wrong")
    if is_older(game.version, record.version):
        raise _of_other_rules(record, game, "which is older")
    if record.version == game.version or record.stretches:
        return _replayed(record, game)
    try:
        return _replayed(record, game)
    except RecordError as problem:
        raise _of_other_rules(record, game, f"by which it cannot be replayed: {problem}") from None


def _of_other_rules(record: Record, game: Game, why: str) -> RecordError:
    found = record.version[:_SHOWN]
    return RecordError(
        f"record is of rules version {found} of {game.id}; this is version {game.version}, {why}",
        "version",
        found=found,
        known=game.version,
    )


def _replayed(record: Record, game: Game) -> Match:
    match = begun(record, game)
    if list(match.seats) != record.seats:
        raise RecordError(f"seats are {', '.join(match.seats)}, not {', '.join(record.seats)}", "seats")
    expected, known = _checkpoints(record), dict[int, set[str]]()
    # Where the rules changed there are two states, and a hash may be that of either.
    changes = {upgrade[0] for upgrade in record.upgrades}
    for number, found in played(record, match):
        if number in expected:
            known.setdefault(number, set()).add(found())
            if number not in changes:
                _compare(number, expected[number], known[number])
    for number in changes & expected.keys():
        _compare(number, expected[number], known[number])
    if record.stretches:
        game.check(match.state)
    if record.result is not None and record.result != match.result:
        raise RecordError(f"result is {match.result}, the record says {record.result}", "result")
    return match


def _compare(number: int, expected: set[str], found: set[str]) -> None:
    for hash_ in expected - found:
        problem = f"hash after decision {number} is {', '.join(found)}, the record says {hash_}"
        raise RecordError(problem, "hash", number=number)


def recomputed(record: Record, game: Game) -> list[dict[str, str | int]]:
    """Which decisions are played again when the record is replayed, and which are only compared with it."""
    if not record.stretches:
        how = "recomputed" if record.version == game.version else "recomputed by the present rules"
        return [{"version": record.version, "after": 0, "until": len(record.decisions), "how": how}]
    ends = [*(stretch.after for stretch in record.stretches[1:]), len(record.decisions)]
    return [
        {
            "version": stretch.version,
            "after": stretch.after,
            "until": end,
            "how": "recomputed" if stretch.version == game.version else "compared",
        }
        for stretch, end in zip(record.stretches, ends, strict=True)
    ]


def _checkpoints(record: Record) -> dict[int, set[str]]:
    points: dict[int, set[str]] = {}
    for number, hash_ in record.checkpoints:
        if not 0 <= number <= len(record.decisions):
            problem = f"checkpoint at decision {number} of {len(record.decisions)}"
            raise RecordError(problem, "hash", number=number)
        points.setdefault(number, set()).add(hash_)
    return points


def begun(record: Record, game: Game) -> Match:
    """The match before its first decision; `played` goes on with it."""
    assert record.seed is not None
    agreed = Agreed(record.scenario, record.options, record.seed, record.nonces, record.position)
    if not record.stretches:
        return Match(
            game,
            record.scenario,
            record.options,
            seed=record.seed,
            nonces=record.nonces,
            position=record.position,
        )
    check_stretches(record.stretches, [Upgrade(*one) for one in record.upgrades], len(record.decisions))
    first = record.stretches[0]
    plain = next(plains_of(first))
    match = Match.resumed(game, agreed, state_of(game, plain, first.version), ())
    match.version, match.stretches = record.version, record.stretches
    events = read_events(game.codec, first.events[0] if first.events else (), strict=False)
    match.log = [LogEntry(0, recorded) for recorded in events]
    return match


def played(record: Record, match: Match) -> Iterator[tuple[int, Callable[[], str]]]:
    """Lead the match through all decisions of the record. Gives the number of those made, and the hash of the
    state then: at the beginning and after each; twice where the rules changed."""
    codec = match.game.codec
    if not record.stretches:
        yield 0, lambda: codec.hash(match.state)
        yield from _decided(record, match, 0, len(record.decisions))
        return
    starts = [stretch.after for stretch in record.stretches]
    for place, (stretch, end) in enumerate(
        zip(record.stretches, [*starts[1:], len(record.decisions)], strict=True)
    ):
        plain = next(plains_of(stretch))
        hash_ = hash_of(plain)
        if place:
            upgrade = Upgrade(*record.upgrades[place - 1])
            if upgrade.hash != hash_:
                problem = f"the state at the change of rules is {hash_}, the record says {upgrade.hash}"
                raise RecordError(problem, "hash", number=stretch.after)
            match.carry_over(state_of(match.game, plain, stretch.version), upgrade)
        yield stretch.after, partial(str, hash_)
        if stretch.version == match.game.version:
            yield from _decided(record, match, stretch.after, end)
        else:
            for number, found in walked(match, stretch, record.decisions[stretch.after : end]):
                yield number, partial(str, found)


def _decided(record: Record, match: Match, start: int, end: int) -> Iterator[tuple[int, Callable[[], str]]]:
    for number in range(start + 1, end + 1):
        _advance(match, record, number - 1, number)
        yield number, lambda: match.game.codec.hash(match.state)


def _advance(match: Match, record: Record, done: int, until: int) -> None:
    for number, (seat, text) in enumerate(record.decisions[done:until], start=done + 1):
        try:
            match.decide(seat, text)
        except GreatPowersError as problem:
            shown = text[:_SHOWN]
            said = f"decision {number} ({seat}: {shown!r}): {problem}"
            raise RecordError(said, "decision", number=number, text=shown) from problem
