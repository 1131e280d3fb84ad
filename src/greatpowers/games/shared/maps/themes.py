"""Colours of drawn maps by day and by night, and whatever every board has in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

ThemeName = Literal["light", "dark"]

PAPER: Final = "#FBF6E9"
INK: Final = "#2B2118"
RED: Final = "#8C2F2B"
GILT: Final = "#E4C671"
GILT_LINE: Final = "#7A5A14"


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything but pieces, which are the same in both themes."""

    paper: str
    panel: str
    ink: str
    soft: str
    rule: str
    seal: str
    sea: str
    sea_name: str
    water_line: str
    land: str
    tint: float
    band: float
    river: str
    frontier: str
    coast: str
    casing: str
    road: str
    label: str
    halo: str
    disc: str


LIGHT: Final = Theme(
    paper="#F4ECD8", panel="#FBF6E9", ink="#2B2118", soft="#6B5B45", rule="#94805A", seal="#8C2F2B",
    sea="#A9C6CE", sea_name="#3F6B7A", water_line="#5F8795", land="#F7EFDB", tint=0.46, band=0.46,
    river="#6B9AAC", frontier="#5A2F22", coast="#3C3A34", casing="#FBF4E2", road="#5B4128",
    label="#2B2118", halo="#FAF3E2", disc="#FBF5E6",
)  # fmt: skip
DARK: Final = Theme(
    paper="#14171A", panel="#1E2328", ink="#E8E2D4", soft="#A69F90", rule="#59626B", seal="#D25A52",
    sea="#1B2C36", sea_name="#7FA3B1", water_line="#5F8795", land="#2B2E2C", tint=0.24, band=0.30,
    river="#43687A", frontier="#D9A38F", coast="#0C0F11", casing="#14171A", road="#B9A67E",
    label="#EFE8D8", halo="#101316", disc="#3B4248",
)  # fmt: skip
THEMES: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK}
