"""The laws every game obeys, for our games and for yours.

import pytest
from hypothesis import given, settings
from patolli.testing import LAWS, SEEDS, cases

@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", cases(MY_GAME), ids=str)
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_law(law, case, seed):
    law(case, seed)
"""

from patolli.testing.laws import LAWS, SEEDS, same_in_another_process
from patolli.testing.walk import Case, cases, walk

__all__ = ["LAWS", "SEEDS", "Case", "cases", "same_in_another_process", "walk"]
