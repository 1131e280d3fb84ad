"""Colours of works, sides and nations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

STARVED: Final = "#C2611F"
FORT_MARK: Final = "#5A3A1C"
FORT: Final = "#D9CDB0"
TRENCH_CASING: Final = "#F4ECD8"


@dataclass(frozen=True, slots=True)
class NationColours:
    """The counter, its outline, ink on it, its reduced side, and the wash on the map."""

    body: str
    line: str
    on: str
    pale: str
    wash: str


#: Rings of the spaces: who holds them, by theme.
SIDES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {"ap": "#2F5D8A", "cp": "#4A463F", "": "#A08A63"},
    "dark": {"ap": "#6FA3D6", "cp": "#D3CBB9", "": "#8A7A5C"},
}

_PLAIN: Final = NationColours("#A3A5A0", "#5a5b58", "#1c1e1c", "#d5d1c3", "#C9C0AB")
_NATIONS: Final[Mapping[str, NationColours]] = {
    "ge": NationColours("#7C8278", "#444842", "#ffffff", "#c6c4b4", "#A3A08B"),
    "ah": NationColours("#A9BCCB", "#5d6770", "#1d2a36", "#d8dad3", "#AFC2D2"),
    "tu": NationColours("#C79A45", "#6d5526", "#2a1c06", "#e3cda0", "#D0A75A"),
    "bu": NationColours("#75693C", "#403a21", "#ffffff", "#c4ba9d", "#A3935A"),
    "sn": NationColours("#D8BE86", "#7a6638", "#2a1c06", "#eaddc0", "#D0A75A"),
    "fr": NationColours("#6F9BC8", "#3d556e", "#0c1c30", "#c1cdd2", "#8FB0D2"),
    "br": NationColours("#B49A68", "#635539", "#2a2008", "#dccdad", "#D3B98A"),
    "ana": NationColours("#D8BE86", "#7a6638", "#2a1c06", "#eaddc0", "#E2D3A6"),
    "ru": NationColours("#7D9382", "#455148", "#101c14", "#c7cab7", "#9DB09A"),
    "it": NationColours("#A3A5A0", "#5a5b58", "#1c1e1c", "#d5d1c3", "#BDBFA8"),
    "us": NationColours("#5F6B3A", "#343b20", "#ffffff", "#bbbb9c", "#BDBFA8"),
    "sb": NationColours("#A65A4A", "#5b3229", "#ffffff", "#d6b5a2", "#C79383"),
    "mn": NationColours("#8A4A5C", "#4b2832", "#ffffff", "#cdb0b4", "#B98A95"),
    "be": NationColours("#4F4A46", "#2b2926", "#ffffff", "#b5aea1", "#C9B24E"),
    "ro": NationColours("#C4B04A", "#6c6129", "#2a2206", "#e2d5a2", "#D6C56A"),
    "gr": NationColours("#4F8FA8", "#2b4f5c", "#ffffff", "#b5c9c6", "#8DBBCB"),
}
#: Nations without units: only the map shows them.
_WASHES: Final[Mapping[str, str]] = {
    "al": "#CDB9A0", "pe": "#BFD0A8", "eg": "#DCCB9C", "ar": "#E2D3A6", "kw": "#D3B98A", "ly": "#C9B896",
}  # fmt: skip


def colours_of(nation: str) -> NationColours:
    return _NATIONS.get(nation, _PLAIN)


def wash_of(nation: str) -> str:
    return _WASHES.get(nation) or colours_of(nation).wash
