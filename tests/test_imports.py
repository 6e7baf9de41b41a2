"""Who may import whom (docs/architecture.md): downwards only, and a game imports nothing but core."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import patolli.core.state as engine

ROOT = Path(__file__).parent.parent


def test_imports_go_downwards_only() -> None:
    lint = Path(sys.executable).parent / "lint-imports"
    result = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_every_game_is_in_the_contract() -> None:
    contract = (ROOT / "pyproject.toml").read_text()
    for folder in (ROOT / "src/patolli/games").iterdir():
        if (folder / "__init__.py").exists():
            assert f'"patolli.games.{folder.name}"' in contract


def test_the_engine_is_the_one_we_mean_to_test() -> None:
    import os

    wanted = os.environ.get("PATOLLI_ENGINE")
    if wanted is not None:
        assert engine.__file__.endswith(".py") == (wanted == "interpreted")


def test_who_only_plays_loads_only_the_engine() -> None:
    """The base of everything starts quickly, and drags in neither drawing nor sentences nor a server."""
    heavy = ["rich", "babel", "fluent", "fastapi", "sqlalchemy", "argparse", "prompt_toolkit"]
    script = (
        "import sys, patolli\n"
        "for name in ('mexica', 'tzolkin', 'mezo', 'patolli'):\n"
        "    state = patolli.game(name).new()\n"
        "    seat = state.waiting()[0]\n"
        "    state.play(seat, state.legal(seat)[0])\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
