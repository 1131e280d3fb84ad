"""`soak --census`: everything that happens in whole games counted by kind, and what never does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ..bots.census import CensusReport, CensusTask, run_census
from ..bots.census_report import as_data, census_of, report_text
from ..engine.game import Game
from ..locale import Texts
from .files import write_atomically
from .keeping import KeptGames
from .output import print_json, progress_bar


def census_command(game: str, games: int, seed: str, scenario: str, options: Sequence[str]) -> str:
    """The words that count the same games again."""
    chosen = [f"--scenario {scenario}"] if scenario else []
    chosen += [f"--option {option}" for option in options]
    return " ".join([f"greatpowers soak {game} --census --games {games} --seed {seed}", *chosen])


def count_games(
    game: Game,
    tasks: Sequence[CensusTask],
    command: str,
    texts: Texts,
    *,
    workers: int = 1,
    keep: Path | None = None,
    report: Path | None = None,
    json: bool = False,
) -> int:
    """Play and count; 1 if something never happened without a reason, or a reason does not hold any more."""
    kept = KeptGames(keep, CensusReport, lambda found: found.task)
    known, left = kept.sorted_out(tasks)
    with progress_bar(texts.format("cli-soak-playing"), len(left)) as advance:

        def note(found: CensusReport) -> None:
            kept.add(found)
            advance()

        reports = known + run_census(left, workers=workers, progress=note)
    census = census_of(game, reports)
    if report is not None:
        played = Counter(found.task.player for found in reports)
        write_atomically(report, report_text(census, command, played).encode())
    if json:
        print_json(
            {"ok": not census.unexplained and not census.outdated, "games": len(reports), **as_data(census)}
        )
    else:
        never = len(census.never)
        print(texts.format("cli-census-done", games=len(reports), kinds=len(census.declared), never=never))
        for kind in census.unexplained:
            print(texts.format("cli-census-unexplained", kind=kind))
        for kind in census.outdated:
            print(texts.format("cli-census-outdated", kind=kind))
    return 1 if census.unexplained or census.outdated else 0
