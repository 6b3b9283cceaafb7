# O co Boonlake pyta, co proponuje i co opowiada. Nazwy i ilości przychodzą w mianowniku.

## Pytania

ask-own-tile = Który kafelek punktacji kładziesz u siebie? PZ projektu i żeton liczą się podwójnie. Liczby: wymagane w punktacjach 1–4. Drugi odpada.
ask-first-site = Który zakład produkcyjny budujesz za darmo? Na stałe pokazuje 1 swój surowiec, gdy koszt każe go pokazać.
ask-action =
    { $how ->
        [last] Twoja ostatnia tura: który kafelek akcji bierzesz? Najpierw karta jego grupy lub projekt albo odrzucenie karty tej grupy za monety.
        [solo] Jaki kafelek? Szara Eminencja zacznie: Osadnictwo – buduje (żeton B: 2), Hodowla – bydło (B: +kaktus), inne – kaktus (dochód { $from } → { $to }; B: 2).
        [solo-a] Jaki kafelek? Szara Eminencja zacznie, z żetonem A: Osadnictwo – buduje 1, Hodowla – bydło, inne – kaktus +1 (dochód { $from } → { $to }).
        [solo-b] Jaki kafelek? Szara Eminencja zacznie, z żetonem B: Osadnictwo – buduje 2, Hodowla – bydło i kaktus, inne – kaktus +2 (dochód { $from } → { $to }).
       *[other] Twoja tura: który kafelek akcji bierzesz? Najpierw karta jego grupy lub projekt albo odrzucenie karty tej grupy za monety.
    }
ask-card =
    { $project ->
        [none] Krok karty: zagrywasz czy odrzucasz za monety kartę { $group }? Żaden projekt nie jest teraz możliwy.
       *[some] Krok karty: zagrywasz kartę { $group } lub projekt czy odrzucasz kartę { $group } za monety?
    }
ask-building =
    { $project ->
        [none] Zagrywasz dowolną kartę czy dociągasz dwie karty? Projekt: teraz żaden. Potem część wspólna: zagranie lub odrzucenie kolejnej.
       *[some] Zagrywasz dowolną kartę lub projekt czy dociągasz dwie karty? Potem część wspólna: zagranie lub odrzucenie kolejnej.
    }
ask-explore =
    { $ranch ->
        [empty] Eksploracja { $n } z { $of }: czy eksplorujesz (premie pól: na planszy)? Puste ranczo: rozwój i ulepszenie po niej wymagają mieszkańca.
       *[some]
            { $of ->
                [one] Czy eksplorujesz? Odkrywasz żeton (tego nie cofniesz), potem wybierasz mu pole (premie pól: na planszy).
                [few] Eksploracja { $n } z { $of }: czy eksplorujesz? Odkrywasz żeton (tego nie cofniesz), potem wybierasz mu pole (premie pól: na planszy).
                [many] Eksploracja { $n } z { $of }: czy eksplorujesz? Odkrywasz żeton (tego nie cofniesz), potem wybierasz mu pole (premie pól: na planszy).
               *[other] Eksploracja { $n } z { $of }: czy eksplorujesz? Odkrywasz żeton (tego nie cofniesz), potem wybierasz mu pole (premie pól: na planszy).
            }
    }
ask-lay-tile = Gdzie kładziesz: { $tile }?
ask-pasture =
    Czy kładziesz pastwisko? Dostajesz premię pola. Potem { $how ->
        [solo] ty
       *[all] każdy
    }: 1 sztuka bydła na dowolne pastwisko (cena na pustym: 1 mieszkaniec) albo karta.
ask-lay-pasture = Gdzie kładziesz pastwisko? Każde bydło kosztuje 1, potem 2–4 mieszkańców; daje 2 monety za dom wokół, co punktację 1 PZ za miasto.
ask-settle =
    Rozwijasz czy ulepszasz (jedno z dwojga)? { $tile ->
        [settle] Potem w części wspólnej jeszcze raz albo karta.
       *[expansion] Potem płynie twój statek.
    }
ask-progress = Czy modernizujesz (stawiasz dźwignię)? Dźwignie na koniec: { $from } → { $to } PZ (4–6: po 2, 7+: po 3); { $left ->
        [one] 1 PZ za każdą w górze w punktacji 4.
        [few] każda w górze, nowa też: 1 PZ w punktacji.
        [many] każda w górze, nowa też: 1 PZ w punktacji.
       *[other] każda w górze, nowa też: 1 PZ w punktacji.
    }
ask-modernise = Modernizacja: którą dźwignię stawiasz? Dźwignie na koniec: { $from } → { $to } PZ (4–6: po 2, 7+: po 3). Po pasie nic z tego, co oddano, nie wraca.
ask-region =
    { $how ->
        [covered] Który region wskazujesz? Nagrody są zakryte, więc sam nic nie daje. Pozostałe trzy dają każdemu monetę za każdą obecność.
        [last] Który region wybierasz? Jego nagroda będzie zakryta do końca gry; pozostałe trzy dają każdemu monetę za każdą obecność.
        [solo-last] Który region wybierasz? Jego nagroda będzie zakryta do końca gry. Obecność w trzech pozostałych: ty monety, ona PZ.
        [solo] Który region wybierasz? Jego nagroda będzie zakryta do punktacji. Obecność w trzech pozostałych: ty monety, ona PZ.
        [solo-covered] Który region wskazujesz? Nagrody są zakryte, więc sam nic nie daje. Obecność w trzech pozostałych: ty monety, ona PZ.
       *[other] Który region wybierasz? Jego nagroda będzie zakryta do punktacji; pozostałe trzy dają każdemu monetę za każdą obecność.
    }
ask-sail =
    Gdzie staje statek, od 1 do { $n } pól dalej? Premia tylko z tego pola.{ $ships ->
        [0] {""}
       *[other] {" Zajęte, nieliczone: "}{ $passed }.
    }{ $how ->
        [end] {" Potem "}{ $others }; punktacja 4; koniec.
        [last] {" Twoja ostatnia tura; potem "}{ $others }.
        [on] {" Potem część wspólna: "}{ $others }.
        [solo-end] {" Potem punktacja 4 i koniec."}
       *[solo] {""}
    }
