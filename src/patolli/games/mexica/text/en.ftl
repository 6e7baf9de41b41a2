game-title = Mexica
game-blurb = Lake Texcoco, 1325. Dig canals through the island until they enclose districts of exactly the size the Emperor wants, found them before the others do, and raise temples where their levels count most. Six action points a turn, no luck, and everything you build serves your rivals too.
option-harder = Harder game for two: more neutral temple levels

word-start = Begin here
word-canal = Dig a canal
word-bridge = Build a bridge
word-shift = Move a bridge
word-temple = Build a temple
word-walk = Walk
word-boat = Take a boat
word-leap = Leap (5 AP)
word-found = Found a district
word-take = Take a token
word-spend = Spend a token
word-propose = Propose to give up a tile
word-agree = Agree
word-refuse = Refuse
word-end = End the turn

expect-start = Choose a start square of the palace for your Pilli.
expect-turn = { $ap ->
    [one] One action point left
   *[other] { $ap } action points left
  }, { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
  }.
expect-turn-quiet = { $ap ->
    [one] One action point left
   *[other] { $ap } action points left
  }, { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
  }. A round without a canal, temple, tile or new bridge has passed: another one ends the period.
expect-answer = { $seat } proposes to give up the tile of { $size }. Agree or refuse?
expect-over = The game is over.

# Things on the board.
piece-temple = a temple
piece-tile = a calpulli tile
piece-pilli = a Pilli
water-canal = a canal
water-lake = the lake
way-ns = north to south
way-ew = east to west
neutral = neutral

how-complete = all tiles are gone and a player has built every temple
how-full = all tiles are gone and no district can take another temple
how-quiet = nothing was built for two rounds

event-started = { $seat } begins on { $square }.
event-dug = { $seat } digs a canal: { $squares }.
event-bridged = { $seat } builds a bridge on { $square }.
event-shifted = { $seat } moves the bridge from { $start } to { $square }.
event-built = { $seat } builds a temple with { $level ->
    [one] one level
   *[other] { $level } levels
  } on { $square }.
event-walked = { $seat } walks { $start } → { $square }.
event-sailed = { $seat } takes a boat { $start } → { $square } ({ $hops ->
    [one] one bridge
   *[other] { $hops } bridges
  }).
event-leapt = { $seat } leaps { $start } → { $square }.
event-founded = { $seat } founds a district of { $size } at { $square }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-present = { $seat } is present at { $square }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-took = { $seat } takes an action token.
event-spent = { $seat } spends an action token.
event-proposed = { $seat } proposes to give up the tile of { $size }.
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses: the tile of { $size } stays.
event-gave-up = The tile of { $size } is given up.
event-removed = { $count ->
    [one] The tile of { $size } can no longer be used and leaves the game.
   *[other] { $count } tiles of { $size } can no longer be used and leave the game.
  }
event-ended = { $seat } ends the turn.
event-quiet = A round without a canal, temple, tile or new bridge has passed: another one ends the period.
event-period-ended = Period { $period } ends: { $how }.
event-scored = { $seat } is in place { $place } in the district of { $square }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-palace = { $seat } stands on a start square of the palace: { $points } points.
event-revealed = Period two begins. New tiles: { $sizes }.
event-won = Winner: { $winners_seat }.

why-start-first = First choose a start square for your Pilli.
why-start-over = The Pilli have all been placed already.
why-start-elsewhere = { $square } is not a start square; those are h6, g7, i7 and h8.
why-start-taken = Another Pilli stands on { $square } already.
why-too-dear = That costs { $cost } AP and you have { $ap }: { $missing } missing.

why-no-singles = There are no single canals left.
why-no-doubles = There are no double canals left.
why-canal-apart = { $square } and { $second } are not neighbours, so no double canal covers them.
why-canal-order = Name the squares of a double canal in board order: { $second } before { $square }.
why-canal-twice = A double canal covers two squares; { $square } is named twice.
why-canal-on-lake = { $square } is lake: canals are dug on land.
why-canal-on-palace = { $square } belongs to the palace: no canal there.
why-canal-on-canal = There is a canal on { $square } already.
why-canal-in-founded = { $square } lies in a founded district of { $size }, and founded districts never change.
why-canal-on-piece = On { $square } there is { $piece }: canals need empty land.
why-canal-at-ramp = { $square } is the way onto a bridge: no canal there.
why-no-bridges = All bridges are on the board; move one with “shift”.
why-bridge-on-lake = { $square } is lake: bridges stand on canals only.
why-bridge-off-canal = There is no canal on { $square }.
why-bridge-on-bridge = There is a bridge on { $square } already.
why-bridge-to-water = A bridge on { $square } from { $way } would lead to { $water }: both ends need land.
why-bridges-left = Bridges may be moved only when none is left in the supply; there { $count ->
    [one] is one
   *[other] are { $count }
  } left.
