"""The drawn ground of a board as the data folders of games hold it and clients read it."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType

from ...engine.shown import complete
from ..terms import Language


class Tint(Struct, forbid_unknown_fields=True):
    """Where the colour of a nation lies: all of its ground, and a band along its frontiers."""

    area: str
    band: str


class SeaName(Struct, forbid_unknown_fields=True):
    """The name of a sea, where it is written, how large and how far turned."""

    x: int | float
    y: int | float
    size: int | float
    names: Annotated[dict[Language, str], complete()]
    turn: int | float | UnsetType = UNSET


class Ground(Struct, forbid_unknown_fields=True):
    """Path data as the map makers write it."""

    format: str
    frame: tuple[int, int]
    water_lines: list[str]
    land: str
    nations: dict[str, Tint]
    rivers: str
    lakes: str
    frontiers: str
    seas: list[SeaName]
