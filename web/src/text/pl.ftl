brand = Patolli
guest-name = Gość
skip = Przejdź do treści
settings = Ustawienia
your-name = Twoje imię
language = Język
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Papier (jasny)
theme-dark = Nocne niebo (ciemny)
sound = Cichy dźwięk, gdy przychodzi twoja kolej
confirm-moves = Pytaj przed każdym ruchem
close = Zamknij
loading = Chwileczkę…
yes = tak
no = nie

title-start = Gry
title-new = Nowy stół
title-replay = Odtwarzanie
title-rules = Zasady
title-lost = Nie znaleziono
lost-title = Nie ma takiej strony
lost-text = Ten adres donikąd nie prowadzi. Może brakuje w nim litery.
to-start = Na stronę główną

start-title = Siadaj do stołu
start-text = Gry dawnej Mezoameryki, dokładnie według zasad. Zagraj od razu z botem albo zaproś znajomych linkiem.
bot-level = Siła botów
games = Gry
for-seats = od { $from } do { $to } graczy
for-seats-only = dla { $count } graczy
play-bot = Zagraj z botem
new-table = Nowy stół
rules = Zasady
rules-of = Zasady: { $game }
rules-missing = Nie udało się wczytać zasad. Spróbuj za chwilę.
table-of-facts = Tabela
my-tables = Moje stoły
my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie szuka graczy.
join-link = Link lub kod stołu
join-go = Idź tam
replay-file = Obejrzyj zapisaną partię
your-turn = Twoja kolej
status-open = czeka na graczy
status-running = gra trwa
status-over = Gra skończona
status-cancelled = odwołany

game = Gra
number-of-seats = Gracze
seat = Miejsce { $number }
player = Gracz { $number }
kind-me = Ja
kind-open = Wolne, dla każdego z linkiem
kind-local = Ktoś przy tym urządzeniu
local-name = Imię gracza { $number }
clock-rule = Czas
clock-none = Bez ograniczeń
clock-fast = 10 minut, po każdej turze 10 sekund więcej
clock-calm = 30 minut, po każdej turze 30 sekund więcej
clock-day = 1 dzień na turę
clock-days = 3 dni na turę
public-table = Pokaż stół wszystkim na stronie głównej
allow-hints = Pozwól na podpowiedzi botów
create-table = Otwórz stół
fill-with-bots = Boty na wolne miejsca

seat-open = wolne miejsce
lobby-text = Gra zacznie się, gdy nikogo już nie będzie brakowało. Wyślij ten link tym, z którymi chcesz zagrać.
invite-link = Link do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
sit-here = Usiądź tutaj
seat-kind = Kto siedzi na miejscu { $seat }
start-game = Zacznij grę
cancel-table = Odwołaj
table-cancelled = Ten stół został odwołany.
waiting-for-host = Gra zacznie się, gdy gospodarz da znak.
leave = Wstań

seats = Gracze
scores = Punkty
bot = bot
local = tutaj
you = ty
away = poza stołem
winner = wygrywa
watching = Oglądasz
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
replace-by-bot = Niech dalej gra bot
resign = Poddaj się
resign-really = Na pewno się poddaję
resign-not = Nie, gram dalej
clock = Pozostały czas: { $left }
clock-left-days = { $days } d { $hours } h
around-table = Wokół stołu
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
send = Wyślij

