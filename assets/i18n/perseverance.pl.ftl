# Co mówi Perseverance. Imiona, zagnieżdżone teksty i listy przychodzą jako gotowe słowa, liczby jako liczby.
# Imion i terminów się nie odmienia: stoją w mianowniku, w razie potrzeby po dwukropku lub w nawiasie.
# Ilości (`amount-…`) stoją w bierniku: „zyskuje 1 Zwolennika”.

game-title = Perseverance, Epizod 1
game-blurb = Rozbitkowie na wyspie Dinozaurów: kładź kości, buduj, broń granic. Wygrywa, kto ma najwięcej Zwolenników.
game-about = { game-title }: kładź kości, buduj, broń granic. Wygrywa, kto ma najwięcej Zwolenników.

## Odpowiedzi wspólne dla wszystkich pytań

free = za darmo
offer-skip = Bez Akcji Dodatkowej

## Opcje stołu

option-set-up = Przygotowanie
option-set-up-about = Losowi Oficerowie i dowolne pierwsze Osady albo układ na pierwszą grę
option-set-up-random = losowe
option-set-up-first-game = pierwsza gra
option-abilities = Zdolności Liderów
option-abilities-about = W wydaniu sklepowym wybiera stół, w becie działają zawsze
option-abilities-yes = ze zdolnościami (strona B)
option-abilities-no = bez zdolności (strona A)
option-breach-tokens = Żetony Uszkodzenia
option-breach-tokens-about = Trzy Nagrody za Walkę przepadają po przełamaniu obrony: wylosowane albo uzgodnione
option-breach-tokens-random = losowe
option-breach-tokens-agreed = uzgodnione
option-deterministic-dinos = Deterministycznie: rozmieszczenie Dinozaurów
option-deterministic-dinos-about = Kości Dinozaurów z góry pokazują, co przyjdzie następne
option-deterministic-dinos-no = wyłączone
option-deterministic-dinos-yes = włączone
option-deterministic-walls = Deterministycznie: Mury
option-deterministic-walls-about = Każdy Mur daje 1 Ochronę, a figurka za nim zabija jednego Dinozaura więcej
option-deterministic-walls-no = wyłączone
option-deterministic-walls-yes = włączone
option-deterministic-traps = Deterministycznie: Pułapki
option-deterministic-traps-about = Pułapka właściwego typu zabija i daje 3 Zwolenników, inna nic nie robi
option-deterministic-traps-no = wyłączone
option-deterministic-traps-yes = włączone
option-deterministic-threat = Deterministycznie: Zagrożenie
option-deterministic-threat-about = Bez rzutów: Zagrożenia rosną na dwóch torach gracza; powyżej 5 ginie Żołnierz tego typu, tor −6
option-deterministic-threat-no = wyłączone
option-deterministic-threat-yes = włączone

## Podkomendy

command-name = perseverance
verb-place = Umieść kość na Efekcie
verb-place-name = kość
verb-train = Wybierz opcje Efektu Training
verb-train-name = trening
verb-politics = Zamień neutralną kość na swoją
verb-politics-name = polityka
verb-settle = Postaw Osadę
verb-settle-name = osada
verb-fortify = Połóż Pułapkę albo postaw Mur
verb-fortify-name = fortyfikacje
verb-influence = Połóż kostki wpływów na Oficerze
verb-influence-name = wpływy
verb-soldiers = Umieść Żołnierzy w obszarach Obrony
verb-soldiers-name = żołnierze
verb-leader = Wybierz, umieść lub wykorzystaj Lidera
verb-leader-name = lider
verb-patrol = Weź Patrol, zachowaj Wyzwania, idź dalej lub zakończ
verb-patrol-name = patrol
verb-dino = Odeślij Dinozaura gdzie indziej (Jack)
verb-dino-name = dinozaur
verb-reward = Wybierz Nagrody za Walkę
verb-reward-name = nagroda
verb-assembly = Wybierz Produkcję albo Głosy na Zgromadzeniu
verb-assembly-name = zgromadzenie
verb-pass = Zrezygnuj z Akcji Dodatkowej
verb-pass-name = pas

## Części planszy

part-overview = Cała plansza
part-player = Gracz: { $seat }
part-assembly = Zgromadzenie

## Pytania

ask-leader = Którego Lidera bierzesz? Na start każdy ma { $what }.
ask-breach-token = Żeton Uszkodzenia, { $n }. z { $max }: przy której Nagrodzie za Walkę? Po przełamaniu obrony nikt jej nie kupi.{ $placed }
breach-placed-none = { "" }
breach-placed = { " " }Leżą już przy: { $what }.
ask-first-settlement =
    Gdzie stawiasz pierwszą Osadę?{ $dissenters ->
        [1] { " " }Potem Dysydenci, strona, którą nikt nie gra; liczą się do Obecności, Głosów i u Oficerów.
        [2] { " " }Potem Dysydenci, strona, którą nikt nie gra; liczą się do Obecności i Głosów.
       *[other] { "" }
    }
ask-place =
    { $left ->
        [1] { $attack ->
            [0] Którą kość i gdzie? Ostatnia; na pole z jej symbolem, jeśli wolne. Potem Akcja Dodatkowa, bez ataku, i Zgromadzenie.
           *[other] Ostatnia kość: gdzie? Na jej symbol, jeśli wolny. Potem Akcja Dodatkowa, ew. atak (−2 Zwol. za Dino, który się przedrze), Zgromadzenie.
        }
       *[other] { $attack ->
            [0] { $last ->
                [1] Ostatnia tura: która kość gdzie? Na jej symbol, jeśli wolny.
               *[other] Którą kość i gdzie? Na pole z jej symbolem, jeśli wolne.
            } Potem Akcja Dodatkowa; atak nie grozi.{ $closed }
           *[other] { $last ->
                [1] Ostatnia tura: którą kość i gdzie? Na jej symbol, jeśli wolny. Potem Akcja Dodatkowa. Jeśli atak: −2 Zwol. za Dino, który się przedrze.
               *[other] Którą kość i gdzie? Na jej symbol, jeśli wolny. Potem Akcja Dodatkowa. Jeśli atak: −2 Zwol. za Dino, który przejdzie; ew. Osada.
            }
        }
    }
# Efekty, dla których żadnej kości nie da się położyć, i gdzie stoi powód.
closed-none = { "" }
closed-one = { " " }Nie teraz: { $effect } (zob. Zasada).
closed-two = { " " }Nie teraz: { $first }, { $second }.
closed-more = { " " }Niemożliwe Efekty: { $n } (zob. Zasada).
ask-set-aside = Żadnej kości nie da się umieścić. Którą odkładasz na bok? Potem Akcja Dodatkowa.
ask-train =
    { $n ->
        [1] { $attack ->
            [0] Training: 1–3 różne opcje, każda od razu. Pierwsza?{ $then }
           *[other] { $due }Training, 1–3 różne opcje: pierwsza?
        }
        [3] { $due }Training: także trzecia, ostatnia opcja?{ $then }
       *[other] { $due }Training: także druga z 3 opcji?{ $then }
    }
ask-upgrade = Ilu Lekkich Żołnierzy zamieniasz w Ciężkich? Zapłacona 1 Opowieść wystarcza na 2. Gotowi: { $who }.
ask-politics = Jedna neutralna kość musi stać się twoja: która?{ $then }
ask-settle =
    { $attack ->
        [0] Musisz postawić { $both ->
            [1] jedną Osadę lub dwie
           *[other] Osadę
        }: gdzie?{ $then }
       *[other] { $due }Gdzie stawiasz Osadę?
    }
ask-settle-second =
    { $attack ->
        [0] Gdzie druga Osada? Premii nie daje.{ $then }
       *[other] { $due }Gdzie druga, bez premii?
    }
ask-fortify =
    { $n ->
        [1] { $attack ->
            [0] Fortifications, 1 lub 2 różne opcje: którą najpierw? Pole wybierzesz zaraz potem.{ $then }
           *[other] { $due }Fortifications, 1–2 różne: co najpierw?
        }
       *[other] { $attack ->
            [0] Fortifications: także druga, inna opcja? Pole wybierzesz zaraz potem.{ $then }
           *[other] { $due }Fortifications: także druga opcja?
        }
    }
# Co następuje po Efekcie, w jego pytaniu.
ask-then-nothing = { "" }
ask-then-secondary = { " " }Później Akcja Dodatkowa; ataku nie będzie.
ask-then-patrol = { " " }Później etap Patrolu.
ask-then-assembly = { " " }Po tym Zgromadzenie.
ask-then-assembly-cubes = { " " }Po tym Zgromadzenie, a potem u każdego Oficera kostka Dysydentów.
ask-then-end = { " " }Po tym koniec twojej tury.
then-secondary = potem Akcja Dodatkowa
then-patrol = potem etap twojego Patrolu
then-attack = potem atak
then-assembly = potem Zgromadzenie
then-end = potem koniec twojej tury
ask-trap = { $paid }Którą Pułapkę, na którym pustym polu? Trafi Dinozaura, który na niej stanie. Typ znasz tylko ty.{ $then }
trap-free = {""}
trap-valor = Zapłacono 1 Żywność, potem +1 Męstwo.{" "}
trap-valor-lost = Zapłacono 1 Żywność; Męstwo pełne.{" "}
ask-more-none = { "" }
ask-more = { " " }Potem może jeszcze jedna opcja.
ask-wall = { $due }{ $paid }Gdzie stawiasz Mur?{ $then }{ $more }
wall-paid-none = { "" }
wall-free = Za darmo, z Patrolu.{ " " }
wall-paid = Zapłacono: { $price }.{ " " }
wall-then-nothing = { "" }
wall-then-followers = { " " }Potem +2 Zwolenników.
attack-due =
    { $zone }: { $secondary ->
        [1] po tej turze Atak!
       *[other] Akcja Dodatkowa, potem Atak!
    } { $n ->
        [0] Na razie nie przejdzie nikt.
       *[other] Na razie { $n ->
            [one] przejdzie
            [few] przejdą
            [many] przejdzie
           *[other] przejdzie
        } { $dinos }, po −2 Zwol. (masz { $followers }).
    }{ " " }
attack-due-settle =
    { $zone }: Atak po turze! { $n ->
        [0] Teraz nie przejdzie nikt.
       *[other] Teraz { $n ->
            [one] przejdzie
            [few] przejdą
            [many] przejdzie
           *[other] przejdzie
        } { $dinos }, po −2 Zwol. (masz { $followers }); Trampler usuwa najwyższą Osadę.
    }{ " " }
