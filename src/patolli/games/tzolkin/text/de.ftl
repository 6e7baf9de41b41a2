game-title = Tzolk’in
game-blurb = Schick deine Arbeiter auf die Räder des Maya-Kalenders, warte auf den richtigen Tag und hol sie mit Mais, Holz, Gold und der Gunst der Götter zurück. Je länger sie mitfahren, desto mehr bringen sie, doch viermal wollen sie essen. Hat sich das große Rad einmal ganz gedreht, entscheiden Tempel, Gebäude und Monumente.

# Satzteile.
wheel-name = { $wheel ->
    [palenque] Palenque
    [yaxchilan] Yaxchilan
    [tikal] Tikal
    [uxmal] Uxmal
   *[chichen] Chichen Itza
  }
temple-name = { $temple ->
    [brown] braunen
    [yellow] gelben
   *[green] grünen
  }
technology-name = { $technology ->
    [agriculture] Landwirtschaft
    [extraction] Rohstoffgewinnung
    [architecture] Architektur
   *[theology] Theologie
  }
cube-name = { $cube ->
    [wood] Holz
    [stone] Stein
   *[gold] Gold
  }
some-goods = { $good ->
    [corn] { $amount } Mais
    [wood] { $amount } Holz
    [stone] { $amount } Stein
    [gold] { $amount } Gold
   *[skull] { $amount ->
        [one] { $amount } Kristallschädel
       *[other] { $amount } Kristallschädel
      }
  }
some-corn = { $corn } Mais
left-over = { $before ->
    [0] { "" }
   *[other] { " " }(davor zahlst du { $before })
  }
some-cubes = { $need } Würfel
some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
some-workers = { $workers } Arbeiter

# Namen.
corn = Mais
wood = Holz
stone = Stein
gold = Gold
skull = Kristallschädel
palenque = Palenque
yaxchilan = Yaxchilan
tikal = Tikal
uxmal = Uxmal
chichen = Chichen Itza
first = Startspielerfeld
brown = brauner Tempel (Chaac)
yellow = gelber Tempel (Quetzalcoatl)
green = grüner Tempel (Kukulcan)
agriculture = Landwirtschaft
extraction = Rohstoffgewinnung
architecture = Architektur
theology = Theologie
neutral = neutraler Arbeiter
colour-yellow = Bauernhof
colour-grey = Grabmal
colour-green = Amt
colour-blue = Heiligtum

farm-one = kleiner Bauernhof
farm-all = Terrassenhof
farm-three = großer Bauernhof
tomb-yellow = Grabmal der gefiederten Schlange
tomb-green = Grabmal der Visionsschlange
tomb-build = Grabmal des Baumeisters
tomb-market = Grabmal des Händlers
tomb-worker = Grabmal der Ahnen
tomb-glory = Grabmal des Königs
tomb-action = Grabmal des Boten
tomb-temples = Grabmal des Hohepriesters
office-farming = Amt der Bauern
office-sowing = Amt der Sämänner
office-logging = Amt der Holzfäller
office-mining = Amt der Bergleute
office-stone = Amt der Steinmetze
office-gold = Amt der Goldschmiede
office-corn = Amt der Kornspeicher
office-skull = Amt der Schädelschnitzer
shrine-mason = Heiligtum der Maurer
shrine-priest = Heiligtum der Priester
shrine-brown = Heiligtum des Chaac
shrine-green = Heiligtum des Kukulcan
shrine-yellow = Heiligtum des Quetzalcoatl
shrine-builder = Heiligtum der Baumeister
shrine-prophet = Heiligtum der Propheten
shrine-scholar = Heiligtum der Gelehrten
great-tombs = Monument der Grabmäler
great-city = Monument der Stadt
great-harvest = Monument der Ernte
great-forest = Monument des Waldes
great-monuments = Monument der Monumente
great-offices = Monument der Ämter
great-masters = Monument der Meister
great-learning = Monument des Wissens
great-people = Monument des Volkes
great-shrines = Monument der Heiligtümer
great-temples = Monument der Tempel
great-summit = Monument des Gipfels
great-skulls = Monument der Schädel

