# Pytania, możliwości i notatki gry „Frostpunk: gra planszowa”.

## Pytania

ask-advisor = Którego doradcę bierzesz? Co rundę możecie wysłuchać jednego, za aktywny żeton nadziei. „Nadzieja +1”: dobieracie lub aktywujecie żeton.
ask-first-discard =
    { $seats ->
        [1] Którą kartę mieszkańca odrzucasz? Jej koszt trzeba zapłacić. To koniec rozstawiania gry, potem runda 1 od fazy akcji.
       *[other] Którą kartę mieszkańca odrzucasz? Wszyscy wybierają w tajemnicy, a za wszystkie karty płacicie wspólnie. Potem runda 1, od fazy akcji.
    }
ask-remove-from-map =
    { $n ->
        [1] { $by }Z którego pola mapy wraca do banku { $what }? Wasze zapasy się nie zmieniają.
       *[other] { $by }Z którego pola mapy wraca do banku { $what } (zostało: { $n })? Wasze zapasy się nie zmieniają.
    }
ask-gain-resource = { $by }Które zasoby bierzecie (razem: { $n })?
ask-lose-resource = { $by }Które zasoby tracicie (razem: { $n })?
ask-pay-resource = { $by }Którymi zasobami płacicie (razem: { $n })?
ask-pay-which = { $by }Czym płacicie?
ask-take-from-map =
    { $n ->
        [1] { $by }Z którego pola bierzecie kostkę?
       *[other] { $by }Z którego pola bierzecie kostkę (zostało: { $n })?
    }
ask-hope-more =
    { $by }Nadzieja rośnie{ $more ->
        [0] { "" }
       *[other] {" "}(potem jeszcze { $more })
    }: dobieracie żeton czy aktywujecie?
ask-hope-less =
    { $active ->
        [0] { $by }Nadzieja spada o { $n }, żaden nie jest aktywny: który żeton wraca do woreczka?{ $lost ->
            [0] { "" }
           *[other] {" "}Przegrana przy dalszych −{ $lost }.
        }
       *[other] { $by }Nadzieja spada o { $n }: zużywacie żeton czy odkładacie?{ $lost ->
            [0] { "" }
           *[other] {" "}Tak czy tak przegrana przy dalszych −{ $lost }.
        }
    }
ask-discontent-more =
    { $by }Niezadowolenie rośnie{ $more ->
        [0] { "" }
       *[other] {" "}(potem jeszcze { $more })
    }: dobieracie żeton czy aktywujecie?
ask-discontent-less =
    { $active ->
        [0] { $by }Niezadowolenie spada o { $n }, żaden nie jest aktywny: który żeton wraca do woreczka?
       *[other] { $by }Niezadowolenie spada o { $n }: zużywacie żeton czy odkładacie?
    }
ask-activate = { $by }Który żeton aktywujecie? W konsultacji działają typy, których aktywnych jest najwięcej.
ask-use-up = { $by }Który żeton zużywacie? W konsultacji działają typy, których aktywnych jest najwięcej.
ask-discard-token = { $by }Który aktywny żeton wraca do woreczka?
ask-turn-all =
    { $active ->
        [1] { $by }Którego rodzaju żetony aktywujecie, wszystkie naraz?
       *[other] { $by }Którego rodzaju żetony zużywacie, wszystkie naraz?
    }
ask-choose = { $by }co wybieracie?{ $unpaid }
ask-may = { $by }czy chcecie tego efektu?
ask-event = Którą opcję karty „{ $card }” wybieracie?{ $unpaid }
choose-all = { "" }
choose-unpaid = {" "}Teraz niemożliwe: { $what }.
choose-unpaid-one = { $n } – { $what }
ask-text-order = { $by }Którą kartę wykonujecie teraz? Przyjdzie kolej na wszystkie.
ask-stash = { $by }Które zasoby kładziecie na karcie (razem: { $n })? Znikają z waszych zapasów.
ask-unstash = { $by }Które zasoby bierzecie z karty (razem: { $n })?
ask-put = { $by }Ile kładziesz na karcie: { $good }? To, co tam leży, znika z zapasów. Kolejno drewno, węgiel.
ask-store = { $by }Ile trafia do magazynów: { $good } (łącznie najwyżej { $left })? Kolejno węgiel, drewno, żywność.
ask-stoke =
    { $by }Ile węgla spalacie (macie { $coal })?{ $when ->
        [1] {" "}Można też na początku fazy Generatora.
        [2] {" "}Po tej fazie ciepło wraca na 1.
       *[other] { "" }
    }
ask-section = { $by }Znaczniki zachorowań stoją równo, a ktoś może umrzeć: który typ rozpatrujecie najpierw?
ask-mobilize = { $by }Czy używasz teraz Mobilizacji, raz w grze? Żetony nadziei 1/2/4/6 (masz { $n }, zostają): karty 1/2/3/4.
advice-token = żeton nadziei zostaje, zużyty
advice-token-of = żeton ({ $token }) zostaje, zużyty
advice-which = który żeton: wybór potem
advise-nobody = niczyj
advice-whom = kogo: wybór potem
advice-either = które z dwojga: wybór potem
then-choose = potem do wyboru: { $ways }
way-upgrade = płatne ulepszenie
way-upgrade-none = płatne ulepszenie (teraz brak)
ask-advise =
    { $mobilization ->
        [1] { $by }Czyjej rady słuchacie? Potem Mobilizacja, a od { $ill } chorych znacznik się obraca (teraz: { $now }).
       *[other] { $by }Czyjej rady słuchacie? Od { $ill } chorych znacznik się potem obraca (teraz: { $now }); ciężko chory umiera.
    }
