"""Emblems of the nations in a square of 12 round the origin: cockade, cross, crescent, star."""

from __future__ import annotations

from typing import Final

from ...shared.maps.markup import tag

WHITE: Final = "#fff"
RED: Final = "#B7312C"
#: Outer, middle and inner ring of a cockade.
_RINGS: Final = {
    "fr": ("#B23A32", WHITE, "#23508E"),
    "br": ("#23407A", WHITE, RED),
    "ru": ("#E08A2B", "#17181a", "#E08A2B"),
    "it": ("#B23A32", WHITE, "#2F7A47"),
    "sb": (RED, "#25477E", WHITE),
    "mn": ("#25477E", RED, WHITE),
    "be": (RED, "#E7B93B", "#17181a"),
    "ro": ("#23508E", "#E7B93B", RED),
    "gr": ("#2B6AA5", WHITE, "#2B6AA5"),
}
_SMALL_ALLIES: Final = ("#2F5D8A", "#E4C671", "#2F5D8A")


def _disc(radius: float, x: float = 0) -> str:
    wide = 2 * radius
    return f"M{x - radius} 0a{radius} {radius} 0 1 1 {wide} 0a{radius} {radius} 0 1 1 {-wide} 0Z"


#: Paths with their colours, from below.
_DRAWINGS: Final = {
    "ge": (
        (_disc(5.2), "#f2efe6"),
        ("M-1-4.6h2L.8-.8 4.6-1v2L.8.8 1 4.6h-2L-.8.8-4.6 1v-2L-.8-.8Z", "#17181a"),
    ),
    "ah": (
        ("M-4.2-4.6h8.4v4.6c0 3-2 4.4-4.2 5.4-2.2-1-4.2-2.4-4.2-5.4Z", "#A8322C"),
        ("M-4.2-1.6h8.4v2.8h-8.4Z", WHITE),
    ),
    "tu": (
        (_disc(5.2), "#9E2B25"),
        (_disc(3.2, -0.7), WHITE),
        (_disc(2.6, 0.6), "#9E2B25"),
        ("M2.6-1.6l.5 1.1 1.2.1-.9.8.3 1.2-1.1-.6-1 .6.2-1.2-.9-.8 1.2-.1Z", WHITE),
    ),
    "bu": (
        ("M-4.4-4.4h8.8v3h-8.8Z", "#f4f1ea"),
        ("M-4.4-1.5h8.8v3h-8.8Z", "#3F7A4E"),
        ("M-4.4 1.4h8.8v3h-8.8Z", "#B23A32"),
    ),
    "sn": ((_disc(5.2), "#2B2118"), (_disc(3.2, -0.7), WHITE), (_disc(2.6, 0.6), "#2B2118")),
    "us": (
        (_disc(5.2), "#22406E"),
        ("M0-4.4 1.3-1.4 4.4-1.2 2 .8 2.8 4 0 2.3-2.8 4-2 .8-4.4-1.2-1.3-1.4Z", WHITE),
    ),
    "ana": (
        (_disc(5.2), "#f4f1ea"),
        ("M-3.6-3.6h7.2v2.4h-7.2Z", "#17181a"),
        ("M-3.6 1.2h7.2v2.4h-7.2Z", "#2F7A47"),
        ("M-4.6-2.4 0 0-4.6 2.4Z", RED),
    ),
}


def emblem(nation: str) -> str:
    """The emblem of a nation; the small allies share one."""
    drawing = _DRAWINGS.get(nation)
    if drawing:
        return "".join(tag("path", d=d, fill=fill) for d, fill in drawing)
    rings = _RINGS.get(nation, _SMALL_ALLIES)
    return "".join(tag("circle", r=r, fill=fill) for r, fill in zip((5, 3.3, 1.6), rings, strict=True))
