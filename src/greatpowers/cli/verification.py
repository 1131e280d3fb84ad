"""`verify`: play a record again, compare every hash, recompute every die and the seed's commitment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from ..engine.chance import Dice, commitment_to, dice_key
from ..engine.errors import GreatPowersError, RecordError
from ..engine.events import DieRolled
from ..engine.match import Match
from ..engine.record import Record, recomputed, replay
from ..games.table import find_game
from ..locale import Texts
from .arguments import File
from .files import load_record
from .folders import find_saved
from .language import Language, spoken_language
from .output import print_json


def verify(record: File, /, *, json: bool = False, language: Language | None = None) -> int:
    """Check a record: every hash, every die, the seed's commitment.

    Parameters
    ----------
    record
        The record file, or the name of a saved game; - is standard input.
    json
        Answer in JSON.
    language
        Language of the report; default from LANG.
    """
    try:
        report = report_on(load_record(find_saved(record)))
    except GreatPowersError as problem:
        if not json:
            raise
        print_json({"ok": False, "error": str(problem)})
        return 1
    if json:
        print_json(report)
    else:
        print(worded(report, Texts(spoken_language(language))))
    return 0


class Die(TypedDict):
    """A die of the match."""

    number: int
    decision: int
    purpose: str
    bound: int
    result: int


class Checkpoint(TypedDict):
    """The fingerprint after a decision."""

    decision: int
    hash: str


class Report(TypedDict):
    """What was checked of a record, as it is printed for programs."""

    ok: bool
    game: str
    version: str
    scenario: str
    decisions: int
    parts: Sequence[Mapping[str, str | int]]
    hashes: list[Checkpoint]
    seed: str
    commitment: str
    commitment_given: bool
    dice: list[Die]
    result: Mapping[str, object] | None


def report_on(record: Record) -> Report:
    """All that was checked; raises RecordError at the first thing that does not fit."""
    match = replay(record, find_game)
    return {
        "ok": True,
        "game": record.game,
        "version": record.version,
        "scenario": record.scenario,
        "decisions": len(record.decisions),
        "parts": recomputed(record, match.game),
        "hashes": [{"decision": number, "hash": value} for number, value in sorted(record.checkpoints)],
        "seed": match.seed,
        "commitment": commitment_to(match.seed),
        "commitment_given": record.commitment is not None,
        "dice": recomputed_dice(match),
        "result": match.result or None,
    }


def recomputed_dice(match: Match) -> list[Die]:
    """Every die of the match, worked out once more from the key alone."""
    key = dice_key(match.seed, match.nonces)
    dice: list[Die] = []
    for entry in match.log:
        rolled = entry.recorded.event
        if isinstance(rolled, DieRolled):
            again = Dice(key, rolled.number).below(rolled.bound, rolled.purpose)
            if again != rolled.result:
                raise RecordError(f"die {rolled.number} is {again}, the match used {rolled.result}")
            dice.append(
                {
                    "number": rolled.number,
                    "decision": entry.decision,
                    "purpose": rolled.purpose,
                    "bound": rolled.bound,
                    "result": rolled.result,
                }
            )
    return dice


def _parts(report: Report, texts: Texts) -> list[str]:
    """Where everything was played again by its own rules there is nothing to add."""
    parts = report["parts"]
    if [part["how"] for part in parts] == ["recomputed"]:
        return []
    words = {"recomputed": "played", "compared": "compared"}
    return [
        texts.format(
            "cli-verify-part",
            first=int(part["after"]) + 1,
            last=part["until"],
            version=part["version"],
            how=words.get(str(part["how"]), "tried"),
        )
        for part in parts
    ]


def worded(report: Report, texts: Texts) -> str:
    """The report in sentences, one a line."""
    lines = [
        texts.format(
            "cli-verify-replayed",
            game=report["game"],
            scenario=report["scenario"],
            version=report["version"],
            decisions=report["decisions"],
        ),
        *_parts(report, texts),
        texts.format("cli-verify-hashes", count=len(report["hashes"])),
        texts.format("cli-verify-seed", seed=report["seed"]),
        texts.format(
            "cli-verify-commitment" if report["commitment_given"] else "cli-verify-no-commitment",
            commitment=report["commitment"],
        ),
        texts.format("cli-verify-dice", count=len(report["dice"])),
    ]
    lines += [texts.format("cli-verify-die", **die) for die in report["dice"]]
    return "\n".join(lines)
