"""What a game is: games, states, phrases, records, errors. No I/O, no clock, no global randomness."""
