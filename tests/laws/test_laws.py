"""The laws on every installed game, at every number of seats and every option."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings

import patolli
from patolli.testing import LAWS, SEEDS, Case, cases, same_in_another_process
from patolli.testing.laws import Law

CASES = [case for name in patolli.game_names() for case in cases(patolli.game(name))]
EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "5"))
FIXED = "CI" in os.environ  # the same seeds every time there; others wherever people work


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=FIXED, suppress_health_check=list(HealthCheck))
@given(seed=SEEDS)
def test_law(law: Law, case: Case, seed: int) -> None:
    law(case, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_in_another_process(case: Case) -> None:
    same_in_another_process(case, seed=20)
