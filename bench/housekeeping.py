"""A server of its own for a measurement: started on a free port of loopback, watched, stopped or killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

_START = """
import sys
from pathlib import Path
from greatpowers.cli.serve import serve
sys.exit(serve(data=Path(sys.argv[1]), port=int(sys.argv[2]), database=sys.argv[3], log_level="warning"))
"""


class Server:
    """One server process on a data folder."""

    def __init__(self, folder: Path, port: int = 0, database: str = "") -> None:
        self.folder = folder
        self.database = database
        self.port = port or _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it and wait until it says that it answers; says how many seconds that took."""
        begun = time.perf_counter()
        words = [sys.executable, "-c", _START, str(self.folder), str(self.port), self.database]
        environment = {**os.environ, "GREATPOWERS_LIMITS": "0"}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, env=environment, start_new_session=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(b"http"):
            raise RuntimeError(f"the server did not start: see {self.folder / 'server.log'}")
        return time.perf_counter() - begun

    def kill(self) -> None:
        """As a power cut would: the server and its workers get no chance to say goodbye."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def figures(self) -> tuple[float, float]:
        """Seconds of CPU used so far, and megabytes of memory now, of the server process itself."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return cpu_of(self._process.pid), int(resident.split()[1]) / 1024


def cpu_of(process: int) -> float:
    """Seconds of processor a process has used so far."""
    stat = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_family(process: int) -> float:
    """Of a process and its children, those that have ended too."""
    stat = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(stat[13]) + int(stat[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return cpu_of(process) + ended + sum(cpu_of(int(child)) for child in children)


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
