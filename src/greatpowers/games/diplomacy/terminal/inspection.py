"""`inspect diplomacy`: a position or the end of a record looked at from all sides, or drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....locale import Texts
from ...shared.inspection import Inspection, Unanswerable
from ...shared.rendering import Flow
from ..analysis.findings import (
    NoPosition,
    Threat,
    findings,
    orders_open,
    read_position,
    supply_balance,
    threats,
)
from ..pictures.picture import Language
from ..referee.request import Request
from ..words.wording import power_name, turn_name
from .questions import Questions
from .rendering import POWER_STYLES, board_table, headline, power_text


class DiplomacyInspection(Inspection):
    """What there is to know of the position in a file."""

    def __init__(self, data: bytes, file: str, questions: Questions) -> None:
        self._questions = questions
        try:
            self._position = read_position(data, file)
        except NoPosition:
            raise Unanswerable("cli-no-position", file=file) from None

    def findings(self) -> Mapping[str, object]:
        return findings(self._position)

    def drawings(self, texts: Texts) -> Iterator[tuple[Path, bytes]]:
        """With the orders and what becomes of them."""
        if self._questions.svg is not None:
            yield self._questions.svg, self._drawn("svg", texts)
        if self._questions.png is not None:
            yield self._questions.png, self._drawn("png", texts)

    def _drawn(self, form: Literal["svg", "png"], texts: Texts) -> bytes:
        # Most look without drawing, and need not wait for what draws.
        from ..pictures import render_png, render_svg
        from ..pictures.portrait import portrait_of_request

        title, language = turn_name(texts, self._position.phase.text), cast(Language, texts.language)
        picture = portrait_of_request(self._position, title, language)
        return render_png(picture) if form == "png" else render_svg(picture, embed_font=True).encode()

    def shown(self, texts: Texts) -> Iterable[RenderableType]:
        position = self._position
        shown: list[RenderableType] = [
            headline(texts, position.phase.text),
            board_table(texts, BoardOf(position), centres_known=position.centres is not None),
        ]
        if position.centres is not None:
            shown += ["", balance_table(texts, supply_balance(position))]
        if found := threats(position):
            shown += ["", threat_table(texts, found)]
        return [*shown, "", *_orders(texts, position, self._questions.orders)]


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


def threat_table(texts: Texts, found: list[Threat]) -> Table:
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


def _orders(texts: Texts, position: Request, all_orders: bool) -> list[RenderableType]:
    shown: list[RenderableType] = []
    for power, units in orders_open(position).items():
        count = sum(len(orders) for orders in units.values())
        line = power_text(texts, power)
        shown.append(line.append(f"  {texts.format('cli-legal-count', count=count)}", style="not bold"))
        if all_orders:
            shown += [Flow([Text(order.text) for order in orders], gap=3) for orders in units.values()]
    return shown
