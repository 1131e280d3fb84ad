"""Orders as they come on paper or by mail: the plain text, line by line, and what nobody can read."""

from __future__ import annotations

import re
from email import message_from_string, policy
from typing import Final

import msgspec

from ...engine.errors import Refusal
from ...engine.match import Match

_HEADER: Final = re.compile(r"(?:[A-Za-z][A-Za-z-]*: .*\n(?:[ \t].*\n)*)+\n")
_SIGNATURE: Final = "--"
MOST_LINES: Final = 60


class Unread(msgspec.Struct, frozen=True):
    """A line that is no order of this seat, and why."""

    line: str
    refusal: Refusal


class Read(msgspec.Struct, frozen=True):
    """The lines that can be carried out, and those that cannot."""

    lines: list[str]
    unread: list[Unread]


def plain_text(pasted: str) -> str:
    """What its writer says: of an e-mail file the plain part only, without quoted lines and signature."""
    text = pasted.replace("\r\n", "\n").strip()
    if _HEADER.match(text + "\n"):
        message = message_from_string(text, policy=policy.default)
        part = message.get_body(preferencelist=("plain",)) if message.is_multipart() else message
        content = part.get_content() if part is not None else ""
        text = content if isinstance(content, str) else ""
    kept: list[str] = []
    for line in text.replace("\r\n", "\n").split("\n"):
        if line.rstrip() == _SIGNATURE:
            break
        if line.strip() and not line.lstrip().startswith(">"):
            kept.append(line.strip())
    return "\n".join(kept)


def read_orders(match: Match, seat: str, pasted: str) -> Read:
    """Each line by itself: whatever the rules understand is read, the rest goes back with the reason."""
    lines: list[str] = []
    unread: list[Unread] = []
    for line in re.split(r"[\n;]+", plain_text(pasted))[:MOST_LINES]:
        order = line.strip(" .,\t")
        if not order:
            continue
        refusal = match.explain(seat, order)
        if refusal is None:
            lines.append(order)
        else:
            unread.append(Unread(line.strip(), refusal))
    return Read(lines, unread)
