"""Reinforcements: which spaces new armies may enter by, and the cards that bring them. [9.5.3]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ....engine.errors import Refusal
from ....engine.frames import frame
from ..printed.board import (
    ALEXANDRIA,
    ARABIA,
    BEACHES,
    BOARD_SIZE,
    IN_NATION,
    LIBYA,
    NEAR_EAST,
    SALONIKA,
    SPACES,
    each_space,
)
from ..printed.card_names import CONVOY, OVER_THERE, SINAI_PIPELINE, U_BOATS_UNLEASHED
from ..printed.card_names import SALONIKA as SALONIKA_CARD
from ..printed.cards import CARDS, Card
from ..printed.names import ENEMY, IT, NATIONS, RU, SIDES, TU, US, Mask, Nation, Space, Unit
from ..printed.units import ANA_CORPS, BR_NE, FR_ORIENT, KIND_ID, MEF, OF_KIND, RU_CAU, SIDE, SN_CORPS, UNITS
from ..rules.answers import Place
from ..rules.events.registry import Condition, event
from ..rules.movement.occupation import enter_space
from ..rules.movement.stacking import STACK_LIMIT, room
from ..rules.replacements.entries import home_entries, open_to
from ..state.changes.map import place_beachhead, place_unit, to_reserve
from ..state.changes.rounds import bar_from_near_east, note_reinforced
from ..state.setup import unused
from ..state.state import NOWHERE, State, controller, is_at_war, side_at, was_played
from .conditions import after, at_war
from .placing import PlacingChoice

#: Corps that enter on the map, and where. [9.5.3.2]
LANDED_CORPS: Final = {ANA_CORPS: ARABIA, SN_CORPS: LIBYA}


def _beaches(state: State) -> Mask:
    """The invasion needs Turkey at war and is barred after Salonika. [9.5.2.4.1, 9.5.3.5]"""
    return 0 if was_played(state, SALONIKA_CARD) or not is_at_war(state, TU) else BEACHES


#: The Near East armies and where their own cards send them. [9.5.3.3, 9.5.3.4]
CARD_ENTRIES: Final[dict[Unit, Callable[[State], Mask]]] = {
    MEF: _beaches,
    BR_NE: lambda state: open_to(state, BR_NE, 1 << ALEXANDRIA) if was_played(state, SINAI_PIPELINE) else 0,
    FR_ORIENT: lambda state: open_to(state, FR_ORIENT, 1 << SALONIKA),
    RU_CAU: lambda state: open_to(state, RU_CAU, IN_NATION[RU] & NEAR_EAST),
}


def entries(state: State, unit: Unit) -> Mask:
    """All spaces a reinforcing army may enter by: its card's and those at home. [9.5.3.3, 9.5.3.4]"""
    own = CARD_ENTRIES[unit](state) if unit in CARD_ENTRIES else 0
    return own | home_entries(state, unit)


def place_reinforcement(state: State, unit: Unit, space: Space) -> None:
    """The army comes in; one of the Near East that enters at home stays out of it for good. [9.5.3.4]"""
    if unit in CARD_ENTRIES and not CARD_ENTRIES[unit](state) >> space & 1:
        bar_from_near_east(state, unit)
    if BEACHES >> space & 1:
        place_beachhead(state, space)
    place_unit(state, unit, space)


@frame
class ChooseEntry(PlacingChoice):
    """Where shall the reinforcing army enter?"""

    seat: str
    unit: Unit
    asks = "entry"

    def kind(self) -> str:
        return KIND_ID[self.unit]

    def spaces(self, state: State) -> Mask:
        return entries(state, self.unit)

    def refusal(self, state: State, space: Space) -> Refusal:
        return entry_refusal(state, self.unit, space)

    def chosen(self, state: State, option: Place) -> None:
        place_reinforcement(state, self.unit, option.space)


def entry_refusal(state: State, unit: Unit, space: Space) -> Refusal:
    """Why an army may not enter by this space."""
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[space]}
    if space < BOARD_SIZE and not open_to(state, unit, 1 << space):
        if room(state, space) <= 0:
            return Refusal("pog-entry-full", "9.5.3.1", params)
        if controller(state, space) != SIDE[unit]:
            return Refusal("pog-entry-not-friendly", "9.5.3.3", params)
        if state.forts_besieged >> space & 1:
            return Refusal("pog-entry-besieged", "9.5.3.3", params)
    return Refusal("pog-entry-not-there", "9.5.3.3", params)


