# Co Boonlake mówi poza turami: poczekalnia, plansza słowami, wyszukiwarka.
# Nazwy i ilości przychodzą w mianowniku i się ich nie odmienia.

game-title = Boonlake
game-blurb = Zasiedl dzikie brzegi jeziora: z twojej akcji korzystają wszyscy. Wygrywa, kto ma najwięcej PZ.
game-about = { game-title }: zasiedlaj brzegi, płyń rzeką, punktuj cztery razy. Wygrywa, kto ma najwięcej PZ.
edition-first = Pierwsze wydanie

## Ustawienia stołu

option-order = Części wspólne
option-order-about = Czy każdy działa, kiedy chce, czy kolejno od aktywnego; Osadnictwo i Hodowla: zawsze kolejno
option-order-free = każdy, kiedy chce (Osadnictwo, Hodowla: kolejno)
option-order-seats = kolejno
option-level = Poziom Szarej Eminencji (tylko solo)
option-level-about = Jak silna jest przeciwniczka, gdy grasz w pojedynkę
option-level-easy = łatwy
option-level-medium = średni
option-level-challenge = wyzwanie
option-level-hard = trudny
option-level-very-hard = bardzo trudny

## Polecenia

command-name = boonlake
verb-setup = Wybierz kafelek punktacji i pierwszy zakład produkcyjny
verb-setup-name = przygotuj
verb-take = Weź kafelek akcji
verb-take-name = weź
verb-play = Zagraj kartę projektu
verb-play-name = zagraj
verb-project = Zrealizuj projekt specjalny
verb-project-name = projekt
verb-discard = Odrzuć karty za monety albo jako opłatę
verb-discard-name = odrzuć
verb-draw = Dociągnij karty
verb-draw-name = dociągnij
verb-explore = Eksploruj i połóż żeton terenu
verb-explore-name = eksploruj
verb-pasture = Połóż pastwisko
verb-pasture-name = pastwisko
verb-develop = Postaw mieszkańca na wolnej działce
verb-develop-name = rozwiń
verb-upgrade = Ulepsz do domu albo do miasta
verb-upgrade-name = ulepsz
verb-cattle = Wstaw bydło na pastwisko
verb-cattle-name = bydło
verb-region = Punktuj region i weź monety
verb-region-name = region
verb-hire = Zatrudnij mieszkańców
verb-hire-name = zatrudnij
verb-modernise = Modernizuj: postaw dźwignię
verb-modernise-name = modernizuj
verb-use = Przesuń łódź albo użyj dźwigni
verb-use-name = użyj
verb-sail = Przesuń statek
verb-sail-name = płyń
verb-score = Połóż żeton punktów i wykonaj wymiany
verb-score-name = punktuj
verb-choose = Wybierz zakład, wazę, tor albo wymianę
verb-choose-name = wybierz
verb-pass = Spasuj
verb-pass-name = pas

## Plansza słowami

owner-seat = { $letter }
owner-eminence = Szara Eminencja
piece-inhabitant = mieszkaniec ({ $owner })
piece-house = dom ({ $owner })
piece-settlement = miasto ({ $owner })
piece-cattle = bydło ({ $owner })
board-pieces-inhabitant =
    { $n ->
        [one] { $n } mieszkaniec
        [few] { $n } mieszkańcy
        [many] { $n } mieszkańców
       *[other] { $n } mieszkańca
    }
board-pieces-house =
    { $n ->
        [one] { $n } dom
        [few] { $n } domy
        [many] { $n } domów
       *[other] { $n } domu
    }
board-pieces-settlement =
    { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
        [many] { $n } miast
       *[other] { $n } miasta
    }
board-pieces-cattle =
    { $n ->
        [one] { $n } sztuka bydła
        [few] { $n } sztuki bydła
        [many] { $n } sztuk bydła
       *[other] { $n } sztuki bydła
    }

board-setup = Przygotowanie
board-turn = Runda { $round } z 2, tura: { $seat }
board-turn-awaited = Runda { $round } z 2, tura: { $seat }, czekamy na{ $awaited ->
        [one] {""}
        [few] {" (w dowolnej kolejności)"}
        [many] {" (w dowolnej kolejności)"}
       *[other] {" (w dowolnej kolejności)"}
    }: { $who }
