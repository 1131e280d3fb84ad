"""Counters: body in the colour of the nation, emblem, number or short name, factors; reduced ones hatched."""

from __future__ import annotations

import re
from typing import Final

from ....locale import Texts
from ...shared.maps.markup import moved, stroked, tag, text
from ...shared.maps.themes import INK, PAPER, RED
from ..printed.names import NATIONS
from ..printed.units import KINDS
from .emblems import emblem
from .palette import STARVED, colours_of
from .picture import CounterMark, Language, Stack

ARMY: Final = 38.0
CORPS: Final = 30.0
#: Neighbours of a row overlap by their outline.
_OVERLAP: Final = 1.0
#: A row is never wider than this: four and more counters overlap.
_WIDEST: Final = 122.0
#: From the middle of the space down to the bottom of the counters.
_BOTTOM: Final = 20.0


def size_of(mark: CounterMark) -> float:
    return ARMY if KINDS[mark.kind].is_army else CORPS


def in_order(stack: Stack) -> list[CounterMark]:
    """Armies before corps, full before reduced: the order in which a stack stands."""
    return sorted(stack, key=lambda mark: (-size_of(mark), mark.reduced))


def row(stack: Stack, scale: float, language: Language, *, small: bool = False) -> tuple[str, float]:
    """The counters of a space side by side round the origin, and half the width of the row."""
    draw = small_counter if small else counter
    marks = in_order(stack)
    widths = [size_of(mark) * scale for mark in marks]
    natural = sum(widths) - _OVERLAP * scale * (len(marks) - 1)
    width = min(natural, _WIDEST * scale)
    squeeze = (natural - width) / (len(marks) - 1) if len(marks) > 1 else 0.0
    shapes, x = [], -width / 2
    for mark, own in zip(marks, widths, strict=True):
        shapes.append(moved(x, _BOTTOM * scale - own, draw(mark, language), scale=scale))
        x += own - _OVERLAP * scale - squeeze
    return "".join(shapes), width / 2


def small_counter(mark: CounterMark, language: Language) -> str:
    """A counter that is seen from afar: whose it is and its number, without factors."""
    kind, size = KINDS[mark.kind], size_of(mark)
    nation = NATIONS[kind.nation]
    colours = colours_of(nation)
    label = _label(mark.kind, nation, language)
    shapes = [
        tag("rect", width=size, height=size, rx=3.5, fill=colours.pale if mark.reduced else colours.body),
        stroked(_hatching(size, size), colours.body, 2.6, stroke_opacity=0.5) if mark.reduced else "",
        tag("rect", width=size, height=size, rx=3.5, fill="none", stroke=colours.line, stroke_width=2),
    ]
    if kind.is_army and label.isdigit():
        shapes.append(moved(size * 0.5, size * 0.25, emblem(nation), scale=1.3))
        shapes.append(_word(label, size / 2, size * 0.92, 22, INK if mark.reduced else colours.on))
    else:
        shapes.append(moved(size * 0.5, size * 0.5, emblem(nation), scale=size / 16))
    if mark.starving:
        shapes.append(
            tag("rect", width=size, height=size, rx=3.5, fill="none", stroke=STARVED, stroke_width=4)
        )
    return "".join(shapes)


def counter(mark: CounterMark, language: Language) -> str:
    """One counter, its top left corner at the origin."""
    kind, size = KINDS[mark.kind], size_of(mark)
    nation = NATIONS[kind.nation]
    colours, strip = colours_of(nation), size * (0.66 if kind.is_army else 0.63)
    side = int(mark.reduced)
    factors = f"{kind.combat[side]}-{kind.loss[side]}-{kind.move[side]}"
    label = _label(mark.kind, nation, language)
    letters = _label_size(label, kind.is_army)
    ink = INK if mark.reduced else colours.on
    middle = size * 0.32
    shapes = [
        tag("rect", x=1, y=2, width=size, height=size, rx=3.5, fill="#1A120A", opacity=0.42),
        tag("rect", width=size, height=size, rx=3.5, fill=colours.pale if mark.reduced else colours.body),
        stroked(_hatching(size, strip), colours.body, 2.6, stroke_opacity=0.5) if mark.reduced else "",
        tag("path", d=_foot(size, strip), fill=PAPER),
        tag("rect", width=size, height=size, rx=3.5, fill="none", stroke=colours.line, stroke_width=1.1),
        moved(size * 0.24, middle, emblem(nation), scale=1.06 if kind.is_army else 0.86),
        _word(label, size * 0.7, middle + letters * 0.35, letters, ink),
        _word(factors, size / 2, size * 0.935, 12.4 if kind.is_army else 10.6, RED if mark.reduced else INK),
    ]
    if mark.starving:
        ring = {"x": -2, "y": -2, "width": size + 4, "height": size + 4}
        shapes.append(tag("rect", rx=5, fill="none", stroke=STARVED, stroke_width=3, **ring))
    return "".join(shapes)


def _label(kind: str, nation: str, language: Language) -> str:
    """The number of an army, or letters in the language of the picture."""
    number = re.search(r"_(\d+)$", kind)
    return number[1] if number else Texts(language).format("pog-counter", unit=kind, nation=nation)


def _label_size(label: str, is_army: bool) -> float:
    if not is_army:
        return 9.2 if len(label) < 3 else 8.2
    return 17 if len(label) == 1 else 15 if len(label) == 2 else 9.8


def _word(words: str, x: float, y: float, size: float, fill: str) -> str:
    return tag(
        "text", text(words), x=x, y=y, font_size=size, font_weight="600", fill=fill, text_anchor="middle"
    )


def _foot(size: float, strip: float) -> str:
    """The paper strip with the factors, round at its lower corners."""
    down, wide = size - strip - 3.5, 7 - size
    return f"M0 {strip}h{size}v{down}a3.5 3.5 0 0 1-3.5 3.5h{wide}a3.5 3.5 0 0 1-3.5-3.5Z"


def _hatching(width: float, height: float) -> str:
    """Strokes over the body: a reduced unit shows in black and white too."""
    lines, x = "", 4.0
    while x < width + height:
        lines += (
            f"M{min(x, width):.1f} {max(x - width, 0):.1f}L{max(0.0, x - height):.1f} {min(x, height):.1f}"
        )
        x += 8.5
    return lines
