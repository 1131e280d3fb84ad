"""inspect napoleonic-wars: a position from a file or a record, with every question answered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.napoleonic_wars.analysis import findings as analysis
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.positions import documents as position
from tests.cli.conftest import Run

POSITION: dict[str, Any] = {
    "format": "greatpowers-nw-1",
    "scenario": "1805-5",
    "areas": {
        "munich": "napoleon, murat + 8 france",
        "linz": "mack + 3 austria",
        "venice": "massena + 4 france",
        "kent": "moore + 2 britain",
    },
    "fleets": {"english_channel": "2 britain"},
    "flags": {"vienna": "france"},
}
FORCE = ("--force", "napoleon, murat + 8 france @ munich")


def written(tmp_path: Path, **changes: Any) -> str:
    (tmp_path / "position.json").write_text(json.dumps(POSITION | changes), "utf-8")
    return str(tmp_path / "position.json")


def found(tmp_path: Path, call: Run, *words: str, **changes: Any) -> dict[str, Any]:
    done = call("inspect", "napoleonic-wars", written(tmp_path, **changes), "--json", *words)
    assert done.code == 0, done.err
    answer: dict[str, Any] = json.loads(done.out)
    return answer


def test_what_needs_no_question_is_always_told(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call)
    state = position.load(POSITION)

    assert answer["score"] == analysis.score(state)
    assert answer["conquests"]["austria"]["conqueror"] == "france"
    assert answer["zones"]["english_channel"]["controllers"] == ["britain"]
    assert "calais" in answer["blockaded_ports"]["france"]
    assert answer["flag_placements"]["france"] == analysis.flag_placements(state, "france")
    assert answer["convoys"]["britain"]["kent"]


def test_the_position_comes_back_in_full(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call)

    assert position.dump(position.load(answer["position"])) == answer["position"]
    assert answer["position"]["areas"]["munich"] == POSITION["areas"]["munich"]


def test_a_record_is_a_position_too(tmp_path: Path, call: Run) -> None:
    match = Match(NapoleonicWars(), "1812-2", {"bid": False}, seed="record")
    match.decide(match.pending()[0].seat, "resource france")
    (tmp_path / "game.gp.json").write_bytes(write_record(record_of(match)))
    done = call("inspect", "napoleonic-wars", str(tmp_path / "game.gp.json"), "--json")

    assert json.loads(done.out)["position"]["turn"] == 4


def test_a_force_is_asked_where_it_may_go(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call, *FORCE)

    assert answer["moves"]["linz"]["status"] == "enemy"
    assert answer["evasions"]["linz"][0]["force"] == "mack + 3 austria"
    assert "battle" not in answer


def test_a_battle_is_reckoned_with_cards_of_both_sides(tmp_path: Path, call: Run) -> None:
    plain = found(tmp_path, call, *FORCE, "--target", "linz")["battle"]
    cards = ("--cards", "grand_battery, defender:great_redoubt")
    helped = found(tmp_path, call, *FORCE, "--target", "linz", *cards)["battle"]
    caught = found(tmp_path, call, *FORCE, "--target", "linz", "--failed-evasion")["battle"]
    weak = found(tmp_path, call, *FORCE, "--target", "linz", "--defenders", "1 austria")["battle"]

    assert helped["attacker"]["dice"] == plain["attacker"]["dice"] + 4
    assert helped["defender"]["dice"] == plain["defender"]["dice"] + 3
    assert caught["attacker"]["parts"]["failed_evasion"] == 1
    assert weak["odds"]["attacker_wins"] > plain["odds"]["attacker_wins"]


def test_a_siege_is_reckoned_where_the_force_stands(tmp_path: Path, call: Run) -> None:
    answer = found(tmp_path, call, "--force", "massena + 4 france @ venice", "--target", "venice")

    assert answer["siege"]["defender"]["parts"] == {"fortress": 2}
    assert 0 < answer["siege"]["odds"]["falls"] < 1


@pytest.mark.parametrize(
    ("language", "heading", "fight"),
    [("en", "Control of sea zones", "the attacker wins"), ("ru", "Контроль над зонами", "победа атакующего"),
     ("hu", "Tengeri zónák", "a támadó győz")],
)  # fmt: skip
def test_people_read_it_in_their_language(
    language: str, heading: str, fight: str, tmp_path: Path, call: Run
) -> None:
    file, siege = written(tmp_path), ("--force", "massena + 4 france @ venice", "--target", "venice")
    whole = call("inspect", "napoleonic-wars", file, "--language", language)
    asked = call(
        "inspect",
        "napoleonic-wars",
        file,
        "--language",
        language,
        *FORCE,
        "--target",
        "linz",
        "--cards",
        "grand_battery",
    )
    besieged = call("inspect", "napoleonic-wars", file, "--language", language, *siege)
    endless = call(
        "inspect",
        "napoleonic-wars",
        file,
        "--language",
        language,
        *FORCE,
        "--target",
        "linz",
        "--cards",
        "to_the_death",
    )

    for done in (whole, asked, besieged, endless):
        assert done.code == 0, done.err
        assert "nw-" not in done.out
    assert heading in whole.out
    assert fight in asked.out
    assert heading not in asked.out, "who asks about a force is not told everything else"
    assert fight not in endless.out


@pytest.mark.parametrize(
    "words",
    [
        ["--target", "linz"],
        ["--defenders", "1 austria"],
        ["--units", "ge_1@metz"],
        ["--loss", "3"],
        ["--orders"],
        ["--svg", "a.svg"],
    ],
    ids=" ".join,
)
def test_wrong_use_of_inspect(words: list[str], tmp_path: Path, call: Run) -> None:
    done = call("inspect", "napoleonic-wars", written(tmp_path), *words)

    assert done.code == 2
    assert done.error_line.startswith("greatpowers: ")


@pytest.mark.parametrize("game", ["diplomacy", "paths-of-glory"])
def test_a_force_is_not_for_other_games(game: str, tmp_path: Path, call: Run) -> None:
    assert call("inspect", game, written(tmp_path), *FORCE).code == 2


def test_what_is_wrong_in_a_position_is_named(tmp_path: Path, call: Run) -> None:
    done = call("inspect", "napoleonic-wars", written(tmp_path, areas={"calias": "1 france"}))

    assert done.code == 1
    assert "did you mean 'calais'?" in done.error_line


def test_a_force_that_is_not_there_is_named(tmp_path: Path, call: Run) -> None:
    done = call("inspect", "napoleonic-wars", written(tmp_path), "--force", "ney + 1 france @ munich")

    assert done.code == 1
    assert "no such force is there" in done.error_line
