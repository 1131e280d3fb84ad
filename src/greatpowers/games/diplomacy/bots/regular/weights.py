"""The numbers of the regular player, read from `data/bot_weights.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from ...printed.names import POWERS

Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Worth:
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


@dataclass(frozen=True, slots=True)
class Near:
    """How worth spreads over the map."""

    spring: tuple[int, ...]
    autumn: tuple[int, ...]
    adjustments: tuple[int, ...]
    spread: int
    overseas: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Chances of success in thousandths, by own supports and rival strength."""

    enter: Table
    dislodge: Table
    keep: Table
    unsafe_support: int


@dataclass(frozen=True, slots=True)
class Plan:
    """How orders are put together."""

    noise: int
    support_cost: int
    driving_out: int
    vacate: int
    landing: int


@dataclass(frozen=True, slots=True)
class Weights:
    worth: Worth
    near: Near
    chance: Chance
    plan: Plan
    #: Wanted percentage of fleets by power number.
    fleets: tuple[int, ...]


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


def read_weights(text: str) -> Weights:
    """Weights from TOML; a missing or unknown name is an error."""
    parts = {name: {k: _tuples(v) for k, v in part.items()} for name, part in tomllib.loads(text).items()}
    return Weights(
        worth=Worth(**parts["worth"]),
        near=Near(**parts["near"]),
        chance=Chance(**parts["chance"]),
        plan=Plan(**parts["plan"]),
        fleets=tuple(parts["fleets"][power] for power in POWERS),
    )


WEIGHTS: Final = read_weights(
    (files("greatpowers.games.diplomacy") / "data" / "bot_weights.toml").read_text(encoding="utf-8")
)