# Was die Bauwerke tun.
about-farm-one = Einer deiner Arbeiter braucht keine Nahrung.
about-farm-all = Jeder deiner Arbeiter braucht 1 Mais weniger.
about-farm-three = Drei deiner Arbeiter brauchen keine Nahrung.
about-tomb-yellow = Je eine Stufe im braunen und im gelben Tempel.
about-tomb-green = Je eine Stufe im braunen und im grünen Tempel.
about-tomb-build = Eine Stufe in einem Tempel deiner Wahl. Danach darfst du noch ein Gebäude bauen, wie mit Tikal 2.
about-tomb-market = Du darfst tauschen, wie mit Uxmal 2. 6 Punkte.
about-tomb-worker = Ein weiterer Arbeiter. 6 Punkte.
about-tomb-glory = 8 Punkte.
about-tomb-action = Du darfst für 1 Mais eine beliebige Aktion von Palenque, Yaxchilan, Tikal oder Uxmal ausführen. 2 Punkte.
about-tomb-temples = Je eine Stufe in jedem Tempel. 3 Punkte.
about-office-farming = Entwickle kostenlos die Landwirtschaft.
about-office-sowing = Entwickle kostenlos die Landwirtschaft. 1 Stein.
about-office-logging = Entwickle kostenlos die Rohstoffgewinnung. 1 Mais.
about-office-mining = Entwickle kostenlos die Rohstoffgewinnung. 1 Gold.
about-office-stone = Entwickle kostenlos eine beliebige Technologie. 1 Stein.
about-office-gold = Entwickle kostenlos eine beliebige Technologie. 1 Gold.
about-office-corn = Entwickle kostenlos eine beliebige Technologie. 6 Mais.
about-office-skull = Entwickle kostenlos eine beliebige Technologie. 1 Kristallschädel.
about-shrine-mason = Entwickle kostenlos die Architektur.
about-shrine-priest = Entwickle kostenlos die Theologie. Eine Stufe im grünen Tempel.
about-shrine-brown = Zwei Stufen im braunen Tempel. 2 Punkte.
about-shrine-green = Zwei Stufen im grünen Tempel. 3 Punkte.
about-shrine-yellow = Zwei Stufen im gelben Tempel. 4 Punkte.
about-shrine-builder = Entwickle kostenlos die Architektur. 3 Punkte.
about-shrine-prophet = Entwickle kostenlos die Theologie. Je eine Stufe im braunen und im grünen Tempel.
about-shrine-scholar = Zwei kostenlose Entwicklungen, in einer Technologie oder in zweien.
about-great-tombs = 4 Punkte für jedes deiner Grabmäler und grauen Monumente.
about-great-city = 2 Punkte für jedes deiner Gebäude und Monumente.
about-great-harvest = 4 Punkte für jedes deiner Maisplättchen.
about-great-forest = 4 Punkte für jedes deiner Holzplättchen.
about-great-monuments = 4 Punkte (zu zweit 6, zu dritt 5) für jedes gebaute Monument, egal von wem.
about-great-offices = 4 Punkte für jedes deiner Ämter und grünen Monumente.
about-great-masters = 9, 20 oder 33 Punkte, wenn eine, zwei oder mehr deiner Technologien auf Stufe 3 sind.
about-great-learning = 3 Punkte für jede Stufe deiner Technologien.
about-great-people = 6, 12 oder 18 Punkte für 4, 5 oder 6 Arbeiter.
about-great-shrines = 4 Punkte für jedes deiner Heiligtümer und blauen Monumente.
about-great-temples = Noch einmal die Punkte deiner Stufen in allen Tempeln, ohne den Bonus für die Führung.
about-great-summit = 3 Punkte für jede Stufe über dem Start in deinem besten Tempel.
about-great-skulls = 3 Punkte für jeden Kristallschädel auf Chichen Itza, egal wer ihn dort hingelegt hat.

