"""Answers that several cards take: pushes of Consuls, a Flag, a nation to deal with."""

from __future__ import annotations

from typing import Literal

from .....engine.option import Option, option
from ...state.ids import Nation

#: Which way a Consul goes in its row.
Way = Literal["right", "left"]


@option("consul none")
class NoPush(Option, frozen=True):
    """No Consul is pushed."""


@option("consul {nation} {way} {row}", says="push")
class PushConsul(Option, frozen=True):
    """A Consul goes one box."""

    nation: Nation
    way: Way
    row: Nation


@option("consul {nation} {way} {row} 2", says="push-two")
class PushConsulTwo(Option, frozen=True):
    """A Consul goes two boxes."""

    nation: Nation
    way: Way
    row: Nation


@option("again none", says="push-no-more")
class NoFurtherPush(Option, frozen=True):
    """One Consul is enough."""


@option("again {nation} {way} {row}", says="push-again")
class PushAnother(Option, frozen=True):
    """Another Consul goes one box."""

    nation: Nation
    way: Way
    row: Nation


@option("consul {boxes} {nation} {way} {row}", says="push-boxes")
class PushSoFar(Option, frozen=True):
    """A Consul goes so many boxes."""

    boxes: int
    nation: Nation
    way: Way
    row: Nation


AnyPush = PushConsul | PushConsulTwo | PushAnother | PushSoFar


@option("flag none", says="no-event-flag")
class NoFlag(Option, frozen=True):
    """No Flag is placed or removed."""


@option("land none", says="nobody-lands")
class NobodyLands(Option, frozen=True):
    """No Troops come over the sea."""


@option("with {nation}", says="deal-with")
class With(Option, frozen=True):
    """The other party."""

    nation: Nation
