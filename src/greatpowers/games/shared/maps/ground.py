"""The ground of a drawn board: sea, land, tints of the nations, rivers, coasts, names of seas."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any

from .markup import stroked, tag, text
from .themes import Theme

#: What our own tools drew into a file of JSON, and its parts: numbers, paths, names, each under its own name.
Drawn = Mapping[str, Any]
#: Lines along the coast fade with the distance from it.
_FAINT = (0.14, 0.22, 0.3, 0.38)


def ground(
    drawn: Drawn,
    board: str,
    theme: Theme,
    language: str,
    wash_of: Callable[[str], str],
    relief: bytes | None = None,
) -> str:
    """Everything below the places; `board` tells the clips of several boards apart, relief adds hills."""
    width, height = drawn["frame"]
    shapes = [tag("rect", width=width, height=height, fill=theme.sea)]
    shapes += [
        stroked(d, theme.water_line, 0.9, stroke_opacity=faint)
        for d, faint in zip(drawn["water_lines"], _FAINT, strict=False)
    ]
    shapes.append(tag("path", d=drawn["land"], fill=theme.land))
    shapes += [
        _wash(wash_of(nation), parts["area"], theme.tint) for nation, parts in drawn["nations"].items()
    ]
    shapes += [
        _wash(wash_of(nation), parts["band"], theme.band)
        for nation, parts in drawn["nations"].items()
        if nation != "x"
    ]
    if relief is not None:
        shapes.append(_relief(drawn, board, relief))
    shapes += [
        stroked(drawn["rivers"], theme.river, 1.5, stroke_opacity=0.75),
        tag("path", d=drawn["lakes"], fill=theme.sea, stroke=theme.river, stroke_width=0.8),
        stroked(drawn["frontiers"], theme.frontier, 2.2, stroke_opacity=0.55, stroke_dasharray="9 3 2 3"),
        stroked(drawn["land"], theme.coast, 1.3),
    ]
    shapes += [
        sea_name(sea["names"][language], sea["x"], sea["y"], sea["size"], theme, sea.get("turn", 0))
        for sea in drawn["seas"]
    ]
    return "".join(shapes)


def _wash(colour: str, d: str, strength: float) -> str:
    return tag("path", d=d, fill=colour, fill_opacity=strength)


def _relief(drawn: Drawn, board: str, picture: bytes) -> str:
    """Hill shading, for pictures that need not be small."""
    clip = f"land-{board}"
    width, height = drawn["frame"]
    return tag("clipPath", tag("path", d=drawn["land"]), id=clip) + tag(
        "image",
        href="data:image/webp;base64," + b64encode(picture).decode("ascii"),
        width=width,
        height=height,
        preserveAspectRatio="none",
        clip_path=f"url(#{clip})",
        opacity=0.5,
        style="mix-blend-mode:multiply",
    )


def sea_name(name: str, x: float, y: float, size: float, theme: Theme, turn: float = 0) -> str:
    """Italic letters on the water."""
    return tag(
        "text",
        text(name),
        x=x,
        y=y,
        font_size=size,
        font_style="italic",
        font_weight="500",
        fill=theme.sea_name,
        text_anchor="middle",
        transform=f"rotate({turn} {x} {y})" if turn else None,
    )
