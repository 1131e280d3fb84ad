"""Pieces that go onto a Foreign War, and what happens if they are not there. [6.12, 6.13]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import CAPITALS
from ...printed.cards import CARDS
from ...printed.ids import each_area
from ...printed.names import AT_WAR, REGROUP
from ...printed.pieces import COMMAND, LEADERS_OF, SQUADRONS_OF
from ...rules.conquest.conquest import forced_submission
from ...rules.formation.building import (
    REGROUP_COST,
    SP_COST,
    SQUADRON_COST,
    callable_leaders,
    regrouping_leaders,
    sp_left,
    unused_squadrons,
)
from ...rules.formation.foreign import bring_back
from ...rules.impulse.playing import playable
from ...state.changes.cards import (
    change_foreign_war,
    change_resources,
    draw_cards,
    end_foreign_war,
    play_card,
    put_away,
)
from ...state.changes.map import change_regroup, commit_sp, remove_leader, remove_squadron
from ...state.fights import Committed
from ...state.ids import Area, CardId, Leader, Nation, Squadron
from ...state.relations import seat_of
from ...state.state import State, sp_at

SP, LEADER, SQUADRON = "sp", "leader", "squadron"


@option("send {area}", says="send-strength")
class SendStrength(Option, frozen=True):
    """A point of strength goes from here."""

    area: Area


@option("send {leader}", says="send-leader")
class SendLeader(Option, frozen=True):
    """A leader goes."""

    leader: Leader


@option("send {squadron}", says="send-squadron")
class SendSquadron(Option, frozen=True):
    """A Squadron goes."""

    squadron: Squadron


Sending = SendStrength | SendLeader | SendSquadron


@option("submit", says="submit-in-war")
class SubmitInWar(Option, frozen=True):
    """The nation gives in."""


@option("resource", says="resource-for-war")
class ResourceForWar(Option, frozen=True):
    """A Resource is spent on a card."""


@option("pay {card}", says="pay-with")
class PayWith(Option, frozen=True):
    """A card is given for its CPs."""

    card: CardId


def sources(state: State, nation: Nation, kind: str) -> list[Sending]:
    """Pieces of a kind that could go; strength from the capital first."""
    if kind == SP:
        capitals = [a for a in CAPITALS[nation] if sp_at(state, nation, a)]
        others = [
            a for a in each_area(state.present[nation]) if sp_at(state, nation, a) and a not in capitals
        ]
        return [SendStrength(area) for area in (*capitals, *others)]
    if kind == LEADER:
        return [SendLeader(x) for x in LEADERS_OF[nation] if state.leader_at[x] >= 0]
    found: dict[tuple[int, int], int] = {}
    for squadron in SQUADRONS_OF[nation]:
        if state.squadron_at[squadron] >= 0:
            key = (state.squadron_at[squadron], state.building >> squadron & 1)
            found.setdefault(key, squadron)
    return [SendSquadron(Squadron(squadron)) for squadron in found.values()]


def send(state: State, card: str, nation: Nation, sent: Sending) -> None:
    """One piece goes onto the card."""
    part = _part_of(state, card, nation)
    match sent:
        case SendStrength(area):
            commit_sp(state, nation, area, 1, card)
            part = replace(part, sp=part.sp + 1)
        case SendLeader(leader):
            remove_leader(state, leader, AT_WAR, card)
            part = replace(part, leaders=(*part.leaders, leader))
        case SendSquadron(squadron):
            remove_squadron(state, squadron, AT_WAR, card)
            part = replace(part, squadrons=(*part.squadrons, squadron))
    _set_part(state, card, part)


def _part_of(state: State, card: str, nation: Nation) -> Committed:
    war = next(war for war in state.foreign_wars if war.card == card)
    return next((part for part in war.committed if part.nation == nation), Committed(nation))


def _set_part(state: State, card: str, part: Committed) -> None:
    war = next(war for war in state.foreign_wars if war.card == card)
    others = [other for other in war.committed if other.nation != part.nation]
    change_foreign_war(state, card, sorted((*others, part), key=lambda one: one.nation))


@dataclass(frozen=True, slots=True)
class Owed:
    """So many pieces of a kind."""

    kind: str
    count: int


@frame
class Commit(Procedure):
    """A nation sends what it owes; what it lacks it builds with its cards, or it submits. [6.13]"""

    card: str
    nation: Nation
    owed: tuple[Owed, ...]
    lacking: tuple[Owed, ...] = ()

    @step
    def pick(self, state: State) -> Next | None:
        if not any(war.card == self.card for war in state.foreign_wars):
            return LEAVE
        if not self.owed:
            if self.lacking:
                state.then(Shortage(self.card, self.nation, self.lacking))
            return LEAVE
        first, *rest = self.owed
        found = sources(state, self.nation, first.kind) if first.count > 0 else []
        seat = seat_of(state, self.nation)
        if not found:
            lacking = (*self.lacking, first) if first.count > 0 else self.lacking
            state.then(Commit(self.card, self.nation, tuple(rest), lacking))
        elif seat:
            kind, count = first.kind, first.count
            state.then(ChooseCommitted(seat, self.card, self.nation, kind, count, tuple(rest), self.lacking))
        else:
            send(state, self.card, self.nation, found[0])
            left = Owed(first.kind, first.count - 1)
            state.then(Commit(self.card, self.nation, (left, *rest), self.lacking))
        return None


@frame
class ChooseCommitted(Choice[State, SendStrength | SendLeader | SendSquadron]):
    """Which piece goes next. [6.13]"""

    asks = "committed"
    seat: str
    card: str
    nation: Nation
    kind: str
    count: int
    rest: tuple[Owed, ...]
    lacking: tuple[Owed, ...]

    def options(self, state: State) -> Sequence[Sending]:
        return sources(state, self.nation, self.kind)

    def chosen(self, state: State, option: Sending) -> None:
        send(state, self.card, self.nation, option)
        left = Owed(self.kind, self.count - 1)
        state.then(Commit(self.card, self.nation, (left, *self.rest), self.lacking))


def prices(state: State, nation: Nation, kind: str) -> list[int]:
    """CPs for each piece of a kind that could be had at once, those in Regroup first. [6.13, 7.7]"""
    if kind == SP:
        return [REGROUP_COST] * state.sp_regroup[nation] + [SP_COST] * sp_left(state, nation)
    if kind == LEADER:
        waiting = regrouping_leaders(state, nation)
        return [REGROUP_COST] * len(waiting) + [COMMAND[x] for x in cheapest_leaders(state, nation)]
    damaged = unused_squadrons(state, nation, REGROUP)
    return [REGROUP_COST] * len(damaged) + [SQUADRON_COST] * len(unused_squadrons(state, nation))


def price(state: State, nation: Nation, lacking: Sequence[Owed]) -> int | None:
    """CPs to have the lacking pieces at once; None if there are not so many. [6.13]"""
    total = 0
    for owed in lacking:
        found = prices(state, nation, owed.kind)
        if len(found) < owed.count:
            return None
        total += sum(found[: owed.count])
    return total


def cheapest_leaders(state: State, nation: Nation) -> list[Leader]:
    return sorted(callable_leaders(state, nation), key=lambda x: (COMMAND[x], x))


@frame
class Shortage(Procedure):
    """Lacking pieces are built with the remaining cards and Resources, or the nation submits. [6.12, 6.13]"""

    card: str
    nation: Nation
    lacking: tuple[Owed, ...]

    @step
    def meet(self, state: State) -> None:
        cost = price(state, self.nation, self.lacking)
        seat = seat_of(state, self.nation)
        if cost is None:
            give_in(state, self.card, self.nation)
        elif seat:
            state.then(ChooseWarPayment(seat, self.card, self.nation, self.lacking, cost))
        else:
            pay_in_order(state, self.card, self.nation, self.lacking, cost)


def means(state: State, nation: Nation) -> list[PayWith | ResourceForWar]:
    """What may pay: cards in hand, open Home cards, a Resource for a card it draws. [6, 6.13, 16.2]"""
    held = [card for card in playable(state, nation) if not CARDS[card].must_be_event]
    found: list[PayWith | ResourceForWar] = [PayWith(CardId(card)) for card in held]
    if state.resources[nation] and (state.deck or state.discards):
        found.append(ResourceForWar())
    return found


def pay(state: State, nation: Nation, way: PayWith | ResourceForWar) -> int:
    """A card or a Resource is given; how many CPs it brings."""
    if isinstance(way, ResourceForWar):
        change_resources(state, nation, -1, "spent")
        draw_cards(state, nation, 1)
        return 0
    play_card(state, nation, way.card, "cp")
    put_away(state, way.card)
    return CARDS[way.card].cp


def pay_in_order(state: State, card: str, nation: Nation, lacking: Sequence[Owed], cost: int) -> None:
    """Nobody runs the nation: it pays with what it has, in order, while it can."""
    while cost > 0 and (ways := means(state, nation)):
        cost -= pay(state, nation, ways[0])
    if cost > 0:
        give_in(state, card, nation)
    else:
        send_new(state, card, nation, lacking)


def send_new(state: State, card: str, nation: Nation, lacking: Sequence[Owed]) -> None:
    """Pieces built for the purpose go straight onto the card. [6.13]"""
    part = _part_of(state, card, nation)
    for owed in lacking:
        if owed.kind == SP:
            change_regroup(state, nation, -min(owed.count, state.sp_regroup[nation]))
            part = replace(part, sp=part.sp + owed.count)
        elif owed.kind == LEADER:
            leaders = (*regrouping_leaders(state, nation), *cheapest_leaders(state, nation))[: owed.count]
            for leader in leaders:
                remove_leader(state, leader, AT_WAR, card)
            part = replace(part, leaders=(*part.leaders, *leaders))
        else:
            ready = (*unused_squadrons(state, nation, REGROUP), *unused_squadrons(state, nation))
            for squadron in ready[: owed.count]:
                remove_squadron(state, squadron, AT_WAR, card)
            part = replace(part, squadrons=(*part.squadrons, *ready[: owed.count]))
    _set_part(state, card, part)


def give_in(state: State, card: str, nation: Nation) -> None:
    """A nation that has to submit takes back what it has sent; the war goes on for those who have pieces on
    it. [6.13, 15.21, 15.42]"""
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
class ChooseWarPayment(Choice[State, PayWith | ResourceForWar | SubmitInWar]):
    """Pay for the lacking pieces with a card or a Resource, or submit. [6.13]"""

    asks = "war-payment"
    is_grave = True
    always_ask = True
    seat: str
    card: str
    nation: Nation
    lacking: tuple[Owed, ...]
    cost: int

    def options(self, state: State) -> Sequence[PayWith | ResourceForWar | SubmitInWar]:
        return [*means(state, self.nation), SubmitInWar()]

    def chosen(self, state: State, option: PayWith | ResourceForWar | SubmitInWar) -> None:
        if isinstance(option, SubmitInWar):
            give_in(state, self.card, self.nation)
            return
        left = self.cost - pay(state, self.nation, option)
        if left > 0:
            state.then(ChooseWarPayment(self.seat, self.card, self.nation, self.lacking, left))
        else:
            send_new(state, self.card, self.nation, self.lacking)
