"""Two players compared by pairs of games until it is clear; and games of a file played again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from ..bots.arena import GameTask
from ..bots.statistics import Estimate, mean_estimate
from ..bots.strength.pairs import Pentanomial, pair_scores, pentanomial
from ..bots.strength.records import GameRecord, differences, shared_out
from ..bots.strength.sprt import Sprt, elo_of
from ..bots.tasks import run_tasks
from ..engine.errors import OptionError
from ..locale import Texts
from .output import make_console, print_json, progress_bar
from .playing import TABLE, Hall, play_timed, records_in


class Comparison(TypedDict):
    """What a comparison found, as plain data."""

    players: list[str]
    elo0: float
    elo1: float
    pairs: int
    pentanomial: list[int]
    score: float
    ci95: list[float]
    elo: float
    elo95: list[float]
    llr: float
    bounds: list[float]
    verdict: str
    errors: int


class Rerun(TypedDict):
    """Games that were played again, and those that came out otherwise."""

    games: int
    differing: list[str]


def read_sprt(text: str) -> Sprt:
    """`0,20`: the two hypotheses."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise OptionError(f"{text!r} is not two Elo differences such as 0,20") from None
    if low >= high:
        raise OptionError("the first Elo difference must be the smaller one")
    return Sprt(low, high)


def compare(
    tasks: Sequence[GameTask], levels: Sequence[str], test: Sprt, place: Hall, texts: Texts
) -> Comparison:
    """Play pairs until the test has its answer or the games are used up."""
    noted: list[GameRecord] = []

    def counted() -> Pentanomial:
        return pentanomial(pair_scores(noted, levels[0]))

    label = texts.format("cli-arena-playing")
    with progress_bar(label, len(tasks)) as advance:

        def note(record: GameRecord) -> None:
            noted.append(record)
            advance(f"{label}, LLR {test.ratio(counted()):+.2f}")

        place.play(tasks, note, lambda: bool(test.verdict(counted())))
    return _found(noted, levels, test)


def _found(records: Sequence[GameRecord], levels: Sequence[str], test: Sprt) -> Comparison:
    scores = pair_scores(records, levels[0])
    score: Estimate = mean_estimate(scores)
    pairs = pentanomial(scores)
    return {
        "players": list(levels),
        "elo0": test.elo0,
        "elo1": test.elo1,
        "pairs": len(scores),
        "pentanomial": list(pairs),
        "score": round(score.value, 4),
        "ci95": [round(score.low, 4), round(score.high, 4)],
        "elo": round(elo_of(score.value), 1),
        "elo95": [round(elo_of(score.low), 1), round(elo_of(score.high), 1)],
        "llr": round(test.ratio(pairs), 3),
        "bounds": [round(test.lower, 3), round(test.upper, 3)],
        "verdict": test.verdict(pairs),
        "errors": sum(bool(record.error) for record in records),
    }


def tell_comparison(found: Comparison, texts: Texts, json: bool) -> int:
    """Exit code 0 whatever the games say; 1 if some could not be played."""
    if json:
        print_json(found)
        return 1 if found["errors"] else 0
    console = make_console()
    lines = ", ".join(map(str, found["pentanomial"]))
    low, high = found["elo95"]
    console.print(
        texts.format(
            "cli-sprt-games", pairs=found["pairs"], results=lines, score=f"{found['score']:.3f}",
            elo=f"{found['elo']:+.0f}", low=f"{low:+.0f}", high=f"{high:+.0f}",
        )
    )  # fmt: skip
    bounds = " … ".join(f"{bound:+.2f}" for bound in found["bounds"])
    console.print(texts.format("cli-sprt-ratio", ratio=f"{found['llr']:+.2f}", bounds=bounds))
    one, other = found["players"]
    verdict = found["verdict"] or "open"
    console.print(
        texts.format(
            f"cli-sprt-{verdict}", one=one, other=other, elo0=f"{found['elo0']:g}", elo1=f"{found['elo1']:g}"
        )
    )
    return 1 if found["errors"] else 0


def again(file: Path, share: float, place: Hall) -> Rerun:
    """Play so great a part of the games of a file again."""
    chosen = shared_out(records_in(file), share)
    tasks = [record.task(TABLE) for record in chosen]
    label = file.name
    with progress_bar(label, len(tasks)) as advance:
        played = run_tasks(play_timed, tasks, place.workers, lambda _: advance(), cluster=place.cluster)
    found = []
    for before, now in zip(chosen, played, strict=True):
        if changed := differences(before, now):
            found.append(f"{before.seed} ({before.number}): {', '.join(changed)}")
    return {"games": len(chosen), "differing": found}


def tell_rerun(found: Rerun, texts: Texts, json: bool) -> int:
    """Exit code 1 if any game came out otherwise."""
    if json:
        print_json(found)
    else:
        console = make_console()
        console.print(texts.format("cli-rerun-done", games=found["games"], differing=len(found["differing"])))
        for line in found["differing"]:
            console.print(line, style="red")
    return 1 if found["differing"] else 0
