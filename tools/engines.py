"""Which modules are compiled: the rules of each game, what its bots know, the search, research's stepper.

A new module of a game is compiled by itself, unless it is named here as plain; docs/architecture.md says
which kinds are compiled.
"""

from __future__ import annotations

import os
import re
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
# What all games stand on, one group: every group carries mypyc's runtime, which takes a second to compile.
COMMON = [
    "core/observation",
    "core/rng",
    "core/state",
    "bots/evaluator",
    "bots/lessons",
    "bots/network",
    "bots/playout",
    "bots/search",
    "research/stepper",
]
# Rooms of a game, besides its bots', in which something is compiled.
ROOMS = {"mezo": ["components/box.py"]}

# The code of a group is in one library. Nobody replaces our functions at load time, so the compiler may
# inline across modules.
LIBRARY = "-fno-semantic-interposition"
PLAINLY = '__attribute__((cold, optimize("O0"))) '
DOOR_NEEDS = """\
#define NULL ((void *)0)
#define PyMODINIT_FUNC PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
"""


def groups() -> dict[str, list[str]]:
    """The compiled modules, by the name of their group, as paths in the package."""
    found = {"common": [f"{name}.py" for name in COMMON]}
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
    """The extensions to build; PATOLLI_COMPILE=common,mexica names only some groups."""
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
        if module.name.endswith("__mypyc"):
            hurry(Path(module.sources[0]))
            module.extra_compile_args = [*module.extra_compile_args, LIBRARY]
        else:
            lighten(Path(module.sources[0]))
            module.extra_compile_args = [*module.extra_compile_args, "-O0"]
    return modules


def hurry(library: Path) -> None:
    """Half of the code is run once (the top of a module) or leads from Python into a function: the compiler
    spends no time on making that fast."""
    start = r"^ *(?=char CPyDef_\w+__top_level__\(void\) \{|PyObject \*CPyPy_\w+\(.*\) \{$)"
    library.write_text(re.sub(start, PLAINLY, library.read_text(), flags=re.MULTILINE))


def lighten(door: Path) -> None:
    """What is made for each single module only leads into the library of its group: a hundred small files,
    for which the compiler would read the headers of Python a hundred times."""
    text = door.read_text()
    if "PyModuleDef" not in text:  # Python without the lock has another kind of door
        door.write_text(text.replace("#include <Python.h>", DOOR_NEEDS))


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
