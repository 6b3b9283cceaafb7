# Co 51. Stan mówi poza akcjami: poczekalnia, przygotowanie, Wypatrywanie, Produkcja, Czyszczenie, koniec, plansza słowami.
# Nazwy i ilości przychodzą jako gotowe słowa i się ich nie odmienia; ilości (`amount-…`) stoją w bierniku.

game-title = 51. Stan
game-blurb = Frakcje pustkowi: buduj Lokacje, podpisuj Umowy, resztę plądruj. Wygrywa, kto ma najwięcej PZ.
game-about = { game-title }: buduj Lokacje, podpisuj Umowy, resztę plądruj. Wygrywa, kto ma najwięcej PZ.
edition-master-set = Master Set

## Ustawienia stołu

option-deck = Dodatek
option-deck-about = 50 kart więcej w talii. Część kart Zimy odtworzono: nie ma publicznej pełnej listy.
option-deck-none = tylko karty podstawowe
option-deck-new-era = Nowa Era
option-deck-winter = Zima (częściowo odtworzona)

## Polecenia

command-name = 51stan
verb-faction = Wybierz Frakcję
verb-faction-name = frakcja
verb-keep = Zatrzymaj karty pierwszej ręki
verb-keep-name = zatrzymaj
verb-take = Weź kartę w fazie Wypatrywania
verb-take-name = weź
verb-build = Buduj Lokację
verb-build-name = buduj
verb-develop = Przebuduj Lokację
verb-develop-name = przebuduj
verb-deal = Podpisz Umowę
verb-deal-name = umowa
verb-raze = Splądruj kartę z ręki
verb-raze-name = splądruj
verb-attack = Splądruj Lokację przeciwnika
verb-attack-name = atak
verb-use = Użyj Lokacji z akcją
verb-use-name = użyj
verb-board = Użyj planszy Frakcji
verb-board-name = plansza
verb-visit = Odwiedź Otwartą Produkcję
verb-visit-name = odwiedź
verb-connection = Weź lub zagraj kartę Połączenia
verb-connection-name = połączenie
verb-defend = Połóż żeton Obrony na Lokacji
verb-defend-name = broń
verb-more = Kontynuuj kolejkę albo ją zakończ
verb-more-name = dalej
verb-pass = Spasuj i wybierz, co przechować
verb-pass-name = pas
verb-pay = Wybierz, czym płacisz
verb-pay-name = płać
verb-choose = Wybierz, co robi efekt
verb-choose-name = wybierz

## Części planszy

part-overview = Cały stół
part-player = Gracz: { $seat }
part-hand = Twoja ręka

## Pytania

ask-faction = Która Frakcja? Co rundę też 3 Robotników, szary kontakt, karta. Szare budują, czerwone plądrują, niebieskie: Umowy. Potem wybór 4 z 6 kart.
ask-keep = Które { $n } karty zostają? Każda na jeden sposób: Dystans w szarych (budowa), czerwonych (Łupy), niebieskich (Umowa) lub 1 Budulec (Przebudowa).
ask-lookout =
    { $open ->
        [0] Którą bierzesz ({ $n } z 2)? Na jeden sposób: Dystans w szarych (budowa), czerwonych (Łupy), niebieskich (Umowa) lub 1 Budulec (Przebudowa).
       *[other] Którą bierzesz ({ $n } z 2)? Potem budowa (szare), Łupy (czerwone), Umowa (niebieskie) lub Przebudowa. Otwarta: gość kopiuje, ty +1 Robotnika.
    }
ask-either =
    { $vp ->
        [0] { $card }: co tym razem zyskujesz?
       *[other] { $card }: co tym razem zyskujesz? Potem 1 PZ za Przebudowę.
    }
ask-echo = Którą inną twoją Lokację Produkcyjną powtarza tym razem Elektrownia?
ask-copy = Czyją Lokację Produkcyjną powtarzasz teraz, jeden raz? Jej właściciel nic nie traci.
ask-rob = Czyją produkcję przejmują w tej rundzie twoi Dostawcy? Zyskujesz ją ty, a nie jej właściciel.
ask-pay = { $what }: jak płacisz { $cost }?
pay-use = { $card } ({ $effect })
pay-exchange = Wymiana { $cost } → { $gain }
ask-pay-deal = { $what }: którą Umowę odrzucasz jako koszt?
ask-pay-card = { $what }: którą kartę z ręki odrzucasz jako koszt?

## Odpowiedzi

card-copy = { $card } (egzemplarz { $n })
offer-faction = { $faction }: co rundę { $good }
offer-any-faction = Dowolna z tych, które zostawią inni
lookout-first = 1.
lookout-second = 2.
amount-placed = { $what } z twoich kart
amount-placed-on = { $what } z karty { $card }
amount-pool = { $what } z puli
amount-both = { $what } z puli, { $n } z kart
paid-placed = { $what } ({ $card })
paid-deal = Umowę ({ $card })
paid-card = kartę ({ $card })
deal-of = { $card }: { $what }
card-of = { $card } ({ $seat })

