code = pl
game-title = Mezo
game-blurb = Pomiędzy Majami stąpają bogowie, żądni wiary. Poprowadź Plemię Wojowników i Szamanów przez trzy Epoki, w każdej walcz o Regiony, buduj Piramidy, składaj ofiary i spraw, by twój Bóg przetrwał pozostałych. Autor: John Clowdus.
option-components = Zestaw komponentów: „default” albo plik z własnym zestawem
reconstructed = * rekonstrukcja: wartości nie ma w instrukcji; właściciel gry może ją podmienić.

word-god = Wybierz Boga
word-ability = Wybierz umiejętność Plemienia
word-use = Użyj umiejętności Plemienia
word-champion = Rozmieść Czempiona
word-deploy = ROZMIEŚĆ jednostki
word-awaken = PRZEBUDŹ jednostkę
word-restore = PRZYWRÓĆ jednostkę
word-banish = WYGNAJ jednostkę
word-destroy = ZNISZCZ jednostkę
word-move = Przenieś jednostkę
word-build = ZBUDUJ
word-demolish = ZBURZ
word-transform = TRANSFORMUJ
word-vertex = Przenieś Boga na Wierzchołek
word-invoke = Użyj umiejętności przed przeniesieniem
word-card = Wybierz kartę
word-action = Wykonaj akcję z karty
word-pass = Spasuj
word-third = Oddaj Glif za trzecią akcję
word-pay = Poświęć jednostkę w ofierze
word-offer = Użyj kafla Gniewnego Boga
word-choose = Wybierz jedną z możliwości
word-region = Wybierz Region
word-winner = Wskaż zwycięzcę
word-calendar = Umieść Szamana na Kalendarzu
word-codex = Umieść Wojownika na Kodeksie
word-sacrifice = Poświęć jednostki
word-shamans = Ilu z nich to Szamani
word-done = To wszystko

card-legacy = Dziedzictwo
card-vengeance = Zemsta
card-fervor = Ferwor
card-edict = Edykt
card-task = Nakaz

colour-dark = Ciemny
colour-red = Czerwony
colour-blue = Niebieski
colour-gold = Złoty

# Where in the game we are; said inside “now it is time to …”.
now-god = wybrać Boga
now-ability = wybrać umiejętność Plemienia
now-start = użyć umiejętności Plemienia
now-champion = rozmieścić Czempiona
now-deploy = rozmieścić jednostki
now-gods = przywołać Boga
now-card = wybrać kartę
now-action = wykonać akcję lub spasować
now-third = zdecydować o trzeciej akcji
now-sacrifice = poświęcić jednostki
now-split = powiedzieć, ilu z nich to Szamani
now-winner = wskazać zwycięzcę
now-shamans = wskazać, kto ma najwięcej Szamanów
now-calendar = wybrać pole Kalendarza
now-warriors = wskazać, kto ma najwięcej Wojowników
now-codex = wybrać pole Kodeksu
now-restore = PRZYWRÓCIĆ jednostkę
now-awaken = PRZEBUDZIĆ jednostkę
now-banish = WYGNAĆ jednostkę
now-destroy = ZNISZCZYĆ jednostkę
now-move = przenieść jednostkę
now-build = BUDOWAĆ
now-demolish = BURZYĆ
now-transform = TRANSFORMOWAĆ
now-summon = PRZYWOŁAĆ Boga
now-offer = złożyć ofiarę
now-tile = wybrać kafel Gniewnego Boga
now-choice = wybrać jedną z możliwości
now-region = wybrać Region

