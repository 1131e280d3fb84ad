"""Which game is drawn by whom; a game without a painter has no pictures."""

from __future__ import annotations

from typing import Final

from ..games.napoleonic_wars.house import picture as picture_napoleonic_wars
from . import picture_diplomacy, picture_paths_of_glory
from .pictures import Painter

PAINTERS: Final[dict[str, Painter]] = {
    "diplomacy": Painter(picture_diplomacy.picture_of, picture_diplomacy.render),
    "paths-of-glory": Painter(picture_paths_of_glory.picture_of, picture_paths_of_glory.render),
    "napoleonic-wars": Painter(picture_napoleonic_wars.picture_of, picture_napoleonic_wars.render),
}
