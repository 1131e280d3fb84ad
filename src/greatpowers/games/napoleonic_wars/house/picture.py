"""The Napoleonic Wars drawn: the board at one moment, and the impulse that led to it."""

from __future__ import annotations

from typing import Final

from ....engine.events import Event
from ....engine.match import Match
from ....engine.plain import plain_list
from ....locale import Texts
from ....server.contract import Form, History, Painter, Theme
from ...shared.maps.plates import Plate
from ...shared.maps.rounds import divided, end_title, told_until
from ..game import NapoleonicWars
from ..pictures import Picture, render_png, render_svg
from ..pictures.film import card, frame
from ..pictures.happened import happened
from ..pictures.picture import Language
from ..pictures.portrait import portrait, title_of, turn_title
from ..show.view import View
from ..state.events.war import ImpulseBegan, RoundBegan, TurnBegan
from ..words.names import nation_name


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
        names = [nation_name(texts, str(nation)) for nation in plain_list(view.result["seats"])]
        title = end_title(texts, turn_title(view, texts), view.result, names)
    else:
        title = title_of(view if told.since is None else history.view(told.since, seat), texts)
    return portrait(view, language, told.happened, title)


def grains(history: History) -> list[list[int]]:
    """One picture for each impulse, for each round, or for each turn."""
    return [list(rows) for rows in divided(history, _is_part, _is_round, _is_turn)]


def _is_part(event: Event) -> bool:
    return isinstance(event, ImpulseBegan)


def _is_round(event: Event) -> bool:
    return isinstance(event, RoundBegan)


def _is_turn(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def plate(picture: Picture) -> Plate:
    return picture.plate


def example(language: Language) -> Picture:
    """The first scenario as it is set up."""
    return portrait(Match(NapoleonicWars(), seed="picture").view(None), language, title="")


PAINTER: Final = Painter(picture_of, render, grains, frame, 1000, card, plate, example)
