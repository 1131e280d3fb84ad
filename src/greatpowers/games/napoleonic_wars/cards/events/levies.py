"""Events that raise Troops: cards 70 to 81. [6.11]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import (
    CAPITALS,
    FORTRESSES,
    HOME,
    NEIGHBOUR_MASK,
    PORTS,
    named,
)
from ...printed.ids import each_area
from ...printed.lands import PORTUGAL, RHINE
from ...printed.names import AUSTRIA, BRITAIN, FRANCE, PRUSSIA, RUSSIA, SWEDEN, TURKEY, WAITING
from ...printed.pieces import BERNADOTTE, PONIATOWSKI, SQUADRONS_OF
from ...rules.answers import Flag
from ...rules.cards.answers import NoFlag, NoPush, PushConsul
from ...rules.cards.questions import areas_in, question
from ...rules.cards.registry import event, needs, no_effect
from ...rules.cards.troops import can_levy, levy, own_areas, push, pushes
from ...rules.formation.building import (
    build_ports,
    callable_leaders,
    reinforcement_areas,
    room_for,
    sp_left,
    unused_squadrons,
)
from ...rules.formation.flags import EventFlag
from ...rules.impulse.plays import PlayMore
from ...state.changes.cards import draw_cards, set_effect
from ...state.changes.map import add_sp, place_leader, place_squadron, refit_squadron
from ...state.control import areas_with, enemy_areas, friendly_areas, held_by
from ...state.effects import DrawFewer, FreeZones, Reforms, UnitBonus
from ...state.ids import Area, Leader, Nation
from ...state.relations import allies, enemies, seat_of
from ...state.state import State
from ...state.texts import read_area

WARSAW = read_area("warsaw")
EVERYBODY = 511


@event("holy_mother_russia")
def holy_mother_russia(state: State, nation: Nation) -> None:
    """Four points in Russia; a card is drawn and played in the same Impulse. [5.12]"""
    levy(state, RUSSIA, 4, own_areas(state, RUSSIA) & HOME[RUSSIA])
    draw_and_play(state, RUSSIA)


def draw_and_play(state: State, nation: Nation, *, optional: bool = False) -> None:
    """Draw a card and play it at once; for a neutral Proxy it waits in the hand. [5.12, 5.3]"""
    if seat_of(state, nation):
        state.then(PlayMore(nation, optional))
    else:
        draw_cards(state, nation, 1)


@event("anticipated_conscription")
def anticipated_conscription(state: State, nation: Nation) -> None:
    """Five points in Paris, one in three other areas each; a card fewer at the next draw. [14.31]"""
    own = own_areas(state, FRANCE) & HOME[FRANCE]
    paris = mask_of(CAPITALS[FRANCE])
    levy(state, FRANCE, 5, own & paris)
    levy(state, FRANCE, 3, own & ~paris, 1)
    set_effect(state, DrawFewer(FRANCE, 1))


def _room_for_legion(state: State) -> int:
    own = own_areas(state, BRITAIN)
    return named("hanover") & own or own & HOME[BRITAIN] & PORTS


@event(
    "kings_german_legion",
    needs("kings_german_legion", lambda state, nation: can_levy(state, BRITAIN, _room_for_legion(state))),
)
def kings_german_legion(state: State, nation: Nation) -> None:
    """Three points in British Hanover or a Home port; two Zones of a Convoy free."""
    levy(state, BRITAIN, 3, _room_for_legion(state))
    set_effect(state, FreeZones(2))


@event("nizam_i_cedid")
def nizam_i_cedid(state: State, nation: Nation) -> None:
    """Three Turkish points at Constantinople or beside it; a unit bonus for Turkey this turn."""
    capital = CAPITALS[TURKEY][0]
    near = (1 << capital | NEIGHBOUR_MASK[capital]) & HOME[TURKEY]
    levy(state, TURKEY, 3, own_areas(state, TURKEY) & near)
    set_effect(state, UnitBonus(TURKEY))


def _lost_portugal(state: State) -> int:
    return PORTUGAL & enemy_areas(state, BRITAIN) & ~areas_with(state, EVERYBODY)


def _levies_possible(state: State, nation: Nation) -> bool:
    return can_levy(state, BRITAIN, own_areas(state, BRITAIN) & PORTUGAL) or bool(_lost_portugal(state))


def _can_drill(state: State) -> bool:
    areas = own_areas(state, PRUSSIA) & HOME[PRUSSIA]
    return can_levy(state, PRUSSIA, areas) or bool(areas and callable_leaders(state, PRUSSIA))


@event("portuguese_levies", needs("portuguese_levies", _levies_possible))
def portuguese_levies(state: State, nation: Nation) -> None:
    """Three points in Portugal; enemy Flags there go where no Formation stands. [10.6]"""
    lost = list(each_area(_lost_portugal(state)))
    levy(state, BRITAIN, 3, own_areas(state, BRITAIN) & PORTUGAL)
    state.then(*[EventFlag(BRITAIN, area, "event") for area in lost])


@event(
    "opolchenie",
    needs(
        "opolchenie", lambda state, nation: can_levy(state, RUSSIA, own_areas(state, RUSSIA) & HOME[RUSSIA])
    ),
)
def opolchenie(state: State, nation: Nation) -> None:
    """Four points in one Russian area; six in two with the enemy in Russia."""
    invaded = bool(areas_with(state, enemies(state, RUSSIA)) & HOME[RUSSIA])
    areas = own_areas(state, RUSSIA) & HOME[RUSSIA]
    levy(state, RUSSIA, 6 if invaded else 4, areas, most_areas=2 if invaded else 1)


@event(
    "krumper_system",
    needs("krumper_system", lambda state, nation: _can_drill(state)),
)
def krumper_system(state: State, nation: Nation) -> None:
    """Three points and a leader for Prussia; five once it has been conquered."""
    levy(
        state, PRUSSIA, 5 if state.conquered >> PRUSSIA & 1 else 3, own_areas(state, PRUSSIA) & HOME[PRUSSIA]
    )
    leaders = callable_leaders(state, PRUSSIA)
    areas = areas_in(own_areas(state, PRUSSIA) & HOME[PRUSSIA])
    call_leader.put(state, PRUSSIA, [CallLeader(leader, area) for leader in leaders for area in areas])


@option("leader {leader} {area}")
class CallLeader(Option, frozen=True):
    """A leader comes to this area."""

    leader: Leader
    area: Area


@question("krumper_system", "leader")
def call_leader(state: State, nation: Nation, answer: CallLeader) -> None:
    place_leader(state, answer.leader, answer.area, "event")


@event("archduke_reforms")
def archduke_reforms(state: State, nation: Nation) -> None:
    """Two more reinforcement CPs for Austria; a point in Vienna."""
    set_effect(state, Reforms())
    levy(state, AUSTRIA, 1, own_areas(state, AUSTRIA) & named("vienna"))


def _can_build_ships(state: State, nation: Nation) -> Refusal | None:
    waiting = any(state.refitting >> s & 1 for s in SQUADRONS_OF[nation])
    can_build = build_ports(state, nation) and unused_squadrons(state, nation)
    return None if waiting or can_build else no_effect("naval_programme")


@event("naval_programme", _can_build_ships)
def naval_programme(state: State, nation: Nation) -> None:
    """A Squadron is laid down; all others of the nation are fitted out."""
    for squadron in SQUADRONS_OF[nation]:
        if state.refitting >> squadron & 1 and PORTS >> state.squadron_at[squadron] & 1:
            refit_squadron(state, squadron)
    ports = areas_in(build_ports(state, nation)) if unused_squadrons(state, nation) else []
    lay_down.put(state, nation, [LayDownIn(port) for port in ports])


@option("port {area}")
class LayDownIn(Option, frozen=True):
    """The port the Squadron is laid down in."""

    area: Area


@question("naval_programme", "port")
def lay_down(state: State, nation: Nation, answer: LayDownIn) -> None:
    place_squadron(state, unused_squadrons(state, nation)[0], answer.area, "building", "event")


def _german_allies(state: State) -> int:
    """Areas of the Confederation where French strength can be raised."""
    return RHINE & state.held[FRANCE] & ~areas_with(state, enemies(state, FRANCE))


def _german_neighbours(state: State) -> int:
    """Open areas of it without Formations that still lack a Flag of the French side."""
    return RHINE & ~FORTRESSES & ~held_by(state, allies(state, FRANCE)) & ~areas_with(state, EVERYBODY)


def _germany_follows(state: State, nation: Nation) -> bool:
    return bool(_german_neighbours(state)) or can_levy(state, FRANCE, _german_allies(state))


@event("confederation_of_the_rhine", needs("confederation_of_the_rhine", _germany_follows))
def confederation_of_the_rhine(state: State, nation: Nation) -> None:
    """Four points in Germany, two in an area at most; then a Flag there. [10.6]"""
    levy(state, FRANCE, 4, _german_allies(state), 2)
    free = areas_in(_german_neighbours(state))
    if free:
        flag_on_rhine.put(state, FRANCE, [NoFlag(), *(Flag(area) for area in free)])


@question("confederation_of_the_rhine", "flag")
def flag_on_rhine(state: State, nation: Nation, answer: NoFlag | Flag) -> None:
    if isinstance(answer, Flag):
        state.then(EventFlag(FRANCE, answer.area, "event"))


def _warsaw_is_friendly(state: State, nation: Nation) -> Refusal | None:
    """Ruling 66: French itself, or an ally's; not with the enemy in it."""
    held = friendly_areas(state, FRANCE) >> WARSAW & 1
    return None if held and state.leader_at[PONIATOWSKI] == WAITING else no_effect("poniatowski")


