"""References in questions about a position: texts into counters, with clear words where none is meant."""

from __future__ import annotations

from collections.abc import Iterable

from ...shared.documents import did_you_mean, one_of, wrong
from ..positions.reading import kind
from ..printed.board import SPACE_NUMBER
from ..printed.names import SIDE_NUMBER, SIDES, Side, Space, Unit
from ..printed.units import KIND_ID, SIDE
from ..state.state import State
from ..state.texts import ref


def read_side(side: str) -> Side:
    return SIDE_NUMBER[one_of(side, SIDES, "side", "side")]


def read_space(name: str) -> Space:
    return SPACE_NUMBER[one_of(name, SPACE_NUMBER, "space", "space")]


def read_units(state: State, refs: Iterable[str]) -> tuple[Unit, ...]:
    """Different counters of one side, one for each reference."""
    found: list[Unit] = []
    for text in [refs] if isinstance(refs, str) else refs:
        found.append(_read_unit(state, text, found))
    if not found:
        raise wrong("units", "at least one unit is needed")
    if len({SIDE[unit] for unit in found}) > 1:
        raise wrong("units", "units of one side are needed")
    return tuple(found)


def _read_unit(state: State, text: str, taken: list[Unit]) -> Unit:
    unit, _, place = text.partition("@")
    name, is_reduced = kind(unit, text)
    space = SPACE_NUMBER[one_of(place.strip(), SPACE_NUMBER, text, "space")]
    for found in state.at[space]:
        if KIND_ID[found] == name and bool(state.reduced >> found & 1) == is_reduced and found not in taken:
            return found
    here = [ref(state, found) for found in state.at[space]]
    raise wrong(text, f"no such unit is there{did_you_mean(text, here)}")
