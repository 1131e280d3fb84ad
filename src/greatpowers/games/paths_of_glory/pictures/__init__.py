"""Pictures of the boards of Paths of Glory, as SVG and PNG. Draws what it is told and knows no rules."""

from .picture import CounterMark, Picture, Stack
from .svg import render_png, render_svg

__all__ = ["CounterMark", "Picture", "Stack", "render_png", "render_svg"]
