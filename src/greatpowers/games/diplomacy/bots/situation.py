"""What a player reads off a view once a phase: camps, their sizes, and who can step where.

A camp is a seat with all its powers; powers that nobody plays hold still and belong to no camp.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, Protocol

from ..printed.board import CENTRES, PROVINCE_COUNT, provinces_in
from ..printed.names import ITALY, POWERS
from ..printed.seats import ITALIAN_SOIL, centres_to_win
from ..printed.units import Unit, Units
from ..state.forces import Centres
from ..state.view import View

#: Camp of powers without a player, and of centres without an owner.
IDLE: Final = -1
NEUTRAL: Final = -2


class Board(Protocol):
    """What a situation is read off: a view, or a position somebody thinks of."""

    @property
    def seat(self) -> str | None: ...
    @property
    def scenario(self) -> str: ...
    @property
    def options(self) -> Mapping[str, bool | str | int]: ...
    @property
    def units(self) -> Units: ...
    @property
    def centres(self) -> Centres: ...
    @property
    def powers(self) -> Mapping[str, tuple[int, ...]]: ...
    @property
    def conceded(self) -> Collection[str]: ...


def moment(view: View) -> str:
    """The phase and seat a view belongs to: what a player's random numbers hang on."""
    return f"{view.season}{view.year}{view.phase}/{view.seat}"


@cache
def provinces_beside(unit: Unit) -> tuple[int, ...]:
    """Provinces the unit could step into, coasts folded together."""
    return tuple(provinces_in(unit.mask & ~(1 << unit.province)))


class Situation:
    """The open board as one seat looks at it."""

    __slots__ = (
        "barred", "camp_of", "centre_camp", "centres", "holding", "leader", "me", "own", "powers", "reach",
        "sizes", "strongest", "units", "wins_at",
    )  # fmt: skip

    def __init__(self, view: Board, reach: list[list[int]] | None = None) -> None:
        assert view.seat is not None
        camps = {seat: number for number, seat in enumerate(view.powers)}
        self.units = view.units
        self.centres = view.centres
        self.me = camps[view.seat]
        self.powers = view.powers[view.seat]
        #: Power -> camp. A seat that gave up plays no longer.
        self.camp_of = [IDLE] * len(POWERS)
        for seat, powers in view.powers.items():
            if seat not in view.conceded:
                for power in powers:
                    self.camp_of[power] = camps[seat]
        self.own = [unit for unit in view.units.values() if self.camp_of[unit.power] == self.me]
        #: Camp of each centre's owner.
        self.centre_camp = dict.fromkeys(CENTRES, NEUTRAL)
        self.sizes = [0] * len(camps)
        for centre, power in view.centres.items():
            camp = self.camp_of[power]
            self.centre_camp[centre] = camp
            if camp >= 0:
                self.sizes[camp] += 1
        #: How many units of each camp can step into each province, and the most of any rival.
        self.reach = self.counted_reach(len(camps)) if reach is None else reach
        rivals = [row for camp, row in enumerate(self.reach) if camp != self.me]
        self.strongest: list[int] = list(map(max, *rivals)) if len(rivals) > 1 else list(rivals[0])
        italy_closed = view.scenario == "two" and self.camp_of[ITALY] == IDLE
        self.barred = ITALIAN_SOIL if italy_closed else 0
        self.wins_at = centres_to_win(view.scenario)
        self._find_leader(view)

    def counted_reach(self, camps: int) -> list[list[int]]:
        """How many units of each camp can step into each province; the same for whoever looks."""
        reach = [[0] * PROVINCE_COUNT for _ in range(camps)]
        for unit in self.units.values():
            camp = self.camp_of[unit.power]
            if camp >= 0:
                row = reach[camp]
                for province in provinces_beside(unit):
                    row[province] += 1
        return reach

    def _find_leader(self, view: Board) -> None:
        """The own power nearest to winning, and the centres that count for it: all where they add up."""
        owners = list(view.centres.values())
        self.leader = max(self.powers, key=owners.count)
        adds_up = view.scenario == "two" or bool(view.options["count_all_powers"])
        self.holding = self.sizes[self.me] if adds_up else owners.count(self.leader)

    @property
    def gathers(self) -> bool:
        """The seat has enough centres, but its powers have them apart: the leader must take them over."""
        return self.sizes[self.me] >= self.wins_at > self.holding

    def is_mine(self, province: int) -> bool:
        """Does a unit of the own camp stand there?"""
        unit = self.units.get(province)
        return unit is not None and self.camp_of[unit.power] == self.me

    def threat(self, province: int) -> int:
        """The most units any one rival can send there."""
        return self.strongest[province]

    def threatening_size(self, province: int) -> int:
        """Centres of the largest rival that can step there."""
        best = 0
        for camp, row in enumerate(self.reach):
            if camp != self.me and row[province] and self.sizes[camp] > best:
                best = self.sizes[camp]
        return best
