"""What is printed on the counters, the cards and the tables, as the browser asks for it."""

from __future__ import annotations

from functools import cache

import msgspec

from ....engine.plain import PlainDict
from ..printed.cards import CARDS, Card
from ..printed.names import DECKS, NATIONS, SIDES
from ..printed.tables import ARMY_TABLE, CORPS_TABLE
from ..printed.units import KINDS, Kind
from ..rules.actions.actions import kind_of_event


@cache
def facts() -> bytes:
    """Units, cards and fire tables."""
    return msgspec.json.encode(
        {
            "units": {name: _kind(kind) for name, kind in KINDS.items()},
            "cards": {name: _card(card) for name, card in CARDS.items()},
            "fire": {
                table.name: {"columns": table.columns, "losses": table.losses}
                for table in (ARMY_TABLE, CORPS_TABLE)
            },
        }
    )


def _kind(kind: Kind) -> PlainDict:
    full, reduced = zip(kind.combat, kind.loss, kind.move, strict=True)
    return {
        "side": SIDES[kind.side],
        "nation": NATIONS[kind.nation],
        "name": kind.name,
        "kind": "army" if kind.is_army else "corps",
        "full": full,
        "reduced": reduced,
    }


def _card(card: Card) -> PlainDict:
    return {
        "id": card.id,
        "side": SIDES[card.side],
        "deck": DECKS[card.deck],
        "ops": card.ops,
        "sr": card.sr,
        "rp": card.rp,
        "war_status": card.war_status,
        "starred": card.is_starred,
        "combat": card.is_combat_card,
        "kind": "combat" if card.is_combat_card else kind_of_event(card),
        "optional": card.is_optional,
    }
