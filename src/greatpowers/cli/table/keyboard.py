"""Where lines come from: a terminal with history and completion, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Protocol

from ...games.shared.terminal import Suggestion

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer

Suggest = Callable[[str], list[Suggestion]]
LONGEST_LINE = 1 << 16


class Keyboard(Protocol):
    """Gives one line after the other."""

    #: Somebody sits there and watches.
    is_terminal: bool

    def ask(self, prompt: str, suggest: Suggest | None = None, footer: str = "") -> str | None:
        """The next line; None when there are no more."""

    def forget(self) -> None:
        """Somebody else sits down: nothing typed before can be called back."""


def make_keyboard() -> Keyboard:
    """The terminal if there is one on both ends, otherwise standard input as it comes."""
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        return TypedLines()
    return PipedLines()


class PipedLines:
    """Lines of a pipe or file; they are repeated after the prompt so that a transcript can be read."""

    is_terminal = False

    def ask(self, prompt: str, suggest: Suggest | None = None, footer: str = "") -> str | None:
        print(prompt, end="", flush=True)
        line = sys.stdin.buffer.readline(LONGEST_LINE) if sys.stdin is not None else b""
        if not line:
            print()
            return None
        text = line.decode("utf-8", errors="replace").removeprefix("\ufeff").strip()
        if not sys.stdin.isatty():
            print(text, flush=True)
        return text

    def forget(self) -> None:
        """A pipe remembers nothing."""


class TypedLines:
    """A prompt in the terminal: arrow keys, history, Tab."""

    is_terminal = True

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Start with an empty history: what one player typed is not for the next."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.styles import Style

        self._session: PromptSession[str] = PromptSession(
            complete_while_typing=False, reserve_space_for_menu=6, style=Style.from_dict(_COLOURS)
        )

    def ask(self, prompt: str, suggest: Suggest | None = None, footer: str = "") -> str | None:
        # Set on the session, because a None given to its prompt would keep the last one.
        self._session.completer = None if suggest is None else completer_of(suggest)
        self._session.bottom_toolbar = footer or None
        try:
            return self._session.prompt([("bold", prompt)]).strip()
        except EOFError:
            return None


_COLOURS: Final = {
    "bottom-toolbar": "noreverse fg:ansibrightblack",
    "completion-menu.completion": "noreverse bg:#3a3a3a fg:#e4e4e4",
    "completion-menu.completion.current": "noreverse bold bg:#d7af5f fg:#1c1c1c",
    "completion-menu.meta.completion": "noreverse bg:#262626 fg:#bcbcbc",
    "completion-menu.meta.completion.current": "noreverse bg:#262626 fg:#d7af5f",
}


def completer_of(suggest: Suggest) -> Completer:
    """Our suggestions as prompt_toolkit wants them."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Suggesting(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            for found in suggest(document.text_before_cursor):
                yield Completion(found.text, -found.length, display_meta=found.meaning)

    return Suggesting()
