"""A house of its own for the browser tests: the real server, the built client, a folder that is thrown away."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CLIENT = ROOT / "src/greatpowers/server/client"
_START = """
import sys
from pathlib import Path
from greatpowers.cli.serve import _listen
from greatpowers.server.running import run
from greatpowers.server.settings import Settings
port, folder = int(sys.argv[1]), Path(sys.argv[2])
settings = Settings(data=folder, workers=1, bot_budget=1.0, limits=0, log_level="error")
sys.exit(0 if run(settings, _listen("127.0.0.1", port), f"http://127.0.0.1:{port}/") else 1)
"""
_PATIENCE = 60.0


class Missing(Exception):
    """Something these tests need is not on this machine."""


def chromium() -> str:
    """The path of Debian's Chromium, or whatever GREATPOWERS_CHROMIUM names."""
    wanted = os.environ.get("GREATPOWERS_CHROMIUM")
    found = wanted or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        raise Missing("Chromium is not installed (apt-get install chromium)")
    return found


def build_client() -> None:
    """Build the client unless what is there is newer than its sources; one process at a time."""
    with (WEB / ".build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _is_fresh():
            return
        if not shutil.which("npm"):
            raise Missing("npm is not installed, and the browser client has not been built")
        if not (WEB / "node_modules").is_dir():
            _run("npm", "ci")
        _run("npm", "run", "build")


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def _is_fresh() -> bool:
    built = CLIENT / "index.html"
    if not built.is_file():
        return False
    sources = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    sources += [WEB / "package-lock.json", WEB / "vite.config.ts", WEB / "index.html"]
    return max(path.stat().st_mtime for path in sources) <= built.stat().st_mtime


class HouseProcess:
    """The server as a process of its own; it can be stopped and opened again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        log = (self.folder / "server.log").open("ab")
        command = [sys.executable, "-c", _START, str(self.port), str(self.folder)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        self.close()
        raise RuntimeError(f"the server did not start:\n{(self.folder / 'server.log').read_text()[-4000:]}")

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