attack-none = { "" }
ask-secondary =
    { $attack ->
        [0] Którą Akcję Dodatkową wykonujesz?{ $then }
       *[other] { $due }Akcja Dodatkowa?
    }
ask-soldiers =
    { $call ->
        [second] { $due }Drugi Żołnierz też? Którego i gdzie?{ $then }
        [keoni] { $due }Keoni: umieszczasz Lekkiego? Gdzie?{ $then }
       *[other] { $max ->
            [1] { $due }{ $call ->
                [training] Którego Żołnierza umieszczasz i gdzie?
               *[other] Umieszczasz Żołnierza? Którego i gdzie?
            }
           *[other] { $due }Żołnierz { $n } z { $max }: który i gdzie?
        }
    }
ask-phoenix = Phoenix dociera: { $zone }, Dinozaury { $dinos } z { $spaces }. Co robi?
ask-jack =
    { $n ->
        [one] Jack: odsyłasz Dinozaura? { $then }
        [few] Jack: odsyłasz 1 z nowych Dino? { $then }
        [many] Jack: odsyłasz 1 z nowych Dino? { $then }
       *[other] Jack: odsyłasz 1 z nowych Dino? { $then }
    }
ask-patrol = { $due }Który Patrol bierzesz i z kim?
ask-challenges =
    { $n ->
        [one] Które Wyzwanie zachowujesz, jeśli w ogóle?
        [few] Które Wyzwania zachowujesz? Najwyżej { $n } albo żadnego.
        [many] Które Wyzwania zachowujesz? Najwyżej { $n } albo żadnego.
       *[other] Które Wyzwania zachowujesz? Najwyżej { $n } albo żadnego.
    }
ask-mix = Co bierzesz ({ $why })?
ask-go-on =
    { $last ->
        [1] Twoja ostatnia tura: etapu 2 już nie będzie. Ma iść dalej? { $risk }. Nie: powrót, Patrol ukończony.
       *[other] Etap 2 za turę ({ $who }) po { $what }? { $risk }. Nie: powrót, Patrol ukończony.
    }
risk-roll = Rzut poniżej { $n }: −1 Żołnierz
risk-roll-last = Rzut poniżej { $n }: ginie, Patrol się kończy
risk-track = Tor +{ $n }, ponad 5 ktoś ginie
ask-threat-type = Na którym torze liczy się Zagrożenie?
ask-lose-soldier = Którego Żołnierza traci Patrol?
ask-reward =
    { $max ->
        [1] Jedyny wybór
       *[other] Wybór { $n } z najwyżej { $max }
    } ({ $zone }, Wkład { $pieces }{ $so-far }): którą Nagrodę?
reward-start = ; masz: Męstwo { $valor }, Ochrona { $safeguard }
reward-start-twice = ; masz: Męstwo { $valor }, Ochrona { $safeguard }; jedną można wybrać dwa razy
reward-start-one = ; masz: Męstwo { $valor }, Ochrona { $safeguard }, starczy tylko na jedną
reward-so-far = ; wybrane: nr { $picked }; po zapłacie: Męstwo { $valor }, Ochrona { $safeguard }
reward-picked = { $n }: { $what }
ask-assembly = { $zone }{ $tile }: Produkcja czy Głosy?{ $rivals } Zwolennicy: { $ranks }.
tile-only = { "" }
tile-of = { " " }(kafelek { $n } z { $max })
tile-then = { " " }(kafelek { $n } z { $max }, potem { $then })
tiles-nobody = { " " }Nikt inny nie wybiera.
tiles-rival = { " " }Wybiera też { $who } ({ $zone }).
tiles-rivals = { " " }Inni: { $who }.
tiles-all = { " " }Wybierają też wszyscy inni.
vote-stand = { $who } { $n }

## Grupy odpowiedzi

group-influence = Wpłyń na Oficera
group-soldiers = Umieść Żołnierzy
group-leader = Lider do obszaru Wspólnoty
group-defend = Lider do obszaru Obrony
group-row-valor = { $zone }, pierwszy rząd (Męstwo)
group-row-safeguard = { $zone }, drugi rząd (Ochrona)
group-pool = W puli: 1 Żywność
group-board = Na planszy: 1 Żywność i 1 Opowieść
group-settle-one = Jedna Osada z premią, koszt: { $cost }
group-settle-two = Dwie, premia tylko z pierwszej: { $cost }

## Odpowiedzi: kości

die-neutral = neutralny { $icon }
die-seat = { $icon } ({ $seat })
die-dissenter = { $icon } Dysydentów
die-of-own = własny { $icon }
die-of-nobody = neutralny { $icon }
die-of-dissenters = { $icon } Dysydentów
die-own = twój { $icon }
die-mine = twój { $icon } (+1 Obecność)
die-nobodys = neutralny { $icon }, lecz bez Obecności
die-theirs = { $icon } Dysydentów (ich Obecność)
die-space = pole { $n }
offer-place = { $space } (symbol: { $icon })
offer-place-story = jako { $face }, { $space } (1 Opowieść)
offer-place-followers =
    { $lost ->
        [0] { $space } (nie masz Zwolenników)
        [1] { $space } (−1 Zwolennik, ostatni)
       *[other] { $space } (−{ $lost } Zwolenników)
    }

## Odpowiedzi: Training

offer-train-light = Zyskaj Lekkiego Żołnierza
offer-train-food-light = 1 Żywność: zyskaj Lekkiego Żołnierza
offer-train-mr-heavy-beta = 1 Złom: zyskaj Ciężkiego Żołnierza
offer-train-mr-heavy-retail = 1 Złom: zyskaj Ciężkiego Żołnierza
offer-train-upgrade = 1 Opow.: zmień do 2 Lekkich w Ciężkich
offer-train-place = 1 Opow.: umieść do 2 Żołnierzy
offer-train-story-beta = Strać 1 Zwolennika: zyskaj 1 Opowieść
offer-train-story-retail = Zyskaj 1 Opowieść

## Odpowiedzi: Politics, Settle, Fortifications

offer-politics-pool = { $icon } w puli
offer-politics-board = { $icon }: { $zone }, pole { $space }
settle-one = jedna Osada ({ $cost })
settle-two = dwie Osady ({ $cost })
offer-settle = { $zone } { $space }: { $bonus }
offer-settle-second = { $zone }, pole { $space }
bonus-none = bez premii
bonus-influence =
    { $n ->
        [one] { $n } kostka wpływów
        [few] { $n } kostki wpływów
        [many] { $n } kostek wpływów
       *[other] { $n } kostki wpływów
    }
bonus-light =
    { $n ->
        [one] { $n } Lekki Żołnierz
        [few] { $n } Lekcy Żołnierze
        [many] { $n } Lekkich Żołnierzy
       *[other] { $n } Lekkiego Żołnierza
    }
bonus-retrieve-leader = Lider wraca
bonus-place-soldiers =
    { $n ->
        [one] umieść Żołnierza
        [few] umieść do { $n } Żołnierzy
        [many] umieść do { $n } Żołnierzy
       *[other] umieść do { $n } Żołnierzy
    }
offer-fortify-trap = Połóż Pułapkę (za darmo)
offer-fortify-trap-valor = 1 Żywność: Pułapka i 1 Męstwo
offer-fortify-wall-beta = 1 Złom: postaw Mur
offer-fortify-wall-retail = 1 Złom: postaw Mur
offer-fortify-wall-followers-beta = 1 Opow., 1 Złom: Mur i 2 Zwolenników
offer-fortify-wall-followers-retail = 1 Opow., 1 Złom: Mur i 2 Zwolenników
offer-trap = { $zone }, { $spot }
offer-wall = Mur: { $zone }, kolumna { $col }
dino-space = kolumna { $col }, rząd { $row }

## Odpowiedzi: Akcja Dodatkowa, Liderzy

offer-influence = { $officer } +{ $n } ({ $cost })
soldier-space-valor = { $zone }, kolumna { $col } (Męstwo)
soldier-space-safeguard = { $zone }, kolumna { $col } (Ochrona)
offer-soldier = { $soldier }: { $space }
offer-no-soldier = Nie umieszczaj Żołnierza
offer-leader-zone = { $zone }, bez Efektu
offer-leader-effect = { $effect } ({ $zone })
offer-leader-defense = { $space }
offer-phoenix-trap = { $trap }: { $spot }
offer-jack = { $dino } ({ $spot }) → { $zone }
offer-jack-no = Jack nie odsyła żadnego Dinozaura

## Odpowiedzi: Patrole i Wyzwania

offer-patrol = Patrol { $n }: { $who }
patrol-card-one =
    { $need ->
        [one] Patrol { $n } ({ $need } Żołnierz): { $first }
        [few] Patrol { $n } ({ $need } Żołnierzy): { $first }
        [many] Patrol { $n } ({ $need } Żołnierzy): { $first }
       *[other] Patrol { $n } ({ $need } Żołnierza): { $first }
    }
patrol-card-two =
    { $need ->
        [one] Patrol { $n } ({ $need } Żołnierz): { $first }; opcjonalnie, Zagrożenie { $threat }: { $second }
        [few] Patrol { $n } ({ $need } Żołnierzy): { $first }; opcjonalnie, Zagrożenie { $threat }: { $second }
        [many] Patrol { $n } ({ $need } Żołnierzy): { $first }; opcjonalnie, Zagrożenie { $threat }: { $second }
       *[other] Patrol { $n } ({ $need } Żołnierza): { $first }; opcjonalnie, Zagrożenie { $threat }: { $second }
    }
challenge-light = Lekkie
challenge-heavy = Ciężkie
challenge-short = { $deck } Wyzwanie { $n }
challenge-safe = { $deck } { $n } (daje: { $what })
challenge-threat = { $deck } { $n } (daje: { $what }; Zagrożenie { $threat })

## Odpowiedzi: atak

offer-reward = { $n }. { $reward }
offer-no-reward = Żadnej nagrody
offer-tile-last = { $what } (to { $followers })

## Szczegóły odpowiedzi: co jeszcze dają i czego dotyczą; najwyżej 90 znaków

