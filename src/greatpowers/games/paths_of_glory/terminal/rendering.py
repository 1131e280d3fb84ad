"""Board, tracks and hand for a terminal: a view into coloured text, front by front. No rules inside."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....engine.events import DieRolled, Event
from ....locale import Texts
from ...shared.rendering import BAD, QUIET, WARNING, Flow
from ..printed.board import BOARD_SIZE, FORT, PRINTED_SIDE, SPACE_NUMBER, SPACES
from ..printed.cards import CARDS
from ..printed.fronts import FRONT_OF, FRONTS
from ..printed.names import NATIONS, SIDES
from ..printed.ruleset import rules_of
from ..printed.units import KINDS, Kind
from ..show.view import Piece, View
from ..state.ids import BOXES
from ..words.events import event_line
from ..words.names import card_name, points_list, printed_name
from .tracks import SIDE_STYLES, tracks_view

_VP_MARK: Final = "★"
_LOUD: Final = ("RoundBegan", "TurnBegan", "PhaseBegan")
_GRAVE: Final = ("UnitEliminated", "FortDestroyed", "GameEnded")


def headline(name: str) -> Rule:
    """Turn and round, across the terminal."""
    return Rule(Text(f" {name} ", style="bold"), style=QUIET)


def board_view(texts: Texts, view: View, before: View | None = None) -> Group:
    """Tracks first, then every front with its stacks, then the boxes."""
    stacks = stacks_of(view)
    earlier = stacks_of(before) if before is not None else stacks
    parts: list[RenderableType] = [tracks_view(texts, view)]
    for front in FRONTS:
        table = _front_table(texts, view, front, stacks, earlier)
        if table is not None:
            parts += [Text(texts.format(f"pog-front-{front}"), style="bold underline"), table]
        taken = _taken(texts, view, front, stacks)
        if taken is not None:
            parts.append(taken)
    parts += [Text(texts.format("pog-front-boxes"), style="bold underline"), _boxes(texts, stacks)]
    return Group(*parts)


def stacks_of(view: View) -> dict[str, list[Piece]]:
    """The counters of each space or box."""
    stacks: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.space, []).append(piece)
    return stacks


def _front_table(
    texts: Texts,
    view: View,
    front: str,
    stacks: Mapping[str, Sequence[Piece]],
    earlier: Mapping[str, Sequence[Piece]],
) -> Table | None:
    """Spaces with anything to tell; None if the front is quiet."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(texts.format("pog-board-space"), no_wrap=True, min_width=20)
    table.add_column(texts.format("pog-board-units"), ratio=3)
    table.add_column(texts.format("pog-board-works"), ratio=2)
    scoring = rules_of(view.scenario, view.options).vp_spaces
    cp_spaces, trenches = set(view.cp_control), {trench.space for trench in view.trenches}
    for number, space in enumerate(SPACES[:BOARD_SIZE]):
        busy = space in stacks or space in trenches or space in view.forts_besieged
        if FRONT_OF[number] != front or not busy:
            continue
        name = Text(printed_name(texts, space), style=SIDE_STYLES["cp" if space in cp_spaces else "ap"])
        if scoring >> number & 1:
            name.append(f" {_VP_MARK}")
        is_new = _look(stacks.get(space, ())) != _look(earlier.get(space, ()))
        table.add_row(name, _stack(texts, stacks.get(space, ()), bold=is_new), _works(texts, view, space))
    return table if table.row_count else None


def _look(pieces: Iterable[Piece]) -> Counter[tuple[str, bool]]:
    return Counter((piece.kind, piece.reduced) for piece in pieces)


def _stack(texts: Texts, pieces: Iterable[Piece], bold: bool = False) -> Flow:
    """The units of a space; reduced ones stand in brackets, alike ones are counted."""
    found = []
    for (kind, reduced), count in _look(pieces).items():
        name = short_unit(texts, KINDS[kind])
        shown = f"({name})" if reduced else name
        if count > 1:
            shown = texts.format("pog-short-several", count=count, unit=shown)
        style = SIDE_STYLES[SIDES[KINDS[kind].side]]
        found.append(Text(shown, style=f"bold {style}" if bold else style))
    return Flow(found, gap=2)


def short_unit(texts: Texts, kind: Kind) -> str:
    """What stands on the counter: “GE 2”, “FR c”, “BEF”."""
    own = f"pog-short-{kind.id.replace('_', '-')}"
    if texts.has(own):
        return texts.format(own)
    nation = NATIONS[kind.nation]
    number = re.match(r"\d+", kind.name)
    if kind.is_army and number:
        return texts.format("pog-short-army", nation=nation, number=int(number[0]))
    return texts.format("pog-short-corps", nation=nation)


