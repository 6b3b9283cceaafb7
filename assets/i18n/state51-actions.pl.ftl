# Co gracze robią w fazie Akcji 51. Stanu. Nazwy kart i ilości przychodzą jako gotowe słowa i się ich nie odmienia:
# nazwy stoją w mianowniku po dwukropku lub w nawiasie.

## Pytania

turn-passed-none = Nikt nie spasował.
turn-passed-others = Wszyscy inni spasowali: grasz dalej bez nich.
turn-passed = Po pasie: { $who }.
ask-turn =
    { $last ->
        [0] Twoja kolej: którą akcję wykonujesz? { $passed }
        [1] Twoja kolej w ostatniej rundzie: którą akcję wykonujesz? { $passed }
        [3] Twoja kolej: możesz teraz tylko spasować. { $passed }
        [4] Twoja kolej w ostatniej rundzie: możesz teraz tylko spasować. { $passed }
       *[other] Twoja kolej: którą akcję wykonujesz? Runda, w której ktoś osiągnie 25 PZ, będzie ostatnia. { $passed }
    }
ask-go-on = Coś jeszcze w tej kolejce? Inna akcja dopiero w twojej następnej kolejce.
ask-develop-with = { $card } zamiast: { $old }. Czym płacisz?
ask-steal = Co zabierasz i z czyjej puli? Bez Nabojów, zasobów na kartach i graczy, którzy spasowali.
ask-echo-own = Która z twoich Lokacji Produkcyjnych produkuje jeszcze raz?
ask-clear = Które Lokacje zwalniasz do ponownego użycia lub wizyty? Najwyżej { $n }. To, co na nie wydano, przepada.
ask-own-deals = Z których swoich Umów zyskujesz zasoby jeszcze raz? Najwyżej { $n }; wszystkie Umowy zostają.
ask-opponent-deal = Z której Umowy przeciwnika zyskujesz zasób? Przeciwnik nic nie traci.
ask-store =
    { $n ->
        [one] { $card }: co zachowujesz na następną rundę? Najwyżej { $n } surowiec podstawowy; czego żadna karta nie przechowa, przepadnie.
        [few] { $card }: co zachowujesz na następną rundę? Najwyżej { $n } surowce podstawowe; czego żadna karta nie przechowa, przepadnie.
        [many] { $card }: co zachowujesz na następną rundę? Najwyżej { $n } surowców podstawowych; czego żadna karta nie przechowa, przepadnie.
       *[other] { $card }: co zachowujesz na następną rundę? Najwyżej { $n } surowców podstawowych; czego żadna karta nie przechowa, przepadnie.
    }
ask-store-number = { $card }: ile zachowujesz na następną rundę? Najwyżej { $good }; czego żadna karta nie przechowa, przepadnie.

## Grupy odpowiedzi

group-build = Buduj Lokację (szare kontakty)
group-develop = Przebuduj
group-deal = Podpisz Umowę (niebieskie kontakty)
group-raze = Splądruj kartę z ręki (czerwone kontakty)
group-attack = Splądruj Lokację przeciwnika (czerwone kontakty)
group-use = Użyj Lokacji z akcją
group-board = Użyj planszy Frakcji
group-visit = Odwiedź Otwartą Produkcję (1 Robotnik)
group-store = Razem { $n }
group-connection = Karty Połączeń
group-defence = Żeton Obrony (bez akcji)
group-seat = { $seat }

## Odpowiedzi

offer-build = { $card } ({ $cost })
offer-hand-card = { $card } ({ $category }, { $cost })
offer-lookout = { $card } ({ $cost }): { $brings }
offer-develop = zamiast: { $old } ({ $why })
offer-develop-ruins = w miejsce Ruin: { $old } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain }
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $n }): { $gain }
offer-use =
    { $left ->
        [one] { $card }: { $cost } → { $effect }
        [few] { $card } ({ $left } użycia): { $cost } → { $effect }
        [many] { $card } ({ $left } użyć): { $cost } → { $effect }
       *[other] { $card } ({ $left } użycia): { $cost } → { $effect }
    }
