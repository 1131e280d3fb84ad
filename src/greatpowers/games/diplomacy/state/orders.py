"""Orders of all phases, and how each is written in the one canonical notation. [2.1, 2.11]

An order names its unit by kind and place, never by owner. Equal orders are one object (`order`), so
adjudication compares by identity and a phase of thirty orders allocates nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ....engine.errors import Refusal
from ..printed.board import LOCATIONS, PROVINCE_OF
from ..printed.names import KIND_LETTERS

HOLD: Final = 0
MOVE: Final = 1
SUPPORT_HOLD: Final = 2
SUPPORT_MOVE: Final = 3
CONVOY: Final = 4
RETREAT: Final = 5
DISBAND: Final = 6
BUILD: Final = 7
REMOVE: Final = 8
WAIVE: Final = 9

#: What an order is called on the wire and in the ids of its sentences, by its kind.
VERBS: Final = (
    "hold", "move", "support-hold", "support", "convoy", "retreat", "disband", "build", "remove", "waive",
)  # fmt: skip

MOVEMENT_KINDS: Final = (HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY)
NOWHERE: Final = -1


class Order:
    """One order. `other` is the supported or convoyed unit's place, `target` where somebody goes."""

    __slots__ = (
        "at", "kind", "other", "other_kind", "other_province", "province", "target", "target_province",
        "text", "unit_kind", "via_convoy",
    )  # fmt: skip

    def __init__(
        self, kind: int, unit_kind: int, at: int, other_kind: int, other: int, target: int, via_convoy: bool
    ) -> None:
        self.kind = kind
        self.unit_kind = unit_kind
        self.at = at
        self.province: int = PROVINCE_OF[at] if at >= 0 else NOWHERE
        self.other_kind = other_kind
        self.other = other
        self.other_province: int = PROVINCE_OF[other] if other >= 0 else NOWHERE
        self.target = target
        self.target_province: int = PROVINCE_OF[target] if target >= 0 else NOWHERE
        self.via_convoy = via_convoy
        self.text = self._write()

    def _write(self) -> str:
        if self.kind == WAIVE:
            return "Waive"
        unit = f"{KIND_LETTERS[self.unit_kind]} {LOCATIONS[self.at]}"
        if self.kind in (BUILD, REMOVE):
            return f"{'B' if self.kind == BUILD else 'R'} {unit}"
        if self.kind == HOLD:
            return f"{unit} H"
        if self.kind == DISBAND:
            return f"{unit} D"
        goal = LOCATIONS[self.target] if self.target >= 0 else ""
        if self.kind in (MOVE, RETREAT):
            return (
                f"{unit} {'-' if self.kind == MOVE else 'R'} {goal}{' via convoy' if self.via_convoy else ''}"
            )
        other = f"{KIND_LETTERS[self.other_kind]} {LOCATIONS[self.other]}"
        if self.kind == SUPPORT_HOLD:
            return f"{unit} S {other}"
        return f"{unit} {'C' if self.kind == CONVOY else 'S'} {other} - {goal}"

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int, int, bool]]:
        return order, (
            self.kind, self.unit_kind, self.at, self.other_kind, self.other, self.target, self.via_convoy,
        )  # fmt: skip

    def __copy__(self) -> Order:
        return self

    def __deepcopy__(self, memo: object) -> Order:
        return self


@cache
def order(
    kind: int, unit_kind: int, at: int, other_kind: int = 0, other: int = NOWHERE, target: int = NOWHERE,
    via_convoy: bool = False,
) -> Order:  # fmt: skip
    """The order with these parts; the same parts give the same object."""
    return Order(kind, unit_kind, at, other_kind, other, target, via_convoy)


def hold(unit_kind: int, at: int) -> Order:
    return order(HOLD, unit_kind, at, 0, NOWHERE, NOWHERE, False)


def move(unit_kind: int, at: int, target: int, via_convoy: bool = False) -> Order:
    return order(MOVE, unit_kind, at, 0, NOWHERE, target, via_convoy)


def support_hold(unit_kind: int, at: int, other_kind: int, other: int) -> Order:
    return order(SUPPORT_HOLD, unit_kind, at, other_kind, other, NOWHERE, False)


def support_move(unit_kind: int, at: int, other_kind: int, other: int, target: int) -> Order:
    return order(SUPPORT_MOVE, unit_kind, at, other_kind, other, target, False)


def convoy(at: int, other: int, target: int) -> Order:
    """A fleet carries an army from `other` to `target`. [6.1]"""
    return order(CONVOY, 1, at, 0, other, target, False)


def retreat(unit_kind: int, at: int, target: int) -> Order:
    return order(RETREAT, unit_kind, at, 0, NOWHERE, target, False)


def disband(unit_kind: int, at: int) -> Order:
    return order(DISBAND, unit_kind, at, 0, NOWHERE, NOWHERE, False)


def build(unit_kind: int, at: int) -> Order:
    return order(BUILD, unit_kind, at, 0, NOWHERE, NOWHERE, False)


def remove(unit_kind: int, at: int) -> Order:
    return order(REMOVE, unit_kind, at, 0, NOWHERE, NOWHERE, False)


WAIVED: Final = order(WAIVE, 0, NOWHERE, 0, NOWHERE, NOWHERE, False)


#: Text of the answer of a seat that gives no orders: its powers have no government. [9.1]
NO_ORDERS = "none"
_BETWEEN: Final = "; "


def lines_of(text: str) -> list[str]:
    """The lines of the text of `Orders`."""
    return text.split(_BETWEEN)


@dataclass(frozen=True, slots=True)
class Orders:
    """A seat's sealed answer: its orders, or nothing at all."""

    orders: tuple[Order, ...]
    #: Lines beside them that cannot be read; kept only where unlawful orders are accepted. [2.4]
    unread: tuple[str, ...] = ()

    def __str__(self) -> str:
        return _BETWEEN.join([*(order.text for order in self.orders), *self.unread]) or NO_ORDERS


@dataclass(frozen=True, slots=True)
class Void:
    """A line that is not carried out; `order` is None where it cannot be read."""

    text: str
    why: Refusal
    order: Order | None = None
