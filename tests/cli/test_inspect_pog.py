"""inspect paths-of-glory: a position from a file or a record, with every question answered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.paths_of_glory.positions import documents as position
from tests.cli.conftest import Run

POSITION: dict[str, Any] = {
    "format": "greatpowers-pog-1",
    "scenario": "campaign",
    "turn": 5,
    "units": {
        "metz": ["ge_1", "ge_corps reduced"],
        "sedan": ["fr_1"],
        "vitebsk": ["ge_2"],
        "cp_reserve_box": ["ge_corps"],
    },
    "hands": {"cp": ["cp_08", "cp_02"]},
    "rp": {"ge": 1},
}


def written(tmp_path: Path, **changes: Any) -> str:
    (tmp_path / "position.json").write_text(json.dumps(POSITION | changes), "utf-8")
    return str(tmp_path / "position.json")


def found(tmp_path: Path, call: Run, *words: str, **changes: Any) -> dict[str, Any]:
    done = call("inspect", "paths-of-glory", written(tmp_path, **changes), "--json", *words)
    assert done.code == 0, done.err
    answer: dict[str, Any] = json.loads(done.out)
    return answer


def test_what_needs_no_question_is_always_told(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call)

    assert answer["out_of_supply"] == ["ge_2@vitebsk"]
    assert answer["attrition"]["armies_removed"] == ["ge_2@vitebsk"]
    assert answer["activation_costs"]["cp"]["metz"] == {"move": 1, "attack": 1}
    assert answer["playable_events"]["cp"]["hand"] == ["cp_08"]
    assert answer["mandated_for"]["ap"]["1"] == "fr"
    assert answer["rp_uses"]["cp"]["flip"] == ["ge_corps reduced@metz"]


def test_the_position_comes_back_in_full(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call)

    assert position.dump(position.load(answer["position"])) == answer["position"]
    assert answer["position"]["units"]["metz"] == ["ge_1", "ge_corps reduced"]


def test_units_are_asked_where_they_can_go(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call, "--units", "ge_1@metz, ge_corps reduced@metz")

    assert "strasbourg" in answer["move_destinations"]
    assert "sedan" in answer["attack_targets"]
    assert "cp_reserve_box" in answer["sr_destinations"]["ge_corps reduced@metz"]
    assert "cp_reserve_box" not in answer["sr_destinations"]["ge_1@metz"]


def test_an_attack_is_reckoned_with_dice_and_cards(tmp_path: Path, call: Run) -> None:
    words = ("--units", "ge_1@metz", "--target", "sedan", "--dice", "6,1")
    plain = found(tmp_path, call, *words)
    gas = found(tmp_path, call, *words, "--cards", "cp_15")

    assert plain["fire"]["attacker"] == {
        "factors": 5, "table": "army", "shift": 0, "column": 5, "drm": 0, "loss": 5
    }  # fmt: skip
    assert gas["fire"]["attacker"]["drm"] == 1
    assert gas["odds"]["attacker_wins"] > plain["odds"]["attacker_wins"]


def test_losses_and_retreats(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call, "--units", "fr_1@sedan", "--loss", "3", "--retreat", "1")

    assert answer["loss_choices"] == [
        {"remaining": ["fr_1 reduced"], "eliminated": [], "removed": [], "absorbed": 3}
    ]
    assert ["cambrai"] in answer["retreats"]["fr_1@sedan"]


def test_points_can_be_named(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call, "--points", "fr=1,a=2", eliminated=["fr_corps", "be_corps"])

    assert sorted(answer["rp_uses"]["ap"]["rebuild_corps"]) == ["be_corps", "fr_corps"]
    assert answer["rp_uses"]["cp"]["flip"] == []


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Out of supply"), ("ru", "Без снабжения"), ("hu", "Ellátatlan")]
)
def test_people_read_it_in_their_language(language: str, heading: str, tmp_path: Path, call: Run) -> None:
    words = ("--units", "ge_1@metz", "--target", "sedan", "--loss", "2", "--retreat", "1")
    whole = call("inspect", "paths-of-glory", written(tmp_path), "--language", language)
    asked = call("inspect", "paths-of-glory", written(tmp_path), "--language", language, *words)

    assert (whole.code, asked.code) == (0, 0), whole.err + asked.err
    assert heading in whole.out
    assert heading not in asked.out, "who asks about units is not told everything else"
    assert "pog-inspect-" not in whole.out + asked.out


def test_an_attack_that_cannot_be_made_is_said_to_be_so(tmp_path: Path, call: Run) -> None:
    near, far = (
        call(
            "inspect",
            "paths-of-glory",
            written(tmp_path),
            "--language",
            "en",
            "--units",
            "ge_1@metz",
            *target,
        )
        for target in (("--target", "sedan"), ("--target", "paris"))
    )

    assert "may not attack" not in near.out
    assert "may not attack Paris" in far.out


def test_a_record_is_looked_at_where_it_stands(tmp_path: Path, call: Run) -> None:
    from greatpowers.engine.match import Match
    from greatpowers.engine.record import record_of, write_record
    from greatpowers.games.table import find_game

    match = Match(find_game("paths-of-glory"), "campaign", seed="a record to look at")
    file = tmp_path / "game.gp.json"
    file.write_bytes(write_record(record_of(match)))
    done = call("inspect", "paths-of-glory", str(file), "--json")

    assert done.code == 0, done.err
    assert json.loads(done.out)["position"]["turn"] == 1


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"units": {"sedann": ["ge_1"]}}, "did you mean 'sedan'"),
        ({"turn": 99}, "turn: 99"),
        ({"format": "another"}, "format"),
    ],
)
def test_broken_positions_are_one_clear_line(
    changes: dict[str, Any], words: str, tmp_path: Path, call: Run
) -> None:
    done = call("inspect", "paths-of-glory", written(tmp_path, **changes))

    assert done.code == 1
    assert words in done.error_line
    assert done.out == ""


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe\x00junk", b"[1, 2]", b"{" * 5000])
def test_broken_files_are_one_clear_line(content: bytes | None, tmp_path: Path, call: Run) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content)
    done = call("inspect", "paths-of-glory", str(file))

    assert done.code == 1
    assert done.error_line.startswith("greatpowers: ")


@pytest.mark.parametrize(
    "words",
    [
        ["--target", "sedan"],
        ["--units", "ge_1@metz", "--target", "sedan", "--dice", "three"],
        ["--units", "ge_1@metz", "--target", "sedan", "--dice", "3"],
        ["--points", "ge=many"],
        ["--points", "xx=1"],
        ["--svg", "a.svg"],
    ],
    ids=" ".join,
)
def test_wrong_use(words: list[str], tmp_path: Path, call: Run) -> None:
    done = call("inspect", "paths-of-glory", written(tmp_path), *words)

    assert done.code == 2
    assert done.error_line.startswith("greatpowers: ")


def test_questions_of_this_game_are_not_for_diplomacy(tmp_path: Path, call: Run) -> None:
    done = call("inspect", "diplomacy", written(tmp_path), "--units", "A Par")

    assert done.code == 2


def test_a_unit_that_is_not_there_is_named(tmp_path: Path, call: Run) -> None:
    done = call("inspect", "paths-of-glory", written(tmp_path), "--units", "ge_3@metz")

    assert done.code == 1
    assert "ge_3@metz" in done.error_line