ask-turn =
    Twoja tura: który pionek co robi?{ $danger ->
        [0] { "" }
        [1] {" "}Bez zmian zgony z głodu w tej rundzie to przegrana.
        [2] {" "}Bez zmian zgony tej nocy to przegrana.
        [3] {" "}Bez zmian zgony w najbliższej fazie Generatora to przegrana.
       *[other] {" "}Bez zmian najbliższe przygotowanie to przegrana.
    }{ $cold ->
        [0] { "" }
       *[other] { $danger ->
            [0] {" "}❄ oznacza zimno: choruje 1 osoba tego typu, a gdy chorzy są wszyscy, obraca się ich znacznik zachorowań.
           *[other] {" "}❄ (zimno): choruje 1 tego typu.
        }
    }
group-cold-turns = { $group } ❄ { $turned }
group-some-cold-turns = { $group } (❄: { $turned })
cold-death = zgon
cold-skull = czaszka
cold-price = chorych { $from } → { $to }/{ $n }
ask-after-action = Czy korzystasz teraz z prawa „{ $card }”?
ask-clear = Które płytki odśnieżasz?
ask-place-tile =
    { $by }{ $far ->
        [0] { $n ->
            [1] Gdzie trafia bliska płytka? Odkryjecie ją po położeniu, żywność z niej od razu.
           *[other] Gdzie trafiają bliskie płytki (razem: { $n })? Odkryjecie je po położeniu, żywność z nich od razu.
        }
       *[other] Gdzie trafia daleka płytka? Odkryjecie ją po położeniu, żywność z niej od razu.
    }
ask-operation =
    { $by }{ $down ->
        [1] Prace budowlane: co burzycie, bez zwrotu (zostało: { $left })?
        [2] Prace budowlane: kończycie czy burzycie coś bez zwrotu (zostało: { $left })?
       *[other] Prace budowlane: co dalej (zostało: { $left })?
    }{ $danger ->
        [0] { $down ->
            [0] {" "}Pole wybieracie potem; nowy budynek działa jeszcze w tej rundzie.
           *[other] { "" }
        }
       *[other] {" "}Bez zmian przegrana { $when }{ $coal ->
            [0] { "" }
           *[other] ; odwróci ją węgiel: { $coal }
        }.
    }
ask-site = { $by }Gdzie stanie „{ $building }” ({ $price }{ $what })?{ $left }
site-brings = ; { $what }
site-offered = { "" }
site-only = tylko przy: { $deposit }
site-left =
    {" "}{ $n ->
        [one] Zostaje { $n }.
        [few] Zostają { $n }.
       *[many] Zostaje { $n }.
    }
build-awaited = nagroda o świcie rundy { $n }
needs-nothing = pionki i ciepło są zbędne
ask-upgrade = { $by }Który budynek ulepszacie? Jego termoizolacja stanie się czerwona, chyba że jest biała.
ask-destroy = { $by }Który budynek ulega zniszczeniu?
ask-ruin =
    { $by }Które schronienie zmienia się w Ruiny?{ $beds ->
        [0] {" "}W Ruinach nikt nie nocuje.
        [one] {" "}Wasze prawo daje w ogrzanych Ruinach { $beds } miejsce na noc.
        [few] {" "}Wasze prawo daje w ogrzanych Ruinach { $beds } miejsca na noc.
       *[many] {" "}Wasze prawo daje w ogrzanych Ruinach { $beds } miejsc na noc.
    }
ask-workshop = { $by }Co robi Warsztat (zostało: { $n })?
ask-collect = { $by }Z których pól bierzecie po kostce (pól: { $n })?
ask-fell = { $by }Z którego pola bierzecie drzewo?
ask-thump =
    { $by }{ $n ->
        [1] Na które pole trafia węgiel ({ $coal }, najwyżej { $most } na polu)?
       *[other] Na które pola trafia węgiel (pól: { $n }, po { $coal }, najwyżej { $most } na polu)?
    }
ask-deaths-back = { $by }O ile cofa się znacznik zgonów?
ask-reuse-building = { $by }Którego budynku używacie ponownie, w cieple? Koszty płaci się znowu.
ask-reuse-worker = { $by }Który robotnik działa ponownie, w cieple? Koszty płaci się znowu.
ask-enact =
    { $by }{ $quiet ->
        [0] Które prawo ({ $n }. z najwyżej { $most })? Na całą grę, drugie z pary odpada. Jedna konsekwencja trafia do stosu zmierzchu.
       *[other] Które prawo ({ $n }. z najwyżej { $most }), bez efektu natychmiast? Na całą grę, drugie z pary odpada. Konsekwencja trafia do zmierzchu.
    }
ask-technology = { $by }Którą technologię rozwijacie teraz?
ask-newcomer = { $by }Nowych, dla których w tym typie nie ma już miejsca: { $n }. Do którego typu dołączają?
ask-ill =
    { $by }{ $n ->
        [1] Kto zachoruje?
       *[other] Kto teraz zachoruje (osób: { $n })?
    }
