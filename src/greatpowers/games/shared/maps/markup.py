"""Writing SVG for pictures of any game: elements, numbers, safe text, our typeface, and PNG of a document."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from resvg_py import svg_to_bytes

FONT_FAMILY: Final = "'EB Garamond', Georgia, 'Times New Roman', serif"
FONT_FOLDER: Final = files("greatpowers.games.shared") / "fonts"
#: Font files with their weight and style.
FONTS: Final = (
    ("EBGaramond-SemiBold.ttf", "600", "normal"),
    ("EBGaramond-MediumItalic.ttf", "500", "italic"),
)

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


def drawn_as_png(document: str, width: int) -> bytes:
    """A document as PNG, so many pixels wide, without any font or library of the system."""
    with as_file(FONT_FOLDER) as folder:
        drawn = svg_to_bytes(
            svg_string=document,
            width=width,
            font_files=[str(folder / file) for file, _, _ in FONTS],
            skip_system_fonts=True,
            serif_family="EB Garamond",
        )
    return bytes(drawn)
