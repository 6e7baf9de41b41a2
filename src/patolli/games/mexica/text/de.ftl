game-title = Mexica
game-blurb = Texcoco-See, 1325. Grab Kanäle durch die Insel, bis sie Stadtviertel genau der Größe umschließen, die der Kaiser wünscht, gründe sie vor den anderen und errichte Tempel dort, wo ihre Etagen am meisten zählen. Sechs Aktionspunkte pro Zug, kein Glück, und alles, was du baust, nützt auch den Gegnern.
option-harder = Schwereres Spiel zu zweit: mehr neutrale Tempeletagen

word-start = Hier beginnen
word-canal = Kanal bauen
word-bridge = Brücke bauen
word-shift = Brücke versetzen
word-temple = Tempel errichten
word-walk = Zu Fuß gehen
word-boat = Boot nehmen
word-leap = Schnelle Fortbewegung (5 AP)
word-found = Stadtviertel gründen
word-take = Aktions-Chip erwerben
word-spend = Aktions-Chip einsetzen
word-propose = Aufgabe eines Plättchens vorschlagen
word-agree = Zustimmen
word-refuse = Ablehnen
word-end = Zug beenden

expect-start = Wähle ein Startfeld des Palastes für deinen Pilli.
expect-turn = Noch { $ap ->
    [one] ein Aktionspunkt
   *[other] { $ap } Aktionspunkte
  }, { $tokens ->
    [0] keine Aktions-Chips
    [one] ein Aktions-Chip
   *[other] { $tokens } Aktions-Chips
  }.
expect-turn-quiet = Noch { $ap ->
    [one] ein Aktionspunkt
   *[other] { $ap } Aktionspunkte
  }, { $tokens ->
    [0] keine Aktions-Chips
    [one] ein Aktions-Chip
   *[other] { $tokens } Aktions-Chips
  }. Eine Runde ist ohne Kanal, Tempel, Plättchen und neue Brücke vergangen: Eine weitere beendet den Durchgang.
expect-answer = { $seat } schlägt vor, das Plättchen { $size } aufzugeben. Zustimmen oder ablehnen?
expect-over = Das Spiel ist zu Ende.

# Was auf dem Plan steht.
piece-temple = ein Tempel
piece-tile = ein Calpulli-Plättchen
piece-pilli = ein Pilli
water-canal = einen Kanal
water-lake = den See
way-ns = von Nord nach Süd
way-ew = von Ost nach West
neutral = neutral

how-complete = alle Plättchen sind weg und jemand hat alle seine Tempel errichtet
how-full = alle Plättchen sind weg und kein Stadtviertel hat noch Platz für einen Tempel
how-quiet = zwei Runden lang wurde nichts gebaut

event-started = { $seat } beginnt auf { $square }.
event-dug = { $seat } baut einen Kanal: { $squares }.
event-bridged = { $seat } baut eine Brücke auf { $square }.
event-shifted = { $seat } versetzt die Brücke von { $start } nach { $square }.
event-built = { $seat } errichtet auf { $square } einen Tempel mit { $level ->
    [one] einer Etage
   *[other] { $level } Etagen
  }.
event-walked = { $seat } geht { $start } → { $square }.
event-sailed = { $seat } fährt im Boot { $start } → { $square } ({ $hops ->
    [one] eine Brücke
   *[other] { $hops } Brücken
  }).
event-leapt = { $seat } springt { $start } → { $square }.
event-founded = { $seat } gründet bei { $square } ein Stadtviertel mit { $size } Feldern: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-present = { $seat } ist bei der Gründung auf { $square } dabei: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-took = { $seat } erwirbt einen Aktions-Chip.
event-spent = { $seat } setzt einen Aktions-Chip ein.
event-proposed = { $seat } schlägt vor, das Plättchen { $size } aufzugeben.
event-agreed = { $seat } stimmt zu.
event-refused = { $seat } lehnt ab: Das Plättchen { $size } bleibt.
event-gave-up = Das Plättchen { $size } wird aufgegeben.
event-removed = { $count ->
    [one] Das Plättchen { $size } ist nicht mehr zu gebrauchen und verlässt das Spiel.
   *[other] { $count } Plättchen { $size } sind nicht mehr zu gebrauchen und verlassen das Spiel.
  }
