# What only the board in the browser says.

chapters = Jede Säule ist eine Periode mit ihrer Wertung.
headline = Periode { $period } · Runde { $round }
ap-left = Noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}, { $tokens ->
    [one] 1 Aktionschip
   *[other] { $tokens } Aktionschips
}
temples-left = Tempel der Stufe { $level }: noch { $count }
tokens-held = Aktionschips: { $count }
orders = Die Aufträge des Herrschers
orders-none = Alle Plättchen sind vergeben.
orders-later = { $count ->
    [one] 1 weiteres Plättchen kommt in der zweiten Periode
   *[other] { $count } weitere Plättchen kommen in der zweiten Periode
}
order = Bezirk mit { $size } Feldern: { $founder } für den Gründer, { $present } für alle anderen darin
supply = Vorrat
supply-singles = Einer-Kanäle
supply-doubles = Zweier-Kanäle
supply-bridges = Brücken
supply-tokens = Aktionschips
source-founded = Bezirke gründen
source-present = bei einer Gründung dabei sein
source-scored = Bezirke bei den Wertungen
source-palace = am Palast stehen
preview-cost = { $cost } AP, { $left } bleiben.
preview-fits = Schließt einen Bezirk mit { $size } Feldern, und ein Plättchen passt: { $founder } fürs Gründen, { $present } fürs Dabeisein.
preview-closes = Schließt einen Bezirk mit { $size } Feldern; kein Plättchen passt.
preview-shrinks = Der Bezirk schrumpft auf { $size } Felder.
preview-nobody = Noch steht niemand darin.
preview-standing = { $count ->
    [one] { $names } steht darin.
   *[other] { $names } stehen darin.
}
preview-place = Bringt dich in diesem Bezirk mit { $size } Feldern auf Platz { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, würde jetzt gewertet.
preview-place-unscored = Bringt dich in diesem Bezirk mit { $size } Feldern auf Platz { $place }; solange ihn niemand gründet, zählt er bei der ersten Wertung nicht.
preview-points = Punkte: { $gains }.
preview-removed = Plättchen, die dann nicht mehr passen: { $sizes }.
at-temple = Tempel von { $seat }, Stufe { $level }
at-neutral-temple = neutraler Tempel, Stufe { $level }
at-pilli = Pilli von { $seat }
at-bridge = Brücke
at-canal = Kanal
at-tile = Plättchen { $size }
at-district = Bezirk mit { $size } Feldern
spare-ap = Du hast noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}. Am Ende des Zuges verfallen sie.
standing-founded = gegründeter Bezirk mit { $size } Feldern
standing-seat = { $seat }: { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-levels = { $seat }: { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
}
standing-neutral = neutral: { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
}
standing-nobody = hier hat noch niemand gebaut
standing-unfounded = bringt in der ersten Periode nichts, solange er nicht gegründet ist
