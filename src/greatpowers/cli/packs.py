"""`pack`: the owner's copy of a game – written to be filled in, checked, compared, put to use."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from ..engine.game import Game
from ..engine.pack import Fault, Pack, PackError, pack_of
from ..games.shared.packs import LONGEST_NAME, PackDesk, folder_of, worded
from ..games.table import find_game, home_of, pack_desk, try_pack
from ..locale import Texts
from .files import write_atomically
from .folders import data_folder
from .language import Language, spoken_language
from .output import print_json
from .problems import Problem, WrongUse

app = App(
    name="pack",
    help="Enter the printed values of a game you own, and play with them.",
    default_parameter=Parameter(negative=()),
)

Json = Annotated[bool, Parameter(help="Answer in JSON.")]
Spoken = Annotated[Language | None, Parameter(help="en, ru or hu; default from LANG.")]
GameName = Annotated[str, Parameter(help="The game, such as napoleonic-wars.")]
_OWN: Final = "built-in"
_GUIDE: Final = "README.md"


@app.command
def new(
    game: GameName,
    folder: Annotated[Path, Parameter(help="The folder to write; it must be new or empty.")],
    /,
    *,
    json: Json = False,
    language: Spoken = None,
) -> int:
    """Write the built-in tables into a folder, with a guide to filling them in."""
    desk, spoken = _desk(game), spoken_language(language)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem("cli-pack-folder-full", folder=str(folder))
    for name, text in desk.own().items():
        write_atomically(folder / name, text.encode())
    guide = files(f"{home_of(game)}.pack").joinpath(f"guide.{spoken}.md").read_text(encoding="utf-8")
    write_atomically(folder / _GUIDE, guide.encode())
    if json:
        print_json({"ok": True, "folder": str(folder), "files": [*desk.files, _GUIDE]})
    else:
        print(Texts(spoken).format("cli-pack-new", folder=str(folder)))
    return 0


@app.command
def check(
    game: GameName,
    folder: Annotated[str, Parameter(help="The folder of the pack, or the name of one in use.")],
    /,
    *,
    json: Json = False,
    language: Spoken = None,
) -> int:
    """Say everything that is wrong with a pack: file, line and reason."""
    desk, texts = _desk(game), Texts(spoken_language(language))
    try:
        pack = find_pack(game, folder)
        faults = list(desk.faults(pack.files))
        if not faults:
            try_pack(game, pack)
    except PackError as problem:
        pack, faults = pack_of(folder, {}), [problem.fault]
    if json:
        print_json({"ok": not faults, "name": pack.name, "hash": pack.hash, "faults": _plain(faults, texts)})
        return 1 if faults else 0
    for fault in faults:
        print(worded(fault, texts))
    print(texts.format("cli-pack-faults", count=len(faults)) if faults else _sound(pack, texts))
    return 1 if faults else 0


@app.command
def diff(
    game: GameName,
    folder: Annotated[str, Parameter(help="A pack: its folder, or the name of one in use.")],
    other: Annotated[
        str, Parameter(help="The pack it is compared with; default the built-in tables.")
    ] = _OWN,
    /,
    *,
    json: Json = False,
    language: Spoken = None,
) -> int:
    """Tell in words what a pack changes."""
    desk, texts = _desk(game), Texts(spoken_language(language))
    before = dict(desk.own()) if other == _OWN else _readable(game, other, texts).files
    found = list(desk.differences(before, _readable(game, folder, texts).files))
    if json:
        lines = [{"kind": one.message.removeprefix("pack-diff-"), **one.params} for one in found]
        print_json({"same": not found, "differences": lines})
        return 0
    for one in found:
        print(texts.format(one.message, **one.params))
    same = texts.format("cli-pack-same")
    print(texts.format("cli-pack-differences", count=len(found)) if found else same)
    return 0


@app.command
def use(
    game: GameName,
    folder: Annotated[Path, Parameter(help="The folder of the pack.")],
    /,
    *,
    name: Annotated[str, Parameter(help="What it is called at tables; default the name of the folder.")] = "",
    data: Annotated[Path | None, Parameter(help="Data folder of the house; default the user's.")] = None,
    json: Json = False,
    language: Spoken = None,
) -> int:
    """Check a pack and put it into the data folder, so that tables can choose it."""
    desk, texts = _desk(game), Texts(spoken_language(language))
    if not folder.is_dir():
        raise Problem("cli-pack-not-folder", folder=str(folder))
    try:
        pack = desk.read(folder, name)
        try_pack(game, pack)
        place = folder_of((data or data_folder()).expanduser(), game, pack.name)
    except PackError as problem:
        raise Problem("cli-pack-unsound", what=worded(problem.fault, texts)) from None
    for file, text in pack.files.items():
        write_atomically(place / file, text.encode())
    if json:
        print_json({"ok": True, "name": pack.name, "hash": pack.hash, "folder": str(place)})
    else:
        print(texts.format("cli-pack-used", name=pack.name, hash=pack.hash))
    return 0


def find_pack(game: str, name: str) -> Pack:
    """A pack by its folder, or by its name among those in use."""
    given = Path(name).expanduser()
    if given.is_dir():
        return pack_desk(game).read(given)
    if len(name) <= LONGEST_NAME and (stored := folder_of(data_folder(), game, name)).is_dir():
        return pack_desk(game).read(stored, name)
    raise Problem("cli-pack-unknown", name=name)


def game_with_pack(name: str) -> Game:
    """A game by its id, or with a pack by its id, @ and the pack: what arenas hand to their processes."""
    game, _, pack = name.partition("@")
    return find_game(game, checked_pack(game, pack) if pack else None)


def checked_pack(game: str, name: str | None) -> Pack | None:
    """The pack of this name or folder, checked; a bad one is told in one line."""
    if not name:
        return None
    try:
        pack = find_pack(game, name)
        pack_desk(game).check(pack)
    except PackError as problem:
        what = worded(problem.fault, Texts(spoken_language()))
        raise Problem("cli-pack-unsound", what=what) from None
    return pack


def _desk(game: str) -> PackDesk:
    try:
        return pack_desk(game)
    except PackError as problem:
        raise WrongUse(problem.fault.message, **problem.fault.params) from None


def _readable(game: str, name: str, texts: Texts) -> Pack:
    try:
        return find_pack(game, name)
    except PackError as problem:
        raise Problem("cli-pack-unsound", what=worded(problem.fault, texts)) from None


def _sound(pack: Pack, texts: Texts) -> str:
    counts = {name: pack.files[f"{file}.csv"].count("\n") - 1 for name, file in _COUNTED.items()}
    return texts.format("cli-pack-sound", name=pack.name, hash=pack.hash, **counts)


_COUNTED: Final = {"areas": "areas", "lines": "connections", "cards": "cards", "leaders": "leaders"}


def _plain(faults: list[Fault], texts: Texts) -> list[dict[str, object]]:
    return [
        {
            "file": fault.params.get("file", ""),
            "line": fault.params.get("line", 0),
            "kind": fault.message.removeprefix("pack-"),
            "rule": fault.rule,
            "text": worded(fault, texts),
        }
        for fault in faults
    ]
