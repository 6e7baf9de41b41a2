game-title = Tzolk’in
game-blurb = Wyślij robotników na koła kalendarza Majów, poczekaj na właściwy dzień i sprowadź ich do wioski z kukurydzą, drewnem, złotem i łaską bogów. Im dłużej jadą, tym więcej przynoszą, ale cztery razy trzeba ich nakarmić. Gdy wielkie koło zatoczy pełny obrót, rozstrzygają świątynie, budynki i monumenty.

# Części zdań.
wheel-name = { $wheel ->
    [palenque] Palenque
    [yaxchilan] Yaxchilan
    [tikal] Tikal
    [uxmal] Uxmal
   *[chichen] Chichen Itza
  }
temple-name = { $temple ->
    [brown] brązowej
    [yellow] żółtej
   *[green] zielonej
  }
technology-name = { $technology ->
    [agriculture] rolnictwo
    [extraction] pozyskiwanie surowców
    [architecture] technologia konstrukcji
   *[theology] teologia
  }
cube-name = { $cube ->
    [wood] drewno
    [stone] kamień
   *[gold] złoto
  }
some-goods = { $good ->
    [corn] { $amount ->
        [one] { $amount } kosz kukurydzy
        [few] { $amount } kosze kukurydzy
       *[other] { $amount } koszy kukurydzy
      }
    [wood] { $amount ->
        [one] { $amount } bal drewna
        [few] { $amount } bale drewna
       *[other] { $amount } bali drewna
      }
    [stone] { $amount ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[other] { $amount } kamieni
      }
    [gold] { $amount ->
        [one] { $amount } grudkę złota
        [few] { $amount } grudki złota
       *[other] { $amount } grudek złota
      }
   *[skull] { $amount ->
        [one] { $amount } kryształową czaszkę
        [few] { $amount } kryształowe czaszki
       *[other] { $amount } kryształowych czaszek
      }
  }
some-corn = { $corn ->
    [one] { $corn } kosz kukurydzy
    [few] { $corn } kosze kukurydzy
   *[other] { $corn } koszy kukurydzy
  }
left-over = { $before ->
    [0] { "" }
   *[other] { " " }(zapłacone wcześniej: { $before })
  }
some-cubes = { $need ->
    [one] { $need } kostkę
    [few] { $need } kostki
   *[other] { $need } kostek
  }
some-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
some-workers = { $workers ->
    [one] { $workers } robotnika
   *[other] { $workers } robotników
  }

# Nazwy.
corn = kukurydza
wood = drewno
stone = kamień
gold = złoto
skull = kryształowa czaszka
palenque = Palenque
yaxchilan = Yaxchilan
tikal = Tikal
uxmal = Uxmal
chichen = Chichen Itza
first = Pole Pierwszeństwa
brown = brązowa świątynia (Chaac)
yellow = żółta świątynia (Quetzalcoatl)
green = zielona świątynia (Kukulcan)
agriculture = rolnictwo
extraction = pozyskiwanie surowców
architecture = technologia konstrukcji
theology = teologia
neutral = neutralny robotnik
colour-yellow = farma
colour-grey = grobowiec
colour-green = urząd
colour-blue = sanktuarium

farm-one = mała farma
farm-all = farma tarasowa
farm-three = wielka farma
tomb-yellow = grobowiec pierzastego węża
tomb-green = grobowiec węża wizji
tomb-build = grobowiec budowniczego
tomb-market = grobowiec kupca
tomb-worker = grobowiec przodków
tomb-glory = grobowiec króla
tomb-action = grobowiec posłańca
tomb-temples = grobowiec arcykapłana
office-farming = urząd rolny
office-sowing = urząd siewców
office-logging = urząd drwali
office-mining = urząd górników
office-stone = urząd kamieniarzy
office-gold = urząd złotników
office-corn = urząd spichlerzy
office-skull = urząd rzeźbiarzy czaszek
shrine-mason = sanktuarium murarzy
shrine-priest = sanktuarium kapłanów
shrine-brown = sanktuarium Chaaca
shrine-green = sanktuarium Kukulcana
shrine-yellow = sanktuarium Quetzalcoatla
shrine-builder = sanktuarium budowniczych
shrine-prophet = sanktuarium proroków
shrine-scholar = sanktuarium uczonych
great-tombs = monument grobowców
great-city = monument miasta
great-harvest = monument zbiorów
great-forest = monument lasu
great-monuments = monument monumentów
great-offices = monument urzędów
great-masters = monument mistrzów
great-learning = monument wiedzy
great-people = monument ludu
great-shrines = monument sanktuariów
great-temples = monument świątyń
great-summit = monument szczytu
great-skulls = monument czaszek

