"""Play the games of tests/records and write them there: `python tools/make_records.py [NAME …]`.

A record is of the rules it was played by and stays as it is: what is there is never written again. After a
change of a game's version the same plans make the records of the new one beside the old.
"""

from __future__ import annotations

import argparse
import gzip
from functools import partial
from pathlib import Path
from typing import Final

from recording.plans import Plan, read_plans
from recording.playing import play
from recording.served import SERVED, serve

from greatpowers.engine.record import Record, record_of, write_record
from greatpowers.games.table import find_game

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"


def file_of(folder: Path, game: str, name: str) -> Path:
    """Where the record of the present version is kept."""
    return folder / f"{game}-{find_game(game).version}" / f"{name}.gp.json.gz"


def write(file: Path, data: bytes) -> None:
    """The file depends on the record alone: neither a name nor a time is in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(data, 9, mtime=0))


def planned(plan: Plan) -> bytes:
    record: Record = record_of(play(plan))
    record.title = plan.name
    return write_record(record)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only the games whose names begin so")
    parser.add_argument("--into", type=Path, default=RECORDS, help="another folder")
    asked = parser.parse_args()
    makers = {(plan.game, plan.name): partial(planned, plan) for plan in read_plans()}
    makers |= {(one.game, one.name): partial(serve, one) for one in SERVED}
    for (game, name), make in makers.items():
        file = file_of(asked.into, game, name)
        if (asked.names and not name.startswith(tuple(asked.names))) or file.exists():
            continue
        write(file, make())
        print(f"{file.stat().st_size:7,} {file.relative_to(asked.into)}", flush=True)


if __name__ == "__main__":
    main()