ask-flip = { $by }Czyj znacznik zachorowań odwracacie? Na czaszkę: ciężka choroba. Z czaszki: ktoś umiera.
ask-die = { $by }Kto umiera?
ask-exhaust =
    { $by }{ $n ->
        [1] Kto jest wyczerpany? W najbliższej fazie akcji nie działa jeden pionek tego typu; na noc wraca do puli.
       *[other] Kto jest teraz wyczerpany (osób: { $n })? W najbliższej fazie akcji odpoczywa tyle pionków.
    }
ask-cure =
    { $by }{ $n ->
        [0] Kogo z chorych teraz wykurujecie?
        [1] Kogo z chorych teraz wykurujecie?
       *[other] Których chorych teraz wykurujecie (osób: { $n })?
    }
ask-heal =
    { $by }{ $n ->
        [0] Kogo z ciężko chorych teraz uleczycie? Znacznik wraca na strzykawkę: choruje dalej, ale nie ciężko.
        [1] Kogo z ciężko chorych teraz uleczycie? Znacznik wraca na strzykawkę: choruje dalej, ale nie ciężko.
       *[other] Których ciężko chorych teraz uleczycie (osób: { $n })? Znaczniki wracają na strzykawkę: chorują dalej, ale nie ciężko.
    }

## Pionki i ich akcje

pawn-worker = robotnik
pawn-engineer = inżynier
pawn-child = dziecko
no-pawn-worker = pionka robotnika
no-pawn-engineer = pionka inżyniera
no-pawn-child = pionka dziecka
no-pawn-child-worker = pionka dziecka-robotnika
no-pawn-child-engineer = pionka dziecka-inżyniera
no-pawn-automaton = automatonu
one-worker = robotnik
one-engineer = inżynier
one-child = dziecko
card-for-worker = kartę robotnika
card-for-engineer = kartę inżyniera
card-for-child = kartę dziecka
pawn-child-worker = dziecko-robotnik
pawn-child-engineer = dziecko-inżynier
pawn-automaton = automaton
pawn-automaton-offer = automaton (1 węgiel)
deed = { $task } ({ $pawn })
task-clear-snow = Odśnieżanie
task-gather = Zbieranie: { $field }
task-fell = Ścięcie drzewa: { $field }
task-construction = Prace budowlane
task-use = { $building }: { $field }
task-scout = Zwiadowca na trasę { $n }
task-special = „{ $card }”
offer-warm = { $deed }
offer-cold = { $deed } ❄
group-cold = { $group } ❄
group-by-card = { $group } (z kartą)
offer-pass = Pas
offer-use-law = Po ostatniej akcji: „{ $card }”
offer-several = { $all }
offer-stoke = { $n ->
    [one] Spal 1 węgiel
    [few] Spal { $n } węgla
   *[many] Spal { $n } węgla
}: ciepło { $heat }
offer-stoke-none = Nie spalaj nic
stoke-phase = Teraz: chorych +{ $ill }, zgony +{ $dead }
stoke-tower =
    { $last ->
        [0] kostek do wieży { $n } (przeciążenie { $overload }, bezpieczne do { $small })
       *[other] kostek do wieży { $n } (przeciążenie { $overload }, powyżej { $small } przegrana)
    }
stoke-out = każda z niej: +1
stoke-night =
    { $cold ->
        [0] Tej nocy każdy pionek ma ciepłe miejsce
        [one] { $cold } pionek bez ciepłego miejsca: 1 chory
        [few] { $cold } pionki bez ciepłego miejsca: po 1 chorym
       *[other] { $cold } pionków bez ciepłego miejsca: po 1 chorym
    }
stoke-next = faza Generatora: zachoruje { $ill }, kostek do wieży { $n }
stoke-no-more = bez dalszego węgla
stoke-ill = Generator: zachoruje { $from } → { $to }
stoke-each = każda, która wypadnie: przeciążenie +1
stoke-cubes = kostek do wieży { $from } → { $to }
stoke-lasts = do fazy Generatora
warm-nothing = Nic nie będzie ciepłe
insulated-red = czerwone
insulated-orange = pomarańczowe
insulated-yellow = żółte
warm-generator = Ciepłe: Generator; też budynki { $colours }
warm-near =
    Ciepłe: Generator, 1–6; dalej { $count ->
        [1] { $colours }
       *[other] budynki nie żółte
    }
warm-far = Ciepłe: wszystko
group-stoke = Zasilanie Generatora
group-clear-snow = Odśnieżanie
group-gather = Zbieranie
group-fell = Ścięcie drzewa
group-construction = Prace budowlane
group-use = Użycie budynku
group-scout = Wysłanie zwiadowców
group-special = Akcja specjalna
group-cards = Karty mieszkańców
group-law = Prawo
group-laws = Prawa
group-build = Postaw
group-demolish = Zburz (bez zwrotu)

## Możliwości

option = { $n }: { $what }
option-plain = Opcja { $n }
offer-advisor = { $card }: { $cost }
offer-draw = Dobierz losowy żeton, zużyty
detail-row-hope = Żetony nadziei po tym: { $n } z { $spaces }; bez żadnego przegrana
detail-row-discontent = Żetony niezadowolenia po tym: { $n }; przegrana przy { $most }
detail-last-hope = To ostatnia nadzieja: gra jest przegrana
detail-active =
    { $count ->
        [1] { $token }, aktywne po tym: { $n }; konsultacja: { $types } ({ $most })
       *[other] { $token }, aktywne po tym: { $n }; konsultacja: { $types } (po { $most })
    }
