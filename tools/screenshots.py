"""Pictures of every screen worth one, at both sizes, in both themes: run by `make screenshots [SCENES=…]`.

Opens a house of its own in a passing folder, fills it with people and tables, and looks at it with Chromium.
All pictures go to `screenshots/`, which is not kept; those that the README shows also to `docs/images/`.
The scenes of a game are in its module in `tools/scenes/`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browser_house import HouseProcess, Missing, build_client, chromium  # noqa: E402
from tools.scenes import diplomacy, house, napoleonic_wars, paths_of_glory  # noqa: E402
from tools.scenes.frame import Photographer, Scene  # noqa: E402
from tools.scenes.host import Host  # noqa: E402

SCENES = (*house.SCENES, *diplomacy.SCENES, *paths_of_glory.SCENES, *napoleonic_wars.SCENES)
KEPT = ROOT / "docs" / "images"


def chosen(beginnings: list[str]) -> list[Scene]:
    """The scenes whose names begin so; all, if nothing is named."""
    return [one for one in SCENES if not beginnings or one.name.startswith(tuple(beginnings))]


def photograph(photographer: Photographer, scene: Scene, folder: Path) -> list[str]:
    """All looks of a scene; what went wrong, in a line each."""
    wrong = []
    for look in scene.looks:
        name = f"{scene.name}.{look.name}"
        kept = [KEPT / f"{name}.jpg"] if look in scene.kept else []
        try:
            photographer.take(scene, look, [folder / f"{name}.png", *kept])
        except (Error, AssertionError, RuntimeError) as problem:
            wrong.append(f"{name}: {problem}")
            continue
        print(name, flush=True)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", help="beginnings of the names of scenes; left out: all")
    parser.add_argument("--out", type=Path, default=ROOT / "screenshots")
    asked = parser.parse_args()
    scenes = chosen(asked.scenes)
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            path = chromium()
            build_client(Path(folder) / "client")
        except Missing as missing:
            print(f"no pictures: {missing}", file=sys.stderr)
            return 1
        process = HouseProcess(Path(folder))
        process.open()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            photographer = Photographer(browser, Host(playwright, process.url))
            wrong = [line for scene in scenes for line in photograph(photographer, scene, asked.out)]
        finally:
            browser.close()
            process.close()
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
