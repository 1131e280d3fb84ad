"""Who gets which seat when lots are drawn: anybody can recompute it once the seed is known."""

from __future__ import annotations

import msgspec

from ...engine.chance import Dice, dice_key, shuffled
from ...engine.options import scenario_named
from ..games.served import game_named
from .table import About, Table


def drawn_lots(about: About) -> dict[str, str]:
    """Place to seat, by the dice of the match."""
    places = scenario_named(game_named(about.game, about.pack).scenarios, about.scenario).seats
    return dict(zip(places, shuffled(Dice(dice_key(about.seed, about.nonces)), places), strict=True))


def draw_lots(table: Table) -> None:
    """Places change hands by the dice of the match."""
    table.about.lots = drawn_lots(table.about)
    before = dict(table.seats)
    for place, drawn in table.about.lots.items():
        table.seats[drawn] = msgspec.structs.replace(
            before[place], seat=drawn, place=before[drawn].place, invite=None
        )
