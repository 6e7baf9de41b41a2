# What only the board in the browser says.

chapters = Each column is a period and ends with its scoring.
headline = period { $period } · round { $round }
ap-left = { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
temples-left = Temples of level { $level }: { $count } left
tokens-held = Action tokens: { $count }
orders = The Emperor’s orders
orders-none = All tiles are used.
orders-later = { $count ->
    [one] 1 more tile comes in the second period
   *[other] { $count } more tiles come in the second period
}
order = District of { $size }: { $founder } for the founder, { $present } for everybody else in it
supply = Supply
supply-singles = Single canals
supply-doubles = Double canals
supply-bridges = Bridges
supply-tokens = Action tokens
source-founded = founding districts
source-present = being there at a founding
source-scored = districts at the scorings
source-palace = standing at the palace
preview-cost = { $cost } AP, { $left } left.
preview-fits = Closes a district of { $size }, and a tile fits: { $founder } for founding it, { $present } for being there.
preview-closes = Closes a district of { $size }; no tile fits.
preview-shrinks = The district shrinks to { $size }.
preview-nobody = Nobody stands in it yet.
preview-standing = { $count ->
    [one] { $names } stands in it.
   *[other] { $names } stand in it.
}
preview-place = Puts you in place { $place } in this district of { $size }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} if it were scored now.
preview-place-unscored = Puts you in place { $place } in this district of { $size }; as long as nobody founds it, the first scoring passes it over.
preview-points = Points: { $gains }.
preview-removed = Tiles that can then no longer be used: { $sizes }.
at-temple = temple of { $seat }, level { $level }
at-neutral-temple = neutral temple, level { $level }
at-pilli = Pilli of { $seat }
at-bridge = bridge
at-canal = canal
at-tile = tile { $size }
at-district = district of { $size }
spare-ap = You still have { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}. They are lost when the turn ends.
standing-founded = founded district of { $size }
standing-seat = { $seat }: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-levels = { $seat }: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
standing-neutral = neutral: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
standing-nobody = nobody has built here
standing-unfounded = pays nothing in the first period until it is founded
