"""Typed options and scenarios of a game, with defaults and clear refusals."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import OptionError

#: What an option can be, and all options of a match.
OptionValue = bool | str | int
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: a switch, one of several words, or a whole number in a range."""

    name: str
    default: bool | str | int
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0

    def check(self, value: object) -> OptionValue:
        """The value if the option can take it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(f"option {self.name} is true or false, not {value!r}")
        if isinstance(self.default, int):
            number = value if isinstance(value, int) and not isinstance(value, bool) else None
            if number is not None and self.lowest <= number <= self.highest:
                return int(number)
            raise OptionError(
                f"option {self.name} is a number from {self.lowest} to {self.highest}, not {value!r}"
            )
        if value in self.choices:
            return str(value)
        raise OptionError(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to start a game, with the seats it has."""

    id: str
    seats: tuple[str, ...]


def checked_options(specs: Sequence[OptionSpec], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with the given values or their defaults."""
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            raise OptionError(f"unknown option {name!r}{_did_you_mean(str(name), known)}")
    return {name: spec.check(given.get(name, spec.default)) for name, spec in known.items()}


def scenario_named(scenarios: Sequence[Scenario], name: str) -> Scenario:
    for scenario in scenarios:
        if scenario.id == name:
            return scenario
    known = {scenario.id: scenario for scenario in scenarios}
    raise OptionError(f"unknown scenario {name!r}{_did_you_mean(name, known)}; known: {', '.join(known)}")


def _did_you_mean(word: str, known: Mapping[str, object]) -> str:
    close = difflib.get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
