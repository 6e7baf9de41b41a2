"""What is printed on the components and counted in the box. Tables, no code."""

from typing import Final

# The island (MEX-R2, MEX-R7): columns a–u, rows 1–14 from the top.
# ~ lake   . land   S palace start square   E palace emblem   C printed canal, covered at set-up
ISLAND = (
    # abcdefghijklmnopqrstu
    "~.~~~.....~~~~~~~~~~~",  # 1
    "~...........~~~~~~~~~",  # 2
    "............~~~~~~~~~",  # 3
    "..............~~~~~~~",  # 4
    "~...............~~~~~",  # 5
    "~......S......C...~..",  # 6
    "~.....SES.....C......",  # 7
    "~......S......C......",  # 8
    "~~............C.....~",  # 9
    "~................~~~~",  # 10
    "...............~~~~~~",  # 11
    ".............~~~~~~~~",  # 12
    "...........~~~~~~~~~~",  # 13
    "~~....~~..~~~~~~~~~~~",  # 14
)
PRINTED_CANALS = (("o6", "o7"), ("o8", "o9"))  # MEX-R2

# The calpulli tiles (MEX-R3): size (yellow), founder and second place (blue), present and third (white).
TILES = {
    # size: (blue, white, copies)
    3: (2, 1, 2),
    4: (2, 1, 2),
    5: (3, 2, 2),
    6: (3, 2, 2),
    7: (4, 2, 1),
    8: (4, 2, 1),
    9: (5, 3, 1),
    10: (5, 3, 1),
    11: (6, 3, 1),
    12: (6, 3, 1),
    13: (7, 4, 1),
}
SMALLEST_TILE: Final = 3
LARGEST_TILE: Final = 13
FIRST_TILES: Final = 8  # face up in period one (MEX-R3)
LATER_TILES: Final = 7  # the others, for period two

# Who builds temples: up to four players, and in a game of two the neutral colour (MEX-R59).
MOST_SEATS: Final = 4
NEUTRAL_SIDE: Final = MOST_SEATS
SIDES: Final = MOST_SEATS + 1

LEVELS: Final = 4  # of the highest temple
# Temples by levels 1, 2, 3, 4.
TEMPLES_FIRST = (3, 3, 2, 1)  # each player in period one (MEX-R5)
TEMPLES_SECOND = (3, 2, 2, 2)  # added for period two (MEX-R49)
NEUTRAL = (4, 3, 2, 1)  # the third colour in a game of two (MEX-R59)
NEUTRAL_HARDER = (2, 3, 3, 2)  # the same in the harder game (MEX-R62)
NEUTRAL_DISTANCE: Final = 5  # steps from one neutral temple to the next, at least (MEX-Q3)

SINGLES: Final = 6  # MEX-R2
DOUBLES: Final = 37
BRIDGES: Final = 11  # MEX-R4
TOKENS: Final = 12

POINTS_A_TURN: Final = 6  # action points (MEX-R8)
LEAP_COST: Final = 5  # MEX-R9
TAKE_LIMIT: Final = 2  # tokens a turn (MEX-R45)
PALACE_BONUS: Final = 5  # MEX-R57
QUIET_ROUNDS: Final = 2  # then a dead period is scored (MEX-Q11)
