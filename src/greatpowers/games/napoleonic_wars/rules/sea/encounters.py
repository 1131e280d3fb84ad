"""Fleets that meet at sea: interception, patrol, evasion, and the battle if nobody gets away. [13.3, 13.31]

Whoever is found is gathered in `state.naval` before the fight begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES, is_zone
from ...printed.ids import Nation, Place, Squadron, Zone
from ...printed.names import NATIONS
from ...printed.pieces import SQUADRON_NATION
from ...state.changes.cards import end_effect
from ...state.changes.fights import set_naval
from ...state.changes.map import move_fleet
from ...state.effects import RollBonus, RollFails, SureEvasion, SureInterception, is_on, value
from ...state.events.fights import NavalRollMade
from ...state.fight_notes import Mark, Note
from ...state.fights import NavalBattle
from ...state.relations import are_allies, seat_of
from ...state.state import State, in_interphase
from ..occasions import window
from .battle import NavalFight
from .fleets import Stack, best_on_top, enemy_stacks, is_mutinous, is_ready, roll_modifier, squadrons_at

#: What two dice and the modifiers must reach. [13.3]
NEEDED: Final = 9
INTERCEPT, PATROL, EVADE = "intercept", "patrol", "evade"


@option("no intercept")
class NoIntercept(Option):
    pass


@option("yes intercept")
class YesIntercept(Option):
    """Try to intercept. [13.3]"""


@option("no evade")
class NoEvade(Option):
    pass


@option("yes evade")
class YesEvade(Option):
    """Try to evade. [13.31]"""


def at_large(state: State, squadrons: Sequence[Squadron], place: Place) -> tuple[Squadron, ...]:
    """Those of the Squadrons that are still there and free to go on."""
    return tuple(
        s for s in squadrons if state.squadron_at[s] == place and not state.stopped_squadrons >> s & 1
    )


@frame
class FleetInterceptions(Procedure):
    """Enemy stacks in the Zone may intercept a Fleet that has entered it, or is about to enter a port of it
    from there. `origin` is the port it left, `entering` the port it heads for, -1 for none. [13.3, 14]"""

    nation: Nation
    squadrons: tuple[Squadron, ...]
    zone: Zone
    origin: Place
    entering: Place
    driven_out: bool

    @step
    def offer(self, state: State) -> Next | None:
        stacks = enemy_stacks(state, self.nation, self.zone)
        fleet = at_large(state, self.squadrons, self.zone)
        if not stacks or not fleet or in_interphase(state):
            return LEAVE
        # Who heads for a port has been in the Zone: nobody controls it alone, so nobody blockades. [13.33]
        blockading = self.entering < 0 and _was_blockaded(state, self.zone, fleet)
        notes: tuple[Note, ...] = (Note(Mark.DRIVEN_OUT),) if self.driven_out else ()
        notes += (Note(Mark.BLOCKADED),) if blockading and self.origin >= 0 else ()
        set_naval(
            state,
            NavalBattle(
                self.zone, self.nation, (fleet, ()), self.origin, entering=self.entering, notes=notes
            ),
        )
        for stack in stacks:
            if may_intercept(state, stack) and seat_of(state, stack.commander):
                seat = seat_of(state, stack.commander)
                state.then(ChooseFleetInterception(seat, stack.commander, stack.squadrons, blockading))
        return None

    @step
    def evade(self, state: State) -> Next | None:
        naval = state.naval
        if naval is None or not naval.fleets[1]:
            set_naval(state, None)
            return LEAVE
        state.then(OfferEvasion(0, naval.fleets[0]))
        return None

    @step
    def settle(self, state: State) -> None:
        settle_encounter(state)


def _was_blockaded(state: State, zone: Zone, fleet: Sequence[int]) -> bool:
    """Did one side alone control the Zone before this Fleet came to its enemies there? [13.33]"""
    others = {SQUADRON_NATION[s] for s in squadrons_at(state, zone) if s not in fleet}
    return all(are_allies(state, one, other) for one in others for other in others)


def may_intercept(state: State, stack: Stack) -> bool:
    """A crew in mutiny or a Fleet beaten in this Impulse does nothing. [13.3, 13.41]"""
    able = [s for s in stack.squadrons if is_ready(state, s) and not state.stopped_squadrons >> s & 1]
    return bool(able) and not any(is_mutinous(state, s) for s in able)


@frame
class ChooseFleetInterception(Choice[State, NoIntercept | YesIntercept]):
    """A non-active stack may try to intercept. [13.3]"""

    asks = "fleet-interception"
    is_grave = True
    seat: str
    nation: Nation
    squadrons: tuple[Squadron, ...]
    blockading: bool

    def options(self, state: State) -> Sequence[NoIntercept | YesIntercept]:
        return (NoIntercept(), YesIntercept())

    def chosen(self, state: State, option: NoIntercept | YesIntercept) -> None:
        if isinstance(option, YesIntercept):
            state.then(NavalRoll(INTERCEPT, self.nation, self.squadrons, self.squadrons, self.blockading))


@frame
class OfferEvasion(Procedure):
    """Squadrons that were found may try to get away; from port nobody evades. [13.31, 13.32]"""

    side: int
    squadrons: tuple[Squadron, ...]

    @step
    def offer(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        nation = top_of(naval, self.side, self.squadrons)
        seat = seat_of(state, nation)
        if seat and self.squadrons and is_zone(state.squadron_at[self.squadrons[0]]):
            state.then(ChooseFleetEvasion(seat, nation, self.side, self.squadrons))


def top_of(naval: NavalBattle, side: int, squadrons: Sequence[int]) -> Nation:
    """The nation that commands these Squadrons in the encounter. [13.21]"""
    nations = {SQUADRON_NATION[s] for s in squadrons}
    return naval.nation if side == 0 and naval.nation in nations else best_on_top(sorted(nations))


@frame
class ChooseFleetEvasion(Choice[State, NoEvade | YesEvade]):
    """A Fleet that was found may try to evade. [13.31]"""

    asks = "fleet-evasion"
    is_grave = True
    seat: str
    nation: Nation
    side: int
    squadrons: tuple[Squadron, ...]

    def options(self, state: State) -> Sequence[NoEvade | YesEvade]:
        return (NoEvade(), YesEvade())

    def chosen(self, state: State, option: NoEvade | YesEvade) -> None:
        if isinstance(option, YesEvade):
            state.then(NavalRoll(EVADE, self.nation, self.squadrons, (), False))


@frame
class NavalRoll(Procedure):
    """Two dice to intercept, patrol or evade; `found` are the Squadrons a success brings in. [13.33]"""

    kind: str
    nation: Nation
    squadrons: tuple[Squadron, ...]
    found: tuple[Squadron, ...]
    blockading: bool

    @step
    def respond(self, state: State) -> None:
        assert state.naval is not None
        window(state, "roll", nation=self.nation, place=state.naval.place)

    @step
    def roll(self, state: State) -> None:
        naval = state.naval
        assert naval is not None
        succeeded, total = self._result(state)
        state.record(NavalRollMade(self.kind, NATIONS[self.nation], PLACES[naval.place], total, succeeded))
        for effect in (RollFails, RollBonus, SureEvasion, SureInterception):
            end_effect(state, effect)
        if self.kind == EVADE:
            _after_evasion(state, naval, self.squadrons, succeeded)
        elif succeeded:
            fleets = (naval.fleets[0], (*naval.fleets[1], *self.found))
            set_naval(state, replace(naval, fleets=fleets))

    def _result(self, state: State) -> tuple[bool, int]:
        if is_on(state, RollFails):
            return False, 0
        if is_on(state, SureEvasion if self.kind == EVADE else SureInterception):
            return True, NEEDED
        total = sum(state.draw(6, f"naval {self.kind}") + 1 for _ in range(2))
        total += roll_modifier(self.squadrons, self.nation, self.blockading) + value(state, RollBonus)
        return total >= NEEDED, total


def _after_evasion(
    state: State, naval: NavalBattle, squadrons: tuple[Squadron, ...], succeeded: bool
) -> None:
    """Who got away is out of it; a failure gives the finder a die. [13.31]"""
    side = int(squadrons[0] in naval.fleets[1])
    if not succeeded:
        set_naval(state, replace(naval, notes=(*naval.notes, Note(Mark.EVASION_FAILED, side))))
        return
    fleets = list(naval.fleets)
    fleets[side] = tuple(s for s in fleets[side] if s not in squadrons)
    set_naval(state, replace(naval, fleets=(fleets[0], fleets[1])))
    if side == 0 and Note(Mark.BLOCKADED) in naval.notes and Note(Mark.DRIVEN_OUT) not in naval.notes:
        move_fleet(state, squadrons, naval.origin, "evade")


def settle_encounter(state: State) -> None:
    """Fight if both sides are still there."""
    naval = state.naval
    assert naval is not None
    if all(naval.fleets):
        state.then(NavalFight(True))
    else:
        set_naval(state, None)
