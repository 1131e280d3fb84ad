"""Events of the Home cards, in card order. [6.2]"""

from __future__ import annotations

from ....engine.errors import Refusal
from ..board import CAPITALS, HOME, PLACES, members, named
from ..card_changes import draw_cards, lend_parliament, set_effect
from ..changes import place_leader, place_squadron, refit_squadron, return_sp
from ..control import areas_with, controller
from ..effects import (
    FreeAreas,
    ImpulseEnds,
    KeysAtStart,
    KeysBefore,
    RussianWinter,
    ZonesAtStart,
    is_on,
    value,
)
from ..ids import Leader
from ..names import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    NATION_COUNT,
    NATIONS,
    PRUSSIA,
    REGROUP,
    SPAIN,
    SWEDEN,
    TURKEY,
)
from ..pieces import LEADER_NUMBER, LEADERS, LEADERS_OF, NAPOLEON, SQUADRONS_OF
from ..relations import enemies, seat_of
from ..sea.fleets import controlled_zones, fleet_power
from ..state import State, sp_at
from ..texts import read_area
from ..war.building import build_ports, room_for, unused_squadrons
from .marching import BindNewcomers, FreeMarch
from .questions import NONE, answer, area_names, nation_names, nation_of, put
from .registry import event, needs, no_effect
from .troops import can_levy, enemy_keys, has_troops, levy, own_areas, push, pushes, wear

HUNGARY = named("pressburg", "budapest", "kaschau", "debrecen", "temesvar", "hermannstadt", "zagreb")
ADMIRALTY_ZONES = 6
EMPEROR_AREAS = 6
RETURNING = 6


def _needs_napoleon(state: State, nation: int) -> Refusal | None:
    return None if state.leader_at[NAPOLEON] >= 0 else Refusal("nw-event-no-napoleon", "6.1")


@event("the_emperor_commands", _needs_napoleon)
def the_emperor_commands(state: State, nation: int) -> None:
    """Six free areas for Napoleon's force; a Key won in this Impulse earns the +1 Key marker. [15.5]"""
    set_effect(state, FreeAreas(Leader(NAPOLEON), EMPEROR_AREAS))
    set_effect(state, KeysBefore(value(state, KeysAtStart) or enemy_keys(state, FRANCE)))
    state.then(FreeMarch(NAPOLEON))


def _can_raise(state: State) -> bool:
    return can_levy(state, FRANCE, own_areas(state, FRANCE)) or bool(_returns(state, RETURNING))


@event("grande_armee", needs("grande_armee", lambda state, nation: _can_raise(state)))
def grande_armee(state: State, nation: int) -> None:
    """Four points, or six pieces back from Regroup."""
    ways = ("build", "regroup") if _returns(state, RETURNING) else ("build",)
    put(state, FRANCE, "grande_armee", "grande_armee", ways)


@answer("grande_armee", "grande_armee")
def _grande_armee(state: State, nation: int, choice: str) -> None:
    if choice == "build":
        levy(state, FRANCE, 4, own_areas(state, FRANCE))
    else:
        _offer_return(state, RETURNING)


def _returns(state: State, left: int) -> list[str]:
    """Pieces in Regroup with the areas they could come back to."""
    leaders = [LEADERS[x].id for x in LEADERS_OF[FRANCE] if state.leader_at[x] == REGROUP]
    places = list(members(own_areas(state, FRANCE)))
    found = [f"{left} {leader} {PLACES[area]}" for leader in leaders for area in places]
    if state.sp_regroup[FRANCE]:
        found += [f"{left} sp {PLACES[area]}" for area in places if room_for(state, FRANCE, area, 1)]
    return found


def _offer_return(state: State, left: int) -> None:
    """Ask for the next piece from Regroup and its area."""
    found = _returns(state, left) if left else []
    put(state, FRANCE, "grande_armee", "return", (NONE, *found) if found else ())


@answer("grande_armee", "return")
def _grande_armee_return(state: State, nation: int, choice: str) -> None:
    if choice == NONE:
        return
    left, piece, name = choice.split()
    area = read_area(name)
    if piece != "sp":
        place_leader(state, LEADER_NUMBER[piece], area, "event")
    else:
        return_sp(state, FRANCE, area, 1, "event")
    _offer_return(state, int(left) - 1)


@event("parliament")
def parliament(state: State, nation: int) -> None:
    """Handed to another nation for its five CPs; Britain may push a Consul, not into or out of Pact."""
    holders = [n for n in range(NATION_COUNT) if n != BRITAIN and seat_of(state, n)]
    put(state, BRITAIN, "parliament", "to", nation_names(holders))


@answer("parliament", "to")
def _parliament_to(state: State, nation: int, choice: str) -> None:
    lend_parliament(state, nation_of(choice))
    found = [
        text
        for text in pushes(state, BRITAIN, into_pact=False)
        if text.split()[1] == "left" or text.split()[2] == NATIONS[BRITAIN]
    ]
    put(state, BRITAIN, "parliament", "consul", (NONE, *found) if found else ())


