"""The beaten defenders go back, stand for one more step, or perish. [12.5]"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final, NewType

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, REPEAT, Choice, Next, Procedure, frame, step
from .....engine.kinds import kind, unreadable
from .....engine.option import Option, option
from .....engine.plain import PlainDict
from ...printed.board import ELIMINATED, SPACES, TERRAIN
from ...printed.names import CLEAR, ENEMY, SIDES, Unit
from ...printed.units import IS_ARMY, SIDE, UNITS
from ...state.changes.map import eliminate_unit, move_unit
from ...state.changes.rounds import note_retreated, set_combat
from ...state.events.war import RetreatCancelled
from ...state.ids import Cause, Look, Way, as_way, ref_text
from ...state.state import Combat, State, running
from ...state.texts import unplaced
from ..movement.near_east import note_crossing
from ..movement.occupation import enter_space
from .losses import Outcome, single_steps
from .retreat_paths import Path, retreat_paths, saving_paths
from .strength import cards_of, trench_in_effect
from .taking_losses import bear, outcome_on_wire, outcome_text, read_outcome
from .withdrawal import is_withdrawing

#: The note of a combat from which entrenched Germans need not retreat. [card cp_61]
HAIG_NOTE: Final = "haig"


@frame
class Retreat(Procedure):
    """All surviving defenders must go, unless something holds them. [12.5.1]"""

    @step
    def hold(self, state: State) -> Next | None:
        """A withdrawal is never called off; other retreats a card may cancel. [12.6.5]"""
        combat = running(state)
        if is_withdrawing(combat):
            return None
        holding = next((c.id for c in cards_of(combat, ENEMY[combat.side]) if c.cancels_retreat), "")
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
            state.then(ChooseStand(SIDES[ENEMY[combat.side]]))

    @step
    def go(self, state: State) -> None:
        combat = running(state)
        if combat.retreat:
            state.then(GoBack(combat.defenders, combat.retreat))


def cancel_retreat(state: State, why: str) -> None:
    """Nobody need go."""
    combat = running(state)
    set_combat(state, replace(combat, retreat=0))
    state.record(RetreatCancelled(SPACES[combat.target], Cause(why)))


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


#: Losses of units that all stand in the space under attack: nobody needs to be told where.
Standing = NewType("Standing", Outcome)


def _standing_on_wire(outcome: Standing) -> PlainDict:
    placed = outcome_on_wire(outcome)
    return {
        name: [{**one, "space": ""} for one in told] if isinstance(told, list) else told
        for name, told in placed.items()
    }


kind(Standing, "losses", write=outcome_text, read=read_outcome, wire=_standing_on_wire, pattern=r"keep\b.*")


@option("stand {losses}")
class Stand(Option):
    losses: Standing


@option("retreat", says="go")
class Go(Option):
    pass


GO: Final = Go()


@frame
class ChooseStand(Choice[State, Stand | Go]):
    """Lose one more step and stay, or go? [12.5.3]"""

    seat: str
    asks = "stand"
    is_grave = True

    def options(self, state: State) -> list[Stand | Go]:
        return [*(Stand(Standing(one)) for one in standing_outcomes(state, running(state))), GO]

    def read(self, state: State, text: str) -> Stand | Go:
        words = " ".join(text.split()).casefold()
        for offered in self.options(state):
            if offered.text == words:
                return offered
        raise unreadable(text)

    def chosen(self, state: State, option: Stand | Go) -> None:
        match option:
            case Stand(losses):
                bear(state, losses, attacking=False)
                cancel_retreat(state, "pog-stood")


@frame
class GoBack(Procedure):
    """These units go back one by one; whoever cannot perishes. [12.5.4]"""

    units: tuple[Unit, ...]
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
        seat = SIDES[ENEMY[running(state).side]]
        state.then(ChooseRetreat(seat, left, self.length))
        return REPEAT


def units_to_go(state: State, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Those that still stand in the defended space."""
    target = running(state).target
    return tuple(unit for unit in units if state.place[unit] == target)


@option("retreat {unit} to {path}", says="retreat")
class GoBackBy(Option):
    unit: Look
    path: Way


@frame
class ChooseRetreat(Choice[State, GoBackBy]):
    """Which unit goes next, and where? [12.5.5]"""

    seat: str
    units: tuple[Unit, ...]
    length: int
    asks = "retreat"

    def options(self, state: State) -> list[GoBackBy]:
        found = saving_paths(state, self.units, self.length)
        listed = (
            GoBackBy(unplaced(state, unit), as_way(path)) for unit, paths in found.items() for path in paths
        )
        return list(dict.fromkeys(listed))

    def refuse(self, state: State, option: GoBackBy) -> Refusal | None:
        if option in self.options(state):
            return None
        if option.unit not in (unplaced(state, unit) for unit in self.units):
            return Refusal("pog-retreat-not-yours", "12.5.1", {"text": ref_text(option.unit)})
        params: dict[str, str | int] = {"space": SPACES[option.path[-1]], "number": self.length}
        return Refusal("pog-retreat-not-there", "12.5.5", params)

    def chosen(self, state: State, option: GoBackBy) -> None:
        alike = [unit for unit in self.units if unplaced(state, unit) == option.unit]
        stand_ins = [corps for corps, _ in running(state).replaced]
        # Among alike corps the one that stands for an army goes first: more hangs on it. [12.4.7]
        unit = next((unit for unit in alike if unit in stand_ins), alike[0])
        go_back(state, unit, option.path, self.length)


def go_back(state: State, unit: Unit, path: Path, length: int) -> None:
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


def leave_defence(state: State, unit: Unit) -> None:
    """The unit is no longer among those who hold the space."""
    combat = running(state)
    defenders = tuple(other for other in combat.defenders if other != unit)
    bystanders = tuple(other for other in combat.bystanders if other != unit)
    set_combat(state, replace(combat, defenders=defenders, bystanders=bystanders))


def perish(state: State, unit: Unit) -> None:
    """It can neither go nor stay: armies are lost for good, also one a corps stood for. [12.4.7, 12.5.4]"""
    army = dict(running(state).replaced).get(unit)
    eliminate_unit(state, unit, "pog-lost-no-retreat", IS_ARMY[unit] or UNITS[unit].is_dotted)
    if army is not None and state.place[army] == ELIMINATED[SIDE[army]]:
        eliminate_unit(state, army, "pog-lost-stand-in", for_good=True)
    leave_defence(state, unit)
