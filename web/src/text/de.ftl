brand = Patolli
guest-name = Gast
skip = Zum Inhalt
settings = Einstellungen
your-name = Dein Name
language = Sprache
theme = Aussehen
theme-auto = Wie das System
theme-light = Papier (hell)
theme-dark = Nachthimmel (dunkel)
sound = Ein leiser Ton, wenn du am Zug bist
confirm-moves = Vor jedem Zug nachfragen
close = Schließen
loading = Einen Moment …
yes = ja
no = nein

title-start = Spiele
title-new = Neuer Tisch
title-replay = Nachspielen
title-rules = Regeln
title-lost = Nicht gefunden
lost-title = Diese Seite gibt es nicht
lost-text = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
to-start = Zur Startseite

start-title = Setz dich an den Tisch
start-text = Spiele des alten Mesoamerika, genau nach den Regeln. Spiel sofort gegen einen Bot oder lade deine Freunde mit einem Link ein.
bot-level = Stärke der Bots
games = Spiele
for-seats = für { $from } bis { $to } Personen
for-seats-only = für { $count } Personen
play-bot = Gegen einen Bot spielen
new-table = Neuer Tisch
rules = Regeln
rules-of = Regeln: { $game }
rules-missing = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
table-of-facts = Tabelle
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Mitspieler.
join-link = Link oder Code eines Tisches
join-go = Hingehen
replay-file = Eine aufgezeichnete Partie ansehen
your-turn = Du bist am Zug
status-open = wartet auf Mitspieler
status-running = läuft
status-over = Das Spiel ist zu Ende
status-cancelled = abgesagt

game = Spiel
number-of-seats = Personen
seat = Platz { $number }
player = Spieler { $number }
kind-me = Ich
kind-open = Offen, für alle mit dem Link
kind-local = Jemand an diesem Gerät
local-name = Name von Spieler { $number }
clock-rule = Bedenkzeit
clock-none = Unbegrenzt
clock-fast = 10 Minuten, je Zug 10 Sekunden dazu
clock-calm = 30 Minuten, je Zug 30 Sekunden dazu
clock-day = 1 Tag für jeden Zug
clock-days = 3 Tage für jeden Zug
public-table = Den Tisch allen auf der Startseite zeigen
allow-hints = Tipps der Bots erlauben
create-table = Tisch eröffnen
fill-with-bots = Bots auf die freien Plätze

seat-open = freier Platz
lobby-text = Es geht los, wenn niemand mehr fehlt. Schick diesen Link denen, mit denen du spielen willst.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
sit-here = Hier Platz nehmen
seat-kind = Wer sitzt auf Platz { $seat }
start-game = Spiel beginnen
cancel-table = Absagen
table-cancelled = Dieser Tisch wurde abgesagt.
waiting-for-host = Es geht los, sobald der Gastgeber beginnt.
leave = Aufstehen

seats = Spieler
scores = Punkte
bot = Bot
local = hier
you = du
away = abwesend
winner = gewinnt
watching = Du schaust zu
watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
replace-by-bot = Einen Bot weiterspielen lassen
resign = Aufgeben
resign-really = Wirklich aufgeben
resign-not = Nein, weiterspielen
clock = Verbleibende Zeit: { $left }
clock-left-days = { $days } T { $hours } h
around-table = Rund um den Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
send = Senden

bar = Dein Zug
phrase = Dein Zug bis jetzt
waiting-for = Warten auf { $names }
confirm = Ausführen
back = Zurück
cancel = Abbrechen
undo = Zurücknehmen
hint = Tipp
hint-title = Den stärksten Bot fragen, was er täte
choices = Alle Züge
choices-filter = Einen Zug oder einen Teil davon eintippen
choices-count = { $count ->
    [0] Kein Zug passt
    [one] 1 Zug
   *[other] { $count } Züge
}
choices-more = und { $count } weitere: tippe, um sie einzugrenzen
choose-on-board = Wähle auf dem Plan
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Den ganzen Plan zeigen
handover-title = { $name } ist dran
handover-text = Gib das Gerät weiter. Die anderen Hände bleiben verdeckt, bis du bereit bist.
handover-ready = Ich bin { $name }

