"""Counters: armies as blocks, fleets as hulls, shields for powers, rings for supply centres."""

from __future__ import annotations

from typing import Final

from ...shared.maps.markup import moved, tag
from .emblems import emblem
from .palette import Theme

HULL: Final = "M-19.5-6.4Q-16-3-11.5-3H11.5Q16-3 19.5-6.4Q18.6 11.5 8.5 11.5H-8.5Q-18.6 11.5-19.5-6.4Z"
FUNNELS: Final = "M-9-9.6H-4V-3H-9ZM4-9.6H9V-3H4Z"
SHIELD: Final = "M-13-15H13V2C13 10 6 14 0 17C-6 14-13 10-13 2Z"
DISLODGED_TILT: Final = -14.0
SHADOW: Final = "#1A1208"
SHADOW_DEPTH: Final = 0.32


def army_symbol(power: str, theme: Theme) -> str:
    """A block round the origin, 34 by 23."""
    colours = theme.powers[power]
    outline = {"stroke": colours.line, "stroke_width": "1.5"}
    inner = {"fill": "none", "stroke": colours.ink, "stroke_opacity": "0.4", "stroke_width": "0.8"}
    return (
        tag("rect", x=-16.2, y=-9.6, width=34, height=23, rx=3, fill=SHADOW, fill_opacity=SHADOW_DEPTH)
        + tag("rect", x=-17, y=-11.5, width=34, height=23, rx=2.6, fill=colours.solid, **outline)
        + tag("rect", x=-14.6, y=-9.1, width=29.2, height=18.2, rx=1.2, **inner)
        + emblem(power, colours.ink, colours.solid, 14.5)
    )


def fleet_symbol(power: str, theme: Theme) -> str:
    """A hull with two funnels round the origin, 39 by 21."""
    colours = theme.powers[power]
    outline = {"stroke": colours.line, "stroke_width": "1.5", "stroke_linejoin": "round"}
    return (
        tag("path", d=HULL, fill=SHADOW, fill_opacity=SHADOW_DEPTH, transform="translate(.8 1.9)")
        + tag("path", d=FUNNELS, fill=colours.solid, **outline)
        + tag("path", d=HULL, fill=colours.solid, **outline)
        + moved(0, 4.2, emblem(power, colours.ink, colours.solid, 12.6))
    )


def unit_symbols(powers: list[str], theme: Theme) -> str:
    """Definitions `army-<power>` and `fleet-<power>`."""
    return "".join(
        tag("g", army_symbol(power, theme), id=f"army-{power}")
        + tag("g", fleet_symbol(power, theme), id=f"fleet-{power}")
        for power in powers
    )


def unit(power: str, kind: str, x: float, y: float, *, place: str, dislodged: bool = False) -> str:
    """A unit on the map."""
    shape = tag("use", href=f"#{'army' if kind == 'A' else 'fleet'}-{power}")
    title = tag("title", f"{power}: {kind} {place}")
    turn = DISLODGED_TILT if dislodged else 0.0
    return moved(
        x, y, title, shape, turn=turn, class_="unit dislodged" if dislodged else "unit", data_place=place
    )


def dislodged_ring(x: float, y: float, theme: Theme) -> str:
    """The red dashes round a unit that has lost its place."""
    dashes = {"stroke": theme.seal, "stroke_width": "2", "stroke_dasharray": "5 3.4"}
    return tag("ellipse", cx=x, cy=y, rx=27, ry=20, fill=theme.seal, fill_opacity=0.16, **dashes)


def supply_centre(x: float, y: float, owner: str | None, theme: Theme) -> str:
    """A ring with a dot in the owner's colour."""
    dot = theme.powers[owner].solid if owner else theme.ink_soft
    line = theme.powers[owner].line if owner else theme.ink_soft
    rim = tag("circle", cx=x, cy=y, r=6, fill=theme.panel, stroke=theme.map_ink, stroke_width=1.4)
    return rim + tag("circle", cx=x, cy=y, r=2.9, fill=dot, stroke=line, stroke_width=1)


def shield(power: str, theme: Theme) -> str:
    """The arms of a power round the origin, 26 by 32."""
    colours = theme.powers[power]
    return tag("path", d=SHIELD, fill=colours.solid, stroke=colours.line, stroke_width=1.6) + moved(
        0, -0.5, emblem(power, colours.ink, colours.solid, 16)
    )
