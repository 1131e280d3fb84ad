"""Make the films of the README: a stretch of a game that bots play, one for each game, in `docs/images/`.

Run it after the drawing of a board changed: `python tools/make_films.py [GAME …]`. The games are the
same every time as long as rules and players are.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from greatpowers.bots.arena import make_player
from greatpowers.cli.main import main as greatpowers
from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.table import find_game

ROOT: Final = Path(__file__).parents[1]
IMAGES: Final = ROOT / "docs" / "images"
LARGEST: Final = 1_500_000


@dataclass(frozen=True)
class Film:
    """Who plays what, and the stretch that is shown."""

    game: str
    scenario: str
    level: str
    seed: str
    decisions: int
    begin: str
    end: str


FILMS: Final = (
    Film("diplomacy", "seven", "regular", "film 3", 2000, "S1901M", "F1908M"),
    Film("paths-of-glory", "introductory", "regular", "film 1", 700, "T01", "T02"),
    Film("napoleonic-wars", "1805-5", "regular", "film 1", 420, "T1", "T1"),
)


def played(film: Film) -> Match:
    """The game of a film, as far as it is needed."""
    match = Match(find_game(film.game), film.scenario, {}, seed=film.seed)
    players = {seat: make_player(match.game, film.level, f"{film.seed}/{seat}") for seat in match.seats}
    while not match.is_over and len(match.decisions) < film.decisions:
        for question in match.pending():
            match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
            if match.is_over:
                break
    return match


def make(film: Film, folder: Path) -> None:
    record = folder / f"{film.game}.gp.json"
    record.write_bytes(write_record(record_of(played(film))))
    out = folder / f"{film.game}.gif"
    code = greatpowers(
        ["animate", str(record), str(out), "--from", film.begin, "--to", film.end, "--language", "en"]
    )
    record.unlink()
    if code:
        raise SystemExit(code)
    if out.stat().st_size > LARGEST:
        raise SystemExit(f"{out} is larger than {LARGEST} bytes: show less")


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for one in FILMS:
        if not wanted or one.game in wanted:
            make(one, IMAGES)
