first-title = Die ersten Tage
first-about = Zwei Arbeiter einsetzen, den Kalender drehen lassen, holen, was sie fanden.
first-welcome = Der große Kalender treibt fünf Räder an. Deine Arbeiter fahren darauf mit: je länger, desto besser das Feld. In jedem Zug setzt du entweder Arbeiter ein oder holst welche zurück.
first-fisher = Aus Palenque kommt der Mais. Setz dort einen Arbeiter ein. Feld 0 kostet nichts.
first-logger = Ein zweiter Arbeiter im selben Zug kostet 1 Mais mehr. Setz einen nach Yaxchilan, wo es Holz, Stein und Gold gibt.
first-logger-else = Später. Jetzt bitte Yaxchilan: wir wollen Stein.
first-end = Zwei reichen für heute. Beende deinen Zug.
first-end-else = Du könntest auch den dritten einsetzen, für 2 Mais mehr. Sparen wir den Mais und beenden den Zug.
first-turned = Dein Freund hat zwei Arbeiter eingesetzt, und der Kalender hat sich um einen Tag gedreht: alle sind ein Feld weiter. Deine stehen jetzt auf Feld 1.
first-fish = Hol den Fischer von Palenque 1 und nutze das Feld: 3 Mais.
first-fish-else = Den aus Palenque bitte: der andere hat einen Grund zu warten.
first-wait = Der andere Arbeiter bekäme jetzt 1 Holz. Morgen steht er auf Feld 2, und das sind ein Stein und ein Mais. Beende den Zug und warte.
first-wait-else = Ein Holz heute, oder Stein und Mais morgen? Lass ihn weiterfahren: beende den Zug.
first-stone = Einen Tag später. Hol deinen Arbeiter von Yaxchilan 2.
first-done = Einsetzen, mitfahren, holen: das ist Tzolk’in. Zwei Arten von Zügen, und nie beides in einem.

placing-title = Einsetzen und zahlen
placing-about = Die Zahl des Feldes, und etwas mehr für jeden weiteren.
placing-free = Du bekommst immer das niedrigste freie Feld eines Rades und zahlst seine Zahl in Mais. Feld 0 ist umsonst: setz einen Arbeiter nach Palenque.
placing-second = Der zweite Arbeiter eines Zuges kostet 1 mehr als sein Feld. Setz einen nach Yaxchilan.
placing-third = Der dritte kostet 2 mehr: drei Arbeiter auf Feldern 0 kosten also 0, 1 und 2 Mais. Setz den letzten nach Tikal.
placing-high = Ein anderer Tag: dein Freund hält die Felder 0 und 1 von Yaxchilan. Du bekommst Feld 2 und zahlst 2 Mais, bist aber schon zwei Tage weiter. Setz dort ein.
placing-high-else = Das ist natürlich billiger. Aber sieh, wie weit vorn du in Yaxchilan beginnst.
placing-poor = Dasselbe mit 1 Mais: Yaxchilan kostet 2 und ist unerreichbar. Zeig darauf, um zu sehen, warum, und setz woanders ein.
placing-done = In jedem Zug musst du mindestens einen einsetzen oder einen holen. Setz billig ein, und nicht mehr, als du ernähren kannst.

waiting-title = Holen und warten
waiting-about = In welcher Reihenfolge, wie man zurückgeht und nicht hinausfällt.
waiting-order = Du darfst in einem Zug mehrere Arbeiter holen, einen nach dem anderen. Was der erste bringt, zahlt für den nächsten. Beginn mit Palenque 2: ein Maisplättchen, 4 Mais.
waiting-gold = Jetzt Yaxchilan 3: 1 Gold und 2 Mais.
waiting-back = Manchmal will man weniger. Von Feld 3 darfst du ein niedrigeres nutzen, für 1 Mais je Schritt, auch wenn dort jemand steht. Hol den Arbeiter und nutze Yaxchilan 2, für den Stein.
waiting-back-else = Diesmal nicht: zahl einen Mais und nimm den Stein von Feld 2.
waiting-any = Dieser Arbeiter hat Feld 7 erreicht, das letzte. Von 6 und 7 ist jede Aktion des Rades frei. Noch ein Tag, und er fiele mit leeren Händen hinaus. Nimm Aktion 5.
waiting-any-else = Hier darfst du frei wählen; 5 gibt Gold, Stein und Mais.
waiting-poor = Das Opfer von Uxmal 1 kostet 3 Mais, und du hast 2. Hol zuerst den Fischer, dann kannst du zahlen. Steig auf, wo du willst.
waiting-poor-else = Zuerst den Fischer: 3 Mais aus Palenque.
waiting-done = Warten ist umsonst, bis das Rad dich abwirft: nach Feld 7, in Chichen Itza nach Feld 10.