def _works(texts: Texts, view: View, space: str) -> Text:
    """Trench, fort, siege and beachhead of a space."""
    marks = [
        Text(texts.format("pog-mark-trench", level=trench.level), style=SIDE_STYLES[trench.side])
        for trench in view.trenches
        if trench.space == space
    ]
    strength = FORT[SPACE_NUMBER[space]]
    if strength:
        state = "fort"
        if space in view.forts_destroyed:
            marks.append(Text(texts.format("pog-mark-destroyed"), style=QUIET))
            state = ""
        elif space in view.forts_besieged:
            state = "siege"
        if state:
            said = texts.format(f"pog-mark-{state}", strength=strength)
            marks.append(Text(said, style=WARNING if state == "siege" else ""))
    if space == view.beachhead:
        marks.append(Text(texts.format("pog-mark-beachhead")))
    return Text(", ").join(marks)


def _taken(texts: Texts, view: View, front: str, stacks: Mapping[str, Sequence[Piece]]) -> Padding | None:
    """Spaces in enemy hands in which nobody stands."""
    cp_spaces = set(view.cp_control)
    found = []
    for number, space in enumerate(SPACES[:BOARD_SIZE]):
        side = "cp" if space in cp_spaces else "ap"
        if FRONT_OF[number] == front and SIDES[PRINTED_SIDE[number]] != side and space not in stacks:
            found.append(Text(printed_name(texts, space), style=SIDE_STYLES[side]))
    if not found:
        return None
    line = Text(texts.format("pog-taken", spaces=""), style=QUIET)
    return Padding(line + Text(", ").join(found), (0, 0, 0, 1))


def _boxes(texts: Texts, stacks: Mapping[str, Sequence[Piece]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for space in SPACES[BOARD_SIZE:]:
        if space in stacks:
            grid.add_row(Text(printed_name(texts, space), style=QUIET), _stack(texts, stacks[space]))
    return grid


def hand_table(texts: Texts, view: View) -> Table | Text:
    """The seat's cards with what they give."""
    known = view.sides[SIDES.index(view.seat)] if view.seat is not None else None
    if known is None or not (known.hand or known.table_cards):
        return Text(texts.format("pog-hand-empty"))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True, style=QUIET)
    table.add_column(texts.format("pog-hand-card"), no_wrap=True)
    for column in ("ops", "sr"):
        table.add_column(texts.format(f"pog-hand-{column}"), no_wrap=True)
    table.add_column(texts.format("pog-hand-rp"), min_width=11)
    table.add_column(texts.format("pog-hand-notes"), min_width=15)
    for card in known.hand:
        table.add_row(*_card_row(texts, card, _box(texts, known.boxes, card)))
    for card in known.table_cards:
        table.add_row(*_card_row(texts, card, texts.format("pog-hand-table")))
    return table


def _box(texts: Texts, boxes: Sequence[str], card: str) -> str:
    """Where a card lies in the solo mode."""
    if card not in boxes:
        return ""
    letter = texts.format("pog-solo-box", box=BOXES[boxes.index(card)])
    return texts.format("pog-hand-box", box=letter)


def _card_row(texts: Texts, card: str, note: str = "") -> list[Text]:
    fact = CARDS[card]
    notes = [note] if note else []
    if fact.is_combat_card:
        notes.append(texts.format("pog-hand-combat"))
    if fact.war_status:
        notes.append(texts.format("pog-hand-status", number=fact.war_status))
    if fact.is_starred:
        notes.append(texts.format("pog-hand-starred"))
    return [
        Text(card),
        Text(card_name(texts, card), style="bold"),
        Text(str(fact.ops)),
        Text(str(fact.sr)),
        Text(points_list(texts, fact.rp)),
        Text(", ".join(notes), style=QUIET),
    ]


def results_view(texts: Texts, events: Iterable[Event]) -> Group:
    """What happened, a line each; dice are told by the events that used them."""
    lines = []
    for event in events:
        line = None if isinstance(event, DieRolled) else event_line(texts, event)
        if line is not None:
            lines.append(Text(line, style=_style_of(event)))
    return Group(*lines)


def _style_of(event: Event) -> str:
    name = event.event_name.partition(".")[2]
    if name in _LOUD:
        return "bold"
    if name in _GRAVE:
        return BAD
    side = getattr(event, "side", "")
    return SIDE_STYLES.get(side, "") if isinstance(side, str) else ""
