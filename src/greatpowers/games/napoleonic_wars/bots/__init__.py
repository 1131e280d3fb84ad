"""Players of The Napoleonic Wars by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....bots.player import Player, RandomPlayer
from ..show.view import View
from .novice.player import Novice
from .regular.player import Regular
from .regular_1.player import FirstRegular
from .speaking.voice import PublicSpeaker
from .veteran.player import Veteran


def moment(view: View) -> str:
    """The time a view belongs to: what a player's random numbers hang on."""
    table = view.table
    parts = (view.seat, table.turn, table.round, table.active, table.purse, view.flow)
    return "/".join(str(part) for part in (*parts, table.sp, table.leader_at, view.deck_size))


def _random(seed: str) -> Player:
    return RandomPlayer(seed, moment)


#: Each is called with a seed; what it decides depends on seed and view alone.
BOTS: Final[Mapping[str, Callable[[str], Player]]] = {
    "random": _random,
    "novice": Novice,
    "regular": Regular,
    "veteran": Veteran,
}


def _spoken(level: str) -> Callable[[str], PublicSpeaker]:
    return lambda seed: PublicSpeaker(BOTS[level](seed))


#: The same players with a voice, by level.
SPEAKERS: Final[Mapping[str, Callable[[str], PublicSpeaker]]] = {
    level: _spoken(level) for level in ("regular", "veteran")
}
#: Earlier players that later ones are measured against; no list that people see has them.
YARDSTICKS: Final[Mapping[str, Callable[[str], Player]]] = {"regular-1": FirstRegular}