offer-use-again = Jeszcze raz: { $cost } → { $effect }
offer-visit = { $card } ({ $seat }): { $gain }
offer-take = Weź: { $card } ({ $cost })
offer-deal-of-seat = { $card } ({ $seat }): { $gain }
offer-with-brick = 1 Budulec (albo Nabój)
offer-store-nothing = nic
offer-play = Zagraj: { $card } → { $gain }
offer-play-cost = Zagraj: { $card }, { $cost } → { $gain }
offer-defence = { $card }: Obrona { $from } → { $to }
offer-pass = Pas do końca rundy
offer-pass-unused = Pas (nieużyte w puli: { $what })
offer-end-turn = Nie, kończę kolejkę
offer-with-token = 1 żeton Przebudowy
offer-steal = { $good } ({ $seat })

short-grey =
    { $n ->
        [one] { $n } szary
        [few] { $n } szare
        [many] { $n } szarych
       *[other] { $n } szarego
    }
short-basic =
    { $n ->
        [one] { $n } podstawowy
        [few] { $n } podstawowe
        [many] { $n } podstawowych
       *[other] { $n } podstawowych
    }
short-blue =
    { $n ->
        [one] { $n } niebieski
        [few] { $n } niebieskie
        [many] { $n } niebieskich
       *[other] { $n } niebieskiego
    }
short-card-hand =
    { $count ->
        [one] karta z ręki
        [few] { $count } karty z ręki
        [many] { $count } kart z ręki
       *[other] { $count } karty z ręki
    }
short-red =
    { $n ->
        [one] { $n } czerwony
        [few] { $n } czerwone
        [many] { $n } czerwonych
       *[other] { $n } czerwonego
    }

goods-now = od razu { $what }
goods-both = od razu i co rundę { $what }
goods-built = po budowie { $what }
goods-built-short = premia: { $what }
goods-built-both = po budowie i co rundę { $what }
goods-built-more = po budowie { $now }, potem co rundę { $each }
goods-kept = magazyn: { $what }
goods-more = od razu { $now }, co rundę { $each }
brings-nothing = na razie nic
brings-only-end = tylko +1 PZ na koniec
brings-either = { $one } lub { $other }
brings-per-type = { $good } za każdą Lokację { $of } (do { $most })
brings-counted = budowa i co rundę: { $good } za Lokację { $of } (≤{ $most })
brings-per-location-it = { $good } za własną Lokację { $of }, z tą (do { $most })
brings-per-location = { $good } za każdą Lokację typu { $of } (do { $most })
brings-per-location-this = { $good } za twoją Lokację typu { $of }, z tą (do { $most })
brings-per-made = w Produkcji { $good } za sztukę, która wpłynie: { $of } (do { $most })
brings-echo-own = powtarza produkcję
brings-echo-yours = powtarza twoją produkcję
brings-echo-later = co rundę powtarza inną twoją produkcję
brings-rob-built = po budowie kopiuje cudzą produkcję, co rundę jedną przejmuje
brings-rob = teraz kopiuje cudzą produkcję, co rundę jedną przejmuje
brings-rob-later = co rundę przejmuje cudzą produkcję
brings-echo-opponent = powtarza produkcję przeciwnika
brings-place = raz { $what } na karcie, aż wydasz
brings-place-last = na karcie { $what } do wydania
brings-store = magazyn: { $what }
brings-defended = jej Obrona +1
brings-check = co rundę { $gain }, gdy wpłynie { $wanted }
brings-check-spelt = w fazie Produkcji { $gain }, gdy wtedy wpłynie { $wanted }

brings-use =
    { $times ->
        [one] { $cost } → { $effect } (1×/rundę)
        [few] { $cost } → { $effect } ({ $times }×/rundę)
        [many] { $cost } → { $effect } ({ $times }×/rundę)
       *[other] { $cost } → { $effect } ({ $times }×/rundę)
    }
does-gain = { $what }
does-steal =
    { $n ->
        [one] weź { $n } cudzy surowiec
        [few] weź { $n } cudze surowce
        [many] weź { $n } cudzych surowców
       *[other] weź { $n } cudzego surowca
    }
does-echo-own = powtórz produkcję
does-clear = zwolnij do { $n } własnych Lokacji
does-own-deals = zasoby z najwyżej { $n } własnych Umów
does-opponent-deals = zasób z Umowy przeciwnika

short-universal =
    { $n ->
        [one] { $n } uniwersalny
        [few] { $n } uniwersalne
        [many] { $n } uniwersalnych
       *[other] { $n } uniwersalnego
    }
short-development =
    { $n ->
        [one] { $n } żeton Przebudowy
        [few] { $n } żetony Przebudowy
        [many] { $n } żetonów Przebudowy
       *[other] { $n } żetonu Przebudowy
    }
