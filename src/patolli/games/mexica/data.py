"""What is printed on the components and counted in the box. Tables, no code."""

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
FIRST_TILES = 8  # face up in period one; the other 7 wait for period two (MEX-R3)

# Temples by levels 1, 2, 3, 4.
TEMPLES_FIRST = (3, 3, 2, 1)  # each player in period one (MEX-R5)
TEMPLES_SECOND = (3, 2, 2, 2)  # added for period two (MEX-R49)
NEUTRAL = (4, 3, 2, 1)  # the third colour in a game of two (MEX-R59)
NEUTRAL_HARDER = (2, 3, 3, 2)  # the same in the harder game (MEX-R62)
NEUTRAL_DISTANCE = 5  # steps from one neutral temple to the next, at least (MEX-Q3)

SINGLES = 6  # MEX-R2
DOUBLES = 37
BRIDGES = 11  # MEX-R4
TOKENS = 12

POINTS_A_TURN = 6  # action points (MEX-R8)
LEAP_COST = 5  # MEX-R9
TAKE_LIMIT = 2  # tokens a turn (MEX-R45)
PALACE_BONUS = 5  # MEX-R57
QUIET_ROUNDS = 2  # then a dead period is scored (MEX-Q11)