# Was die Räder tun.
about-palenque-1 = Fischen: 3 Mais.
about-palenque-2 = Ein Maisplättchen: 4 Mais.
about-palenque-3 = Ein Maisplättchen: 5 Mais, oder ein Holzplättchen: 2 Holz.
about-palenque-4 = Ein Maisplättchen: 7 Mais, oder ein Holzplättchen: 3 Holz.
about-palenque-5 = Ein Maisplättchen: 9 Mais, oder ein Holzplättchen: 4 Holz.
about-yaxchilan-1 = 1 Holz.
about-yaxchilan-2 = 1 Stein und 1 Mais.
about-yaxchilan-3 = 1 Gold und 2 Mais.
about-yaxchilan-4 = 1 Kristallschädel.
about-yaxchilan-5 = 1 Gold, 1 Stein und 2 Mais.
about-tikal-1 = Eine Entwicklung.
about-tikal-2 = Ein Gebäude.
about-tikal-3 = Eine oder zwei Entwicklungen.
about-tikal-4 = Ein oder zwei Gebäude oder ein Monument.
about-tikal-5 = 1 Würfel: je eine Stufe in zwei verschiedenen Tempeln.
about-uxmal-1 = 3 Mais: eine Stufe in einem Tempel.
about-uxmal-2 = Mais und Würfel tauschen.
about-uxmal-3 = Ein weiterer Arbeiter.
about-uxmal-4 = Ein Gebäude, für 2 Mais je Würfel.
about-uxmal-5 = 1 Mais: eine beliebige Aktion von Palenque, Yaxchilan, Tikal oder Uxmal.
about-any = Eine beliebige Aktion dieses Rades.

# Wörter der Züge.
word-keep = behalten
word-beg = um Mais betteln
word-place = einsetzen
word-pick = zurückholen
word-use = Aktion nutzen
word-skip = auslassen
word-corn = Mais
word-wood = Holz
word-burn = Wald abbrennen
word-advance = entwickeln
word-build = bauen
word-with = mit
word-without = ohne
word-spare = sparen
word-pay = zahlen
word-take = nehmen
word-sell = verkaufen
word-buy = kaufen
word-climb = aufsteigen
word-turn = Kalender drehen
word-end = Zug beenden

# Was erwartet wird.
expect-over = Das Spiel ist zu Ende.
expect-keep = Wähle zwei deiner vier Startplättchen.
expect-start = Setz Arbeiter ein oder hol Arbeiter zurück.
expect-start-beg = Setz Arbeiter ein oder hol Arbeiter zurück. Vorher darfst du um Mais betteln.
expect-place = Setz noch einen Arbeiter ein oder beende den Zug.
expect-pick = Hol noch einen Arbeiter zurück oder beende den Zug.
expect-turn = Dreh den Kalender um einen Tag oder um zwei.
expect-use = Der Arbeiter kommt von { wheel-name } { $space } zurück: Welche Aktion nutzt du?
expect-any = Welche Aktion nutzt du?
expect-any-may = Du darfst für 1 Mais eine beliebige Aktion von Palenque, Yaxchilan, Tikal oder Uxmal ausführen.
expect-harvest = Was erntest du bei Palenque { $space }?
expect-advance = Entwickle eine Technologie.
expect-advance-may = Du darfst noch einmal entwickeln.
expect-advance-free = Entwickle kostenlos eine beliebige Technologie.
expect-build = Bau ein Gebäude.
expect-build-four = Bau ein Gebäude oder ein Monument.
expect-build-more = Du darfst ein zweites Gebäude bauen.
expect-build-plain = Du darfst ein zweites Gebäude bauen, ohne Architektur.
expect-build-corn = Bau ein Gebäude und zahl mit Mais.
expect-build-extra = Du darfst noch ein Gebäude bauen.
expect-architecture = Nutzt du die Architektur für dieses Gebäude: { $building }?
expect-spare = Welchen Würfel sparst du durch Architektur bei diesem Gebäude: { $building }?
expect-pay = Zahl { $count } Würfel deiner Wahl.
expect-take = Nimm { $count } Würfel deiner Wahl.
expect-trade = Tausch, so oft du willst, dann hör auf.
expect-offering = Du darfst für 1 Würfel eine Stufe in einem Tempel aufsteigen.
expect-climb = Wähle einen Tempel, in dem du aufsteigst.
expect-climb-twice = Wähle den ersten von zwei Tempeln, in denen du aufsteigst.
expect-climb-other = Wähle einen zweiten, anderen Tempel.

