"""A movement phase from orders to outcomes: sort the orders, settle the battle, read off the result. [3–6]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...printed.board import IS_COASTAL, PROVINCE_COUNT, provinces_in
from ...printed.names import ARMY, FLEET
from ...printed.readings import RULEBOOK, Reading
from ...printed.units import Unit, Units, unit_at
from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ..convoys import chain_exists, fleets_at_sea, landing_mask, needed_fleets, useful_fleets
from .battle import Battle
from .knots import settle, untie

HOLDS: Final = 0
MOVES: Final = 1
BOUNCES: Final = 2
NO_CONVOY: Final = 3
SUPPORTS: Final = 4
CUT: Final = 5
CONVOYS: Final = 6
DISRUPTED: Final = 7
VOID: Final = 8
DISLODGED: Final = 9
OUTCOME_WORDS: Final = (
    "holds", "moves", "bounces", "no convoy", "supports", "cut", "convoys", "disrupted", "void", "dislodged",
)  # fmt: skip


class Resolution:
    """The result of a movement phase. Provinces are those the units stood in when ordered."""

    __slots__ = ("battle", "contested", "dislodged", "orders", "outcomes", "units_after")

    def __init__(self, battle: Battle, orders: Mapping[int, Order], void: set[int]) -> None:
        self.battle = battle
        self.orders = orders
        #: Province -> outcome number for every unit.
        self.outcomes: dict[int, int] = {}
        #: Dislodged unit's province -> province its attacker came from.
        self.dislodged: dict[int, int] = {}
        self.units_after: Units = {}
        #: Mask of the provinces left empty by a standoff. [7.5]
        self.contested = 0
        self._read_off(void)

    def _read_off(self, void: set[int]) -> None:
        battle, outcomes, after, orders = self.battle, self.outcomes, self.units_after, self.orders
        succeeded, attackers = battle.succeeded, battle.attackers
        for province, unit in battle.units.items():
            if succeeded.get(province):
                target = orders[province].target
                after[battle.destination[province]] = unit_at(unit.power, unit.kind, target)
                outcomes[province] = MOVES
                continue
            victor = -1
            if province in attackers:
                victor = next((a for a in attackers[province] if succeeded[a]), -1)
            if victor < 0:
                after[province] = unit
            else:
                self.dislodged[province] = victor
            outcomes[province] = self._outcome(province, victor >= 0, void)
        for goal, movers in attackers.items():
            if len(movers) > 1 and goal not in after and self._standoff(goal, movers):
                self.contested |= 1 << goal

    def _outcome(self, province: int, dislodged: bool, void: set[int]) -> int:
        """What became of the order of a unit that did not move away."""
        battle = self.battle
        if province in battle.destination:
            by_sea = province in battle.by_sea
            return NO_CONVOY if by_sea and not battle.route_open(province) else BOUNCES
        if province in battle.supported:
            return SUPPORTS if battle.given[province] else CUT
        if province in void:
            return VOID
        order = self.orders.get(province)
        if order is not None and order.kind == CONVOY:
            return DISRUPTED if dislodged else CONVOYS
        return DISLODGED if dislodged else HOLDS

    def _standoff(self, goal: int, movers: list[int]) -> bool:
        """Is the place empty because movers that count there met? [4.15]"""
        return any(self.battle.prevention(mover, goal)[0] > 0 for mover in movers)


def adjudicate(
    units: Units, orders: Mapping[int, Order], reading: Reading = RULEBOOK, barred: int = 0
) -> Resolution:
    """Resolve a movement phase. Units without an order hold; unlawful orders count as holding. [2.4, 2.5]

    `orders` maps the province of a unit to its order; every order must name the unit that stands there.
    Provinces in the mask `barred` may not be entered.
    """
    battle = Battle(units, reading)
    destination, attackers = battle.destination, battle.attackers
    overseas: list[int] = []
    supporters: list[int] = []
    convoyers: list[int] = []
    void: set[int] = set()
    wants_ships = False
    for province, order in orders.items():
        kind = order.kind
        if kind == MOVE:
            goal = order.target_province
            if order.target in units[province].step_set and not barred >> goal & 1:
                destination[province] = goal
                wants_ships = wants_ships or order.via_convoy
                if goal in attackers:
                    attackers[goal].append(province)
                else:
                    attackers[goal] = [province]
            else:
                overseas.append(province)
        elif kind == CONVOY:
            convoyers.append(province)
        elif kind != HOLD:
            supporters.append(province)
    if overseas or convoyers or wants_ships:
        _arrange_convoys(battle, orders, overseas, convoyers, void, barred)
    if supporters:
        _arrange_supports(battle, orders, supporters, void, barred)
    _settle_plain_moves(battle)
    settle(battle)
    if len(battle.succeeded) != len(destination) or len(battle.given) != len(battle.supported):
        untie(battle)
    return Resolution(battle, orders, void)


def _settle_plain_moves(battle: Battle) -> None:
    """Unopposed steps into empty provinces, the bulk of a phase, and uncontested supports."""
    units, by_sea, attackers = battle.units, battle.by_sea, battle.attackers
    succeeded = battle.succeeded
    for mover, goal in battle.destination.items():
        if goal not in units and len(attackers[goal]) == 1 and mover not in by_sea:
            succeeded[mover] = True
    given = battle.given
    for supporter in battle.supported:
        if supporter not in attackers:
            given[supporter] = True


def _arrange_supports(
    battle: Battle, orders: Mapping[int, Order], supporters: list[int], void: set[int], barred: int
) -> None:
    """Keep the supports that are lawful and match what the supported unit does. [5.3, 5.7–5.11]"""
    units, destination = battle.units, battle.destination
    for province in supporters:
        order = orders[province]
        other = order.other_province
        if order.kind == SUPPORT_HOLD:
            where = other
            matches = other in units and other not in destination
            book = battle.hold_supports
            enterable = -1  # neutral soil is no bar to helping who stands on it
        else:
            where = order.target_province
            matches = destination.get(other) == where and _same_coast(order.target, orders[other].target)
            book = battle.move_supports
            enterable = ~barred
            if matches and other in battle.by_sea:
                matches = _arrives_without(battle, other, where, province)
        if matches and other != province != where and (units[province].mask & enterable) >> where & 1:
            battle.supported[province] = where
            if order.kind == SUPPORT_MOVE:
                battle.for_attack.add(province)
            if other in book:
                book[other].append(province)
            else:
                book[other] = [province]
        else:
            void.add(province)


def _arrives_without(battle: Battle, army: int, goal: int, supporter: int) -> bool:
    """A fleet cannot support a crossing that nobody but itself could carry. [5.9, ruling 4.E]"""
    others = fleets_at_sea(battle.units) & ~(1 << supporter)
    return bool(landing_mask(others, army) >> goal & 1) or goal in battle.units[army].step_set


def _same_coast(named: int, actual: int) -> bool:
    """A support need not name the coast; if it does, it must be the right one. [5.9, ruling 4.B.4]"""
    return named == actual or named < PROVINCE_COUNT


def _arrange_convoys(
    battle: Battle,
    orders: Mapping[int, Order],
    overseas: list[int],
    convoyers: list[int],
    void: set[int],
    barred: int,
) -> None:
    """Match convoy orders with armies and decide who travels by sea. [6.1–6.4, 6.13, 6.14]"""
    units, destination = battle.units, battle.destination
    fleets = fleets_at_sea(units)
    offered: dict[int, int] = {}
    for province in convoyers:
        order = orders[province]
        army = order.other_province
        carried = orders.get(army)
        matches = (
            carried is not None and carried.kind == MOVE and carried.target_province == order.target_province
        )
        if (
            matches
            and convoy_is_possible(units, units[province], order, fleets)
            and not barred >> order.target_province & 1
        ):
            offered[army] = offered.get(army, 0) | 1 << province
        else:
            void.add(province)
    for army in overseas:
        goal = orders[army].target_province
        if (
            is_carried(units[army], orders[army].target)
            and (landing_mask(fleets, army) & ~barred) >> goal & 1
        ):
            destination[army] = goal
            battle.attackers.setdefault(goal, []).append(army)
            battle.by_sea[army] = offered.get(army, 0)
        else:
            void.add(army)
            void.update(provinces_in(offered.get(army, 0)))
    for army, goal in destination.items():
        if army not in battle.by_sea:
            convoy = offered.get(army, 0)
            if convoy and chain_exists(convoy, army, goal):
                if _shows_intent(battle, orders[army], army, goal, convoy, fleets):
                    battle.by_sea[army] = convoy
                    continue
            elif orders[army].via_convoy and battle.reading.via_convoy_needs_chain:
                battle.by_sea[army] = convoy
                continue
            void.update(provinces_in(convoy))  # the army walks, nobody needs the ships


def is_carried(unit: Unit, goal: int) -> bool:
    """Only armies on the coast travel by sea, and only to another coastal province. [6.1, 6.2]"""
    if unit.kind != ARMY or goal >= PROVINCE_COUNT:  # coasts of one province are for fleets alone
        return False
    return IS_COASTAL[unit.province] and IS_COASTAL[goal] and goal != unit.province


def convoy_is_possible(units: Units, fleet: Unit, order: Order, fleets: int) -> bool:
    """Could this fleet lie on a chain for that army over the fleets on the board? [6.1–6.4, ruling 4.A.3]"""
    army = units.get(order.other_province)
    if fleet.kind != FLEET or army is None or not is_carried(army, order.target):
        return False
    return bool(useful_fleets(fleets, order.other_province, order.target_province) >> fleet.province & 1)


def _shows_intent(battle: Battle, order: Order, army: int, goal: int, convoy: int, fleets: int) -> bool:
    """An army with both ways open goes by sea if told so or if an own fleet convoys it. [6.13, 6.14]"""
    if order.via_convoy:
        return True
    if battle.reading.intent_needs_short_route:
        convoy &= needed_fleets(fleets, army, goal)
    power = battle.units[army].power
    return any(battle.units[sea].power == power for sea in provinces_in(convoy))
