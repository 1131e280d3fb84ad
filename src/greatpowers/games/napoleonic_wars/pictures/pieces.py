"""Armies as blocks with their strength, generals as medallions, fleets as ships, Flags."""

from __future__ import annotations

from typing import Final

from ...shared.maps.markup import moved, stroked, tag
from ...shared.maps.themes import GILT, GILT_LINE, PAPER, RED
from .palette import SAIL, WOOD, colours_of
from .picture import Army, Fleet

_BLOCK: Final = 44.0
_HULL: Final = "M-22 4H22L16 16H-15Z"
_SAILS: Final = "M-13-18Q-3-12-13 1H-2Q6-8-2-20ZM3-14Q11-9 3 1H13Q18-6 13-15Z"


def block(army: Army) -> str:
    """The strength of an army; edges of the colours of its allies, a medallion for each general."""
    colours = colours_of(army.nation)
    half = _BLOCK / 2
    shapes = [_card(nation, 6.0 * nth) for nth, (nation, _) in reversed(list(enumerate(army.strength[:3])))]
    shapes.append(_number(army.size, 11, 32, colours.on) if army.size else "")
    shapes += [moved(-half + 4 + 15 * nth, -half, _medallion()) for nth in range(min(army.leaders, 3))]
    return "".join(shapes)


def _card(nation: str, shift: float) -> str:
    """A block, so far up and to the right."""
    colours, corner = colours_of(nation), -_BLOCK / 2
    return tag(
        "rect",
        x=corner + shift,
        y=corner - shift,
        width=_BLOCK,
        height=_BLOCK,
        rx=6,
        fill=colours.body,
        stroke=colours.line,
        stroke_width=2.4,
    )


def _medallion() -> str:
    """A bust on a gilt ground."""
    return (
        tag("circle", r=12, fill=GILT, stroke=GILT_LINE, stroke_width=1.8)
        + tag("circle", cy=-2.5, r=4, fill=WOOD)
        + tag("path", d="M-7 8.5Q0-2 7 8.5Z", fill=WOOD)
    )


def ship(fleet: Fleet) -> str:
    """A ship under the colours of its nation, with the number of Squadrons."""
    colours = colours_of(fleet.nation)
    badge = tag("circle", r=11, fill=RED, stroke=PAPER, stroke_width=1.4)
    return "".join(
        [
            stroked("M-5 4V-24M9 4V-19", WOOD, 2),
            tag("path", d=_SAILS, fill=SAIL, stroke=WOOD, stroke_width=1),
            tag("path", d=_HULL, fill=colours.body, stroke=colours.line, stroke_width=1.6),
            moved(18, -16, badge, _number(fleet.count, 6, 17, PAPER)),
        ]
    )


def pennant(nation: str) -> str:
    """A Flag beside an area."""
    colours = colours_of(nation)
    return stroked("M0 0V-30", WOOD, 2.4) + tag(
        "path", d="M1-30H22L17-23L22-16H1Z", fill=colours.body, stroke=PAPER, stroke_width=1.6
    )


def _number(value: int, y: float, size: float, fill: str) -> str:
    return tag("text", str(value), y=y, font_size=size, font_weight="600", fill=fill, text_anchor="middle")
