"""Tzolk’in, rule by rule."""
