"""Kinds of arguments that several commands take."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from .files import STANDARD


def not_an_option(_type: object, value: object) -> None:
    """A lone hyphen is a file; anything else with a hyphen in front is a misspelt option."""
    for name in value if isinstance(value, tuple | list) else (value,):
        if isinstance(name, str) and name.startswith("-") and name != STANDARD:
            raise ValueError(f"unknown option {name}")


#: The name of a file, or a hyphen for standard input or output.
File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=not_an_option)]
#: A number of games or processes.
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
#: May be given several times.
Repeated = Annotated[list[str], Parameter(negative=(), consume_multiple=False)]
