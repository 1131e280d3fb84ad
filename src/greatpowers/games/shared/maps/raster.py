"""Documents as pixels, laid upon each other: what does not change is drawn once and kept."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from .markup import drawn_as_png

#: What link previews ask for.
CARD_SIZE: Final = (1200, 630)


def raster(document: str, width: int) -> Image.Image:
    """A document so many pixels wide, clear where nothing is drawn."""
    return Image.open(BytesIO(drawn_as_png(document, width))).convert("RGBA")


def laid(ground: Image.Image, *layers: Image.Image) -> Image.Image:
    """The layers upon a copy of the ground."""
    drawn = ground.copy()
    for layer in layers:
        drawn.alpha_composite(layer)
    return drawn


def png(drawn: Image.Image) -> bytes:
    written = BytesIO()
    drawn.convert("RGB").save(written, "PNG", compress_level=6)
    return written.getvalue()
