game-title = Mexica
game-blurb = Jezioro Texcoco, rok 1325. Kop kanały przez wyspę, aż otoczą regiony dokładnie takiej wielkości, jakiej żąda Cesarz, zakładaj je przed innymi i wznoś świątynie tam, gdzie ich poziomy znaczą najwięcej. Sześć punktów akcji na turę, zero losu, a wszystko, co zbudujesz, służy też rywalom.
option-harder = Trudniejsza gra dla dwojga: więcej poziomów neutralnych świątyń

word-start = Zacznij tutaj
word-canal = Zbuduj kanał
word-bridge = Zbuduj most
word-shift = Przenieś most
word-temple = Wznieś świątynię
word-walk = Idź
word-boat = Płyń łodzią
word-leap = Ruch na dowolne pole (5 PA)
word-found = Załóż region
word-take = Weź żeton akcji
word-spend = Zagraj żeton akcji
word-propose = Zaproponuj odrzucenie żetonu calpulli
word-agree = Zgadzam się
word-refuse = Nie zgadzam się
word-end = Zakończ turę

expect-start = Wybierz pole startowe pałacu dla swojego Pilli.
expect-turn = { $ap ->
    [one] Został { $ap } punkt akcji
    [few] Zostały { $ap } punkty akcji
    [many] Zostało { $ap } punktów akcji
   *[other] Zostało { $ap } punktu akcji
  }, { $tokens ->
    [0] brak żetonów akcji
    [one] { $tokens } żeton akcji
    [few] { $tokens } żetony akcji
    [many] { $tokens } żetonów akcji
   *[other] { $tokens } żetonu akcji
  }.
expect-turn-quiet = { $ap ->
    [one] Został { $ap } punkt akcji
    [few] Zostały { $ap } punkty akcji
    [many] Zostało { $ap } punktów akcji
   *[other] Zostało { $ap } punktu akcji
  }, { $tokens ->
    [0] brak żetonów akcji
    [one] { $tokens } żeton akcji
    [few] { $tokens } żetony akcji
    [many] { $tokens } żetonów akcji
   *[other] { $tokens } żetonu akcji
  }. Minęła runda bez kanału, świątyni, żetonu i nowego mostu: następna taka kończy okres.
expect-answer = { $seat } proponuje odrzucić żeton calpulli { $size }. Zgadzasz się?
expect-over = Gra jest skończona.

# Co stoi na planszy.
piece-temple = świątynia
piece-tile = żeton calpulli
piece-pilli = pionek Pilli
water-canal = kanał
water-lake = jezioro
way-ns = z północy na południe
way-ew = ze wschodu na zachód
neutral = neutralne

how-complete = nie ma już żetonów calpulli i ktoś wzniósł wszystkie swoje świątynie
how-full = nie ma już żetonów calpulli i żaden region nie pomieści kolejnej świątyni
how-quiet = przez dwie rundy niczego nie zbudowano

event-started = { $seat } zaczyna na { $square }.
event-dug = { $seat } buduje kanał: { $squares }.
event-bridged = { $seat } buduje most na { $square }.
event-shifted = { $seat } przenosi most z { $start } na { $square }.
event-built = { $seat } wznosi na { $square } świątynię o { $level ->
    [one] { $level } poziomie
    [few] { $level } poziomach
    [many] { $level } poziomach
   *[other] { $level } poziomach
  }.
event-walked = { $seat } idzie { $start } → { $square }.
event-sailed = { $seat } płynie łodzią { $start } → { $square } ({ $hops ->
    [one] { $hops } most
    [few] { $hops } mosty
    [many] { $hops } mostów
   *[other] { $hops } mostu
  }).
