"""The game at the terminal: names in three languages, the table of nations, hands, main events."""

from __future__ import annotations

import pytest
from rich.console import Console

from greatpowers.engine.errors import OptionError, Reason
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.terminal.desk import NapoleonicWarsTerminal
from greatpowers.games.napoleonic_wars.words.names import card_name, nation_name, place_name
from greatpowers.games.napoleonic_wars.words.speakers import reason_sentence
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.boards import board
from tests.games.napoleonic_wars.matches import GAME, new_match, say, some_match

TERMINAL = NapoleonicWarsTerminal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_seat_has_a_name(language: str) -> None:
    texts = Texts(language, strict=True)
    named = [TERMINAL.scenario_name(texts, scenario.id) for scenario in GAME.scenarios]

    assert len(set(named)) == len(named)
    assert TERMINAL.title(texts)
    assert all(TERMINAL.seat_name(texts, seat) != seat for seat in ("france", "prussia"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_nations_places_and_generals(language: str) -> None:
    texts = Texts(language, strict=True)
    state = board({"calais": "napoleon + 8 france"}, fleets={"brest": "2 france"}, flags={"vienna": "france"})
    console = Console(width=300)
    with console.capture() as caught:
        console.print(TERMINAL.board(texts, view(state, "france")))
    text = caught.get()

    for name in (nation_name(texts, "france"), place_name(texts, "calais"), place_name(texts, "vienna")):
        assert name in text
    assert "8" in text


def test_a_hand_shows_the_seats_own_cards_only() -> None:
    texts = Texts("en")
    state = board(hands={"france": ["talleyrand"], "britain": ["typhus"]})
    console = Console(width=200)
    with console.capture() as caught:
        console.print(TERMINAL.hand(texts, view(state, "france")))
    text = caught.get()

    assert card_name(texts, "talleyrand") in text
    assert card_name(texts, "typhus") not in text


def test_results_are_told_line_by_line() -> None:
    texts = Texts("en", strict=True)
    match = some_match("1813-3", lambda m: m.is_over)
    console = Console(width=400)
    with console.capture() as caught:
        console.print(TERMINAL.results(texts, match.events(None)))

    assert "Impulse of France." in caught.get()
    assert len(caught.get().splitlines()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_with_names_and_rule(language: str) -> None:
    texts = Texts(language, strict=True)
    line = reason_sentence(texts, Reason("nw-play-not-held", "6.5", {"card": "talleyrand"}))

    assert "6.5" in line
    assert card_name(texts, "talleyrand") in line


def test_parts_of_a_game_are_turns() -> None:
    match = new_match("1812-2", bid=False)
    say(match, "resource france")

    assert TERMINAL.part(match.state) == "T4"
    assert TERMINAL.read_part("t2") == TERMINAL.read_part("2") == "T2"
    assert "1811" in TERMINAL.moment_name(Texts("en"), TERMINAL.moment(match.state))
    with pytest.raises(OptionError):
        TERMINAL.read_part("spring")


def test_the_plain_board_is_for_programs() -> None:
    plain = TERMINAL.plain_board(view(board({"calais": "8 france"}), None))

    assert plain["strength"]["france"] == {"calais": 8}
    assert plain["turn"] == 1


def test_the_result_names_the_winner_and_all_points() -> None:
    match = some_match("1813-2", lambda m: m.is_over)
    line = TERMINAL.result_line(Texts("en"), match.result)

    assert all(nation_name(Texts("en"), seat) in line for seat in match.seats)
