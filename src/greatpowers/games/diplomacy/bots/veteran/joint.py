"""What comes of everybody's orders together, kept by the choices that led to it."""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.chance import Stream
from ...state.orders import Order
from .candidates import Candidate
from .evaluation import values
from .light import Light
from .playing import played_on


class JointResults:
    """Worths of positions by everybody's choice among their candidates."""

    def __init__(
        self, light: Light, candidates: Sequence[Sequence[Candidate]], depth: int, stream: Stream
    ) -> None:
        self._light = light
        self._candidates = candidates
        self._depth = depth
        self._stream = stream
        self._known: dict[tuple[int, ...], list[float]] = {}

    @property
    def looked_at(self) -> int:
        return len(self._known)

    def values(self, chosen: tuple[int, ...]) -> list[float]:
        """The worth to every camp if each gives the candidate chosen for it."""
        found = self._known.get(chosen)
        if found is None:
            orders: dict[int, Order] = {}
            for own, number in zip(self._candidates, chosen, strict=True):
                if own:
                    orders.update(own[number].by_province)
            after = self._light.after(orders)
            found = values(played_on(after, self._depth, self._stream))
            self._known[chosen] = found
        return found
