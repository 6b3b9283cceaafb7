# Co „Frostpunk: Gra planszowa” mówi poza turami: poczekalnia, plansza słowami, wyszukiwarka.
# Nazwy i ilości przychodzą w mianowniku i się ich nie odmienia.

game-title = Frostpunk: Gra planszowa
game-blurb = Poprowadźcie razem ostatnie miasto przez piętnaście rund mrozu. Wygrywacie wszyscy albo nikt.
game-about = { game-title }: miasto na mrozie, wspólne decyzje. Napełnijcie magazyny i przetrwajcie burzę.
edition-first = Pierwsze wydanie

## Ustawienia stołu

option-society = Społeczność
option-society-about = Ludzie, których prowadzicie do krateru
option-society-i = { society-i }
option-society-ii = { society-ii }
option-society-iii = { society-iii }
option-society-iv = { society-iv }
option-society-v = { society-v }
option-society-vi = { society-vi }
option-level = Poziom trudności
option-level-about = Jak trudny jest początek
option-level-normal = { level-normal }
option-level-hard = { level-hard }

## Polecenia

command-name = frostpunk
verb-setup = Wybierz doradcę i odrzuć pierwszą kartę mieszkańca
verb-setup-name = przygotuj
verb-gather = Zbieraj zasoby, ścinaj drzewa, wybierz pola
verb-gather-name = zbieraj
verb-use = Użyj budynku albo prawa po akcji
verb-use-name = użyj
verb-build = Wznoś, burz i ulepszaj budynki
verb-build-name = buduj
verb-snow = Odśnieżaj i kładź płytki
verb-snow-name = odśnież
verb-scout = Wyślij zwiadowców, badaj, wracaj albo idź dalej
verb-scout-name = zwiad
verb-special = Wykonaj akcję specjalną z odkrytej karty
verb-special-name = specjalna
verb-pass = Spasuj
verb-pass-name = pas
verb-stoke = Spal węgiel w Generatorze
verb-stoke-name = zasil
verb-event = Wybierz opcję karty
verb-event-name = wydarzenie
verb-token = Dobierz, aktywuj albo zużyj żetony nadziei i niezadowolenia
verb-token-name = żeton
verb-goods = Wybierz, co zyskujecie, płacicie albo tracicie
verb-goods-name = zasoby
verb-citizen = Wskaż, kto choruje, umiera albo jest wyczerpany
verb-citizen-name = mieszkaniec
verb-cure = Wykuruj i ulecz
verb-cure-name = kuruj
verb-night = Wskaż, kto nocuje na zewnątrz
verb-night-name = noc
verb-law = Wprowadź prawo
verb-law-name = prawo
verb-technology = Wybierz następną technologię
verb-technology-name = technologia
verb-advise = Skorzystaj z doradcy albo z Mobilizacji
verb-advise-name = doradca

## Fazy

phase-dawn = świt
phase-morning = poranek
phase-generator = Generator
phase-weather = pogoda
phase-preparation = przygotowanie
phase-action = akcje
phase-dusk = zmierzch
phase-hunger = głód
phase-night = noc

## Plansza słowami: runda i miasto

