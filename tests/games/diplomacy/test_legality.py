"""Listing and refusing agree: what is listed is accepted, and what is accepted is listed, on random boards.

Two spellings are written but not listed. `via convoy` is listed only where the army could also walk, since
elsewhere it says nothing; and a support names the province, not the coast its unit goes to.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.games.diplomacy.positions.plain import read_units
from greatpowers.games.diplomacy.printed.board import LOCATION_NUMBER, LOCATIONS, PROVINCE_COUNT, PROVINCE_OF
from greatpowers.games.diplomacy.printed.names import ARMY, PhaseKind
from greatpowers.games.diplomacy.printed.seats import ITALIAN_SOIL
from greatpowers.games.diplomacy.printed.units import Unit, Units
from greatpowers.games.diplomacy.rules.legality import legal_orders, refusal_of
from greatpowers.games.diplomacy.rules.writing.notation import read, settle
from greatpowers.games.diplomacy.state.orders import (
    MOVE,
    SUPPORT_MOVE,
    Order,
    convoy,
    hold,
    move,
    support_hold,
    support_move,
)
from tests.games.diplomacy.positions import scattered, seafaring


def boards(count: int) -> Iterator[tuple[Units, int]]:
    """Random positions, every other one with Italy barred."""
    for number in range(count):
        stream = Stream(f"legality/{number}")
        units = (
            scattered(stream, 6 + stream.below(28)) if number % 2 else seafaring(stream, 4 + stream.below(9))
        )
        yield units, ITALIAN_SOIL if number % 4 > 1 else 0


def thinkable(unit: Unit, units: Units) -> Iterator[Order]:
    """Every order that can be written down for a unit, sensible or not."""
    kind, here = unit.kind, unit.location
    yield hold(kind, here)
    for place in places_for(kind):
        yield move(kind, here, place)
        if kind == ARMY:
            yield move(kind, here, place, True)
    for other in units.values():
        yield support_hold(kind, here, other.kind, other.location)
        for place in places_for(other.kind):
            yield support_move(kind, here, other.kind, other.location, place)
            if other.kind == ARMY:
                yield convoy(here, other.location, place)


def places_for(kind: int) -> range:
    """Coasts are for fleets: reading takes them off the orders of armies."""
    return range(PROVINCE_COUNT if kind == ARMY else len(LOCATIONS))


def as_listed(order: Order, listed: set[Order]) -> Order:
    """The same order in the spelling in which it would be listed."""
    if order.kind == MOVE and order.via_convoy and order not in listed:
        return move(order.unit_kind, order.at, order.target)
    if order.kind == SUPPORT_MOVE and order.target >= PROVINCE_COUNT:
        goal = PROVINCE_OF[order.target]
        return support_move(order.unit_kind, order.at, order.other_kind, order.other, goal)
    return order


def test_every_listed_order_is_accepted() -> None:
    for units, barred in boards(200):
        for orders in legal_orders(units, barred).values():
            refused = [order for order in orders if refusal_of(units, order, barred) is not None]
            assert not refused


def test_every_accepted_order_is_listed() -> None:
    for units, barred in boards(24):
        lists = legal_orders(units, barred)
        for province, unit in units.items():
            listed = set(lists[province])
            accepted = [o for o in thinkable(unit, units) if refusal_of(units, o, barred) is None]
            missing = [order for order in accepted if as_listed(order, listed) not in listed]
            assert not missing, unit


def test_no_order_is_listed_twice() -> None:
    for units, barred in boards(100):
        for orders in legal_orders(units, barred).values():
            assert len(orders) == len(set(orders))


def test_every_unit_has_a_list_that_begins_with_holding() -> None:
    for units, barred in boards(60):
        lists = legal_orders(units, barred)

        assert list(lists) == list(units)
        assert all(orders[0] is hold(units[p].kind, units[p].location) for p, orders in lists.items())
        assert all(order.province == p for p, orders in lists.items() for order in orders)


def test_every_listed_order_survives_its_text() -> None:
    """What is offered can be written, sent and read again."""
    for units, barred in boards(40):
        for orders in legal_orders(units, barred).values():
            for order in orders:
                assert settle(read(order.text, PhaseKind.MOVEMENT), units) is order


def test_lists_do_not_depend_on_the_order_of_the_units() -> None:
    for units, barred in boards(40):
        mixed = dict(reversed(units.items()))
        one, other = legal_orders(units, barred), legal_orders(mixed, barred)

        assert {p: set(orders) for p, orders in one.items()} == {
            p: set(orders) for p, orders in other.items()
        }


def test_listing_leaves_the_position_alone() -> None:
    for units, barred in boards(10):
        before = dict(units)
        legal_orders(units, barred)

        assert units == before


def test_refusals_name_their_rule_and_the_unit() -> None:
    for units, barred in boards(8):
        for unit in list(units.values())[:4]:
            for order in thinkable(unit, units):
                refusal = refusal_of(units, order, barred)
                assert refusal is None or (refusal.rule and refusal.message), order


def test_r3_4_an_army_is_never_sent_to_a_coast_of_its_own() -> None:
    """Reading takes the coast off; an order made by a program must not bring it back."""
    units = read_units({"England": ["A Edi", "F Nrg", "F Bar"]})
    edinburgh, north_coast = LOCATION_NUMBER["Edi"], LOCATION_NUMBER["StP/NC"]

    assert settle(read("A Edi - StP/NC", PhaseKind.MOVEMENT), units).text == "A Edi - StP"
    assert refusal_of(units, move(ARMY, edinburgh, north_coast)) is not None
    assert refusal_of(units, convoy(LOCATION_NUMBER["Bar"], edinburgh, north_coast)) is not None


def test_v10_with_italy_barred_nothing_listed_enters_it() -> None:
    for units, _ in boards(60):
        entering = [
            order
            for orders in legal_orders(units, ITALIAN_SOIL).values()
            for order in orders
            if order.target >= 0 and ITALIAN_SOIL >> order.target_province & 1
        ]
        assert not entering


@pytest.mark.parametrize(
    ("unit", "listed", "unlisted"),
    [
        ("A Par", ["A Par H", "A Par - Bur", "A Par - Bre"], ["A Par - Mar", "A Par - Eng", "A Par - Par"]),
        ("F StP/SC", ["F StP/SC - Bot", "F StP/SC - Lvn"], ["F StP/SC - Bar", "F StP/SC - Nwy"]),
        ("F Por", ["F Por - Spa/NC", "F Por - Spa/SC", "F Por - Mid"], ["F Por - Spa"]),
        ("F Con", ["F Con - Bul/EC", "F Con - Bul/SC", "F Con - Bla"], ["F Con - Bul", "F Con - Ser"]),
        ("F Rom", ["F Rom - Tus", "F Rom - Nap"], ["F Rom - Ven", "F Rom - Apu"]),
    ],
)
def test_r3_known_lists(unit: str, listed: list[str], unlisted: list[str]) -> None:
    units = read_units({"France": [unit]})
    texts = [order.text for orders in legal_orders(units).values() for order in orders]

    assert set(listed) <= set(texts)
    assert not set(unlisted) & set(texts)


def test_r6_1_landings_and_convoys_are_listed_where_fleets_are() -> None:
    units = read_units({"England": ["A Lon", "F Nth"], "France": ["F Eng", "A Par"]})
    texts = {order.text for orders in legal_orders(units).values() for order in orders}

    assert {
        "A Lon - Nwy",
        "A Lon - Bre",
        "F Nth C A Lon - Nwy",
        "F Eng C A Lon - Nwy",
        "F Eng C A Lon - Pic",
    } <= texts
    assert "A Par - Lon" not in texts
    assert "F Nth C A Par - Lon" not in texts


def test_r6_14_a_landing_next_door_is_a_way_of_its_own() -> None:
    units = read_units({"England": ["A Lon", "F Nth"]})
    texts = {order.text for orders in legal_orders(units).values() for order in orders}

    assert {"A Lon - Yor", "A Lon - Yor via convoy", "A Lon - Nwy"} <= texts
    assert "A Lon - Nwy via convoy" not in texts
    assert "A Lon - Wal via convoy" not in texts
