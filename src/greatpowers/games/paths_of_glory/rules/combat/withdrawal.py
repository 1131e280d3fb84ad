"""The card Withdrawal: one step comes back, then everybody goes back one space. [12.6]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import RESERVE
from ...printed.names import ENEMY, SIDES, Unit
from ...printed.units import IS_ARMY, KIND_ID, LOSS, SIDE, TYPE
from ...state.changes.map import move_unit, place_unit, restore_unit
from ...state.changes.rounds import set_combat
from ...state.ids import Look, look_of_kind
from ...state.state import Combat, State, running
from ..answers import Decline
from .losses import REPLACERS
from .strength import cards_of


class OfKind(Option):
    """One of the units that are alike takes a step back."""

    unit: Look


@option("flip {unit}")
class FlipBack(OfKind):
    """To full strength."""


@option("return {unit}")
class Return(OfKind):
    """A lost one comes back reduced."""


Restoring = FlipBack | Return


def is_withdrawing(combat: Combat) -> bool:
    """Has the defender played Withdrawal? [12.6.2]"""
    return any(card.is_withdrawal for card in cards_of(combat, ENEMY[combat.side]))


def restorable(state: State, combat: Combat) -> list[Restoring | Decline]:
    """The steps of which one comes back: of a corps if any was lost, else of an army. [12.6.3, 12.6.6]"""
    corps = _each_once(_corps_steps(state, combat))
    if corps:
        return [*corps]
    armies = _each_once(_army_steps(state, combat))
    return [*armies, Decline()] if armies else []


def _each_once(steps: Iterable[Restoring]) -> list[Restoring]:
    return sorted(set(steps), key=lambda step: (step.verb, step.unit))


def _corps_steps(state: State, combat: Combat) -> Iterator[Restoring]:
    """Corps flipped or lost, whether they stood there or came from the reserve. Alike corps are looked at
    together: it is all one which of them was hit. [12.6.10]"""
    for type_ in {TYPE[unit] for unit, _ in combat.before if not IS_ARMY[unit]}:
        were = [reduced for unit, reduced in combat.before if TYPE[unit] == type_]
        left = [state.reduced >> unit & 1 for unit in combat.defenders if TYPE[unit] == type_]
        if 1 in left and left.count(0) < were.count(0):
            yield FlipBack(look_of_kind(KIND_ID[type_]))
        if len(left) < len(were):
            yield Return(look_of_kind(KIND_ID[type_]))


def _army_steps(state: State, combat: Combat) -> Iterator[Restoring]:
    for unit, reduced in combat.before:
        if not IS_ARMY[unit] or not _may_recover(state, combat, unit, reduced):
            continue
        if unit not in combat.defenders:
            yield Return(look_of_kind(KIND_ID[unit]))
        elif not reduced and state.reduced >> unit & 1:
            yield FlipBack(look_of_kind(KIND_ID[unit]))


def _may_recover(state: State, combat: Combat, army: Unit, reduced: int) -> bool:
    """An army with no corps in reserve recovers only from exactly its own loss factor. [12.6.8]"""
    if army in dict(combat.replaced).values():
        return True
    if any(TYPE[unit] in REPLACERS[army] for unit in state.at[RESERVE[SIDE[army]]]):
        return True
    return combat.attacker_fire == LOSS[reduced][army]


@frame
class RestoreStep(Procedure):
    """After the defender has fired and both have taken losses. [12.6.3, 12.3.4.2]"""

    @step
    def ask(self, state: State) -> None:
        combat = running(state)
        if restorable(state, combat):
            state.then(ChooseRestored(SIDES[ENEMY[combat.side]]))


@frame
class ChooseRestored(Choice[State, FlipBack | Return | Decline]):
    """Which step shall come back? [12.6.9]"""

    seat: str
    asks = "restored"

    def options(self, state: State) -> list[Restoring | Decline]:
        return restorable(state, running(state))

    def chosen(self, state: State, option: Restoring | Decline) -> None:
        match option:
            case FlipBack(unit):
                here = running(state).defenders
                restore_unit(state, next(u for u in here if TYPE[u] == unit.unit and state.reduced >> u & 1))
            case Return(unit):
                _return_unit(state, unit.unit)


def _return_unit(state: State, type_: Unit) -> None:
    """A lost unit stands in the space again, reduced; the corps that stood for an army goes home."""
    combat = running(state)
    lost = next(u for u, _ in combat.before if TYPE[u] == type_ and u not in combat.defenders)
    place_unit(state, lost, combat.target, reduced=True)
    defenders = (*combat.defenders, lost)
    stand_ins = [corps for corps, army in combat.replaced if army == lost]
    for corps in stand_ins:
        move_unit(state, corps, (combat.target, RESERVE[SIDE[corps]]), "replacement")
    replaced = tuple(pair for pair in combat.replaced if pair[0] not in stand_ins)
    defenders = tuple(unit for unit in defenders if unit not in stand_ins)
    set_combat(state, replace(combat, defenders=defenders, replaced=replaced))
