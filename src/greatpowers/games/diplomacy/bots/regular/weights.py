"""The numbers of the regular player, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of
from ...printed.names import POWERS

Table = tuple[tuple[int, ...], ...]


class Worth(Weights):
    """What centres are worth by owner."""

    base: int
    per_centre: int
    per_square: int
    neutral: int
    idle: int
    spring_attack: int
    spring_defence: int
    autumn_attack: int
    autumn_defence: int
    endgame: int
    endgame_from: int


class Near(Weights):
    """How worth spreads over the map."""

    spring: tuple[int, ...]
    autumn: tuple[int, ...]
    adjustments: tuple[int, ...]
    spread: int
    overseas: int


class Chance(Weights):
    """Chances of success in thousandths, by own supports and rival strength."""

    enter: Table
    dislodge: Table
    keep: Table
    unsafe_support: int


class Plan(Weights):
    """How orders are put together."""

    noise: int
    support_cost: int
    driving_out: int
    vacate: int
    landing: int


class Weigh(Weights):
    """How many plans are weighed against how many guesses."""

    plans: int
    usual: int
    aim: int
    guesses: int


class RegularWeights(Weights):
    """All tables of the file."""

    worth: Worth
    near: Near
    chance: Chance
    plan: Plan
    weigh: Weigh
    fleets: dict[str, int]


WEIGHTS: Final = weights_of(RegularWeights, __name__)
#: Wanted percentage of fleets by power number.
FLEETS: Final = tuple(WEIGHTS.fleets[power] for power in POWERS)
