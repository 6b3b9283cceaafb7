# Dlaczego czegoś nie da się teraz zrobić. Przed zdaniem stoi numer reguły.

refuse-cost = Cena to { $cost }. Brakuje jeszcze: { $missing }.
refuse-cubes-adelita-retail = Każda kostka po pierwszej kosztuje 2 Opowieści lub, ze zdolnością Adelity, 1 Żywność. Masz Opowieści { $stories }, Żywność { $food }.
refuse-cubes-adelita-beta = Każda kostka po pierwszej kosztuje 2 Opowieści; ze zdolnością Adelity za jedną z nich płaci 1 Żywność. Masz Opowieści { $stories }, Żywność { $food }.
refuse-unresolved = Nie można wybrać Efektu, który teraz nic nie da: { $effect }. { $why }
refuse-both = { $first } { $second }
refuse-nothing = Nie stać cię na żadną z opcji albo brakuje ci do niej elementów lub wolnych pól.
refuse-spent = Gdy ta kość będzie umieszczona i opłacona, jej Efekt nie będzie już miał z czego skorzystać.
refuse-spent-politics = Gdy ta kość będzie umieszczona i opłacona, nie wymienisz żadnej neutralnej: kość z puli kosztuje { $pool }, kość z planszy { $board }.
refuse-effect-full = Do Zgromadzenia wszystkie pola kości są zajęte: { $effect }.
refuse-effect-face =
    { $stories ->
        [0] Żadna kość z puli nie pasuje do wolnego pola: { $effect }. Inna ścianka kosztuje 1 Opowieść, a nie masz żadnej.
       *[other] Żadna kość z puli nie pasuje do wolnego pola: { $effect }, a po 1 Opowieści za inną ściankę na Efekt nie starczy.
    }
refuse-but-leader = Lider może go jeszcze użyć jako Akcja Dodatkowa, bez kości (SEC-03).
refuse-space-taken = Na polu { $n } już leży kość.
refuse-space-icon =
    { $stories ->
        [0] Pole { $n } przyjmuje tylko tę ściankę: { $icon }. Zmiana ścianki kosztuje 1 Opowieść, a nie masz żadnej.
       *[other] Pole { $n } przyjmuje tylko tę ściankę: { $icon }. Za 1 Opowieść możesz ją ustawić.
    }
refuse-space-icon-spent = Pole { $n } przyjmuje tylko tę ściankę: { $icon }. Po zapłaceniu za nią 1 Opowieści nie starczy na Efekt.
refuse-space-other = Wolne jest pole z symbolem tej kości, więc kość musi trafić na nie ({ $icon }).
refuse-patrol-out = Trwa Patrol { $n }. Następny można wziąć po jego ukończeniu.
refuse-patrol-few = Patrol { $n } wymaga Żołnierzy z planszy gracza, co najmniej: { $need }. Masz { $have }.
refuse-patrol-party = Patrol { $n } wymaga Żołnierzy, co najmniej: { $need }. W tej grupie: { $have }.
refuse-patrol-least = Patrol wymaga Żołnierzy na planszy gracza, co najmniej: { $need }. Masz { $have }.
refuse-patrol-cap = Na Patrol idzie najwyżej { $n } Żołnierzy.
refuse-patrol-none = Nie ma już kart Patroli.
refuse-dice = Wszystkie twoje kości są w grze.
refuse-neutral-pool = W puli nie ma neutralnej kości.
refuse-neutral-board = Na planszy nie leży neutralna kość.
refuse-politics-pool = Kość z puli kosztuje { $cost }. Brakuje jeszcze: { $missing }.
refuse-politics-board = Kość z planszy kosztuje { $cost }. Brakuje jeszcze: { $missing }.
refuse-neutral-icon = Żadna neutralna kość w puli nie pokazuje tej ścianki: { $icon }.
refuse-settlement-taken = Na polu { $space } już stoi Osada: { $zone }.
refuse-settlement-covered = Pole { $space } jest zakryte do pierwszego Ataku Dinozaurów: { $zone }.
refuse-settlement-closed = Pole { $space } pozostaje zakryte, bo ataku tam już nie będzie: { $zone }.
refuse-settlements-taken = Tam już stoi Osada.
refuse-settlements-covered = Zakryte do pierwszego Ataku Dinozaurów w tej Strefie.
refuse-settlements-closed = Pozostaje zakryte, bo ataku tam już nie będzie.
refuse-settlements =
    { $n ->
        [one] Potrzebna jest Osada. Zostało ci ich { $have }.
        [few] Potrzebne są { $n } Osady. Zostało ci ich { $have }.
        [many] Potrzeba { $n } Osad. Zostało ci ich { $have }.
       *[other] Potrzeba { $n } Osady. Zostało ci ich { $have }.
    }