# Warum nicht.
why-keep-first = Wähle zuerst deine zwei Startplättchen.
why-tiles-kept = Die Startplättchen sind schon gewählt.
why-already-kept = Das Plättchen { $tile } behältst du schon.
why-not-dealt = Das Plättchen { $tile } hast du nicht bekommen.
why-beg-late = Betteln darfst du nur zu Beginn deines Zuges.
why-beg-again = Betteln darfst du nur einmal im Zug.
why-beg-rich = Du hast { some-corn }; die Ältesten helfen nur denen, die höchstens 2 haben.
why-all-at-bottom = Alle deine Marker stehen ganz unten: Du kannst die Götter nicht mehr erzürnen.
why-at-bottom = Dein Marker steht schon auf der untersten Stufe des { temple-name } Tempels.
why-no-mix-place = Du hast Arbeiter zurückgeholt und darfst in diesem Zug keine einsetzen.
why-no-mix-pick = Du hast Arbeiter eingesetzt und darfst in diesem Zug keine zurückholen.
why-mercy-one = Die Gnade der Götter gilt nur für einen Arbeiter.
why-mercy-cheapest = Die Gnade der Götter gilt nur für ein billigstes Feld, also { $space }.
why-no-free-worker = Du hast keinen freien Arbeiter.
why-first-taken = Auf dem Startspielerfeld steht schon { $owner_seat }.
why-wheel-full = { wheel-name } ist voll.
why-place-cost = Dieser Arbeiter kostet { $cost } Mais, du hast { $corn }.
why-nobody-there = Auf { wheel-name } { $space } steht niemand.
why-neutral-there = Der Arbeiter auf { wheel-name } { $space } ist neutral und bleibt dort.
why-not-yours = Der Arbeiter auf { wheel-name } { $space } gehört { $owner_seat }.
why-must-beg = Du hast keinen Arbeiter zurückzuholen und kannst kein Feld bezahlen: Du musst zuerst um Mais betteln.
why-no-pass = Du musst mindestens einen Arbeiter einsetzen oder zurückholen.
why-turn-first = Sag zuerst, um wie viele Tage sich der Kalender dreht.
why-jump-used = Deine Tafel zeigt die dunkle Seite: Du hast den Kalender schon einmal um zwei Tage gedreht.
why-jump-pushes = Ein zweiter Tag würde einen Arbeiter vom Rad { wheel-name } schieben.
why-turn-not-now = Den Kalender dreht am Ende der Runde, wer auf dem Startspielerfeld steht.
why-pick-first = Das tut ein Arbeiter, den du zurückholst: Hol zuerst einen zurück.
why-resolve-first = Das beantwortet die Frage nicht: Führ zuerst die Aktion des Arbeiters zu Ende.
why-no-skip = { $task ->
    [harvest] Du wolltest hier ernten, also nimm, was da liegt.
    [advance] Die erste Entwicklung dieser Aktion wird ausgeführt; nur eine zweite darfst du auslassen.
    [build] Du wolltest bauen und kannst etwas bezahlen, also bau; nur ein zweites Gebäude darfst du auslassen.
    [architecture] Sag, ob die Architektur bei diesem Gebäude hilft.
    [spare] Sag, welchen Würfel dir die Architektur erspart.
    [pay] Was du gewählt hast, wird bezahlt: Wähle einen Würfel.
    [take] Die Würfel gehören dir: Wähle einen.
    [climb] Die Stufe wird genommen: Nenn einen Tempel.
   *[action] Die gewählte Aktion wird ausgeführt: Sag, welche.
  }
