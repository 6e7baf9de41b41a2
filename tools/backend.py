"""The build backend: setuptools', which asks for Node where the client must be made and there is none."""

from __future__ import annotations

from typing import Any

from build_web import NODE, is_built, npm_folder
from setuptools import build_meta
from setuptools.build_meta import build_editable as build_editable
from setuptools.build_meta import build_sdist as build_sdist
from setuptools.build_meta import build_wheel as build_wheel
from setuptools.build_meta import get_requires_for_build_editable as get_requires_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *node()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *node()]


def node() -> list[str]:
    return [] if is_built() or npm_folder() else [NODE]
