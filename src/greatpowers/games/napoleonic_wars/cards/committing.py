"""Pieces that go onto a Foreign War, and what happens if they are not there. [6.12, 6.13]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from ..board import CAPITALS, PLACES, members
from ..card_changes import change_foreign_war, change_resources, discard_card, draw_cards, end_foreign_war
from ..card_facts import CARDS
from ..changes import remove_leader, remove_squadron, take_sp_off
from ..fights import Committed
from ..names import AT_WAR
from ..pieces import COMMAND, LEADERS, LEADERS_OF, SQUADRONS, SQUADRONS_OF
from ..relations import seat_of
from ..state import State, sp_at
from ..texts import read_area, read_leader, read_squadrons
from ..war.building import SP_COST, SQUADRON_COST, callable_leaders, sp_left, unused_squadrons
from ..war.foreign import bring_back

SP, LEADER, SQUADRON = "sp", "leader", "squadron"
SUBMIT, RESOURCE = "submit", "resource"


def sources(state: State, nation: int, kind: str) -> list[str]:
    """Pieces of a kind that could go: an area for strength, leaders and Squadrons by name; capital first."""
    if kind == SP:
        capitals = [a for a in CAPITALS[nation] if sp_at(state, nation, a)]
        others = [a for a in members(state.present[nation]) if sp_at(state, nation, a) and a not in capitals]
        return [PLACES[area] for area in (*capitals, *others)]
    if kind == LEADER:
        return [LEADERS[x].id for x in LEADERS_OF[nation] if state.leader_at[x] >= 0]
    found: dict[tuple[int, int], str] = {}
    for squadron in SQUADRONS_OF[nation]:
        if state.squadron_at[squadron] >= 0:
            key = (state.squadron_at[squadron], state.building >> squadron & 1)
            found.setdefault(key, SQUADRONS[squadron])
    return list(found.values())


def send(state: State, card: str, nation: int, kind: str, source: str) -> None:
    """One piece goes onto the card."""
    part = _part_of(state, card, nation)
    if kind == SP:
        take_sp_off(state, nation, read_area(source), 1)
        part = replace(part, sp=part.sp + 1)
    elif kind == LEADER:
        remove_leader(state, read_leader(source), AT_WAR, card)
        part = replace(part, leaders=(*part.leaders, read_leader(source)))
    else:
        squadron = read_squadrons(source)[0]
        remove_squadron(state, squadron, AT_WAR, card)
        part = replace(part, squadrons=(*part.squadrons, squadron))
    _set_part(state, card, part)


def _part_of(state: State, card: str, nation: int) -> Committed:
    war = next(war for war in state.foreign_wars if war.card == card)
    return next((part for part in war.committed if part.nation == nation), Committed(nation))


def _set_part(state: State, card: str, part: Committed) -> None:
    war = next(war for war in state.foreign_wars if war.card == card)
    others = [other for other in war.committed if other.nation != part.nation]
    change_foreign_war(state, card, sorted((*others, part), key=lambda one: one.nation))


@frame
class Commit(Procedure):
    """A nation sends pieces of a kind; what it lacks it builds with its cards, or it submits. [6.13]"""

    card: str
    nation: int
    kind: str
    count: int

    @step
    def pick(self, state: State) -> Next | None:
        if self.count <= 0 or not any(war.card == self.card for war in state.foreign_wars):
            return LEAVE
        found = sources(state, self.nation, self.kind)
        seat = seat_of(state, self.nation)
        if not found:
            state.then(Shortage(self.card, self.nation, self.kind, self.count))
        elif seat:
            state.then(ChooseCommitted(seat, self.card, self.nation, self.kind, self.count))
        else:
            send(state, self.card, self.nation, self.kind, found[0])
            state.then(Commit(self.card, self.nation, self.kind, self.count - 1))
        return None


@frame
class ChooseCommitted(Choice):
    """Which piece goes next. [6.13]"""

    seat: str
    card: str
    nation: int
    kind: str
    count: int

    def options(self, state: State) -> Sequence[str]:
        return sources(state, self.nation, self.kind)

    def chosen(self, state: State, source: str) -> None:
        send(state, self.card, self.nation, self.kind, source)
        state.then(Commit(self.card, self.nation, self.kind, self.count - 1))

    def write(self, source: str) -> str:
        return f"send {source}"


def price(state: State, nation: int, kind: str, count: int) -> int | None:
    """CPs to build the lacking pieces at once; None if the box does not hold them. [6.13]"""
    if kind == SP:
        return SP_COST * count if sp_left(state, nation) >= count else None
    if kind == LEADER:
        return min((COMMAND[x] for x in callable_leaders(state, nation)), default=None)
    return SQUADRON_COST * count if len(unused_squadrons(state, nation)) >= count else None


@frame
class Shortage(Procedure):
    """Lacking pieces are built with the remaining cards and Resources, or the nation submits. [6.12, 6.13]"""

    card: str
    nation: int
    kind: str
    count: int

    @step
    def meet(self, state: State) -> None:
        cost = price(state, self.nation, self.kind, self.count)
        seat = seat_of(state, self.nation)
        if cost is None:
            give_in(state, self.card, self.nation)
        elif seat:
            state.then(ChooseWarPayment(seat, self.card, self.nation, self.kind, self.count, cost))
        else:
            pay_by_lot(state, self.card, self.nation, self.kind, self.count, cost)


def pay_by_lot(state: State, card: str, nation: int, kind: str, count: int, cost: int) -> None:
    """Nobody runs the nation: it pays with its cards in order while it can."""
    for held in sorted(state.hands[nation]):
        if cost > 0:
            discard_card(state, nation, held)
            cost -= CARDS[held].cp
    if cost > 0:
        give_in(state, card, nation)
    else:
        send_new(state, card, nation, kind, count)


def send_new(state: State, card: str, nation: int, kind: str, count: int) -> None:
    """Pieces built for the purpose go straight onto the card. [6.13]"""
    part = _part_of(state, card, nation)
    if kind == SP:
        part = replace(part, sp=part.sp + count)
    elif kind == LEADER:
        leader = min(callable_leaders(state, nation), key=lambda x: (COMMAND[x], x))
        remove_leader(state, leader, AT_WAR, card)
        part = replace(part, leaders=(*part.leaders, leader))
    else:
        for squadron in unused_squadrons(state, nation)[:count]:
            remove_squadron(state, squadron, AT_WAR, card)
            part = replace(part, squadrons=(*part.squadrons, squadron))
    _set_part(state, card, part)


def give_in(state: State, card: str, nation: int) -> None:
    """A nation that has to submit takes back what it has sent; the war goes on for those who have pieces on
    it. [6.13, 15.21, 15.42]"""
    from ..war.conquest import forced_submission  # conquest knows the end of the game

    war = next((war for war in state.foreign_wars if war.card == card), None)
    if war is not None:
        others = [part for part in war.committed if part.nation != nation]
        if others:
            change_foreign_war(state, card, others)
        else:
            end_foreign_war(state, card)
        for part in war.committed:
            if part.nation == nation:
                bring_back(state, part)
    forced_submission(state, nation)


@frame
class ChooseWarPayment(Choice):
    """Pay for the lacking pieces with a card or a Resource, or submit. [6.13]"""

    always_ask = True
    seat: str
    card: str
    nation: int
    kind: str
    count: int
    cost: int

    def options(self, state: State) -> Sequence[str]:
        found = sorted(state.hands[self.nation])
        if state.resources[self.nation] and (state.deck or state.discards):
            found.append(RESOURCE)
        return [*found, SUBMIT]

    def chosen(self, state: State, option: str) -> None:
        if option == SUBMIT:
            give_in(state, self.card, self.nation)
            return
        left = self.cost
        if option == RESOURCE:
            change_resources(state, self.nation, -1, "spent")
            draw_cards(state, self.nation, 1)
        else:
            discard_card(state, self.nation, option)
            left -= CARDS[option].cp
        if left > 0:
            state.then(ChooseWarPayment(self.seat, self.card, self.nation, self.kind, self.count, left))
        else:
            send_new(state, self.card, self.nation, self.kind, self.count)

    def write(self, option: str) -> str:
        return option if option in (SUBMIT, RESOURCE) else f"pay {option}"
