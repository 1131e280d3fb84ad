"""What the server says when it does not do what was asked: a status, a message id and its parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.errors import GreatPowersError, IllegalDecision, Reason, UnreadableDecision

#: A game whose rows cannot be read or played again.
UNREADABLE = "game-unreadable"


class Problem(GreatPowersError):
    """A refusal for the border: HTTP status and an error body with a message id the client can word."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str = "",
        *,
        rule: str = "",
        params: Mapping[str, str | int] | None = None,
        readings: Sequence[str] = (),
        extra: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message or code)
        self.status = status
        self.code = code
        self.message = message or code.replace("-", " ")
        self.rule = rule
        self.params = dict(params or {})
        self.readings = list(readings)
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})

    def error(self) -> dict[str, object]:
        """The error as it goes over the wire."""
        return {
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
            "params": self.params,
            "readings": self.readings,
        }

    def body(self) -> dict[str, object]:
        return {"error": self.error(), **self.extra}


def not_found(what: str = "table") -> Problem:
    """Also said of things that exist but are none of the asker's business."""
    return Problem(404, f"{what}-unknown", f"there is no such {what}")


def unreadable() -> Problem:
    """The game is there, but this house cannot make sense of it."""
    return Problem(409, "game-unreadable", "this game cannot be read; the log of the server tells why")


def refused(problem: GreatPowersError) -> Problem:
    """The rules' refusal as an answer."""
    if isinstance(problem, UnreadableDecision):
        return _of_reason(problem.refusal, problem.readings)
    if isinstance(problem, IllegalDecision):
        return _of_reason(problem.refusal)
    return Problem(422, "refused", str(problem)[:500])


def _of_reason(reason: Reason, readings: Sequence[str] = ()) -> Problem:
    return Problem(
        422, reason.message, str(reason)[:500], rule=reason.rule, params=reason.params, readings=readings
    )