# Co dają budowle.
about-farm-one = Jeden z twoich robotników nie wymaga żywienia.
about-farm-all = Każdy twój robotnik potrzebuje o 1 kosz kukurydzy mniej.
about-farm-three = Trzech twoich robotników nie wymaga żywienia.
about-tomb-yellow = Stopień w górę w brązowej i w żółtej świątyni.
about-tomb-green = Stopień w górę w brązowej i w zielonej świątyni.
about-tomb-build = Stopień w górę w dowolnej świątyni. Potem możesz wznieść jeszcze jeden budynek, jak na polu Tikal 2.
about-tomb-market = Możesz handlować, jak na polu Uxmal 2. 6 punktów.
about-tomb-worker = Nowy robotnik. 6 punktów.
about-tomb-glory = 8 punktów.
about-tomb-action = Możesz zapłacić 1 kosz kukurydzy za dowolną akcję Palenque, Yaxchilan, Tikal albo Uxmal. 2 punkty.
about-tomb-temples = Stopień w górę w każdej świątyni. 3 punkty.
about-office-farming = Rozwiń za darmo rolnictwo.
about-office-sowing = Rozwiń za darmo rolnictwo. 1 kamień.
about-office-logging = Rozwiń za darmo pozyskiwanie surowców. 1 kosz kukurydzy.
about-office-mining = Rozwiń za darmo pozyskiwanie surowców. 1 grudka złota.
about-office-stone = Rozwiń za darmo dowolną dziedzinę. 1 kamień.
about-office-gold = Rozwiń za darmo dowolną dziedzinę. 1 grudka złota.
about-office-corn = Rozwiń za darmo dowolną dziedzinę. 6 koszy kukurydzy.
about-office-skull = Rozwiń za darmo dowolną dziedzinę. 1 kryształowa czaszka.
about-shrine-mason = Rozwiń za darmo technologię konstrukcji.
about-shrine-priest = Rozwiń za darmo teologię. Stopień w górę w zielonej świątyni.
about-shrine-brown = Dwa stopnie w górę w brązowej świątyni. 2 punkty.
about-shrine-green = Dwa stopnie w górę w zielonej świątyni. 3 punkty.
about-shrine-yellow = Dwa stopnie w górę w żółtej świątyni. 4 punkty.
about-shrine-builder = Rozwiń za darmo technologię konstrukcji. 3 punkty.
about-shrine-prophet = Rozwiń za darmo teologię. Stopień w górę w brązowej i w zielonej świątyni.
about-shrine-scholar = Dwa darmowe poziomy rozwoju, w jednej dziedzinie albo w dwóch.
about-great-tombs = 4 punkty za każdy twój grobowiec i szary monument.
about-great-city = 2 punkty za każdy twój budynek i monument.
about-great-harvest = 4 punkty za każdy twój żeton Zbioru Kukurydzy.
about-great-forest = 4 punkty za każdy twój żeton Wycinki Drzew.
about-great-monuments = 4 punkty (6 przy dwóch graczach, 5 przy trzech) za każdy monument, czyjkolwiek jest.
about-great-offices = 4 punkty za każdy twój urząd i zielony monument.
about-great-masters = 9, 20 albo 33 punkty, jeśli masz na 3. poziomie jedną, dwie albo więcej dziedzin.
about-great-learning = 3 punkty za każdy poziom twoich dziedzin.
about-great-people = 6, 12 albo 18 punktów za 4, 5 albo 6 robotników.
about-great-shrines = 4 punkty za każde twoje sanktuarium i niebieski monument.
about-great-temples = Jeszcze raz punkty z twoich stopni we wszystkich świątyniach, bez premii za prowadzenie.
about-great-summit = 3 punkty za każdy stopień powyżej startu w twojej najlepszej świątyni.
about-great-skulls = 3 punkty za każdą kryształową czaszkę w Chichen Itza, ktokolwiek ją tam położył.

