"""The ground of a board: sea, land, tints of the nations, rivers, coasts, names of seas."""

from __future__ import annotations

from base64 import b64encode

from ...markup import stroked, tag, text
from .geometry import Board, relief_of
from .palette import Theme, wash_of

#: Lines along the coast fade with the distance from it.
_FAINT = (0.14, 0.22, 0.3, 0.38)


def ground(board: Board, theme: Theme, language: str, relief: bool) -> str:
    """Everything below the spaces."""
    drawn = board.ground
    shapes = [tag("rect", width=board.width, height=board.height, fill=theme.sea)]
    shapes += [
        stroked(d, theme.water_line, 0.9, stroke_opacity=faint)
        for d, faint in zip(drawn["water_lines"], _FAINT, strict=False)
    ]
    shapes.append(tag("path", d=drawn["land"], fill=theme.land))
    shapes += [_wash(nation, parts["area"], theme.tint) for nation, parts in drawn["nations"].items()]
    shapes += [
        _wash(nation, parts["band"], theme.band)
        for nation, parts in drawn["nations"].items()
        if nation != "x"
    ]
    if relief:
        shapes.append(_relief(board))
    shapes += [
        stroked(drawn["rivers"], theme.river, 1.5, stroke_opacity=0.75),
        tag("path", d=drawn["lakes"], fill=theme.sea, stroke=theme.river, stroke_width=0.8),
        stroked(drawn["frontiers"], theme.frontier, 2.2, stroke_opacity=0.55, stroke_dasharray="9 3 2 3"),
        stroked(drawn["land"], theme.coast, 1.3),
    ]
    shapes += [_sea_name(sea, theme, language) for sea in drawn["seas"]]
    return "".join(shapes)


def _wash(nation: str, d: str, strength: float) -> str:
    return tag("path", d=d, fill=wash_of(nation), fill_opacity=strength)


def _relief(board: Board) -> str:
    """Hill shading, for pictures that need not be small."""
    clip = f"land-{board.id}"
    picture = "data:image/webp;base64," + b64encode(relief_of(board.id)).decode("ascii")
    return tag("clipPath", tag("path", d=board.ground["land"]), id=clip) + tag(
        "image",
        href=picture,
        width=board.width,
        height=board.height,
        preserveAspectRatio="none",
        clip_path=f"url(#{clip})",
        opacity=0.5,
        style="mix-blend-mode:multiply",
    )


def _sea_name(sea: dict[str, object], theme: Theme, language: str) -> str:
    x, y, size = (float(str(sea[key])) for key in ("x", "y", "size"))
    names: dict[str, str] = sea["names"]  # type: ignore[assignment]
    turn = f"rotate({sea['turn']} {x} {y})" if sea.get("turn") else None
    return tag(
        "text",
        text(names[language]),
        x=x,
        y=y,
        font_size=size,
        font_style="italic",
        font_weight="500",
        fill=theme.sea_name,
        text_anchor="middle",
        transform=turn,
    )
