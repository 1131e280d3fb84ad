"""The numbers of the talker, read from `weights.toml`."""

from __future__ import annotations

from typing import Final

from .....bots.weights import Weights, weights_of


class Trust(Weights):
    """What words are worth."""

    start: float
    memory: float
    easy: float
    most: float
    per_temptation: float
    broken: float
    tempting: float
    deeds: float
    calm: float
    hostage: float
    hearsay: float


class Deeds(Weights):
    """What orders tell."""

    memory: float
    attack: float
    contested: float
    hostile_support: float
    friendly_support: float
    restraint: float
    scale: float


class Dealing(Weights):
    """When something is proposed or accepted."""

    samples: int
    plans: int
    even: float
    peace: float
    partners: int
    prey: float
    great: int
    ahead: int
    counted: float
    believed: float
    own_gain: float
    their_gain: float
    begun: int
    to_one: int
    in_all: int
    unanswered: int
    untried: int
    draw_years: int
    convoys: int


class Temper(Weights):
    """One temperament."""

    stab: float
    risk: float


class TalkerWeights(Weights):
    """All tables of the file."""

    trust: Trust
    deeds: Deeds
    dealing: Dealing
    loyal: Temper
    careful: Temper
    bold: Temper


_ALL: Final = weights_of(TalkerWeights, __name__)
TRUST: Final = _ALL.trust
DEEDS: Final = _ALL.deeds
DEALING: Final = _ALL.dealing
TEMPERS: Final = {"loyal": _ALL.loyal, "careful": _ALL.careful, "bold": _ALL.bold}
