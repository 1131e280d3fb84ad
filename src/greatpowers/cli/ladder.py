"""`ladder`: every level against every other; ratings with intervals, kept as data of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from ..bots.strength.ladder import Ladder, ladder_of, ladder_tasks
from ..bots.strength.records import GameRecord
from ..engine.errors import OptionError
from ..games.table import find_game
from ..locale import Texts
from .arena import level_name
from .arguments import Count, Repeated
from .files import write_atomically
from .language import Language, spoken_language
from .output import make_console, print_json, ranking
from .playing import TABLE, hall, played, records_in

#: Who stands at 0: the first of these that plays.
_ANCHORS = ("novice", "random")


def ladder(
    game: str,
    /,
    *,
    levels: str = "",
    games: Count = 20,
    scenario: str = "",
    year: int | None = None,
    seed: str = "1",
    anchor: str = "",
    workers: Count = 1,
    log: Path | None = None,
    from_: Repeated | None = None,
    write: Path | None = None,
    date: str = "",
    ray: str | None = None,
    json: bool = False,
    language: Language | None = None,
) -> int:
    """Rate the bots of a game: every level plays every other.

    Parameters
    ----------
    game
        The game, such as paths-of-glory.
    levels
        Bot levels separated by commas; default all of the game.
    games
        Games of every two levels, in pairs on the same seed with seats changed.
    scenario
        The scenario; default the first of the game.
    year
        The last year of a game that nobody wins before.
    seed
        Seed of the whole ladder.
    anchor
        The level that stands at 0; default the novice, or chance.
    workers
        How many processes play.
    log
        A file that gets every game as a line of JSON; games that are in it are not played again.
    from_
        Make the ladder of the games in such a file and play none; may be repeated.
    write
        Keep the ladder in this file too.
    date
        The day of the run, to be kept with it.
    ray
        Play on a cluster of Ray at this address, or `local`.
    json
        Answer in JSON.
    language
        Language of the table; default from LANG.
    """
    texts = Texts(spoken_language(language))
    if from_:
        records = [record for file in from_ for record in records_in(Path(file))]
        command = " ".join(["greatpowers ladder", game, *(f"--from {file}" for file in from_)])
    else:
        names = [name.strip() for name in levels.split(",") if name.strip()] or list(find_game(game).bots())
        options = {} if year is None else {"last_year": year}
        tasks = ladder_tasks(TABLE, game, names, games, scenario=scenario, options=options, seed=seed)
        with hall(workers, log, ray) as place:
            records = played(place, tasks, texts)
        told = [f"--levels {','.join(names)} --games {games} --scenario {tasks[0].scenario} --seed {seed}"]
        command = " ".join(["greatpowers ladder", game, *told])
    sound = [record for record in records if not record.error]
    if not sound or any(record.game != game for record in sound):
        raise OptionError(f"there are no games of {game}, or others among them")
    chosen = anchor or _usual_anchor(sound)
    found = ladder_of(sound, chosen, seed=seed, date=date, command=command)
    if write is not None:
        write_atomically(write, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if json:
        print_json(found)
    else:
        make_console().print(_table(found, texts))
    return 0 if len(sound) == len(records) else 1


def _usual_anchor(records: Sequence[GameRecord]) -> str:
    levels = {level for record in records for level in record.levels.values()}
    return next((level for level in _ANCHORS if level in levels), sorted(levels)[0])


def _table(found: Ladder, texts: Texts) -> Table:
    """The levels, the strongest first."""
    table = ranking(texts, "cli-ladder-elo", "cli-arena-interval", "cli-evaluate-games", "cli-ladder-pace")
    for rung in found["levels"]:
        table.add_row(
            level_name(texts, rung["level"]),
            f"{rung['elo']:+d}",
            f"{rung['low']:+d} … {rung['high']:+d}",
            str(rung["games"]),
            f"{1000 * rung['seconds']:.1f}",
        )
    return table
