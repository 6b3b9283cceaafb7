# Co gracze robią w fazie Akcji 51. Stanu. Nazwy kart i ilości przychodzą jako gotowe słowa i się ich nie odmienia:
# nazwy stoją w mianowniku po dwukropku lub w nawiasie.

## Pytania

ask-turn = Twoja kolej: którą akcję wykonujesz?
ask-go-on = Coś jeszcze w tej kolejce?
ask-develop-with = Czym płacisz za Przebudowę?
ask-steal = Co zabierasz i komu?
ask-echo-own = Która z twoich Lokacji Produkcyjnych produkuje jeszcze raz?
ask-clear = Które Lokacje opróżniasz? Najwyżej { $n }.
ask-own-deals = Z których swoich Umów zyskujesz zasoby? Najwyżej { $n }.
ask-opponent-deal = Z której Umowy przeciwnika zyskujesz zasób?
ask-store = { $card }: co przechowujesz? Najwyżej { $n }.
ask-store-number = { $card }: ile przechowujesz? Możesz przechować { $good }.

## Grupy odpowiedzi

group-build = Buduj Lokację (szare kontakty)
group-develop = Przebuduj Lokację (1 Budulec albo żeton)
group-deal = Podpisz Umowę (niebieskie kontakty)
group-raze = Splądruj kartę z ręki (czerwone kontakty)
group-attack = Splądruj Lokację przeciwnika (czerwone kontakty)
group-use = Użyj Lokacji z akcją
group-board = Użyj planszy Frakcji
group-visit = Odwiedź Otwartą Produkcję (1 Robotnik)
group-store = Razem { $n }
group-connection = Karty Połączeń
group-defence = Żeton Obrony (za darmo)
group-seat = { $seat }

## Odpowiedzi

offer-build = { $card } ({ $cost })
offer-lookout = { $card } ({ $cost }): { $brings }
offer-develop = zamiast: { $old } ({ $why })
offer-develop-ruins = w miejsce Ruin: { $old } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain }
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $n }): { $gain }
offer-use =
    { $left ->
        [one] { $card }: { $cost } → { $effect }
        [few] { $card } (zostały { $left }): { $cost } → { $effect }
        [many] { $card } (zostało { $left }): { $cost } → { $effect }
       *[other] { $card } (zostało { $left }): { $cost } → { $effect }
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
offer-pass-unused = Pas (nieużyte: { $what })
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
short-blue =
    { $n ->
        [one] { $n } niebieski
        [few] { $n } niebieskie
        [many] { $n } niebieskich
       *[other] { $n } niebieskiego
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
goods-kept = magazyn: { $what }
goods-more = od razu { $now }, potem co rundę { $each }
brings-nothing = na razie nic
brings-either = { $one } albo { $other }
brings-per-type = { $good } za Lokację typu { $of }
brings-per-made = co rundę { $good } za sztukę z produkcji: { $of }
brings-echo-own = powtarza produkcję
brings-rob = od razu i co rundę produkcja przeciwnika
brings-echo-opponent = powtarza produkcję przeciwnika
brings-place = na karcie { $what }, zostają po rundzie
brings-store = magazyn
brings-defended = sama ma Obronę +1
brings-check = co rundę { $gain }, jeśli wpłynie { $wanted }

brings-use =
    { $times ->
        [one] { $cost } → { $effect }
        [few] { $cost } → { $effect } ({ $times } razy)
        [many] { $cost } → { $effect } ({ $times } razy)
       *[other] { $cost } → { $effect } ({ $times } raza)
    }
does-gain = { $what }
does-steal =
    { $n ->
        [one] weź { $n } surowiec przeciwnika
        [few] weź { $n } surowce przeciwnika
        [many] weź { $n } surowców przeciwnika
       *[other] weź { $n } surowca przeciwnika
    }
does-echo-own = własna produkcja jeszcze raz
does-clear = oczyść do { $n } własnych Lokacji
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
        [one] { $n } Przebudowa
        [few] { $n } Przebudowy
        [many] { $n } Przebudów
       *[other] { $n } Przebudowy
    }
short-defence =
    { $n ->
        [one] { $n } Obrona
        [few] { $n } Obrony
        [many] { $n } Obron
       *[other] { $n } Obrony
    }
goods-many =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
        [many] { $n } zasobów
       *[other] { $n } zasobów
    }

develop-any = Typ bez znaczenia
develop-type = Typ: { $type }
develop-token = żeton Przebudowy

## Czemu nie

refuse-distance = Koszt to { $cost }, a masz { $have }.
refuse-acted = Akcja tej kolejki jest już wykonana; następną wykonasz w swojej następnej kolejce.
refuse-what-action = Inna akcja
refuse-no-location = Przebudowa kładzie kartę o wspólnym Typie na własną Lokację za 1 Budulec. Nie masz jeszcze Lokacji.
refuse-brick = Przebudowa kosztuje Budulec lub Nabój (wspólny Typ) albo żeton Przebudowy (każda), a nie masz żadnego z nich.
refuse-types = { $card } ({ $types }) i { $old } ({ $old-types }) nie mają wspólnego Typu. Taką przebudowę opłaca tylko żeton Przebudowy.
refuse-no-types = { $card } ({ $types }) nie ma wspólnego Typu z żadną z nich ({ $old-types }). Taką przebudowę opłaca tylko żeton Przebudowy.
refuse-cost =
    { $ammo ->
        [0] { $what }: trzeba zapłacić { $cost }. Musisz jeszcze zdobyć { $missing }.
       *[other] { $what }: trzeba zapłacić { $cost }. Razem z Nabojami ({ $ammo }) to za mało: musisz jeszcze zdobyć { $missing }.
    }
