# `make play` and `make test` do all set-up themselves, in their own virtual environment.

PYTHON ?= python3
BIN := .venv/bin
# Tests in the browser wait more than they work: half as many workers again as there are cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print(3 * os.cpu_count() // 2)')
ENGINES := $(shell find src -name '*.py')
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/fonts/*')
STATIC := src/patolli/server/static/index.html

.PHONY: mutants mutants-kept play web test thorough check check-web laws-interpreted screenshots bench bench-check bench-quick clean

play: .venv/built $(STATIC)
	$(BIN)/patolli serve

web: $(STATIC)

$(STATIC): .venv/installed $(CLIENT)
	$(BIN)/python tools/build_web.py build

# Tests run shuffled; the same number shuffles them the same way, `make test ORDER=default` in a new one.
ORDER ?= 1325
test: check check-web laws-interpreted mutants-kept bench-quick
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --randomly-seed=$(ORDER)

# More whole games in the browser: every number of seats by every hand.
thorough: .venv/dev .venv/built $(STATIC)
	$(BIN)/pytest -n auto -m thorough

check: .venv/dev .venv/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q tests/test_texts.py tests/test_wire_types.py

# The browser client: style, types, unit tests. What a visit downloads is counted by a browser: tests/browser/test_first_visit.py.
check-web: $(STATIC)
	$(BIN)/python tools/build_web.py check test

# PNGs of all screens into docs/img, made by a real browser.
screenshots: .venv/dev .venv/built $(STATIC)
	$(BIN)/python tests/browser/screenshots.py

# The same source without the compiled modules: the laws hold there too.
laws-interpreted: .venv/dev .venv/built
	rm -rf build/plain && mkdir -p build/plain
	tar -C src --exclude='*.so' --exclude='*.egg-info' -cf - patolli | tar -C build/plain -xf -
	PATOLLI_ENGINE=interpreted LAW_EXAMPLES=1 PYTHONPATH=build/plain $(BIN)/pytest -n auto tests/laws

# Would the tests notice a changed rule? A fixed sample of each game; MUTANTS=0 tries all of them. Which test caught which
# is kept (tests/mutants_caught.txt), and those are tried again with every `make test`.
MUTANTS ?= 20
GAMES := patolli mexica tzolkin mezo
mutants: .venv/dev
	$(BIN)/python tools/mutants.py $(GAMES) --sample $(MUTANTS)

mutants-kept: .venv/dev
	$(BIN)/python tools/mutants.py $(GAMES) --kept

bench: .venv/dev .venv/built
	PATOLLI_COMPILE=0 $(BIN)/pip install -q --no-build-isolation -e ".[bench]"
	for game in mexica tzolkin mezo patolli; do $(BIN)/python bench/playouts.py $$game; done

# Does anything take more machine instructions than it did when they were last kept (bench/instructions.json)?
# A few minutes; the quick part counts the decisions of random games alone. Both need valgrind.
bench-check: .venv/dev .venv/built
	$(BIN)/python -m bench.instructions --check

bench-quick: .venv/dev .venv/built
	$(BIN)/python -m bench.instructions --check --quick

# To play, the server and what compiles the engines; for all else, what tests and checks need too.
.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --upgrade pip "setuptools>=77"
	PATOLLI_COMPILE=0 $(BIN)/pip install -q --no-build-isolation -e ".[serve,compile]"
	touch $@

.venv/dev: .venv/installed
	PATOLLI_COMPILE=0 $(BIN)/pip install -q --no-build-isolation -e ".[dev]"
	touch $@

# Without a C compiler this does nothing, and everything runs interpreted. mypyc sometimes trips over what is left
# of an older build, so what fails is built again from nothing.
COMPILE = $(BIN)/python setup.py -q build_ext --inplace
.venv/built: .venv/installed setup.py tools/engines.py $(ENGINES)
	$(COMPILE) || { rm -rf build; $(COMPILE); }
	touch $@

clean:
	rm -rf web/node_modules web/src/fonts src/patolli/server/static
	rm -rf .venv build dist src/*.egg-info .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src -name '*.so' -delete
