"""What a game is: games, states, phrases, records, texts, errors. Nothing that runs, draws or thinks."""
