"""Passwords that are worth the name: long enough, not one's own name, not what everybody tries first."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from ..problems import Problem

SHORTEST: Final = 8
LONGEST: Final = 200
#: A password of fewer different letters is none.
_FEWEST_LETTERS: Final = 3


def checked_password(password: str, name: str) -> str:
    """The password, if its owner may have it."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem(
            422,
            "password-length",
            f"a password has {SHORTEST} to {LONGEST} characters",
            params={"shortest": SHORTEST, "longest": LONGEST},
        )
    folded, own = _folded(password), _folded(name)
    if own and own in folded and not re.search(r"[^\W\d_]", folded.replace(own, "")):
        raise Problem(422, "password-name", "a password is not one's own name")
    core = re.sub(r"[\W\d_]+$", "", folded)
    if len(set(folded)) < _FEWEST_LETTERS or folded in _common() or core in _common():
        raise Problem(422, "password-common", "this password is one of the first that are tried")
    return password


def _folded(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


@cache
def _common() -> frozenset[str]:
    return frozenset(files(__package__).joinpath("common_passwords.txt").read_text("utf-8").split())
