"""Letters between players, which may carry what they mean beside their text. [1.9, 1.10]

Text forms: `press all: …`, `press France, Italy: …`, `press grey all: …`; with a meaning
`press France {propose peace(England, France)}: …`; of programs `press SND (FRA) (PRP (PCE (ENG FRA)))`.
A line break inside a message is written `\\n`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.errors import Reason, Refusal, UnreadableDecision
from ....engine.game import Standing
from ..printed.names import PhaseKind
from ..state.changes import send_press
from ..state.state import State
from .lawful import ground_of, refusal_of_meaning
from .programs.reading import read_sent
from .speech import Meaning
from .written import read_meaning, unreadable, write_meaning

LONGEST_MESSAGE = 4000
EVERYBODY = ("all",)
#: How a line break inside a message is written.
LINE_BREAK = "\\n"


@dataclass(frozen=True, slots=True)
class Letter:
    """A message as written."""

    to: tuple[str, ...]
    text: str
    grey: bool
    meaning: Meaning | None = None


class Press(Standing[State, Letter]):
    """Messages between players; they bind nobody. [1.9, 1.10]"""

    word = "press"

    def read(self, state: State, seat: str, rest: str) -> Letter:
        if rest[:4].upper() in ("SND ", "SND("):
            # Programs write in a syntax of their own; what they mean is also the text that people see.
            sent = read_sent(rest, state.powers)
            return Letter(tuple(sorted(set(sent.to) - {seat})), sent.message, False, sent.meaning)
        head, colon, text = rest.partition(":")
        names, meaning = _parted(head.strip())
        grey = names.casefold().startswith("grey ")
        if grey:
            names = names[5:].strip()
        if not colon or not names or not text.strip():
            raise UnreadableDecision(Refusal("press-unreadable", "1.9"))
        if names.casefold() == "all":
            return Letter(EVERYBODY, text.strip(), grey, meaning)
        known = {name.casefold(): name for name in state.powers}
        to = []
        for name in names.split(","):
            if name.strip().casefold() not in known:
                raise UnreadableDecision(Refusal("seat-unknown", "1.9", {"seat": name.strip()[:40]}))
            to.append(known[name.strip().casefold()])
        return Letter(tuple(sorted(set(to) - {seat})), text.strip(), grey, meaning)

    def refuse(self, state: State, seat: str, action: Letter) -> Refusal | None:
        mode = state.options["press"]
        if mode == "none":
            return Reason("press-none", "1.9")
        if state.options["press_closed_after_moves"] and state.phase is not PhaseKind.MOVEMENT:
            return Reason("press-closed", "1.9", {"phase": str(state.phase)})
        if action.to != EVERYBODY and mode == "public":
            return Reason("press-public-only", "1.9")
        if action.grey and mode != "grey":
            return Reason("press-no-grey", "1.9")
        if not action.to:
            return Reason("press-to-nobody", "1.9")
        if len(action.text) > LONGEST_MESSAGE:
            return Reason("press-too-long", "1.9", {"longest": LONGEST_MESSAGE})
        if action.meaning is not None:
            return refusal_of_meaning(ground_of(state), seat, action.to, action.meaning)
        return None

    def apply(self, state: State, seat: str, action: Letter) -> None:
        meaning = "" if action.meaning is None else write_meaning(action.meaning)
        send_press(state, seat, action.to, action.text, action.grey, meaning)


def _parted(head: str) -> tuple[str, Meaning | None]:
    """The readers, and the meaning that stands between braces after them."""
    names, brace, meaning = head.partition("{")
    if not brace:
        return head, None
    if not meaning.endswith("}"):
        raise unreadable(meaning)
    return names.strip(), read_meaning(meaning[:-1].strip())


def letter_text(to: tuple[str, ...], text: str, meaning: Meaning | None = None) -> str:
    """The decision that sends a letter."""
    meant = "" if meaning is None else f" {{{write_meaning(meaning)}}}"
    return f"press {', '.join(to)}{meant}: {text.strip().replace(chr(10), LINE_BREAK)}"
