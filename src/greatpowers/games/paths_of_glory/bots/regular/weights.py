"""The numbers of the Regular, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class SpaceWeights(Weights):
    """What holding a space is worth."""

    vp: float
    source: float
    capital: float
    great_capital: float
    plain: float


class UnitWeights(Weights):
    """What units are worth, and what is left of it in the boxes."""

    factor: float
    army: float
    corps: float
    reserve: float
    scarce_reserve: float
    eliminated: float
    wanted_in_reserve: int


class SupplyWeights(Weights):
    """What is left of units without supply."""

    rest: list[float]
    for_good: float
    risk: list[float]
    joint: list[float]
    raids: list[float]
    their_risk: float
    link: list[float]


class FrontWeights(Weights):
    """How dangers count."""

    near: list[float]
    siege: float
    shares: list[float]
    own_open: float
    own_danger: float
    their_open: float
    their_danger: float


class AttackWeights(Weights):
    """What attacks bring and cost."""

    enemy_loss: float
    own_loss: float
    stand: float
    later: float
    mandate: list[float]
    relief: float
    caution: float


class MarchWeights(Weights):
    """What marches bring beside the position they lead to."""

    pull: float
    price: float
    least: float
    decisive: float


class TrenchWeights(Weights):
    """What a trench will be worth on later turns."""

    first: float
    second: float
    full_threat: float


class EventWeights(Weights):
    """What events are worth beside what the Novice thinks of them."""

    reinforcement: float
    entrench: float
    race_to_the_sea: float
    moltke: float
    sud_army: float


class ActionWeights(Weights):
    """How uses of a card compare."""

    events: float
    early_events: float
    in_need: float
    events_a_turn: int
    kept: float
    combat_card: float
    point: float
    status: float
    redeploy: float
    end_now: float
    whim: float


class BidWeights(Weights):
    """What a side is worth before the war."""

    allies: int


class RegularWeights(Weights):
    """All tables of the file."""

    space: SpaceWeights
    unit: UnitWeights
    supply: SupplyWeights
    front: FrontWeights
    attack: AttackWeights
    march: MarchWeights
    trench: TrenchWeights
    event: EventWeights
    action: ActionWeights
    bid: BidWeights


_ALL: Final = weights_of(RegularWeights, __name__)
SPACE: Final = _ALL.space
UNIT: Final = _ALL.unit
SUPPLY: Final = _ALL.supply
FRONT: Final = _ALL.front
ATTACK: Final = _ALL.attack
MARCH: Final = _ALL.march
TRENCH: Final = _ALL.trench
EVENT: Final = _ALL.event
ACTION: Final = _ALL.action
BID: Final = _ALL.bid
