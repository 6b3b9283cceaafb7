# Pytania, możliwości i notatki gry „Frostpunk: gra planszowa”.

## Pytania

ask-advisor = Którego doradcę bierzesz?
ask-first-discard = Którą kartę mieszkańca odrzucasz? Wszyscy wybierają w tajemnicy, a za wszystkie karty płacicie wspólnie.
ask-remove-from-map = Z którego pola odkładacie kostkę do banku (zostało: { $n })?
ask-gain-resource = Które zasoby bierzecie (razem: { $n })?
ask-lose-resource = Które zasoby tracicie (razem: { $n })?
ask-pay-resource = Którymi zasobami płacicie (razem: { $n })?
ask-pay-which = Czym płacicie?
ask-take-from-map = Z którego pola bierzecie kostkę (zostało: { $n })?
ask-hope-more = Nadzieja rośnie: dobieracie żeton czy aktywujecie?
ask-hope-less = Nadzieja spada o { $n }: zużywacie żeton czy odkładacie?
ask-discontent-more = Niezadowolenie rośnie: dobieracie żeton czy aktywujecie?
ask-discontent-less = Niezadowolenie spada o { $n }: zużywacie żeton czy odkładacie?
ask-activate = Który żeton aktywujecie?
ask-use-up = Który żeton zużywacie?
ask-discard-token = Który aktywny żeton wraca do woreczka?
ask-turn-all = Żetony którego typu odwracacie?
ask-choose = Co wybieracie?
ask-may = Czy tego chcecie?
ask-event = Którą opcję karty „{ $card }” wybieracie?
ask-text-order = Która karta jest następna?
ask-stash = Które zasoby kładziecie na karcie (razem: { $n })?
ask-unstash = Które zasoby bierzecie z karty (razem: { $n })?
ask-put = Ile kładziesz na karcie?
ask-store = Ile trafia do magazynów (łącznie najwyżej { $left })?
ask-stoke = Ile węgla spalacie?
ask-section = Dwa znaczniki zachorowań stoją równo: który typ jest pierwszy?
ask-mobilize = Czy używasz teraz Mobilizacji? Im więcej nadziei, tym więcej kart mieszkańców, ale tylko raz w grze.
ask-advise = Czyjej rady słuchacie w tej rundzie?
ask-turn = Twoja tura: który pionek co robi? ❄ oznacza zimno: zachoruje jedna osoba tego typu.
ask-after-action = Czy korzystasz teraz z prawa „{ $card }”?
ask-clear = Które płytki odśnieżasz?
ask-place-tile =
    { $n ->
        [1] Gdzie trafia płytka?
       *[other] Gdzie trafiają płytki (razem: { $n })?
    }
ask-operation = Prace budowlane: co dalej (zostało: { $left })?
ask-site = Gdzie stanie budynek „{ $building }”?
ask-upgrade = Który budynek ulepszacie?
ask-destroy = Który budynek ulega zniszczeniu?
ask-ruin = Które schronienie zmienia się w Ruiny?
ask-workshop = Co robi Warsztat (zostało: { $n })?
ask-collect = Z których pól bierzecie po kostce (pól: { $n })?
ask-fell = Z którego pola bierzecie drzewo?
ask-thump =
    { $n ->
        [1] Na które pole trafia węgiel?
       *[other] Na które pola trafia węgiel (pól: { $n })?
    }
ask-deaths-back = O ile cofa się znacznik zgonów?
ask-reuse-building = Którego budynku używacie ponownie?
ask-reuse-worker = Który robotnik działa ponownie?
ask-enact = Które prawo wprowadzacie?
ask-technology = Którą technologię rozwijacie jako następną?
ask-newcomer = Nowych, dla których w tym typie nie ma już miejsca: { $n }. Do którego typu dołączają?
ask-ill =
    { $n ->
        [1] Kto zachoruje?
       *[other] Kto zachoruje (razem: { $n })?
    }
ask-flip = Czyj znacznik zachorowań odwracacie?
ask-die = Kto umiera?
ask-exhaust =
    { $n ->
        [1] Czyj żeton wyczerpania trafia do puli?
       *[other] Czyje żetony wyczerpania trafiają do puli (razem: { $n })?
    }
ask-cure = Kogo wykurujecie (razem: { $n })?
ask-heal = Kogo uleczycie (razem: { $n })?

## Pionki i ich akcje

