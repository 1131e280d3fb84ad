"""Declaring war and changing Camps. [8.33, 8.34, 8.35, 8.5]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from ...printed.names import CAMPS, NATION_COUNT, NATIONS, NO_CAMP, POWERS
from ...state.changes.diplomacy import end_wars, join_camp
from ...state.changes.turn import restore_purse
from ...state.ids import Camp, Nation
from ...state.relations import (
    allies,
    are_allies,
    are_enemies,
    camp_members,
    camp_of,
    is_proxy,
    other_camp,
    seat_of,
)
from ...state.state import State
from ..answers import Agree, Refuse, War, WarJoin
from ..impulse.actions import Action, register
from .entering import attack
from .parting import Parting
from .sides import camp_refusal, torn_refusal

#: CPs in an Impulse; between turns war is declared free. [8.34]
PRICE: Final = 7


def declaration_refusal(state: State, power: Nation, war: War | WarJoin) -> Refusal | None:
    """Why a Power may not declare this war. [8.22, 8.33, 8.34, 15.21]"""
    names: dict[str, str | int] = {"nation": NATIONS[war.enemy]}
    if power not in POWERS or is_proxy(state, power):
        return Refusal("nw-war-players-only", "8.33", {"nation": NATIONS[power]})
    if power == war.enemy or seat_of(state, war.enemy) == seat_of(state, power):
        return Refusal("nw-own-command", "8.22", names)
    if state.truces[war.enemy] & allies(state, power):
        return Refusal("nw-truce", "15.21", names)
    if isinstance(war, WarJoin):
        return _joining_refusal(state, power, war)
    if camp_of(state, war.enemy) != NO_CAMP:
        return Refusal("nw-war-join-camp", "8.35", names)
    if not is_at_peace(state, power, war.enemy):
        return Refusal("nw-war-already", "8.34", names)
    return torn_refusal(state, war.enemy, power)


def _joining_refusal(state: State, power: Nation, war: WarJoin) -> Refusal | None:
    if camp_of(state, war.enemy) != other_camp(war.camp):
        return Refusal("nw-war-wrong-camp", "8.34", {"nation": NATIONS[war.enemy], "camp": CAMPS[war.camp]})
    return camp_refusal(state, power, war.camp)


def is_at_peace(state: State, power: Nation, other: Nation) -> bool:
    return not are_allies(state, power, other) and not are_enemies(state, power, other)


def asked_to_consent(state: State, power: Nation, camp: Camp) -> list[str]:
    """The seats of a Camp that must agree to a new member, in track order. [8.34, 14.1]"""
    members = camp_members(state, camp)
    seats = [seat_of(state, p) for p in POWERS if members >> p & 1 and not is_proxy(state, p)]
    return [seat for seat in dict.fromkeys(seats) if seat != seat_of(state, power)]


def wars_to_declare(state: State, power: Nation) -> list[War | WarJoin]:
    """Every war the Power may declare. [8.34]"""
    if is_proxy(state, power):
        return []
    found: list[War | WarJoin] = []
    for enemy in map(Nation, range(NATION_COUNT)):
        camp = camp_of(state, enemy)
        war = War(enemy) if camp == NO_CAMP else WarJoin(enemy, other_camp(camp))
        if declaration_refusal(state, power, war) is None:
            found.append(war)
    return found


class WarAction(Action[War | WarJoin]):
    """`war austria`, `war austria join imperial`: seven CPs. [8.34]"""

    word = "war"
    takes = (WarJoin, War)
    is_grave = True
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[War | WarJoin]:
        if state.purse < 2 * PRICE or nation not in POWERS:
            return ()
        return wars_to_declare(state, nation)

    def refuse(self, state: State, nation: Nation, act: War | WarJoin) -> Refusal | None:
        return declaration_refusal(state, nation, act)

    def cost(self, state: State, nation: Nation, act: War | WarJoin) -> int:
        return 2 * PRICE

    def carry_out(self, state: State, nation: Nation, act: War | WarJoin) -> None:
        state.then(DeclareWar(nation, act.enemy, act.camp, 2 * PRICE))


@frame
class DeclareWar(Procedure):
    """War is declared; who joins a Camp for it needs the consent of all its players. `paid` is given back if
    they do not give it. [8.34]"""

    power: Nation
    enemy: Nation
    camp: Camp
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

    power: Nation
    camp: Camp
    paid: int

    @step
    def ask(self, state: State) -> None:
        seats = asked_to_consent(state, self.power, self.camp)
        if not seats:
            enter_camp(state, self.power, self.camp)
        else:
            state.then(ChooseConsent(seats[0], self.power, self.camp, self.paid, tuple(seats[1:])))


@frame
class ChooseConsent(Choice[State, Agree | Refuse]):
    """May the Power join our Camp? [8.34, 14.1]"""

    asks = "consent"
    is_grave = True
    seat: str
    power: Nation
    camp: Camp
    paid: int
    others: tuple[str, ...]

    def options(self, state: State) -> Sequence[Agree | Refuse]:
        return (Agree(), Refuse())

    def chosen(self, state: State, option: Agree | Refuse) -> None:
        if isinstance(option, Refuse):
            if self.paid:
                restore_purse(state, state.purse + self.paid, state.purse_use)
        elif self.others:
            state.then(ChooseConsent(self.others[0], self.power, self.camp, self.paid, self.others[1:]))
        else:
            enter_camp(state, self.power, self.camp)


def enter_camp(state: State, power: Nation, camp: Camp) -> None:
    """The Power is a member from now on; it parts from its former allies. [8.34, 14.1]"""
    former = allies(state, power) & ~(1 << power)
    join_camp(state, power, camp, "declared")
    end_wars(state, power, allies(state, power))
    state.then(Parting(power, former))


register(WarAction())
