first-title = Pierwsze dni
first-about = Wyślij dwóch robotników, niech kalendarz się obróci, i odbierz, co znaleźli.
first-welcome = Wielki kalendarz napędza pięć kół. Twoi robotnicy na nich jadą: im dłużej, tym lepsze pole. W swojej turze albo wysyłasz robotników, albo ich zdejmujesz.
first-fisher = Kukurydza rośnie w Palenque. Wyślij tam robotnika. Pole 0 nic nie kosztuje.
first-logger = Drugi robotnik w tej samej turze kosztuje o 1 kukurydzę więcej. Wyślij go do Yaxchilan, po drewno, kamień i złoto.
first-logger-else = Później. Teraz Yaxchilan: chcemy kamienia.
first-end = Na dziś dwóch wystarczy. Zakończ turę.
first-end-else = Można wysłać i trzeciego, za 2 kukurydzy więcej. Oszczędźmy kukurydzę i zakończmy turę.
first-turned = Przyjaciel wysłał dwóch robotników, a kalendarz obrócił się o jeden dzień: wszyscy jadą o pole dalej. Twoi stoją teraz na polach 1.
first-fish = Zdejmij rybaka z Palenque 1 i wykonaj akcję: 3 kukurydzy.
first-fish-else = Tego z Palenque, proszę: drugi ma powód, żeby czekać.
first-wait = Drugi robotnik dałby teraz 1 drewno. Jutro stanie na polu 2, a to kamień i kukurydza. Zakończ turę i czekaj.
first-wait-else = Drewno dziś czy kamień z kukurydzą jutro? Niech jedzie dalej: zakończ turę.
first-stone = Dzień później. Zdejmij robotnika z Yaxchilan 2.
first-done = Wyślij, niech jedzie, zdejmij: oto Tzolk’in. Dwa rodzaje tur, nigdy oba naraz.

placing-title = Wysyłanie i koszty
placing-about = Numer pola i trochę więcej za każdego następnego.
placing-free = Zawsze dostajesz najniższe wolne pole koła i płacisz kukurydzą jego numer. Pole 0 jest za darmo: wyślij robotnika do Palenque.
placing-second = Drugi robotnik w turze kosztuje o 1 więcej niż jego pole. Wyślij go do Yaxchilan.
placing-third = Trzeci kosztuje o 2 więcej: trzej na polach 0 to 0, 1 i 2 kukurydzy. Wyślij ostatniego do Tikal.
placing-high = Inny dzień: przyjaciel zajmuje pola 0 i 1 w Yaxchilan. Dostajesz pole 2 za 2 kukurydzy, ale jesteś już o dwa dni dalej. Wyślij tam robotnika.
placing-high-else = To oczywiście taniej. Ale zobacz, jak daleko zaczynasz w Yaxchilan.
placing-poor = To samo z 1 kukurydzą: Yaxchilan kosztuje 2, za dużo. Wskaż je, żeby zobaczyć dlaczego, i wyślij robotnika gdzie indziej.
placing-done = W każdej turze trzeba kogoś wysłać albo zdjąć. Wysyłaj tanio i nie więcej, niż wyżywisz.

waiting-title = Zdejmowanie i czekanie
waiting-about = W jakiej kolejności, jak się cofnąć i jak nie wypaść z koła.
waiting-order = W jednej turze możesz zdjąć kilku robotników, jednego po drugim. Co przyniesie pierwszy, zapłaci za następnego. Zacznij od Palenque 2: żeton kukurydzy, 4 kukurydzy.
waiting-gold = Teraz Yaxchilan 3: 1 złoto i 2 kukurydzy.
waiting-back = Czasem chce się mniej. Z pola 3 możesz wykonać niższą akcję, za 1 kukurydzę od pola, nawet jeśli ktoś tam stoi. Zdejmij robotnika i wykonaj Yaxchilan 2, po kamień.
waiting-back-else = Nie tym razem: zapłać kukurydzę i weź kamień z pola 2.
waiting-any = Ten robotnik dojechał na pole 7, ostatnie. Z pól 6 i 7 wybierasz dowolną akcję koła. Jeszcze dzień i wypadłby z niczym. Wykonaj akcję 5.
waiting-any-else = Tu wybierasz swobodnie; 5 daje złoto, kamień i kukurydzę.
waiting-poor = Ofiara w Uxmal 1 kosztuje 3 kukurydzy, a masz 2. Najpierw zdejmij rybaka, wtedy zapłacisz. Wejdź wyżej, gdzie chcesz.
waiting-poor-else = Najpierw rybak: 3 kukurydzy z Palenque.
waiting-done = Czekanie nic nie kosztuje, póki koło cię nie zrzuci: za polem 7, w Chichen Itza za polem 10.

