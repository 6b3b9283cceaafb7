# O co Boonlake pyta, co proponuje i co opowiada. Nazwy i ilości przychodzą w mianowniku.

## Pytania

ask-own-tile = Który kafelek punktacji kładziesz u siebie? Projekt i żeton liczą się podwójnie. Liczby: wymagane w punktacjach 1–4. Drugi odpada zakryty.
ask-first-site = Który zakład produkcyjny budujesz za darmo? Na stałe pokazuje 1 swój surowiec, gdy koszt każe go pokazać.
ask-action = Twoja tura: który kafelek akcji bierzesz? Najpierw możesz zagrać kartę jego grupy albo odrzucić ją za 2 monety.
ask-card = Twój krok karty: zagrywasz kartę { $group } czy odrzucasz ją za monety?
ask-building = Zagrywasz dowolną kartę czy dociągasz dwie?
ask-explore =
    { $of ->
        [one] Czy eksplorujesz?
        [few] Eksploracja { $n } z { $of }: czy eksplorujesz?
        [many] Eksploracja { $n } z { $of }: czy eksplorujesz?
       *[other] Eksploracja { $n } z { $of }: czy eksplorujesz?
    }
ask-lay-tile = Gdzie kładziesz: { $tile }?
ask-pasture = Czy kładziesz pastwisko?
ask-lay-pasture = Gdzie kładziesz pastwisko? Każdy może tam wstawić bydło, od razu po 2 monety za każdy dom wokół.
ask-settle = Rozwijasz czy ulepszasz?
ask-progress = Czy modernizujesz?
ask-modernise = Którą dźwignię stawiasz?
ask-region = Który region punktujesz?
ask-sail = Gdzie zatrzymuje się twój statek?
ask-shared-settle = Osadnictwo, część wspólna: rozwinięcie, ulepszenie czy karta?
ask-shared-cattle = Hodowla bydła, część wspólna: bydło (teraz 2 monety za dom wokół, w punktacjach 1 PZ za miasto wokół) czy karta?
ask-shared-building = Budowanie, część wspólna: zagrywasz kartę czy odrzucasz ją za monety?
ask-shared-expansion = Ekspansja, część wspólna: dociągasz dwie karty czy używasz zamiast tego dźwigni?
ask-shared-card = Ekspansja, część wspólna: zagrywasz kartę czy odrzucasz ją za monety?
ask-shared-regions = Punktowanie regionów, część wspólna: co bierzesz?
ask-shared-hiring = Zatrudnianie, część wspólna: zatrudniasz mieszkańca, raz lub więcej? Mieszkańcami płacisz za działki, domy, miasta i bydło.
ask-shared-progress = Postęp, część wspólna: modernizacja za mieszkańca czy karta?
ask-upgrade = Co ulepszasz?
ask-card-house = Karta ulepsza do domu: którego mieszkańca?
ask-card-settlement = Karta ulepsza do miasta: który dom?
ask-fee = Dodatkowi mieszkańcy: { $n }. Za ilu z nich płacisz po { $vp } PZ?
ask-discard = Które karty odrzucasz ({ $why })? Razem { $n }.
ask-exchange = Czy wymieniasz?
ask-lever-up = Którą użytą dźwignię podnosisz?
ask-lever-l09 = Czy używasz L09, by zyskać mieszkańca?
ask-skip-levers = Rezygnujesz z karty. Których dźwigni używasz (jeśli w ogóle)?
ask-last-levers = Zanim dźwignie się policzą: czy używasz którejś swojej?
ask-reduce = Która dźwignia zastępuje brakujący surowiec?
ask-site = Który zakład produkcyjny budujesz?
ask-site-or-vase = Zakład produkcyjny czy waza?
ask-track = Na którym torze robisz kroki: { $n }?
ask-scoring-card = Punktacja, do dwóch razy: zagrywasz kartę czy ulepszasz?
ask-token = Pod którym kafelkiem punktacji kładziesz swój żeton punktów { $n }?
ask-exchange-points = Czy opłacasz wszystkie wymiany ({ $n })? Część się nie liczy.

