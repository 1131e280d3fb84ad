"""Entering foreign soil: what forbids it, and what becomes of an attacked neutral. [8.22, 8.32, 8.33, 8.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import HOME, PLACES
from ...printed.ids import Area, Nation
from ...printed.names import MINOR_MASK, NATIONS, NO_NATION, POWERS, PRUSSIA, UNALIGNED
from ...state.changes.diplomacy import place_consul, take_command
from ...state.control import NEUTRAL, controller, keys_of, status
from ...state.effects import have_armistice
from ...state.relations import allies, are_allies, enemies, is_proxy, seat_of, vassal_of
from ...state.state import State, is_first_round_of_1805
from ..answers import Agree
from .pacts import make_pact, may_ally
from .sides import go_to_war, torn_refusal


@option("decline")
class Decline(Option):
    pass


def entering_refusal(state: State, nation: Nation, area: Area) -> Refusal | None:
    """Why Formations of a nation may not enter an area, as far as relations go. [8.22, 8.33, 8.5]"""
    owner = controller(state, area)
    names: dict[str, str | int] = {"nation": NATIONS[owner], "area": PLACES[area]}
    if nation == PRUSSIA and is_bound_to_prussia(state) and not HOME[PRUSSIA] >> area & 1:
        return Refusal("nw-prussia-stays", "8.5", names)
    if have_armistice(state, nation, owner):
        return Refusal("nw-armistice", "6.1", names)
    if status(state, nation, area) != NEUTRAL:
        return None
    return attack_refusal(state, nation, owner)


def is_bound_to_prussia(state: State) -> bool:
    """In the first Round of 1805 Prussian Troops stay at home unless Prussia was invaded. [8.5]"""
    return is_first_round_of_1805(state) and not enemies(state, PRUSSIA)


def attack_refusal(state: State, nation: Nation, neutral: Nation) -> Refusal | None:
    """Why a nation may not break the peace with a neutral just by marching in: Powers owe each other a
    declaration. [8.22, 8.33, 15.21]"""
    names: dict[str, str | int] = {"nation": NATIONS[neutral]}
    if state.truces[neutral] & allies(state, nation):
        return Refusal("nw-truce", "15.21", names)
    if seat_of(state, neutral) and seat_of(state, neutral) == seat_of(state, nation):
        return Refusal("nw-own-command", "8.22", names)
    if neutral in POWERS and not MINOR_MASK >> nation & 1:
        return Refusal("nw-war-not-declared", "8.33", names)
    return torn_refusal(state, neutral, nation)


def break_neutrality(state: State, nation: Nation, area: Area) -> None:
    """Formations of the nation have come into a neutral's area: a Power is at war, a Proxy finds a protector
    before the next step. [8.32, 8.33, 9.54]"""
    attack(state, controller(state, area), nation)


def attack(state: State, victim: Nation, aggressor: Nation) -> None:
    """A neutral is attacked. [8.32, 8.35]"""
    if is_proxy(state, victim):
        state.then(Attacked(victim, aggressor))
    else:
        go_to_war(state, victim, aggressor)


def protector_of(state: State, victim: Nation, aggressor: Nation) -> Nation:
    """The Power in whose row the victim's Consul is, unless on the aggressor's side; else -1. [8.32]"""
    power = vassal_of(state, victim)
    if power == NO_NATION or are_allies(state, power, aggressor):
        return NO_NATION
    return power


def commander_for(state: State, victim: int, aggressor: Nation) -> Nation:
    """The enemy of the aggressor with fewest Keys, the later on the track of equals; without an enemy any
    player's Power outside his side. -1: nobody is there. [8.32]"""
    players = [power for power in POWERS if not is_proxy(state, power) and power != victim]
    at_war = [power for power in players if enemies(state, aggressor) >> power & 1]
    others = [power for power in players if not allies(state, aggressor) >> power & 1]
    found = at_war or others
    return min(found, key=lambda power: (keys_of(state, power), -power), default=NO_NATION)


@frame
class Attacked(Procedure):
    """An attacked Proxy enters a Pact with its patron, or is commanded by the aggressor's enemy. [8.32]"""

    victim: Nation
    aggressor: Nation

    @step
    def find_help(self, state: State) -> None:
        patron = protector_of(state, self.victim, self.aggressor)
        if patron != NO_NATION and may_ally(state, patron, self.victim):
            make_pact(state, self.victim, patron, "attacked")
            go_to_war(state, self.victim, self.aggressor)
            return
        commander = commander_for(state, self.victim, self.aggressor)
        if vassal_of(state, self.victim) != NO_NATION:
            place_consul(state, self.victim, NO_NATION, UNALIGNED, "attacked")
        go_to_war(state, self.victim, self.aggressor)
        take_command(state, self.victim, commander)
        if commander != NO_NATION and may_ally(state, commander, self.victim):
            state.then(ChooseProtection(seat_of(state, commander), commander, self.victim, self.aggressor))


@frame
class ChooseProtection(Choice[State, Agree | Decline]):
    """Does the commander of an attacked Proxy accept a Pact with it? [8.32]"""

    asks = "protection"
    is_grave = True
    seat: str
    power: Nation
    victim: Nation
    aggressor: int

    def options(self, state: State) -> Sequence[Agree | Decline]:
        return (Agree(), Decline())

    def chosen(self, state: State, option: Agree | Decline) -> None:
        if isinstance(option, Agree):
            make_pact(state, self.victim, self.power, "attacked")
