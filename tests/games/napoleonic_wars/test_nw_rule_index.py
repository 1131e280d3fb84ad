"""What the rulebook asks has a test; the rule page and the chapter map are true and complete."""

from __future__ import annotations

import ast
import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TESTS = Path(__file__).parent
GAME = ROOT / "src/greatpowers/games/napoleonic_wars"
RULES = ROOT / "docs/napoleonic-wars/rules.md"
README = GAME / "README.md"

ITEMS = 287
MOST_AT_ONCE = 6
CHAPTERS = tuple(str(number) for number in range(4, 18))
#: `Item 264`, `Items 264, 265 and 270–273`, also several in one docstring.
_NAMED = re.compile(r"\b[Ii]tems? (\d+(?:(?:\s*[,–]\s*| and |, and )\d+)*)")
_RULE = re.compile(r"\d+(\.\d+)*")


def checklist() -> list[dict[str, str]]:
    with (TESTS / "nw_checklist.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def named_in(text: str) -> set[int]:
    """The items a docstring names; a dash stands for all between."""
    found: set[int] = set()
    for numbers in _NAMED.findall(" ".join(text.split())):
        for part in re.split(r",\s*(?:and\s+)?|\s+and\s+", numbers):
            first, _, last = part.partition("–")
            found.update(range(int(first), int(last or first) + 1))
    return found


@cache
def docstrings() -> tuple[str, ...]:
    """Docstrings of all test functions of the game."""
    found: list[str] = []
    for file in sorted(TESTS.glob("test_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        tests = (n for n in nodes if isinstance(n, ast.FunctionDef) and n.name.startswith("test_"))
        found.extend(ast.get_docstring(test) or "" for test in tests)
    return tuple(found)


@cache
def items_tested() -> Counter[int]:
    """How many tests name each item. A test of very many items at once proves no single one of them."""
    found: Counter[int] = Counter()
    for text in docstrings():
        numbers = named_in(text)
        if len(numbers) <= MOST_AT_ONCE:
            found.update(numbers)
    return found


def test_the_checklist_has_every_item_once() -> None:
    rows = checklist()

    assert [int(row["item"]) for row in rows] == list(range(1, ITEMS + 1))
    assert [row["item"] for row in rows if not row["rule"] or len(row["about"]) < 12] == []


def test_every_item_has_a_test() -> None:
    bare = [row for row in checklist() if not items_tested()[int(row["item"])]]

    assert [f"{row['item']} ({row['rule']}) {row['about']}" for row in bare] == []


def test_tests_name_only_items_that_exist() -> None:
    assert [number for number in items_tested() if not 1 <= number <= ITEMS] == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Item 264: a thing.", {264}),
        ("Items 264, 265: things.", {264, 265}),
        ("Items 264–266 and 270: things.", {264, 265, 266, 270}),
        ("A thing. Item 7, and item 8.", {7, 8}),
        ("Nothing 264.", set()),
    ],
)
def test_the_search_understands_docstrings(text: str, numbers: set[int]) -> None:
    assert named_in(text) == numbers


def table_rows(page: Path) -> list[list[str]]:
    """The cells of every line of a table on the page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


@cache
def told_rules() -> dict[str, str]:
    """Rule number -> what the page says of it."""
    rows = [cells for cells in table_rows(RULES) if _RULE.fullmatch(cells[0])]
    assert len({cells[0] for cells in rows}) == len(rows)
    return {cells[0]: cells[1] for cells in rows}


def test_every_rule_is_told_in_a_sentence() -> None:
    assert [number for number, text in told_rules().items() if not text.endswith(".") or len(text) < 8] == []
    assert {number.partition(".")[0] for number in told_rules()} == {"2", *CHAPTERS}


def _rules_cited(tree: ast.AST) -> set[str]:
    """The rule numbers of reasons and refusals."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Reason": 1, "Refusal": 1, "InvariantBroken": 0}.get(node.func.id)
            said = node.args[place : place + 1] if place is not None else []
            for part in (part for argument in said for part in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                    found.add(part.value)
    return {text for text in found if _RULE.fullmatch(text)}


def test_every_rule_cited_in_the_code_is_on_the_page() -> None:
    cited: dict[str, set[str]] = {}
    for file in GAME.rglob("*.py"):
        for number in _rules_cited(ast.parse(file.read_text(encoding="utf-8"))):
            cited.setdefault(number, set()).add(file.relative_to(GAME).as_posix())

    assert {number: files for number, files in cited.items() if number not in told_rules()} == {}
    assert len(cited) > 40  # else the search has lost its way


def test_every_rule_of_the_checklist_is_on_the_page() -> None:
    named = {number for row in checklist() for number in row["rule"].split(", ") if _RULE.fullmatch(number)}

    assert sorted(number for number in named if number not in told_rules()) == []


def chapter_map() -> dict[str, list[str]]:
    """Chapter -> the modules named for it."""
    rows = [cells for cells in table_rows(README) if re.fullmatch(r"\d+|—", cells[0])]
    return {f"{cells[0]} {cells[1]}": re.findall(r"`([\w/]+(?:\.\w+|/))`", cells[2]) for cells in rows}


def test_the_chapter_map_has_every_chapter() -> None:
    chapters = [name.partition(" ")[0] for name in chapter_map()]

    assert [name for name in chapters if name.isdecimal()] == list(CHAPTERS)


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