board-turn-eminence = Runda { $round } z 2: tura Szarej Eminencji
board-scoring = Runda { $round } z 2: punktacja cząstkowa { $n } z { $all }
board-over = Gra skończona
board-name = { $seat }
board-awaited = Czekamy na: { $who }.
board-start-open = Gracza rozpoczynającego losuje się po wyborze zakładów. Punktacje cząstkowe: { $n } z { $all }.
board-start = Gracz rozpoczynający: { $seat } ({ $letter }). Punktacje cząstkowe: { $n } z { $all }.
board-start-eminence = Grę zaczęła Szara Eminencja. Punktacje cząstkowe: { $n } z { $all }.
board-next-turn = Następna tura: { $seat }.
board-closing = Statek dotarł na ostatnie pole rzeki: wszyscy kończą z równą liczbą tur.
board-piles = Karty w stosie: { $deck }. Odrzucone: { $discards }. Szare żetony terenu: { $grey }. Pastwiska: { $pastures }.
board-discards = Karty odrzucone: { $what }
board-actions = Plansza akcji, rząd 1 u góry; zabrany kafelek trafia do ostatniego rzędu, te poniżej niego idą w górę przed następną turą (obraz pokazuje je jeszcze przed tym)
board-actions-do = Co robią kafelki:
board-actions-taken = pusty (zabrany: { $tile })
board-action-group = { $tile } ({ $group })
board-actions-from-top = Kafelki akcji od rzędu 1 w dół: { $what }
board-row-action = { $row }. { $tile }: statek do { $steps }
board-row-loss = { $row }. { $tile }: statek do { $steps }, −{ $vp } PZ
board-row-reach = { $row }. { $tile }: statek do { $steps }, najdalej { $to }
board-row-reach-loss = { $row }. { $tile }: statek do { $steps }, najdalej { $to }, −{ $vp } PZ
board-row-up = { $row }, potem { $to }. { $tile }: wtedy statek do { $steps }
board-row-up-loss = { $row }, potem { $to }. { $tile }: wtedy statek do { $steps }, −{ $vp } PZ
board-row-taken = { $row }. pusty, statek do { $steps } (zabrany kafelek, trafi do ostatniego rzędu: { $tile })
board-row-taken-reach = { $row }. pusty, statek do { $steps }: { $to } (zabrany kafelek, trafi do ostatniego rzędu: { $tile })
board-river =
    Rzeka, od ostatniego statku, { $round ->
        [1] na rozwidleniu ramię U (L: runda 2)
       *[other] na rozwidleniu ramię L (U: runda 1)
    }; pola z cudzym statkiem, prócz portów, mija się bez liczenia
board-river-on = Rzeka dalej: { $what }
board-near-scoring = Pól do punktacji { $n } (wywołuje ją pierwszy statek na { $space } lub dalej): { $what }{ $how ->
        [sure] . Najpóźniej jej następna tura ją wywoła
       *[open] {""}
    }
board-near-last = Pól do { $space } (gdy dotrze tam statek: wyrównanie tur, potem punktacja { $n }, w niej do dwóch kart, projektów lub ulepszeń): { $what }{ $how ->
        [sure] . Najpóźniej w swojej następnej turze ona tam będzie; wtedy masz jeszcze jedną
       *[open] {""}
    }
board-due =
    { $how ->
        [scoring] Punktacja { $n } zaraz po tej turze.
        [round] Punktacja { $n } zaraz po tej turze, potem runda 2.
        [end] Punktacja { $n } zaraz po tej turze, potem koniec.
       *[last-turns] W tej turze statek osiąga ostatnie pole: wyrównanie tur, potem punktacja { $n }.
    }
board-ships = { $space } (tu: { $ships })
board-all-ships = Statki: { $what }
board-lock = między { $from } a { $to } { $lock }, pierwszy statek wywołuje tam punktację
board-lock-last = między { $from } a { $to } { $lock }: gdy minie ją statek, wyrównanie tur, potem punktacja 4
board-lock-passed = między { $from } a { $to } { $lock }, w tej rundzie już przekroczona
board-region = { $region }: nagroda dostępna ({ $reward })
board-region-covered-last = { $region }: nagroda zakryta do końca gry ({ $reward })
board-region-covered = { $region }: nagroda zakryta do końca najbliższej punktacji ({ $reward })
board-presence = Obecność, region { $region }: { $what }
board-space-free = { $space }: puste pole, premia: { $gain }
board-space-pasture = { $space }: pastwisko, bydło: { $cattle }, wolne miejsca: { $room }
board-at-bridge = { $space } (most)
board-space-tile = { $space }: { $plots }
board-plot-upper = górna działka: { $what }
board-plot-lower = dolna działka: { $what }
board-plot-free = wolna ({ $plot })
board-plot-taken = { $piece }, { $plot }
board-near = { $what } – { $near }
board-touches = sąsiednie pola: { $spaces }
board-bridge = most na: { $spaces }
board-ford = bród na: { $spaces }

