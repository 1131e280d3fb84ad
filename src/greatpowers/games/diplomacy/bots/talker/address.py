"""«Ты» or «вы», te or Ön: a letter addresses its reader as he writes himself.

Sentences that differ hold both forms between brackets, the polite one first: `⟦Скажите|Скажи⟧`.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from ...state.view import View

_BOTH: Final = re.compile(r"⟦([^|⟦⟧]*)\|([^|⟦⟧]*)⟧")


class Address(StrEnum):
    """How somebody is spoken to."""

    POLITE = "polite"
    FAMILIAR = "familiar"


#: To somebody who has not shown how he likes it.
_USUAL: Final = {"ru": Address.POLITE, "hu": Address.FAMILIAR}
_SHOWN: Final = {
    "ru": (
        (Address.POLITE, r"\b(вы|вас|вам|вами|ваш\w*|\w{3,}(?:[иеё]те|йте)(?:сь)?)\b"),
        (Address.FAMILIAR, r"\b(ты|тебя|тебе|тобой|тво[йяеёюи]\w*|\w{2,}[еёи]шь(?:ся)?)\b"),
    ),
    "hu": (
        (Address.POLITE, r"\b(ön|önt|önnek|önnel|öntől|önről|önre|maga|magát|magának|legyen szíves)\b"),
        (Address.FAMILIAR, r"\b(te|téged|neked|veled|rád|tőled|rólad|benned|tied|tiéd|légy szíves|kérlek)\b"),
    ),
}  # fmt: skip


def address_of(view: View, reader: str, language: str) -> Address:
    """As the reader addressed this seat last, in a letter that shows it."""
    usual = _USUAL.get(language, Address.FAMILIAR)
    for letter in reversed(view.press):
        if letter.sender != reader or not ({view.seat, "all"} & set(letter.to)):
            continue
        for address, pattern in _SHOWN.get(language, ()):
            if re.search(pattern, letter.text, re.IGNORECASE):
                return address
    return usual


def addressed(text: str, address: Address) -> str:
    """The text with one of its two forms."""
    return _BOTH.sub(r"\1" if address is Address.POLITE else r"\2", text)
