"""Events of risings, raids and plagues: cards 82 to 89 and 94 to 98. [6.17]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import FORTRESSES, HOME, NEIGHBOUR_MASK, OWNER, PLACES, SHARED, named
from ...printed.ids import each_area, each_nation
from ...printed.lands import DUTCH, GREAT_BRITAIN, NAPLES
from ...printed.names import (
    AUSTRIA,
    BRITAIN,
    EACH_NATION,
    FRANCE,
    NATIONS,
    NO_NATION,
    POOL,
    PRUSSIA,
    REGROUP,
    TURKEY,
)
from ...printed.pieces import NAPOLEON, SQUADRON_NATION
from ...rules.attrition import force_in, suffer
from ...rules.cards.questions import areas_in, question
from ...rules.cards.registry import event, needs, no_effect
from ...rules.cards.troops import can_levy, has_troops, levy, other_cards, wear
from ...rules.formation.flags import EventFlag
from ...rules.land.armies import army_of
from ...rules.sea.fleets import squadrons_at
from ...state.changes.cards import discard_card, random_card, set_effect, show_hand
from ...state.changes.fights import bar_interception
from ...state.changes.map import regroup_sp, remove_leader, remove_squadron, return_sp
from ...state.control import areas_with, controller, has_enemy_formation, leaders_in
from ...state.effects import Mud, NoConvoy, Pauses, Raided, is_muddy, is_on
from ...state.events.fights import AttritionRolled
from ...state.ids import Area, Leader, Nation, Zone
from ...state.relations import enemies, has_pact, seat_of
from ...state.state import State, sp_at
from ...state.texts import read_area, read_zone
from .after import AfterRising

EVERYBODY = 511
#: Strength that keeps Paris quiet.
PARIS_GARRISON = 2
#: Where the corsairs may be.
CORSAIR_ZONES = (read_zone("western_mediterranean"), read_zone("tyrrhenian_sea"))


def _brigands_find(state: State, nation: Nation) -> bool:
    return has_troops(state, NAPLES, EVERYBODY & ~(1 << BRITAIN), flags=True)


@event("calabrian_brigands", needs("calabrian_brigands", _brigands_find))
def calabrian_brigands(state: State, nation: Nation) -> None:
    """All but British Troops in the kingdom of Naples suffer, Flags too."""
    wear(state, each_area(NAPLES), EVERYBODY & ~(1 << BRITAIN), flags=True)


def _tyrol_stirs(state: State, nation: Nation) -> bool:
    worn = has_troops(state, named("innsbruck", "salzburg"), enemies(state, AUSTRIA), flags=True)
    innsbruck = named("innsbruck")
    if worn or areas_with(state, enemies(state, AUSTRIA)) & innsbruck:
        return worn
    return not state.held[AUSTRIA] & innsbruck or can_levy(state, AUSTRIA, innsbruck)


@event("tyrolean_revolt", needs("tyrolean_revolt", _tyrol_stirs))
def tyrolean_revolt(state: State, nation: Nation) -> None:
    """Enemies of Austria in the Tyrol suffer; if none is left in Innsbruck it is Austrian with a point."""
    wear(state, each_area(named("innsbruck", "salzburg")), enemies(state, AUSTRIA), flags=True)
    state.then(AfterRising("tyrolean_revolt"))


def _vendee_stirs(state: State, nation: Nation) -> bool:
    """The French suffer, the Flag is still to come, or the British could land."""
    vendee = named("vendee")
    if state.present[FRANCE] & vendee or not state.held[BRITAIN] & vendee:
        return True
    return can_levy(state, BRITAIN, vendee)


@event("vendee_rising", needs("vendee_rising", _vendee_stirs))
def vendee_rising(state: State, nation: Nation) -> None:
    """The French in the Vendée suffer; if none is left the British flag it and may land Troops. [10.6]"""
    wear(state, each_area(named("vendee")), 1 << FRANCE)
    state.then(AfterRising("vendee_rising"))


def _british_ireland(state: State, nation: Nation) -> int:
    """Where there are British to suffer, or a land to be taken from them."""
    return (state.present[BRITAIN] | state.held[BRITAIN]) & named("dublin", "cork")


@event("irish_rising", needs("irish_rising", _british_ireland))
def irish_rising(state: State, nation: Nation) -> None:
    """Dublin or Cork: the British there suffer; if none is left the French Flag may go up. [10.6]"""
    rise.put(state, nation, [RiseIn(area) for area in areas_in(_british_ireland(state, nation))])


@option("rising {area}")
class RiseIn(Option, frozen=True):
    """Where the Irish rise."""

    area: Area


@question("irish_rising", "rising")
def rise(state: State, nation: Nation, answer: RiseIn) -> None:
    wear(state, [answer.area], 1 << BRITAIN)
    state.then(AfterRising("irish_rising", answer.area))


def _freikorps_targets(state: State) -> int:
    own = (HOME[PRUSSIA] | SHARED[PRUSSIA]) & ~FORTRESSES
    return sum(
        1 << area
        for area in each_area(own)
        if OWNER[area] == PRUSSIA
        and state.flag[area] != NO_NATION
        and not has_enemy_formation(state, PRUSSIA, area)
    )


def _freikorps_possible(state: State, nation: Nation) -> Refusal | None:
    return None if _freikorps_targets(state) else no_effect("schills_freikorps")


@event("schills_freikorps", _freikorps_possible)
def schills_freikorps(state: State, nation: Nation) -> None:
    """Two foreign Flags go from Prussian soil; Prussia gets a point in one of these areas. [10.6]"""
    free_one.put(state, nation, [FreeArea(area) for area in areas_in(_freikorps_targets(state))])


@option("free {area}")
class FreeArea(Option, frozen=True):
    """The first area that is freed."""

    area: Area


@option("also {first} none", says="free-one")
class FreeNoOther(Option, frozen=True):
    """The first area is all."""

    first: Area


@option("also {first} {second}", says="free-two")
class FreeAnother(Option, frozen=True):
    """The second area that is freed."""

    first: Area
    second: Area


@question("schills_freikorps", "free")
def free_one(state: State, nation: Nation, answer: FreeArea) -> None:
    first = answer.area
    state.then(EventFlag(PRUSSIA, first, "event"))
    rest = areas_in(_freikorps_targets(state) & ~(1 << first))
    free_another.put(state, nation, [FreeNoOther(first), *(FreeAnother(first, area) for area in rest)])


@question("schills_freikorps", "also")
def free_another(state: State, nation: Nation, answer: FreeNoOther | FreeAnother) -> None:
    freed = 1 << answer.first
    if isinstance(answer, FreeAnother):
        state.then(EventFlag(PRUSSIA, answer.second, "event"))
        freed |= 1 << answer.second
    levy(state, PRUSSIA, 1, freed)


def _raided(state: State, nation: Nation) -> dict[Leader, Area]:
    """Enemy leaders within two areas of an own Army, with their areas."""
    reach = 0
    for area in each_area(state.present[nation]):
        if leaders_in(state, nation, area):
            near = NEIGHBOUR_MASK[area]
            reach |= near
            for further in each_area(near):
                reach |= NEIGHBOUR_MASK[further]
    found = {}
    for foe in each_nation(enemies(state, nation)):
        for area in each_area(state.present[foe] & reach):
            found.update(dict.fromkeys(leaders_in(state, foe, area), area))
    return found


@event("cavalry_raid", lambda state, nation: None if _raided(state, nation) else no_effect("cavalry_raid"))
def cavalry_raid(state: State, nation: Nation) -> None:
    """An enemy Army within two areas suffers, and its leader does not intercept for now."""
    raid.put(state, nation, [RaidOn(leader) for leader in sorted(_raided(state, nation))])


@option("raid {leader}")
class RaidOn(Option, frozen=True):
    """Whose Army is raided."""

    leader: Leader


@question("cavalry_raid", "raid")
def raid(state: State, nation: Nation, answer: RaidOn) -> None:
    leader = answer.leader
    area = state.leader_at[leader]
    foes = enemies(state, nation)
    suffer(state, area, army_of(leader, foes, force_in(state, area, foes)), "event")
    bar_interception(state, leaders=1 << leader)
    set_effect(state, Raided(leader))


@event(
    "dutch_revolt",
    needs("dutch_revolt", lambda state, nation: DUTCH & (state.present[FRANCE] | ~state.held[BRITAIN])),
)
def dutch_revolt(state: State, nation: Nation) -> None:
    """Dutch areas without French Formations turn British on 5 and 6; the French elsewhere suffer. [10.6]"""
    for area in each_area(DUTCH):
        if state.present[FRANCE] >> area & 1:
            wear(state, [area], 1 << FRANCE)
        elif state.draw(6, "dutch revolt") + 1 >= 5 and controller(state, area) != BRITAIN:
            state.then(EventFlag(BRITAIN, area, "event"))


@event("barbary_corsairs")
def barbary_corsairs(state: State, nation: Nation) -> None:
    """A sea is closed to Convoys, a lone Squadron there in danger; Turkey's ally may land Troops."""
    close_sea.put(state, nation, [CorsairsIn(zone) for zone in CORSAIR_ZONES])


