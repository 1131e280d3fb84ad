"""Nations that enter the war: by card one a turn, Turkey by commitment. [9.5.2, 16.1.3.1]"""

from __future__ import annotations

from typing import Final

from ....engine.errors import Refusal
from ....engine.frames import frame
from ....engine.masks import mask_of
from ..printed.board import CAPITALS, IN_NATION, SPACES
from ..printed.names import BU, GR, IT, NATIONS, RO, SIDE_OF_NATION, SIDES, Mask, Nation, Space
from ..printed.units import OF_KIND
from ..rules.answers import Place
from ..rules.events.registry import Condition, Effect
from ..state.changes.map import enter_war, place_unit
from ..state.changes.rounds import note_neutral_entry
from ..state.setup import free_pieces, put_pieces, unused
from ..state.state import NOWHERE, State, is_at_war
from .placing import PlacingChoice

#: The part of the set-up that belongs to a nation's entry. [4.2.2]
SETUP: Final = {BU: "entry_bulgaria", GR: "entry_greece", IT: "entry_italy", RO: "entry_romania"}


def first_of_the_turn(state: State) -> Refusal | None:
    """[9.5.2.2]"""
    return Refusal("pog-neutral-entry-once", "9.5.2.2") if state.neutral_entered else None


def is_neutral(nation: Nation) -> Condition:
    def condition(state: State) -> Refusal | None:
        if is_at_war(state, nation):
            return Refusal("pog-neutral-entry-at-war", "9.5.2.1", {"nation": NATIONS[nation]})
        return None

    return condition


def may_enter(nation: Nation, *further: Condition) -> tuple[Condition, ...]:
    """The conditions of a card that brings a nation into the war. [9.5.2.2]"""
    return first_of_the_turn, is_neutral(nation), *further


def entry(nation: Nation) -> Effect:
    """The event: the nation is at war and its units stand ready, some where the owner chooses. [9.5.2.1]"""

    def enters(state: State) -> None:
        note_neutral_entry(state)
        enter_war(state, nation)
        if are_unused(state, nation):
            put_pieces(state, SETUP[nation])
        seat = SIDES[SIDE_OF_NATION[nation]]
        kinds = free_pieces(state, SETUP[nation])
        state.then(*(ChooseFreeSpace(seat, nation, kind) for kind in kinds))

    return enters


def are_unused(state: State, nation: Nation) -> bool:
    """Are the nation's units still to come? The Greeks may already stand there as neutrals. [9.5.2.4]"""
    return nation != GR or all(state.place[unit] == NOWHERE for unit in OF_KIND["gr_corps"])


@frame
class ChooseFreeSpace(PlacingChoice):
    """Where shall this corps of the new ally stand? One in each space but the capital. [4.2.2]"""

    seat: str
    nation: Nation
    piece: str
    asks = "free-space"

    def kind(self) -> str:
        return self.piece

    def spaces(self, state: State) -> Mask:
        taken = mask_of(state.place[unit] for unit in OF_KIND[self.piece] if state.place[unit] != NOWHERE)
        return IN_NATION[self.nation] & ~CAPITALS[self.nation] & ~taken

    def refusal(self, state: State, space: Space) -> Refusal:
        params: dict[str, str | int] = {"nation": NATIONS[self.nation], "space": SPACES[space]}
        if IN_NATION[self.nation] >> space & 1:
            return Refusal("pog-entry-one-corps", "4.2.2", params)
        return Refusal("pog-entry-other-country", "4.2.2", params)

    def chosen(self, state: State, option: Place) -> None:
        place_unit(state, unused(state, self.piece), option.space)
