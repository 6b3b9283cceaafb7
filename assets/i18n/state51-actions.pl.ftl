# Co gracze robią w fazie Akcji 51. Stanu. Nazwy kart i ilości przychodzą jako gotowe słowa i się ich nie odmienia:
# nazwy stoją w mianowniku po dwukropku lub w nawiasie.

## Pytania

ask-turn = Twoja kolej: którą akcję wykonujesz?
ask-go-on = Coś jeszcze w tej kolejce?
ask-develop-with = Czym płacisz za Przebudowę?
ask-steal = Co zabierasz i komu?
ask-echo-own = Która z twoich Lokacji Produkcyjnych produkuje jeszcze raz?
ask-clear = Które Lokacje opróżniasz? Najwyżej { $n }.
ask-own-deals = Które z twoich Umów dają swoje dobra? Najwyżej { $n }.
ask-opponent-deal = Która Umowa przeciwnika daje ci swoje dobro?
ask-store =
    { $most ->
        [0] { $card }: ile przechowujesz ({ $good })?
       *[other] { $card }: ile przechowujesz ({ $good })? Wolne miejsca: { $most }.
    }

## Grupy odpowiedzi

group-build = Buduj Lokację
group-develop = Przebuduj Lokację
group-develop-card = { $card }
group-deal = Podpisz Umowę
group-raze = Splądruj kartę z ręki
group-attack = Splądruj Lokację przeciwnika
group-use = Użyj Lokacji z akcją
group-board = Użyj planszy Frakcji
group-visit = Odwiedź Otwartą Produkcję
group-connection = Karty Połączeń
group-defence = Żeton Obrony (za darmo)
group-seat = { $seat }

## Odpowiedzi

offer-build = { $card } ({ $cost })
offer-build-brings = { $card } ({ $cost }): { $brings }
offer-develop = { $old } → { $card } ({ $why })
offer-develop-ruins = Ruiny ({ $old }) → { $card } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain } teraz i co rundę
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $cost }): { $gain }; { $seat } dostaje { $deal }
offer-use = { $card }: { $what } (pozostało użyć: { $left })
offer-use-again = { $card } jeszcze raz: { $what }
offer-exchange = { $cost } za { $gain }
offer-workers = { $cost } za { $gain }
offer-workers-again = Jeszcze jedna wymiana Robotników: { $cost } za { $gain }
offer-visit = { $card } (1 Robotnik): { $gain }
offer-take = Weź: { $card } ({ $cost })
offer-play = Zagraj: { $card }, zyskujesz { $gain }
offer-play-cost = Zagraj: { $card } ({ $cost }), zyskujesz { $gain }
offer-defence = { $card }: Obrona { $from } wzrasta do { $to }
offer-pass = Pas do końca rundy
offer-end-turn = Nie, kończę kolejkę
offer-with-brick = 1 Budulec albo 1 Naboje
offer-with-token = 1 żeton Przebudowy
offer-steal = { $good } – { $seat }
offer-deal-of = { $card }: { $gain }
offer-deal-of-seat = { $card } ({ $seat }): { $gain }

develop-any = Typ bez znaczenia
develop-type = Typ: { $type }
develop-token = żeton Przebudowy

## Co się stało

note-build = { $seat } buduje Lokację: { $card }. Koszt: { $cost }.
note-develop = { $seat } przebudowuje: { $old } → { $card }.
note-develop-ruins = { $seat } odbudowuje Ruiny ({ $old }): powstaje { $card }.
note-deal = { $seat } podpisuje Umowę: { $card }. Koszt: { $cost }.
note-raze = { $seat } plądruje kartę z ręki: { $card }. Koszt: { $cost }.
note-attack = { $seat } plądruje Lokację: { $card } ({ $owner }). Koszt: { $cost }. Zostają Ruiny.
note-use = { $seat } używa Lokacji: { $card }.
note-exchange = { $seat } wymienia { $cost } na { $gain }.
note-visit = { $seat } odwiedza Otwartą Produkcję: { $card } ({ $owner }).
note-take = { $seat } bierze kartę Połączenia: { $card }.
note-play = { $seat } zagrywa kartę Połączenia: { $card }.
note-defence = { $seat } kładzie żeton Obrony: { $card }.
note-pass = { $seat } pasuje.
note-store = { $seat } zachowa w Lokacji { $card }: { $what }.
note-steal = { $seat } zabiera dobro ({ $good }); traci je { $owner }.
note-clear = { $seat } opróżnia: { $what }.

## Dlaczego coś się dzieje

why-placed = z Lokacji { $card }
why-deal = Umowa: { $card }
why-on-deal = { $card }, za Umowę
why-spoils = Łupy: { $card }
why-on-raze = { $card }, za plądrowanie
why-razed = splądrowano: { $card }
why-use = { $card }
why-exchange = plansza Frakcji
why-visit = wizyta: { $card }
why-visited = wizyta w Lokacji { $card }
why-connection = { $card }
why-development = Przebudowa
