"""Answers that several questions share."""

from __future__ import annotations

from typing import Final

from ....engine.option import Option, option
from ..state.ids import Look, Ref, Space


@option("done")
class Done(Option):
    """Enough."""


DONE: Final = Done()


@option("accept")
class Accept(Option):
    pass


@option("decline")
class Decline(Option):
    pass


@option("guns of august", says="guns")
class Guns(Option):
    """The Guns of August, wherever they are a matter of choice. [4.3.1, solo 3]"""


class OfUnit(Option):
    """Something that is done to one unit."""

    unit: Ref


@option("flip {unit}")
class Flip(OfUnit):
    """To full strength."""


@option("reduce {unit}")
class Reduce(OfUnit):
    pass


@option("remove {unit}")
class Remove(OfUnit):
    pass


@option("place {unit} at {space}", says="place-at")
class Place(Option):
    """A unit comes into play."""

    unit: Look
    space: Space
