"""What a letter does with an arrangement: it proposes, answers, asks, warns, thanks, accuses, excuses, tells.

A letter stays a text for people; one of these may stand beside it, so that bots and programs need not read.
An answer repeats what it answers. Of two agreements that contradict each other the later holds.
"""

from __future__ import annotations

from dataclasses import dataclass

from .arrangements import Arrangement


@dataclass(frozen=True, slots=True)
class Propose:
    """Shall we? Agreed as soon as every reader who has to do something has accepted."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Accept:
    """Yes: a promise from now on."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Reject:
    """No."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Later:
    """Neither yes nor no yet."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Counter:
    """Not that, but this: a refusal and a proposal in one. Part of a package is accepted this way too."""

    what: Arrangement
    instead: Arrangement


@dataclass(frozen=True, slots=True)
class Cancel:
    """A proposal is taken back before it was accepted, or an agreement ended in words."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Question:
    """Is it so, would you? Binds nobody. Without an arrangement: what are you about to do?"""

    what: Arrangement | None = None


@dataclass(frozen=True, slots=True)
class Warn:
    """Beware: this is about to happen."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Fact:
    """This is so, or: I will do this. About one's own order it is a promise."""

    what: Arrangement


@dataclass(frozen=True, slots=True)
class Thank:
    """Well done; for what, if it is said."""

    what: Arrangement | None = None


@dataclass(frozen=True, slots=True)
class Accuse:
    """You broke your word; which, if it is said."""

    what: Arrangement | None = None


@dataclass(frozen=True, slots=True)
class Excuse:
    """I am sorry; for what, if it is said."""

    what: Arrangement | None = None


@dataclass(frozen=True, slots=True)
class Huh:
    """I did not understand. Never an answer to another of its kind."""


Meaning = (
    Propose | Accept | Reject | Later | Counter | Cancel
    | Question | Warn | Fact | Thank | Accuse | Excuse | Huh
)  # fmt: skip

#: What an answer to a proposal can be.
ANSWERS = (Accept, Reject, Later, Counter)


def arrangements_in(meaning: Meaning) -> tuple[Arrangement, ...]:
    """The arrangements it speaks of."""
    match meaning:
        case Counter(what, instead):
            return (what, instead)
        case Huh():
            return ()
        case Question(what) | Thank(what) | Accuse(what) | Excuse(what):
            return () if what is None else (what,)
        case _:
            return (meaning.what,)


def proposed_in(meaning: Meaning | None) -> Arrangement | None:
    """What may be accepted of it."""
    if isinstance(meaning, Counter):
        return meaning.instead
    return meaning.what if isinstance(meaning, Propose) else None
