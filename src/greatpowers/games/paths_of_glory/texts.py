"""Units and spaces as texts: `ge_2@sedan`, `ge_corps reduced@sedan`. The same in options, positions, logs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.errors import Refusal, UnreadableDecision
from .board import SPACE_NUMBER, SPACES
from .state import State
from .units import KIND_ID, KINDS


def unit_text(state: State, unit: int) -> str:
    """The unit without its place: `ge_corps reduced`."""
    return KIND_ID[unit] + (" reduced" if state.reduced >> unit & 1 else "")


def ref(state: State, unit: int) -> str:
    """The unit with its place."""
    return f"{unit_text(state, unit)}@{SPACES[state.place[unit]]}"


def refs(state: State, units: Iterable[int]) -> str:
    """Several units in one text, divided by commas."""
    return ", ".join(ref(state, unit) for unit in units)


def read_space(text: str) -> int:
    """The number of a space given by its id."""
    name = text.strip().casefold().replace(" ", "_")
    if name not in SPACE_NUMBER:
        raise UnreadableDecision(Refusal("pog-space-unknown", params={"text": text[:80]}))
    return SPACE_NUMBER[name]


def read_refs(state: State, text: str, first: Sequence[int] = ()) -> tuple[int, ...]:
    """The counters meant by refs. Counters of one kind and strength are alike: those in `first` are taken
    before others, then the lowest."""
    found: list[int] = []
    for part in text.split(","):
        found.append(_read_ref(state, part, found, first))
    return tuple(found)


def _read_ref(state: State, text: str, taken: Sequence[int], first: Sequence[int]) -> int:
    words, _, where = " ".join(text.split()).partition("@")
    kind, _, strength = words.strip().casefold().partition(" ")
    problem = Refusal("pog-unit-unknown", params={"text": text.strip()[:80]})
    if kind not in KINDS or strength not in ("", "reduced") or not where.strip():
        raise UnreadableDecision(problem)
    wanted = strength == "reduced"
    space = read_space(where)
    here = [u for u in state.at[space] if KIND_ID[u] == kind and bool(state.reduced >> u & 1) == wanted]
    free = [u for u in here if u not in taken]
    if not free:
        raise UnreadableDecision(Refusal("pog-unit-not-there", params={"text": text.strip()[:80]}))
    return next((u for u in free if u in first), free[0])


def alike(state: State, units: Iterable[int]) -> tuple[str, ...]:
    """What tells groups of units apart for a player: their texts, in order."""
    return tuple(sorted(ref(state, unit) for unit in units))