# Co dają koła.
about-palenque-1 = Połów ryb: 3 kosze kukurydzy.
about-palenque-2 = Żeton Zbioru Kukurydzy: 4 kosze.
about-palenque-3 = Żeton Zbioru Kukurydzy: 5 koszy, albo Wycinki Drzew: 2 bale.
about-palenque-4 = Żeton Zbioru Kukurydzy: 7 koszy, albo Wycinki Drzew: 3 bale.
about-palenque-5 = Żeton Zbioru Kukurydzy: 9 koszy, albo Wycinki Drzew: 4 bale.
about-yaxchilan-1 = 1 bal drewna.
about-yaxchilan-2 = 1 kamień i 1 kosz kukurydzy.
about-yaxchilan-3 = 1 grudka złota i 2 kosze kukurydzy.
about-yaxchilan-4 = 1 kryształowa czaszka.
about-yaxchilan-5 = 1 grudka złota, 1 kamień i 2 kosze kukurydzy.
about-tikal-1 = Jeden poziom rozwoju.
about-tikal-2 = Jeden budynek.
about-tikal-3 = Jeden albo dwa poziomy rozwoju.
about-tikal-4 = Jeden albo dwa budynki albo jeden monument.
about-tikal-5 = 1 kostka: stopień w górę w dwóch różnych świątyniach.
about-uxmal-1 = 3 kosze kukurydzy: stopień w górę w świątyni.
about-uxmal-2 = Wymiana kukurydzy i surowców.
about-uxmal-3 = Nowy robotnik.
about-uxmal-4 = Jeden budynek, 2 kosze kukurydzy za kostkę.
about-uxmal-5 = 1 kosz kukurydzy: dowolna akcja Palenque, Yaxchilan, Tikal albo Uxmal.
about-any = Dowolna akcja tego koła.

# Słowa ruchów.
word-keep = zatrzymaj
word-beg = poproś o kukurydzę
word-place = wyślij
word-pick = zdejmij
word-use = wykonaj akcję
word-skip = pomiń
word-corn = kukurydza
word-wood = drewno
word-burn = wypal las
word-advance = rozwiń
word-build = wznieś
word-with = z użyciem
word-without = bez użycia
word-spare = oszczędź
word-pay = zapłać
word-take = weź
word-sell = sprzedaj
word-buy = kup
word-climb = wejdź wyżej
word-turn = przestaw kalendarz
word-end = zakończ turę

# Czego gra oczekuje.
expect-over = Gra jest skończona.
expect-keep = Wybierz dwie z czterech płytek Dóbr Początkowych.
expect-start = Wyślij robotników do pracy albo zdejmij ich z kół.
expect-start-beg = Wyślij robotników do pracy albo zdejmij ich z kół. Najpierw możesz poprosić o kukurydzę.
expect-place = Wyślij kolejnego robotnika albo zakończ turę.
expect-pick = Zdejmij kolejnego robotnika albo zakończ turę.
expect-turn = Przestaw kalendarz o jeden dzień albo o dwa.
expect-use = Robotnik wraca z pola { wheel-name } { $space }: którą akcję wykonujesz?
expect-any = Którą akcję wykonujesz?
expect-any-may = Możesz zapłacić 1 kosz kukurydzy za dowolną akcję Palenque, Yaxchilan, Tikal albo Uxmal.
expect-harvest = Co zbierasz na polu Palenque { $space }?
expect-advance = Rozwiń dziedzinę.
expect-advance-may = Możesz rozwinąć jeszcze jeden poziom.
expect-advance-free = Rozwiń za darmo dowolną dziedzinę.
expect-build = Wznieś budynek.
expect-build-four = Wznieś budynek albo monument.
expect-build-more = Możesz wznieść drugi budynek.
expect-build-plain = Możesz wznieść drugi budynek, już bez technologii konstrukcji.
expect-build-corn = Wznieś budynek i zapłać kukurydzą.
expect-build-extra = Możesz wznieść jeszcze jeden budynek.
expect-architecture = Użyć technologii konstrukcji do tego budynku: { $building }?
expect-spare = Której kostki nie płacisz za ten budynek: { $building }?
expect-pay = Zapłać { $count ->
    [one] { $count } dowolną kostkę
    [few] { $count } dowolne kostki
   *[other] { $count } dowolnych kostek
  }.