pawn-worker = robotnik
pawn-engineer = inżynier
pawn-child = dziecko
pawn-child-worker = dziecko-robotnik
pawn-child-engineer = dziecko-inżynier
pawn-automaton = automaton
deed = { $task } ({ $pawn })
deed-card = { $deed }, z kartą „{ $card }”
task-clear-snow = Odśnieżanie
task-gather = Zbieranie: { $field }
task-fell = Ścięcie drzewa: { $field }
task-construction = Prace budowlane
task-use = { $building }: { $field }
task-scout = Zwiadowca na trasę { $n }
task-special = „{ $card }”
offer-warm = { $deed }
offer-cold = { $deed } ❄
detail-card = z kartą „{ $card }”
offer-pass = Pas
offer-use-law = Po ostatniej akcji: „{ $card }”
offer-several = { $all }
offer-stoke = { $n ->
    [one] Spal 1 węgiel
    [few] Spal { $n } węgle
   *[many] Spal { $n } węgla
}: ciepło { $heat }
offer-stoke-none = Nie spalaj nic
detail-stoke =
    { $n ->
        [one] { $n } kostka trafi do wieży w najbliższej fazie Generatora
        [few] { $n } kostki trafią do wieży w najbliższej fazie Generatora
       *[other] { $n } kostek trafi do wieży w najbliższej fazie Generatora
    }
group-stoke = Zasilanie Generatora
group-clear-snow = Odśnieżanie
group-gather = Zbieranie
group-fell = Ścięcie drzewa
group-construction = Prace budowlane
group-use = Użycie budynku
group-scout = Wysłanie zwiadowców
group-special = Akcja specjalna
group-law = Prawo
group-build = Postaw
group-demolish = Rozbierz

## Możliwości

option = { $n }: { $what }
option-plain = Opcja { $n }
offer-advisor = { $card }: { $cost }
offer-draw = Dobierz losowy żeton
detail-row-hope = Żetony nadziei po tym: { $n } z { $spaces }
detail-row-discontent = Żetony niezadowolenia po tym: { $n }, najwyżej { $spaces }
detail-last-hope = To ostatnia nadzieja: gra jest przegrana
detail-active = Aktywne żetony tego typu po tym ({ $token }): { $n }
detail-draw-last = O jeden za dużo: gra jest przegrana
offer-activate = Aktywuj: { $token }
offer-use-up = Zużyj: { $token }
offer-return = Odłóż zużyty żeton: { $token }
offer-discard = Odłóż aktywny żeton: { $token }
offer-clear-near = Bliskie płytki
offer-clear-far = Daleka płytka
offer-back-by = O { $n }
offer-shop-upgrade = Ulepsz budynek
offer-shop-develop = Cofnij żeton rozwoju o 1 pole
offer-build = { $building }
detail-build = { $price } – { $what }
detail-site = { $lies }; nieogrzane miejsce
detail-site-heated = { $lies }; ogrzane miejsce
detail-clear-snow = 2 bliskie płytki albo 1 daleka
detail-construction = Do { $n } budynków, wznoszenie albo burzenie
offer-law = { $card } ({ $what })
detail-free = za darmo
detail-price = { $price }
detail-people = chorzy: { $ill } z { $n }
detail-people-skull = chorzy: { $ill } z { $n }, w tym jedna osoba ciężko
detail-unpaid = Nic nie płacicie; zachoruje jedna osoba: { $who }
detail-law = { $words }
detail-technology =
    { $n ->
        [one] { $n } runda: { $words }
        [few] { $n } rundy: { $words }
       *[other] { $n } rund: { $words }
    }
building-at = { $building } ({ $field })
building-at-upgraded = { $building }, ulepszony budynek ({ $field })
field-upper = { $place }, pole górne
field-lower = { $place }, pole dolne
heap-none = puste pole
corner-e = wschodni
corner-ne = północno-wschodni
corner-nw = północno-zachodni
corner-w = zachodni
corner-sw = południowo-zachodni
corner-se = południowo-wschodni
part-overview = Przegląd
part-map = Mapa i ekspedycje
part-buildings = Budynki
part-generator = Generator
part-health = Zdrowie
part-public-relations = Ludność
part-technologies = Technologie
part-events = Wydarzenia i scenariusz
part-outcome = Cel i zagrożenia
part-player = Gracz: { $seat }
part-hand = Twoja ręka

## Notatki

note-leader = Przewodzi { $seat }.
note-round = Zaczyna się runda { $n }. Przewodzi { $seat }.
note-deposit = Róg { $corner }: { $deposit }.
note-advisor = { $seat } bierze kartę „{ $card }”.
note-first-discard = { $seat } odrzuca kartę „{ $card }”; koszt zapłacono.
note-first-discard-unpaid = { $seat } nie może zapłacić za żadną kartę i odrzuca „{ $card }”.
note-tile =
    { $food ->
        [0] Odkryta płytka: { $place }.
       *[other] Odkryta płytka: { $place }. Żywność na niej: { $food }.
    }
