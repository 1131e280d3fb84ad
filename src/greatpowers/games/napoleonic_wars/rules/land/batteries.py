"""Guns ashore against a force that crosses a strait into an enemy's area. [11.22, 13.5, 13.7]"""

from __future__ import annotations

from dataclasses import replace

from .....engine.frames import Procedure, frame, step
from ...printed.board import PLACES, line_between
from ...printed.names import NO_LEADER, STRAIT
from ...state.changes.fights import set_battle
from ...state.control import controller
from ...state.events.fights import BatteryFired
from ...state.fights import NOTHING, Battle, Entry, FightSide
from ...state.relations import enemies
from ...state.state import State
from ..occasions import Reactions
from ..sea.dice import battery_dice
from .armies import present_part, with_parties
from .losses import Hits


def is_fired_at(state: State, entry: Entry) -> bool:
    """Has the force come over a strait into an area an enemy controls? [11.22]"""
    over_strait = entry.origin >= 0 and line_between(entry.origin, entry.area) == STRAIT
    return over_strait and bool(enemies(state, entry.nation) >> controller(state, entry.area) & 1)


@frame
class StraitBattery(Procedure):
    """Sixes eliminate at once; fives disrupt in the battle that may follow, and both count in it. [13.7]"""

    entry: Entry

    @step
    def fire(self, state: State) -> None:
        entry = self.entry
        faces = [state.draw(6, "battery") + 1 for _ in range(battery_dice(entry.area))]
        sixes, fives = min(faces.count(6), entry.force.size), faces.count(5)
        state.record(BatteryFired(PLACES[entry.area], faces.count(6), fives))
        commander = entry.force.leaders[0] if entry.force.leaders else NO_LEADER
        sides = (FightSide(entry.force, commander), FightSide(NOTHING))
        set_battle(state, with_parties(state, Battle(entry.area, entry.origin, entry.nation, sides)))
        state.then(Hits(0, sixes, 0), AfterBattery(replace(entry, battery=(sixes, fives))))


@frame
class AfterBattery(Procedure):
    """What is left of the force goes on. [13.7]"""

    entry: Entry

    @step
    def go_on(self, state: State) -> None:
        set_battle(state, None)
        force = present_part(state, self.entry.force, self.entry.area)
        state.then(Reactions(replace(self.entry, force=force)))
