"""After conquest or submission: Troops go home, the loser is neutral, the winner is paid. [15.21–15.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import CAPITALS, HOME, NEIGHBOURS, OWNER, PORTS, SHARED
from ...printed.cards import CARDS
from ...printed.ids import Mask, by_area, each_area, each_nation
from ...printed.names import (
    AUSTRIA,
    EACH_NATION,
    FRANCE,
    NO_CAMP,
    NO_NATION,
    REGROUP,
    TURKEY,
    UNALIGNED,
)
from ...printed.pieces import EACH_SQUADRON, SQUADRON_NATION
from ...state.changes.cards import change_resources, end_effect
from ...state.changes.diplomacy import (
    end_wars,
    freeze_consul,
    join_camp,
    make_truce,
    note_conquest,
    open_areas,
    place_consul,
    take_command,
)
from ...state.changes.map import (
    move_force,
    regroup_everything,
    remove_squadron,
    set_flag,
    set_plus_key,
)
from ...state.control import controller
from ...state.effects import Reforms
from ...state.ids import Area, Nation
from ...state.relations import allies, are_allies, is_proxy, seat_of
from ...state.state import State
from ..answers import RegroupFrom, To
from ..asking import ask
from ..attrition import force_in
from ..formation.foreign import end_war


@option("stay {area}")
class Stay(Option):
    """The pieces there stay."""

    area: Area


@option("regroup", says="to-regroup")
class ToRegroup(Option):
    """The pieces go to Regroup."""


@frame
class Fall(Procedure):
    """A nation was conquered or has submitted to a winner. [15.21–15.5]"""

    nation: Nation
    winner: Nation

    @step
    def leave_capital(self, state: State) -> None:
        """The winners leave the capital for an area under their Flag, or regroup. [15.21]"""
        for capital in CAPITALS[self.nation]:
            for other in winners_in(state, self.winner, 1 << capital):
                ask(state, ChooseLeaving(seat_of(state, other), other, capital, self.winner))

    @step
    def stay_or_go(self, state: State) -> None:
        """Elsewhere in the land they stay or regroup as they like. [15.21]"""
        land = HOME[self.nation] & ~mask_of(CAPITALS[self.nation])
        for other in winners_in(state, self.winner, land):
            for area in each_area(state.present[other] & land):
                if seat_of(state, other):
                    state.then(ChooseStaying(seat_of(state, other), other, area))

    @step
    def go_home(self, state: State) -> None:
        """The loser's Troops abroad and its former allies' Troops in its land regroup. [15.21]"""
        send_home(state, self.nation)
        own = own_land(state, self.nation)
        for ally in each_nation(allies(state, self.nation) & ~(1 << self.nation)):
            regroup_everything(state, ally, list(each_area(state.present[ally] & own)), "conquest")
            _regroup_ships(state, ally, own)

    @step
    def settle(self, state: State) -> None:
        """Neutral, at peace with the winners for now, its land open to them. [15.21, 15.22]"""
        side = allies(state, self.winner)
        note_conquest(state, self.nation, self.winner)
        turn_neutral(state, self.nation)
        for member in each_nation(side):
            make_truce(state, self.nation, member)
        open_areas(state, self.nation, side)
        if self.nation == TURKEY:
            for war in state.foreign_wars:
                if CARDS[war.card].is_turkish_war:
                    end_war(state, war.card)

    @step
    def reparations(self, state: State) -> None:
        """[15.5]"""
        change_resources(state, self.nation, -state.resources[self.nation], "conquest")
        if self.nation == FRANCE:
            set_plus_key(state, False)
        change_resources(state, self.winner, 1, "reparations")


def winners_in(state: State, winner: Nation, areas: Mask) -> list[Nation]:
    """Nations of the winner's side with Formations in these areas."""
    side = allies(state, winner)
    return [n for n in EACH_NATION if side >> n & 1 and state.present[n] & areas]


def own_land(state: State, nation: Nation) -> int:
    """Home and Shared areas under the nation's control, as a mask."""
    return (HOME[nation] | SHARED[nation]) & state.held[nation]


def send_home(state: State, nation: Nation) -> None:
    """Troops outside its own land regroup, its Flags elsewhere are taken up. [15.21]"""
    abroad = state.present[nation] & ~own_land(state, nation)
    regroup_everything(state, nation, list(each_area(abroad)), "conquest")
    _regroup_ships(state, nation, ~(HOME[nation] | SHARED[nation]))
    for area, flag in by_area(state.flag):
        if flag == nation and not SHARED[nation] >> area & 1:
            set_flag(state, area, OWNER[area], "conquest")


def _regroup_ships(state: State, nation: Nation, areas: Mask) -> None:
    """Ships of the nation in ports of these areas go to Regroup; at sea they stay."""
    for squadron in EACH_SQUADRON:
        place = state.squadron_at[squadron]
        in_port = place >= 0 and PORTS & areas & 1 << place
        if in_port and SQUADRON_NATION[squadron] == nation:
            remove_squadron(state, squadron, REGROUP, "conquest")


def turn_neutral(state: State, nation: Nation) -> None:
    """A Power leaves its Camp; a Proxy is unaligned and its Consul stays so until the Interphase. [15.22]"""
    end_wars(state, nation)
    if nation == AUSTRIA:
        end_effect(state, Reforms)
    if not is_proxy(state, nation):
        join_camp(state, nation, NO_CAMP, "conquest")
        return
    take_command(state, nation, NO_NATION)
    place_consul(state, nation, NO_NATION, UNALIGNED, "conquest")
    freeze_consul(state, nation, True)


@frame
class ChooseLeaving(Choice[State, To | ToRegroup]):
    """Out of a conquered capital: to an area under a Flag of one's side beside it, or to Regroup. [15.21]"""

    asks = "leaving"
    seat: str
    nation: Nation
    capital: Area
    winner: int

    def options(self, state: State) -> Sequence[To | ToRegroup]:
        ways = [
            To(area)
            for area in NEIGHBOURS[self.capital]
            if state.flag[area] != NO_NATION and are_allies(state, self.nation, controller(state, area))
        ]
        return [*ways, ToRegroup()]

    def chosen(self, state: State, option: To | ToRegroup) -> None:
        match option:
            case ToRegroup():
                regroup_everything(state, self.nation, [self.capital], "conquest")
            case To(area):
                force = force_in(state, self.capital, 1 << self.nation)
                move_force(state, force, self.capital, Area(area), "conquest")


@frame
class ChooseStaying(Choice[State, Stay | RegroupFrom]):
    """Stay in the land of the conquered, or regroup. [15.21]"""

    asks = "staying"
    seat: str
    nation: Nation
    area: Area

    def options(self, state: State) -> Sequence[Stay | RegroupFrom]:
        return (Stay(self.area), RegroupFrom(self.area))

    def chosen(self, state: State, option: Stay | RegroupFrom) -> None:
        if isinstance(option, RegroupFrom):
            regroup_everything(state, self.nation, [self.area], "conquest")