@event("poniatowski", _warsaw_is_friendly)
def poniatowski(state: State, nation: Nation) -> None:
    """Poniatowski and three French points in Warsaw. [7.2]"""
    place_leader(state, PONIATOWSKI, WARSAW, "event")
    levy(state, FRANCE, 3, 1 << WARSAW)


def _bernadotte_waits(state: State, nation: Nation) -> Refusal | None:
    fits = state.leader_at[BERNADOTTE] == WAITING and reinforcement_areas(state, SWEDEN)
    return None if fits else no_effect("bernadotte")


@event("bernadotte", _bernadotte_waits)
def bernadotte(state: State, nation: Nation) -> None:
    """Bernadotte and two points in Stockholm; the Swedish Consul moves a box. [7.2]"""
    area = next(each_area(reinforcement_areas(state, SWEDEN)))
    place_leader(state, BERNADOTTE, area, "event")
    add_sp(state, SWEDEN, area, _fitting(state, area), "event")
    found = [p for p in pushes(state, nation, into_pact=True) if p.nation == SWEDEN]
    if found:
        push_sweden.put(state, nation, [NoPush(), *found])


def _fitting(state: State, area: Area) -> int:
    """Two points, or as many as are left."""
    return room_for(state, SWEDEN, area, min(2, sp_left(state, SWEDEN)))


@question("bernadotte", "consul")
def push_sweden(state: State, nation: Nation, answer: NoPush | PushConsul) -> None:
    if isinstance(answer, PushConsul):
        push(state, nation, answer)