def first_turn_refusal(state: State) -> Refusal | None:
    return Refusal("pog-reinforcements-august", "9.5.3.1") if state.turn == 1 else None


@dataclass(frozen=True, slots=True)
class Arrival:
    """The units a reinforcement card brings."""

    card: Card

    def armies(self) -> list[Unit]:
        """Counters that are placed on the map by choice."""
        kinds = (kind for kind, _ in self.card.units)
        return [unit for kind in kinds for unit in OF_KIND[kind] if UNITS[unit].is_army]

    def once_a_turn(self, state: State) -> Refusal | None:
        """[9.5.3.1]"""
        nation = self.card.reinforcement_nation
        if state.reinforced >> nation & 1:
            return Refusal("pog-reinforced-already", "9.5.3.1", {"nation": NATIONS[nation]})
        return None

    def can_all_be_placed(self, state: State) -> Refusal | None:
        """No part of the card may be lost for want of a place. [9.5.3.1]"""
        for kind, count in self.card.units:
            if sum(state.place[unit] == NOWHERE for unit in OF_KIND[kind]) < count:
                return Refusal("pog-reinforcement-in-play", "9.5.3.1", {"unit": kind})
        armies = self.armies()
        for unit in armies:
            if _places(state, entries(state, unit)) < len(armies):
                return Refusal("pog-reinforcement-no-place", "9.5.3.1", {"unit": KIND_ID[unit]})
        for unit, space in LANDED_CORPS.items():
            if any(unit in OF_KIND[kind] for kind, _ in self.card.units):
                return _landing_refusal(state, unit, space)
        return None

    def arrive(self, state: State) -> None:
        """Corps go to the reserve, armies where the owner says. [9.5.3.2, 9.5.3.3]"""
        note_reinforced(state, self.card.reinforcement_nation)
        for kind, count in self.card.units:
            if not UNITS[OF_KIND[kind][0]].is_army:
                for _ in range(count):
                    _bring_corps(state, unused(state, kind))
        state.then(*(ChooseEntry(SIDES[self.card.side], unit) for unit in self.armies()))


def _places(state: State, spaces: Mask) -> int:
    """How many units the spaces can still take."""
    return sum(room(state, space) for space in each_space(spaces))


def _landing_refusal(state: State, unit: Unit, space: Space) -> Refusal | None:
    """Arabs and Senussi come where their card says: no enemy, and room. [9.5.3.2]"""
    if side_at(state, space) == ENEMY[SIDE[unit]]:
        return Refusal("pog-landing-enemy", "9.5.3.2", {"space": SPACES[space]})
    if len(state.at[space]) >= STACK_LIMIT:
        return Refusal("pog-entry-full", "9.5.3.1", {"unit": KIND_ID[unit], "space": SPACES[space]})
    return None


def _bring_corps(state: State, unit: Unit) -> None:
    if unit in LANDED_CORPS:
        place_unit(state, unit, LANDED_CORPS[unit])
        enter_space(state, (unit,), LANDED_CORPS[unit])
    else:
        to_reserve(state, unit, reduced=False)


def convoys_run(state: State) -> Refusal | None:
    """No Americans cross while the submarines rule the sea. [cards cp_36, ap_52]"""
    if was_played(state, U_BOATS_UNLEASHED) and not was_played(state, CONVOY):
        return Refusal("pog-play-closed-by-card", "9.5.1.1", {"card": U_BOATS_UNLEASHED})
    return None


#: Nations that must be in the war first. [16.3.4]
OF_NATION: Final[dict[Nation, tuple[Condition, ...]]] = {
    IT: (at_war(IT),),
    TU: (at_war(TU),),
    US: (after(OVER_THERE, "16.3.4"), convoys_run),
}


def reinforcements(*cards: str, when: Iterable[Condition] = ()) -> None:
    """Enter cards that bring what is printed on them."""
    for card in cards:
        arrival = Arrival(CARDS[card])
        conditions = (
            first_turn_refusal,
            arrival.once_a_turn,
            *OF_NATION.get(CARDS[card].reinforcement_nation, ()),
            *when,
            arrival.can_all_be_placed,
        )
        event(card, when=conditions)(arrival.arrive)
