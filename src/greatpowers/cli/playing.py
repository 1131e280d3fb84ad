"""Games of bots for the commands that measure them: played here or on a cluster, timed, kept in a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..bots.arena import GameTask
from ..bots.cluster import Cluster, RayCluster
from ..bots.strength.records import GameRecord, play_record
from ..bots.tasks import run_tasks
from ..bots.weights import MARK, short_name
from ..locale import Texts
from .files import unusable
from .keeping import KeptGames
from .output import progress_bar

#: Where games are found, with packs.
TABLE = "greatpowers.cli.packs:game_with_pack"


def play_timed(task: GameTask) -> GameRecord:
    """A game with the processor time of its players."""
    return play_record(task, time.process_time)


@dataclass(frozen=True, slots=True)
class Hall:
    """Where games are played, and the file that keeps them."""

    workers: int = 1
    log: Path | None = None
    cluster: Cluster | None = None

    def play(
        self,
        tasks: Sequence[GameTask],
        note: Callable[[GameRecord], None],
        enough: Callable[[], bool] = lambda: False,
    ) -> list[GameRecord]:
        """Play what is not in the file yet; all games are noted, in the order of the tasks as far as they
        are new. Games that failed are not kept, so they are played again next time."""
        kept = KeptGames(self.log, GameRecord, lambda record: record.task(TABLE))
        known, left = kept.sorted_out(tasks)
        for record in known:
            note(record)

        def played(record: GameRecord) -> None:
            if not record.error:
                kept.add(record)
            note(record)

        if enough():
            return known
        cluster = self.cluster
        fresh = run_tasks(play_timed, left, self.workers, played, enough=enough, cluster=cluster)
        return sorted([*known, *fresh], key=lambda record: (record.seed, record.number))


@contextmanager
def hall(workers: int, log: Path | None, ray: str | None) -> Iterator[Hall]:
    """The hall that was asked for; a cluster is left again at the end."""
    if ray is None:
        yield Hall(workers, log)
        return
    cluster = RayCluster(ray)
    try:
        yield Hall(workers, log, cluster)
    finally:
        cluster.close()


def played(place: Hall, tasks: Sequence[GameTask], texts: Texts) -> list[GameRecord]:
    """The games, with a bar meanwhile that tells how far they are."""
    with progress_bar(texts.format("cli-arena-playing"), len(tasks)) as advance:
        return place.play(tasks, lambda _: advance())


def records_in(file: Path) -> list[GameRecord]:
    """All games in a file."""
    if not file.exists():
        raise unusable(str(file), FileNotFoundError(2, "No such file or directory"))
    return KeptGames(file, GameRecord, lambda record: record.task(TABLE)).all()


def named_levels(players: str) -> tuple[list[str], dict[str, str]]:
    """Levels separated by commas; `regular@FILE` is a regular that weighs by the numbers in a file, and goes
    by a short name of them."""
    levels, weights = [], {}
    for text in (part.strip() for part in players.split(",")):
        level, mark, file = text.partition(MARK)
        if mark:
            own = _text(Path(file))
            level = f"{level}{MARK}{short_name(own)}"
            weights[level] = own
        if level:
            levels.append(level)
    return levels, weights


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as problem:
        raise unusable(str(file), problem) from None
