"""The rule index and the chapter map are true: numbers have tests, modules exist, nothing else is cited."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
INDEX = ROOT / "docs/diplomacy/rules.md"
GAME = ROOT / "src/greatpowers/games/diplomacy"
TESTS = Path(__file__).parent

#: How many rules each chapter has; V are the variants, "rule" the list at the end of the book.
CHAPTERS = {
    "1": 13, "2": 13, "3": 11, "4": 15, "5": 21, "6": 17, "7": 11, "8": 15, "9": 7, "10": 8,
    "V": 15, "rule ": 22,
}  # fmt: skip
_NUMBER = re.compile(r"\d+\.\d+|V\d+|rule \d+")


class Row(NamedTuple):
    """One line of the index."""

    number: str
    rule: str
    module: str


def table_rows(page: Path) -> list[list[str]]:
    """The cells of every line of a table on the page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


@cache
def index() -> tuple[Row, ...]:
    return tuple(Row(*cells) for cells in table_rows(INDEX) if _NUMBER.fullmatch(cells[0]))


@cache
def numbers_tested() -> Counter[str]:
    """Rule number -> how many test functions carry it in their names."""
    found: Counter[str] = Counter()
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(numbers_in(node.name))
    return found


def numbers_in(name: str) -> list[str]:
    """`test_r4_12_…` carries 4.12, `test_v10_…` V10, `test_rule_05_…` rule 5."""
    if found := re.match(r"test_r(\d+)_(\d+)_", name):
        return [f"{found[1]}.{found[2]}"]
    if found := re.match(r"test_v(\d+)_", name):
        return [f"V{found[1]}"]
    if found := re.match(r"test_rule_(\d+)_", name):
        return [f"rule {int(found[1])}"]
    return []


def cited() -> dict[str, set[str]]:
    """Rule numbers given as reasons, refusals or broken invariants -> the modules that do so."""
    found: dict[str, set[str]] = {}
    for file in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for number in _rules_of(node):
                    found.setdefault(number, set()).add(file.relative_to(GAME).as_posix())
    return found


def _rules_of(call: ast.Call) -> list[str]:
    """The strings in the argument that says the rule; a choice between two gives both."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    place = {"Reason": 1, "Refusal": 1, "InvariantBroken": 0}.get(name)
    if place is None:
        return []
    said = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    said += call.args[place : place + 1]
    return [
        text.value
        for argument in said
        for text in _outcomes(argument)
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value
    ]


def _outcomes(node: ast.expr) -> list[ast.expr]:
    return [*_outcomes(node.body), *_outcomes(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def test_the_index_has_every_number_once() -> None:
    expected = [
        f"{chapter}{'.' if chapter.isdecimal() else ''}{number}"
        for chapter, count in CHAPTERS.items()
        for number in range(1, count + 1)
    ]

    assert [row.number for row in index()] == expected


def test_every_number_has_a_test_or_a_reason() -> None:
    bare = [row.number for row in index() if not row.module.startswith("no test: ")]

    assert [number for number in bare if not numbers_tested()[number]] == []


def test_a_reason_is_given_only_where_there_is_no_test() -> None:
    excused = [row for row in index() if row.module.startswith("no test: ")]

    assert all(len(row.module) > 30 for row in excused)
    assert [row.number for row in excused if numbers_tested()[row.number]] == []


def test_every_test_carries_a_number_that_exists() -> None:
    known = {row.number for row in index()}

    assert sorted(set(numbers_tested()) - known) == []


def test_every_module_of_the_index_exists() -> None:
    modules = {row.module for row in index() if not row.module.startswith("no test: ")}

    assert sorted(module for module in modules if not (GAME / module).is_file()) == []


def test_every_rule_is_told_in_a_sentence() -> None:
    assert [row.number for row in index() if not row.rule.endswith(".") or len(row.rule) < 20] == []


def test_every_rule_cited_in_the_code_is_in_the_index() -> None:
    known = {row.number for row in index()}
    found = cited()

    assert {number: modules for number, modules in found.items() if number not in known} == {}
    assert len(found) > 40  # else the search has lost its way


def test_every_rule_in_a_docstring_is_in_the_index() -> None:
    """Docstrings end with the numbers they settle: `[4.12]`, `[8.5–8.8, V7]`."""
    known = {row.number for row in index()} | set(CHAPTERS)
    unknown = {}
    for file in GAME.rglob("*.py"):
        for bracket in re.findall(r"\[((?:V?\d[\dV., –]*)+)\]\"\"\"", file.read_text(encoding="utf-8")):
            for number in re.split(r"[,–]\s*", bracket):
                if number.strip() not in known:
                    unknown[f"{file.name}: {number}"] = bracket

    assert unknown == {}


# The chapter map in the game's README.

README = GAME / "README.md"


def chapter_map() -> dict[str, list[str]]:
    """Chapter -> the modules named for it."""
    rows = [cells for cells in table_rows(README) if re.fullmatch(r"\d+|V|—", cells[0])]
    return {f"{cells[0]} {cells[1]}": re.findall(r"`([\w/]+(?:\.\w+|/))`", cells[2]) for cells in rows}


def test_the_chapter_map_has_every_chapter() -> None:
    chapters = [name.partition(" ")[0] for name in chapter_map()]

    assert [str(number) for number in range(1, 11)] == [name for name in chapters if name.isdecimal()]
    assert "V" in chapters


def test_every_module_of_the_chapter_map_exists() -> None:
    named = {module for modules in chapter_map().values() for module in modules}

    assert sorted(module for module in named if not (GAME / module).exists()) == []


def test_every_module_of_the_game_is_in_the_chapter_map() -> None:
    """A folder named as a whole stands for its modules."""
    named = [module for modules in chapter_map().values() for module in modules]
    modules = [path.relative_to(GAME).as_posix() for path in GAME.rglob("*.py") if path.name != "__init__.py"]

    assert (
        sorted(m for m in modules if not any(m == n or (n.endswith("/") and m.startswith(n)) for n in named))
        == []
    )


def test_the_index_and_the_chapter_map_agree() -> None:
    """The module that settles a rule is named under the rule's chapter."""
    chapters = {name.partition(" ")[0]: modules for name, modules in chapter_map().items()}
    strangers = [
        f"{row.number}: {row.module}"
        for row in index()
        if row.number[0].isdecimal() and not row.module.startswith("no test")
        if not any(
            row.module == m or row.module.startswith(m) for m in chapters[row.number.partition(".")[0]]
        )
    ]

    assert strangers == []