detail-leader-adelita = Szefowa kuchni: za wpływy można płacić 1 Żywnością zamiast 2 Opowieści
detail-leader-adelita-starts = Szefowa kuchni: na start 1 Żywność więcej; za wpływy 1 Żywność zastępuje 2 Opowieści
detail-leader-jack = Fajerwerki: przed Efektem 1 zwabiony Dinozaur może iść do innej Strefy z 2+ wolnymi polami
detail-leader-keoni = Urodzony przywódca: po Training możesz dać darmo gotowego Lekkiego do Obrony, z Męstwem lub Ochroną
detail-leader-phoenix = Działko z siecią: Lider wchodzący do Obrony daje 1 Ochronę lub Męstwo więcej albo Pułapkę pod Dino
detail-leader-phoenix-arrives = Działko z siecią: Lider wchodzący do Obrony daje 1 Ochronę lub Męstwo więcej albo Pułapkę pod Dino
detail-leader-plain = Strona A: bez zdolności, wszyscy Liderzy grają tak samo
detail-breach-token = Za { $price }: { $what }; nie po przełamaniu
detail-first-settlement = { $officer }: 1 kostka wpływów; +1 Obecność; Produkcja Strefy (nie teraz): { $what }
place-dinos = Dino: { $dinos }
place-free = bez Opowieści to samo: { $die }
place-free-other = albo za darmo: { $die }
place-free-followers =
    { $lost ->
        [1] Tracisz 1 Zwol. (bez kosztu: { $die })
       *[other] Tracisz { $lost } Zwol. (bez kosztu: { $die })
    }
place-no-followers = nie masz Zwolenników
room-enough = wolne pola Dino: { $n } → { $then }
room-attack-maybe = wolne pola Dino: { $n } → { $then }, przy 0 atak
room-attack-maybe-jack = wolne pola: { $n } → { $then }, przy 0 atak lub Jack
room-attack = wolne pola Dino: { $n } → 0, atak w tej turze
room-attack-jack = wolne pola: { $n } → 0: atak, chyba że Jack
room-undefended = na razie bez obrony: −{ $n } Zwol.
room-undefended-all = na razie bez obrony: tracisz wszystkich Zwol.
room-through =
    na razie { $n ->
        [one] przejdzie
        [few] przejdą
        [many] przejdzie
       *[other] przejdzie
    } { $dinos }, strata { $cost } { $most ->
        [1] Zwolennika
       *[other] Zwol.
    }
room-holds = na razie żaden nie przejdzie
space-dinos = pole { $n }, Dino: { $dinos }
space-dinos-next = pole { $n }: { $dinos }
spaces-dinos = jedno z pól { $spaces }: Dinozaury { $n }
spaces-story = tylko za 1 Opow., { $spaces }
spaces-more = 1 Opow.: dowolne pole
space-story = { $space } (1 Opow.)
dinos-then = { $first }, potem { $then }
dino-on-trap = { $dino } na twoją Pułapkę
roll-on-trap = { $dino }, pierwszy na twoją Pułapkę
room-attack-lost =
    { $n ->
        [one] wejdzie tylko { $n }: atak
        [few] wejdą tylko { $n }: atak
        [many] wejdzie tylko { $n }: atak
       *[other] wejdzie tylko { $n }: atak
    }
room-attack-lost-jack =
    { $n ->
        [one] wejdzie { $n }: atak, chyba że Jack odeśle
        [few] wejdą { $n }: atak, chyba że Jack odeśle
        [many] wejdzie { $n }: atak, chyba że Jack odeśle
       *[other] wejdzie { $n }: atak, chyba że Jack odeśle
    }
effect-attack = atak
effect-attack-jack = atak, chyba że Jack odeśle
effect-attack-maybe = może wywołać atak
range = { $least }–{ $most }
detail-die-own = Za darmo; twoja Obecność { $before } → { $n }
detail-die-other =
    { $lost ->
        [0] Za darmo, bo nie masz Zwolenników; Obecność dla: { $seat }
        [1] Kosztuje 1 Zwolennika, ostatniego; Obecność dla: { $seat }
       *[other] Kosztuje { $lost } Zwolenników; Obecność dla: { $seat }
    }
detail-die-neutral = Za darmo; Obecność niczyja
detail-die-dissenter = Za darmo; Obecność Dysydentów
detail-roll = { $least }–{ $most } z rzutu
dinos-several = { $n }× { $dino }

## Co dają teraz Efekty, w kilku słowach
short-nothing = teraz nic
short-patrol = Patrol: { $who }
short-recruit = werbuj
short-upgrade = awansuj
short-place = umieść
short-story = +1 Opowieść
short-story-pays = +1 Opowieść (na jedno)
short-options =
    { $n ->
        [1] 1 opcja
       *[other] do { $n } opcji
    }
short-training = do { $n }: { $what }
short-politics-pool = 1 Żyw.: kość z puli twoja, +{ $what }
short-politics-board = 1 Żyw., 1 Opow.: kość z planszy twoja, +{ $what }
short-settle = od 1 Żywności: 1 lub 2 Osady
short-settle-one = 1 Żywność: 1 Osada (teraz nie 2)
short-no-wall = { $what }, bez Muru ({ $why })
short-no-trap = { $what }, bez Pułapki ({ $why })
short-works = 1 lub 2: { $trap }, { $wall }
short-traps =
    { $n ->
        [1] 1 Pułapka
       *[other] 1 lub 2 Pułapki
    }
short-walls =
    { $n ->
        [1] 1 Mur
       *[other] 1 lub 2 Mury
    }
then-effect = Potem { $effect }: { $what }

## Dlaczego coś teraz nic nie daje
why-none-left = nie masz już
why-one-left = została ci 1
why-no-space = brak pól
why-not-there = brak takiej
why-missing = brakuje: { $missing }
why-track-full = masz { $what }, to maksimum
why-no-light = brak Lekkich w zasobach
why-no-cubes = brak kostek
why-no-soldier = brak gotowych Żołnierzy
why-leader-home = Lider na planszy gracza
why-leader-anyway = Lider i tak wraca
why-no-kills = nie masz tu zabitych Dinozaurów
why-no-walls = nie masz tu Muru
why-no-losses = żaden twój Żołnierz tu nie poległ
why-no-presence = nie masz tu Osady ani kości
brings-leader-town = powrót Lidera ({ $zone }: −1 Obecność)
brings-leader-guard = powrót Lidera z Obrony ({ $zone })
brings-settlement = Osadę, { $zone } { $space } (+1 Obecność)
brings-none = nic
picked-nothing = nic
detail-lost = Nic nie daje: { $why }
detail-less = Daje tylko { $what }
detail-track = { $track }: { $now } → { $then }

## Dalsze grupy i oferty
detail-effect-pub = Zyskujesz { $what }: 1 i po 1 za każdą swoją kość w grze, z pulą (teraz { $n })
effect-patrol-rewards = Nagrody w tej turze
effect-patrol-challenges = Wyzwania dają do { $goods } dóbr, { $n } Zwol., mogą zabić
effect-patrol-ready = gotowi: { $who }
detail-effect-training = Do { $n }: { $what }
train-ends = Koniec Efektu Training
keoni-after = potem Keoni może ustawić gotowego Lekkiego
train-free = darmo { $what }
train-light = Lekki
train-story = Opow.
train-light-food = 1 Żyw.: Lekki
train-light-one = został 1 Lekki
train-light-after = Lekki po awansie
train-heavy = { $mr }: Ciężki
train-upgrade-place = 1 Opow.: awansuj 2 lub umieść 2
train-upgrade = 1 Opow.: awansuj 2
train-place = 1 Opow.: umieść 2
train-story-beta = 1 Zwol.: Opow.
detail-effect-politics = 1 Żywność: neutralna kość w puli twoja, +{ $pool }. Z planszy: 1 Żyw., 1 Opow., +{ $board }
detail-effect-politics-pool = 1 Żywność: neutralna kość w puli jest twoja, +{ $pool }. Z planszy: nie ({ $why })
detail-effect-politics-board = 1 Żywność i 1 Opow.: kość z planszy jest twoja, +{ $board }. Z puli: nie ({ $why })
detail-effect-settle = 1 Żywność: jedna w dowolnej Strefie, z premią pola; 1 Żyw., { $mr }, 1 Opow.: dwie, 1 premia
detail-effect-settle-one = 1 Żywność: jedna w dowolnej Strefie, z premią pola; dwie teraz nie ({ $why })
settlements-left = zostało ci { $n }
detail-effect-fortifications = { $n ->
        [1] Tylko 1
       *[other] 1 lub 2
    }: { $trap }, { $wall }
fortify-anywhere = puste pola dowolnych Stref
fortify-trap = Pułapka (darmo)
fortify-trap-food = Pułapka (darmo; za 1 Żywność: +1 Męstwo)
fortify-wall = Mur ({ $mr })
fortify-wall-story = Mur ({ $mr }; z 1 Opow.: +2 Zwol.)
fortify-no-trap = bez Pułapki ({ $why })
fortify-no-wall = bez Muru ({ $why })
detail-group-influence = 1 kostka za darmo, 2 za 2 Opowieści, 3 za 4 Opowieści. Masz: kostki { $n }, { $stories }
detail-group-influence-adelita-retail = 1 kostka darmo, dalsze po 2 Opow. lub (Adelita) 1 Żywność. Kostki { $n }, Opowieści { $stories }, Żywność { $food }
detail-group-influence-adelita-beta = 1 kostka darmo, dalsze po 2 Opow. (raz zamiast nich 1 Żywność). Kostki { $n }, Opowieści { $stories }, Żywność { $food }
detail-group-soldiers =
    { $n ->
        [1] Darmo do 2, teraz 1: 1 Męstwo lub Ochrona; ginie, gdy zabije Raptora. Gotowi: { $who }
       *[other] Darmo 1–2, po kolei: po 1 Męstwo lub Ochrona; ginie, gdy zabije Raptora. Gotowi: { $who }
    }
