learn-you = Du
learn-friend = Freund { $number ->
    [1] {""}
   *[other] { $number }
}
learn-done = Das war es. Gut gemacht!
learn-over = Diese Lektion ist fertig. Spiel sie noch einmal, oder geh weiter zur nächsten.
learn-other = „{ $phrase }“ ist auch erlaubt. Aber probieren wir zuerst etwas anderes.
learn-read = Lies das zuerst, dann geh weiter.
learn-missed = Der Zug ist vorbei, und was wir wollten, ist nicht geschehen. Versuchen wir ihn noch einmal.
hint-because = Verglichen mit den anderen Zügen: { $facts }
