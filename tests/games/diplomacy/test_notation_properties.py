"""Notation on generated orders: canonical texts come back, garbage is refused clearly. [2.6, 2.11]"""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.engine.errors import Refusal, UnreadableDecision
from greatpowers.games.diplomacy.printed.board import LOCATIONS, PROVINCE_COUNT, PROVINCE_OF
from greatpowers.games.diplomacy.printed.names import ARMY, FLEET, POWERS, PhaseKind
from greatpowers.games.diplomacy.printed.units import STARTING_UNITS, Unit, can_stand, unit_at
from greatpowers.games.diplomacy.rules.legality import legal_orders
from greatpowers.games.diplomacy.rules.writing.bare_units import as_adjustment
from greatpowers.games.diplomacy.rules.writing.notation import read, settle, split_orders
from greatpowers.games.diplomacy.rules.writing.written import Written
from greatpowers.games.diplomacy.state import orders
from greatpowers.games.diplomacy.state.orders import Order
from tests.games.diplomacy.spelled import A, M, R

STANDING = {
    kind: [place for place in range(len(LOCATIONS)) if can_stand(kind, place)] for kind in (ARMY, FLEET)
}
KINDS = st.sampled_from((ARMY, FLEET))


@st.composite
def canonical_orders(draw: st.DrawFn) -> tuple[Order, PhaseKind, dict[int, Unit]]:
    """An order in its one canonical form, its phase, and a position in which its units stand."""
    kind = draw(st.sampled_from(range(orders.WAIVE + 1)))
    unit_kind = FLEET if kind == orders.CONVOY else draw(KINDS)
    unit = unit_at(0, unit_kind, draw(st.sampled_from(STANDING[unit_kind])))
    other_kind = ARMY if kind == orders.CONVOY else draw(KINDS)
    elsewhere = [place for place in STANDING[other_kind] if PROVINCE_OF[place] != unit.province]
    other = unit_at(1, other_kind, draw(st.sampled_from(elsewhere)))
    goer = unit if kind in (orders.MOVE, orders.RETREAT) else other
    target = draw(st.sampled_from(STANDING[goer.kind]))
    board = {unit.province: unit, other.province: other}
    at = unit.location
    made = {
        orders.HOLD: lambda: orders.hold(unit_kind, at),
        orders.MOVE: lambda: orders.move(unit_kind, at, target, unit_kind == ARMY and draw(st.booleans())),
        orders.SUPPORT_HOLD: lambda: orders.support_hold(unit_kind, at, other_kind, other.location),
        orders.SUPPORT_MOVE: lambda: orders.support_move(unit_kind, at, other_kind, other.location, target),
        orders.CONVOY: lambda: orders.convoy(at, other.location, target),
        orders.RETREAT: lambda: orders.retreat(unit_kind, at, target),
        orders.DISBAND: lambda: orders.disband(unit_kind, at),
        orders.BUILD: lambda: orders.build(unit_kind, at),
        orders.REMOVE: lambda: orders.remove(unit_kind, at),
        orders.WAIVE: lambda: orders.WAIVED,
    }[kind]()
    phase = M if kind <= orders.CONVOY else R if kind <= orders.DISBAND else A
    return made, phase, board


def meant(text: str, phase: PhaseKind, board: dict[int, Unit]) -> Written:
    """What is written; units alone among the adjustments are to be removed here."""
    return as_adjustment(read(text, phase), text, range(len(POWERS)), board, {})


def on_board(text: str, phase: PhaseKind, board: Mapping[int, Unit]) -> Order:
    return settle(
        meant(text, phase, board), {} if phase is R else board, at_dislodged=board if phase is R else None
    )


@given(canonical_orders())
@settings(max_examples=600)
def test_r2_11_canonical_text_is_read_as_the_same_order(
    case: tuple[Order, PhaseKind, dict[int, Unit]],
) -> None:
    order, phase, board = case

    assert on_board(order.text, phase, board) is order
    assert settle(read(order.text, phase), {}) is order


@given(canonical_orders())
@settings(max_examples=300)
def test_r2_6_sloppy_writing_of_a_canonical_text_means_the_same(
    case: tuple[Order, PhaseKind, dict[int, Unit]],
) -> None:
    order, phase, _ = case
    canonical = read(order.text, phase)

    for sloppy in (order.text.upper(), order.text.lower(), f" {order.text} .", order.text.replace(" - ",
    "—"),
                   order.text.replace("/", " "), order.text.replace(" ", "  ")):  # fmt: skip
        assert read(sloppy, phase) == canonical


def test_r2_11_every_lawful_order_of_the_start_is_read_back() -> None:
    board = {unit.province: unit for unit in STARTING_UNITS}

    for choices in legal_orders(board).values():
        for order in choices:
            assert on_board(order.text, M, board) is order


def refusal_of(text: str, phase: PhaseKind) -> Refusal | None:
    """Why the text is unreadable; what can be read must be an order whose canonical text means itself."""
    board = {unit.province: unit for unit in STARTING_UNITS}
    try:
        order = on_board(text, phase, board)
    except UnreadableDecision as problem:
        return problem.refusal
    assert on_board(order.text, phase, board) is order
    return None


def assert_clear(text: str, phase: PhaseKind) -> None:
    refusal = refusal_of(text, phase)

    assert refusal is None or (refusal.message.startswith("order-") and refusal.rule)


@given(st.text(max_size=250), st.sampled_from((M, R, A)))
@settings(max_examples=500)
def test_r2_6_garbage_is_refused_and_nothing_else(text: str, phase: PhaseKind) -> None:
    assert_clear(text, phase)
    for part in split_orders(text):
        assert_clear(part, phase)


SCRAPS = [*"AFHSCBDRафспв-+/,:;.", *LOCATIONS[: PROVINCE_COUNT + 6 : 4], "Liv", "Тун", "Раг",
"via convoy", "NC", "северное побережье",
          "German", "North Sea", "Ла-Манш", "конвоем", "удерживать", "waive", "foo", "1901",
          "весна"]  # fmt: skip


@given(st.lists(st.sampled_from(SCRAPS), max_size=9).map(" ".join), st.sampled_from((M, R, A)))
@settings(max_examples=1500)
def test_r2_6_scraps_of_orders_are_refused_or_mean_one_thing(text: str, phase: PhaseKind) -> None:
    assert_clear(text, phase)