corn-title = Mais und Wald
corn-about = Felder, Wald über dem Mais und der Zorn der Götter.
corn-field = Neben Palenque wachsen Felder. Bei Feld 2 ist jedes ein Maisplättchen: 4 Mais, und das Plättchen gehört dir. Nimm eins.
corn-covered = Bei den Feldern 3 bis 5 steht Wald über dem Mais. Nutze Feld 3 und fälle ihn: 2 Holz, und der Mais liegt offen für den Nächsten.
corn-covered-else = Das würde den Wald verbrennen. Diesmal fällen wir ihn.
corn-open = Hier hat schon jemand gefällt. Nutze Feld 3 und nimm den offenen Mais: 5 Mais.
corn-burn = Alle Felder der 2 sind weg, und du hast Hunger. Du darfst den Wald bei Feld 3 verbrennen: sofort 5 Mais, aber ein Gott zürnt, und du gehst in einem Tempel eine Stufe hinab. Tu es dies eine Mal.
corn-burn-else = Holz wäre klug. Aber sieh, was Verbrennen bewirkt.
corn-done = Sind alle Plättchen eines Feldes weg, gibt es dort nichts mehr, außer du verstehst dich auf Landwirtschaft.

food-title = Nahrungstag
food-about = Zwei Mais für jeden Arbeiter, viermal im Spiel.
food-need = Tag 7 ist ein Nahrungstag. Nach allen Zügen isst jeder Arbeiter 2 Mais, wo immer er steht. Du hast drei Arbeiter und 4 Mais: zwei zu wenig. Jeder Hungrige kostet 3 Punkte.
food-fetch = Hol Mais von Palenque 2 und beende deinen Zug.
food-fetch-else = Davon wird niemand satt. Palenque 2 bringt 4 Mais.
food-fed = Alle sind satt. Und die Götter geben: am ersten und dritten Nahrungstag Waren für deine Stufen in den Tempeln. Deine zweite Stufe im braunen brachte einen Stein. Am zweiten und vierten geben sie Punkte.
food-farm = Jetzt hast du einen kleinen Bauernhof: ein Arbeiter braucht keine Nahrung, an jedem Nahrungstag. Mit 2 Mais und einem Fischer reicht das. Hol den Fischer und beende den Zug.
food-done = Nahrungstage sind die Tage 7, 13, 20 und 26. Schau auf den Kalender: die markierten Zähne sind Tage des Hungers.

technologies-title = Technologien
technologies-about = Was Tikal lehrt, wirkt bis zum Ende.
technologies-look = Vier Technologien mit je drei Stufen. Landwirtschaft bringt mehr Mais, Rohstoffgewinnung mehr Würfel, Architektur hilft beim Bauen, Theologie bei den Schädeln.
technologies-learn = Tikal 1 ist ein Fortschritt. Stufe 1 kostet einen beliebigen Würfel. Zahl dein Holz für Landwirtschaft.
technologies-learn-else = Alle vier sind gut. Für diese Lektion nimm Landwirtschaft.
technologies-harvest = Sie hilft sofort: hol den Arbeiter von Palenque 2. Stufe 1 gibt einen Mais mehr, 5 statt 4.
technologies-two = Tikal 3 gibt bis zu zwei Fortschritte. Die zweite Stufe kostet zwei Würfel, beide zusammen also drei. Verbessere die Rohstoffgewinnung zweimal.
technologies-top = Auf Stufe 3 gibt es nichts mehr zu lernen. Nun kostet ein Fortschritt einen Würfel und gibt den Bonus, immer wieder: 3 Punkte bei Architektur. Nimm ihn.
technologies-done = Früh im Spiel zahlt sich eine Technologie jedes Mal aus, spät nur noch selten.

buildings-title = Gebäude
buildings-about = Würfel zahlen, sofort bekommen.
buildings-row = Sechs Gebäude liegen aus. Jedes zeigt seinen Preis in Würfeln und was es gibt. Zeig auf eines, um es zu lesen.
buildings-build = Mit Tikal 2 baust du eins. Du hast ein Holz und zwei Stein: bau das Grabmal der Visionsschlange, eine Stufe in zwei Tempeln.
buildings-build-else = Der kleine Bauernhof ist auch gut. Aber du hast Stein für etwas Größeres.
buildings-refill = Die Auslage wird am Ende deines Zuges aufgefüllt, nicht früher. Beende ihn.
buildings-architect = Mit Architektur auf Stufe 2 gibt jede Bauaktion dazu einen Mais und 2 Punkte; Stufe 3 spart sogar einen Würfel. Bau den kleinen Bauernhof.
buildings-architect-else = Den kleinen Bauernhof, bitte: ein Holz.
buildings-corn = Ohne Würfel gibt es Uxmal 4: ein Gebäude für Mais, 2 je Würfel. Bau das Heiligtum der Priester für 4 Mais.
buildings-done = Nach dem zweiten Nahrungstag ersetzen Gebäude des zweiten Zeitalters die ganze Auslage. Was du vom ersten willst, bau vorher.

