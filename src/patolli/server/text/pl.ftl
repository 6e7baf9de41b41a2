bad-message = Nie rozumiem tej wiadomości: { $problem }
bad-option = { $problem }
bad-record = Tego zapisu nie można użyć: { $problem }
bad-position = Tej pozycji nie można użyć. { $where }: { $problem }
who-are-you = Najpierw podaj swoje imię.
wrong-password = Imię i hasło do siebie nie pasują.
not-your-seat = To nie jest twoje miejsce.
not-host = Może to zrobić tylko gospodarz stołu.
not-seated = Nie siedzisz przy tym stole.
not-while-running = To można zobaczyć dopiero po zakończeniu gry.
no-hints = Tutaj nie ma podpowiedzi: grają inne osoby, a stół otwarto bez podpowiedzi.
chat-off = Przy tym stole nie ma czatu.
foreign-origin = To żądanie pochodzi z innej strony.
not-found = Nie ma tu czegoś takiego.
no-page = Nie ma takiej strony.
no-method = Tego nie można tutaj zrobić.
stale = Gra poszła dalej: następny ruch ma numer { $next }.
seat-taken = To miejsce jest zajęte.
already-seated = Siedzisz już przy tym stole.
name-taken = Ktoś inny ma już to imię. Wybierz inne.
name-at-table = Przy tym stole ktoś już nosi imię { $name } albo łudząco podobne. Najpierw zmień swoje.
seats-open = Nie wszystkie miejsca są jeszcze zajęte.
wrong-moment = Teraz nie jest to możliwe.
not-absent = Ta osoba jest przy stole.
cannot-open = Ten stół jest bezpieczny, ale nie da się go tu otworzyć: { $problem }
not-idle = W ciągu ostatnich { $days } dni ktoś tu wykonał ruch. Porzucić grę można dopiero wtedy, gdy nikt już nie gra.
too-many-tables = Prowadzisz za dużo stołów. Najpierw dokończ lub odwołaj któryś z nich.
too-many-bots = Masz za dużo kont botów. Najpierw usuń któreś z nich.
too-many-public = Masz już { $most } otwartych stołów publicznych. Rozpocznij lub odwołaj któryś albo otwórz ten tylko dla osób, które mają link.
too-many-bot-tables = Toczy się już { $most } Twoich gier samych botów. Poczekaj, aż któraś się skończy, albo ją zakończ.
too-many-imports = Przechowujesz tu już { $most } zapisów gier. Najpierw usuń któryś z nich.
too-many-studies = Przechowujesz tu już { $most } studiów. Najpierw usuń któreś z nich.
too-large = To jest za duże.
bad-fields = Coś jest nie tak z polem { $where }: { $problem }
name-length = Imię ma od 1 do 30 znaków.
name-unseen = Imię składa się ze znaków, które widać, w tym z co najmniej jednej litery, cyfry lub obrazka.
name-stacked = Na jednej literze tego imienia jest za dużo znaczków.
name-mixed = Imię zapisuje się jednym alfabetem: litery z różnych zbyt łatwo pomylić.
password-short = Hasło ma co najmniej { $least } znaków.
password-common = To hasło jest jednym z pierwszych, których każdy by spróbował. Dobre są trzy lub cztery słowa, które nie mają ze sobą nic wspólnego.
too-fast = Za szybko. Poczekaj chwilę.
head-too-large = Nagłówki tego żądania są zbyt duże.
our-fault = Coś poszło nie tak po naszej stronie. Twoje ruchy są bezpieczne; spróbuj jeszcze raz.
busy = Serwer jest zajęty. Spróbuj za chwilę.

bot-random = Losowy
bot-greedy = Zachłanny
bot-program-blurb = Program dodany przez osobę prowadzącą ten serwer.

# What a link to a page says of itself.
page-start = Patolli: gry dawnej Mezoameryki
page-start-about = Mexica, Tzolk’in, Mezo i dawne Patolli według dokładnych zasad: przeciw botom albo z przyjaciółmi przez link.
page-new = Nowy stół: { $game } · Patolli
page-rules = Zasady: { $game } · Patolli
page-at = { $game }: { $names } · Patolli
page-replay = Powtórka: { $game }: { $names } · Patolli
page-open = Do gry w { $game } zaprasza: { $names }. { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[other] { $count } miejsc jest wolnych
  }: usiądź do stołu.
page-table = Partia { $game }: { $names }.
page-over = Partia { $game }: { $names }. { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
  }
