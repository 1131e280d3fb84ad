"""`evaluate`: what many games between bots say about the game: side balance, reasons, the count by turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from ..bots.arena import GameTask
from ..bots.balance import Course, evaluation, evaluation_tasks, run_evaluation
from ..games.table import find_game, find_terminal
from ..locale import Texts
from .arena import error_lines
from .arguments import Count, Repeated
from .evaluation_report import report_of
from .keeping import KeptGames
from .language import Language, spoken_language
from .output import make_console, print_json, progress_bar
from .playing import TABLE
from .table.seating import typed_options


def evaluate(
    game: str,
    /,
    *,
    players: str,
    games: Count,
    scenario: str = "",
    option: Repeated | None = None,
    seed: str = "1",
    workers: Count = 1,
    keep: Path | None = None,
    json: bool = False,
    language: Language | None = None,
) -> int:
    """Let bots play and report on the game itself, in Markdown.

    Parameters
    ----------
    game
        The game, such as paths-of-glory.
    players
        Bot levels separated by commas; the last one fills the seats that are left.
    games
        How many games to play.
    scenario
        The scenario; default the first of the game.
    option
        An option of the game, as edition=2010; may be repeated.
    seed
        Seed of the whole run: the same seed gives the same games.
    workers
        How many processes play.
    keep
        A file that keeps finished games: run again, and only the others are played.
    json
        Answer in JSON.
    language
        Language of the report; default from LANG.
    """
    levels = [level.strip() for level in players.split(",") if level.strip()]
    options = typed_options(find_game(game).options, option or [])
    tasks = evaluation_tasks(TABLE, game, levels, games, scenario=scenario, options=options, seed=seed)
    texts = Texts(spoken_language(language))
    began = time.perf_counter()
    courses = _play(tasks, keep, workers, texts.format("cli-arena-playing"))
    found = evaluation(courses, time.perf_counter() - began)
    if json:
        print_json(found)
    else:
        command = ["greatpowers evaluate", game, f"--players {players} --games {games}"]
        command += [f"--scenario {tasks[0].scenario}", *(f"--option {text}" for text in option or [])]
        print(report_of(found, find_terminal(game), texts, " ".join([*command, f"--seed {seed}"])), end="")
        _tell_errors(courses, texts)
    return 1 if found["errors"] else 0


def _play(tasks: Sequence[GameTask], keep: Path | None, workers: int, label: str) -> list[Course]:
    """Go on from the games that are kept; a game that failed is played again next time."""
    kept = KeptGames(keep, Course, lambda course: course.outcome.task)
    known, left = kept.sorted_out(tasks)
    with progress_bar(label, len(left)) as advance:

        def note(course: Course) -> None:
            if not course.outcome.error:
                kept.add(course)
            advance()

        played = run_evaluation(left, workers=workers, progress=note)
    return sorted([*known, *played], key=lambda course: course.outcome.task.number)


def _tell_errors(courses: list[Course], texts: Texts) -> None:
    """Errors stand beside the report, so that it can go into a file."""
    console = make_console(stderr=True)
    for line in error_lines([course.outcome for course in courses], texts):
        console.print(line, style="red")
