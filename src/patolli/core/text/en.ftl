# Shared by all games.
why-game-over = The game is over.
why-not-your-turn = It is not your turn: the game waits for { $seat }.
why-no-such-action = There is no action number { $action }.
why-no-such-phrase = “{ $phrase }” is not a move of this game.
why-not-now = “{ $phrase }” is not possible now.
why-no-undo = This cannot be taken back: the decision has passed on, or something hidden was revealed.