board-setup = Rozstawienie gry
board-round = Runda { $n } z { $of }: { $phase }
board-turn = Runda { $n } z { $of }, akcje, tura: { $seat }
board-over = Gra skończona (runda { $n } z { $of })
board-leader = Przewodzi { $seat }. Typ rundy: { $who }.
board-storm = Znacznik burzy: runda { $n }. Pogoda cofa go co rundę o { $least } do { $most }; gdy dojdzie do bieżącej rundy, uderza burza.
board-storm-brings = Gdy uderzy: { $what }.
board-no-storm = Znacznika burzy nie ma już w grze.
board-goods = Drewno: { $wood }. Węgiel: { $coal }. Rdzenie parowe: { $core }. Żywność: { $food }.
board-heat = Znacznik ciepła: { $heat } z { $spaces }, znacznik zimna: { $cold }. Trwa przez noc; po każdej fazie Generatora ciepło wraca na 1.
board-ranges = Wskaźniki zasięgu: czerwony { $red }, pomarańczowy { $orange }, żółty { $yellow }. Wskaźnik minięty przez znacznik ciepła ogrzewa budynki swojego koloru wszędzie i wszystko na swoich płytkach: czerwony – Generatora, pomarańczowy – też bliskich (1–6), żółty – też dalekich (7–18). Budynkowi wystarczy jego kolor albo jego płytka.
board-all-cold = Generator niczego teraz nie ogrzewa.
board-warm = W cieple: { $zone }, wszędzie budynki { $colours }.
board-warm-all = W cieple: wszystkie płytki i budynki.
board-zone-generator = płytka Generatora
board-zone-near = płytka Generatora i bliskie (1–6)
board-check-without = Najbliższa faza Generatora bez dokładania węgla
board-check-full = Najbliższa faza Generatora (ciepło stoi na znaczniku zimna, więc węgla nie można teraz dołożyć)
board-next-check = { $when }: kostki do wieży: { $n }; zachorowania (gdy chorzy są wszyscy, obrót znacznika): { $who }.
board-overload = Przeciążenie, z wieży i z kart: { $n }, bezpieczne do { $small }. Powyżej jest awaria, zimno i zasięgi +1; druga awaria to przegrana. { $tower }
board-overload-again = Przeciążenie, z wieży i z kart: { $n }, bezpieczne do { $small }. Po pierwszej awarii następna to przegrana. { $tower }
board-tower = Kostki w wieży: { $n }. Przy każdym wrzuceniu wrzucona wypada od razu w { $falls } % przypadków, a każda w środku w { $loosens } % (po ulepszeniu wieży { $then } % i { $then-loosens } %).
board-tower-upgraded = Kostki w ulepszonej wieży: { $n }. Przy każdym wrzuceniu wrzucona wypada od razu w { $then } % przypadków, a każda w środku w { $then-loosens } %.
board-weather = Ostatnia pogoda: „{ $card }” ({ $what })
board-tokens = Nadzieja i niezadowolenie
board-token-moves = Nadzieja lub niezadowolenie +1: dobieracie losowy żeton i kładziecie go zużyty albo aktywujecie zużyty. −1: zużywacie aktywny albo odkładacie zużyty do woreczka. Żetony każdego typu: { $n }.
board-token-named = Podany typ, na przykład { token-apathy } +1: dobieracie losowy żeton tego rzędu, zużyty, a potem aktywujecie jeden zużyty tego typu, jeśli jest. Typy nadziei: { token-care }, { token-justice }, { token-motivation }; niezadowolenia: { token-anger }, { token-apathy }, { token-greed }.
board-hope = Nadzieja, pola: { $n } z { $spaces } – aktywne: { $active }; zużyte: { $used }
board-discontent = Niezadowolenie: { $n } (przegrana przy { $spaces }) – aktywne: { $active }; zużyte: { $used }
board-laws = Obowiązujące prawa: { $n } z { $most }
board-future = Przyszłe prawa
board-card = „{ $card }”: { $what }
board-suspended = { $law } – zawieszone przez „{ $card }”
board-developed = { $card } – rozwinięta
board-due = { $card } – gotowa w rundzie { $round }
board-idle = { $card } – nierozpoczęta

## Plansza słowami: ludzie

board-of-worker = robotnicy
board-of-engineer = inżynierowie
board-of-child = dzieci
board-people = { $who }: { $n }, w tym chorych: { $ill }
board-people-skull = { $who }: { $n }, w tym chorych: { $ill }, w tym 1 ciężko chory
board-resting = { $what }; żetony wyczerpania: { $n }
board-ill-now =
    { $when ->
        [0] To przygotowanie przyniesie: { $all }
        [2] Najbliższe przygotowanie, jeśli nikt więcej nie zachoruje, przyniesie: { $all }
       *[other] Najbliższe przygotowanie przyniesie: { $all }
    }
