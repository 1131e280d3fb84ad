"""How likely attacks, supports and guards are to succeed, judged by who is near."""

from __future__ import annotations

from ..situation import Situation
from .weights import WEIGHTS


class Chances:
    """Estimates in thousandths for one phase."""

    __slots__ = ("_all_rivals", "_entering", "_situation")

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        #: Province -> the chances to get in with none, one … supports.
        self._entering: dict[int, tuple[int, ...]] = {}
        rivals = [row for camp, row in enumerate(situation.reach) if camp != situation.me]
        self._all_rivals = [sum(column) for column in zip(*rivals, strict=True)]

    def enter(self, province: int, supports: int) -> int:
        """The chance to get into a province with so many supports."""
        known = self._entering.get(province)
        if known is None:
            known = self._entering[province] = tuple(self._enter(province, number) for number in range(4))
        return known[min(supports, 3)]

    def _enter(self, province: int, supports: int) -> int:
        situation, table = self._situation, WEIGHTS.chance
        resident = situation.units.get(province)
        if resident is None or situation.is_mine(province):
            return table.enter[supports][min(situation.threat(province), 3)]
        camp = situation.camp_of[resident.power]
        if camp >= 0:
            return table.dislodge[supports][min(situation.reach[camp][province], 3)]
        # A unit without a player only holds: one support drives it out for certain.
        return table.enter[supports - 1][min(situation.threat(province), 3)] if supports else 0

    def keep(self, province: int, supports: int) -> int:
        """The chance that a unit with so many supports is still there afterwards."""
        return WEIGHTS.chance.keep[min(supports, 3)][min(self._situation.threat(province), 3)]

    def support(self, supporter: int, target: int) -> int:
        """The chance that a support is not cut: an attack from where it is aimed does not count."""
        attackers = self._all_rivals[supporter]
        resident = self._situation.units.get(target)
        if attackers and resident is not None and not self._situation.is_mine(target):
            attackers -= resident.mask >> supporter & 1 and self._situation.camp_of[resident.power] >= 0
        return WEIGHTS.chance.unsafe_support if attackers else 1000
