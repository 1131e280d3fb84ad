"""The commands of the table: English words that always work, and words of the language that is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...locale import Texts

HELP, ORDERS, LEGAL, WHY, BOARD, MAP, LOG = "help", "orders", "legal", "why", "board", "map", "log"
UNDO, CLEAR, DONE, LANGUAGE, SAVE, QUIT = "undo", "clear", "done", "language", "save", "quit"
PRESS, DRAW, CONCEDE, HAND = "press", "draw", "concede", "hand"

#: In the order of the help page: where a sheet is written, and where questions come one by one.
COMMANDS: Final = (
    DONE, ORDERS, UNDO, CLEAR, LEGAL, WHY, BOARD, MAP, LOG,
    PRESS, DRAW, CONCEDE, LANGUAGE, SAVE, QUIT, HELP,
)  # fmt: skip
QUESTION_COMMANDS: Final = (LEGAL, WHY, BOARD, HAND, LOG, UNDO, CONCEDE, LANGUAGE, SAVE, QUIT, HELP)
#: What the game itself reads; only the first word is ours to translate.
STANDING: Final = (PRESS, DRAW, CONCEDE)
#: Commands that an order may follow.
BEFORE_ORDERS: Final = (LEGAL, WHY)


def command_words(texts: Texts, commands: Sequence[str] = COMMANDS) -> dict[str, str]:
    """Every word for a command -> the command."""
    words = {"?": HELP}
    for command in commands:
        words[command] = command
        for word in texts.format(f"cli-word-{command}").split(","):
            words[word.strip().casefold()] = command
    return words


def split_command(texts: Texts, line: str, commands: Sequence[str] = COMMANDS) -> tuple[str, str]:
    """The command a line begins with, or none, and the rest of the line."""
    first, _, rest = line.strip().partition(" ")
    command = command_words(texts, commands).get(first.casefold(), "")
    return (command, rest.strip()) if command else ("", line.strip())


def own_word(texts: Texts, command: str) -> str:
    """The word for a command that the language prefers."""
    return texts.format(f"cli-word-{command}").split(",")[0].strip()
