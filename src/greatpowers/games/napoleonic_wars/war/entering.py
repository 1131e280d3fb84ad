"""Entering foreign soil: what forbids it, and what becomes of an attacked neutral. [8.22, 8.32, 8.33, 8.5]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal
from ....engine.frames import Choice, Procedure, frame, step
from ..board import HOME, PLACES
from ..control import NEUTRAL, controller, keys_of, status
from ..diplomacy_changes import begin_war, place_consul, take_command
from ..effects import have_armistice
from ..names import NATION_COUNT, NATIONS, NO_CAMP, NO_NATION, POWERS, PRUSSIA, UNALIGNED
from ..relations import (
    allies,
    are_allies,
    camp_members,
    camp_of,
    enemies,
    is_proxy,
    seat_of,
    vassal_of,
)
from ..state import State, is_first_round_of_1805
from .pacts import make_pact, may_ally

AGREE, DECLINE = "agree", "decline"


def entering_refusal(state: State, nation: int, area: int) -> Refusal | None:
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


def attack_refusal(state: State, nation: int, neutral: int) -> Refusal | None:
    """Why a nation may not break the peace with a neutral just by marching in. [8.22, 8.33, 15.21]"""
    names: dict[str, str | int] = {"nation": NATIONS[neutral]}
    if state.truces[neutral] & allies(state, nation):
        return Refusal("nw-truce", "15.21", names)
    if seat_of(state, neutral) and seat_of(state, neutral) == seat_of(state, nation):
        return Refusal("nw-own-command", "8.22", names)
    if neutral in POWERS:
        return Refusal("nw-war-not-declared", "8.33", names)
    return None


def break_neutrality(state: State, nation: int, area: int) -> None:
    """Formations of the nation have come into a neutral's area: before the next step it finds a protector.
    [8.32, 9.54]"""
    state.then(Attacked(controller(state, area), nation))


def protector_of(state: State, victim: int, aggressor: int) -> int:
    """The Power in whose row the victim's Consul is, unless on the aggressor's side; else -1. [8.32]"""
    power = vassal_of(state, victim)
    if power == NO_NATION or are_allies(state, power, aggressor):
        return NO_NATION
    return power


def commander_for(state: State, victim: int, aggressor: int) -> int:
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

    victim: int
    aggressor: int

    @step
    def find_help(self, state: State) -> None:
        patron = protector_of(state, self.victim, self.aggressor)
        if patron != NO_NATION and may_ally(state, patron, self.victim):
            make_pact(state, self.victim, patron, "attacked")
            self._open_war(state, patron)
            return
        commander = commander_for(state, self.victim, self.aggressor)
        if vassal_of(state, self.victim) != NO_NATION:
            place_consul(state, self.victim, NO_NATION, UNALIGNED, "attacked")
        self._open_war(state, self.victim)
        take_command(state, self.victim, commander)
        if commander != NO_NATION and may_ally(state, commander, self.victim):
            state.then(ChooseProtection(seat_of(state, commander), commander, self.victim, self.aggressor))

    def _open_war(self, state: State, power: int) -> None:
        """War with the aggressor and all of his Camp, unless the Camps are at war anyhow. [8.32, 8.5]"""
        open_war(state, self.victim, self.aggressor)
        if power != self.victim and camp_of(state, power) == NO_CAMP:
            open_war(state, power, self.aggressor)


def open_war(state: State, victim: int, aggressor: int) -> None:
    """The victim is at war with the aggressor and every member of his Camp. [8.5, 8.32]"""
    side = camp_members(state, camp_of(state, aggressor)) | 1 << aggressor
    for member in range(NATION_COUNT):
        if side >> member & 1 and not are_allies(state, victim, member) and member != victim:
            begin_war(state, victim, member)


@frame
class ChooseProtection(Choice):
    """Does the commander of an attacked Proxy accept a Pact with it? [8.32]"""

    seat: str
    power: int
    victim: int
    aggressor: int

    def options(self, state: State) -> Sequence[str]:
        return (AGREE, DECLINE)

    def chosen(self, state: State, answer: str) -> None:
        if answer == AGREE:
            make_pact(state, self.victim, self.power, "attacked")
            if camp_of(state, self.power) == NO_CAMP:
                open_war(state, self.power, self.aggressor)
