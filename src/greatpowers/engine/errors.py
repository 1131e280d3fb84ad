"""What can go wrong, kept apart: unreadable input, a refused decision, broken data, our own mistake."""

from __future__ import annotations

from dataclasses import dataclass, field


class GreatPowersError(Exception):
    """Anything the house says on purpose; the border shows its text in one line."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so: a message id with its parameters, and the rule that says so."""

    message: str
    rule: str = ""
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return self.message + (f" ({details})" if details else "") + (f" [{self.rule}]" if self.rule else "")


#: A reason against.
Refusal = Reason


class UnreadableDecision(GreatPowersError):
    """The text cannot be read as a decision; `readings` lists what it could have meant."""

    def __init__(self, refusal: Refusal, readings: tuple[str, ...] = ()) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.readings = readings


class IllegalDecision(GreatPowersError):
    """The decision can be read but is not allowed now."""

    def __init__(self, seat: str, refusal: Refusal) -> None:
        super().__init__(f"{seat}: {refusal}")
        self.seat = seat
        self.refusal = refusal


class DataError(GreatPowersError):
    """A data file is wrong; names the file, the line and what would help."""

    def __init__(self, file: str, line: int, problem: str, hint: str = "") -> None:
        super().__init__(f"{file}:{line}: {problem}" + (f" ({hint})" if hint else ""))
        self.file, self.line, self.problem, self.hint = file, line, problem, hint


class RecordError(GreatPowersError):
    """A record cannot be read, belongs to another version, or does not replay to its hashes."""

    def __init__(self, problem: str, reason: str = "other", **params: str | int) -> None:
        """In English, and by the kind of reason with its parameters for all languages."""
        super().__init__(problem)
        self.reason = reason
        self.params = params


class OptionError(GreatPowersError):
    """A game, scenario or option that does not exist, or a value it cannot take."""


class InvariantBroken(GreatPowersError):
    """Our own mistake: a state that the rules cannot reach."""

    def __init__(self, rule: str, problem: str) -> None:
        super().__init__(f"[{rule}] {problem}")
        self.rule = rule
