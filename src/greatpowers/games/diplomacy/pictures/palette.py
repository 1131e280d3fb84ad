"""Colours of the two themes and of the seven powers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

ThemeName = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class PowerColours:
    """Counters and arrows (solid), ink on them, their outline, and the wash on the map."""

    solid: str
    ink: str
    line: str
    wash: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything else that has a colour, and how strongly washes are laid on."""

    paper: str
    panel: str
    ink: str
    ink_soft: str
    rule: str
    brass: str
    seal: str
    ok: str
    sea: str
    sea_deep: str
    sea_shallow: str
    sea_line: str
    sea_ink: str
    sea_halo: str
    land: str
    void: str
    coast: str
    border: str
    frame: str
    map_ink: str
    map_halo: str
    relief: float
    tint: float
    edge: float
    hatch: float
    powers: Mapping[str, PowerColours]


LIGHT: Final = Theme(
    paper="#F4ECD8", panel="#FBF6E9", ink="#2B2118", ink_soft="#6B5B45", rule="#94805A", brass="#B08D3C",
    seal="#8C2F2B", ok="#2C6E49",
    sea="#A9C6CE", sea_deep="#9BBCC6", sea_shallow="#C3D9DC", sea_line="#5E8795", sea_ink="#23505F",
    sea_halo="#BED6DB", land="#EFE4C6", void="#D3C6A8", coast="#2F2A22", border="#6B543A", frame="#6B543A",
    map_ink="#2B1E10", map_halo="#FFF8E4", relief=0.62, tint=0.5, edge=0.5, hatch=0.2,
    powers={
        "Austria": PowerColours("#B23A31", "#FFF4E6", "#6E1C17", "#C2473C"),
        "England": PowerColours("#2C4A93", "#F4F1E6", "#16295A", "#4560AB"),
        "France": PowerColours("#79B4DE", "#12283A", "#2A5F88", "#7FBCE6"),
        "Germany": PowerColours("#35322F", "#F2EAD8", "#0F0E0D", "#7C766D"),
        "Italy": PowerColours("#3A7844", "#F6F3E2", "#1E4725", "#4F9159"),
        "Russia": PowerColours("#FBF8F0", "#2B2118", "#5B4E40", "#FFFFFF"),
        "Turkey": PowerColours("#E3B92B", "#33270A", "#7C5F08", "#E8BC2C"),
    },
)  # fmt: skip

DARK: Final = Theme(
    paper="#14171A", panel="#1E2328", ink="#E8E2D4", ink_soft="#A69F90", rule="#59626B", brass="#C9A550",
    seal="#D25A52", ok="#8FD3A0",
    sea="#1F2E36", sea_deep="#1A272E", sea_shallow="#2A3D46", sea_line="#47626E", sea_ink="#8FB2BF",
    sea_halo="#18252C", land="#4B473D", void="#2F2E2A", coast="#0C0D0D", border="#14130F", frame="#343B42",
    map_ink="#F3ECDA", map_halo="#141310", relief=0.5, tint=0.42, edge=0.5, hatch=0.2,
    powers={
        "Austria": PowerColours("#BE4740", "#FFF6EC", "#F0A39C", "#A8433B"),
        "England": PowerColours("#4A6CC4", "#F6F4EC", "#A9BDF2", "#4562B4"),
        "France": PowerColours("#86BDE4", "#0F2333", "#D4EBFA", "#6FA6CC"),
        "Germany": PowerColours("#1B1B1C", "#EDE6D6", "#A9A498", "#17181A"),
        "Italy": PowerColours("#3C7C47", "#F7F5E8", "#A6D6AE", "#43824E"),
        "Russia": PowerColours("#EFEBE0", "#221B14", "#8F8778", "#D9D4C6"),
        "Turkey": PowerColours("#DDB73C", "#2B2108", "#F6E2A0", "#C29E2C"),
    },
)  # fmt: skip

THEMES: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK}
