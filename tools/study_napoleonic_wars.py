"""Run the soaks of The Napoleonic Wars and write docs/napoleonic-wars/soak.md.

Run it after rules or cards changed: `python tools/study_napoleonic_wars.py FOLDER`. Finished games are kept
in the folder, so it can be stopped at any time and goes on when it is started again; after a change begin
with an empty folder. `--minutes 4` stops it by itself. The document is written once all its games are played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from study_runs import Runs, write_reports

from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.ruleset import SCENARIOS
from greatpowers.games.napoleonic_wars.words.names import card_name
from greatpowers.locale import Texts

DOCS: Final = Path(__file__).parents[1] / "docs" / "napoleonic-wars"
EACH: Final = 30
GAMES: Final = 150
#: What `soak` answers to the shell if cards came up too rarely.
TOO_RARE: Final = 1
SOAK: Final = "soak napoleonic-wars --seed 1805"
COVER: Final = f"{SOAK} --games 3000 --prefer events --each {EACH}"
SOAKS: Final = {one.id: f"{SOAK} --games {GAMES} --scenario {one.id}" for one in SCENARIOS}
KINDS: Final = {
    "Home cards": ("home",),
    "Events": ("event", "continuing"),
    "Foreign wars": ("foreign_war",),
    "Battle cards": ("battle",),
    "Responses": ("response",),
}
ABOUT: Final = """# Soaks: random games with every invariant checked

Made by `python tools/study_napoleonic_wars.py FOLDER`, which runs the commands below. The same command plays
the same games on any machine and with any number of workers; the first failure would end it. The invariants
of the game are checked after every decision, its replay at the end; at one decision in a hundred it is saved
and loaded, copied, shuffled behind the back of every seat, explained, imagined from a view and taken back.
The options of a game are drawn by lot. A scenario is named by its year and the number of players.
"""
ABOUT_CARDS: Final = """\
Random play over all scenarios that prefers events, Responses and Battle cards, until every card has come up
so often. It steers: Battle cards wait in the hand while other cards bring armies and fleets together, hands
without a card of the own nation are thrown in, nobody helps to make peace, and Prussia goes with France
while Poniatowski waits for a friendly Warsaw.
Every decision is one of the options the rules offer.
"""


def soak_report(runs: Runs) -> str | None:
    """The document of the soaks."""
    cover = runs.ran(COVER, ["--json"], accepted=(0, TOO_RARE))
    rows = []
    for scenario, words in SOAKS.items():
        answer = runs.ran(words, ["--json"])
        if answer is not None:
            rows.append((scenario, msgspec.json.decode(answer)))
    if cover is None or len(rows) < len(SOAKS):
        return None
    return "\n".join([*_cover_lines(msgspec.json.decode(cover)), *_soak_lines(rows)]) + "\n"


def _cover_lines(found: dict[str, Any]) -> Iterable[str]:
    texts, cards = Texts("en"), found["cards"]
    yield ABOUT
    yield from ("## Every card for its own sake", "", f"    greatpowers {COVER}", "", ABOUT_CARDS)
    if not found["ok"]:
        sys.exit(found["error"])
    yield f"Games: {found['games']}. Decisions: {found['decisions']:,}. Failures: 0."
    yield f"Thorough checks: {found['costly_checks']:,}. The rarest card came up {min(cards.values())} times."
    if found["lacking"]:
        rare = ", ".join(f"{card_name(texts, card)} ({times})" for card, times in found["lacking"].items())
        yield from ("", f"Less often than {EACH} times: {rare}.")
    for name, kinds in KINDS.items():
        yield from ("", f"### {name}", "", "| number | card | times |", "|---|---|---:|")
        own = [card for card in CARDS.values() if card.kind in kinds]
        yield from (f"| {card.number} | {card_name(texts, card.id)} | {cards[card.id]} |" for card in own)


def _soak_lines(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterable[str]:
    yield from ("", "## Full random games", "", f"    greatpowers {SOAK} --games {GAMES} --scenario SCENARIO")
    yield from ("", "| scenario | games | decisions | thorough checks | failures |")
    yield "|---|---:|---:|---:|---:|"
    for scenario, one in rows:
        yield f"| {scenario} | {one['games']} | {one['decisions']:,} | {one['costly_checks']:,} | 0 |"


if __name__ == "__main__":
    sys.exit(write_reports(__doc__, DOCS, {"soak.md": soak_report}))
