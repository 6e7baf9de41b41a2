# What only the board in the browser says.

source-pt-caught = pieces caught
source-pt-home = pieces brought home
source-pt-marked = marked squares
pt-headline = throw { $throws }
pt-beans = The beans show { $throw }
pt-stakes = { $count ->
    [one] 1 stake
   *[other] { $count } stakes
}
pt-in-hand = in hand
pt-on-mat = on the mat
pt-at-home = home
pt-mark-centre = pieces are caught here
pt-mark-marked = costs a stake
pt-mark-tip = throw again
pt-at-piece = piece of { $seat }
pt-at-landing = { $square }: the piece from { $start } would land here
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → home.
pt-catches = Catches the piece there.
pt-wins-stake = You win a stake.
pt-pays-stake = It costs you a stake.
pt-again = Then you throw again.
