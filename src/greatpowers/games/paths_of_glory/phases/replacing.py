"""Replacement Phase: the Allies, then the Central Powers, bring units up to strength. [6.0 F, 17]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import ELIMINATED, RESERVE, SPACES
from ..changes import place_unit, restore_unit
from ..names import AP, CP, SIDE_NUMBER, SIDES
from ..occupation import enter_space
from ..replacements import (
    Halves,
    Replacement,
    halves_of,
    home_of_rebuilt,
    points_gained,
    points_lost,
    refusal,
    replacements_for,
    spent,
)
from ..round_changes import begin_phase, gain_rp, lose_rp, set_rp
from ..state import NOWHERE, State
from ..texts import read_refs, read_space
from ..units import IS_ARMY, KIND_ID, OF_KIND, SIDE

DONE = Replacement("done", -1)


@frame
class ReplacementPhase(Procedure):
    """[6.0 F]"""

    @step
    def count_points(self, state: State) -> None:
        begin_phase(state, "replacements")
        gained, lost = points_gained(state), points_lost(state)
        if gained:
            gain_rp(state, gained, "replacement-phase")
        if lost:
            lose_rp(state, lost, "replacement-phase")

    @step
    def spend(self, state: State) -> None:
        for side in (AP, CP):
            halves = halves_of(state, side)
            if halves:
                state.then(ChooseReplacement(SIDES[side], halves))

    @step
    def forget_points(self, state: State) -> None:
        """Nothing is kept for later. [17.1.2]"""
        if any(state.rp.values()):
            set_rp(state, {})


@frame
class ChooseReplacement(AnyChoice):
    """Use points for one more step, or be done. [17.1.4]"""

    seat: str
    #: Points left by type, in halves: a step of a corps costs one, a step of an army two.
    halves: Halves

    def options(self, state: State) -> Sequence[Replacement]:
        return [DONE, *replacements_for(state, SIDE_NUMBER[self.seat], dict(self.halves))]

    def chosen(self, state: State, use: Replacement) -> None:
        if use == DONE:
            return
        carry_out(state, use)
        state.then(ChooseReplacement(self.seat, spent(self.halves, use.unit)))

    def write(self, use: Replacement) -> str:
        if use == DONE:
            return DONE.how
        kind = KIND_ID[use.unit]
        if use.how == "flip":
            return f"flip {kind} reduced@{SPACES[use.place]}"
        return f"rebuild {kind}" + (f" at {SPACES[use.place]}" if use.place != NOWHERE else "")

    def read(self, state: State, text: str) -> Replacement:
        word, _, rest = " ".join(text.split()).partition(" ")
        if word == "done" and not rest:
            return DONE
        if word == "flip":
            return _read_flip(state, rest)
        if word == "rebuild":
            return _read_rebuild(state, rest)
        raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))

    def refuse(self, state: State, use: Replacement) -> Refusal | None:
        return None if use == DONE else refusal(state, SIDE_NUMBER[self.seat], dict(self.halves), use)


def carry_out(state: State, use: Replacement) -> None:
    """One step for a unit; whoever was eliminated comes back reduced. [17.1.4–17.1.6]"""
    if use.how == "flip":
        restore_unit(state, use.unit)
        return
    space = use.place if IS_ARMY[use.unit] else home_of_rebuilt(use.unit)
    place_unit(state, use.unit, space, reduced=True)
    if space != RESERVE[SIDE[use.unit]]:
        enter_space(state, (use.unit,), space)


def _read_flip(state: State, text: str) -> Replacement:
    """The unit meant; the word "reduced" may be left out."""
    kind, at, where = text.partition("@")
    if " " not in kind.strip():
        reduced = f"{kind.strip()} reduced{at}{where}"
        try:
            unit = read_refs(state, reduced)[0]
        except UnreadableDecision:
            unit = read_refs(state, text)[0]
    else:
        unit = read_refs(state, text)[0]
    return Replacement("flip", unit, state.place[unit])


def _read_rebuild(state: State, text: str) -> Replacement:
    """The eliminated counter of a kind, or else any of them, so that the refusal can say why."""
    kind, at, where = text.partition(" at ")
    units = OF_KIND.get(kind.strip().casefold())
    if units is None:
        raise UnreadableDecision(Refusal("pog-unit-unknown", params={"text": text[:80]}))
    unit = next((u for u in units if state.place[u] == ELIMINATED[SIDE[u]]), units[0])
    return Replacement("rebuild", unit, read_space(where) if at else NOWHERE)
