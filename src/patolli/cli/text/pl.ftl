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