detail-active-none = { $token }, aktywne po tym: { $n }; konsultacja: nic
detail-row-back = Żetony nadziei po tym: { $n } z { $spaces }
row-back-last = następna nadzieja −1 to przegrana
no-advisor-token = dla doradców nie zostaje żaden
token-named = { $token } +1: losowy żeton, zużyty, potem jeden zużyty tego typu staje się aktywny
at-consultation =
    { $count ->
        [0] konsultacja: nic
        [1] konsultacja: { $types } ({ $most })
       *[other] konsultacja: { $types } (po { $most })
    }
acting-all = wszystkie typy
acting-but = wszystkie typy prócz: { $token }
detail-token-drawn = Jeszcze jeden żeton, losowy, zużyty
detail-token-typed = Losowy żeton, zużyty; potem jeden zużyty żeton typu { $token } staje się aktywny
detail-token-typed-chance = Losowy żeton, zużyty; od razu aktywny tylko, jeśli to { $token } (szansa: { $chance } z { $bag })
detail-token-typed-less = Zużywacie aktywny żeton typu { $token }; jeśli go nie ma, zużyty wraca do woreczka
detail-token-typed-full = Rząd jest pełny: bez dobierania; jeden zużyty typu { $token } staje się aktywny, jeśli jest
detail-token-full = Rząd jest pełny i cały aktywny: nic
detail-token-activated = Rząd jest pełny: jeden zużyty żeton staje się aktywny: { $tokens }
detail-token-used = Zużywacie jeden aktywny żeton: { $tokens }
detail-token-back = Jeden zużyty żeton wraca do woreczka: { $tokens }
detail-token-woken = Jeden zużyty żeton staje się aktywny: { $tokens }
detail-token-used-or-back = Zużywacie aktywny żeton ({ $tokens }) albo jeden zużyty wraca do woreczka
detail-token-either = Losowy żeton, zużyty, albo jeden ze zużytych staje się aktywny: { $tokens }
detail-draw-last = O jeden za dużo: gra jest przegrana
offer-activate = Aktywuj: { $token }
offer-use-up = Zużyj: { $token }
offer-activate-all = Aktywuj wszystkie: { $token }
offer-use-all = Zużyj wszystkie: { $token }
offer-return = Odłóż zużyty żeton: { $token }
move-use = zużyj: { $token }
move-return = odłóż: { $token }
offer-discard = Odłóż aktywny żeton: { $token }
offer-clear-near = Bliskie płytki
offer-clear-far = Daleka płytka
offer-back-by = O { $n }
offer-shop-upgrade = Ulepsz budynek
offer-shop-develop = Technologia o 1 rundę wcześniej
offer-build = { $building }
offer-build-large =
    { $pawns ->
        [0] { $building }, cała płytka
       *[other] { $building }, cała płytka, { $pawns } pionki
    }
takes-tile =
    { $pawns ->
        [0] zajmuje całą płytkę
       *[other] zajmuje całą płytkę, { $pawns } pionki w rundzie
    }
detail-build-beds =
    { $even ->
        [0] { $price } – { $what } od ciepła { $generator }/{ $near }/{ $far } (Generator/blisko/daleko)
       *[other] { $price } – { $what } od ciepła { $far } wszędzie
    }
build-insulation = termoizolacja { $colour }
build-storm = burza go zniszczy
build-storm-until = burza do rundy { $n } go zniszczy
build-reach =
    { $n ->
        [one] do { $n } pola ({ $site })
        [few] do { $n } pól ({ $site })
       *[many] do { $n } pól ({ $site })
    }
build-storm-later = burza od rundy { $n } go zniszczy
detail-insulation = { $price } – tylko termoizolacja: { $old } → { $new }
upgrade-before = teraz { $before }
before-cures = { $cure } lub { $heal }
before-own-tile = swoja płytka
before-expeditions = { $n } naraz
before-fields = najwyżej pól: { $fields }
detail-upgrade-hunting = { $price } – symbole polowania { $old } → { $new } (żywność w fazie Pogody); akcja: { $act } (teraz { $now })
detail-build = { $price } – { $what }
detail-build-engineer = { $price } – inżynier, { $what }
detail-build-first-workshop = { $price } – zaczyna technologię; inżynier, 2 razy: płatne ulepszenie lub technologia rundę wcześniej
its-action = akcja: { $act }
detail-site = Stąd do banku: { $lies }
site-heated-from = ogrzane przy cieple od { $heat } (teraz { $now })
demolish-needed = wymaga go twoja karta „{ $card }”
demolish-reach = pola dla niego teraz: { $n }
site-heated = teraz ogrzane
site-cold = teraz nieogrzane
site-reach = sąsiednie pola dla niego: { $n }
site-trees =
    { $n ->
        [0] na płytce nie ma drzewa do ścięcia
       *[other] pola z drzewami na jego płytce: { $n }
    }
lost-nothing = nic
detail-clear-snow =
    { $n ->
        [one] { $n } bliska płytka (ostatnia) albo 1 daleka: nowe pola, żywność z nich od razu
        [few] { $n } bliskie płytki albo 1 daleka: nowe pola, żywność z nich od razu
       *[many] { $n } bliskich płytek albo 1 daleka: nowe pola, żywność z nich od razu
    }
detail-clear-snow-near =
    { $n ->
        [one] { $n } bliska płytka (dalekiej nie da się położyć): nowe pola, żywność z nich od razu
        [few] { $n } bliskie płytki (dalekiej nie da się położyć): nowe pola, żywność z nich od razu
       *[many] { $n } bliskich płytek (dalekiej nie da się położyć): nowe pola, żywność z nich od razu
    }
