"""The numbers of the Regular, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class KeyWeights(Weights):
    """What it means to hold an area."""

    rival: float
    leader: float
    plain: float
    fall: float
    own_fall: float
    capital: float
    their_capital: float
    war: float
    given: float
    camp: float


class ArmyWeights(Weights):
    """What pieces are worth, by what they could do."""

    nearer: float
    enemy_nearer: float
    second: float
    lost_again: float
    hope: float
    peace: float
    shield: list[float]
    unled: float
    fear: float
    open: float
    stand: float
    sp: float
    rating: float
    squadron: float
    theirs: float
    risk: float


class SpendWeights(Weights):
    """What CPs should bring."""

    least: float
    cp: float
    zone: float


class ConsulWeights(Weights):
    """What Proxies are worth on the way to a Pact."""

    ours: list[float]
    late: list[float]
    theirs: list[float]
    alone: float
    grudge: float
    purpose: float
    campaign: float
    spare: float
    drawn: float
    minor: float
    power: float
    strength: float
    turn: float
    more: float
    plus: float
    plain: float


class CardWeights(Weights):
    """What cards are worth unplayed."""

    cp: float
    battle: float
    response: float
    home: float


class RegularWeights(Weights):
    """All tables of the file."""

    key: KeyWeights
    army: ArmyWeights
    spend: SpendWeights
    consul: ConsulWeights
    card: CardWeights
    #: What events bring that the board does not show at once, by card.
    event: dict[str, float]


_ALL: Final = weights_of(RegularWeights, __name__)
KEY: Final = _ALL.key
ARMY: Final = _ALL.army
SPEND: Final = _ALL.spend
CONSUL: Final = _ALL.consul
CARD: Final = _ALL.card
EVENTS: Final = _ALL.event
