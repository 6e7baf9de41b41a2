"""What is printed on the components and agreed before the game. Tables, no code."""

from typing import Final

SEATS: Final = 2
PIECES = (3, 6)  # pieces of each player: a short game or the full one (PAT-R1)
STAKES = (10, 20, 40)  # stakes that each player puts beside the mat (PAT-R1)
BEANS: Final = 5  # each has one marked face (PAT-R3)
ALL_MARKED: Final = 10  # five marked faces count ten (PAT-R3)
MOST_THROWS: Final = 1000  # then the light is gone and the game is counted as it stands (PAT-R15)
