"""The referee's stream: one answer a line, order kept, whatever comes in."""

from __future__ import annotations

import io
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.cli import adjudicate
from greatpowers.cli.adjudicate import answer_stream
from tests.cli.conftest import COMMAND, Run

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "formats" / "diplomacy-adjudicate.md"
EXAMPLES = re.findall(
    r"```json request\n(.*?)```\n```json answer\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL
)

HOLD = b'{"id":7,"phase":"S1901M","units":{"France":["A Par"]},"orders":{"France":["A Par - Bur"]}}'


class Arrivals:
    """A stream whose bytes come in these portions."""

    def __init__(self, *portions: bytes, terminal: bool = False) -> None:
        self.portions = list(portions)
        self.terminal = terminal

    def read(self, _size: int, /) -> bytes:
        return self.portions.pop(0) if self.portions else b""

    def isatty(self) -> bool:
        return self.terminal


def answers(*portions: bytes, terminal: bool = False) -> list[dict[str, Any]]:
    out = io.BytesIO()
    answer_stream(Arrivals(*(p for p in portions if p), terminal=terminal), out)
    return [json.loads(line) for line in out.getvalue().split(b"\n")[:-1]]


def test_the_guide_has_examples() -> None:
    assert len(EXAMPLES) >= 7


@pytest.mark.parametrize(("request_text", "answer_text"), EXAMPLES)
def test_the_examples_of_the_guide_are_true(request_text: str, answer_text: str) -> None:
    line = json.dumps(json.loads(request_text)).encode()

    assert answers(line + b"\n") == [json.loads(answer_text)]


def test_the_guide_names_every_word_of_the_results() -> None:
    from greatpowers.games.diplomacy.rules.adjudication import OUTCOME_WORDS

    listed = re.search(r"Words in `results`: (.*?)\.\n", GUIDE.read_text("utf-8"), re.DOTALL)

    assert listed is not None
    words = re.findall(r"`([^`]+)`", listed[1])
    assert set(OUTCOME_WORDS) <= set(words)


def test_answers_keep_the_order_of_the_lines(run: Run) -> None:
    lines = [HOLD.replace(b'"id":7', b'"id":%d' % number) for number in range(500)]
    done = run("adjudicate", stdin=b"\n".join(lines) + b"\n")

    assert (done.code, done.err) == (0, "")
    assert [json.loads(line)["id"] for line in done.out.splitlines()] == list(range(500))


def test_a_bad_line_answers_with_its_number_and_the_stream_goes_on() -> None:
    found = answers(HOLD + b"\nnonsense\n" + HOLD + b"\n")

    assert [next(iter(answer)) for answer in found] == ["id", "error", "id"]
    assert found[1]["error"]["line"] == 2


@pytest.mark.parametrize(
    ("data", "kinds"),
    [
        (b"", ""),
        (b"\n", ""),
        (b"\n\n", "e"),
        (HOLD, "a"),
        (HOLD + b"\r\n" + HOLD + b"\r\n", "aa"),
        (HOLD + b"\n\n", "a"),
        (HOLD + b"\n\n\n", "ae"),
        (HOLD + b"\n\n" + HOLD + b"\n", "aea"),
        (HOLD + b"\n \t\r\n" + HOLD, "aea"),
        (HOLD + b"\n  ", "a"),
        (b"\xef\xbb\xbf" + HOLD + b"\n", "a"),
        (HOLD + b"\n\xef\xbb\xbf" + HOLD + b"\n", "ae"),
        (HOLD.decode().encode("utf-16"), "e"),
        (b"\x00\n" + HOLD + b"\n", "ea"),
        (b'{"phase":"S1901M","units":{}}', "a"),
        (b"[" * 100_000 + b"\n" + HOLD, "ea"),
    ],
)
def test_line_ends_marks_and_empty_lines(data: bytes, kinds: str) -> None:
    """One empty line at the end is passed over; an empty line elsewhere is an error."""
    found = answers(data)

    assert "".join("e" if "error" in answer else "a" for answer in found) == kinds


def test_at_a_terminal_an_empty_line_is_answered_at_once() -> None:
    assert [answer["error"]["line"] for answer in answers(b"\n", b"\n", terminal=True)] == [1, 2]


def test_an_empty_line_waits_for_the_next_portion() -> None:
    assert [next(iter(answer)) for answer in answers(HOLD + b"\n\n", HOLD + b"\n")] == ["id", "error", "id"]


def test_huge_lines_are_read_and_too_huge_ones_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    padded = HOLD[:-1] + b',"note":"' + b"x" * 3_000_000 + b'"}'
    portions = [padded[at : at + 65536] for at in range(0, len(padded), 65536)]

    assert "next_phase" in answers(*portions, b"\n")[0]

    monkeypatch.setattr(adjudicate, "LONGEST_LINE", 1_000_000)
    refused, answered = answers(*portions, b"\n" + HOLD + b"\n")
    assert "longer" in refused["error"]["message"]
    assert answered["id"] == 7


