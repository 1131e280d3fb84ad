"""Run the soaks and evaluations of Paths of Glory and write docs/paths-of-glory/soak.md and evaluation.md.

Run it after rules, cards or players changed: `python tools/study_paths_of_glory.py FOLDER`. Finished games
are kept in the folder, so it can be stopped at any time and goes on when it is started again; after a change
begin with an empty folder. `--minutes 4` stops it by itself. A document is written once all its games are
played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from study_runs import Runs, write_reports

from greatpowers.games.paths_of_glory.words.wording import card_name
from greatpowers.locale import Texts

DOCS: Final = Path(__file__).parents[1] / "docs" / "paths-of-glory"
SCENARIOS: Final = ("campaign", "historical", "limited", "introductory")
EACH: Final = 50
SOAK: Final = "soak paths-of-glory --seed 1914"
COVER: Final = (
    f"{SOAK} --games 600 --scenario campaign --option edition=2018 --option solo=no "
    f"--option optional_cards=all --prefer events --each {EACH}"
)
#: What is told of a soak, and its options.
VARIANTS: Final = {
    "2018, all optional cards": "--option edition=2018 --option solo=no --option optional_cards=all",
    "2018, no optional cards": "--option edition=2018 --option solo=no --option optional_cards=none",
    "2010": "--option edition=2010 --option solo=no",
}
SOAKS: Final = {
    **{
        (scenario, told): f"{SOAK} --games 300 --scenario {scenario} {options}"
        for told, options in VARIANTS.items()
        for scenario in SCENARIOS
    },
    ("all in turn", "both, solo"): f"{SOAK} --games 300 --option solo=yes",
}
EVALUATIONS: Final = (
    "evaluate paths-of-glory --players regular,regular --games 5 --scenario historical --seed 1914",
)
ABOUT_SOAKS: Final = """# Soaks: random games with every invariant checked

Made by `python tools/study_paths_of_glory.py FOLDER`, which runs the commands below. The same command plays
the same games on any machine and with any number of workers; the first failure would end it. The invariants
of the game are checked after every decision, its replay at the end; at one decision in a hundred it is saved
and loaded, copied, shuffled behind the back of every seat, explained, imagined from a view and taken back.
"""
ABOUT_CARDS: Final = """\
Random play that prefers events, combat cards included, until every card has come up so often. It steers: it
keeps cards whose event is still to come, holds back those that would close others, seeks battles that suit
the cards held, and lets Russia give way. Every decision is one of the options the rules offer.
"""
ABOUT_EVALUATION: Final = """# Evaluation: what games between bots say about Paths of Glory

Made by `python tools/study_paths_of_glory.py FOLDER --only evaluation.md`, which runs the commands below.
The games are in `games/regular-historical.jsonl`; named like the command in FOLDER they are not played again.
The regular plays both sides; every game has its own seed, and peace terms are off. The Central Powers win
automatically at 20 victory points, the Allies at 0. Rates have Wilson's intervals, means Student's. A row of
a turn counts the games that reached its end. How far the lines moved is told by the most spaces of a nation
that the enemy held at once. A bid counts where points decide, never in automatic victories [5.6.1]: the last
table says what the games would have come to. It tells how this player plays, not how balanced the game is
among masters.
"""


def soak_report(runs: Runs) -> str | None:
    """The document of the soaks."""
    cover = runs.ran(COVER, ["--json"])
    rows = []
    for (scenario, told), words in SOAKS.items():
        answer = runs.ran(words, ["--json"])
        if answer is not None:
            rows.append((scenario, told, msgspec.json.decode(answer)))
    if cover is None or len(rows) < len(SOAKS):
        return None
    return "\n".join([*_cover_lines(msgspec.json.decode(cover)), *_soak_lines(rows)]) + "\n"


def _cover_lines(found: dict[str, Any]) -> Iterable[str]:
    texts, cards = Texts("en"), found["cards"]
    yield ABOUT_SOAKS
    yield from ("## Every card as an event", "", f"    greatpowers {COVER}", "", ABOUT_CARDS)
    yield f"Games: {found['games']}. Decisions: {found['decisions']:,}. Failures: 0."
    yield f"Thorough checks: {found['costly_checks']:,}. The rarest card came up {min(cards.values())} times."
    for side, name in (("ap", "Allied Powers"), ("cp", "Central Powers")):
        yield from ("", f"### {name}", "", "| card | name | times |", "|---|---|---:|")
        own = [card for card in cards if card.startswith(side)]
        yield from (f"| {card} | {card_name(texts, card)} | {cards[card]} |" for card in own)


def _soak_lines(rows: Iterable[tuple[str, str, dict[str, Any]]]) -> Iterable[str]:
    yield from ("", "## Full random games", "")
    yield from (f"    greatpowers {SOAK} --games 300 --scenario SCENARIO {o}" for o in VARIANTS.values())
    yield f"    greatpowers {SOAKS['all in turn', 'both, solo']}"
    yield from ("", "| scenario | edition | games | decisions | thorough checks | failures |")
    yield "|---|---|---:|---:|---:|---:|"
    for scenario, told, one in rows:
        figures = f"{one['games']} | {one['decisions']:,} | {one['costly_checks']:,}"
        yield f"| {scenario} | {told} | {figures} | 0 |"


def evaluation_report(runs: Runs) -> str | None:
    """The document of the evaluation."""
    sections = [runs.ran(words, ["--language", "en"]) for words in EVALUATIONS]
    if any(section is None for section in sections):
        return None
    return "\n".join([ABOUT_EVALUATION, *(section.decode() for section in sections if section is not None)])


if __name__ == "__main__":
    reports = {"soak.md": soak_report, "evaluation.md": evaluation_report}
    sys.exit(write_reports(__doc__, DOCS, reports))
