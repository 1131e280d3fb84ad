"""The hands the enemy may hold: dealt again and again from the cards that are not in sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...positions.rebuild import state_from_view
from ...printed.cards import CARDS
from ...printed.names import Side
from ...show.view import View
from ..regular.card_uses import kept_for_event

#: An operation without a card: one point, and a card that stays for later.
_AUTOMATIC: Final = {1: 1.0}


@dataclass(frozen=True, slots=True)
class Hands:
    """Samples of a hand, each as the points it can spend and what it loses by spending them."""

    samples: tuple[tuple[tuple[int, float], ...], ...]

    @property
    def sizes(self) -> list[int]:
        """Points of operations that come up in any of the hands."""
        return sorted({size for hand in self.samples for size, _ in hand})

    def mean(self, gains: Mapping[int, float]) -> float:
        """What operations of these worths bring whoever holds one of the hands."""
        found = [max(0.0, *(gains[size] - price for size, price in hand)) for hand in self.samples]
        return sum(found) / len(found)


def hands_of(view: View, side: Side, samples: int, seed: str = "") -> Hands:
    """So many hands that a side may hold, as far as the view can know; players deal differently."""
    dealt = (f"hands {seed} {view.turn}/{view.round}/{number}" for number in range(samples))
    return Hands(tuple(_offers(view, side, deal) for deal in dealt))


def _offers(view: View, side: Side, deal: str) -> tuple[tuple[int, float], ...]:
    """Points of operations in a sampled hand, and the cheapest card for each."""
    state = state_from_view(view, deal)
    found = dict(_AUTOMATIC)
    for card in state.hands[side]:
        size, price = CARDS[card].ops, kept_for_event(state, side, card)
        found[size] = min(found.get(size, price), price)
    return tuple(sorted(found.items()))
