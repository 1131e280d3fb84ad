"""`inspect diplomacy`: a position or the end of a record looked at from all sides, or drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..games.diplomacy.referee.request import Request
from ..games.diplomacy.terminal.rendering import POWER_STYLES, board_table, headline, power_text
from ..games.diplomacy.words.wording import power_name, turn_name
from ..games.rendering import Flow
from ..locale import Texts
from .files import write_atomically
from .language import Language
from .output import make_console, print_json
from .positions import findings, orders_open, read_position, supply_balance, threats


def inspect_diplomacy(
    data: bytes,
    file: str,
    *,
    orders: bool,
    svg: Path | None,
    png: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Print what there is to know of the position in a file, and draw it where that is asked."""
    position = read_position(data, file)
    drawn = [path for path in (svg, png) if path is not None]
    if drawn:
        _draw(position, svg, png, language)
    if as_json:
        print_json(findings(position) | ({"drawn": [str(path) for path in drawn]} if drawn else {}))
    else:
        _show(position, Texts(language), orders, drawn)


def _draw(position: Request, svg: Path | None, png: Path | None, language: Language) -> None:
    from ..games.diplomacy.pictures import render_png, render_svg
    from ..games.diplomacy.pictures.portrait import portrait_of_request

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
