# Co mówią karty gry planszowej Frostpunk, naszymi słowami.

## Ilości, w bierniku

amount-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[other] { $n } drewna
    }
amount-coal =
    { $n ->
        [one] { $n } węgiel
        [few] { $n } węgla
       *[other] { $n } węgla
    }
amount-core =
    { $n ->
        [one] { $n } rdzeń parowy
        [few] { $n } rdzenie parowe
       *[other] { $n } rdzeni parowych
    }
amount-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[other] { $n } żywności
    }
amount-res =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    }
amount-automaton =
    { $n ->
        [one] { $n } automaton
        [few] { $n } automatony
       *[other] { $n } automatonów
    }
people-worker =
    { $n ->
        [one] { $n } robotnika
        [few] { $n } robotników
       *[other] { $n } robotników
    }
people-engineer =
    { $n ->
        [one] { $n } inżyniera
        [few] { $n } inżynierów
       *[other] { $n } inżynierów
    }
people-child =
    { $n ->
        [one] { $n } dziecko
        [few] { $n } dzieci
       *[other] { $n } dzieci
    }
people-ill = { $people } (chorych: { $ill })
heap-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[other] { $n } drewna
    }
heap-coal =
    { $n ->
        [one] { $n } węgiel
        [few] { $n } węgla
       *[other] { $n } węgla
    }
heap-core =
    { $n ->
        [one] { $n } rdzeń parowy
        [few] { $n } rdzenie parowe
       *[other] { $n } rdzeni parowych
    }
heap-trees = drzewa ({ $n })

## Mieszkańcy, których coś spotyka, w mianowniku

group-worker =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[other] { $n } robotników
    }
group-engineer =
    { $n ->
        [one] { $n } inżynier
        [few] { $n } inżynierów
       *[other] { $n } inżynierów
    }
group-child =
    { $n ->
        [one] { $n } dziecko
        [few] { $n } dzieci
       *[other] { $n } dzieci
    }
group-any =
    { $n ->
        [one] { $n } wybrany mieszkaniec
        [few] { $n } wybranych mieszkańców
       *[other] { $n } wybranych mieszkańców
    }
group-adult =
    { $n ->
        [one] { $n } robotnik lub inżynier
        [few] { $n } robotników lub inżynierów
       *[other] { $n } robotników lub inżynierów
    }
group-round =
    { $n ->
        [one] { $n } mieszkaniec typu rundy
        [few] { $n } mieszkańców typu rundy
       *[other] { $n } mieszkańców typu rundy
    }

## Koszty i wybory

paid = { $cost }: { $effect }
unpaid = { $effect }
either = { $one }; albo: { $other }
cost-pay = zapłaćcie { $what }
cost-pay-either = zapłaćcie { $what } albo { $other }
cost-use = zużyjcie aktywny żeton ({ $token })
cost-need = tylko z aktywnym żetonem ({ $token })

## Co się liczy

counted-token = aktywny żeton „{ $token }”
counted-deaths = zgon na torze zgonów
counted-child-pawns = pionek dziecka, który działał w tej rundzie

## Warunki

condition-hope-at-least = w rzędzie nadziei jest { $n } lub więcej żetonów
condition-discontent-at-least = w rzędzie niezadowolenia jest { $n } lub więcej żetonów
condition-res-below = macie mniej zasobów niż { $n }
condition-ill-at-least = chorych mieszkańców jest { $n } lub więcej
condition-ill-at-most = chorych mieszkańców jest { $n } lub mniej
condition-overload-at-least = przeciążenie wynosi { $n } lub więcej
condition-hunger-at-least = głód wynosi { $n } lub więcej
condition-round-from = trwa runda { $n } lub późniejsza
condition-round-up-to = trwa runda { $n } lub wcześniejsza
condition-cubes-on = na karcie „{ $card }” kostek jest { $n } lub więcej
condition-cubes = na tej karcie kostek jest { $n } lub więcej
condition-no-pawn = na tej karcie nie stoi pionek
condition-shelter = jest schronienie
condition-cold = tej nocy komuś zabrakło ogrzanego miejsca
condition-moved = to coś zmieniło
condition-built = na mapie stoi { $building }
condition-unopened = karta „{ $card }” nie została odkryta
condition-opened = karta „{ $card }” została odkryta
condition-stored = każdy magazyn ma tyle, ile trzeba
condition-active = żeton „{ $token }” jest aktywny

## Kroki efektów

