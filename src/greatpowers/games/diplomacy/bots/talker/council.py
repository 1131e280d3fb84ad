"""What one seat knows and wants in one movement phase: promises in force, trust, and what a deal is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...press.arrangements import (
    HELPING,
    Alliance,
    Arrangement,
    Draw,
    Given,
    NoMore,
    Not,
    Peace,
    Shares,
    Solo,
    parts_of,
    peace,
    seats_in,
    together,
)
from ...press.calendar import when
from ...press.chronicle import Chronicle
from ...press.lawful import ground_of, refusal_of_arrangement
from ...press.ledger import OPEN, Ledger, Promise, meaning_of
from ...press.speech import Accuse
from ...printed.board import IS_CENTRE
from ...state.orders import CONVOY, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ...state.view import View
from ..regular.bonds import Bonds
from ..veteran.light import position_of
from .binding import bonds_of, carries_alone, wished_moves, without_forbidden
from .forecast import Forecast
from .history import History, history_of
from .trust import Trust
from .weights import DEALING, TEMPERS, Temper

#: How far a seat takes the others to trust it.
_TRUSTED_BY_OTHERS = 0.8


@dataclass(frozen=True, slots=True)
class Deal:
    """What an arrangement would do, in points against playing on without it."""

    what: Arrangement
    #: Expected for oneself, for the other if all is kept, and what is lost if the other breaks it.
    own: float
    theirs: float
    risk: float
    chance: float
    #: What breaking it at once would bring oneself.
    temptation: float


class Council:
    """Everything a talking seat weighs in one phase; worked out once, when first asked for."""

    def __init__(
        self, view: View, chronicle: Chronicle, seed: str, temper: str, before: Council | None = None
    ) -> None:
        """`before` is a council of the same phase, taken before the latest letters."""
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.temper_name = temper
        self.temper: Temper = TEMPERS[temper]
        self.history: History = history_of(view, chronicle)
        self.phase = f"{view.season}{view.year}{view.phase}"
        self.ledger = Ledger(view.press, view.powers)
        self.ground = ground_of(view)
        self.light = position_of(view, self.history.table)
        self.me = self.history.table.seats.index(self.seat)
        self._seed = self.whims = f"{seed}/{self.phase}"
        self._deals: dict[tuple[str, Arrangement], Deal] = {}
        self._before = before if before is not None and before.same_board(self) else None

    def same_board(self, other: Council) -> bool:
        """Do both look at one position of one phase from one seat?"""
        return (
            self.phase == other.phase
            and self.seat == other.seat
            and self.view.units == other.view.units
            and self.view.centres == other.view.centres
        )

    @cached_property
    def forecast(self) -> Forecast:
        """Does not hang on letters, so it is kept as long as the board stays."""
        before, self._before = self._before, None
        return Forecast(self.light, self._seed) if before is None else before.forecast

    @cached_property
    def trust(self) -> Trust:
        trust = Trust(self.history, self.ledger.standings, self.seat)
        for message in self.view.press:
            meaning = meaning_of(message)
            if isinstance(meaning, Accuse) and meaning.what is not None and message.sender != self.seat:
                for about in seats_in(meaning.what):
                    if about not in (self.seat, message.sender):
                        trust.hear(message.sender, about)
        return trust

    @cached_property
    def promises(self) -> list[Promise]:
        """All that holds in this phase, own and foreign; what one side has broken is over for both."""
        over = self.trust.over
        return [
            promise
            for promise in self.ledger.binding(self.phase, self.history.last_phase)
            if not (promise.what in over and when(promise.since) <= when(over[promise.what]))
        ]

    def camp(self, seat: str) -> int:
        return self.history.table.seats.index(seat)

    @cached_property
    def others(self) -> list[str]:
        """Seats still in the game that can be dealt with, the near ones first."""
        near = self.forecast.near(self.me)
        active = [
            seat
            for seat in self.history.table.seats
            if seat != self.seat and seat in self.ground.alive and seat not in self.view.conceded
        ]
        return sorted(active, key=lambda seat: self.camp(seat) not in near)

    def chance_of(self, promise: Promise) -> float:
        return 1.0 if promise.by == self.seat else self.trust.chance(promise.by)

    def bonds(self, promises: Sequence[Promise] | None = None) -> Bonds:
        """What binds this seat now, or would if these were the promises."""
        chosen = self.promises if promises is None else promises
        return bonds_of(self.forecast, self.seat, chosen, self.chance_of)

    def at_peace_with(self, seat: str) -> bool:
        return any(
            isinstance(promise.what, Peace | Alliance) and promise.by == self.seat and seat in promise.to
            for promise in self.promises
        )

    @cached_property
    def partners(self) -> list[str]:
        return [seat for seat in self.others if self.at_peace_with(seat)]

    def touches(self, seat: str) -> bool:
        """Are they neighbours: could one be at the other's in two steps?"""
        return self.forecast.neighbours(self.me, self.camp(seat))

    def is_great(self, seat: str) -> bool:
        """Has somebody grown so much that peace with him only helps him win?"""
        size = self.forecast.centres_of(self.camp(seat))
        return size >= DEALING.great and size >= self.forecast.centres_of(self.me) + DEALING.ahead

    @cached_property
    def own_plan(self) -> dict[int, Order]:
        return self.plan(self.promises)

    def plan(self, promises: Sequence[Promise]) -> dict[int, Order]:
        """What this seat would order with these promises."""
        planned = self.forecast.plan(self.me, self.bonds(promises))
        return without_forbidden(planned, self.seat, promises)

    def plan_of(self, seat: str, promises: Sequence[Promise]) -> dict[int, Order]:
        """What another would order if it keeps these."""
        bonds = bonds_of(self.forecast, seat, promises, lambda _: _TRUSTED_BY_OTHERS)
        return self.forecast.plan(self.camp(seat), bonds)

    def prey(self, seat: str) -> float:
        """Points that attacking somebody promises over sparing him."""
        return self.forecast.prey(self.me, self.camp(seat))

    def with_agreed(self, what: Arrangement, seat: str) -> list[Promise]:
        """The promises as they would be after agreeing with somebody."""
        parties = {self.seat, seat}
        found = [p for p in self.promises if not _replaced(p, what)]
        for part in parts_of(what):
            if isinstance(part, NoMore):
                found = [p for p in found if p.what != part.what]
                continue
            for by in seats_in(part):
                to = tuple(sorted((parties | set(seats_in(part))) - {by}))
                found.append(Promise(by, to, part, self.phase, len(self.view.press)))
        return found

    def weigh(self, what: Arrangement, seat: str) -> Deal:
        """An arrangement with somebody against playing on without it."""
        key = (seat, what)
        if key not in self._deals:
            self._deals[key] = self._weighed(what, seat)
        return self._deals[key]

    def _weighed(self, what: Arrangement, seat: str) -> Deal:
        camp, me, forecast = self.camp(seat), self.me, self.forecast
        agreed = self.with_agreed(what, seat)
        free = self.plan_of(seat, self.promises)
        theirs = self.plan_of(seat, agreed)
        mine = self._best_with(agreed, theirs, free, seat)
        base = forecast.worth(self.own_plan, free)
        kept = forecast.worth(mine, theirs)
        failed = forecast.worth(mine, free)
        chance = self.trust.chance(seat, max(0.0, failed[camp] - kept[camp]), self.holds_hostage(seat))
        own = chance * kept[me] + (1 - chance) * failed[me] - base[me]
        for_them = kept[camp] - base[camp]
        if any(isinstance(part, Peace | Alliance) for part in parts_of(what)) and self.touches(seat):
            own += DEALING.peace * chance
            for_them += DEALING.peace
        released = [p for p in agreed if not (p.by == self.seat and seat in p.to)]
        breaking = forecast.worth(self.plan(released), theirs)[me] - kept[me]
        return Deal(what, own, for_them, base[me] - failed[me], chance, max(0.0, breaking))

    def _best_with(
        self, agreed: Sequence[Promise], theirs: Mapping[int, Order], free: Mapping[int, Order], seat: str
    ) -> dict[int, Order]:
        """The own plan that makes the most of what was agreed, as far as the other is trusted."""
        plain = self.plan(agreed)
        relying = self.relying(agreed)
        if relying is None:
            return plain
        chance = self.trust.chance(seat)

        def worth(plan: Mapping[int, Order]) -> float:
            kept = self.forecast.worth(plan, theirs)[self.me]
            return chance * kept + (1 - chance) * self.forecast.worth(plan, free)[self.me]

        return relying if worth(relying) > worth(plain) else plain

    def relying(self, promises: Sequence[Promise]) -> dict[int, Order] | None:
        """The plan in which every move that somebody promised to help is made; None if there is none."""
        wished = wished_moves(self.forecast, self.me, promises, self.chance_of)
        bonds = self.bonds(promises)
        goals = {order.target_province for order in bonds.fixed.values()}
        wished = {
            province: order
            for province, order in wished.items()
            if province not in bonds.fixed and order.target_province not in goals
        }
        if not wished:
            return None
        fixed = Bonds({**bonds.fixed, **wished}, bonds.helped, bonds.spared, bonds.trusted, bonds.hunted)
        return without_forbidden(self.forecast.plan(self.me, fixed), self.seat, promises)

    def holds_hostage(self, seat: str) -> bool:
        """Could this seat hurt the other at once if it breaks its word?"""
        return self.forecast.touches(self.me, self.camp(seat))

    def gives_for_nothing(self, what: Arrangement, seat: str) -> bool:
        """Would an own centre go to somebody, or his unit be helped onto one?"""
        camp_of, centres = self.light.table.camp_of, self.light.centres
        for part in parts_of(what):
            if isinstance(part, Shares):
                for share in part.shares:
                    if share.seat != self.seat and any(
                        c in centres and camp_of[centres[c]] == self.me for c in share.centres
                    ):
                        return True
            if isinstance(part, Given) and part.seat == self.seat and part.order.kind == SUPPORT_MOVE:
                goal = part.order.target_province
                if IS_CENTRE[goal] and goal in centres and camp_of[centres[goal]] == self.me:
                    other = self.light.units.get(part.order.other_province)
                    if other is not None and camp_of[other.power] == self.camp(seat):
                        return True
        return False

    def is_promised_elsewhere(self, what: Arrangement, seat: str) -> bool:
        """Has a unit it binds been promised or offered to somebody else for another order?"""
        settled = {p.what.order for p in self.promises if p.by == self.seat and isinstance(p.what, Given)}
        for proposal in self.ledger.proposals:
            mine = proposal.sender == self.seat and proposal.phase == self.phase
            if mine and proposal.standing == OPEN and seat not in proposal.to:
                rows = parts_of(proposal.what)
                settled |= {row.order for row in rows if isinstance(row, Given) and row.seat == self.seat}
        units = {order.province: order for order in settled}
        return any(
            isinstance(part, Given)
            and part.seat == self.seat
            and units.get(part.order.province, part.order) is not part.order
            for part in parts_of(what)
        )

    def spared_beside(self, seat: str) -> int:
        """Provinces this seat spares for the sake of others than this one."""
        others = [p for p in self.promises if seat not in (p.by, *p.to)]
        return self.bonds(others).spared

    def hurts_a_friend(self, what: Arrangement, seat: str) -> bool:
        """Would an own order, or one that helps an own unit, go against somebody one has peace with?"""
        spared = self.spared_beside(seat)
        return any(
            isinstance(part, Given)
            and part.order.target_province >= 0
            and spared >> part.order.target_province & 1
            for part in parts_of(what)
        )

    def joint_deals(self, seat: str) -> list[Deal]:
        """Help for help with somebody, from plans made as if both were one, the best first."""
        camp = self.camp(seat)
        found: dict[Arrangement, Deal] = {}
        spared = self.spared_beside(seat)
        for number in range(DEALING.plans):
            orders = self.forecast.together(self.me, camp, number, spared)
            rows: list[Arrangement] = list(self._cross_help(orders, camp, self.me, seat))
            rows += self._cross_help(orders, self.me, camp, self.seat)
            if not rows:
                continue
            if not self.at_peace_with(seat) and self.touches(seat):
                rows.insert(0, peace(self.seat, seat))
            what = together(*rows)
            lawful = refusal_of_arrangement(self.ground, what) is None
            clean = not self.is_promised_elsewhere(what, seat) and not self.hurts_a_friend(what, seat)
            if what not in found and lawful and clean:
                found[what] = self.weigh(what, seat)
        return sorted(found.values(), key=lambda deal: -(deal.own + min(deal.own, deal.theirs)))

    def _cross_help(self, orders: Mapping[int, Order], helper: int, helped: int, by: str) -> list[Given]:
        """Supports of one camp's units for the other's, two at most."""
        camp_of, units = self.light.table.camp_of, self.light.units
        found = []
        for province, order in orders.items():
            if camp_of[units[province].power] != helper or order.kind not in HELPING:
                continue
            if order.kind == CONVOY and not carries_alone(order):
                continue
            other = units.get(order.other_province)
            if other is not None and camp_of[other.power] == helped:
                found.append(Given(by, order))
        # A supported advance is worth more talk than a supported stand.
        return sorted(found, key=lambda given: given.order.kind == SUPPORT_HOLD)[:2]

    def is_serious(self, what: Arrangement) -> bool:
        """Is it something that can be weighed by what will be ordered?"""
        return not any(
            isinstance(part, Draw | Solo | Shares) or _about_a_solo(part) for part in parts_of(what)
        )


def _about_a_solo(part: Arrangement) -> bool:
    return isinstance(part, Not) and isinstance(part.what, Solo)


def _replaced(promise: Promise, what: Arrangement) -> bool:
    """Does a new agreement take the place of an older promise?"""
    if not isinstance(promise.what, Given):
        return promise.what in parts_of(what)
    return any(
        isinstance(part, Given) and part.order.province == promise.what.order.province
        for part in parts_of(what)
    )
