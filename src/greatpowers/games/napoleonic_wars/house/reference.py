"""What the reference of The Napoleonic Wars tells of numbers and of where the data come from."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from ....engine.shown import named
from ...shared.data_rows import rows_in
from ..printed.names import NATIONS
from ..printed.pieces import (
    CONQUEST_MODIFIER,
    HAND_MAX,
    HAND_MIN,
    INITIAL_HAND,
    NAVAL_MODIFIER,
    REINFORCEMENT_CP,
    SQUADRON_DICE,
    START_KEYS,
    UNIT_BONUS,
)
from ..printed.provenance import CLASSES, lines_by_class, origins, source_of_cards
from ..show.ids import NationName

SourceClass = Annotated[str, named("SourceClass", CLASSES)]


class NationTold(msgspec.Struct):
    """The numbers of a nation. [4.4, 11.21, 13.33, 13.4, 14.2, 14.32, 15.1]"""

    nation: NationName
    keys: int
    first_hand: int
    hand_min: int
    hand_max: int
    reinforcements: int
    conquest: int
    unit_bonus: int
    squadron_dice: int
    naval_roll: int


class TableTold(msgspec.Struct):
    """A table of data: how many of its parts are of which class, and its lines where they say so."""

    table: str
    parts: dict[SourceClass, int]
    lines: dict[SourceClass, int]


class AidRow(msgspec.Struct):
    """A line of the player aid: its value as it is shown, or the id of a word for it, and its rule."""

    row: str
    value: str
    rule: str


class Reference(msgspec.Struct):
    """Numbers of the nations, and what is known and what is reconstructed."""

    nations: list[NationTold]
    tables: list[TableTold]
    cards: dict[str, SourceClass]
    #: The player aid by its tables.
    aid: dict[str, list[AidRow]]


@cache
def reference() -> Reference:
    """Everything the pages for reading need besides the printed facts."""
    return Reference(
        nations=[_nation(number) for number in range(len(NATIONS))],
        tables=[_table(name) for name in dict.fromkeys(origin.table for origin in origins())],
        cards=source_of_cards(),
        aid=_aid(),
    )


def _nation(number: int) -> NationTold:
    return NationTold(
        nation=NATIONS[number],
        keys=START_KEYS[number],
        first_hand=INITIAL_HAND[number],
        hand_min=HAND_MIN[number],
        hand_max=HAND_MAX[number],
        reinforcements=REINFORCEMENT_CP[number],
        conquest=CONQUEST_MODIFIER[number],
        unit_bonus=UNIT_BONUS[number],
        squadron_dice=SQUADRON_DICE[number],
        naval_roll=NAVAL_MODIFIER[number],
    )


def _table(name: str) -> TableTold:
    kinds = [origin.kind for origin in origins() if origin.table == name]
    return TableTold(
        table=name,
        parts={kind: kinds.count(kind) for kind in CLASSES if kind in kinds},
        lines=lines_by_class().get(name, {}),
    )


def _aid() -> dict[str, list[AidRow]]:
    found: dict[str, list[AidRow]] = {}
    for row in rows_in(__name__, "aid.csv", ("table", "row", "value", "rule")):
        found.setdefault(row["table"], []).append(AidRow(row["row"], row["value"], row["rule"]))
    return found
