"""Which cards a side plays with: decks by commitment, optional cards, discards. [9.1.2, 9.5.4.6]"""

from __future__ import annotations

from typing import Final

from ...printed.card_names import GUNS_OF_AUGUST, ITALY, ROMANIA
from ...printed.cards import CARDS
from ...printed.names import AP, CP, DECKS, TOTAL_WAR, Side
from ...state.effects import TotalWarIsNew, is_in_force
from ...state.state import State, rules

LATE_ENTRIES: Final = (ROMANIA, ITALY)
#: All cards by side and deck, and which of them are optional.
_DECKS: Final = tuple(
    tuple(
        tuple(id_ for id_, card in CARDS.items() if (card.side, card.deck) == (side, deck))
        for deck in range(len(DECKS))
    )
    for side in (AP, CP)
)
_OPTIONAL: Final = frozenset(id_ for id_, card in CARDS.items() if card.is_optional)


def deck_cards(state: State, side: Side, deck: int) -> list[str]:
    """The cards that come with a commitment level, optional ones as agreed. [9.1.2, options]"""
    if rules(state).optional_cards == "all":
        return list(_DECKS[side][deck])
    taken = state.swaps[side]
    out = set(taken.values())
    return [id_ for id_ in _DECKS[side][deck] if (id_ in taken if id_ in _OPTIONAL else id_ not in out)]


def cards_in_play(state: State, side: Side) -> list[str]:
    """Every card of the side that is somewhere now."""
    levels = range(state.commitment[side] + 1)
    return [card for deck in levels for card in deck_cards(state, side, deck)]


def stand_ins(state: State, side: Side, optional: str) -> list[str]:
    """The cards an optional one may take the place of: same deck, same values. [options]"""
    wanted = CARDS[optional]
    # Ruling: the Guns of August stay, because the opening speaks of them. [4.3.1, 5.7.4.3]
    gone = (GUNS_OF_AUGUST, *state.swaps[side].values())
    return [
        id_
        for id_, card in CARDS.items()
        if card.side == side
        and not card.is_optional
        and (card.deck, card.ops, card.sr) == (wanted.deck, wanted.ops, wanted.sr)
        and id_ not in gone
    ]


def is_late_entry(state: State, card: str) -> bool:
    """Romania and Italy: only events or discards once the Central Powers alone wage Total War. [9.5.2.5]"""
    if card not in LATE_ENTRIES or state.commitment[CP] < TOTAL_WAR:
        return False
    return state.commitment[AP] < TOTAL_WAR or is_in_force(state, TotalWarIsNew, AP)


def may_discard(state: State, card: str) -> bool:
    """May the card be thrown away unused before drawing? [9.5.4.6, 9.5.2.5]"""
    return CARDS[card].is_combat_card or is_late_entry(state, card)
