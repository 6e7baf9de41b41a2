# What only the board in the browser says.

chapters = Jede Säule ist ein Zeitalter; in der letzten steckt die Schlusswertung.
source-mz-card = Aktionen der Karten
source-mz-tile = Plättchen des Zornigen Gottes
source-mz-altar = Altäre und Gesegnete Region
source-mz-field = Kalender und Kodex
source-mz-pyramid = Bau der Pyramiden
source-mz-age = Enden der Zeitalter
source-mz-end = Hingabe und Fähigkeiten am Ende
mz-presence = nur wo dein Gott anwesend ist
mz-all = alle
mz-reconstructed = Rekonstruiert: den gedruckten Wert kennen wir nicht.
mz-stands-there = { $seat } steht dort.
mz-word-warrior = Krieger
mz-word-shaman = Schamane
mz-word-glyph = Glyphe
mz-word-pyramid = Pyramide
mz-word-reserve = Reserve
mz-word-devotion = Hingabe
mz-part-champion = Champion { $count }
mz-part-units = Einheiten { $count }
mz-part-glyphs = Glyphen { $count }
mz-part-bonus = Bonus { $count }
mz-part-sacrificed = geopfert { $count }
mz-blessed-conflict = Gesegnete Region: Opfer zählen zur Stärke; wer gewinnt, erhält die Punkte des Markers statt des Altars.
mz-sacrifices = Opfer
mz-sacrifice-worth = Jede Einheit aus der Reserve ist hier 1 Stärke und 1 Hingabe; danach kommt sie nach Xibalba. Wer am stärksten ist, erhält { $points } SP.
mz-sacrifice-given = hat geopfert
mz-sacrifice-choosing = wählt gerade; in der Reserve
mz-sacrifice-later = wählt noch; in der Reserve
mz-give = { $count ->
    [0] nichts
    [one] 1 Einheit
   *[other] { $count } Einheiten
}: Stärke { $strength }
mz-give-split = { $warriors ->
    [one] 1 Krieger
   *[other] { $warriors } Krieger
}, { $shamans ->
    [one] 1 Schamane
   *[other] { $shamans } Schamanen
}
mz-most-shamans = die meisten Schamanen
mz-most-warriors = die meisten Krieger
mz-to-come = Kommende Konflikte, Reihenfolge unbekannt:
mz-xibalba = Xibalba
mz-offered = { $seat } hat { $warriors } Krieger und { $shamans ->
    [one] 1 Schamanen
   *[other] { $shamans } Schamanen
} dargebracht
mz-devotion = Hingabe
mz-devotion-label = Hingabe der Plätze der Reihe nach: { $spaces }
mz-vp = Siegpunkte
mz-vp-label = Siegpunkte der Plätze der Reihe nach: { $points }
mz-components = Spielmaterial
mz-components-text = Einen Teil der Werte des Spielmaterials nennt die Anleitung; die übrigen kennen wir nicht und haben sie sorgfältig rekonstruiert. Sie tragen einen Stern. Wer die Schachtel besitzt, kann mit dem spielen, was gedruckt ist:
mz-components-export = Speichere das Material in eine Datei:
mz-components-edit = Überschreibe die Werte mit Stern durch die deiner Schachtel und setze ihre Quelle auf „printed“.
mz-components-check = Prüfe die Datei und wähle sie, wenn du einen Tisch eröffnest:
mz-other-set = An diesem Tisch wird mit anderem Spielmaterial gespielt ({ $hash }).
mz-source-rulebook = Anleitung
mz-source-reconstructed = rekonstruiert
mz-source-printed = aus der Schachtel
mz-source-confirmed = bestätigt: { $where }
mz-partial = zum Teil
mz-summon = BESCHWÖREN
mz-ceremonial = Zeremonie
mz-altars = Altäre
mz-vertices = Knotenpunkte
mz-values = Werte
mz-printed-devotion = Hingabeleiste
mz-printed-tribe = Ein Stamm
mz-printed-strength = Stärke
mz-printed-build = Bauen
mz-printed-ageEnd = Ende eines Zeitalters
mz-printed-blessed = Gesegnete Region
mz-printed-offer = Darbringung
mz-printed-value = { $what }: { $value }
mz-value-spaces = Felder
mz-value-levels = erstes Feld jeder Stufe
mz-value-overflow = SP hinter dem Ende
mz-value-warriors = Krieger
mz-value-shamans = Schamanen
mz-value-glyphs = Glyphen
mz-value-pyramid = Pyramidenteile nach Stufe
mz-value-startVp = SP zu Beginn
mz-value-champion = Champion
mz-value-warrior = Krieger
mz-value-shaman = Schamane
mz-value-glyph = Glyphe
mz-value-builder = SP für den Bau nach Stufe
mz-value-lower = SP für jedes untere Teil
mz-value-fieldUnit = SP für jede Einheit auf Kalender und Kodex
mz-value-pyramidRegion = SP für jede Region mit Pyramidenteil, nach Zeitalter
mz-value-vp = SP für den Sieg
mz-value-first = Einheiten für die erste
mz-value-later = Einheiten für weitere
mz-hand-gods = Wähle deinen Gott
mz-hand-abilities = Wähle eine Stammesfähigkeit; sie gilt bis zum Spielende
mz-hand-start = Welche Fähigkeit zuerst?
mz-hand-choose = Wähle geheim eine Karte; die anderen sehen nur, dass du gewählt hast
mz-hand-laid = Du hast gewählt. Die Karten werden gemeinsam aufgedeckt.
mz-hand-open = Karten dieses Konflikts
mz-hand-deck = Deine fünf Karten
mz-chosen = hat gewählt
mz-played = gespielt
mz-left = noch { $count }
mz-in-reserve = { $what } in der Reserve: { $count }
mz-glyphs-left = Glyphen übrig: { $count }
mz-pieces-left = Pyramidenteile übrig, nach Stufe: { $count }
mz-may-hold = Karten: gespielt, offen und solche, die noch kommen können
mz-card-played = { $card }: in diesem Zeitalter gespielt
mz-card-open = { $card }: in diesem Konflikt
mz-card-left = { $card }: kann noch kommen
mz-change-vp = { $count } SP
mz-change-devotion = { $count } Hingabe
mz-change-strength = { $count } Stärke
mz-stage-setup = Götterwahl
mz-stage-start = Beginn des Zeitalters
mz-stage-tribe = Stämme
mz-stage-gods = Götter
mz-stage-conflicts = Konflikte
mz-here-conflict = hier ist der Konflikt
mz-here-champion = Champion von { $seat }
mz-here-units = { $seat }: { $warriors } Krieger, { $shamans ->
    [one] 1 Schamane
   *[other] { $shamans } Schamanen
}
mz-here-glyphs = Glyphen von { $seat }: { $count }
mz-here-pyramid = Pyramide der Stufe { $level }, Spitze von { $owner_seat }
mz-here-pyramid-in = Pyramide in { $region }
mz-here-vertex = Knotenpunkt { $vertex }, berührt { $regions }
mz-here-god = { $god } von { $seat } steht hier
mz-here-piece = { $what } von { $owner_seat } in { $region } ({ $count })
mz-result-points = { $seat } +{ $count } SP
mz-result-devotion = { $seat } +{ $count } Hingabe
mz-spare = Hier ist noch etwas zu tun. Trotzdem aufhören?