## Grupy odpowiedzi

group-any-time = Łodzie i dźwignie
group-play = Zagraj kartę
group-project = Projekt specjalny
group-discard = Odrzuć za monety
group-develop = Rozwiń
group-house = Ulepsz do domu
group-settlement = Ulepsz do miasta
group-cattle = Wstaw bydło
about-cattle =
    { $n ->
        [one] Obecność; teraz { $n } moneta za dom wokół; co punktację 1 PZ za miasto wokół i to, co odsłoni
        [few] Obecność; teraz { $n } monety za dom wokół; co punktację 1 PZ za miasto wokół i to, co odsłoni
        [many] Obecność; teraz { $n } monet za dom wokół; co punktację 1 PZ za miasto wokół i to, co odsłoni
       *[other] Obecność; teraz { $n } monety za dom wokół; co punktację 1 PZ za miasto wokół i to, co odsłoni
    }
group-modernise = Zmodernizuj
group-give-up = Dźwignia zamiast części wspólnej

## Odpowiedzi

offer-action = { $tile }: statek do { $steps }
offer-action-loss = { $tile }: statek do { $steps }, −{ $vp } PZ
offer-boat = Łódź { $n }: { $from } → { $to }
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
offer-pasture = Połóż pastwisko
offer-hire-coins = 1 mieszkaniec za 3 monety
offer-hire-cards = 1 mieszkaniec za 3 karty
offer-play = { $card }, na koniec { $vp } PZ
offer-house = { $place }
offer-settlement = { $place }
offer-settlement-lever = { $place }, z L08
offer-modernise = { $lever } ({ $cost })
offer-pieces = Zapłać { $cost }
offer-region = { $region }: { $reward }
offer-region-covered = { $region }, bez nagrody
offer-return-inhabitant = Oddaj 1 mieszkańca i zmodernizuj
offer-site = Zakład: { $site }
offer-vase = 1 waza
offer-own-tile = { $tile }: { $values }
offer-skip = Pas
detail-skip = Dźwignie mogą zapłacić: { $what }; każda −1 PZ w punktacji
lever-pays = { $lever }: { $coins }
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
detail-unplayed = Przepada: { $what }
detail-worth = { $what }; koniec: { $vp } PZ
detail-project = { $cost }: { $vp } PZ, { $track } +1, { $pieces }
detail-own-tile = Projekt: { $cost } za { $vp } PZ (już ×2), { $track } +1
detail-cost = { $cost }
detail-boat = { $cost }: { $to } do pokazania, na: { $for }
detail-boat-more = { $cost }: { $to } do pokazania, na: { $for } i jeszcze { $n }
change-coins = monety { $from } → { $to }
change-vases = wazy { $from } → { $to }
change-hand = karty na ręce { $from } → { $to }
change-ranch = ranczo { $from } → { $to }
change-supply = zasoby ogólne { $from } → { $to }
change-project = ranczo +1, zasoby −2
change-project-short = ranczo +1
change-project-last = zasoby 1 → 0
change-no-supply = zasoby puste: bez mieszkańca
change-vp = PZ { $from } → { $to }
detail-changes = U ciebie: { $what }
detail-group-any-time = Łodzie: w dół rzeki za darmo, w górę 2 monety za ruch. Opuszczona dźwignia nie daje 1 PZ w punktacji
detail-lever = { $lever } w dół do punktacji: tam 1 PZ mniej; { $what }
detail-develop = { $ranch }; { $plot }
detail-progress =
    { $n ->
        [one] Karta zmierzchu. Modernizacja: dźwignia od { $n } monety. Potem wszyscy: też, za mieszkańca, albo karta.
        [few] Karta zmierzchu. Modernizacja: dźwignia od { $n } monet. Potem wszyscy: też, za mieszkańca, albo karta.
        [many] Karta zmierzchu. Modernizacja: dźwignia od { $n } monet. Potem wszyscy: też, za mieszkańca, albo karta.
       *[other] Karta zmierzchu. Modernizacja: dźwignia od { $n } monet. Potem wszyscy: też, za mieszkańca, albo karta.
    }