corn-title = Kukurydza i las
corn-about = Pola, drewno nad kukurydzą i gniew bogów.
corn-field = Obok Palenque rosną pola. Przy akcji 2 każde to żeton kukurydzy: 4 kukurydzy, a żeton jest twój. Weź jeden.
corn-covered = Przy akcjach od 3 do 5 kukurydzę przykrywa las. Wykonaj akcję 3 i zetnij drewno: 2 drewna, a kukurydza zostaje odkryta dla następnego.
corn-covered-else = To wypaliłoby las. Tym razem go zetnijmy.
corn-open = Tu ktoś już ściął las. Wykonaj akcję 3 i weź odkrytą kukurydzę: 5 kukurydzy.
corn-burn = Pola akcji 2 są puste, a ty głodujesz. Możesz wypalić las przy akcji 3: od razu 5 kukurydzy, ale bóg się gniewa i schodzisz o stopień w świątyni. Zrób to ten jeden raz.
corn-burn-else = Drewno byłoby rozsądne. Ale zobacz, co robi ogień.
corn-done = Gdy znikną wszystkie żetony akcji, nic już nie daje, chyba że znasz się na rolnictwie.

food-title = Dzień Żywienia
food-about = Dwie kukurydzy na robotnika, cztery razy w grze.
food-need = Dzień 7 to Dzień Żywienia. Po wszystkich turach każdy robotnik zjada 2 kukurydzy, gdziekolwiek stoi. Masz trzech robotników i 4 kukurydzy: brakuje dwóch. Każdy głodny to 3 punkty straty.
food-fetch = Zdejmij robotnika z Palenque 2 po kukurydzę i zakończ turę.
food-fetch-else = Tym nikogo nie nakarmisz. Palenque 2 daje 4 kukurydzy.
food-fed = Wszyscy najedzeni. A bogowie dają: w pierwszym i trzecim Dniu Żywienia dobra za stopnie w świątyniach. Twój drugi stopień w brązowej dał kamień. W drugim i czwartym dają punkty.
food-farm = Teraz masz małą farmę: jeden robotnik nie musi jeść, w każdym Dniu Żywienia. Z 2 kukurydzami i rybakiem to wystarczy. Zdejmij rybaka i zakończ turę.
food-done = Dni Żywienia to dni 7, 13, 20 i 26. Spójrz na kalendarz: zaznaczone zęby to dni głodu.

technologies-title = Rozwój
technologies-about = Czego uczy Tikal, działa do końca gry.
technologies-look = Cztery dziedziny po trzy poziomy. Rolnictwo daje więcej kukurydzy, pozyskiwanie surowców więcej kostek, architektura pomaga budować, teologia służy czaszkom.
technologies-learn = Tikal 1 to jeden postęp. Poziom 1 kosztuje dowolną kostkę. Zapłać drewnem za rolnictwo.
technologies-learn-else = Wszystkie cztery są dobre. W tej lekcji wybierz rolnictwo.
technologies-harvest = Pomaga od razu: zdejmij robotnika z Palenque 2. Poziom 1 dodaje kukurydzę, 5 zamiast 4.
technologies-two = Tikal 3 daje do dwóch postępów. Drugi poziom kosztuje dwie kostki, razem więc trzy. Dwa razy rozwiń pozyskiwanie surowców.
technologies-top = Na poziomie 3 nie ma już czego się uczyć. Teraz postęp kosztuje kostkę i daje premię, raz po raz: 3 punkty za architekturę. Weź ją.
technologies-done = Rozwój na początku gry opłaca się za każdym razem, pod koniec już rzadko.

buildings-title = Budynki
buildings-about = Płacisz kostkami, dostajesz od razu.
buildings-row = Wyłożono sześć budynków. Każdy pokazuje cenę w kostkach i to, co daje. Wskaż któryś, żeby go przeczytać.
buildings-build = Tikal 2 pozwala wznieść jeden. Masz drewno i dwa kamienie: wznieś grobowiec węża wizji, stopień w dwóch świątyniach.
buildings-build-else = Mała farma też jest dobra. Ale masz kamień na coś większego.
buildings-refill = Nowe budynki wykłada się na końcu twojej tury, nie wcześniej. Zakończ ją.
buildings-architect = Z architekturą na poziomie 2 każde budowanie daje jeszcze kukurydzę i 2 punkty; poziom 3 oszczędza nawet kostkę. Wznieś małą farmę.
buildings-architect-else = Małą farmę, proszę: jedno drewno.
buildings-corn = Bez kostek jest Uxmal 4: budynek za kukurydzę, po 2 za kostkę. Wznieś sanktuarium kapłanów za 4 kukurydzy.
buildings-done = Po drugim Dniu Żywienia całą wystawkę zastępują budynki drugiej epoki. Co chcesz z pierwszej, wznieś wcześniej.