event-leapt = { $seat } przenosi się { $start } → { $square }.
event-founded = { $seat } zakłada przy { $square } region wielkości { $size }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
event-present = { $seat } jest w regionie zakładanym przy { $square }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
event-took = { $seat } bierze żeton akcji.
event-spent = { $seat } zagrywa żeton akcji.
event-proposed = { $seat } proponuje odrzucić żeton calpulli { $size }.
event-agreed = { $seat } się zgadza.
event-refused = { $seat } się nie zgadza: żeton calpulli { $size } zostaje.
event-gave-up = Żeton calpulli { $size } zostaje odrzucony.
event-removed = { $count ->
    [one] Żetonu calpulli { $size } nie da się już użyć: wypada z gry.
    [few] { $count } żetonów calpulli { $size } nie da się już użyć: wypadają z gry.
    [many] { $count } żetonów calpulli { $size } nie da się już użyć: wypadają z gry.
   *[other] { $count } żetonu calpulli { $size } nie da się już użyć: wypadają z gry.
  }
event-ended = { $seat } kończy turę.
event-quiet = Minęła runda bez kanału, świątyni, żetonu i nowego mostu: następna taka kończy okres.
event-period-ended = Koniec okresu { $period }: { $how }.
event-scored = { $seat } ma { $place }. miejsce w regionie { $square }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
event-palace = { $seat } stoi na polu startowym pałacu: { $points } punktów.
event-revealed = Zaczyna się drugi okres. Nowe żetony calpulli: { $sizes }.
event-won = Wygrywa: { $winners_seat }.

why-start-first = Najpierw wybierz pole startowe dla swojego Pilli.
why-start-over = Wszystkie pionki Pilli są już ustawione.
why-start-elsewhere = { $square } nie jest polem startowym; są nimi h6, g7, i7 i h8.
why-start-taken = Na { $square } stoi już inny Pilli.
why-too-dear = To kosztuje { $cost } PA, a masz { $ap }: brakuje { $missing }.

why-no-singles = Nie ma już małych kafli kanału.
why-no-doubles = Nie ma już dużych kafli kanału.
why-canal-apart = { $square } i { $second } nie sąsiadują ze sobą: duży kafel kanału ich nie przykryje.
why-canal-order = Pola dużego kanału podaj w kolejności planszy: { $second } przed { $square }.
why-canal-twice = Duży kafel kanału przykrywa dwa pola, a { $square } podano dwa razy.
why-canal-on-lake = { $square } to jezioro: kanały kopie się na lądzie.
why-canal-on-palace = { $square } należy do pałacu: nie wolno tam kłaść kanału.
why-canal-on-canal = Na { $square } leży już kanał.
why-canal-in-founded = { $square } leży w założonym regionie wielkości { $size }, a taki region już się nie zmienia.
why-canal-on-piece = Na { $square } stoi { $piece }: kanał wymaga pustego lądu.
why-canal-at-ramp = { $square } to wejście na most: nie wolno tam kłaść kanału.
why-no-bridges = Wszystkie mosty są już na planszy; przenieś któryś słowem „shift”.
why-bridge-on-lake = { $square } to jezioro: mosty stoją tylko na kanałach.
why-bridge-off-canal = Na { $square } nie ma kanału.
why-bridge-on-bridge = Na { $square } stoi już most.
why-bridge-to-water = Most na { $square } { $way } prowadziłby na { $water }: oba końce muszą być na lądzie.
why-bridges-left = Mosty wolno przenosić dopiero, gdy zapas jest pusty; { $count ->
    [one] został { $count }
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
  }.
why-shift-no-bridge = Na { $square } nie ma mostu.
why-shift-under-pilli = Na moście { $square } stoi Pilli: nie można go przenieść.
why-shift-on-the-spot = Most z { $square } musi trafić na inne pole: nie wolno go obrócić w miejscu.
why-bridge-taken = Na moście { $square } stoi inny Pilli.

why-no-such-temple = Nie masz przed sobą świątyni o { $level ->
    [one] { $level } poziomie
    [few] { $level } poziomach
    [many] { $level } poziomach
   *[other] { $level } poziomach
  }.
why-temple-on-lake = { $square } to jezioro: świątynia tam nie stanie.
why-temple-on-palace = { $square } należy do pałacu: świątynia tam nie stanie.
why-temple-on-canal = { $square } to kanał: świątynia tam nie stanie.
why-temple-on-piece = Na { $square } stoi już { $piece }.
why-temple-from-bridge = Twój Pilli stoi na moście, czyli w żadnym regionie: nie może wznieść świątyni.
why-temple-elsewhere = { $square } nie leży w regionie twojego Pilli.
why-temple-on-pilli = Na { $square } stoi Pilli.

