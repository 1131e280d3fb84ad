"""All load measurements in a row, as the table of docs/speed.md. Run: make load, or bench/load_all.py

Every game at 100, 200 and 400 tables on SQLite, on PostgreSQL, and on PostgreSQL with two servers. The
machine should have nothing else to do. What has been measured is kept in `--results` and not measured
again, so that a run that was ended goes on; without `--write` the table is only printed.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, Final

from clients import SEATS
from load import run

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "speed.md"
_BEGIN, _END = "<!-- load: written by bench/load_all.py -->", "<!-- load: end -->"
#: PostgreSQL or SQLite, and how many servers.
SITES: Final = {"sqlite": (False, 1), "postgresql": (True, 1), "two": (True, 2)}
_HEAD: Final = (
    "| game | tables | store | servers | decisions /s | median ms | p95 ms | p99 ms "
    "| view p95 ms | lost | errors | cores of servers | of database | of players | MB |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--tables", default="100,200,400")
    parser.add_argument("--sites", default=",".join(SITES))
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--results", type=Path, default=Path("load-results.json"))
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    asked = parser.parse_args()
    found: list[dict[str, Any]] = json.loads(asked.results.read_text()) if asked.results.exists() else []
    for game in asked.games.split(","):
        for tables in map(int, asked.tables.split(",")):
            for site in asked.sites.split(","):
                postgresql, processes = SITES[site]
                what = {"site": site, "game": game, "tables": tables, "every": asked.every}
                if any(what.items() <= one.items() for one in found):
                    continue
                one = run(game, tables, asked.seconds, asked.every, processes, postgresql)
                found.append({**one, **what, "load_of_machine": round(os.getloadavg()[0], 1)})
                asked.results.write_text(json.dumps(found, indent=1))
                print(_line(found[-1]), flush=True)
    table = "\n".join([_HEAD, "|---|" + "---|" * (_HEAD.count("|") - 2), *map(_line, found)])
    print(table)
    if asked.write:
        text = DOCS.read_text()
        before, _, rest = text.partition(_BEGIN)
        DOCS.write_text(f"{before}{_BEGIN}\n{table}\n{_END}{rest.partition(_END)[2]}")


def _line(one: dict[str, Any]) -> str:
    cells = [one["game"], one["tables"], one["database"], one["processes"], one["per_second"], one["p50_ms"]]
    cells += [one["p95_ms"], one["p99_ms"], one["view_p95_ms"], one["lost"], sum(one["errors"].values())]
    cells += [one["server_cpu_share"], one["database_cpu_share"], one["players_cpu_share"]]
    return "| " + " | ".join(map(str, [*cells, one["memory_mb_after"]])) + " |"


if __name__ == "__main__":
    main()
