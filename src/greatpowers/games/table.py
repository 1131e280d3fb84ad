"""The one table of games."""

from __future__ import annotations

from ..engine.errors import OptionError
from ..engine.game import Game
from .diplomacy.game import Diplomacy

GAMES: dict[str, Game] = {game.id: game for game in (Diplomacy(),)}


def find_game(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return GAMES[name]
