"""Lasting effects of cards, each with its span, and questions about them. [6.1]

In a save an effect goes by a name that begins with its span, `turn.armistice:austria-france`, and a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from ....engine.effects import Effect, Lasting, Span, effect, read_effect
from ....engine.errors import RecordError
from ..printed.names import NO_NATION
from .ids import Area, CardId, Leader, Nation, Squadron, Zone
from .state import State

IMPULSE, TURN, GAME = Span.IMPULSE, Span.TURN, Span.GAME


class NwEffect(Effect, frozen=True):
    """An effect of this game."""

    known: ClassVar[list[type[Effect]]] = []


@effect("impulse.cancelled:{card}", IMPULSE)
class Cancelled(NwEffect, frozen=True):
    """The event of this card is not carried out."""

    card: CardId


@effect("impulse.roll_fails", IMPULSE)
class RollFails(NwEffect, frozen=True):
    """The roll about to be made fails."""


@effect("impulse.roll_bonus", IMPULSE)
class RollBonus(NwEffect, frozen=True):
    """The roll about to be made gets so much added."""

    by: int = 0


class Sure(NwEffect, frozen=True):
    """The next evasion or interception succeeds; by land only of the player who runs this nation."""

    nation: Nation = NO_NATION

    @property
    def number(self) -> int:
        return self.nation + 1

    @classmethod
    def with_number(cls, about: Mapping[str, object], number: int) -> Self:  # noqa: ARG003
        return cls(nation=Nation(number - 1))


@effect("impulse.sure_evasion", IMPULSE)
class SureEvasion(Sure, frozen=True):
    """The next evasion succeeds."""


@effect("impulse.sure_interception", IMPULSE)
class SureInterception(Sure, frozen=True):
    """The next interception succeeds."""


#: In a save two areas stand in one number, each with one added.
_BITS: Final = 8
_NOWHERE: Final = -1


@effect("impulse.withdraws:{leader}", IMPULSE)
class Withdraws(NwEffect, frozen=True):
    """Where this leader withdraws to by order, and where else if he cannot."""

    leader: Leader
    to: int = _NOWHERE
    or_to: int = _NOWHERE

    @property
    def number(self) -> int:
        return self.to + 1 + (self.or_to + 1 << _BITS)

    @classmethod
    def with_number(cls, about: Mapping[str, object], number: int) -> Self:
        leader = about["leader"]
        assert isinstance(leader, int)
        return cls(Leader(leader), (number & (1 << _BITS) - 1) - 1, (number >> _BITS) - 1)


@effect("impulse.move_cancelled", IMPULSE)
class MoveCancelled(NwEffect, frozen=True):
    """A move just declared is not made."""


@effect("impulse.no_battle", IMPULSE)
class NoBattle(NwEffect, frozen=True):
    """A battle about to be fought does not take place."""


@effect("impulse.no_flag:{area}", IMPULSE)
class NoFlag(NwEffect, frozen=True):
    """No enemy Flag may be placed in this area."""

    area: Area


@effect("impulse.closed:{first}-{second}", IMPULSE, unordered=True)
class Closed(NwEffect, frozen=True):
    """The line between two areas may not be used."""

    first: Area
    second: Area


@effect("impulse.jealous:{area}", IMPULSE)
class Jealous(NwEffect, frozen=True):
    """Armies of the group in this area move and fight one at a time."""

    area: Area


@effect("impulse.forced_march:{leader}", IMPULSE)
class ForcedMarch(NwEffect, frozen=True):
    """This leader ignores forced marches."""

    leader: Leader


@effect("impulse.free_areas:{leader}", IMPULSE)
class FreeAreas(NwEffect, frozen=True):
    """So many areas cost this leader nothing."""

    leader: Leader
    left: int = 0


@effect("impulse.keys_before", IMPULSE)
class KeysBefore(NwEffect, frozen=True):
    """Enemy Keys when The Emperor Commands was played, as a mask."""

    keys: int = 0


@effect("impulse.keys_at_start", IMPULSE)
class KeysAtStart(NwEffect, frozen=True):
    """Enemy Keys the active nation finds at the start of its Impulse, as a mask."""

    keys: int = 0


@effect("impulse.zones_at_start", IMPULSE)
class ZonesAtStart(NwEffect, frozen=True):
    """So many Zones Britain controls at the start of its Impulse."""

    count: int = 0


@effect("impulse.free_zones", IMPULSE)
class FreeZones(NwEffect, frozen=True):
    """So many of the first Zones of a Convoy cost nothing."""

    count: int = 0


@effect("impulse.home_bound:{area}", IMPULSE)
class HomeBound(NwEffect, frozen=True):
    """So much strength in this area may not leave the Home areas of the nation."""

    area: Area
    strength: int = 1


@effect("impulse.ends", IMPULSE)
class ImpulseEnds(NwEffect, frozen=True):
    """No further card or Resource is played in this Impulse."""


@effect("turn.raided:{leader}", TURN)
class Raided(NwEffect, frozen=True):
    """This leader does not intercept before the next Impulse of his nation."""

    leader: Leader


@effect("turn.russian_winter", TURN)
class RussianWinter(NwEffect, frozen=True):
    """[17.1]"""


@effect("turn.armistice:{first}-{second}", TURN, unordered=True)
class Armistice(NwEffect, frozen=True):
    """Neither of the two may enter, attack, besiege or intercept the other."""

    first: Nation
    second: Nation


@effect("turn.no_convoy:{zone}", TURN)
class NoConvoy(NwEffect, frozen=True):
    """No Convoy enters this Zone."""

    zone: Zone


@effect("turn.mutiny:{squadron}", TURN)
class Mutiny(NwEffect, frozen=True):
    """This Squadron does nothing of its own and fights with half its dice."""

    squadron: Squadron


@effect("turn.unit_bonus:{nation}", TURN)
class UnitBonus(NwEffect, frozen=True):
    """This minor nation earns a unit bonus."""

    nation: Nation


@effect("turn.orders_in_council", TURN)
class OrdersInCouncil(NwEffect, frozen=True):
    """British Zones are closed to foreign Convoys and cost France reinforcements."""


@effect("turn.europe_exhausted", TURN)
class EuropeExhausted(NwEffect, frozen=True):
    """So much is added to the peace roll. [5.8]"""

    by: int = 0


@effect("game.crop_failure", GAME)
class CropFailure(NwEffect, frozen=True):
    """Half reinforcements for everybody next time. [14.2]"""


@effect("turn.pauses:{nation}", TURN)
class Pauses(NwEffect, frozen=True):
    """This nation passes over its next Impulse. [5.4]"""

    nation: Nation


@effect("turn.mud:{nation}", TURN)
class Mud(NwEffect, frozen=True):
    """Marches cost twice until the marker is in the box of this nation again. [9.1]"""

    nation: Nation


@effect("game.continental_system", GAME)
class ContinentalSystem(NwEffect, frozen=True):
    """Britain has fewer reinforcements and cards while France holds twelve Keys."""


@effect("game.reforms", GAME)
class Reforms(NwEffect, frozen=True):
    """Two more reinforcement CPs for Austria."""


@effect("game.draw_fewer:{nation}", GAME)
class DrawFewer(NwEffect, frozen=True):
    """So many cards fewer at the nation's next draw. [14.31]"""

    nation: Nation
    by: int = 1