detail-group-row = Dino: { $dinos } z { $spaces }. Wybory Nagród po ataku, z 1 więcej: { $now } → { $then }
detail-group-row-same = Dino: { $dinos } z { $spaces }. Wybory Nagród po ataku, z 1 więcej: nadal { $now }
row-twice = remis o Wkład: jedna Nagroda dwa razy
detail-group-row-late = Dinozaury: { $dinos } z { $spaces }. Ataku tam już nie będzie
detail-group-leader = Bez kosztu i Dinozaurów: +1 Obecność do Zgromadzenia i od razu Efekt tej Strefy za zwykłą cenę
detail-group-defend = Bez kosztu: 1 Męstwo lub Ochrona, zabija do 2, liczy się do Nagród; wraca po ataku
detail-group-defend-late = Bez kosztu: 1 Męstwo lub Ochrona; ataków już nie będzie, więc liczy się na koniec gry
detail-group-soldiers-late = Darmo do { $n }; każdy 1 Męstwo lub Ochrona; ataków już nie będzie. Gotowi: { $who }
detail-group-board = Każda daje { $what } i +1 Obecność w swojej Strefie
detail-group-settle = Każda to +1 Populacja Strefy (jej Głosy na Zgromadzeniu). Zostało ci Osad: { $n }
detail-set-aside = Bez kosztu, Dinozaurów, Efektu i Obecności; wraca na Zgromadzeniu
detail-fireworks = Staje tam: { $spot }; wolnych tam potem: { $n }. Ataku w tej turze nie będzie
detail-fireworks-averts = Staje tam: { $spot }; wolnych potem: { $n }. { $zone } niepełna: ataku nie będzie
detail-fireworks-attack = { $zone } jest pełna: atak na koniec tej tury
detail-fireworks-stay = Żaden obszar nie jest pełny: nie wywoła to ataku
detail-train-light-free = Za darmo. Gotowi Lekcy: { $before } → { $n }, w zasobach: { $supply } → { $left }
detail-train-light = Gotowi Lekcy: { $before } → { $n }, w zasobach: { $supply } → { $left }
detail-train-heavy = Gotowi Ciężcy: { $before } → { $n }, w zasobach: { $supply } → { $left }
train-light-again = potem można zyskać Lekkiego
detail-train-upgrade = Teraz do { $n }. Gotowi: { $who }. W zasobach: { $more }
detail-train-place-short = Teraz do { $n }, dowolne Strefy; każdy daje { $full ->
        [valor] 1 Ochronę (Męstwo pełne)
        [safeguard] 1 Męstwo (Ochrona pełna)
        [both] nic (oba pełne)
       *[none] 1 Męstwo lub 1 Ochronę
    }
detail-train-place = Do { $n } teraz, w dowolne Strefy; każdy daje { $full ->
        [valor] 1 Ochronę (Męstwo pełne)
        [safeguard] 1 Męstwo (Ochrona pełna)
        [both] nic (oba pełne)
       *[none] 1 Męstwo lub 1 Ochronę
    }. Gotowi: { $who }
train-left = { $what } { $before } → { $n }
detail-train-story = Masz { $stories } i { $followers }
detail-train-story-pays = Masz { $stories } i { $followers }; awans Lekkich lub umieszczanie kosztuje 1 Opowieść
detail-train-story-last = Za darmo. Masz { $stories }
detail-train-story-free = Za darmo. Masz { $stories }; awans Lekkich lub umieszczanie kosztuje 1 Opowieść
detail-politics-pool = Płacisz 1 Żywność: jest twoja, zyskujesz { $what } (po 1 za swoją kość, z pulą i nią)
detail-politics-pool-die = Zostaje w puli; położona da Obecność tobie, rywal kładący ją traci 2 Zwolenników. Masz kości: { $before } → { $n }
detail-politics-board = Płacisz 1 Żywność i 1 Opow.: jest twoja, zyskujesz { $what }. Obecność tam { $before } → { $n }
settle-cost = Koszt: { $cost }
settle-presence = Obecność tam { $before } → { $n }
settle-population = Populacja { $before } → { $n }
settle-less = premia da tylko: { $what }
settle-leader = Lider opuszcza: { $zone } (−1 tam)
settle-leader-here = Obecność tam zostaje { $before }, bo Lider stamtąd wraca
settle-leader-ready = może działać w tej turze
settle-leader-guard = Lider opuszcza Obronę: { $zone }
settle-influence = { $officer }: kostki { $own } → { $then }, rząd { $row }/{ $spaces }
settle-joined-you = po Zgrom. pełny: { $what } dla ciebie
settle-joined-rival = po Zgrom. pełny: { $what } dla rywala
settle-joined-nobody = po Zgrom. pełny: przepada { $what }
settle-row-you = { $officer }, pełny rząd (potem pusty), ty: { $what }
settle-row-other = { $officer }, pełny rząd (potem pusty): nic dla ciebie
settle-row-also = także: { $who }
settle-row-rivals = { $who }, najwyżej: { $what }
settle-votes = do Zgromadzenia { $votes }; teraz { $place }. miejsce, { $followers } Zwol.
settle-nothing = bez premii: { $why }
presence-others =
    { $n ->
        [0] nikogo innego tam
       *[other] inni tam najwyżej { $n }
    }
detail-presence = Twoja Obecność tam { $before } → { $n }
detail-leader-idle = Żaden Efekt tam nic teraz nie da. Twoja Obecność tam { $before } → { $n }
traps-left = Pułapek masz: { $n }
traps-not-in = nie: { $zone } (pełno)
traps-kill = atak: swój typ ginie na { $same } z { $faces } ({ $least }–{ $most } Zwol.), inny na { $other } z tych ({ $sure })
traps-kill-surely = w ataku na pewno zabija swój typ (3 Zwol.), innego nigdy
traps-may-kill = w ataku może zabić Dinozaura na niej i dać Zwolenników
traps-count = liczy się do Wkładu
only-scores = ataku na nią już nie będzie, więc tylko punktuje (Oficer, koniec gry)
detail-late = Ataku tam już nie będzie; licząc teraz: Oficerowie +{ $officers }, koniec gry +{ $end }
late-pieces = elementy { $before } → { $n } (Chief Mate)
wall-only-scores = Ataku na niego już nie będzie, więc tylko punktuje (Oficer, koniec gry)
wall-fights-only = Walczy tylko: { $zone }, w ataku tej tury; gdzie indziej tylko punktuje
walls-left = Murów masz: { $n }
detail-walls-left = Daje w atakach { $least }–{ $most } Zwol. lub { $what }, zabija na { $kills } z { $faces }; zostaje, liczy się do Wkładu. Murów: { $n }
detail-walls-left-known = W atakach: 1 Ochrona, figura za nim zabija o 1 więcej; zostaje, liczy się do Wkładu. Murów: { $n }
about-trap = Atak: swój typ ginie na { $same } z { $faces } ścianek ({ $least }–{ $most } Zwol.), inny na { $other } z tych { $same } ({ $sure }); na { $none } pudło, a daje { $failed }
about-trap-surely = W ataku na pewno zabija Dinozaura tego typu (3 Zwolenników), innego nigdy
detail-trap = Trafia Dinozaura, który tu stanie; { $n ->
        [0] zapełni się następne
       *[other] wcześniej zapełni się pól: { $n }
    }; do ataku brakuje { $free ->
        [one] { $free } Dinozaura
        [few] { $free } Dinozaurów
        [many] { $free } Dinozaurów
       *[other] { $free } Dinozaura
    }
trap-picks = Wybory Nagród: { $now } → { $then }
detail-wall = Daje w ataku { $least }–{ $most } Zwol. lub { $what }; zabija na { $kills } z { $faces }. Dinozaury tu: { $dinos }
detail-wall-known = W ataku: 1 Ochrona, figura za nim zabija o 1 więcej. Tu Dinozaury { $dinos }, figury { $n }
guard-stays = { $track } nadal { $value }
guard-net-gun = Działko: jeszcze 1 albo Pułapka
guard-net-gun-gain = Działko: jeszcze 1
guard-soldier = zabija najwyżej { $n }, ginie, gdy zabije Raptora
guard-leader = zabija najwyżej { $n }, sam nie ginie
guard-picks = Wybory Nagród: { $now } → { $then }
guard-none = na razie bez Dinozaura
guard-none-left = Dinozaury tam zabija figura przed nim
guard-to-come = walczy z { $n ->
        [1] rzędem { $rows } (Dino przyjdzie)
       *[other] rzędami { $rows } (Dino przyjdą)
    }
guard-part = walczy z rzędami { $rows } (na razie: { $dinos })
guard-late = bez ataku tam; licząc teraz: Oficerowie +{ $officers }, koniec +{ $end }
guard-lives = zabija { $dinos } i przeżyje
guard-dies = zabija { $dinos } i ginie
guard-would-live = teraz zabiłby { $dinos } i przeżył
guard-would-die = teraz zabiłby { $dinos } i zginął
guard-wall-first = Mur może zabić wcześniej
guard-trap-first = Pułapka może zabić wcześniej
guard-both-first = Mur lub Pułapka mogą zabić wcześniej
guard-unless-wall = chyba że ubiegnie go Mur
guard-unless-trap = chyba że ubiegnie go Pułapka
guard-unless-both = chyba że ubiegnie go Mur lub Pułapka
guard-through = przedrze się: { $before } → { $n }
phoenix-trap = W ataku tutaj zabija { $dino } przy { $kills } z { $faces } ścianek ({ $followers } Zwol.)
phoenix-trap-surely = W ataku tutaj na pewno zabija { $dino } (3 Zwol.)
phoenix-trap-never = Nigdy nie zabije { $dino }
detail-influence-retail = Rząd → { $n }/{ $spaces } (ty { $own }), pełny: { $what } każdemu z 2+ kostkami
detail-influence-beta = Rząd → { $n }/{ $spaces } (ty { $own }), pełny: { $what } mającym najwięcej
detail-influence-joined-you = Rząd → { $n }/{ $spaces }, po Zgrom. pełny: { $what } dla ciebie
detail-influence-joined-rival = Rząd → { $n }/{ $spaces }, po Zgrom. pełny: { $what } dla rywala
detail-influence-joined-nobody = Rząd → { $n }/{ $spaces }, po Zgrom. pełny: przepada { $what }
detail-influence-full-you = Pełny, tylko ty: { $what }
detail-influence-full-shared = Pełny: { $what } dla ciebie, dla innych też ({ $others })
detail-influence-full-lost = Pełny, ale brak miejsca na { $what }
detail-influence-full-other = Pełny, { $who }: { $what }
detail-influence-full-others = Pełny, zyskuje { $others } rywali: { $what }
detail-influence-full-nobody = Pełny, przepada: { $what }
influence-over = nowy rząd: { $n }
influence-score-stays = { $when }: nadal { $place } miejsce, { $n } Zwol.
influence-score-moves = { $when }: { $from } → { $n } Zwol. ({ $before } → { $place })
influence-score-enters = { $when }: 0 → { $n } Zwol. ({ $place } miejsce)
score-today = Zgrom. teraz
score-after = Po ataku
score-unhurt = Bez strat
influence-rival = { $who } −{ $n }
influence-rivals = rywale −{ $n }
influence-score-behind = { $when }: poniżej 2. miejsca
place-first = 1.
place-second = 2.
score-pieces = liczą się elementy w najlepszym obszarze: { $n }
score-patrols = liczą się twoje Patrole: { $n }
score-sets = liczą się twoje zestawy Osad i kości: { $n }
score-fortifications = liczą się twoje Mury i Pułapki: { $n }
patrol-brings = Daje w tej turze { $what }
patrol-brings-drawn =
    { $n ->
        [one] Daje w tej turze { $what } (z { $n } dobranego)
        [few] Daje w tej turze { $what } (z { $n } dobranych)
        [many] Daje w tej turze { $what } (z { $n } dobranych)
       *[other] Daje w tej turze { $what } (z { $n } dobranego)
    }
