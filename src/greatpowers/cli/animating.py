"""`animate`: a record as a film."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter, validators
from rich.progress import track

from ..games.shared.maps.film import FilmForm, Scene, encoded, scenes
from ..games.shared.terminal import Terminal
from ..games.table import find_terminal, package_named
from ..locale import Texts
from .arguments import File
from .files import load_record, write_atomically
from .folders import find_saved
from .language import Language, spoken_language
from .output import make_console, print_json
from .problems import Problem, WrongUse
from .recorded import RecordedPast
from .table.seating import seat_named

if TYPE_CHECKING:
    from PIL.Image import Image

    from ..server.contract import Painter

_FORMS: Final[dict[str, FilmForm]] = {".gif": "gif", ".webp": "webp"}
Width = Annotated[int, Parameter(validator=validators.Number(gte=320, lte=2000))]


def animate(
    record: File,
    out: File,
    /,
    *,
    from_: Annotated[str | None, Parameter(name="--from")] = None,
    to: str | None = None,
    seat: str | None = None,
    theme: Literal["light", "dark"] = "light",
    width: Annotated[Width | None, Parameter(name="--size")] = None,
    json: bool = False,
    language: Language | None = None,
) -> None:
    """Make a film of a record: one picture for each phase, round or turn, as a game that long can be watched.

    Parameters
    ----------
    record
        The record file, or the name of a saved game.
    out
        The file to write; its ending, .gif or .webp, says what kind.
    from_
        Begin with this phase, such as S1902M, or T03 for a turn; default the beginning.
    to
        End with this phase or turn; default the end.
    seat
        As this seat saw it; default as a spectator.
    theme
        light or dark.
    width
        Width in pixels; default 800 for Diplomacy, 1000 for the other games.
    json
        Answer in JSON.
    language
        en, ru or hu; default from LANG.
    """
    path = Path(out).expanduser()
    form = _FORMS.get(path.suffix.casefold())
    if form is None:
        raise WrongUse("cli-film-form", file=out)
    spoken = spoken_language(language)
    loaded = load_record(find_saved(record))
    package = package_named(loaded.game, loaded.pack)
    if package.painter is None:
        raise Problem("no-picture")
    past, painter = RecordedPast(loaded), package.painter()
    viewer = None if seat is None else seat_named(tuple(loaded.seats), seat)
    parts = _Parts(past, find_terminal(loaded.game, loaded.pack))
    chosen = scenes(painter.grains(past), parts.first(from_), parts.last(to))
    if not chosen:
        raise Problem("cli-film-empty")
    drawn = _drawn(past, painter, chosen, viewer, spoken, theme, width)
    write_atomically(path, encoded(drawn, form))
    answer: dict[str, str | int] = {
        "file": str(path),
        "frames": len(drawn),
        "kilobytes": -(-path.stat().st_size // 1000),
    }
    if json:
        print_json(answer)
    else:
        make_console().print(Texts(spoken).format("cli-film-made", **answer))


def _drawn(
    past: RecordedPast,
    painter: Painter,
    chosen: Sequence[Scene],
    seat: str | None,
    language: Language,
    theme: Literal["light", "dark"],
    width: int | None,
) -> list[Image]:
    """The pictures, with a bar for whoever waits."""
    console = make_console(stderr=True)
    shown = track(
        chosen, Texts(language).format("cli-film-drawing"), console=console, disable=not console.is_terminal
    )
    return [
        painter.frame(
            painter.picture_of(past, scene.row, chosen[-1].row, seat, language, scene.since),
            theme,
            width or painter.film_width,
        )
        for scene in shown
    ]


class _Parts:
    """Where the parts of a record begin and end, by the names a replay calls them."""

    def __init__(self, past: RecordedPast, terminal: Terminal) -> None:
        self._past, self._terminal = past, terminal

    def first(self, name: str | None) -> int:
        return 0 if name is None else self._rows(name)[0]

    def last(self, name: str | None) -> int:
        """The row that ended it: what happened in a part is known once the next one has begun."""
        return self._past.last if name is None else min(self._rows(name)[-1] + 1, self._past.last)

    def _rows(self, name: str) -> list[int]:
        wanted = self._terminal.read_part(name)
        rows = [row for row in range(self._past.last + 1) if self._part(row) == wanted]
        if not rows:
            raise Problem("cli-phase-missing", phase=wanted)
        return rows

    def _part(self, row: int) -> str:
        return self._terminal.part(self._past.state(row))
