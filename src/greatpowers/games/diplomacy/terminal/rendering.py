"""Board and results for a terminal: plain data into coloured text. No rules inside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....engine.events import Event
from ....locale import Texts
from ...shared.rendering import BAD, GOOD, QUIET, Flow
from ..pictures.portrait import Board
from ..printed.board import CENTRES, LOCATIONS
from ..printed.names import POWERS
from ..state.events import (
    BuildsWaived,
    CentreTaken,
    GovernmentLost,
    LinePassedOver,
    OrderPassedOver,
    OrderResolved,
    OrdersRevealed,
    PhaseBegan,
    PowerEliminated,
    UnitBuilt,
    UnitDisbanded,
    UnitDislodged,
    UnitRemoved,
    UnitRetreated,
)
from ..state.orders import Order
from ..words.wording import event_line, order_phrase, outcome_word, phase_name, power_name, reason_sentence

#: Readable on dark and on light ground.
POWER_STYLES: Final[Mapping[str, str]] = {
    "Austria": "red",
    "England": "bright_blue",
    "France": "cyan",
    "Germany": "grey58",
    "Italy": "green",
    "Russia": "magenta",
    "Turkey": "yellow",
}
_WENT_WELL: Final = ("moves", "holds", "supports", "convoys")


def power_text(texts: Texts, power: str, *, bold: bool = True) -> Text:
    """The name of a power in its colour."""
    style = POWER_STYLES.get(power, "")
    return Text(power_name(texts, power), style=f"bold {style}" if bold else style)


def headline(texts: Texts, phase: str) -> Rule:
    """Season, year and what is decided, across the terminal."""
    return Rule(Text(f" {phase_name(texts, phase)} ", style="bold"), style=QUIET)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """What one power has, and what is new since the last look."""

    power: str
    units: tuple[str, ...]
    new_units: frozenset[str]
    dislodged: tuple[str, ...]
    centres: tuple[str, ...]
    gained: frozenset[str]
    lost: tuple[str, ...]


def board_rows(board: Board, before: Board | None = None) -> list[BoardRow]:
    """A row for every power that has ever had anything on the board."""
    return [row for number in range(len(POWERS)) if (row := _row(board, before or board, number)) is not None]


def _row(board: Board, before: Board, power: int) -> BoardRow | None:
    units = sorted(unit.text for unit in board.units.values() if unit.power == power)
    earlier = {unit.text for unit in before.units.values() if unit.power == power}
    owned = {LOCATIONS[centre] for centre, owner in board.centres.items() if owner == power}
    owned_before = {LOCATIONS[centre] for centre, owner in before.centres.items() if owner == power}
    driven_out = sorted(case.unit.text for case in board.dislodged.values() if case.unit.power == power)
    if not (units or owned or driven_out or owned_before):
        return None
    return BoardRow(
        power=POWERS[power],
        units=tuple(units),
        new_units=frozenset(units) - earlier,
        dislodged=tuple(driven_out),
        centres=tuple(sorted(owned)),
        gained=frozenset(owned - owned_before),
        lost=tuple(sorted(owned_before - owned)),
    )


def board_table(
    texts: Texts,
    board: Board,
    *,
    before: Board | None = None,
    own: Iterable[str] = (),
    centres_known: bool = True,
) -> Table:
    """Powers with their units and centres; what changed since `before` stands out."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(texts.format("cli-board-power"), no_wrap=True)
    table.add_column(texts.format("cli-board-units"), ratio=3)
    if centres_known:
        table.add_column(texts.format("cli-board-count"), justify="right", no_wrap=True)
        table.add_column(texts.format("cli-board-centres"), ratio=3)
    mine = set(own)
    for row in board_rows(board, before):
        name = Text("▸ " if row.power in mine else "  ") + power_text(texts, row.power)
        supply = (_count(texts, row), _centres(row)) if centres_known else ()
        table.add_row(name, _units(row), *supply)
    free = [LOCATIONS[centre] for centre in CENTRES if centre not in board.centres]
    if free and centres_known:
        label = Text("  " + texts.format("cli-board-unowned"), style=QUIET)
        names = Flow([Text(name, style=QUIET) for name in sorted(free)], gap=1)
        table.add_row(label, "", Text(str(len(free)), style=QUIET), names)
    return table


def _count(texts: Texts, row: BoardRow) -> Text:
    """Centres, and how far the units lag behind or run ahead of them."""
    due = len(row.centres) - len(row.units) - len(row.dislodged)
    shown = Text(str(len(row.centres)), style="bold")
    if due:
        shown.append(f" ({texts.signed(due)})", style=GOOD if due > 0 else BAD)
    return shown