patrol-nothing = Nic teraz nie daje: tory są pełne
detail-group-patrol = Lekkie Wyzwanie daje do { $light } dóbr, { $light-followers }, Ciężkie do { $heavy } dóbr, { $heavy-followers }
patrol-back = wracają w tej turze
patrol-back-later = wracają w tej turze lub po etapie 2
patrol-stay = zostają: { $who }
patrol-completed-anyway = Patrol i tak ukończony
patrol-ends-then = wtedy Patrol się kończy
detail-challenge-threat = { $what }. Rzut (1–{ $sides }) poniżej { $n }: ginie { $soldier }
detail-challenge-track = { $what }. Tor ({ $soldier }, teraz { $now }): +{ $n }, ponad 5 ktoś ginie
detail-track-safe = Tor { $now } → { $then }: nikt nie ginie
detail-track-loss = Tor { $now } → { $then } (ponad 5): ginie { $soldier }
detail-lose-soldier = Na Patrolu: { $n } → { $left }; wraca do twoich zasobów i można go zyskać na nowo
track-heavy-end = na koniec 3+ to −1 Zwolennik
detail-challenge-safe = Daje: { $what }
reward-given-up =
    { $n ->
        [one] Rezygnujesz z tego wyboru
        [few] Rezygnujesz z { $n } wyborów
        [many] Rezygnujesz z { $n } wyborów
       *[other] Rezygnujesz z { $n } wyborów
    }
reward-kept = zachowujesz { $what }
reward-kept-worth =
    { $kinds ->
        [2] { $n ->
            [one] na koniec { $n } Zwolennik za parę
            [few] na koniec { $n } Zwolenników za parę
            [many] na koniec { $n } Zwolenników za parę
           *[other] na koniec { $n } Zwolennika za parę
        }
       *[other] { $n ->
            [one] na koniec { $n } Zwolennik za parę z Męstwa i Ochrony
            [few] na koniec { $n } Zwolenników za parę z Męstwa i Ochrony
            [many] na koniec { $n } Zwolenników za parę z Męstwa i Ochrony
           *[other] na koniec { $n } Zwolennika za parę z Męstwa i Ochrony
        }
    }
detail-reward = Oddajesz { $price }. Daje: { $what }
detail-reward-nothing = Nic nie daje ({ $why }). Oddajesz { $price }
reward-leaves = potem Męstwo { $valor }, Ochrona { $safeguard }
detail-tile = 2. jest { $seat } i dostaje { $what }
detail-tile-votes = { $votes }: { $place }. miejsce ({ $followers } Zwol.). { $second }
detail-tile-no-votes = 0 Głosów: bez miejsca i Zwolenników. { $second }
detail-tile-open = Głosy: tu { $here }, razem { $votes } ({ $followers } Zwol.). { $second }
tile-rivals-most = inni najwyżej: { $who }
detail-tile-lost = Nic nie daje: { $why }. { $second }
detail-tile-dissenters = 2. są Dysydenci i dostają { $what }
detail-tile-nobody = Nikt nie dostaje nagrody za drugie miejsce

## Ilości

amount-food =
    { $n ->
        [one] { $n } Żywność
        [few] { $n } Żywności
        [many] { $n } Żywności
       *[other] { $n } Żywności
    }
amount-mr-beta =
    { $n ->
        [one] { $n } Złom
        [few] { $n } Złomu
        [many] { $n } Złomu
       *[other] { $n } Złomu
    }
amount-mr-retail =
    { $n ->
        [one] { $n } Złom
        [few] { $n } Złomu
        [many] { $n } Złomu
       *[other] { $n } Złomu
    }
amount-story =
    { $n ->
        [one] { $n } Opowieść
        [few] { $n } Opowieści
        [many] { $n } Opowieści
       *[other] { $n } Opowieści
    }
amount-light =
    { $n ->
        [one] { $n } Lekkiego Żołnierza
        [few] { $n } Lekkich Żołnierzy
        [many] { $n } Lekkich Żołnierzy
       *[other] { $n } Lekkiego Żołnierza
    }
amount-lights =
    { $n ->
        [one] { $n } Lekki
        [few] { $n } Lekkich
        [many] { $n } Lekkich
       *[other] { $n } Lekkiego
    }
amount-heavies =
    { $n ->
        [one] { $n } Ciężki
        [few] { $n } Ciężkich
        [many] { $n } Ciężkich
       *[other] { $n } Ciężkiego
    }
ready-lights = Lekcy { $n }
ready-heavies = Ciężcy { $n }
amount-safeguard =
    { $n ->
        [one] { $n } Ochronę
        [few] { $n } Ochrony
        [many] { $n } Ochrony
       *[other] { $n } Ochrony
    }
amount-valor =
    { $n ->
        [one] { $n } Męstwo
        [few] { $n } Męstwa
        [many] { $n } Męstwa
       *[other] { $n } Męstwa
    }
amount-follower =
    { $n ->
        [one] { $n } Zwolennika
        [few] { $n } Zwolenników
        [many] { $n } Zwolenników
       *[other] { $n } Zwolennika
    }
amount-vote =
    { $n ->
        [one] { $n } Głos
        [few] { $n } Głosy
        [many] { $n } Głosów
       *[other] { $n } Głosu
    }
amount-challenges =
    { $n ->
        [one] { $n } Wyzwanie
        [few] { $n } Wyzwania
        [many] { $n } Wyzwań
       *[other] { $n } Wyzwania
    }
amount-traps =
    { $n ->
        [one] { $n } Pułapkę
        [few] { $n } Pułapki
        [many] { $n } Pułapek
       *[other] { $n } Pułapki
    }
amount-walls =
    { $n ->
        [one] { $n } Mur
        [few] { $n } Mury
        [many] { $n } Murów
       *[other] { $n } Muru
    }
amount-either = { $first } lub { $second }
amount-mix = { $n } do wyboru z: { $of }

## Co zapłacono, w tym samym zdaniu co za co
paid = { " " }za { $price }
paid-by = { " " }za { $price } (Lider: { $leader })
unpaid = { "" }

## Dlaczego coś się dzieje

why-assembly = Zgromadzenie, { $zone }
why-breach = obrona przełamana w turze tego gracza
why-defense = obszar Obrony
why-end-fortifications = punktacja końcowa, Mury i Pułapki
why-end-soldiers = punktacja końcowa, Żołnierze
why-heavy-threat = Zagrożenie Ciężkich
why-leftovers = pozostałe zasoby
why-officer = premia, { $officer }
why-officer-scoring = { $officer }
why-other-die = cudza kość
why-reward = Nagroda za Walkę { $n }
why-patrol =
    { $stages ->
        [1] Patrol { $n }
       *[other] Patrol { $n }, etap { $stage } z { $stages }
    }
why-raptor = Raptor przy Osadzie: { $zone }, pole { $space }
why-settlement = Osada na polu { $space }
why-trap = Pułapka
why-votes = Głosy
why-wall = Mur w kolumnie { $col }

## Co się stało: przygotowanie

note-first-player = { $seat } zaczyna.
note-leader = { $seat } bierze Lidera ({ $leader }), a na start { $what }.
note-officer = { $zone } – Oficer: { $officer }.
note-breach-tokens = Żetony Uszkodzenia leżą przy Nagrodach: { $what }.
note-breach-tokens-agreed = Żetony Uszkodzenia ustalone przy: { $what }.
note-first-settlement = { $seat } stawia pierwszą Osadę: { $zone }.
note-first-settlement-last = { $seat } stawia pierwszą Osadę w jedynej wolnej Strefie: { $zone }.
note-dissenters-settle =
    { $n ->
        [one] Dysydenci stawiają { $n } Osadę: { $zone }.
        [few] Dysydenci stawiają { $n } Osady: { $zone }.
        [many] Dysydenci stawiają { $n } Osad: { $zone }.
       *[other] Dysydenci stawiają { $n } Osady: { $zone }.
    }
note-pool =
    { $n ->
        [one] Rzut do puli: { $n } kość.
        [few] Rzut do puli: { $n } kości.
        [many] Rzut do puli: { $n } kości.
       *[other] Rzut do puli: { $n } kości.
    }

## Co się stało: kości i Dinozaury

note-place = { $seat } umieszcza kość ({ $effect }): { $die }.
note-place-story = { $seat } wydaje 1 Opowieść i umieszcza kość ({ $effect }): { $die } jako { $face }.
note-set-aside = { $seat } nie może umieścić kości i odkłada jedną na bok: { $die }.
note-dino-die = Kość Dinozaurów pokazuje: { $what }.
note-dino-die-dangerous = Niebezpieczna kość Dinozaurów pokazuje: { $what }.
note-dino = { $zone }: przychodzi { $dino }.
note-dino-no-space = { $zone }: { $dino } się nie mieści i przepada.
note-jack = { $seat } odsyła Dinozaura ({ $dino }), Lider: { $leader }, { $from } → { $to }.

## Co się stało: zyski i straty

note-gain = { $seat } zyskuje { $what } ({ $why }).
note-gain-lost = { $seat } nie ma już miejsca na { $what }: tor jest pełny ({ $why }).
note-gain-light = { $seat } zyskuje Lekkiego Żołnierza{ $paid } ({ $why }).
note-gain-heavy = { $seat } zyskuje Ciężkiego Żołnierza{ $paid } ({ $why }).
note-no-soldier-left = { $seat } nie ma już w zasobach: { $soldier } ({ $why }).
note-lose-followers =
    { $n ->
        [0] { $seat } nie ma Zwolenników do stracenia ({ $why }).
        [one] { $seat } traci { $n } Zwolennika ({ $why }).
        [few] { $seat } traci { $n } Zwolenników ({ $why }).
        [many] { $seat } traci { $n } Zwolenników ({ $why }).
       *[other] { $seat } traci { $n } Zwolennika ({ $why }).
    }
note-lose-all =
    { $n ->
        [one] { $seat } traci { $n } Zwolennika, ostatniego ({ $why }).
        [few] { $seat } traci { $n } Zwolenników, wszystkich, jakich ma ({ $why }).
        [many] { $seat } traci { $n } Zwolenników, wszystkich, jakich ma ({ $why }).
       *[other] { $seat } traci { $n } Zwolennika, ostatniego ({ $why }).
    }
note-nothing-left = { $seat } nie może już skorzystać z Efektu ({ $effect }).

## Co się stało: Efekty

