"""Writing SVG: elements, numbers and safe text."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

#: Characters that XML 1.0 cannot carry, not even escaped.
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """At most two decimals, without the zeros nobody needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text(words: str) -> str:
    """Words as character data."""
    return escape(FORBIDDEN.sub("", words))


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, `class_` `class`; None leaves it out."""
    written = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else number(value)
            written.append(f"{key.strip('_').replace('_', '-')}={quoteattr(FORBIDDEN.sub('', shown))}")
    opening = " ".join(written)
    if not children:
        return f"<{opening}/>"
    return f"<{opening}>{''.join(children)}</{name}>"


def stroked(d: str, colour: str, width: float, **more: str | float | None) -> str:
    """A path that is a line and has no inside."""
    return tag("path", d=d, fill="none", stroke=colour, stroke_width=width, **more)


def moved(
    x: float, y: float, *children: str, turn: float = 0.0, scale: float = 1.0, **more: str | float | None
) -> str:
    """A group drawn round (x, y)."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1.0:
        steps += f" scale({number(scale)})"
    return tag("g", *children, transform=steps, **more)
