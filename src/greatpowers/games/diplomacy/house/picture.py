"""Diplomacy drawn: the board where a phase began, what was ordered and came of it; and the end."""

from __future__ import annotations

from typing import Final

from ....engine.match import Match
from ....engine.plain import plain_list
from ....locale import Texts
from ....server.contract import Form, History, Painter, Theme
from ...shared.maps.plates import Plate
from ...shared.maps.rounds import divided, end_title
from ..game import Diplomacy
from ..pictures import render_png, render_svg
from ..pictures.film import card, frame, plate_of
from ..pictures.picture import Language, Picture
from ..pictures.portrait import Given, portrait, told_orders
from ..printed.names import POWERS
from ..state.events import PhaseBegan
from ..state.orders import BUILD, REMOVE, WAIVE
from ..state.spoken import piece
from ..state.view import View
from ..words.wording import seat_name

_PNG_WIDTH: Final = 1600


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker."""
    if form == "png":
        return render_png(picture, theme=theme, width=_PNG_WIDTH)
    return render_svg(picture, theme=theme).encode()


def picture_of(
    history: History, row: int, until: int, seat: str | None, language: Language, _since: int | None = None
) -> Picture:
    """Results if the phase is over by then; otherwise the seat's own orders."""
    now: View = history.view(min(row, until), seat)
    if now.result:
        return portrait(now, _last_title(now, Texts(language)), language)
    begun = history.phase_before(row)
    board: View = history.view(begun, seat)
    orders = told_orders(history.events(begun, min(history.phase_after(begun), until), seat))
    if not orders:
        owners = {unit.text: POWERS[unit.power] for unit in board.units.values()}
        written = [o for o in now.own_orders if o.kind not in (BUILD, REMOVE, WAIVE)]
        orders = [
            Given(owners[unit], o) for o in written if (unit := piece(o.unit_kind, o.at).text) in owners
        ]
    return portrait(board, _title(board, Texts(language)), language, orders)


def _title(board: View, texts: Texts) -> str:
    return texts.format("dip-phase", season=str(board.season), year=str(board.year), kind=str(board.phase))


def _last_title(board: View, texts: Texts) -> str:
    moment = texts.format("dip-turn", season=str(board.season), year=str(board.year), kind=str(board.phase))
    names = [seat_name(texts, str(seat)) for seat in plain_list(board.result["seats"])]
    return end_title(texts, moment, board.result, names)


def grains(history: History) -> list[list[int]]:
    """One picture a phase, and the end."""
    return [list(rows) for rows in divided(history, lambda event: isinstance(event, PhaseBegan))]


def plate(picture: Picture) -> Plate:
    return plate_of(picture, "light")


def example(language: Language) -> Picture:
    """The opening."""
    return portrait(Match(Diplomacy(), seed="picture").view(None), "", language)


PAINTER: Final = Painter(picture_of, render, grains, frame, 800, card, plate, example)
