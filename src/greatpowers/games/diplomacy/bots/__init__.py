"""Players of Diplomacy by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....bots.player import Player, RandomPlayer
from .dumbbot import DumbBot
from .holder import HolderPlayer
from .novice.player import NovicePlayer
from .regular.player import RegularPlayer
from .situation import moment
from .talker.speaker import Speaker
from .talker.yardsticks import Beggar, Liar
from .veteran.player import MarshalPlayer, VeteranPlayer


def _random(seed: str) -> Player:
    return RandomPlayer(seed, moment)


#: Each is called with a seed; what it decides depends on seed and view alone.
BOTS: Final[Mapping[str, Callable[[str], Player]]] = {
    "random": _random,
    "holder": HolderPlayer,
    "novice": NovicePlayer,
    "regular": RegularPlayer,
    "veteran": VeteranPlayer,
    "marshal": MarshalPlayer,
}
#: The levels that talk where letters are allowed, the others are silent; and talkers for measuring.
SPEAKERS: Final[Mapping[str, Callable[[str], Speaker]]] = {
    "regular": lambda seed: Speaker(seed, RegularPlayer(seed)),
    "veteran": lambda seed: Speaker(seed, VeteranPlayer(seed)),
    "marshal": lambda seed: Speaker(seed, MarshalPlayer(seed)),
    "loyal": lambda seed: Speaker(seed, RegularPlayer(seed), "loyal"),
    "careful": lambda seed: Speaker(seed, RegularPlayer(seed), "careful"),
    "bold": lambda seed: Speaker(seed, RegularPlayer(seed), "bold"),
    "liar": lambda seed: Liar(seed, RegularPlayer(seed)),
    "beggar": lambda seed: Beggar(seed, RegularPlayer(seed)),
}
#: Players that others are measured against; no list that people see has them.
YARDSTICKS: Final[Mapping[str, Callable[[str], Player]]] = {
    "dumbbot": DumbBot,
    "mute": RegularPlayer,
    **dict.fromkeys(("loyal", "careful", "bold"), RegularPlayer),
    "liar": RegularPlayer,
    "beggar": RegularPlayer,
}