ask-shared-settle =
    Osadnictwo, część wspólna: rozwój, ulepszenie, dowolna karta{ $project ->
        [none] {""}
       *[some] {" lub projekt"}
    } czy odrzucenie za monety?{ $then }
ask-shared-cattle =
    Hodowla, część wspólna: { $how ->
        [some] bydło (co dochód +{ $gain }), dowolna karta
        [no-income] bydło, dowolna karta
       *[none] dowolna karta
    }{ $project ->
        [none] {""}
       *[some] {", projekt"}
    } czy odrzucenie za monety?{ $how ->
        [none] {" Bydło: teraz niemożliwe."}
       *[other] {""}
    }{ $then }
ask-shared-building =
    Budowanie, część wspólna: zagrywasz dowolną kartę { $project ->
        [none] (projekt: teraz żaden)
       *[some] lub projekt
    } czy odrzucasz za monety?{ $then }
ask-shared-expansion = Ekspansja, część wspólna: dociągasz 2 karty (potem jedną grasz lub odrzucasz) czy zamiast tego dźwignia?{ $then }
ask-shared-card =
    Ekspansja, część wspólna: zagrywasz dowolną kartę { $project ->
        [none] (projekt: teraz żaden)
       *[some] lub projekt
    } czy odrzucasz za monety?{ $then }
ask-shared-regions = Punktowanie regionów, część wspólna: co bierzesz?{ $then }
ask-shared-hiring = Zatrudniasz mieszkańca (zasoby: { $supply }) za 3 monety lub 3 karty? Potem znów. To cena działek, domów, bydła.{ $then }
ask-then =
    { $how ->
        [own] {" Potem twój statek."}
        [nothing] {" Nie twoja tura; potem gra "}{ $next }.
        [nothing-yours] {" Nie twoja tura; twoja następna."}
        [nothing-after] {" Nie twoja tura; po tobie: "}{ $after }.
        [scoring] {" Potem punktacja "}{ $n }.
        [round] {" Potem punktacja "}{ $n }, runda 2.
        [last-turns] {" Potem ostatnie tury: "}{ $due }.
        [end] {" Potem punktacja "}{ $n } i koniec.
        [hers-nothing] {" Potem jej statek, bez punktacji."}
        [hers-scoring] {" Potem jej statek: punktacja "}{ $n }.
        [hers-round] {" Potem statek: punktacja "}{ $n }, runda 2.
       *[hers-last-turns] {" Potem statek i twoja ostatnia tura."}
    }
ask-shared-progress = Postęp, część wspólna: { $how ->
        [built] dociągasz kartę? Masz już wszystkie dźwignie.
        [ranch] dociągasz kartę? Na ranczu nie masz mieszkańca do modernizacji.
        [coins] dociągasz kartę? Na modernizację masz teraz za mało monet.
       *[some] modernizujesz (dźwignia za mieszkańca i monety) czy dociągasz kartę?
    }{ $then }
ask-upgrade = Co ulepszasz? Po pasie L03 pozostaje opuszczona.
ask-card-house = Karta ulepsza do domu: którego mieszkańca?
ask-card-settlement = Karta ulepsza do miasta: który dom?
ask-fee =
    { $n ->
        [one] Dodatkowego mieszkańca opłacasz { $vp } PZ (1) czy mieszkańcem (0)? Cena razem: { $all }; ranczo: { $ranch }; PZ: { $points }.
        [few] Za ilu z dodatkowych mieszkańców ({ $n }) płacisz po { $vp } PZ? Cena razem: { $all }; ranczo: { $ranch }; PZ: { $points }.
        [many] Za ilu z dodatkowych mieszkańców ({ $n }) płacisz po { $vp } PZ? Cena razem: { $all }; ranczo: { $ranch }; PZ: { $points }.
       *[other] Za ilu z dodatkowych mieszkańców ({ $n }) płacisz po { $vp } PZ? Cena razem: { $all }; ranczo: { $ranch }; PZ: { $points }.
    }
ask-discard =
    { $brings ->
        [hire] Które karty odrzucasz (razem { $n })? Bierzesz { $get }, bez monet. Potem pytanie wraca, póki starcza na cenę.
        [some] Które karty odrzucasz (razem { $n })? Bierzesz { $get } ({ $why }), bez monet.
       *[none] Które karty odrzucasz ({ $why }; razem { $n })? Nie dają monet.
    }
ask-exchange = Czy wymieniasz? Tylko raz i w całości.
ask-lever-up = Którą użytą dźwignię podnosisz? Znów działa albo daje 1 PZ przy liczeniu dźwigni.
ask-lever-l09 = Czy używasz L09? Ranczo { $from } → { $to }; L09 w dół: 1 PZ mniej przy najbliższym liczeniu dźwigni.
ask-skip-levers = Rezygnujesz z karty. Których dźwigni używasz (jeśli w ogóle)?
ask-last-levers =
    { $left ->
        [one] Ostatnie liczenie dźwigni: używasz którejś? Monety, karty i mieszkańcy nic już nie dają.
        [few] Zanim dźwignie się policzą: czy używasz którejś swojej?
        [many] Zanim dźwignie się policzą: czy używasz którejś swojej?
       *[other] Zanim dźwignie się policzą: czy używasz którejś swojej?
    }
ask-reduce = Która dźwignia zastępuje brakujący surowiec?
ask-site = Który zakład produkcyjny budujesz za darmo?
ask-site-or-vase = Darmowy zakład produkcyjny czy waza?
ask-track = Na którym torze robisz kroki: { $n }?
ask-scoring-card =
    { $project ->
        [none] Punktacja { $number }, wybór { $time } z 2: zagrywasz kartę czy ulepszasz? Żaden projekt nie jest teraz możliwy. Pas kończy ten krok; potem twój żeton.
       *[some] Punktacja { $number }, wybór { $time } z 2: zagrywasz kartę lub projekt czy ulepszasz? Pas kończy ten krok; potem twój żeton.
    }
ask-token = Pod którym kafelkiem punktacji kładziesz żeton { $n }? Każdy przyjmie jeden twój na całą grę, i cudze. PZ mogą spaść poniżej 0. Potem dochód.
ask-exchange-points = Czy opłacasz wszystkie wymiany ({ $n })? Wtedy jeszcze +{ $points } PZ za żeton, inaczej −{ $points } PZ. Zapłata częściowa się nie liczy.

