"""Who sees what of a state: said where the field is, without a default; nothing is shown by oversight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar, dataclass_transform, overload

T = TypeVar("T")
C = TypeVar("C", bound=type)

_SEEN: Final = "seen"
_DERIVED: Final = "derived"


class Who(Enum):
    """Who sees a field whole. An owner is the seat whose part of it is."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


class Others(Enum):
    """What those see who do not see it whole."""

    NOTHING = "nothing"
    #: How many there are.
    COUNT = "count"
    #: How many there are, and the last of them.
    LAST = "last"
    #: Whether there is something.
    WHETHER = "whether"
    #: Whose it is, not what it is.
    WHOSE = "whose"
    #: The parts of it that are meant for all.
    OPEN_PARTS = "open parts"


EVERYBODY, OWNER, NOBODY = Who.EVERYBODY, Who.OWNER, Who.NOBODY
NOTHING, COUNT, LAST = Others.NOTHING, Others.COUNT, Others.LAST
WHETHER, WHOSE, OPEN_PARTS = Others.WHETHER, Others.WHOSE, Others.OPEN_PARTS


class Seen(NamedTuple):
    """The mark of a field."""

    who: Who
    others: Others = NOTHING


class Unmarked(TypeError):
    """A field of a state does not say who sees it."""


@overload
def seen_by(who: Who, *, default: T, others: Others = NOTHING, derived: bool = False) -> T: ...
@overload
def seen_by(who: Who, *, factory: Callable[[], T], others: Others = NOTHING, derived: bool = False) -> T: ...
def seen_by(
    who: Who,
    *,
    default: object = MISSING,
    factory: Any = MISSING,  # as dataclasses.field takes it
    others: Others = NOTHING,
    derived: bool = False,
) -> Any:  # as dataclasses.field does; the overloads say what stands in the field
    """A field of a state: who sees it, what the others see of it, and what it is at first.

    Derived fields can be worked out from the others, or last no longer than a decision: they are not saved.
    """
    metadata = {_SEEN: Seen(who, others), _DERIVED: derived}
    if factory is not MISSING:
        return field(default_factory=factory, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass_transform(field_specifiers=(seen_by,))
def game_state(cls: C) -> C:
    """Make a dataclass of a state; a field that does not say who sees it is an error."""
    # mypy knows a dataclass only where the decorator stands over it.
    made: Any = dataclass(slots=True)(cls)
    marks_of(made)
    return made  # type: ignore[no-any-return]


def marks_of(state_type: type) -> Mapping[str, Seen]:
    """The marks of all fields of a state, its flow included."""
    found: dict[str, Seen] = {}
    for part in fields(state_type):
        if _SEEN not in part.metadata:
            raise Unmarked(f"{state_type.__name__}.{part.name} does not say who sees it")
        found[part.name] = part.metadata[_SEEN]
    return found


def is_derived(part: Field[object]) -> bool:
    """Is this field of a dataclass left out of saves?"""
    return bool(part.metadata.get(_DERIVED))
