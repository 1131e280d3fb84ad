"""Write what the browser must know to put options and events into words: the kinds of their parts.

Run it after options or events of a game changed: `python tools/make_client_kinds.py`. A test fails if the
files are stale.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec

from greatpowers import games
from greatpowers.engine.events import EVENTS, Event
from greatpowers.engine.option import OPTIONS
from greatpowers.games.table import GAMES

CLIENT = Path(__file__).parents[1] / "web/src/games"


def kinds_of(game: str) -> dict[str, Any]:
    """Verb -> part -> kind; event -> part -> kind, and the other ways to tell it."""
    package = GAMES[game]
    _load(f"{games.__name__}.{package}")
    events = {
        name: cls for full, cls in EVENTS.items() for own, _, name in [full.partition(".")] if own == package
    }
    options = OPTIONS.get(package, {})
    return {
        "options": {
            verb: {name: kind.name for name, kind in alike[0].kinds.items()}
            for verb, alike in sorted(options.items())
        },
        "events": {name: _event(cls) for name, cls in sorted(events.items())},
    }


def _load(package: str) -> None:
    """All modules: some options are declared where nobody looks before they are needed."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def _event(cls: type[Event]) -> dict[str, Any]:
    return {
        "parts": {name: kind.name for name, kind in cls.kinds.items()},
        "variants": [list(one) for one in cls.variants],
    }


def written(game: str) -> str:
    """The text of a game's file."""
    plain = msgspec.json.format(msgspec.json.encode(kinds_of(game)), indent=1)
    return plain.decode() + "\n"


def file_of(game: str) -> Path:
    return CLIENT / game / "kinds.json"


def main() -> int:
    for game in GAMES:
        file_of(game).write_text(written(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
