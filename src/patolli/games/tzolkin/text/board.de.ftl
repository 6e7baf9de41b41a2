# What only the board in the browser says.

chapters = Jede Säule endet mit einem Nahrungstag; in der letzten steckt die Schlusswertung.
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
tz-tell-vain = der Arbeiter käme mit leeren Händen zurück.
source-tz-scored = Gebäude, Technologien, Chichen Itza
source-tz-favour = Gunst der Götter
source-tz-hunger = Hunger
source-tz-corn = Mais und Würfel am Ende
source-tz-skulls = Schädel am Ende
source-tz-monuments = Monumente
tz-spare-place = Für { some-corn } könntest du noch einen Arbeiter einsetzen und trotzdem alle ernähren.
tz-spare-pushed = Wenn sich die Räder drehen, fällt dein Arbeiter auf { $wheel } ohne Aktion herunter.
