"""Both sides fire: at once, or one after the other when a flank attack was tried. [12.2.8–12.2.10, 12.3.3]"""

from __future__ import annotations

from dataclasses import replace

from .....engine.frames import Procedure, frame, step
from ...printed.names import ENEMY, NO_SIDE, SIDES, Side
from ...printed.tables import FACES
from ...printed.units import UNITS
from ...state.changes.map import eliminate_unit
from ...state.changes.rounds import set_combat
from ...state.events.war import FireResolved
from ...state.ids import Signed, Table
from ...state.state import Combat, State, running
from .causes import Because, causes_of
from .strength import Fire, attacker_fire, cards_of, defender_fire, defending_fort
from .taking_losses import ask_for_losses

ATTACKER, DEFENDER = True, False


def first_to_fire(combat: Combat) -> Side:
    """The side that fires first, -1 if both fire at once; a failed flank undoes von Hutier. [12.2.9]"""
    if combat.flank == "failed":
        return ENEMY[combat.side]
    if combat.flank == "succeeded" or any(card.fires_first for card in cards_of(combat, combat.side)):
        return combat.side
    return NO_SIDE


@frame
class Exchange(Procedure):
    """Fire and losses of both sides."""

    @step
    def open_fire(self, state: State) -> None:
        combat = running(state)
        first = first_to_fire(combat)
        if first < 0:
            shoot(state, ATTACKER)
            shoot(state, DEFENDER)
            # Both are settled by now; the defender bears his losses first. [12.2.10]
            state.then(Losses(DEFENDER), Losses(ATTACKER))
        else:
            attacker_first = first == combat.side
            shoot(state, attacker_first)
            state.then(Losses(not attacker_first))

    @step
    def fire_back(self, state: State) -> None:
        """Who is left answers. [12.3.3]"""
        combat = running(state)
        if combat.attacker_fire < 0:
            shoot(state, ATTACKER)
            state.then(Losses(DEFENDER))
        elif combat.defender_fire < 0:
            shoot(state, DEFENDER)
            state.then(Losses(ATTACKER))


def shoot(state: State, attacking: bool) -> None:
    """One side rolls and inflicts its loss number; nobody left inflicts nothing. [12.2.9]"""
    combat = running(state)
    side = combat.side if attacking else ENEMY[combat.side]
    loss = 0
    if can_fire(state, combat, attacking):
        fire = attacker_fire(state, combat) if attacking else defender_fire(state, combat)
        die = state.draw(6, "fire attacker" if attacking else "fire defender") + 1
        loss = fire.loss(die)
        _record(state, side, fire, die, loss, causes_of(state, combat, attacking))
    combat = replace(combat, attacker_fire=loss) if attacking else replace(combat, defender_fire=loss)
    set_combat(state, combat)


def can_fire(state: State, combat: Combat, attacking: bool) -> bool:
    """Is anybody left on this side, or a fort?"""
    if attacking:
        return bool(combat.attackers)
    return bool(combat.defenders) or defending_fort(state, combat) > 0


def _record(state: State, side: Side, fire: Fire, die: int, loss: int, causes: tuple[Because, ...]) -> None:
    event = FireResolved(
        side=SIDES[side],
        table=Table(fire.table.name),
        factors=fire.factors,
        shift=Signed(fire.shift),
        column=fire.column,
        die=die,
        drm=Signed(fire.drm),
        loss=loss,
        causes=causes,
        row=fire.row(die),
        faces=tuple(fire.loss(face) for face in FACES),
    )
    state.record(event)


@frame
class Losses(Procedure):
    """One side bears the loss number of the other. [12.4]"""

    attacking: bool

    @step
    def catch_retreated(self, state: State) -> None:
        """Whoever retreated here earlier this round is lost beside the count. [12.5.6]"""
        combat = running(state)
        if self.attacking or combat.attacker_fire < 1:
            return
        for unit in combat.bystanders:
            eliminate_unit(state, unit, "pog-lost-retreated", UNITS[unit].is_dotted)
        set_combat(state, replace(combat, bystanders=()))

    @step
    def take(self, state: State) -> None:
        ask_for_losses(state, self.attacking)
