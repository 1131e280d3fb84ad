"""The numbers of the Regular, read from `data/regular.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....bots.weights import weights_in

_DATA: Final = weights_in("greatpowers.games.napoleonic_wars", "regular")


@dataclass(frozen=True, slots=True)
class KeyWeights:
    """What it means to hold an area."""

    rival: float
    leader: float
    plain: float
    fall: float
    own_fall: float
    war: float
    given: float
    camp: float


@dataclass(frozen=True, slots=True)
class ArmyWeights:
    """What pieces are worth, by what they could do."""

    nearer: float
    enemy_nearer: float
    second: float
    lost_again: float
    hope: float
    shield: list[float]
    unled: float
    fear: float
    sp: float
    rating: float
    squadron: float
    theirs: float
    risk: float


@dataclass(frozen=True, slots=True)
class SpendWeights:
    """What CPs should bring."""

    least: float
    cp: float
    zone: float


@dataclass(frozen=True, slots=True)
class ConsulWeights:
    """What Proxies are worth on the way to a Pact."""

    ours: list[float]
    late: list[float]
    theirs: list[float]
    minor: float
    power: float
    strength: float
    turn: float
    more: float
    plus: float
    plain: float


@dataclass(frozen=True, slots=True)
class CardWeights:
    """What cards are worth unplayed."""

    cp: float
    battle: float
    response: float
    home: float


KEY: Final = KeyWeights(**_DATA["key"])
ARMY: Final = ArmyWeights(**_DATA["army"])
SPEND: Final = SpendWeights(**_DATA["spend"])
CONSUL: Final = ConsulWeights(**_DATA["consul"])
CARD: Final = CardWeights(**_DATA["card"])
#: What events bring that the board does not show at once, by card.
EVENTS: Final[dict[str, float]] = _DATA["event"]
