"""What was agreed on, as a planner needs it: settled orders, help that is hoped for, whom to spare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...state.orders import Order
from ..situation import Situation
from .values import CENTRE_PLACE, Values


@dataclass(frozen=True, slots=True)
class Bonds:
    """All that binds one seat in one movement phase."""

    #: Own province -> the order its unit is to be given.
    fixed: Mapping[int, Order] = field(default_factory=dict)
    #: (province of an own unit, where it goes or stays) -> chances in thousandths that foreign units help it.
    helped: Mapping[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)
    #: Provinces not to be entered: zones, and what belongs to those one has peace with.
    spared: int = 0
    #: Camps that are not feared in own provinces.
    trusted: frozenset[int] = frozenset()
    #: Camps whose centres are worth more, since somebody else fights them too.
    hunted: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.fixed or self.helped or self.spared or self.trusted or self.hunted)


#: Percent to which the centres of a common enemy are worth more.
_HUNTED = 130


def bind(situation: Situation, bonds: Bonds) -> None:
    """Look at the board as somebody who keeps to what was agreed on."""
    situation.barred |= bonds.spared
    if not bonds.trusted:
        return
    rows = [
        row for camp, row in enumerate(situation.reach) if camp != situation.me and camp not in bonds.trusted
    ]
    for province in situation.units:
        if situation.is_mine(province):
            situation.strongest[province] = max((row[province] for row in rows), default=0)
    for centre, camp in situation.centre_camp.items():
        if camp == situation.me:
            situation.strongest[centre] = max((row[centre] for row in rows), default=0)


def bound_values(situation: Situation, values: Mapping[int, Values], bonds: Bonds) -> Mapping[int, Values]:
    """Values that lean towards the common enemies."""
    if not bonds.hunted:
        return values
    places = [CENTRE_PLACE[centre] for centre, camp in situation.centre_camp.items() if camp in bonds.hunted]
    made: dict[int, Values] = {}
    for power, own in values.items():
        worths = list(own.worths)
        for place in places:
            worths[place] = worths[place] * _HUNTED // 100
        made[power] = own.with_worths(worths)
    return made


def with_help(chances: tuple[int, ...], chance_with: list[int]) -> int:
    """The chance of success if each helper comes with its own; `chance_with[n]` is that with n of them."""
    comes = [1000] + [0] * len(chances)
    for chance in chances:
        for number in range(len(chances), 0, -1):
            comes[number] = (comes[number] * (1000 - chance) + comes[number - 1] * chance) // 1000
        comes[0] = comes[0] * (1000 - chance) // 1000
    return sum(share * chance for share, chance in zip(comes, chance_with, strict=True)) // 1000