board-player = { $seat } ({ $letter }): { $vp } PZ
board-goods = Monety: { $coins }. Wazy: { $vases }. Karty na ręce: { $cards }.
board-inhabitants = Mieszkańcy: na ranczu { $ranch }, w zasobach { $supply }.
board-rows = Na planszy gracza, rzędy od { $first } do { $last }: { $rows }
board-rows-aside = Na planszy gracza, rzędy od { $first } do { $last }: { $rows }. Domy odłożone na bok: { $n }.
board-next = Następny zdjęty pionek daje: { $what }
next-house = dom ({ $what })
next-settlement = miasto ({ $what })
next-cattle = bydło ({ $what })
next-income = każdy dochód +{ $what }
next-end = na koniec { $vp } PZ
board-left-inhabitant = mieszkańcy { $n } (każdy na ranczo, gdy w jego rzędzie nic innego nie zostanie)
board-left-house = domy { $n }
board-left-settlement = miasta { $n }
board-left-cattle = bydło { $n }
income-vp-of = { $number } ({ $what })
income-of-tracks = tory
income-of-track = tor
income-of-rows = rzędy
income-of-cattle = bydło
board-income = Najbliższy dochód: monety { $coins }, karty { $cards }, PZ { $vp }. Tor monet: pole { $coin }. Tor kart: pole { $card }.
board-income-last = Ostatni dochód: PZ { $vp }, bez monet i kart. Tor monet: pole { $coin }. Tor kart: pole { $card }.
board-sites = Zakłady produkcyjne z poziomami: { $what }
board-boats = Łódź 1: { $one }, łódź 2: { $other }. Dostępne surowce: { $shown }. Przed kartą lub projektem łodzie pływają: z prądem (drewno → glina → kamień → żelazo) za darmo, pod prąd 2 monety za ruch, choćby najdalszy.
board-explained = { $name } – { $what }
board-levers-up = Dźwignie w górze:
board-levers-other = Dźwignia działa raz i nie jest akcją. W punktacji cząstkowej każda podniesiona daje 1 PZ i wszystkie wracają na górę. Zbudowane dźwignie na koniec: 4–6: po 2 PZ, 7+: po 3 PZ. Co robią pozostałe dźwignie:
board-levers-free = Wolne do modernizacji: { $what }
board-lever-price = { $lever } ({ $coins })
board-levers-down-last = Dźwignie użyte, już nie zadziałają: { $what }
board-levers-down = Dźwignie użyte: { $what }
board-ongoing = Karty działające stale:
board-goals = Karty na koniec gry:
board-played = Zagrane karty, efekt już był, na koniec liczą się ich PZ: { $what }
board-ahead = Punktacja końcowa na dziś: { $total } PZ ({ $what }). Monety, wazy i karty na ręce nic nie dają.
board-outlook = { $seat }: w najbliższym dochodzie monety { $coins }, karty { $cards }, PZ { $vp }; punktacja końcowa na dziś: { $total } PZ
board-outlook-last = { $seat }: w ostatnim dochodzie PZ { $vp }; punktacja końcowa na dziś: { $total } PZ
board-result = { $seat }: punktacja końcowa { $total } PZ ({ $what })
board-final = Punktacja końcowa: { $total } PZ ({ $what })
ahead-levers = dźwignie
ahead-cards = karty
ahead-goals = cele
ahead-rows = rzędy
board-cattle = Bydło przynosi { $n } PZ dochodu.

