"""What is printed on the counters, the cards and the tables, as the browser asks for it."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Struct

from ....engine.shown import complete, named
from ..printed.cards import CARDS, Card
from ..printed.names import DECKS, NATIONS, SIDES
from ..printed.tables import ARMY_TABLE, CORPS_TABLE
from ..printed.units import KINDS, Kind
from ..rules.actions.actions import kind_of_event
from ..show.battle import FireTableName
from ..show.ids import CommitmentName, SideName

#: Combat, loss and movement.
_Factors = tuple[int, int, int]


class UnitFacts(Struct):
    """What is printed on both sides of a counter: combat, loss and movement factors of each."""

    side: SideName
    nation: str
    name: str
    kind: Annotated[str, named("UnitSize", ("army", "corps"))]
    full: _Factors
    reduced: _Factors


class CardFacts(Struct):
    """What is printed on a card; it is optional if it joins the deck only where the option says so."""

    id: str
    side: SideName
    deck: CommitmentName
    ops: int
    sr: int
    #: Replacement points by nation, `allied` for the small ones.
    rp: dict[str, int]
    war_status: int
    #: Leaves the game once played as an event.
    starred: bool
    combat: bool
    kind: Annotated[str, named("CardKind", ("combat", "event", "reinforcement", "neutral_entry"))]
    optional: bool


class PrintedTable(Struct):
    """The lowest strength of each column, and losses by die from 1 to 6, then by column."""

    columns: tuple[int, ...]
    losses: tuple[tuple[int, ...], ...]


class Facts(Struct):
    """Units and cards."""

    units: dict[str, UnitFacts]
    cards: dict[str, CardFacts]


class Printed(Facts):
    """And the fire tables."""

    fire: Annotated[dict[FireTableName, PrintedTable], complete()]


@cache
def facts() -> bytes:
    """What clients read of counters, cards and tables."""
    return msgspec.json.encode(
        Printed(
            units={name: _kind(kind) for name, kind in KINDS.items()},
            cards={name: _card(card) for name, card in CARDS.items()},
            fire={
                table.name: PrintedTable(table.columns, table.losses) for table in (ARMY_TABLE, CORPS_TABLE)
            },
        )
    )


def _kind(kind: Kind) -> UnitFacts:
    full, reduced = zip(kind.combat, kind.loss, kind.move, strict=True)
    return UnitFacts(
        side=SIDES[kind.side],
        nation=NATIONS[kind.nation],
        name=kind.name,
        kind="army" if kind.is_army else "corps",
        full=full,
        reduced=reduced,
    )


def _card(card: Card) -> CardFacts:
    return CardFacts(
        id=card.id,
        side=SIDES[card.side],
        deck=DECKS[card.deck],
        ops=card.ops,
        sr=card.sr,
        rp=card.rp,
        war_status=card.war_status,
        starred=card.is_starred,
        combat=card.is_combat_card,
        kind="combat" if card.is_combat_card else kind_of_event(card),
        optional=card.is_optional,
    )