note-upgrade =
    { $n ->
        [one] { $seat } zamienia { $n } Lekkiego Żołnierza w Ciężkiego{ $paid }.
        [few] { $seat } zamienia { $n } Lekkich Żołnierzy w Ciężkich{ $paid }.
        [many] { $seat } zamienia { $n } Lekkich Żołnierzy w Ciężkich{ $paid }.
       *[other] { $seat } zamienia { $n } Lekkiego Żołnierza w Ciężkiego{ $paid }.
    }
note-train-place = { $seat } płaci { $price }, by umieścić do 2 Żołnierzy (Training).
note-politics-pool = { $seat } wymienia neutralną kość w puli na swoją{ $paid }: { $icon }.
note-politics-board = { $seat } wymienia neutralną kość na planszy na swoją{ $paid }: { $icon }, { $zone }, pole { $space }.
note-settle = { $seat } stawia Osadę{ $paid }: { $zone }, pole { $space }.
note-trap = { $seat } kładzie ukrytą Pułapkę{ $paid }: { $zone }, { $spot }.
note-trap-type = Tylko ty wiesz, że to { $trap }.
note-wall = { $seat } stawia Mur{ $paid }: { $zone }, kolumna { $col }.

## Co się stało: Akcja Dodatkowa

note-influence =
    { $n ->
        [one] { $seat } kładzie { $n } kostkę wpływów{ $paid }: { $officer }.
        [few] { $seat } kładzie { $n } kostki wpływów{ $paid }: { $officer }.
        [many] { $seat } kładzie { $n } kostek wpływów{ $paid }: { $officer }.
       *[other] { $seat } kładzie { $n } kostki wpływów{ $paid }: { $officer }.
    }
note-dissenters-influence =
    { $n ->
        [one] Dysydenci kładą { $n } kostkę wpływów: { $officer }.
        [few] Dysydenci kładą { $n } kostki wpływów: { $officer }.
        [many] Dysydenci kładą { $n } kostek wpływów: { $officer }.
       *[other] Dysydenci kładą { $n } kostki wpływów: { $officer }.
    }
note-officer-full-nobody-retail = { $officer }: pola są pełne, ale nikt nie ma tam 2 kostek, więc nikt nie dostaje premii.
note-officer-full-nobody-tied = { $officer }: pola są pełne, po 1 kostce każdego gracza, więc nikt nie dostaje premii.
note-officer-full-nobody-dissenters = { $officer }: pola są pełne, najwięcej kostek mają tam Dysydenci, więc nikt nie dostaje premii.
note-place-light = { $seat } umieszcza Lekkiego Żołnierza: { $space }.
note-place-heavy = { $seat } umieszcza Ciężkiego Żołnierza: { $space }.
note-place-leader = { $seat } umieszcza Lidera: { $space }.
note-leader-community = { $seat } umieszcza Lidera w obszarze Wspólnoty: { $zone }.
note-leader-back = { $seat } odzyskuje Lidera ({ $zone }).
note-no-secondary = { $seat } nie ma żadnej możliwej Akcji Dodatkowej.
note-skip = { $seat } rezygnuje z Akcji Dodatkowej.

## Co się stało: Patrole

note-patrol = { $seat } bierze Patrol { $n }: { $who }.
note-patrol-revealed = Odkryto Patrol { $n }.
note-challenges-drawn =
    { $n ->
        [one] { $seat } dobiera Wyzwanie: { $what }.
        [few] { $seat } dobiera Wyzwania: { $what }.
        [many] { $seat } dobiera Wyzwania: { $what }.
       *[other] { $seat } dobiera Wyzwania: { $what }.
    }
note-challenges-kept =
    { $n ->
        [one] { $seat } zachowuje Wyzwanie: { $what }.
        [few] { $seat } zachowuje Wyzwania: { $what }.
        [many] { $seat } zachowuje Wyzwania: { $what }.
       *[other] { $seat } zachowuje Wyzwania: { $what }.
    }
note-challenges-none = { $seat } nie zachowuje żadnego Wyzwania.
note-threat-safe = { $seat } wyrzuca { $roll } przeciw Zagrożeniu { $threat }: udało się.
note-threat-failed = { $seat } wyrzuca { $roll } przeciw Zagrożeniu { $threat }: nie udało się.
note-threat-track = { $seat }: { $soldier }, tor Zagrożenia na { $n }.
note-patrol-loss = { $seat } traci Żołnierza na Patrolu: { $soldier }.
note-patrol-goes-on = { $seat }: Patrol idzie dalej, do etapu 2.
note-patrol-completed = { $seat } kończy Patrol { $n }.

## Co się stało: Atak Dinozaurów

note-attack = Atak Dinozaurów: { $zone }!
note-trap-kills = { $seat }: { $trap } działa, ginie { $dino }.
note-trap-fails-type = { $seat }: { $trap } nie pasuje, { $dino } zostaje.
note-trap-fails-surely = { $seat }: { $trap } zawodzi, { $dino } zostaje, ale Zwolennicy i tak są.
note-wall-rolls = { $seat }: kość Muru w kolumnie { $col } pokazuje { $what }.
shows-skull = czaszkę (zabija)
shows-skull-idle = czaszkę (nie ma tam już Dinozaura)
shows-no-skull = brak czaszki (nikogo nie zabija)
note-wall-kills = { $seat }: Mur w kolumnie { $col } zabija { $what }.
note-light-fights = { $seat }: Lekki Żołnierz w kolumnie { $col } zabija { $what }.
note-heavy-fights = { $seat }: Ciężki Żołnierz w kolumnie { $col } zabija { $what }.
note-leader-fights = { $seat }: Lider w kolumnie { $col } zabija { $what }.
note-light-falls = { $seat }: Lekki Żołnierz w kolumnie { $col } zabija { $what } i sam ginie.
note-heavy-falls = { $seat }: Ciężki Żołnierz w kolumnie { $col } zabija { $what } i sam ginie.
note-defended = { $zone } obroniona, żaden Dinozaur się nie przedarł.
note-breach-rest =
    { $n ->
        [one] { $zone }: { $n } z tych Dinozaurów nie trafia na żadną Osadę.
        [few] { $zone }: { $n } z tych Dinozaurów nie trafiają na żadną Osadę.
        [many] { $zone }: { $n } z tych Dinozaurów nie trafia na żadną Osadę.
       *[other] { $zone }: { $n } z tych Dinozaurów nie trafia na żadną Osadę.
    }
note-breach = { $zone }: obrona przełamana. Tramplery: { $tramplers }, Raptory: { $raptors }.
note-settlement-lost = { $seat } traci Osadę przez Tramplera: { $zone }, pole { $space }.
note-dissenter-settlement-lost = Dysydenci tracą Osadę przez Tramplera: { $zone }, pole { $space }.
note-reward = { $seat } wybiera Nagrodę za Walkę { $n }{ $paid }: { $reward }.
idle-kills = nic (własne zabite Dinozaury: 0)
idle-walls = nic (własne Mury w tej Strefie: 0)
idle-losses = nic (polegli Żołnierze: 0)
idle-presence = nic (własne Osady i kości w tej Strefie: 0)
idle-lights = nic, w zasobach nie ma Lekkiego Żołnierza
idle-leader-home = nic, { $leader } jest już na planszy gracza
idle-leader-anyway = nic więcej, { $leader } i tak wraca
idle-settlements = nic, nie ma już Osad
idle-space = nic, nie ma tam wolnego pola Osady
note-no-reward = { $seat } nie wybiera Nagrody za Walkę.
note-dangerous = { $zone } jest odtąd Niebezpieczna: otwierają się zakryte pola Dinozaurów i Osad, a rzuca się niebezpieczną kością Dinozaurów.

## Co się stało: Zgromadzenie i koniec

note-assembly = Zaczyna się Zgromadzenie { $n }. Największa Obecność: { $zones }.
holds-tile = { $zone } – { $who }
holds-tied-two = { $zone } – nikt (remis: { $who }, po połowie Głosów)
holds-tied = { $zone } – nikt (remis: { $who })
holds-nobody = { $zone } – nikt
note-tile-production = { $zone }: największa Obecność ({ $n }): { $who }, wybór: Produkcja.
note-tile-votes = { $zone }: największa Obecność ({ $n }): { $who }, wybór: Głosy.
note-zone-tied-two = { $zone }: remis o największą Obecność ({ $n }): { $who }. Obie strony dostają połowę Głosów.
note-zone-tied = { $zone }: remis o największą Obecność ({ $n }): { $who }. Nikt nie dostaje kafelka nagrody.
note-zone-nobody = { $zone }: nikt nie jest obecny, więc nikt nie dostaje kafelka nagrody.
note-vote-rank = Głosy, a za nie Zwolennicy: { $what }.
vote-rank = { $who } { $votes } (+{ $followers })
note-dissenter-votes =
    { $n ->
        [one] Dysydenci zyskują { $n } Głos ({ $why }).
        [few] Dysydenci zyskują { $n } Głosy ({ $why }).
        [many] Dysydenci zyskują { $n } Głosów ({ $why }).
       *[other] Dysydenci zyskują { $n } Głosu ({ $why }).
    }
note-neutral-leaves = Jedna neutralna kość opuszcza grę.
note-dissenters-join =
    { $n ->
        [one] Do puli dochodzi { $n } kość Dysydentów.
        [few] Do puli dochodzą { $n } kości Dysydentów.
        [many] Do puli dochodzi { $n } kości Dysydentów.
       *[other] Do puli dochodzi { $n } kości Dysydentów.
    }
note-final-scoring = Koniec gry, punktacja końcowa.

## Plansza jako tekst

board-heading = ## { $title }
board-subheading = ### { $title }
board-none = brak
board-free = wolne
board-covered = zakryty
board-followers = Zwolennicy: { $what }
board-seat = { $seat }
board-count = { $what } { $n }

board-title = Perseverance, { $edition }, { $side }
board-setup = Trwa przygotowanie gry
board-over = Gra jest skończona
board-turn = Tura { $turn } z { $turns }, runda { $round } z { $rounds }
board-active = Ruch: { $seat }
board-assembly-now = Trwa Zgromadzenie.
board-each-turn = Co turę: kość (jeśli Efekt ma wolne pole z jej symbolem, to tam, inaczej na pole bez symbolu), potem jedna Akcja Dodatkowa (1, 2 lub 3 kostki wpływów za 0, 2 lub 4 Opowieści; do dwóch Żołnierzy; Lider, jeśli jest na planszy gracza), potem etap twojego Patrolu, jeśli go masz, potem ewentualny Atak Dinozaurów
board-breach-costs = W ataku Lekki Żołnierz zabija 1 Dinozaura w swojej kolumnie, Ciężki Żołnierz i Lider po 2. Każdy Dinozaur, który się przedrze, zabiera 2 Zwolenników graczowi, którego tura trwa. Najpierw każdy taki Trampler usuwa Osadę o najwyższym numerze, czyjakolwiek jest, potem każdy Raptor zabiera 2 Zwolenników właścicielowi kolejnej w dół
board-order = Kolejność: { $what }
board-order-left = Po tej turze, do Zgromadzenia: { $what }
board-order-last-then = To ostatnia tura przed Zgromadzeniem; następną rundę zaczyna { $seat }
board-order-last = Ta tura jest ostatnia przed Zgromadzeniem
board-order-then = Kolejność po Zgromadzeniu: { $what }
board-module = Wersja deterministyczna, { $name }: { $what }

