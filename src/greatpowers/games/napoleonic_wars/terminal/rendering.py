"""Map, tracks and hands for a terminal: a view into tables of text, nation by nation. No rules inside."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....engine.events import Event
from ....locale import Texts
from ...shared.rendering import QUIET
from ..printed.board import EACH_AREA, PLACES
from ..printed.cards import CARDS
from ..printed.ids import Nation, by_area, by_nation, by_squadron
from ..printed.names import BOXES, NATION_COUNT, NATIONS
from ..printed.pieces import LEADER_NATION, LEADERS, SQUADRON_NATION
from ..show.view import View
from ..words.events import event_line
from ..words.names import card_name, card_text, leader_name, nation_name, place_name


def headline(name: str) -> Rule:
    """Turn and Round, across the terminal."""
    return Rule(Text(f" {name} ", style="bold"), style=QUIET)


def stacks_of(texts: Texts, view: View, nation: Nation) -> list[str]:
    """What a nation has where: leaders and strength by area."""
    sp, leaders = view.table.sp, view.table.leader_at
    found = []
    for area in EACH_AREA:
        here = [leader_name(texts, LEADERS[x].id) for x, at in enumerate(leaders)
                if at == area and LEADER_NATION[x] == nation]  # fmt: skip
        count = sp[area * NATION_COUNT + nation]
        if here or count:
            parts = [*here, *([str(count)] if count else [])]
            found.append(f"{place_name(texts, PLACES[area])}: {' + '.join(parts)}")
    return found


def fleets_of(texts: Texts, view: View, nation: Nation) -> list[str]:
    """How many Squadrons a nation has where."""
    places = [at for s, at in by_squadron(view.table.squadron_at) if SQUADRON_NATION[s] == nation and at >= 0]
    return [f"{place_name(texts, PLACES[at])}: {places.count(at)}" for at in sorted(set(places))]


def board_view(texts: Texts, view: View) -> Group:
    """A line for every nation: where it stands, what it holds, its pieces."""
    table = Table(box=SIMPLE_HEAD, expand=True)
    for column in ("nation", "standing", "keys", "cards", "pieces", "fleets", "flags"):
        table.add_column(texts.format(f"nw-column-{column}"))
    for number, seen in by_nation(view.nations):
        table.add_row(
            nation_name(texts, seen.nation),
            _standing(texts, view, number),
            str(seen.keys),
            str(seen.playable),
            "; ".join(stacks_of(texts, view, number)),
            "; ".join(fleets_of(texts, view, number)),
            "; ".join(_flags(texts, view, number)),
        )
    return Group(table)


def _standing(texts: Texts, view: View, nation: Nation) -> str:
    camp = view.nations[nation].camp
    box, row = view.table.consul_box[nation], view.table.consul_row[nation]
    words = [texts.format("nw-camp", camp=("imperial", "coalition")[camp])] if camp >= 0 else []
    if box >= 0:
        name = texts.format("nw-box", box=BOXES[box])
        words.append(f"{name} ({nation_name(texts, NATIONS[row])})" if row >= 0 else name)
    return ", ".join(words)


def _flags(texts: Texts, view: View, nation: Nation) -> list[str]:
    return [place_name(texts, PLACES[a]) for a, flag in by_area(view.table.flag) if flag == nation]


def hand_table(texts: Texts, view: View) -> Table:
    """The cards of the nations a seat runs."""
    table = Table(box=SIMPLE_HEAD)
    for column in ("nation", "card", "points", "effect"):
        table.add_column(texts.format(f"nw-column-{column}"))
    for seen in view.nations:
        for card in (*seen.hand, *(seen.home_cards if seen.seat == view.seat else ())):
            row = (nation_name(texts, seen.nation), card_name(texts, card), str(CARDS[card].cp))
            table.add_row(*row, card_text(texts, card))
    return table


def results_view(texts: Texts, events: Iterable[Event]) -> Group:
    """What happened, line by line."""
    lines = (event_line(texts, event) for event in events)
    return Group(*(Text(line) for line in lines if line))
