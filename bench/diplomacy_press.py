"""What talk is worth in Diplomacy: pairs among the silent, liars, beggars, flatterers, seven talkers.

    python bench/diplomacy_press.py pairs --games 350
    python bench/diplomacy_press.py kept --games 70
    python bench/diplomacy_press.py lawful --letters 10000

Every comparison plays the same seeds with and without letters; differences are told with 95 % intervals.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from greatpowers.bots.arena import GameOutcome, GameTask, play_game
from greatpowers.engine.match import Match, Question
from greatpowers.games.diplomacy.bots import SPEAKERS
from greatpowers.games.diplomacy.bots.regular.player import RegularPlayer
from greatpowers.games.diplomacy.bots.talker.history import history_of
from greatpowers.games.diplomacy.bots.talker.judging import verdicts
from greatpowers.games.diplomacy.bots.talker.keeping import bonds_for_orders
from greatpowers.games.diplomacy.bots.talker.speaker import Speaker
from greatpowers.games.diplomacy.bots.talker.trust import Point, Trust
from greatpowers.games.diplomacy.press.arrangements import Given
from greatpowers.games.diplomacy.press.chronicle import Chronicle, chronicle_of
from greatpowers.games.diplomacy.press.ledger import Ledger
from greatpowers.games.diplomacy.press.verdicts import BROKEN, KEPT, VOID, Verdict
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.rules.moving import ChooseOrders
from greatpowers.games.diplomacy.state.orders import Order, Orders
from greatpowers.games.diplomacy.state.state import State
from greatpowers.games.diplomacy.state.view import View

TABLE = "greatpowers.games.table:find_game"
PAIRS = tuple(itertools.combinations(POWERS, 2))


class Game:
    """One game that was played, with its letters."""

    def __init__(self, levels: Mapping[str, str], seed: str, talk: bool, last_year: int) -> None:
        self.match: Match | None = None
        self.levels = levels
        task = GameTask(TABLE, "diplomacy", "seven", {"last_year": last_year}, levels, seed, talk=talk)
        self.outcome: GameOutcome = play_game(task, self._look)
        if self.outcome.error:
            sys.exit(self.outcome.error)

    def _look(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        assert self.match is not None
        assert isinstance(self.match.state, State)
        return self.match.state

    def share(self, seats: tuple[str, ...]) -> float:
        return sum(self.outcome.scores[seat] for seat in seats)


def interval(values: list[float]) -> str:
    mean = statistics.fmean(values)
    spread = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{mean:+.4f} ({mean - spread:+.4f} to {mean + spread:+.4f}), {len(values)} games"


def seeds(games: int, seed: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Every pair of powers equally often."""
    for number in range(games):
        yield PAIRS[number % len(PAIRS)], f"{seed}/{number}"


def pairs(options: argparse.Namespace) -> None:
    """A pair of talkers among five silent ones, against the same two silent."""
    gained, with_talk, without = [], [], []
    for pair, seed in seeds(options.games, options.seed):
        levels = {power: options.level if power in pair else "mute" for power in POWERS}
        talking = Game(levels, seed, True, options.year).share(pair)
        silent = Game(levels, seed, False, options.year).share(pair)
        with_talk.append(talking)
        without.append(silent)
        gained.append(talking - silent)
        note(options, {"pair": pair, "seed": seed, "talking": talking, "silent": silent})
    print("with letters   ", interval(with_talk))
    print("without        ", interval(without))
    print("difference     ", interval(gained))


def note(options: argparse.Namespace, line: Mapping[str, object]) -> None:
    if options.log:
        with Path(options.log).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def kept(options: argparse.Namespace) -> None:
    """Seven talkers of known temper: words kept and broken, letters a phase and power."""
    found: Counter[tuple[str, str, str]] = Counter()
    letters = phases = most = 0
    for number in range(options.games):
        levels = {power: TEMPERS[(place + number) % 3] for place, power in enumerate(POWERS)}
        game = Game(levels, f"{options.seed}/{number}", True, options.year)
        for seat, temper in levels.items():
            for verdict in judged(game, seat):
                if verdict.promise.by == seat:
                    kind = "order" if isinstance(verdict.promise.what, Given) else "peace"
                    found[temper, kind, verdict.outcome] += 1
        written = Counter((letter.phase, letter.sender) for letter in game.state.press)
        letters += len(game.state.press)
        phases += len(past_of(game)) * len(POWERS)
        most = max(most, *written.values())
        note(options, {"number": number, "found": {" ".join(key): n for key, n in found.items()}})
    for temper in TEMPERS:
        for kind in ("order", "peace"):
            good, bad = found[temper, kind, KEPT], found[temper, kind, BROKEN]
            print(f"{temper:8} {kind:6} kept {good}, broken {bad}, void {found[temper, kind, VOID]}", end=" ")
            print(f"{good / max(1, good + bad):.1%} ({wilson(good, good + bad)})")
    print(f"letters a phase and power: {letters / phases:.2f} on average, {most} at most")


