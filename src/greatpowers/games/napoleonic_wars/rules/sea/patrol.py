"""Patrol: the active Fleet looks for enemies in its Zone. [13.3, 13.21]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import PLACES, is_zone
from ...state.changes.fights import set_naval
from ...state.fights import NavalBattle
from ...state.ids import Fleet, Nation, Squadron
from ...state.state import State
from ..impulse.actions import Action, register
from .encounters import PATROL, NavalRoll, OfferEvasion, at_large, settle_encounter, top_of
from .fleets import enemy_stacks, fleets_in
from .sailing import candidate_fleets, squadrons_refusal


def patrol_refusal(state: State, nation: Nation, squadrons: Sequence[Squadron]) -> Refusal | None:
    """Why these Squadrons may not patrol. [13.3]"""
    refused = squadrons_refusal(state, nation, squadrons)
    if refused is not None:
        return refused
    zone = state.squadron_at[squadrons[0]]
    if not is_zone(zone):
        return Refusal("nw-patrol-from-port", "13.32", {"place": PLACES[zone]})
    if not enemy_stacks(state, nation, zone):
        return Refusal("nw-nobody-to-find", "13.3", {"place": PLACES[zone]})
    return None


@option("patrol {fleet}")
class PatrolWith(Option):
    """Squadrons look for enemies in their Zone."""

    fleet: Fleet


class PatrolAction(Action[PatrolWith]):
    """`patrol france_sq1, france_sq2`: one Manoeuvre for each Fleet and try. [13.3]"""

    word = "patrol"
    takes = (PatrolWith,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[PatrolWith]:
        found = []
        for squadrons in candidate_fleets(state, nation):
            zone = state.squadron_at[squadrons[0]]
            can_pay = fleets_in(state, squadrons) <= state.purse
            if can_pay and is_zone(zone) and enemy_stacks(state, nation, zone):
                found.append(PatrolWith(Fleet(squadrons)))
        return found

    def settled(self, state: State, nation: Nation, act: PatrolWith) -> PatrolWith:
        return PatrolWith(Fleet(tuple(sorted(act.fleet))))

    def refuse(self, state: State, nation: Nation, act: PatrolWith) -> Refusal | None:
        return patrol_refusal(state, nation, act.fleet)

    def cost(self, state: State, nation: Nation, act: PatrolWith) -> int:
        return fleets_in(state, act.fleet)

    def carry_out(self, state: State, nation: Nation, act: PatrolWith) -> None:
        state.then(Patrol(nation, act.fleet))


@frame
class Patrol(Procedure):
    """A try for each enemy stack; those found may evade, the others fight together. [13.21]"""

    nation: Nation
    squadrons: tuple[Squadron, ...]

    @step
    def search(self, state: State) -> Next | None:
        zone = state.squadron_at[self.squadrons[0]]
        fleet = at_large(state, self.squadrons, zone)
        if not fleet:
            return LEAVE
        naval = NavalBattle(zone, self.nation, (fleet, ()))
        set_naval(state, naval)
        top = top_of(naval, 0, fleet)
        for stack in enemy_stacks(state, self.nation, zone):
            state.then(NavalRoll(PATROL, top, fleet, stack.squadrons, False))
        return None

    @step
    def evade(self, state: State) -> Next | None:
        naval = state.naval
        assert naval is not None
        if not naval.fleets[1]:
            set_naval(state, None)
            return LEAVE
        for stack in enemy_stacks(state, self.nation, naval.place):
            if set(stack.squadrons) <= set(naval.fleets[1]):
                state.then(OfferEvasion(1, stack.squadrons))
        return None

    @step
    def settle(self, state: State) -> None:
        settle_encounter(state)


register(PatrolAction())
