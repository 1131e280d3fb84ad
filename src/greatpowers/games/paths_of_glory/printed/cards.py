"""What is printed on the cards. What their events do is in `cards/`. [2.3, 9.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...shared.data_rows import Row, rows_in, unique
from .names import DECKS, NATION_NUMBER, NATIONS, NO_NATION, SIDE_NUMBER, Nation, Side
from .units import KINDS

_RP: Final = {
    "a": "allied",
    "br": "br",
    "fr": "fr",
    "it": "it",
    "ru": "ru",
    "ah": "ah",
    "bu": "bu",
    "ge": "ge",
    "tu": "tu",
}
_COLUMNS = ("id", "name_en", "name_ru", "deck", "optional", "ops", "sr", *(f"rp_{n}" for n in _RP),
            "war_status",
            "asterisk", "combat_card", "one_battle_per_turn", "event_gives_ops", "neutral_entry",
            "reinforcement_nation", "reinforcement_units", "other_units")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed."""

    id: str
    side: Side
    deck: int
    is_optional: bool
    ops: int
    sr: int
    #: Replacement points by type.
    rp: dict[str, int]
    war_status: int
    #: Removed from the game after it was used as an event. [9.5.1.2]
    is_starred: bool
    is_combat_card: bool
    one_battle_per_turn: bool
    #: "" never, "always", or "historical": its event also gives its ops. [9.1.3, 5.7.4.7]
    event_gives_ops: str
    #: The nation that enters the war with it. [9.5.2]
    neutral_entry: Nation
    #: The nation whose reinforcements it brings. [9.5.3]
    reinforcement_nation: Nation
    #: Kind of unit and how many.
    units: tuple[tuple[str, int], ...]


def _nation(row: Row, column: str) -> Nation:
    return NATION_NUMBER[row.one_of(column, NATIONS)] if row[column] else NO_NATION


def _units(row: Row, column: str) -> tuple[tuple[str, int], ...]:
    pairs = (text.partition(":") for text in row[column].split("|") if text)
    return tuple((row.word(column, kind, KINDS), int(count or 1)) for kind, _, count in pairs)


def _card(row: Row) -> Card:
    return Card(
        id=row["id"],
        side=SIDE_NUMBER[row["id"][:2]],
        deck=DECKS.index(row.one_of("deck", DECKS)),
        is_optional=bool(row.number("optional")),
        ops=row.number("ops"),
        sr=row.number("sr"),
        rp={name: row.number(f"rp_{column}") for column, name in _RP.items() if row.number(f"rp_{column}")},
        war_status=row.number("war_status"),
        is_starred=bool(row.number("asterisk")),
        is_combat_card=bool(row.number("combat_card")),
        one_battle_per_turn=bool(row.number("one_battle_per_turn")),
        event_gives_ops=row["event_gives_ops"],
        neutral_entry=_nation(row, "neutral_entry"),
        reinforcement_nation=_nation(row, "reinforcement_nation"),
        units=_units(row, "reinforcement_units") or _units(row, "other_units"),
    )


CARDS: Final = {
    id_: _card(row) for id_, row in unique(rows_in(__name__, "cards.csv", _COLUMNS), "id").items()
}