event-ended = { $seat } beendet den Zug.
event-quiet = Eine Runde ist ohne Kanal, Tempel, Plättchen und neue Brücke vergangen: Eine weitere beendet den Durchgang.
event-period-ended = Durchgang { $period } ist zu Ende: { $how }.
event-scored = { $seat } liegt im Stadtviertel von { $square } auf Platz { $place }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-palace = { $seat } steht auf einem Startfeld des Palastes: { $points } Punkte.
event-revealed = Der zweite Durchgang beginnt. Neue Plättchen: { $sizes }.
event-won = Es gewinnt: { $winners_seat }.

why-start-first = Wähle zuerst ein Startfeld für deinen Pilli.
why-start-over = Alle Pilli stehen schon auf dem Plan.
why-start-elsewhere = { $square } ist kein Startfeld; das sind h6, g7, i7 und h8.
why-start-taken = Auf { $square } steht schon ein anderer Pilli.
why-too-dear = Das kostet { $cost } AP, du hast { $ap }: Es { $missing ->
    [one] fehlt
   *[other] fehlen
  } { $missing }.

why-no-singles = Es gibt keine kleinen Kanalplättchen mehr.
why-no-doubles = Es gibt keine großen Kanalplättchen mehr.
why-canal-apart = { $square } und { $second } sind keine Nachbarn; ein großes Kanalplättchen passt dort nicht hin.
why-canal-order = Nenne die Felder eines großen Kanals in der Reihenfolge des Plans: { $second } vor { $square }.
why-canal-twice = Ein großes Kanalplättchen bedeckt zwei Felder; { $square } ist zweimal genannt.
why-canal-on-lake = { $square } ist See: Kanäle baut man an Land.
why-canal-on-palace = { $square } gehört zum Palast: Dort ist kein Kanal erlaubt.
why-canal-on-canal = Auf { $square } liegt schon ein Kanal.
why-canal-in-founded = { $square } liegt in einem gegründeten Stadtviertel mit { $size } Feldern, und die ändern sich nie mehr.
why-canal-on-piece = Auf { $square } steht { $piece }: Kanäle brauchen leeres Land.
why-canal-at-ramp = { $square } ist Zugangsfeld einer Brücke: Dort ist kein Kanal erlaubt.
why-no-bridges = Alle Brücken sind verbaut; versetze eine mit „shift“.
why-bridge-on-lake = { $square } ist See: Brücken stehen nur auf Kanälen.
why-bridge-off-canal = Auf { $square } liegt kein Kanal.
why-bridge-on-bridge = Auf { $square } steht schon eine Brücke.
why-bridge-to-water = Eine Brücke auf { $square } { $way } würde auf { $water } führen: Beide Enden brauchen Land.
why-bridges-left = Versetzt werden Brücken erst, wenn der Vorrat leer ist; { $count ->
    [one] eine ist
   *[other] { $count } sind
  } noch da.
why-shift-no-bridge = Auf { $square } steht keine Brücke.
why-shift-under-pilli = Auf der Brücke von { $square } steht ein Pilli: Sie bleibt stehen.
why-shift-on-the-spot = Die Brücke von { $square } muss auf ein anderes Feld: Drehen auf der Stelle gilt nicht.
why-bridge-taken = Auf der Brücke von { $square } steht ein anderer Pilli.

why-no-such-temple = Du hast keinen Tempel mit { $level ->
    [one] einer Etage
   *[other] { $level } Etagen
  } vor dir.
why-temple-on-lake = { $square } ist See: Dort steht kein Tempel.
why-temple-on-palace = { $square } gehört zum Palast: Dort steht kein Tempel.
why-temple-on-canal = { $square } ist ein Kanal: Dort steht kein Tempel.
why-temple-on-piece = Auf { $square } steht schon { $piece }.
why-temple-from-bridge = Dein Pilli steht auf einer Brücke und damit in keinem Stadtviertel: Er kann keinen Tempel errichten.
why-temple-elsewhere = { $square } liegt nicht im Stadtviertel deines Pilli.
why-temple-on-pilli = Auf { $square } steht ein Pilli.

