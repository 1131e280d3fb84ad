# Two commands do everything from a fresh checkout: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# A second start is quick because Python finds what it compiled at the first.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal check test test-browser lint web-test client system screenshots bench load soak census lock clean

play: $(READY) client
	@$(BIN)/greatpowers serve

terminal: $(READY)
	@$(BIN)/greatpowers play diplomacy

#: Tests of the parts whose coverage is held up.
COVERED = tests/engine tests/games/diplomacy tests/bots tests/cli
#: What is played in a browser every time: the lobby and each game. All the rest is `make test-browser`.
IN_BROWSER = $(patsubst %,tests/browser/test_%.py,lobby diplomacy_year pog_rounds nw_politics)

test: $(READY) system lint web-test client
	@$(PYTEST) -m "not slow" $(COVERED) --cov --cov-report=term:skip-covered --cov-fail-under=95
	@$(PYTEST) -m "not slow" $(COVERED:%=--ignore=%) --ignore=tests/browser  # tracing would double their time
	@$(PYTEST) -m "not slow" --tb=short $(IN_BROWSER) || { echo "In the browser: what failed is tried once more, alone."; \
		$(BIN)/python -m pytest -m "not slow" --tb=short --last-failed $(IN_BROWSER); }

# For every day: lint, types and the quick tests of what changed; the first failure ends it.
check: $(READY)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@$(BIN)/python tools/quick_tests.py

test-browser: $(READY) system client
	@$(PYTEST) -m "not slow" tests/browser

lint: $(READY) client
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@cd web && npm run --silent lint

web-test: client
	@cd web && npm run --silent check && npm run --silent test

client: $(READY)
	@$(BIN)/python tools/build_client.py

system:
	@tools/ensure_chromium.sh
	@tools/ensure_postgresql.sh

screenshots: $(READY) client system
	@$(BIN)/python tools/screenshots.py $(SCENES)

bench: $(READY)
	@$(BIN)/python bench/side_by_side.py

# Twenty-seven measurements, about an hour; `LOAD="--games diplomacy --seconds 10"` makes it shorter.
load: $(READY) client system
	@$(BIN)/python bench/load_all.py $(LOAD)

soak: $(READY)
	@$(BIN)/greatpowers soak diplomacy --games 10000 --workers 2
	@$(BIN)/greatpowers soak paths-of-glory --games 1000 --workers 2
	@$(BIN)/greatpowers soak napoleonic-wars --games 600 --workers 2

#: Games of each census: enough for every scenario, option and kind of player.
CENSUS_diplomacy = 119
CENSUS_paths-of-glory = 320
CENSUS_napoleonic-wars = 120

# What stands without a reason is said by the command and by the tests.
census: $(patsubst CENSUS_%,census-%,$(filter CENSUS_%,$(.VARIABLES)))

#: `make census-diplomacy`: the table of one game and the sample its tests play.
census-%: $(READY)
	-@$(BIN)/greatpowers soak $* --census --games $(CENSUS_$*) --seed census --workers 2 --report docs/$*/census.md
	@$(BIN)/python -m tests.census.sample $*

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
	@rm -rf $(VENV) web/node_modules src/greatpowers/server/client src/greatpowers/server/packed .mypy_cache .ruff_cache .pytest_cache .coverage