why-shift-no-bridge = There is no bridge on { $square }.
why-shift-under-pilli = A Pilli stands on the bridge of { $square }: it cannot be moved.
why-shift-on-the-spot = The bridge of { $square } must go to another square: it cannot be turned on the spot.
why-bridge-taken = Another Pilli stands on the bridge of { $square }.

why-no-such-temple = You have no temple of { $level ->
    [one] one level
   *[other] { $level } levels
  } in front of you.
why-temple-on-lake = { $square } is lake: no temple there.
why-temple-on-palace = { $square } belongs to the palace: no temple there.
why-temple-on-canal = { $square } is a canal: no temple there.
why-temple-on-piece = On { $square } there is { $piece } already.
why-temple-from-bridge = Your Pilli stands on a bridge and so in no district: it cannot build a temple.
why-temple-elsewhere = { $square } is not in the district of your Pilli.
why-temple-on-pilli = A Pilli stands on { $square }.

why-walk-too-far = { $square } is not beside { $start }: a step goes to a neighbouring square, never diagonally.
why-walk-into-water = { $square } is water: without a bridge there is no way on foot.
why-walk-off-side = The bridge of { $square } can only be left over its two ends.
why-walk-onto-side = The bridge of { $square } can only be entered over its two ends.
why-walk-blocked = The way is blocked: on { $square } there is { $piece }.
why-boat-from-land = Boats start at bridges, and your Pilli on { $square } stands on none.
why-boat-no-bridge = There is no bridge on { $square } to land at.
why-boat-nowhere = Your Pilli is on the bridge of { $square } already.
why-boat-taken = The bridge of { $square } is occupied: pass it, but do not stop there.
why-boat-no-water = No water joins the bridges of { $start } and { $square }.
why-leap-into-water = { $square } is water: leap to free land or to a free bridge.
why-leap-blocked = On { $square } there is { $piece }: leap to a free square.
why-locks-in = Not in the first round: with this move at { $square } you would lock in { $locked_seat }.

why-tile-not-open = No tile of { $size } lies open.
why-found-from-bridge = Your Pilli stands on a bridge and so in no district: it cannot found one.
why-already-founded = This district of { $size } has been founded already.
why-wrong-size = The tile says { $size }, but the district of your Pilli has { $squares ->
    [one] one square
   *[other] { $squares } squares
  }.
why-tile-on-water = { $square } is water: the tile goes on land.
why-tile-elsewhere = { $square } is not in the district of your Pilli.
why-tile-on-palace = { $square } belongs to the palace: the tile goes elsewhere.
why-tile-on-piece = On { $square } there is { $piece }: the tile needs an empty square.

why-take-limit = You have taken { $limit } tokens this turn, and more is not allowed.
why-no-tokens-left = There are no action tokens left in the supply.
why-no-token = You have no action token.
why-propose-not-open = No tile of { $size } lies open.
why-propose-again = The tile of { $size } was refused already this turn.
why-answer-first = First answer whether the tile of { $size } is given up.
why-nothing-proposed = Nobody has proposed to give up a tile.

# The terminal board.
board-moment = Period { $period }, round { $round }
board-legend = ~ lake   ▒ canal   ═ ║ bridge   · land   [S] start   [E] emblem   ▲A3 temple   ◆13 tile   (A) Pilli
board-tiles = Open tiles: { $sizes }
board-later = Tiles of period two: { $sizes }
board-supply = Supply: { $singles } single and { $doubles } double canals, { $bridges } bridges, { $tokens } tokens
board-side = { $mark } { $name }: { $points } points, { $tokens } tokens, temples { $temples }
board-district = { $square }: { $size } squares, { $state }
board-founded = founded
board-fits = a tile fits
board-unfounded = not founded
board-none = none

fact-points = points
fact-districts = points of districts, if they were scored now
fact-rival-districts = the same for the best rival
fact-first-places = first places in districts
fact-tokens = tokens
fact-levels-left = temple levels in stock
fact-at-palace = Pilli at the palace
