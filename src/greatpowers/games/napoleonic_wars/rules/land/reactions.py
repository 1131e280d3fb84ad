"""What the other side does when a force enters an area: evade, intercept, in any order, or stand. [10.5]

Then the force suffers the Attrition of its march and fights what is left to fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import FORTRESS
from ...printed.names import TRACK_FROM
from ...state.changes.cards import end_effect
from ...state.control import enemy_fortress, has_enemy_formation
from ...state.effects import SureEvasion, SureInterception, Withdraws, is_on
from ...state.fights import Entry, Force
from ...state.ids import Area, Nation
from ...state.relations import enemies, seat_of
from ...state.state import State
from ..attrition import suffer
from ..occasions import Reactions, on, window
from .armies import present_part
from .battle import begin_battle
from .evasion import EvasionRoll, evaders, evasion_refusal, refuges
from .interception import (
    InterceptionRoll,
    able_leaders,
    interception_refusal,
    is_open_field,
    usual_interceptors,
)
from .marks import halt
from .rolls import go_on, is_sure


@option("stand")
class Stand(Option):
    """Neither evade nor intercept."""


@option("intercept {force} @ {frm}")
class Intercept(Option):
    """A force comes from an area. [10.1]"""

    force: Force
    frm: Area


@option("evade {force} to {to}")
class Evade(Option):
    """A force goes to an area. [10.2]"""

    force: Force
    to: Area


Reaction = Stand | Intercept | Evade


def seats_against(state: State, nation: Nation) -> list[str]:
    """Seats that run enemies of the nation, from the active one on in track order."""
    order = TRACK_FROM[max(state.active, 0)]
    seats = [seat_of(state, n) for n in order if enemies(state, nation) >> n & 1]
    return [seat for seat in dict.fromkeys(seats) if seat]


def reactions_of(state: State, seat: str, entry: Entry) -> list[Intercept | Evade]:
    """What a seat may try now. [10.1, 10.2]"""
    return state.remembered(("reactions", seat, entry), lambda: _reactions_of(state, seat, entry))


def _reactions_of(state: State, seat: str, entry: Entry) -> list[Intercept | Evade]:
    found: list[Intercept | Evade] = [
        Evade(evader.force, to)
        for evader in evaders(state, entry)
        if seat_of(state, evader.nation) == seat
        for to in refuges(state, evader.nation, entry.area, entry.origin)
    ]
    if is_open_field(state, entry):
        sure = is_sure(state, SureInterception, seat)
        able = able_leaders(state, entry.area, entry.nation, sure=sure)
        able = [leader for leader in able if not entry.evaded >> leader & 1]
        usual = usual_interceptors(state, seat, able)
        found += [
            Intercept(force, frm)
            for force, frm in usual
            if interception_refusal(state, seat, entry, force, frm) is None
        ]
    return found


def withdrawal_by_order(state: State, seat: str, entry: Entry) -> EvasionRoll | None:
    """A leader whom a card lets get away goes where a standing order says, if he can. [6.14, 10.2]"""
    if not is_on(state, SureEvasion) or not is_sure(state, SureEvasion, seat):
        return None
    evasions = [r for r in reactions_of(state, seat, entry) if isinstance(r, Evade)]
    for leader in dict.fromkeys(x for r in evasions for x in r.force.leaders):
        ordered = state.effects.find(Withdraws, leader)
        for wanted in (ordered.to, ordered.or_to) if ordered is not None else ():
            for reaction in evasions:
                if leader in reaction.force.leaders and reaction.to == wanted:
                    return EvasionRoll(entry, reaction.force, reaction.to)
    return None


@on(Reactions)
def ask_next(state: State, reactions: Reactions) -> None:
    """The next seat that can do something is asked; when all let it pass, the march is settled. [10.5]"""
    entry = reactions.entry
    if not entry.force.size:
        return
    for seat in seats_against(state, entry.nation):
        if seat not in entry.stood and reactions_of(state, seat, entry):
            ordered = withdrawal_by_order(state, seat, entry)
            state.then(ordered if ordered is not None else ChooseReaction(seat, entry))
            return
    state.then(LastResponses(entry))


@frame
class ChooseReaction(Choice[State, Stand | Intercept | Evade]):
    """Evade, intercept, or stand. [10.1, 10.2]"""

    asks = "reaction"
    is_grave = True
    seat: str
    entry: Entry

    def options(self, state: State) -> Sequence[Reaction]:
        return [Stand(), *reactions_of(state, self.seat, self.entry)]

    def chosen(self, state: State, option: Reaction) -> None:
        match option:
            case Intercept(force, frm):
                state.then(InterceptionRoll(self.entry, force, frm))
            case Evade(force, to):
                state.then(EvasionRoll(self.entry, force, to))
            case Stand():
                state.then(Reactions(replace(self.entry, stood=(*self.entry.stood, self.seat))))

    def refuse(self, state: State, option: Reaction) -> Refusal | None:
        match option:
            case Intercept(force, frm):
                return interception_refusal(state, self.seat, self.entry, force, frm)
            case Evade(force, to):
                return evasion_refusal(state, self.seat, self.entry, force, to)
            case Stand():
                return None


@frame
class LastResponses(Procedure):
    """Cards that let a force get away or come after all; then the force is where it is. [6.14, 10.5]"""

    entry: Entry

    @step
    def ask_about_evasion(self, state: State) -> None:
        entry = self.entry
        if not entry.answered and has_enemy_formation(state, entry.nation, entry.area):
            window(state, "evade", nation=entry.nation, place=entry.area, origin=entry.origin)

    @step
    def ask_about_interception(self, state: State) -> Next | None:
        entry = replace(self.entry, answered=True)
        if is_on(state, SureEvasion) and not self.entry.answered:
            go_on(state, replace(entry, tried=0))
            return LEAVE
        if not self.entry.answered and able_leaders(state, entry.area, entry.nation, sure=True):
            window(state, "intercept", nation=entry.nation, place=entry.area, origin=entry.origin)
        return None

    @step
    def settle(self, state: State) -> None:
        if is_on(state, SureInterception) and not self.entry.answered:
            go_on(state, replace(self.entry, answered=True))
            return
        end_effect(state, SureEvasion)
        end_effect(state, SureInterception)
        state.then(Engagement(self.entry))


@frame
class Engagement(Procedure):
    """Attrition of the march, the battle if an enemy stands there, the stop before a Fortress. [9.4, 9.51]"""

    entry: Entry

    @step
    def wear(self, state: State) -> None:
        entry = self.entry
        force = present_part(state, entry.force, entry.area)
        tired = present_part(state, entry.tired, entry.area)
        if entry.causes:
            suffer(state, entry.area, force, "march", times=entry.causes, again=tired)
        elif tired.size:
            suffer(state, entry.area, tired, "march")

    @step
    def fight(self, state: State) -> None:
        entry = self.entry
        force = present_part(state, entry.force, entry.area)
        if force.size and has_enemy_formation(state, entry.nation, entry.area):
            begin_battle(state, replace(entry, force=force))

    @step
    def stop(self, state: State) -> None:
        """[9.52, 11.6]"""
        entry = self.entry
        if FORTRESS[entry.area] and enemy_fortress(state, entry.nation, entry.area):
            halt(state, present_part(state, entry.force, entry.area), entry.area)
