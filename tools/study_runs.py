"""Long runs of soaks and evaluations whose finished games are kept, for the scripts that write about them.

It is no script of its own: `study_paths_of_glory.py` and `study_napoleonic_wars.py` use it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


class Runs:
    """Commands whose games are kept in a folder, and how much time there is for them."""

    def __init__(self, folder: Path, minutes: float, workers: int) -> None:
        self.folder = folder
        self.until = time.monotonic() + 60 * minutes
        self.workers = workers

    def ran(self, words: str, answer: Sequence[str] = (), accepted: Sequence[int] = (0,)) -> bytes | None:
        """What the command says; None if the time is over before its games are. Other answers to the shell
        than those accepted end everything."""
        name = words.replace(" ", "_").replace("--", "").replace("=", "-")
        done = self.folder / f"{name}.done"
        if done.exists():
            return done.read_bytes()
        left = self.until - time.monotonic()
        if left <= 0:
            return None
        command = [sys.executable, "-m", "greatpowers.cli.main", *words.split(), *answer]
        # Whoever asks for more games later has those that are played already.
        kept = re.sub(r"_games_\d+", "", name)
        command += ["--workers", str(self.workers), "--keep", str(self.folder / f"{kept}.jsonl")]
        try:
            found = subprocess.run(command, capture_output=True, timeout=left)
        except subprocess.TimeoutExpired:
            return None
        if found.returncode not in accepted:
            sys.exit(f"{words}: {found.stdout[:2000].decode()} {found.stderr.decode()}")
        done.write_bytes(found.stdout)
        return found.stdout


def write_reports(about: str | None, docs: Path, reports: Mapping[str, Callable[[Runs], str | None]]) -> int:
    """Make the runs, write each report whose games are all played; the answer for the shell."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", choices=[*reports], help="write this document only")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    runs = Runs(given.folder, given.minutes, given.workers)
    written = True
    for name, report in reports.items():
        if given.only not in (None, name):
            continue
        text = report(runs)
        if text is not None:
            (docs / name).write_text(text, encoding="utf-8")
        written = written and text is not None
        print(f"{name}: {'written' if text is not None else 'not all games are played yet'}")
    return 0 if written else 1