connection-connecting = Verbindung zum Tisch wird aufgebaut …
connection-lost = Die Verbindung ist weg. Wir versuchen, sie wiederherzustellen; dein Zug bleibt erhalten.
connection-restarting = Der Server startet neu. Er ist gleich wieder da; dein Zug bleibt erhalten.
connection-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch ist weg.
connection-signed-out = Deine Anmeldung ist beendet. Lade die Seite neu, um weiterzuspielen.
connection-too-fast = Zu viele Nachrichten auf einmal. In ein paar Sekunden geht es weiter.
connection-outdated = Der Server hat eine neuere Fassung dieser Seite. Lade sie neu; deiner Partie passiert nichts.
try-again = Jetzt versuchen
reload = Neu laden
trouble-offline = Der Server antwortet nicht. Prüf deine Verbindung oder versuch es gleich noch einmal.
trouble-unknown = Da ging etwas schief. Es wurde nichts verändert; versuch es noch einmal.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
result-none = Niemand gewinnt
result-resigned = Das Spiel endete durch Aufgabe.
rematch = Noch einmal
replay = Nachspielen
share = Teilen
download = Aufzeichnung sichern
seed-shown = Startwert dieser Partie:
origins = Woher die Punkte kamen
origins-table = Dasselbe als Tabelle
chapters-parts = Jede Säule ist ein gleicher Teil der Züge, vom ersten bis zum letzten.
chapters-mexica = Jede Säule ist eine Periode mit ihrer Wertung.
chapters-tzolkin = Jede Säule endet mit einem Nahrungstag; in der letzten steckt die Schlusswertung.
chapters-mezo = Jede Säule ist ein Zeitalter; in der letzten steckt die Schlusswertung.
source-other = anderes
chart-label = Punkte im Lauf der Partie: { $names }
chart-start = Beginn
chart-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
replay-drop = Zieh eine Aufzeichnung hierher oder wähle eine aus
replay-not-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
replay-at = Zug { $at } von { $of }
replay-first = Zum Anfang
replay-prev = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-slider = Zug
replay-marks = Zu einer Wertung springen
replay-mark-prev = Zur vorigen Wertung
replay-mark-next = Zur nächsten Wertung

board-label = Der Spielplan
headline-mexica = Periode { $period } · Runde { $round }
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
preview-points = Punkte: { $gains }.
preview-removed = Plättchen, die dann nicht mehr passen: { $sizes }.
at-temple = Tempel von { $seat }, Stufe { $level }
at-neutral-temple = neutraler Tempel, Stufe { $level }
at-pilli = Pilli von { $seat }
at-bridge = Brücke
at-canal = Kanal
at-tile = Plättchen { $size }
at-district = Bezirk mit { $size } Feldern

# Patolli
source-pt-caught = geschlagene Steine
source-pt-home = Steine im Ziel
source-pt-marked = Felder mit Kreuz
pt-headline = Wurf { $throws }
pt-beans = Die Bohnen zeigen { $throw }
pt-stakes = { $count ->
    [one] 1 Einsatz
   *[other] { $count } Einsätze
}
pt-in-hand = auf der Hand
pt-on-mat = auf der Matte
pt-at-home = im Ziel
pt-mark-centre = hier wird geschlagen
pt-mark-marked = kostet einen Einsatz
pt-mark-tip = noch ein Wurf
pt-at-piece = Stein von { $seat }
pt-at-landing = { $square }: Hier käme der Stein von { $start } an
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → Ziel.
pt-catches = Schlägt den Stein dort.
pt-wins-stake = Du gewinnst einen Einsatz.
pt-pays-stake = Das kostet dich einen Einsatz.
pt-again = Dann wirfst du noch einmal.

