"""The shape of the code: who may import whom, who may write the state, what is kept out of the rules."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "greatpowers"
MODULES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
RULES = [name for name in MODULES if name.startswith(("engine/", "bots/", "games/", "pairing/"))]

#: Layer -> the layers it may import besides itself.
ARROWS = {
    "engine": set[str](),
    "locale": {"engine"},
    "bots": {"engine"},
    "games": {"engine", "bots", "locale"},
    "pairing": {"engine"},
    "server": {"engine", "bots", "games", "locale", "pairing"},
    "cli": {"engine", "bots", "games", "locale", "server"},
}
#: Clocks and chance of the machine: they would make a replay differ.
FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid"}
LONGEST_MODULE = 400
#: Modules of a game that may alter its state; elsewhere only a function called `setup` may.
WRITERS = ("changes.py", "setup.py", "state.py", "rebuild.py")
WRITING_FOLDER = "/state/changes/"
MUTATING = {
    "add", "append", "appendleft", "clear", "difference_update", "discard", "extend", "insert",
    "intersection_update", "pop", "popitem", "popleft", "remove", "reverse", "setdefault", "sort",
    "symmetric_difference_update", "update",
}  # fmt: skip


@cache
def tree_of(name: str) -> ast.Module:
    return ast.parse((SOURCE / name).read_text(encoding="utf-8"))


def imported(name: str, tree: ast.AST | None = None) -> Iterator[str]:
    """Every module a module imports, in full; relative imports resolved. `tree`: only what stands there."""
    package = ["greatpowers", *name.split("/")[:-1]]
    for node in ast.walk(tree or tree_of(name)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str:
    """`games` for `greatpowers.games.table`; empty for what is not ours or is the package itself."""
    parts = module.split(".")
    return parts[1] if parts[0] == "greatpowers" and len(parts) > 2 else ""


def game_of(module: str) -> str:
    """`diplomacy` for `greatpowers.games.diplomacy.printed.board`; empty outside a game."""
    parts = module.split(".")
    in_game = (
        parts[:2] == ["greatpowers", "games"]
        and (SOURCE / "games" / "".join(parts[2:3]) / "game.py").is_file()
    )
    return parts[2] if in_game and len(parts) > 3 else ""


def dotted(name: str) -> str:
    return "greatpowers." + name.removesuffix(".py").replace("/", ".")


def test_there_is_something_to_check() -> None:
    assert {"engine/match.py", "games/diplomacy/printed/board.py", "games/table.py"} <= set(MODULES)


def _is_contract(name: str, module: str) -> bool:
    """The part of a game that lives in a house knows the types it fills in for the server, and so does the
    value that leads to it."""
    is_house = re.match(r"games/\w+/(house/|package\.py)", name) is not None
    return is_house and module.startswith("greatpowers.server.contract.")


def test_the_value_of_a_game_needs_no_server() -> None:
    """It names types of the contract for the reader; nothing is imported for them."""
    found = [
        f"{name} imports {node.module}"
        for name in MODULES
        if name.endswith("/package.py")
        for node in tree_of(name).body
        if isinstance(node, ast.ImportFrom) and "server" in (node.module or "")
    ]

    assert found == []


def test_a_game_but_for_its_house_knows_no_server() -> None:
    """Rules, bots and terminal are the same where nobody serves the game; its value leads to all parts."""
    found = []
    for name in MODULES:
        if name.startswith("games/") and "/house/" not in name and not name.endswith("/package.py"):
            found += [f"{name} imports {module}" for module in imported(name) if ".house." in module]

    assert found == []


def test_imports_point_one_way() -> None:
    """The package itself stands below everything, like the engine."""
    found = []
    for name in MODULES:
        own = name.partition("/")[0] if "/" in name else "engine"
        modules = [module for module in imported(name) if not _is_contract(name, module)]
        used = {layer_of(module) for module in modules} - {"", own} - ARROWS[own]
        found += [f"{name} imports {layer}" for layer in sorted(used)]

    assert found == []


def test_games_do_not_import_each_other() -> None:
    found = []
    for name in MODULES:
        own = game_of(dotted(name) + ".x")
        others = {game_of(module) for module in imported(name)} - {"", own} if own else ()
        found += [f"{name} imports {other}" for other in sorted(others)]

    assert found == []


#: The folders inside a game, from below: each may import those before it, and those it stands beside.
INNER = (
    {"printed"},
    {"state"},
    {"rules"},
    {"cards"},
    {"positions", "analysis", "referee", "show", "words", "press"},
    {"terminal", "pictures", "house", "bots", "trials", "pack"},
)
#: Folders in which nothing is imported inside a function.
OPENLY_IMPORTING = ("printed", "state", "rules", "cards")
#: Id of a game -> the name of its package.
GAMES = {"diplomacy": "diplomacy", "paths-of-glory": "paths_of_glory", "napoleonic-wars": "napoleonic_wars"}
LAID_OUT = tuple(GAMES.values())
MOST_FILES = 25


def _height(folder: str) -> int:
    return next((height for height, folders in enumerate(INNER) if folder in folders), len(INNER))


@pytest.mark.parametrize("game", LAID_OUT)
def test_imports_inside_a_game_point_one_way(game: str) -> None:
    """`game.py` knows everything and nobody knows it but what is above the rules."""
    own = f"games/{game}/"
    found = []
    for name in MODULES:
        inside = name.removeprefix(own)
        if name.startswith(own) and "/" in inside:
            folders = [m.split(".")[3] for m in imported(name) if m.startswith(f"greatpowers.games.{game}.")]
            height = _height(inside.partition("/")[0])
            found += [
                f"{name} imports {folder}" for folder in folders if height < _height(folder) < len(INNER)
            ]

    assert found == []


def _modules_of(game: str) -> dict[str, str]:
    """File by module: `diplomacy.printed.board`, a folder by its own name."""
    return {
        dotted(name).removesuffix(".__init__"): name for name in MODULES if name.startswith(f"games/{game}/")
    }


def _known_to(name: str, modules: dict[str, str]) -> set[str]:
    """Modules of the game a module imports, also inside functions and for types."""
    found = {full if full in modules else full.rpartition(".")[0] for full in imported(name)}
    return found & set(modules)


def circles(graph: dict[str, set[str]]) -> list[str]:
    """The nodes that lie on a circle, or between two of them."""
    left = {node: set(known) for node, known in graph.items()}
    while True:
        leaves = {node for node, known in left.items() if not known}
        tops = set(left) - {known for others in left.values() for known in others}
        if not leaves | tops:
            return sorted(left)
        left = {node: known - leaves - tops for node, known in left.items() if node not in leaves | tops}


@pytest.mark.parametrize("game", LAID_OUT)
def test_no_imports_of_a_game_go_round_in_a_circle(game: str) -> None:
    """Wherever they stand: an import inside a function hides a circle, it does not open it."""
    modules = _modules_of(game)

    assert circles({module: _known_to(name, modules) for module, name in modules.items()}) == []


def test_the_search_for_circles_finds_them() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["b", "c"]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def hidden_imports(tree: ast.AST) -> Iterator[int]:
    """Lines of imports inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (
                inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.Import | ast.ImportFrom)
            )


