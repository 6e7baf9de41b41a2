"""Figures that come from samples, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.96  # standard errors on each side of a mean: 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval in which it lies with 95 %."""

    mean: float
    low: float
    high: float


def estimate(samples: Sequence[float]) -> Estimate:
    """
    >>> estimate([0.4, 0.6, 0.5, 0.5])
    Estimate(mean=0.5, low=0.42, high=0.58)
    """
    mean, error = mean_and_error(samples)
    return Estimate(digits(mean), digits(mean - SURE * error), digits(mean + SURE * error))


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(samples)
    mean = sum(samples) / count
    if count < 2:
        return mean, 0.0
    spread = sum((sample - mean) ** 2 for sample in samples) / (count - 1)
    return mean, sqrt(spread / count)


def digits(value: float) -> float:
    """As many as mean something; the same on every machine."""
    return round(value, 4) + 0.0