## Co się stało

note-first-player = Pierwszy gracz: { $seat }.
note-faction = { $seat } gra Frakcją: { $faction }.
note-faction-any = { $seat } bierze dowolną Frakcję, którą zostawią inni.
note-first-discards = { $seat } odrzuca: { $what }.
note-winter = Zima jest częściowo odtworzona: większość jej kart jest na tylko jednej liście, a część reguł jest nasza.
note-round = Runda { $n }. Pierwszy gracz: { $seat }.
note-connection = Karta Połączenia do wzięcia za { $cost }: { $card }. { $what }.
note-no-connection = W tej rundzie { $colour } talia Połączeń nie daje karty.
note-display =
    { $time ->
        [1] Pierwsze Wypatrywanie (wybierają kolejno { $order }; kartę, która zostanie, odrzuca się): { $what }.
       *[other] Drugie Wypatrywanie (wybierają kolejno { $order }; kartę, która zostanie, odrzuca się): { $what }.
    }
note-takes = { $seat } bierze kartę: { $card }. { $category }: { $brings }.
note-no-choice =
    { $n ->
        [one] { $seat } nie ma wyboru, została tylko karta: { $card }.
        [few] { $seat } nie ma wyboru, zostały takie same karty: { $card }.
        [many] { $seat } nie ma wyboru, zostały takie same karty: { $card }.
       *[other] { $seat } nie ma wyboru, zostały takie same karty: { $card }.
    }
note-left-over = Nikt nie wziął karty: { $card }. Zostaje odrzucona.
note-gain = { $seat } zyskuje { $what } ({ $why }).
note-drawn = Dobierasz: { $what }.
note-draw-lost =
    { $n ->
        [one] { $seat }: brakuje 1 karty do dobrania.
        [few] { $seat }: brakuje { $n } kart do dobrania.
        [many] { $seat }: brakuje { $n } kart do dobrania.
       *[other] { $seat }: brakuje { $n } karty do dobrania.
    }
note-reshuffle =
    { $n ->
        [one] Talia jest pusta: nową talią jest 1 odrzucona karta.
        [few] Talia jest pusta: { $n } odrzucone karty tworzą nową talię.
        [many] Talia jest pusta: { $n } odrzuconych kart tworzy nową talię.
       *[other] Talia jest pusta: { $n } odrzuconej karty tworzy nową talię.
    }
note-robbery = { $seat } dostaje to, co produkuje { $card }, zamiast właściciela ({ $owner }).
note-echo = { $seat } powtarza produkcję: { $of } ({ $card }).
note-stored-back = { $seat } odbiera przechowane zasoby: { $what }.
note-produces = { $seat } produkuje { $what }.
note-placed = { $seat } kładzie na karcie { $what } ({ $card }).
note-auto-pass = { $seat } nie opłaci już żadnej możliwej akcji i pasuje.
note-stores = { $seat } przechowuje { $what } ({ $card }).
note-given-back = { $seat } traci to, co zostało w puli: { $what }.
note-end-begins = { $seat } ma już { $n } PZ: gra skończy się po akcjach tej rundy.
note-final-score = { $seat }: { $vp } PZ, nienaruszone Lokacje: { $locations }, razem { $total }.

## Dlaczego coś się zyskuje

why-bonus = premia za budowę: { $card }

## Plansza słowami