@pytest.mark.parametrize("game", LAID_OUT)
def test_rules_say_at_their_head_what_they_import(game: str) -> None:
    folders = tuple(f"games/{game}/{folder}/" for folder in OPENLY_IMPORTING)
    names = [name for name in MODULES if name.startswith(folders)]

    assert [f"{name}:{line}" for name in names for line in hidden_imports(tree_of(name))] == []


@pytest.mark.parametrize("game", LAID_OUT)
def test_a_folder_of_a_game_can_be_taken_in_at_a_glance(game: str) -> None:
    modules = [SOURCE / name for name in MODULES if name.startswith(f"games/{game}/")]
    counts = {
        folder: sum(path.parent == folder for path in modules) for folder in {p.parent for p in modules}
    }

    assert {folder.name: count for folder, count in counts.items() if count > MOST_FILES} == {}


@pytest.mark.parametrize("game", GAMES.values())
def test_a_game_is_one_folder(game: str) -> None:
    """No module of server or command line goes by its name."""
    outside = [name for name in MODULES if name.startswith(("server/", "cli/"))]

    assert [name for name in outside if game in name] == []


#: Who may name a game all the same, and why.
NAMING = {
    "games/table.py": "it is the list of games",
    "cli/packs.py": "an example in a help text",
}


def _strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The strings that do something: all but docstrings, which may give examples."""
    documented = [
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documented:
            yield node


def test_nobody_names_a_game_but_the_table() -> None:
    """Server and command line know games by their values; a game that is added is added to the table."""
    found = []
    words = re.compile(rf"(?<![\w-])({'|'.join([*GAMES, *GAMES.values()])})(?![\w-])")
    for name in MODULES:
        if name in NAMING or name.startswith(tuple(f"games/{package}/" for package in GAMES.values())):
            continue
        found += [f"{name} imports {game}" for module in imported(name) if (game := game_of(module))]
        told = [(node.lineno, str(node.value)) for node in _strings(tree_of(name))]
        found += [f"{name}:{line} {text[:40]!r}" for line, text in told if words.search(text)]

    assert found == []


def test_the_table_lists_every_game() -> None:
    found = {name.split("/")[1] for name in MODULES if re.fullmatch(r"games/\w+/game\.py", name)}

    assert found == set(GAMES.values())


def test_the_client_knows_its_games_by_one_list() -> None:
    """Outside its folder a game is named by the list of folders alone."""
    client = ROOT / "web/src"
    files = [path for path in tracked_files() if path.is_relative_to(client)]
    outside = [
        path
        for path in files
        if not any(path.is_relative_to(client / "games" / game) for game in GAMES)
        and any(game in text_of(path) for game in GAMES)
    ]

    assert [path.relative_to(client).as_posix() for path in outside] == ["games/registry.ts"]


def test_rules_do_not_import_their_bots() -> None:
    """Only the module that presents the game to the engine knows its players, and what tries them out."""
    found = []
    for name in MODULES:
        game = game_of(dotted(name) + ".x")
        knowing = tuple(f"games/{game}/{part}" for part in ("bots/", "trials/", "game.py"))
        if game and not name.startswith(knowing):
            found += [
                name for module in imported(name) if module.startswith(f"greatpowers.games.{game}.bots")
            ]

    assert found == []


def test_no_clock_and_no_chance_of_the_machine() -> None:
    found = []
    for name in RULES:
        modules = list(imported(name))
        found += [f"{name} imports {module}" for module in modules if module.split(".")[0] in FORBIDDEN]
        used = [node for node in ast.walk(tree_of(name)) if isinstance(node, ast.Attribute)]
        if "os.urandom" in modules or any(node.attr == "urandom" for node in used):
            found.append(f"{name} uses urandom")

    assert found == []


def _is_part_of_state(node: ast.expr) -> bool:
    """`state.units`, `state.units[3]`, `state.press[0].text` …, but not plain `state`."""
    deep = False
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        deep = True
    return isinstance(node, ast.Name) and node.id == "state" and deep


def rule_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those of functions called `setup`, which make a state and may write it."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.FunctionDef) and node.name == "setup"):
            yield node
            yield from rule_nodes(node)


def state_writes(tree: ast.AST) -> Iterator[int]:
    """Lines on which a part of the state is assigned, deleted or told to change itself."""
    for node in rule_nodes(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATING
        ):
            targets = [node.func.value]
        flat = [t for target in targets for t in (target.elts if isinstance(target, ast.Tuple) else [target])]
        yield from (target.lineno for target in flat if _is_part_of_state(target))


def test_only_the_verbs_of_a_game_write_its_state() -> None:
    readers = [
        name
        for name in MODULES
        if name.startswith("games/") and not name.endswith(WRITERS) and WRITING_FOLDER not in name
    ]

    assert [f"{name}:{line}" for name in readers for line in state_writes(tree_of(name))] == []


@pytest.mark.parametrize(
    "line",
    [
        "state.year = 1902", "state.year += 1", "state.units[3] = unit", "del state.units[3]",
        "state.votes.clear()", "state.units.pop(3)", "state.press[0].text = ''", "a, state.year = 1, 2",
        "state.hands['red'].append(3)", "state.year: int = 3",
    ],
)  # fmt: skip
def test_the_check_of_state_writes_finds_them(line: str) -> None:
    assert list(state_writes(ast.parse(line))) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "state.then(Year())", "units = state.units", "state.units.get(3)", "other.year = 2", "state = copy()",
        "found.append(state.year)", "twin.votes.clear()", "state.record(event)",
    ],
)  # fmt: skip
def test_the_check_of_state_writes_finds_nothing_else(line: str) -> None:
    assert list(state_writes(ast.parse(line))) == []


def test_no_module_is_too_long() -> None:
    lengths = {name: len((SOURCE / name).read_text(encoding="utf-8").splitlines()) for name in MODULES}

    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_only_the_command_line_prints() -> None:
    calls = [
        f"{name}:{node.lineno}"
        for name in MODULES
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]

    assert [call for call in calls if not call.startswith("cli/")] == []


@cache
def tracked_files() -> tuple[Path, ...]:
    """Files that are or will be in the repository; without git, everything that is not hidden."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        listed = [
            path.relative_to(ROOT).as_posix()
            for path in ROOT.rglob("*")
            if not any(part.startswith(".") or part == "__pycache__" for part in path.relative_to(ROOT).parts)
        ]
    return tuple(sorted(ROOT / name for name in listed if name and (ROOT / name).is_file()))


