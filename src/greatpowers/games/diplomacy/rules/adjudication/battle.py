"""The conflict of one phase: who attacks what with which strength, known so far or not. [4, 5, 6]

Every question is answered with True, False or None, None meaning "not settled yet". Strengths are
(lowest, highest) for the same reason. Answers only ever become more definite, so asking again in any
order leads to the same end; what stays open is a knot, see `knots`.
"""

from __future__ import annotations

from ...printed.board import provinces_in
from ...printed.names import NOBODY
from ...printed.readings import Reading
from ...printed.units import Units
from ..convoys import chain_exists

#: Nobody's supports or rivals: shared, never changed.
_NONE: list[int] = []


class Battle:
    """The lawful orders of a phase, sorted for resolving, and what is settled so far."""

    __slots__ = (
        "attackers",
        "by_sea",
        "destination",
        "for_attack",
        "given",
        "hold_supports",
        "move_supports",
        "reading",
        "succeeded",
        "supported",
        "suspended",
        "units",
    )  # fmt: skip

    def __init__(self, units: Units, reading: Reading) -> None:
        self.units = units
        self.reading = reading
        #: Province of a moving unit -> where it goes; only lawful moves.
        self.destination: dict[int, int] = {}
        self.attackers: dict[int, list[int]] = {}
        #: Armies that travel by sea -> mask of the fleets with the matching convoy order.
        self.by_sea: dict[int, int] = {}
        #: Supporter -> province in which its support counts; only supports that match an order.
        self.supported: dict[int, int] = {}
        #: Those of them that support a move; the others support holding.
        self.for_attack: set[int] = set()
        self.hold_supports: dict[int, list[int]] = {}
        self.move_supports: dict[int, list[int]] = {}
        #: Settled answers: does the move succeed, is the support given.
        self.succeeded: dict[int, bool] = {}
        self.given: dict[int, bool] = {}
        #: Armies whose convoy is part of a paradox and is called off.
        self.suspended: set[int] = set()

    def strength(self, supporters: list[int], without: int = NOBODY) -> tuple[int, int]:
        """One for the unit and one for each support, leaving out those of one power. [5.1, 5.12]"""
        low = high = 1
        given, units = self.given, self.units
        for supporter in supporters:
            if units[supporter].power == without:
                continue
            answer = given.get(supporter)
            if answer is None:
                high += 1
            elif answer:
                low += 1
                high += 1
        return low, high

    def fleet_dislodged(self, sea: int) -> bool | None:
        """Is the convoying fleet driven out? [6.5]"""
        answer: bool | None = False
        for attacker in self.attackers.get(sea, _NONE):
            won = self.succeeded.get(attacker)
            if won:
                return True
            if won is None:
                answer = None
        return answer

    def route_open(self, army: int, without: int = 0) -> bool | None:
        """Does a whole chain of convoying fleets survive, apart from the fleets in `without`? [6.5, 6.10]"""
        if army in self.suspended:
            return False
        fleets = self.by_sea[army] & ~without
        safe = hopeful = 0
        for sea in provinces_in(fleets):
            lost = self.fleet_dislodged(sea)
            if not lost:
                hopeful |= 1 << sea
                if lost is False:
                    safe |= 1 << sea
        goal = self.destination[army]
        if chain_exists(safe, army, goal):
            return True
        return None if hopeful != safe and chain_exists(hopeful, army, goal) else False

    def support_given(self, supporter: int) -> bool | None:
        """Is the support neither cut by an attack nor lost with the supporter? [5.16–5.20, 6.11, 6.12]"""
        power = self.units[supporter].power
        where = self.supported[supporter]
        answer: bool | None = True
        for attacker in self.attackers.get(supporter, _NONE):
            if self.units[attacker].power == power:
                continue  # rule 16; nor can an own unit dislodge it
            cuts = self._attack_cuts(attacker, where, supporter in self.for_attack)
            if cuts:
                return False
            if cuts is None:
                answer = None
        return answer

    def _attack_cuts(self, attacker: int, where: int, for_attack: bool) -> bool | None:
        """Does this foreign attack end a support that counts in `where`?"""
        if attacker == where:
            return self.succeeded.get(attacker)  # rule 14: only by dislodging
        if attacker not in self.by_sea:
            return True
        # Rule 21, literally: support for an attack on a fleet ends only by a route without that fleet.
        spared = 1 << where if for_attack and self.reading.rule_21_literal else 0
        arrives = self.route_open(attacker, spared)
        if arrives is False and self.by_sea[attacker] & spared:
            return self.succeeded.get(attacker)  # rule 14 is not set aside
        return arrives

    def head_to_head(self, one: int, other: int) -> bool:
        """Do two units march against each other by land? [4.7, 6.9]"""
        return (
            self.destination.get(other) == one
            and self.destination.get(one) == other
            and one not in self.by_sea
            and other not in self.by_sea
        )

    def prevention(self, rival: int, goal: int) -> tuple[int, int]:
        """Strength with which a move keeps others out of its destination. [4.12–4.14]"""
        low, high = self.strength(self.move_supports.get(rival, _NONE))
        if rival in self.by_sea:
            arrives = self.route_open(rival)
            if arrives is False:
                return 0, 0
            if arrives is None:
                low = 0
        if self.destination.get(goal) == rival:
            beaten = self._beaten_by(rival, goal)
            if beaten:
                return 0, 0
            if beaten is None:
                low = 0
        return low, high

    def _beaten_by(self, unit: int, opponent: int) -> bool | None:
        """Was the unit dislodged by the one that came from its own destination? [4.14, ruling 4.A.7]"""
        won = self.succeeded.get(opponent)
        if won is False or self.head_to_head(unit, opponent):
            return won
        if self.reading.head_to_head_only:
            return False
        left = self.succeeded.get(unit)
        if left:
            return False
        return None if won is None or left is None else True

    def move_succeeds(self, mover: int) -> bool | None:
        """Does the unit reach its destination? [4.3–4.12]"""
        goal = self.destination[mover]
        arrives: bool | None = True
        if mover in self.by_sea:
            arrives = self.route_open(mover)
            if arrives is False:
                return False
        supporters = self.move_supports.get(mover, _NONE)
        resident = self.units.get(goal)
        if resident is None:
            answer = self._beats_rivals(mover, goal, self.strength(supporters))
        else:
            own = resident.power == self.units[mover].power
            left = self.succeeded.get(goal) if goal in self.destination else False
            if self.head_to_head(mover, goal):
                against = self.strength(self.move_supports.get(goal, _NONE))
                answer = False if own else self._dislodges(mover, goal, against)
            elif left:
                answer = self._beats_rivals(mover, goal, self.strength(supporters))
            else:
                if goal in self.destination:
                    against = (1, 1)
                else:
                    against = self.strength(self.hold_supports.get(goal, _NONE))
                answer = False if own else self._dislodges(mover, goal, against)
                if left is None:
                    if_left = self._beats_rivals(mover, goal, self.strength(supporters))
                    answer = answer if answer == if_left else None
        return None if answer and arrives is None else answer

    def _dislodges(self, mover: int, goal: int, against: tuple[int, int]) -> bool | None:
        """Does the attack beat the resident unit and every rival, without help from the resident's power?"""
        attack = self.strength(self.move_supports.get(mover, _NONE), without=self.units[goal].power)
        if attack[1] <= against[0]:
            return False
        beats_rivals = self._beats_rivals(mover, goal, attack)
        if beats_rivals and attack[0] <= against[1]:
            return None
        return beats_rivals

    def _beats_rivals(self, mover: int, goal: int, attack: tuple[int, int]) -> bool | None:
        """Is the attack stronger than every other move to the same place? [4.3, 4.12]"""
        answer: bool | None = True
        for rival in self.attackers[goal]:
            if rival != mover:
                low, high = self.prevention(rival, goal)
                if attack[1] <= low:
                    return False
                if attack[0] <= high:
                    answer = None
        return answer
