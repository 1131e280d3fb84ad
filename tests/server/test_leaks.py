"""What leaves the house for a seat hangs on nothing that it cannot see: byte for byte, of all three games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.games.napoleonic_wars.house.wire import NapoleonicWarsWire
from tests.server.houses import HandClock, OpenHouse, open_house
from tests.server.leaks import (
    hidden_cards,
    leaks,
    secrets,
    something_happens,
    table_of,
    told_of,
    was_shuffled,
)

pytestmark = pytest.mark.anyio

#: Game, scenario, options, decisions, and one of how many is looked at.
GAMES: list[tuple[str, str, dict[str, Any], int, int]] = [
    ("diplomacy", "seven", {"hidden_votes": True}, 60, 1),
    ("diplomacy", "four", {"hidden_votes": True, "press": "grey"}, 40, 2),
    ("diplomacy", "two", {"unlawful_orders": "hold"}, 40, 1),
    ("paths-of-glory", "historical", {"peace_terms": False}, 400, 9),
    ("paths-of-glory", "historical", {"optional_cards": "selected", "peace_terms": False}, 60, 3),
    ("paths-of-glory", "historical", {"solo": True, "peace_terms": False}, 120, 7),
    ("napoleonic-wars", "1805-5", {"responses": "sealed"}, 150, 7),
    ("napoleonic-wars", "1805-4", {"responses": "brisk"}, 240, 8),
    ("napoleonic-wars", "1812-2", {"bid": True}, 160, 8),
]


@pytest.mark.parametrize(
    ("game", "scenario", "options", "decisions", "every"),
    GAMES,
    ids=[f"{game}-{scenario}-{next(iter(options))}" for game, scenario, options, _, _ in GAMES],
)
async def test_shuffling_what_a_seat_cannot_see_changes_no_byte_for_it(
    tmp_path: Path,
    clock: HandClock,
    game: str,
    scenario: str,
    options: dict[str, Any],
    decisions: int,
    every: int,
) -> None:
    """Random play with talk; the log names no card that a seat knows neither before nor after."""
    stream = Stream(f"leaks of {game} {scenario}")
    async with open_house(tmp_path, clock, secret=secrets()) as house:
        table = await table_of(house, game, scenario, options)
        for number in range(decisions):
            play = table.playing()
            if play.match.is_over:
                break
            before, row = play.state, play.revision
            await something_happens(house, table, stream, number)
            for seat in (None, *table.seats) if not was_shuffled(before, play.state) else ():
                hidden = hidden_cards(before, seat) & hidden_cards(play.state, seat)
                assert not told_of(table, seat, hidden, row), (number, seat)
            if number % every == 0:
                assert leaks(house.house, table, f"twin {number}") == []

    assert table.playing().revision > 30


class Telltale(NapoleonicWarsWire):
    """Shows everybody the card on top of the draw pile."""

    def board(self, state: Any, view: Any, last: Any) -> dict[str, Any]:
        return {**super().board(state, view, last), "next_card": state.deck[-1]}


class Whisper(NapoleonicWarsWire):
    """Tells whoever is asked how strong the hand of another is."""

    def question(self, question: Any, state: Any) -> dict[str, Any]:
        held = [card for nation, hand in enumerate(state.hands) for card in hand if nation % 2]
        return {**super().question(question, state), "danger": "".join(sorted(held))}


@pytest.mark.parametrize("wire", [Telltale, Whisper])
async def test_a_secret_put_on_the_wire_on_purpose_is_found(
    tmp_path: Path, clock: HandClock, wire: type[NapoleonicWarsWire]
) -> None:
    async with open_house(tmp_path, clock, secret=secrets()) as house:
        table = await _begun(house)
        sound = leaks(house.house, table, "sound")
        table.playing().wire = wire()
        found = leaks(house.house, table, "planted")

    assert sound == []
    assert found


async def _begun(house: OpenHouse) -> Any:
    table = await table_of(house, "napoleonic-wars", "1805-5", {})
    stream = Stream("planted")
    for number in range(25):
        await something_happens(house, table, stream, number)
    return table