temples-title = Tempel
temples-about = Zweimal Waren, zweimal Punkte, und Ruhm für den Höchsten.
temples-look = Drei Tempel, drei Götter. Alle beginnen eine Stufe über dem Boden. Am ersten und dritten Nahrungstag bringen deine Stufen Waren, am zweiten und vierten Punkte, und der Höchste bekommt mehr.
temples-offer = Uxmal 1: opfere 3 Mais für eine Stufe. Steig im braunen Tempel, dessen zweite Stufe einen Stein gibt.
temples-offer-else = Auch die anderen sind schöne Tempel. Aber im braunen ist niemand vor dir, und seine zweite Stufe gibt einen Stein.
temples-two = Tikal 5: ein Würfel, und je eine Stufe in zwei verschiedenen Tempeln. Hol deinen Freund im gelben ein, und nimm eine weitere, wo du willst.
temples-top = Auf einer Spitze darf nur einer stehen. Dein Freund hält die grüne, eine Stufe dort wäre verloren. Opfere deinen Mais woanders.
temples-top-else = Die Spitze ist besetzt: du würdest zahlen und bleiben, wo du bist.
temples-done = Wald verbrennen und betteln führt hinab. Wer die Führung teilt, teilt ihren Bonus.

uxmal-title = Markt und Hände
uxmal-about = Was Uxmal bietet: Handel, einen Arbeiter mehr, jede Aktion.
uxmal-market = Uxmal 2 ist der Markt: Holz ist 2 Mais wert, Stein 3, Gold 4, in beide Richtungen, so oft du willst. Verkauf dein Holz, kauf ein Gold, dann hör auf.
uxmal-market-else = Erst das Holz verkaufen, dann Gold für 4 Mais kaufen, dann aufhören.
uxmal-hire = Uxmal 3: ein Arbeiter mehr, ab deinem nächsten Einsetzen. Er arbeitet für dich, und er isst. Hol ihn.
uxmal-any = Uxmal 5: für 1 Mais jede Aktion der vier kleinen Räder. Die beste von Yaxchilan ist die 5: Gold, Stein und 2 Mais. Nimm sie.
uxmal-any-else = Auch eine gute Aktion. Aber sieh dir Yaxchilan 5 an.
uxmal-done = Höchstens sechs Arbeiter. Mehr Hände sind mehr Züge, und mehr Münder.

skulls-title = Kristallschädel
skulls-about = Dreizehn davon, und neun Plätze in Chichen Itza.
skulls-find = Es gibt nur dreizehn Schädel. Yaxchilan 4 gibt einen. Hol ihn.
skulls-find-else = Zuerst der Schädel, von Yaxchilan 4.
skulls-lay = In Chichen Itza legst du den Göttern einen Schädel hin: Punkte und eine Stufe in einem Tempel. Feld 3 sind 6 Punkte und eine Stufe im braunen. Leg ihn hin.
skulls-taken = Jedes Feld nimmt im ganzen Spiel nur einen Schädel. Hier ist die 3 belegt. Geh für einen Mais zurück auf die 2: 5 Punkte.
skulls-theology = Mit Theologie reichst du ein Feld weiter, ohne zu zahlen: von 3 auf 4, für 7 Punkte und den grünen Tempel. Nutze die 4.
skulls-theology-else = Das ginge. Aber mit Theologie erreichst du die 4.
skulls-done = Schädel, die du am Ende noch hast, sind je 3 Punkte wert. In Chichen Itza bis zu 13.

monuments-title = Monumente
monuments-about = Teuer, und am Ende gezählt.
monuments-look = Einige Monumente liegen das ganze Spiel offen. Man baut sie mit Tikal 4, ohne Rabatt, und sie zählen erst am Ende, jedes auf seine Art. Lies sie früh und spiel auf eines hin.
monuments-build = Du stehst auf Stufe 5 des gelben Tempels. Das Monument des Gipfels gibt 3 Punkte für jede Stufe über dem Start in deinem besten Tempel: das sind 12. Bau es mit Tikal 4.
monuments-done = Am Ende werden Würfel zu Mais, vier Mais sind ein Punkt, ein Schädel drei. Dann die Monumente.

