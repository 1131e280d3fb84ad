"""The strips above and below the map: title, powers with their centres, meaning of the marks."""

from __future__ import annotations

from collections.abc import Callable

from ...shared.maps import curves, marks
from ...shared.maps.markup import moved, stroked, tag, text
from .arrows import CROSS, DASHES, FAINT, RING_DASHES
from .counters import dislodged_ring, shield
from .geometry import MapGeometry
from .palette import PowerColours, Theme
from .picture import Picture

HEADER_HEIGHT = 66
FOOTER_HEIGHT = 46
MARGIN = 26
SEAT_WIDTHS = {"en": 104, "ru": 112, "hu": 132}
TITLE_SIZE = 31.0
SMALLEST_TITLE = 17.0
#: A letter's mean width in ems; only long titles feel that it is an estimate.
LETTER_WIDTH = 0.47


def header(picture: Picture, geometry: MapGeometry, theme: Theme) -> str:
    """Title on the left, the seven powers on the right."""
    seat_width = SEAT_WIDTHS[picture.language]
    seats_start = geometry.width - MARGIN - seat_width * len(theme.powers) + 12
    shapes = [
        tag("rect", width=geometry.width, height=HEADER_HEIGHT, fill=theme.panel),
        tag("text", text(picture.game), x=MARGIN, y=21, font_size=15, font_weight="600", fill=theme.ink_soft),
        _title(picture.title, seats_start - 2 * MARGIN, theme),
    ]
    counts = dict.fromkeys(theme.powers, 0)
    for owner in picture.centres.values():
        counts[owner] += 1
    words = geometry.words[picture.language]
    for number, power in enumerate(theme.powers):
        seat = _seat(power, words[power], counts[power], theme)
        shapes.append(moved(seats_start + number * seat_width, HEADER_HEIGHT / 2, seat))
    shapes.append(stroked(f"M0 {HEADER_HEIGHT - 0.5}H{geometry.width}", theme.rule, 1))
    return "".join(shapes)


def _title(title: str, room: float, theme: Theme) -> str:
    """The title, set smaller and at last shortened when it is long."""
    size = min(TITLE_SIZE, max(SMALLEST_TITLE, room / max(len(title), 1) / LETTER_WIDTH))
    longest = int(room / size / LETTER_WIDTH)
    shown = title if len(title) <= longest else title[: longest - 1].rstrip() + "…"
    baseline = HEADER_HEIGHT * 0.64 + size * 0.3
    return tag("text", text(shown), x=MARGIN, y=baseline, font_size=size, font_weight="600", fill=theme.ink)


def _seat(power: str, name: str, count: int, theme: Theme) -> str:
    return (
        moved(14, 0, shield(power, theme))
        + tag("text", text(name), x=34, y=-4, font_size=15, font_weight="600", fill=theme.ink_soft)
        + tag("text", str(count), x=34, y=18, font_size=23, font_weight="600", fill=theme.ink)
    )


def footer(picture: Picture, geometry: MapGeometry, theme: Theme) -> str:
    """Samples of the marks that occur in the picture; empty when there are none."""
    words = geometry.words[picture.language]
    seen = {mark.kind for mark in picture.arrows} | {mark.outcome for mark in picture.arrows}
    if any(mark.dislodged for mark in picture.units):
        seen.add("dislodged")
    shown = [(key, sample) for key, sample in SAMPLES.items() if key in seen]
    if not shown:
        return ""
    shapes = [
        tag("rect", width=geometry.width, height=FOOTER_HEIGHT, fill=theme.panel),
        stroked(f"M0 .5H{geometry.width}", theme.rule, 1),
    ]
    colours = PowerColours(theme.ink_soft, theme.panel, theme.ink, theme.ink_soft)
    widths = [62 + len(words[key]) * 15 * LETTER_WIDTH + 20 for key, _ in shown]
    squeeze = min(1.0, (geometry.width - 2 * MARGIN) / sum(widths))
    x = float(MARGIN)
    for (key, sample), width in zip(shown, widths, strict=True):
        label = tag("text", text(words[key]), x=58, y=5, font_size=15, font_weight="600", fill=theme.ink_soft)
        shapes.append(moved(x, FOOTER_HEIGHT / 2, sample(colours, theme), label, scale=squeeze))
        x += width * squeeze
    return "".join(shapes)


def _line(end: float = 50) -> list[tuple[float, float]]:
    return curves.bent((2, 4), (end, 0), 0.06)


def _move(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    way = _line()
    return marks.cased_line(curves.cut_back(way, 0, marks.HEAD_LENGTH), colours) + marks.head(way, colours)


def _bounce(colours: PowerColours, theme: Theme) -> str:
    way = _line(40)
    return marks.cased_line(way, colours) + marks.burst(way[-1], theme)


def _support(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    way = _line(42)
    return marks.cased_line(way, colours, dashes=DASHES, thin=True) + marks.plus_disc(
        way[-1], colours.solid, colours.ink, colours.line
    )


def _cut(colours: PowerColours, theme: Theme) -> str:
    way = _line(48)
    return marks.cased_line(way, colours, dashes=DASHES, thin=True) + marks.crossed_disc(
        curves.middle(way), theme
    )


def _convoy(colours: PowerColours, theme: Theme) -> str:
    return _move(colours, theme) + marks.beads(curves.cut_back(_line(), 0, marks.HEAD_LENGTH), colours)


def _retreat(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    way = _line()
    return marks.dotted_line(curves.cut_back(way, 0, marks.HEAD_LENGTH), colours) + marks.head(way, colours)


def _dislodged(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    return moved(28, 0, dislodged_ring(0, 0, theme), scale=0.72)


def _support_hold(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    return moved(28, 0, marks.ring((0, 0), colours.solid, colours.line, dashes=RING_DASHES), scale=0.72)


def _hold(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    return moved(28, 0, marks.ring((0, 0), theme.brass, theme.panel), scale=0.72)


def _build(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    ring = marks.ring((0, 0), theme.ok, theme.panel, dashes=RING_DASHES)
    return moved(28, 0, ring, marks.plus_disc((0, 0), theme.ok, theme.panel, theme.panel), scale=0.72)


def _disband(colours: PowerColours, theme: Theme) -> str:  # noqa: ARG001
    return moved(28, 0, stroked(CROSS, theme.seal, 3.6, stroke_linecap="round"), scale=0.8)


def _void(colours: PowerColours, theme: Theme) -> str:
    return tag("g", _move(colours, theme), opacity=FAINT)


def _disrupted(colours: PowerColours, theme: Theme) -> str:
    return tag("g", _convoy(colours, theme), marks.crossed_disc((24, 1), theme), opacity=FAINT)


SAMPLES: dict[str, Callable[[PowerColours, Theme], str]] = {
    "move": _move,
    "bounces": _bounce,
    "support": _support,
    "support-hold": _support_hold,
    "cut": _cut,
    "convoy": _convoy,
    "dislodged": _dislodged,
    "retreat": _retreat,
    "hold": _hold,
    "build": _build,
    "disband": _disband,
    "disrupted": _disrupted,
    "void": _void,
}