def _units(row: BoardRow) -> Flow:
    """Units in a new place are bold, dislodged ones red."""
    shown = [Text(unit, style="bold" if unit in row.new_units else "") for unit in row.units]
    return Flow([*shown, *(Text(f"{unit}!", style=f"bold {BAD}") for unit in row.dislodged)], gap=2)


def _centres(row: BoardRow) -> Flow:
    """New centres have a plus, lost ones a minus."""
    kept = [c for c in row.centres if c not in row.gained]
    gained = [Text(f"+{c}", style=f"bold {GOOD}") for c in row.centres if c in row.gained]
    return Flow([*map(Text, kept), *gained, *(Text(f"−{c}", style=BAD) for c in row.lost)], gap=1)


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One thing that happened to a power: well, badly or neither; in notation and in words."""

    went_well: bool | None
    notation: str
    words: str
    reason: str = ""


def sections(phase: str, events: Iterable[Event]) -> list[tuple[str, list[Event]]]:
    """The events sorted by the phase in which they happened; the first ones belong to `phase`."""
    found: list[tuple[str, list[Event]]] = [(phase, [])]
    for event in events:
        if isinstance(event, PhaseBegan):
            found.append((event.phase, []))
        else:
            found[-1][1].append(event)
    return [(name, happened) for name, happened in found if happened]


def results_by_power(texts: Texts, events: Iterable[Event]) -> dict[str, list[ResultLine]]:
    """What happened in a phase, power by power; the empty name stands for what concerns everybody."""
    groups: dict[str, list[ResultLine]] = {}
    for event in events:
        line = _result_line(texts, event)
        if line is not None:
            groups.setdefault(getattr(event, "power", ""), []).append(line)
    order = {name: number for number, name in enumerate((*POWERS, ""))}
    return {name: groups[name] for name in sorted(groups, key=lambda name: order.get(name, -1))}


def _result_line(texts: Texts, event: Event) -> ResultLine | None:
    match event:
        case PhaseBegan() | OrdersRevealed():
            return None  # the headline says it; outcomes tell the orders
        case OrderResolved():
            return _resolved_line(texts, event)
        case UnitRetreated() | UnitBuilt():
            return _order_line(texts, event.order(), True)
        case UnitDisbanded():
            return _order_line(texts, event.order(), False, reason_sentence(texts, event.reason()))
        case UnitRemoved() if event.chosen:
            return _order_line(texts, event.order(), None)
        case UnitDislodged() | UnitRemoved():
            return ResultLine(False, event.unit.text, event_line(texts, event) or "")
        case CentreTaken():
            return ResultLine(True, event.centre, event_line(texts, event) or "")
        case GovernmentLost() | PowerEliminated() | OrderPassedOver() | LinePassedOver():
            return ResultLine(False, "", event_line(texts, event) or "")
        case BuildsWaived():
            return ResultLine(None, "", event_line(texts, event) or "")
        case _:
            words = event_line(texts, event)
            return None if words is None else ResultLine(None, "", words)


def _order_line(texts: Texts, order: Order, went_well: bool | None, reason: str = "") -> ResultLine:
    return ResultLine(went_well, order.text, order_phrase(texts, order), reason)


def _resolved_line(texts: Texts, event: OrderResolved) -> ResultLine:
    well = event.outcome in _WENT_WELL
    words = order_phrase(texts, event.order)
    if well:
        return ResultLine(True, event.order.text, words)
    words = f"{words}: {outcome_word(texts, event.outcome)}"
    return ResultLine(False, event.order.text, words, reason_sentence(texts, event.reason()))


def results_view(texts: Texts, events: Iterable[Event]) -> Group:
    """The results of a phase for reading, a block for each power."""
    blocks: list[RenderableType] = []
    for power, lines in results_by_power(texts, events).items():
        if power:
            blocks += [power_text(texts, power), Padding(_grid(lines), (0, 0, 0, 2))]
        else:
            blocks += [Text(line.words, style="bold") for line in lines]
    return Group(*blocks)


def _grid(lines: Sequence[ResultLine]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(no_wrap=True, min_width=14)
    grid.add_column(ratio=1)
    for line in lines:
        mark, style = _MARKS[line.went_well]
        words = Text(line.words, style="" if line.went_well is not False else style)
        if line.reason:
            words.append(f"\n{line.reason}", style=QUIET)
        grid.add_row(Text(mark, style=style), Text(line.notation), words)
    return grid


_MARKS: Final[Mapping[bool | None, tuple[str, str]]] = {
    True: ("✓", GOOD),
    False: ("✗", BAD),
    None: ("·", QUIET),
}
