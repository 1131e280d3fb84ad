"""Numbers that players weigh by, kept as data beside the facts of their game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar, dataclass_transform

import msgspec

WeightsT = TypeVar("WeightsT")


@dataclass_transform(frozen_default=True)
class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of numbers; a missing or unknown name is an error."""


def weights_in(kind: type[WeightsT], game: str, name: str) -> WeightsT:
    """The numbers in `data/<name>.toml` of a game's package."""
    text = files(game).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)
