"""inspect: a position from any of its files, looked at from all sides and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

POSITION: dict[str, Any] = {
    "phase": "F1901M",
    "units": {"France": ["A Bur", "F Mid"], "Germany": ["A Mun", "A Ruh"], "Italy": ["A Pie"]},
    "centres": {"France": ["Par", "Mar", "Bre"], "Germany": ["Mun"], "Italy": ["Ven"]},
    "orders": {"Germany": ["A Mun - Bur", "A Ruh S A Mun - Bur"]},
}


def written(tmp_path: Path, position: dict[str, Any]) -> str:
    (tmp_path / "position.json").write_text(json.dumps(position), "utf-8")
    return str(tmp_path / "position.json")


def found(tmp_path: Path, call: Run, **changes: Any) -> dict[str, Any]:
    done = call("inspect", "diplomacy", written(tmp_path, POSITION | changes), "--json")
    assert done.code == 0, done.err
    answer: dict[str, Any] = json.loads(done.out)
    return answer


def test_supply_balance_is_centres_less_units(tmp_path: Path, call: Run) -> None:
    balance = found(tmp_path, call)["balance"]

    assert balance["France"] == {"centres": 3, "units": 2, "balance": 1, "builds": 1}
    assert balance["Germany"]["balance"] == -1


def test_threats_name_attackers_and_helpers(tmp_path: Path, call: Run) -> None:
    threats = {threat["place"]: threat for threat in found(tmp_path, call)["threats"]}

    assert threats["Bur"]["attackers"] == ["Germany A Mun", "Germany A Ruh"]
    assert threats["Mun"]["attackers"] == ["France A Bur"]
    assert threats["Mun"]["defenders"] == ["A Ruh"]
    assert threats["Mar"] == {
        "place": "Mar", "power": "France", "unit": None, "centre": True,
        "attackers": ["Italy A Pie"], "defenders": ["A Bur"],
    }  # fmt: skip


def test_legal_orders_fit_the_phase(tmp_path: Path, call: Run) -> None:
    movement = found(tmp_path, call)["legal_orders"]
    case = {"Italy": {"A Tri": {"from": "Vie", "retreats": ["Alb"]}}}
    retreats = found(tmp_path, call, phase="F1901R", dislodged=case, orders={})["legal_orders"]
    adjustments = found(tmp_path, call, phase="F1901A", orders={})["legal_orders"]

    assert "A Mun S A Ruh - Bur" in movement["Germany"]["A Mun"]
    assert retreats == {"Italy": {"A Tri": ["A Tri D", "A Tri R Alb"]}}
    assert adjustments["Germany"]["Germany"] == ["R A Mun", "R A Ruh"]
    assert "B F Bre" in adjustments["France"]["France"]


def test_an_answer_of_the_referee_is_a_position_too(tmp_path: Path, call: Run) -> None:
    from greatpowers.games.diplomacy.referee import answer

    after = found(tmp_path, call, **answer(POSITION), phase=answer(POSITION)["next_phase"])
    (tmp_path / "answer.json").write_text(json.dumps(answer(POSITION)), "utf-8")
    direct = json.loads(call("inspect", "diplomacy", str(tmp_path / "answer.json"), "--json").out)

    assert direct["phase"] == after["phase"] == "F1901R"
    assert direct["dislodged"]["France A Bur"]["from"] == "Mun"


def test_a_record_is_looked_at_where_it_stands(finished_game: Path, call: Run) -> None:
    assert json.loads(call("inspect", "diplomacy", str(finished_game), "--json").out)["phase"] == "F1915A"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Legal orders: "), ("ru", "Законных приказов: "), ("hu", "Szabályos parancs: ")],
)
def test_the_same_in_words(language: str, words: str, tmp_path: Path, call: Run) -> None:
    file = written(tmp_path, POSITION)
    short = call("inspect", "diplomacy", file, "--language", language)
    long = call("inspect", "diplomacy", file, "--language", language, "--orders")

    assert words in short.out
    assert "A Mun S A Ruh - Bur" not in short.out
    assert "A Mun S A Ruh - Bur" in long.out


def test_without_owners_no_supply_is_shown(tmp_path: Path, call: Run) -> None:
    position = {"phase": "S1901M", "units": {"France": ["A Par"]}}
    done = call("inspect", "diplomacy", written(tmp_path, position))

    assert "A Par" in done.out
    assert "Balance" not in done.out
    assert "unowned" not in done.out


def test_pictures_are_written(tmp_path: Path, call: Run) -> None:
    file = written(tmp_path, POSITION)
    done = call(
        "inspect", "diplomacy", file, "--svg", str(tmp_path / "a.svg"), "--png", str(tmp_path / "a.png")
    )

    assert done.code == 0
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert str(tmp_path / "a.png") in done.out.replace("\n", "")


def test_an_impossible_position_is_a_clear_failure(tmp_path: Path, call: Run) -> None:
    bad = POSITION | {"units": {"France": ["A Nth"]}}

    assert "A Nth" in call("inspect", "diplomacy", written(tmp_path, bad)).error_line
