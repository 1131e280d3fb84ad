"""Events of courts and cabinets: cards 53 to 65. [8]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import EACH_AREA, HOME, PORTS, named
from ...printed.ids import each_area, each_nation, each_zone
from ...printed.names import (
    AUSTRIA,
    BRITAIN,
    CAMPS,
    DENMARK,
    EACH_NATION,
    FRANCE,
    FRIEND,
    NATIONS,
    NO_CAMP,
    NO_NATION,
    PACT,
    POOL,
    POWERS,
    PRUSSIA,
    REGROUP,
    SPAIN,
    SWEDEN,
    TURKEY,
    UNALIGNED,
)
from ...printed.pieces import LEADER_NUMBER, SQUADRONS_OF
from ...rules.attrition import force_in, suffer
from ...rules.cards.answers import PushConsul, PushConsulTwo, PushSoFar
from ...rules.cards.questions import question
from ...rules.cards.registry import When, event, needs, no_effect
from ...rules.cards.troops import levy, other_cards, own_areas, push, pushes, wear
from ...rules.diplomacy.breaking import BreakPact
from ...rules.diplomacy.consuls import MoveConsul
from ...rules.diplomacy.declaring import DeclareWar, JoinCamp, wars_to_declare
from ...rules.diplomacy.sides import camp_refusal
from ...rules.impulse.actions import BUILDS_ONLY
from ...rules.impulse.spending import GrantCp
from ...rules.occasions import window
from ...rules.sea.fleets import nations_at
from ...state.changes.cards import draw_cards, pass_card, random_card, set_effect
from ...state.changes.diplomacy import place_consul
from ...state.changes.map import remove_leader, remove_squadron
from ...state.effects import ImpulseEnds
from ...state.fights import Force
from ...state.ids import Camp, Nation, NationId, Place
from ...state.relations import allies, are_enemies, camp_of, has_pact, is_proxy, other_camp, vassal_of
from ...state.state import State, is_first_round_of_1805, sp_at
from ...state.texts import read_area
from .second_pushes import SecondPush, push_one_or_two, pushes_of_two

GUSTAV = LEADER_NUMBER["gustav"]
#: CPs of the British subsidies.
SUBSIDIES = 8


def players(state: State) -> list[Nation]:
    """Powers of players, in track order."""
    return [power for power in POWERS if not is_proxy(state, power)]


@event("rothschilds")
def rothschilds(state: State, nation: Nation) -> None:
    """Two cards, and the Impulse is over."""
    draw_cards(state, nation, 2)
    set_effect(state, ImpulseEnds())


def _others_with_cards(state: State, nation: Nation) -> list[Nation]:
    return [n for n in EACH_NATION if n != FRANCE and other_cards(state, n, "fouche")]


@event("fouche", lambda state, nation: None if _others_with_cards(state, nation) else no_effect("fouche"))
def fouche(state: State, nation: Nation) -> None:
    """France takes a card by lot from a hand of its choice."""
    victims = _others_with_cards(state, nation)
    take_from.put(state, FRANCE, [TakeFrom(victim) for victim in victims], to=FRANCE)


@option("from {nation}", says="take-from")
class TakeFrom(Option, frozen=True):
    """Whose card is taken."""

    nation: Nation


@question("fouche", "from")
def take_from(state: State, nation: Nation, answer: TakeFrom) -> None:
    pass_card(state, answer.nation, FRANCE, random_card(state, answer.nation, "fouche"))


def can_push(card: str, into_pact: bool = True) -> When:
    def when(state: State, nation: Nation) -> Refusal | None:
        return None if pushes(state, nation, into_pact=into_pact) else no_effect(card)

    return when


@event("talleyrand", can_push("talleyrand"))
def talleyrand(state: State, nation: Nation) -> None:
    """One Consul two boxes, or two Consuls one box each; Pact may be entered."""
    push_for_talleyrand.put(state, nation, pushes_of_two(state, nation))


@question("talleyrand", "consul")
def push_for_talleyrand(state: State, nation: Nation, answer: PushConsul | PushConsulTwo) -> None:
    push_one_or_two(state, nation, answer)
    if isinstance(answer, PushConsul):
        state.then(SecondPush(nation, "talleyrand", NationId(NATIONS[answer.nation])))


@event("metternich", can_push("metternich"))
def metternich(state: State, nation: Nation) -> None:
    """One Consul two boxes; Austria may change sides with consent, free of charge. [8.34]"""
    push_for_metternich.put(state, nation, pushes_of_two(state, nation))


@option("camp stay")
class StayInCamp(Option, frozen=True):
    """Austria stays where it is."""


@option("camp join_{camp}", says="change-camp")
class ChangeCamp(Option, frozen=True):
    """Austria changes sides."""

    camp: Camp


@question("metternich", "consul")
def push_for_metternich(state: State, nation: Nation, answer: PushConsul | PushConsulTwo) -> None:
    push_one_or_two(state, nation, answer)
    if nation == AUSTRIA and camp_of(state, AUSTRIA) != NO_CAMP and not is_proxy(state, AUSTRIA):
        other = other_camp(camp_of(state, AUSTRIA))
        if camp_refusal(state, AUSTRIA, other) is None:
            choose_camp.put(state, AUSTRIA, (StayInCamp(), ChangeCamp(other)))


@question("metternich", "camp")
def choose_camp(state: State, nation: Nation, answer: StayInCamp | ChangeCamp) -> None:
    if isinstance(answer, ChangeCamp):
        state.then(JoinCamp(AUSTRIA, answer.camp, 0))


@event("british_subsidies")
def british_subsidies(state: State, nation: Nation) -> None:
    """Eight CPs for one or two allies of Britain, for Troops only; two CPs for Britain."""
    partners = [n for n in each_nation(allies(state, BRITAIN)) if n != BRITAIN]
    found = [ShareSubsidies(a, SUBSIDIES, a, 0) for a in partners]
    found += [
        ShareSubsidies(a, share, b, SUBSIDIES - share)
        for a in partners
        for b in partners
        if a < b
        for share in range(1, SUBSIDIES)
    ]
    share_subsidies.put(state, BRITAIN, found)
    state.then(GrantCp(BRITAIN, 2))


@option("share {first} {share} {second} {rest}")
class ShareSubsidies(Option, frozen=True):
    """So many CPs for one ally and the rest for the other; all for one stands twice, with nothing left."""

    first: Nation
    share: int
    second: Nation
    rest: int


@question("british_subsidies", "share")
def share_subsidies(state: State, nation: Nation, answer: ShareSubsidies) -> None:
    state.then(GrantCp(answer.first, answer.share, BUILDS_ONLY))
    if answer.rest:
        state.then(GrantCp(answer.second, answer.rest, BUILDS_ONLY))


def _copenhagen_in_reach(state: State, nation: Nation) -> Refusal | None:
    fleet = any(
        nations_at(state, zone) >> BRITAIN & 1 for zone in each_zone(named("skagerrak", "baltic_sea"))
    )
    return None if fleet and vassal_of(state, DENMARK) != BRITAIN else no_effect("raid_on_copenhagen")


@event("raid_on_copenhagen", _copenhagen_in_reach)
def raid_on_copenhagen(state: State, nation: Nation) -> None:
    """Half of the Danish ships in port go to Regroup; Denmark leans to France, or away from others."""
    in_port = [
        s for s in SQUADRONS_OF[DENMARK] if state.squadron_at[s] >= 0 and PORTS >> state.squadron_at[s] & 1
    ]
    for squadron in in_port[: (len(in_port) + 1) // 2]:
        remove_squadron(state, squadron, REGROUP, "event")
    row = state.consul_row[DENMARK]
    if row in (NO_NATION, FRANCE):
        state.then(MoveConsul(BRITAIN, DENMARK, FRANCE, True, 2, "event"))
    else:
        leave_row(state, DENMARK, PACT)


def _spain_is_french(state: State, nation: Nation) -> Refusal | None:
    in_pact = has_pact(state, SPAIN) and state.consul_row[SPAIN] == FRANCE
    return None if in_pact else no_effect("dos_de_mayo")


@event("dos_de_mayo", _spain_is_french)
def dos_de_mayo(state: State, nation: Nation) -> None:
    """Spain breaks with France and turns to Britain; French Troops there suffer first. [8.21]"""
    wear(state, each_area(HOME[SPAIN] & state.present[FRANCE]), 1 << FRANCE)
    row = NO_NATION if is_proxy(state, BRITAIN) else BRITAIN
    state.then(BreakPact(SPAIN, row, UNALIGNED if row == NO_NATION else FRIEND))
    free = own_areas(state, SPAIN) & HOME[SPAIN] & ~state.present[FRANCE]
    levy(state, SPAIN, 3, free)


def _coup_possible(state: State, nation: Nation) -> bool:
    return state.leader_at[GUSTAV] in (*EACH_AREA, REGROUP) or state.consul_box[SWEDEN] > UNALIGNED


@event("swedish_coup", needs("swedish_coup", _coup_possible))
def swedish_coup(state: State, nation: Nation) -> None:
    """Sweden is unaligned, even out of Pact; Gustav is eliminated. [7.2, 8.21]"""
    if state.leader_at[GUSTAV] >= 0 or state.leader_at[GUSTAV] == REGROUP:
        remove_leader(state, GUSTAV, POOL, "event")
    leave_row(state, SWEDEN, PACT)


def leave_row(state: State, nation: Nation, boxes: int) -> None:
    """A Consul goes so many boxes to the left in its row, even out of Pact. [8.21]"""
    box = max(UNALIGNED, state.consul_box[nation] - boxes)
    row = state.consul_row[nation] if box != UNALIGNED else NO_NATION
    if state.consul_box[nation] == PACT:
        state.then(BreakPact(nation, row, box))
    elif state.consul_box[nation] > UNALIGNED:
        came_from = Place(state.consul_row[nation]), state.consul_box[nation]
        place_consul(state, nation, row, box, "event")
        window(state, "consul", nation=nation, place=came_from[0], origin=came_from[1])


def _revolt_possible(state: State, nation: Nation) -> bool:
    return state.consul_box[TURKEY] > UNALIGNED or sp_at(state, TURKEY, read_area("constantinople")) > 0


@event("janissary_revolt", needs("janissary_revolt", _revolt_possible))
def janissary_revolt(state: State, nation: Nation) -> None:
    """Turkey's Consul goes two boxes to the left; its strength in the capital suffers on 5 and 6. [8.21]"""
    capital = read_area("constantinople")
    strength = force_in(state, capital, 1 << TURKEY)
    if sum(strength.sp):
        suffer(state, capital, Force(strength.sp), "event", lost_on=5)
    leave_row(state, TURKEY, 2)


