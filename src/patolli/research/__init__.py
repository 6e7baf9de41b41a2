"""Faces of the engines for machine learning. The room is kept; nothing lives here yet."""
