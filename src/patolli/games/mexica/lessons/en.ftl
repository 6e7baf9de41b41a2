first-title = A turn on the island
first-about = Walk, dig, found a district, build a temple.
first-welcome = The island in the lake will carry Tenochtitlan. You are a Pilli, a noble: yours stands on e12, by the southern shore. A turn gives you 6 action points, AP for short.
first-walk = A step costs 1 AP. Walk down to e14, two steps.
first-walk-else = First the two steps to e14: we want to stand on the shore when the water comes.
first-dig = Now dig. A canal costs 1 AP and covers one square or two, wherever your Pilli stands. Dig a long one on c13 and d13.
first-close = One more on e13 and f13, and the shore is cut off: four squares with water all around. That is a district.
first-found = Four squares, and a tile with a 4 lies open. You stand in the district, so found it: choose the tile, and a square for it. Founding costs nothing.
first-temple = 2 points for the founder! And 2 AP are left: build a temple with two levels here, where nobody else has one.
first-temple-else = Two levels, for your two AP. More levels, more honour.
first-end = Nothing left to spend. End your turn.
first-done = Dig, found, build: that is Mexica. Everything you dig may serve the others as well.

canals-title = Canals
canals-about = Long and short ones, closing corners, and cutting.
canals-long = The north shore, f1 to j1, is five squares wide. Cut it off: long canals on f2 g2 and on h2 i2. A canal need not touch another, and your Pilli may be far away.
canals-short = Now a short one on j2.
canals-short-else = Just j2: a single canal closes the gap.
canals-corner = Five squares are closed in. Look at f1: beside it lies the lake, and the canal on f2 touches that lake only by a corner. That is enough to close a district.
canals-cut = A district that is not founded belongs to nobody: anybody may cut it. Take one square off its end: dig on f1 or j1, and four are left.
canals-never = Some squares never get wet: the palace, the square before the ramp of a bridge, temples, tiles, Pilli, and everything in a founded district. Point at the palace to hear why. Then dig wherever you like.
canals-done = There are 35 long canals and six short ones. When a kind has run out, it is gone.

founding-title = Founding
founding-about = The exact size, and who profits.
founding-tile = Tiles show three numbers. The large one is the size of the district, and what its leader will score. The blue one is for the founder, the white one for guests.
founding-found = Your Pilli stands in a district of five, and so does your friend’s. Found it: tile 5, on a free square.
founding-white = You scored the blue 3, and your friend, who merely stood there, the white 2. Founding alone is best, but who waits may come too late. Nobody may walk or build on the tile’s square.
founding-size = The same place, but no 5 lies open. The size must be exact. A 4 is there: cut a square off, on f1 or j1.
founding-size-else = Make it four squares: dig on f1 or on j1.
founding-four = Now four. Found it with the tile of 4.
founding-done = All land squares count, those with temples and Pilli, too. It does not matter who made the district, only who founds it.

bridges-title = Bridges
bridges-about = Over the water, and only over the ends.
bridges-outside = A district of five, and your Pilli stands outside. Water stops everybody who walks.
bridges-build = A bridge costs 1 AP and stands on one canal square, with land at both its ends. Build one on h2, from north to south.
bridges-cross = Walk over it: onto h2, then to h1. Bridges are entered only over their two ends.
bridges-found = Inside! Found the district.
bridges-done = You may end your turn on a bridge and so block it, but whoever stands on one is in no district. There are eleven bridges; when all stand, one may be moved.

boats-title = Boats, and one great leap
boats-about = From bridge to bridge over canals and lake.
boats-look = You stand on a bridge, and three bridges stand here. From a bridge you go by boat to the next one, if water joins them.
boats-near = The nearest is e13: one bridge, 1 AP. Take a boat there.
boats-far = The southern canal opens on the lake, and so does the northern one. The lake is free water, however far. Go to h2: it costs 2, because you pass the bridge on d13.
boats-ashore = From one end of the island to the other in a moment. Step ashore to h1 and found the district.
boats-leap = And where no bridge leads there is the leap: 5 AP to any free land or bridge. Your Pilli is far in the east: leap into the northern district.
boats-leap-else = That would take too long. Leap straight to the north shore, f1 to j1.
boats-done = A boat ends on a bridge, never on land. An occupied bridge may be passed, not used.

