"""Paths of Glory at the terminal: one question after the other, typed through a pipe."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from greatpowers.bots.arena import make_player
from greatpowers.cli.table.keyboard import Suggest
from greatpowers.cli.table.room import Room
from greatpowers.cli.table.saving import HUMAN, SavedTable, TableSetting
from greatpowers.cli.table.session import Session
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.table import GAMES, find_game, find_terminal
from greatpowers.locale import LANGUAGES, Texts
from tests.cli.conftest import Run

GAME = "paths-of-glory"
CLI = Path(__file__).resolve().parents[2] / "src/greatpowers/cli"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "war.gp.json"


def words(file: Path, *more: str) -> list[str]:
    fixed = ["play", GAME, "--seat", "cp", "--bots", "random", "--seed", "7", "--save", str(file)]
    return [*fixed, *more]


def decisions(file: Path) -> list[tuple[str, str]]:
    return [(seat, text) for seat, text in read_record(file.read_bytes()).decisions]


def test_every_game_has_a_terminal() -> None:
    assert {find_terminal(name).title(Texts("en")) for name in GAMES} >= {"Diplomacy", "Paths of Glory"}


def test_the_table_itself_holds_no_game() -> None:
    """What is particular to a game is in its own terminal module."""
    modules = [*(CLI / "table").glob("*.py"), CLI / "play.py", CLI / "replaying.py"]
    found = [path.name for path in modules if re.search(r"games\.(diplomacy|paths)", path.read_text("utf-8"))]

    assert found == []


def test_r5_6_1_who_wins_the_other_side_at_the_terminal_goes_on_with_it(file: Path, call: Run) -> None:
    """The bot plays the Central Powers from then on, also after a break."""
    bids = ["--scenario", "campaign", "--option", "tournament=yes", "--seed", "3", "--bots", "novice"]
    played = call("play", GAME, *bids, "--seat", "cp", "--save", str(file), stdin="bid ap 0\n")
    assert played.code == 0
    assert decisions(file)[:3] == [("cp", "bid ap 0"), ("ap", "accept"), ("cp", "guns of august")]
    asked = len(decisions(file))

    played = call("play", "--resume", str(file), stdin="done\n")

    assert decisions(file)[asked] == ("ap", "done")
    assert "human player: Allied Powers" in played.out


def test_answers_by_number_and_by_text_are_kept(file: Path, call: Run) -> None:
    played = call(*words(file), stdin="1\ndone\n")

    assert (played.code, played.err) == (0, "")
    assert decisions(file)[:2] == [("cp", "event cp_01"), ("cp", "done")]
    assert "Paths of Glory. Historical scenario." in played.out
    assert "event cp_01  event: “Guns of August”" in played.out
    assert "greatpowers play --resume" in played.out


@pytest.mark.parametrize(
    ("language", "done", "question", "told"),
    [
        ("en", "done", "which space will you attack?", "The fort of Liege is destroyed."),
        ("ru", "готово", "Какой регион атаковать?", "Крепость в Льеже уничтожена."),
        ("hu", "kész", "melyik mezőt támadod?", "Liège erődje megsemmisült."),
    ],
)
def test_a_round_in_each_language(
    language: str, done: str, question: str, told: str, file: Path, call: Run
) -> None:
    played = call(*words(file, "--language", language), stdin=f"1\n{done}\n")

    assert question in played.out
    assert told in played.out
    assert decisions(file)[1] == ("cp", "done")


def test_what_is_refused_is_explained_and_changes_nothing(file: Path, call: Run) -> None:
    played = call(*words(file), stdin="ops cp_01\nwhy ops cp_01\nwhy event cp_01\nwhy\nnonsense\n")

    assert played.out.count("5.7.4.3") == 2
    assert "✓ event cp_01: allowed." in played.out
    assert "Write an option after it" in played.out
    assert "no such decision" in played.out
    assert decisions(file) == []


def test_looking_answers_nothing(file: Path, call: Run) -> None:
    played = call(*words(file), stdin="board\nhand\nlog\nhelp\nlegal guns\n\nlanguage hu\nsave\n")

    assert played.out.count("Western Front") == 2  # once unasked
    assert "Guns of August" in played.out
    assert "Mandated offensive" in played.out
    assert "your cards" in played.out
    assert "Minden döntés" in played.out or str(file) in played.out
    assert decisions(file) == []


def test_a_decision_can_be_taken_back_before_dice_fall(file: Path, call: Run) -> None:
    script = "1\ndone\n1\n1\nundo\nundo\nundo\n"
    played = call(*words(file), stdin=script)
    made = [text for seat, text in decisions(file) if seat == "cp"]

    assert (played.code, played.err) == (0, "")
    assert len(made) == 2
    assert "there is nothing left to undo" in played.out


def test_activations_show_their_price(file: Path, call: Run) -> None:
    played = call(*words(file), stdin="1\ndone\nops cp_02\n")

    assert re.search(r"activate liege move  activate for movement: Liege  cost 1", played.out)


def test_a_player_is_warned_of_an_offensive_that_is_still_due() -> None:
    """In the last round; nobody is kept from forgetting it."""
    match = Match(find_game(GAME), "campaign", seed="warned 1")
    terminal = find_terminal(GAME)
    players = {seat: make_player(match.game, "random", seat) for seat in match.seats}
    said: list[str] = []
    while not match.is_over and match.state.turn < 6:  # type: ignore[attr-defined]
        question = match.pending()[0]
        said += terminal.warnings(Texts("en", strict=True), match.state, question)
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))

    warned = re.compile(r"mandated offensive \(.+\) has not been made.*rule 7\.1")
    assert any(warned.search(line) for line in said)


def test_wasting_an_activation_must_be_said_twice(file: Path, call: Run) -> None:
    script = "1\ndone\nops cp_02\nactivate liege move\ndone\ndone\ndone\n"
    played = call(*words(file), stdin=script)
    made = [text for seat, text in decisions(file) if seat == "cp"]

    assert "Liege is activated, but nobody has moved from there" in played.out
    assert "Say the same again" in played.out
    assert made[2:6] == ["ops cp_02", "activate liege move", "done", "done"]


def test_a_left_game_goes_on_where_it_was(file: Path, call: Run) -> None:
    call(*words(file), stdin="1\n")
    played = call("play", "--resume", str(file), stdin="done\n")

    assert decisions(file)[1] == ("cp", "done")
    assert "which space will you attack?" in played.out


def test_the_other_hand_is_never_shown(file: Path, call: Run) -> None:
    played = call(*words(file), stdin="hand\nlog all\nboard\n")

    assert not re.search(r"\bap_\d\d\b", played.out)


class Typist:
    """A terminal at which these lines are typed."""

    is_terminal = True

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.offers: list[list[str]] = []
        self.forgotten = 0

    def ask(self, prompt: str, suggest: Suggest | None = None, footer: str = "") -> str | None:
        self.prompts.append(prompt)
        self.offers.append([found.text for found in suggest("ev")] if suggest is not None else [])
        return self.lines.pop(0) if self.lines else None

    def forget(self) -> None:
        self.forgotten += 1


def sit_down(tmp_path: Path, lines: Sequence[str], *humans: str) -> tuple[Match, Typist, str]:
    match = Match(find_game(GAME), "historical", seed="session")
    players = {seat: HUMAN if seat in humans else "random" for seat in match.seats}
    typist = Typist(lines)
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table = SavedTable(tmp_path / "game.gp.json", match, TableSetting(players))
    Session(Room(console, typist, Texts("en")), table).run()
    return match, typist, console.file.getvalue()  # type: ignore[attr-defined]


def test_two_at_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    _, typist, shown = sit_down(tmp_path, ["", "1", "done", "", "hand"], "ap", "cp")
    after = shown.split("\x1b[3J")[-1]

    assert typist.forgotten == 2
    assert typist.prompts[1].startswith("Central Powers T01R1cp")
    assert typist.prompts[-1].startswith("Allied Powers T01R1ap")
    assert not re.search(r"\bcp_\d\d\b", after)


def test_giving_up_is_asked_once_more(tmp_path: Path) -> None:
    kept, _, shown = sit_down(tmp_path, ["concede", "no"], "cp")
    lost, _, _ = sit_down(tmp_path, ["concede", "concede"], "cp")

    assert "write concede once more" in shown
    assert not kept.is_over
    assert lost.result["winner"] == "ap"


def test_tab_offers_options_and_commands(tmp_path: Path) -> None:
    _, typist, _ = sit_down(tmp_path, [], "cp")

    assert typist.offers == [["event cp_01"]]


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    """Whoever always takes the first option gets to the end of the three turns."""
    match = Match(find_game(GAME), "introductory", seed="to the end")
    players = {"ap": "random", "cp": HUMAN}
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table = SavedTable(tmp_path / "game.gp.json", match, TableSetting(players))
    Session(Room(console, Typist(["1"] * 2000), Texts("en")), table).run()
    shown = console.file.getvalue()  # type: ignore[attr-defined]

    assert match.is_over
    assert "The match record is in" in " ".join(shown.split())
    assert replay(read_record(table.path.read_bytes()), find_game).result == match.result


@pytest.fixture(scope="module")
def short_war(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of an introductory game between random bots."""
    game = find_game(GAME)
    match = Match(game, "introductory", seed="short war")
    players = {seat: make_player(game, "random", seat) for seat in match.seats}
    while not match.is_over:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    path = tmp_path_factory.mktemp("records") / "war.gp.json"
    path.write_bytes(write_record(record_of(match)))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_shown_turn_by_turn(language: str, short_war: Path, call: Run) -> None:
    shown = call("replay", str(short_war), "--language", language)

    assert (shown.code, shown.err) == (0, "")
    assert "1914" in shown.out
    assert Texts(language).format("pog-front-west") in shown.out
    assert "pog-" not in shown.out


@pytest.mark.parametrize("turn", ["2", "T02", "t2"])
def test_one_turn_can_be_asked_for(turn: str, short_war: Path, call: Run) -> None:
    shown = call("replay", str(short_war), "--phase", turn)

    assert "September 1914" in shown.out
    assert "Turn 3: Fall 1914." not in shown.out


def test_a_turn_that_is_not_there_is_a_clear_failure(short_war: Path, call: Run) -> None:
    assert call("replay", str(short_war), "--phase", "9").code == 1
    assert call("replay", str(short_war), "--phase", "S1901M").code == 2


def test_a_replay_as_a_seat_shows_its_cards_and_no_others(short_war: Path, call: Run) -> None:
    shown = json.loads(call("replay", str(short_war), "--seat", "ap", "--json").out)
    drawn = [
        event
        for phase in shown["phases"]
        for event in phase["events"]
        if "CardsDrawn" in json.dumps(event) and "Unseen" not in json.dumps(event)
    ]

    assert [phase["phase"] for phase in shown["phases"]] == ["T01", "T02", "T03"]
    assert drawn
    assert all("cp_" not in json.dumps(event) for event in drawn)
    assert {"turn", "vp", "units", "cp_control"} <= set(shown["phases"][0])