step-if-else = jeśli { $condition }, to { $then }; inaczej { $otherwise }
step-if = jeśli { $condition }, to { $then }
step-per = za każdy { $what }: { $effect }
step-choose = do wyboru ({ $acts })
step-may = jeśli chcecie ({ $effect })
step-hope-more = nadzieja +{ $n }
step-hope-less = nadzieja −{ $n }
step-discontent-more = niezadowolenie +{ $n }
step-discontent-less = niezadowolenie −{ $n }
step-token-more = { $token } +{ $n }
step-token-less = { $token } −{ $n }
step-draw-active-hope = dobierzcie aktywną nadzieję
step-discard-active-discontent = odłóżcie aktywne niezadowolenie
step-activate-all = aktywujcie wszystkie żetony jednego rodzaju ({ $row })
step-use-all = zużyjcie wszystkie aktywne jednego rodzaju ({ $row })
step-activate = aktywujcie żeton ({ $token })
step-use = zużyjcie aktywny żeton: { $token } (jeśli jest)
step-gain-child = do gry wchodzi nowy pionek: { $trade }
step-gain = zyskajcie { $what }
step-lose-all-res = tracicie wszystkie zasoby
step-lose = tracicie: { $what }
step-take-from-map =
    { $n ->
        [one] weźcie z mapy { $n } kostkę (a jeśli jej brak, 1 węgiel z banku)
        [few] weźcie z mapy { $n } kostki (za każdą brakującą 1 węgiel z banku)
       *[other] weźcie z mapy { $n } kostek (za każdą brakującą 1 węgiel z banku)
    }
step-hunger-more = głód +{ $n }
step-hunger-less = głód −{ $n }
step-overload-more = przeciążenie +{ $n }
step-overload-less = przeciążenie −{ $n }
step-overload-off = przeciążenie do 0
step-tower = wypada mniej kostek
step-ill-each = z każdego rodzaju mieszkańców choruje: { $n }
step-ill = zachoruje { $who }
step-flip = obrót znacznika zachorowań: { $who }
step-die = umiera { $who }
step-exhaust = wyczerpanie: { $who }
step-cure =
    { $n ->
        [one] wykurujcie { $n } chorego
        [few] wykurujcie { $n } chorych
       *[other] wykurujcie { $n } chorych
    }
step-heal =
    { $n ->
        [one] uleczcie { $n } ciężko chorego
        [few] uleczcie { $n } ciężko chorych
       *[other] uleczcie { $n } ciężko chorych
    }
step-unskull = obróćcie każdy znacznik zachorowań leżący czaszką do góry: każdy taki obrót to zgon
step-deaths =
    { $most ->
        [2] cofnijcie znacznik zgonów o { $least } lub { $most }
       *[other] cofnijcie znacznik zgonów o { $least } do { $most }
    }
step-near =
    { $n ->
        [one] dołóżcie { $n } bliską płytkę
        [few] dołóżcie { $n } bliskie płytki
       *[other] dołóżcie { $n } bliskich płytek
    }
step-far =
    { $n ->
        [one] dołóżcie { $n } daleką płytkę
        [few] dołóżcie { $n } dalekie płytki
       *[other] dołóżcie { $n } dalekich płytek
    }
step-scouts =
    { $n ->
        [one] zwiadowcy idą { $n } pole
        [few] zwiadowcy idą { $n } pola
       *[other] zwiadowcy idą { $n } pól
    }
step-develop =
    { $n ->
        [one] technologia o { $n } rundę wcześniej
        [few] technologia o { $n } rundy wcześniej
       *[other] technologia o { $n } rund wcześniej
    }
step-workshop =
    { $n ->
        [one] raz: płatne ulepszenie budynku albo technologia o rundę wcześniej
        [few] { $n } razy: płatne ulepszenie budynku albo technologia o rundę wcześniej
       *[other] { $n } razy: płatne ulepszenie budynku albo technologia o rundę wcześniej
    }
step-upgrade = ulepszcie budynek, płacąc jego cenę
step-build = zbudujcie za darmo: { $building }
step-destroy = zniszczony zostaje wybrany budynek
step-ruin-shelter = schronienie staje się Ruinami
step-ruin-all = wszędzie zamienia się w Ruiny: { $building }
step-reuse-worker = robotnik może ponowić akcję w cieple
step-reuse-building = można ponownie użyć, w cieple, budynku z pionkiem mieszkańca
step-collect = weźcie po 1 kostce z każdego sąsiedniego pola
step-fell-tile = usuńcie 1 drzewo z tej samej płytki: drewno +{ $n }
step-fell-near = usuńcie 1 drzewo z tej samej płytki lub sąsiedniego pola: drewno +{ $n }
step-thump = do { $coal } węgla na każde z maks. { $fields } sąsiednich pól, do zebrania
step-cards =
    { $n ->
        [one] dobierz { $n } kartę mieszkańca
        [few] dobierz { $n } karty mieszkańców
       *[other] dobierz { $n } kart mieszkańców
    }