board-area-of = { $tile }, żeton (spełniony czy nie) i PZ projektu (nie wymian) liczą się podwójnie dla: { $owner }
board-area-hers = { $tile }, w obszarze Szarej Eminencji: dostępny dla ciebie jak inne
board-counts-connected = Połączone: sąsiednie pola, mosty i brody. Pastwiska z twoim bydłem też się liczą
board-counts-bridges = Pastwiska też się liczą; brody to nie mosty
board-counts-levers = Użyte dźwignie też się liczą
board-counts-two = Dwie liczby w dowolnej kolejności
board-asked = Wymaga { $values } w punktacjach od 1 do 4. Teraz: { $reached }
board-met = Tyle na punktację { $n } ma już: { $who }
board-asked-exchange = Wymaga dokładnie { $values } wymian w punktacjach od 1 do 4, opłacanych przy kładzeniu żetonu: { $price } za { $vp } PZ, nigdy podwójnie, oprócz PZ żetonu
board-asked-done = Wymagał { $values } w punktacjach od 1 do 4; zamknięty, nie przyjmie już żadnego żetonu
board-with-projects = { $one }+{ $other }, projekty { $n }
board-project = Projekt specjalny: { $cost } → { $vp } PZ, { $track }, 1 mieszkaniec nad projekt, 1 na ranczo
board-project-twice = Projekt specjalny: { $cost } → { $vp } PZ ({ $owner }: { $twice }), { $track }, 1 mieszkaniec nad projekt, 1 na ranczo
board-realised = Zrealizowany: { $who }
board-tokens = Żeton punktów już leży, kafelek zamknięty dla: { $what }
board-laid-token = { $owner } (żeton { $n })
board-tiles = Punktacja { $n }: każdy kładzie żeton { $n } pod jednym kafelkiem bez swojego żetonu; spełniony +{ $n } PZ, niespełniony −{ $n } PZ
board-tile-left = { $owner } ma na niego już jeden kafelek: { $tile }
board-projects = Projekty specjalne: zamiast karty, którą wolno zagrać; każdy projekt raz na gracza. Obaj mieszkańcy są z twoich zasobów: pierwszy zostaje na stałe nad projektem (bez obecności), drugi idzie na ranczo.
board-projects-one = W zasobach tylko 1, więc na ranczo nikt: { $who }
board-projects-none = Puste zasoby, więc bez projektu: { $who }

board-eminence = Szara Eminencja (poziom { $level }): { $vp } PZ
board-eminence-board = Zostało na jej planszy: { $what }. { $cactus }. Jej dochód: { $income } PZ w każdej punktacji, jeszcze raz na koniec, a wtedy też 10 PZ za każdy zakryty żeton B.
board-her-next = Jej następny pionek dodaje PZ do jej dochodu: { $what }
her-next-house = dom +{ $n }
her-next-settlement = miasto +{ $n }
her-next-cattle = bydło +{ $n } (i 1 za każde miasto wokół)
board-cactus = Tor kaktusów: pole { $space } ({ $vp } PZ; od pola { $next }: { $more } PZ)
board-cactus-last = Tor kaktusów: pole { $space } ({ $vp } PZ)
board-her-turn = W jej turze najpierw liczy się kafelek w najniższym rzędzie: Osadnictwo – buduje 1 dom lub miasto (żeton B: 2), Hodowla bydła – 1 sztuka bydła (B: i kaktus +1), inne – kaktus +1 (B: +2). Potem z trzech kafelków na jej żetonie ten, który leży najwyżej, nigdy z rzędu 6 ani 7. Jej statek zawsze płynie o pełną liczbę z rzędu.
board-her-takes = Co robi z wziętym kafelkiem: Osadnictwo – buduje 1 (B: 2), Hodowla bydła – pastwisko z 1 sztuką bydła (B: i kaktus +1), Ekspansja – 2 żetony terenu, na drugim dom (B: i kaktus +1), Zatrudnianie – 1 żeton terenu i kaktus +1 (B: +2), Budowanie i Postęp – kaktus +1 (B: +2), Punktowanie regionów – nagroda (4 PZ za Boonlake, inne 3), obecność w trzech pozostałych po 1 PZ (B: 2), tobie po monecie.
board-her-pieces = Z Osadnictwem buduje dom, jeśli ma na mapie mniej niż 2 domy, inaczej miasto w miejsce swojego domu. Za pionek, którego już nie ma: 10 PZ. Nic nie płaci i nic nie zyskuje z pól, działek i rzeki. Żetony terenu, domy i miasta trafiają na pierwsze możliwe pole, licząc w górę od liczby z narożnika jej żetonu.
board-token = Odkryty { $token }: { $what }
board-token-past = Z jej ostatniej tury, { $token }: { $what }
board-stack-next =
    { $n ->
        [0] Zakryte żetony: brak; przed jej następną turą użyte zostaną znów potasowane
        [one] Zakryte żetony: 1 (A { $a }, B { $b }). W następnej turze odkryje go, a liczy się jego lewy górny narożnik
        [few] Zakryte żetony: { $n } (A { $a }, B { $b }). W następnej turze odkryje jeden; który jego narożnik się liczy, pokaże wtedy następny
        [many] Zakryte żetony: { $n } (A { $a }, B { $b }). W następnej turze odkryje jeden; który jego narożnik się liczy, pokaże wtedy następny
       *[other] Zakryte żetony: { $n } (A { $a }, B { $b }). W następnej turze odkryje jeden; który jego narożnik się liczy, pokaże wtedy następny
    }
