"""What the holder of a token may do: a request that is not just reading belongs to one scope, or none."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from ..people.people import Person
from ..problems import Problem

#: What a token can be good for.
SCOPES: Final = ("read", "play", "press", "challenge", "host")

_TABLE: Final = "/api/tables/{table_id:str}"
#: Requests that change something, and the scope each belongs to. All others are for people.
OF_REQUESTS: Final = {
    **{
        ("POST", f"{_TABLE}/{act}"): "play"
        for act in (
            "decide", "undo", "explain", "ready", "read", "takeback", "hand-over", "take-back", "end",
            "vote", "motion", "resign",
        )
    },
    ("POST", f"{_TABLE}/remarks"): "press",
    **{
        ("POST", f"{_TABLE}/{act}"): "challenge"
        for act in ("join", "decline", "leave", "take-over", "rematch")
    },
    ("POST", "/api/events/{event_id:str}/enter"): "challenge",
    ("POST", "/api/events/{event_id:str}/leave"): "challenge",
    ("POST", "/api/tables"): "host",
    **{("POST", f"{_TABLE}/{act}"): "host" for act in ("invite", "uninvite", "start", "cancel")},
    ("POST", "/api/positions/{game:str}"): "read",
}  # fmt: skip
#: What handlers that only answer questions have among their marks: `opt={SCOPE: "read"}`.
SCOPE: Final = "scope"


class Bearer(Person, frozen=True):
    """A program that comes with a token and may do only what the token is good for."""

    scopes: tuple[str, ...] = ()


def checked_scopes(scopes: Collection[str]) -> tuple[str, ...]:
    """Known ones, each once, in their order."""
    for scope in scopes:
        if scope not in SCOPES:
            raise Problem(
                422, "scope-unknown", "a token cannot be good for this", params={"scope": scope[:20]}
            )
    if not scopes:
        raise Problem(422, "scope-missing", "say what the token is good for")
    return tuple(scope for scope in SCOPES if scope in scopes)


def check_scope(person: Person | None, scope: str) -> None:
    """People may do what they may do; a token only what was written into it."""
    if isinstance(person, Bearer) and scope not in person.scopes:
        raise Problem(
            403, "token-scope", "the token is not good for this", params={"scope": scope or "people"}
        )


def scope_of(method: str, paths: Collection[str], marked: object) -> str:
    """The scope a request belongs to; empty if it is for people only."""
    if method in ("GET", "HEAD"):
        return "read"
    if marked:
        return str(marked)
    return next((OF_REQUESTS[method, path] for path in paths if (method, path) in OF_REQUESTS), "")


def words_of(scopes: Collection[str]) -> str:
    """Scopes as they are stored."""
    return " ".join(scopes)


def bearer_of(person: Person, words: str) -> Bearer:
    """The person with what his token is good for."""
    return Bearer(**msgspec.structs.asdict(person), scopes=tuple(words.split()))
