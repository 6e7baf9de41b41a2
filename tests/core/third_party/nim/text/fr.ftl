game-title = Nim
word-take = Take
expect-take = { $stones }: 1, 2, 3?
event-took = { $seat }: { $count }
why-one-to-three = 1–3 / { $stones }
