"""Which modules are compiled: the rules of each game, what its bots know, the search, research's stepper.

A new module of a game is compiled by itself, unless it is named here as plain; docs/architecture.md says
which kinds are compiled.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parent.parent / "src/patolli"

# Doors between the rules and the world: plain Python.
DOORS = {
    "__init__",
    "command",
    "data",
    "entries",
    "explain",
    "facts",
    "notation",
    "position",
    "preview",
    "terminal",
    "view",
}
# What only doors need.
PLAIN = {
    "mexica": {"islandmap"},
    "mezo": {"position_checks", "position_writing"},
    "tzolkin": {"data_lists", "pending", "position_reading"},
}
# Rooms of a game, besides its bots', in which something is compiled.
ROOMS = {"mezo": ["components/box.py"]}


def groups() -> dict[str, list[str]]:
    """The compiled modules, by the name of their group, as paths in the package."""
    found = {
        "core": [f"core/{name}.py" for name in ("observation", "rng", "state")],
        "bots": [f"bots/{name}.py" for name in ("evaluator", "lessons", "network", "playout", "search")],
        "research": ["research/stepper.py"],
    }
    for package in sorted(SOURCE.glob("games/*/__init__.py")):
        game = package.parent
        plain = DOORS | PLAIN.get(game.name, set())
        files = [file for file in sorted(game.glob("*.py")) if file.stem not in plain]
        files += [file for file in sorted(game.glob("bots/*.py")) if file.stem != "__init__"]
        files += [game / name for name in ROOMS.get(game.name, [])]
        found[game.name] = [str(file.relative_to(SOURCE)) for file in files]
    return found


def sweep() -> None:
    """Remove what was compiled from modules that are plain now, or gone: it would shadow the source."""
    wanted = {name.removesuffix(".py") for names in groups().values() for name in names}
    for file in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        if file.relative_to(SOURCE).as_posix().split(".")[0] not in wanted:
            file.unlink()


def why_not() -> str:
    """What keeps us from compiling; empty if nothing does."""
    if os.environ.get("PATOLLI_COMPILE") == "0":
        return "PATOLLI_COMPILE=0"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "the headers of Python are missing (Python.h)"
    return ""


def extensions() -> list[Any]:
    """The extensions to build; PATOLLI_COMPILE=core,mexica names only some groups."""
    from mypyc import build

    wanted = os.environ.get("PATOLLI_COMPILE", ",".join(groups())).split(",")
    chosen: list[tuple[list[str], str | None]] = [
        ([f"src/patolli/{path}" for path in groups()[name]], f"patolli_{name}") for name in wanted
    ]
    paths = [path for names, _ in chosen for path in names]
    # Nothing is remembered between two builds: changed files alone do not tell who subclasses what.
    flags = ["--ignore-missing-imports", "--no-warn-unused-ignores", f"--cache-dir={os.devnull}"]
    options = whole_program()
    found, written, _ = build.mypyc_build([*flags, *paths], options, separate=chosen)
    build.setup_mypycify_vars()
    cflags = build.get_cflags(opt_level="3", debug_level="0")
    modules: list[Any] = []
    for (sources, library), (files, headers) in zip(found, written, strict=True):
        assert library is not None
        modules += build.build_using_shared_lib(
            sources, library, files, headers, options.target_dir, cflags, []
        )
    for module in modules:
        # The code of a group is in one library: nobody replaces our functions at load time, so the compiler
        # may inline across modules. What is made for each single module only leads there.
        last = "-fno-semantic-interposition" if module.name.endswith("__mypyc") else "-O0"
        module.extra_compile_args = [*module.extra_compile_args, last]
    return modules


def whole_program() -> Any:
    """How mypyc translates: in groups, and still knowing every subclass of a class.

    Then a method that nobody overrides is called directly, and attributes that are set on creation are read
    without asking; `mypycify` gives that up as soon as there are groups. A class that is subclassed in
    another group must allow interpreted subclasses (`State`, `Evaluator`): of these mypyc supposes nothing.
    """
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    return options