def past_of(game: Game) -> Chronicle:
    assert game.match is not None
    return chronicle_of(game.match.events(None))


def judged(game: Game, seat: str) -> list[Verdict]:
    """What became of all promises a seat knows of."""
    assert game.match is not None
    view = game.match.view(seat)
    history = history_of(view, past_of(game))
    return verdicts(history, Ledger(view.press, view.powers).standings, seat)


def wilson(good: int, total: int) -> str:
    if not total:
        return "none"
    share, z = good / total, 1.96
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    spread = z / (1 + z * z / total) * (share * (1 - share) / total + z * z / (4 * total * total)) ** 0.5
    return f"{middle - spread:.1%} to {middle + spread:.1%}"


class Counted(Speaker):
    """A talker that notes how often it counts on help of one seat that broke two words."""

    liar = ""
    plans = 0
    counting = 0

    def decide(self, view: View, question: Question, past: Chronicle) -> Orders:
        answer = super().decide(view, question, past)
        if isinstance(question.choice, ChooseOrders):
            council = self.council(view, past)
            if len(council.trust.broken_by(self.liar)) >= 2:
                Counted.plans += 1
                bonds, _ = bonds_for_orders(council)
                theirs = [
                    p.what.order for p in council.promises if p.by == self.liar and isinstance(p.what, Given)
                ]
                Counted.counting += any(
                    (order.other_province, target(order)) in bonds.helped for order in theirs
                )
        return answer


def target(order: Order) -> int:
    return order.target_province if order.target_province >= 0 else order.other_province


def liar(options: argparse.Namespace) -> None:
    """A liar and a talker among five silent ones, against the talker silent."""
    gained = []
    assert isinstance(SPEAKERS, dict)
    speakers = SPEAKERS
    for (one, other), seed in seeds(options.games, options.seed):
        Counted.liar = other
        speakers["regular"] = lambda seed: Counted(seed, RegularPlayer(seed))
        levels = dict.fromkeys(POWERS, "mute") | {one: "regular", other: "liar"}
        talking = Game(levels, seed, True, options.year).share((one,))
        silent = Game(levels, seed, False, options.year).share((one,))
        gained.append(talking - silent)
        note(options, {"seats": (one, other), "seed": seed, "talking": talking, "silent": silent,
                       "plans": Counted.plans, "counting": Counted.counting})  # fmt: skip
    print("talker beside a liar, with letters less without:", interval(gained))
    print(f"plans after two broken words: {Counted.plans}, with help of the liar: {Counted.counting}")


def beggar(options: argparse.Namespace) -> None:
    """Six talkers and one that asks for their centres."""
    asked = given = 0
    for number in range(options.games):
        begging = POWERS[number % len(POWERS)]
        levels = {power: "beggar" if power == begging else "regular" for power in POWERS}
        game = Game(levels, f"{options.seed}/{number}", True, options.year)
        for letter in game.state.press:
            asked += letter.sender == begging and letter.meaning.startswith("propose")
            given += begging in letter.to and letter.meaning.startswith("accept")
    print(f"centres asked for: {asked}, promised: {given}")


def cartel(options: argparse.Namespace) -> None:
    """Seven talkers against seven silent: how games end."""
    for talk in (False, True):
        kinds: Counter[str] = Counter()
        years = []
        for number in range(options.games):
            game = Game(dict.fromkeys(POWERS, "regular"), f"{options.seed}/{number}", talk, options.year)
            kinds[str(game.outcome.kind)] += 1
            years.append(game.state.year)
            note(
                options, {"number": number, "talk": talk, "kind": game.outcome.kind, "year": game.state.year}
            )
        wins = kinds["win"]
        print("talking" if talk else "silent ", dict(kinds), wilson(wins, options.games), "won;", end=" ")
        print(f"last year {statistics.fmean(years):.1f} on average")


