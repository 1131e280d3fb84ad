"""Positions of the past as a player can weigh them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from ...press.calendar import year_of
from ...press.chronicle import Chronicle, Moved, centres_before
from ...printed.units import Units
from ...state.forces import Centres
from ...state.orders import Order
from ...state.view import View
from ..veteran.evaluation import values
from ..veteran.light import Light, Table


class Past:
    """One movement phase that is over."""

    def __init__(self, table: Table, moved: Moved, centres: dict[int, int]) -> None:
        self.phase = moved.phase
        #: By camp, what it could have won more in this phase; filled in by who asks.
        self.temptations: dict[int, float] = {}
        #: What was asked of it before: who went against whom.
        self.hostile: dict[tuple[int, frozenset[int], tuple[int, ...] | None], tuple[Order, ...]] = {}
        self.could: dict[tuple[int, frozenset[int]], bool] = {}
        self.orders = moved.by_province()
        autumn = moved.phase[0] != "S"
        self.light = Light(table, moved.units(), centres, autumn=autumn, year=year_of(moved.phase))

    @property
    def units(self) -> Units:
        return self.light.units

    @property
    def centres(self) -> Centres:
        return self.light.centres

    @property
    def is_autumn(self) -> bool:
        return self.light.autumn

    @cached_property
    def worth(self) -> list[float]:
        """What came of it was worth to each camp, in points."""
        return self.worth_with({})

    def worth_with(self, other: dict[int, Order]) -> list[float]:
        """What it would have been worth with other orders of some units."""
        return points(values(self.light.after({**self.orders, **other})))


@dataclass(frozen=True, slots=True)
class History:
    """All movement phases that are over, the oldest first."""

    table: Table
    pasts: tuple[Past, ...]

    @property
    def last_phase(self) -> str:
        return self.pasts[-1].phase if self.pasts else ""


def history_of(view: View, chronicle: Chronicle) -> History:
    table = Table(view)
    game = (view.scenario, tuple(sorted(view.options.items())), view.conceded, tuple(view.powers.items()))
    owned = centres_before(chronicle, view.centres)
    pasts = (
        _past(moved, tuple(centres.items()), _Known(game, table))
        for moved, centres in zip(chronicle, owned, strict=True)
    )
    return History(table, tuple(pasts))


@dataclass(frozen=True, slots=True)
class _Known:
    """A table, equal to every other of the same kind of game."""

    game: tuple[object, ...]
    table: Table = field(compare=False)


@lru_cache(1024)
def _past(moved: Moved, centres: tuple[tuple[int, int], ...], known: _Known) -> Past:
    """Weighed once, however often somebody looks back on it."""
    return Past(known.table, moved, dict(centres))


def points(worths: list[float]) -> list[float]:
    """Shares of the game in hundredths."""
    return [100 * worth for worth in worths]
