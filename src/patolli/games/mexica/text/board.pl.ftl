# What only the board in the browser says.

chapters = Każdy słupek to jeden okres razem z jego punktowaniem.
headline = okres { $period } · runda { $round }
ap-left = Zostało: { $ap ->
    [one] { $ap } punkt akcji
    [few] { $ap } punkty akcji
    [many] { $ap } punktów akcji
   *[other] { $ap } punktu akcji
}, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
temples-left = Świątynie poziomu { $level }: zostało { $count }
tokens-held = Żetony akcji: { $count }
orders = Rozkazy Władcy
orders-none = Wszystkie żetony calpulli są już użyte.
orders-later = { $count ->
    [one] W drugim okresie dojdzie { $count } żeton
    [few] W drugim okresie dojdą { $count } żetony
    [many] W drugim okresie dojdzie { $count } żetonów
   *[other] W drugim okresie dojdzie { $count } żetonu
}
order = Dzielnica z { $size } pól: { $founder } dla założyciela, { $present } dla każdego innego w niej
supply = Zasoby
supply-singles = Pojedyncze kanały
supply-doubles = Podwójne kanały
supply-bridges = Mosty
supply-tokens = Żetony akcji
source-founded = zakładanie dzielnic
source-present = obecność przy założeniu
source-scored = dzielnice przy punktowaniu
source-palace = pozycja przy pałacu
preview-cost = { $cost } PA, zostaje { $left }.
preview-fits = Zamyka dzielnicę z { $size } pól i żeton pasuje: { $founder } za założenie, { $present } za obecność.
preview-closes = Zamyka dzielnicę z { $size } pól; żaden żeton nie pasuje.
preview-shrinks = Dzielnica kurczy się do { $size } pól.
preview-nobody = Nikt w niej jeszcze nie stoi.
preview-standing = { $count ->
    [one] Stoi w niej { $names }.
    [few] Stoją w niej { $names }.
    [many] Stoją w niej { $names }.
   *[other] Stoją w niej { $names }.
}
preview-place = Daje ci miejsce { $place } w tej dzielnicy z { $size } pól, czyli { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, gdyby teraz punktowano.
preview-place-unscored = Daje ci miejsce { $place } w tej dzielnicy z { $size } pól; póki nikt jej nie założy, pierwsza punktacja ją pominie.
preview-points = Punkty: { $gains }.
preview-removed = Żetony, których nie da się już użyć: { $sizes }.
at-temple = świątynia gracza { $seat }, poziom { $level }
at-neutral-temple = neutralna świątynia, poziom { $level }
at-pilli = Pilli gracza { $seat }
at-bridge = most
at-canal = kanał
at-tile = żeton { $size }
at-district = dzielnica z { $size } pól
spare-ap = { $ap ->
    [one] Został ci jeszcze 1 punkt akcji
    [few] Zostały ci jeszcze { $ap } punkty akcji
   *[other] Zostało ci jeszcze { $ap } punktów akcji
}. Przepadną z końcem tury.
standing-founded = założona dzielnica z { $size } pól
standing-seat = { $seat }: { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
standing-levels = { $seat }: { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
}
standing-neutral = neutralne: { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
}
standing-nobody = nikt tu jeszcze nie zbudował
standing-unfounded = w pierwszym okresie nic nie daje, dopóki nie jest założona
