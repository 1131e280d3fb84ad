"""`soak`: random full games over all scenarios and options, every invariant checked on the way."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NotRequired, TypedDict

from cyclopts import Parameter, validators

from ..bots.census import census_tasks
from ..bots.coverage import Coverage
from ..bots.soak import SoakFailure, SoakReport, SoakTask, run_soak, soak_tasks
from ..games.table import find_game
from ..locale import Texts
from .arguments import Count, Repeated
from .census import census_command, count_games
from .keeping import KeptGames
from .language import Language, spoken_language
from .output import print_json, progress_bar
from .playing import TABLE
from .table.seating import typed_options

Thoroughness = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=2))]


def soak(
    game: str,
    /,
    *,
    games: Count,
    first: Count = 1,
    workers: Count = 1,
    seed: str = "1",
    scenario: str = "",
    option: Repeated | None = None,
    thorough: Thoroughness = 0,
    prefer: str = "",
    each: Count | None = None,
    keep: Path | None = None,
    census: bool = False,
    report: Path | None = None,
    json: bool = False,
    language: Language | None = None,
) -> int:
    """Play random full games with every invariant checked.

    The first failure ends it and says how to see it again.

    Parameters
    ----------
    game
        The game, such as diplomacy.
    games
        How many games to play.
    first
        Number of the first game: a long run can be made in parts, and a failed game again.
    workers
        How many processes play.
    seed
        Seed of the whole run: the same seed gives the same games.
    scenario
        Only this scenario; default all in turn.
    option
        An option that shall not be drawn by lot, as edition=2010; may be repeated.
    thorough
        How often the costly checks are made: 0 rarely, 1 often, 2 at every decision.
    prefer
        What random play shall prefer, such as events; default nothing.
    each
        Stop once every card was played so often for its own sake; it is a failure if some were not.
    keep
        A file that keeps finished games: run again, and only the others are played.
    census
        Count every kind of event, question, step, card use and refusal instead; lists what never happens.
    report
        A file for the table of the census.
    json
        Answer in JSON.
    language
        Language of the answer; default from LANG.
    """
    known = find_game(game)
    options = typed_options(known.options, option or [])
    texts = Texts(spoken_language(language))
    if census:
        to_count = census_tasks(
            TABLE, game, games, scenario=scenario, options=options, seed=seed, first=first - 1
        )
        command = census_command(game, games, seed, scenario, option or [])
        return count_games(
            known, to_count, command, texts, workers=workers, keep=keep, report=report, json=json
        )
    tasks = soak_tasks(
        TABLE,
        game,
        games,
        scenario=scenario,
        options=options,
        seed=seed,
        thorough=thorough,
        prefer=prefer,
        first=first - 1,
    )
    coverage = Coverage(known.study().cards, each or 0)
    kept = KeptGames(keep, SoakReport, lambda report: report.task)
    began = time.perf_counter()
    try:
        reports = _play(tasks, kept, coverage, workers, texts.format("cli-soak-playing"))
    except SoakFailure as failure:
        if not json:
            raise
        print_json({"ok": False, "game": game, "seed": failure.seed, "error": str(failure)})
        return 1
    found = summary(game, reports, coverage, time.perf_counter() - began)
    if json:
        print_json(found)
    else:
        _tell(found, texts)
    return 1 if coverage.lacking else 0


def _play(
    tasks: Sequence[SoakTask], kept: KeptGames[SoakReport], coverage: Coverage, workers: int, label: str
) -> list[SoakReport]:
    """Go on from the games that are kept until all are played, or every card has come up often enough."""
    known, left = kept.sorted_out(tasks)
    for report in known:
        coverage.add(report.cards)
    if coverage.is_reached:
        return known
    with progress_bar(label, len(left)) as advance:

        def note(report: SoakReport) -> None:
            kept.add(report)
            coverage.add(report.cards)
            advance()

        return known + run_soak(left, workers=workers, progress=note, enough=lambda: coverage.is_reached)


class Summary(TypedDict):
    """A run, as it is printed for programs; what is said of cards only where they were counted."""

    ok: bool
    game: str
    games: int
    decisions: int
    costly_checks: int
    seconds: float
    cards: NotRequired[Mapping[str, int]]
    each: NotRequired[int]
    lacking: NotRequired[Mapping[str, int]]


def summary(game: str, reports: list[SoakReport], coverage: Coverage, seconds: float) -> Summary:
    """The run as plain data."""
    found: Summary = {
        "ok": True,
        "game": game,
        "games": len(reports),
        "decisions": sum(report.decisions for report in reports),
        "costly_checks": sum(report.costly_checks for report in reports),
        "seconds": round(seconds, 3),
    }
    if coverage.times:
        found["cards"], found["each"], found["lacking"] = coverage.times, coverage.each, coverage.lacking
    return found


def _tell(found: Summary, texts: Texts) -> None:
    counts = {"games": found["games"], "decisions": found["decisions"]}
    print(texts.format("cli-soak-done", checks=found["costly_checks"], **counts))
    if not found.get("each"):
        return
    cards, lacking = found["cards"], found["lacking"]
    reached = len(cards) - len(lacking)
    print(texts.format("cli-soak-cards", reached=reached, cards=len(cards), each=found["each"]))
    if lacking:
        rare = ", ".join(f"{card} {times}" for card, times in lacking.items())
        print(texts.format("cli-soak-lacking", cards=rare))