## Grupy odpowiedzi

group-any-time = Łodzie i dźwignie
group-boats = Łodzie
group-levers = Dźwignie
group-play = Zagraj kartę
group-project = Projekt specjalny
about-project = Każdy projekt raz na gracza. Z twoich zasobów 1 zostaje nad nim (bez obecności), potem 1 na ranczo
group-discard = Odrzuć za monety
about-discard =
    { $how ->
        [boats] Zagrać nie możesz teraz żadnej; niektóre po ruchu łodzi lub z dźwignią
       *[none] Zagrać nie możesz teraz żadnej
    }
group-develop = Rozwiń
group-house = Ulepsz do domu
group-settlement = Ulepsz do miasta
about-settlement = Dom odkładasz obok: zbudujesz go znów dopiero, gdy na twojej planszy nie będzie żadnego
group-cattle = Wstaw bydło
about-cattle =
    { $n ->
        [one] Obecność; wokół, czyjekolwiek: teraz { $n } moneta za dom, co punktację 1 PZ za miasto
        [few] Obecność; wokół, czyjekolwiek: teraz { $n } monety za dom, co punktację 1 PZ za miasto
        [many] Obecność; wokół, czyjekolwiek: teraz { $n } monet za dom, co punktację 1 PZ za miasto
       *[other] Obecność; wokół, czyjekolwiek: teraz { $n } monety za dom, co punktację 1 PZ za miasto
    }
group-modernise = Zmodernizuj
about-modernise = Stoi w górze i działa od razu, raz; użyta jest w dole do najbliższej punktacji
group-give-up = Dźwignia zamiast części wspólnej

## Odpowiedzi

offer-action = { $tile }: statek do { $steps }
offer-action-loss = { $tile }: statek do { $steps }, −{ $vp } PZ
offer-boat = Łódź { $n }: { $from } → { $to }
offer-boat-either = Jedna łódź: { $from } → { $to }
offer-boat-either-lever = Jedna łódź: { $from } → { $to }, z L07
offer-boat-lever = Łódź { $n }: { $from } → { $to }, z L07
offer-l10-coins = L10: 2 monety
offer-l10-cards = L10: 2 karty
offer-l11 = L11: 5 monet
offer-l12 = L12: 2 karty za 1 mieszkańca i 3 PZ
offer-cattle = Pastwisko na polu { $space }
offer-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monet
    }
offer-coins-lever =
    { $n ->
        [one] { $n } moneta i { $n } PZ, z L06
        [few] { $n } monety i { $n } PZ, z L06
        [many] { $n } monet i { $n } PZ, z L06
       *[other] { $n } monet i { $n } PZ, z L06
    }
offer-develop = { $place }
offer-discard = { $card } ({ $coins })
offer-draw-one = Dociągnij 1 kartę
offer-draw-two = Dociągnij 2 karty
offer-exchange = Oddaj { $give }, weź { $get }
offer-explore = Eksploruj
offer-pasture = Weź pastwisko
offer-hire-coins = 1 mieszkaniec za 3 monety
offer-hire-cards = 1 mieszkaniec za 3 karty
offer-play = { $card }, na koniec { $vp } PZ
offer-house = { $place }
offer-settlement = { $place }
offer-settlement-lever = { $place }, z L08
offer-modernise = { $lever } ({ $cost })
offer-pieces = Zapłać { $cost }
offer-decline-points = Nie płać: −{ $n } PZ za żeton
offer-decline-exchange = Nie wymieniaj
offer-decline-lever = Nie podnoś żadnej dźwigni
offer-decline-last = Nie używaj żadnej dźwigni
decline-last-kept = Każda wciąż podniesiona dźwignia daje ci teraz 1 PZ
decline-exchange-kept = PZ karty na koniec ({ $vp }) i tak są twoje
usable-now = działa w tej turze
offer-decline-skipping = Nie używaj: { $lever }
offer-decline-skipping-both = Ani L04, ani L05 ({ $one } i { $other })
offer-skipping-both = Obie: { $levers }
detail-skipping-both = L04 i L05 w dół: 2 PZ mniej przy punktacji; { $what }
offer-l09 = Użyj L09: 1 mieszkaniec
offer-decline-l09 = Nie używaj L09
decline-l09-kept = L09 zostaje w górze: 1 PZ przy najbliższym liczeniu dźwigni
offer-region = { $region }: { $reward }
offer-region-covered = { $region }, bez nagrody
offer-return-inhabitant = Oddaj 1 mieszkańca i zmodernizuj
offer-site = Zakład: { $site }
offer-vase = 1 waza
offer-own-tile = { $tile }: { $values }
offer-own-tile-exchange = { $tile } (wymiany): { $values } × ({ $price } → { $vp } PZ)
offer-skip-explore = Pas: bez eksploracji
offer-skip-pasture = Pas: bez pastwiska
offer-skip-settle = Pas: bez rozwoju i ulepszenia
offer-skip-progress = Pas: bez modernizacji
offer-skip-modernise = Pas: bez modernizacji
offer-skip-upgrade = Pas: bez ulepszenia
offer-skip-card = Pas: nic w kroku karty
offer-skip-building = Pas: bez zagrania i dociągu
offer-skip-scoring-card = Pas: bez dalszych kart i ulepszeń
offer-skip-shared-settle = Pas: Osadnictwo, część wspólna
offer-skip-shared-cattle = Pas: Hodowla bydła, część wspólna
offer-skip-shared-building = Pas: Budowanie, część wspólna
offer-skip-shared-card = Pas: bez karty (Ekspansja)
offer-skip-shared-hiring = Pas: bez dalszego zatrudniania
offer-skip-shared-progress = Pas: Postęp, część wspólna
offer-skip-card-house = Pas: bez domu
offer-skip-card-settlement = Pas: bez miasta
detail-pass-only = Rezygnujesz tylko z tego
pass-no-card = nie masz karty { $group }
pass-bonus = razem z premią pola
pass-no-cattle = bez pastwiska na mapie nikt nie wstawi bydła
then-ship = potem statek: { $to }
pass-two-cards = tracisz 2 darmowe karty
detail-pass = Rezygnujesz tylko z tego; reszta idzie dalej jak zwykle
detail-skip =
    { $n ->
        [one] Potem możesz użyć dźwigni: { $what }; wtedy 1 PZ mniej w punktacji
        [few] Potem możesz użyć dźwigni: { $what }; każda: −1 PZ w punktacji
        [many] Potem możesz użyć dźwigni: { $what }; każda: −1 PZ w punktacji
       *[other] Potem możesz użyć dźwigni: { $what }; każda: −1 PZ w punktacji
    }