def expected_lines(data: bytes) -> list[bytes]:
    """The lines that must be answered, told in another way than the stream does."""
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    if lines and not lines[-1].strip():
        lines.pop()
    return lines


PIECES = st.one_of(
    st.binary(max_size=40),
    st.sampled_from([b"\n", b"\r\n", b" ", HOLD, HOLD + b"\n", b"{}", b"null\n", b"\xef\xbb\xbf", b'{"id":']),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, max_size=12))
def test_any_bytes_give_exactly_one_json_answer_a_line(portions: list[bytes]) -> None:
    found = answers(*portions)

    assert len(found) == len(expected_lines(b"".join(portions)))
    for number, answer in enumerate(found, start=1):
        if "error" in answer:
            assert answer["error"]["line"] == number
            assert "unexpected" not in answer["error"]["message"]
        else:
            assert {"id", "next_phase", "results"} <= answer.keys()


TELLING = [
    "A Par", "F Bre", "F StP/SC", "A Tri", "Par", "Bur", "France", "Italy", "S1901M", "F1901R", "F1901A",
    "A Par - Bur", "F Bre C A Par - Lon", "B A Par", "R A Tri", "Waive", "A Tri R Ven", "rulebook", "datc3",
]  # fmt: skip
WORDS = st.one_of(st.text(max_size=8), st.sampled_from(TELLING))
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)
POWERS = st.sampled_from(["France", "italy", "TURKEY", "Spain"])
LISTS = st.dictionaries(POWERS, st.lists(WORDS, max_size=4), max_size=3)
CASES = st.fixed_dictionaries({"from": WORDS}, optional={"retreats": st.lists(WORDS)})
DISLODGED = st.dictionaries(POWERS, st.dictionaries(WORDS, CASES, max_size=2), max_size=2)
PHASES = st.one_of(st.sampled_from(["S1901M", "F1901M", "S1901R", "F1901R", "F1901A"]), WORDS)
REQUESTS = st.fixed_dictionaries(
    {"phase": PHASES, "units": LISTS},
    optional={
        "orders": LISTS, "centres": LISTS, "dislodged": DISLODGED, "contested": st.lists(WORDS, max_size=3),
        "rules": WORDS, "options": st.dictionaries(WORDS, VALUES, max_size=2), "id": VALUES,
        "disorder": st.lists(WORDS, max_size=2),
    },
)  # fmt: skip


@settings(max_examples=500, deadline=None)
@given(st.one_of(REQUESTS, st.dictionaries(WORDS, VALUES, max_size=4), VALUES))
def test_any_json_gives_an_answer_or_says_what_is_wrong(request_value: Any) -> None:
    line = json.dumps(request_value).encode()
    found = answers(line + b"\n")

    assert len(found) == 1
    assert "unexpected" not in found[0].get("error", {}).get("message", "")


def test_each_line_is_answered_before_the_next_is_sent(surroundings: dict[str, str]) -> None:
    """A program that waits for every answer never waits for a full buffer."""
    running = subprocess.Popen(
        [*COMMAND, "adjudicate"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings
    )
    assert running.stdin is not None
    assert running.stdout is not None
    for number in range(3):
        running.stdin.write(HOLD.replace(b'"id":7', b'"id":%d' % number) + b"\n")
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["id"] == number
    running.stdin.close()

    assert running.wait(timeout=60) == 0


def test_a_reader_that_has_seen_enough_is_no_failure(surroundings: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "many").write_bytes((HOLD + b"\n") * 20_000)
    running = subprocess.Popen(
        [*COMMAND, "adjudicate", str(tmp_path / "many")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings,
    )  # fmt: skip
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()

    assert (running.wait(timeout=60), running.stderr.read()) == (0, b"")
    running.stderr.close()


def test_files_are_answered_in_their_order_and_named_in_errors(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(HOLD + b"\nbad\n")
    (tmp_path / "two").write_bytes(b"bad\n")
    done = run("adjudicate", str(tmp_path / "one"), "-", str(tmp_path / "two"), stdin=HOLD + b"\n")
    first, second, third, fourth = (json.loads(line) for line in done.out.splitlines())

    assert first["id"] == third["id"] == 7
    assert (second["error"]["line"], second["error"]["file"]) == (2, str(tmp_path / "one"))
    assert (fourth["error"]["line"], fourth["error"]["file"]) == (1, str(tmp_path / "two"))


def test_a_missing_file_is_said_before_anything_is_answered(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(HOLD + b"\n")
    done = run("adjudicate", str(tmp_path / "one"), str(tmp_path / "none"))

    assert (done.code, done.out) == (1, "")
    assert str(tmp_path / "none") in done.error_line