tokens-title = Tokens
tokens-about = Action points for later.
tokens-left = Two AP left and nothing useful to do? Unused points are lost. But for 1 AP you may take a token, at most two a turn. Take two.
tokens-end = End your turn. Tokens stay with you, also over the period.
tokens-spend = Your next turn: 6 AP. Each token is one more. Spend both.
tokens-eight = Eight points in one turn. Some of the best turns in Mexica are made the turn before.
tokens-done = There are twelve tokens for all. In a tie at the end the one with most tokens wins.

temples-title = Temples
temples-about = Levels decide who leads a district.
temples-rival = This district is founded, and your friend leads it with a temple of two levels. At the end of the period the leader scores the yellow number.
temples-lead = What counts is the sum of levels, not how many temples. A temple costs 1 AP a level and goes where your Pilli is. Build three levels on c14.
temples-lead-else = That would not be enough: your friend has two levels here. Three, on c14.
temples-places = Three to two: you are first, your friend second. First gets yellow, second blue, third white. Who ties gets the full points of the place.
temples-walls = Temples stand for ever, and nobody walks through them, not even you. Look where you could still go from here. Then do something, or end your turn.
temples-done = In the first round nobody may be locked in; later you may. Who is locked in still has bridges and the leap. For each period you have nine temples: plan them.

scoring-title = Scoring
scoring-about = When a period ends, and what it brings.
scoring-when = Period one ends when all open tiles are used and somebody has built all nine temples. The tiles are gone, and you have one temple left. Your Pilli stands on a palace square: that will be 5 points.
scoring-last = Build your last temple. It has one level; put it wherever you like.
scoring-end = The round is played to its end. End your turn, and watch.
scoring-scored = In the south you lead: 4 points. In the north you are second: 3. And 5 for the palace. Then period two begins, with seven new tiles and nine new temples; everything on the island stays.
scoring-done = At the second scoring districts without a tile count as well: the first gets their number of squares, the second half, the third a quarter.

tiles-title = Tiles nobody can use
tiles-about = Giving up together.
tiles-propose = A district of 13 takes a lot of digging. If nobody wants a tile any more, you may propose to give it up: free, once for each tile a turn. Propose the 13.
tiles-gone = All agreed, and the tile is gone. One refusal would have kept it. In period two tiles that cannot be used go by themselves.
tiles-done = Fewer tiles bring the end of the period nearer. Count whom that helps.

two-title = Two players
two-about = A third colour that belongs to nobody.
two-neutral = With two players ten neutral temples stand on the island. They take first and second places like a player, and score nothing. The harder game has more of them.
two-start = Before the first turn everybody puts the Pilli on a start square of the palace. Standing there at a scoring is worth 5 points. Choose one.
two-done = Against neutral temples, too, levels decide. Sometimes second place behind nobody is the best there is.

game-title = Three turns of your own
game-about = Against the Armadillo, with a word now and then.
game-play = Six action points, in any order. Point at anything to see what it would do.
game-place = Choose where your Pilli begins. It can walk anywhere from there.
game-begin = Your first turn. Shores are cut off with few canals: look for a corner that you can close to the size of an open tile.
game-last = One AP left. A token costs one, and is an AP next turn.
game-empty = Nothing left to spend. Founding is still free; if nothing is to be founded, end your turn.
game-second = Second round. Did the Armadillo dig something that you can use? Its canals are yours, too.
game-points = Your first points. Now temples: whoever leads in a founded district scores it again at the end of the period.
game-rival = The Armadillo has founded something. A temple of yours there may still take the lead.
game-third = The last turn of this lesson. Where would one more temple count most?
game-done = You have played Mexica. The real game goes on to two scorings; you know everything for it.
