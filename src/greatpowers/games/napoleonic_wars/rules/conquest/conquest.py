"""Conquest at the end of a turn: who falls, to whom, and what is ceded. [5.7, 15.1, 15.2, 15.42]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import CAPITALS, HOME, KEYS, OWNED, PLACES
from ...printed.ids import Mask, each_area, each_nation
from ...printed.names import EACH_NATION, FRANCE, NATIONS, NO_NATION
from ...printed.pieces import CONQUEST_MODIFIER
from ...state.changes.map import set_flag
from ...state.control import controller, force_size_in
from ...state.events.conquest import ConquestRolled
from ...state.ids import Area, Nation
from ...state.relations import allies, are_allies, enemies, is_proxy, seat_of
from ...state.state import State
from ..asking import ask
from ..sea.ports import port_changed
from ..turn.ending import EndGame
from .falling import Fall, turn_neutral

#: What die and modifiers must reach. [15.1]
NEEDED: Final = 6


def lost_keys(state: State, nation: Nation) -> int:
    """Keys it had in 1805 and does not control now. [15.1]"""
    return (OWNED[nation] & KEYS & ~state.held[nation]).bit_count()


def conquest_modifier(state: State, nation: Nation) -> int:
    """What is added to the die. [15.1]"""
    return CONQUEST_MODIFIER[nation] + lost_keys(state, nation)


def holders_of(state: State, nation: Nation, areas: Mask) -> dict[Nation, int]:
    """Enemies of the nation that control some of these areas, and how many."""
    found: dict[Nation, int] = {}
    for area in each_area(areas):
        holder = controller(state, area)
        if enemies(state, nation) >> holder & 1:
            found[holder] = found.get(holder, 0) + 1
    return found


def has_lost_capital(state: State, nation: Nation) -> bool:
    """All its capitals are in enemy hands: Russia has two. [15.1]"""
    return sum(holders_of(state, nation, mask_of(CAPITALS[nation])).values()) == len(CAPITALS[nation])


def conqueror_of(state: State, nation: Nation) -> Nation:
    """The enemy that would conquer it: who holds the capital, of two Russian ones most, then most areas; if
    the Keys are lost without it, who holds most of them. -1: nobody. [15.1]"""
    capitals = holders_of(state, nation, mask_of(CAPITALS[nation]))
    if not has_lost_capital(state, nation):
        if state.held[nation] & KEYS:
            return NO_NATION
        capitals = holders_of(state, nation, OWNED[nation] & KEYS)
    held = holders_of(state, nation, HOME[nation])
    return max(capitals, key=lambda n: (capitals[n], held.get(n, 0), -n), default=NO_NATION)


@frame
class Conquests(Procedure):
    """Every nation in track order; who has fallen conquers nobody after that. [5.7, 15.1]"""

    @step
    def check(self, state: State) -> None:
        state.then(*[ConquestCheck(nation) for nation in EACH_NATION])


@frame
class ConquestCheck(Procedure):
    """Without Keys a nation falls; with a lost capital it rolls. [15.1]"""

    nation: Nation

    @step
    def roll(self, state: State) -> None:
        conqueror = conqueror_of(state, self.nation)
        if conqueror == NO_NATION:
            return
        falls = not state.held[self.nation] & KEYS
        if not falls:
            die, modifier = state.draw(6, "conquest") + 1, conquest_modifier(state, self.nation)
            falls = die + modifier >= NEEDED
            state.record(ConquestRolled(NATIONS[self.nation], die, modifier, falls))
        if falls:
            state.then(Conquer(self.nation, conqueror))


@frame
class Conquer(Procedure):
    """A nation is conquered: Flags, ceded areas, and everything else. [15.2]"""

    nation: Nation
    conqueror: Nation

    @step
    def end(self, state: State) -> Next | None:
        """With France the war is over at once: points are counted with the Flags where they lie. [5.8]"""
        if self.nation != FRANCE:
            return None
        state.then(EndGame("conquest"))
        return LEAVE

    @step
    def clear(self, state: State) -> None:
        """The conqueror's side takes its Flags from Home areas. [15.2]"""
        side = allies(state, self.conqueror)
        for area in each_area(HOME[self.nation]):
            if state.flag[area] != NO_NATION and side >> state.flag[area] & 1:
                set_flag(state, area, self.nation, "conquest")

    @step
    def cede(self, state: State) -> None:
        number = state.draw(6, "ceded areas") + 1
        state.then(Ceding(self.nation, self.conqueror, number, True))

    @step
    def fall(self, state: State) -> None:
        state.then(Fall(self.nation, self.conqueror))


def areas_to_cede(state: State, nation: Nation) -> Mask:
    """Home areas under its control but the capital. [15.2]"""
    return HOME[nation] & state.held[nation] & ~mask_of(CAPITALS[nation])


