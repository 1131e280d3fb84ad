"""Events of the Home cards, in card order. [6.2]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import CAPITALS, HOME, named
from ...printed.ids import each_area
from ...printed.names import (
    AUSTRIA,
    BRITAIN,
    EACH_NATION,
    FRANCE,
    PRUSSIA,
    REGROUP,
    SPAIN,
    SWEDEN,
    TURKEY,
)
from ...printed.pieces import LEADERS_OF, NAPOLEON, SQUADRONS_OF
from ...rules.cards.answers import NoPush, PushConsul
from ...rules.cards.questions import areas_in, question
from ...rules.cards.registry import event, needs, no_effect
from ...rules.cards.troops import (
    can_levy,
    enemy_keys,
    has_troops,
    levy,
    own_areas,
    push,
    pushes,
    wear,
)
from ...rules.formation.building import build_ports, room_for, unused_squadrons
from ...rules.sea.fleets import controlled_zones, fleet_power
from ...state.changes.cards import draw_cards, lend_parliament, set_effect
from ...state.changes.map import place_leader, place_squadron, refit_squadron, return_sp
from ...state.control import areas_with, controller
from ...state.effects import (
    FreeAreas,
    ImpulseEnds,
    KeysAtStart,
    KeysBefore,
    RussianWinter,
    ZonesAtStart,
    is_on,
    value,
)
from ...state.ids import Area, Leader, Nation
from ...state.relations import enemies, seat_of
from ...state.state import State, sp_at
from .marching import BindNewcomers, FreeMarch

HUNGARY = named("pressburg", "budapest", "kaschau", "debrecen", "temesvar", "hermannstadt", "zagreb")
ADMIRALTY_ZONES = 6
EMPEROR_AREAS = 6
RETURNING = 6


def _needs_napoleon(state: State, nation: Nation) -> Refusal | None:
    return None if state.leader_at[NAPOLEON] >= 0 else Refusal("nw-event-no-napoleon", "6.1")


@event("the_emperor_commands", _needs_napoleon)
def the_emperor_commands(state: State, nation: Nation) -> None:
    """Six free areas for Napoleon's force; a Key won in this Impulse earns the +1 Key marker. [15.5]"""
    set_effect(state, FreeAreas(NAPOLEON, EMPEROR_AREAS))
    set_effect(state, KeysBefore(value(state, KeysAtStart) or enemy_keys(state, FRANCE)))
    state.then(FreeMarch(NAPOLEON))


def _can_raise(state: State) -> bool:
    return can_levy(state, FRANCE, own_areas(state, FRANCE)) or bool(_returns(state, RETURNING))


@event("grande_armee", needs("grande_armee", lambda state, nation: _can_raise(state)))
def grande_armee(state: State, nation: Nation) -> None:
    """Four points, or six pieces back from Regroup."""
    ways: tuple[RaiseStrength | CallBack, ...] = (RaiseStrength(),)
    raise_army.put(state, FRANCE, (*ways, CallBack()) if _returns(state, RETURNING) else ways)


@option("grande_armee build", says="raise-strength")
class RaiseStrength(Option, frozen=True):
    """New strength comes to the army."""


@option("grande_armee regroup", says="call-back")
class CallBack(Option, frozen=True):
    """Pieces in Regroup come back to the army."""


@option("return none", says="nobody-returns")
class NobodyReturns(Option, frozen=True):
    """No further piece comes back."""


@option("return {left} sp {area}", says="strength-returns")
class StrengthReturns(Option, frozen=True):
    """A point comes back here; so many pieces may still come, with it."""

    left: int
    area: Area


@option("return {left} {leader} {area}", says="leader-returns")
class LeaderReturns(Option, frozen=True):
    """A leader comes back here; so many pieces may still come, with him."""

    left: int
    leader: Leader
    area: Area


@question("grande_armee", "grande_armee")
def raise_army(state: State, nation: Nation, answer: RaiseStrength | CallBack) -> None:
    if isinstance(answer, RaiseStrength):
        levy(state, FRANCE, 4, own_areas(state, FRANCE))
    else:
        _offer_return(state, RETURNING)


def _returns(state: State, left: int) -> list[LeaderReturns | StrengthReturns]:
    """Pieces in Regroup with the areas they could come back to."""
    leaders = [x for x in LEADERS_OF[FRANCE] if state.leader_at[x] == REGROUP]
    places = areas_in(own_areas(state, FRANCE))
    found: list[LeaderReturns | StrengthReturns] = [
        LeaderReturns(left, leader, area) for leader in leaders for area in places
    ]
    if state.sp_regroup[FRANCE]:
        found += [StrengthReturns(left, area) for area in places if room_for(state, FRANCE, area, 1)]
    return found


def _offer_return(state: State, left: int) -> None:
    """Ask for the next piece from Regroup and its area."""
    found = _returns(state, left) if left else []
    if found:
        come_back.put(state, FRANCE, [NobodyReturns(), *found])


@question("grande_armee", "return")
def come_back(state: State, nation: Nation, answer: NobodyReturns | StrengthReturns | LeaderReturns) -> None:
    match answer:
        case LeaderReturns(left, leader, area):
            place_leader(state, leader, area, "event")
            _offer_return(state, left - 1)
        case StrengthReturns(left, area):
            return_sp(state, FRANCE, area, 1, "event")
            _offer_return(state, left - 1)


@event("parliament")
def parliament(state: State, nation: Nation) -> None:
    """Handed to another nation for its five CPs; Britain may push a Consul, not into or out of Pact."""
    holders = [n for n in EACH_NATION if n != BRITAIN and seat_of(state, n)]
    lend.put(state, BRITAIN, [LendTo(holder) for holder in holders])


