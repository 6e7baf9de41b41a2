board-label = A heap of stones
board-left = { $count ->
    [one] one stone left
   *[other] { $count } stones left
}
board-take = { $count ->
    [one] take one stone
   *[other] take { $count } stones
}