board-ill-one = { $who } – { $brings }
board-ill-then =
    { $night ->
        [0] Przy obecnym cieple zachorują jeszcze inni z zimna w fazie Generatora (bez skutków kart). Chorzy wtedy i skutki do końca najbliższego przygotowania: { $all }
        [2] Przy obecnym cieple zachorują jeszcze inni tej nocy: brak miejsca w ogrzanym schronieniu (bez skutków kart). Chorzy wtedy i skutki do końca najbliższego przygotowania: { $all }
       *[other] Przy obecnym cieple zachorują jeszcze inni tej nocy (brak miejsca w ogrzanym schronieniu) i z zimna w fazie Generatora (bez skutków kart). Chorzy wtedy i skutki do końca najbliższego przygotowania: { $all }
    }
board-ill-then-too = Ponadto: { $all }
board-ill-then-one = { $who } { $from } → { $ill }, { $brings }
check-all = { $all }
check-nothing = bez dalszej szkody
check-epidemic = za wielu chorych: przegrana
check-dies-when = { $what } ({ $when })
check-hunger = w fazie Głodu { $n }
check-night = tej nocy { $n }
check-generator = w fazie Generatora { $n }
check-preparation = w przygotowaniu { $n }
board-turning = { $what }; jego znacznik obraca się teraz: umiera 1 osoba
check-exhausted = wyczerpani { $n }
check-grave = jedna osoba choruje ciężko (nikt nie umiera)
check-dies =
    { $dead ->
        [one] umiera { $dead } osoba
        [few] umierają { $dead } osoby
       *[other] umiera { $dead } osób
    }
board-exhaustion = Każdy żeton wyczerpania, który leży na początku fazy akcji, zatrzymuje jeden pionek tego typu: nie działa on w tej rundzie.
board-illness-from = W przygotowaniu znacznik zachorowań każdego typu obraca się: na czaszkę (nikt nie umiera) albo z niej (umiera 1 osoba). Gdy chorzy są już wszyscy, obraca się też za każdego, kto miałby zachorować. Według liczby chorych: { $what }.
board-sides = Strona znaczników zachorowań teraz: { $what }.
board-side = { $who } – { $skull ->
        [0] strzykawka
       *[other] czaszka (1 ciężko chory)
    }
board-illness-at =
    { $n }+: { $flips ->
        [1] jeden obrót
       *[other] obroty: { $flips }
    }{ $exhausted ->
        [0] { "" }
       *[other] {" "}i wyczerpani: { $exhausted }
    }
board-death = Za każdy zgon działa wierzchnia karta mieszkańca albo karta typu zmarłego, którą gracz odda z ręki: nadzieja −{ $adult }, za dziecko −{ $child }.
board-death-harm = Dobrana karta może też aktywować zużyty żeton niezadowolenia albo zużyć aktywny żeton nadziei: { $n } z { $all } kart dla każdego typu zmarłego, o ile takie żetony leżą. Żadna nie daje nic dobrego, a karty typu zmarłego nic nie dodają.
board-objective = Cel: po nocy rundy { $of } magazyny mają być pełne. Od rundy { $from } napełnia je karta „{ $card }”.
board-able = Pionki w puli: { $who }
board-able-resting = { $able }; w najbliższej fazie akcji odpoczną z nich: { $resting }
board-able-first = Pionki w rundzie 1, bez wyczerpanych: { $who }
board-placed = Pionki na planszy: { $what }
board-placed-one = { $pawn } – { $place }
board-exhausted = wyczerpany (w tej rundzie nie działa)
board-hunger = Głód: { $hunger } (przegrana, jeśli { $most } lub więcej zostaje nieopłacone). W tej rundzie jedzą { $who }: { $due } żywności.
board-unpaid-hunger = W fazie Głodu żywność najpierw opłaca głód; nieopłacony wraca na 0, ale przynosi jedno z tego: { $what }. { $who }
board-then-eats = Potem je typ rundy: każda brakująca żywność to głód +1, do opłacenia w następnej rundzie.
board-unpaid-who = Umiera typ karmiony rundę wcześniej, najbliższym razem { $who }.
board-unpaid-type = Umiera typ karmiony rundę wcześniej.
board-unpaid-now =
    Przy obecnej żywności nieopłacony głód to { $n }: { $deaths ->
        [0] niezadowolenie +1
       *[other] niezadowolenie +1, zgony: { $who }
    }.
