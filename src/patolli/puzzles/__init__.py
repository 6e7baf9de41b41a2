"""Puzzles: positions in which one turn is better than every other. Games bring them as data.

>>> from patolli.puzzles import puzzles
>>> puzzles("patolli")[0].game
'patolli'
"""

from patolli.puzzles.puzzle import BadPuzzle as BadPuzzle
from patolli.puzzles.puzzle import Puzzle as Puzzle
from patolli.puzzles.puzzle import puzzles as puzzles
