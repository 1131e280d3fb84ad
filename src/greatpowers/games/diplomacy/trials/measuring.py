"""The speed of Diplomacy: adjudication, listing orders, whole random games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from ....engine.chance import Stream
from ....engine.frames import Together
from ....engine.match import Match
from ....engine.state import decide_in_place, open_choices
from ...shared.measuring import Stopwatch
from ..game import Diplomacy
from ..positions.plain import write_centres, write_units
from ..printed.names import POWERS, PhaseKind
from ..referee import answer_line
from ..rules.adjudication import adjudicate
from ..rules.legality import legal_orders
from ..state.orders import Order, Orders
from ..state.state import State, now

SAMPLE_SEEDS: Final = 4
SAMPLE_LAST_YEAR: Final = 1908
GAME_LAST_YEAR: Final = 1935


@dataclass(frozen=True, slots=True)
class Sample:
    """A movement phase of a random game: the position, orders of all units, and the referee's line."""

    state: State
    orders: dict[int, Order]
    line: bytes


def measure(seconds_of: Stopwatch) -> dict[str, float]:
    """All figures; the names say the unit."""
    samples = [sample for seed in range(SAMPLE_SEEDS) for sample in movement_phases(f"bench-{seed}")]
    count = len(samples)
    resolve = seconds_of(lambda: [adjudicate(s.state.units, s.orders) for s in samples])
    stream = seconds_of(lambda: [answer_line(s.line, 1) for s in samples])
    listing = seconds_of(lambda: [legal_orders(s.state.units) for s in samples])
    copying = seconds_of(lambda: [s.state.copy() for s in samples])
    games = seconds_of(lambda: random_game("bench-game", GAME_LAST_YEAR), runs=3)
    return {
        "phases_per_second": round(count / resolve, 1),
        "stream_phases_per_second": round(count / stream, 1),
        "games_per_second": round(1 / games, 2),
        "legal_orders_ms": round(1000 * listing / count, 4),
        "copy_us": round(1_000_000 * copying / count, 3),
    }


def movement_phases(seed: str) -> list[Sample]:
    """The movement phases of a random game."""
    samples: list[Sample] = []

    def keep(state: State, answers: dict[str, Orders]) -> None:
        if state.phase is PhaseKind.MOVEMENT:
            orders = {order.province: order for given in answers.values() for order in given.orders}
            samples.append(Sample(state.copy(), orders, line_of(state, orders)))

    random_game(seed, SAMPLE_LAST_YEAR, keep)
    return samples


def random_game(
    seed: str, last_year: int, watch: Callable[[State, dict[str, Orders]], None] | None = None
) -> None:
    """A full game of random legal orders; `watch` sees every phase and its answers before they are opened."""
    match = Match(Diplomacy(), options={"last_year": last_year}, seed=seed)
    state = match.state
    assert isinstance(state, State)
    stream = Stream(seed)
    while not state.is_over:
        choices = open_choices(state)
        answers = {choice.seat: choice.sample(choice.options(state), stream) for choice in choices}
        if watch is not None:
            watch(state, answers)
        assert isinstance(state.stack[-1], Together)
        for choice in choices:
            decide_in_place(state, choice, answers[choice.seat])


def line_of(state: State, orders: dict[int, Order]) -> bytes:
    """The phase as a line of the referee's stream."""
    texts: dict[str, list[str]] = {}
    for province, unit in state.units.items():
        if province in orders:
            texts.setdefault(POWERS[unit.power], []).append(orders[province].text)
    return msgspec.json.encode(
        {
            "phase": now(state).text,
            "units": write_units(state.units),
            "centres": write_centres(state.centres),
            "orders": texts,
        }
    )