why-no-such-action-here = Dieses Rad hat die Aktionen 1 bis 5, nicht { $space }.
why-too-high = Von Feld { $space } aus ist Aktion { $number } außer Reichweite; die höchste mögliche ist { $highest }.
why-back-cost = Das Zurückgehen kostet { $cost } Mais, du hast { $corn }.
why-no-action-there = Feld 0 hat keine Aktion.
why-group-empty = Bei Palenque { $space } liegen keine Plättchen mehr.
why-skull-there = Auf Chichen Itza { $space } liegt schon ein Schädel: Diese Aktion ist verbraucht.
why-no-skull = Du hast keinen Kristallschädel zu opfern.
why-needs-corn = Das kostet { $need } Mais, du hast { $corn }{ left-over }.
why-nothing-for-corn = Mit { some-corn }{ left-over } kannst du kein ausliegendes Gebäude bezahlen.
why-any-corn = Das kostet 1 Mais, und du hast keinen{ left-over }.
why-no-advance = Eine Entwicklung kostet dich mindestens { some-cubes }, du hast { $have }.
why-needs-cube = Das kostet 1 Würfel, und du hast keinen.
why-nothing-to-build = Du kannst nichts bezahlen, was ausliegt.
why-no-open-corn = Bei Palenque { $space } liegt kein Maisplättchen offen.
why-no-wood-tile = Bei Palenque { $space } liegt kein Holzplättchen.
why-advance-cost = { technology-name } zu entwickeln kostet { some-cubes }, du hast { $have }.
why-build-missing = { $building }: Dir fehlt { $missing }{ $spared ->
    [0] .
   *[other] ; die Architektur erspart dir davon nur { $spared }.
  }
why-build-corn = { $building } kostet { $cost } Mais, du hast { $corn }.
why-not-on-display = { $building } liegt nicht aus.
why-monument-or-buildings = Du baust Gebäude: Ein Monument hätte die ganze Aktion gebraucht.
why-monument-elsewhere = Monumente werden nur mit Tikal 4 gebaut.
why-monument-not-shown = { $building } liegt nicht aus.
why-monument-skull = { $building }: Dir fehlt ein Kristallschädel.
why-cannot-spare = Die Architektur kann dir hier kein { cube-name } sparen.
why-no-cube = Du hast kein { cube-name }.
why-same-temple = Im { temple-name } Tempel steigst du schon auf; die andere Stufe liegt in einem anderen.
why-none-to-sell = Du hast kein { cube-name } zu verkaufen.
why-buy-cost = { cube-name } zu kaufen kostet { $price } Mais, du hast { $corn }.
why-both-ways = In dieser Aktion hast du { cube-name } schon in die andere Richtung getauscht.

# Was geschehen ist.
event-kept = { $seat } behält das Plättchen { $tile }.
event-revealed = { $seat } deckt die Startplättchen { $tiles } auf.
event-begged = { $seat } bettelt und hat nun { some-corn }.
event-mercy = Die Götter sind gnädig: { $seat } gibt { some-corn } ab und setzt einen Arbeiter auf { wheel-name } { $space }.
event-placed = { $seat } setzt einen Arbeiter auf { wheel-name } { $space } für { some-corn }.
event-placed-first = { $seat } setzt einen Arbeiter auf das Startspielerfeld für { some-corn }.
event-picked = { $seat } holt den Arbeiter von { wheel-name } { $space } zurück.
event-used = { $seat } nutzt { wheel-name } { $space }{ $corn ->
    [0] .
   *[other] { " " }und geht für { $corn } Mais zurück.
  }