detail-clear-snow-far = 1 daleka płytka (bliskiej nie da się położyć): nowe pola, żywność z nich od razu
always-cold = zawsze zimno
cold-but-card = zimno, chyba że karta mówi inaczej
always-warm = zawsze w cieple
build-over = to, co leży na polu, przepada
detail-construction = Do { $n } budynków, wznoszenie za ich cenę albo burzenie
detail-construction-of = Wznoszenie lub burzenie, do { $n }: { $what }
detail-construction-no-wood = Brak drewna: można tylko burzyć, bez zwrotu, budynki: do { $n }
detail-construction-idle = Niczego teraz nie postawicie: można tylko burzyć, budynki: do { $n }
detail-none = Pomijacie to; reszta i tak się dzieje, a zapłata nie wraca
detail-night-stay = pionek tam nocuje, innego miejsca nie potrzebuje (1 chory, jeśli zimno)
night-back = wraca na następną rundę
detail-generator =
    { $upgraded ->
        [0] przeciążenie −{ $less }; albo { $cost }: do 0 i na stałe wypada mniej kostek
       *[other] przeciążenie −{ $less }; albo { $cost }: do 0
    }
overload-now = teraz jest { $n }
detail-none-token = Pomijacie to; zużyty w tym celu żeton pozostaje zużyty
detail-none-shop = Nic nie ulepszacie; to użycie Warsztatu przepada
detail-none-works = Nic nie ulepszacie; jego dwa działania i tak przepadają
arrived-pawns = pionki { $from } → { $to }
arrived-food = dziś potrzeba { $n } żywności
food-left = żywność { $from } → { $to }, dziś potrzeba { $n }
food-next = w następnej rundzie { $n } + braki
detail-free = za darmo
detail-price = { $price }
detail-people =
    teraz chorych: { $ill } z { $n }{ $grave ->
        [0] { "" }
       *[other] {" "}(1 ciężko chory)
    }; { $then }
detail-people-of =
    { $grave ->
        [0] { $who } { $ill }/{ $n }
       *[other] { $who } { $ill }/{ $n } (1 ciężko)
    }
detail-people-all = Teraz chorzy: { $all }
detail-ill-to = chorych { $from } → { $to }/{ $n }
about-cold = ❄ { $then }
about-cold-some = Tam, gdzie ❄: { $then }
prospect =
    w przygotowaniu: wyczerpani +{ $exhausted }, zgony +{ $dead }{ $grave ->
        [0] { "" }
       *[other] , ciężko chorzy: 1
    }
prospect-epidemic = jeśli w przygotowaniu wciąż { $epidemic } lub więcej: przegrana
prospect-epidemic-of = { $who }: jeśli w przygotowaniu wciąż { $epidemic } lub więcej, przegrana
prospect-all =
    { $night ->
        [0] razem w przygotowaniu: zgony +{ $dead }
        [2] razem w przygotowaniu przy tym cieple: zgony +{ $dead }
       *[other] razem w przygotowaniu, bez zimna: zgony +{ $dead }
    }
prospect-split =
    { $types ->
        [3] { $night ->
            [0] w przygotowaniu: zgony +{ $dead }
            [2] przy tym cieple: zgony +{ $dead }
           *[other] bez dalszego zimna: zgony +{ $dead }
        }
       *[other] { $night ->
            [0] razem w przygotowaniu: zgony +{ $dead }
            [2] przy tym cieple: zgony +{ $dead }
           *[other] razem bez dalszego zimna: zgony +{ $dead }
        }
    }
prospect-lost =
    { $types ->
        [1] { $night ->
            [2] przy tym cieple zgony +{ $dead }: przegrana
           *[other] bez zmian zgony +{ $dead }: przegrana
        }
       *[other] { $night ->
            [2] przy tym cieple: przegrana
           *[other] bez zmian: przegrana
        }
    }
prospect-exhausted = wyczerpani +{ $n }
prospect-grave = ciężko chorzy: { $n }
prospect-split-grave =
    { $night ->
        [0] { $types ->
            [3] potem ciężko chorzy: { $n }
           *[other] po przygotowaniu ciężko chorzy: { $n }
        }
        [2] { $types ->
            [3] ciężko chorzy: { $n }
           *[other] przy tym cieple po przygotowaniu ciężko chorzy: { $n }
        }
       *[other] { $types ->
            [3] potem ciężko chorzy: { $n }
           *[other] bez dalszego zimna, ciężko chorzy: { $n }
        }
    }
prospect-no-deaths = zgony +0
prospect-split-epidemic = w przygotowaniu: przegrana
detail-turns-skull = Chorzy są wszyscy: znacznik na czaszkę (1 ciężko chory)
detail-turns-death = Chorzy są wszyscy, jeden ciężko chory: znacznik się obraca, jest zgon
detail-turns =
    { $turns ->
        [one] Chorzy wszyscy ({ $n }), { $turns } obrót znacznika: zgony +{ $dead }
        [few] Chorzy wszyscy ({ $n }), { $turns } obroty znacznika: zgony +{ $dead }
       *[other] Chorzy wszyscy ({ $n }), { $turns } obrotów znacznika: zgony +{ $dead }
    }
