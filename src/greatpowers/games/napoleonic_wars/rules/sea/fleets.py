"""Fleets, Armadas, control of Zones and blockades: pure questions about Squadrons. [13.1, 13.2, 9.53]

A Fleet is all Squadrons of a Power and of its Pact Minors in one place. Fleets of allied Powers in one place
are stacks of their own unless they have formed an Armada.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...printed.board import PORT_ZONES, STRAIT_PORTS, STRAIT_ZONE, ZONES, pair
from ...printed.ids import Area, Mask, Nation, Place, Squadron, Zone, by_squadron, each_area, each_nation
from ...printed.names import BRITAIN, FRANCE, NATION_COUNT
from ...printed.pieces import NAVAL_MODIFIER, SQUADRON_DICE, SQUADRON_NATION
from ...state.effects import Mutiny, is_on
from ...state.relations import allies, enemies, has_pact
from ...state.state import State


@dataclass(frozen=True, slots=True)
class Stack:
    """Squadrons that act as one, and the nation whose Squadron lies on top. [13.2, 13.21]"""

    commander: Nation
    squadrons: tuple[Squadron, ...]


def fleet_power(state: State, nation: Nation) -> Nation:
    """The nation whose Fleet these Squadrons belong to: a Minor's go with its Pact ally. [13.1]"""
    return state.consul_row[nation] if has_pact(state, nation) else nation


def _by_place(state: State) -> dict[Place, tuple[Squadron, ...]]:
    found: dict[Place, list[Squadron]] = {}
    for squadron, place in by_squadron(state.squadron_at):
        if place >= 0:
            found.setdefault(place, []).append(squadron)
    return {place: tuple(squadrons) for place, squadrons in found.items()}


def squadrons_at(state: State, place: Place) -> tuple[Squadron, ...]:
    """All Squadrons in a port or Zone, also those in building."""
    return state.known("squadrons", lambda: _by_place(state)).get(place, ())


def is_building(state: State, squadron: Squadron) -> bool:
    return bool(state.building >> squadron & 1)


def is_ready(state: State, squadron: Squadron) -> bool:
    """May go to sea: neither in building nor waiting for its refit. [7.3]"""
    return not (state.building | state.refitting) >> squadron & 1


def is_mutinous(state: State, squadron: Squadron) -> bool:
    return is_on(state, Mutiny, squadron)


def fleets_at(state: State, place: Place) -> dict[Nation, tuple[Squadron, ...]]:
    """The Squadrons in a port or Zone by nation."""
    found: dict[Nation, list[Squadron]] = {}
    for squadron in squadrons_at(state, place):
        found.setdefault(SQUADRON_NATION[squadron], []).append(squadron)
    return {nation: tuple(squadrons) for nation, squadrons in sorted(found.items())}


def nations_at(state: State, place: Place) -> Mask:
    """Nations with a Squadron there that is not in building, as a mask."""
    return state.known("ships", lambda: _nations_by_place(state)).get(place, 0)


def _nations_by_place(state: State) -> dict[Place, Mask]:
    found: dict[Place, Mask] = {}
    for squadron, place in by_squadron(state.squadron_at):
        if place >= 0 and not is_building(state, squadron):
            found[place] = found.get(place, 0) | 1 << SQUADRON_NATION[squadron]
    return found


def enemy_fleet_at(state: State, nation: Nation, place: Place) -> bool:
    return bool(nations_at(state, place) & enemies(state, nation))


def best_on_top(nations: Iterable[Nation]) -> Nation:
    """The nation whose Squadron takes least from the others when it lies on top. [13.21]"""
    return max(nations, key=lambda nation: (SQUADRON_DICE[nation], NAVAL_MODIFIER[nation], -nation))


def stacks_at(state: State, place: Place) -> tuple[Stack, ...]:
    """The stacks in a place in track order of their commanders; Squadrons in building do not count."""
    return state.known(("stacks", place), lambda: _stacks_at(state, place))


