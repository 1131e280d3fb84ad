"""animate: a record becomes a film, of all of it or a stretch; what cannot be done is said in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.shared.maps.film import LARGEST, MOST_FRAMES, pace, scenes
from greatpowers.games.table import find_game
from tests.cli.conftest import Run


def test_a_whole_game_has_one_picture_a_phase_and_the_end(
    finished_game: Path, tmp_path: Path, call: Run
) -> None:
    """The film has the size that was asked for, goes round and holds its last picture."""
    out = tmp_path / "game.gif"
    replayed = json.loads(call("replay", str(finished_game), "--json").out)["phases"]
    done = call("animate", str(finished_game), str(out), "--size", "400", "--json")

    assert done.code == 0, done.err
    film = Image.open(out)
    assert json.loads(done.out)["frames"] == film.n_frames == len(replayed) + 1
    assert (film.width, film.height) == (400, 278)
    assert film.info["loop"] == 0
    film.seek(film.n_frames - 1)
    assert film.info["duration"] == 3000
    assert out.stat().st_size < LARGEST


def test_a_stretch_is_shorter_and_may_be_a_webp(finished_game: Path, tmp_path: Path, call: Run) -> None:
    out = tmp_path / "game.webp"
    replayed = json.loads(call("replay", str(finished_game), "--json").out)["phases"]
    first, second = (phase["phase"] for phase in replayed[:2])
    done = call("animate", str(finished_game), str(out), "--size", "320", "--from", first, "--to", second)

    assert done.code == 0, done.err
    film = Image.open(out)
    assert film.format == "WEBP"
    assert film.n_frames == 3
    assert "3 pictures" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("{record}", "film.mp4"), 2, ".gif or a .webp"),
        (("{record}", "film.gif", "--from", "S1999M"), 1, "no such phase"),
        (("{record}", "film.gif", "--size", "100000"), 2, "--size"),
        (("nowhere.gp.json", "film.gif"), 1, "nowhere.gp.json"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    finished_game: Path, call: Run, tmp_path: Path, words: tuple[str, ...], code: int, said: str
) -> None:
    given = [word.format(record=finished_game) for word in words]
    given[1] = str(tmp_path / given[1])
    done = call("animate", *given)

    assert done.code == code
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert list(tmp_path.glob("film.*")) == []


@pytest.mark.parametrize("game", ["paths-of-glory", "napoleonic-wars"])
def test_every_game_can_be_filmed(game: str, tmp_path: Path, call: Run) -> None:
    """A few rounds, as one seat saw them."""
    match = Match(find_game(game), seed="film")
    players = {seat: make_player(match.game, "novice", f"film/{seat}") for seat in match.seats}
    while len(match.decisions) < 60:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    record, out = tmp_path / "war.gp.json", tmp_path / "war.gif"
    record.write_bytes(write_record(record_of(match)))
    done = call(
        "animate", str(record), str(out), "--size", "320", "--seat", match.seats[0], "--theme", "dark"
    )

    assert done.code == 0, done.err
    assert Image.open(out).n_frames > 2


def test_a_long_game_is_divided_more_coarsely() -> None:
    """Nobody waits for five hundred pictures, and nothing that happened falls between two of them."""
    impulses, turns = list(range(0, 1000, 2)), list(range(0, 1000, 100))

    assert [scene.row for scene in scenes([impulses, turns], 0, 1000)] == turns
    assert [scene.row for scene in scenes([impulses, turns], 100, 120)] == list(range(100, 122, 2))
    thinned = scenes([impulses], 0, 1000)
    assert len(thinned) <= MOST_FRAMES
    assert thinned[-1].row == impulses[-1]
    assert [scene.since for scene in thinned[1:]] == [scene.row for scene in thinned[:-1]]


def test_a_film_never_lasts_longer_than_a_minute() -> None:
    assert max(pace(count) * count for count in range(1, MOST_FRAMES + 1)) <= 60_000
