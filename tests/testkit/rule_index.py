"""What the rulebook asks and where it is told: the checklist, the docstrings of tests, the rule page, the map
of chapters to modules. Both card-driven games are held to it."""

from __future__ import annotations

import ast
import csv
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_AT_ONCE = 6
#: `Item 264`, `Items 264, 265 and 270–273`, `Pitfall 29`, also several in one docstring.
_NAMED = re.compile(r"\b([Ii]tem|[Pp]itfall)s? (\d+(?:(?:\s*[,–]\s*| and |, and )\d+)*)")
RULE = re.compile(r"\d+(\.\d+)*")


@dataclass(frozen=True)
class RuleIndex:
    """The pages and folders of one game."""

    tests: Path
    game: Path
    rules: Path
    checklist: str

    @property
    def readme(self) -> Path:
        return self.game / "README.md"

    def rows(self, name: str = "") -> list[dict[str, str]]:
        """The checklist, or another table beside the tests."""
        with (self.tests / (name or self.checklist)).open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    def numbers_tested(self, word: str) -> Counter[int]:
        """How many tests name each number. A test of very many items at once proves no single one of them."""
        found: Counter[int] = Counter()
        for text in _docstrings(self.tests):
            numbers = named_in(text, word)
            if len(numbers) <= MOST_AT_ONCE:
                found.update(numbers)
        return found

    def faulty_rows(self, items: int) -> list[str]:
        """Items that are not there once, or say too little."""
        rows = self.rows()
        numbers = Counter(int(row["item"]) for row in rows)
        missing = [str(n) for n in range(1, items + 1) if numbers[n] != 1]
        return missing + [row["item"] for row in rows if not row["rule"] or len(row["about"]) < 12]

    def bare_items(self) -> dict[int, str]:
        """Items without a test, with what they ask."""
        tested = self.numbers_tested("Item")
        bare = [row for row in self.rows() if not tested[int(row["item"])]]
        return {int(row["item"]): f"{row['item']} ({row['rule']}) {row['about']}" for row in bare}

    def told_rules(self) -> dict[str, str]:
        """Rule number -> what the page says of it."""
        rows = [cells for cells in table_rows(self.rules) if RULE.fullmatch(cells[0])]
        assert len({cells[0] for cells in rows}) == len(rows)
        return {cells[0]: cells[1] for cells in rows}

    def rules_cited(self) -> dict[str, set[str]]:
        """Rule numbers of reasons and refusals -> the modules that cite them."""
        cited: dict[str, set[str]] = {}
        for file in self.game.rglob("*.py"):
            for number in _cited_in(ast.parse(file.read_text(encoding="utf-8"))):
                cited.setdefault(number, set()).add(file.relative_to(self.game).as_posix())
        return cited

    def chapter_map(self) -> dict[str, list[str]]:
        """Chapter -> the modules named for it."""
        rows = [cells for cells in table_rows(self.readme) if re.fullmatch(r"\d+|—", cells[0])]
        return {f"{cells[0]} {cells[1]}": re.findall(r"`([\w/]+(?:\.\w+|/))`", cells[2]) for cells in rows}

    def chapters(self) -> list[str]:
        names = [name.partition(" ")[0] for name in self.chapter_map()]
        return [name for name in names if name.isdecimal()]

    def modules_not_there(self) -> list[str]:
        """Named in the chapter map without being a file."""
        named = {module for modules in self.chapter_map().values() for module in modules}
        return sorted(module for module in named if not (self.game / module).exists())

    def modules_not_named(self) -> list[str]:
        """Modules the chapter map forgets; a folder named as a whole stands for its modules."""
        named = [module for modules in self.chapter_map().values() for module in modules]
        found = [path for path in self.game.rglob("*.py") if path.name != "__init__.py"]
        modules = [path.relative_to(self.game).as_posix() for path in found]
        folders = tuple(name for name in named if name.endswith("/"))
        return sorted(m for m in modules if m not in named and not m.startswith(folders))


@cache
def _docstrings(tests: Path) -> tuple[str, ...]:
    """Docstrings of all test functions in a folder."""
    found: list[str] = []
    for file in sorted(tests.glob("test_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        functions = (n for n in nodes if isinstance(n, ast.FunctionDef) and n.name.startswith("test_"))
        found.extend(ast.get_docstring(function) or "" for function in functions)
    return tuple(found)


def named_in(text: str, word: str) -> set[int]:
    """The numbers a docstring names after a word; a dash stands for all between."""
    found: set[int] = set()
    for kind, numbers in _NAMED.findall(" ".join(text.split())):
        if kind.capitalize() == word:
            for part in re.split(r",\s*(?:and\s+)?|\s+and\s+", numbers):
                first, _, last = part.partition("–")
                found.update(range(int(first), int(last or first) + 1))
    return found


def table_rows(page: Path) -> list[list[str]]:
    """The cells of every line of a table on the page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def _cited_in(tree: ast.AST) -> set[str]:
    """The rule numbers of reasons and refusals."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Reason": 1, "Refusal": 1, "InvariantBroken": 0}.get(node.func.id)
            said = node.args[place : place + 1] if place is not None else []
            for part in (part for argument in said for part in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                    found.add(part.value)
    return {text for text in found if RULE.fullmatch(text)}