step-add = „{ $card }” trafia do stosu zmierzchu
step-remove = karta „{ $card }” opuszcza grę
step-stay = ta karta zostaje w obszarze wydarzeń
step-out = ta karta opuszcza grę
step-stash =
    { $n ->
        [one] połóżcie na tej karcie { $n } wybrany zasób
        [few] połóżcie na tej karcie { $n } wybrane zasoby
       *[other] połóżcie na tej karcie { $n } wybranych zasobów
    }
step-unstash-all = wszystkie kostki z karty „{ $card }” trafiają do puli
step-unstash =
    { $n ->
        [one] { $n } wybrana kostka z karty „{ $card }” trafia do puli
        [few] { $n } wybrane kostki z karty „{ $card }” trafiają do puli
       *[other] { $n } wybranych kostek z karty „{ $card }” trafia do puli
    }
step-enact = wprowadźcie prawo
step-suspend = prawo „{ $law }” zostaje zawieszone: leży na nim ta karta
step-back = prawo znów działa, a ta karta trafia na stos odrzuconych kart zmierzchu
step-screen =
    { $n ->
        [one] obejrzyjcie { $n } kartę zmierzchu; możecie ją odrzucić
        [few] obejrzyjcie { $n } karty zmierzchu; jedną z nich możecie odrzucić
       *[other] obejrzyjcie { $n } kart zmierzchu; jedną z nich możecie odrzucić
    }
step-open-quiet = odkryjcie kartę „{ $card }” bez jej natychmiastowego efektu
step-open = odkryjcie kartę „{ $card }”
step-close = karta „{ $card }” opuszcza grę
step-store = przenieście do magazynów łącznie do { $n } węgla, drewna i żywności
step-storm-off = znacznik burzy opuszcza grę
step-storm = znacznik burzy trafia na pole { $n }
step-victory = zwycięstwo
step-defeat = porażka

## Teksty działające, dopóki karta leży odkryta

standing-weather = Pogoda: { $effect }
standing-preparation = Przygotowanie: { $effect }
standing-dusk = Zmierzch: { $effect }
standing-hunger = Głód, po nakarmieniu: { $effect }
standing-night = Noc: { $effect }
standing-high-targets = dopóki ta karta leży odkryta, magazyny wymagają więcej
standing-round = Gdy zaczyna się runda { $n }, o świcie: { $effect }
standing-return = Po powrocie z ekspedycji, w której zbadano kartę { $letter }: { $effect }
standing-action-once = Raz na rundę, po akcji: { $effect }
standing-action = Akcja specjalna, { $who }: { $special }
special-put-any = połóżcie na tej karcie co najmniej 1 drewno lub węgiel
special-put = połóżcie na tej karcie { $what }
special-do = { $act }

## Budynki

feature-hunting =
    { $n ->
        [one] { $n } symbol polowania (1 żywność w fazie Pogody)
        [few] { $n } symbole polowania (po 1 żywności w fazie Pogody)
       *[other] { $n } symboli polowania (po 1 żywności w fazie Pogody)
    }
feature-expeditions =
    { $n ->
        [one] robotnik lub inżynier może ruszyć na trasę, { $n } naraz
        [few] robotnicy lub inżynierowie mogą ruszać na trasy, do { $n } naraz
       *[other] robotnicy lub inżynierowie mogą ruszać na trasy, do { $n } naraz
    }
feature-child-places =
    { $n ->
        [one] { $n } miejsce na noc, tylko dla pionka dziecka
        [few] { $n } miejsca na noc, tylko dla pionków dzieci
       *[other] { $n } miejsc na noc, tylko dla pionków dzieci
    }
feature-places =
    { $n ->
        [one] { $n } miejsce na noc
        [few] { $n } miejsca na noc
       *[other] { $n } miejsc na noc
    }
feature-warms-tile = wszystko na tej samej płytce jest w cieple
feature-off-generator = nie na płytce Generatora
feature-only = tylko na płytce, przy której jest { $deposit }
feature-built = po zbudowaniu: { $effect }
feature-night-stay = pionek tu nocuje i nie potrzebuje innego miejsca
feature-do = { $act }

## Technologie

technique-scout-start =
    { $n ->
        [one] wyruszający i idący dalej zwiadowcy od razu idą { $n } pole
        [few] wyruszający i idący dalej zwiadowcy od razu idą { $n } pola
       *[other] wyruszający i idący dalej zwiadowcy od razu idą { $n } pól
    }
