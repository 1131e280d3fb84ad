"""Ids that the rules name: a pack may change everything about them but must keep them.

A test compares this list with what the rules really name.
"""

from __future__ import annotations

from typing import Final

#: Places by id, with the card that names them.
PLACES: Final[dict[str, str]] = {
    **dict.fromkeys(("abo", "viborg"), "finnish_war"),
    **dict.fromkeys(("innsbruck", "salzburg"), "tyrolean_revolt"),
    "vendee": "vendee_rising",
    **dict.fromkeys(("dublin", "cork"), "irish_rising"),
    **dict.fromkeys(
        ("pressburg", "budapest", "kaschau", "debrecen", "temesvar", "hermannstadt", "zagreb"),
        "hungarian_insurrection",
    ),
    "madrid": "guerrillas",
    "hanover": "kings_german_legion",
    "vienna": "archduke_reforms",
    "warsaw": "poniatowski",
    "paris": "malet_conspiracy",
    **dict.fromkeys(("tangier", "western_mediterranean", "tyrrhenian_sea"), "barbary_corsairs"),
    "london": "luddites",
    "constantinople": "janissary_revolt",
    "berlin": "prussian_war_party",
    **dict.fromkeys(("skagerrak", "baltic_sea"), "raid_on_copenhagen"),
}
ZONES: Final = ("skagerrak", "baltic_sea", "western_mediterranean", "tyrrhenian_sea")

#: Leaders by id, with their nation and the rule or card that names them.
LEADERS: Final[dict[str, tuple[str, str]]] = {
    "napoleon": ("france", "the_emperor_commands"),
    "murat": ("france", "7.2"),
    "wellington": ("britain", "7.2"),
    "bernadotte": ("sweden", "bernadotte"),
    "poniatowski": ("france", "poniatowski"),
    "gustav": ("sweden", "swedish_coup"),
}

#: Home cards are played by rules of their own. [6.2]
HOME_RULE: Final = "6.2"
#: The box holds so many cards, Home cards included. [2.1]
CARDS_IN_ALL: Final = 110