lever-pays = { $lever } ({ $coins })
lever-number = { $lever }
token-ahead = Potem żeton { $number }, jak teraz stoi: { $what }
token-ahead-met = { $tile } +{ $n } PZ
token-ahead-missed = { $tile } −{ $n } PZ
token-ahead-missed-of = { $tile } −{ $n } PZ (wymaga { $asked }, masz { $has })
token-ahead-exchange = { $tile } −{ $n } PZ (z wymianami: +{ $sum } PZ)
token-ahead-either = { $tile } ±{ $n } PZ
token-ahead-paid = { $tile } ±{ $n } PZ (wymiany)
offer-space = Pole { $space }: { $gain }
offer-reduce-none-used = Bez dźwigni
offer-reduce-l10 = L10
offer-reduce-l11 = L11, z jej 5 monetami
offer-reduce-l10-l11 = L10 i L11
offer-give-up-l01-vase = L01: weź 1 wazę
offer-give-up-l01-coins = L01: oddaj wazę za 6 monet
offer-give-up-l02 = L02: modernizacja
offer-give-up-l03 = L03: ulepszenie
demand-paid = za { $paid }
demand-shown = pokaż { $shown }
demand-levers = użyj { $levers }
demand-more = { $before }, { $what }
detail-card = { $cost }: { $what }
detail-unplayed = Tracisz: { $what }
unplayed-cost = cena: { $cost }
unplayed-group = rodzaj: { $group }
detail-worth = koniec: { $vp } PZ
detail-project = { $cost }: { $vp } PZ, { $track }
detail-own-tile = Projekt: { $cost } → { $vp } PZ (2×{ $base }), { $track } +1, ranczo +1
detail-cost = { $cost }
detail-boat = { $cost }: { $to }
boat-shows = { $of } { $from } → { $to }
boat-number = łódź { $n }
boat-other = druga łódź
boat-card = { $card } (koniec: { $vp } PZ)
boat-card-does = zagrana: { $what }
boat-cost-in-all = cena i łodzie: { $cost }
boat-cost-nothing = cena: żadna
boat-project = projekt { $tile } ({ $cost } → { $vp } PZ)
boat-project-short = projekt { $tile } ({ $vp } PZ)
boat-price = cena: { $cost }
boat-enough = pozwala zagrać: { $for }
boat-enough-more =
    { $what ->
        [cards]
            { $n ->
                [one] pozwala zagrać { $n } kartę: { $for }
                [few] pozwala zagrać { $n } karty: { $for }
                [many] pozwala zagrać { $n } kart: { $for }
               *[other] pozwala zagrać { $n } karty: { $for }
            }
       *[both] pozwala zagrać karty i projekty (razem { $n }): { $for }
    }
boat-more = { $for }
boat-helps = pomaga zagrać: { $for }
boat-helps-both = pomaga zagrać: { $for }
boat-then = potem { $boat }: { $to }
boat-then-levers = potem { $boat }: { $to }, użyj { $levers }
boat-helps-more =
    { $what ->
        [cards]
            { $n ->
                [one] pomaga zagrać { $n } kartę: { $for }
                [few] pomaga zagrać { $n } karty: { $for }
                [many] pomaga zagrać { $n } kart: { $for }
               *[other] pomaga zagrać { $n } karty: { $for }
            }
       *[both] pomaga zagrać karty i projekty (razem { $n }): { $for }
    }
change-coins = monety { $from } → { $to }
change-vases = wazy { $from } → { $to }
change-hand = karty na ręce { $from } → { $to }
income-coin = monety { $from } → { $to }
income-card = karty { $from } → { $to }
change-ranch = ranczo { $from } → { $to }
change-supply = zasoby { $from } → { $to }
change-project = ranczo +1
change-project-stays = jeden zostaje nad projektem
change-project-empties = zasoby 2 → 0
change-project-last = ranczo +0, zasoby 1 → 0
change-no-supply = twoje zasoby puste
supply-no-project = bez projektu, aż kimś zapłacisz
cards-chosen = potem wybierasz karty
change-vp = PZ { $from } → { $to }
detail-changes = U ciebie: { $what }
detail-free = Za darmo: { $what }
detail-group-any-time = Łodzie: z prądem za darmo, pod prąd 2 monety. Dźwignia w dół: 1 PZ mniej. Potem pytanie wraca
detail-group-boats = Z prądem za darmo, pod prąd 2 monety za ruch, jak daleko i często chcesz; potem pytanie wraca
detail-group-levers = Opuszczona dźwignia nie da PZ w punktacji; potem pytanie wraca
detail-lever = { $lever } w dół: 1 PZ mniej w punktacji; { $what }
lever-down = { $lever } w dół: 1 PZ mniej
give-up-then = potem możesz użyć: { $levers }
detail-develop = { $ranch }; { $plot }
detail-progress =
    { $n ->
        [one] Karta zmierzchu. Dźwignia od { $n } monety. Potem wszyscy: dźwignia za monety i mieszkańca lub karta.
        [few] Karta zmierzchu. Dźwignia od { $n } monet. Potem wszyscy: dźwignia za monety i mieszkańca lub karta.
        [many] Karta zmierzchu. Dźwignia od { $n } monet. Potem wszyscy: dźwignia za monety i mieszkańca lub karta.
       *[other] Karta zmierzchu. Dźwignia od { $n } monet. Potem wszyscy: dźwignia za monety i mieszkańca lub karta.
    }
detail-progress-solo =
    { $n ->
        [one] Karta zmierzchu. Dźwignia od { $n } monety. Potem druga za monety i mieszkańca albo 1 karta.
        [few] Karta zmierzchu. Dźwignia od { $n } monet. Potem druga za monety i mieszkańca albo 1 karta.
        [many] Karta zmierzchu. Dźwignia od { $n } monet. Potem druga za monety i mieszkańca albo 1 karta.
       *[other] Karta zmierzchu. Dźwignia od { $n } monet. Potem druga za monety i mieszkańca albo 1 karta.
    }