def text_of(path: Path) -> str:
    """The text of a file; empty for pictures and fonts."""
    data = path.read_bytes()
    return "" if b"\0" in data[:8192] else data.decode("utf-8", errors="replace")


def test_every_module_says_what_it_is() -> None:
    modules = [path for path in tracked_files() if path.suffix == ".py"]
    silent = [path for path in modules if not ast.get_docstring(ast.parse(text_of(path)))]

    assert [path.relative_to(ROOT).as_posix() for path in silent] == []


#: Written in pieces, so that this file does not find itself.
_MACHINE_PATH = re.compile(r"(?<![\w.~:/-])/(?:" + "|".join(["work", "root", "tmp", "home"]) + r")/\w")
_REGISTRY = re.compile(
    "|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs", r"-index\.\w+\.\w+/"])
)


def files_with(pattern: re.Pattern[str]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in tracked_files() if pattern.search(text_of(path))]


def test_no_machine_paths_in_the_repository() -> None:
    assert files_with(_MACHINE_PATH) == []


def test_no_registry_hosts_in_the_repository() -> None:
    assert files_with(_REGISTRY) == []


def test_lock_files_name_no_hosts() -> None:
    python = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    browser = [text_of(path) for path in tracked_files() if path.name == "package-lock.json"]

    assert "://" not in python
    assert "-index-url" not in python
    assert not [text for text in browser if '"resolved"' in text]


def test_the_lock_pins_every_package_by_its_hash() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    packages = re.findall(r"^[a-z0-9][\w.-]*(?:\[[\w,]+\])?==\S+", text, re.MULTILINE)

    assert len(packages) > 10
    assert text.count("--hash=sha256:") >= len(packages)