board-setup = Przygotowanie
board-round = Runda { $n }, { $phase }
phase-lookout = faza Wypatrywania
phase-production = faza Produkcji
phase-action = faza Akcji
phase-cleanup = faza Czyszczenia
phase-over = koniec
board-first = Pierwszy gracz: { $first }.
board-turn = Pierwszy gracz: { $first }. Ruch: { $active }.
board-won = Wygrywa { $who }.
board-shared = Wspólne zwycięstwo: { $who }.
board-defences = Splądrowanie Lokacji przeciwnika kosztuje czerwone kontakty, tyle, ile wynosi jej Obrona: Produkcja { $production }, Cecha { $feature }, Akcja { $action }. Plądrujący bierze Łupy, właściciel raz zasób z jej Umowy, nie Umowę; zostają Ruiny (0 PZ).
board-stands-in = W każdym koszcie każdy Nabój zastąpi 1 surowiec podstawowy (Paliwo, Żelazo, Broń lub Budulec), a każdy uniwersalny kontakt 1 kontakt dowolnego koloru; w jednym koszcie może ich być kilka. Nabojów i uniwersalnych kontaktów nie zastąpi nic.
board-end-at = Runda, w której czyjś znacznik osiągnie { $n } PZ (teraz najwięcej: { $most }), jest ostatnia; dopiero po niej Lokacje dają po 1 PZ.
board-passed-none = W tej rundzie nikt jeszcze nie spasował.
board-passed-so-far = W tej rundzie spasowali: { $who }.
board-end-begun = Koniec już się zaczął: następnej rundy nie będzie.
board-deck = Talia główna ({ $set }): { $n }. Odrzucone: { $discards }.
board-deck-empty = Talia główna ({ $set }): { $n } (gdy trzeba karty, tasuje się odrzucone). Odrzucone: { $discards }.
board-discards = Odrzucone: { $what }
board-display-cards = Do wzięcia w fazie Wypatrywania:
board-display = Wypatrywanie: { $what }
board-robbery = Dostawcy: { $seat } dostaje to, co produkuje { $card }, zamiast właściciela ({ $owner }).
board-connections = Połączenia, talia { $colour }. Odkryta karta: { $card }. W talii: { $n }. Odrzucone: { $discards }
board-connections-empty = Połączenia, talia { $colour }. Odkryta karta: { $card }. W talii: { $n } (na następne Wypatrywanie tasuje się odrzucone). Odrzucone: { $discards }
board-connections-kept = Wziętej karty Połączenia nic nie zastępuje do następnego Wypatrywania; niewziętą odrzuca się w Czyszczeniu. Kto ją trzyma, zagrywa ją w dowolnej późniejszej kolejce lub rundzie.
board-nothing = brak
board-no-connection = brak do następnego Wypatrywania
# Długa lista ciągnie się w następnym wierszu.
board-copies = { $n } × { $card }
board-player = { $seat } ({ $letter }), { $faction }
board-no-faction = jeszcze bez Frakcji
board-score = PZ: { $vp }, nienaruszone Lokacje: { $locations }, wynik: { $total }
board-income = Następna Produkcja przy obecnym stanie: { $what }
board-income-stored = Następna Produkcja przy obecnym stanie: { $what }; do tego z magazynu: { $back }
income-echo = jedna z tych produkcji jeszcze raz
income-rob = to, co daje produkcja przeciwnika
board-passed = Pas do końca rundy: bez plądrowania, wizyt i kradzieży.
board-pool = Pula: { $what }
board-pool-placed = Pula: { $what }. Prócz tego na kartach, do wydania: { $placed }
board-threat = Może od razu splądrować Lokację z Obroną do { $n } (wymiany i karty mogą dać więcej czerwonych kontaktów)
board-hand = Karty na ręce: { $n }. Karty Połączeń: { $connections }
board-made = Zyski z ostatniej fazy Produkcji: { $what }
board-exchanges-unused = Wymiany, każda raz na rundę (żadnej jeszcze nie użyto): { $what }
board-exchanges = Wymiany, każda raz na rundę: { $what }
board-exchange = Użyta { $exchange }, na jej polu do Czyszczenia: { $what }
board-deals = Umowy: { $what }
board-storing = Zostanie na karcie { $card }: { $what }
board-row-production = Produkcje: { $n }
board-row-feature = Cechy: { $n }
board-row-action = Akcje: { $n }
board-location = • { $card }: { $what }
board-defence = Obrona { $n }
board-ruins = • Ruiny: { $card } (to nie Lokacja, 0 PZ; można je przebudować każdą kartą z ręki)
mark-placed = na karcie, poza pulą: { $what }
mark-placed-none = nic już na niej nie leży
mark-stored = przechowane do Produkcji: { $what }
mark-spent = wydane: { $what }
mark-uses = użycia w tej rundzie: { $n }
mark-unused = w tej rundzie nieużyta
mark-visited = miała już jedyną wizytę tej rundy
mark-token = żeton Obrony
board-own-hand = Twoje karty: { $n }
board-own-hand-compact = Twoje karty: { $n } (w nawiasie Dystans i Typy, na końcu Łupy / Umowa)
board-hand-compact = • { $card } ({ $distance }; { $types }): { $category }: { $brings }; { $spoils } / { $deal }
board-own-cards = Masz na ręce: { $what }

## Opis obrazka

alt-row-production = Produkcje ({ $letter }): { $what }
alt-row-feature = Cechy ({ $letter }): { $what }
alt-row-action = Akcje ({ $letter }): { $what }
alt-passed = Pas do końca rundy.
alt-ruins = { $card } (Ruiny)
alt-connection = Odkryta karta Połączenia: { $card }

## Arkusz punktacji na koniec
sheet-production = Produkcja
sheet-bonus = Premie za budowę
sheet-development = Przebudowy
sheet-razing = Plądrowanie
sheet-cards = Inne karty
sheet-locations = Lokacje
sheet-goods = zasoby
