"""Diplomacy drawn: the board where a phase began, and what was ordered and came of it."""

from __future__ import annotations

from typing import Final

from ....locale import Texts
from ....server.contract import Form, History, Painter, Theme
from ..pictures import render_png, render_svg
from ..pictures.picture import Language, Picture
from ..pictures.portrait import Given, portrait, told_orders
from ..printed.names import POWERS
from ..state.orders import BUILD, REMOVE, WAIVE
from ..state.spoken import piece


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker."""
    if form == "png":
        return render_png(picture, theme=theme)
    return render_svg(picture, theme=theme).encode()


def picture_of(history: History, row: int, until: int, seat: str | None, language: Language) -> Picture:
    """Results if the phase is over by then; otherwise the seat's own orders."""
    begun = history.phase_before(row)
    board = history.view(begun, seat)
    orders = told_orders(history.events(begun, min(history.phase_after(begun), until), seat))
    if not orders:
        owners = {unit.text: POWERS[unit.power] for unit in board.units.values()}
        written = [o for o in history.view(row, seat).own_orders if o.kind not in (BUILD, REMOVE, WAIVE)]
        orders = [
            Given(owners[unit], o) for o in written if (unit := piece(o.unit_kind, o.at).text) in owners
        ]
    title = Texts(language).format(
        "dip-phase", season=str(board.season), year=str(board.year), kind=str(board.phase)
    )
    return portrait(board, title, language, orders)


PAINTER: Final = Painter(picture_of, render)
