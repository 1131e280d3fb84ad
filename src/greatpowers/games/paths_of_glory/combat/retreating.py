"""The beaten defenders go back, stand for one more step, or perish. [12.5]"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import LEAVE, REPEAT, AnyChoice, Next, Procedure, frame, step
from ..board import ELIMINATED, SPACES, TERRAIN
from ..changes import eliminate_unit, move_unit
from ..events import RetreatCancelled
from ..names import CLEAR, SIDES
from ..near_east import note_crossing
from ..occupation import enter_space
from ..round_changes import note_retreated, set_combat
from ..state import Combat, State
from ..texts import read_space, unit_text
from ..units import IS_ARMY, SIDE, UNITS
from .losses import Outcome, single_steps
from .retreat_paths import Path, retreat_paths, saving_paths
from .running import running
from .strength import cards_of, trench_in_effect
from .taking_losses import bear, outcome_text
from .withdrawal import is_withdrawing

#: The note of a combat from which entrenched Germans need not retreat. [card cp_61]
HAIG_NOTE: Final = "haig"
GO: Final = Outcome((), (), (), 0, False)


@frame
class Retreat(Procedure):
    """All surviving defenders must go, unless something holds them. [12.5.1]"""

    @step
    def hold(self, state: State) -> Next | None:
        """A withdrawal is never called off; other retreats a card may cancel. [12.6.5]"""
        combat = running(state)
        if is_withdrawing(combat):
            return None
        holding = next((c.id for c in cards_of(combat, 1 - combat.side) if c.cancels_retreat), "")
        if HAIG_NOTE in combat.notes:
            holding = holding or HAIG_NOTE
        if holding:
            cancel_retreat(state, holding)
            return LEAVE
        return None

    @step
    def stand(self, state: State) -> None:
        combat = running(state)
        if may_stand(state, combat):
            state.then(ChooseStand(SIDES[1 - combat.side]))

    @step
    def go(self, state: State) -> None:
        combat = running(state)
        if combat.retreat:
            state.then(GoBack(combat.defenders, combat.retreat))


def cancel_retreat(state: State, why: str) -> None:
    """Nobody need go."""
    combat = running(state)
    set_combat(state, replace(combat, retreat=0))
    state.record(RetreatCancelled(SPACES[combat.target], why))


def may_stand(state: State, combat: Combat) -> bool:
    """Is the ground, or a trench, good enough to stand, and a step left to pay with? [12.5.3]"""
    if is_withdrawing(combat):
        return False
    if TERRAIN[combat.target] == CLEAR and not trench_in_effect(state, combat):
        return False
    return bool(standing_outcomes(state, combat))


def standing_outcomes(state: State, combat: Combat) -> tuple[Outcome, ...]:
    """What one more lost step may leave; the last step cannot be paid. [12.5.3]"""
    return tuple(outcome for outcome in single_steps(state, combat.defenders) if outcome.pieces)


@frame
class ChooseStand(AnyChoice):
    """Lose one more step and stay, or go? [12.5.3]"""

    seat: str

    def options(self, state: State) -> list[Outcome]:
        return [*standing_outcomes(state, running(state)), GO]

    def write(self, option: Outcome) -> str:
        return "retreat" if option == GO else f"stand {outcome_text(option)}"

    def chosen(self, state: State, option: Outcome) -> None:
        if option != GO:
            bear(state, option, attacking=False)
            cancel_retreat(state, "pog-stood")


@frame
class GoBack(Procedure):
    """These units go back one by one; whoever cannot perishes. [12.5.4]"""

    units: tuple[int, ...]
    length: int

    @step
    def next_unit(self, state: State) -> Next | None:
        left = units_to_go(state, self.units)
        for unit in left:
            if not retreat_paths(state, unit, self.length):
                perish(state, unit)
        left = units_to_go(state, self.units)
        if not left:
            return None
        seat = SIDES[1 - running(state).side]
        state.then(ChooseRetreat(seat, left, self.length))
        return REPEAT


def units_to_go(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those that still stand in the defended space."""
    target = running(state).target
    return tuple(unit for unit in units if state.place[unit] == target)


@frame
class ChooseRetreat(AnyChoice):
    """Which unit goes next, and where? [12.5.5]"""

    seat: str
    units: tuple[int, ...]
    length: int

    def options(self, state: State) -> list[tuple[str, Path]]:
        found = saving_paths(state, self.units, self.length)
        listed = ((unit_text(state, unit), path) for unit, paths in found.items() for path in paths)
        return list(dict.fromkeys(listed))

    def write(self, option: tuple[str, Path]) -> str:
        text, path = option
        return f"retreat {text} to {' '.join(SPACES[space] for space in path)}"

    def read(self, state: State, text: str) -> tuple[str, Path]:
        words = " ".join(text.split()).casefold()
        unit, _, way = words.removeprefix("retreat ").partition(" to ")
        if not words.startswith("retreat ") or not way:
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        return unit, tuple(read_space(space) for space in way.split())

    def refuse(self, state: State, option: tuple[str, Path]) -> Refusal | None:
        if option in self.options(state):
            return None
        if option[0] not in (unit_text(state, unit) for unit in self.units):
            return Refusal("pog-retreat-not-yours", "12.5.1", {"text": option[0]})
        params: dict[str, str | int] = {"space": SPACES[option[1][-1]], "number": self.length}
        return Refusal("pog-retreat-not-there", "12.5.5", params)

    def chosen(self, state: State, option: tuple[str, Path]) -> None:
        text, path = option
        alike = [unit for unit in self.units if unit_text(state, unit) == text]
        stand_ins = [corps for corps, _ in running(state).replaced]
        # Among alike corps the one that stands for an army goes first: more hangs on it. [12.4.7]
        unit = next((unit for unit in alike if unit in stand_ins), alike[0])
        go_back(state, unit, path, self.length)


def go_back(state: State, unit: int, path: Path, length: int) -> None:
    """The unit goes its way; at the end of too short a way it perishes. [12.5.5, 12.5.7, 12.7.4]"""
    combat = running(state)
    way = (state.place[unit], *path)
    move_unit(state, unit, way, "retreat")
    for a, b in pairwise(way):
        note_crossing(state, a, b)
    note_retreated(state, unit)
    set_combat(state, replace(combat, retreats=(*combat.retreats, (unit, path))))
    if len(path) < length:
        perish(state, unit)
    else:
        enter_space(state, [unit], path[-1])
        leave_defence(state, unit)


def leave_defence(state: State, unit: int) -> None:
    """The unit is no longer among those who hold the space."""
    combat = running(state)
    defenders = tuple(other for other in combat.defenders if other != unit)
    bystanders = tuple(other for other in combat.bystanders if other != unit)
    set_combat(state, replace(combat, defenders=defenders, bystanders=bystanders))


def perish(state: State, unit: int) -> None:
    """It can neither go nor stay: armies are lost for good, also one a corps stood for. [12.4.7, 12.5.4]"""
    army = dict(running(state).replaced).get(unit)
    eliminate_unit(state, unit, "pog-lost-no-retreat", IS_ARMY[unit] or UNITS[unit].is_dotted)
    if army is not None and state.place[army] == ELIMINATED[SIDE[army]]:
        eliminate_unit(state, army, "pog-lost-stand-in", for_good=True)
    leave_defence(state, unit)