expect-god = Wybierz swojego Boga.
expect-ability = Wybierz umiejętność Plemienia z Epoki { $age }.
expect-start = Wybierz, której umiejętności Plemienia użyjesz najpierw.
expect-champion = Rozmieść swojego Czempiona w Regionie bez Czempiona.
expect-deploy = Rozmieść do trzech jednostek w każdym Regionie bez twojego Czempiona.
expect-deploy-left = ROZMIESZCZENIE jednostek: pozostało { $left }.
expect-card = Konflikt, { $region }: wybierz potajemnie kartę, jak wszyscy.
expect-action = Konflikt, { $region }: wykonaj akcję lub spasuj.
expect-third = Konflikt, { $region }: możesz oddać Glif za trzecią akcję.
expect-sacrifice = Region Błogosławiony, { $region }: poświęć jednostki z Rezerw.
expect-split = Ilu z { $count } poświęconych to Szamani?
expect-winner = Remis, { $region }: wskaż zwycięzcę.
expect-shamans = Remis w liczbie Szamanów, { $region }: ty decydujesz.
expect-warriors = Remis w liczbie Wojowników, { $region }: ty decydujesz.
expect-calendar = Umieść Szamana na Kalendarzu.
expect-codex = Umieść Wojownika na Kodeksie.
expect-restore = PRZYWRÓCENIE jednostek: pozostało { $left }.
expect-awaken = PRZEBUDZENIE jednostek: pozostało { $left }.
expect-banish = WYGNANIE jednostek: pozostało { $left }.
expect-destroy = ZNISZCZENIE jednostek: pozostało { $left }.
expect-move = Przenieś jednostki: pozostało { $left }.
expect-build = BUDOWA Glifu lub następnego poziomu Piramidy.
expect-demolish = ZBURZENIE: pozostało { $left }.
expect-transform = TRANSFORMOWANIE Glifu lub szczytu Piramidy.
expect-summon = PRZYWOŁANIE: przenieś Boga albo najpierw użyj jego umiejętności.
expect-place = Umieść swojego Boga na wolnym Wierzchołku.
expect-offer = Zapłać za OFIAROWANIE: pozostało { $left }.
expect-tile = Wybierz kafel Gniewnego Boga.
expect-choice = Wybierz jedną z możliwości.
expect-region = Wybierz Region.
expect-over = Gra jest skończona.

event-god-chosen = { $seat } prowadzi Plemię, którego Bogiem jest { $god }.
event-age = Rozpoczyna się Epoka { $age }.
event-wrathful-revealed = Gniewny Bóg odsłania kafel: { $tile }.
event-ability-chosen = { $seat } wybiera umiejętność: { $ability }.
event-champion-placed = { $seat } rozmieszcza Czempiona: { $region }.
event-deployed = { $seat } ROZMIESZCZA { $count } { $unit ->
    [warrior] { $count ->
        [one] Wojownika
       *[other] Wojowników
    }
   *[shaman] { $count ->
        [one] Szamana
       *[other] Szamanów
    }
  }: { $region }.
event-awakened = { $seat } PRZEBUDZA { $count } { $unit ->
    [warrior] { $count ->
        [one] Wojownika
       *[other] Wojowników
    }
   *[shaman] { $count ->
        [one] Szamana
       *[other] Szamanów
    }
  }: { $region }.
event-restored = { $seat } PRZYWRACA { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  }.
event-banished = { $seat } WYGANIA { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  } (gracz: { $owner_seat }), { $region }.
event-destroyed = { $seat } NISZCZY { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  } (gracz: { $owner_seat }), { $region }.
event-moved = { $seat } przenosi { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  } (gracz: { $owner_seat }): { $start } → { $region }.
event-built-glyph = { $seat } BUDUJE Glif: { $region }.
event-built-pyramid = { $seat } BUDUJE { $level }. poziom Piramidy: { $region }.
event-demolished = { $seat } BURZY { $what ->
    [glyph] Glif
   *[pyramid] najwyższy element Piramidy
  } (gracz: { $owner_seat }), { $region }.
event-transformed = { $seat } TRANSFORMUJE { $what ->
    [glyph] Glif
   *[pyramid] najwyższy element Piramidy
  } (gracz: { $owner_seat }), { $region }.
