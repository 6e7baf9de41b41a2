game-title = Patolli
game-blurb = Wyścig Azteków rozgrywany na macie pięcioma fasolkami. Przeprowadź swoje pionki dookoła krzyża, bij cudze na środku i wygraj stawki rywala. Fasolkami rzuca los, ale to ty wybierasz, który pionek rusza.
option-pieces = Pionki każdego gracza
option-stakes = Stawki każdego gracza

word-enter = Wprowadź pionek
word-move = Rusz pionek

expect-move = Fasolki pokazują { $throw }: rusz pionek.
expect-over = Gra jest skończona.
legend = □ środek   x kosztuje stawkę   ◦ rzucasz jeszcze raz
side = { $shape } { $name }: stawki { $stakes }, w ręku { $hand }, w domu { $home }

event-threw = { $seat } wyrzuca { $throw }.
event-stuck = { $seat } nie może się ruszyć.
event-entered = { $seat } wprowadza pionek na { $square }.
event-moved = { $seat } rusza { $start } → { $square }.
event-came-home = { $seat } doprowadza pionek z { $start } do domu.
event-captured = Zbity pionek na { $square }; jego właściciel: { $seat }.
event-paid = { $seat } płaci stawkę.

why-hand-empty = Nie masz już pionków w ręku.
why-enter-needs-one = Pionek wchodzi tylko przy rzucie 1; fasolki pokazują { $throw }.
why-no-piece-there = Na polu { $square } nie stoi żaden twój pionek.
why-too-far = Z pola { $square } do domu { $left ->
    [one] zostało jedno pole
    [few] zostały { $left } pola
   *[other] zostało { $left } pól
  } i liczy się tylko dokładny rzut; fasolki pokazują { $throw }.
why-own-piece-there = Na polu { $square } stoi już twój pionek.
why-safe-there = Na polu { $square } cudzy pionek jest bezpieczny: bije się tylko na czterech polach środka.

fact-stakes = stawki
fact-home = pionki u celu
fact-entered = pionki na macie
fact-walked = przebyte pola
fact-rival-entered = pionki rywala na macie