short-defence =
    { $n ->
        [one] { $n } żeton Obrony
        [few] { $n } żetony Obrony
        [many] { $n } żetonów Obrony
       *[other] { $n } żetonu Obrony
    }
goods-many =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
        [many] { $n } zasobów
       *[other] { $n } zasobów
    }
goods-all-basic = po 1 surowcu i { $what }

develop-any = Typ bez znaczenia
develop-type = Typ: { $type }
develop-token = żeton Przebudowy

## Czemu nie

refuse-distance = Koszt to { $cost } (lub uniwersalne), a masz { $have }.
refuse-distance-more = Koszt to { $cost } (lub uniwersalne), a masz { $have }. Pomoże inna akcja przedtem: { $more }.
refuse-distance-part = Koszt to { $cost } (lub uniwersalne), a masz { $have }. Inna akcja przedtem da tylko część: { $more }.
refuse-distances-part = Za mało na każdy koszt w nawiasie (lub uniwersalne): masz { $have }. Inna akcja przedtem da tylko część: { $more }.
refuse-distances = Za mało na każdy koszt w nawiasie (lub uniwersalne): masz { $have }.
refuse-distances-more = Za mało na każdy koszt w nawiasie (lub uniwersalne): masz { $have }. Pomoże inna akcja przedtem: { $more }.
refuse-more-board = { $cost } → { $gain } na planszy
refuse-more-use = { $card } ({ $brings })
refuse-more-visit = wizyta: { $card } ({ $brings })
refuse-more-build = budowa: { $card } ({ $brings })
refuse-more-deal = Umowa: { $card } ({ $brings })
refuse-more-raze = łupy: { $card } ({ $brings })
refuse-more-others =
    { $n ->
        [one] { $n } inna karta
        [few] { $n } inne karty
        [many] { $n } innych kart
       *[other] { $n } innej karty
    }
refuse-more = { $why } Pomoże inna akcja przedtem ({ $good }): { $more }.
refuse-acted = Akcja tej kolejki jest już wybrana; następną wykonasz w swojej następnej kolejce.
refuse-passing = To już pas: następną akcję wykonasz w następnej rundzie.
refuse-what-action = Inna akcja lub wymiana na kontakty
refuse-no-location = Przebudowa kładzie kartę o wspólnym Typie na własną Lokację za 1 Budulec. Nie masz jeszcze Lokacji.
refuse-brick = Typ pasuje do twojej Lokacji, ale Przebudowa kosztuje Budulec, Nabój albo (przy każdym Typie) żeton, a nie masz żadnego z nich.
refuse-types = { $card } ({ $types }) i { $old } ({ $old-types }) nie mają wspólnego Typu. Taką Przebudowę umożliwia tylko żeton Przebudowy.
refuse-no-types-any = Brak wspólnego Typu z twoimi Lokacjami (ich Typy: { $old-types }). Taką Przebudowę umożliwia tylko żeton Przebudowy.
refuse-no-types = { $card } ({ $types }) nie ma wspólnego Typu z tymi Lokacjami (ich Typy: { $old-types }). Taką Przebudowę umożliwia tylko żeton Przebudowy.
refuse-cost =
    { $ammo ->
        [0] { $what }: trzeba zapłacić { $cost }. Musisz jeszcze zdobyć { $missing }.
       *[other] { $what }: trzeba zapłacić { $cost }. Z Nabojami ({ $ammo }) musisz jeszcze zdobyć { $missing }.
    }
# Co Naboje opłacą tylko częściowo, można dopełnić dowolnym z tych.
missing-either =
    { $n ->
        [one] { $n } surowiec ({ $kinds })
        [few] { $n } surowce ({ $kinds })
        [many] { $n } surowców ({ $kinds })
       *[other] { $n } surowca ({ $kinds })
    }