refuse-settlement-zones = Za mało Stref ma wolne pole Osady.
refuse-walls = Nie masz już Murów.
refuse-wall-spaces = Wszystkie pola Murów są zajęte.
refuse-wall-taken = Tam już stoi Mur: { $zone }, kolumna { $col }.
refuse-traps = Nie masz już Pułapek.
refuse-trap-kind = Nie masz już takiej: { $trap }.
refuse-trap-spaces = Żadne pole Dinozaurów nie jest wolne dla Pułapki.
refuse-trap-dino = Tam już stoi Dinozaur: { $zone }, { $spot }. Pułapki kładzie się na pustych polach.
refuse-trap-dino-gun = Tam już stoi Dinozaur: { $zone }, { $spot }. Tylko Działko z siecią twojego Lidera kładzie Pułapkę pod Dinozaura.
refuse-traps-dino-gun = Tam już stoi Dinozaur. Tylko Działko z siecią twojego Lidera kładzie Pułapkę pod Dinozaura.
refuse-trap-trap = Tam już leży Pułapka: { $zone }, { $spot }.
refuse-trap-covered = Ten rząd jest zakryty do pierwszego Ataku Dinozaurów: { $zone }, { $spot }.
refuse-trap-closed = Ten rząd pozostaje zakryty, bo ataku tam już nie będzie: { $zone }, { $spot }.
refuse-traps-covered = Zakryte do pierwszego Ataku Dinozaurów w tej Strefie.
refuse-traps-dino = Tam już stoi Dinozaur. Pułapki kładzie się na pustych polach.
refuse-traps-trap = Tam już leży Pułapka.
refuse-supply-light = Nie masz już Lekkich Żołnierzy w zasobach.
refuse-supply-light-yet = Nie masz już Lekkich Żołnierzy w zasobach; wrócą tam, gdy najpierw zamienisz ich w Ciężkich w tym samym Efekcie Training.
refuse-supply-heavy = Nie masz już Ciężkich Żołnierzy w zasobach.
refuse-ready-light = Nie masz Lekkiego Żołnierza na planszy gracza.
refuse-ready-heavy = Nie masz Ciężkiego Żołnierza na planszy gracza.
refuse-keoni = Po Efekcie Training Keoni umieszcza tylko Lekkiego Żołnierza.
refuse-ready = Nie masz Żołnierza na planszy gracza.
refuse-lesson-taken = W tym Efekcie Training już to masz; jego opcje muszą być różne.
refuse-story-yet = To kosztuje 1 Opowieść, a nie masz żadnej. Opowieść z tego Efektu Training opłaci jedną taką opcję.
refuse-story-last = To kosztuje 1 Opowieść, a nie masz żadnej; to ostatnia z trzech opcji.
refuse-ready-light-yet = Nie masz Lekkiego Żołnierza na planszy gracza; wystarczy najpierw zwerbować go w tym samym Efekcie Training. Kosztuje to też 1 Opowieść.
refuse-ready-yet = Nie masz Żołnierza na planszy gracza; wystarczy najpierw zwerbować go w tym samym Efekcie Training. Kosztuje to też 1 Opowieść.
refuse-followers = Kosztuje to 1 Zwolennika, a nie masz żadnego.
refuse-soldier-spaces = Żadne pole Żołnierzy nie jest wolne.
refuse-soldier-taken = Tam już ktoś stoi: { $space }.
refuse-work-taken = To już wybrane; obie opcje muszą być różne.
refuse-cubes =
    { $have ->
        [0] Nie masz już kostek wpływów.
        [one] Została ci { $have } kostka wpływów.
        [few] Zostały ci { $have } kostki wpływów.
        [many] Zostało ci { $have } kostek wpływów.
       *[other] Zostało ci { $have } kostki wpływów.
    }