detail-modernise = { $text } U ciebie: { $coins }
detail-return-inhabitant = Ranczo { $from } → { $to }; potem dźwignia za { $least } lub więcej monet, masz { $coins }
detail-l02 = Ranczo zostaje: { $from }, L02 w dół; dźwignia za { $least } lub więcej monet, masz { $coins }
detail-l03 = L03 w dół: 1 PZ mniej w punktacji; możliwe teraz ulepszenia: { $n }
detail-explore = Wierzchni szary żeton (zostało { $n }) na wolne pole przy leżących ({ $spaces }); premia pola dla ciebie
detail-pasture = Pastwiska: { $n }, wolnych pól do wyboru: { $spaces }; dostajesz premię pola
detail-lay-none = Nie ma co lub gdzie położyć; zamiast tego { $what }
detail-track-coin = Pole { $from } → { $n }, po drodze: { $gain }; monety z dochodu { $before } → { $after }
detail-track-card = Pole { $from } → { $n }, po drodze: { $gain }; karty z dochodu { $before } → { $after }
detail-site = Poziom { $from } → { $to }; tyle pokażesz: { $shown }
detail-vases = Wazy { $from } → { $to }
detail-reduce-none-used = Pokazujesz wszystkie surowce; żadna dźwignia nie opada
detail-reduce-l10 = Zastępuje 1 brakujący surowiec; L10 w dół: 1 PZ mniej w punktacji
detail-reduce-l11 = Zastępuje 1 brakujący surowiec i daje 5 monet; L11 w dół: 1 PZ mniej w punktacji
detail-reduce-l10-l11 = Zastępują 2 brakujące surowce, L11 daje 5 monet; obie w dół: 2 PZ mniej w punktacji
detail-brings = { $before }; { $what }
change-goal = { $tile } → { $to }
back-supply = zasoby +{ $n }
back-house = dom wraca
brings-now = teraz: { $what }
brings-scoring = punktacje +{ $what }
brings-end = koniec: { $what }
cost-extra =
    { $n ->
        [one] jeszcze { $n } lub { $vp } PZ
        [few] jeszcze { $n } lub po { $vp } PZ
        [many] jeszcze { $n } lub po { $vp } PZ
       *[other] jeszcze { $n } lub po { $vp } PZ
    }
detail-lock = Jako pierwszy ({ $lock }): punktacja cząstkowa
detail-lock-end = Jako pierwszy ({ $lock }): ostatnie tury gry
detail-lay = Styka się z { $laid } ({ $there }), nie otwiera żadnego pola
detail-lay-short = Styka się z { $laid } ({ $there })
lay-pieces = pionki tam: { $n }
lay-houses = domy tam: { $n }
detail-lay-opens = Styka się z { $laid } ({ $there }), otwiera { $opened }
space-gives = { $space } ({ $gain })
detail-yours = Teraz u ciebie: { $what }
detail-gain = { $before }; u ciebie: { $what }
detail-no-lock = Bez punktacji: żadnej zamkniętej śluzy po drodze
detail-region =
    { $n ->
        [one] Trzy pozostałe regiony dają ci { $n } monetę
        [few] Trzy pozostałe regiony dają ci { $n } monety
        [many] Trzy pozostałe regiony dają ci { $n } monet
       *[other] Trzy pozostałe regiony dają ci { $n } monety
    }
detail-token-met = 
    { $other ->
        [0] Spełnione, +{ $n } PZ (wymaga { $wanted }, masz { $has })
       *[other] Spełnione, +{ $n } PZ (wymaga { $wanted } i { $other }, masz { $has })
    }