board-pool = Pula kości: { $n }
board-dice = { $who }: { $what }
board-dice-neutral = Neutralne
board-die-count = { $n }× { $icon }
board-aside = Odłożone na bok: { $what }
board-dino-faces = Kość Dinozaurów, sześć ścianek: { $normal }. W Niebezpiecznej Strefie: { $dangerous }
board-dino-face = { $first } + { $second }
board-dino-die = Normalna kość Dinozaurów, następna ścianka: { $what }
board-dino-die-dangerous = Niebezpieczna kość Dinozaurów, następna ścianka: { $what }

board-patrols = Patrole
board-patrol-deck = Karty Patroli w talii: { $n }
board-patrol-one =
    { $need ->
        [one] Patrol { $n }: co najmniej { $need } Żołnierz. Daje { $first }.
        [few] Patrol { $n }: co najmniej { $need } Żołnierzy. Daje { $first }.
        [many] Patrol { $n }: co najmniej { $need } Żołnierzy. Daje { $first }.
       *[other] Patrol { $n }: co najmniej { $need } Żołnierza. Daje { $first }.
    }
board-patrol-two =
    { $need ->
        [one] Patrol { $n }: co najmniej { $need } Żołnierz. Daje { $first }. Nieobowiązkowy etap 2 (Zagrożenie { $threat }) daje { $second }.
        [few] Patrol { $n }: co najmniej { $need } Żołnierzy. Daje { $first }. Nieobowiązkowy etap 2 (Zagrożenie { $threat }) daje { $second }.
        [many] Patrol { $n }: co najmniej { $need } Żołnierzy. Daje { $first }. Nieobowiązkowy etap 2 (Zagrożenie { $threat }) daje { $second }.
       *[other] Patrol { $n }: co najmniej { $need } Żołnierza. Daje { $first }. Nieobowiązkowy etap 2 (Zagrożenie { $threat }) daje { $second }.
    }
board-patrol-about = Wyzwania: dobierasz po karcie za każdego Żołnierza Patrolu i zachowujesz tyle, ile podaje Patrol, albo żadnej; zachowana daje nagrodę, a rzut niższy niż jej Zagrożenie kosztuje Żołnierza
board-patrol-about-tracks = Wyzwania: dobierasz po karcie za każdego Żołnierza Patrolu i zachowujesz tyle, ile podaje Patrol, albo żadnej; zachowana daje nagrodę, a jej Zagrożenie przesuwa tor jej typu; powyżej 5 Patrol traci Żołnierza tego typu, a tor cofa się o 6
board-challenges = Lekkie Wyzwanie daje do { $light } dóbr ({ $what }) i do { $light-followers }, Zagrożenie ma najwyżej { $light-threat }; Ciężkie do { $heavy } dóbr i do { $heavy-followers }, Zagrożenie najwyżej { $heavy-threat }
board-drawn = Dobrane Wyzwania: { $what }

board-rewards = Nagrody za Walkę
board-rewards-about = Po ataku kupuje je za te ceny każdy, kto ma element w tym obszarze Obrony. Wkład: ile Pułapek, Murów, Żołnierzy (poległych też) i Liderów ma tam gracz. Żeton Uszkodzenia (w każdej grze leżą inaczej): nagroda niedostępna, jeśli któryś Dinozaur się przedarł.
board-rewards-picks = Wszyscy wybierają naraz, każdy dla siebie: każdą Nagrodę raz; najwyższy Wkład (także przy remisie) pozwala jedną z nich wziąć dwa razy: to dwa wybory, każdy płatny
board-reward-what = { $reward } (daje: { $what })
board-gives-each-two = { $first } { $n }, { $second } { $m }
board-gives-kills = { $first } { $n }, { $second } { $m }, zabite też Pułapką i Murem
board-gives-presence = { $first } { $n }, kość gracza { $m }, własne w tej Strefie
board-gives-leader = Lider wraca z dowolnego pola; z zaatakowanego obszaru wraca i bez tego
board-gives-each = { $n } za każdy
board-picks = Liczba wyborów według Wkładu (co najmniej → wybory): { $what }
board-pick = { $n } → { $picks }
board-reward = { $n }. { $reward }: { $price }
board-reward-breach = { $n }. { $reward }: { $price }. Żeton Uszkodzenia

board-attack = Atak Dinozaurów: { $zone }
board-attack-breached = Dinozaury przełamały obronę
board-attack-holds = Żaden Dinozaur się nie przedarł
board-tally = { $seat }: Wkład { $n }. Pokonane: { $kills }. Stracone: { $losses }

board-zone = { $zone }: { $state }, Dinozaury { $n } z { $max }
board-community = Obszar Wspólnoty
board-effect = { $effect } – { $what }
effect-whole-patrol = jeśli nie masz żadnego: weź odkryty Patrol, z tyloma gotowymi Żołnierzami, ilu wymaga, lub więcej
effect-whole-pub = 1 Opowieść i po 1 za każdą twoją kość w grze, z pulą
effect-whole-training-retail = do 3 różnych: Lekki Żołnierz; Lekki za 1 Żywność; Ciężki za { $mr }; do 2 Lekkich w Ciężkich za 1 Opowieść; umieść do 2 Żołnierzy za 1 Opowieść; 1 Opowieść
effect-whole-training-beta = do 3 różnych: Lekki Żołnierz; Lekki za 1 Żywność; Ciężki za { $mr }; do 2 Lekkich w Ciężkich za 1 Opowieść; umieść do 2 Żołnierzy za 1 Opowieść; 1 Opowieść za 1 Zwolennika
effect-whole-politics = za 1 Żywność neutralna kość z puli staje się twoja, po 1 Zwolenniku za każdą twoją kość w grze; albo za 1 Żywność i 1 Opowieść kość z planszy, 2 Zwolenników
effect-whole-settle = za 1 Żywność Osada na dowolnym wolnym polu dowolnej Strefy, z premią; albo za 1 Żywność, { $mr } i 1 Opowieść dwie w różnych Strefach, premia tylko z pierwszej
effect-whole-fortifications = do 2 różnych: Pułapka; Pułapka i 1 Męstwo za 1 Żywność; Mur za { $mr }; Mur i 2 Zwolenników za { $mr } i 1 Opowieść
board-space = { $effect }, pole { $n } ({ $icon }; { $dinos }): { $die }
board-leader-space = Pole Lidera: { $who }
board-settlements = Osady: { $what }
board-settlements-open = Wolne pola: { $what }
board-settlements-covered = Zakryte pola: { $what }
board-settlement = pole { $n } { $who }
board-settlement-bonus = { $n } ({ $bonus })
board-bonus-influence = wpływy u Oficera { $n }
board-bonus-production =
    { $n ->
        [1] Produkcja
       *[other] { $n }× Produkcja
    }
board-bonus-leader = powrót Lidera, także umieszczonego w tej turze
board-bonus-soldiers = umieść do { $n } Żołnierzy
board-production = Produkuje { $what }
board-presence = Populacja { $n } (2 i po 1 za każdą Osadę). Obecność: { $what }
board-officer = { $officer }, rząd: { $row }. Wolne: { $n }. Z pełnych rzędów, nadal liczą się na Zgromadzeniu: { $pool }
board-officer-bonus-retail = { $officer }, pełny rząd: { $bonus } dla każdego, kto ma w nim co najmniej 2 kostki
board-officer-bonus-beta = { $officer }, pełny rząd: { $bonus } dla tego, kto ma w nim najwięcej kostek (remis: dla każdego z nich, a czterech: dla nikogo)
board-officer-now = { $officer } przy obecnym stanie, Zwolennicy: { $what }
board-condition-pieces =
    { $n ->
        [one] { $officer } punktuje: { $n } Zwolennik za każdy własny element w jednym obszarze (Wspólnoty lub Obrony), dla gracza najlepszym
        [few] { $officer } punktuje: { $n } Zwolenników za każdy własny element w jednym obszarze (Wspólnoty lub Obrony), dla gracza najlepszym
        [many] { $officer } punktuje: { $n } Zwolenników za każdy własny element w jednym obszarze (Wspólnoty lub Obrony), dla gracza najlepszym
       *[other] { $officer } punktuje: { $n } Zwolennika za każdy własny element w jednym obszarze (Wspólnoty lub Obrony), dla gracza najlepszym
    }
board-condition-patrols =
    { $n ->
        [one] { $officer } punktuje: { $n } Zwolennik za każdy Patrol, ukończony lub trwający
        [few] { $officer } punktuje: { $n } Zwolenników za każdy Patrol, ukończony lub trwający
        [many] { $officer } punktuje: { $n } Zwolenników za każdy Patrol, ukończony lub trwający
       *[other] { $officer } punktuje: { $n } Zwolennika za każdy Patrol, ukończony lub trwający
    }
board-condition-sets =
    { $n ->
        [one] { $officer } punktuje: { $n } Zwolennik za każdy własny zestaw: { $settlements } i { $dice }
        [few] { $officer } punktuje: { $n } Zwolenników za każdy własny zestaw: { $settlements } i { $dice }
        [many] { $officer } punktuje: { $n } Zwolenników za każdy własny zestaw: { $settlements } i { $dice }
       *[other] { $officer } punktuje: { $n } Zwolennika za każdy własny zestaw: { $settlements } i { $dice }
    }
set-settlements =
    { $n ->
        [one] { $n } Osada
        [few] { $n } Osady
        [many] { $n } Osad
       *[other] { $n } Osady
    }
set-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
board-condition-fortifications =
    { $n ->
        [one] { $officer } punktuje: { $n } Zwolennik za każdy zbudowany Mur i każdą Pułapkę, także użyte
        [few] { $officer } punktuje: { $n } Zwolenników za każdy zbudowany Mur i każdą Pułapkę, także użyte
        [many] { $officer } punktuje: { $n } Zwolenników za każdy zbudowany Mur i każdą Pułapkę, także użyte
       *[other] { $officer } punktuje: { $n } Zwolennika za każdy zbudowany Mur i każdą Pułapkę, także użyte
    }
