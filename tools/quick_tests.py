"""Run the quick tests of what changed since the last commit, those nearest to the change first.

`make check` runs it; `python tools/quick_tests.py --list` only names the tests. Without changes it takes the
files of the last commit. The first failure ends it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
#: Where the tests of a part are; the first that fits. Groups of the pattern may be named in the folder.
FOLDERS: Final = (
    (r"src/greatpowers/games/(\w+)/bots/.*", (r"tests/games/\1", "tests/bots")),
    (r"src/greatpowers/games/(\w+)/.*", (r"tests/games/\1", "tests/locale")),
    (r"src/greatpowers/engine/.*", ("tests/engine", "tests/conformance")),
    (r"src/greatpowers/locale/.*", ("tests/locale",)),
    (r"src/greatpowers/(\w+)/.*", (r"tests/\1",)),
)
#: In a browser or for longer than a glance: `make test` runs them.
LEFT_OUT: Final = ("tests/browser", "tests/records", "tests/census")


def changed_files() -> list[str]:
    """Files that differ from the last commit; if none does, those of the last commit."""
    told = _git("status", "--porcelain", "--untracked-files=all")
    files = [line[3:].split(" -> ")[-1] for line in told.splitlines()]
    return files or _git("show", "--name-only", "--format=", "HEAD").splitlines()


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def folders_of(file: str) -> list[str]:
    """The folders with the tests of a file."""
    for pattern, folders in FOLDERS:
        found = re.fullmatch(pattern, file)
        if found:
            named = (found.expand(folder) for folder in folders)
            return [folder for folder in named if (ROOT / folder).is_dir()]
    return []


def tests_of(files: Iterable[str]) -> list[str]:
    """Changed tests, then tests that name a changed module, then all others of its folder."""
    files = list(files)
    first = [
        f
        for f in files
        if f.startswith("tests/") and Path(f).name.startswith("test_") and (ROOT / f).exists()
    ]
    folders = dict.fromkeys(folder for file in files for folder in folders_of(file))
    names = [re.escape(Path(file).stem) for file in files if file.startswith("src/") and file.endswith(".py")]
    naming = re.compile(rf"\b({'|'.join(names)})\b") if names else None
    rest = [test for folder in folders for test in sorted((ROOT / folder).rglob("test_*.py"))]
    near = [test for test in rest if naming is not None and naming.search(test.read_text(encoding="utf-8"))]
    found = [*first, *(str(test.relative_to(ROOT)) for test in (*near, *rest))]
    return [test for test in dict.fromkeys(found) if not test.startswith(LEFT_OUT)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="only name the tests")
    given = parser.parse_args()
    tests = ["tests/test_architecture.py", *tests_of(changed_files())]
    if given.list:
        print(*tests, sep="\n")
        return 0
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "auto", "-m", "not slow", *tests]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
