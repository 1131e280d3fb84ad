"""What became of every unit in a movement phase, and why: the worst truth of each, with who did it. [4, 5, 7]

Worked out from what was told when the orders were resolved, so it holds for any phase of any record. What
would have saved a unit is found by resolving the phase once more without the attack that cut its support.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..printed.board import IS_CENTRE, LOCATION_NUMBER, PROVINCE_OF
from ..printed.names import POWER_NUMBER
from ..printed.units import Unit, Units, unit_at
from ..rules.adjudication import MOVES, adjudicate
from ..state.events import OrderResolved, UnitDislodged
from ..state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order, hold

#: The tags a unit can wear, the worst first: a unit that bounced and was driven out is driven out.
DRIVEN_OUT: Final = "driven-out"
DESTROYED: Final = "destroyed"
CUT: Final = "cut"
BOUNCED: Final = "bounced"
VOID: Final = "void"
TOOK: Final = "took"
MOVED: Final = "moved"
HELPED: Final = "helped"
CARRIED: Final = "carried"
STOOD: Final = "stood"
TAGS: Final = (DRIVEN_OUT, DESTROYED, CUT, BOUNCED, VOID, TOOK, MOVED, HELPED, CARRIED, STOOD)
_RANK: Final = {tag: min(rank, TAGS.index(TOOK)) for rank, tag in enumerate(TAGS)}


@dataclass(frozen=True, slots=True)
class Saved:
    """What would have happened had a support not been cut."""

    #: `stands`: the helped unit would not have been driven out; `through`: its move would have succeeded.
    how: str
    place: int
    strength: int
    against: int


@dataclass(frozen=True, slots=True)
class UnitFate:
    """One unit: what it was told, its tag, who did it, who helped him, and the numbers."""

    unit: Unit
    order: Order
    tag: str
    outcome: str
    message: str
    rule: str
    #: Where it happened: the province it was driven out of, or wanted to enter.
    place: int
    by: Unit | None = None
    helpers: tuple[Unit, ...] = ()
    strength: int = 0
    against: int = 0
    #: The two marched at each other.
    met: bool = False
    retreats: tuple[str, ...] = ()
    saved: Saved | None = None


def fates_of(resolved: Sequence[OrderResolved], dislodged: Sequence[UnitDislodged]) -> list[UnitFate]:
    """The fates of all units, the worst first and supply centres before the rest."""
    found = _Phase(resolved, dislodged).fates()
    return sorted(found, key=lambda fate: (_RANK[fate.tag], not IS_CENTRE[fate.unit.province]))


class _Phase:
    """The orders of a phase with their outcomes, by the province each unit stood in."""

    def __init__(self, resolved: Sequence[OrderResolved], dislodged: Sequence[UnitDislodged]) -> None:
        self.told = {one.order.province: one for one in resolved}
        self.units: Units = {
            one.order.province: unit_at(POWER_NUMBER[one.power], one.order.unit_kind, one.order.at)
            for one in resolved
        }
        self.orders: Mapping[int, Order] = {one.order.province: one.order for one in resolved}
        self.out = {PROVINCE_OF[one.unit.at]: one for one in dislodged}
        #: Who came in where somebody was driven out.
        self.victors = {p: _province_named(one.attacker_from) for p, one in self.out.items()}

    def fates(self) -> list[UnitFate]:
        return [self._fate(province) for province in self.told]

    def _fate(self, province: int) -> UnitFate:
        if province in self.out:
            return self._driven_out(province)
        told = self.told[province]
        if told.outcome == "cut":
            return self._cut(province)
        if told.outcome in ("bounces", "no convoy"):
            return self._bounced(province)
        if told.outcome in ("void", "disrupted"):
            return self._plain(province, VOID)
        if told.outcome == "moves":
            return self._moved(province)
        if told.order.kind in (SUPPORT_HOLD, SUPPORT_MOVE):
            return self._plain(province, HELPED)
        return self._plain(province, CARRIED) if told.order.kind == CONVOY else self._stood(province)

    def _driven_out(self, province: int) -> UnitFate:
        told, victor = self.told[province], self.victors[province]
        helpers = self._helpers(victor, province, without=self.units[province].power)
        met = told.order.kind == MOVE and told.order.target_province == victor and not told.order.via_convoy
        places = self.out[province].retreats
        return UnitFate(
            unit=self.units[province],
            order=told.order,
            tag=DRIVEN_OUT if places else DESTROYED,
            outcome=told.outcome,
            message="driven-out",
            rule="4.12",
            place=province,
            by=self.units[victor],
            helpers=helpers,
            strength=1 + len(helpers),
            against=self._resistance(province, victor),
            met=met,
            retreats=tuple(places),
        )

    def _resistance(self, province: int, victor: int) -> int:
        """With how many the unit held, or marched against the one that drove it out. [4.7, 5.1]"""
        order = self.orders[province]
        if order.kind != MOVE:
            return 1 + len(self._holders(province))
        if order.target_province == victor and not order.via_convoy:
            return 1 + len(self._helpers(province, victor))
        return 1

    def _helpers(self, mover: int, goal: int, without: int = -1) -> tuple[Unit, ...]:
        """Those whose support for this move counted."""
        return tuple(
            self.units[p]
            for p, told in self.told.items()
            if told.order.kind == SUPPORT_MOVE
            and told.outcome == "supports"
            and (told.order.other_province, told.order.target_province) == (mover, goal)
            and self.units[p].power != without
        )

    def _holders(self, province: int) -> tuple[Unit, ...]:
        return tuple(
            self.units[p]
            for p, told in self.told.items()
            if told.order.kind == SUPPORT_HOLD
            and told.outcome == "supports"
            and told.order.other_province == province
        )

    def _plain(self, province: int, tag: str) -> UnitFate:
        told = self.told[province]
        where = told.order.target_province if told.order.target_province >= 0 else told.order.province
        return UnitFate(
            self.units[province], told.order, tag, told.outcome, told.message, told.rule, place=where
        )

    def _cut(self, province: int) -> UnitFate:
        told = self.told[province]
        by = _province_named(str(told.params["from"]))
        return UnitFate(
            unit=self.units[province],
            order=told.order,
            tag=CUT,
            outcome=told.outcome,
            message=told.message,
            rule=told.rule,
            place=told.order.other_province,
            by=self.units[by],
            saved=self._without_the_cut(province),
        )

    def _without_the_cut(self, supporter: int) -> Saved | None:
        """Would the helped unit have stood, or got through, had nobody struck its helper?"""
        helped = self.orders[supporter].other_province
        orders = dict(self.orders)
        for province, order in self.orders.items():
            foreign = self.units[province].power != self.units[supporter].power
            if foreign and order.kind == MOVE and order.target_province == supporter:
                orders[province] = hold(order.unit_kind, order.at)
        again = adjudicate(self.units, orders)
        battle, goal = again.battle, self.orders[helped].target_province
        if again.outcomes[helped] == MOVES and self.told[helped].outcome != "moves":
            strength = battle.strength(battle.move_supports.get(helped, []))[0]
            return Saved("through", goal, strength, self._against(goal, helped))
        if helped in self.out and helped not in again.dislodged:
            victor = self.victors[helped]
            with_it = (
                battle.move_supports.get(helped, [])
                if helped in battle.destination
                else battle.hold_supports.get(helped, [])
            )
            strength = 1 + len(self._helpers(victor, helped, without=self.units[helped].power))
            return Saved("stands", helped, battle.strength(with_it)[0], strength)
        return None

    def _against(self, goal: int, mover: int) -> int:
        """The strength that stood against a move into this province."""
        told = self.told[mover]
        number = told.params.get("against", 1 if goal in self.units else 0)
        return int(number)

    def _bounced(self, province: int) -> UnitFate:
        told = self.told[province]
        other = told.params.get("other") or told.params.get("fleet")
        by = self.units.get(_province_named(str(other).split(" ")[1])) if other else None
        goal = told.order.target_province
        return UnitFate(
            unit=self.units[province],
            order=told.order,
            tag=BOUNCED,
            outcome=told.outcome,
            message=told.message,
            rule=told.rule,
            place=goal,
            by=by,
            helpers=self._helpers(province, goal),
            strength=int(told.params.get("strength", 0)),
            against=int(told.params.get("against", 0)),
            met=told.message == "bounced-head-to-head",
        )

    def _moved(self, province: int) -> UnitFate:
        told = self.told[province]
        goal = told.order.target_province
        taken = self.victors.get(goal) == province
        helpers = self._helpers(province, goal, without=self.units[goal].power if taken else -1)
        return UnitFate(
            unit=self.units[province],
            order=told.order,
            tag=TOOK if taken else MOVED,
            outcome=told.outcome,
            message=told.message,
            rule=told.rule,
            place=goal,
            by=self.units[goal] if taken else None,
            helpers=helpers,
            strength=1 + len(helpers),
            against=self._resistance(goal, province) if taken else 0,
        )

    def _stood(self, province: int) -> UnitFate:
        """It held; the strongest attack it threw back is told."""
        told, own = self.told[province], self.units[province].power
        attacks = [
            (1 + len(self._helpers(p, province, without=own)), -p)
            for p, one in self.told.items()
            if one.order.kind == MOVE
            and one.order.target_province == province
            and one.outcome == "bounces"
            and self.units[p].power != own
        ]
        strength, attacker = max(attacks, default=(0, 0))
        return UnitFate(
            unit=self.units[province],
            order=told.order if told.order.kind == HOLD else hold(told.order.unit_kind, told.order.at),
            tag=STOOD,
            outcome=told.outcome,
            message=told.message,
            rule=told.rule,
            place=province,
            by=self.units[-attacker] if strength else None,
            helpers=self._holders(province),
            strength=strength,
            against=1 + len(self._holders(province)) if strength else 0,
        )


def _province_named(place: str) -> int:
    return PROVINCE_OF[LOCATION_NUMBER[place]]
