first-title = The first throws
first-about = Move, bring in a second piece, land on a lucky square.
first-welcome = This is the mat of Patolli: a cross of 52 squares. Your first piece already stands on g7, in the centre. Everybody has six pieces and twenty stakes.
first-walk = The five beans show two marks: two squares for one piece. Pieces walk clockwise, out along one side of an arm and back along the other. Move your piece on g7.
first-enter = Your friend has moved. Now your beans show one. Only a one brings in another piece, onto your own centre square g7. Bring one in!
first-enter-else = You could walk on with it. But a one is rare, and it alone brings in a piece: take the chance.
first-lucky = Four! Count from your piece on g5: four squares on is g1, the end of the arm. Land there.
first-lucky-else = That piece would land on a plain square. The one on g5 reaches the end of the arm.
first-choice = The ends of the arms are lucky: you throw again, and it is a one. Your own piece holds g7, so nobody can come in; two pieces of one player never share a square. But one of your pieces must walk. Which one?
first-done = That was Patolli: throw, choose, walk. You always must use the throw if any piece can; if none can, the beans pass on.

squares-title = Crosses and lucky ends
squares-about = Where it costs you a stake, and where you throw again.
squares-look = See the crosses? The third square of each arm, on both sides, costs a stake if you land there. Passing by is free.
squares-tips = And the two squares at the end of each arm are lucky: whoever lands there throws again at once.
squares-land = The beans show four. One of your pieces would land on a plain square, the other at the end of the arm. Choose the lucky one.
squares-land-else = Only a plain square. Count again from g5: it ends on g1, and you throw again.
squares-forced = Now only this piece can use the two, and two squares on lies a cross. You must use the throw if you can: walk, and pay a stake.
squares-done = Count before you walk: lucky ends are worth a detour, crosses a sigh.

catching-title = Catching in the centre
catching-about = Four squares where nobody is safe, and arms where everybody is.
catching-look = The four squares in the middle are the crossing of all ways. Here pieces are caught, and nowhere else.
catching-catch = Your friend’s piece waits on h7, four squares from yours on h3. Catch it: it goes back to hand, and its owner pays you a stake.
catching-catch-else = That would walk past. The piece on h3 lands exactly on h7.
catching-safe = On the arms everybody is safe. Your piece on i7 cannot go to k7, where your friend stands: point at it, and the mat tells you why. Move the other one.
catching-danger = Now look out for yourself: with your one the piece on h6 would step into the centre, and your friend stands three squares behind it. The farther a piece has walked, the more you lose. Find something safer.
catching-danger-else = There a three from h4 catches it, and its whole way is lost. Something safer, please.
catching-done = Catch what stands in the centre, and do not rest there yourself.

home-title = Coming home
home-about = Once around, with the exact throw.
home-way = A piece has come round when it is back on your centre square g7. Then it leaves the mat, and your friend pays you a stake.
home-exact = Your piece on d7 needs three to g7. The beans show three: bring it home.
home-exact-else = That can wait: with this very throw the piece on d7 is home.
home-far = Here it needs only one, and you have three. Too much does not count: only the exact throw brings it home. Move the other piece.
home-done = A piece close to home waits for its number. Good players keep another one to walk meanwhile.

ending-title = How it ends
ending-about = All pieces home, or no stakes left.
ending-stakes = The game ends at once when somebody has all pieces home or no stakes left. But who wins? Whoever holds more stakes, not whoever is first.
ending-last = Your last piece needs four, and four you have. It brings you a stake, too: from nine to eleven are two stakes between you. Bring it home.
ending-poor = Another game: your friend has a single stake left, and a piece on h7. Take both.
ending-poor-else = No: catch the piece on h7. It costs your friend the last stake.
ending-done = With equal stakes the one with more pieces home wins; else both do. And after a thousand throws the light is gone, and the game is counted as it stands.

game-title = A first game
game-about = Three pieces and ten stakes against the Armadillo, with a word now and then.
game-play = Your own game. Move as you like: whatever is lit can walk.
game-one = A one: the only throw that brings in a piece. With more pieces on the mat you have more to choose from.
game-four = Four squares. Does a piece land at the end of an arm, or on a piece in the centre? Count first.
game-three = From the centre three squares lead onto a cross, and that costs a stake. Perhaps another piece can use it.
game-home = A piece is home, and a stake is yours. Pieces at home can no longer be caught.
game-robbed = The Armadillo is home with one piece. That cost you a stake, but the stakes decide, not the pieces.
game-ahead = You are well ahead. Play safe: off the centre, no crosses.
game-behind = You are behind. The quickest way back is to catch something in the centre.
game-done = The game is over. Now you know all of Patolli: the rest is luck, and choosing.
