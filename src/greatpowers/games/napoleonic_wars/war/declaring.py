"""Declaring war and changing Camps. [8.33, 8.34, 8.35, 8.5]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ....engine.errors import Refusal
from ....engine.frames import LEAVE, AnyChoice, Next, Procedure, frame, step
from ..actions import Action, register
from ..diplomacy_changes import end_wars, join_camp
from ..names import (
    CAMPS,
    NATION_COUNT,
    NATIONS,
    NO_CAMP,
    POWERS,
)
from ..relations import allies, are_allies, are_enemies, camp_members, camp_of, is_proxy, seat_of
from ..state import State
from ..texts import read_nation, unreadable
from ..turn_changes import restore_purse
from .entering import attack
from .parting import Parting
from .sides import camp_refusal, torn_refusal

#: CPs in an Impulse; between turns war is declared free. [8.34]
PRICE: Final = 7
AGREE, REFUSE = "agree", "refuse"


@dataclass(frozen=True, slots=True)
class War:
    """War on a nation, and the Camp to be joined for it; NO_CAMP: none."""

    enemy: int
    camp: int = NO_CAMP


def declaration_refusal(state: State, power: int, war: War) -> Refusal | None:
    """Why a Power may not declare this war. [8.22, 8.33, 8.34, 15.21]"""
    names: dict[str, str | int] = {"nation": NATIONS[war.enemy]}
    if power not in POWERS or is_proxy(state, power):
        return Refusal("nw-war-players-only", "8.33", {"nation": NATIONS[power]})
    if power == war.enemy or seat_of(state, war.enemy) == seat_of(state, power):
        return Refusal("nw-own-command", "8.22", names)
    if state.truces[war.enemy] & allies(state, power):
        return Refusal("nw-truce", "15.21", names)
    if war.camp != NO_CAMP:
        return _joining_refusal(state, power, war)
    if camp_of(state, war.enemy) != NO_CAMP:
        return Refusal("nw-war-join-camp", "8.35", names)
    if not is_at_peace(state, power, war.enemy):
        return Refusal("nw-war-already", "8.34", names)
    return torn_refusal(state, war.enemy, power)


def _joining_refusal(state: State, power: int, war: War) -> Refusal | None:
    if camp_of(state, war.enemy) != 1 - war.camp:
        return Refusal("nw-war-wrong-camp", "8.34", {"nation": NATIONS[war.enemy], "camp": CAMPS[war.camp]})
    return camp_refusal(state, power, war.camp)


def is_at_peace(state: State, power: int, other: int) -> bool:
    return not are_allies(state, power, other) and not are_enemies(state, power, other)


def asked_to_consent(state: State, power: int, camp: int) -> list[str]:
    """The seats of a Camp that must agree to a new member, in track order. [8.34, 14.1]"""
    members = camp_members(state, camp)
    seats = [seat_of(state, p) for p in POWERS if members >> p & 1 and not is_proxy(state, p)]
    return [seat for seat in dict.fromkeys(seats) if seat != seat_of(state, power)]


def wars_to_declare(state: State, power: int) -> list[War]:
    """Every war the Power may declare. [8.34]"""
    if is_proxy(state, power):
        return []
    found = []
    for enemy in range(NATION_COUNT):
        camp = camp_of(state, enemy)
        war = War(enemy, NO_CAMP if camp == NO_CAMP else 1 - camp)
        if declaration_refusal(state, power, war) is None:
            found.append(war)
    return found


class WarAction(Action):
    """`war austria`, `war austria join imperial`: seven CPs. [8.34]"""

    word = "war"
    purses = frozenset()

    def options(self, state: State, nation: int) -> Sequence[War]:
        if state.purse < 2 * PRICE or nation not in POWERS:
            return ()
        return wars_to_declare(state, nation)

    def write(self, body: War) -> str:
        joining = "" if body.camp == NO_CAMP else f" join {CAMPS[body.camp]}"
        return f"{NATIONS[body.enemy]}{joining}"

    def read(self, state: State, nation: int, rest: str) -> War:
        return read_war(rest)

    def refuse(self, state: State, nation: int, body: Any) -> Refusal | None:
        return declaration_refusal(state, nation, body)

    def cost(self, state: State, nation: int, body: Any) -> int:
        return 2 * PRICE

    def carry_out(self, state: State, nation: int, body: Any) -> None:
        state.then(DeclareWar(nation, body.enemy, body.camp, 2 * PRICE))


def read_war(text: str) -> War:
    """`austria` or `austria join imperial`."""
    enemy, sign, camp = text.partition(" join ")
    if sign and camp.strip() not in CAMPS:
        raise unreadable(text)
    return War(read_nation(enemy), CAMPS.index(camp.strip()) if sign else NO_CAMP)


@frame
class DeclareWar(Procedure):
    """War is declared; who joins a Camp for it needs the consent of all its players. `paid` is given back if
    they do not give it. [8.34]"""

    power: int
    enemy: int
    camp: int
    paid: int = 0

    @step
    def ask(self, state: State) -> None:
        if self.camp != NO_CAMP:
            state.then(JoinCamp(self.power, self.camp, self.paid))

    @step
    def begin(self, state: State) -> Next | None:
        if self.camp != NO_CAMP or not is_at_peace(state, self.power, self.enemy):
            return LEAVE
        attack(state, self.enemy, self.power)
        return None


@frame
class JoinCamp(Procedure):
    """All players of a Camp are asked in track order; one refusal is enough. [8.34, 14.1]"""

    power: int
    camp: int
    paid: int

    @step
    def ask(self, state: State) -> None:
        seats = asked_to_consent(state, self.power, self.camp)
        if not seats:
            enter_camp(state, self.power, self.camp)
        else:
            state.then(ChooseConsent(seats[0], self.power, self.camp, self.paid, tuple(seats[1:])))


@frame
class ChooseConsent(AnyChoice):
    """May the Power join our Camp? [8.34, 14.1]"""

    seat: str
    power: int
    camp: int
    paid: int
    others: tuple[str, ...]

    def options(self, state: State) -> Sequence[str]:
        return (AGREE, REFUSE)

    def chosen(self, state: State, answer: str) -> None:
        if answer == REFUSE:
            if self.paid:
                restore_purse(state, state.purse + self.paid, state.purse_use)
        elif self.others:
            state.then(ChooseConsent(self.others[0], self.power, self.camp, self.paid, self.others[1:]))
        else:
            enter_camp(state, self.power, self.camp)


def enter_camp(state: State, power: int, camp: int) -> None:
    """The Power is a member from now on; it parts from its former allies. [8.34, 14.1]"""
    former = allies(state, power) & ~(1 << power)
    join_camp(state, power, camp, "declared")
    end_wars(state, power, allies(state, power))
    state.then(Parting(power, former))


register(WarAction())