board-foreseen =
    Zgony przewidywane bez zmian: { $all }. Nadzieja co najmniej −{ $hope }{ $lost ->
        [0] { "" }
       *[other] : przegrana { $when }
    }. Głód dalszych rund nie jest liczony.
board-lost-ahead = Bez zmian przegrana { $when }.
board-lost-now = Karta za zmarłego zabiera teraz ostatnią nadzieję: gra jest przegrana.
toll = { $when }: { $who }
toll-hunger = w fazie Głodu
toll-night = tej nocy
toll-generator = w fazie Generatora
toll-preparation = w najbliższym przygotowaniu
board-warm-from = Budynek ogrzewa jego płytka albo termoizolacja, wystarczy jedno. Płytki: Generatora od ciepła { $generator }, bliskie od { $near }, dalekie od { $far }. Termoizolacja, wszędzie: czerwona od { $red }, pomarańczowa od { $orange }, żółta od { $yellow }.
board-mobilization-used = Mobilizacja: użyta
board-unpaid-from =
    { $deaths ->
        [0] niezadowolenie +{ $discontent } (od { $n })
       *[other] niezadowolenie +{ $discontent } i zgony +{ $deaths } (od { $n })
    }
board-hunger-settled = Nieopłacony głód: { $hunger }. Po policzeniu jego ofiar wraca na 0 (przegrana, jeśli { $most } lub więcej zostaje nieopłacone). Potem jedzą { $who }: { $due } żywności.
board-hunger-fed = Głód: { $hunger } (przegrana, jeśli { $most } lub więcej zostaje nieopłacone). W tej rundzie już po jedzeniu: { $who }.
board-hunger-tonight = Głód: { $hunger } (przegrana, jeśli { $most } lub więcej zostaje nieopłacone). W tej rundzie jedzą { $who }: { $due } żywności. Razem potrzeba żywności w fazie Głodu: { $n }.
board-beds =
    Miejsca na noc w ogrzanych schronieniach: dla dowolnych pionków { $any }, tylko dla inżynierów { $engineers }, tylko dla dzieci { $children }. { $counted ->
        [0] Pionki liczy się na początku fazy akcji.
       *[other] { $n ->
            [0] Przy obecnym cieple starcza ich dla wszystkich.
            [one] Przy obecnym cieple brak miejsca dla { $n } pionka.
            [few] Przy obecnym cieple brak miejsca dla { $n } pionków.
           *[other] Przy obecnym cieple brak miejsca dla { $n } pionków.
        }
    } Za każdy pionek bez miejsca zachoruje 1 osoba jego typu; zwiadowcy i automatony miejsca nie potrzebują. W nocy wybieracie, kto śpi w cieple.
board-here = { $what } – tu: { $who }
board-player = { $seat } ({ $letter }), karty mieszkańców: { $n }
board-player-leads = { $seat } ({ $letter }), przewodzi, karty mieszkańców: { $n }
board-sheet = Odpowiada za: { $what }
board-played = Zagrane w tej rundzie: { $what }
board-hand = Twoje karty mieszkańców: { $n }; co rundę można zagrać jedną, wybieraną razem z pionkiem, zamiast zwykłego efektu i ceny akcji, chyba że stoi na niej „jak zwykle”; zagrana przepada
board-hand-foot = U dołu obrazka każdej karty stoi, co przynosi zgon, gdy ją się dobierze, osobno dla każdego typu zmarłego. Z ręki działa tylko to dla jej typu, jak wyżej.

## Plansza słowami: mapa

