"""The room loads what is used, says what is missing, and its page is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import patolli.research as room
from patolli.research import MissingExtra

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout


def test_the_first_example_of_the_page_says_what_it_says() -> None:
    example, said = re.findall(r"```python\n(.*?)```\n\n((?:    [^\n]*\n)+)", PAGE, re.DOTALL)[0]
    assert run(example) == re.sub("^    ", "", said, flags=re.MULTILINE)


def test_nothing_is_loaded_before_it_is_used() -> None:
    heavy = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"]
    script = (
        "import sys, patolli.research as room; room.encoding('mexica')\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    assert run(script).strip() == "[]"


@pytest.mark.parametrize(
    ("face", "package"),
    [("Batch", "numpy"), ("zoo", "pettingzoo"), ("gym", "gymnasium"), ("spiel", "pyspiel")],
)
def test_a_missing_package_is_named(face: str, package: str) -> None:
    script = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "import patolli.research as room\n"
        f"try:\n    room.{face}\n"
        "except room.MissingExtra as error:\n    print(error)"
    )
    assert (
        run(script).strip() == f'{package} is not installed; install it with: pip install "patolli[research]"'
    )


def test_what_is_not_there_is_not_there() -> None:
    assert issubclass(MissingExtra, ImportError)
    with pytest.raises(AttributeError, match="no attribute 'Bach'"):
        room.Bach  # noqa: B018
    assert set(dir(room)) >= {"Batch", "encoding"}
