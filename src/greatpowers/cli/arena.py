"""`arena`: bots play each other, seats rotated; a progress bar meanwhile, a table with intervals after."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.arena import GameOutcome, arena_tasks, run_arena
from ..bots.statistics import summary
from ..locale import Texts
from .arguments import Count
from .evaluation_report import Found
from .language import Language, spoken_language
from .output import make_console, print_json
from .packs import checked_pack, game_with_pack

TABLE = "greatpowers.cli.packs:game_with_pack"


def arena(
    game: str,
    /,
    *,
    players: str,
    games: Count,
    scenario: str = "",
    seed: str = "1",
    workers: Count = 1,
    year: int | None = None,
    pack: str | None = None,
    json: bool = False,
    language: Language | None = None,
) -> int:
    """Let bots play each other and measure their strength.

    Parameters
    ----------
    game
        The game, such as diplomacy.
    players
        Bot levels separated by commas; the last one fills the seats that are left.
    games
        How many games to play; seats are rotated from game to game.
    scenario
        The scenario; default the first of the game.
    seed
        Seed of the whole arena: the same seed gives the same games.
    workers
        How many processes play.
    year
        The last year of a game that nobody wins before.
    pack
        Play with the tables of a pack: its folder, or its name if it is in use.
    json
        Answer in JSON.
    language
        Language of the table; default from LANG.
    """
    levels = [level.strip() for level in players.split(",") if level.strip()]
    options = {} if year is None else {"last_year": year}
    checked_pack(game, pack)
    played = f"{game}@{pack}" if pack else game
    game_with_pack(played)
    tasks = arena_tasks(TABLE, played, levels, games, scenario=scenario, options=options, seed=seed)
    texts = Texts(spoken_language(language))
    began = time.perf_counter()
    with progress_bar(texts.format("cli-arena-playing"), games) as advance:
        outcomes = run_arena(tasks, workers=workers, progress=lambda _: advance())
    found = summary(outcomes, time.perf_counter() - began)
    if json:
        print_json(found)
    else:
        console = make_console()
        console.print(table_of(found, texts))
        console.print(texts.format("cli-arena-played", games=games, seconds=round(found["seconds"], 1)))
        for line in error_lines(outcomes, texts):
            console.print(line, style="red")
    return 1 if found["errors"] else 0


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error; nothing at all where nobody watches it."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)


def table_of(found: Found, texts: Texts) -> Table:
    """Players by score, each with its 95 % interval."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(texts.format("cli-arena-player"))
    for head in ("seats", "wins", "draws", "score", "interval", "survival"):
        table.add_column(texts.format(f"cli-arena-{head}"), justify="right")
    ranked = sorted(found["players"].items(), key=lambda item: -item[1]["score"])
    for name, player in ranked:
        low, high = player["ci95"]
        survival = player.get("survival")
        table.add_row(
            texts.format(f"cli-level-{name}"),
            str(player["seats"]),
            str(player["wins"]),
            str(player["draws"]),
            f"{player['score']:.3f}",
            f"{low:.3f}–{high:.3f}",
            "" if survival is None else f"{survival['value']:.0%}",
        )
    return table


def error_lines(outcomes: list[GameOutcome], texts: Texts) -> list[str]:
    """What went wrong, game by game."""
    return [
        texts.format("cli-arena-error", number=outcome.task.number + 1, error=outcome.error)
        for outcome in outcomes
        if outcome.error
    ]