board-map = Mapa
board-generator-tile = Płytka Generatora: { $what }
board-field = { $field }: { $what }
board-tile = { $place } ({ $warm }) – pole górne: { $upper }; pole dolne: { $lower }
board-tile-whole = { $place } ({ $warm }) – oba pola: { $what }
board-tile-beside = { $tile }; przy niej: { $deposits }
board-warm-place = ciepło
board-cold-place = zimno
board-deposits = { $deposit } w grani krateru, { $n ->
        [1] róg
       *[other] rogi
    }: { $corners }
board-upgraded = { $building } (budynek ulepszony)
board-building = { $building } ({ $field }), { $heated }: { $what }
board-heated = pole ogrzane, termoizolacja { $colour }
board-unheated = pole nieogrzane, termoizolacja { $colour }
board-out-of-work = nie działa, dopóki prawo jest zawieszone
board-buildable = Plansza budynków
board-affordable = Teraz stać was na te, dla których jest pole: { $what }
board-empty-fields = Wolne pola, na których nic nie przepada: { $what }
board-supply = { $building }: { $price }, zostało: { $n } – { $what }
board-supply-locked = { $building }: { $price }, zostało: { $n }, potrzebne prawo – { $what }
board-engineers = tylko inżynierowie
board-upgrade = ulepszenie w Warsztacie za { $price }: { $what }
board-starts-technology = pierwszy od razu zaczyna technologię
board-rounds = Runda po rundzie
board-night = Runda { $n }: { $cards }. Zgony { $deaths }, chorych { $ill }, głód { $hunger }, nadzieja { $hope }, niezadowolenie { $discontent }.
board-quoted = „{ $card }”
board-standing = Budynki: { $what }
board-routes = Ekspedycje
board-route = Trasa { $n }: { $cards }
board-route-closed = Trasa { $n } jest zamknięta.
board-route-scout = { $route } – { $scout } na polu { $space } z { $of }
board-scout = zwiadowca ({ $who })

## Plansza słowami: karty

board-cubes = { $card } – na karcie: { $cubes }
board-evening = Ostatnio odkryta karta zmierzchu: { $card }
board-consultation =
    { $n ->
        [1] Konsultacja, która dopiero przyjdzie, jedyna karta stosu zmierzchu: { $card }
       *[other] O zmierzchu przychodzi losowa karta stosu zmierzchu (kart: { $n }). Jedną z nich jest ta konsultacja: { $card }
    }
board-consultation-now = Gdyby przyszła przy obecnych żetonach, działałoby to: { $types }
board-consultation-order = Kilka wierszy działa w kolejności z tej karty: { token-greed }, { token-apathy }, { token-anger }, { token-motivation }, { token-care }, { token-justice }. Zasoby to drewno, węgiel i rdzenie, nie żywność; wybieracie wy.
board-consultation-none = Teraz żaden żeton nie jest aktywny, więc nic by nie dała.
board-looked-at = Obejrzana karta: { $card }
board-citizen-discards = Odrzucone karty mieszkańców: { $what }
board-decks =
    Zostało kart: poranek { $morning }, zmierzch { $dusk }{ $dusk-open ->
        [0] { "" }
       *[other] {" "}(w tym oglądane: { $dusk-open })
    } (odrzucone { $discards }{ $discards ->
        [0] { "" }
       *[other] , potem znów wtasowane
    }), mieszkańcy { $citizens }, bliskie płytki { $near }, dalekie płytki { $far }{ $far-open ->
        [0] { "" }
       *[other] {" "}(w tym oglądane: { $far-open })
    }, ekspedycje A { $a }, B { $b }, C { $c }.

## Co jest na kartach

