"""Units as players name them: what counters look like, and which counters are meant. [texts of options]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.errors import Refusal, UnreadableDecision
from ..printed.board import SPACES
from ..printed.units import KIND_ID, TYPE
from .ids import UNNAMED, Force, Look, Ref, Unit, is_meant, ref_text
from .state import State


def unit_text(state: State, unit: Unit) -> str:
    """The unit without its place: `ge_corps reduced`."""
    return KIND_ID[unit] + (" reduced" if state.reduced >> unit & 1 else "")


def ref(state: State, unit: Unit) -> str:
    """The unit with its place."""
    return f"{unit_text(state, unit)}@{SPACES[state.place[unit]]}"


def refs(state: State, units: Iterable[Unit]) -> str:
    """Several units in one text, divided by commas."""
    return ", ".join(ref(state, unit) for unit in units)


def seen(state: State, unit: Unit) -> Ref:
    """What the unit looks like; the same for all that are alike."""
    return Ref(TYPE[unit], bool(state.reduced >> unit & 1), state.place[unit])


def itself(state: State, unit: Unit) -> Ref:
    """The unit and no other."""
    return Ref(unit, bool(state.reduced >> unit & 1), state.place[unit])


def unplaced(state: State, unit: Unit) -> Look:
    """What the unit looks like, without its place."""
    return Look(Ref(TYPE[unit], bool(state.reduced >> unit & 1), UNNAMED))


def alike(state: State, units: Iterable[Unit]) -> Force:
    """What tells groups of units apart for a player: how they look, in the order of their texts."""
    return in_order(seen(state, unit) for unit in units)


def in_order(found: Iterable[Ref]) -> Force:
    return tuple(sorted(found, key=ref_text))


def counters(state: State, force: Iterable[Ref], first: Sequence[Unit] = ()) -> tuple[Unit, ...]:
    """The counters meant. Counters of one kind and strength are alike: those in `first` are taken before
    others, then the lowest."""
    found: list[Unit] = []
    for one in force:
        free = [unit for unit in state.at[one.space] if unit not in found and is_meant(state, one, unit)]
        if not free:
            raise UnreadableDecision(Refusal("pog-unit-not-there", params={"text": ref_text(one)}))
        found.append(next((unit for unit in free if unit in first), free[0]))
    return tuple(found)