def _stacks_at(state: State, place: Place) -> tuple[Stack, ...]:
    fleets: dict[Nation, list[Squadron]] = {}
    for squadron in squadrons_at(state, place):
        if not is_building(state, squadron):
            fleets.setdefault(fleet_power(state, SQUADRON_NATION[squadron]), []).append(squadron)
    found = []
    for armada in state.armadas:
        joined = [power for power in each_nation(armada.powers) if power in fleets]
        if armada.place == place and len(joined) > 1 and armada.commander in joined:
            top = best_on_top(SQUADRON_NATION[s] for s in fleets[armada.commander])
            found.append(Stack(top, tuple(sorted(s for power in joined for s in fleets.pop(power)))))
    apart = [Stack(best_on_top(SQUADRON_NATION[s] for s in fleet), tuple(fleet)) for fleet in fleets.values()]
    return tuple(sorted((*found, *apart), key=lambda stack: stack.commander))


def enemy_stacks(state: State, nation: Nation, place: Place) -> tuple[Stack, ...]:
    """Stacks of the nation's enemies in a place."""
    foes = enemies(state, nation)
    return tuple(stack for stack in stacks_at(state, place) if foes >> stack.commander & 1)


def fleets_in(state: State, squadrons: Iterable[int]) -> int:
    """How many Fleets these Squadrons make up: what an Armada pays for. [13.2]"""
    return len({fleet_power(state, SQUADRON_NATION[s]) for s in squadrons})


def zone_controllers(state: State, zone: Zone) -> Mask:
    """The nations with Fleets in a Zone where no other side has any, as a mask; else 0. [glossary]"""
    return state.known("zone controllers", lambda: _controllers_by_zone(state))[zone]


def _controllers_by_zone(state: State) -> dict[Zone, Mask]:
    found = {}
    for zone in ZONES:
        present = nations_at(state, zone)
        at_odds = any(present & ~allies(state, nation) for nation in each_nation(present))
        found[zone] = 0 if at_odds else present
    return found


def controlled_zones(state: State, nation: Nation) -> Mask:
    """Zones a nation's own Squadrons control, alone or with allies, as a mask."""
    return sum(1 << zone for zone in ZONES if zone_controllers(state, zone) >> nation & 1)


def side_controls(state: State, nation: Nation, zone: Zone) -> bool:
    """The nation or its allies control the Zone. [13.7]"""
    return bool(zone_controllers(state, zone) & allies(state, nation))


def is_blockaded(state: State, nation: Nation, port: Area) -> bool:
    """Enemies control every Zone of the port. [glossary]"""
    foes = enemies(state, nation)
    return all(zone_controllers(state, zone) & foes for zone in PORT_ZONES[port])


def strait_open(state: State, nation: Nation, a: Place, b: Place) -> bool:
    """May a strait between two areas be crossed: no enemy Fleet in its Zone or its ports. [9.53]"""
    key = pair(a, b)
    places = (STRAIT_ZONE[key], *each_area(STRAIT_PORTS[key]))
    return not any(enemy_fleet_at(state, nation, place) for place in places)


def dice_of(state: State, squadron: Squadron, commander: int) -> int:
    """Dice of a Squadron under a commander; one in building has none. [13.21, 13.4]"""
    if is_building(state, squadron):
        return 0
    dice = min(SQUADRON_DICE[SQUADRON_NATION[squadron]], SQUADRON_DICE[commander])
    return max(0, dice - (state.refitting >> squadron & 1))


def roll_modifier(squadrons: Sequence[int], commander: int, blockading: bool) -> int:
    """What is added to an attempt to intercept, patrol or evade. [13.33, 13.21]"""
    counts = [0] * NATION_COUNT
    for squadron in squadrons:
        counts[SQUADRON_NATION[squadron]] += 1
    bonus = next((NAVAL_MODIFIER[n] for n in (BRITAIN, FRANCE) if 2 * counts[n] > len(squadrons)), 0)
    return min(bonus, NAVAL_MODIFIER[commander]) + blockading