detail-cube-from = { $what }, potem { $left }; starczy na zbierań (do { $most }): { $from } → { $to }
cube-warm = ogrzane przy cieple od { $heat }
detail-split = { $all }
split-one = { $who } { $from } → { $to }/{ $n }
split-turns =
    { $dead ->
        [0] { $who }: wszyscy, obrót
       *[other] { $who }: wszyscy, zgony { $dead }
    }
detail-healed = Uleczeni; chorych nadal { $ill } z { $n }
detail-healed-all = Wśród nich nikt już nie choruje ciężko
detail-flip-skull = Na czaszkę: 1 ciężko chory, chorych { $ill } z { $n }
detail-flip-death = Teraz zgon: razem { $deaths }, przegrana przy { $most }; chorych { $from } → { $ill }; potem karta z ręki lub dobrana
detail-death = Zgony: { $deaths }, przegrana przy { $most }; chorych { $ill } z { $n }; potem karta tego typu z ręki lub dobrana
detail-death-hope = Zgony +{ $dead }, więc nadzieja co najmniej −{ $hope }: gra jest przegrana
detail-death-last = Zgonów po tym: { $deaths }, przegrana przy { $most }: gra jest przegrana
discard-loses = przepada: „{ $what }”
discard-hunger = wieczorem potrzeba o { $n } żywności więcej
discard-where = { $at }
discard-at = { $pawn }: { $at }
lost-gather = Zbieranie do { $n } kostek
lost-usual = { $at } jak zwykle
lost-mixed = odśnieżenie 1 bliskiej i 1 dalekiej płytki (lub 2 dalekich)
lost-swap = Prace budowlane z 1 płatnym ulepszeniem za 2 działania
lost-collect = do { $n } kostek, po 1 z pól obok
lost-token = aktywny żeton: { $token }
lost-hope = aktywna nadzieja +1
lost-discontent = aktywne niezadowolenie −1
lost-spread = po 1 kostce z najwyżej { $n } pól
detail-unpaid = Bez zapłaty; zachoruje 1: { $who }
detail-setup-tired = { $what } (z { $pawns }) w rundzie 1
detail-law = { $price } – { $words }
detail-technology =
    { $n ->
        [one] { $n } runda: { $words }
        [few] { $n } rundy: { $words }
       *[other] { $n } rund: { $words }
    }
offer-technology = Runda { $round }: { $words }
offer-technology-last = Tylko Warsztat: { $words }
building-at = { $building } ({ $field })
building-at-upgraded = { $building } po ulepszeniu ({ $field })
field-upper = { $place }, pole górne
field-lower = { $place }, pole dolne
heap-none = puste
corner-touches = { $corner } (przy { $places })
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
note-first-round = Gra jest rozstawiona. Runda { $n } zaczyna się od fazy akcji. Przewodzi { $seat }.
note-deposit = Róg { $corner }: { $deposit }.
note-advisor = { $seat } bierze kartę „{ $card }”.
note-revealed = Wszyscy naraz: { $what }.
note-revealed-by = { $seat } „{ $card }”
note-removed-from = { $field }: do banku wraca { $what }.
note-first-discard = { $seat } odrzuca kartę „{ $card }”; koszt startowy: { $what }.
note-first-discard-unpaid = { $seat } nie może zapłacić za żadną kartę i odrzuca „{ $card }”.
note-tile = Odkryta płytka: { $place } – { $what }.
note-gain = Zyskane: { $what }.
note-gain-from = Zyskane: { $what } ({ $field }).
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
note-draw = { $row }: dobrany zużyty żeton „{ $token }”.
note-draw-active = { $row }: dobrany żeton „{ $token }”, od razu aktywny.
note-activate = { $row }: żeton „{ $token }” staje się aktywny.
note-use-up = { $row }: żeton „{ $token }” zużyty.
note-activate-none = Nic nie aktywujecie ({ $cause }), bo brak zużytego żetonu: { $what }.
note-use-none = Nic nie zużywacie ({ $cause }), bo brak aktywnego żetonu: { $what }.
note-return = { $row }: żeton „{ $token }” wraca do woreczka.
note-morning = Poranek: „{ $card }”.
note-dusk = Zmierzch: „{ $card }”.
note-consultation = Następna konsultacja, „{ $card }”, leży odtąd gdzieś w stosie zmierzchu.
note-acting =
    { $n ->
        [1] Najwięcej aktywnych żetonów: { $types }. Działa to, co stoi przy tym typie.
       *[other] Najwięcej aktywnych żetonów: { $types }. Działa to, co stoi przy tych typach, w tej kolejności.
    }