technique-hunting-bonus = Pogoda: 1 żywność więcej za każde { $n } symbole polowania
technique-drop =
    { $n ->
        [one] do wieży wpada o { $n } kostkę mniej
        [few] do wieży wpada o { $n } kostki mniej
       *[other] do wieży wpada o { $n } kostek mniej
    }
technique-gather-tree = robotnik lub automaton może zbierać na polu z drzewem: usuńcie 1 drzewo, drewno +{ $n }
technique-also-heal =
    { $n ->
        [one] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorego
        [few] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorych
       *[other] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorych
    }
technique-spare = przeciążenie może być o { $n } większe bez szkody
technique-remove-more = Generator usuwa o { $n } więcej
technique-insulation = termoizolacja { $colour }: { $buildings } (ulepszone pozostają czerwone)
technique-coal-mine = Kopalnia węgla: węgiel +{ $n }
technique-thump = Młot węglowy: węgiel +{ $n } na każdym polu
technique-node = węzły grzewcze, których Krater nie używa

## Prawa

decree-unlock = możecie budować: { $buildings }
decree-child-may-up-to = dzieci mogą tu wziąć do { $n } kostek: { $work }
decree-child-may-cure = dzieci mogą tu pracować i wykurować chorych: { $n } – { $work }
decree-child-may = dzieci mogą tu pracować: { $work }
decree-feed-less = karmienie tańsze: żywność −{ $n } na każdych { $per } karmionych mieszkańców
decree-feed-more = karmienie droższe: żywność +{ $n }
decree-beds = miejsca w każdym ogrzanym Namiocie, Baraku, Domu i Świetlicy: +{ $n }
decree-ruins-beds = Ruiny dają schronienie dla { $n } pionków, termoizolacja { $colour }
decree-work-beds = ogrzane miejsca dla pionków inżynierów: { $beds }
beds-in = { $building } ({ $n })
decree-also-heal =
    { $n ->
        [one] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorego
        [few] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorych
       *[other] { $building }: zamiast zwykłego efektu możecie uleczyć { $n } ciężko chorych
    }
decree-cure-bonus =
    { $n ->
        [one] każdy budynek, który kuruje, kuruje o { $n } chorego więcej
        [few] każdy budynek, który kuruje, kuruje o { $n } chorych więcej
       *[other] każdy budynek, który kuruje, kuruje o { $n } chorych więcej
    }
decree-standing = { $text }

## Zdolności mieszkańców

ability-usual-cure = budynek kuruje jak zwykle
ability-usual = jak zwykle
ability-warm = brak zimna
ability-cubes =
    { $n ->
        [one] weźcie z pola do { $n } kostki
        [few] weźcie z pola do { $n } kostek
       *[other] weźcie z pola do { $n } kostek
    }
ability-other-field =
    { $n ->
        [one] do { $n } kostki z drugiego pola bez budynku
        [few] do { $n } kostek z drugiego pola bez budynku
       *[other] do { $n } kostek z drugiego pola bez budynku
    }
ability-tree = na polu z drzewem: usuńcie 1 drzewo, drewno +{ $n }
ability-spread = po 1 kostce z najwyżej { $n } wolnych pól: pionka i dowolnych
ability-operations =
    { $n ->
        [one] { $n } działanie (zwykle 3)
        [few] { $n } działania (zwykle 3)
       *[other] { $n } działań (zwykle 3)
    }
ability-first-price = pierwszy budynek tańszy o { $n } drewna
ability-swap-upgrade = dwa działania mogą być jednym płatnym ulepszeniem
ability-clear-mixed = jedna bliska i jedna daleka płytka, a bez wolnego bliskiego miejsca dwie dalekie
ability-clear-one = jedna bliska albo jedna daleka płytka
ability-peek-far =
    { $n ->
        [one] obejrzyjcie { $n } wierzchnią daleką płytkę; możecie ją odłożyć na spód
        [few] obejrzyjcie { $n } wierzchnie dalekie płytki, dowolne odłóżcie na spód
       *[other] obejrzyjcie { $n } wierzchnich dalekich płytek, dowolne odłóżcie na spód
    }
ability-enact-quiet = wprowadźcie prawo bez jego natychmiastowego efektu
ability-collect = po 1 kostce z każdego sąsiedniego pola, najwyżej { $n }
ability-do = { $step }

## Przygotowanie i ekspedycje

setup-pay = zapłaćcie { $what }
setup-remove = z mapy do banku: { $what }
setup-do = { $step }
leg-on = { $effect }; trasa ma dalej kartę { $letter }
leg-new = { $effect }; nowa trasa