event-god-moved = { $god } ({ $seat }) przechodzi na Wierzchołek { $vertex }.
event-region-chosen = { $seat } wybiera Region: { $region }.
event-blessed = Region Błogosławiony tej Epoki: { $region }.
event-conflict = Konflikt: { $region }.
event-card-chosen = Wybierasz kartę: { $card }.
event-card-laid = { $seat } ma już wybraną kartę.
event-card-revealed = { $seat } odsłania kartę: { $card }.
event-action = { $seat } wykonuje akcję { $slot }.
event-passed = { $seat } pasuje, zakrywa akcję { $slot } i { $reward ->
    [restore] przywraca jednostkę
   *[devotion] zyskuje 1 punkt Oddania
  }.
event-third = { $seat } oddaje Glif ({ $region }) za trzecią akcję.
event-offered = { $seat } składa w ofierze { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  }.
event-tile-used = { $seat } używa kafla: { $tile }.
event-vp = { $seat } zdobywa { $vp } PZ i ma teraz { $total }.
event-devotion = { $seat } zyskuje { $devotion } pkt Oddania (pole { $space }).
event-strength = { $seat } zyskuje { $strength } pkt Siły.
event-reminder = W tym Konflikcie { $seat } ma najwięcej { $unit ->
    [warrior] Wojowników
   *[shaman] Szamanów
  } (żeton przypomnienia).
event-sacrificed = { $seat } { $count ->
    [0] nie poświęca niczego
    [one] poświęca jedną jednostkę
    [few] poświęca { $count } jednostki
   *[other] poświęca { $count } jednostek
  }.
event-won = { $seat } wygrywa Konflikt ({ $region }), Siła: { $strength }.
event-majority = { $seat } ma najwięcej { $unit ->
    [warrior] Wojowników
   *[shaman] Szamanów
  }.
event-calendar = { $seat } umieszcza Szamana na polu Kalendarza { $field }.
event-codex = { $seat } umieszcza Wojownika na polu Kodeksu { $field }.
event-cleaned = Konflikt zakończony: { $region }.
event-age-end = Epoka { $age } dobiega końca: punktują Kalendarz, Kodeks i Piramidy.
event-game-end = Ostatnia Epoka minęła: punktują Oddanie i umiejętności.
event-victory = { $seat } wygrywa: jednego Boga zapamiętają.

why-god-taken = { $god } należy już do innego gracza: { $seat }.
why-no-such-ability = W Epoce { $age } nie ma umiejętności numer { $number }.
why-ability-not-ready = Umiejętność { $ability } nie jest twoja, nie działa na początku tego etapu albo została już użyta.
why-champion-there = W tym Regionie ({ $region }) stoi już Czempion: { $seat }.
why-desolate = { $region } to Region Opuszczony, nie bierze udziału w grze.
why-own-champion = { $region }: stoi tam twój Czempion, więc nie rozmieszczasz tam jednostek.
why-more-than-three = Do Regionu trafiają najwyżej trzy jednostki, a nie { $count }.
why-three-units = Do każdego Regionu trafiają najwyżej trzy jednostki; { $region } – wolne miejsca: { $left }.
why-too-few-in-reserve = W twoich Rezerwach { $unit ->
    [warrior] jest { $left ->
        [one] { $left } Wojownik
       *[other] { $left } Wojowników
    }
   *[shaman] jest { $left ->
        [one] { $left } Szaman
       *[other] { $left } Szamanów
    }
  }.