expect-take = Weź { $count ->
    [one] { $count } dowolną kostkę
    [few] { $count } dowolne kostki
   *[other] { $count } dowolnych kostek
  }.
expect-trade = Wymieniaj, ile chcesz, potem zakończ.
expect-offering = Możesz zapłacić 1 kostkę za stopień w górę w świątyni.
expect-climb = Wybierz świątynię, w której wchodzisz wyżej.
expect-climb-twice = Wybierz pierwszą z dwóch świątyń, w których wchodzisz wyżej.
expect-climb-other = Wybierz drugą, inną świątynię.

# Dlaczego nie.
why-keep-first = Najpierw wybierz dwie płytki Dóbr Początkowych.
why-tiles-kept = Płytki Dóbr Początkowych są już wybrane.
why-already-kept = Płytka { $tile } jest już zatrzymana.
why-not-dealt = Nie masz płytki { $tile } na ręce.
why-beg-late = Prosić o kukurydzę można tylko na początku tury.
why-beg-again = Prosić o kukurydzę można tylko raz w turze.
why-beg-rich = Masz { some-corn }; starszyzna pomaga tylko tym, którzy mają co najwyżej 2.
why-all-at-bottom = Wszystkie twoje znaczniki stoją na najniższych stopniach: bogów nie da się już rozgniewać.
why-at-bottom = Twój znacznik stoi już na najniższym stopniu { temple-name } świątyni.
why-no-mix-place = W tej turze zdejmujesz robotników, więc nie możesz ich wysyłać.
why-no-mix-pick = W tej turze wysyłasz robotników, więc nie możesz ich zdejmować.
why-mercy-one = Miłosierdzie bogów obejmuje tylko jednego robotnika.
why-mercy-cheapest = Miłosierdzie bogów obejmuje tylko najtańsze pole, czyli { $space }.
why-no-free-worker = Nie masz wolnego robotnika.
why-first-taken = Pole Pierwszeństwa jest już zajęte; stoi tam { $owner_seat }.
why-wheel-full = Koło { wheel-name } jest pełne.
why-place-cost = Koszt tego robotnika w kukurydzy: { $cost }; masz: { $corn }.
why-nobody-there = Na polu { wheel-name } { $space } nikt nie stoi.
why-neutral-there = Robotnik na polu { wheel-name } { $space } jest neutralny i tam zostaje.
why-not-yours = Robotnik na polu { wheel-name } { $space } nie jest twój; właściciel: { $owner_seat }.
why-must-beg = Nie masz robotnika do zdjęcia i nie stać cię na żadne pole: najpierw musisz poprosić o kukurydzę.
why-no-pass = Musisz wysłać albo zdjąć co najmniej jednego robotnika.
why-turn-first = Najpierw powiedz, o ile dni przestawiasz kalendarz.
why-jump-used = Twoja plansza pokazuje ciemną stronę: kalendarz był już raz przez ciebie przestawiony o dwa dni.
why-jump-pushes = Drugi dzień zepchnąłby robotnika z koła { wheel-name }.
why-turn-not-now = Kalendarz przestawia na koniec rundy ten, kto stoi na polu Pierwszeństwa.
why-pick-first = To robi robotnik zdjęty z koła: najpierw zdejmij któregoś.
why-resolve-first = To nie odpowiada na pytanie: najpierw dokończ akcję robotnika.
why-no-skip = { $task ->
    [harvest] Wybierasz tu zbiory, więc weź to, co tam jest.
    [advance] Pierwszy rozwój tej akcji trzeba wykonać; pominąć można tylko drugi.
    [build] Wybierasz budowę i stać cię na coś, więc buduj; pominąć można tylko drugi budynek.
    [architecture] Powiedz, czy przy tym budynku pomaga architektura.
    [spare] Powiedz, której kostki oszczędza ci architektura.
    [pay] Za to, co wybierasz, trzeba zapłacić: wskaż kostkę.
    [take] Kostki są twoje: wskaż jedną.
    [climb] Ten stopień trzeba wykonać: wskaż świątynię.
   *[action] Wybraną akcję trzeba wykonać: wskaż którą.
  }
