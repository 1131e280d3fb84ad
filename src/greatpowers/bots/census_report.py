"""A census as a table: what happened how often in each scenario, what never did and why that is so."""

from __future__ import annotations

import importlib.resources
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ..engine.game import Game
from .census import CensusReport
from .declared import CATEGORIES, declared

#: What the lists of a report are headed with.
_HEADS = {
    "event": "Events",
    "asked": "Questions asked",
    "answered": "Questions answered, by a player or because there was one answer",
    "step": "Steps of procedures",
    "card": "Uses of cards",
    "reason": "Reasons: refusals, warnings and what became of orders",
}
_ROW = re.compile(r"\| `(.+?)` \| ([\d,]+) \|")


@dataclass(frozen=True, slots=True)
class Census:
    """Many games counted together."""

    #: Every kind the code declares.
    declared: Sequence[str]
    #: Scenario -> kind -> times.
    by_scenario: Mapping[str, Mapping[str, int]]
    #: Why some kinds never happen, or seldom.
    reasons: Mapping[str, str] = field(default_factory=dict)
    #: Those that happen seldom: their reasons hold whether a run sees them or not.
    rare: Collection[str] = ()

    @property
    def times(self) -> dict[str, int]:
        """How often every declared kind came up in all."""
        found = Counter[str]()
        for times in self.by_scenario.values():
            found.update(times)
        return {kind: found[kind] for kind in self.declared}

    @property
    def never(self) -> list[str]:
        return [kind for kind, times in self.times.items() if not times]

    @property
    def unexplained(self) -> list[str]:
        """What never happened without a reason."""
        return [kind for kind in self.never if kind not in self.reasons]

    @property
    def outdated(self) -> list[str]:
        """Reasons for what does happen and is not said to be rare, or is not declared any more."""
        held = {*self.never, *(kind for kind in self.rare if kind in self.declared)}
        return [kind for kind in self.reasons if kind not in held]


def census_of(game: Game, reports: Sequence[CensusReport]) -> Census:
    """The games of a run, scenarios in the order of the game."""
    by_scenario = {scenario.id: Counter[str]() for scenario in game.scenarios}
    for report in reports:
        by_scenario[report.task.scenario].update(report.times)
    played = {name: times for name, times in by_scenario.items() if times}
    never, rare = reasons_of(game)
    return Census(declared(game), played, never | rare, tuple(rare))


def reasons_of(game: Game) -> tuple[dict[str, str], dict[str, str]]:
    """Why some kinds never happen and others seldom, as the game's `data/census.toml` says; nothing if there
    is none."""
    package = type(game).__module__.rpartition(".")[0]
    file = importlib.resources.files(package) / "data" / "census.toml" if package else None
    if file is None or not file.is_file():
        return {}, {}
    return read_reasons(file.read_text(encoding="utf-8"))


class _Reason(msgspec.Struct, frozen=True):
    """One reason, with the kinds it holds for."""

    kinds: tuple[str, ...]
    reason: str


class _Reasons(msgspec.Struct, frozen=True):
    """Entries `[[never]]` and `[[rare]]`."""

    never: tuple[_Reason, ...] = ()
    rare: tuple[_Reason, ...] = ()


def read_reasons(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """Kind -> reason, for what never happens and for what seldom does."""
    document = msgspec.convert(tomllib.loads(text), _Reasons)
    never, rare = _by_kind(document.never), _by_kind(document.rare)
    assert not never.keys() & rare.keys(), f"two reasons for {sorted(never.keys() & rare.keys())}"
    return never, rare


def _by_kind(entries: Sequence[_Reason]) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in entries:
        for kind in entry.kinds:
            assert kind not in found, f"two reasons for {kind}"
            found[kind] = " ".join(entry.reason.split())
    return found


def report_text(census: Census, command: str, games: Mapping[str, int]) -> str:
    """The whole census in Markdown; `games` says how many each kind of player played."""
    total = census.times
    seen = sum(1 for times in total.values() if times)
    played = ", ".join(f"{count:,} by `{player}`" for player, count in games.items())
    lines = [
        "# Census: what happens in whole games",
        "",
        f"    {command}",
        "",
        "The same command counts the same on any machine and with any number of workers. Whole games are",
        "played over all scenarios and drawn options by chance, by random play that prefers events and by",
        "Regulars; answers that are mostly not allowed are tried on the way. A rule that never happens is",
        "not done or not needed: what the code declares and no game has seen stands first, with the reason.",
        "",
        f"Games: {played}. Kinds declared: {len(total)}; seen: {seen}; never: {len(census.never)}.",
        "",
        "## Never",
        "",
    ]
    lines += _never(census) or ["Nothing."]
    for category in CATEGORIES:
        lines += _table(census, total, category)
    return "\n".join(lines) + "\n"


def _never(census: Census) -> list[str]:
    """What never happened, gathered under the reasons."""
    by_reason: dict[str, list[str]] = {}
    for kind in census.never:
        by_reason.setdefault(census.reasons.get(kind, "No reason is written down."), []).append(kind)
    lines = []
    for reason, kinds in by_reason.items():
        lines += [f"- {reason}"] + [f"  - `{kind}`" for kind in kinds]
    return lines


def _table(census: Census, total: Mapping[str, int], category: str) -> list[str]:
    """How often the kinds of one category came up, in all and in each scenario."""
    kinds = [kind for kind in census.declared if kind.split()[0] == category and total[kind]]
    if not kinds:
        return []
    scenarios = list(census.by_scenario)
    lines = ["", f"## {_HEADS[category]}", ""]
    lines.append("| " + " | ".join(["kind", "times", *scenarios]) + " |")
    lines.append("|---|" + "---:|" * (1 + len(scenarios)))
    for kind in kinds:
        numbers = [total[kind], *(times.get(kind, 0) for times in census.by_scenario.values())]
        lines.append(f"| `{kind}` | " + " | ".join(f"{number:,}" for number in numbers) + " |")
    return lines


def seen_in(report: str) -> dict[str, int]:
    """What a written report says came up, and how often."""
    return {name: int(times.replace(",", "")) for name, times in _ROW.findall(report)}


def as_data(census: Census) -> dict[str, object]:
    """The census as plain data."""
    return {
        "declared": len(census.declared),
        "times": census.times,
        "scenarios": {
            name: {kind: times[kind] for kind in census.declared if times.get(kind)}
            for name, times in census.by_scenario.items()
        },
        "never": {kind: census.reasons.get(kind, "") for kind in census.never},
        "unexplained": census.unexplained,
        "outdated": census.outdated,
    }
