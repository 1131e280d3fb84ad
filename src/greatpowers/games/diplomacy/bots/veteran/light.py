"""A position somebody thinks of: units and centres without a match, and what a phase makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...printed.board import CENTRES, NEIGHBOURS, PROVINCE_OF, provinces_in
from ...printed.names import Season
from ...printed.readings import Reading
from ...printed.units import Unit, Units, unit_at
from ...rules.adjudication import adjudicate
from ...rules.adjustments import owners_after_autumn
from ...rules.retreats import dislodged_units
from ...state.forces import Centres, Dislodged
from ...state.orders import Order
from ...state.state import reading_from
from ...state.view import View
from ..regular.values import AUTUMN, node_of, rows
from ..situation import IDLE, Situation

_CENTRE_SET: Final = frozenset(CENTRES)
_BESIDE: Final = tuple(sum(1 << other for other in others) for others in NEIGHBOURS)


class Table:
    """What does not change while a seat thinks: who plays what, and which rules hold."""

    __slots__ = ("barred", "camp_of", "camps", "conceded", "last_year", "me", "options", "powers", "reading",
                 "scenario", "seats", "together", "wins_at", "year")  # fmt: skip

    def __init__(self, view: View) -> None:
        situation = Situation(view)
        self.scenario = view.scenario
        self.options = view.options
        self.powers = view.powers
        self.conceded = view.conceded
        self.seats = tuple(view.powers)
        self.camps = len(self.seats)
        self.camp_of: tuple[int, ...] = tuple(situation.camp_of)
        self.me = situation.me
        self.barred = situation.barred
        self.wins_at = situation.wins_at
        self.reading: Reading = reading_from(view.options)
        self.year = view.year
        self.last_year = int(view.options["last_year"])
        #: Centres of all powers of a seat count for winning.
        self.together = view.scenario == "two" or bool(view.options["count_all_powers"])


class Light:
    """Units and centres at the movement of a season, as one seat looks at them."""

    __slots__ = ("autumn", "centres", "seat", "table", "units", "year")

    def __init__(
        self,
        table: Table,
        units: Units,
        centres: Centres,
        *,
        autumn: bool,
        year: int,
        camp: int | None = None,
    ) -> None:
        self.table = table
        self.units = units
        self.centres = centres
        self.autumn = autumn
        self.year = year
        self.seat = table.seats[table.me if camp is None else camp]

    @property
    def scenario(self) -> str:
        return self.table.scenario

    @property
    def options(self) -> Mapping[str, bool | str | int]:
        return self.table.options

    @property
    def powers(self) -> Mapping[str, tuple[int, ...]]:
        return self.table.powers

    @property
    def conceded(self) -> tuple[str, ...]:
        return self.table.conceded

    def seen_by(self, camp: int) -> Light:
        """The same position from another seat."""
        return Light(self.table, self.units, self.centres, autumn=self.autumn, year=self.year, camp=camp)

    def after(self, orders: Mapping[int, Order]) -> Light:
        """The next movement phase: orders carried out, the driven out away, numbers brought into line."""
        table = self.table
        resolution = adjudicate(self.units, orders, table.reading, table.barred)
        units = resolution.units_after
        if resolution.dislodged:
            settle_retreats(units, dislodged_units(resolution, table.reading, table.barred), table.camp_of)
        if not self.autumn:
            return Light(table, units, self.centres, autumn=True, year=self.year)
        return Light(table, units, owners_after_autumn(self.centres, units), autumn=False, year=self.year + 1)


def general_worth(kind: int, location: int) -> int:
    """How near a place is to centres, whoever owns them."""
    return sum(rows(AUTUMN)[node_of(kind, location)])


def settle_retreats(units: Units, dislodged: Mapping[int, Dislodged], camp_of: tuple[int, ...]) -> None:
    """Each goes to the place nearest to centres that is still open; nobody clashes."""
    for case in dislodged.values():
        unit = case.unit
        if camp_of[unit.power] == IDLE:
            continue
        open_places = [place for place in case.places if PROVINCE_OF[place] not in units]
        if open_places:
            best = max(
                open_places,
                key=lambda place: (PROVINCE_OF[place] in _CENTRE_SET, general_worth(unit.kind, place)),
            )
            units[PROVINCE_OF[best]] = unit_at(unit.power, unit.kind, best)


def position_of(view: View, table: Table | None = None) -> Light:
    """The position a view shows."""
    autumn = view.season is Season.AUTUMN
    return Light(table or Table(view), view.units, view.centres, autumn=autumn, year=view.year)


def mask_near(units: list[Unit]) -> int:
    """Provinces within two steps of some of these units."""
    near = 0
    for unit in units:
        near |= unit.mask | 1 << unit.province
    wide = near
    for province in provinces_in(near):
        wide |= _BESIDE[province]
    return wide
