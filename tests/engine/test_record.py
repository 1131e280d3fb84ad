"""Records: they replay to the same hashes, and whatever is altered in them is noticed and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.engine.chance import Stream, commitment_to
from greatpowers.engine.errors import GreatPowersError, OptionError, RecordError
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match
from greatpowers.engine.record import (
    LARGEST,
    Record,
    read_record,
    recomputed,
    record_of,
    replay,
    write_record,
)
from tests.testkit.toy import Toy

Plain = dict[str, Any]


def find_game(name: str) -> Game:
    if name != Toy.id:
        raise OptionError(f"unknown game {name!r}")
    return Toy()


def played(decisions: int = 1000, seed: str = "record") -> Match:
    """A random game, to its end or so far."""
    match = Match(Toy(), "two", {"rounds": 3}, seed=seed, nonces={"red": "7"})
    stream = Stream(seed)
    while not match.is_over and len(match.decisions) < decisions:
        question = stream.pick(match.pending())
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    return match


def plain_record(**changes: Any) -> Plain:
    """The record of a finished game as it stands in a file, with some fields replaced."""
    plain: Plain = json.loads(write_record(record_of(played())))
    return {**plain, **changes}


def try_replay(plain: Plain) -> Match:
    return replay(read_record(json.dumps(plain).encode()), find_game)


def test_a_finished_game_replays_to_the_same_state() -> None:
    match = played()
    again = replay(read_record(write_record(record_of(match))), find_game)

    assert again.is_over
    assert again.result == match.result
    assert Toy.codec.hash(again.state) == Toy.codec.hash(match.state)
    assert again.decisions == match.decisions
    assert [entry.recorded for entry in again.log] == [entry.recorded for entry in match.log]


@pytest.mark.parametrize("decisions", [0, 1, 2, 5, 9])
def test_an_unfinished_game_goes_on_from_where_its_record_stops(decisions: int) -> None:
    match = played(decisions)
    again = replay(read_record(write_record(record_of(match))), find_game)

    assert [(q.seat, list(q.offer)) for q in again.pending()] == [
        (q.seat, list(q.offer)) for q in match.pending()
    ]
    assert all(again.view(seat) == match.view(seat) for seat in (*match.seats, None))


def test_writing_what_was_read_gives_the_same_bytes() -> None:
    data = write_record(record_of(played()))

    assert write_record(read_record(data)) == data


def test_the_fields_are_those_of_the_format() -> None:
    plain = plain_record()

    assert plain["format"] == "greatpowers-record-1"
    assert set(plain) == {
        "format", "game", "version", "scenario", "options", "seats", "seed", "commitment", "nonces",
        "decisions", "checkpoints", "result",
    }  # fmt: skip
    assert all(isinstance(seat, str) and isinstance(text, str) for seat, text in plain["decisions"])


def test_the_seed_stays_secret_until_it_is_revealed() -> None:
    match = played(4)
    data = write_record(record_of(match, reveal_seed=False))

    assert b'"seed"' not in data
    assert match.seed.encode() not in data.replace(b"record-1", b"")
    assert json.loads(data)["commitment"] == commitment_to(match.seed)


def test_a_record_without_its_seed_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match="not revealed"):
        replay(record_of(played(4), reveal_seed=False), find_game)


def test_a_record_always_carries_the_hash_of_its_last_state() -> None:
    match = played(5)

    assert record_of(match).checkpoints[-1] == (5, Toy.codec.hash(match.state))


# Tampering.


def swap_two_decisions(plain: Plain) -> None:
    moves = plain["decisions"]
    first = next(n for n, (seat, text) in enumerate(moves) if text in ("up", "stay"))
    moves[first][1] = {"up": "stay", "stay": "up"}[moves[first][1]]


def drop_a_decision(plain: Plain) -> None:
    del plain["decisions"][-1]


def repeat_a_decision(plain: Plain) -> None:
    plain["decisions"].append(plain["decisions"][-1])


def give_a_decision_to_another(plain: Plain) -> None:
    seat, text = plain["decisions"][0]
    plain["decisions"][0] = ["blue" if seat == "red" else "red", text]


def make_up_a_decision(plain: Plain) -> None:
    plain["decisions"][0][1] = "99"


def say_something_more(plain: Plain) -> None:
    plain["decisions"].insert(0, ["red", "say I never said this"])


def forge_a_hash(plain: Plain) -> None:
    plain["checkpoints"][-1][1] = "0" * 32


def forge_the_place_of_a_hash(plain: Plain) -> None:
    plain["checkpoints"][-1][0] -= 1


def checkpoint_beyond_the_end(plain: Plain) -> None:
    plain["checkpoints"].append([len(plain["decisions"]) + 1, "0" * 32])


def checkpoint_before_the_start(plain: Plain) -> None:
    plain["checkpoints"].append([-1, "0" * 32])


def another_seed(plain: Plain) -> None:
    plain["seed"] = "another"


def another_seed_with_its_commitment(plain: Plain) -> None:
    plain["seed"] = "another"
    plain["commitment"] = commitment_to("another")


def another_commitment(plain: Plain) -> None:
    plain["commitment"] = commitment_to("another")


def another_nonce(plain: Plain) -> None:
    plain["nonces"] = {"red": "8"}


def no_nonce(plain: Plain) -> None:
    del plain["nonces"]


def unknown_nonce(plain: Plain) -> None:
    plain["nonces"]["yellow"] = "1"


def another_version(plain: Plain) -> None:
    plain["version"] = "4"


def another_game(plain: Plain) -> None:
    plain["game"] = "chess"


def another_scenario(plain: Plain) -> None:
    plain["scenario"] = "three"


def unknown_scenario(plain: Plain) -> None:
    plain["scenario"] = "nine"


def another_option(plain: Plain) -> None:
    plain["options"]["rounds"] = 4


def unknown_option(plain: Plain) -> None:
    plain["options"]["blindfold"] = True


def impossible_option(plain: Plain) -> None:
    plain["options"]["rounds"] = -4


def other_seats(plain: Plain) -> None:
    plain["seats"] = ["blue", "red"]


def missing_seat(plain: Plain) -> None:
    plain["seats"] = ["red"]


def another_winner(plain: Plain) -> None:
    plain["result"]["seats"] = ["nobody"]


def another_score(plain: Plain) -> None:
    plain["result"]["coins"] += 1


def result_too_early(plain: Plain) -> None:
    plain["decisions"] = plain["decisions"][:3]
    plain["checkpoints"] = []


@pytest.mark.parametrize(
    "tamper",
    [
        swap_two_decisions, drop_a_decision, repeat_a_decision, give_a_decision_to_another,
        make_up_a_decision, say_something_more, forge_a_hash, forge_the_place_of_a_hash,
        checkpoint_beyond_the_end,
        checkpoint_before_the_start, another_seed, another_seed_with_its_commitment, another_commitment,
        another_nonce, no_nonce, unknown_nonce, another_version, another_game, another_scenario,
        unknown_scenario, another_option, unknown_option, impossible_option, other_seats, missing_seat,
        another_winner, another_score, result_too_early,
    ],
)  # fmt: skip
def test_tampering_is_noticed(tamper: Callable[[Plain], None]) -> None:
    plain = plain_record()
    try_replay(plain)  # the untouched record is good
    tamper(plain)

    with pytest.raises(GreatPowersError):
        try_replay(plain)


def test_another_version_says_which() -> None:
    with pytest.raises(RecordError, match="version 4 of toy; this is version 3"):
        try_replay(plain_record(version="4"))


def test_a_record_of_older_rules_is_tried_by_the_present_ones() -> None:
    """Nothing of it is stored but decisions and hashes: if all of them fit, it may be shown."""
    older = read_record(json.dumps(plain_record(version="2")).encode())
    how = [part["how"] for part in recomputed(older, find_game("toy"))]

    assert try_replay(plain_record(version="2")).result == try_replay(plain_record()).result
    assert how == ["recomputed by the present rules"]


def test_a_record_of_older_rules_that_lead_elsewhere_says_so() -> None:
    plain = plain_record(version="2")
    plain["checkpoints"][0][1] = "0" * 32

    with pytest.raises(RecordError, match="version 2 of toy; this is version 3, by which it cannot"):
        try_replay(plain)


def test_a_seed_that_does_not_fit_the_commitment_says_so() -> None:
    with pytest.raises(RecordError, match="commitment"):
        try_replay(plain_record(seed="another"))


def test_a_wrong_hash_says_where() -> None:
    plain = plain_record()
    number = plain["checkpoints"][-1][0]
    forge_a_hash(plain)

    with pytest.raises(RecordError, match=f"after decision {number}"):
        try_replay(plain)


def test_what_is_wrong_is_told_by_its_kind_for_all_languages() -> None:
    plain = plain_record()
    plain["decisions"][10] = ["red", "fly"]
    plain["checkpoints"] = plain["checkpoints"][:1]

    with pytest.raises(RecordError) as caught:
        try_replay(plain)
    assert (caught.value.reason, caught.value.params) == ("decision", {"number": 11, "text": "fly"})


def test_a_decision_that_cannot_be_says_which() -> None:
    plain = plain_record()
    make_up_a_decision(plain)

    with pytest.raises(RecordError, match="99"):
        try_replay(plain)


def test_the_decision_that_fails_is_counted_from_the_start() -> None:
    plain = plain_record()
    plain["decisions"][10] = ["red", "fly"]
    plain["checkpoints"] = []

    with pytest.raises(RecordError, match=r"decision 11\b"):
        try_replay(plain)


# Files that are no records.

GOOD = write_record(record_of(played()))


@pytest.mark.parametrize(
    "data",
    [
        b"", b" ", b"{", b"[]", b"null", b"1", b'"record"', b"\xff\xfe", b"\x00" * 64, b"not json",
        b'{"format":"greatpowers-record-1"}', GOOD[:-3], GOOD[: len(GOOD) // 2], GOOD + b"}",
        b"[" * 100_000, b'{"format":' * 50_000,
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="not a record"):
        read_record(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 1), ("game", None), ("version", 3), ("scenario", []), ("options", []),
        ("options", {"rounds": 1.5}), ("options", {"rounds": None}), ("seats", "red"), ("seats", [1]),
        ("seed", 5), ("commitment", 5), ("nonces", [["red", "1"]]), ("nonces", {"red": 1}),
        ("decisions", {}), ("decisions", [["red"]]), ("decisions", [["red", "1", "2"]]),
        ("decisions", [[1, "1"]]), ("decisions", ["red 1"]),
        ("checkpoints", [["1", "hash"]]), ("checkpoints", [[1.5, "hash"]]),
        ("checkpoints", [[1, 2]]), ("result", "win"), ("comment", "an unknown field"),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_named(field: str, value: Any) -> None:
    with pytest.raises(RecordError, match=field):
        read_record(json.dumps(plain_record(**{field: value})).encode())


@pytest.mark.parametrize("field", ["format", "game", "version", "scenario", "options", "seats", "decisions"])
def test_a_missing_field_is_named(field: str) -> None:
    plain = plain_record()
    del plain[field]

    with pytest.raises(RecordError, match=field):
        read_record(json.dumps(plain).encode())


def test_another_format_says_which() -> None:
    with pytest.raises(RecordError, match="'greatpowers-record-9' is not 'greatpowers-record-1'"):
        read_record(json.dumps(plain_record(format="greatpowers-record-9")).encode())


def test_a_huge_file_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError, match="larger"):
        read_record(b" " * (LARGEST + 1))


def test_endless_texts_in_a_record_do_not_fill_the_message() -> None:
    plain = plain_record()
    plain["decisions"][0][1] = "x" * 1_000_000

    with pytest.raises(RecordError) as caught:
        try_replay(plain)
    assert len(str(caught.value)) < 1000


def test_a_record_is_made_of_plain_parts() -> None:
    record = record_of(played())

    assert isinstance(record, Record)
    assert json.loads(write_record(record)) == json.loads(json.dumps(plain_record()))
