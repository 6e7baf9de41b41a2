# What only the board in the browser says.

chapters = Każdy słupek to jedna Epoka; ostatni zawiera punktowanie końcowe.
source-mz-card = akcje z kart
source-mz-tile = kafle Gniewnego Boga
source-mz-altar = Ołtarze i Region Błogosławiony
source-mz-field = Kalendarz i Kodeks
source-mz-pyramid = budowa Piramid
source-mz-age = końce Epok
source-mz-end = Oddanie i umiejętności na końcu
mz-presence = tylko tam, gdzie obecny jest twój Bóg
mz-all = wszystkie
mz-reconstructed = Rekonstrukcja: nie znamy wydrukowanej wartości.
mz-stands-there = Stoi tam { $seat }.
mz-word-warrior = Wojownik
mz-word-shaman = Szaman
mz-word-glyph = Glif
mz-word-pyramid = Piramida
mz-word-reserve = Rezerwy
mz-word-devotion = Oddanie
mz-part-champion = Czempion { $count }
mz-part-units = jednostki { $count }
mz-part-glyphs = Glify { $count }
mz-part-bonus = premia { $count }
mz-part-sacrificed = poświęcone { $count }
mz-blessed-conflict = Region Błogosławiony: poświęcone jednostki zwiększają Siłę; zwycięzca dostaje punkty z żetonu zamiast nagrody z Ołtarza.
mz-sacrifices = Ofiary
mz-sacrifice-worth = Każda jednostka oddana z Rezerw to tutaj 1 Siły i 1 Oddania; potem trafia do Xibalby. Najsilniejszy dostaje PZ: { $points }.
mz-sacrifice-given = złożono w ofierze
mz-sacrifice-choosing = wybiera teraz; w Rezerwach
mz-sacrifice-later = wybierze później; w Rezerwach
mz-give = { $count ->
    [0] nic
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}: Siła { $strength }
mz-give-split = { $warriors ->
    [one] 1 Wojownik
    [few] { $warriors } Wojowników
    [many] { $warriors } Wojowników
   *[other] { $warriors } Wojowników
}, { $shamans ->
    [one] 1 Szaman
    [few] { $shamans } Szamanów
    [many] { $shamans } Szamanów
   *[other] { $shamans } Szamanów
}
mz-most-shamans = najwięcej Szamanów
mz-most-warriors = najwięcej Wojowników
mz-to-come = Konflikty przed nami, w nieznanej kolejności:
mz-xibalba = Xibalba
mz-offered = { $seat }: w ofierze Wojownicy { $warriors }, Szamani { $shamans }
mz-devotion = Oddanie
mz-devotion-label = Oddanie kolejnych graczy: { $spaces }
mz-vp = Punkty zwycięstwa
mz-vp-label = Punkty zwycięstwa kolejnych graczy: { $points }
mz-components = Elementy gry
mz-components-text = Część wartości z elementów gry podaje instrukcja; pozostałych nie znamy, więc zrekonstruowaliśmy je z troską. Mają gwiazdkę. Kto ma pudełko, może grać z tym, co w nim wydrukowano:
mz-components-export = Zapisz zestaw do pliku:
mz-components-edit = Zastąp wartości z gwiazdką tymi ze swojego pudełka, a jako ich źródło wpisz „printed”.
mz-components-check = Sprawdź plik, a potem wybierz go przy zakładaniu stołu:
mz-other-set = Przy tym stole gra się innym zestawem elementów ({ $hash }).
mz-source-rulebook = instrukcja
mz-source-reconstructed = rekonstrukcja
mz-source-printed = z pudełka
mz-source-confirmed = potwierdza: { $where }
mz-partial = częściowo
mz-summon = PRZYWOŁANIE
mz-ceremonial = Ceremonialna
mz-altars = Ołtarze
mz-vertices = Wierzchołki
mz-values = Wartości
mz-printed-devotion = Tor Oddania
mz-printed-tribe = Plemię
mz-printed-strength = Siła
mz-printed-build = Budowa
mz-printed-ageEnd = Koniec Epoki
mz-printed-blessed = Region Błogosławiony
mz-printed-offer = Ofiarowanie
mz-printed-value = { $what }: { $value }
mz-value-spaces = pola
mz-value-levels = pierwsze pole każdego poziomu
mz-value-overflow = PZ za końcem toru
mz-value-warriors = Wojownicy
mz-value-shamans = Szamani
mz-value-glyphs = Glify
mz-value-pyramid = elementy Piramidy według poziomu
mz-value-startVp = PZ na początku
mz-value-champion = Czempion
mz-value-warrior = Wojownik
mz-value-shaman = Szaman
mz-value-glyph = Glif
mz-value-builder = PZ budującego według poziomu
mz-value-lower = PZ za każdy niższy element
mz-value-fieldUnit = PZ za każdą jednostkę na Kalendarzu i Kodeksie
mz-value-pyramidRegion = PZ za każdy Region z elementem Piramidy, według Epoki
mz-value-vp = PZ zwycięzcy
mz-value-first = jednostki za pierwszą
mz-value-later = jednostki za kolejne
mz-hand-gods = Wybierz swojego Boga
mz-hand-abilities = Wybierz umiejętność Plemienia; działa do końca gry
mz-hand-start = Która umiejętność najpierw?
mz-hand-choose = Wybierz kartę w tajemnicy; inni widzą tylko to, że wybór zapadł
mz-hand-laid = Karta wybrana. Wszystkie odkrywa się jednocześnie.
mz-hand-open = Karty w tym Konflikcie
mz-hand-deck = Twoje pięć kart
mz-chosen = karta wybrana
mz-played = zagrana
mz-left = jeszcze { $count }
mz-in-reserve = { $what } w Rezerwach: { $count }
mz-glyphs-left = Pozostałe Glify: { $count }
mz-pieces-left = Pozostałe elementy Piramidy według poziomu: { $count }
mz-may-hold = Karty: zagrane, odkryta i te, które jeszcze mogą się pojawić
mz-card-played = { $card }: zagrana w tej Epoce
mz-card-open = { $card }: w tym Konflikcie
mz-card-left = { $card }: może się jeszcze pojawić
mz-change-vp = { $count } PZ
mz-change-devotion = { $count } Oddania
mz-change-strength = { $count } Siły
mz-stage-setup = wybór Bogów
mz-stage-start = początek Epoki
mz-stage-tribe = etap Plemienia
mz-stage-gods = etap Bogów
mz-stage-conflicts = etap Konfliktów
mz-here-conflict = tu toczy się Konflikt
mz-here-champion = Czempion gracza { $seat }
mz-here-units = { $seat }: Wojownicy { $warriors }, Szamani { $shamans }
mz-here-glyphs = Glify gracza { $seat }: { $count }
mz-here-pyramid = Piramida poziomu { $level }, na szczycie { $owner_seat }
mz-here-pyramid-in = Piramida: { $region }
mz-here-vertex = Wierzchołek { $vertex }, styka się z: { $regions }
mz-here-god = stoi tu { $god } ({ $seat })
mz-here-piece = { $what } gracza { $owner_seat }: { $region } ({ $count })
mz-result-points = { $seat } +{ $count } PZ
mz-result-devotion = { $seat } +{ $count } Oddania
mz-spare = Można tu jeszcze coś zrobić. Mimo to zakończyć?