why-none-in-xibalba = Nie masz w Xibalbie żadnego { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  }.
why-one-at-a-time = Ten efekt rozmieszcza jednostki pojedynczo: powiedz 1.
why-card-not-in-hand = Karty { $card } nie ma wśród dobranych.
why-action-covered = Akcja { $slot } jest już zakryta znacznikiem.
why-nothing-to-restore = Nie masz w Xibalbie jednostki do przywrócenia.
why-too-many-sacrificed = W Rezerwach masz tylko tyle jednostek: { $left }.
why-wrong-split = Spośród { $number } jednostek Szamanów może być od { $low } do { $high }.
why-not-tied = { $seat } nie jest wśród remisujących.
why-field-taken = Na polu { $field } stoi już jednostka.
why-vertex-taken = Na Wierzchołku { $vertex } stoi Bóg gracza { $seat }.
why-same-vertex = Twój Bóg musi przejść na inny Wierzchołek niż { $vertex }.
why-place-first = Twój Bóg musi najpierw stanąć na Wierzchołku, zanim użyje umiejętności.
why-already-invoked = Twój Bóg użył już umiejętności; teraz musi się przenieść.
why-no-such-option = Nie ma możliwości numer { $number }.
why-does-nothing-there = W tym Regionie ({ $region }) efekt nic by nie zrobił; wybierz taki, w którym coś zrobi.
why-tile-not-revealed = Kafel { $tile } nie jest odsłonięty.
why-not-present = Twój Bóg nie jest obecny w Regionie { $region }.
why-no-unit-there = W Regionie { $region } nie ma takiego { $unit ->
    [warrior] Wojownika
   *[shaman] Szamana
  }.
why-too-few-units = Efekt dotyczy tylko graczy, którzy w Regionie { $region } mają co najmniej tyle jednostek: { $most }.
why-one-region = Efekt działa tylko w jednym, już wybranym Regionie, a nie w Regionie { $region }.
why-same-region = Efekt musi zajść w tym samym Regionie co poprzedni, a nie w Regionie { $region }.
why-conflict-only = Efekt działa tylko w Regionie z Konfliktem, a { $region } nim nie jest.
why-not-in-conflict = Efekt działa tylko w Regionach bez Konfliktu, a { $region } to Region z Konfliktem.
why-enough-there = W Regionie { $region } najwyżej { $most }.
why-wrong-kind = Efekt dotyczy tylko { $unit ->
    [warrior] Wojowników
   *[shaman] Szamanów
  }.
why-own-only = Możesz wskazać tylko własne elementy.
why-opponents-only = Możesz wskazać tylko elementy przeciwników.
why-owner-in-turn = Teraz jednostki traci { $seat }.
why-one-opponent = Wszystkie muszą należeć do jednego przeciwnika: { $seat }.
why-enough-of-player = Najwyżej { $most } od jednego gracza ({ $seat }).
why-stays-there = Przenoszona jednostka musi opuścić Region { $region }.
why-moved-already = Jednostki w Regionie { $region } zostały już przeniesione tym efektem.
why-glyphs-only = Tutaj możliwy jest tylko Glif.
why-pyramids-only = Tutaj możliwy jest tylko element Piramidy.
why-no-glyph-left = Nie masz już Glifów w Zasobach.
why-pyramid-complete = Piramida w Regionie { $region } jest ukończona.
why-no-piece-left = Nie masz już elementów Piramidy poziomu { $level }.
why-no-pyramid-there = W Regionie { $region } nie ma Piramidy.
why-no-glyph-there = Ten gracz nie ma Glifu w Regionie { $region }.
why-must-go-on = Efekt ({ $op ->
    [restore] PRZYWRÓCENIE
    [deploy] ROZMIESZCZENIE
    [awaken] PRZEBUDZENIE
    [banish] WYGNANIE
    [destroy] ZNISZCZENIE
    [move] przeniesienie
    [build] BUDOWA
    [demolish] ZBURZENIE
    [transform] TRANSFORMOWANIE
    [summon] PRZYWOŁANIE
    [offer] OFIAROWANIE
   *[choice] wybór
  }) nie mówi „do”: wykonaj go w takim zakresie, jak to możliwe.
why-another-decision = To tu nie pasuje: teraz trzeba { $now }.

# Sentences of cards, fields, tiles, altars and abilities, made from their effects.
then = , następnie{ " " }
if-done = ; jeśli to zrobisz,{ " " }
or = {""}; albo:{" "}
comma = ;{" "}
do-choice = wybierz: { $options }
do-if = jeśli masz w tym samym Regionie { $unit ->
    [warrior] Wojownika
    [shaman] Szamana
   *[any] jednostkę
  }, { $then }
