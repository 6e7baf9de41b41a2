first-title = Tura na wyspie
first-about = Idź, kop, załóż region, wznieś świątynię.
first-welcome = Wyspa na jeziorze uniesie Tenochtitlan. Jesteś Pilli, szlachcicem: twój stoi na e12, przy południowym brzegu. W turze masz 6 punktów akcji, w skrócie PA.
first-walk = Krok kosztuje 1 PA. Zejdź na e14, dwa kroki.
first-walk-else = Najpierw dwa kroki na e14: chcemy stać na brzegu, gdy przyjdzie woda.
first-dig = Teraz kop. Kanał kosztuje 1 PA i zajmuje jedno pole albo dwa, gdziekolwiek stoi twój Pilli. Wykop długi na c13 i d13.
first-close = Jeszcze jeden na e13 i f13 i brzeg jest odcięty: cztery pola, woda dookoła. To region.
first-found = Cztery pola, a na wierzchu leży żeton z 4. Stoisz w regionie, więc go załóż: wybierz żeton i pole dla niego. Założenie nic nie kosztuje.
first-temple = 2 punkty dla założyciela! I zostały 2 PA: wznieś tu świątynię o dwóch poziomach, gdzie nikt inny żadnej nie ma.
first-temple-else = Dwa poziomy za twoje dwa PA. Więcej poziomów, więcej chwały.
first-end = Nie ma już czego wydać. Zakończ turę.
first-done = Kopać, zakładać, budować: oto Mexica. Wszystko, co wykopiesz, może służyć też innym.

canals-title = Kanały
canals-about = Długie i krótkie, narożniki, które zamykają, i odcinanie.
canals-long = Północny brzeg, od f1 do j1, ma pięć pól. Odetnij go: długie kanały na f2 g2 i na h2 i2. Kanał nie musi stykać się z innym, a twój Pilli może być daleko.
canals-short = Teraz krótki na j2.
canals-short-else = Tylko j2: pojedynczy kanał zamknie lukę.
canals-corner = Pięć pól jest zamkniętych. Spójrz na f1: obok leży jezioro, a kanał na f2 styka się z nim tylko rogiem. To wystarczy, żeby zamknąć region.
canals-cut = Niezałożony region nie należy do nikogo: każdy może go przeciąć. Odetnij mu pole z brzegu: kop na f1 albo j1, a zostaną cztery.
canals-never = Niektóre pola zawsze są suche: pałac, pole przed rampą mostu, świątynie, żetony, Pilli i wszystko w założonym regionie. Wskaż pałac, a usłyszysz dlaczego. Potem kop, gdzie chcesz.
canals-done = Jest 35 długich kanałów i sześć krótkich. Gdy jakichś zabraknie, to koniec.

founding-title = Zakładanie
founding-about = Dokładna wielkość i kto na tym zyskuje.
founding-tile = Żetony mają trzy liczby. Duża to wielkość regionu i to, co dostanie jego pierwszy. Niebieska jest dla założyciela, biała dla gości.
founding-found = Twój Pilli stoi w regionie o pięciu polach, Pilli przyjaciela też. Załóż go: żeton 5, na wolnym polu.
founding-white = Dostajesz niebieskie 3, a przyjaciel, który tylko tam stał, białe 2. Najlepiej zakładać samemu, ale kto czeka, może się spóźnić. Na pole żetonu nikt nie wejdzie i nic tam nie zbuduje.
founding-size = To samo miejsce, ale nie ma odkrytej 5. Wielkość musi się zgadzać. Jest 4: odetnij pole, na f1 albo j1.
founding-size-else = Niech będą cztery pola: kop na f1 albo na j1.
founding-four = Teraz cztery. Załóż żetonem 4.
founding-done = Liczą się wszystkie pola lądu, także ze świątyniami i Pilli. Nieważne, kto kopał; ważne, kto założył.

bridges-title = Mosty
bridges-about = Nad wodą, i tylko przez końce.
bridges-outside = Region o pięciu polach, a twój Pilli stoi na zewnątrz. Woda zatrzymuje każdego piechura.
bridges-build = Most kosztuje 1 PA i stoi na jednym polu kanału, z lądem na obu końcach. Zbuduj go na h2, z północy na południe.
bridges-cross = Przejdź po nim: na h2, potem na h1. Na most wchodzi się tylko przez jego dwa końce.
bridges-found = Jesteś w środku! Załóż region.
bridges-done = Możesz skończyć turę na moście i tak go zablokować, ale kto tam stoi, nie jest w żadnym regionie. Mostów jest jedenaście; gdy stoją wszystkie, można jeden przenieść.

boats-title = Łodzie i wielki skok
boats-about = Od mostu do mostu, kanałami i jeziorem.
boats-look = Stoisz na moście, a mosty są tu trzy. Z mostu płyniesz łodzią do następnego, jeśli łączy je woda.
boats-near = Najbliżej jest e13: jeden most, 1 PA. Popłyń tam.
boats-far = Południowy kanał uchodzi do jeziora, północny też. Jezioro to wolna woda, choćby najdalsza. Płyń na h2: to 2 PA, bo mijasz most na d13.
boats-ashore = Z jednego końca wyspy na drugi w mgnieniu oka. Wysiądź na h1 i załóż region.
boats-leap = A gdzie nie prowadzi żaden most, jest ruch na dowolne pole: 5 PA na każdy wolny ląd lub most. Twój Pilli jest daleko na wschodzie: przenieś się do północnego regionu.
boats-leap-else = To trwałoby za długo. Od razu na północny brzeg, f1 do j1.
boats-done = Łódź staje przy moście, nigdy na lądzie. Zajęty most można minąć, ale nie można na nim stanąć.

