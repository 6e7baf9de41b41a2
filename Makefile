# `make play` and `make test` do all set-up themselves, in their own virtual environment.

PYTHON ?= python3
BIN := .venv/bin
ENGINES := $(shell find src -name '*.py')
CLIENT := $(shell find web -type f -not -path '*/node_modules/*')

.PHONY: play test check laws-interpreted test-web bench screenshots clean

play: .venv/built .venv/web
	$(BIN)/patolli serve

test: check laws-interpreted test-web .venv/web
	$(BIN)/pytest -n auto

check: .venv/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q tests/test_texts.py

# The same source without the compiled modules: the laws hold there too.
laws-interpreted: .venv/built
	rm -rf build/plain && mkdir -p build/plain
	tar -C src --exclude='*.so' --exclude='*.egg-info' -cf - patolli | tar -C build/plain -xf -
	PATOLLI_ENGINE=interpreted LAW_EXAMPLES=1 PYTHONPATH=build/plain $(BIN)/pytest -n auto tests/laws

test-web: .venv/web
	$(BIN)/python tools/build_web.py check test size

bench: .venv/built
	$(BIN)/pip install -q -e ".[bench]" --no-build-isolation
	for game in mexica tzolkin mezo patolli; do $(BIN)/python bench/playouts.py $$game; done

screenshots: .venv/built .venv/web
	$(BIN)/python tests/browser/screenshots.py

.venv/installed: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --upgrade pip
	$(BIN)/pip install -q "setuptools>=77" "mypy[mypyc]>=2.4,<2.5" "librt>=0.16,<0.17"
	PATOLLI_COMPILE=0 $(BIN)/pip install -q --no-build-isolation -e ".[dev]"
	touch $@

# Without a C compiler this does nothing, and everything runs interpreted.
.venv/built: .venv/installed $(ENGINES)
	$(BIN)/python setup.py -q build_ext --inplace
	touch $@

.venv/web: .venv/installed $(CLIENT)
	$(BIN)/python tools/build_web.py
	touch $@

clean:
	rm -rf .venv build dist src/*.egg-info src/patolli/server/static web/node_modules
	rm -rf .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src -name '*.so' -delete
