"""Who says what people are to be told of a change, to be stored together with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..absence.happening import Happening, rows_of
from ..store.journal import Work
from .table import About, Seat, Step, Table


class Teller(Protocol):
    """Says which notices go into the store together with a change."""

    def of_step(
        self, table: Table, about: About, chairs: Sequence[Seat], step: Step, readers: Sequence[str]
    ) -> Sequence[Work]:
        """With a decision; `about` and `chairs` are as they will be."""

    def of_start(self, about: About, seats: Mapping[str, Seat]) -> Sequence[Work]:
        """With the beginning of a game."""

    def of_new(self, table: Table) -> Sequence[Work]:
        """With a table that is made."""

    def of_happenings(
        self, table: Table, about: About, chairs: Sequence[Seat], told: Sequence[Happening]
    ) -> Sequence[Work]:
        """With what happens beside the game; `about` and `chairs` are as they will be."""

    def wake(self) -> None:
        """Something may be there to be sent."""


def told_beside(
    teller: Teller | None,
    table: Table,
    about: About,
    chairs: Sequence[Seat],
    told: Sequence[Happening],
    now: float,
) -> list[Work]:
    """What happened beside the game, and the notices of it, for the transaction of the change."""
    if not told:
        return []
    notices = () if teller is None else teller.of_happenings(table, about, chairs, told)
    return [*rows_of(about, told, now), *notices]
