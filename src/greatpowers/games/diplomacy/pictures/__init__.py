"""Pictures of the Diplomacy board, as SVG and PNG. Draws what it is told and knows no rules."""

from .picture import DrawingError, OrderMark, Picture, UnitMark
from .png import render_png
from .svg import render_svg

__all__ = ["DrawingError", "OrderMark", "Picture", "UnitMark", "render_png", "render_svg"]
