"""Colours of the nations and of the lines between areas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class NationColours:
    """The block, its outline, ink on it, and the wash on the map."""

    body: str
    line: str
    on: str
    wash: str


_PLAIN: Final = NationColours("#A3A5A0", "#5A5B58", "#1C1E1C", "#C9C0AB")
_NATIONS: Final[Mapping[str, NationColours]] = {
    "france": NationColours("#2E5597", "#172A4C", "#FFFFFF", "#8FA9D2"),
    "britain": NationColours("#B03A32", "#581D19", "#FFFFFF", "#D99A8E"),
    "austria": NationColours("#E4E0D4", "#72706A", "#2B2118", "#D9D3C0"),
    "russia": NationColours("#4B7A4C", "#263D26", "#FFFFFF", "#A5BE9C"),
    "prussia": NationColours("#34332F", "#1A1A18", "#FFFFFF", "#9A958B"),
    "spain": NationColours("#8F6232", "#483119", "#FFFFFF", "#C9A67A"),
    "turkey": NationColours("#D9B33C", "#6C5A1E", "#2B2118", "#E2CB7C"),
    "sweden": NationColours("#6FA8CC", "#385466", "#12222E", "#A9CBDD"),
    "denmark": NationColours("#C98A5E", "#64452F", "#2B1A0E", "#DDB292"),
}
#: Lines by kind and theme; a plain one is a road.
LINES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {"rough": "#8A5A2B", "pass": "#5A3A1C", "marsh": "#3E7486", "strait": "#2B5A6B"},
    "dark": {"rough": "#A9763F", "pass": "#C79A6A", "marsh": "#6FA6B8", "strait": "#8FC0D0"},
}
DASHES: Final[Mapping[str, str]] = {"rough": "1 6", "pass": "11 6", "marsh": "3 6", "strait": "2 8"}
WOOD: Final = "#3B2A1A"
SAIL: Final = "#FBF6E9"


def colours_of(nation: str) -> NationColours:
    return _NATIONS.get(nation, _PLAIN)


def wash_of(nation: str) -> str:
    return colours_of(nation).wash
