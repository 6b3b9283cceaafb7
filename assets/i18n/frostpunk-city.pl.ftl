# Frostpunk: Gra planszowa – ludzie, noce, trasy i karty mieszkańców.

## Pytania

ask-outside =
    { $n ->
        [one] Tej nocy { $n } pionek nie ma ciepłego miejsca. Który? Zachoruje 1 osoba jego typu.
        [few] Tej nocy { $n } pionki nie mają ciepłego miejsca. Które? Za każdy zachoruje 1 osoba jego typu.
       *[many] Tej nocy { $n } pionków nie ma ciepłego miejsca. Które? Za każdy zachoruje 1 osoba jego typu.
    }
ask-death-card =
    { $lost ->
        [0] { $n ->
            [1] Umiera { $who }. Oddajesz jego kartę zamiast dobierać?{ $then }
           *[other] Zgony: { $n } ({ $many }), w tym 1 już policzony. Czy oddajesz { $card }? Jeśli nikt nie odda, dobierane są wszystkie.
        }
       *[other] { $n ->
            [1] Umiera { $who }. Każda karta, z ręki czy dobrana, to nadzieja −{ $hope }: ostatnia znika, gra jest przegrana mimo każdej odpowiedzi.
           *[other] Zgony: { $n } ({ $many }). Karty, z ręki czy dobrane, to nadzieja −{ $hope }: ostatnia znika, gra jest przegrana mimo każdej odpowiedzi.
        }
    }
death-alone = { "" }
death-all = {" "}Pytani są wszyscy, którzy mają karty.
death-no-more = {" "}To ostatni zgon w tym przygotowaniu.
death-next =
    {" "}{ $kinds ->
        [3] Potem dalsze zgony: { $n }
       *[other] { $n ->
            [one] Potem umrze: { $who }
            [few] Potem umrą: { $who }
           *[other] Potem umrą: { $who }
        }
    }; razem nadzieja −{ $hope } lub więcej{ $lost ->
        [0] { "" }
       *[other] {" "}– przegrana
    }.
ask-scout-order = { $by }Ruch zwiadowców: { $n }. Która trasa pierwsza?
ask-arrival = Trasa { $n }: zwiadowca dotarł do „{ $card }” ({ $place }, { $hint }). Pomijacie czy badacie?
ask-explore =
    { $earned ->
        [0] { $sent ->
            [0] Zbadano miejsce „{ $card }”. Co robi zwiadowca? Bez Balonu nie można nikogo wysłać ponownie.
           *[other] Zbadano miejsce „{ $card }”. Co robi zwiadowca?
        }
       *[other] Zbadano miejsce „{ $card }”. Co robi zwiadowca? Powrót daje też to, co zarobiono na trasie wcześniej.
    }
ask-spread = { $by }Z których innych wolnych pól bierzesz po kostce (najwyżej { $n })? Zimno się tam nie liczy.
ask-peek = Które z tych dalekich płytek trafiają na spód, pierwsza wybrana najniżej? Reszta zostaje na wierzchu w swojej kolejności.
ask-clear-one = { $by }Którą płytkę dokładasz?
ask-screen = { $by }Którą z tych kart zmierzchu odkładacie na stos odrzuconych bez rozpatrywania?

## Propozycje

offer-nobody = nikt
offer-split = { $who }
offer-draw-card = Niech karta zostanie dobrana
draw-hope =
    { $n ->
        [1] { $hope }
       *[other] Razem: { $hope }
    }
draw-last-hope = Na pewno { $step }: gra jest przegrana
draw-harm = { $now } z { $all } kart doda teraz szkodę
draw-kept = wasze karty zostają na rękach
detail-death-card = Oddajesz kartę: { $effect }
death-hope = { $step } (zużyć lub odłożyć; przegrana przy −{ $from }, potem −{ $to })
death-hope-alone = { $step } (zużyć lub odłożyć; przegrana przy −{ $from }, potem −{ $to })
death-hope-back =
    { $n ->
        [one] { $step } (zużyty wraca; przegrana przy −{ $from }, potem −{ $to })
        [few] { $step } ({ $n } zużyte wracają; przegrana przy −{ $from }, potem −{ $to })
       *[other] { $step } ({ $n } zużytych wraca; przegrana przy −{ $from }, potem −{ $to })
    }