tokens-title = Żetony akcji
tokens-about = Punkty akcji na później.
tokens-left = Zostały dwa PA i nic pożytecznego do zrobienia? Niewykorzystane punkty przepadają. Ale za 1 PA możesz wziąć żeton, najwyżej dwa na turę. Weź dwa.
tokens-end = Zakończ turę. Żetony zostają, także na drugi okres.
tokens-spend = Twoja następna tura: 6 PA. Każdy żeton to jeden więcej. Zagraj oba.
tokens-eight = Osiem punktów w jednej turze. Najlepsze tury w Mexica przygotowuje się turę wcześniej.
tokens-done = Żetonów jest dwanaście dla wszystkich. Przy remisie na końcu wygrywa ten, kto ma ich najwięcej.

temples-title = Świątynie
temples-about = Poziomy decydują, kto prowadzi w regionie.
temples-rival = Ten region jest założony, a prowadzi przyjaciel ze świątynią o dwóch poziomach. Na koniec okresu pierwszy dostaje żółtą liczbę.
temples-lead = Liczy się suma poziomów, nie liczba świątyń. Świątynia kosztuje 1 PA za poziom i staje tam, gdzie jest twój Pilli. Wznieś trzy poziomy na c14.
temples-lead-else = To za mało: przyjaciel ma tu dwa poziomy. Trzy, na c14.
temples-places = Trzy do dwóch: jesteś na pierwszym miejscu, przyjaciel na drugim. Pierwszy bierze żółtą, drugi niebieską, trzeci białą. Przy remisie każdy dostaje pełne punkty za miejsce.
temples-walls = Świątynie stoją na zawsze i nikt przez nie nie przejdzie, nawet ty. Zobacz, dokąd możesz stąd jeszcze pójść. Potem zrób coś albo zakończ turę.
temples-done = W pierwszej rundzie nikogo nie wolno zamknąć, później można. Zamkniętemu zostają mosty i ruch na dowolne pole. Na okres masz dziewięć świątyń: zaplanuj je.

scoring-title = Punktowanie
scoring-about = Kiedy kończy się okres i co daje.
scoring-when = Pierwszy okres kończy się, gdy zużyto wszystkie odkryte żetony i ktoś wzniósł wszystkie dziewięć świątyń. Żetonów już nie ma, a tobie została jedna świątynia. Twój Pilli stoi na polu pałacu: to będzie 5 punktów.
scoring-last = Wznieś ostatnią świątynię. Ma jeden poziom; postaw ją, gdzie chcesz.
scoring-end = Rundę gra się do końca. Zakończ turę i patrz.
scoring-scored = Na południu prowadzisz: 4 punkty. Na północy jesteś na drugim miejscu: 3. I 5 za pałac. Potem zaczyna się drugi okres, z siedmioma nowymi żetonami i dziewięcioma świątyniami; na wyspie wszystko zostaje.
scoring-done = W drugim punktowaniu liczą się też regiony bez żetonu: pierwszy dostaje tyle, ile mają pól, drugi połowę, trzeci ćwierć.

tiles-title = Żetony, których nikt nie chce
tiles-about = Odrzucić wspólnie.
tiles-propose = Region o 13 polach to mnóstwo kopania. Jeśli nikt już nie chce żetonu, możesz zaproponować jego odrzucenie: za darmo, raz na żeton w turze. Zaproponuj 13.
tiles-gone = Wszyscy się zgodzili i żetonu nie ma. Jeden sprzeciw by go zatrzymał. W drugim okresie żetony nie do użycia odchodzą same.
tiles-done = Mniej żetonów to bliższy koniec okresu. Policz, komu to pomaga.

two-title = We dwoje
two-about = Trzeci kolor, który nie należy do nikogo.
two-neutral = We dwoje na wyspie stoi dziesięć neutralnych świątyń. Zajmują pierwsze i drugie miejsca jak gracz, ale nic nie dostają. W trudniejszej grze mają więcej poziomów.
two-start = Przed pierwszą turą każdy stawia Pilli na polu startowym pałacu. Kto tam stoi podczas punktowania, dostaje 5 punktów. Wybierz pole.
two-done = Z neutralnymi też decydują poziomy. Czasem drugie miejsce za nikim jest najlepsze.

game-title = Trzy własne tury
game-about = Przeciw Pancernikowi, z podpowiedzią od czasu do czasu.
game-play = Sześć punktów akcji, w dowolnej kolejności. Wskaż coś, żeby zobaczyć, co to da.
game-place = Wybierz, gdzie zaczyna twój Pilli. Stamtąd dojdzie wszędzie.
game-begin = Twoja pierwsza tura. Brzegi odcina się kilkoma kanałami: poszukaj rogu, który zamkniesz do wielkości odkrytego żetonu.
game-last = Został jeden PA. Żeton kosztuje jeden i w następnej turze jest PA.
game-empty = Nie ma już czego wydać. Zakładać wciąż można za darmo; jeśli nie ma czego, zakończ turę.
game-second = Druga runda. Czy Pancernik wykopał coś, co ci się przyda? Jego kanały są też twoje.
game-points = Pierwsze punkty. Teraz świątynie: kto prowadzi w założonym regionie, dostanie punkty jeszcze raz na koniec okresu.
game-rival = Pancernik coś założył. Twoja świątynia może tam jeszcze przejąć prowadzenie.
game-third = Ostatnia tura tej lekcji. Gdzie świątynia liczyłaby się najbardziej?
game-done = Masz za sobą kawałek Mexica. Prawdziwa gra trwa do dwóch punktowań; wiesz już wszystko.
