# Wspólne dla wszystkich gier.
why-game-over = Gra jest skończona.
why-not-your-turn = To nie twój ruch: gra czeka na gracza { $seat }.
why-no-such-action = Nie ma akcji o numerze { $action }.
why-no-such-phrase = { $problem ->
    [unfinished] Ruch nie jest dokończony; dalej może być: { $fits }.
    [unknown] „{ $word }” nie jest ruchem w tej grze.
    [surplus] „{ $word }” to o jedno słowo za dużo.
   *[wrong] „{ $word }” tu nie pasuje. Pasuje: { $fits }.
  }
why-no-undo = Tego nie można cofnąć: decyzja przeszła dalej albo ujawniono coś zakrytego.
score = punkty
no-rules = Gra { $game } nie ma jeszcze strony z zasadami.

bot-level-1 = Pancernik
bot-level-2 = Ostronos
bot-level-3 = Kojot
bot-level-4 = Jaguar
bot-level-5 = Pierzasty Wąż
bot-level-1-blurb = Przyjazny początkujący: lubi punkty od ręki, a resztę widzi jak przez mgłę.
bot-level-2-blurb = Rozważa ruchy, które przyjdą mu do głowy, na jeden krok naprzód i ani kroku dalej.
bot-level-3-blurb = Planuje całą turę naraz i liczy, że jakoś to będzie.
bot-level-4-blurb = Rozważa odpowiedzi na swoje najlepsze tury: dla większości graczy twardy orzech do zgryzienia.
bot-level-5-blurb = Najsilniejszy: nad decyzją myśli nawet sekundę.
bot-random-blurb = Gra cokolwiek, byle zgodnie z zasadami.
bot-greedy-blurb = Wybiera ruch, który o krok naprzód wygląda najlepiej.
bot-reasons-blurb = Pierzasty Wąż bez tego, czego się nauczył: miara dla jego sieci.
bot-search-blurb = Przeszukuje w przód; od search:1 do search:5 myśli coraz dłużej, search:800 robi 800 symulacji.

seat-name = Miejsce { $number }
playthrough-rules = Odtąd obowiązuje wersja { $version } zasad.
playthrough-only = (tylko { $eyes_seat })
playthrough-over = Koniec gry; liczba ruchów: { $moves }.
playthrough-open = Tu kończy się zapis, gra trwa dalej; liczba ruchów: { $moves }.
playthrough-winners = Zwycięzca: { $winners_seat }.
