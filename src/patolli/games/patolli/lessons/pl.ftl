first-title = Pierwsze rzuty
first-about = Ruch, drugi pionek, szczęśliwe pole.
first-welcome = To mata do patolli: krzyż z 52 pól. Twój pierwszy pionek stoi już na g7, pośrodku. Każdy ma sześć pionków i dwadzieścia stawek.
first-walk = Pięć fasolek pokazuje dwa znaki: dwa pola dla jednego pionka. Pionki idą zgodnie z ruchem wskazówek zegara, jedną stroną ramienia tam, drugą z powrotem. Przesuń swój pionek z g7.
first-enter = Przyjaciel wykonał ruch. Teraz twoje fasolki pokazują jeden. Tylko jedynka wprowadza następny pionek, na twoje pole środkowe g7. Wprowadź go!
first-enter-else = Można nią iść dalej. Ale jedynka to rzadkość i tylko ona wprowadza pionek: skorzystaj.
first-lucky = Cztery! Policz od swojego pionka na g5: cztery pola dalej jest g1, koniec ramienia. Stań tam.
first-lucky-else = Ten pionek stanąłby na zwykłym polu. Ten z g5 dojdzie na koniec ramienia.
first-choice = Końce ramion przynoszą szczęście: rzucasz jeszcze raz, i jest jedynka. Na g7 stoi twój własny pionek, więc nikt nie wejdzie; dwa pionki jednego gracza nigdy nie stoją na jednym polu. Ale któryś z pionków musi iść. Który?
first-done = Oto patolli: rzut, wybór, ruch. Rzut trzeba wykorzystać, jeśli może to zrobić któryś pionek; jeśli żaden nie może, fasolki idą dalej.

squares-title = Krzyżyki i szczęśliwe końce
squares-about = Gdzie traci się stawkę, a gdzie rzuca jeszcze raz.
squares-look = Widzisz krzyżyki? Trzecie pole każdego ramienia, po obu stronach, kosztuje stawkę tego, kto na nim stanie. Przejście obok jest darmowe.
squares-tips = A dwa pola na końcu każdego ramienia przynoszą szczęście: kto tam stanie, od razu rzuca jeszcze raz.
squares-land = Fasolki pokazują cztery. Jeden twój pionek stanąłby na zwykłym polu, drugi na końcu ramienia. Wybierz szczęście.
squares-land-else = To tylko zwykłe pole. Policz jeszcze raz od g5: kończy na g1 i rzucasz ponownie.
squares-forced = Teraz dwójkę może wykorzystać tylko ten pionek, a dwa pola dalej jest krzyżyk. Rzut trzeba wykorzystać, jeśli się da: idź i zapłać stawkę.
squares-done = Licz, zanim ruszysz: końce ramion są warte drogi, krzyżyki westchnienia.

catching-title = Bicie pośrodku
catching-about = Cztery pola, na których nikt nie jest bezpieczny, i ramiona, na których każdy jest.
catching-look = Na czterech polach pośrodku krzyżują się wszystkie drogi. Tu bije się pionki, i nigdzie indziej.
catching-catch = Pionek przyjaciela czeka na h7, cztery pola od twojego na h3. Zbij go: wraca na rękę, a jego właściciel płaci ci stawkę.
catching-catch-else = To minęłoby cel. Pionek z h3 trafia dokładnie na h7.
catching-safe = Na ramionach każdy jest bezpieczny. Twój pionek z i7 nie może iść na k7, bo stoi tam przyjaciel: wskaż go, a mata powie dlaczego. Rusz się drugim.
catching-danger = Teraz pilnuj siebie: jedynką pionek z h6 wszedłby na środek, a przyjaciel stoi trzy pola za nim. Im dalej pionek zaszedł, tym większa strata. Znajdź coś bezpieczniejszego.
catching-danger-else = Tam zbije go trójka z h4 i cała droga na nic. Wybierz coś bezpieczniejszego.
catching-done = Bij to, co stoi pośrodku, i nie odpoczywaj tam.

home-title = Do domu
home-about = Raz dookoła, dokładnym rzutem.
home-way = Pionek obszedł matę, gdy wraca na twoje pole środkowe g7. Schodzi wtedy z maty, a przyjaciel płaci ci stawkę.
home-exact = Twojemu pionkowi na d7 brakuje trzech do g7. Fasolki pokazują trzy: zaprowadź go do domu.
home-exact-else = To może poczekać: właśnie tym rzutem pionek z d7 będzie w domu.
home-far = Tu brakuje tylko jednego, a masz trzy. Za dużo się nie liczy: do domu prowadzi tylko dokładny rzut. Rusz się drugim pionkiem.
home-done = Pionek tuż przed domem czeka na swoją liczbę. Dobrzy gracze mają w tym czasie drugi do chodzenia.

ending-title = Jak to się kończy
ending-about = Wszystkie pionki w domu albo brak stawek.
ending-stakes = Gra kończy się od razu, gdy ktoś ma wszystkie pionki w domu albo nie ma już stawek. Kto jednak wygrywa? Ten, kto ma więcej stawek, a nie ten, kto był pierwszy.
ending-last = Ostatniemu pionkowi brakuje czterech, i tyle masz. On też przynosi stawkę: przy dziewięciu do jedenastu dwie stawki robią różnicę. Zaprowadź go do domu.
ending-poor = Inna gra: przyjacielowi została jedna stawka i pionek na h7. Zabierz mu jedno i drugie.
ending-poor-else = Nie: zbij pionek na h7. To będzie kosztowało przyjaciela ostatnią stawkę.
ending-done = Przy równych stawkach wygrywa ten, kto ma więcej pionków w domu; inaczej wygrywają obaj. A po tysiącu rzutów jest już ciemno i grę liczy się tak, jak stoi.

game-title = Pierwsza gra
game-about = Trzy pionki i dziesięć stawek przeciw Pancernikowi, z podpowiedzią od czasu do czasu.
game-play = Twoja własna gra. Ruszaj się, jak chcesz: co świeci, może iść.
game-one = Jedynka: tylko ona wprowadza pionek. Więcej pionków na macie to większy wybór.
game-four = Cztery pola. Czy któryś pionek stanie na końcu ramienia albo zbije pionek pośrodku? Najpierw policz.
game-three = Ze środka trzy pola prowadzą na krzyżyk, a to kosztuje stawkę. Może trójkę wykorzysta inny pionek.
game-home = Pionek jest w domu, a stawka twoja. W domu nikt go już nie zbije.
game-robbed = Pancernik ma jeden pionek w domu. Kosztuje cię to stawkę, ale liczą się stawki, nie pionki.
game-ahead = Prowadzisz wyraźnie. Graj bezpiecznie: z dala od środka i krzyżyków.
game-behind = Jesteś w tyle. Najszybciej odrobisz straty, bijąc coś pośrodku.
game-done = Koniec gry. Znasz już całe patolli: reszta to szczęście i wybór.
