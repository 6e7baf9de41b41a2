brand = Patolli
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
pace = Ruchy pozostałych
pace-instant = wszystkie naraz
pace-quick = po kolei, szybko
pace-calm = po kolei, spokojnie
confirm-spare = Pytaj, zanim zakończę turę, gdy mogę jeszcze coś zrobić
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
tables-more = Pokaż więcej
tables-search = Szukaj po imieniu gracza
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
no-way-back = Nie da się już wrócić do tej gry.
resign-really = Na pewno się poddaję
resign-not = Nie, gram dalej
abandon = Zakończ tę grę
abandon-really = Na pewno zakończ
abandon-not = Nie, niech trwa
clock = Pozostały czas: { $left }
clock-left-days = { $days } d { $hours } h
around-table = Wokół stołu
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-rules = Odtąd obowiązuje wersja { $version } zasad.
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
skip-moves = Pomiń
what-happened = Co się stało od mojego ostatniego ruchu
look-back = Spójrz wstecz
look-at = Ruch { $at } z { $of }
look-now = Wróć do gry
board-loading-failed = Nie udało się wczytać planszy. Próbujemy ponownie.
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
connection-unreadable = Ten stół jest bezpieczny, ale ten serwer nie może go otworzyć: gra toczyła się według innej wersji zasad.
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
result-abandoned = Gra została porzucona.
result-resigned = Gra zakończyła się poddaniem.
rematch = Zagraj jeszcze raz
replay = Odtwórz
share = Udostępnij
download = Zapisz partię
seed-shown = Ziarno tej partii:
origins = Skąd wzięły się punkty
origins-table = To samo w tabeli
chapters-parts = Każdy słupek to równa część ruchów, od pierwszego do ostatniego.
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
board-broken = Planszy gry { $game } nie udało się wczytać, więc oto same fakty. Każdy ruch można wybrać z listy.
option-not-json = Nie można użyć tego pliku: to nie jest JSON.

ask-name = Jak mamy cię nazywać?
ask-name-text = To imię stoi przy twoim miejscu i widzą je wszyscy, którzy z tobą grają. Możesz je później zmienić.
ask-name-go = Siadam
have-account = Masz konto?
log-in = Zaloguj się
to-account = Twoje konto
title-account = Twoje konto
lost-game = Nie ma takiej gry
lost-game-text = W „{ $game }” się tu nie gra. Gra się w te:
news-sits = { $name } siada do stołu
news-started = Gra się zaczyna
result-you = Wygrywasz
result-you-too = Wygrywasz razem z: { $names }
rematch-offered = Jest propozycja, żeby zagrać jeszcze raz.
rematch-accept = Siadam jeszcze raz
notify = Powiadomienie, gdy przyjdzie twoja kolej albo ktoś siądzie do stołu
notify-refused = Ta przeglądarka nie pozwala tu na powiadomienia.
mute = Wycisz: { $name }
muted-here = Nie widzisz, co pisze { $names }.
unmute = Cofnij wyciszenie