@option("to {nation}", says="lend-to")
class LendTo(Option, frozen=True):
    """Who gets the card."""

    nation: Nation


@question("parliament", "to")
def lend(state: State, nation: Nation, answer: LendTo) -> None:
    lend_parliament(state, answer.nation)
    single = pushes(state, BRITAIN, into_pact=False)
    found = [p for p in single if p.way == "left" or p.row == BRITAIN]
    if found:
        push_for_britain.put(state, BRITAIN, [NoPush(), *found])


@question("parliament", "consul")
def push_for_britain(state: State, nation: Nation, answer: NoPush | PushConsul) -> None:
    if isinstance(answer, PushConsul):
        push(state, BRITAIN, answer)


def _needs_zones(state: State, nation: Nation) -> Refusal | None:
    zones = controlled_zones(state, BRITAIN).bit_count()
    if is_on(state, ZonesAtStart):
        zones = value(state, ZonesAtStart)
    return None if zones >= ADMIRALTY_ZONES else Refusal("nw-event-zones", "6.1", {"zones": zones})


@event("admiralty", _needs_zones)
def admiralty(state: State, nation: Nation) -> None:
    """Two cards for Britain, and the Impulse is over."""
    draw_cards(state, BRITAIN, 2)
    set_effect(state, ImpulseEnds())


@event("russian_winter")
def russian_winter(state: State, nation: Nation) -> None:
    """In force until the end of the turn. [17.1]"""
    set_effect(state, RussianWinter())


@event(
    "hungarian_insurrection",
    needs(
        "hungarian_insurrection",
        lambda state, nation: can_levy(state, AUSTRIA, own_areas(state, AUSTRIA) & HUNGARY),
    ),
)
def hungarian_insurrection(state: State, nation: Nation) -> None:
    """Three points in Hungary, five if Vienna is lost."""
    levy(state, AUSTRIA, 5 if capital_lost(state, AUSTRIA) else 3, own_areas(state, AUSTRIA) & HUNGARY)


def capital_lost(state: State, nation: Nation) -> bool:
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
def landwehr(state: State, nation: Nation) -> None:
    """Three points in Prussia, five if Berlin is in enemy hands; two in an area at most."""
    lost = enemies(state, PRUSSIA) >> controller(state, CAPITALS[PRUSSIA][0]) & 1
    levy(state, PRUSSIA, 5 if lost else 3, own_areas(state, PRUSSIA) & HOME[PRUSSIA], 2)


def _guerrillas_possible(state: State, nation: Nation) -> bool:
    worn = has_troops(state, HOME[SPAIN], enemies(state, SPAIN), flags=True)
    return worn or can_levy(state, SPAIN, own_areas(state, SPAIN) & named("madrid"))


@event("guerrillas", needs("guerrillas", _guerrillas_possible))
def guerrillas(state: State, nation: Nation) -> None:
    """Enemy Troops in Spain suffer Attrition; without any two points come to Madrid."""
    foes = enemies(state, SPAIN)
    if has_troops(state, HOME[SPAIN], foes, flags=True):
        wear(state, each_area(HOME[SPAIN]), foes, flags=True)
    else:
        levy(state, SPAIN, 2, own_areas(state, SPAIN) & named("madrid"))


@event(
    "holy_war",
    needs("holy_war", lambda state, nation: can_levy(state, TURKEY, own_areas(state, TURKEY) & HOME[TURKEY])),
)
def holy_war(state: State, nation: Nation) -> None:
    """Four points in two Turkish areas at most, bound to Turkey for this Impulse."""
    areas = own_areas(state, TURKEY) & HOME[TURKEY]
    levy(state, TURKEY, 4, areas, most_areas=2)
    state.then(BindNewcomers(TURKEY, tuple(sp_at(state, TURKEY, area) for area in each_area(HOME[TURKEY]))))


def _needs_ships(state: State, nation: Nation) -> Refusal | None:
    partners = {SWEDEN, fleet_power(state, SWEDEN)}
    marked = any((state.building | state.refitting) >> s & 1 for n in partners for s in SQUADRONS_OF[n])
    buildable = any(_new_ships(state, n) for n in partners)
    return None if marked or buildable else no_effect("baltic_naval_stores")


@option("squadron {nation} {area}", says="new-squadron")
class NewSquadron(Option, frozen=True):
    """Whose Squadron comes, and to which port."""

    nation: Nation
    area: Area


def _new_ships(state: State, nation: Nation) -> list[NewSquadron]:
    ports = areas_in(build_ports(state, nation)) if unused_squadrons(state, nation) else []
    return [NewSquadron(nation, port) for port in ports]


@event("baltic_naval_stores", _needs_ships)
def baltic_naval_stores(state: State, nation: Nation) -> None:
    """All ships of Sweden and its ally are fitted out; one of the two gets a Squadron."""
    partners = sorted({SWEDEN, fleet_power(state, SWEDEN)})
    for partner in partners:
        for squadron in SQUADRONS_OF[partner]:
            if (state.building | state.refitting) >> squadron & 1:
                refit_squadron(state, squadron)
    fit_out.put(state, SWEDEN, [ship for n in partners for ship in _new_ships(state, n)])


@question("baltic_naval_stores", "squadron")
def fit_out(state: State, nation: Nation, answer: NewSquadron) -> None:
    squadron = unused_squadrons(state, answer.nation)[0]
    place_squadron(state, squadron, answer.area, "ready", "event")