refuse-leader-town = Twój Lider jest w obszarze Wspólnoty ({ $zone }) i wróci najpóźniej po Zgromadzeniu.
refuse-leader-town-last = Twój Lider jest w obszarze Wspólnoty ({ $zone }); w tej ostatniej rundzie wróci już tylko dzięki premii.
refuse-leader-guard = Twój Lider jest w obszarze Obrony ({ $zone }) i wróci najpóźniej po następnym ataku w tej Strefie.
refuse-leader-guard-last = Twój Lider jest w obszarze Obrony ({ $zone }), gdzie ataku już nie będzie; wróci tylko dzięki premii.
refuse-leader-space = { $zone }: pole Lidera jest zajęte, najpóźniej do Zgromadzenia.
refuse-leader-space-last = { $zone }: pole Lidera jest zajęte; w tej ostatniej rundzie zwolni je tylko premia.
refuse-skip = W tym wydaniu trzeba wykonać Akcję Dodatkową, jeśli jakaś jest możliwa.
refuse-breach-placed = Leży tam już żeton Uszkodzenia; przy Nagrodzie jest najwyżej jeden.
refuse-reward-breach = Dinozaury przełamały obronę, więc nie można wziąć Nagród z żetonem Uszkodzenia.
refuse-reward-picked = Ta Nagroda jest już wybrana albo po wcześniejszych wyborach nie starcza na jej cenę ({ $price }). Tylko najwyższy Wkład pozwala wybrać jedną Nagrodę dwa razy.
refuse-reward-left = Po dotychczasowych wyborach nie starcza na jej cenę ({ $price }). Cofnij wybór, by wziąć tę.
refuse-reward-repeated = Po dotychczasowych wyborach nie starcza na jej cenę ({ $price }) albo jedna Nagroda jest już powtórzona.
refuse-reward-price = Kosztuje: { $price }. Przed wyborami było: { $have }.
refuse-what-trap = Pułapka (każdy typ)
refuse-what-dino = Dinozaur → { $zone }
refuse-jack =
    { $n ->
        [one] Wolne jest tam tylko { $n } pole Dinozaurów; trzeba 2, bo jedno musi zostać wolne.
        [few] Wolne są tam tylko { $n } pola Dinozaurów; trzeba 2, bo jedno musi zostać wolne.
        [many] Wolnych jest tam tylko { $n } pól Dinozaurów; trzeba 2, bo jedno musi zostać wolne.
       *[other] Wolne jest tam tylko { $n } pola Dinozaurów; trzeba 2, bo jedno musi zostać wolne.
    }
refuse-what-die = Umieść kość
refuse-what-tile = Kafelek nagrody: { $zone }
refuse-assembly-dice = Na Zgromadzeniu nie umieszcza się kości: pula jest pusta.
refuse-tile-nobody = Nikt nie jest tam obecny, więc nikt nie dostaje kafelka.
refuse-tile-other = Największą Obecność, { $n }, ma tam { $who }. Ty masz { $own }.
refuse-tile-dissenters = Największą Obecność, { $n }, mają tam Dysydenci. Ty masz { $own }.
refuse-tile-tied-two = Remis o największą Obecność ({ $n }): { $who }. Nikt nie dostaje kafelka, a obie strony dostają po połowie Głosów, czyli { $half }.
refuse-tile-tied = Remis o największą Obecność ({ $n }): { $who }. Nikt nie dostaje kafelka.
