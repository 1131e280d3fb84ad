"""From a referee's position to a picture: which way an army is drawn."""

from __future__ import annotations

from greatpowers.games.diplomacy.pictures.portrait import portrait_of_position


def way_drawn(fleet_of: str, army_order: str = "A Bel - Hol") -> tuple[str, ...]:
    """The seas along which England's army is drawn when a fleet of that power offers to carry it."""
    orders = {"England": [army_order]}
    orders[fleet_of] = [*orders.get(fleet_of, []), "F Nth C A Bel - Hol"]
    units = {"England": ["A Bel"]}
    units[fleet_of] = [*units.get(fleet_of, []), "F Nth"]
    picture = portrait_of_position({"phase": "S1901M", "units": units, "orders": orders}, "picture")
    return next(arrow.via for arrow in picture.arrows if arrow.kind == "move")


def test_r6_13_own_fleet_takes_the_army_along_in_the_picture_too() -> None:
    assert way_drawn("England") == ("Nth",)


def test_r6_14_foreign_fleet_does_not() -> None:
    assert way_drawn("France") == ()


def test_r6_14_unless_the_order_says_so() -> None:
    assert way_drawn("France", "A Bel - Hol via convoy") == ("Nth",)
