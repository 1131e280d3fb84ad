"""The evaluation of a game as Markdown: one section for the scenario, tables in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..games.shared.terminal import Terminal
from ..locale import Texts

NOTHING: Final = "–"
#: A part of what `bots.balance` found: plain values for JSON as well, whose shape its tests describe.
Found = Mapping[str, Any]


def report_of(found: Found, terminal: Terminal, texts: Texts, command: str) -> str:
    """The section of one scenario, with the command that makes it again."""
    return "\n".join(_Report(found, terminal, texts).lines(command)) + "\n"


class _Report:
    """What `bots.evaluation` found, being worded."""

    def __init__(self, found: Found, terminal: Terminal, texts: Texts) -> None:
        self.found = found
        self.terminal = terminal
        self.texts = texts

    def lines(self, command: str) -> Iterable[str]:
        scenario = self.terminal.scenario_name(self.texts, self.found["scenario"])
        players = [self.texts.format(f"cli-level-{level}") for level in self.found["players"]]
        yield f"## {self.terminal.title(self.texts)}: {scenario}"
        yield from ("", f"    {command}", "")
        counts = {name: self.found[name] for name in ("games", "errors")}
        yield self._say("about", players=self.texts.list_of(players), **counts)
        yield from self._section("balance", self._balance())
        yield from self._section("ends", self._ends())
        yield from self._section("length", self._length())
        yield from self._section("by-turn", self._by_turn())
        if self.found["counts"]:
            yield from self._section("counts", self._counts())
            yield from self._section("once", self._once())
        if self.found["bids"]:
            yield from self._section("bids", self._bids())

    def _say(self, message: str, **params: str | int) -> str:
        return self.texts.format(f"cli-evaluate-{message}", **params)

    def _section(self, head: str, table: Iterable[str]) -> Iterable[str]:
        yield from ("", f"### {self._say(head)}", "")
        yield from table

    def _seat(self, seat: str) -> str:
        return self.terminal.seat_name(self.texts, seat)

    def _balance(self) -> Iterable[str]:
        interval = self.texts.format("cli-arena-interval")
        arena = [self.texts.format(f"cli-arena-{name}") for name in ("wins", "draws")]
        share, score = self._say("share"), self.texts.format("cli-arena-score")
        rows = [
            (self._seat(seat), str(one["wins"]), str(one["draws"]), *_rate(one["won"]), *_share(one["score"]))
            for seat, one in self.found["seats"].items()
        ]
        return table_of((self._say("seat"), *arena, share, interval, score, interval), rows)

    def _ends(self) -> Iterable[str]:
        heads = [self._say(name) for name in ("why", "winner", "games", "turn-of-end")]
        rows = []
        for end in self.found["ends"]:
            winners = self.texts.list_of(self._seat(seat) for seat in end["winners"])
            mean = f"{end['turns']['mean']:.1f}"
            rows.append(
                (self.texts.format(end["why"]), winners or self._say("nobody"), str(end["games"]), mean)
            )
        return table_of(heads, rows)

    def _length(self) -> Iterable[str]:
        named = [(self._say(name), self.found[name]) for name in ("turns", "decisions")]
        final = [(self._say("final", what=self._measure(name)), one) for name, one in self._final()]
        heads = ("", self._say("mean"), self.texts.format("cli-arena-interval"))
        extremes = [self._say(name) for name in ("median", "lowest", "highest")]
        rows = [
            (
                label,
                _number(one["mean"]),
                _interval(one["ci95"]),
                _whole(one["median"]),
                _whole(one["lowest"]),
                _whole(one["highest"]),
            )
            for label, one in [*named, *final]
        ]
        return table_of((*heads, *extremes), rows)

    def _final(self) -> Iterable[tuple[str, Found]]:
        final: Mapping[str, Found] = self.found["final"]
        return final.items()

    def _measure(self, name: str) -> str:
        """What is counted: something of a seat, or a track of the game."""
        return self._seat(name) if name in self.found["seats"] else self.texts.format(f"cli-measure-{name}")

    def _by_turn(self) -> Iterable[str]:
        names = list(self.found["final"])
        heads = [self._say("turn"), self._say("games"), *map(self._measure, names)]
        rows = [
            (
                str(row["turn"]),
                str(row["games"]),
                *(_with_interval(row["points"].get(name)) for name in names),
            )
            for row in self.found["by_turn"]
        ]
        return table_of(heads, rows)

    def _counts(self) -> Iterable[str]:
        """What is a seat's own, a row each, seat beside seat."""
        seats = list(self.found["seats"])
        rows: dict[str, dict[str, Found]] = {}
        for name, mean in self.found["counts"].items():
            what, dot, seat = name.rpartition(".")
            if dot and seat in seats:
                rows.setdefault(what, {})[seat] = mean
        heads = (self._say("count"), *map(self._seat, seats))
        return table_of(
            heads,
            (
                (self.terminal.count_name(self.texts, what), *(_with_interval(found.get(s)) for s in seats))
                for what, found in rows.items()
            ),
        )

    def _once(self) -> Iterable[str]:
        """Single things, such as a card or a space: in how many games they came up, and the mean of those."""
        heads = [self._say(name) for name in ("count", "games", "mean")]
        rows = [
            (self.terminal.count_name(self.texts, name), str(mean["count"]), _number(mean["mean"]))
            for name, mean in self.found["counts"].items()
            if ":" in name
        ]
        return table_of(heads, rows)

    def _bids(self) -> Iterable[str]:
        """What the first seat would have scored for what it had ceded, and where the game is even."""
        seat = self._seat(next(iter(self.found["seats"])))
        even = self.found["even_bid"]
        yield self._say("no-even") if even is None else self._say("even", seat=seat, points=f"{even:g}")
        yield ""
        score, interval = self.texts.format("cli-arena-score"), self.texts.format("cli-arena-interval")
        rows = [(str(row["bid"]), *_share(row["score"])) for row in self.found["bids"]]
        yield from table_of((self._say("bid", seat=seat), score, interval), rows)


def table_of(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterable[str]:
    """A table; the first column holds words, the others numbers."""
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'---:|' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _rate(estimate: Found) -> tuple[str, str]:
    low, high = estimate["ci95"]
    return f"{estimate['value']:.0%}", f"{low:.0%}–{high:.0%}"


def _share(estimate: Found) -> tuple[str, str]:
    low, high = estimate["ci95"]
    return f"{estimate['value']:.3f}", f"{low:.3f}–{high:.3f}"


def _number(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.1f}"


def _whole(value: float | None) -> str:
    return NOTHING if value is None else f"{value:g}"


def _interval(interval: Sequence[float] | None) -> str:
    """Below zero a dash between the ends would be read as a sign."""
    if interval is None:
        return NOTHING
    low, high = interval
    return f"{low:.1f} … {high:.1f}" if low < 0 else f"{low:.1f}–{high:.1f}"


def _with_interval(mean: Found | None) -> str:
    if mean is None:
        return NOTHING
    shown = _number(mean["mean"])
    return shown if mean["ci95"] is None else f"{shown} ({_interval(mean['ci95'])})"