detail-hiring = Karta nocy. 1 mieszkaniec, eksploruj. Potem wszyscy zatrudniają: 3 monety lub 3 karty ({ $n ->
        [0] ty: nikogo
       *[other] zasoby: { $n }
    }).
detail-hiring-solo = Karta nocy. 1 mieszkaniec, eksploruj. Potem zatrudniasz: po 3 monety albo 3 karty ({ $n ->
        [0] nikogo więcej
       *[other] zasoby: { $n }
    }).
detail-regions = Karta zmierzchu. Nagroda regionu. Potem wszyscy: moneta za obecność w innych regionach (ty { $range }).
detail-modernise = { $text } U ciebie: { $coins }
detail-return-inhabitant = Ranczo { $from } → { $to }; potem dźwignia za { $least } lub więcej monet, masz { $coins }
detail-l02 = L02 w dół; nowa w górze od { $least } monet (masz { $coins }) i bez mieszkańca
change-levers-end = dźwignie na koniec { $from } → { $to } PZ
detail-l02-card = L02 w dół; nowa w górze od { $least } monet (masz { $coins })
detail-l03 = L03 w dół: 1 PZ mniej w punktacji; jedno ulepszenie, sposobów: { $n }
detail-l03-house = L03 w dół: 1 PZ mniej w punktacji; jedyne ulepszenie: dom, { $place }
detail-l03-settlement = L03 w dół: 1 PZ mniej w punktacji; jedyne ulepszenie: miasto, { $place }
detail-explore =
    Odkryj { $n ->
        [one] ostatni żeton
        [few] 1 z { $n } żetonów
        [many] 1 z { $n } żetonów
       *[other] 1 z { $n } żetonów
    }, połóż obok leżącego na { $spaces ->
        [one] jedynym polu
        [few] jednym z { $spaces } pól
        [many] jednym z { $spaces } pól
       *[other] jednym z { $spaces } pól
    }, weź jego premię
detail-pasture =
    Połóż { $n ->
        [one] ostatnie pastwisko
        [few] 1 z { $n } pastwisk
        [many] 1 z { $n } pastwisk
       *[other] 1 z { $n } pastwisk
    } obok leżącego żetonu na { $spaces ->
        [one] jedynym polu
        [few] jednym z { $spaces } pól
        [many] jednym z { $spaces } pól
       *[other] jednym z { $spaces } pól
    }, weź jego premię
lay-not-on =
    { $n ->
        [one] nie na polu { $spaces }
        [few] nie na { $spaces }
        [many] nie na { $spaces }
       *[other] nie na { $spaces }
    }
lay-bridges = mosty i brody łączą
detail-lay-none = Nie ma co lub gdzie położyć; zamiast tego { $what }
detail-track = Pole { $from } → { $n }, po drodze: { $gain }; każdy dochód: { $income }
income-last = ostatni: tylko PZ
detail-track-last = Pole { $from } → { $n }, po drodze: { $gain }; ostatnia punktacja: { $income }
detail-site = Poziom { $from } → { $to }; pokażesz wtedy: { $shown }
site-short = brakuje go na: { $what }
site-short-none = nie brak go żadnej karcie ani projektowi
detail-vases = Wazy { $from } → { $to }
detail-reduce-none-used = Pokazujesz wszystkie surowce; żadna dźwignia nie opada
detail-reduce-l10 = Zastępuje 1 brakujący surowiec; L10 w dół: 1 PZ mniej w punktacji
detail-reduce-l11 = Zastępuje 1 brakujący surowiec i daje 5 monet; L11 w dół: 1 PZ mniej w punktacji
detail-reduce-l10-l11 = Zastępują 2 brakujące surowce, L11 daje 5 monet; obie w dół: 2 PZ mniej w punktacji
change-goal = { $tile }: { $from } → { $to }
change-goal-of = { $tile } { $of }: { $from } → { $to }
reached-two = { $one }+{ $other }
reached-projects = { $one }+{ $other }, projekty: { $n }
back-supply = zasoby +{ $n }
back-house = dom odłożony obok
brings-now = teraz: { $what }
brings-scoring =
    { $left ->
        [one] ostatnia punktacja: +{ $what }
        [few] każda punktacja: +{ $what }
        [many] każda punktacja: +{ $what }
       *[other] każda punktacja: +{ $what }
    }
brings-scoring-now =
    { $left ->
        [2] ta i ostatnia punktacja: +{ $what }
       *[other] ta i każda dalsza punktacja: +{ $what }
    }
brings-coins = co punktację prócz ostatniej: +{ $what }
brings-both = punktacje: +{ $what } (ostatnia: PZ)
brings-end = koniec: { $what }
brings-others =
    { $left ->
        [one] bydło innych, ostatnia punktacja: +{ $n } PZ
        [few] bydło innych, co punktację: +{ $n } PZ
        [many] bydło innych, co punktację: +{ $n } PZ
       *[other] bydło innych, co punktację: +{ $n } PZ
    }
house-around = miasto: { $n } z { $wanted } pionków wokół
settlement-second = drugie tu: −{ $vp } PZ
lose-vp = −{ $vp } PZ
cost-extra =
    { $n ->
        [one] jeszcze { $n } lub { $vp } PZ
        [few] jeszcze { $n } lub po { $vp } PZ
        [many] jeszcze { $n } lub po { $vp } PZ
       *[other] jeszcze { $n } lub po { $vp } PZ
    }