do-may = możesz wykonać: { $what }
do-summon = PRZYWOŁAJ
do-offer = { $optional ->
    [yes] możesz wykonać OFIAROWANIE
   *[no] wykonaj OFIAROWANIE
  }
do-reminder = połóż swój żeton przypomnienia: w tym Konflikcie masz najwięcej { $kind ->
    [most_warriors] Wojowników
   *[most_shamans] Szamanów
  }
do-championStrength = twój Czempion ma +{ $count } Siły
do-glyphStrength = każdy twój Glif ma +{ $count } Siły
do-onPyramidPlacedVp = ilekroć kładziesz element Piramidy (BUDOWA lub TRANSFORMOWANIE), zdobywasz dodatkowo { $count } PZ
do-vp = zdobywasz { $count } { $n ->
   *[other] PZ
  }
do-vp-each = zdobywasz { $count } { $n ->
   *[other] PZ
  } za każdy taki element
do-devotion = zyskujesz { $count } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
  } Oddania
do-devotion-each = zyskujesz { $count } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
  } Oddania za każdy taki element
do-strength = zyskujesz { $count } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
  } Siły w tym Konflikcie
do-strength-each = zyskujesz { $count } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
  } Siły w tym Konflikcie za każdy taki element
do-restore = PRZYWRÓĆ { $what }{ $where }
do-deploy = ROZMIEŚĆ { $what }{ $where }
do-awaken = PRZEBUDŹ { $what }{ $where }
do-banish = WYGNAJ { $what }{ $where }
do-destroy = ZNISZCZ { $what }{ $where }
do-build = ZBUDUJ { $what }{ $where }
do-demolish = ZBURZ { $what }{ $where }
do-transform = TRANSFORMUJ { $what }{ $where }
do-move = przenieś { $what }{ $source }{ $target }
do-each = { $who ->
    [each] każdy gracz (ty także)
   *[each_opponent] każdy przeciwnik
  }, który ma { $least ->
    [1] jednostkę
   *[other] co najmniej { $least } jednostki
  }{ $where }, { $verb ->
    [banish] WYGANIA
   *[destroy] NISZCZY
  } stamtąd { $upto ->
    [yes] do { $count }
   *[no] { $count }
  } { $unit ->
    [warrior] { $n ->
        [one] własnego Wojownika
       *[other] własnych Wojowników
    }
    [shaman] { $n ->
        [one] własnego Szamana
       *[other] własnych Szamanów
    }
   *[any] { $n ->
        [one] własną jednostkę
        [few] własne jednostki
       *[other] własnych jednostek
    }
  } ({ $chooser ->
    [owner] wybiera właściciel
   *[actor] wybierasz ty
  })
noun-units = { $all ->
    [yes] { $unit ->
        [warrior] wszystkich Wojowników
        [shaman] wszystkich Szamanów
       *[any] wszystkie jednostki
    }
   *[no] { $upto ->
        [yes] do { $count } { $owner ->
            [self] { $n ->
                [one] własnej{" "}
               *[other] własnych{" "}
            }
           *[other] {""}
        }{ $unit ->
            [warrior] { $n ->
                [one] Wojownika
               *[other] Wojowników
            }
            [shaman] { $n ->
                [one] Szamana
               *[other] Szamanów
            }
           *[any] { $n ->
                [one] jednostki
               *[other] jednostek
            }
        }
       *[no] { $count } { $owner ->
            [self] { $unit ->
                [any] { $n ->
                    [one] własną{" "}
                    [few] własne{" "}
                   *[other] własnych{" "}
                }
               *[other] { $n ->
                    [one] własnego{" "}
                   *[other] własnych{" "}
                }
            }
           *[other] {""}
        }{ $unit ->
            [warrior] { $n ->
                [one] Wojownika
               *[other] Wojowników
            }
            [shaman] { $n ->
                [one] Szamana
               *[other] Szamanów
            }
           *[any] { $n ->
                [one] jednostkę
                [few] jednostki
               *[other] jednostek
            }
        }
    }
  }{ $owner ->
    [opponent] { $n ->
        [one] {" "}przeciwnika
       *[other] {" "}przeciwników
    }
    [one_opponent] {" "}jednego przeciwnika
    [each_opponent] {" "}każdego przeciwnika
    [any] {" "}dowolnych graczy
   *[other] {""}
  }