refuse-what-visit = Wizyta
refuse-passed = { $seat } pasuje do końca rundy: do następnej nikt tam nie plądruje, nie odwiedza ani nie kradnie.
refuse-ruins = { $card } to teraz Ruiny.
refuse-used = { $card }: w tej rundzie więcej użyć już nie ma.
refuse-effect = { $card }: teraz nic by to nie dało.
refuse-clear = { $card }: na żadnej innej twojej Lokacji nie leżą zapłacone dobra ani gość do zdjęcia.
refuse-closed = { $card } nie jest Otwartą Produkcją: korzysta z niej tylko właściciel.
refuse-visited = { $card }: w tej rundzie ktoś już tu był.
refuse-exchange = W tej rundzie już użyta: { $what }.
refuse-guarded = { $card }: żeton Obrony już się tu liczy, a na Lokacji może być tylko jeden.
refuse-defence = Nie masz w puli żetonu Obrony.

## Co się stało

note-build = { $seat } buduje Lokację ({ $card }): płaci { $cost }.
note-develop = { $seat } przebudowuje: { $old } → { $card }, płaci { $cost }.
note-develop-ruins = { $seat } odbudowuje Ruiny ({ $old }): powstaje { $card }, płaci { $cost }.
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
note-clear = { $seat } opróżnia: { $what }.

## Dlaczego coś się dzieje

why-deal = Umowa: { $card }
why-on-deal = { $card }, za Umowę
why-spoils = Łupy: { $card }
why-on-raze = { $card }, za plądrowanie
why-razed = splądrowano: { $card }
why-exchange = plansza Frakcji
why-visit = wizyta: { $card }
why-visited = wizyta w Lokacji { $card }
why-development = Przebudowa

## Więcej o odpowiedzi

detail-card = { $category }, Typy: { $types }, Łupy: { $spoils }, Umowa: { $deal }
detail-hand-card = Dystans { $distance }: { $brings }
detail-group-build = Każda to +1 PZ na koniec. Otwartą Produkcję inni odwiedzają dla jej towarów: ty +1 Robotnik
detail-group-board = Szare budują, niebieskie dają Umowy (towar teraz i co rundę), czerwone plądrują (u rywala: 3–5)
detail-group-connection = Weź za 2 Robotników, zagraj w późniejszej kolejce lub rundzie
detail-group-develop = +1 PZ od razu. Nowa Lokacja jest warta +1 PZ na koniec, jak wcześniej stara (Ruiny: 0)
detail-develop = Nowa: { $brings }; +1 PZ teraz, stara znika
detail-develop-placed = Nowa: { $brings }; +1 PZ teraz, towary do puli
detail-develop-ruins = Nowa: { $brings }; +1 PZ teraz i na koniec
stock = { $from } → { $what }
detail-build = { $category }: { $brings }; Typy: { $types }
detail-build-open = Otwarta (wizyta: +1 Robotnik): { $brings }; Typy: { $types }
detail-deal = U ciebie: { $what }; zysk co rundę
detail-raze = U ciebie: { $what }; karta odrzucona
detail-attack = { $seat } dostaje: { $deal }; zostają tam Ruiny
detail-attack-also = { $seat } dostaje: { $deal }; zostają tam Ruiny; twoje Lokacje dają: { $also }
detail-use = U ciebie: { $what }; zostanie użyć: { $n }
detail-use-effect = U ciebie: { $what }; { $effect }
detail-exchange = U ciebie: { $what }; raz na rundę
detail-workers = U ciebie: { $what }; w tej kolejce dowolną liczbę razy
detail-workers-brick = U ciebie: { $what }; opłaca Przebudowę; w tej kolejce dowolną liczbę razy
detail-visit = U ciebie: { $what }; { $seat }: +1 Robotnik. Raz na rundę
detail-take = { $card } (w innej kolejce). U ciebie: { $what }
detail-play = U ciebie: { $what }; karta odrzucona
detail-defence = Do fazy Czyszczenia; nie kosztuje akcji
detail-pass = Koniec rundy dla ciebie. { $lost }. Nikt cię nie splądruje ani nie odwiedzi
detail-pass-last = Runda kończy się od razu. { $lost }
lost-unstored = Nieprzechowane towary przepadną
lost-unused = Nieużyte towary przepadną
detail-pass-end = Koniec gry dla ciebie; nikt cię już nie splądruje, nie odwiedzi ani nie okradnie
detail-gain = U ciebie: { $what }
detail-pay-deal = Ten zasób nie przyjdzie już w fazie Produkcji
detail-makes = Produkuje: { $what }
detail-clear = Leży na niej: { $what }
detail-terms = { $cost } → { $gain }