@frame
class Ceding(Procedure):
    """Conqueror and victim pick in turn until the number is reached. [15.2]"""

    nation: Nation
    conqueror: Nation
    left: int
    by_conqueror: bool

    @step
    def pick(self, state: State) -> None:
        if self.left > 0 and areas_to_cede(state, self.nation):
            chooser = self.conqueror if self.by_conqueror else self.nation
            ask(
                state,
                ChooseCeded(
                    seat_of(state, chooser), self.nation, self.conqueror, self.left, self.by_conqueror
                ),
            )


@option("cede {area}")
class Cede(Option):
    """The conqueror gets an area."""

    area: Area


@option("cede {area} to {taker}", says="cede-to")
class CedeTo(Option):
    """A Power of his Camp gets it. [15.2]"""

    area: Area
    taker: Nation


@frame
class ChooseCeded(Choice[State, CedeTo | Cede]):
    """An area that is ceded; the conqueror may give it to a Power of his Camp. [15.2]"""

    asks = "ceded"
    seat: str
    nation: Nation
    conqueror: Nation
    left: int
    by_conqueror: bool

    def options(self, state: State) -> Sequence[CedeTo | Cede]:
        areas = list(each_area(areas_to_cede(state, self.nation)))
        found: list[CedeTo | Cede] = [Cede(area) for area in areas]
        if self.by_conqueror:
            side = each_nation(allies(state, self.conqueror))
            takers = [n for n in side if n != self.conqueror and n < 5]
            found += [CedeTo(area, taker) for taker in takers for area in areas]
        return found

    def taker(self, option: CedeTo | Cede) -> Nation:
        return option.taker if isinstance(option, CedeTo) else self.conqueror

    def chosen(self, state: State, option: CedeTo | Cede) -> None:
        area, taker = option.area, self.taker(option)
        giver_seat, taker_seat = seat_of(state, self.conqueror), seat_of(state, taker)
        following = Ceding(self.nation, self.conqueror, self.left - 1, not self.by_conqueror)
        if taker_seat and taker_seat != giver_seat:
            state.then(ChooseGift(taker_seat, taker, self.conqueror, area), following)
            return
        give_area(state, area, taker)
        state.then(following)

    def read(self, state: State, text: str) -> CedeTo | Cede:
        option = Choice.read(self, state, text)
        return Cede(option.area) if self.taker(option) == self.conqueror else option

    def refuse(self, state: State, option: CedeTo | Cede) -> Refusal | None:
        area, taker = option.area, self.taker(option)
        if not areas_to_cede(state, self.nation) >> area & 1:
            return Refusal("nw-cede-not-home", "15.2", {"area": PLACES[area], "nation": NATIONS[self.nation]})
        may_give = self.by_conqueror and taker < 5 and are_allies(state, taker, self.conqueror)
        if taker != self.conqueror and not may_give:
            return Refusal("nw-cede-taker", "15.2", {"nation": NATIONS[taker]})
        return None


def give_area(state: State, area: Area, nation: Nation) -> None:
    """An area has a new owner's Flag; ships of his enemies leave its port. [15.2]"""
    set_flag(state, area, nation, "ceded")
    port_changed(state, area)


@option("accept {area}", says="accept-area")
class AcceptArea(Option):
    """A gift is taken."""

    area: Area


@option("decline {area}", says="decline-area")
class DeclineArea(Option):
    """It stays with the conqueror."""

    area: Area


@frame
class ChooseGift(Choice[State, AcceptArea | DeclineArea]):
    """Does a Power accept a ceded area? Otherwise the conqueror keeps it. [15.2]"""

    asks = "gift"
    seat: str
    power: Nation
    conqueror: Nation
    area: Area

    def options(self, state: State) -> Sequence[AcceptArea | DeclineArea]:
        return (AcceptArea(self.area), DeclineArea(self.area))

    def chosen(self, state: State, option: AcceptArea | DeclineArea) -> None:
        give_area(state, self.area, self.power if isinstance(option, AcceptArea) else self.conqueror)


def strongest_invader(state: State, nation: Nation) -> Nation:
    """The enemy with most Troops in the nation's Home areas, -1 if there are none. [15.4, 15.42]"""
    sizes = {
        other: force_size_in(state, other, HOME[nation])
        for other in EACH_NATION
        if enemies(state, nation) >> other & 1
    }
    best = max(sizes, key=lambda n: (sizes[n], -n), default=NO_NATION)
    return best if best != NO_NATION and sizes[best] else NO_NATION


def forced_submission(state: State, nation: Nation) -> None:
    """A nation that cannot meet its losses or commitments falls before the next step. [6.12, 6.13, 15.42]"""
    invader = strongest_invader(state, nation)
    if invader != NO_NATION:
        state.then(Conquer(nation, invader))
    elif nation == FRANCE and not is_proxy(state, nation):
        state.then(EndGame("submission"))
    else:
        turn_neutral(state, nation)
