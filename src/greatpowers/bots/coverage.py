"""Which cards were played for their own sake over many games, and which too rarely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Coverage:
    """A count by card; all cards of the game are in it, also those that never came."""

    def __init__(self, cards: Iterable[str], each: int = 0) -> None:
        self.each = each
        self._times = dict.fromkeys(cards, 0)

    def add(self, played: Mapping[str, int]) -> None:
        """Count what one game brought."""
        for card, times in played.items():
            self._times[card] = self._times.get(card, 0) + times

    @property
    def times(self) -> dict[str, int]:
        return dict(self._times)

    @property
    def lacking(self) -> dict[str, int]:
        """The cards that came less often than wanted, the rarest first."""
        found = [(times, card) for card, times in self._times.items() if times < self.each]
        return {card: times for times, card in sorted(found)}

    @property
    def is_reached(self) -> bool:
        """A number was wanted and every card has come so often."""
        return self.each > 0 and not self.lacking
