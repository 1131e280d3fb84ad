"""What a command says when it cannot go on, in the reader's language."""

from __future__ import annotations

from ..engine.errors import GreatPowersError


class Problem(GreatPowersError):
    """A clear failure: a message id of the terminal's texts with its parameters. Exit code 1."""

    exit_code = 1

    def __init__(self, message: str, **params: str | int) -> None:
        details = ", ".join(f"{key}={value}" for key, value in params.items())
        super().__init__(f"{message} ({details})" if details else message)
        self.message = message
        self.params = params


class WrongUse(Problem):
    """The command was called in a way it cannot be called. Exit code 2."""

    exit_code = 2