why-walk-too-far = { $square } liegt nicht neben { $start }: Ein Schritt führt auf ein Nachbarfeld, nie diagonal.
why-walk-into-water = { $square } ist Wasser: Ohne Brücke kommst du zu Fuß nicht hin.
why-walk-off-side = Die Brücke von { $square } verlässt man nur an ihren beiden Enden.
why-walk-onto-side = Die Brücke von { $square } betritt man nur an ihren beiden Enden.
why-walk-blocked = Der Weg ist versperrt: Auf { $square } steht { $piece }.
why-boat-from-land = Boote fahren von Brücken ab, und dein Pilli auf { $square } steht auf keiner.
why-boat-no-bridge = Auf { $square } steht keine Brücke zum Anlegen.
why-boat-nowhere = Dein Pilli steht schon auf der Brücke von { $square }.
why-boat-taken = Die Brücke von { $square } ist besetzt: Du darfst unter ihr durchfahren, aber nicht anhalten.
why-boat-no-water = Kein Wasserweg verbindet die Brücken von { $start } und { $square }.
why-leap-into-water = { $square } ist Wasser: Springe auf freies Land oder eine freie Brücke.
why-leap-blocked = Auf { $square } steht { $piece }: Springe auf ein freies Feld.
why-locks-in = Nicht in der ersten Runde: Mit diesem Zug bei { $square } würdest du { $locked_seat } einschließen.

why-tile-not-open = Kein Plättchen { $size } liegt offen aus.
why-found-from-bridge = Dein Pilli steht auf einer Brücke und damit in keinem Stadtviertel: Er kann keines gründen.
why-already-founded = Dieses Stadtviertel mit { $size } Feldern ist schon gegründet.
why-wrong-size = Das Plättchen verlangt { $size } Felder, das Stadtviertel deines Pilli hat { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
  }.
why-tile-on-water = { $square } ist Wasser: Das Plättchen gehört aufs Land.
why-tile-elsewhere = { $square } liegt nicht im Stadtviertel deines Pilli.
why-tile-on-palace = { $square } gehört zum Palast: Das Plättchen muss woanders hin.
why-tile-on-piece = Auf { $square } steht { $piece }: Das Plättchen braucht ein leeres Feld.

why-take-limit = Du hast in diesem Zug schon { $limit } Aktions-Chips erworben, mehr geht nicht.
why-no-tokens-left = Im Vorrat sind keine Aktions-Chips mehr.
why-no-token = Du hast keinen Aktions-Chip.
why-propose-not-open = Kein Plättchen { $size } liegt offen aus.
why-propose-again = Das Plättchen { $size } wurde in diesem Zug schon abgelehnt.
why-answer-first = Antworte zuerst, ob das Plättchen { $size } aufgegeben wird.
why-nothing-proposed = Niemand hat vorgeschlagen, ein Plättchen aufzugeben.

# Der Plan im Terminal.
board-moment = Durchgang { $period }, Runde { $round }
board-legend = ~ See   ▒ Kanal   ═ ║ Brücke   · Land   [S] Startfeld   [E] Wappen   ▲A3 Tempel   ◆13 Plättchen   (A) Pilli
board-tiles = Offene Plättchen: { $sizes }
board-later = Plättchen des zweiten Durchgangs: { $sizes }
board-supply = Vorrat: { $singles } kleine und { $doubles } große Kanäle, { $bridges } Brücken, { $tokens } Aktions-Chips
board-side = { $mark } { $name }: { $points } Punkte, { $tokens } Aktions-Chips, Tempel { $temples }
board-district = { $square }: { $size } Felder, { $state }
board-founded = gegründet
board-fits = ein Plättchen passt
board-unfounded = nicht gegründet
board-none = keine

fact-points = Punkte
fact-districts = Punkte der Stadtviertel, würden sie jetzt gewertet
fact-rival-districts = dasselbe beim besten Rivalen
fact-first-places = erste Plätze in Stadtvierteln
fact-tokens = Aktions-Chips
fact-levels-left = Tempeletagen im Vorrat
fact-at-palace = Pilli am Palast