card-at-once = Natychmiast: { $what }
card-option = { $n }) { $what }
card-chosen = Wybrano { $n }) { $what }
card-then-out = Potem opuszcza grę
card-then-else = Jeśli nie zostaje, opuszcza grę
card-then-pile = Potem trafia na stos odrzuconych kart zmierzchu
card-then-area = Potem zostaje w obszarze wydarzeń
card-then-law = Potem leży na swoim prawie
card-consultation = Dla typu, którego aktywnych żetonów jest najwięcej ze wszystkich sześciu; przy remisie dla każdego z nich
card-column = { $token }: { $what }
card-removes = Po wprowadzeniu grę opuszcza „{ $card }”
weather-cold = zimno +{ $n }
weather-red = zasięg czerwony +{ $n }
weather-orange = zasięg pomarańczowy +{ $n }
weather-yellow = zasięg żółty +{ $n }
weather-heat = { $range } (trzeba o tyle więcej ciepła)
weather-scouts = ruch zwiadowców: { $n }
weather-storm = burza bliżej o { $n }
weather-nothing = bez zmian
card-once-a-round = W przygotowaniu, przed skutkami chorób, jeden doradca na rundę
card-ability = karta typu { $who }; z takim pionkiem, { $at }: { $what }
card-or = { $one } albo { $other }
card-dies-worker = zgon robotnika: { $what }
card-dies-engineer = zgon inżyniera: { $what }
card-dies-child = zgon dziecka: { $what }
card-given-worker = oddana za zmarłego robotnika: { $what }
card-given-engineer = oddana za zmarłego inżyniera: { $what }
card-given-child = oddana za zmarłe dziecko: { $what }
card-setup = Koszt startowy: { $what }
card-setup-pool = Koszt startowy, z puli: { $what }
card-unlocks = Odblokowuje: { $outpost }; albo od razu: { $pays }
card-route = { $letter }: { $place }, { $hint }, pól: { $n }
card-back = Powrót: { $leg }
card-on = Dalsza droga, wypłata przy powrocie: { $leg }
card-tile = pole górne: { $upper }; pole dolne: { $lower }; żywność: { $food }
card-building = Budynek { $size }; { $what }
card-insulation = termoizolacja { $colour }
card-insulation-white = termoizolacja { $colour }: bez pionków i akcji, ciepło bez znaczenia
card-user-any = Może go użyć każdy pionek, który pracuje
card-user-engineer = Tylko inżynier
card-price = Koszt: { $price }
card-upgraded = Ulepszony za { $price }: { $what }
card-reverse = Na odwrocie: { $building }
card-stays = Nie można go zburzyć ani zniszczyć

## Wyszukiwarka: reszta