refuse-cost-none = { $what }: trzeba zapłacić { $cost }, a masz 0.
refuse-what-visit = Wizyta
refuse-passed = { $seat } pasuje do końca rundy: do następnej nikt tam nie plądruje, nie odwiedza ani nie kradnie.
refuse-passed-end = { $seat } już pasuje: nikt tam więcej nie plądruje, nie odwiedza ani nie kradnie.
refuse-ruins = { $card } to teraz Ruiny: bez użycia, wizyt, plądrowania i Obrony.
refuse-used = { $card }: wszystkie użycia w tej rundzie już wykorzystane.
refuse-steal = { $card }: żaden przeciwnik, który nie spasował, nie ma w puli surowca podstawowego.
refuse-own-deals = { $card }: nie masz żadnej Umowy.
refuse-opponent-deals = { $card }: żaden przeciwnik, który nie spasował, nie ma Umowy.
refuse-echo-own = { $card }: żadna twoja Lokacja Produkcyjna nic by teraz nie dała.
refuse-clear = { $card }: na żadnej innej twojej Lokacji nie leżą wydane zasoby ani gość do zdjęcia.
refuse-closed = { $card }: to nie Otwarta Produkcja, korzysta z niej tylko właściciel.
refuse-visited = { $card }: w tej rundzie ktoś już tu był.
refuse-exchange = W tej rundzie już użyta: { $what }. W następnej znów możesz jej użyć.
refuse-exchange-end = W tej ostatniej rundzie już użyta: { $what }.
refuse-guarded = { $card }: żeton Obrony już się tu liczy, a na Lokacji może być tylko jeden.
refuse-defence = Nie masz w puli żetonu Obrony.

## Co się stało

note-build = { $seat } buduje Lokację ({ $card }): płaci { $cost }.
note-develop = { $seat } przebudowuje: { $old } → { $card }, płaci { $cost }.
note-develop-again = { $seat } przebudowuje: { $card } → drugi egzemplarz tej karty, płaci { $cost }.
note-develop-ruins = { $seat } odbudowuje Ruiny ({ $old }): powstaje { $card }, płaci { $cost }.
note-placed-back = { $seat } zabiera do puli { $what } ({ $card }).
note-deal = { $seat } podpisuje Umowę ({ $card }): płaci { $cost }.
note-raze = { $seat } plądruje kartę z ręki ({ $card }): płaci { $cost }.
note-attack = { $seat } plądruje Lokację { $card } ({ $owner }), płaci { $cost }. Zostają Ruiny.
note-use = { $seat } używa Lokacji ({ $card }): płaci { $cost }.
note-use-gain = { $seat } używa Lokacji ({ $card }): płaci { $cost }, zyskuje { $what }.
gained-nothing = nic
note-exchange = { $seat } używa planszy Frakcji: płaci { $cost }, zyskuje { $what }.
note-visit = { $seat } odwiedza Otwartą Produkcję { $card } ({ $owner }): płaci { $cost }.
note-take = { $seat } bierze kartę Połączenia ({ $card }): płaci { $cost }.
note-play = { $seat } zagrywa kartę Połączenia: { $card }.
note-play-cost = { $seat } zagrywa kartę Połączenia ({ $card }): płaci { $cost }.
note-defence = { $seat } kładzie żeton Obrony: { $card }.
note-pass = { $seat } pasuje.
note-store = { $seat } przechowa { $what } ({ $card }).
note-steal = { $seat } zabiera graczowi { $owner } { $good }.
note-clear = { $seat } zwalnia do ponownego użycia lub wizyty: { $what }.
note-own-deals = { $seat } powtarza Umowy: { $what } ({ $card }).

## Dlaczego coś się dzieje

why-deal = Umowa: { $card }
why-copy = { $card }: { $of }, { $seat }
why-copy-own = { $card }: { $of }
why-bonus-copy = { $card } za budowę: { $of }, { $seat }
why-on-deal = { $card }, za Umowę
why-spoils = Łupy: { $card }
why-on-raze = { $card }, za plądrowanie
why-razed = splądrowano: { $card }
why-exchange = plansza Frakcji
why-visit = wizyta: { $card }, z zasobów ogólnych
why-visited = wizyta: { $card }, z zasobów ogólnych
why-development = Przebudowa

## Więcej o odpowiedzi