detail-lock = Jako pierwszy ({ $lock }): punktacja cząstkowa
detail-lock-end = Pierwszy ({ $lock }): twoja ostatnia tura, potem { $due }
detail-lock-round = Pierwszy ({ $lock }): punktacja cząstkowa, potem runda 2
detail-lock-final = Jako pierwszy ({ $lock }): ostatnia punktacja i koniec
detail-closing = Po tej turze: ostatnia punktacja i koniec gry
last-coins = Tylko na ceny w punktacji 4; na koniec nic niewarte
last-cards = Warte coś tylko, jeśli zagrasz je w punktacji 4
last-inhabitants = Na ulepszenia w punktacji 4 (do dwóch); na ranczu na koniec nic niewarci
last-vases = Tylko na ceny w punktacji 4; na koniec nic niewarte
last-vp = Liczą się od razu
last-site = Zakład: karty i projekty w punktacji 4, żetony i cele; waza: tamtejsze ceny
detail-last-turn = Twoja ostatnia tura; potem { $due }
detail-lay = Styka się z { $laid } ({ $there })
lay-opens-none = nie otwiera żadnego pola
lay-shows = pokazywane: { $of } { $from } → { $to }
lay-bridge = przy moście
lay-pieces = pionki tam: { $n }
lay-wanted = miasto wymaga { $n } pionków
lay-houses = domy: { $n }, miasta: { $towns }
lay-opens =
    { $n ->
        [one] otwiera pole { $opened }
        [few] otwiera { $opened }
        [many] otwiera { $opened }
       *[other] otwiera { $opened }
    }
space-gives = { $space } ({ $gain })
detail-yours = Teraz u ciebie: { $what }
detail-gain = u ciebie: { $what }
detail-no-lock = Nie wywołuje punktacji
sail-she = ona
sail-next = następny { $who }
sail-near-last = potem pól do ostatniego: ty { $n }, { $other } { $m }
sail-near = potem pól do punktacji { $scoring }: ty { $n }, { $other } { $m }
vases-for = wazy przydadzą się na: { $what }
vases-for-none = teraz nic twojego nie przyjmuje waz
vases-cards = karty z ręki ({ $n })
detail-region =
    { $n ->
        [one] Pozostałe regiony: ty { $n } monetę, inni { $others }
        [few] Pozostałe regiony: ty { $n } monety, inni { $others }
        [many] Pozostałe regiony: ty { $n } monet, inni { $others }
       *[other] Pozostałe regiony: ty { $n } monet, inni { $others }
    }
region-other = { $letter } { $n }
detail-region-solo =
    { $n ->
        [one] Pozostałe regiony: ty { $n } monetę, Szara Eminencja { $hers } PZ
        [few] Pozostałe regiony: ty { $n } monety, Szara Eminencja { $hers } PZ
        [many] Pozostałe regiony: ty { $n } monet, Szara Eminencja { $hers } PZ
       *[other] Pozostałe regiony: ty { $n } monet, Szara Eminencja { $hers } PZ
    }
detail-token-met =
    { $other ->
        [0] Spełnione, +{ $n } PZ (wymaga { $wanted }; masz { $has })
       *[other] Spełnione, +{ $n } PZ (wymaga { $wanted } jednego i { $other } drugiego; masz { $has })
    }
detail-token-missed =
    { $other ->
        [0] Niespełnione, −{ $n } PZ (wymaga { $wanted }; masz { $has })
       *[other] Niespełnione, −{ $n } PZ (wymaga { $wanted } jednego i { $other } drugiego; masz { $has })
    }
detail-token-exchange = Opłacone { $wanted } × ({ $price }): +{ $n } PZ za żeton, +{ $more } PZ za nie; inaczej −{ $n } PZ
detail-token-unpayable = Niespełnione, −{ $n } PZ: nie opłacisz { $wanted } × ({ $price })
token-own = twój: żeton { $last } dałby tu ±{ $n } PZ
token-later = później wymaga { $values }
either-way = 2+1 lub 1+2
exchange-price = { $piece } lub { $coins }

## Czego nie można zrobić i dlaczego

refuse-cost = { $what }: cena to { $cost }. Brakuje jeszcze: { $missing }.
refuse-cost-extra = { $what }: cena to { $cost } i jeszcze { $extra } lub po { $vp } PZ. Brakuje jeszcze: { $missing }.
refuse-exchange-inhabitant = Ten kafelek przyjmuje mieszkańców z twojego rancza albo monety, nie wazy. Brakuje jeszcze: { $missing }.
refuse-exchange-vase = Ten kafelek przyjmuje wazy albo monety, nie mieszkańców. Brakuje jeszcze: { $missing }.
refuse-exchange-coins = Ten kafelek przyjmuje tylko monety. Brakuje jeszcze: { $missing }.
refuse-demand =
    { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }{ $how ->
        [part] {"; z łodziami pokażesz najwyżej tyle surowców: "}{ $best } z { $all }.
        [rest] {"; surowce mogą pokazać twoje łodzie."}
        [dear] {"; mogą to pokazać twoje łodzie, ale nie stać cię na ich ruchy."}
       *[none] {"."}
    }