why-no-such-action-here = To koło ma akcje od 1 do 5, a nie { $space }.
why-too-high = Z pola { $space } nie sięgniesz akcji { $number }; najwyższa dostępna to { $highest }.
why-back-cost = Cofnięcie się kosztuje tyle koszy kukurydzy: { $cost }; masz: { $corn }.
why-no-action-there = Pole 0 nie ma akcji.
why-group-empty = Na polu Palenque { $space } nie ma już żetonów.
why-skull-there = Na polu Chichen Itza { $space } leży już czaszka: ta akcja jest zużyta.
why-no-skull = Nie masz kryształowej czaszki do ofiarowania.
why-needs-corn = Koszt w kukurydzy: { $need }; masz: { $corn }{ left-over }.
why-nothing-for-corn = Mając { some-corn }{ left-over }, nie opłacisz żadnego wyłożonego budynku.
why-any-corn = To kosztuje 1 kosz kukurydzy, a nie masz żadnego{ left-over }.
why-no-advance = Rozwój kosztuje cię co najmniej { some-cubes }; masz: { $have }.
why-needs-cube = To kosztuje 1 kostkę, a nie masz żadnej.
why-nothing-to-build = Nie stać cię na nic, co jest wyłożone.
why-no-open-corn = Na polu Palenque { $space } nie ma odsłoniętego żetonu Zbioru Kukurydzy.
why-no-wood-tile = Na polu Palenque { $space } nie ma żetonu Wycinki Drzew.
why-advance-cost = Dziedzina: { technology-name }. Rozwój kosztuje { some-cubes }; masz: { $have }.
why-build-missing = { $building }: musisz mieć jeszcze { $missing }{ $spared ->
    [0] .
   *[other] ; architektura oszczędza ci z tego tylko { $spared }.
  }
why-build-corn = { $building }: koszt w kukurydzy { $cost }; masz { $corn }.
why-not-on-display = { $building }: tego budynku nie ma w rzędzie.
why-monument-or-buildings = Wznosisz budynki: monument zająłby całą akcję.
why-monument-elsewhere = Monumenty wznosi się tylko akcją Tikal 4.
why-monument-not-shown = { $building }: tego monumentu nie ma w rzędzie.
why-monument-skull = { $building }: brakuje ci kryształowej czaszki.
why-cannot-spare = Technologia konstrukcji nie oszczędzi ci tutaj tego surowca: { cube-name }.
why-no-cube = Nie masz tego surowca: { cube-name }.
why-same-temple = Wskazano już stopień w { temple-name } świątyni; drugi musi być w innej.
why-none-to-sell = Nie masz czego sprzedać: { cube-name }.
why-buy-cost = Surowiec: { cube-name }. Kupno kosztuje tyle koszy kukurydzy: { $price }; masz: { $corn }.
why-both-ways = W tej akcji ten surowiec szedł już w drugą stronę: { cube-name }.

# Co się stało.
event-kept = { $seat } zatrzymuje płytkę { $tile }.
event-revealed = { $seat } odkrywa płytki { $tiles }.
event-begged = { $seat } prosi o kukurydzę i ma teraz { some-corn }.
event-mercy = Bogowie okazują miłosierdzie: { $seat } oddaje { some-corn } i stawia robotnika na polu { wheel-name } { $space }.
event-placed = { $seat } stawia robotnika na polu { wheel-name } { $space } za { some-corn }.
event-placed-first = { $seat } stawia robotnika na polu Pierwszeństwa za { some-corn }.
event-picked = { $seat } zdejmuje robotnika z pola { wheel-name } { $space }.
event-used = { $seat } wykonuje akcję { wheel-name } { $space }{ $corn ->
    [0] .
   *[other] , cofając się za kukurydzę ({ $corn }).
  }
