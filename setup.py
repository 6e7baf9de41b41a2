"""Compiles the engines with mypyc where a C compiler is at hand; without one, all stays Python.

PATOLLI_COMPILE=0 turns compiling off; PATOLLI_COMPILE=core,mexica compiles only those groups.
The list below is what is hot: rules and search, nothing else.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

GROUPS = {
    "core": ["core/rng.py", "core/state.py"],
    "bots": ["bots/evaluator.py", "bots/lessons.py", "bots/playout.py", "bots/search.py"],
    "mexica": [
        f"games/mexica/{name}.py"
        for name in (
            "board",
            "actions",
            "table",
            "districts",
            "panel",
            "scoring",
            "canals",
            "founding",
            "bridges",
            "temples",
            "movement",
            "tokens",
            "roundone",
            "legal",
            "periods",
            "setup",
            "state",
            "bots/evaluation",
            "bots/features",
            "bots/freedom",
            "bots/ideas",
            "bots/majorities",
            "bots/prospects",
        )
    ],
    "mezo": [
        f"games/mezo/{name}.py"
        for name in (
            "components/box",
            "components/instructions",
            "numbers",
            "board",
            "scoring",
            "targets",
            "effects",
            "conflict",
            "state",
            "bots/evaluation",
        )
    ],
    "patolli": [
        f"games/patolli/{name}.py"
        for name in (
            "board",
            "actions",
            "table",
            "legal",
            "scoring",
            "beans",
            "walking",
            "setup",
            "state",
            "bots/evaluation",
        )
    ],
    "tzolkin": [
        f"games/tzolkin/{name}.py"
        for name in (
            "board",
            "actions",
            "table",
            "tasks",
            "goods",
            "temples",
            "technologies",
            "palenque",
            "yaxchilan",
            "chichen",
            "market",
            "costs",
            "monuments",
            "buildings",
            "workers",
            "effects",
            "tikal",
            "uxmal",
            "wheels",
            "begging",
            "food",
            "calendar",
            "tiles",
            "setup",
            "legal",
            "resolve",
            "scoring",
            "state",
            "bots/sheet",
            "bots/temples",
            "bots/building",
            "bots/gains",
            "bots/pending",
            "bots/waiting",
            "bots/features",
            "bots/evaluation",
        )
    ],
}


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


def extensions() -> list[object]:
    wanted = os.environ.get("PATOLLI_COMPILE", ",".join(GROUPS))
    if wanted == "0" or not has_compiler():
        return []
    from mypyc.build import mypycify

    groups = [
        ([f"src/patolli/{name}" for name in GROUPS[group]], f"patolli_{group}") for group in wanted.split(",")
    ]
    paths = [path for names, _ in groups for path in names]
    flags = ["--ignore-missing-imports", "--no-warn-unused-ignores"]
    modules = list(mypycify([*flags, *paths], separate=groups, opt_level="3", debug_level="0"))
    for module in modules:
        # Nobody replaces our functions at load time, so the compiler may inline across modules.
        module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition"]
    return list(modules)


setup(ext_modules=extensions())