def lawful(options: argparse.Namespace) -> None:
    """Letters of seven talkers; one that the rules refuse would end its game with an error."""
    letters = proposals = games = 0
    while letters < options.letters:
        game = Game(dict.fromkeys(POWERS, options.level), f"{options.seed}/{games}", True, options.year)
        games += 1
        letters += len(game.state.press)
        proposals += sum(one.meaning.startswith(("propose", "counter")) for one in game.state.press)
        note(options, {"games": games, "letters": letters, "proposals": proposals})
    print(f"{letters} letters in {games} games, {proposals} of them proposals; none refused")


def trust(options: argparse.Namespace) -> None:
    """The trust of one seat in all others over a game, as a drawing."""
    levels = dict.fromkeys(POWERS, "regular") | {"Germany": "liar", "Russia": "bold", "England": "loyal"}
    game = Game(levels, options.seed, True, options.year)
    assert game.match is not None
    view = game.match.view("France")
    history = history_of(view, past_of(game))
    curve = Trust(history, Ledger(view.press, view.powers).standings, "France").curve
    drawn = drawing(curve, [past.phase for past in history.pasts], levels)
    Path(options.picture).write_text(drawn, encoding="utf-8")


def drawing(curve: list[Point], phases: list[str], levels: Mapping[str, str]) -> str:
    """Words believed, from 0 to 1, phase by phase: one line a seat."""
    step = (WIDTH - LEFT - RIGHT) / max(1, len(phases) - 1)
    title = "How far France believes the others: words kept against words broken"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + 60}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT + 60}" fill="#fffdf8"/>',
        label(LEFT, 14, title),
    ]
    for tenth in range(0, 11, 2):
        y = TOP + (1 - tenth / 10) * HEIGHT
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(label(LEFT - 8, y + 4, f"{tenth / 10:.1f}", anchor="end"))
    for number, phase in enumerate(phases):
        if phase[0] == "S" and int(phase[1:5]) % 2:
            parts.append(label(LEFT + number * step, TOP + HEIGHT + 18, phase[1:5], anchor="middle"))
    ends: list[tuple[float, str]] = []
    for seat in POWERS:
        words = [point.words for point in curve if point.seat == seat]
        if words:
            places = [(LEFT + n * step, TOP + (1 - word) * HEIGHT) for n, word in enumerate(words)]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            colour = COLOURS[seat]
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            ends.append((places[-1][1], seat))
    last = 0.0
    for y, seat in sorted(ends):
        last = max(y, last + 15)
        name = seat if levels[seat] == "regular" else f"{seat} ({levels[seat]})"
        parts.append(label(WIDTH - RIGHT + 6, last + 4, name, fill=COLOURS[seat]))
    return "\n".join([*parts, "</svg>", ""])


def label(x: float, y: float, text: str, anchor: str = "start", fill: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{text}</text>'


#: Of the drawing.
WIDTH, HEIGHT, LEFT, RIGHT, TOP = 860, 320, 46, 130, 26
COLOURS = {
    "Austria": "#b03a2e", "England": "#1f4e9c", "France": "#4aa3df", "Germany": "#555555",
    "Italy": "#2e8b57", "Russia": "#8e44ad", "Turkey": "#c98a00",
}  # fmt: skip
TEMPERS = ("loyal", "careful", "bold")
WHAT = {one.__name__: one for one in (pairs, kept, liar, beggar, cartel, lawful, trust)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=sorted(WHAT))
    parser.add_argument("--games", type=int, default=21)
    parser.add_argument("--seed", default="1920")
    parser.add_argument("--year", type=int, default=1920)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--letters", type=int, default=10_000, help="how many for `lawful`")
    parser.add_argument("--picture", default="docs/diplomacy/trust.svg", help="where `trust` draws")
    parser.add_argument("--log", default="", help="a file that gets a line a game")
    options = parser.parse_args()
    WHAT[options.what](options)


if __name__ == "__main__":
    main()