def _war_party_possible(state: State, nation: Nation) -> Refusal | None:
    if is_first_round_of_1805(state):
        return Refusal("nw-prussia-no-camp", "8.5", {"camp": CAMPS[0]})
    if is_proxy(state, PRUSSIA):
        return None if _war_party_pushes(state, nation) else no_effect("prussian_war_party")
    berlin = own_areas(state, PRUSSIA) & named("berlin")
    return None if berlin or wars_to_declare(state, PRUSSIA) else no_effect("prussian_war_party")


def _war_party_pushes(state: State, nation: Nation) -> list[PushConsul]:
    rows = [p for p in players(state) if p == FRANCE or are_enemies(state, p, FRANCE)]
    found = pushes(state, nation, into_pact=True, rows=rows)
    return [p for p in found if p.nation == PRUSSIA and p.way == "right"]


@event("prussian_war_party", _war_party_possible)
def prussian_war_party(state: State, nation: Nation) -> None:
    """Prussia as a Proxy leans to a side of the war; as a player's Power it may declare war free. [8.34]"""
    if is_proxy(state, PRUSSIA):
        found = _war_party_pushes(state, nation)
        ways = [PushSoFar(boxes, p.nation, p.way, p.row) for p in found for boxes in (2, 1)]
        push_prussia.put(state, nation, ways)
        return
    levy(state, PRUSSIA, 2, own_areas(state, PRUSSIA) & named("berlin"))
    wars = [WarOn(war.enemy) for war in wars_to_declare(state, PRUSSIA)]
    declare_free.put(state, PRUSSIA, [NoWar(), *wars], to=PRUSSIA)


@option("war none", says="no-war")
class NoWar(Option, frozen=True):
    """Prussia keeps the peace."""


@option("war {enemy}", says="war-free")
class WarOn(Option, frozen=True):
    """War without a price."""

    enemy: Nation


@question("prussian_war_party", "consul")
def push_prussia(state: State, nation: Nation, answer: PushSoFar) -> None:
    push(state, nation, answer, answer.boxes)


@question("prussian_war_party", "war")
def declare_free(state: State, nation: Nation, answer: NoWar | WarOn) -> None:
    if isinstance(answer, WarOn):
        war = next(w for w in wars_to_declare(state, PRUSSIA) if w.enemy == answer.enemy)
        state.then(DeclareWar(PRUSSIA, war.enemy, war.camp))
