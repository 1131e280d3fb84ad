"""`arena`: bots play each other, seats rotated; a progress bar meanwhile, a table with intervals after."""

from __future__ import annotations

import time
from pathlib import Path

from rich.table import Table

from ..bots.arena import GameOutcome, arena_tasks
from ..bots.statistics import summary
from ..bots.strength.pairs import paired_tasks
from ..bots.strength.records import outcome_of
from ..bots.weights import MARK
from ..engine.errors import OptionError
from ..locale import Texts
from .arguments import Count
from .comparing import again, compare, read_sprt, tell_comparison, tell_rerun
from .evaluation_report import Found
from .language import Language, spoken_language
from .output import make_console, print_json, ranking
from .packs import checked_pack, game_with_pack
from .playing import TABLE, hall, named_levels, played


def arena(
    game: str,
    /,
    *,
    players: str = "",
    games: Count | None = None,
    scenario: str = "",
    seed: str = "1",
    workers: Count = 1,
    year: int | None = None,
    pack: str | None = None,
    log: Path | None = None,
    sprt: str | None = None,
    rerun: Path | None = None,
    share: float = 0.1,
    ray: str | None = None,
    json: bool = False,
    language: Language | None = None,
) -> int:
    """Let bots play each other and measure their strength.

    Parameters
    ----------
    game
        The game, such as diplomacy.
    players
        Bot levels separated by commas; the last one fills the seats that are left. `regular@FILE` weighs by
        the numbers in a file.
    games
        How many games to play; seats are rotated from game to game. With --sprt: at most.
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
    log
        A file that gets every game as a line of JSON; games that are in it are not played again.
    sprt
        Two Elo differences such as 0,20: two players play pairs of games until it is clear which of the two
        their difference is nearer to.
    rerun
        Play games of such a file again and tell whether they come out the same.
    share
        How great a part of the file to play again.
    ray
        Play on a cluster of Ray at this address, or `local`.
    json
        Answer in JSON.
    language
        Language of the table; default from LANG.
    """
    texts = Texts(spoken_language(language))
    if rerun is not None:
        with hall(workers, None, ray) as place:
            return tell_rerun(again(rerun, share, place), texts, json)
    levels, weights = named_levels(players)
    if games is None or not levels:
        raise OptionError("say who plays and how often: --players and --games")
    options = {} if year is None else {"last_year": year}
    checked_pack(game, pack)
    packed = f"{game}@{pack}" if pack else game
    game_with_pack(packed)
    with hall(workers, log, ray) as place:
        if sprt is not None:
            test = read_sprt(sprt)
            tasks = paired_tasks(
                TABLE, packed, levels, (games + 1) // 2,
                scenario=scenario, options=options, seed=seed, weights=weights,
            )  # fmt: skip
            return tell_comparison(compare(tasks, levels, test, place, texts), texts, json)
        tasks = arena_tasks(
            TABLE, packed, levels, games, scenario=scenario, options=options, seed=seed, weights=weights
        )
        began = time.perf_counter()
        records = played(place, tasks, texts)
    outcomes = [outcome_of(record, TABLE) for record in records]
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


def table_of(found: Found, texts: Texts) -> Table:
    """Players by score, each with its 95 % interval."""
    heads = ("seats", "wins", "draws", "score", "interval", "survival")
    table = ranking(texts, *(f"cli-arena-{head}" for head in heads))
    ranked = sorted(found["players"].items(), key=lambda item: -item[1]["score"])
    for name, player in ranked:
        low, high = player["ci95"]
        survival = player.get("survival")
        table.add_row(
            level_name(texts, name),
            str(player["seats"]),
            str(player["wins"]),
            str(player["draws"]),
            f"{player['score']:.3f}",
            f"{low:.3f}–{high:.3f}",
            "" if survival is None else f"{survival['value']:.0%}",
        )
    return table


def level_name(texts: Texts, level: str) -> str:
    """A level in words; one with weights of its own keeps their name."""
    known, mark, own = level.partition(MARK)
    return texts.format(f"cli-level-{known}") + mark + own


def error_lines(outcomes: list[GameOutcome], texts: Texts) -> list[str]:
    """What went wrong, game by game."""
    return [
        texts.format("cli-arena-error", number=outcome.task.number + 1, error=outcome.error)
        for outcome in outcomes
        if outcome.error
    ]
