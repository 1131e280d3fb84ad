"""Build the browser client into the package, unless what is there is newer than its sources.

Run it before serving or testing from a checkout: `python tools/build_client.py`. The wheel uses it too.
"""

from __future__ import annotations

import fcntl
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = "src/greatpowers/server/client"
#: Maps and texts, compressed.
PACKED = "src/greatpowers/server/packed"
#: What is compressed changes with these.
PACKED_FROM = "src/greatpowers"
PACKED_KINDS = frozenset({".ftl", ".json", ".csv", ".toml", ".py"})
#: What the built client depends on, under `web/`.
SOURCES = (
    "src",
    "public",
    "index.html",
    "package-lock.json",
    "package.json",
    "vite.config.ts",
    "svelte.config.js",
)
#: Written by npm when everything the lock file names is installed.
INSTALLED = "node_modules/.package-lock.json"


class NoNpm(Exception):
    """There is no npm to build with."""


def is_built(root: Path = ROOT) -> bool:
    return (root / CLIENT / "index.html").is_file()


def is_fresh(root: Path = ROOT) -> bool:
    """Is there a built client that is newer than everything it is made of?"""
    if not is_built(root):
        return False
    built = (root / CLIENT / "index.html").stat().st_mtime
    return built >= max(path.stat().st_mtime for path in _sources(root / "web"))


def is_packed(root: Path = ROOT) -> bool:
    """Is what lies there compressed newer than all it could have come from?"""
    packed = root / PACKED
    made_from = (path for path in (root / PACKED_FROM).rglob("*") if path.suffix in PACKED_KINDS)
    ours = (path.stat().st_mtime for path in made_from if not path.is_relative_to(root / CLIENT))
    return packed.is_dir() and packed.stat().st_mtime >= max(ours, default=0)


def ensure_built(root: Path = ROOT, copy_to: Path | None = None) -> None:
    """Build if needed, one process at a time; tests take a copy that later builds leave alone."""
    if not (root / "web").is_dir():
        return
    with (root / "web/.build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        fresh = is_fresh(root)
        if not fresh:
            _build(root / "web")
        if not fresh or not is_packed(root):
            _pack()
        if copy_to is not None:
            shutil.copytree(root / CLIENT, copy_to)


def _sources(web: Path) -> Iterator[Path]:
    for name in SOURCES:
        path = web / name
        yield from (found for found in path.rglob("*") if found.is_file()) if path.is_dir() else [path]


def _build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoNpm("building the browser client needs npm (Node.js 20.19 or newer)")
    installed, lock = web / INSTALLED, web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([npm, "ci", "--no-audit", "--no-fund"], web)
    _run([npm, "run", "build"], web)


def _pack() -> None:
    """Compress what the server sends with the client; one that is not installed does so when it is asked."""
    if importlib.util.find_spec("greatpowers") is not None:
        subprocess.run([sys.executable, "-m", "greatpowers.server.packing"], check=False, capture_output=True)


def _run(command: list[str], web: Path) -> None:
    """Quiet when all is well, everything that was said when not."""
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def main() -> int:
    try:
        ensure_built()
    except (NoNpm, RuntimeError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
