"""`tune`: better weights for a level, found by self-play and kept only if they are shown to be stronger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from ..bots.arena import arena_tasks
from ..bots.strength.pairs import pair_scores, paired_tasks
from ..bots.strength.sprt import Sprt
from ..bots.tasks import run_tasks
from ..bots.tuning.evolving import evolved
from ..bots.tuning.features import FeatureGame, play_features
from ..bots.tuning.start import started
from ..bots.weights import MARK, flat, package_of, short_name, text_of, with_numbers
from ..engine.errors import OptionError
from ..games.table import find_game
from ..locale import Texts
from .arguments import Count
from .comparing import Comparison, compare, read_sprt, tell_comparison
from .files import write_atomically
from .keeping import KeptGames
from .language import Language, spoken_language
from .output import make_console, progress_bar
from .playing import TABLE, Hall, hall


def tune(
    game: str,
    level: str,
    /,
    *,
    log: Path,
    write: Path,
    weights: str = "",
    scenario: str = "",
    games: Count = 40,
    generations: Count = 10,
    pairs: Count = 6,
    sprt: str = "0,20",
    most: Count = 400,
    seed: str = "1",
    workers: Count = 1,
    ray: str | None = None,
    language: Language | None = None,
) -> int:
    """Find better weights for a level of bots by self-play.

    Games of the level against itself tell a regression where to begin. From there a search by evolution lets
    candidates play the level as it is. What it ends with is written only if a test on other games shows it to
    be stronger. Run again with the same file it goes on where it was interrupted.

    Parameters
    ----------
    game
        The game, such as paths-of-glory.
    level
        The level, such as regular.
    log
        A file that keeps every game as a line of JSON, and beside it one for the positions.
    write
        Where the new weights go, if there are any.
    weights
        Names of weights separated by commas, such as front.own_open; default those that the game's judgement
        is linear in.
    scenario
        The scenario; default the first of the game.
    games
        Games for the regression.
    generations
        Generations of the search.
    pairs
        Pairs of games that each candidate plays.
    sprt
        Two Elo differences that the last test decides between.
    most
        Games of the last test at most.
    seed
        Seed of the whole run.
    workers
        How many processes play.
    ray
        Play on a cluster of Ray at this address, or `local`.
    language
        Language of what is told; default from LANG.
    """
    texts = Texts(spoken_language(language))
    test = read_sprt(sprt)
    with hall(workers, log, ray) as place:
        bench = _Bench(game, level, scenario, seed, place, texts)
        rows = bench.rows(games)
        centre = bench.chosen(weights, rows)
        start = started([row for one in rows for row in one.rows], centre)
        best = evolved(
            start,
            centre,
            lambda generation, candidates: bench.fitness(generation, candidates, pairs, generations),
            generations=generations,
            seed=1 + sum(map(ord, seed)),
        )
        found = bench.tested(best, test, most)
    text = with_numbers(bench.text, best)
    code = tell_comparison(found, texts, json=False)
    if found["verdict"] == "stronger":
        write_atomically(write, text.encode())
        make_console().print(texts.format("cli-tune-written", file=str(write)))
    else:
        make_console().print(texts.format("cli-tune-kept"))
    return code


@dataclass(frozen=True, slots=True)
class _Bench:
    """A level being worked on."""

    game: str
    level: str
    scenario: str
    seed: str
    place: Hall
    texts: Texts

    @property
    def text(self) -> str:
        """The weights of the level as they are."""
        levels = find_game(self.game).bots()
        if self.level not in levels:
            raise OptionError(
                f"{self.game} has no players of level {self.level!r}; known: {', '.join(levels)}"
            )
        return text_of(package_of(levels[self.level]))

    def rows(self, games: int) -> list[FeatureGame]:
        """Positions of so many games of the level against itself, all but the missing ones from the file."""
        seed = f"{self.seed}/features"
        tasks = arena_tasks(TABLE, self.game, [self.level], games, scenario=self.scenario, seed=seed)
        assert self.place.log is not None
        file = self.place.log.with_suffix(".features.jsonl")
        kept = KeptGames(file, FeatureGame, lambda found: found.task)
        known, left = kept.sorted_out(tasks)
        with progress_bar(self.texts.format("cli-tune-features"), len(left)) as advance:

            def note(found: FeatureGame) -> None:
                if found.rows:
                    kept.add(found)
                advance()

            place = self.place
            played = run_tasks(play_features, left, place.workers, note, cluster=place.cluster)
        return [*known, *played]

    def chosen(self, names: str, rows: Sequence[FeatureGame]) -> dict[str, float]:
        """The weights that are searched for, as they are now."""
        numbers = flat(self.text)
        wanted = [name.strip() for name in names.split(",") if name.strip()] or [
            name for name in numbers if any(name in row.features for one in rows for row in one.rows)
        ]
        if missing := [name for name in wanted if numbers.get(name, 0) <= 0]:
            raise OptionError(f"no weights above 0: {', '.join(missing)}")
        if not wanted:
            raise OptionError("name the weights to tune: --weights")
        return {name: numbers[name] for name in wanted}

    def fitness(
        self, generation: int, candidates: Sequence[Mapping[str, float]], pairs: int, generations: int
    ) -> list[float]:
        """What each candidate scores against the level as it is; all of a generation on the same seeds."""
        label = self.texts.format("cli-tune-generation", number=generation + 1, of=generations)
        with progress_bar(label, len(candidates)) as advance:
            scores = []
            for numbers in candidates:
                scores.append(self._score(numbers, pairs, f"{self.seed}/generation {generation}"))
                advance()
        return scores

    def _score(self, numbers: Mapping[str, float], pairs: int, seed: str) -> float:
        name, own = self._named(numbers)
        levels = [name, self.level]
        tasks = paired_tasks(
            TABLE, self.game, levels, pairs, scenario=self.scenario, seed=seed, weights={name: own}
        )
        records = self.place.play(tasks, lambda _: None)
        return fmean(pair_scores(records, name) or [0.0])

    def tested(self, numbers: Mapping[str, float], test: Sprt, most: int) -> Comparison:
        """The candidate against the level as it is, on seeds that nothing was tuned on."""
        name, own = self._named(numbers)
        levels = [name, self.level]
        tasks = paired_tasks(
            TABLE, self.game, levels, (most + 1) // 2,
            scenario=self.scenario, seed=f"{self.seed}/test", weights={name: own},
        )  # fmt: skip
        return compare(tasks, levels, test, self.place, self.texts)

    def _named(self, numbers: Mapping[str, float]) -> tuple[str, str]:
        text = with_numbers(self.text, numbers)
        return f"{self.level}{MARK}{short_name(text)}", text