@answer("parliament", "consul")
def _parliament_consul(state: State, nation: int, choice: str) -> None:
    if choice != NONE:
        push(state, BRITAIN, choice)


def _needs_zones(state: State, nation: int) -> Refusal | None:
    zones = controlled_zones(state, BRITAIN).bit_count()
    if is_on(state, ZonesAtStart):
        zones = value(state, ZonesAtStart)
    return None if zones >= ADMIRALTY_ZONES else Refusal("nw-event-zones", "6.1", {"zones": zones})


@event("admiralty", _needs_zones)
def admiralty(state: State, nation: int) -> None:
    """Two cards for Britain, and the Impulse is over."""
    draw_cards(state, BRITAIN, 2)
    set_effect(state, ImpulseEnds())


@event("russian_winter")
def russian_winter(state: State, nation: int) -> None:
    """In force until the end of the turn. [17.1]"""
    set_effect(state, RussianWinter())


@event(
    "hungarian_insurrection",
    needs(
        "hungarian_insurrection",
        lambda state, nation: can_levy(state, AUSTRIA, own_areas(state, AUSTRIA) & HUNGARY),
    ),
)
def hungarian_insurrection(state: State, nation: int) -> None:
    """Three points in Hungary, five if Vienna is lost."""
    levy(state, AUSTRIA, 5 if capital_lost(state, AUSTRIA) else 3, own_areas(state, AUSTRIA) & HUNGARY)


def capital_lost(state: State, nation: int) -> bool:
    """Is the capital in enemy hands, or an enemy Formation in it?"""
    capital = CAPITALS[nation][0]
    foes = enemies(state, nation)
    return bool(foes >> controller(state, capital) & 1 or areas_with(state, foes) >> capital & 1)


@event(
    "landwehr",
    needs(
        "landwehr", lambda state, nation: can_levy(state, PRUSSIA, own_areas(state, PRUSSIA) & HOME[PRUSSIA])
    ),
)
def landwehr(state: State, nation: int) -> None:
    """Three points in Prussia, five if Berlin is in enemy hands; two in an area at most."""
    lost = enemies(state, PRUSSIA) >> controller(state, CAPITALS[PRUSSIA][0]) & 1
    levy(state, PRUSSIA, 5 if lost else 3, own_areas(state, PRUSSIA) & HOME[PRUSSIA], 2)


def _guerrillas_possible(state: State, nation: int) -> bool:
    worn = has_troops(state, HOME[SPAIN], enemies(state, SPAIN), flags=True)
    return worn or can_levy(state, SPAIN, own_areas(state, SPAIN) & named("madrid"))


@event("guerrillas", needs("guerrillas", _guerrillas_possible))
def guerrillas(state: State, nation: int) -> None:
    """Enemy Troops in Spain suffer Attrition; without any two points come to Madrid."""
    foes = enemies(state, SPAIN)
    if has_troops(state, HOME[SPAIN], foes, flags=True):
        wear(state, members(HOME[SPAIN]), foes, flags=True)
    else:
        levy(state, SPAIN, 2, own_areas(state, SPAIN) & named("madrid"))


@event(
    "holy_war",
    needs("holy_war", lambda state, nation: can_levy(state, TURKEY, own_areas(state, TURKEY) & HOME[TURKEY])),
)
def holy_war(state: State, nation: int) -> None:
    """Four points in two Turkish areas at most, bound to Turkey for this Impulse."""
    areas = own_areas(state, TURKEY) & HOME[TURKEY]
    levy(state, TURKEY, 4, areas, most_areas=2)
    state.then(BindNewcomers(TURKEY, tuple(sp_at(state, TURKEY, area) for area in members(HOME[TURKEY]))))


def _needs_ships(state: State, nation: int) -> Refusal | None:
    partners = {SWEDEN, fleet_power(state, SWEDEN)}
    marked = any((state.building | state.refitting) >> s & 1 for n in partners for s in SQUADRONS_OF[n])
    buildable = any(_new_ships(state, n) for n in partners)
    return None if marked or buildable else no_effect("baltic_naval_stores")


def _new_ships(state: State, nation: int) -> list[str]:
    ports = area_names(build_ports(state, nation)) if unused_squadrons(state, nation) else []
    return [f"{NATIONS[nation]} {port}" for port in ports]


@event("baltic_naval_stores", _needs_ships)
def baltic_naval_stores(state: State, nation: int) -> None:
    """All ships of Sweden and its ally are fitted out; one of the two gets a Squadron."""
    partners = sorted({SWEDEN, fleet_power(state, SWEDEN)})
    for partner in partners:
        for squadron in SQUADRONS_OF[partner]:
            if (state.building | state.refitting) >> squadron & 1:
                refit_squadron(state, squadron)
    put(state, SWEDEN, "baltic_naval_stores", "squadron", [t for n in partners for t in _new_ships(state, n)])


@answer("baltic_naval_stores", "squadron")
def _baltic_squadron(state: State, nation: int, choice: str) -> None:
    owner, port = choice.split()
    squadron = unused_squadrons(state, nation_of(owner))[0]
    place_squadron(state, squadron, read_area(port), "ready", "event")