temples-title = Świątynie
temples-about = Dwa razy dobra, dwa razy punkty i chwała najwyższemu.
temples-look = Trzy świątynie, trzej bogowie. Każdy zaczyna stopień nad dołem. W pierwszym i trzecim Dniu Żywienia stopnie dają dobra, w drugim i czwartym punkty, a najwyższy dostaje więcej.
temples-offer = Uxmal 1: złóż 3 kukurydzy za stopień w górę. Wejdź wyżej w brązowej świątyni: jej drugi stopień daje kamień.
temples-offer-else = Inne świątynie też są piękne. Ale w brązowej nie masz rywala, a jej drugi stopień daje kamień.
temples-two = Tikal 5: jedna kostka i po stopniu w dwóch różnych świątyniach. Dogoń przyjaciela w żółtej i wejdź jeszcze gdzie chcesz.
temples-top = Na szczycie może stać tylko jeden znacznik. Przyjaciel zajmuje szczyt zielonej, więc stopień tam przepadłby. Złóż ofiarę gdzie indziej.
temples-top-else = Szczyt jest zajęty: zapłacisz i zostaniesz na miejscu.
temples-done = Wypalanie lasu i prośby o kukurydzę prowadzą w dół. Kto dzieli prowadzenie, dzieli premię.

uxmal-title = Targ i ręce do pracy
uxmal-about = Co oferuje Uxmal: handel, robotnika, dowolną akcję.
uxmal-market = Uxmal 2 to targ: drewno jest warte 2 kukurydzy, kamień 3, złoto 4, w obie strony, ile chcesz razy. Sprzedaj drewno, kup złoto i przestań.
uxmal-market-else = Najpierw sprzedaj drewno, potem kup złoto za 4 kukurydzy, potem przestań.
uxmal-hire = Uxmal 3: jeszcze jeden robotnik, od następnego wysyłania. Pracuje dla ciebie i je. Weź go.
uxmal-any = Uxmal 5: za 1 kukurydzę dowolna akcja czterech małych kół. Najlepsza w Yaxchilan to 5: złoto, kamień i 2 kukurydzy. Wybierz ją.
uxmal-any-else = Też dobra akcja. Ale spójrz na Yaxchilan 5.
uxmal-done = Najwyżej sześciu robotników. Więcej rąk to więcej ruchów, i więcej ust.

skulls-title = Kryształowe czaszki
skulls-about = Jest ich trzynaście, a w Chichen Itza dziewięć miejsc.
skulls-find = Czaszek jest tylko trzynaście. Yaxchilan 4 daje jedną. Zdobądź ją.
skulls-find-else = Najpierw czaszka, z Yaxchilan 4.
skulls-lay = W Chichen Itza kładziesz czaszkę dla bogów: punkty i stopień w świątyni. Pole 3 to 6 punktów i stopień w brązowej. Połóż ją.
skulls-taken = Każde pole przyjmuje w całej grze jedną czaszkę. Tu 3 jest zajęte. Cofnij się na 2 za kukurydzę: 5 punktów.
skulls-theology = Z teologią sięgasz o pole dalej bez płacenia: z 3 na 4, za 7 punktów i zieloną świątynię. Wykonaj 4.
skulls-theology-else = Można. Ale teologia pozwala sięgnąć po numer 4.
skulls-done = Czaszki, które zostaną ci na koniec, są warte po 3 punkty. W Chichen Itza nawet 13.

monuments-title = Monumenty
monuments-about = Drogie i liczone na końcu.
monuments-look = Kilka monumentów leży przez całą grę. Wznosi się je akcją Tikal 4, bez zniżek, a liczą się dopiero na końcu, każdy inaczej. Przeczytaj je wcześnie i graj pod jeden z nich.
monuments-build = Stoisz na stopniu 5 żółtej świątyni. Monument szczytu daje 3 punkty za każdy stopień powyżej startu w najlepszej świątyni: to 12. Wznieś go akcją Tikal 4.
monuments-done = Na koniec kostki stają się kukurydzą, cztery kukurydzy to punkt, czaszka to trzy. Potem monumenty.

