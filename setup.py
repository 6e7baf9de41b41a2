"""Builds the package: compiles the engines where a C compiler is at hand, and makes the browser client.

Without a compiler all stays Python. PATOLLI_COMPILE=0 turns compiling off; PATOLLI_COMPILE=common,mexica
compiles only those groups. PATOLLI_CLIENT=0 leaves the client out.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_web
import engines

# Only these need the extensions; translating to C takes half a minute, which others need not wait for.
COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def note(line: str) -> None:
    print(f"patolli: {line}", file=sys.stderr)


class Compile(build_ext):
    """All modules or none: a module that is not compiled cannot stand beside one that counts on it."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True  # as many at once as there are cores

    def run(self) -> None:
        if self.inplace:
            engines.sweep()
        try:
            super().run()
        except (CompileError, LinkError) as error:
            if self.inplace:
                raise
            note(f"THE ENGINES ARE NOT COMPILED, everything works but many times slower: {error}")
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            self.extensions = []
        else:
            note(f"the engines are compiled ({len(self.extensions)} modules)")


class Copy(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # modules that are no more
            build_web.build_if_needed()
        super().run()


class Pack(sdist):
    def run(self) -> None:
        build_web.build_if_needed()
        super().run()


extensions = []
if COMPILING & set(sys.argv):
    if reason := engines.why_not():
        note(f"THE ENGINES ARE NOT COMPILED, everything works but many times slower: {reason}")
    else:
        extensions = engines.extensions()

setup(ext_modules=extensions, cmdclass={"build_ext": Compile, "build_py": Copy, "sdist": Pack})