note-gain = Zyskane: { $what }.
note-lose = Stracone: { $what }.
note-pay = Zapłacone: { $what }.
note-automaton =
    { $n ->
        [one] Przybywa automaton.
        [few] Przybywają { $n } automatony.
       *[other] Przybywa { $n } automatów.
    }
row-of-hope = Nadzieja
row-of-discontent = Niezadowolenie
note-draw = { $row }: dobrany żeton „{ $token }”.
note-draw-active = { $row }: dobrany żeton „{ $token }”, od razu aktywny.
note-activate = { $row }: żeton „{ $token }” staje się aktywny.
note-use-up = { $row }: żeton „{ $token }” zużyty.
note-return = { $row }: żeton „{ $token }” wraca do woreczka.
note-morning = Poranek: „{ $card }”.
note-dusk = Zmierzch: „{ $card }”.
note-consultation = Następna konsultacja: „{ $card }”.
note-option = „{ $card }”: opcja { $n }.
note-add = „{ $card }” trafia do stosu zmierzchu.
note-remove = „{ $card }” opuszcza grę.
note-open = Odkryta karta: „{ $card }”.
note-close = „{ $card }” opuszcza grę.
note-stoke = Spalony węgiel: { $n }, ciepło: { $heat }.
note-check = Wrzucone kostki: { $dropped }, wypadło: { $out }; przeciążenie: { $overload }.
note-spared = Zawory upustowe wytrzymały: z dużego pola znika wszystko.
note-malfunction = Awaria! Znaczniki idą dalej, a następnym razem Generator wybuchnie.
note-overload-more = Przeciążenie +{ $n }: { $overload }.
note-overload-less = Przeciążenie −{ $n }: { $overload }.
note-tower = Wieża została ulepszona: będzie wypadać mniej kostek.
note-weather = Pogoda: „{ $card }” – { $what }.
note-storm = Uderza burza: „{ $card }”.
note-ruin = { $building } zamienia się w Ruiny: { $field }.
note-ruin-all = Przepadają wszystkie, które zostały na planszy: { $building }.
note-deed = { $seat } – { $deed }.
note-pass = { $seat } pasuje.
note-fell = Ścięto drzewo.
note-build = Postawiony budynek: { $building } ({ $field }).
note-demolish = Rozebrany budynek: { $building } ({ $field }).
note-destroy = Zniszczony budynek: { $building } ({ $field }).
note-upgrade = Ulepszony budynek: { $building }.
note-scout = Zwiadowca wyrusza trasą { $route }.
note-deaths-back = Zgony −{ $n }: { $deaths }.
note-enact = Nowe prawo: „{ $card }”.
note-research = Technologia „{ $card }” będzie gotowa w rundzie { $round }.
note-developed = Rozwinięta technologia: „{ $card }”.
note-cards =
    { $n ->
        [one] { $seat } dobiera { $n } kartę mieszkańca.
        [few] { $seat } dobiera { $n } karty mieszkańców.
       *[other] { $seat } dobiera { $n } kart mieszkańców.
    }
note-stored = W magazynach: węgiel { $coal }, drewno { $wood }, żywność { $food }.
note-fed =
    { $missing ->
        [0] Wydana żywność: { $n } ({ $who }).
       *[other] Wydana żywność: { $n }, zabrakło: { $missing } ({ $who }).
    }
note-ill = Choroba: { $who } (chorych: { $ill }).
note-skull = Ciężka choroba: { $who }.
note-death = Zgon: { $who }. Zgonów: { $deaths }.
note-exhaust = Wyczerpanie: { $who }.

## Koniec gry

victory-targets = Magazyny są pełne, a burza minęła: Nowy Dom żyje.
defeat-targets = Nadeszła ostatnia noc, a w magazynach było za mało.
defeat-hope = Zgasła ostatnia nadzieja (runda { $round }).
defeat-discontent = Miasto ma was dość (runda { $round }).
defeat-explosion = Generator wybuchł (runda { $round }).
defeat-epidemic = Epidemia pochłonęła miasto (runda { $round }).
defeat-famine = Miasto głoduje (runda { $round }).
defeat-deaths = Zmarło zbyt wielu (runda { $round }).
field-upper-short = { $place } górne
field-lower-short = { $place } dolne
about-gather = Do { $n } kostek z pola
detail-gather = { $field }: bierzecie { $n }; leży tam: { $lies }
detail-fell = { $field }: drzewo daje drewna: { $n }; stoi tam: { $lies }