calendar-title = Der zweite Tag
calendar-about = Das Startspielerfeld, und den Kalender zweimal drehen.
calendar-look = Neben dem Kalender ist ein Feld für einen Arbeiter. An jedem Tag, an dem dort niemand steht, kommt ein Mais auf einen Zahn. Wer dort einsetzt, nimmt allen Mais und den Startspielermarker.
calendar-first = Es zählt wie ein Feld 0. Setz dort einen Arbeiter ein und beende den Zug.
calendar-first-else = Auf das Startspielerfeld bitte, dann beende den Zug.
calendar-turn = Der Mais gehört dir, der Marker auch. Und du darfst etwas Besonderes: den Kalender um zwei Tage drehen. Dein Arbeiter auf Yaxchilan 2 führe bis Feld 4, ein Schädel. Dreh um 2.
calendar-turn-else = Ein Tag ist das Übliche. Probier zwei.
calendar-dark = Deine Tafel ist jetzt dunkel: der zweite Tag ist verbraucht. Wer die Spitze eines Tempels erreicht, dreht sie wieder auf die helle Seite. Zweimal drehen darfst du nicht, wenn es jemanden von Feld 6 hinauswerfen würde.
calendar-done = Zwei Tage können dich retten, oder die Pläne eines Freundes stören. Der Arbeiter auf dem Startspielerfeld kommt von selbst zurück.

begging-title = Betteln
begging-about = Kein Mais mehr? Die Götter helfen, und merken es sich.
begging-choice = Du hast keinen Mais. Ganz am Anfang deines Zuges, mit höchstens 2 Mais, darfst du betteln: du bekommst bis zu 3 Mais, gehst aber in einem Tempel eine Stufe hinab.
begging-beg = Bettle, und wähle, in welchem Tempel du hinabgehst. Im braunen stehst du am höchsten.
begging-place = Nach dem Betteln setzt du ein oder holst wie sonst. Setz einen Arbeiter ein und beende den Zug.
begging-mercy = Der schlimmste Fall: niemand auf den Rädern, kein Mais, jedes billige Feld besetzt und alle Marker am Boden, also kein Betteln. Dann sind die Götter gnädig: du darfst einen Arbeiter auf ein billigstes Feld setzen, für das, was du hast. Tu es.
begging-done = Zweimal in einem Zug darf man nicht betteln. Am besten nie: eine Stufe ist mehr wert als drei Mais.

start-title = Wie ein Spiel beginnt
start-about = Vier Plättchen, zwei davon deine.
start-neutral = Zu zweit oder zu dritt blockieren graue Arbeiter einige Felder. Sie fahren mit, verlassen die Räder nie und gehören niemandem.
start-keep = Jeder bekommt vier Startplättchen und behält geheim zwei: Waren, eine Stufe, eine Technologie. Was passt zusammen? Behalte zwei.
start-done = Alle decken gleichzeitig auf und nehmen, was ihre Plättchen zeigen. Wer beginnt, entscheidet der Zufall, und in der ersten Runde muss jeder einsetzen.

ending-title = Der letzte Tag
ending-about = Was am Ende zählt.
ending-count = Tag 26, der letzte Nahrungstag. Danach dreht sich der Kalender noch einmal, und das Spiel ist aus. Was noch auf den Rädern steht, bringt nichts: hol, was du kannst.
ending-last = Hol deinen Arbeiter von Palenque 3, nimm, was du willst, und beende den Zug: Ernährung, Götter und Wertung folgen von selbst.
ending-last-else = Zuerst der Arbeiter auf Palenque 3: morgen ist es zu spät.
ending-done = Würfel wurden zu Mais, vier Mais ein Punkt. Bei Gleichstand gewinnt, wer mehr Arbeiter auf den Rädern hat.

game-title = Die erste Woche
game-about = Sieben Tage gegen das Gürteltier, ab und zu mit einem Wort.
game-play = Spiel, wie du willst: setz Arbeiter ein, oder hol welche.
game-first = Die erste Runde: jeder muss einsetzen. Zwei oder drei Arbeiter auf verschiedenen Rädern sind ein guter Anfang.
game-gold = Dein Arbeiter auf Yaxchilan 2 bekäme morgen Gold. Kannst du warten?
game-harvest = Palenque 3: jetzt zwei Holz, oder verbrannt 5 Mais, wenn die Götter nicht stören. Noch ein Tag, und es wird noch besser.
game-study = Ein Arbeiter in Tikal: mit einem Würfel kannst du jetzt etwas lernen.
game-hungry = Der Nahrungstag ist nah, und jeder deiner drei Arbeiter isst 2 Mais. Du hast weniger als sechs.
game-poor = Kaum noch Mais. Holen kostet nichts, Einsetzen schon; und mit höchstens zwei Mais darfst du betteln.
game-rich = Mais in Fülle. Er zahlt mehr Arbeiter in einem Zug, oder eine Stufe in einem Tempel.
game-day = Heute essen alle. Reicht der Mais? Dein letzter Zug vor dem Essen.
game-done = Die erste Woche ist um. Drei weitere Nahrungstage sind ein ganzes Spiel: du weißt genug dafür.