# Mezo
option-not-json = Diese Datei ist kein Spielmaterial: sie ist kein JSON.
source-mz-card = Aktionen der Karten
source-mz-tile = Plättchen des Zornigen Gottes
source-mz-altar = Altäre und Gesegnete Region
source-mz-field = Kalender und Kodex
source-mz-pyramid = Bau der Pyramiden
source-mz-age = Enden der Zeitalter
source-mz-end = Hingabe und Fähigkeiten am Ende
mz-presence = nur wo dein Gott anwesend ist
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
tz-headline = Zeitalter { $age } · Tag { $day } · { $until }
tz-board = Die Räder und der Kalender
tz-tray = Neben den Rädern
tz-day = Tag { $day }
tz-food-in = { $days ->
    [0] Nahrungstag heute
    [1] Nahrungstag morgen
   *[other] Nahrungstag in { $days } Tagen
}
tz-food-today = Nahrungstag heute
tz-food-none = kein Nahrungstag mehr
tz-food-seat = { $seat } braucht { $needed } Mais und hat { $corn }
tz-food-need = Nahrung nötig: { $corn } Mais
tz-missing = { $corn } Mais fehlen
tz-skulls-left = Kristallschädel im Vorrat: { $count }
tz-first = Startspielerfeld, { $corn } Mais auf den Zähnen. Den Startspielermarker hat { $seat }.
tz-home = Freie Arbeiter von { $seat }: { $count }
tz-temples = Tempel
tz-bonus = Für die Führung: { $one } Punkte am Ende des ersten Zeitalters, { $two } am Ende des zweiten.
tz-god-brown = Chaac
tz-god-yellow = Quetzalcoatl
tz-god-green = Kukulcan
tz-technologies = Technologien
tz-buildings = Gebäude; noch { $count } im Stapel
tz-monuments = Monumente
tz-workers = Deine Arbeiter: jetzt · tiefer, für Mais · morgen
tz-workers-none = Keiner deiner Arbeiter steht auf einem Rad.
tz-tiles = Deine Startplättchen: behalte zwei
tz-tile-kept = behalten
tz-tab-workers = Arbeiter
tz-tab-temples = Tempel
tz-tab-technologies = Technologien
tz-tab-buildings = Gebäude
tz-tab-monuments = Monumente
tz-now = Jetzt
tz-tomorrow = Morgen
tz-goes-home = geht heim
tz-about-zero = Noch keine Aktion.
tz-about-chichen = { $points } Punkte und eine Stufe hinauf: { $temple }. Das kostet einen Kristallschädel.
tz-about-chichen-cube = { $points } Punkte, eine Stufe hinauf: { $temple }, und ein Würfel deiner Wahl. Das kostet einen Kristallschädel.
tz-about-agriculture = 1: Ernten bringen 1 Mais mehr. 2: Maisernte ohne Plättchen, wenn keines frei liegt, und Fischen bringt 1 Mais mehr. 3: Ernten bringen 2 Mais mehr. Danach: eine Stufe in einem beliebigen Tempel.
tz-about-extraction = 1: 1 Holz mehr bei Holz. 2: 1 Stein mehr bei Stein. 3: 1 Gold mehr bei Gold. Danach: 2 Würfel deiner Wahl.
tz-about-architecture = Für ein Gebäude je Aktion: 1: 1 Mais. 2: 2 Punkte. 3: ein Würfel weniger. Danach: 3 Punkte.
tz-about-theology = 1: In Chichen Itza darfst du das nächste Feld nutzen. 2: Dort darfst du für einen Würfel eine Stufe in einem beliebigen Tempel steigen. 3: 1 Schädel mehr auf Yaxchilan 4. Danach: 1 Schädel.
tz-done-trading = fertig getauscht
tz-effect-step = eine Stufe hinauf: { $about }
tz-effect-advance = freier Fortschritt: { $about }
tz-effect-farm = ein Arbeiter braucht keine Nahrung
tz-effect-worker = ein Arbeiter mehr
tz-say-place = { $thing }: Feld { $space }, { $corn } Mais
tz-has-farms = Von Farmen versorgte Arbeiter: { $count }
tz-has-discount = So viel Mais braucht jeder Arbeiter weniger: { $count }
tz-has-corn-tiles = Maisplättchen: { $count }
tz-has-wood-tiles = Holzplättchen: { $count }
tz-light = Helle Seite oben: darf den Kalender zwei Tage drehen
tz-dark = Dunkle Seite oben: darf den Kalender nicht zwei Tage drehen
tz-crew = Arbeiter: { $home } frei, { $out } bei der Arbeit, { $bank } im Vorrat
tz-built = Gebaut
tz-placed = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
} in diesem Zug eingesetzt, zusammen { $corn } Mais
tz-moment = Was gerade geschah
tz-final = Schlusswertung
tz-go-on = Weiter
tz-skulls-short = Es sind zu wenige Kristallschädel übrig: Die Tempel geben keine.
tz-hungry = { $workers } hungrig: { $points } Punkte verloren
tz-tell-points = Punkte { $amount }
tz-tell-workers = Arbeiter { $amount }
source-tz-scored = Gebäude, Technologien, Chichen Itza
source-tz-favour = Gunst der Götter
source-tz-hunger = Hunger
source-tz-corn = Mais und Würfel am Ende
source-tz-skulls = Schädel am Ende
source-tz-monuments = Monumente
