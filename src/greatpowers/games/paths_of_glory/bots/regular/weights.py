"""The numbers of the Regular, read from `data/regular.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....bots.weights import weights_in

_DATA: Final = weights_in("greatpowers.games.paths_of_glory", "regular")


@dataclass(frozen=True, slots=True)
class SpaceWeights:
    """What holding a space is worth."""

    vp: float
    source: float
    capital: float
    plain: float


@dataclass(frozen=True, slots=True)
class UnitWeights:
    """What units are worth, and what is left of it in the boxes."""

    factor: float
    army: float
    corps: float
    reserve: float
    scarce_reserve: float
    eliminated: float
    wanted_in_reserve: int


@dataclass(frozen=True, slots=True)
class SupplyWeights:
    """What is left of units without supply."""

    doomed: float
    base: float
    per_round: float
    risk: float
    last_risk: float


@dataclass(frozen=True, slots=True)
class FrontWeights:
    """How dangers count."""

    near: list[float]
    shares: list[float]
    own_open: float
    own_danger: float
    their_open: float
    their_danger: float


@dataclass(frozen=True, slots=True)
class AttackWeights:
    """What attacks bring and cost."""

    enemy_loss: float
    own_loss: float
    stand: float
    mandate: float
    early_mandate: float
    caution: float


@dataclass(frozen=True, slots=True)
class MarchWeights:
    """What marches bring beside the position they lead to."""

    pull: float
    price: float
    least: float


@dataclass(frozen=True, slots=True)
class ActionWeights:
    """How uses of a card compare."""

    events: float
    early_events: float
    events_a_turn: int
    kept: float
    combat_card: float
    point: float
    status: float
    redeploy: float
    end_now: float


SPACE: Final = SpaceWeights(**_DATA["space"])
UNIT: Final = UnitWeights(**_DATA["unit"])
SUPPLY: Final = SupplyWeights(**_DATA["supply"])
FRONT: Final = FrontWeights(**_DATA["front"])
ATTACK: Final = AttackWeights(**_DATA["attack"])
MARCH: Final = MarchWeights(**_DATA["march"])
ACTION: Final = ActionWeights(**_DATA["action"])