why-walk-too-far = { $square } nie sąsiaduje z { $start }: krok prowadzi na sąsiednie pole, nigdy na ukos.
why-walk-into-water = { $square } to woda: bez mostu nie przejdziesz.
why-walk-off-side = Z mostu { $square } schodzi się tylko jego dwoma końcami.
why-walk-onto-side = Na most { $square } wchodzi się tylko jego dwoma końcami.
why-walk-blocked = Droga zablokowana: na { $square } stoi { $piece }.
why-boat-from-land = Łodzie odpływają od mostów, a twój Pilli na { $square } nie stoi na moście.
why-boat-no-bridge = Na { $square } nie ma mostu, przy którym można wysiąść.
why-boat-nowhere = Twój Pilli już stoi na moście { $square }.
why-boat-taken = Most { $square } jest zajęty: możesz pod nim przepłynąć, ale nie wysiąść.
why-boat-no-water = Żadna woda nie łączy mostów { $start } i { $square }.
why-leap-into-water = { $square } to woda: wybierz wolny ląd albo wolny most.
why-leap-blocked = Na { $square } stoi { $piece }: wybierz wolne pole.
why-locks-in = Nie w pierwszej rundzie: tym ruchem na { $square } zamkniesz graczy: { $locked_seat }.

why-tile-not-open = Żaden żeton calpulli { $size } nie jest dostępny.
why-found-from-bridge = Twój Pilli stoi na moście, czyli w żadnym regionie: nie może go założyć.
why-already-founded = Ten region wielkości { $size } jest już założony.
why-wrong-size = Żeton wymaga wielkości { $size }, a region twojego Pilli ma { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
  }.
why-tile-on-water = { $square } to woda: żeton kładzie się na lądzie.
why-tile-elsewhere = { $square } nie leży w regionie twojego Pilli.
why-tile-on-palace = { $square } należy do pałacu: połóż żeton gdzie indziej.
why-tile-on-piece = Na { $square } stoi { $piece }: żeton wymaga pustego pola.

why-take-limit = W tej turze liczba wziętych przez ciebie żetonów akcji to już { $limit }: więcej nie wolno.
why-no-tokens-left = W zapasie nie ma już żetonów akcji.
why-no-token = Nie masz żetonu akcji.
why-propose-not-open = Żaden żeton calpulli { $size } nie jest dostępny.
why-propose-again = Odrzucenia żetonu calpulli { $size } już w tej turze odmówiono.
why-answer-first = Najpierw odpowiedz, czy odrzucić żeton calpulli { $size }.
why-nothing-proposed = Nikt nie proponował odrzucenia żetonu.

# Plansza w terminalu.
board-moment = Okres { $period }, runda { $round }
board-legend = ~ jezioro   ▒ kanał   ═ ║ most   · ląd   [S] start   [E] godło   ▲A3 świątynia   ◆13 calpulli   (A) Pilli
board-tiles = Dostępne żetony calpulli: { $sizes }
board-later = Żetony calpulli drugiego okresu: { $sizes }
board-supply = Zapas: kanały małe { $singles }, duże { $doubles }, mosty { $bridges }, żetony akcji { $tokens }
board-side = { $mark } { $name }: punkty { $points }, żetony akcji { $tokens }, świątynie { $temples }
board-district = { $square }: wielkość { $size }, { $state }
board-founded = założony
board-fits = pasuje żeton
board-unfounded = niezałożony
board-none = brak

fact-points = punkty
fact-districts = punkty za dzielnice, gdyby liczyć je teraz
fact-rival-districts = to samo u najlepszego rywala
fact-first-places = pierwsze miejsca w dzielnicach
fact-tokens = żetony akcji
fact-levels-left = poziomy świątyń w zapasie
fact-at-palace = Pilli przy pałacu