detail-token-missed = 
    { $other ->
        [0] Niespełnione, −{ $n } PZ (wymaga { $wanted }, masz { $has })
       *[other] Niespełnione, −{ $n } PZ (wymaga { $wanted } i { $other }, masz { $has })
    }
detail-token-exchange = Wszystkie wymiany ({ $wanted }): +{ $n } PZ, inaczej −{ $n } PZ

## Czego nie można zrobić i dlaczego

refuse-cost = { $what }: cena to { $cost }. Brakuje jeszcze: { $missing }.
refuse-demand = { $what } wymaga: { $cost } (surowce pokazujesz, nie wydajesz). Brakuje jeszcze: { $missing }.
refuse-what-plot = Rozwinięcie na polu { $space }
refuse-group = Ten krok przyjmuje tylko karty rodzaju: { $group }. { $what } ma rodzaj: { $own }.
refuse-project = Ten projekt już zrealizowano: { $what }. Każdy realizuje się raz.
refuse-supply = Nie masz już mieszkańców w zasobach. Wracają tam ci, którymi płacisz.
refuse-plot = Stoi tam już czyjś pionek. Wybierz wolną działkę.
refuse-no-pieces = Na żadnej działce nie masz mieszkańca ani domu do ulepszenia.
refuse-no-house = Miasto zastępuje twój dom, a na mapie nie masz żadnego.
refuse-pieces = Nie ma już na twojej planszy: { $what }.
refuse-presence = Miasto na polu { $space } wymaga { $n } obecności na tym polu i wokół niego, czyichkolwiek; jest ich { $have }.
refuse-pasture = Pastwisko na polu { $space } jest pełne. Wybierz inne.
refuse-lever = Ta dźwignia jest już wystawiona: { $what }. Wybierz wolne miejsce.
refuse-lever-down = Ta dźwignia jest użyta i opuszczona do najbliższej punktacji cząstkowej: { $what }.
refuse-no-pasture = Na mapie nie leży jeszcze żadne pastwisko. Kładzie je kafelek „Hodowla bydła”.
refuse-boat = Łódź jest do wyboru tylko wtedy, gdy można tu zagrać kartę lub projekt, a łodzie pokażą wszystkie brakujące surowce.
refuse-space-taken = Na polu { $space } już coś leży. Wybierz wolne pole.
refuse-space-far = Pole { $space } nie sąsiaduje jeszcze z żadnym żetonem terenu, nawet przez most czy bród. Wybierz pole obok leżącego żetonu.

## Pas z góry: to, co darmowe (monety, karty), i tak się należy

pass-shared-turn = Pasuję do mojej tury, darmowe biorę
pass-shared-ask = Tu zawsze pasuję, darmowe biorę

## Dziennik

