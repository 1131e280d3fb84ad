"""The numbers of the veteran and the marshal, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class Search(Weights):
    """How candidates are made and how the average is read."""

    base: int
    per_unit: int
    most: int
    usual: int
    usual_of_others: int
    varied_of_others: int
    far: int
    aim: int
    shakes: tuple[int, ...]
    prior_of_varied: float
    as_usual: float
    sharpness: float
    leave_behind: float
    near_equal: float
    spice: float
    stake: float


class Settling(Weights):
    """How retreats, builds and removals are weighed."""

    depth: int
    samples: int
    margin: float
    sets: int
    few: int
    looked_through: int


class Ending(Weights):
    """When the last steps begin, and how many more sets are looked at then."""

    begins: int
    more: int


class Value(Weights):
    """How expected centres become a value."""

    least: float
    win_margin: float
    win_spread: float
    unfinished: float


class Features(Weights):
    """What each thing counted adds to the centres a seat may expect, before either turn."""

    spring: tuple[float, ...]
    autumn: tuple[float, ...]


class Budget(Weights):
    """How much a level looks at."""

    joint: int
    depth: int
    adjusting: int
    seconds: float


class VeteranWeights(Weights):
    """All tables of the file."""

    search: Search
    settling: Settling
    ending: Ending
    value: Value
    features: Features
    veteran: Budget
    marshal: Budget


_ALL: Final = weights_of(VeteranWeights, __name__)
SEARCH: Final = _ALL.search
SETTLING: Final = _ALL.settling
ENDING: Final = _ALL.ending
VALUE: Final = _ALL.value
FEATURES: Final = _ALL.features
VETERAN: Final = _ALL.veteran
MARSHAL: Final = _ALL.marshal
