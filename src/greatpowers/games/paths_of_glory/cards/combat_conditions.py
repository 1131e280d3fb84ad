"""What combat cards ask of a combat: who fights, where, when. [9.5.4, card texts]

Minor Commonwealth corps, Senussi and Montenegrins are of no nation here. [9.5.4.1]
"""

from __future__ import annotations

from typing import Final

from ....engine.errors import Refusal
from ..printed.board import NATION, OF_TERRAIN, SOLID_MASK, SPACE_NUMBER, SPACES, TERRAIN
from ..printed.names import AP, CLEAR, MOUNTAIN, NATIONS, SWAMP, Mask, Nation
from ..printed.tables import season
from ..printed.units import CARD_NATION, COMBAT, IS_ARMY
from ..printed.units import NATION as UNIT_NATION
from ..rules.combat.combat_cards import Fight, Need
from ..rules.supply.supply import in_supply_at, open_spaces
from ..state.state import State, has_fort, is_reduced, was_played

BASRA: Final = SPACE_NUMBER["basra"]


def fights(*nations: Nation) -> Need:
    """A unit of one of these nations fights on the side of the card."""
    return Need(
        lambda fight: any(CARD_NATION[unit] in nations for unit in fight.units),
        Refusal("pog-combat-card-needs-unit", "9.5.4.1", {"nation": _names(nations)}),
    )


def only(nation: Nation) -> Need:
    """All attackers are of one nation."""
    return Need(
        lambda fight: all(CARD_NATION[unit] == nation for unit in fight.combat.attackers),
        Refusal("pog-combat-card-needs-only", "9.5.4.1", {"nation": NATIONS[nation]}),
    )


def against(nation: Nation) -> Need:
    """A unit of this nation stands in the attacked space."""
    return Need(
        lambda fight: any(UNIT_NATION[unit] == nation for unit in fight.holders),
        Refusal("pog-combat-card-needs-enemy", "9.5.4.1", {"nation": NATIONS[nation]}),
    )


def against_only(nation: Nation) -> Need:
    """The units in the attacked space are all of one nation."""
    return Need(
        lambda fight: {UNIT_NATION[unit] for unit in fight.holders} == {nation},
        Refusal("pog-combat-card-needs-enemy-only", "9.5.4.1", {"nation": NATIONS[nation]}),
    )


def in_nations(*nations: Nation) -> Need:
    """The attacked space lies in one of these countries."""
    return Need(
        lambda fight: NATION[fight.combat.target] in nations,
        Refusal("pog-combat-card-other-country", "9.5.4.1", {"nation": _names(nations)}),
    )


def played(card: str) -> Need:
    return Need(
        lambda fight: was_played(fight.state, card), Refusal("pog-play-needs-card", "9.5.1.1", {"card": card})
    )


def not_played(card: str) -> Need:
    return Need(
        lambda fight: not was_played(fight.state, card),
        Refusal("pog-play-closed-by-card", "9.5.1.1", {"card": card}),
    )


def until(turn: int) -> Need:
    return Need(
        lambda fight: fight.state.turn <= turn, Refusal("pog-play-too-late", "9.5.1.1", {"turn": turn})
    )


ON_CLEAR: Final = Need(
    lambda fight: TERRAIN[fight.combat.target] == CLEAR, Refusal("pog-combat-card-needs-clear", "9.5.4.1")
)
ON_TRENCH: Final = Need(lambda fight: fight.trench > 0, Refusal("pog-combat-card-needs-trench", "9.5.4.1"))
IN_TRENCH: Final = Need(
    lambda fight: fight.trench > 0 and not fight.combat.trench_cancelled,
    Refusal("pog-combat-card-needs-trench", "9.5.4.1"),
)
WITHOUT_TRENCH: Final = Need(
    lambda fight: fight.trench == 0, Refusal("pog-combat-card-trench-there", "9.5.4.1")
)
INTACT_FORT: Final = Need(
    lambda fight: has_fort(fight.state, fight.combat.target), Refusal("pog-combat-card-needs-fort", "9.5.4.1")
)


def _is_severe(fight: Fight) -> bool:
    """Turns 1 and 2 have no season. [cards ap_07, cp_04]"""
    now, terrain = season(fight.state.turn), TERRAIN[fight.combat.target]
    seasons = {MOUNTAIN: ("fall", "winter"), SWAMP: ("spring", "fall")}.get(terrain, ())
    return now in seasons


SEVERE_WEATHER: Final = Need(_is_severe, Refusal("pog-combat-card-fair-weather", "9.5.4.1"))


def in_or_from_mountains(nation: Nation) -> Need:
    """Mountains are attacked, or a unit of the nation attacks out of mountains."""

    def holds(fight: Fight) -> bool:
        mountains, combat = OF_TERRAIN[MOUNTAIN], fight.combat
        if mountains >> combat.target & 1:
            return True
        pairs = zip(combat.attackers, combat.origins, strict=False)
        return any(CARD_NATION[unit] == nation and mountains >> origin & 1 for unit, origin in pairs)

    return Need(holds, Refusal("pog-combat-card-needs-mountain", "9.5.4.1"))


def army_of(nation: Nation) -> Need:
    """An army of the nation fights."""
    return Need(
        lambda fight: any(IS_ARMY[unit] and CARD_NATION[unit] == nation for unit in fight.units),
        Refusal("pog-combat-card-needs-army", "9.5.4.1", {"nation": NATIONS[nation]}),
    )


def factor_of(nation: Nation) -> Need:
    """A unit of the nation with a combat factor of 1 or more fights."""

    def holds(fight: Fight) -> bool:
        own = [unit for unit in fight.units if CARD_NATION[unit] == nation]
        return any(COMBAT[is_reduced(fight.state, unit)][unit] > 0 for unit in own)

    return Need(holds, Refusal("pog-combat-card-needs-factor", "9.5.4.1", {"nation": NATIONS[nation]}))


def supplied_from_basra(nation: Nation) -> Need:
    """Units of the nation attack, all of them on a line of supply to Basra."""

    def holds(fight: Fight) -> bool:
        state = fight.state
        own = [unit for unit in fight.combat.attackers if CARD_NATION[unit] == nation]
        area = _basra_area(state)
        on_line = all(area >> state.place[unit] & 1 and in_supply_at(state, unit, BASRA) for unit in own)
        return bool(own) and on_line

    return Need(holds, Refusal("pog-combat-card-needs-line", "14.1", {"space": SPACES[BASRA]}))


def _basra_area(state: State) -> Mask:
    """Spaces from which an Allied line runs overland to Basra; the first of them need not be friendly."""
    free = open_spaces(state, AP)
    found = frontier = edge = 1 << BASRA & free
    while frontier:
        neighbours = SOLID_MASK[(frontier & -frontier).bit_length() - 1]
        edge |= neighbours
        new = neighbours & free & ~found
        found |= new
        frontier = frontier & (frontier - 1) | new
    return edge


def _names(nations: tuple[Nation, ...]) -> str:
    """`fr_be`: the texts know such pairs."""
    return "_".join(NATIONS[nation] for nation in nations)