@option("zone {zone}")
class CorsairsIn(Option, frozen=True):
    """The sea the corsairs close."""

    zone: Zone


@question("barbary_corsairs", "zone")
def close_sea(state: State, nation: Nation, answer: CorsairsIn) -> None:
    set_effect(state, NoConvoy(answer.zone))
    ships = squadrons_at(state, answer.zone)
    if len(ships) == 1:
        die = state.draw(6, "attrition") + 1
        owner, zone = NATIONS[SQUADRON_NATION[ships[0]]], PLACES[answer.zone]
        state.record(AttritionRolled(owner, zone, (die,), int(die == 6)))
        if die == 6:
            remove_squadron(state, ships[0], POOL, "event")
    if has_pact(state, TURKEY) and sp_at(state, TURKEY, read_area("tangier")):
        state.then(AfterRising("barbary_corsairs"))


@event("typhus", lambda state, nation: None if _crowded(state) else no_effect("typhus"))
def typhus(state: State, nation: Nation) -> None:
    """Every area with more than six pieces: all there suffer."""
    wear(state, _crowded(state), EVERYBODY)


def _crowded(state: State) -> list[Area]:
    areas = areas_with(state, EVERYBODY)
    return [area for area in each_area(areas) if force_in(state, area, EVERYBODY).size > 6]


