"""What the tests ask of the texts: every message as written, its parameters, and the ids the code names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from greatpowers.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src"
SOURCE = ROOT / "src/greatpowers"
FOLDER = SOURCE / "locale"

#: Calls whose first argument is the id of a reason, and those that name other messages.
REASON_CALLS = ("Reason", "Refusal", "refuse", "_not_a_place")
OTHER_CALLS = ("format", "Problem", "WrongUse")
#: A quoted id, or the beginning of one that is put together, in the browser client.
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*-?)(["'`]|\$\{)""")
#: An order in our notation, where the hyphen means a move.
ORDER = r"\b[AF] \w{3} - \w{3}\b"
#: Terms that hold a name in its cases: a language has them where it declines names.
NAMES = "-name-"
#: What ids of messages look like when they stand alone in the code.
FAMILIES = re.compile(r"(bot|cli|dip|error|event|pack|value)(-[a-z0-9]+)+")


@dataclass(frozen=True)
class Entry:
    """A message or term as written; terms begin with a hyphen."""

    id: str
    file: str
    source: str
    variables: frozenset[str]
    references: frozenset[str]
    plurals: frozenset[str]


class _Pieces(Visitor):
    """Collects variables, references and plural categories of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.plurals.add(node.key.name)
        self.generic_visit(node)


@cache
def files(language: str) -> tuple[Path, ...]:
    return tuple(sorted((FOLDER / language).glob("*.ftl")))


@cache
def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def listed(language: str) -> Iterator[Entry]:
    """All entries of a language in the order of the files, doubles included."""
    for path in files(language):
        text = path.read_text(encoding="utf-8")
        for node in parsed(path).body:
            if isinstance(node, ftl.Message | ftl.Term):
                assert node.value is not None, f"{node.id.name} has no text"
                pieces = _Pieces()
                pieces.visit(node.value)
                sign = "-" if isinstance(node, ftl.Term) else ""
                source = text[node.value.span.start : node.value.span.end]
                yield Entry(
                    sign + node.id.name,
                    path.name,
                    source,
                    frozenset(pieces.variables),
                    frozenset(pieces.references),
                    frozenset(pieces.plurals),
                )


@cache
def entries(language: str) -> dict[str, Entry]:
    return {entry.id: entry for entry in listed(language)}


def declined(language: str) -> Iterator[tuple[str, str, str]]:
    """Every form of a name that is written somewhere: name, case, form."""
    for path in files(language):
        for node in parsed(path).body:
            if isinstance(node, ftl.Term) and f"-{node.id.name}".startswith(NAMES):
                for form in node.attributes:
                    yield _written(node.value), form.id.name, _written(form.value)


def name_forms(language: str) -> dict[str, dict[str, str]]:
    """The names a language declines, each with its forms."""
    found: dict[str, dict[str, str]] = {}
    for name, case, form in declined(language):
        found.setdefault(name, {})[case] = form
    return found


def _written(pattern: ftl.Pattern | None) -> str:
    assert pattern is not None
    return "".join(str(element.value) for element in pattern.elements if isinstance(element, ftl.TextElement))


def messages(language: str) -> dict[str, Entry]:
    return {id_: entry for id_, entry in entries(language).items() if not id_.startswith("-")}


def params(language: str, message_id: str) -> frozenset[str]:
    """Parameters a message needs, also through the messages it refers to; terms get theirs in the text."""
    entry = entries(language)[message_id]
    needed = set(entry.variables)
    for other in entry.references:
        if not other.startswith("-"):
            needed |= params(language, other)
    return frozenset(needed)


def words_of(entry: Entry) -> str:
    """The text of an entry without selectors, arguments of terms, bare spaces and orders in notation."""
    text = re.sub(r"\{ \$\w+ ->|^\s*\*?\[[\w-]+\] ?|^\s*\}", "", entry.source, flags=re.MULTILINE)
    return re.sub(ORDER, "…", re.sub(r"\(case: \"\w+\"\)|\{\" ?\"\}", "", text))


def all_entries() -> list[tuple[str, Entry]]:
    """Every entry with its language, for tests of style."""
    return [(language, entry) for language in LANGUAGES for entry in entries(language).values()]


@dataclass(frozen=True)
class Named:
    """Ids the code names: for reasons and elsewhere; first arguments that are no literals, by module."""

    reasons: frozenset[str]
    others: frozenset[str]
    computed: frozenset[tuple[str, str]]
    literals: frozenset[str]
    beginnings: frozenset[str]


@cache
def named_in_code() -> Named:
    reasons: set[str] = set()
    others: set[str] = set()
    computed: set[tuple[str, str]] = set()
    literals: set[str] = set()
    beginnings: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                ids, unknown = _literals_of(node.args[0])
                if _called(node) in REASON_CALLS and (ids or isinstance(node.func, ast.Name)):
                    reasons |= ids
                    computed |= {(str(path.relative_to(SOURCE)), text) for text in unknown}
                elif _called(node) == "Voice":
                    # A voice puts the ids of its sentences together.
                    beginnings |= {f"{prefix}-{what}-" for prefix in ids for what in ("do", "event")}
                elif _called(node) in OTHER_CALLS:
                    others |= {id_ for id_ in ids if "-" in id_}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    others |= {text for text in literals if FAMILIES.fullmatch(text)}
    for text, end in _quoted_in_client():
        (beginnings if end == "${" else literals).add(text)
    return Named(*map(frozenset, (reasons, others, computed, literals, beginnings)))  # type: ignore[arg-type]


def _quoted_in_client() -> Iterator[tuple[str, str]]:
    """Words in quotation marks in the browser client, with what follows them."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield from QUOTED.findall(path.read_text(encoding="utf-8"))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    # "…".format(…) is no text for people.
    if isinstance(call.func, ast.Attribute) and not isinstance(call.func.value, ast.Constant):
        return call.func.attr
    return ""


def _literals_of(argument: ast.expr) -> tuple[set[str], set[str]]:
    """Ids in an argument, both ways of a condition; what cannot be read off is given as source text."""
    if isinstance(argument, ast.Constant):
        return ({argument.value}, set()) if isinstance(argument.value, str) else (set(), set())
    if isinstance(argument, ast.IfExp):
        one, other = _literals_of(argument.body), _literals_of(argument.orelse)
        return one[0] | other[0], one[1] | other[1]
    return set(), {ast.unparse(argument)}