refuse-demand-boats = { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; mogą to pokazać twoje łodzie.
refuse-demand-boats-levers = { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; zapewnią to twoje łodzie i { $levers }.
refuse-demand-levers =
    { $n ->
        [one] { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; z łodziami najwyżej { $best } z { $all }; 1 zastąpi { $levers }.
        [few] { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; z łodziami najwyżej { $best } z { $all }; po 1 zastąpią { $levers }.
        [many] { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; z łodziami najwyżej { $best } z { $all }; po 1 zastąpią { $levers }.
       *[other] { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }; z łodziami najwyżej { $best } z { $all }; po 1 zastąpią { $levers }.
    }
missing-supply = mieszkaniec w twoich zasobach
refuse-what-plot = Rozwinięcie na polu { $space }
refuse-what-project = Projekt kafelka { $tile }
refuse-what-settlement-lever = Miasto z L08
refuse-group = Ten krok przyjmuje tylko karty { $group }; { $what } to karta { $own }.
refuse-project = Ten projekt już zrealizowano: { $what }. Każdy realizuje się raz.
refuse-hire = W twoich zasobach nie ma już kogo zatrudnić. Wracają tam ci, którymi płacisz.
refuse-supply = Projekt wymaga mieszkańca z twoich zasobów, a nie ma tam żadnego. Wracają tam ci, którymi płacisz.
refuse-plot = Stoi tam już czyjś pionek. Wybierz wolną działkę.
refuse-no-pieces = Na żadnej działce nie masz mieszkańca ani domu do ulepszenia.
refuse-no-house = Miasto zastępuje twój dom, a na mapie nie masz żadnego.
refuse-pieces = Nie ma już na twojej planszy: { $what }.
refuse-presence = Miasto na polu { $space } wymaga { $n } innych obecności na tym polu i wokół niego, czyichkolwiek; teraz: { $have }.
refuse-presence-lever = Z L08 miasto na polu { $space } wymaga { $n } innych obecności na tym polu i wokół niego, czyichkolwiek; teraz: { $have }.
refuse-pasture = Pastwisko na polu { $space } jest pełne. Wybierz inne.
refuse-lever = Ta dźwignia jest już wystawiona: { $what }. Wybierz wolne miejsce.
refuse-lever-down =
    { $left ->
        [one] Ta dźwignia jest użyta i podniesie się dopiero w punktacji 4, za późno na użycie: { $what }.
        [few] Ta dźwignia jest użyta i opuszczona do najbliższej punktacji cząstkowej: { $what }.
        [many] Ta dźwignia jest użyta i opuszczona do najbliższej punktacji cząstkowej: { $what }.
       *[other] Ta dźwignia jest użyta i opuszczona do najbliższej punktacji cząstkowej: { $what }.
    }
refuse-no-pasture = Na mapie nie leży jeszcze żadne pastwisko. Kładzie je kafelek „Hodowla bydła”.
refuse-region-last = Nagroda regionu { $region } jest zakryta do końca gry. Wybierz region z dostępną nagrodą.
refuse-region = Nagroda regionu { $region } jest zakryta do najbliższej punktacji cząstkowej. Wybierz region z dostępną nagrodą.
refuse-boat = Łódź ruszasz tylko tam, gdzie ta odpowiedź pozwala zagrać kartę lub projekt, a ruch w tym pomaga: łodzie i dźwignie muszą móc pokazać wszystkie surowce, a ty zapłacić resztę. Ten ruch nie pomaga teraz zagrać niczego.
refuse-boat-no-card = W tej części nie zagrasz karty ani projektu, więc łodzie stoją.
refuse-space-taken = Na polu { $space } już coś leży. Wybierz wolne pole.
refuse-space-far = Pole { $space } nie sąsiaduje jeszcze z żadnym żetonem terenu, nawet przez most czy bród. Wybierz pole obok leżącego żetonu.

## Pas z góry: to, co darmowe (monety, karty), i tak się należy

pass-shared-turn = Pas do mojej tury; co darmowe, biorę
pass-shared-ask = Pas tu zawsze; co darmowe, biorę

## Dziennik

note-start-tile = Na polu { $space }: { $tile }.
note-own-tile = { $seat } kładzie w swoim obszarze: { $tile }.
note-tile = W grze jest też: { $tile }.
note-start-player = { $seat } zaczyna.
note-action = { $seat } bierze kafelek „{ $tile }” z rzędu { $row }.
note-action-loss = { $seat } bierze kafelek „{ $tile }” z rzędu { $row } i traci { $n } PZ.
note-gain = { $seat } zyskuje { $what }.
note-gain-why = { $seat } zyskuje { $what } ({ $why }).
note-lose-vp = { $seat } traci { $n } PZ.
note-lose-vp-why = { $seat } traci { $n } PZ ({ $why }).
note-supply-empty =
    { $n ->
        [one] { $seat }: własne zasoby są puste, przepada { $n } mieszkaniec.
        [few] { $seat }: własne zasoby są puste, przepadają { $n } mieszkańcy.
        [many] { $seat }: własne zasoby są puste, przepada { $n } mieszkańców.
       *[other] { $seat }: własne zasoby są puste, przepada { $n } mieszkańca.
    }
note-supply-empty-why =
    { $n ->
        [one] { $seat }: własne zasoby są puste, przepada { $n } mieszkaniec ({ $why }).
        [few] { $seat }: własne zasoby są puste, przepadają { $n } mieszkańcy ({ $why }).
        [many] { $seat }: własne zasoby są puste, przepada { $n } mieszkańców ({ $why }).
       *[other] { $seat }: własne zasoby są puste, przepada { $n } mieszkańca ({ $why }).
    }
note-step-coin = { $seat }: tor monet, z pola { $from } na { $n }.
note-step-coin-why = { $seat }: tor monet, z pola { $from } na { $n } ({ $why }).
note-step-card = { $seat }: tor kart, z pola { $from } na { $n }.
note-step-card-why = { $seat }: tor kart, z pola { $from } na { $n } ({ $why }).
note-drawn = Dociągasz: { $what }.
note-deck-empty = Nie ma już kart: { $seat } traci dociąg ({ $n }).
note-reshuffle = Odrzucone karty tworzą nową talię ({ $n }).
note-pay = { $seat } płaci { $what }.
note-pay-why = { $seat } płaci { $what } ({ $why }).
note-exchange = { $seat } oddaje { $give }, bierze { $get }.
note-exchange-why = { $seat } oddaje { $give }, bierze { $get } ({ $why }).
note-hire = { $seat } zyskuje { $what } za { $cost }.
note-return-inhabitant = { $seat } oddaje 1 mieszkańca, by modernizować.
note-site = { $seat } buduje zakład: { $site }, poziom { $level }.
note-boat = { $seat } przesuwa łódź { $n } pod prąd za { $cost }: { $from } → { $to }.
note-boat-free = { $seat } przesuwa łódź { $n } z prądem: { $from } → { $to }.
note-boat-lever = { $seat } przesuwa łódź { $n } pod prąd dzięki L07: { $from } → { $to }.
note-pass = { $seat } pasuje.
note-skip-explore = { $seat } rezygnuje z jednej eksploracji.
note-skip-pasture = { $seat } nie kładzie pastwiska.
note-skip-settle = { $seat } ani nie rozwija, ani nie ulepsza.
note-skip-progress = { $seat } nie modernizuje.
note-skip-upgrade = { $seat } niczego nie ulepsza.
note-skip-building = { $seat } nie zagrywa karty i nie dociąga (Budowanie).
note-skip-card = { $seat } rezygnuje z kroku karty.
note-skip-scoring-card = { $seat } nie zagrywa już kart i niczego już nie ulepsza.
note-pass-shared = { $seat } pasuje w części wspólnej: { $tile }.
note-hire-end = { $seat } nikogo więcej nie zatrudnia.
note-hire-empty = Puste zasoby, nie ma już kogo zatrudnić: { $seat }.
note-play = { $seat } zagrywa za { $cost }: { $card }.
note-play-free = { $seat } zagrywa bez monet, pokazując surowce: { $card }.
note-play-lasting = { $seat } zagrywa za { $cost }: { $card } – { $text }.
note-play-lasting-free = { $seat } zagrywa bez monet, pokazując surowce: { $card } – { $text }.
note-discard = { $seat } odrzuca: { $what }.
note-discard-why = { $seat } odrzuca: { $what } ({ $why }).
note-discard-coins = { $seat } odrzuca za { $get }: { $what }.
note-discard-coins-why = { $seat } odrzuca za { $get }: { $what } ({ $why }).
note-project = { $seat } realizuje projekt za { $cost }: { $tile }.
note-project-free = { $seat } realizuje projekt za darmo: { $tile }.
note-reveal = { $seat } odkrywa: { $tile }.
note-lay = { $seat } kładzie go na polu { $space }.
note-lay-pasture = { $seat } kładzie pastwisko na polu { $space }.
note-develop = { $seat } stawia mieszkańca na polu { $space } za { $cost }.
note-develop-free = { $seat } stawia mieszkańca na polu { $space }.
note-house = { $seat } buduje dom na polu { $space } za { $cost }.
note-house-free = { $seat } buduje dom na polu { $space } za darmo.
note-settlement = { $seat } buduje miasto na polu { $space } za { $cost }.
note-settlement-free = { $seat } buduje miasto na polu { $space } za darmo.
note-row = { $seat } opróżnia rząd { $n }: mieszkaniec trafia na ranczo.
note-cattle = { $seat } wstawia bydło na pole { $space } za { $cost }.
note-cattle-free = { $seat } wstawia bydło na pole { $space } za darmo.
note-lever = { $seat } modernizuje za { $cost }: dźwignia { $lever }.
note-lever-free = { $seat } modernizuje za darmo: dźwignia { $lever }.
note-lever-used = { $seat } używa: { $lever }.
note-lever-resource = { $seat } używa: { $lever }. O 1 surowiec mniej.
note-lever-up = { $seat } podnosi: { $lever }.
note-region = { $seat } bierze nagrodę regionu { $region }.
note-region-covered = { $seat } wskazuje region { $region }: bez nagrody, wszystkie są zakryte.
note-region-nothing = { $seat } nie bierze monet: brak obecności w pozostałych regionach.
note-sail = { $seat }: statek staje na polu { $space }.
note-lock = { $seat }: przekroczona { $lock }, pierwszy raz w tej rundzie.
note-eminence-lock = Szara Eminencja: przekroczona { $lock }, pierwszy raz w tej rundzie.
note-closing = Statek dotarł na ostatnie pole: wszyscy kończą z równą liczbą tur.
note-second-round = Zaczyna się druga runda: wszystkie statki wracają na start.
note-scoring = Punktacja cząstkowa { $n }.
note-income = Wszyscy mają dochód.
note-levers-count = Każda podniesiona dźwignia daje właścicielowi 1 PZ, potem podnoszą się wszystkie.
note-token-met =
    { $seat } kładzie żeton { $number } pod { $tile }: warunek spełniony, +{ $n } PZ{ $whose ->
        [own] {" (własny kafelek: podwójnie)."}
       *[other] {"."}
    }
note-token-missed =
    { $seat } kładzie żeton { $number } pod { $tile }: warunek niespełniony, −{ $n } PZ{ $whose ->
        [own] {" (własny kafelek: podwójnie)."}
       *[other] {"."}
    }
note-final = { $seat } zyskuje { $n } PZ w punktacji końcowej: dźwignie { $levers }, karty { $cards }, cele { $goals }, rzędy { $recesses }.
note-eminence-final = Szara Eminencja, punktacja końcowa w PZ: dochód { $income }, zakryte żetony { $tokens }.
note-token = Szara Eminencja odkrywa: { $token }. Krok A, według najniższego rzędu: { $tile }.
note-tokens-shuffled = Żetony solo zostają znów potasowane.
note-eminence-action = Szara Eminencja bierze z rzędu { $row }: { $tile }.
note-eminence-vp-why = Szara Eminencja zyskuje { $n } PZ ({ $why }).
note-eminence-lay = Szara Eminencja kładzie żeton terenu na polu { $space }.
note-eminence-pasture = Szara Eminencja kładzie pastwisko na polu { $space }.
note-eminence-house = Szara Eminencja buduje dom na polu { $space }.
note-eminence-settlement = Szara Eminencja buduje miasto na polu { $space }.
note-eminence-cattle = Szara Eminencja wstawia bydło na pole { $space }.
note-eminence-region = Szara Eminencja bierze nagrodę regionu { $region }.
note-eminence-region-covered = Szara Eminencja wskazuje region { $region }: bez nagrody, wszystkie są zakryte.
note-eminence-sail = Statek Szarej Eminencji staje na polu { $space }.
note-cactus = Znacznik kaktusa Szarej Eminencji: { $from } → { $n } (dochód z niego: { $before } → { $after } PZ).
## Skąd zysk lub strata

why-ship = statek na { $space }
why-ship-cards = karty, statek na { $space }
why-region = nagroda regionu { $region }
why-lever = { $lever }, teraz opuszczona
why-project = projekt { $tile }
why-scoring = kafelek punktacji { $tile }
why-income = dochód
why-only-card = Postęp: nie ma czego modernizować
why-no-inhabitant = Postęp: brak mieszkańca do modernizacji
why-no-coins = Postęp: brak monet na modernizację
why-hire = za 1 mieszkańca
why-price = jako cena
why-levers = dźwignie w górze: { $levers }
why-presence = obecność w pozostałych regionach
why-same-region = drugie miasto w regionie
why-cattle = domy wokół i karty
why-cattle-houses = domy wokół
why-cattle-cards = karty
why-beyond = krok poza koniec toru
why-no-tile = nie ma co położyć
why-no-piece = brak pionka
why-final = punktacja końcowa

## Koniec gry solo

reason-won = Ty masz { $yours } PZ, Szara Eminencja { $hers }.
reason-lost = Ty masz { $yours } PZ, Szara Eminencja { $hers }.
