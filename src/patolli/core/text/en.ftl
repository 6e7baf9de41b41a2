# Shared by all games.
why-game-over = The game is over.
why-not-your-turn = It is not your turn: the game waits for { $seat }.
why-no-such-action = There is no action number { $action }.
why-no-such-phrase = { $problem ->
    [unfinished] The move is not finished; it could go on with: { $fits }.
    [unknown] “{ $word }” is not a move of this game.
    [surplus] “{ $word }” is a word too many.
   *[wrong] “{ $word }” does not fit here. What would: { $fits }.
  }
why-no-undo = This cannot be taken back: the decision has passed on, or something hidden was revealed.
score = points
no-rules = There is no page with the rules of { $game } yet.

bot-level-1 = Armadillo
bot-level-2 = Coati
bot-level-3 = Coyote
bot-level-4 = Jaguar
bot-level-5 = Feathered Serpent
bot-level-1-blurb = A friendly beginner: likes points now and sees the rest through a haze.
bot-level-2-blurb = Weighs the moves it thinks of one step ahead, and no further.
bot-level-3-blurb = Plans its whole turn at once, and hopes for the best.
bot-level-4-blurb = Weighs the answers to its best turns: hard work for most people.
bot-level-5-blurb = The strongest: takes up to a second for a decision.
bot-random-blurb = Plays anything that is legal.
bot-greedy-blurb = Takes the move that looks best one step ahead.
bot-reasons-blurb = The Feathered Serpent without what it learned: the yardstick for its networks.
bot-search-blurb = Searches ahead; search:1 to search:5 think more and more, search:800 makes 800 simulations.

seat-name = Seat { $number }
playthrough-rules = From here on by version { $version } of the rules.
playthrough-only = (only { $eyes_seat })
playthrough-over = The game is over after { $moves } moves.
playthrough-open = The record ends after { $moves } moves; the game goes on.
playthrough-winners = Winner: { $winners_seat }.
