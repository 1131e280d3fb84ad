"""The files of `deploy/` name only what there is, and the steps they take can be taken."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from greatpowers.cli.main import main
from greatpowers.server.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


class Noted(dict[str, str]):
    """An environment that notes which variables it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        self.asked.add(name)
        return default


def known_variables() -> set[str]:
    noted = Noted()
    Settings.from_environment(Path(), noted)
    return noted.asked | {"GREATPOWERS_DATA"}


def test_every_variable_is_one_the_server_reads() -> None:
    files = [*UNITS, DEPLOY / "compose.yaml", DEPLOY / "Containerfile"]
    named = {
        name for file in files for name in re.findall(r"GREATPOWERS_\w+", file.read_text(encoding="utf-8"))
    }

    assert named <= known_variables()


def test_services_wait_for_their_database_and_keep_their_data() -> None:
    house, database = COMPOSE["services"]["house"], COMPOSE["services"]["database"]

    assert house["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database
    kept = {volume.split(":")[0] for service in (house, database) for volume in service["volumes"]}
    assert kept == set(COMPOSE["volumes"])
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).is_file()
    # Nobody from outside reaches the database, and the others only through a proxy.
    assert "ports" not in database
    published = [port for service in COMPOSE["services"].values() for port in service.get("ports", ())]
    assert all(port.startswith("127.0.0.1:") for port in published)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_are_understood_by_systemd(unit: Path, tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd is not on this machine")
    # The program stands elsewhere here; all the rest is looked at.
    copies = [tmp_path / one.name for one in UNITS]
    for one, copy in zip(UNITS, copies, strict=True):
        copy.write_text(
            one.read_text(encoding="utf-8").replace("/opt/greatpowers/bin/greatpowers", "/bin/true")
        )

    done = subprocess.run([verify, "verify", str(tmp_path / unit.name)], capture_output=True, text=True)

    assert [line for line in done.stderr.splitlines() if unit.name in line] == []


def test_commands_of_the_files_are_commands_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in [*UNITS, DEPLOY / "Containerfile"])
    spoken = {
        *re.findall(r"greatpowers (admin \w+|serve)", text.replace('", "', " ")),
    }

    assert spoken >= {"admin doctor", "admin backup", "serve"}
    for command in spoken:
        assert main([*command.split(), "--help"]) == 0
    capsys.readouterr()


def test_the_container_copies_what_it_builds_with() -> None:
    steps = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    root = DEPLOY.parent

    for needed in ("requirements.lock", "tools/build_client.py"):
        assert needed in steps
        assert (root / needed).is_file()
    assert "USER house" in steps
