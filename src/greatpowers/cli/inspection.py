"""`inspect`: a position or the end of a record of any game; what shows it is imported with its game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..games.table import find_game
from ..locale import Texts
from .arguments import File
from .files import read_bytes
from .folders import find_saved
from .language import Language, spoken_language
from .problems import WrongUse
from .questions import NO_NW_QUESTIONS, NO_QUESTIONS, NwQuestions, Questions

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
        from .diplomacy_inspection import inspect_diplomacy

        inspect_diplomacy(data, file, orders=orders, svg=svg, png=png, as_json=json, language=spoken)