bar = Twój ruch
phrase = Twój ruch do tej pory
waiting-for = Czekamy na: { $names }
confirm = Wykonaj
back = Wstecz
cancel = Anuluj
undo = Cofnij
hint = Podpowiedź
hint-title = Zapytaj najsilniejszego bota, co by zrobił
choices = Wszystkie ruchy
choices-filter = Wpisz ruch albo jego część
choices-count = { $count ->
    [0] Żaden ruch nie pasuje
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
choices-more = i jeszcze { $count }: pisz dalej, aby zawęzić
choose-on-board = Wybierz na planszy
zoom-in = Przybliż
zoom-out = Oddal
zoom-all = Pokaż całą planszę
handover-title = Teraz { $name }
handover-text = Przekaż urządzenie. Pozostałe ręce są zakryte, dopóki nie dasz znaku.
handover-ready = To ja, { $name }

connection-connecting = Łączenie ze stołem…
connection-lost = Połączenie zerwane. Próbujemy je odzyskać; twój ruch nie przepadnie.
connection-restarting = Serwer uruchamia się ponownie. Za chwilę wróci; twój ruch jest zapamiętany.
connection-gone = Nie ma takiego stołu. Może link jest niepełny albo stół już nie istnieje.
connection-signed-out = Twoje logowanie wygasło. Odśwież stronę, aby grać dalej.
connection-too-fast = Za dużo wiadomości naraz. Za kilka sekund gramy dalej.
connection-outdated = Serwer ma nowszą wersję tej strony. Odśwież ją; twojej partii nic się nie stanie.
try-again = Spróbuj teraz
reload = Odśwież
trouble-offline = Serwer nie odpowiada. Sprawdź połączenie albo spróbuj za chwilę.
trouble-unknown = Coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.

result-title = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają: { $names }
    [many] Wspólnie wygrywają: { $names }
   *[other] Wspólnie wygrywają: { $names }
}
result-none = Nikt nie wygrywa
result-resigned = Gra zakończyła się poddaniem.
rematch = Zagraj jeszcze raz
replay = Odtwórz
share = Udostępnij
download = Zapisz partię
seed-shown = Ziarno tej partii:
origins = Skąd wzięły się punkty
origins-table = To samo w tabeli
chapters-parts = Każdy słupek to równa część ruchów, od pierwszego do ostatniego.
chapters-mexica = Każdy słupek to jeden okres razem z jego punktowaniem.
chapters-tzolkin = Każdy słupek kończy się Dniem Żywienia; ostatni zawiera punktowanie końcowe.
chapters-mezo = Każdy słupek to jedna Epoka; ostatni zawiera punktowanie końcowe.
source-other = inne
chart-label = Punkty w trakcie gry: { $names }
chart-start = początek
chart-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
replay-drop = Upuść tu plik z partią albo wybierz go
replay-not-json = Ten plik nie jest zapisem partii: to nie jest JSON.
replay-at = ruch { $at } z { $of }
replay-first = Na początek
replay-prev = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Ruch dalej
replay-last = Na koniec
replay-slider = Ruch
replay-marks = Przejdź do punktowania
replay-mark-prev = Do poprzedniego punktowania
replay-mark-next = Do następnego punktowania

