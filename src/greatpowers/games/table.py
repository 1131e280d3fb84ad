"""The one table of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import OptionError
from ..engine.game import Game
from .diplomacy.game import Diplomacy
from .napoleonic_wars.game import NapoleonicWars
from .paths_of_glory.game import PathsOfGlory

if TYPE_CHECKING:
    from .school import School
    from .terminal import Terminal

GAMES: dict[str, Game] = {game.id: game for game in (Diplomacy(), PathsOfGlory(), NapoleonicWars())}


def find_game(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return GAMES[name]


def find_terminal(name: str) -> Terminal:
    """How the game with this id is presented at the terminal; imported only when somebody sits down."""
    from .diplomacy.terminal import DiplomacyTerminal
    from .napoleonic_wars.terminal import NapoleonicWarsTerminal
    from .paths_of_glory.terminal import PathsOfGloryTerminal

    terminals: dict[str, type[Terminal]] = {
        Diplomacy.id: DiplomacyTerminal,
        PathsOfGlory.id: PathsOfGloryTerminal,
        NapoleonicWars.id: NapoleonicWarsTerminal,
    }
    return terminals[find_game(name).id]()


def find_school(name: str) -> School | None:
    """The lessons of the game with this id; None if it has none on live positions."""
    from .napoleonic_wars.school import school as of_napoleonic_wars
    from .paths_of_glory.school import school as of_paths_of_glory

    schools = {PathsOfGlory.id: of_paths_of_glory, NapoleonicWars.id: of_napoleonic_wars}
    return schools[name]() if name in schools else None
