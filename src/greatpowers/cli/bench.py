"""`bench`: quick figures of speed on this machine, each the median of a few runs."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.table import Table

from ..games.table import FIRST_GAME, package_named
from ..locale import Texts
from .language import Language, spoken_language
from .output import make_console, print_json
from .problems import WrongUse
from .stopwatch import seconds_of


def bench(game: str = FIRST_GAME, /, *, json: bool = False, language: Language | None = None) -> None:
    """Measure the speed of the engine.

    Parameters
    ----------
    game
        The game to measure.
    json
        Answer in JSON.
    language
        Language of the table; default from LANG.
    """
    measures = package_named(game).measures
    if measures is None:
        raise WrongUse("cli-not-measured", game=game)
    figures = measures(seconds_of)
    if json:
        print_json({"game": game, "figures": figures})
        return
    texts = Texts(spoken_language(language))
    table = Table(box=SIMPLE, show_header=False, show_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        shown = f"{figure:,.1f}" if figure >= 10 else f"{figure:.3g}"
        table.add_row(texts.format(f"cli-bench-{name.replace('_', '-')}"), shown)
    make_console().print(table)
