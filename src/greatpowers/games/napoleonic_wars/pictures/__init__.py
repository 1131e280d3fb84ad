"""Pictures of the board of The Napoleonic Wars, as SVG and PNG. Draws what it is told and knows no rules."""

from .picture import Army, Fleet, Picture
from .svg import render_board, render_png, render_svg

__all__ = ["Army", "Fleet", "Picture", "render_board", "render_png", "render_svg"]