board-label = Plansza
headline-mexica = okres { $period } · runda { $round }
ap-left = Zostało: { $ap ->
    [one] { $ap } punkt akcji
    [few] { $ap } punkty akcji
    [many] { $ap } punktów akcji
   *[other] { $ap } punktu akcji
}, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
temples-left = Świątynie poziomu { $level }: zostało { $count }
tokens-held = Żetony akcji: { $count }
orders = Rozkazy Władcy
orders-none = Wszystkie żetony calpulli są już użyte.
orders-later = { $count ->
    [one] W drugim okresie dojdzie { $count } żeton
    [few] W drugim okresie dojdą { $count } żetony
    [many] W drugim okresie dojdzie { $count } żetonów
   *[other] W drugim okresie dojdzie { $count } żetonu
}
order = Dzielnica z { $size } pól: { $founder } dla założyciela, { $present } dla każdego innego w niej
supply = Zasoby
supply-singles = Pojedyncze kanały
supply-doubles = Podwójne kanały
supply-bridges = Mosty
supply-tokens = Żetony akcji
source-founded = zakładanie dzielnic
source-present = obecność przy założeniu
source-scored = dzielnice przy punktowaniu
source-palace = pozycja przy pałacu
preview-cost = { $cost } PA, zostaje { $left }.
preview-fits = Zamyka dzielnicę z { $size } pól i żeton pasuje: { $founder } za założenie, { $present } za obecność.
preview-closes = Zamyka dzielnicę z { $size } pól; żaden żeton nie pasuje.
preview-shrinks = Dzielnica kurczy się do { $size } pól.
preview-nobody = Nikt w niej jeszcze nie stoi.
preview-standing = { $count ->
    [one] Stoi w niej { $names }.
    [few] Stoją w niej { $names }.
    [many] Stoją w niej { $names }.
   *[other] Stoją w niej { $names }.
}
preview-place = Daje ci miejsce { $place } w tej dzielnicy z { $size } pól, czyli { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, gdyby teraz punktowano.
preview-points = Punkty: { $gains }.
preview-removed = Żetony, których nie da się już użyć: { $sizes }.
at-temple = świątynia gracza { $seat }, poziom { $level }
at-neutral-temple = neutralna świątynia, poziom { $level }
at-pilli = Pilli gracza { $seat }
at-bridge = most
at-canal = kanał
at-tile = żeton { $size }
at-district = dzielnica z { $size } pól

# Patolli
source-pt-caught = zbite pionki
source-pt-home = pionki doprowadzone do domu
source-pt-marked = pola z krzyżykiem
pt-headline = rzut { $throws }
pt-beans = Fasolki pokazują { $throw }
pt-stakes = { $count ->
    [one] 1 stawka
    [few] { $count } stawki
    [many] { $count } stawek
   *[other] { $count } stawki
}
pt-in-hand = w ręku
pt-on-mat = na macie
pt-at-home = w domu
pt-mark-centre = tu bije się pionki
pt-mark-marked = kosztuje stawkę
pt-mark-tip = rzucasz jeszcze raz
pt-at-piece = pionek gracza { $seat }
pt-at-landing = { $square }: tu trafiłby pionek z { $start }
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → dom.
pt-catches = Bije stojący tam pionek.
pt-wins-stake = Wygrywasz stawkę.
pt-pays-stake = Kosztuje cię to stawkę.
pt-again = Potem rzucasz jeszcze raz.

# Mezo
option-not-json = Ten plik nie jest zestawem elementów: to nie JSON.
source-mz-card = akcje z kart
source-mz-tile = kafle Gniewnego Boga
source-mz-altar = Ołtarze i Region Błogosławiony
source-mz-field = Kalendarz i Kodeks
source-mz-pyramid = budowa Piramid
source-mz-age = końce Epok
source-mz-end = Oddanie i umiejętności na końcu
mz-presence = tylko tam, gdzie obecny jest twój Bóg
mz-reconstructed = Rekonstrukcja: nie znamy wydrukowanej wartości.
mz-stands-there = Stoi tam { $seat }.
mz-word-warrior = Wojownik
mz-word-shaman = Szaman
mz-word-glyph = Glif
mz-word-pyramid = Piramida
mz-word-reserve = Rezerwy
mz-word-devotion = Oddanie
mz-part-champion = Czempion { $count }
mz-part-units = jednostki { $count }
mz-part-glyphs = Glify { $count }
mz-part-bonus = premia { $count }
mz-part-sacrificed = poświęcone { $count }
mz-blessed-conflict = Region Błogosławiony: poświęcone jednostki zwiększają Siłę; zwycięzca dostaje punkty z żetonu zamiast nagrody z Ołtarza.
mz-sacrifices = Ofiary
mz-sacrifice-worth = Każda jednostka oddana z Rezerw to tutaj 1 Siły i 1 Oddania; potem trafia do Xibalby. Najsilniejszy dostaje PZ: { $points }.
mz-sacrifice-given = złożono w ofierze
mz-sacrifice-choosing = wybiera teraz; w Rezerwach
mz-sacrifice-later = wybierze później; w Rezerwach
mz-give = { $count ->
    [0] nic
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}: Siła { $strength }
mz-give-split = { $warriors ->
    [one] 1 Wojownik
    [few] { $warriors } Wojowników
    [many] { $warriors } Wojowników
   *[other] { $warriors } Wojowników
}, { $shamans ->
    [one] 1 Szaman
    [few] { $shamans } Szamanów
    [many] { $shamans } Szamanów
   *[other] { $shamans } Szamanów
}
mz-most-shamans = najwięcej Szamanów
mz-most-warriors = najwięcej Wojowników
mz-to-come = Konflikty przed nami, w nieznanej kolejności:
mz-xibalba = Xibalba
mz-offered = { $seat }: w ofierze Wojownicy { $warriors }, Szamani { $shamans }
mz-devotion = Oddanie
mz-devotion-label = Oddanie kolejnych graczy: { $spaces }
mz-vp = Punkty zwycięstwa
mz-vp-label = Punkty zwycięstwa kolejnych graczy: { $points }
mz-components = Elementy gry
mz-components-text = Część wartości z elementów gry podaje instrukcja; pozostałych nie znamy, więc zrekonstruowaliśmy je z troską. Mają gwiazdkę. Kto ma pudełko, może grać z tym, co w nim wydrukowano:
mz-components-export = Zapisz zestaw do pliku:
mz-components-edit = Zastąp wartości z gwiazdką tymi ze swojego pudełka, a jako ich źródło wpisz „printed”.
mz-components-check = Sprawdź plik, a potem wybierz go przy zakładaniu stołu:
mz-other-set = Przy tym stole gra się innym zestawem elementów ({ $hash }).
mz-source-rulebook = instrukcja
mz-source-reconstructed = rekonstrukcja
mz-source-printed = z pudełka
mz-source-confirmed = potwierdza: { $where }
mz-partial = częściowo
mz-summon = PRZYWOŁANIE
mz-ceremonial = Ceremonialna
mz-altars = Ołtarze
mz-vertices = Wierzchołki
mz-values = Wartości
mz-printed-devotion = Tor Oddania
mz-printed-tribe = Plemię
mz-printed-strength = Siła
mz-printed-build = Budowa
mz-printed-ageEnd = Koniec Epoki
mz-printed-blessed = Region Błogosławiony
mz-printed-offer = Ofiarowanie
mz-printed-value = { $what }: { $value }
mz-value-spaces = pola
mz-value-levels = pierwsze pole każdego poziomu
mz-value-overflow = PZ za końcem toru
mz-value-warriors = Wojownicy
mz-value-shamans = Szamani
mz-value-glyphs = Glify
mz-value-pyramid = elementy Piramidy według poziomu
mz-value-startVp = PZ na początku
mz-value-champion = Czempion
mz-value-warrior = Wojownik
mz-value-shaman = Szaman
mz-value-glyph = Glif
mz-value-builder = PZ budującego według poziomu
mz-value-lower = PZ za każdy niższy element
mz-value-fieldUnit = PZ za każdą jednostkę na Kalendarzu i Kodeksie
mz-value-pyramidRegion = PZ za każdy Region z elementem Piramidy, według Epoki
mz-value-vp = PZ zwycięzcy
mz-value-first = jednostki za pierwszą
mz-value-later = jednostki za kolejne
mz-hand-gods = Wybierz swojego Boga
mz-hand-abilities = Wybierz umiejętność Plemienia; działa do końca gry
mz-hand-start = Która umiejętność najpierw?
mz-hand-choose = Wybierz kartę w tajemnicy; inni widzą tylko to, że wybór zapadł
mz-hand-laid = Karta wybrana. Wszystkie odkrywa się jednocześnie.
mz-hand-open = Karty w tym Konflikcie
mz-hand-deck = Twoje pięć kart
mz-chosen = karta wybrana
mz-played = zagrana
mz-left = jeszcze { $count }
mz-in-reserve = { $what } w Rezerwach: { $count }
mz-glyphs-left = Pozostałe Glify: { $count }
mz-pieces-left = Pozostałe elementy Piramidy według poziomu: { $count }
mz-may-hold = Karty: zagrane, odkryta i te, które jeszcze mogą się pojawić
mz-card-played = { $card }: zagrana w tej Epoce
mz-card-open = { $card }: w tym Konflikcie
mz-card-left = { $card }: może się jeszcze pojawić
mz-change-vp = { $count } PZ
mz-change-devotion = { $count } Oddania
mz-change-strength = { $count } Siły
mz-stage-setup = wybór Bogów
mz-stage-start = początek Epoki
mz-stage-tribe = etap Plemienia
mz-stage-gods = etap Bogów
mz-stage-conflicts = etap Konfliktów
mz-here-conflict = tu toczy się Konflikt
mz-here-champion = Czempion gracza { $seat }
mz-here-units = { $seat }: Wojownicy { $warriors }, Szamani { $shamans }
mz-here-glyphs = Glify gracza { $seat }: { $count }
mz-here-pyramid = Piramida poziomu { $level }, na szczycie { $owner_seat }
mz-here-pyramid-in = Piramida: { $region }
mz-here-vertex = Wierzchołek { $vertex }, styka się z: { $regions }
mz-here-god = stoi tu { $god } ({ $seat })
mz-here-piece = { $what } gracza { $owner_seat }: { $region } ({ $count })
mz-result-points = { $seat } +{ $count } PZ
mz-result-devotion = { $seat } +{ $count } Oddania
tz-headline = epoka { $age } · dzień { $day } · { $until }
tz-board = Koła i kalendarz
tz-tray = Obok kół
tz-day = Dzień { $day }
tz-food-in = { $days ->
    [0] Dzień Żywienia dziś
    [1] Dzień Żywienia jutro
   *[other] Dzień Żywienia za { $days } dni
}
tz-food-today = Dzień Żywienia dziś
tz-food-none = Dni Żywienia już nie będzie
tz-food-seat = { $seat }: potrzeba koszy kukurydzy { $needed }, jest { $corn }
tz-food-need = Potrzebna żywność: { $corn } kukurydzy
tz-missing = brakuje { $corn }
tz-skulls-left = Kryształowe czaszki w banku: { $count }
tz-first = Pole Pierwszeństwa; kukurydza na zębach: { $corn }. Znacznik pierwszego gracza: { $seat }.
tz-home = Wolni robotnicy, { $seat }: { $count }
tz-temples = Świątynie
tz-bonus = Za prowadzenie: { $one } pkt na koniec pierwszej epoki, { $two } na koniec drugiej.
tz-god-brown = Chaac
tz-god-yellow = Quetzalcoatl
tz-god-green = Kukulcan
tz-technologies = Rozwój
tz-buildings = Budynki; na stosie jeszcze { $count }
tz-monuments = Monumenty
tz-workers = Twoi robotnicy: teraz · niżej, za kukurydzę · jutro
tz-workers-none = Żaden twój robotnik nie stoi na kole.
tz-tiles = Twoje Dobra Początkowe: zatrzymaj dwie płytki
tz-tile-kept = zostaje
tz-tab-workers = Robotnicy
tz-tab-temples = Świątynie
tz-tab-technologies = Rozwój
tz-tab-buildings = Budynki
tz-tab-monuments = Monumenty
tz-now = Teraz
tz-tomorrow = Jutro
tz-goes-home = wraca do domu
tz-about-zero = Jeszcze bez akcji.
tz-about-chichen = Punkty: { $points } i stopień w górę: { $temple }. Kosztuje kryształową czaszkę.
tz-about-chichen-cube = Punkty: { $points }, stopień w górę: { $temple } i kostka surowca do wyboru. Kosztuje kryształową czaszkę.
tz-about-agriculture = 1: zbiory dają 1 kukurydzę więcej. 2: gdy brak odkrytego żetonu, zbierasz kukurydzę bez żetonu, a łowienie daje 1 więcej. 3: zbiory dają 2 więcej. Dalej: stopień w dowolnej świątyni.
tz-about-extraction = 1: 1 drewno więcej przy drewnie. 2: 1 kamień więcej przy kamieniu. 3: 1 złoto więcej przy złocie. Dalej: 2 dowolne kostki.
tz-about-architecture = Przy jednym budynku w akcji: 1: 1 kukurydza. 2: 2 punkty. 3: jedna kostka mniej. Dalej: 3 punkty.
tz-about-theology = 1: w Chichen Itza możesz użyć następnego pola. 2: tam za kostkę stopień w dowolnej świątyni. 3: 1 czaszka więcej na Yaxchilan 4. Dalej: 1 czaszka.
tz-done-trading = koniec wymiany
tz-effect-step = stopień w górę: { $about }
tz-effect-advance = darmowy rozwój: { $about }
tz-effect-farm = jeden robotnik nie potrzebuje jedzenia
tz-effect-worker = nowy robotnik
tz-say-place = { $thing }: pole { $space }, koszt w kukurydzy { $corn }
tz-has-farms = Robotnicy żywieni przez farmy: { $count }
tz-has-discount = O tyle mniej kukurydzy na robotnika: { $count }
tz-has-corn-tiles = Żetony kukurydzy: { $count }
tz-has-wood-tiles = Żetony drewna: { $count }
tz-light = Jasna strona planszy: kalendarz można przestawić o dwa dni
tz-dark = Ciemna strona planszy: kalendarza nie można przestawić o dwa dni
tz-crew = Robotnicy: wolni { $home }, przy pracy { $out }, w banku { $bank }
tz-built = Wzniesione
tz-placed = { $count ->
    [one] { $count } robotnik wysłany
    [few] { $count } robotnicy wysłani
    [many] { $count } robotników wysłanych
   *[other] { $count } robotnika wysłanego
} w tej turze; koszt w kukurydzy: { $corn }
tz-moment = Co się właśnie stało
tz-final = Punktacja końcowa
tz-go-on = Dalej
tz-skulls-short = Czaszek nie starczy dla wszystkich, więc świątynie nie dają żadnej.
tz-hungry = głodni: { $workers }, stracone punkty: { $points }
tz-tell-points = punkty { $amount }
tz-tell-workers = robotnicy { $amount }
source-tz-scored = budynki, rozwój, Chichen Itza
source-tz-favour = przychylność bogów
source-tz-hunger = głód
source-tz-corn = kukurydza i kostki na koniec
source-tz-skulls = czaszki na koniec
source-tz-monuments = monumenty
