"""The parts of the table: order sheets, words for commands, seats, saved tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.cli.problems import Problem, WrongUse
from greatpowers.cli.table.saving import HUMAN, SavedTable, TableSetting, load_table
from greatpowers.cli.table.seating import human_seats, seat_named, seated_players, typed_options
from greatpowers.cli.table.words import COMMANDS, command_words, split_command
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from greatpowers.games.diplomacy.rules.writing.vocabulary import WORDS, Meaning
from greatpowers.games.diplomacy.terminal.sheet import Sheet, open_sheet
from greatpowers.games.table import find_game, find_terminal
from greatpowers.locale import LANGUAGES, Texts

GAME = find_game("diplomacy")
TERMINAL = find_terminal("diplomacy")


def new_match(scenario: str = "seven") -> Match:
    return Match(GAME, scenario, seed="table")


def sheet(match: Match, seat: str = "France", *texts: str) -> Sheet:
    question = match.question(seat)
    assert question is not None
    return open_sheet(match, question, texts)


def test_a_second_order_takes_the_place_of_the_first() -> None:
    one = sheet(new_match(), "France", "A Par - Bur", "A Par H")

    assert [order.text for order in one.orders] == ["A Par H"]


def test_good_orders_of_a_line_stand_although_others_are_wrong() -> None:
    one = sheet(new_match())
    entries = one.write("A Par - Bur; A Mar - Lon; nonsense; F Bre H")

    assert [entry.is_written for entry in entries] == [True, False, False, True]
    assert [order.text for order in one.orders] == ["A Par - Bur", "F Bre H"]
    assert [lack.pick.orders[0].text for lack in one.lacks()] == ["A Mar H"]


def test_judging_writes_nothing() -> None:
    one = sheet(new_match())

    assert one.judge("A Par - Bur").is_written
    assert one.orders == []


def test_a_seat_with_several_powers_writes_for_all_of_them() -> None:
    one = sheet(new_match("four"), "Austria+France", "A Par - Bur", "A Vie - Gal")

    assert len(one.orders) == 2
    assert len(one.lacks()) == 4


def test_kept_orders_that_no_longer_stand_are_dropped() -> None:
    assert sheet(new_match(), "France", "A Spa - Por", "A Par - Bur").orders[0].text == "A Par - Bur"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_a_command_means_two_things_or_begins_an_order(language: str) -> None:
    texts = Texts(language)
    spoken = [w.strip() for c in COMMANDS for w in texts.format(f"cli-word-{c}").split(",")]

    assert len(set(spoken)) == len(spoken)
    # A heading such as `orders` stands before orders and begins none.
    assert {WORDS[word] for word in command_words(texts) if word in WORDS} <= {Meaning.HEADER}
    assert split_command(texts, f"  {spoken[0].upper()}   rest of it ") == (COMMANDS[0], "rest of it")


def test_english_commands_work_in_every_language() -> None:
    for language in LANGUAGES:
        assert {command_words(Texts(language))[command] for command in COMMANDS} == set(COMMANDS)


@pytest.mark.parametrize(("name", "seat"), [("France", "France"), (" france ", "France"), ("tur", "Turkey")])
def test_seats_are_found_by_the_beginning_of_their_names(name: str, seat: str) -> None:
    assert seat_named(SCENARIOS[0].seats, name) == seat


@pytest.mark.parametrize("name", ["", "Spain", "x"])
def test_unknown_seats_are_wrong_use(name: str) -> None:
    with pytest.raises(WrongUse):
        seat_named(SCENARIOS[0].seats, name)


def test_r1_1_lots_are_fair_and_depend_on_the_seed_alone() -> None:
    drawn = [human_seats(TERMINAL, SCENARIOS[0], [], str(number))[0] for number in range(300)]

    assert drawn == [human_seats(TERMINAL, SCENARIOS[0], [], str(number))[0] for number in range(300)]
    assert {seat for seat in SCENARIOS[0].seats if drawn.count(seat) > 20} == set(SCENARIOS[0].seats)


def test_all_seats_may_be_played_at_one_screen() -> None:
    assert human_seats(TERMINAL, SCENARIOS[-1], ["All"], "1") == list(SCENARIOS[-1].seats)


def test_a_seat_of_a_person_is_no_bot_whatever_level_it_was_given() -> None:
    levels = dict.fromkeys(("France", "Italy"), "random")

    assert seated_players(GAME, levels, ["France"], ["France=holder", "Italy=novice"]) == {
        "France": HUMAN,
        "Italy": "novice",
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("hidden_votes=yes", True),
        ("hidden-votes=off", False),
        ("last_year=1910", 1910),
        ("press=none", "none"),
        ("reading = datc3", "datc3"),
    ],
)
def test_options_take_the_type_of_their_default(text: str, value: object) -> None:
    assert list(typed_options(GAME.options, [text]).values()) == [value]


def test_a_saved_table_comes_back_whole(tmp_path: Path) -> None:
    match = new_match()
    table = SavedTable(tmp_path / "a.gp.json", match, TableSetting(dict.fromkeys(match.seats, HUMAN), "hu"))
    table.save_match()
    table.keep_draft("France", "S1901M", ["A Par - Bur"])
    loaded, setting = load_table(table.path)

    assert setting == table.setting
    assert GAME.codec.hash(loaded.state) == GAME.codec.hash(match.state)


def test_a_draft_belongs_to_its_phase_and_is_gone_once_sealed(tmp_path: Path) -> None:
    match = new_match()
    table = SavedTable(tmp_path / "a.gp.json", match, TableSetting(dict.fromkeys(match.seats, HUMAN)))
    table.keep_draft("France", "S1901M", ["A Par - Bur"])

    assert table.draft_of("France", "S1901M") == ["A Par - Bur"]
    assert table.draft_of("France", "F1901M") == []
    table.keep_draft("France", "S1901M", [])
    assert table.draft_of("France", "S1901M") == []


def test_a_record_without_a_table_can_be_resumed(tmp_path: Path) -> None:
    match = new_match()
    SavedTable(tmp_path / "a.gp.json", match, TableSetting({})).save_match()

    assert load_table(tmp_path / "a.gp.json")[1] is None


def test_a_folder_that_cannot_be_written_is_a_clear_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    table = SavedTable(tmp_path / "file" / "a.gp.json", new_match(), TableSetting({}))

    with pytest.raises(Problem):
        table.save_match()