board-stack-last = Zakryte żetony: { $n } (A { $a }, B { $b })
board-stack = Zakryte żetony: { $n } (A { $a }, B { $b }). Sylwetka wskazuje narożnik: { $corner }; od pola z jego liczbą Eminencja szuka miejsca
corner-upper-left = lewy górny
corner-upper-right = prawy górny
corner-lower-left = lewy dolny
corner-lower-right = prawy dolny

board-hand = Twoje karty: { $n }
board-card = { $card } ({ $group }) – { $cost }: { $what }; warta { $vp } PZ
board-own-tiles =
    { $n ->
        [1] Niewybrany kafelek punktacji, poza grą: { $what }
       *[other] Kafelki punktacji do wyboru, znasz je tylko ty: { $what }
    }

## Wyszukiwarka elementów

look-card = Nr { $number }, rodzaj: { $group }. Koszt: { $cost }. Na koniec gry { $vp } PZ.
look-now = Po zagraniu: { $what }
look-ongoing = Od tej chwili: { $what }
look-end = { $what }
look-asked = Wymaga { $values } w punktacjach od 1 do 4: { $what }
look-tile = Żeton terenu { $number }
look-pasture = Pastwisko
look-pastures = Pastwiska w pudełku: { $n }. Miejsca dla bydła na każdym: { $cattle }. Mieszkańców się tu nie stawia.
stack-start-1 = Żeton początkowy dla dowolnej liczby graczy
stack-start-2 = Żeton początkowy dla 3 i 4 graczy
stack-start-3 = Żeton początkowy dla 4 graczy
stack-grey = Szary żeton terenu
look-plot = Jego działka: { $plot }
look-plot-upper = Górna działka: { $plot }
look-plot-lower = Dolna działka: { $plot }
look-row = Rząd { $n } planszy akcji
look-row-gives = Statek do { $steps }. Strata PZ: { $vp }
look-slot = Rząd dźwigni: { $row }. Koszt modernizacji w monetach: { $coins }
look-token-name = Żeton solo { $number }
look-token = najwyżej leżący z kafelków: { $actions } – pola w narożnikach: { $corners }
look-reward = Nagroda: { $reward }. Szara Eminencja zyskuje zamiast niej { $vp } PZ.
look-space = Pole { $n }
look-space-gives = { $region }, premia: { $gain } – { $near }
look-start = Pole początkowe rodzaju { $n }
look-river-start = Pola startowe statków
look-starts = Runda { $round }, dla 1 / 2 / 3 / 4 graczy: { $spaces }
look-next = Następne pole: { $what }
look-lock = Po drodze: { $lock }
look-track-space = { $n }: { $what }
look-crossed = { $space } (po drodze: { $gain })
look-recess-inhabitant = Zagłębienie mieszkańca { $n }
look-recess-house = Zagłębienie domu { $n }
look-recess-settlement = Zagłębienie miasta { $n }
look-recess-cattle = Zagłębienie bydła { $n }
look-recess = Rząd { $row }. Po opróżnieniu: { $income } w każdym dochodzie, { $vp } PZ na koniec gry.
look-fee = Za ten element zwraca się dodatkowych mieszkańców: { $n } (albo po 4 PZ).
look-level = Szara Eminencja, poziom: { $level }
look-removed = Żetony usuwane losowo: A – { $a }, B – { $b }
look-income-houses = Domy, według ostatnio opróżnionego zagłębienia: { $values }
look-income-settlements = Miasta: { $values }
look-income-cattle = Bydło: { $values }
look-income-cactus = Tor kaktusów, od pola 0: { $values }
look-setup = Karty na start: { $cards }. Mieszkańcy: na ranczu { $ranch }, w zasobach { $supply }.
look-setup-coins = Monety kolejnych graczy: { $coins }. W pojedynkę: { $solo }
look-canal = Kanał
look-canal-order = Od góry kanału w dół: { $what }
origin-title = nazwa
origin-cost = koszt
origin-vp = PZ
origin-row = rząd
origin-fee = dopłata
origin-plot = działka
origin-coins = monety
origin-resources = surowce
origin-track = tor
origin-values = wymagane wartości
origin-third-value = trzecia wartość
origin-eminence = zysk Szarej Eminencji
origin-actions = akcje
origin-lower-left = numer w lewym dolnym narożniku
origin-second = pola rundy 2

## Arkusz punktacji na koniec
sheet-turns = W turach
sheet-scorings = Punktacje
sheet-levers = Dźwignie
sheet-cards = Karty
sheet-goals = Cele
sheet-recesses = Zagłębienia
