"""What the numbers in tables, rules and states stand for, so that mypy tells one from another.

A set of numbers is a mask. Whatever goes through a mask or a table gives numbers of one sort, at no cost:
when the game runs it is the plain function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NewType, TypeAlias, TypeVar

from ....engine.masks import members

#: An area or sea Zone, which of them it is, a nation in track order, a general, a Squadron, a Camp. [2.2]
#: Below zero: none, or a box beside the map.
Place = NewType("Place", int)
Area = NewType("Area", Place)
Zone = NewType("Zone", Place)
Nation = NewType("Nation", int)
Leader = NewType("Leader", int)
Squadron = NewType("Squadron", int)
Camp = NewType("Camp", int)
#: A set of any of these: bit n stands for number n.
Mask: TypeAlias = int

T = TypeVar("T")

if TYPE_CHECKING:

    def each_area(mask: Mask) -> Iterator[Area]: ...
    def each_zone(mask: Mask) -> Iterator[Zone]: ...
    def each_nation(mask: Mask) -> Iterator[Nation]: ...
    def each_squadron(mask: Mask) -> Iterator[Squadron]: ...
    def by_area(facts: Iterable[T]) -> Iterator[tuple[Area, T]]: ...
    def by_nation(facts: Iterable[T]) -> Iterator[tuple[Nation, T]]: ...
    def by_leader(facts: Iterable[T]) -> Iterator[tuple[Leader, T]]: ...
    def by_squadron(facts: Iterable[T]) -> Iterator[tuple[Squadron, T]]: ...

else:
    each_area = each_zone = each_nation = each_squadron = members
    by_area = by_nation = by_leader = by_squadron = enumerate
