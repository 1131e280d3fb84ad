"""Attackers at full strength follow into what the defenders left. [12.7]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.option import Option, option
from ...printed.board import BEACHES, CHANNEL_COAST, FORT, SPACES, TERRAIN
from ...printed.names import CLEAR, CP, ENEMY, SIDES, Space, Unit
from ...printed.units import KIND_ID
from ...state.changes.map import move_unit
from ...state.changes.rounds import set_combat
from ...state.ids import Force, Way, as_way
from ...state.state import Combat, State, has_fort, is_besieged, running
from ...state.texts import alike, counters
from ..answers import DONE, Done
from ..movement.limits import barred_spaces, entry_refusal, may_stay_on_channel
from ..movement.near_east import caucasus_refusal, note_crossing
from ..movement.occupation import can_besiege, enemy_fort, enter_space, pass_through
from ..movement.stacking import STACK_LIMIT
from ..supply.supply import closed, occupied
from .retreat_paths import Path
from .targets import lines_from


@option("advance {units} to {path}")
class Advance(Option):
    """Who goes, and by which spaces."""

    units: Force
    path: Way


def may_advance_at_all(state: State, combat: Combat) -> bool:
    """Is the space given up? A fort without units must have fallen. [12.7.1]"""
    if occupied(state, ENEMY[combat.side]) >> combat.target & 1:
        return False
    return not combat.fort_alone or not has_fort(state, combat.target)


def advancing_units(state: State, combat: Combat) -> tuple[Unit, ...]:
    """Attackers at full strength that have not gone yet. [12.7.1]"""
    pairs = zip(combat.attackers, combat.origins, strict=True)
    return tuple(
        unit
        for unit, origin in pairs
        if state.place[unit] == origin != combat.target and not state.reduced >> unit & 1
    )


def advance_ways(combat: Combat) -> list[Path]:
    """Into the space; after a retreat of two also on into spaces the enemy went through. [12.7.2–12.7.4]"""
    ways: list[Path] = [(combat.target,)]
    if combat.retreat == 2 and TERRAIN[combat.target] == CLEAR:
        passed = {path[0] for _, path in combat.retreats}
        ways.extend((combat.target, space) for space in sorted(passed))
    return ways


def ask_to_advance(state: State) -> None:
    """Let the attacker follow as long as anybody can. [12.7.1]"""
    combat = running(state)
    if may_advance_at_all(state, combat) and advancing_units(state, combat):
        state.then(ChooseAdvance(SIDES[combat.side]))


def advance_refusal(state: State, combat: Combat, units: Sequence[Unit], way: Path) -> Refusal | None:
    """Why these units may not advance together by this way; None if they may. [12.7]"""
    able = advancing_units(state, combat)
    for unit in units:
        if unit not in able:
            return Refusal("pog-advance-not-able", "12.7.1", {"unit": KIND_ID[unit]})
    if way not in advance_ways(combat):
        return Refusal("pog-advance-not-there", "12.7.3", {"space": SPACES[way[-1]]})
    for index, space in enumerate(way):
        before = [state.place[unit] for unit in units] if index == 0 else [way[0]] * len(units)
        ends = index == len(way) - 1
        refusal = _space_refusal(state, combat, units, space, ends) or _way_refusal(
            state, units, before, space
        )
        if refusal is not None:
            return refusal
    return None


def _space_refusal(
    state: State, combat: Combat, units: Sequence[Unit], space: Space, ends: bool
) -> Refusal | None:
    """What speaks against entering the space, or stopping there, as a group."""
    params: dict[str, str | int] = {"space": SPACES[space]}
    side = combat.side
    if occupied(state, ENEMY[side]) >> space & 1:
        return Refusal("pog-advance-enemy", "12.7.5", params)
    # Ruling 101: a beach on the way had its marker until the first of them entered. [11.1.10]
    if (closed(state) & ~BEACHES) >> space & 1:
        return Refusal("pog-attack-neutral", "11.1.11", params)
    if len(state.at[space]) + len(units) > STACK_LIMIT:
        return Refusal("pog-advance-stacking", "12.7.1", params)
    if (
        side == CP
        and space != combat.target
        and CHANNEL_COAST >> space & 1
        and not may_stay_on_channel(state)
    ):
        return Refusal("pog-advance-channel", "12.7.7", params)
    holds_out = enemy_fort(state, space, side) and not is_besieged(state, space)
    # Besiegers stop; a force too weak to besiege may not come at all. [12.7.6]
    if holds_out and not (ends and can_besiege((*state.at[space], *units), FORT[space])):
        return Refusal("pog-advance-fort", "12.7.6", params)
    return None


def _way_refusal(
    state: State, units: Sequence[Unit], before: Sequence[Space], space: Space
) -> Refusal | None:
    """What speaks against each unit's own step: lines and limits of its nation. [11.1.4, 12.7]"""
    for unit, start in zip(units, before, strict=True):
        if not lines_from(state, unit, start) >> space & 1:
            return Refusal("pog-attack-no-line", "11.1.4", {"unit": KIND_ID[unit], "space": SPACES[space]})
        if barred_spaces(state, unit, "advance") >> space & 1:
            return entry_refusal(state, unit, space, "advance")
        # The road over the Caucasus was used up by the attack itself. [12.1.9]
        if start != state.place[unit]:
            refusal = caucasus_refusal(state, unit, start, space)
            if refusal is not None:
                return refusal
    return None


@frame
class ChooseAdvance(Choice[State, Advance | Done]):
    """Who follows next, and how far? [12.7.1]"""

    seat: str
    asks = "advance"

    def options(self, state: State) -> list[Advance | Done]:
        found: dict[Advance, None] = {}
        combat = running(state)
        for way in advance_ways(combat):
            for units in _groups(state, combat, way):
                if advance_refusal(state, combat, units, way) is None:
                    found[Advance(alike(state, units), as_way(way))] = None
        return [*found, DONE]

    def read(self, state: State, text: str) -> Advance | Done:
        found = super().read(state, text)
        match found:
            case Advance(_, path):
                return Advance(alike(state, self.counters(state, found)), path)
        return found

    def refuse(self, state: State, option: Advance | Done) -> Refusal | None:
        match option:
            case Advance(_, path):
                return advance_refusal(state, running(state), self.counters(state, option), path)
        return None

    def counters(self, state: State, option: Advance) -> tuple[Unit, ...]:
        """Of counters that are alike those are meant that may advance."""
        return counters(state, option.units, advancing_units(state, running(state)))

    def chosen(self, state: State, option: Advance | Done) -> None:
        match option:
            case Advance(_, path):
                go_forward(state, self.counters(state, option), path)
                ask_to_advance(state)


def _groups(state: State, combat: Combat, way: Path) -> Iterator[tuple[Unit, ...]]:
    """One by one; only a fort must be reached together. [12.7.6]"""
    units = advancing_units(state, combat)
    end = way[-1]
    together = enemy_fort(state, end, combat.side) and not is_besieged(state, end)
    for count in range(1, STACK_LIMIT + 1 if together else 2):
        yield from combinations(units, count)


def go_forward(state: State, units: Sequence[Unit], way: Path) -> None:
    """The units are at the end of the way; what they entered is theirs, or besieged. [12.7.9]"""
    for unit in units:
        move_unit(state, unit, (state.place[unit], *way), "advance")
        for a, b in pairwise(way):
            note_crossing(state, a, b)
    for space in way[:-1]:
        pass_through(state, units, space)
    enter_space(state, units, way[-1])
    combat = running(state)
    set_combat(state, replace(combat, advanced=True))
