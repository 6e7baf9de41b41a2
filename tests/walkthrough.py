"""docs/add-a-game.md as somebody follows it: its files, its commands, and what one types."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

PAGE = (Path(__file__).parent.parent / "docs/add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^> (.*)$", re.MULTILINE)
FIRST, BESIDES = PAGE.split("## What it may bring besides")


def commands() -> list[list[str]]:
    return [line.split() for block in SHELL.findall(PAGE) for line in block.splitlines()]


def typed() -> str:
    return "\n".join(TYPED.findall(PAGE)) + "\n"


def write(folder: Path, page: str) -> list[str]:
    """Every file that the page names, as it stands there."""
    names = []
    for name, content in FILE.findall(page):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
        names.append(name)
    return names


def install(folder: Path, page: str) -> Path:
    """What `pip install` would put on the path: the package as it is built, with its metadata."""
    write(folder, page)
    wheel = ["pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "--wheel-dir", "built", "."]
    subprocess.run([sys.executable, "-m", *wheel], cwd=folder, check=True)
    (built,) = (folder / "built").glob("*.whl")
    with zipfile.ZipFile(built) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"
