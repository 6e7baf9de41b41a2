game-title = Nim
game-blurb = A heap of stones. Take one, two or three; whoever takes the last one wins.
option-stones = Stones at the start

word-take = Take
stones = stones left

expect-take = { $stones ->
    [one] One stone is left: take it.
   *[other] { $stones } stones are left: take one, two or three.
}
event-took = { $count ->
    [one] { $seat } takes one stone.
   *[other] { $seat } takes { $count } stones.
}
why-one-to-three = One may take one, two or three stones, and no more than there are ({ $stones }).
