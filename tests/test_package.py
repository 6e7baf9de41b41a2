"""From a clone to a playing page with nothing but pip: sdist, wheel, an empty environment, a game.

Everything happens in copies of its own, with pip's isolation, as on a machine that has never seen us.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from tests.server.people import ServerProcess
from tools import engines

ROOT = Path(__file__).parent.parent
COMPILERS = {"c++", "c99", "cc", "clang", "gcc", (sysconfig.get_config_var("CC") or "cc").split()[0]}
NODE = {"corepack", "node", "nodejs", "npm", "npx"}


def run(*command: object, path: str | None = None, cwd: Path | None = None) -> str:
    """Run it without what our own environment would whisper to it; fails with what it said."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PATOLLI_", "PYTHON"))}
    env |= {"PATH": path or env["PATH"]}
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}"
    return done.stdout


def path_without(folder: Path, programs: set[str]) -> str:
    """All programs of this machine but these: what a search path finds where they are not installed."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        if not Path(place).is_dir() or Path(place) == Path(sys.executable).parent:
            continue
        for program in Path(place).iterdir():
            if program.name not in programs and not os.path.lexists(folder / program.name):
                (folder / program.name).symlink_to(program)
    return str(folder)


def files_of_a_clone() -> list[str]:
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def source_distribution(folder: Path, path: str | None = None) -> Path:
    """Made from what a fresh clone would hold."""
    clone = folder / "clone"
    for name in files_of_a_clone():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    run(sys.executable, "-m", "build", "--sdist", "-o", folder, clone, path=path)
    (made,) = folder.glob("patolli-*.tar.gz")
    return made


def wheel(source: Path, folder: Path, path: str | None = None) -> tuple[Path, str]:
    """The wheel, built in pip's own isolation, and what was said while it was built."""
    said = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", folder, source, path=path)
    (made,) = folder.glob("patolli-*.whl")
    return made, said


class Environment:
    """An empty virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        run(sys.executable, "-m", "venv", folder)

    def install(self, what: str) -> None:
        run(self.bin / "pip", "install", "-q", what)

    def patolli(self, *words: str) -> str:
        return run(self.bin / "patolli", *words)

    def refusal(self, *words: str) -> str:
        """The one line with which the command ends."""
        done = subprocess.run([self.bin / "patolli", *words], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        return done.stderr


def play(environment: Environment, data: Path) -> None:
    """The installed server answers with the client, and a game is played through its API."""
    data.mkdir()
    server = ServerProcess(data)
    server.command = [str(environment.bin / "patolli"), "serve", "--no-browser"]
    with server:
        ana = server.guest()
        page = ana.http.get("/")
        assert page.status_code == 200
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert ana.http.get(script).status_code == 200
        table = ana.table("patolli", "me greedy", start=True)["table"]["id"]
        with ana.live(table) as live:
            live.play_on(random.Random(1))
            assert live.over()


@pytest.mark.timeout(7200)  # it compiles everything
def test_sdist_and_wheel_play_with_and_without_a_compiler(tmp_path: Path) -> None:
    source = source_distribution(tmp_path)

    # No compiler, and no Node either: the client came along.
    bare = path_without(tmp_path / "bare", COMPILERS | NODE)
    plain, said = wheel(source, tmp_path / "plain", bare)
    assert "THE ENGINES ARE NOT COMPILED" in said
    assert "there is no C compiler" in said
    assert plain.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(plain) as content:
        ours = {name.removeprefix("src/") for name in files_of_a_clone() if name.startswith("src/patolli/")}
        assert ours <= set(content.namelist())
    environment = Environment(tmp_path / "interpreted")
    environment.install(str(plain))
    assert "(interpreted)" in environment.patolli("--version")
    assert "Tzolk" in environment.patolli("games")
    assert "games/s" in environment.patolli("simulate", "patolli", "--games", "2")
    assert 'pip install "patolli[serve]"' in environment.refusal("serve")
    environment.install(f"{plain}[serve]")
    play(environment, tmp_path / "first")

    # With one, everything is compiled.
    if reason := engines.why_not():
        pytest.skip(reason)
    fast, said = wheel(source, tmp_path / "fast")
    assert "the engines are compiled" in said
    with zipfile.ZipFile(fast) as content:
        built = {name.split(".")[0] for name in content.namelist() if name.endswith((".so", ".pyd"))}
    wanted = {f"patolli/{name.removesuffix('.py')}" for names in engines.groups().values() for name in names}
    assert wanted <= built
    environment = Environment(tmp_path / "compiled")
    environment.install(f"{fast}[serve]")
    assert "(compiled)" in environment.patolli("--version")
    play(environment, tmp_path / "second")


@pytest.mark.thorough
@pytest.mark.timeout(7200)
def test_node_comes_from_pypi_where_there_is_none(tmp_path: Path) -> None:
    source = source_distribution(tmp_path, path_without(tmp_path / "bare", NODE))
    made, _ = wheel(source, tmp_path / "wheel", path_without(tmp_path / "barer", NODE | COMPILERS))
    with zipfile.ZipFile(made) as content:
        assert "patolli/server/static/index.html" in content.namelist()
