"""What the code of a game declares and could therefore happen: events, questions, steps, cards, reasons."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from ..engine.events import EVENTS
from ..engine.frames import FRAMES, Choice, Procedure
from ..engine.game import Game
from ..engine.packages import home_of, is_in_house, package_of

#: The kinds of things that are counted, in the order of a report.
CATEGORIES = ("event", "asked", "answered", "step", "card", "reason")
#: Stands for a rule the code works out: any rule will do.
ANY_RULE = "*"
#: What makes a reason, by the name it is called under.
_MAKERS = ("Refusal", "Reason")
_IS_RULE = re.compile(r"[A-Z]?\d+(\.\d+)*")
#: Where the id of the message and the rule stand in a call.
_Places = tuple[int, int]


def kind(category: str, name: str) -> str:
    """One thing that can be counted."""
    return f"{category} {name}"


def reason_name(message: str, rule: str) -> str:
    """A reason by its message and rule."""
    return f"{message} [{rule}]" if rule else message


@cache
def declared(game: Game) -> tuple[str, ...]:
    """Every kind of thing the game's code says can happen, in order of category and name."""
    package = load_all(type(game).__module__)
    own = f"{package}."
    events = [kind("event", name.removeprefix(own)) for name in EVENTS if name.startswith(own)]
    frames = [(name.removeprefix(own), made) for name, made in FRAMES.items() if name.startswith(own)]
    questions = [name for name, made in frames if issubclass(made, Choice)]
    steps = [
        kind("step", f"{name}.{step}")
        for name, made in frames
        if issubclass(made, Procedure)
        for step in made.steps
    ]
    cards = [kind("card", f"{card} {use}") for card, uses in game.study().card_uses.items() for use in uses]
    reasons = [kind("reason", reason_name(*pair)) for pair in declared_reasons(_sources(game))]
    asked = [kind(category, name) for category in ("asked", "answered") for name in questions]
    found = {*events, *asked, *steps, *cards, *reasons}
    return tuple(sorted(found, key=lambda text: (CATEGORIES.index(text.split()[0]), text)))


def load_all(module: str) -> str:
    """Import every module of the game, for events and frames are known once they are; answers the name its
    events and frames go by."""
    if is_in_house(module):
        home = home_of(module)
        for found in pkgutil.walk_packages(importlib.import_module(home).__path__, f"{home}."):
            importlib.import_module(found.name)
    return package_of(module)


def _sources(game: Game) -> list[str]:
    """The texts of the game's modules; of a game outside the house, of the one module it stands in."""
    file = Path(inspect.getfile(type(game)))
    files = sorted(file.parent.rglob("*.py")) if is_in_house(type(game).__module__) else [file]
    return [found.read_text(encoding="utf-8") for found in files]


def declared_reasons(sources: Sequence[str]) -> list[tuple[str, str]]:
    """Message and rule of every reason that is written down in the code.

    Functions that make a reason of their parameters are followed; a message that is worked out is looked
    for among the pairs of message and rule in its module.
    """
    trees = [ast.parse(source) for source in sources]
    makers: dict[str, _Places] = dict.fromkeys(_MAKERS, (0, 1))
    for tree in trees:
        makers |= _passing_on(tree)
    found: set[tuple[str, str]] = set()
    for tree in trees:
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        made = [pair for call in calls for pair in _of_call(call, makers)]
        found.update(pair for pair in made if pair[0])
        if any(not message for message, _ in made):
            found.update(_in_tables(tree))
    return sorted(found)


def _passing_on(tree: ast.Module) -> dict[str, _Places]:
    """Functions that make a reason of a message they are given, and where they take message and rule."""
    found = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = [argument.arg for argument in function.args.args]
        shift = int(names[:1] == ["self"])
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and _called(call) in _MAKERS and call.args:
                message, rule = (_parameter(call, place, names) for place in (0, 1))
                if message >= 0:
                    found[function.name] = (message - shift, rule - shift if rule >= 0 else -1)
    return found


def _parameter(call: ast.Call, place: int, names: Sequence[str]) -> int:
    """Which parameter of the function around it is handed on at this place of the call; -1: none."""
    given = call.args[place] if len(call.args) > place else None
    return names.index(given.id) if isinstance(given, ast.Name) and given.id in names else -1


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _of_call(call: ast.Call, makers: dict[str, _Places]) -> Iterator[tuple[str, str]]:
    """The reasons a call makes; an empty message stands for one that is not written in the call."""
    if _called(call) not in makers:
        return
    message_at, rule_at = makers[_called(call)]
    if message_at >= len(call.args):
        return
    message = call.args[message_at]
    rule = call.args[rule_at] if 0 <= rule_at < len(call.args) else None
    if isinstance(message, ast.IfExp):
        alike = isinstance(rule, ast.IfExp) and ast.dump(rule.test) == ast.dump(message.test)
        for way in ("body", "orelse"):
            yield from _pairs(getattr(message, way), getattr(rule, way) if alike else rule)
    else:
        yield from _pairs(message, rule)


def _pairs(message: ast.expr, rule: ast.expr | None) -> Iterator[tuple[str, str]]:
    text = _text(message)
    if rule is None:
        yield text, ""
    elif isinstance(rule, ast.IfExp):
        yield from ((text, _text(way) or ANY_RULE) for way in (rule.body, rule.orelse))
    else:
        yield text, _text(rule) or ANY_RULE


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _in_tables(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Pairs of message and rule that stand beside each other anywhere in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and all(map(_text, node.elts)):
            message, rule = map(_text, node.elts)
            if _IS_RULE.fullmatch(rule):
                yield message, rule
