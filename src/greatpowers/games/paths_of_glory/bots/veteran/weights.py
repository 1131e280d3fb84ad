"""The numbers of the Veteran, read from `data/veteran.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....bots.weights import weights_in

_DATA: Final = weights_in("greatpowers.games.paths_of_glory", "veteran")


@dataclass(frozen=True, slots=True)
class ReplyWeights:
    """How the enemy's answer is looked for and counted."""

    share: float
    marches: int
    attacks: int
    ground: float
    mending: float
    hands: int
    win: float


@dataclass(frozen=True, slots=True)
class SearchWeights:
    """How much is looked at."""

    plans: list[int]
    parries: int
    movements: int
    answers: int
    stretch: int
    alarm: float


@dataclass(frozen=True, slots=True)
class TimeWeights:
    """How long a round may take, and which share of it each kind of question."""

    round: float
    action: float
    activation: float
    later_activation: float
    movement: float
    attack: float


REPLY: Final = ReplyWeights(**_DATA["reply"])
SEARCH: Final = SearchWeights(**_DATA["search"])
TIME: Final = TimeWeights(**_DATA["time"])
