"""Players of Paths of Glory by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....bots.player import Player, RandomPlayer
from ..show.view import View
from .marshal.player import Marshal
from .novice.player import Novice
from .regular.player import Regular
from .regular_1.player import FirstRegular
from .veteran.player import Veteran


def moment(view: View) -> str:
    """The time a view belongs to: what a player's random numbers hang on."""
    marks = view.in_round
    return f"{view.turn}/{view.round}/{view.seat}/{view.phase}/{marks}/{view.flow}/{view.vp}"


def _random(seed: str) -> Player:
    return RandomPlayer(seed, moment)


#: Each is called with a seed; what it decides depends on seed and view alone.
BOTS: Final[Mapping[str, Callable[[str], Player]]] = {
    "random": _random,
    "novice": Novice,
    "regular": Regular,
    "veteran": Veteran,
    "marshal": Marshal,
}
#: Earlier players that later ones are measured against; no list that people see has them.
YARDSTICKS: Final[Mapping[str, Callable[[str], Player]]] = {"regular-1": FirstRegular}