event-skipped = { $seat } pomija.
event-gained = { $seat } otrzymuje { some-goods }.
event-paid = { $seat } płaci { some-goods }.
event-scored = { $seat } zdobywa { some-points }.
event-bank-empty = { $seat } nic nie dostaje: w banku nie ma czaszek.
event-no-worker-left = { $seat } ma już w grze wszystkich robotników.
event-hired = { $seat } otrzymuje nowego robotnika.
event-blocked = { $seat } nie może wejść wyżej w { temple-name } świątyni.
event-climbed = { $seat } wchodzi na stopień { $step } w { temple-name } świątyni.
event-angered = Bogowie się gniewają: { $seat } schodzi na stopień { $step } w { temple-name } świątyni.
event-light = { $seat } dociera na szczyt i obraca planszę na jasną stronę.
event-dark = { $seat } obraca planszę na ciemną stronę.
event-advanced = { $seat } rozwija dziedzinę: { technology-name }, poziom { $level }.
event-bonus = { $seat } bierze bonus dziedziny: { technology-name }.
event-felled = { $seat } bierze żeton Wycinki Drzew z pola Palenque { $space }.
event-reaped = { $seat } bierze żeton Zbioru Kukurydzy z pola Palenque { $space }.
event-gleaned = { $seat } zbiera kukurydzę na polu Palenque { $space } bez żetonu.
event-burnt = { $seat } wypala las na polu Palenque { $space } i bierze żeton Zbioru Kukurydzy.
event-offered = { $seat } kładzie kryształową czaszkę na polu Chichen Itza { $space }.
event-built = { $seat } wznosi: { $building }.
event-ended = { $seat } kończy turę.
event-revealed-building = Nowy budynek: { $building }.
event-teeth = { $seat } zbiera z zębów kalendarza { some-corn }.
event-food-day = Dzień Żywienia { $number }.
event-fed = { $seat } żywi { some-workers } za { some-corn }.
event-hungry = { $seat } nie może wyżywić { some-workers } i traci { some-points }.
event-new-age = Zaczyna się druga epoka: nowe budynki.
event-skulls-short = Świątynie są winne tyle czaszek: { $wanted }, a zostało: { $left }. Nikt nie dostaje żadnej.
event-favour = { $seat } dostaje { some-points } w { temple-name } świątyni{ $bonus ->
    [0] .
   *[other] , w tym za prowadzenie { $bonus }.
  }
event-tooth-corn = Nikt nie stoi na polu Pierwszeństwa: na ząb trafia 1 kosz kukurydzy.
event-marker = Znacznik pierwszego gracza dostaje { $seat }.
event-rotated = Kalendarz przesuwa się o { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }: dzień { $day }.
event-pushed = Koło { wheel-name } spycha robotnika, który wraca do domu; właściciel: { $seat }.
event-final-corn = { $seat } zamienia wszystko na { some-corn }: { some-points }.
event-final-skulls = { $seat }: pozostałe czaszki ({ $skulls }) dają { some-points }.
event-final-monument = { $building }: { some-points }; właściciel: { $seat }.
event-final-total = { $seat } kończy z wynikiem: { some-points }.

# Plansza w terminalu.
board-day = Dzień { $day } · epoka { $age } · pierwszy gracz { $name } · kukurydza na zębach { $corn }
board-food-today = Dziś Dzień Żywienia { $number }: { $gives ->
    [goods] dobra ze świątyń
   *[points] punkty ze świątyń
  }
board-food-in = Dzień Żywienia { $number } za { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }: { $gives ->
    [goods] dobra ze świątyń
   *[points] punkty ze świątyń
  }
board-food-none = Nie ma już Dni Żywienia
board-wheels = Koła
board-next = następny
board-temples = Świątynie
board-technologies = Rozwój
board-jungle = Dżungla
board-skulls = czaszek w banku
board-buildings = Budynki
board-pile = na stosie
board-monuments = Monumenty
board-home = dom
board-food = żywn.
board-tiles = żetony
board-light = jasna
board-dark = ciemna
board-your-tiles = Twoje płytki Dóbr Początkowych
board-cost = koszt
board-full = pełne
board-worker = +1 robotnik
board-legend = ★ punkty   c kukurydza   w drewno   s kamień   g złoto   x czaszka   × neutralny robotnik

fact-points = punkty
fact-corn = kukurydza
fact-wood = drewno
fact-stone = kamień
fact-gold = złoto
fact-skulls = kryształowe czaszki
fact-temple-steps = stopnie w świątyniach
fact-technologies = poziomy technologii
fact-buildings = budynki
fact-monuments = monumenty
fact-workers = robotnicy w grze
fact-on-wheels = robotnicy na kołach
fact-hungry = robotnicy bez jedzenia w tej chwili
