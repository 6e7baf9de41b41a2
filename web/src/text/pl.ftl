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

bot = bot
local = tutaj
clock = Pozostały czas: { $left }
clock-left-days = { $days } d { $hours } h

confirm = Wykonaj
cancel = Anuluj

try-again = Spróbuj teraz
trouble-offline = Serwer nie odpowiada. Sprawdź połączenie albo spróbuj za chwilę.
page-loading-failed = Nie udało się wczytać tej strony. Próbujemy dalej …
trouble-unknown = Coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.

result-title = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają: { $names }
    [many] Wspólnie wygrywają: { $names }
   *[other] Wspólnie wygrywają: { $names }
}
result-none = Nikt nie wygrywa
replay = Odtwórz
download = Zapisz partię

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
result-you = Wygrywasz
result-you-too = Wygrywasz razem z: { $names }
notify = Powiadomienie, gdy przyjdzie twoja kolej albo ktoś siądzie do stołu
notify-refused = Ta przeglądarka nie pozwala tu na powiadomienia.
unmute = Cofnij wyciszenie
lesson-learn = Nauka
title-learn = Nauka
lesson-offer = Naucz się gry, grając, w dwie minuty:
lesson-offer-no = Nie, dziękuję
