"""The sign and the hatching of each power, so that nobody is told apart by colour alone."""

from __future__ import annotations

import math
from typing import Final

from ...shared.maps.markup import number, stroked, tag
from .palette import Theme

EMBLEM_SIZE: Final = 16.0


def _star(points: int, outer: float, inner: float, x: float = 0.0, y: float = 0.0) -> str:
    corners = []
    for corner in range(points * 2):
        radius = outer if corner % 2 == 0 else inner
        angle = math.pi * corner / points - math.pi / 2
        corners.append(f"{number(x + radius * math.cos(angle))} {number(y + radius * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


def _disc(x: float, y: float, radius: float, hole: bool = False) -> str:
    across = number(2 * radius)
    turn = 0 if hole else 1
    half = f"a{number(radius)} {number(radius)} 0 1 {turn}"
    return f"M{number(x - radius)} {number(y)}{half} {across} 0{half} -{across} 0Z"


def _rose() -> str:
    petals = [
        _disc(4.3 * math.sin(math.tau * petal / 5), -4.3 * math.cos(math.tau * petal / 5), 3.3)
        for petal in range(5)
    ]
    return "".join(petals)


#: Paths in a box of 16 by 16 round the origin.
EMBLEMS: Final = {
    "Austria": "M-7.4-4.6L-3.9-.6L0-6.8L3.9-.6L7.4-4.6L6.2 3.6H-6.2ZM-6.2 4.7H6.2V6.8H-6.2Z"
    + _disc(0, -7, 1.2) + _disc(7.3, -5.2, 1.2) + _disc(-7.3, -5.2, 1.2),
    "England": _rose(),
    "France": "M0-8C3.4-4.9 3.3-1.8 1.4 1.3H-1.4C-3.3-1.8-3.4-4.9 0-8Z"
    "M2.3 1.3C2.4-2.6 4.6-5 6.8-4C8.9-3 8.3.4 5.7.4C6.6-.5 6.2-1.7 5.3-1.5C4.4-1.2 4-.2 4 1.3Z"
    "M-2.3 1.3C-2.4-2.6-4.6-5-6.8-4C-8.9-3-8.3.4-5.7.4C-6.6-.5-6.2-1.7-5.3-1.5C-4.4-1.2-4-.2-4 1.3Z"
    "M-4.8 2H4.8V3.6H-4.8ZM-1.3 4.3H1.3L1.9 6.2L0 8L-1.9 6.2ZM2 4.3H3.9C3.9 5.6 4.6 6 5.4 6.4"
    "C3.9 7.2 2.3 6.2 2 4.3ZM-2 4.3H-3.9C-3.9 5.6-4.6 6-5.4 6.4C-3.9 7.2-2.3 6.2-2 4.3Z",
    "Germany": "M-2.2-7.2H2.2V-2.2H7.2V2.2H2.2V7.2H-2.2V2.2H-7.2V-2.2H-2.2Z",
    "Italy": _star(5, 8.0, 3.2, 0, 0.6),
    "Russia": "M-1-8H1V-6H3.4V-4.3H1V-2.7H5.6V-.8H1V2.2L4.2 4.1L3.3 5.6L1 4.3V8H-1V3.1L-4.2 1.2L-3.3-.3L-1 1"
    "V-.8H-5.6V-2.7H-1V-4.3H-3.4V-6H-1Z",
    "Turkey": "M2.6-5.6A7 7 0 1 0 2.6 5.6A5.5 5.5 0 1 1 2.6-5.6Z" + _star(5, 3.1, 1.25, 4.2, 0.2),
}  # fmt: skip


def emblem(power: str, ink: str, ground: str, size: float) -> str:
    """The sign of a power round the origin; the rose shows the ground through its heart."""
    sign = tag("path", d=EMBLEMS[power], fill=ink)
    if power == "England":
        sign += tag("circle", r=2.1, fill=ground) + tag("circle", r=1.1, fill=ink)
    return tag("g", sign, transform=f"scale({number(size / EMBLEM_SIZE)})")


#: Tile size and line of each hatching; discs are filled, lines stroked.
HATCHES: Final = {
    "Austria": (7.0, "M-1 1L1-1M-1 8L8-1M6 8L8 6", False),
    "England": (7.0, _disc(1.8, 1.8, 0.95) + _disc(5.3, 5.3, 0.95), True),
    "France": (6.0, "M3 0V6", False),
    "Germany": (9.0, "M0 0L9 9M9 0L0 9", False),
    "Italy": (7.0, "M-1 6L1 8M-1-1L8 8M6-1L8 1", False),
    "Russia": (11.0, "M3 1V5M1 3H5M8.5 6.5V10.5M6.5 8.5H10.5", False),
    "Turkey": (
        10.0,
        "M0 2.5C1.7.2 3.3.2 5 2.5S8.3 4.8 10 2.5M0 7.5C1.7 5.2 3.3 5.2 5 7.5S8.3 9.8 10 7.5",
        False,
    ),
}


def hatch_pattern(power: str, theme: Theme) -> str:
    """The hatching of a power as a pattern element with the id `hatch-<power>`."""
    size, lines, filled = HATCHES[power]
    colour = theme.powers[power].line
    line = tag("path", d=lines, fill=colour) if filled else stroked(lines, colour, 1)
    return tag("pattern", line, id=f"hatch-{power}", width=size, height=size, patternUnits="userSpaceOnUse")
