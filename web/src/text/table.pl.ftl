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
back = Wstecz
undo = Cofnij
hint = Podpowiedź
hint-title = Podpowiedź; jeszcze raz, żeby usłyszeć więcej
hint-look = Spójrz tutaj.
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
reload = Odśwież
result-abandoned = Gra została porzucona.
result-resigned = Gra zakończyła się poddaniem.
rematch = Zagraj jeszcze raz
share = Udostępnij
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
news-sits = { $name } siada do stołu
news-started = Gra się zaczyna
rematch-offered = Jest propozycja, żeby zagrać jeszcze raz.
rematch-accept = Siadam jeszcze raz
mute = Wycisz: { $name }
muted-here = Nie widzisz, co pisze { $names }.