detail-card = { $category }, { $types }, Łupy: { $spoils }, Umowa: { $deal }
detail-hand-card = Dystans { $distance }, { $category }: { $brings }
detail-group-contacts = Masz { $have }
detail-group-contacts-choice = Masz do wyboru { $have }
build-worth = każda to +1 PZ na koniec
deal-worth = na koniec 0 PZ, nie do splądrowania
build-action = Akcja działa od twojej nast. kolejki
board-gives = Kontakty: { $what }
board-gives-grey = szare (budowa)
board-gives-red = czerwone (łupy)
board-gives-blue = niebieskie (na Umowy)
board-raze-from = splądrujesz: kartę z ręki za Dystans, Lokację rywala za { $least }–{ $most }
board-raze-one = splądrujesz: kartę z ręki za Dystans, Lokację rywala za { $n }
board-raze-few = splądrujesz: kartę z ręki za Dystans; na Lokację rywala ({ $prices }) to za mało
board-raze-hand = splądrujesz: kartę z ręki za jej Dystans
board-deals-give = każda Umowa daje zysk teraz i co rundę
board-deals-give-last = każda Umowa daje zysk raz, teraz
group-visit-once = Każda przyjmuje jednego gościa na rundę; jej właściciel nic nie traci
group-use-twice = Gdzie zostały 2 użycia, obu możesz użyć w jednej akcji; płacisz za każde
faction-once = każda raz na rundę
group-raze-gives = Łupy raz, potem karta jest odrzucona
detail-any-faction = Dostaniesz jedną z tych, które zostawią inni, losowo, gdy wszyscy wybiorą; bez pytania
refuse-faction = Tą Frakcją gra już { $seat }.
# Beside all three kinds of contacts there is no room for more.
board-gives-workers =
    { $beside ->
        [0] 2 Robotników to surowiec podstawowy lub karta, ile razy cię stać
        [3] 2 Robotników: surowiec lub karta
       *[other] 2 Robotników: surowiec lub karta, bez limitu
    }
board-gives-once = każda wymiana raz na rundę
board-gives-once-others = inne raz na rundę
attack-prices = Czerwone: Produkcja { $production }, Cecha { $feature }, Akcja { $action }
attack-token = o 1 więcej przy żetonie Obrony
attack-tokens-on = żetony: { $what }
detail-group-connection = Weź za 2 Robotników; zagraj od następnej kolejki, w tej rundzie lub później; nowe w Wypatrywaniu
detail-group-connection-last = Weź za 2 Robotników, zagraj w późniejszej kolejce
detail-group-connection-none = Teraz żadna nie leży odkryta; zagraj swoją
detail-group-develop = Budulec, Nabój lub żeton (masz: { $have })
detail-develop = Nowa: { $brings }
develop-vp = +1 PZ teraz
develop-usable = użyjesz od nast. kolejki
develop-built = jak budowa: zasoby teraz
develop-action = Akcja od twojej nast. kolejki
develop-on-ruins = na Ruinach też na koniec
develop-ruins-end = +1 PZ więcej na koniec
develop-placed = zasoby ze starej do puli
develop-old = stara odrzucona
develop-loses = stara nie da już co rundę: { $what }
develop-old-bonus = stara odrzucona, co dała, zostaje
# „Przebudowa na” znaczyłaby, czym się karta staje, a nie, co zastępuje.
fits-none = nie przebuduje żadnej twojej
fits-token = żetonem przebuduje każdą
fits-only = przebuduje 1
fits-namely = czyli: { $old }
fits-more = przebuduje 1 z { $n }
fits-such = np. { $old }
stock = { $from } → { $what }
stock-card-back = dobierasz 1 kartę
stock-open = zaraz wybierzesz, czym płacisz
stock-open-two = zaraz wybierzesz: { $one } lub { $other }
detail-build = { $category }: { $brings }
counts-own = z tą liczy się teraz { $n }
counts-per = czyli po 1 za Lokację { $of } (do { $most })
detail-visitors = gość kopiuje, ty +1 Robotnika
detail-visitors-gain = gość też { $what }, ty +1 Robotnika
token-worth = z żetonem plądrują o 1 drożej
token-develops = żeton: każdy Typ
good-for = przyda się: { $card }
good-for-connection = na Połączenie: { $card } ({ $gain })
deal-again = zysk co rundę
card-discarded = karta odrzucona
attack-owner = { $seat } dostaje: { $deal }
attack-owner-placed = { $seat } dostaje: { $deal } i to, co leży na karcie
attack-ruins = zostają tam Ruiny (0 PZ)
attack-also = twoje Lokacje dają: { $also }
attack-in-all = razem u ciebie: { $what }
attack-guarded = w tym 1 za żeton Obrony
use-only = jedyne użycie w tej rundzie
use-left-poor =
    { $n ->
        [one] drugi raz później, gdy cię stać
        [few] jeszcze { $n } razy później, gdy cię stać
        [many] jeszcze { $n } razy później, gdy cię stać
       *[other] jeszcze { $n } raza później, gdy cię stać
    }
use-left =
    { $n ->
        [0] ostatnie użycie w tej rundzie
        [one] drugi raz: od razu lub później
        [few] jeszcze { $n } razy: od razu lub później
        [many] jeszcze { $n } razy: od razu lub później
       *[other] jeszcze { $n } raza: od razu lub później
    }
