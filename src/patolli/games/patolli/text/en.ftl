game-title = Patolli
game-blurb = The race game of the Aztecs, played on a mat with five beans. Bring your pieces around the cross, catch the other’s in the centre, and win their stakes. Luck throws the beans; you choose which piece walks.
option-pieces = Pieces of each player
option-stakes = Stakes of each player

word-enter = Bring a piece in
word-move = Move a piece

expect-move = The beans show { $throw }: move a piece.
expect-over = The game is over.
legend = □ centre   x costs a stake   ◦ throw again
side = { $shape } { $name }: { $stakes } stakes, { $hand } in hand, { $home } home

event-threw = { $seat } throws { $throw }.
event-stuck = { $seat } cannot move.
event-entered = { $seat } brings a piece in on { $square }.
event-moved = { $seat } moves { $start } → { $square }.
event-came-home = { $seat } brings the piece from { $start } home.
event-captured = A piece of { $seat } is caught on { $square }.
event-paid = { $seat } pays a stake.

why-hand-empty = You have no piece left in hand.
why-enter-needs-one = A piece comes in only with a throw of 1; the beans show { $throw }.
why-no-piece-there = None of your pieces stands on { $square }.
why-too-far = From { $square } it is { $left ->
    [one] one square
   *[other] { $left } squares
  } home, and only the exact throw counts; the beans show { $throw }.
why-own-piece-there = Your own piece already stands on { $square }.
why-safe-there = On { $square } the other piece is safe: pieces are caught only on the four centre squares.

fact-stakes = stakes
fact-home = pieces home
fact-entered = pieces on the mat
fact-walked = squares walked
fact-rival-entered = the rival’s pieces on the mat
