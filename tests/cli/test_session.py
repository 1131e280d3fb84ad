"""What only a terminal does: passing the device, going back before the next player, asking once more."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from greatpowers.cli.table.keyboard import Suggest
from greatpowers.cli.table.room import Room
from greatpowers.cli.table.saving import HUMAN, SavedTable, TableSetting
from greatpowers.cli.table.session import Session
from greatpowers.engine.match import Match
from greatpowers.games.shared.terminal import Suggestion
from greatpowers.games.table import find_game
from greatpowers.locale import Texts


class Typist:
    """A terminal at which these lines are typed; remembers what it was asked and offered."""

    is_terminal = True

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.offers: list[list[Suggestion]] = []
        self.forgotten = 0

    def ask(self, prompt: str, suggest: Suggest | None = None, footer: str = "") -> str | None:
        self.prompts.append(f"{prompt}{footer}")
        self.offers.append(suggest("") if suggest is not None else [])
        return self.lines.pop(0) if self.lines else None

    def forget(self) -> None:
        self.forgotten += 1


def sit_down(tmp_path: Path, lines: Sequence[str], *humans: str) -> tuple[Match, Typist, str]:
    """Play these lines at a terminal; the other seats hold."""
    match = Match(find_game("diplomacy"), options={"last_year": 1902}, seed="session")
    players = {seat: HUMAN if seat in humans else "holder" for seat in match.seats}
    typist = Typist(lines)
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table = SavedTable(tmp_path / "game.gp.json", match, TableSetting(players))
    Session(Room(console, typist, Texts("en")), table).run()
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    return match, typist, shown


def test_the_next_player_finds_a_clean_screen_and_no_history(tmp_path: Path) -> None:
    _, typist, shown = sit_down(tmp_path, ["", "A Par - Bur", "done", "", "none"], "France", "Italy")

    assert [line.split()[0] for line in typist.prompts[:5]] == ["Press", "France", "France", "Press", "Italy"]
    assert typist.forgotten == 2
    after_italy_sat_down = shown.split("\x1b[3J")[2]
    assert "A Par - Bur" not in after_italy_sat_down.split("Results:")[0]


def test_the_last_player_may_take_sealed_orders_back_before_the_next_begins(tmp_path: Path) -> None:
    lines = ["", "A Par - Bur", "done", "undo", "A Par - Pic", "done", "", "none"]
    match, _, shown = sit_down(tmp_path, lines, "France", "Italy")

    assert "Orders kept from before" in shown
    assert [text for seat, text in match.decisions if seat == "France"] == ["A Par - Pic"]


def test_the_first_player_has_nothing_to_take_back(tmp_path: Path) -> None:
    match, typist, _ = sit_down(tmp_path, ["undo", "none"], "France", "Italy")

    assert [text for seat, text in match.decisions if seat == "France"] == ["A Par H; A Mar H; F Bre H"]
    assert typist.prompts[1].startswith("France")


def test_who_gave_up_is_not_asked_again(tmp_path: Path) -> None:
    lines = ["", "concede", "concede", "undo", "", "none"]
    match, typist, _ = sit_down(tmp_path, lines, "France", "Italy")

    assert [text for seat, text in match.decisions if seat == "France"] == ["concede"]
    assert [line.split()[0] for line in typist.prompts].count("France") == 1


def test_giving_up_is_asked_once_more(tmp_path: Path) -> None:
    match, _, shown = sit_down(tmp_path, ["concede", "no", "none"], "France")

    assert "write concede once more" in shown
    assert "France" not in match.view(None).conceded

    match, _, shown = sit_down(tmp_path, ["concede", "concede"], "France")
    assert match.view(None).conceded == ("France",)


def test_control_d_leaves_at_any_prompt(tmp_path: Path) -> None:
    for lines in ([], [""], ["", "A Par - Bur"]):
        _, _, shown = sit_down(tmp_path, lines, "France", "Italy")
        assert "--resume" in shown


def test_the_footer_counts_and_tab_offers_what_is_left(tmp_path: Path) -> None:
    _, typist, _ = sit_down(tmp_path, ["A Par - Bur"], "France")

    assert "Orders: 0 of 3" in typist.prompts[0]
    assert "Orders: 1 of 3" in typist.prompts[1]
    assert [found.text for found in typist.offers[1][:3]] == ["A Mar", "F Bre", "A Par"]
    assert typist.offers[1][0].meaning == "Marseilles"


def test_bots_go_on_while_a_person_is_not_asked(tmp_path: Path) -> None:
    """Nobody has anything to build after a year of holding, so the adjustments pass without a question."""
    _, typist, shown = sit_down(tmp_path, ["none", "none"], "France")

    assert [line.split()[1] for line in typist.prompts] == ["S1901M>", "F1901M>", "S1902M>"]
    assert "Spring 1902" in shown
