"""The numbers of the Marshal, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of
from ..veteran.weights import RoundTime


class SearchWeights(Weights):
    """How much is looked at."""

    plans: list[int]
    parents: int
    children: int
    generations: int
    deep: int
    stretch: int
    whim: float
    answers: int
    card: float


class ReplyWeights(Weights):
    """How the two rounds after our own are counted."""

    blows: float
    again: float
    hands: int


class TimeWeights(RoundTime):
    """The time of a round; answers in the enemy's round have a share too."""

    defence: float


class MarshalWeights(Weights):
    """All tables of the file."""

    search: SearchWeights
    reply: ReplyWeights
    time: TimeWeights


_ALL: Final = weights_of(MarshalWeights, __name__)
SEARCH: Final = _ALL.search
REPLY: Final = _ALL.reply
TIME: Final = _ALL.time
