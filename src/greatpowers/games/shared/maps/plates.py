"""A map in a setting: a strip above it in a film, a panel beside it on the card of a link."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from .markup import FONT_FAMILY, stroked, tag, text
from .raster import CARD_SIZE, raster
from .themes import THEMES, Theme, ThemeName

#: Height of the strip to the width of a film.
_STRIP: Final = 0.05
_LETTER: Final = 0.47
_MARGIN: Final = 0.32
_MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's score, or another number worth knowing; the colour of a seat, if it is one's."""

    name: str
    value: str
    colour: str = ""
    line: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """What is said of a map: which game, which moment, how it stands."""

    game: str
    title: str
    standings: tuple[Standing, ...] = ()


def strip_height(width: int) -> int:
    return round(width * _STRIP)


def in_film(board: Image.Image, plate: Plate, theme: ThemeName, size: tuple[int, int]) -> Image.Image:
    """The map under a strip with its title, in the middle of what is left."""
    width, height = size
    drawn = Image.new("RGBA", size, THEMES[theme].paper)
    drawn.paste(_strip(plate, theme, width), (0, 0))
    room = strip_height(width)
    drawn.paste(board, ((width - board.width) // 2, room + (height - room - board.height) // 2))
    return drawn.convert("RGB")


def on_card(board: Image.Image, plate: Plate, theme: ThemeName) -> Image.Image:
    """The map on the right, what there is to say beside it: as large as link previews want it."""
    width, height = CARD_SIZE
    drawn = Image.new("RGBA", CARD_SIZE, THEMES[theme].panel)
    panel = width - board.width
    drawn.paste(raster(_document(panel, height, THEMES[theme], _panel(plate, THEMES[theme], panel)), panel))
    drawn.paste(board, (panel, (height - board.height) // 2))
    return drawn.convert("RGB")


@lru_cache(maxsize=4)
def _strip(plate: Plate, theme: ThemeName, width: int) -> Image.Image:
    colours, height = THEMES[theme], strip_height(width)
    shapes, x = [], width - height * _MARGIN
    for one in reversed(plate.standings):
        drawn, wide = _in_strip(one, height, colours)
        x -= wide
        shapes.append(tag("g", drawn, transform=f"translate({x:.1f} 0)"))
        x -= height * 0.3
    shapes.append(_title(plate.title, height, x - height * _MARGIN, colours))
    shapes.append(stroked(f"M0 {height - 0.5}H{width}", colours.rule, 1))
    return raster(_document(width, height, colours, "".join(shapes)), width)


def _title(title: str, height: float, room: float, theme: Theme) -> str:
    size = min(height * 0.54, room / max(len(title), 1) / _LETTER)
    return _words(title, height * _MARGIN, height * 0.5 + size * 0.33, size, theme.ink)


def _in_strip(one: Standing, height: float, theme: Theme) -> tuple[str, float]:
    """The name above the number, and how much room both take."""
    small, large = height * 0.3, height * 0.46
    sign = height * 0.42 if one.colour else 0.0
    shapes = [
        _words(one.name, sign, height * 0.37, small, theme.soft),
        _words(one.value, sign, height * 0.84, large, theme.ink),
    ]
    if one.colour:
        shapes.append(_chip(one, 0, height * 0.2, height * 0.3, height * 0.6))
    return "".join(shapes), sign + max(len(one.name) * small * _LETTER, len(one.value) * large * 0.55)


def _chip(one: Standing, x: float, y: float, width: float, height: float) -> str:
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=2,
        fill=one.colour,
        stroke=one.line or one.colour,
        stroke_width=1.2,
    )


def _panel(plate: Plate, theme: Theme, width: float) -> str:
    """Game, title in lines, standings below each other."""
    margin = 26.0
    room = width - 2 * margin
    shapes = [_words(plate.game, margin, 58, min(24.0, _fitting(plate.game, room)), theme.soft)]
    y = 78.0
    for line in _lines(plate.title, room, 38):
        y += 42
        shapes.append(_words(line, margin, y, 38, theme.ink))
    shapes.append(stroked(f"M{margin} {y + 24}H{width - margin}", theme.rule, 1.4))
    top, step = y + 24, min(56.0, (600 - y - 40) / max(len(plate.standings), 1))
    for number, one in enumerate(plate.standings, start=1):
        base = top + step * number - step * 0.2
        size = min(step * 0.52, 28.0)
        name = min(size, _fitting(one.name, room - 100))
        if one.colour:
            shapes.append(_chip(one, margin, base - size * 0.85, size * 0.72, size * 1.05))
        shapes.append(_words(one.name, margin + (size * 1.2 if one.colour else 0), base, name, theme.ink))
        shapes.append(_words(one.value, width - margin, base, size * 1.15, theme.ink, "end"))
    return "".join(shapes)


def _fitting(words: str, room: float) -> float:
    return room / max(len(words), 1) / _LETTER


def _lines(words: str, room: float, size: float) -> list[str]:
    """The words in lines that fit, three at most; where there are more, dots say so."""
    lines, most = [""], int(room / size / _LETTER)
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1] = lines[_MOST_LINES - 1].rstrip(",;:.") + "…"
    return lines[:_MOST_LINES]


def _words(said: str, x: float, y: float, size: float, fill: str, anchor: str = "start") -> str:
    return tag("text", text(said), x=x, y=y, font_size=size, font_weight="600", fill=fill, text_anchor=anchor)


def _document(width: float, height: float, theme: Theme, body: str) -> str:
    return tag(
        "svg",
        tag("rect", width=width, height=height, fill=theme.panel),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        font_family=FONT_FAMILY,
    )
