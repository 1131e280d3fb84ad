"""What Tab offers: legal orders piece by piece, commands, and the words that follow them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from greatpowers.cli.table.completion import Prompting
from greatpowers.cli.table.keyboard import TypedLines, completer_of
from greatpowers.cli.table.words import BEFORE_ORDERS, COMMANDS, command_words, own_word
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.printed.board import LOCATIONS
from greatpowers.games.diplomacy.state.canonical import saved_order
from greatpowers.games.diplomacy.terminal.completion import order_suggestions, pieces_of
from greatpowers.games.diplomacy.terminal.sheet import Sheet, open_sheet
from greatpowers.games.table import find_game
from greatpowers.locale import Texts

Offer = Callable[[str], list[str]]


def sheet_of(seat: str, *decisions: tuple[str, str]) -> Sheet:
    match = Match(find_game("diplomacy"), seed="completion")
    for who, text in decisions:
        match.decide(who, text)
    question = match.question(seat)
    assert question is not None
    return open_sheet(match, question)


def prompting(sheet: Sheet, language: str = "en") -> Prompting:
    texts = Texts(language)
    return Prompting(
        orders=lambda typed: order_suggestions(typed, sheet.legal(), lambda place: LOCATIONS[place]),
        commands=[own_word(texts, command) for command in COMMANDS],
        words={"language": ["en", "ru", "hu"], "draw": ["yes", "no"]},
        before_orders=BEFORE_ORDERS,
        meaning_of=command_words(texts),
    )


@pytest.fixture
def offered() -> Offer:
    at_start = prompting(sheet_of("France"))
    return lambda typed: [found.text for found in at_start.suggestions(typed)]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("A Par H", ["A Par", "H"]),
        ("A Par - Bur", ["A Par", "- Bur"]),
        ("A Lon - Bel via convoy", ["A Lon", "- Bel via convoy"]),
        ("A Par S A Mar", ["A Par", "S", "A Mar"]),
        ("A Par S A Mar - Bur", ["A Par", "S", "A Mar", "- Bur"]),
        ("F Nth C A Lon - Bel", ["F Nth", "C", "A Lon", "- Bel"]),
        ("F StP/SC - Bot", ["F StP/SC", "- Bot"]),
        ("A Tri R Ven", ["A Tri", "R Ven"]),
        ("A Tri D", ["A Tri", "D"]),
        ("B F StP/NC", ["B", "F StP/NC"]),
        ("R A Gal", ["R", "A Gal"]),
        ("Waive", ["Waive"]),
    ],
)
def test_pieces_put_together_are_the_order(text: str, pieces: list[str]) -> None:
    found = [piece.text for piece in pieces_of(saved_order(text))]

    assert found == pieces
    assert " ".join(found) == text


def test_an_empty_line_offers_the_units_first(offered: Offer) -> None:
    assert offered("")[:3] == ["A Par", "A Mar", "F Bre"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("a p", "A Par"),
        ("A Par", "A Par H"),
        ("A Par ", "A Par H"),
        ("A Par -", "A Par - Bre"),
        ("a  par   - bu", "A Par - Bur"),
        ("A Par S", "A Par S F Bre"),
        ("A Par S A Mar", "A Par S A Mar - Bur"),
        ("A Mar H; f b", "F Bre"),
        ("A Mar H, f bre - m", "F Bre - Mid"),
        ("why A Par - b", "A Par - Bre"),
        ("legal f", "F Bre"),
        ("boa", "board"),
        ("language r", "ru"),
        ("draw y", "yes"),
    ],
)
def test_what_is_begun_is_carried_one_piece_further(typed: str, first: str, offered: Offer) -> None:
    assert offered(typed)[0] == first


@pytest.mark.parametrize(
    "typed", ["A Par - Lon", "A Mun", "A Par - Bur", "A Par - Bur; xyz", "language de", "zzz"]
)
def test_nothing_is_offered_that_is_not_there(typed: str, offered: Offer) -> None:
    assert offered(typed) == []


def test_only_legal_orders_are_offered_and_all_of_them_can_be_reached() -> None:
    """Following the offers from nothing leads to every legal order and to no other."""
    sheet = sheet_of("France")
    orders = sheet.legal()
    reached: set[str] = set()
    begun = [""]
    while begun:
        typed = begun.pop()
        for found in order_suggestions(typed, orders, str):
            if found.text not in reached:
                reached.add(found.text)
                begun.append(found.text)
    legal = {order.text for order in orders}

    assert legal <= reached
    assert all(any(text.startswith(part) for text in legal) for part in reached)


def test_units_that_have_an_order_come_last() -> None:
    sheet = sheet_of("France")
    sheet.write("A Par - Bur")

    assert [found.text for found in prompting(sheet).suggestions("")][:3] == ["A Mar", "F Bre", "A Par"]


def test_a_suggestion_replaces_exactly_what_was_begun() -> None:
    typed = "A Mar H;  a par -  bu"
    (found,) = order_suggestions(typed, sheet_of("France").legal(), lambda place: LOCATIONS[place])

    assert typed[: len(typed) - found.length] + found.text == "A Mar H;  A Par - Bur"
    assert found.meaning == "Bur"


def test_commands_are_completed_in_the_language_and_their_words_follow() -> None:
    russian = prompting(sheet_of("France"), "ru")

    assert [found.text for found in russian.suggestions("гот")] == ["готово"]
    assert [found.text for found in russian.suggestions("почему A Par - bu")] == ["A Par - Bur"]
    assert [found.text for found in russian.suggestions("language h")] == ["hu"]


def test_the_terminal_gets_the_same_suggestions() -> None:
    completer = completer_of(prompting(sheet_of("France")).suggestions)
    document = Document("A Mar H; a par - b")
    made = list(completer.get_completions(document, CompleteEvent(completion_requested=True)))

    assert [(one.text, one.start_position) for one in made] == [("A Par - Bre", -9), ("A Par - Bur", -9)]
    assert [one.display_meta_text for one in made] == ["Bre", "Bur"]


def typed_into_terminal(keys: str) -> str | None:
    """What the prompt gives back when these keys are pressed."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        return TypedLines().ask("> ", prompting(sheet_of("France")).suggestions, "footer")


@pytest.mark.parametrize(
    ("typed", "line"),
    [("a par - bu", "A Par - Bur"), ("A Par - Bur; f bre - m", "A Par - Bur; F Bre - Mid"), ("boa", "board")],
)
def test_tab_completes_at_a_real_prompt(typed: str, line: str) -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        keyboard = TypedLines()

        def enter_once_completed() -> None:
            # Completion runs beside the prompt, so Enter must not come before it has happened.
            for _ in range(1000):
                if keyboard._session.default_buffer.text not in ("", typed):
                    break
                time.sleep(0.01)
            pipe.send_text("\r")

        pipe.send_text(f"{typed}\t")
        threading.Thread(target=enter_once_completed).start()

        assert keyboard.ask("> ", prompting(sheet_of("France")).suggestions) == line


def test_control_d_ends_the_input() -> None:
    assert typed_into_terminal("\x04") is None


def test_control_c_interrupts() -> None:
    with pytest.raises(KeyboardInterrupt):
        typed_into_terminal("A Par\x03")


def test_what_one_player_typed_is_gone_for_the_next() -> None:
    up = "\x1b[A"
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        keyboard = TypedLines()
        pipe.send_text("A Par - Bur\r")
        keyboard.ask("> ")
        pipe.send_text(f"{up}\r")
        again = keyboard.ask("> ")
        keyboard.forget()
        pipe.send_text(f"{up}\r")

        assert (again, keyboard.ask("> ")) == ("A Par - Bur", "")