event-skipped = { $seat } lässt aus.
event-gained = { $seat } bekommt { some-goods }.
event-paid = { $seat } zahlt { some-goods }.
event-scored = { $seat } erhält { some-points }.
event-bank-empty = Für { $seat } ist kein Kristallschädel mehr da.
event-no-worker-left = { $seat } hat schon alle Arbeiter im Spiel.
event-hired = { $seat } bekommt einen weiteren Arbeiter.
event-blocked = { $seat } kann im { temple-name } Tempel nicht höher steigen.
event-climbed = { $seat } steigt im { temple-name } Tempel auf Stufe { $step }.
event-angered = Die Götter zürnen: { $seat } fällt im { temple-name } Tempel auf Stufe { $step }.
event-light = { $seat } erreicht die Spitze und dreht die Spielertafel auf die helle Seite.
event-dark = { $seat } dreht die Spielertafel auf die dunkle Seite.
event-advanced = { $seat } entwickelt { technology-name } auf Stufe { $level }.
event-bonus = { $seat } nimmt den Bonus: { technology-name }.
event-felled = { $seat } nimmt ein Holzplättchen bei Palenque { $space }.
event-reaped = { $seat } nimmt ein Maisplättchen bei Palenque { $space }.
event-gleaned = { $seat } erntet bei Palenque { $space } Mais ohne Plättchen.
event-burnt = { $seat } brennt den Wald bei Palenque { $space } ab und nimmt das Maisplättchen.
event-offered = { $seat } legt einen Kristallschädel auf Chichen Itza { $space }.
event-built = { $seat } baut: { $building }.
event-ended = { $seat } beendet den Zug.
event-revealed-building = Neu in der Auslage: { $building }.
event-teeth = { $seat } nimmt { some-corn } von den Zähnen des Kalenders.
event-food-day = Nahrungstag { $number }.
event-fed = { $seat } ernährt { some-workers } für { some-corn }.
event-hungry = { $seat } kann { some-workers } nicht ernähren und verliert { some-points }.
event-new-age = Das zweite Zeitalter beginnt mit neuen Gebäuden.
event-skulls-short = Die Tempel schulden { $wanted } Schädel, aber nur { $left } sind noch da: Niemand bekommt einen.
event-favour = { $seat } bekommt { some-points } im { temple-name } Tempel{ $bonus ->
    [0] .
   *[other] , davon { $bonus } für die Führung.
  }
event-tooth-corn = Niemand steht auf dem Startspielerfeld: 1 Mais kommt auf den Zahn.
event-marker = { $seat } bekommt den Startspielermarker.
event-rotated = Der Kalender dreht sich um { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }: Tag { $day }.
event-pushed = Ein Arbeiter von { $seat } wird von { wheel-name } geschoben und kehrt heim.
event-final-corn = { $seat } wandelt alles in { some-corn } um: { some-points }.
event-final-skulls = { $seat } hat noch { $skulls } Schädel: { some-points }.
event-final-monument = { $building }: { some-points } für { $seat }.
event-final-total = { $seat } hat am Ende { some-points }.

# Der Spielplan im Terminal.
board-day = Tag { $day } · Zeitalter { $age } · Startspieler { $name } · Mais auf den Zähnen { $corn }
board-food-today = Heute Nahrungstag { $number }: { $gives ->
    [goods] Waren aus den Tempeln
   *[points] Punkte aus den Tempeln
  }
board-food-in = Nahrungstag { $number } in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
  }: { $gives ->
    [goods] Waren aus den Tempeln
   *[points] Punkte aus den Tempeln
  }
board-food-none = Keine Nahrungstage mehr
board-wheels = Räder
board-next = nächster
board-temples = Tempel
board-technologies = Technologien
board-jungle = Dschungel
board-skulls = Schädel in der Bank
board-buildings = Gebäude
board-pile = im Stapel
board-monuments = Monumente
board-home = frei
board-food = Nahr.
board-tiles = Plättch.
board-light = hell
board-dark = dunkel
board-your-tiles = Deine Startplättchen
board-cost = Kosten
board-full = voll
board-worker = +1 Arbeiter
board-legend = ★ Punkte   c Mais   w Holz   s Stein   g Gold   x Schädel   × neutraler Arbeiter

fact-points = Punkte
fact-corn = Mais
fact-wood = Holz
fact-stone = Stein
fact-gold = Gold
fact-skulls = Kristallschädel
fact-temple-steps = Tempelstufen
fact-technologies = Technologiestufen
fact-buildings = Gebäude
fact-monuments = Monumente
fact-workers = Arbeiter im Spiel
fact-on-wheels = Arbeiter auf den Rädern
fact-hungry = Arbeiter, denen jetzt Nahrung fehlt