death-hope-used = { $step } (zużyjecie wybrany; przegrana przy −{ $from }, potem −{ $to })
death-hope-each = { $step } (zużyć lub odłożyć; przegrana przy −{ $from }, potem −{ $to })
detail-death-idle = Karta −1: bez efektu
pass-death-ask = Za zmarłych nigdy nie oddaję karty
offer-route = Trasa { $n }
detail-route = Pól do miejsca: { $left }
route-place = „{ $card }”: { $place }, { $hint }
offer-skip = Pomiń
detail-skip = Nic nie daje; przykrywa je karta { $letter }, zwiadowca idzie tam dalej, ruchów: { $left }
offer-explore = Zbadaj
detail-explore = Widać, co kryje; potem powrót lub dalsza droga, przepada ruchów: { $left }
offer-back = Powrót: zwiadowca znów działa
offer-back-of = Powrót { $n }: zwiadowca znów działa
back-earned = z wcześniejszej drogi: { $what }
offer-on = Dalsza droga
detail-on = Przy powrocie: { $effect }. Teraz dalej: karta { $letter }
detail-peek =
    { $n ->
        [1] Teraz na wierzchu: następna daleka płytka
        [2] Teraz druga od góry
        [3] Teraz trzecia od góry
       *[other] Teraz od góry: { $n }.
    }
tile-shown = { $upper } / { $lower }, żywność { $food }
offer-one-near = Jedna bliska płytka
offer-one-far = Jedna daleka płytka
detail-screen = Trafia na stos kart odrzuconych
screen-brings = teraz przyniosłaby: { $what }
offer-screen-none = Żadna: wszystkie wracają do stosu

## Wiadomości

note-hunger-paid = Żywność wydana na głód: { $n }. Nieopłacony głód: { $hunger }.
note-hunger = Głód: { $hunger }.
note-cured = Wykurowani: { $who }.
note-healed = Uleczeni z ciężkiej choroby: { $who }.
note-leave =
    { $n ->
        [0] Nie ma już nikogo, kto mógłby odejść z miasta.
       *[other] Miasto traci { $who }.
    }
note-come = Nowi w mieście: { $who }.
note-child-trade = Dziecko uczy się fachu: { $trade }.
note-advice = Słuchacie rady: „{ $card }” ({ $what }).
note-played = Zagrana karta „{ $card }”: { $what }.
note-peeked =
    { $n ->
        [1] Daleka płytka z wierzchu: { $tile }.
        [2] Druga daleka płytka od góry: { $tile }.
        [3] Trzecia daleka płytka od góry: { $tile }.
       *[other] Daleka płytka nr { $n } od góry: { $tile }.
    }
note-put-under = Na spód dalekich płytek trafia: { $tile }.
note-death-card = { $seat } oddaje za { $whom } kartę „{ $card }”: { $what }.
note-death-drawn = Karta dobrana za { $whom }, „{ $card }”: { $what }.
note-death-card-idle = { $seat } oddaje za { $whom } kartę „{ $card }”: bez efektu.
note-death-drawn-idle = Karta dobrana za { $whom }, „{ $card }”: bez efektu.
dead-worker = zmarłego robotnika
dead-engineer = zmarłego inżyniera
dead-child = zmarłe dziecko
note-screened = Odkryta karta: „{ $card }”.
note-screened-what = Odkryta karta: „{ $card }” – { $what }.
note-screened-out = Odchodzi bez rozpatrywania: „{ $card }”.
note-suspended = Na razie zawieszone: „{ $card }”.
note-law-back = Znowu obowiązuje: „{ $card }”.
note-scout-at = Zwiadowca na trasie { $route } stoi na polu { $space } z { $of }.
note-scout-home = Zwiadowca z trasy { $route } jest w domu.
note-route-card = Nowa karta na trasie { $route }: „{ $card }”.
note-continue = Zwiadowca na trasie { $route } rusza dalej z miejsca „{ $card }”.
note-return-of = Zwiadowca z trasy { $route } wraca z miejsca „{ $card }”.
note-route-closed = Zabrakło kart ekspedycji: trasa { $route } jest zamknięta.

## Jak wyglądał koniec

end-stored = Magazyny: węgiel { $coal } z { $of-coal }, drewno { $wood } z { $of-wood }, żywność { $food } z { $of-food }
end-deaths = Zgony: { $n } (przegrana przy { $most }; na początku było { $start })
end-tokens = Żetony nadziei: { $hope }, bez żadnego przegrana{ $steps ->
        [0] { "" }
       *[other] {" "}(teraz przy nadziei −{ $steps }{ $active ->
            [0] { "" }
           *[other] : aktywny to dwa
        })
    }. Żetony niezadowolenia: { $discontent }, przegrana przy { $most }
