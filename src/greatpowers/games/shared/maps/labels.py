"""Names on a drawn map: where two would touch, the less important one goes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from .markup import tag, text
from .themes import Theme

_LETTER: Final = 0.46
_CAPITAL: Final = 0.68
_Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Label:
    """A name under a place; `y` is the baseline, the higher rank stays."""

    id: str
    name: str
    x: float
    y: float
    rank: int


def labels(wanted: Iterable[Label], size: float, theme: Theme) -> str:
    """The names that fit, in the order of the places."""
    found = list(wanted)
    fitting = that_fit(found, size)
    return "".join(_drawn(label, size, theme) for label in found if label.id in fitting)


def that_fit(wanted: Iterable[Label], size: float) -> set[str]:
    """Ids of the names that can be written without touching a more important one."""
    kept: list[_Box] = []
    shown = set()
    for label in sorted(wanted, key=lambda one: (-one.rank, one.id)):
        half = _width(label.name, size) / 2
        box = (label.x - half, label.x + half, label.y - size * 0.78, label.y + size * 0.22)
        if not any(_touch(box, other) for other in kept):
            kept.append(box)
            shown.add(label.id)
    return shown


def _drawn(label: Label, size: float, theme: Theme) -> str:
    return tag(
        "text",
        text(label.name),
        x=label.x,
        y=label.y,
        font_size=size,
        font_weight="600",
        fill=theme.label,
        stroke=theme.halo,
        stroke_width=size * 0.22,
        stroke_linejoin="round",
        paint_order="stroke",
        text_anchor="middle",
    )


def _width(name: str, size: float) -> float:
    return sum(_CAPITAL if letter.isupper() else _LETTER for letter in name) * size


def _touch(a: _Box, b: _Box) -> bool:
    return a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]
