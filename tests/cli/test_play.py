"""Whole games at the terminal, typed through a pipe."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import IO, Any

import pytest

from greatpowers.engine.record import Record, read_record, replay
from greatpowers.games.table import find_game
from tests.cli.conftest import COMMAND, Run

OPENING = "A Par - Bur; A Mar - Spa; F Bre - Mid"


def record_at(path: Path) -> Record:
    return read_record(path.read_bytes())


def decisions_of(path: Path, seat: str) -> list[str]:
    return [text for who, text in record_at(path).decisions if who == seat]


def seat_at(path: Path) -> dict[str, str]:
    players: dict[str, str] = json.loads(
        path.with_name(path.name.replace(".gp.json", ".table.json")).read_text()
    )["players"]
    return players


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.gp.json"


def short_game(file: Path, *more: str) -> list[str]:
    fixed = ["play", "--seat", "France", "--seed", "abc", "--option", "last_year=1901", "--save", str(file)]
    return [*fixed, *more]


@pytest.mark.parametrize(
    ("language", "done", "results", "sealed", "ended"),
    [
        ("en", "done", "Results: Spring 1901", "Orders sealed: France", "The last year is over"),
        (
            "ru",
            "готово",
            "Результаты: Весна 1901 года",
            "Приказы отправлены: Франция",
            "Последний год окончен",
        ),
        (
            "hu",
            "kész",
            "Eredmények: 1901 tavasza",
            "Parancsok beküldve: Franciaország",
            "Az utolsó év véget ért",
        ),
    ],
)
def test_a_short_game_against_bots(
    language: str, done: str, results: str, sealed: str, ended: str, file: Path, run: Run
) -> None:
    script = f"{OPENING}\n\nA Bur - Bel\nF Mid - Por\n{done}\nB A Par; B F Bre\n{done}\n"
    played = run(*short_game(file, "--language", language), stdin=script)

    assert (played.code, played.err) == (0, "")
    for words in (results, sealed, str(file)):
        assert words in played.out
    assert decisions_of(file, "France")[:2] == [OPENING, "A Bur - Bel; F Mid - Por"]
    match = replay(record_at(file), find_game)
    assert match.is_over
    assert ended in re.sub(r"\s+", " ", played.out)


def test_without_a_seat_one_is_drawn_by_lot_from_the_seed(tmp_path: Path, call: Run) -> None:
    drawn = []
    for number, seed in enumerate(("1", "1", "2", "3", "4")):
        path = tmp_path / f"{number}.gp.json"
        call("play", "--seed", seed, "--save", str(path))
        drawn.append([seat for seat, player in seat_at(path).items() if player == "human"])

    assert drawn[0] == drawn[1]
    assert len({tuple(seats) for seats in drawn}) > 1


def test_seats_and_bots_are_as_asked_for(file: Path, call: Run) -> None:
    call(
        "play",
        "--seat",
        "france",
        "--seat",
        "ital",
        "--bots",
        "holder",
        "--bot",
        "Turkey=random",
        "--save",
        str(file),
    )
    players = seat_at(file)

    assert [seat for seat in players if players[seat] == "human"] == ["France", "Italy"]
    assert players["Turkey"] == "random"
    assert players["Austria"] == "holder"


def test_options_and_scenario_reach_the_match(file: Path, call: Run) -> None:
    call(
        "play", "--scenario", "two", "--option", "press=none", "--option", "hidden-votes=yes",
        "--option", "last_year=1920", "--save", str(file),
    )  # fmt: skip
    record = record_at(file)

    assert record.scenario == "two"
    assert {name: record.options[name] for name in ("press", "hidden_votes", "last_year")} == {
        "press": "none", "hidden_votes": True, "last_year": 1920,
    }  # fmt: skip


def test_the_end_of_input_keeps_the_game_politely(file: Path, call: Run) -> None:
    played = call(*short_game(file), stdin="A Par - Bur")

    assert (played.code, played.err) == (0, "")
    assert "--resume" in played.out
    assert record_at(file).decisions == []


def test_a_game_goes_on_where_it_was_left(file: Path, call: Run) -> None:
    call(*short_game(file), stdin=f"{OPENING}\n\nA Bur - Bel\nquit\n")
    before = record_at(file)
    resumed = call("play", "--resume", str(file), stdin="orders\ndone\n")

    assert "Orders kept from before" in resumed.out
    assert re.search(r"A Bur - Bel\s+Burgundy moves", resumed.out)
    assert record_at(file).decisions[: len(before.decisions)] == before.decisions
    assert decisions_of(file, "France")[1] == "A Bur - Bel"


def test_left_and_resumed_or_played_in_one_go_is_the_same_game(tmp_path: Path, call: Run) -> None:
    lines = [OPENING, "", "A Bur - Bel; F Mid - Por", "done", "none"]
    whole, parts = tmp_path / "whole.gp.json", tmp_path / "parts.gp.json"
    call(*short_game(whole), stdin="\n".join(lines) + "\n")
    call(*short_game(parts), stdin=lines[0] + "\n")
    for line in lines[1:]:
        call("play", "--resume", str(parts), stdin=line + "\n")

    assert record_at(whole).result is not None
    assert parts.read_bytes() == whole.read_bytes()


def test_a_saved_game_is_found_by_its_name(call: Run) -> None:
    first = call("play", "--seat", "France", stdin="quit\n")
    name = re.search(r"--resume (\S+)", first.out)

    assert name is not None
    assert call("play", "--resume", name[1], stdin="quit\n").code == 0


def test_a_finished_game_only_tells_how_it_ended(file: Path, call: Run) -> None:
    call(*short_game(file), stdin="none\n" * 4)
    again = call("play", "--resume", str(file))

    assert "The last year is over" in again.out
    assert ">" not in again.out


def test_resuming_may_change_who_plays(file: Path, call: Run) -> None:
    call(*short_game(file), stdin="quit\n")
    call("play", "--resume", str(file), "--seat", "Italy", "--bot", "France=holder", stdin="quit\n")
    players = seat_at(file)

    assert (players["Italy"], players["France"], players["Turkey"]) == ("human", "holder", "regular")


def test_a_file_that_exists_is_not_overwritten(file: Path, call: Run) -> None:
    file.write_text("precious", "utf-8")

    assert call(*short_game(file)).code == 1
    assert file.read_text("utf-8") == "precious"


def test_a_table_that_belongs_to_another_game_is_refused(file: Path, call: Run) -> None:
    call(*short_game(file), stdin="quit\n")
    beside = file.with_name("game.table.json")
    plain = json.loads(beside.read_text("utf-8"))
    beside.write_text(json.dumps(plain | {"players": {"Spain": "human"}}), "utf-8")

    assert "does not belong" in call("play", "--resume", str(file)).error_line


class Talk:
    """A game in a process of its own, typed to line by line."""

    def __init__(self, surroundings: dict[str, str], *words: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.keys: IO[bytes] = self.process.stdin
        self.screen: IO[bytes] = self.process.stdout

    def type(self, line: str, until: str) -> None:
        """Send a line and read until these words have been shown."""
        self.keys.write(line.encode() + b"\n")
        self.keys.flush()
        shown = b""
        while until.encode() not in shown:
            portion = os.read(self.screen.fileno(), 4096)
            assert portion, shown.decode()
            shown += portion

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=60)
        self.keys.close()
        self.screen.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform has no SIGKILL")
def test_nothing_that_was_acknowledged_is_lost_by_a_crash(
    file: Path, surroundings: dict[str, str], call: Run
) -> None:
    talk = Talk(surroundings, *short_game(file))
    talk.type("A Par - Bur", until="Paris moves to Burgundy")
    talk.kill()

    talk = Talk(surroundings, "play", "--resume", str(file))
    talk.type("F Bre - Mid", until="Brest moves to")
    talk.type("press all: good morning", until="everybody: good morning")
    talk.kill()
    assert decisions_of(file, "France") == ["press all: good morning"]

    talk = Talk(surroundings, "play", "--resume", str(file))
    talk.type("done", until="Orders sealed")
    talk.kill()

    assert decisions_of(file, "France") == ["press all: good morning", "A Par - Bur; F Bre - Mid"]
    assert call("verify", str(file)).code == 0
    assert call("play", "--resume", str(file), stdin="quit\n").code == 0


def transcript(call: Run, file: Path, *lines: str, more: tuple[str, ...] = ()) -> str:
    """What a game shows when these lines are typed, blanks made even."""
    played = call(*short_game(file, "--bots", "holder", *more), stdin="\n".join(lines) + "\n")
    assert played.code == 0, played.err
    return re.sub(r"\s+", " ", played.out)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("a par-bur", "✓ A Par - Bur Paris moves to Burgundy"),
        ("Army Paris moves to Burgundy", "✓ A Par - Bur"),
        ("A Par - Lon", "Not allowed (rule 3.1): Paris and London are not adjacent."),
        ("F Bre - Par", "rule 3.2"),
        ("A Mun - Bur", "Not allowed (rule 2.9): the unit in Munich is not yours."),
        ("A Par - Bu", "Not clear"),
        ("A Par - Burgnudy", "Similar names: Burgundy (Bur)"),
        ("gibberish", "Not clear"),
        ("A Par - Bur; A Par H", "(instead of A Par - Bur)"),
        ("why A Par - Lon", "✗ A Par - Lon Not allowed (rule 3.1)"),
        ("why A Par - Bur", "A Par - Bur: allowed."),
        ("why press Spain: hello", "there is no such seat"),
        ("why", "Write an order after it"),
        ("legal Par", "A Par S A Mar - Bur"),
        ("legal f bre", "F Bre - Mid"),
        ("legal Lon", "No order of yours can be given there: Lon"),
        ("legal Xyz", "unknown province"),
        ("orders", "No orders yet."),
        ("Orders: A Par - Bur", "✓ A Par - Bur"),
        ("orders A Par - Bur", "✓ A Par - Bur"),
        ("board", "Supply centres"),
        ("log", "Spring 1901, order writing phase begins"),
        ("help", "seal the orders as they are"),
        ("?", "seal the orders as they are"),
        ("undo", "Not allowed: there is nothing left to undo."),
        ("save", "Every decision is saved in"),
        ("language de", "Languages: en, ru, hu"),
        ("press Spain: hello", "there is no such seat"),
        ("press all: Bonjour", "France → everybody: Bonjour"),
        ("draw yes", "France votes for a draw"),
        ("draw Spain", "there is no such seat"),
        ("done", "No order is written."),
        ("", "Without orders: A Par A Mar F Bre"),
        ("none", "✓ A Par H Paris holds"),
        ("concede", "France resigns."),
        ("язык", "Not clear"),
        ("\x00\x07", "Not clear"),
    ],
)
def test_every_line_gets_its_answer(line: str, answer: str, file: Path, call: Run) -> None:
    assert answer in transcript(call, file, line)


def test_language_changes_at_once_and_for_good(file: Path, call: Run) -> None:
    shown = transcript(call, file, "language ru", "почему A Par - Lon", "выход")

    assert "Нельзя (правило 3.1)" in shown
    assert "Партия сохранена" in call("play", "--resume", str(file), stdin="quit\n").out


def test_undo_strikes_the_last_order_and_clear_all(file: Path, call: Run) -> None:
    shown = transcript(call, file, "A Par - Bur", "A Mar - Spa", "undo", "orders", "clear", "orders")

    assert "Struck out: A Mar - Spa" in shown
    assert "Without orders: A Mar F Bre" in shown
    assert shown.count("No orders yet.") == 1


def test_units_without_an_order_hold_when_the_rest_is_sealed(file: Path, call: Run) -> None:
    shown = transcript(call, file, "A Par - Bur", "done")

    assert "✓ A Mar H Marseilles holds" in shown


def test_failed_orders_are_told_with_their_reason(file: Path, call: Run) -> None:
    shown = transcript(call, file, "A Par - Pic; F Bre - Pic", "done")

    assert "✗ A Par - Pic Paris moves to Picardy: bounces Standoff in Picardy" in shown


def test_unlawful_orders_are_written_with_a_warning_where_they_are_accepted(file: Path, call: Run) -> None:
    shown = transcript(call, file, "A Par - Lon", "done", more=("--option", "unlawful_orders=hold"))

    assert "✓ A Par - Lon Paris moves to London Not allowed (rule 3.1)" in shown
    assert "✗ A Par - Lon Paris moves to London: void" in shown


def test_a_line_for_a_foreign_unit_is_passed_over_and_told_where_it_is_accepted(
    file: Path, call: Run
) -> None:
    lines = ("A Par - Pic; A Mun - Bur; blah", "done")
    shown = transcript(call, file, *lines, more=("--option", "unlawful_orders=hold"))

    assert (
        "✓ A Mun - Bur Munich moves to Burgundy Not allowed (rule 2.9): the unit in Munich is not yours."
        in shown
    )
    assert "✗ blah" in shown
    assert "✗ France wrote “Munich moves to Burgundy”, which is not carried out." in shown
    assert decisions_of(file, "France")[0] == "A Par - Pic; A Mun - Bur"


def test_r9_1_a_sheet_that_orders_nobody_is_no_civil_disorder(file: Path, call: Run) -> None:
    shown = transcript(call, file, "none")

    assert "Civil disorder" not in shown
    assert decisions_of(file, "France")[0] == "A Par H; A Mar H; F Bre H"


def test_builds_are_counted_and_waived(file: Path, call: Run) -> None:
    shown = transcript(
        call, file, OPENING, "done", "A Spa H; F Mid - Por; A Bur - Bel", "done",
        "B A Par", "B A Par", "B A Mun", "B F Bre", "B F Mar", "undo", "Waive", "B F Bre", "",
    )  # fmt: skip

    assert "Builds due: 3. Open home centres: Bre Mar Par" in shown
    assert "Munich is no home supply centre of this power" in shown
    assert decisions_of(file, "France")[-1].count("B ") == 2


def test_removals_are_asked_for_and_named(file: Path, call: Run) -> None:
    """Austria takes Venice, so Italy must remove a unit. Both write as the book does: the unit alone."""
    lines = (
        "A Vie - Tyr; A Bud - Tri; F Tri - Adr", "done", "A Ven - Pie", "done",
        "A Tyr - Ven; F Adr S A Tyr - Ven", "done", "A Pie H", "done",
        "A Vie", "", "A Mun", "f nap", "A Pie", "",
    )  # fmt: skip
    words = ("play", "--seat", "Austria", "--seat", "Italy", "--bots", "holder", "--save", str(file))
    shown = re.sub(r"\s+", " ", call(*words, stdin="\n".join(lines) + "\n").out)

    assert "Removals due: 1. Units: A Rom A Pie F Nap" in shown
    assert "no unit of yours stands in Munich" in shown
    assert "more orders than are due" in shown
    assert decisions_of(file, "Austria")[-1] == "B A Vie"
    assert decisions_of(file, "Italy")[-1] == "R F Nap"


def test_a_dislodged_unit_is_asked_where_it_goes(file: Path, call: Run) -> None:
    """Austria drives Italy out of Tyrolia; Italy first tries to stay where it may not."""
    lines = (
        "A Vie - Boh; F Tri - Ven; A Bud - Vie", "done", "A Ven - Tyr; A Rom - Ven", "done",
        "A Boh - Tyr; A Vie S A Boh - Tyr", "done", "A Tyr H", "done",
        "legal", "A Tyr - Boh", "A Tyr R Pie", "", "quit",
    )  # fmt: skip
    words = ("play", "--seat", "Austria", "--seat", "Italy", "--bots", "holder", "--save", str(file))
    shown = re.sub(r"\s+", " ", call(*words, stdin="\n".join(lines) + "\n").out)

    assert "Dislodged: A Tyr. Attack from: Bohemia. Retreat options: Pie" in shown
    assert "A Tyr D A Tyr R Pie" in shown
    assert "the attack came from that province" in shown
    assert "✓ A Tyr R Pie Tyrolia retreats to Piedmont" in shown
    assert decisions_of(file, "Italy")[-1] == "A Tyr R Pie"


def test_a_map_shows_a_move_of_a_fleet_that_lies_on_a_named_coast(
    file: Path, tmp_path: Path, call: Run
) -> None:
    picture = tmp_path / "russia.svg"
    options = ("--seat", "Russia", "--bots", "holder", "--option", "last_year=1901", "--save", str(file))
    played = call("play", *options, stdin=f"F StP - Bot\nmap {picture}\ndone\n")

    assert played.code == 0, played.err
    assert 'data-at="StP/SC"' in picture.read_text()


def test_a_map_is_drawn_where_it_is_asked_for(file: Path, tmp_path: Path, call: Run) -> None:
    shown = transcript(
        call, file, "A Par - Bur", "map", f"map {tmp_path / 'own.svg'}", f"map {tmp_path}/no/way"
    )

    drawn = [path.name for path in sorted(tmp_path.glob("*.??g"))]
    assert drawn == ["game-S1901M.png", "game-S1901M.svg", "own.svg"]
    assert shown.count("Map drawn:") == 4


def test_a_copy_is_saved_where_it_is_asked_for(file: Path, tmp_path: Path, call: Run) -> None:
    transcript(call, file, f"save {tmp_path / 'copy.gp.json'}", "quit")

    assert (tmp_path / "copy.gp.json").read_bytes() == file.read_bytes()


def test_once_only_bots_are_left_somebody_may_watch(file: Path, call: Run) -> None:
    shown = transcript(call, file, "concede", "", "quit", more=("--option", "last_year=1905"))

    assert shown.count("Only bots are left.") == 2
    assert shown.index("Results: Spring 1901") < shown.index("Only bots are left.")
    assert "Results: Autumn 1901" in shown.split("Only bots are left.")[1]


def hot_seat(call: Run, file: Path, *lines: str) -> str:
    words = (
        "play",
        "--seat",
        "France",
        "--seat",
        "Italy",
        "--bots",
        "holder",
        "--seed",
        "1",
        "--save",
        str(file),
    )
    played = call(*words, stdin="\n".join(lines) + "\n")
    assert played.code == 0, played.err
    return re.sub(r"\s+", " ", played.out)


def test_several_people_take_turns_at_one_screen(file: Path, call: Run) -> None:
    shown = hot_seat(call, file, "A Par - Bur", "done", "A Ven - Tyr", "done", "quit")

    assert shown.index("Next: France.") < shown.index("Next: Italy.") < shown.index("Results: Spring 1901")
    assert decisions_of(file, "Italy") == ["A Ven - Tyr"]


def test_letters_and_votes_reach_the_next_player(file: Path, call: Run) -> None:
    shown = hot_seat(call, file, "press Italy: meet in Piedmont", "draw yes", "done", "none", "quit")
    for_italy = shown.split("Next: Italy.")[1]

    assert "France → Italy: meet in Piedmont" in for_italy
    assert "Votes for a draw: France." in for_italy


def test_hidden_votes_stay_hidden(file: Path, call: Run) -> None:
    words: tuple[Any, ...] = ("play", "--seat", "France", "--seat", "Italy", "--option", "hidden_votes=yes")
    played = call(*words, "--save", str(file), stdin="draw yes\nnone\nquit\n")

    assert "Votes for a draw" not in played.out.split("Next: Italy.")[1]


def test_r6_14_nobody_sits_down_for_a_sealed_window_without_a_fitting_card(file: Path, run: Run) -> None:
    """Two at one device: every pass that was the only answer was given without a line typed for it."""
    typed = 24
    fixed = ["play", "napoleonic-wars", "--seat", "france", "--seat", "britain", "--seed", "s"]
    played = run(*fixed, "--option", "responses=sealed", "--save", str(file), stdin="1\n" * typed)
    people = [text for who, text in record_at(file).decisions if who in ("france", "britain")]

    assert played.err == ""
    assert len(people) > typed
    assert len([text for text in people if text != "pass"]) <= typed
