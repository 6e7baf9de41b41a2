welcome = Wpisz ruch; ? pokaże, co możesz zrobić. Poza tym: why RUCH, undo, save PLIK, rules i quit.
commands = Poza tym: why RUCH · undo · save PLIK · rules [NUMER] · quit. Klawisz Tab dopełnia słowa.
which-game = Która gra (1–{ $count })? 
bye = Do następnego razu.
saved = Zapisano w { $file }.
no-rule = Nie ma zasady { $rule }. Polecenie „rules” pokaże wszystkie.
is-legal = „{ $phrase }” jest teraz możliwe.
unfinished = Po ruchu { $moves } z { $all }.
result = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
  } { $scores }
player = Gracz
bot-fault = { $name }: brak ruchu ({ $problem }); zamiast tego decyduje los.

data-not-folder = { $folder } nie jest folderem. Wskaż inny opcją --data.
data-folder = Nie można użyć folderu { $folder }: { $problem }. Wskaż inny opcją --data.
data-in-use = Plik { $file } obsługuje już inny serwer: proces { $pid }, adres { $address }
data-damaged = Plik { $file } jest uszkodzony albo nie jest bazą Patolli. Wstaw w jego miejsce kopię zrobioną poleceniem „patolli backup” albo wskaż inny folder opcją --data.
data-read-only = Nie można zapisywać do pliku { $file }. Sprawdź uprawnienia pliku i jego folderu.
data-full = Nie można zapisywać do pliku { $file }: dysk jest pełny.
data-locked = Plik { $file } jest zajęty przez inny program. Zakończ go i spróbuj ponownie.
data-newer = Pliku { $file } używała ostatnio nowsza wersja Patolli. Zainstaluj tę wersję.
data-others-run = Na tej bazie działają inne wersje Patolli ({ $count }), a ta nie może grać obok nich. Najpierw je zakończ, potem uruchom tę.
data-file = Nie można otworzyć pliku { $file }: { $problem }
data-unreachable = Nie można użyć bazy danych wskazanej opcją --database: { $problem }
data-no-url = Opcja --database nie wskazuje adresu bazy danych, takiego jak postgresql://patolli@localhost/patolli
data-no-driver = Brak sterownika do bazy wskazanej opcją --database. Dla PostgreSQL: pip install 'patolli[postgresql]'
learn-keys = Enter: dalej. Także: back · rules [NUMER] · quit.
learn-commands = Wpisz ruch. Także: ? · back · rules [NUMER] · quit.
puzzle-intro = Zadanie { $number } z { $all }, ranking { $rating }. Gra { $name }: jedna tura jest lepsza od wszystkich innych. Która?
puzzle-commands = Wpisz turę, ruch po ruchu. Także: ? · undo (od początku) · rules [NUMER] · quit.
puzzle-solved = Dobrze, to najlepsza tura. Następna w kolejności ({ $turn }) oddałaby { $points } punktów na sto z szansy na wygraną.
puzzle-as-good = Dobrze: analiza nie znajduje lepszej tury.
puzzle-missed = To nie jest najlepsza tura. Oddaje około { $points } punktów na sto z szansy na wygraną.
puzzle-theme = O co chodziło: { $theme }.
puzzle-quiet = cicha tura, nic, co da się od razu policzyć
puzzle-found-by = { $count ->
    [0] Żaden bot jej nie znajduje.
   *[other] Spośród botów znajdują ją: { $names }.
  }
puzzle-rating = Twój ranking: { $rating } ({ $change }).
puzzle-again = To zadanie było już próbowane. Twój ranking pozostaje { $rating }.
