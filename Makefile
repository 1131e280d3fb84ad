# Two commands do everything from a fresh checkout: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test lint bench soak lock clean

play: $(READY)
	@$(BIN)/greatpowers play diplomacy

test: $(READY) lint
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" \
		--cov --cov-report=term:skip-covered --cov-fail-under=95

lint: $(READY)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

bench: $(READY)
	@$(BIN)/python bench/side_by_side.py

soak: $(READY)
	@$(BIN)/greatpowers soak diplomacy --games 10000

lock: $(READY)
	@$(BIN)/python -m uv pip compile pyproject.toml --extra dev --universal --generate-hashes \
		--no-emit-index-url --no-header -o requirements.lock

$(READY): pyproject.toml requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/python -m uv pip install --quiet --require-hashes -r requirements.lock
	@$(BIN)/python -m uv pip install --quiet --no-deps -e .
	@touch $@

clean:
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .coverage
