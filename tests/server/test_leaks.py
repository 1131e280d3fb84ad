"""What leaves the house for a seat hangs on nothing that it cannot see: byte for byte, of all three games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.shown import Shown, fields_of
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.show.board import Board
from greatpowers.games.napoleonic_wars.show.question import QuestionShown
from greatpowers.games.napoleonic_wars.state.state import State
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


class TellingBoard(Board, kw_only=True):
    """Shows everybody the card on top of the draw pile."""

    next_card: str


class TellingQuestion(QuestionShown, kw_only=True):
    """Tells whoever is asked how strong the hand of another is."""

    danger: str


class Telltale(NapoleonicWars):
    def show(self, state: State, seat: str | None) -> Shown:
        shown = super().show(state, seat)
        telling = TellingBoard(**fields_of(shown.board), next_card=state.deck[-1])
        return Shown(shown.view, lambda: telling, lambda: shown.question)


class Whisper(NapoleonicWars):
    def show(self, state: State, seat: str | None) -> Shown:
        shown = super().show(state, seat)
        held = [card for nation, hand in enumerate(state.hands) for card in hand if nation % 2]
        if shown.question is None:
            return shown
        telling = TellingQuestion(**fields_of(shown.question), danger="".join(sorted(held)))
        return Shown(shown.view, lambda: shown.board, lambda: telling)


@pytest.mark.parametrize("game", [Telltale, Whisper])
async def test_a_secret_put_on_the_wire_on_purpose_is_found(
    tmp_path: Path, clock: HandClock, game: type[NapoleonicWars]
) -> None:
    async with open_house(tmp_path, clock, secret=secrets()) as house:
        table = await _begun(house)
        sound = leaks(house.house, table, "sound")
        table.playing().match.game = game()
        found = leaks(house.house, table, "planted")

    assert sound == []
    assert found


async def _begun(house: OpenHouse) -> Any:
    table = await table_of(house, "napoleonic-wars", "1805-5", {})
    stream = Stream("planted")
    for number in range(25):
        await something_happens(house, table, stream, number)
    return table
