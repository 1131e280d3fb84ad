"""A Convoy under way: out of port, Zone by Zone, ashore among friends or under fire. [13.6, 13.7]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from ...printed.ids import Area, Nation, Zone
from ...printed.names import EACH_NATION, NOWHERE, POOL
from ...state.changes.fights import note_convoy, set_convoy
from ...state.changes.map import embark, land, remove_leader
from ...state.control import NEUTRAL, friendly_areas, status
from ...state.fights import Convoy, Force
from ...state.relations import seat_of
from ...state.state import State
from ..answers import Lose
from ..asking import ask
from ..diplomacy.entering import break_neutrality
from ..land.armies import one_nation, without
from ..land.marks import halt
from ..occasions import Fight, window
from .batteries import fire_of


@frame
class Sea(Procedure):
    """The whole voyage. `state.convoy` is what is at sea; cards may send it back or wear it out. [13.6]"""

    nation: Nation
    force: Force
    frm: Area
    to: Area
    zones: tuple[Zone, ...]

    @step
    def leave(self, state: State) -> None:
        note_convoy(state, self.nation)
        embark(state, self.force, self.frm)
        set_convoy(state, Convoy(self.nation, self.force, self.frm))
        state.then(*[CrossZone(zone) for zone in self.zones])

    @step
    def arrive(self, state: State) -> Next | None:
        convoy = state.convoy
        if convoy is None or not convoy.force.size:
            set_convoy(state, None)
            return LEAVE
        if friendly_areas(state, self.nation) >> self.to & 1:
            come_ashore(state, convoy, self.to, "convoy")
            set_convoy(state, None)
            return LEAVE
        state.then(ShoreFire(self.to))
        return None

    @step
    def storm(self, state: State) -> Next | None:
        convoy = state.convoy
        assert convoy is not None
        if not convoy.force.size:
            set_convoy(state, None)
            return LEAVE
        neutral = status(state, self.nation, self.to) == NEUTRAL
        come_ashore(state, convoy, self.to, "landing")
        if neutral:
            break_neutrality(state, self.nation, self.to)
        return None

    @step
    def fight(self, state: State) -> None:
        convoy = state.convoy
        assert convoy is not None
        state.then(Fight(self.nation, self.to, NOWHERE, convoy.force, landing=True, battery=convoy.lost))

    @step
    def end(self, state: State) -> None:
        set_convoy(state, None)


@frame
class CrossZone(Procedure):
    """A Convoy enters a Zone. [13.6]"""

    zone: Zone

    @step
    def enter(self, state: State) -> None:
        convoy = state.convoy
        if convoy is not None:
            set_convoy(state, replace(convoy, zones=(*convoy.zones, self.zone)))
            window(state, "convoy", nation=convoy.nation, place=self.zone)


def come_ashore(state: State, convoy: Convoy, port: Area, how: str) -> None:
    """Pieces stand in the port and move no more in this Impulse. [13.6]"""
    land(state, convoy.force, convoy.origin, port, how)
    set_convoy(state, replace(convoy, ashore=True))
    halt(state, convoy.force, port)


@frame
class ShoreFire(Procedure):
    """The guns of a port fire at a landing force: sixes cost pieces, fives disorder them. [13.7]"""

    port: Area

    @step
    def fire(self, state: State) -> None:
        convoy = state.convoy
        assert convoy is not None
        sixes, fives = fire_of(state, self.port)
        dead = min(sixes, convoy.force.size)
        shaken = min(fives, convoy.force.size - dead)
        set_convoy(state, replace(convoy, lost=(dead, shaken)))
        state.then(*[LoseAtSea()] * dead)


@frame
class LoseAtSea(Procedure):
    """One piece of a Convoy is lost; its owner says which. [9.4, 13.7]"""

    @step
    def lose(self, state: State) -> None:
        convoy = state.convoy
        assert convoy is not None
        ask(state, ChooseLossAtSea(seat_of(state, convoy.nation)))


@frame
class ChooseLossAtSea(Choice[State, Lose]):
    """Strength of some nation or a leader. [9.4]"""

    asks = "loss-at-sea"
    seat: str

    def options(self, state: State) -> Sequence[Lose]:
        convoy = state.convoy
        assert convoy is not None
        found = [Lose(one_nation(n, 1)) for n in EACH_NATION if convoy.force.sp[n]]
        return [*found, *(Lose(Force(leaders=(leader,))) for leader in convoy.force.leaders)]

    def chosen(self, state: State, option: Lose) -> None:
        convoy = state.convoy
        assert convoy is not None
        for leader in option.force.leaders:
            remove_leader(state, leader, POOL, "battery")
        set_convoy(state, replace(convoy, force=without(convoy.force, option.force)))