noun-build = { $what ->
    [glyph] { $all ->
        [yes] wszystkie swoje Glify
       *[no] { $upto ->
            [yes] do { $count } { $n ->
                [one] Glifu
               *[other] Glifów
            }
           *[no] { $count } { $n ->
                [one] Glif
                [few] Glify
               *[other] Glifów
            }
        }
    }
    [pyramid] { $n ->
        [one] następny element Piramidy
        [few] { $count } następne elementy Piramid
       *[other] { $count } następnych elementów Piramid
    }
   *[either] { $n ->
        [one] Glif albo następny element Piramidy
        [few] { $count } Glify albo następne elementy Piramid
       *[other] { $count } Glifów albo następnych elementów Piramid
    }
  }{ $owner ->
   *[self] {""}
  }
noun-monument = { $all ->
    [yes] { $what ->
        [glyph] wszystkie Glify
        [pyramid] wszystkie najwyższe elementy Piramid
       *[either] wszystkie Glify i najwyższe elementy Piramid
    }
   *[no] { $upto ->
        [yes] do { $count } { $what ->
            [glyph] { $n ->
                [one] Glifu
               *[other] Glifów
            }
            [pyramid] { $n ->
                [one] najwyższego elementu Piramidy
               *[other] najwyższych elementów Piramid
            }
           *[either] { $n ->
                [one] Glifu lub najwyższego elementu Piramidy
               *[other] Glifów lub najwyższych elementów Piramid
            }
        }
       *[no] { $count } { $what ->
            [glyph] { $n ->
                [one] Glif
                [few] Glify
               *[other] Glifów
            }
            [pyramid] { $n ->
                [one] najwyższy element Piramidy
                [few] najwyższe elementy Piramid
               *[other] najwyższych elementów Piramid
            }
           *[either] { $n ->
                [one] Glif lub najwyższy element Piramidy
                [few] Glify lub najwyższe elementy Piramid
               *[other] Glifów lub najwyższych elementów Piramid
            }
        }
    }
  }{ $owner ->
    [self] {" "}(tylko własne)
    [opponent] { $n ->
        [one] {" "}przeciwnika
       *[other] {" "}przeciwników
    }
   *[any] {""}
  }
where-conflict = { $one ->
   *[other] {" "}w Regionie z Konfliktem
  }
where-nonconflict = { $one ->
    [yes] {" "}w jednym Regionie bez Konfliktu
   *[no] {" "}w Regionach bez Konfliktu
  }
where-any = { $one ->
    [yes] {" "}w dowolnym Regionie
   *[no] {" "}w dowolnych Regionach
  }
where-present = { $one ->
    [yes] {" "}w Regionie, w którym obecny jest twój Bóg
   *[no] {" "}w Regionach, w których obecny jest twój Bóg
  }
where-same = { $one ->
   *[other] {" "}w tym samym Regionie
  }
where-too = {" "}(tam, gdzie obecny jest twój Bóg)
from-conflict = { $one ->
   *[other] {" "}z Regionu z Konfliktem
  }
from-nonconflict = { $one ->
    [yes] {" "}z jednego Regionu bez Konfliktu
   *[no] {" "}z Regionów bez Konfliktu
  }
from-any = { $one ->
    [yes] {" "}z jednego Regionu
   *[no] {" "}z dowolnych Regionów
  }
from-present = { $one ->
    [yes] {" "}z jednego Regionu, w którym obecny jest twój Bóg,
   *[no] {" "}z Regionów, w których obecny jest twój Bóg,
  }
