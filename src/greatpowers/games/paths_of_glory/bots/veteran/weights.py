"""The numbers of the Veteran, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class ReplyWeights(Weights):
    """How the enemy's answer is looked for and counted."""

    share: float
    marches: int
    attacks: int
    ground: float
    mending: float
    hands: int
    win: float


class SearchWeights(Weights):
    """How much is looked at."""

    plans: list[int]
    parries: int
    movements: int
    answers: int
    stretch: int
    alarm: float
    whim: float


class RoundTime(Weights):
    """How long a round may take, and which share of it each kind of question."""

    round: float
    action: float
    activation: float
    later_activation: float
    movement: float
    attack: float


class VeteranWeights(Weights):
    """All tables of the file."""

    reply: ReplyWeights
    search: SearchWeights
    time: RoundTime


_ALL: Final = weights_of(VeteranWeights, __name__)
REPLY: Final = _ALL.reply
SEARCH: Final = _ALL.search
TIME: Final = _ALL.time
