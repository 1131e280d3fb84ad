"""Lasting effects by name, and questions about them. The first part of a name says how long it lasts. [6.1]

`impulse.` ends with the Impulse, `turn.` with the turn, `game.` when its card says so. An argument follows a
colon: `turn.armistice:france-austria`.
"""

from __future__ import annotations

from typing import Final

from .names import NATIONS
from .state import State

#: An event of this card was cancelled.
CANCELLED: Final = "impulse.cancelled"
#: The roll about to be made fails, or gets this much added; the next evasion or interception succeeds,
#: by land only of the player who runs this nation (its number and one).
ROLL_FAILS: Final = "impulse.roll_fails"
ROLL_BONUS: Final = "impulse.roll_bonus"
SURE_EVASION: Final = "impulse.sure_evasion"
SURE_INTERCEPTION: Final = "impulse.sure_interception"
#: Where this leader withdraws to by order: a place and one, and in the next eight bits a second choice.
WITHDRAWS: Final = "impulse.withdraws"
#: A move just declared is not made.
MOVE_CANCELLED: Final = "impulse.move_cancelled"
#: A battle about to be fought does not take place.
NO_BATTLE: Final = "impulse.no_battle"
#: No enemy Flag may be placed in this area.
NO_FLAG: Final = "impulse.no_flag"
#: The line between two areas may not be used: `impulse.closed:ulm-munich`, ids in alphabetical order.
CLOSED: Final = "impulse.closed"
#: Armies of the group in this area move and fight one at a time.
JEALOUS: Final = "impulse.jealous"
#: This leader ignores forced marches; free areas left to him.
FORCED_MARCH: Final = "impulse.forced_march"
FREE_AREAS: Final = "impulse.free_areas"
#: Enemy Keys when The Emperor Commands was played, as a mask.
KEYS_BEFORE: Final = "impulse.keys_before"
#: What the active nation finds at the start of its Impulse: enemy Keys (a mask), Zones Britain controls.
KEYS_AT_START: Final = "impulse.keys_at_start"
ZONES_AT_START: Final = "impulse.zones_at_start"
#: Zones that the first Zones of a Convoy cost nothing in.
FREE_ZONES: Final = "impulse.free_zones"
#: So much strength in this area may not leave the Home areas of the nation.
HOME_BOUND: Final = "impulse.home_bound"

#: No further card or Resource is played in this Impulse.
IMPULSE_ENDS: Final = "impulse.ends"

#: This leader does not intercept before the next Impulse of his nation.
RAIDED: Final = "turn.raided"
RUSSIAN_WINTER: Final = "turn.russian_winter"
#: Neither of two may enter, attack, besiege or intercept the other: `turn.armistice:france-austria`.
ARMISTICE: Final = "turn.armistice"
NO_CONVOY: Final = "turn.no_convoy"
MUTINY: Final = "turn.mutiny"
UNIT_BONUS: Final = "turn.unit_bonus"
ORDERS_IN_COUNCIL: Final = "turn.orders_in_council"
EUROPE_EXHAUSTED: Final = "turn.europe_exhausted"
CROP_FAILURE: Final = "game.crop_failure"
#: This nation passes over its next Impulse.
PAUSES: Final = "turn.pauses"
#: Marches cost twice until the marker is in the box of this nation again.
MUD: Final = "turn.mud"
CONTINENTAL_SYSTEM: Final = "game.continental_system"
REFORMS: Final = "game.reforms"
DRAW_FEWER: Final = "game.draw_fewer"
#: This leader commands any Army Group of several players he stands in. [9.7]
ENTRUSTED: Final = "game.entrusted"


def of(name: str, *arguments: str) -> str:
    """The full name of an effect; several arguments are put in alphabetical order."""
    return f"{name}:{'-'.join(sorted(arguments))}" if arguments else name


def value(state: State, name: str, *arguments: str) -> int:
    """The number that stands with an effect; 0 if it is not in force."""
    return state.effects.get(of(name, *arguments), 0)


def is_on(state: State, name: str, *arguments: str) -> bool:
    return of(name, *arguments) in state.effects


def is_muddy(state: State) -> bool:
    """Are the roads of Europe bottomless? [9.1]"""
    return any(name.startswith(MUD) for name in state.effects)


def have_armistice(state: State, a: int, b: int) -> bool:
    """These two nations may not fight each other on land this turn."""
    return of(ARMISTICE, NATIONS[a], NATIONS[b]) in state.effects