@event("mud", needs("mud", lambda state, nation: not is_muddy(state)))
def mud(state: State, nation: Nation) -> None:
    """Every march costs twice until the marker is in the box of the nation that played it again. [9.1]"""
    set_effect(state, Mud(nation))


def _needs_napoleon(state: State, nation: Nation) -> Refusal | None:
    return None if state.leader_at[NAPOLEON] >= 0 else Refusal("nw-event-no-napoleon", "6.1")


@event("infernal_machine", _needs_napoleon)
def infernal_machine(state: State, nation: Nation) -> None:
    """Two dice: 12 kills Napoleon, 10 and 11 send him to Regroup, otherwise France looks at a hand. [7.2]"""
    total = sum(state.draw(6, "infernal machine") + 1 for _ in range(2))
    if total >= 10:
        remove_leader(state, NAPOLEON, POOL if total == 12 else REGROUP, "event")
        return
    hands = [n for n in EACH_NATION if n != FRANCE and state.hands[n]]
    if hands:
        look.put(state, FRANCE, [LookAway(), *(LookInto(n) for n in hands)], to=FRANCE)


@option("look none", says="look-away")
class LookAway(Option, frozen=True):
    """No hand is looked at."""


@option("look {nation}")
class LookInto(Option, frozen=True):
    """Whose hand is looked at."""

    nation: Nation


@question("infernal_machine", "look")
def look(state: State, nation: Nation, answer: LookAway | LookInto) -> None:
    if isinstance(answer, LookInto):
        show_hand(state, answer.nation, seat_of(state, FRANCE))


def _paris_stirs(state: State, nation: Nation) -> bool:
    """Paris rises while Napoleon is away and the garrison small; once at a time."""
    paris = read_area("paris")
    guarded = state.leader_at[NAPOLEON] == paris or sp_at(state, FRANCE, paris) >= PARIS_GARRISON
    return not guarded and not is_on(state, Pauses, FRANCE)


@event("paris_rising", needs("paris_rising", _paris_stirs))
def paris_rising(state: State, nation: Nation) -> None:
    """France passes over its next Impulse. [5.4]"""
    set_effect(state, Pauses(FRANCE))


@option("luddites troops")
class TroopsComeHome(Option, frozen=True):
    """Strength keeps order at home."""


@option("luddites card")
class CardIsLost(Option, frozen=True):
    """A card by lot is the price."""


@option("from {left} {area}", says="bring-home")
class BringHome(Option, frozen=True):
    """A point comes home from here; so many were still to come, with it."""

    left: int
    area: Area


def _prices_of_order(state: State, nation: Nation) -> list[TroopsComeHome | CardIsLost]:
    abroad = each_area(state.present[BRITAIN] & ~GREAT_BRITAIN)
    strength = sum(sp_at(state, BRITAIN, area) for area in abroad)
    options: list[TroopsComeHome | CardIsLost] = [TroopsComeHome()] if strength >= 2 else []
    return [*options, CardIsLost()] if other_cards(state, BRITAIN, "luddites") else options


@event("luddites", needs("luddites", _prices_of_order))
def luddites(state: State, nation: Nation) -> None:
    """Britain brings two points home to London, or loses a card by lot."""
    pay_for_order.put(state, BRITAIN, _prices_of_order(state, nation), to=BRITAIN)


@question("luddites", "luddites")
def pay_for_order(state: State, nation: Nation, answer: TroopsComeHome | CardIsLost) -> None:
    if isinstance(answer, CardIsLost):
        discard_card(state, BRITAIN, random_card(state, BRITAIN, "luddites"))
    else:
        _offer_home(state, 2)


def _offer_home(state: State, left: int) -> None:
    abroad = [a for a in each_area(state.present[BRITAIN] & ~GREAT_BRITAIN) if sp_at(state, BRITAIN, a)]
    if left and abroad:
        bring_home.put(state, BRITAIN, [BringHome(left, area) for area in abroad], to=BRITAIN)


@question("luddites", "from")
def bring_home(state: State, nation: Nation, answer: BringHome) -> None:
    regroup_sp(state, BRITAIN, answer.area, 1, "event")
    return_sp(state, BRITAIN, read_area("london"), 1, "event")
    _offer_home(state, answer.left - 1)
