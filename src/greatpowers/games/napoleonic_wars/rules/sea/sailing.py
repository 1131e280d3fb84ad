"""Moving Fleets and Armadas: from port to Zone, from Zone to Zone or port. [13.1, 13.2]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Next, Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import PLACES, PORT_ZONES, ZONE_NEIGHBOURS, ZONE_PORTS, is_zone
from ...printed.ids import by_squadron, each_area
from ...printed.names import NATIONS, NOWHERE
from ...printed.pieces import SQUADRON_NATION, SQUADRONS
from ...state.changes.fights import leave_armada, shift_armada
from ...state.changes.map import move_fleet
from ...state.control import NEUTRAL, controller, friendly_areas, status
from ...state.ids import Area, Fleet, Nation, Place, Squadron, Zone
from ...state.state import State
from ...state.texts import squadrons_text
from ..diplomacy.entering import break_neutrality, entering_refusal
from ..impulse.actions import Action, register
from ..occasions import window
from .batteries import PassStrait, PortBattle
from .encounters import FleetInterceptions, at_large
from .fleets import (
    fleet_power,
    fleets_in,
    is_building,
    is_mutinous,
    squadrons_at,
    stacks_at,
)
from .havens import passage_guarded
from .ports import ships_to_attack


@option("sail {fleet} to {to}")
class Sail(Option):
    """Squadrons of one place and where they go."""

    fleet: Fleet
    to: Place


def may_sail(state: State, squadron: Squadron) -> bool:
    return stay_refusal(state, squadron) is None


def stay_refusal(state: State, squadron: Squadron) -> Refusal | None:
    """Why a Squadron stays where it is. In port it needs to be fitted out; at sea it may always look for a
    port. [7.3, 13.41]"""
    names: dict[str, str | int] = {"squadron": SQUADRONS[squadron]}
    waits = state.refitting >> squadron & 1 and not is_zone(state.squadron_at[squadron])
    if is_building(state, squadron) or waits:
        return Refusal("nw-squadron-stays", "7.3", names)
    if state.stopped_squadrons >> squadron & 1:
        return Refusal("nw-squadron-beaten", "13.41", names)
    return Refusal("nw-squadron-mutiny", "6.1", names) if is_mutinous(state, squadron) else None


def squadrons_refusal(state: State, nation: Nation, squadrons: Sequence[Squadron]) -> Refusal | None:
    """Why these Squadrons may not act together for a nation in its Impulse. [13.1, 13.2, 8.2]"""
    places = {state.squadron_at[s] for s in squadrons}
    if len(places) != 1 or min(places) < 0:
        return Refusal("nw-squadrons-apart", "13.1", {"squadrons": squadrons_text(squadrons)})
    if all(SQUADRON_NATION[s] != nation for s in squadrons):
        return Refusal("nw-fleet-not-yours", "8.2", {"nation": NATIONS[nation]})
    staying = next((found for s in squadrons if (found := stay_refusal(state, s)) is not None), None)
    if staying is not None:
        return staying
    place = places.pop()
    stack = next((x for x in stacks_at(state, place) if any(s in x.squadrons for s in squadrons)), None)
    if stack is None or not set(squadrons) <= set(stack.squadrons):
        return Refusal("nw-no-armada", "13.2", {"place": PLACES[place]})
    own = fleet_power(state, nation)
    foreign = any(fleet_power(state, SQUADRON_NATION[s]) != own for s in squadrons)
    if foreign and fleet_power(state, stack.commander) != own:
        return Refusal("nw-armada-not-yours", "13.2", {"nation": NATIONS[stack.commander]})
    return None


def sail_refusal(state: State, nation: Nation, sail: Sail) -> Refusal | None:
    """Why Squadrons may not sail there. [13.1]"""
    refused = squadrons_refusal(state, nation, sail.fleet)
    if refused is not None:
        return refused
    frm = state.squadron_at[sail.fleet[0]]
    if sail.to not in next_places(frm):
        return Refusal("nw-not-next-at-sea", "13.1", {"place": PLACES[frm], "other": PLACES[sail.to]})
    return None if is_zone(sail.to) else port_refusal(state, nation, Area(sail.to))


def next_places(frm: Place) -> tuple[Place, ...]:
    """Where ships can go in one step. [13.1]"""
    if not is_zone(frm):
        return PORT_ZONES[frm]
    return (*ZONE_NEIGHBOURS[frm], *each_area(ZONE_PORTS[frm]))


def port_refusal(state: State, nation: Nation, port: Area) -> Refusal | None:
    """Why a Fleet may not enter a port: one of its own side is open, others only to attack ships. [13.5]"""
    if friendly_areas(state, nation) >> port & 1:
        return None
    if status(state, nation, port) == NEUTRAL:
        refused = entering_refusal(state, nation, port)
        if refused is not None:
            return refused
        attackable = bool(ships_of_owner(state, port))
    else:
        attackable = bool(ships_to_attack(state, nation, port))
    return None if attackable else Refusal("nw-port-closed", "13.5", {"place": PLACES[port]})


def ships_of_owner(state: State, port: Area) -> tuple[Squadron, ...]:
    """Squadrons of the nation a port belongs to. [8.32]"""
    owner = controller(state, port)
    return tuple(s for s in squadrons_at(state, port) if SQUADRON_NATION[s] == owner)


def candidate_fleets(state: State, nation: Nation) -> Iterator[tuple[Squadron, ...]]:
    """Groups of Squadrons a nation is offered to move: the whole stack, its own ones, a single one."""
    own = fleet_power(state, nation)
    places = sorted({state.squadron_at[s] for s in _own_able(state, nation)})
    for place in places:
        for stack in stacks_at(state, place):
            mine = tuple(s for s in stack.squadrons if SQUADRON_NATION[s] == nation and may_sail(state, s))
            if not mine:
                continue
            commands = fleet_power(state, stack.commander) == own
            able = [s for s in stack.squadrons if may_sail(state, s)]
            whole = tuple(s for s in able if commands or fleet_power(state, SQUADRON_NATION[s]) == own)
            yield from dict.fromkeys((whole, mine, mine[:1]))


def _own_able(state: State, nation: Nation) -> list[Squadron]:
    return [
        s
        for s, place in by_squadron(state.squadron_at)
        if place >= 0 and SQUADRON_NATION[s] == nation and may_sail(state, s)
    ]


class SailAction(Action[Sail]):
    """`sail france_sq1, france_sq2 to bay_of_biscay`: one Manoeuvre for each Fleet. [13.1, 13.2]"""

    word = "sail"
    takes = (Sail,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[Sail]:
        found = []
        for squadrons in candidate_fleets(state, nation):
            if fleets_in(state, squadrons) <= state.purse:
                frm = state.squadron_at[squadrons[0]]
                found += [
                    Sail(Fleet(squadrons), to)
                    for to in next_places(frm)
                    if is_zone(to) or port_refusal(state, nation, Area(to)) is None
                ]
        return found

    def settled(self, state: State, nation: Nation, act: Sail) -> Sail:
        return Sail(Fleet(tuple(sorted(act.fleet))), act.to)

    def refuse(self, state: State, nation: Nation, act: Sail) -> Refusal | None:
        return sail_refusal(state, nation, act)

    def cost(self, state: State, nation: Nation, act: Sail) -> int:
        return fleets_in(state, act.fleet)

    def carry_out(self, state: State, nation: Nation, act: Sail) -> None:
        state.then(Sailing(nation, act.fleet, state.squadron_at[act.fleet[0]], act.to))


@frame
class Sailing(Procedure):
    """One Manoeuvre of a Fleet: guns of a strait, the step itself, those who lie in wait, the port. [13.3]"""

    nation: Nation
    squadrons: tuple[Squadron, ...]
    frm: Place
    to: Place

    @step
    def strait(self, state: State) -> None:
        if is_zone(self.frm) and is_zone(self.to) and passage_guarded(state, self.nation, self.frm, self.to):
            state.then(PassStrait(self.nation, self.squadrons, self.frm, self.to))

    @step
    def enter(self, state: State) -> Next | None:
        fleet = at_large(state, self.squadrons, self.frm)
        if not fleet:
            return LEAVE
        zone = Zone(self.to if is_zone(self.to) else self.frm)
        if is_zone(self.to):
            _move(state, fleet, self.frm, self.to)
            window(state, "fleet", nation=self.nation, place=self.to, origin=self.frm)
        left = NOWHERE if is_zone(self.frm) else self.frm
        entering = NOWHERE if is_zone(self.to) else self.to
        state.then(FleetInterceptions(self.nation, fleet, zone, left, entering, False))
        return None

    @step
    def harbour(self, state: State) -> Next | None:
        fleet = at_large(state, self.squadrons, self.frm)
        if is_zone(self.to) or not fleet:
            return LEAVE
        if friendly_areas(state, self.nation) >> self.to & 1:
            _move(state, fleet, self.frm, self.to)
            window(state, "fleet", nation=self.nation, place=self.to, origin=self.frm)
            return LEAVE
        if status(state, self.nation, Area(self.to)) == NEUTRAL:
            break_neutrality(state, self.nation, Area(self.to))
        return None

    @step
    def attack(self, state: State) -> None:
        fleet = at_large(state, self.squadrons, self.frm)
        window(state, "fleet", nation=self.nation, place=self.to, origin=self.frm)
        state.then(PortBattle(self.nation, fleet, Area(self.to)))


def _move(state: State, fleet: Sequence[Squadron], frm: Place, to: Place) -> None:
    """The Fleet goes; an Armada that moves as a whole stays one, whoever leaves it stands apart. [13.2]"""
    powers = {fleet_power(state, SQUADRON_NATION[s]) for s in fleet}
    move_fleet(state, fleet, to, "sail")
    if len(powers) > 1:
        shift_armada(state, frm, to, mask_of(powers))
    else:
        leave_armada(state, frm, powers.pop())


register(SailAction())