board-defense = Obszar Obrony, rzędy od Murów w głąb dziczy
board-dinos = Kolumna { $col }, Dinozaury: { $what }
board-row = rząd { $n } { $what }
board-on-trap = { $what } ({ $trap })
board-trap-hidden = ukryta Pułapka, { $seat }
board-trap-own = twoja ukryta { $trap }
board-trap-shown = { $trap }, { $seat }
board-column = Kolumna { $col }, { $where }: { $who }
board-wall = Mur
board-valor-row = rząd Męstwa
board-safeguard-row = rząd Ochrony
board-undefended = Bez Murów i bez obrońców
board-empty = pusto
board-no-space = nie ma takiego pola
board-defender = { $who }, { $seat }
board-defender-fallen = { $who }, { $seat }, poległ
board-no-next-dino = W tej grze nie przyjdzie już żaden Dinozaur
board-next-dino = Następny Dinozaur: { $spot } (na obrazie pole { $n })
board-next-dino-after = Następny Dinozaur, po tym ataku: { $spot }
board-trap-die = Pułapka w ataku: zabija Dinozaura swojego typu przy { $same } z { $faces } ścianek ({ $least }–{ $most } Zwolenników), innego przy { $other } z { $faces } ({ $sure } Zwolenników); { $none } z { $faces } nie zabija, ale daje { $failed } Zwolenników; potem jest zużyta
board-wall-die = Mur w każdym ataku: { $least }–{ $most } Zwolenników albo { $what }; przy { $kills } z { $faces } ścianek zabija najbliższego Dinozaura w swojej kolumnie; zostaje
board-dangerous = Niebezpieczna od pierwszego ataku: otwarte są wszystkie pola Dinozaurów ({ $max }) i pola Osad { $first }–{ $last }, a rzuca się niebezpieczną kością Dinozaurów
board-safe = Pierwszy atak czyni Strefę Niebezpieczną: otwierają się wszystkie pola Dinozaurów ({ $max }) i pola Osad { $first }–{ $last }, a rzuca się niebezpieczną kością Dinozaurów
board-full = Wszystkie pola Dinozaurów są zajęte

board-player = { $seat } (miejsce { $letter })
board-player-leader = { $seat } (miejsce { $letter }), { $leader }
board-player-scores = Zwolennicy { $followers }, Głosy { $votes }, Ochrona { $safeguard }, Męstwo { $valor }
board-player-assets-beta = Żywność { $food }, Złom { $mr }, Opowieści { $stories }
board-player-assets-retail = Żywność { $food }, Złom { $mr }, Opowieści { $stories }
board-player-soldiers = Gotowi: { $ready }. W zasobach: { $supply }
board-soldiers = Lekcy { $light }, Ciężcy { $heavy }
board-player-left = Zostało: Osady { $settlements }, Mury { $walls }, Pułapki { $traps }, wpływy { $influence }, kości { $dice }
board-player-in-play = Na planszy: Osady { $settlements }, Mury i Pułapki { $fortifications }, { $soldiers }; kości, z tymi w puli: { $dice }
board-player-ability = Zdolność: { $ability }
board-leader-none = Lider: jeszcze niewybrany
board-leader-home = Lider: na planszy gracza
board-leader-community = Lider: obszar Wspólnoty, { $zone }
board-leader-defense = Lider: obszar Obrony, { $zone }
board-player-patrol =
    { $stages ->
        [1] Patrol { $n }: { $soldiers }. Daje { $what }
       *[other] Patrol { $n }, etap { $stage } z { $stages }: { $soldiers }. Daje { $what }
    }
board-player-patrol-more = Patrol { $n }, etap { $stage } z { $stages }: { $soldiers }. Daje { $what }. Nieobowiązkowy etap 2 (Zagrożenie { $threat }) daje { $second }
board-player-no-patrol = Bez Patrolu
board-player-completed = Ukończone Patrole, numery: { $what }
board-player-used-traps = Użyte Pułapki (liczy je tylko Chief Engineer, nie punktacja końcowa): na Tramplera { $trampler }, na Raptora { $raptor }
board-player-threat-retail = Tory Zagrożenia: Lekcy { $light }, Ciężcy { $heavy }
board-player-threat-beta = Tory Zagrożenia: Lekcy { $light }, Ciężcy { $heavy } (3 lub więcej to −1 Zwolennik na koniec)

board-assembly = Zgromadzenie { $n } z { $max }
board-assemblies-over = Wszystkie Zgromadzenia się odbyły
board-assembly-when = Odbędzie się, gdy pula kości będzie pusta; każda tura zabiera jedną kość
board-assembly-zones = Największa Obecność w Strefie: dwa razy jej Produkcja albo Głosy równe Populacji; remis dwojga: po połowie Głosów w dół; remis trojga lub więcej: nic. Jedyny drugi dostaje połowę (w dół) tego, czego pierwszy nie wybrał
board-assembly-dissenters = Dysydenci sami na czele biorą Głosy; przy remisie na czele albo jako drudzy za Produkcją dostają połowę Głosów
board-assembly-cubes =
    { $n ->
        [one] Po tym Zgromadzeniu u każdego Oficera przybywa { $n } kostka Dysydentów; rząd, który zapełni, od razu daje premię
        [few] Po tym Zgromadzeniu u każdego Oficera przybywają { $n } kostki Dysydentów; rząd, który zapełnią, od razu daje premię
        [many] Po tym Zgromadzeniu u każdego Oficera przybywa { $n } kostek Dysydentów; rząd, który zapełnią, od razu daje premię
       *[other] Po tym Zgromadzeniu u każdego Oficera przybywa { $n } kostki Dysydentów; rząd, który zapełni, od razu daje premię
    }
board-tile = Zgromadzenie { $n }, Zwolennicy według Głosów: { $what }
board-tile-dissenters = Za 1., 2. i 3. miejsce: Dysydenci, którymi nikt nie gra, też zajmują miejsce
board-tile-end = Punktacja końcowa według miejsc, tylko za elementy w obszarach Obrony (Ciężki to 1): Żołnierze z Liderem, osobno Mury z Pułapkami: { $what }
board-ties-retail = Remis, także u Oficera: każdy dostaje w całości za to miejsce, a kolejny za następne (po dwóch pierwszych za 2.); 0 nie zajmuje miejsca
board-ties-beta = Remis: dzielą sumę swoich miejsc po równo, zaokrąglając w dół; remis u Oficera: każdy w całości. 0 Głosów zajmuje miejsce, 0 elementów w Obronie nie
board-officers = Oficer płaci w całości temu, kto ma u niego najwięcej wpływów, a drugiemu połowę w dół: każdemu według tego, co sam ma
board-leftovers-retail = Punktacja końcowa: { $n ->
        [one] { $n } Zwolennik
        [few] { $n } Zwolenników
        [many] { $n } Zwolenników
       *[other] { $n } Zwolennika
    } za każdą Żywność, Złom, Opowieść i Ciężkiego Żołnierza oraz za { $group } Lekkich Żołnierzy (także ustawionych), { $pair } za każdą parę z 1 Ochrony i 1 Męstwa
board-leftovers-beta = Punktacja końcowa: { $n ->
        [one] { $n } Zwolennik
        [few] { $n } Zwolenników
        [many] { $n } Zwolenników
       *[other] { $n } Zwolennika
    } za każdą Żywność, Złom, Opowieść i Ciężkiego Żołnierza (także ustawionego), { $pair } za każdą parę z 1 Ochrony i 1 Męstwa
board-votes = Głosy: { $what }
board-votes-now = Głosy, gdyby Zgromadzenie było teraz (zakres, gdy zamiast Głosów można wziąć Produkcję): { $what }
board-votes-open = Głosy możliwe na tym Zgromadzeniu: { $what }
board-votes-span = { $who } { $least }–{ $most }
board-now = { $seat }, gdyby gra skończyła się teraz: Zwolennicy { $total } (dotąd { $followers }, Żołnierze { $soldiers }, Mury i Pułapki { $fortifications }, pozostałe zasoby { $leftovers })
board-zone-tile = { $zone }: { $production } albo { $votes }

board-secrets = Wiesz to tylko ty
board-secret-trap = { $zone }, { $spot }: { $trap }
board-secret-stock = Pułapki w twoich zasobach: na Tramplera { $trampler }, na Raptora { $raptor }
board-secret-none = Na planszy nie ma żadnej twojej ukrytej Pułapki

board-alt-turn = Plansza Perseverance, tura { $turn } z { $turns }, runda { $round } z { $rounds }.
board-alt-active = Ruch: { $seat }.
board-alt-setup = Plansza Perseverance w trakcie przygotowania.
board-alt-over = Plansza Perseverance po zakończeniu gry.
board-alt-pool = Kości w puli: { $n }.
board-alt-attack = Atak Dinozaurów: { $zone }.
board-alt-zone = { $zone }: { $state }, Dinozaury { $n } z { $max }.
board-alt-settlements = Osady: { $what }.
board-alt-walls = Mury: { $what }.
board-alt-traps = Pułapki: { $what }.
board-alt-defenders = Obrońcy: { $what }.
board-alt-officer = { $officer }, wpływy: { $what }.
board-alt-sentence = { $what }.

## Arkusz punktacji na koniec
board-sheet = Skąd Zwolennicy
sheet-start = Na początku
sheet-votes = Głosy
sheet-officers = Oficerowie
sheet-attacks = Ataki
sheet-town = Wszystko inne
sheet-soldiers = Żołnierze
sheet-fortifications = Mury, Pułapki
sheet-leftovers = Pozostałości
sheet-all-soldiers = Żołnierze

## Krótko, do etykiet na telefonie
soldier-space-valor-short = { $zone }, kol. { $col } (Męstwo)
soldier-space-safeguard-short = { $zone }, kol. { $col } (Ochrona)
dino-space-short = kol. { $col } rz. { $row }
offer-challenge = { $deck } Wyzwanie { $n }, Zagrożenie { $threat }
detail-reward-price = Oddajesz { $price }
detail-place-followers =
    { $lost ->
        [0] Nie masz Zwolenników do stracenia
        [1] Tracisz 1 Zwolennika
       *[other] Tracisz { $lost } Zwolenników
    }
detail-place-both =
    { $lost ->
        [0] { $about }, bez straty Zwolenników
        [1] { $about }, −1 Zwolennik
       *[other] { $about }, −{ $lost } Zwolenników
    }
