"""Pictures one after the other: a GIF with one palette in which only what changed is written, or a WebP."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageChops

FilmForm = Literal["gif", "webp"]

#: A film lasts no longer than this.
_LONGEST: Final = 58_000
_QUICKEST, _SLOWEST, _HELD = 250, 1200, 3000
#: The last colour of the palette says: as before.
_COLOURS: Final = 255
_QUALITY: Final = 72
#: More pictures than this nobody wants to wait for; larger files nobody wants to be sent.
MOST_FRAMES: Final = 125
LARGEST: Final = 3_000_000
#: What is too large is made so many times as wide.
_SMALLER: Final = 0.8
_NARROWEST: Final = 320


class Scene(NamedTuple):
    """One picture of a film: the moment after a row, and the row since when things have happened."""

    row: int
    since: int


def scenes(grains: Sequence[Sequence[int]], first: int, last: int) -> list[Scene]:
    """The pictures of a stretch, divided as finely as can be watched."""
    rows: list[int] = []
    for grain in grains:
        rows = [row for row in grain if first <= row <= last]
        if len(rows) <= MOST_FRAMES:
            break
    step = -(-len(rows) // MOST_FRAMES) or 1
    kept = rows[::-1][::step][::-1]
    return [Scene(row, before) for before, row in pairwise([*kept[:1], *kept])]


def pace(count: int) -> int:
    """How long each of so many pictures is shown, in milliseconds."""
    return max(_QUICKEST, min(_SLOWEST, (_LONGEST - _HELD) // max(count, 1)) // 10 * 10)


def encoded(frames: Sequence[Image.Image], form: FilmForm) -> bytes:
    """The frames as a film that goes round; the last one is held."""
    times = [pace(len(frames))] * (len(frames) - 1) + [_HELD]
    write = _gif if form == "gif" else _webp
    written = write(frames, times)
    while len(written) > LARGEST and frames[0].width * _SMALLER >= _NARROWEST:
        size = (round(frames[0].width * _SMALLER), round(frames[0].height * _SMALLER))
        frames = [frame.resize(size, Image.Resampling.LANCZOS) for frame in frames]
        written = write(frames, times)
    return written


def _gif(frames: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    palette = _common_palette(frames)
    written, before = [], None
    for frame in frames:
        drawn = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        written.append(drawn if before is None else _changes(before, drawn))
        before = drawn
    file = BytesIO()
    written[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=written[1:],
        duration=list(times),
        loop=0,
        disposal=1,
        optimize=False,
        transparency=_COLOURS,
    )
    return file.getvalue()


def _common_palette(frames: Sequence[Image.Image]) -> Image.Image:
    """The colours of all frames, from a few of them."""
    chosen = list(dict.fromkeys(round(n * (len(frames) - 1) / 3) for n in range(4)))
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(chosen)))
    for place, number in enumerate(chosen):
        sheet.paste(frames[number], (0, place * height))
    return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _changes(before: Image.Image, now: Image.Image) -> Image.Image:
    """The picture with nothing where it is as before."""
    first, second = _indices(before), _indices(now)
    changed = ImageChops.difference(first, second).point([0] + [255] * 255)
    kept = Image.composite(second, Image.new("L", now.size, _COLOURS), changed)
    drawn = Image.frombytes("P", now.size, kept.tobytes())
    drawn.putpalette(now.getpalette() or [])
    return drawn


def _indices(drawn: Image.Image) -> Image.Image:
    """The numbers of the colours as if they were greys."""
    return Image.frombytes("L", drawn.size, drawn.tobytes())


def _webp(frames: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    file = BytesIO()
    frames[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=list(times),
        loop=0,
        quality=_QUALITY,
        method=2,
        kmin=9,
        kmax=1000,
    )
    return file.getvalue()
