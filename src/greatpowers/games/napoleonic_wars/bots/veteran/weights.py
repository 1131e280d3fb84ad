"""The numbers of the Veteran, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class SearchWeights(Weights):
    """How much is looked at."""

    uses: int
    acts: int
    width: float
    boards: int
    act_boards: int
    prior: float
    purse: int


class ReplyWeights(Weights):
    """Whose answers are looked at, and how they are counted."""

    seats: int
    boards: int
    share: float


class EndWeights(Weights):
    """What it means to lead when the turn ends."""

    win: float
    sure: float
    far: float


class TimeWeights(Weights):
    """How long an Impulse may take by the clock."""

    impulse: float
    play: float
    act: float


class VeteranWeights(Weights):
    """All tables of the file."""

    search: SearchWeights
    reply: ReplyWeights
    end: EndWeights
    time: TimeWeights


_ALL: Final = weights_of(VeteranWeights, __name__)
SEARCH: Final = _ALL.search
REPLY: Final = _ALL.reply
END: Final = _ALL.end
TIME: Final = _ALL.time