note-start-tile = Na polu { $space }: { $tile }.
note-own-tile = { $seat } kładzie w swoim obszarze: { $tile }.
note-tile = W grze jest też: { $tile }.
note-start-player = { $seat } zaczyna.
note-action = { $seat } bierze z rzędu { $row }: { $tile }.
note-action-loss = { $seat } bierze z rzędu { $row }: { $tile } i traci { $n } PZ.
note-gain = { $seat } zyskuje { $what }.
note-gain-why = { $seat } zyskuje { $what } ({ $why }).
note-lose-vp = { $seat } traci { $n } PZ.
note-lose-vp-why = { $seat } traci { $n } PZ ({ $why }).
note-supply-empty = { $seat } nie ma już mieszkańców w zasobach: przepada { $n }.
note-supply-empty-why = { $seat } nie ma już mieszkańców w zasobach: przepada { $n } ({ $why }).
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
note-skip-explore = { $seat } nie eksploruje.
note-skip-pasture = { $seat } nie kładzie pastwiska.
note-skip-settle = { $seat } ani nie rozwija, ani nie ulepsza.
note-skip-progress = { $seat } nie modernizuje.
note-skip-building = { $seat } ani nie zagrywa karty, ani nie dociąga dwóch.
note-skip-card = { $seat } ani nie zagrywa karty, ani jej nie odrzuca.
note-skip-scoring-card = { $seat } ani nie zagrywa karty, ani nie ulepsza.
note-pass-shared = { $seat } pasuje w części wspólnej: { $tile }.
note-play = { $seat } zagrywa za { $cost }: { $card }.
note-play-free = { $seat } zagrywa za darmo: { $card }.
note-discard = { $seat } odrzuca: { $what }.
note-discard-why = { $seat } odrzuca: { $what } ({ $why }).
note-discard-coins = { $seat } odrzuca za { $get }: { $what }.
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
note-lever = { $seat } stawia dźwignię za { $cost }: { $lever }.
note-lever-free = { $seat } stawia dźwignię za darmo: { $lever }.
note-lever-used = { $seat } używa: { $lever }.
note-lever-up = { $seat } podnosi: { $lever }.
note-region = { $seat } punktuje region: { $region }.
note-sail = { $seat }: statek staje na polu { $space }.
note-lock = Śluza przekroczona pierwszy raz w tej rundzie: { $lock }.
note-closing = Statek dotarł na ostatnie pole: wszyscy kończą z równą liczbą tur.
note-second-round = Zaczyna się druga runda: wszystkie statki wracają na start.
note-scoring = Punktacja cząstkowa { $n }.
note-income = Teraz wszyscy mają dochód.
note-levers-count = Każda podniesiona dźwignia daje 1 PZ, potem podnoszą się wszystkie.
note-token-met = { $seat } spełnia warunek i zyskuje { $n } PZ: { $tile }.
note-token-missed = { $seat } nie spełnia warunku i traci { $n } PZ: { $tile }.
note-final = { $seat } zyskuje { $n } PZ w punktacji końcowej: dźwignie { $levers }, karty { $cards }, cele { $goals }, rzędy { $recesses }.
note-eminence-final = Szara Eminencja, punktacja końcowa w PZ: dochód { $income }, zakryte żetony { $tokens }.
note-token = Szara Eminencja odkrywa: { $token }.
note-tokens-shuffled = Żetony solo zostają znów potasowane.
note-eminence-action = Szara Eminencja bierze z rzędu { $row }: { $tile }.
note-eminence-vp = Szara Eminencja zyskuje { $n } PZ.
note-eminence-lay = Szara Eminencja kładzie żeton terenu na polu { $space }.
note-eminence-pasture = Szara Eminencja kładzie pastwisko na polu { $space }.
note-eminence-house = Szara Eminencja buduje dom na polu { $space }.
note-eminence-settlement = Szara Eminencja buduje miasto na polu { $space }.
note-eminence-cattle = Szara Eminencja wstawia bydło na pole { $space }.
note-eminence-region = Szara Eminencja punktuje region: { $region }.
note-eminence-sail = Jej statek staje na polu { $space }.
note-cactus = Jej znacznik kaktusa stoi na polu { $n }.
## Skąd zysk lub strata

why-ship = statek na { $space }
why-region = nagroda regionu { $region }
why-lever = { $lever }, teraz opuszczona
why-project = projekt { $tile }
why-scoring = kafelek punktacji { $tile }
why-income = dochód
why-hire = za 1 mieszkańca
why-price = jako cena
why-levers = podniesione dźwignie
why-presence = obecność w pozostałych regionach
why-same-region = drugie miasto w regionie
why-cattle = domy wokół i karty
why-cattle-houses = domy wokół
why-cattle-cards = karty
why-beyond = krok poza koniec toru
why-no-tile = nie ma co położyć

## Koniec gry solo

reason-won = Ty masz { $yours } PZ, Szara Eminencja { $hers }.
reason-lost = Ty masz { $yours } PZ, Szara Eminencja { $hers }.
