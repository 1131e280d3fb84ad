"""Guns ashore: before a battle in a port, in a guarded strait, against a landing. [13.5, 13.7, 13.8]"""

from __future__ import annotations

from .....engine.frames import LEAVE, Next, Procedure, frame, step
from ...printed.board import GUARD, PLACES, PORT_ZONES, pair
from ...printed.ids import Area, Nation, Place, Squadron
from ...printed.names import NOWHERE
from ...state.changes.fights import set_naval
from ...state.events.fights import BatteryFired
from ...state.fight_notes import Mark, Note
from ...state.fights import NavalBattle
from ...state.state import State
from ..cards.battle_cards import BattleCards
from ..occasions import window
from .battle import NavalFight, NavalLosses, NavalOutcome
from .dice import battery_dice
from .encounters import OfferEvasion, at_large, settle_encounter
from .fleets import enemy_stacks
from .ports import ships_to_attack


def fire_of(state: State, area: Area) -> tuple[int, int]:
    """Sixes and fives of one fire of the guns. [13.5]"""
    faces = [state.draw(6, "battery") + 1 for _ in range(battery_dice(area))]
    sixes, fives = faces.count(6), faces.count(5)
    state.record(BatteryFired(PLACES[area], sixes, fives))
    return sixes, fives


@frame
class FireOnFleet(Procedure):
    """The guns fire once at the active Fleet of `state.naval`; its losses count in the battle. [13.5]"""

    area: Area

    @step
    def fire(self, state: State) -> None:
        state.then(NavalLosses(0, *fire_of(state, self.area)))


@frame
class PassStrait(Procedure):
    """A Fleet passes a strait guarded by an enemy Fortress: fire, then the Fleets of that port come out by
    themselves. [13.8]"""

    nation: Nation
    squadrons: tuple[Squadron, ...]
    frm: Place
    to: Place

    @step
    def fire(self, state: State) -> None:
        guard = GUARD[pair(self.frm, self.to)]
        set_naval(state, NavalBattle(self.frm, self.nation, (self.squadrons, ())))
        state.then(FireOnFleet(guard))

    @step
    def meet(self, state: State) -> Next | None:
        naval = state.naval
        assert naval is not None
        guard = GUARD[pair(self.frm, self.to)]
        fleet = at_large(state, self.squadrons, self.frm)
        waiting = tuple(s for stack in enemy_stacks(state, self.nation, guard) for s in stack.squadrons)
        if not fleet or not waiting:
            set_naval(state, None)
            return LEAVE
        fought = NavalBattle(
            self.frm, self.nation, (fleet, waiting), eliminated=naval.eliminated, disrupted=naval.disrupted
        )
        set_naval(state, fought)
        state.then(OfferEvasion(0, fleet))
        return None

    @step
    def settle(self, state: State) -> None:
        settle_encounter(state)


@frame
class PortBattle(Procedure):
    """A Fleet attacks the Squadrons in an enemy port: cards, the guns, the battle with the guns. [13.5]"""

    nation: Nation
    squadrons: tuple[Squadron, ...]
    port: Area

    @step
    def begin(self, state: State) -> Next | None:
        place: Place = next((z for z in PORT_ZONES[self.port] if at_large(state, self.squadrons, z)), NOWHERE)
        fleet = at_large(state, self.squadrons, place)
        defenders = ships_to_attack(state, self.nation, self.port)
        if not fleet or not defenders:
            return LEAVE
        naval = NavalBattle(self.port, self.nation, (fleet, defenders), entering=self.port, is_port=True)
        set_naval(state, naval)
        state.then(BattleCards())
        window(state, "battle", nation=self.nation, place=self.port)
        return None

    @step
    def guns(self, state: State) -> None:
        assert state.naval is not None
        if Note(Mark.NO_FIRST_BATTERY) not in state.naval.notes:
            state.then(FireOnFleet(self.port))

    @step
    def fight(self, state: State) -> None:
        assert state.naval is not None
        state.then(NavalFight(False) if state.naval.fleets[0] else NavalOutcome(0))