detail-use-each = U ciebie: { $what } za 1 z każdego
detail-exchange = U ciebie: { $what }; raz na rundę
ammo-pays = płacą Naboje
defence-idle = teraz nic nie da: wszyscy inni spasowali, a w Czyszczeniu przepadnie
defence-idle-last = nic nie da: wszyscy inni spasowali
then-grey =
    { $more ->
        [0] potem budowa: { $card }
       *[other] potem budowa (kart: { $n }, Dystans { $distance })
    }
then-red =
    { $more ->
        [0] potem łupy z ręki: { $card }
       *[other] potem łupy z ręki (kart: { $n }, Dystans { $distance })
    }
then-blue =
    { $more ->
        [0] potem Umowa: { $card }
       *[other] potem Umowy (kart: { $n }, Dystans { $distance })
    }
brick-pays = { $good }: na Przebudowę
workers-brick =
    { $more ->
        [0] na Przebudowę: { $card }
        [one] na Przebudowę: { $card } lub { $more } inna karta
        [few] na Przebudowę: { $card } lub { $more } inne karty
        [many] na Przebudowę: { $card } lub { $more } innych kart
       *[other] na Przebudowę: { $card } lub { $more } innej karty
    }
workers-brick-more = na kolejną Przebudowę
workers-no-fit = do Przebudowy żadna karta z ręki nie pasuje Typem
workers-no-location = nie masz czego przebudować
workers-often = możesz wymienić jeszcze 2
visit-owner = { $seat } zyskuje 1 Robotnika
detail-take = { $card } (później). U ciebie: { $what }
detail-defence =
    { $n ->
        [one] Twój jedyny żeton Obrony
        [few] 1 z twoich żetonów Obrony ({ $n })
        [many] 1 z twoich żetonów Obrony ({ $n })
       *[other] 1 z twoich żetonów Obrony ({ $n })
    }
defence-until = splądrowanie do Czyszczenia o 1 czerwony droższe
defence-last = splądrowanie do końca gry o 1 czerwony droższe
defence-no-action = bez akcji
detail-end-turn = Pula zostaje na twoje dalsze kolejki; czego żadna karta nie przechowa, przepadnie w Czyszczeniu
detail-end-turn-last = Pula zostaje na twoje dalsze kolejki
detail-pass = Kończysz swoją rundę
detail-pass-safe = nikt cię nie plądruje, nie odwiedza, nie okrada
detail-pass-safe-short = nikt cię nie ruszy
detail-pass-last = Runda kończy się od razu
lost-unstored = czego nie przechowasz, przepada
lost-but-kept = wybierasz, co zostaje ({ $card }), reszta przepada
lost-unused = pula przepada
cards-stay = karty zostają
placed-stay = zasoby na nich też
detail-pass-end = Koniec gry dla ciebie; nikt cię już nie splądruje, nie odwiedzi ani nie okradnie
detail-pass-end-last = Gra kończy się od razu: twoje PZ i +1 za każdą twoją nienaruszoną Lokację
detail-gain = U ciebie: { $what }
placed-asked = zaraz wybierzesz: z puli czy z kart
card-asked = kartę wybierzesz zaraz
placed-included = wliczono zasoby z kart
detail-left = Zostaje ({ $good }): { $pool }, { $cards }
left-pool = pula { $n }
left-pool-lost = pula { $n } (przepadnie w Czyszczeniu)
left-pool-unstored = pula { $n } (bez magazynu przepadnie)
left-cards = karty { $n }
left-cards-kept = karty { $n } (nie przepadnie)
kept-on-cards = na kartach nie przepadnie: { $what }
detail-steal = U ciebie: { $what }; { $seat }: { $theirs }
detail-with-brick = Wystarczy, bo pasuje Typ; zaraz wybierzesz, czym płacisz
detail-with-token = U ciebie: { $what }; tylko żeton działa bez wspólnego Typu
detail-pay-deal = Ta Umowa przepada i nie da już nic w fazie Produkcji
detail-makes = Produkuje: { $what }
detail-makes-per-made = Tyle, co sama karta: { $good } za każdą sztukę, która wpłynie: { $of }, najwyżej { $most }
detail-clear = Znów do użycia; przepada: { $what }
detail-clear-visit = Znów do odwiedzenia; Robotnik gościa przepada
detail-terms = { $cost } → { $gain }
