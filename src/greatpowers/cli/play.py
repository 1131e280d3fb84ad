"""`play`: a game at the terminal, alone against bots or several people at one screen."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from ..engine.match import Match
from ..engine.options import scenario_named
from ..games.table import FIRST_GAME, find_game, find_terminal
from ..locale import Texts
from .arguments import Repeated
from .folders import find_saved, free_name, games_folder
from .language import Language, spoken_language
from .output import make_console
from .packs import checked_pack
from .problems import Problem, WrongUse
from .table.keyboard import make_keyboard
from .table.room import Room
from .table.saving import HUMAN, SavedTable, TableSetting, load_table
from .table.seating import human_seats, seated_players, typed_options
from .table.session import Session


def play(
    game: str = FIRST_GAME,
    /,
    *,
    scenario: str | None = None,
    seat: Repeated | None = None,
    bots: str | None = None,
    bot: Repeated | None = None,
    option: Repeated | None = None,
    language: Language | None = None,
    seed: str | None = None,
    save: Path | None = None,
    resume: str | None = None,
    pack: str | None = None,
) -> None:
    """Play in the terminal, alone against bots or several at one screen.

    Parameters
    ----------
    game
        The game to play.
    scenario
        How it starts, such as seven or two, historical or introductory; default the first of the game.
    seat
        A seat you play, such as France or cp; again for each person at this screen, or all. Default: one
        seat, drawn by lot.
    bots
        Level of the bots in the other seats, such as random, novice or regular; default the best.
    bot
        Another level for one seat, as France=novice; may be repeated.
    option
        An option of the game, as press=none; may be repeated.
    language
        en, ru or hu; default from LANG.
    seed
        The secret that all chance comes from; the same seed and decisions give the same game.
    save
        The file the game is kept in, after every decision; default a new one in the data folder.
    resume
        Go on with a saved game: its file or its name.
    pack
        Play with the tables of a pack: its folder, or its name if it is in use.
    """
    if resume is not None:
        if scenario is not None or option or seed is not None or pack is not None:
            raise WrongUse("cli-resume-fixed")
        table = _resumed(resume, seat or [], bots, bot or [])
    else:
        table = _begun(game, scenario, seat or [], bots, bot or [], option or [], seed, pack)
    if save is not None:
        table.path = _unused(save.expanduser())
    if language is not None or resume is None:
        table.setting.language = spoken_language(language)
    table.save_setting()
    table.save_match()
    room = Room(make_console(), make_keyboard(), Texts(table.setting.language))
    Session(room, table).run()


def _begun(
    name: str,
    scenario: str | None,
    seats: list[str],
    level: str | None,
    single: list[str],
    options: list[str],
    seed: str | None,
    pack: str | None,
) -> SavedTable:
    """A new game with everybody seated."""
    game = find_game(name, checked_pack(name, pack))
    secret = secrets.token_hex(16) if seed is None else seed
    chosen = scenario_named(game.scenarios, scenario or game.scenarios[0].id)
    match = Match(game, chosen.id, typed_options(game.options, options), seed=secret)
    terminal = find_terminal(name, game.pack)
    humans = human_seats(terminal, chosen, seats, secret)
    levels = dict.fromkeys(chosen.seats, level or terminal.default_level)
    players = seated_players(game, levels, humans, single)
    path = free_name(games_folder(), f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}")
    return SavedTable(path, match, TableSetting(players))


def _resumed(name: str, seats: list[str], level: str | None, single: list[str]) -> SavedTable:
    """A saved game; who plays is as it was, as far as nothing else is asked for."""
    path = find_saved(name)
    match, setting = load_table(path)
    terminal = find_terminal(match.game.id, match.game.pack)
    levels = dict.fromkeys(match.seats, level or terminal.default_level)
    known = setting is not None
    table = SavedTable(path, match, setting or TableSetting(levels, spoken_language()))
    if known and level is None:
        levels |= {seat: player for seat, player in table.players.items() if player != HUMAN}
    humans = table.humans
    if seats or not humans:
        humans = human_seats(terminal, match.scenario, seats, match.seed)
    players = seated_players(match.game, levels, humans, single)
    table.setting.players = {match.first_seat(seat): player for seat, player in players.items()}
    return table


def _unused(path: Path) -> Path:
    if path.exists():
        raise Problem("cli-save-exists", file=str(path))
    return path
