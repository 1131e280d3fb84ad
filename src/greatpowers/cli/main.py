"""The greatpowers command: its subcommands, exit codes and the last word on anything that goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from ..engine.errors import GreatPowersError, OptionError, RecordError
from .problems import Problem

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
DEBUG_FLAG: Final = "--debug"
#: Complaints quote what is wrong, and a file may be wrong at any length.
_LONGEST_LINE: Final = 600

#: Name, function and one-line help; a module is imported only when its command is called.
COMMANDS: Final = (
    ("serve", "serve:serve", "Open the house: lobby and tables in the browser (the default command)."),
    ("play", "play:play", "Play in the terminal, alone against bots or several at one screen."),
    ("adjudicate", "adjudicate:adjudicate", "Referee Diplomacy: JSON lines in, one answer a line."),
    ("inspect", "inspection:inspect", "Show a position: board, legal orders, supply, threats; or draw it."),
    ("replay", "replaying:replay", "Show a record phase by phase, as any seat saw it."),
    ("animate", "animating:animate", "Make a film of a record: the whole game or a stretch, GIF or WebP."),
    ("verify", "verification:verify", "Check a record: every hash, every die, the seed's commitment."),
    ("export", "exchange:export", "Write a saved game as a record file."),
    ("import", "exchange:import_", "Check a record file and keep it among the saved games."),
    ("pack", "packs:app", "Enter the printed values of a game you own, and play with them."),
    ("arena", "arena:arena", "Let bots play each other and measure their strength."),
    ("ladder", "ladder:ladder", "Rate the bots of a game: every level plays every other."),
    ("tune", "tune:tune", "Find better weights for a level of bots by self-play."),
    ("evaluate", "evaluate:evaluate", "Let bots play and report on the game: balance, reasons, length."),
    ("soak", "soak:soak", "Play random full games with every invariant checked."),
    ("bench", "bench:bench", "Measure the speed of the engine."),
    ("admin", "admin:app", "Look after a house: users, backup, restore, migrate, health."),
)


def _version() -> str:
    from importlib.metadata import version

    return version("greatpowers")


def _app() -> App:
    made = App(
        name="greatpowers",
        help="Play, referee and study the grand-strategy classics of Europe at war.",
        help_epilogue=f"Every command takes {DEBUG_FLAG}: show where an unexpected failure came from.",
        help_format="plaintext",
        version=_version,
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for order, (name, target, text) in enumerate(COMMANDS):
        made.command(f"{__package__}.{target}", name=name, help=text, sort_key=order)
    return made


app: Final = _app()


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; answers its exit code. A failure is one line on standard error."""
    given = list(sys.argv[1:] if words is None else words)
    debug = DEBUG_FLAG in given
    given = [word for word in given if word != DEBUG_FLAG]
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, COMMANDS[0][0])
    _tolerate_odd_terminals()
    try:
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except Exception as problem:
        if debug and not isinstance(problem, BrokenPipeError):
            raise
        return _failed(problem)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else DONE


def _failed(problem: Exception) -> int:
    """Say what went wrong in one line; answers the exit code."""
    if isinstance(problem, BrokenPipeError):
        # Whoever read our output has seen enough; keep the interpreter from complaining at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    told = " ".join(_text_of(problem).split())
    print(f"greatpowers: {told[:_LONGEST_LINE]}{'…' * (len(told) > _LONGEST_LINE)}", file=sys.stderr)
    if isinstance(problem, Problem):
        return problem.exit_code
    return MISUSED if isinstance(problem, CycloptsError | OptionError) else FAILED


def _text_of(problem: Exception) -> str:
    if isinstance(problem, Problem):
        return _worded(problem.message, **problem.params)
    if isinstance(problem, OptionError | RecordError):
        kind = "error-option" if isinstance(problem, OptionError) else "error-record"
        return _worded(kind, problem=str(problem))
    if isinstance(problem, GreatPowersError) and (message := getattr(problem, "message_id", "")):
        return _worded(message, **getattr(problem, "params", {}))
    if isinstance(problem, OSError) and problem.filename:
        return f"{problem.filename}: {problem.strerror}"
    if isinstance(problem, CycloptsError | GreatPowersError | OSError):
        return str(problem)
    return f"unexpected {type(problem).__name__}: {problem} ({DEBUG_FLAG} shows where)"


def _worded(message: str, /, **params: str | int) -> str:
    from ..locale import Texts
    from .language import spoken_language

    return Texts(spoken_language()).format(message, **params)


def _tolerate_odd_terminals() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
