"""`inspect`: a position or the end of a record looked at from all sides, or drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..games.diplomacy.referee.request import Request
from ..games.diplomacy.rendering import POWER_STYLES, board_table, headline, power_text
from ..games.diplomacy.wording import power_name, turn_name
from ..games.rendering import Flow
from ..games.table import find_game
from ..locale import Texts
from .arguments import File
from .files import read_bytes, write_atomically
from .folders import find_saved
from .language import Language, spoken_language
from .nw_inspection import inspect_nw
from .nw_questions import GAME as NW
from .nw_questions import NO_NW_QUESTIONS, NwQuestions, check_shared, read_nw_position
from .output import make_console, print_json
from .pog_inspection import inspect_pog
from .pog_questions import GAME as POG
from .pog_questions import Questions, read_pog_position
from .positions import findings, orders_open, read_position, supply_balance, threats
from .problems import WrongUse

NO_QUESTIONS = Questions()


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
    if game == NW:
        check_shared(questions)
        state = read_nw_position(read_bytes(find_saved(file)), file)
        inspect_nw(state, questions, nw_questions, json, Texts(spoken))
        return
    if game == POG:
        inspect_pog(read_pog_position(read_bytes(find_saved(file)), file), questions, json, Texts(spoken))
        return
    if questions != NO_QUESTIONS:
        raise WrongUse("cli-pog-only", option="--units")
    position = read_position(read_bytes(find_saved(file)), file)
    drawn = [path for path in (svg, png) if path is not None]
    if svg is not None or png is not None:
        _draw(position, svg, png, spoken)
    if json:
        print_json(findings(position) | ({"drawn": [str(path) for path in drawn]} if drawn else {}))
    else:
        _show(position, Texts(spoken), orders, drawn)


def _draw(position: Request, svg: Path | None, png: Path | None, language: Language) -> None:
    from ..games.diplomacy.drawing import render_png, render_svg
    from ..games.diplomacy.portrait import portrait_of_request

    title = turn_name(Texts(language), position.phase.text)
    picture = portrait_of_request(position, title, language)
    if svg is not None:
        write_atomically(svg.expanduser(), render_svg(picture, embed_font=True).encode())
    if png is not None:
        write_atomically(png.expanduser(), render_png(picture))


def _show(position: Request, texts: Texts, all_orders: bool, drawn: list[Path]) -> None:
    console = make_console()
    console.print(headline(texts, position.phase.text))
    console.print(board_table(texts, BoardOf(position), centres_known=position.centres is not None))
    if position.centres is not None:
        console.print("", balance_table(texts, supply_balance(position)))
    if found := threats(position):
        console.print("", threat_table(texts, found))
    console.print()
    _show_orders(console, texts, position, all_orders)
    for path in drawn:
        console.print(texts.format("cli-map-written", file=str(path)))


class BoardOf:
    """A position as the board table wants it: without known owners nobody owns a centre."""

    def __init__(self, position: Request) -> None:
        self.units = position.units
        self.centres = position.centres or {}
        self.dislodged = position.dislodged


def _titled(title: str) -> Table:
    return Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        title=title,
        title_justify="left",
        title_style="bold",
    )


def balance_table(texts: Texts, balance: dict[str, dict[str, int]]) -> Table:
    """Centres against units, power by power."""
    table = _titled(texts.format("cli-supply-title"))
    table.add_column(texts.format("cli-board-power"))
    for head in ("centres", "units", "balance", "builds"):
        table.add_column(texts.format(f"cli-supply-{head}"), justify="right")
    for power, numbers in balance.items():
        shown = [str(numbers["centres"]), str(numbers["units"]), texts.signed(numbers["balance"])]
        table.add_row(power_text(texts, power), *shown, str(numbers["builds"]))
    return table


def threat_table(texts: Texts, found: list[dict[str, Any]]) -> Table:
    """Who threatens what, and who could help to hold it."""
    table = _titled(texts.format("cli-threats-title"))
    for head in ("place", "owner", "unit", "attackers", "defenders"):
        table.add_column(texts.format(f"cli-threats-{head}"))
    for threat in found:
        attackers = [_foreign(texts, key) for key in threat["attackers"]]
        table.add_row(
            Text(threat["place"] + (" ●" if threat["centre"] else "")),
            power_text(texts, threat["power"]),
            threat["unit"] or "–",
            Flow(attackers, gap=2),
            Flow([Text(unit) for unit in threat["defenders"]], gap=2),
        )
    return table


def _foreign(texts: Texts, key: str) -> Text:
    """`Germany A Mun` in the colour of its power."""
    power, _, unit = key.partition(" ")
    return Text(f"{unit} ({power_name(texts, power)})", style=POWER_STYLES[power])


def _show_orders(console: Console, texts: Texts, position: Request, all_orders: bool) -> None:
    for power, units in orders_open(position).items():
        count = sum(len(orders) for orders in units.values())
        line = power_text(texts, power)
        console.print(line.append(f"  {texts.format('cli-legal-count', count=count)}", style="not bold"))
        if all_orders:
            for orders in units.values():
                console.print(Flow([Text(order.text) for order in orders], gap=3))
