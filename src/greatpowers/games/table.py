"""The one table of games; each is imported when somebody asks for it, and nobody waits for the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ..engine.errors import OptionError
from ..engine.game import Game

if TYPE_CHECKING:
    from .school import School
    from .terminal import Terminal


@cache
def _diplomacy() -> Game:
    from .diplomacy.game import Diplomacy

    return Diplomacy()


@cache
def _paths_of_glory() -> Game:
    from .paths_of_glory.game import PathsOfGlory

    return PathsOfGlory()


@cache
def _napoleonic_wars() -> Game:
    from .napoleonic_wars.game import NapoleonicWars

    return NapoleonicWars()


GAMES: dict[str, Callable[[], Game]] = {
    "diplomacy": _diplomacy,
    "paths-of-glory": _paths_of_glory,
    "napoleonic-wars": _napoleonic_wars,
}


def _check(name: str) -> None:
    """Refuse the name of a game nobody knows."""
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; known: {', '.join(GAMES)}")


def find_game(name: str) -> Game:
    """The game with this id."""
    _check(name)
    return GAMES[name]()


def find_terminal(name: str) -> Terminal:
    """How the game with this id is presented at the terminal."""
    _check(name)
    if name == "paths-of-glory":
        from .paths_of_glory.terminal import PathsOfGloryTerminal

        return PathsOfGloryTerminal()
    if name == "napoleonic-wars":
        from .napoleonic_wars.terminal import NapoleonicWarsTerminal

        return NapoleonicWarsTerminal()
    from .diplomacy.terminal import DiplomacyTerminal

    return DiplomacyTerminal()


def find_school(name: str) -> School | None:
    """The lessons of the game with this id; None if it has none on live positions."""
    if name == "paths-of-glory":
        from .paths_of_glory.school import school as of_paths_of_glory

        return of_paths_of_glory()
    if name == "napoleonic-wars":
        from .napoleonic_wars.school import school as of_napoleonic_wars

        return of_napoleonic_wars()
    return None