note-acting-none = Żaden żeton nie jest aktywny, więc konsultacja nic nie daje.
note-text = Działa karta „{ $card }”.
note-option = „{ $card }”, wybrana opcja { $n } – { $what }.
note-stash = Na kartę „{ $card }” trafia: { $what }.
note-leave-with = „{ $card }” odchodzi z tym, co na niej leży: { $what }.
note-add = „{ $card }” trafia do stosu zmierzchu, nieczytana.
note-remove = „{ $card }” opuszcza grę.
note-open = Odkryta karta: „{ $card }”.
note-close = „{ $card }” opuszcza grę.
note-unskull = Obraca się każdy znacznik zachorowań leżący czaszką do góry, za każdym razem umiera 1 osoba: { $who }.
note-stoke = { $by }Węgiel −{ $n }, ciepło { $heat }, zimno { $cold }. { $warm }
note-stoke-turn = { $seat } spala węgiel: { $n }, ciepło { $heat }, zimno { $cold }. { $warm }
note-check = Ciepło { $heat }: wrzucone z banku kostki: { $dropped }, z wieży wypadło: { $out }; przeciążenie { $from } → { $overload }.
note-spared = Zawory upustowe wytrzymały: przeciążenie wraca na { $n }.
note-malfunction = Awaria! Zimno i zasięgi +1, przeciążenie 0; następna to przegrana.
note-overload-more = Przeciążenie +{ $n }: teraz { $overload }.
note-overload-none = Przeciążenie nadal 0: nie było czego usunąć.
note-overload-less = Przeciążenie −{ $n }: teraz { $overload }.
note-tower = Wieża została ulepszona: będzie wypadać mniej kostek.
note-weather = Pogoda: „{ $card }” – { $what }.
note-storm = Uderza burza: „{ $card }”.
note-ruin = { $building } zamienia się w Ruiny: { $field }.
note-ruin-all = Przepadają wszystkie, które zostały na planszy: { $building }.
note-deed = { $seat } – { $deed }.
note-pass = { $seat } pasuje.
note-fell = Ścięto drzewo ({ $field }).
note-build = Postawiony budynek: { $building } ({ $field }).
amount-trees =
    { $n ->
        [one] { $n } drzewo
        [few] { $n } drzewa
       *[other] { $n } drzew
    }
note-build-over = Postawiony budynek: { $building } ({ $field }). Do banku wraca to, co tam leżało: { $what }.
note-reuse-worker = Robotnik działa jeszcze raz: { $place }.
note-reuse-building = Budynek użyty jeszcze raz: { $building }.
note-demolish = Zburzony budynek: { $building } ({ $field }).
note-destroy = Zniszczony budynek: { $building } ({ $field }).
note-upgrade-none = Nic nie ulepszacie.
note-upgrade = Ulepszony budynek: { $building } ({ $field }).
note-scout = Zwiadowca wyrusza trasą { $route }.
note-deaths-back = Zgony −{ $n }: { $deaths }.
note-enact = Nowe prawo: „{ $card }”.
note-enact-what = Nowe prawo: „{ $card }” – { $what }.
note-research-lost = Technologia „{ $card }” przerwana: postęp przepada.
note-research = Technologia „{ $card }” będzie gotowa w rundzie { $round }.
note-research-sooner = Technologia „{ $card }” będzie gotowa wcześniej: w rundzie { $round }.
note-research-last = Następna technologia to „{ $card }”: ukończyć ją może już tylko Warsztat.
note-developed = Rozwinięta technologia „{ $card }”: { $words }.
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
note-ill = Zachorowania ({ $cause }): { $who }.
note-skull = Ciężka choroba ({ $cause }): { $who }.
note-death = Zgon ({ $cause }): { $who }. Zgonów: { $deaths }, przegrana przy { $most }.
note-exhaust = Wyczerpanie w najbliższej fazie akcji ({ $cause }): { $who }.

## Koniec gry

victory-targets = Magazyny są pełne, a burza minęła: Nowy Dom żyje.
defeat-targets = Nadeszła ostatnia noc, a w magazynach było za mało.
defeat-hope = Zgasła ostatnia nadzieja (runda { $round }).
defeat-discontent = Miasto ma was dość (runda { $round }).
defeat-explosion = Generator wybuchł (runda { $round }).
defeat-epidemic = Epidemia pochłonęła miasto (runda { $round }).
defeat-famine = Miasto głoduje (runda { $round }).
defeat-deaths = Zmarło zbyt wielu (runda { $round }).
generator-field-n-short = Platforma
generator-field-ne-short = Generator
generator-field-nw-short = Kuchnia
generator-field-se-short = Generator płd.-wsch.
generator-field-sw-short = Generator płd.-zach.
field-upper-short = { $place } górne
field-lower-short = { $place } dolne
about-gather-card = Tylko z kartą mieszkańca; ona mówi, co to daje
about-gather = Do { $n } kostek z pola
detail-gather = { $field }: bierzecie { $n }; leży tam: { $lies }
gather-other = z drugiego pola { $what }
gather-other-none = z drugiego pola nic
gather-spread =
    { $n ->
        [0] stąd 1, bo innych wolnych pól z kostkami brak
        [one] stąd 1, potem możesz wziąć 1 z innego wolnego pola
        [few] stąd 1, potem wybierasz do { $n } innych wolnych pól, po 1 kostce
       *[other] stąd 1, potem wybierasz do { $n } innych wolnych pól, po 1 kostce
    }
detail-gather-card = Karta −1; tu: { $lies }; { $what }
detail-card = Karta −1: { $what }
detail-card-alone = Zamiast zwykłego efektu i ceny
card-spent = karta −1
swap-none = tylko nowego budynku
cheaper-too = też { $what }
automaton-works = działa jak robotnik, za każdym razem za 1 węgiel
detail-store = W magazynie: { $n } z { $most }; { $then }
detail-laid = Na karcie po tym: { $n }; zostaje wam { $left }
store-left = zostaje wam { $left }
detail-have = Macie po tym: drewno { $wood }, węgiel { $coal }, rdzenie { $core }
detail-left = Zostaje: drewno { $wood }, węgiel { $coal }, rdzenie { $core }
detail-place = Przy niej: { $deposits }
detail-place-none = Przy niej nie ma złóż
deposit-for = { $deposit } ({ $building })
detail-fell = { $field }: drzewo daje drewna: { $n }; stoi tam: { $lies }
label-card = { $what }, „{ $card }”
task-from = { $field }: { $what }
building-upgraded = { $building } po ulepszeniu
about-fell = Z drzewa: { $what }
about-building = { $building } ({ $what })
about-engineers = Tylko inżynierowie: { $what }
about-workers-too = robotnicy i inżynierowie: { $what }
about-few =
    { $more ->
        [0] { $all }
       *[other] { $all }, jeszcze { $more }
    }
