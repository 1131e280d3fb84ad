"""What people are told of, how it can reach them, and what is done if they wish nothing else."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

Kind = Literal["turn", "letter", "deadline", "over", "invited", "table", "event", "club", "house"]
ChannelKind = Literal["push", "mail", "app"]
Wish = Literal["now", "digest", "never"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CHANNELS: Final[tuple[ChannelKind, ...]] = get_args(ChannelKind)
#: Nobody can wish not to hear of these: what the house itself has to say to a person.
ALWAYS: Final[frozenset[Kind]] = frozenset({"house"})
#: Seconds a notice is held back: whoever is at it needs none, and letters come in flocks.
HOLD: Final[dict[Kind, tuple[float, float]]] = {"turn": (20, 60), "letter": (120, 120)}


class Fresh(msgspec.Struct, frozen=True):
    """Something somebody is to be told, before it is in the store."""

    person: str
    kind: Kind
    subject: str
    #: What makes it this turn and no other.
    turn: str
    params: dict[str, str | int | float] = {}


class Notice(Fresh, frozen=True, kw_only=True):
    """The same as it stands in the store."""

    id: str
    made: float
    due: float | None = None
    read: float | None = None


def wish_for(kind: Kind, channel: ChannelKind, said: dict[tuple[str, str], Wish]) -> Wish:
    """What is done with a kind of notice on a channel that works."""
    if kind in ALWAYS:
        return "now"
    return said.get((kind, channel), "now")
