"""Films of games: drawn a few pictures at a time by the desk's worker, kept on disk once the game is over."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...games.table import package_named
from ..contract import Language, Painter, Theme
from ..matches.history import History
from ..problems import Problem
from ..workers.pool import Workers, WorkFailed
from .packs import in_edition, parcel

if TYPE_CHECKING:
    from PIL.Image import Image

    from ...games.shared.maps.film import FilmForm, Scene

#: So many pictures are drawn before somebody else gets his turn.
_AT_A_TIME: Final = 6
_SECONDS: Final = 120.0
#: Who asks waits so long before he is told how far it is.
_PATIENCE: Final = 4.0
_MOST_WAITING: Final = 6
_MOST_REMEMBERED: Final = 6
_MOST_ON_DISK: Final = 200
#: Grows when films are drawn in another way: those on disk are then of no use.
_DRAWING: Final = "1"
_MAKING: Final = "making-"


class Wanted(NamedTuple):
    """A stretch of a game between two rows, as a seat may see it."""

    first: int
    last: int
    seat: str | None
    form: FilmForm
    language: Language
    theme: Theme


@dataclass(slots=True)
class Progress:
    """How many steps are done, of how many."""

    done: int
    of: int


@dataclass(slots=True)
class _Job:
    progress: Progress
    task: asyncio.Task[bytes] = field(init=False)


class Films:
    """Makes one film at a time and remembers the latest."""

    def __init__(self, workers: Workers, data: Path) -> None:
        self._workers = workers
        self._folder = data / "films"
        for left in self._folder.glob(f"{_MAKING}*"):  # by a house that was killed
            shutil.rmtree(left, ignore_errors=True)
        self._one_at_a_time = asyncio.Lock()
        self._jobs: dict[str, _Job] = {}
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def film(self, history: History, wanted: Wanted, may_begin: Callable[[], None]) -> bytes | Progress:
        """The film, or how far it is; `may_begin` raises if the asker has begun too many."""
        painting = package_named(history.about.game, history.about.pack).painter
        if painting is None:
            raise Problem(404, "no-picture", "there are no pictures of this game")
        key = _key(history, wanted)
        found = self._made.get(key) or self._on_disk(key, wanted)
        if found is not None:
            return found
        if key not in self._jobs:
            if len(self._jobs) >= _MOST_WAITING:
                raise Problem(503, "busy", "try again in a moment")
            may_begin()
            self._begin(key, history, wanted, painting())
        job = self._jobs[key]
        await asyncio.wait({job.task}, timeout=_PATIENCE)
        if not job.task.done():
            return job.progress
        try:
            return job.task.result()
        except WorkFailed:
            raise Problem(503, "busy", "try again in a moment") from None

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: str, history: History, wanted: Wanted, painter: Painter) -> None:
        from ...games.shared.maps.film import scenes

        chosen = scenes(painter.grains(history), wanted.first, wanted.last)
        if not chosen:
            raise Problem(404, "nothing-to-show", "there is nothing to show between these moments")
        job = _Job(Progress(0, len(chosen) + 1))
        job.task = asyncio.create_task(self._make(key, history, wanted, painter, chosen, job.progress))
        job.task.add_done_callback(lambda _: self._jobs.pop(key, None))
        self._jobs[key] = job

    async def _make(
        self,
        key: str,
        history: History,
        wanted: Wanted,
        painter: Painter,
        chosen: list[Scene],
        progress: Progress,
    ) -> bytes:
        async with self._one_at_a_time:
            self._folder.mkdir(parents=True, exist_ok=True)
            folder = tempfile.mkdtemp(prefix=_MAKING, dir=self._folder)
            try:
                made = await self._drawn(history, wanted, painter, chosen, progress, folder)
            finally:
                await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
        self._keep(key, history, wanted, made)
        return made

    async def _drawn(
        self,
        history: History,
        wanted: Wanted,
        painter: Painter,
        chosen: list[Scene],
        progress: Progress,
        folder: str,
    ) -> bytes:
        until, seat, language = chosen[-1].row, wanted.seat, wanted.language
        for start in range(0, len(chosen), _AT_A_TIME):
            pictures = []
            for scene in chosen[start : start + _AT_A_TIME]:
                pictures.append(painter.picture_of(history, scene.row, until, seat, language, scene.since))
                await asyncio.sleep(0)  # others have something to ask in the meantime
            size = painter.film_width
            await self._work(history, draw, painter.frame, pictures, wanted.theme, size, folder, start)
            progress.done = start + len(pictures)
        film: bytes = await self._work(history, bind, folder, wanted.form)
        return film

    async def _work(self, history: History, work: Callable[..., Any], *args: object) -> Any:
        """In a worker, which must know the pack before it can read the pictures."""
        about = history.about
        if about.pack is None:
            return await self._workers.run(_SECONDS, work, *args)
        return await self._workers.run(_SECONDS, in_edition, about.game, about.pack, parcel(work, *args))

    def _on_disk(self, key: str, wanted: Wanted) -> bytes | None:
        try:
            return self._path(key, wanted).read_bytes()
        except OSError:
            return None

    def _path(self, key: str, wanted: Wanted) -> Path:
        return self._folder / f"{key}.{wanted.form}"

    def _keep(self, key: str, history: History, wanted: Wanted, made: bytes) -> None:
        self._made[key] = made
        while len(self._made) > _MOST_REMEMBERED:
            self._made.popitem(last=False)
        if history.play.match.is_over:
            with suppress(OSError):
                self._path(key, wanted).write_bytes(made)
                self._tidy()

    def _tidy(self) -> None:
        """The oldest films go."""
        films = [path for path in self._folder.iterdir() if path.is_file()]
        films.sort(key=lambda path: path.stat().st_mtime)
        for path in films[:-_MOST_ON_DISK]:
            path.unlink(missing_ok=True)


def draw(
    frame: Callable[[Any, Theme, int], Image],
    pictures: list[Any],
    theme: Theme,
    width: int,
    folder: str,
    start: int,
) -> None:
    """Done in a worker: the pictures as files, numbered from `start`."""
    for number, picture in enumerate(pictures, start):
        frame(picture, theme, width).save(Path(folder) / f"{number:05}.png", compress_level=1)


def bind(folder: str, form: FilmForm) -> bytes:
    """Done in a worker: the files as a film."""
    from PIL import Image as Images

    from ...games.shared.maps.film import encoded

    return encoded([Images.open(path).convert("RGB") for path in sorted(Path(folder).iterdir())], form)


def _key(history: History, wanted: Wanted) -> str:
    about = history.about
    # What is taken back later is not the same game: the last row known tells them apart.
    parts = (_DRAWING, about.id, history.play.game.version, history.last, *wanted)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:40]
