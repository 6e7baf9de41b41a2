# What only the board in the browser says.

chapters = Każdy słupek kończy się Dniem Żywienia; ostatni zawiera punktowanie końcowe.
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
tz-tell-vain = robotnik wróci z niczym.
source-tz-scored = budynki, rozwój, Chichen Itza
source-tz-favour = przychylność bogów
source-tz-hunger = głód
source-tz-corn = kukurydza i kostki na koniec
source-tz-skulls = czaszki na koniec
source-tz-monuments = monumenty
tz-spare-place = Za { some-corn } możesz jeszcze wystawić robotnika, a i tak wykarmisz wszystkich.
tz-spare-pushed = Gdy koła się obrócą, twój robotnik spadnie z koła { $wheel } bez akcji.