@effect("game.entrusted:{leader}", GAME)
class Entrusted(NwEffect, frozen=True):
    """This leader commands any Army Group of several players he stands in. [9.7]"""

    leader: Leader


#: Notes that only the rules need: nobody is told of them.
UNTOLD: Final = (KeysBefore, KeysAtStart, ZonesAtStart)


def value(state: State, kind: type[Effect], *about: int | str) -> int:
    """The number that stands with an effect; 0 if it is not in force."""
    found = state.effects.find(kind, *about)
    return found.number if found is not None else 0


def is_on(state: State, kind: type[Effect], *about: int | str) -> bool:
    return state.effects.has(kind, *about)


def is_muddy(state: State) -> bool:
    """Are the roads of Europe bottomless? [9.1]"""
    return state.effects.has_any(Mud)


def have_armistice(state: State, a: int, b: int) -> bool:
    """These two nations may not fight each other on land this turn."""
    return state.effects.has(Armistice, a, b)


def effect_named(name: str, number: int) -> Effect | None:
    """An effect by its name in a save or position; None if there is no such effect."""
    return read_effect(NwEffect, None, name, number)


def read_effects(saved: Mapping[str, int]) -> Lasting:
    """What was in force when this was saved."""
    found: list[Effect] = []
    for name, number in saved.items():
        one = effect_named(name, number)
        if one is None:
            raise RecordError(f"there is no effect {name!r}")
        found.append(one)
    return Lasting.of(*found)