calendar-title = Drugi dzień
calendar-about = Pole Pierwszeństwa i podwójny obrót kalendarza.
calendar-look = Obok kalendarza jest pole dla jednego robotnika. W każdy dzień, gdy nikt tam nie stoi, na ząb trafia kukurydza. Kto tam stanie, bierze całą, i znacznik pierwszego gracza.
calendar-first = Liczy się jak pole 0. Wyślij tam robotnika i zakończ turę.
calendar-first-else = Na Pole Pierwszeństwa, proszę, potem zakończ turę.
calendar-turn = Kukurydza jest twoja, znacznik też. I możesz zrobić coś szczególnego: przestawić kalendarz o dwa dni. Twój robotnik z Yaxchilan 2 pojechałby na pole 4, po czaszkę. Przestaw o 2.
calendar-turn-else = Jeden dzień to rzecz zwykła. Spróbuj dwóch.
calendar-dark = Twoja plansza jest teraz ciemna: drugi dzień wykorzystany. Wejście na szczyt świątyni znów ją rozjaśnia. Nie wolno przestawić o dwa, jeśli zrzuciłoby to kogoś z pola 6.
calendar-done = Dwa dni mogą cię uratować albo pomieszać szyki przyjacielowi. Robotnik z Pola Pierwszeństwa wraca sam.

begging-title = Prośba o kukurydzę
begging-about = Nie masz kukurydzy? Bogowie pomogą i zapamiętają.
begging-choice = Nie masz kukurydzy. Na samym początku tury, mając co najwyżej 2, możesz poprosić o kukurydzę: uzupełniasz do 3, ale schodzisz o stopień w świątyni.
begging-beg = Poproś i wybierz świątynię, w której schodzisz. Najwyżej stoisz w brązowej.
begging-place = Potem wysyłasz albo zdejmujesz jak zwykle. Wyślij robotnika i zakończ turę.
begging-mercy = Najgorsze: nikogo na kołach, brak kukurydzy, wszystkie tanie pola zajęte, a znaczniki na samym dole, więc nie można prosić. Wtedy bogowie okazują miłosierdzie: stawiasz jednego robotnika na najtańszym polu za to, co masz. Zrób to.
begging-done = W jednej turze nie prosi się dwa razy. Najlepiej nigdy: stopień jest wart więcej niż trzy kukurydzy.

start-title = Jak zaczyna się gra
start-about = Cztery płytki, dwie twoje.
start-neutral = We dwoje lub troje niektóre pola blokują szarzy robotnicy. Jadą ze wszystkimi, nigdy nie schodzą z kół i nie należą do nikogo.
start-keep = Każdy dostaje cztery płytki Dóbr Początkowych i w tajemnicy zatrzymuje dwie: dobra, stopień, poziom. Co do siebie pasuje? Zatrzymaj dwie.
start-done = Wszyscy odkrywają naraz i biorą, co pokazują płytki. Kto zaczyna, decyduje los, a w pierwszej rundzie każdy musi kogoś wysłać.

ending-title = Ostatni dzień
ending-about = Co liczy się na końcu.
ending-count = Dzień 26, ostatni Dzień Żywienia. Potem kalendarz obraca się jeszcze raz i koniec gry. Co zostało na kołach, nic nie da: zdejmij, co możesz.
ending-last = Zdejmij robotnika z Palenque 3, weź, co chcesz, i zakończ turę: żywienie, bogowie i liczenie pójdą same.
ending-last-else = Najpierw robotnik z Palenque 3: jutro będzie za późno.
ending-done = Kostki stały się kukurydzą, cztery kukurydzy punktem. Przy remisie wygrywa ten, kto ma więcej robotników na kołach.

game-title = Pierwszy tydzień
game-about = Siedem dni przeciw Pancernikowi, z podpowiedzią od czasu do czasu.
game-play = Graj, jak chcesz: wysyłaj robotników albo ich zdejmuj.
game-first = Pierwsza runda: każdy musi kogoś wysłać. Dwóch lub trzech robotników na różnych kołach to dobry początek.
game-gold = Twój robotnik na Yaxchilan 2 jutro dostałby złoto. Możesz poczekać?
game-harvest = Palenque 3: teraz dwa drewna albo ogień za 5 kukurydzy, jeśli nie boisz się bogów. Jeszcze dzień i będzie lepiej.
game-study = Robotnik w Tikal: za kostkę możesz się teraz czegoś nauczyć.
game-hungry = Dzień Żywienia blisko, a każdy z trzech robotników zjada 2 kukurydzy. Masz mniej niż sześć.
game-poor = Prawie nie ma kukurydzy. Zdejmowanie nic nie kosztuje, wysyłanie tak; a mając najwyżej dwie, możesz prosić o więcej.
game-rich = Kukurydzy pod dostatkiem. Opłaci więcej robotników w jednej turze albo stopień w świątyni.
game-day = Dziś wszyscy jedzą. Wystarczy kukurydzy? To twoja ostatnia tura przed posiłkiem.
game-done = Pierwszy tydzień minął. Jeszcze trzy Dni Żywienia i byłaby cała gra: umiesz już dość.
