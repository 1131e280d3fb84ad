"""Numbers that players weigh by, kept as text beside the player; and players that weigh by other numbers.

A variant of a level is its package once more under another name: all its modules are loaded again and read
the other numbers, so that both can play in one process and nothing of the level is altered.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any, Final, TypeVar, dataclass_transform

import msgspec

WeightsT = TypeVar("WeightsT")
#: Between a level and the name of its other weights.
MARK: Final = "@"
FILE: Final = "weights.toml"
_HEAD: Final = re.compile(r"\[([\w.]+)\]")
_LINE: Final = re.compile(r"(\w+) *=")
#: Package of a variant -> its numbers.
_TEXTS: Final[dict[str, str]] = {}


@dataclass_transform(frozen_default=True)
class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of numbers; a missing or unknown name is an error."""


def weights_of(kind: type[WeightsT], module: str) -> WeightsT:
    """The numbers of the player that a module belongs to."""
    return msgspec.convert(tomllib.loads(text_of(module.rpartition(".")[0])), kind)


def text_of(package: str) -> str:
    """The weights of a player's package, as they are written."""
    if package in _TEXTS:
        return _TEXTS[package]
    return files(package).joinpath(FILE).read_text(encoding="utf-8")


def package_of(made: Callable[[str], Any]) -> str:
    """Where the modules of a player are: the package of its class."""
    return made.__module__.rpartition(".")[0]


def short_name(text: str) -> str:
    """A name for weights that only these have."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def variant(made: Callable[[str], Any], text: str) -> Callable[[str], Any]:
    """The same player with other weights."""
    own = package_of(made)
    name = f"{own}__{short_name(text)}"
    if name not in sys.modules:
        package = import_module(own)
        spec = spec_from_file_location(
            name, package.__file__, submodule_search_locations=list(package.__path__)
        )
        assert spec is not None
        _TEXTS[name] = text
        sys.modules[name] = module_from_spec(spec)
    module = import_module(f"{name}.{made.__module__.rpartition('.')[2]}")
    found: Callable[[str], Any] = getattr(module, made.__name__)
    return found


def flat(text: str) -> dict[str, float]:
    """All numbers of a file by `table.name`, those in lists by `table.name.0`…"""
    found: dict[str, float] = {}
    _flatten(tomllib.loads(text), "", found)
    return found


def _flatten(value: object, name: str, found: dict[str, float]) -> None:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            _flatten(inner, f"{name}.{key}" if name else key, found)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _flatten(inner, f"{name}.{place}", found)
    elif isinstance(value, int | float):
        found[name] = value


def with_numbers(text: str, numbers: Mapping[str, float]) -> str:
    """The file with other numbers for these names; comments and everything else stay as they are."""
    lines, table = [], ""
    left = set(numbers)
    for line in text.splitlines():
        if head := _HEAD.match(line):
            table = head[1]
        if (found := _LINE.match(line)) and (name := f"{table}.{found[1]}") in numbers:
            line = f"{found[1]} = {float(numbers[name])!r}"
            left.discard(name)
        lines.append(line)
    if left:
        raise KeyError(f"no such weights: {', '.join(sorted(left))}")
    return "\n".join(lines) + "\n"
