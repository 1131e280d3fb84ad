"""The recorded games of this folder, and what the present rules make of each."""

from __future__ import annotations

import gzip
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from greatpowers.cli.verification import report_on
from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.match import Match
from greatpowers.engine.record import Record, read_record
from greatpowers.games.table import find_game

HERE: Final = Path(__file__).parent
EXPECTATIONS: Final = HERE / "expectations.toml"
ENDINGS: Final = (".gp.json", ".gp.json.gz")
#: Every file is a test.
FILES: Final = sorted(file for file in HERE.rglob("*") if file.name.endswith(ENDINGS))


@dataclass(frozen=True, slots=True)
class Played:
    """How far a recorded game is still the same game."""

    #: The last decision after which everything was as recorded, and the last one that the rules accept.
    until: int
    accepted: int
    #: What was other than recorded first; empty: nothing, the whole game is the same.
    problem: str = ""


def name_of(file: Path) -> str:
    """Its folder and name, as `expectations.toml` has them."""
    return f"{file.parent.name}/{file.name.partition('.')[0]}"


def load(file: Path) -> Record:
    data = file.read_bytes()
    return read_record(gzip.decompress(data) if file.suffix == ".gz" else data)


def expectations() -> dict[str, dict[str, Any]]:
    """The older games that are no longer the same to their end: until where, and because of what."""
    return tomllib.loads(EXPECTATIONS.read_text(encoding="utf-8"))


def played(record: Record) -> Played:
    """Play it again; one of the present version is verified to the last die, and raises what does not fit."""
    if record.version == find_game(record.game).version:
        report_on(record)
        return whole(record)
    return by_present_rules(record)


def whole(record: Record) -> Played:
    return Played(until=len(record.decisions), accepted=len(record.decisions))


def by_present_rules(record: Record) -> Played:
    """A game of an older version, played on by the present rules also where they lead elsewhere."""
    try:
        match = match_of(record)
    except GreatPowersError as refused:
        return Played(0, 0, f"it cannot begin: {refused}")
    hashes, until, problem = dict(record.checkpoints), 0, ""
    for number, (seat, text) in enumerate(record.decisions, start=1):
        try:
            match.decide(seat, text)
        except GreatPowersError as refused:
            return Played(until, number - 1, problem or f"decision {number} is refused: {refused}")
        if number in hashes and not problem:
            if match.game.codec.hash(match.state) == hashes[number]:
                until = number
            else:
                problem = f"the hash after decision {number} is another"
    if not problem and (record.result or {}) != match.result:
        problem = f"the result is {match.result}"
    return Played(until, len(record.decisions), problem)


def match_of(record: Record) -> Match:
    """The match before its first decision, by the present rules."""
    assert record.seed is not None
    return Match(
        find_game(record.game, record.pack),
        record.scenario,
        record.options,
        seed=record.seed,
        nonces=record.nonces,
        position=record.position,
    )


def rewrite_expectations() -> None:
    """Write down how far the older games are the same now; reasons that were told before are kept."""
    told = expectations()
    head = EXPECTATIONS.read_text(encoding="utf-8").partition("\n\n")[0]
    entries = [
        f'["{name_of(file)}"]\n'
        f"# {found.problem.splitlines()[0][:100]}\n"
        f"until = {found.until}\n"
        f"accepted = {found.accepted}\n"
        f"because = {json.dumps(told.get(name_of(file), {}).get('because', ''), ensure_ascii=False)}\n"
        for file in FILES
        if (found := played(load(file))).problem
    ]
    EXPECTATIONS.write_text("\n".join([f"{head}\n", *entries]), encoding="utf-8")


if __name__ == "__main__":
    rewrite_expectations()