from-same = { $one ->
   *[other] {" "}z tego samego Regionu
  }
to-conflict = { $one ->
   *[other] {" "}do Regionu z Konfliktem
  }
to-nonconflict = { $one ->
    [yes] {" "}do jednego Regionu bez Konfliktu
   *[no] {" "}do Regionów bez Konfliktu
  }
to-any = { $one ->
    [yes] {" "}do jednego innego Regionu
   *[no] {" "}do innych Regionów
  }
to-present = { $one ->
    [yes] {" "}do jednego Regionu, w którym obecny jest twój Bóg
   *[no] {" "}do Regionów, w których obecny jest twój Bóg
  }
to-other_present = { $one ->
    [yes] {" "}do jednego innego takiego Regionu
   *[no] {" "}do innych takich Regionów
  }
at-most-per-player = , najwyżej { $count } od każdego gracza
at-most-per-region = , najwyżej { $count } w każdym Regionie
by-age = {" "}(Epoka I/II/III)
x-is = {" "}(X = { $what })
least-of = najmniejsza z liczb: { $of }
expr-devotionLevel = { $unit ->
   *[other] poziom twojego Oddania
  }
expr-lastCount = { $unit ->
   *[other] liczba elementów objętych poprzednim efektem
  }
expr-ownUnitsInConflict = { $unit ->
    [warrior] liczba twoich Wojowników w Regionie z Konfliktem
    [shaman] liczba twoich Szamanów w Regionie z Konfliktem
   *[any] liczba twoich jednostek w Regionie z Konfliktem
  }
expr-ownUnitsInXibalba = { $unit ->
    [warrior] liczba twoich Wojowników w Xibalbie
    [shaman] liczba twoich Szamanów w Xibalbie
   *[any] liczba twoich jednostek w Xibalbie
  }
expr-ownGlyphsOnBoard = { $unit ->
   *[other] liczba twoich Glifów na planszy
  }
expr-regionsWithOwnTopPyramid = { $unit ->
   *[other] liczba Regionów, w których najwyższy element Piramidy jest twój
  }

# The board in the terminal.
board-age = Epoka { $age } z 3
board-conflict = Konflikt { $number } z { $all }: { $region }
board-desolate = Opuszczony
board-blessed = Błogosławiony
board-altar = Ołtarz
board-wrathful = Gniewny Bóg
board-hidden = zakryty
board-calendar = Kalendarz
board-codex = Kodeks
board-abilities = Umiejętności
board-hand = Twoje karty
board-card = Karta
board-tiles = Jeszcze nierozstrzygnięte
board-legend = C Czempion  W Wojownicy  S Szamani  g Glify  △ Piramida  ✦ obecny Bóg  = Siła
board-columns = PZ|Oddanie|Rezerwy|Xibalba|Glify|Piramidy|Talia
board-laid = wyłożona
board-vertices = Wierzchołki
board-summon = PRZYWOŁANIE: postaw Boga na innym wolnym Wierzchołku i użyj jego umiejętności, w dowolnej kolejności
board-ability = Umiejętność
board-ceremonial = Trzecia akcja każdej karty
board-gods = Bogowie do wyboru
board-build = BUDOWA poziomu 1, 2, …: { $points } PZ; każdy element niżej: { $lower } PZ dla właściciela
foreword = Zasady są z instrukcji; nadruk większości komponentów to nasza rekonstrukcja, oznaczona gwiazdką.

fact-vp = PZ
fact-devotion = Oddanie
fact-conflicts-led = nadchodzące konflikty z przewagą
fact-majorities = przewagi w nadchodzących konfliktach
fact-on-board = jednostki na planszy
fact-in-reserve = jednostki w rezerwie
fact-in-xibalba = jednostki w Xibalbie
fact-glyphs = glify na planszy
fact-pyramids = regiony z własnym elementem piramidy
fact-abilities = zdolności plemienia
