"""The commands of the table: English words that always work, and words of the language that is spoken."""

from __future__ import annotations

from typing import Final

from ...locale import Texts

HELP, ORDERS, LEGAL, WHY, BOARD, MAP, LOG = "help", "orders", "legal", "why", "board", "map", "log"
UNDO, CLEAR, DONE, LANGUAGE, SAVE, QUIT = "undo", "clear", "done", "language", "save", "quit"
PRESS, DRAW, CONCEDE = "press", "draw", "concede"

#: In the order of the help page.
COMMANDS: Final = (
    DONE, ORDERS, UNDO, CLEAR, LEGAL, WHY, BOARD, MAP, LOG,
    PRESS, DRAW, CONCEDE, LANGUAGE, SAVE, QUIT, HELP,
)  # fmt: skip
#: What the game itself reads; only the first word is ours to translate.
STANDING: Final = (PRESS, DRAW, CONCEDE)
#: Commands that an order may follow.
BEFORE_ORDERS: Final = (LEGAL, WHY)


def command_words(texts: Texts) -> dict[str, str]:
    """Every word for a command -> the command."""
    words = {"?": HELP}
    for command in COMMANDS:
        words[command] = command
        for word in texts.format(f"cli-word-{command}").split(","):
            words[word.strip().casefold()] = command
    return words


def split_command(texts: Texts, line: str) -> tuple[str, str]:
    """The command a line begins with, or none, and the rest of the line."""
    first, _, rest = line.strip().partition(" ")
    command = command_words(texts).get(first.casefold(), "")
    return (command, rest.strip()) if command else ("", line.strip())


def own_word(texts: Texts, command: str) -> str:
    """The word for a command that the language prefers."""
    return texts.format(f"cli-word-{command}").split(",")[0].strip()
