"""`export` and `import`: saved games to record files and back, everything checked on the way in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ..engine.record import FORMAT, Record, replay, write_record
from ..games.table import find_game
from ..locale import Texts
from .arguments import File
from .files import STANDARD, load_record, write_atomically
from .folders import RECORD_ENDING, find_saved, free_name, games_folder, saved_games
from .language import Language, spoken_language
from .output import print_json
from .problems import Problem, WrongUse


def export(
    game: File | None = None,
    out: File = STANDARD,
    /,
    *,
    no_seed: Annotated[bool, Parameter(name="--no-seed")] = False,
    json: bool = False,
    language: Language | None = None,
) -> None:
    """Write a saved game as a record file; without a name, list the saved games.

    Parameters
    ----------
    game
        Name of a saved game, or the path of its file.
    out
        The record file to write; - is standard output.
    no_seed
        Leave the seed out and give only its commitment: for a game that still goes on.
    json
        Answer in JSON.
    language
        Language of the answer; default from LANG.
    """
    texts = Texts(spoken_language(language))
    if game is None:
        _list_saved(texts, json)
        return
    record = load_record(find_saved(game))
    data = write_record(_without_seed(record) if no_seed else record)
    if out == STANDARD:
        sys.stdout.buffer.write(data)
        return
    path = Path(out).expanduser()
    write_atomically(path, data)
    _answer({"file": str(path), "decisions": len(record.decisions)}, "cli-exported", texts, json)


def _without_seed(record: Record) -> Record:
    """The record as others may see it while the game goes on."""
    match = replay(record, find_game)
    return msgspec.structs.replace(record, seed=None, commitment=match.commitment)


def _list_saved(texts: Texts, json: bool) -> None:
    saved = saved_games()
    if json:
        print_json([{"name": path.name.removesuffix(RECORD_ENDING), "file": str(path)} for path in saved])
        return
    if not saved:
        print(texts.format("cli-nothing-saved", folder=str(games_folder())))
    for path in saved:
        print(path.name.removesuffix(RECORD_ENDING))


def import_(
    record: File,
    /,
    *,
    name: str | None = None,
    json: bool = False,
    language: Language | None = None,
) -> None:
    """Check a record file and keep it among the saved games.

    The record is played again and every hash compared before anything is stored.

    Parameters
    ----------
    record
        The record file (*.gp.json); - is standard input.
    name
        Name for the saved game; default the name of the file.
    json
        Answer in JSON.
    language
        Language of the answer; default from LANG.
    """
    texts = Texts(spoken_language(language))
    loaded = load_record(record)
    replay(loaded, find_game)
    data = write_record(loaded)
    path = _place_for(name, record, loaded)
    if not path.exists() or path.read_bytes() != data:
        path = _unused(path, name)
        write_atomically(path, data)
    _answer({"file": str(path), "decisions": len(loaded.decisions)}, "cli-imported", texts, json)


def _place_for(name: str | None, file: str, record: Record) -> Path:
    given = f"{record.game}-imported" if file == STANDARD else Path(file).name
    wanted = (given if name is None else name).removesuffix(RECORD_ENDING)
    if not wanted or Path(wanted).name != wanted or wanted.startswith("."):
        raise WrongUse("cli-bad-name", name=repr(wanted))
    return games_folder() / f"{wanted}{RECORD_ENDING}"


def _unused(path: Path, name: str | None) -> Path:
    """The path if it is free; a name that was asked for is never changed silently."""
    if not path.exists():
        return path
    if name is not None:
        raise Problem("cli-name-taken", file=str(path))
    return free_name(path.parent, path.name.removesuffix(RECORD_ENDING))


def _answer(values: dict[str, str | int], message: str, texts: Texts, json: bool) -> None:
    if json:
        print_json({"format": FORMAT, **values})
    else:
        print(texts.format(message, **values))