end-generator = Generator: przeciążenie { $n }, bezpieczne do { $small }, jeszcze bez awarii
end-overheated = Generator: przeciążenie { $n }, bezpieczne do { $small }, jedna awaria: następna to wybuch
end-hunger = Głód: { $n } (przegrana, jeśli { $most } lub więcej zostaje nieopłacone)
end-ill = Chorzy mieszkańcy: { $n }; najwięcej jednego typu: { $type } (przegrana przy { $most } w przygotowaniu)
end-storm = Burza: dopiero nadejdzie, znacznik w rundzie { $n }
end-storm-over = Burza: minęła

## Co mówią karty, w skrócie

brief-may = można: { $effect }
brief-any =
    { $n ->
        [one] { $n } dowolna osoba
        [few] { $n } dowolne osoby
       *[other] { $n } dowolnych osób
    }
brief-round = { $n } z karmionego typu
brief-ill = choroba: { $who }
brief-exhaust = wyczerpanie: { $who }
brief-activate-hope = aktywujcie nadzieję
brief-activate-discontent = aktywujcie niezadowolenie
brief-use-hope = zużyjcie aktywną nadzieję
brief-use-discontent = zużyjcie aktywne niezadowolenie
brief-add = „{ $card }” do zmierzchu
brief-open = odkrywacie „{ $card }”
brief-open-quiet = odkrywacie „{ $card }” bez efektu
brief-close = odchodzi „{ $card }”
brief-out = odchodzi
brief-back = prawo znów działa
brief-stay = zostaje
brief-reuse-worker = robotnik znów działa
brief-no-pawn = pusto: { $then }
brief-cubes =
    { $n ->
        [one] { $n } kostka: { $then }
        [few] { $n } kostki: { $then }
       *[other] { $n } kostek: { $then }
    }
brief-actor-engineer = inżynier
brief-actor-child = dziecko
brief-actor-adult = robotnik lub inżynier
brief-put-any = drewno lub węgiel na kartę
brief-put = { $what } na kartę
brief-action = { $who }: { $what }
brief-hunger = Głód: { $effect }
brief-once = raz w rundzie: { $effect }
brief-unlock = do budowy: { $buildings }
law-price = za { $price }
brief-stays-put = zostaje; akcją { $who } kładzie { $what }
detail-out = { $step }; co na niej leży, trafia do banku: { $lies }
brief-stays = { $what }: { $then }
brief-child-may = praca dzieci: { $work }
brief-child-may-up-to = dzieci, do { $n } kostek: { $work }
brief-child-may-cure = dzieci, wykurowanie { $n } chorych: { $work }
brief-work-beds = noclegi inżynierów: { $beds }
ill-now-of = { $step } (teraz chorych { $n } z { $most })
laws-now-of = { $step } (obowiązuje { $n } z { $most }): { $laws }
laws-now-none = { $step } (obowiązuje { $n } z { $most }): żadnego już nie ma
special-now = { $what }; kostek na niej: { $n }
special-store = do magazynów łącznie do { $n } węgla, drewna i żywności; jest: węgiel { $coal }/{ $of-coal }, drewno { $wood }/{ $of-wood }, żywność { $food }/{ $of-food }
detail-back-by = Zgonów po tym: { $n }, przegrana przy { $most }
detail-clear-near =
    { $tiles ->
        [1] 1 płytka przy Generatorze, losowa (zostało: { $n })
       *[other] { $tiles } płytki przy Generatorze, losowe (zostało: { $n })
    }
detail-clear-far = 1 płytka przy dowolnej waszej, losowa (zostało: { $n })
detail-shop-upgrade = Teraz: { $what }
detail-works-upgrade = Dwa działania i cena; teraz: { $what }
detail-shop-develop = „{ $card }”: gotowa w rundzie { $n } (teraz { $from })
detail-shop-develop-now = „{ $card }”: gotowa od razu
detail-demolish = Przepada: { $what }
lost-action = akcja ({ $act })
detail-demolish-research = Przepada ostatni Warsztat, a z nim rozwijana technologia i jej postęp: „{ $card }”
detail-text-idle = Teraz nic z tego nie wynika
add-now = { $step }: skutek widać po dobraniu
detail-tired = Już wyczerpane pionki: { $all }
detail-tired-of = { $who } { $n } z { $pawns }
detail-no = Nic się nie zmienia: ani płacicie, ani zyskujecie
detail-no-law = W tej rundzie już nie zadziała; faza akcji się kończy
detail-no-mobilization = Zachowujecie ją na późniejszą rundę
