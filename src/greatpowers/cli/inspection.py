"""`inspect`: a position or the end of a record of any game; what shows it is imported with its game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..games.table import find_game
from ..locale import Texts
from .arguments import File
from .files import read_bytes, write_atomically
from .folders import find_saved
from .language import Language, spoken_language
from .output import make_console, print_json
from .problems import Problem, WrongUse
from .questions import NO_NW_QUESTIONS, NO_QUESTIONS, NwQuestions, Questions

if TYPE_CHECKING:
    from ..games.diplomacy.terminal.inspection import Inspection

POG: Final = "paths-of-glory"
NW: Final = "napoleonic-wars"


def inspect(
    game: str,
    file: File,
    /,
    *,
    orders: bool = False,
    svg: Path | None = None,
    png: Path | None = None,
    json: bool = False,
    language: Language | None = None,
    questions: Questions = NO_QUESTIONS,
    nw_questions: NwQuestions = NO_NW_QUESTIONS,
) -> None:
    """Show a position: board, legal orders, supply, threats; or draw it.

    Parameters
    ----------
    game
        The game, such as diplomacy.
    file
        A position, a record, or the name of a saved game; - is standard input. Positions of Diplomacy are as
        adjudicate reads or answers them, those of Paths of Glory in the format greatpowers-pog-1, those of
        The Napoleonic Wars in the format greatpowers-nw-1.
    orders
        List every legal order, not only how many there are.
    svg
        Draw the position, with its orders and what becomes of them, into this SVG file.
    png
        The same as PNG.
    json
        Answer in JSON.
    language
        en, ru or hu; default from LANG.
    """
    find_game(game)
    spoken = spoken_language(language)
    if game in (POG, NW) and (orders or svg is not None or png is not None):
        raise WrongUse("cli-diplomacy-only", option="--orders" if orders else "--svg" if svg else "--png")
    if game != NW and nw_questions != NO_NW_QUESTIONS:
        raise WrongUse("cli-nw-only", option="--force")
    if game not in (POG, NW) and questions != NO_QUESTIONS:
        raise WrongUse("cli-pog-only", option="--units")
    data = read_bytes(find_saved(file))
    if game == NW:
        from .nw_inspection import inspect_nw

        inspect_nw(data, file, questions, nw_questions, json, Texts(spoken))
    elif game == POG:
        from .pog_inspection import inspect_pog

        inspect_pog(data, file, questions, json, Texts(spoken))
    else:
        from ..games.diplomacy.terminal.inspection import Inspection, NoPosition

        try:
            inspected = Inspection(data, file)
        except NoPosition:
            raise Problem("cli-no-position", file=file) from None
        _show(inspected, orders, svg, png, json, Texts(spoken))


def _show(
    inspected: Inspection, orders: bool, svg: Path | None, png: Path | None, as_json: bool, texts: Texts
) -> None:
    """Print what there is to know of a position, and draw it where that is asked."""
    if svg is not None:
        write_atomically(svg.expanduser(), inspected.drawn("svg", texts))
    if png is not None:
        write_atomically(png.expanduser(), inspected.drawn("png", texts))
    drawn = [str(path) for path in (svg, png) if path is not None]
    if as_json:
        print_json(inspected.findings() | ({"drawn": drawn} if drawn else {}))
        return
    console = make_console()
    for part in inspected.shown(texts, orders):
        console.print(part)
    for file in drawn:
        console.print(texts.format("cli-map-written", file=file))