about-scout = W drodze: { $n }, najwyżej { $most }; rusza ich pogoda, od startu pól do celu: { $spaces }
about-scout-none = W drodze: { $n }, najwyżej { $most }
scout-out = do powrotu bez pionka
scout-starts = start na pierwszym, potem jeszcze { $n }
about-fell-card = Ścinasz jedno drzewo; co daje, mówi karta
about-stoke = Potem akcja lub pas. Węgiel: { $coal }; ciepło { $heat }, do { $most }
stoke-later = możesz też w nocy
stoke-spares = chroni: { $who }
stoke-averts = odsuwa przegraną
stoke-lost = wciąż przegrana { $when }
detail-pass = Pas { $n } z { $of } z rzędu, które kończą fazę
pass-later = gdy ktoś zadziała, znów możesz działać
pass-instead = jeśli zadziałasz, znów mogą działać wszyscy
pass-only = Żaden pionek nie może działać; pytamy, by nie zdradzić ręki
pass-left =
    { $left ->
        [0] są już tylko dzieci: działają z prawem lub kartą
       *[other] { $children ->
            [0] zostało pionków: { $left }
           *[other] zostało pionków: { $left } i dzieci
        }
    }
pass-children = dzieci nie mogą działać
detail-pass-last = Faza akcji od razu się kończy
offer-no-advice = Bez doradcy w tej rundzie
offer-construction-done = Koniec prac budowlanych
detail-construction-done = Działania, które zostały, przepadają: { $left }

## Dlaczego coś się dzieje

by-nothing = { "" }
by-cause = { $cause } –{ " " }
by-cause-nth = { $cause } ({ $nth } z { $of }) –{ " " }
by-phase = Faza: { $phase } –{ " " }
by-starving =
    Faza: głód, zgony jeszcze: { $who }, nadzieja −{ $hope }{ $lost ->
        [0] { "" }
       *[other] , przegrana
    } –{ " " }
cause-rules = z zasad
cause-card = „{ $card }”
cause-generator = zimno w fazie Generatora
cause-work = praca w zimnie
cause-night = noc bez ogrzanego schronienia
cause-held = noc w nieogrzanym budynku „{ $building }”
cause-hunger = głód
cause-illness = wielu chorych
note-only-option = „{ $card }”, możliwa jest tylko opcja { $n } – { $what }.
note-pass-only = { $seat } pasuje: nic innego nie zostało do zrobienia.
note-death-ill = Umiera ciężko chory, { $who } ({ $cause }). Zgonów: { $deaths }, przegrana przy { $most }.
ill-now = { $who } (chorych: { $ill })

# What stands beside an effect in an offer.
marker-now = { $step } (teraz { $n })
marker-to = { $step } ({ $from } → { $to })
overload-off-now = przeciążenie { $n } → 0
tower-now = kostka wypada potem od razu w { $then } % (nie { $now }), dalej w { $then-loosens } % (nie { $loosens })
food-now =
    { $hunger ->
        [0] { $step } (teraz { $n }; dziś potrzeba { $due }, w następnej rundzie { $next } i braki)
       *[other] { $step } (teraz { $n }; dziś głód { $hunger } + { $due }, w następnej rundzie { $next } i braki)
    }
food-now-last =
    { $hunger ->
        [0] { $step } (teraz { $n }; dziś potrzeba { $due })
       *[other] { $step } (teraz { $n }; dziś głód { $hunger } + { $due })
    }
marker-now-of = { $step } (teraz { $n } z { $most })
thump-now = { $step } (teraz { $what }; pola puste lub z węglem)
marker-used = { $step } (zużycie; dalej { $n })
marker-used-or = { $step } ({ $n } → { $to } lub zużycie)
marker-to-of = { $step } ({ $n } → { $to } z { $most })
marker-now-lost = { $step }: przegrana
marker-row = { $step } ({ $row })
hope-to = nadzieja { $from } → { $to }
discontent-to = niezadowolenie { $from } → { $to }
cure-now-nothing = { $step } (nikogo do wykurowania)
heal-now-nothing = { $step } (takich nie ma)
marker-now-nothing = { $step } (teraz { $n }: nic)
collect-now = { $step } (teraz: { $what })
upgrade-one = { $building } za { $price }
upgrade-now-of = { $step } (teraz: { $what })
upgrade-now-nothing = { $step } (teraz nic nie da: nie ma co ulepszyć)
upgrade-now-none = { $step } (teraz nie ma co ulepszyć)
detail-activate-nothing = { $token }: żaden nie jest zużyty, nic się nie dzieje
use-now-nothing = zużyjcie: { $token } (brak aktywnego)
use-row-nothing = { $step } (teraz brak)
activate-named = aktywujcie: { $token }
use-named = zużyjcie: { $token }
activate-now-nothing = { $step } (brak zużytego)
now-nothing = { $step } (teraz: nic)
