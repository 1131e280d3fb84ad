"""Paths of Glory drawn: both boards at one moment, and the action round that led to it."""

from __future__ import annotations

from typing import Final

from ....engine.events import Event
from ....engine.match import Match
from ....engine.plain import plain_list
from ....locale import Texts
from ....server.contract import Form, History, Painter, Theme
from ...shared.maps.plates import Plate
from ...shared.maps.rounds import divided, end_title, told_until
from ..game import PathsOfGlory
from ..pictures import Picture, render_png, render_svg
from ..pictures.film import card, frame
from ..pictures.happened import happened
from ..pictures.picture import Language
from ..pictures.portrait import portrait, title_of
from ..printed.names import CP, SIDES
from ..rules.supply.attrition import out_of_supply
from ..show.view import View
from ..state.events.war import RoundBegan, TurnBegan
from ..words.names import side_name, turn_name


def render(picture: Picture, form: Form, theme: Theme) -> bytes:
    """Done in a worker. Hills are in the PNG only: as part of an SVG they would double its size."""
    if form == "png":
        return render_png(picture, theme=theme)
    return render_svg(picture, theme=theme).encode()


def picture_of(
    history: History, row: int, until: int, seat: str | None, language: Language, since: int | None = None
) -> Picture:
    """The position after a row with what led to it; hands are not drawn."""
    shown, texts = min(row, until), Texts(language)
    view: View = history.view(shown, seat)
    told = told_until(history, shown, seat, happened, since)
    if view.result:
        names = [side_name(texts, str(side)) for side in plain_list(view.result["seats"])]
        title = end_title(texts, turn_name(texts, view.turn), view.result, names)
    else:
        title = title_of(view if told.since is None else history.view(told.since, seat), texts)
    return portrait(view, out_of_supply(history.state(shown)), language, told.happened, title)


def grains(history: History) -> list[list[int]]:
    """One picture for each side's rounds, for each round, or for each turn."""
    return [list(rows) for rows in divided(history, _is_part, _is_round, _is_turn)]


def _is_part(event: Event) -> bool:
    return isinstance(event, RoundBegan | TurnBegan)


def _is_round(event: Event) -> bool:
    return isinstance(event, RoundBegan) and event.side == SIDES[CP]


def _is_turn(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def plate(picture: Picture) -> Plate:
    return picture.plate


def example(language: Language) -> Picture:
    """August 1914."""
    return portrait(Match(PathsOfGlory(), seed="picture").view(None), [], language, title="")


PAINTER: Final = Painter(picture_of, render, grains, frame, 1000, card, plate, example)