look-near-tile = Bliska płytka { $number }
look-far-tile = Daleka płytka { $number }
look-outpost = { $card } (karta bazy terenowej)
look-society = { $society }, { $level }
look-people = Mieszkańcy: { $who }
look-ill = Chorzy: { $who }
look-start = Automatony: { $automatons }. Zgony: { $deaths }.
look-society-tokens = Żetony nadziei: { $hope }, aktywne: { $hope-active }. Żetony niezadowolenia: { $discontent }, aktywne: { $discontent-active }.
look-population = Tor populacji od { $from }
look-section-pawns = Pionki: { $n }
look-illness = Zachorowania od { $from }
look-illness-brings = W przygotowaniu: wyczerpani: { $exhausted }; obroty znacznika zachorowań: { $flips }.
look-hunger = Głód od { $from }
look-hunger-brings = Gdy nie ma czym zapłacić: niezadowolenie +{ $discontent }; zgony: { $deaths }.
look-tower = Wieża
look-tower-upgraded = Ulepszona wieża
look-tower-odds = Wrzucona kostka wypada w { $falls } % przypadków; każda kostka w środku obluzowuje się w { $loosens } %; wieża mieści najwyżej { $holds }.
look-corner = Róg: { $corner }
look-corner-places = Jego płytki leżą tu: { $near }; { $far }.
look-lies = Na początku: { $what }
look-place-near = Miejsce na bliską płytkę. Sąsiaduje z płytką Generatora i z tymi miejscami: { $places }.
look-place-far = Miejsce na daleką płytkę. Sąsiaduje z tymi miejscami: { $places }.
look-wall = Grań krateru
look-wall-blank = pusty
look-wall-wood = złoże drewna
look-wall-coal = złoże węgla
look-wall-tokens = Żetony tego rodzaju ({ $kind }): { $n }
look-outpost-pays = Zbudowana baza terenowa daje za każdym razem: { $what }
look-sheet = Arkusz odpowiedzialności: { $sheet }
look-sheet-of = Należy do niego { $advisor }.
look-targets = Magazyny, zwykły cel
look-targets-high = Magazyny, wyższy cel
look-stored = Węgiel { $coal }, drewno { $wood }, żywność { $food }
look-defeat = Progi porażki
look-defeat-limits = Przegrywacie, gdy w przygotowaniu chorych jednego typu jest { $epidemic }, gdy nieopłaconego głodu zostaje { $famine } albo gdy zgonów jest { $deaths }.
look-heat = Tor ciepła
look-heat-start = Pola: { $spaces }. Początek: ciepło { $heat }, zimno { $cold }; wskaźniki zasięgu: czerwony { $red }, pomarańczowy { $orange }, żółty { $yellow }.
look-icons = Zachorowania z zimna
look-icons-between = Między polami toru ciepła, od pierwszego: { $who }
look-cubes = Kostki do wieży
look-cubes-dropped = Liczba wrzucanych kostek dla kolejnych pól znacznika ciepła: { $values }
look-overload = Tor przeciążenia
look-overload-track = Małe pola: { $small }, i jedno duże. Pierwsza awaria przesuwa znacznik zimna i wskaźniki zasięgu o { $n }.
look-columns = Typy rund
look-columns-feed = Po kolei: { $who }
look-tokens = Żetony nadziei i niezadowolenia
look-tokens-each = Żetonów każdego typu: { $n }. Pola: nadzieja { $hope }, niezadowolenie { $discontent }.
look-pawns = Pionki
look-pieces = W pudełku: { $what }. Żetony wyczerpania każdego typu: { $n }.
look-limits = Ograniczenia ilościowe
look-limits-of = Mieszkańcy każdego typu: { $citizens }. Żywność: { $food }. Głód: { $hunger }. Kostki na polu: { $field }. Prawa: { $laws }. Drzewa: { $trees }.
look-setup = Rozstawienie gry
look-setup-deals = Karty mieszkańców dla 1 / 2 / 3 / 4 graczy: { $hands }. Technologie: { $technologies }. Prawa poza parami: { $laws }.
look-scenario = Nowy dom: Krater
look-scenario-starts = Rundy: { $rounds }; znacznik burzy zaczyna na polu { $storm }. Od początku odkryta: „{ $open }”. Karta burzy: „{ $card }”.
look-outposts = Bazy terenowe
look-outposts-price = Koszt: { $price }. Pole na torze transportu: { $track }. W Kraterze się ich nie używa.

## Co w wierszu pochodzi skądinąd

origin-at_once = natychmiastowy efekt
origin-back = odwrót
origin-building = budynek
origin-buildings = budynki
origin-deaths = liczba zgonów
origin-dies = skutki zgonu
origin-each = liczba każdego typu
origin-exhausted = wyczerpani
origin-existence = to, że istnieje
origin-fewer-fall = to, że wypada mniej
origin-from = gdzie się zaczyna
origin-hope = pola nadziei
origin-key = które to pole
origin-letter = litera
origin-limits = granice
origin-number = numer
origin-one-card = to, że jest to jedna karta
origin-one-space-shows-3 = to, że jedno pole pokazuje 3
origin-out = to, że opuszcza grę
origin-price = koszt
origin-rounds-6-and-7 = rundy 6 i 7
origin-scouts = ruch zwiadowców
origin-spaces = liczba pól
origin-stays = to, że nie można go zburzyć
origin-then = dokąd trafia karta
origin-tiles = liczba kafelków
origin-track = pole na torze
origin-two-neighbours = dwa sąsiednie symbole
origin-upgrade-price = koszt ulepszenia
origin-who = kto może go użyć
origin-yield = ile daje
