"""What is counted of the code and what its documents name: habits that would slip if nobody looked."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from tests.test_architecture import (
    GAMES,
    MODULES,
    MOST_FILES,
    ROOT,
    SOURCE,
    circles,
    dotted,
    imported,
    text_of,
    tracked_files,
    tree_of,
)

#: So many times `Any` may stand in the package; each new one takes the place of another.
MOST_ANY = 120
#: Folders with more files than can be taken in at a glance, and why.
FULL = {
    "src/greatpowers/cli": "a file a command, named after it",
    **{
        f"src/greatpowers/locale/{language}": "a file an area, named by prefix and loaded by it"
        for language in ("en", "ru", "hu")
    },
    "web/src/components": "the kit of the house: small parts of one kind that know no game",
}
_PATH = re.compile(r"`([\w./-]*\w/[\w./-]*)`")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def names_in(*folders: str) -> list[str]:
    """Tracked files below these folders, as the repository names them."""
    every = [path.relative_to(ROOT).as_posix() for path in tracked_files()]
    return [name for name in every if name.startswith(folders)]


def test_any_is_rare() -> None:
    """Where it stands only a game knows what is meant, or a library does not say it."""
    found = [
        f"{name}:{number}"
        for name in names_in("src/")
        if name.endswith(".py")
        for number, line in enumerate(text_of(ROOT / name).splitlines(), 1)
        if re.search(r"\bAny\b", line) and "import" not in line
    ]

    assert len(found) <= MOST_ANY, found


def test_a_folder_can_be_taken_in_at_a_glance() -> None:
    counts = Counter(Path(name).parent.as_posix() for name in names_in("src/", "web/src/"))

    assert {folder for folder, count in counts.items() if count > MOST_FILES} == FULL.keys()


def class_names_used(name: str) -> list[str]:
    """Lines with `type(x).__name__` or its like outside messages; what went wrong is always a message."""
    tree = tree_of(name)
    messages = {
        id(node) for text in ast.walk(tree) if isinstance(text, ast.JoinedStr) for node in ast.walk(text)
    }
    return [
        f"{name}:{node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("__name__", "__qualname__")
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value) != "type(problem)"
        and id(node) not in messages
    ]


def test_nothing_is_looked_up_by_the_name_of_a_class() -> None:
    """Questions, options and events say themselves what they are called."""
    using = [name for name in MODULES if re.search(r"\)\.__(qual)?name__", text_of(SOURCE / name))]

    assert [line for name in using for line in class_names_used(name)] == []


def test_the_server_asks_no_state_made_from_a_view() -> None:
    found = [
        name
        for name in MODULES
        if re.match(r"server/|games/\w+/(house|show)/", name) and "state_from_view" in text_of(SOURCE / name)
    ]

    assert found == []


def imported_to_run(name: str) -> set[str]:
    """What a module imports when it runs, also inside functions; not what it names for types alone."""
    for_types = {
        id(inner)
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for one in node.body
        for inner in ast.walk(one)
    }
    kept = [node for node in ast.walk(tree_of(name)) if id(node) not in for_types]
    bare = ast.Module([node for node in kept if isinstance(node, ast.Import | ast.ImportFrom)], [])
    return set(imported(name, bare))


def test_no_imports_go_round_in_a_circle() -> None:
    """In no part of the house, wherever the import stands."""
    files = {dotted(name).removesuffix(".__init__"): name for name in MODULES}
    graph = {
        module: {full if full in files else full.rpartition(".")[0] for full in imported_to_run(name)}
        & (files.keys() - {module})
        for module, name in files.items()
    }

    assert circles(graph) == []


def test_no_file_outside_a_game_is_called_after_it() -> None:
    """Neither by its whole name nor by the prefix of its texts; texts alone are told apart by it."""
    prefixes = {"pog", "nw", "dip", *GAMES, *GAMES.values()}
    own = tuple(f"{part}/{game}/" for game in (*GAMES, *GAMES.values()) for part in ("games",))
    found = [
        name
        for name in names_in("src/greatpowers/", "web/src/")
        if not any(part in name for part in own) and "/locale/" not in name and "/server/client" not in name
        if prefixes & set(re.split(r"[/_.-]", name)) | {game for game in GAMES if game in Path(name).stem}
    ]

    assert found == []


@cache
def known_paths() -> frozenset[str]:
    """Every file and folder, and what is left of its path when it is named from further down."""
    found = set()
    for path in tracked_files():
        parts = path.relative_to(ROOT).parts
        for end in range(1, len(parts) + 1):
            found |= {"/".join(parts[start:end]) for start in range(end)}
    return frozenset(found)


#: What a build makes, and what only stands there by way of example.
MADE = (".venv/", "src/greatpowers/server/client", "node_modules/")


def test_the_documents_name_what_is_there() -> None:
    """Paths in code type, from the root or from the folder that is spoken of; `.py` may be left out."""
    found = []
    for document in (name for name in names_in("") if name.endswith(".md")):
        text = text_of(ROOT / document)
        for path in _PATH.findall(text):
            bare = path.strip("./")
            missing = bare not in known_paths() and f"{bare}.py" not in known_paths()
            if missing and not path.startswith(MADE) and looks_like_ours(path):
                found.append(f"{document}: {path}")
        links = (link for link in _LINK.findall(text) if "://" not in link and not link.startswith("mailto:"))
        found += [
            f"{document}: {link}" for link in links if not (ROOT / document).parent.joinpath(link).exists()
        ]

    assert found == []


def looks_like_ours(path: str) -> bool:
    """It begins with a folder of ours, or names a kind of file we have; else it is an address or a text."""
    first = path.strip("./").split("/")[0]
    return first in known_paths() and not path.startswith("/")
