"""Which game is drawn by whom; a game without a painter has no pictures."""

from __future__ import annotations

from typing import Final

from ...games.paths_of_glory.house import picture as picture_paths_of_glory
from ...games.table import GAMES, part_of
from ..matches.table import About
from .pictures import Painter

_PAINTERS: Final[dict[str, Painter]] = {
    "paths-of-glory": Painter(picture_paths_of_glory.picture_of, picture_paths_of_glory.render),
}


def painter_of(about: About) -> Painter | None:
    """Who draws a table; one that is played with a pack is drawn with its map."""
    if "picture" not in GAMES[about.game].house:
        return _PAINTERS.get(about.game)
    drawn = part_of(about.game, about.pack, "house.picture")
    return Painter(drawn.picture_of, drawn.render)
