# Słownictwo Boonlake. Nazwy stoją w mianowniku i się ich nie odmienia.

## Ilości

amount-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monet
    }
amount-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
amount-vases =
    { $n ->
        [one] { $n } waza
        [few] { $n } wazy
        [many] { $n } waz
       *[other] { $n } waz
    }
amount-inhabitants =
    { $n ->
        [one] { $n } mieszkaniec
        [few] { $n } mieszkańcy
        [many] { $n } mieszkańców
       *[other] { $n } mieszkańców
    }
amount-vp = { $n } PZ
amount-resource = { $n } × { $of }
cost-none = za darmo

## Surowce, które się pokazuje

shown-wood =
    { $n ->
        [one] drewno
        [few] { $n } drewna
        [many] { $n } drewien
       *[other] { $n } drewna
    }
shown-clay =
    { $n ->
        [one] glinę
        [few] { $n } gliny
        [many] { $n } glin
       *[other] { $n } gliny
    }
shown-stone =
    { $n ->
        [one] kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
shown-iron =
    { $n ->
        [one] żelazo
        [few] { $n } żelaza
        [many] { $n } żelaz
       *[other] { $n } żelaza
    }

## To samo w bierniku: „zyskuje 1 kartę”

taken-coins =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monet
    }
taken-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
taken-vases =
    { $n ->
        [one] { $n } wazę
        [few] { $n } wazy
        [many] { $n } waz
       *[other] { $n } waz
    }
taken-inhabitants =
    { $n ->
        [one] { $n } mieszkańca
        [few] { $n } mieszkańców
        [many] { $n } mieszkańców
       *[other] { $n } mieszkańców
    }
taken-vp = { $n } PZ

## Zyski, tak jak są nadrukowane

gain-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monet
    }
gain-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
gain-vases =
    { $n ->
        [one] { $n } waza
        [few] { $n } wazy
        [many] { $n } waz
       *[other] { $n } waz
    }
gain-inhabitants =
    { $n ->
        [one] { $n } mieszkaniec
        [few] { $n } mieszkańcy
        [many] { $n } mieszkańców
       *[other] { $n } mieszkańców
    }
gain-vp = { $n } PZ
gain-coin-track = tor monet +{ $n }
gain-card-track = tor kart +{ $n }
gain-steps-coin = tor monet { $from } → { $n }
gain-steps-card = tor kart { $from } → { $n }
gain-steps-coin-more = tor monet { $from } → { $n } ({ $more })
gain-steps-card-more = tor kart { $from } → { $n } ({ $more })
steps-income-vp = dochód +{ $vp } PZ
steps-income-vp-less = co dochód −{ $vp } PZ
steps-income-coin =
    { $n ->
        [one] dochód +{ $n } moneta
        [few] dochód +{ $n } monety
        [many] dochód +{ $n } monet
       *[other] dochód +{ $n } monety
    }
steps-income-card =
    { $n ->
        [one] dochód +{ $n } karta
        [few] dochód +{ $n } karty
        [many] dochód +{ $n } kart
       *[other] dochód +{ $n } karty
    }
steps-income-coin-both =
    { $n ->
        [one] dochód +{ $n } moneta, +{ $vp } PZ
        [few] dochód +{ $n } monety, +{ $vp } PZ
        [many] dochód +{ $n } monet, +{ $vp } PZ
       *[other] dochód +{ $n } monety, +{ $vp } PZ
    }
steps-income-coin-less =
    { $n ->
        [one] co dochód +{ $n } moneta, −{ $vp } PZ
        [few] co dochód +{ $n } monety, −{ $vp } PZ
        [many] co dochód +{ $n } monet, −{ $vp } PZ
       *[other] co dochód +{ $n } monety, −{ $vp } PZ
    }
steps-income-card-both =
    { $n ->
        [one] dochód +{ $n } karta, +{ $vp } PZ
        [few] dochód +{ $n } karty, +{ $vp } PZ
        [many] dochód +{ $n } kart, +{ $vp } PZ
       *[other] dochód +{ $n } karty, +{ $vp } PZ
    }
steps-income-card-less =
    { $n ->
        [one] co dochód +{ $n } karta, −{ $vp } PZ
        [few] co dochód +{ $n } karty, −{ $vp } PZ
        [many] co dochód +{ $n } kart, −{ $vp } PZ
       *[other] co dochód +{ $n } karty, −{ $vp } PZ
    }
steps-site = 1 zakład
steps-build-site = 1 zakład
steps-inhabitant = mieszkaniec
gain-one-track = jeden z torów +{ $n }
gain-coin-income = dochód z toru monet
gain-card-income = dochód z toru kart
gain-site = 1 zakład produkcyjny
gain-site-of = 1 zakład produkcyjny: { $of }
gain-site-or-vase = 1 zakład produkcyjny albo 1 waza
site-or-vases =
    { $n ->
        [one] 1 zakład produkcyjny albo { $n } waza
        [few] 1 zakład produkcyjny albo { $n } wazy
        [many] 1 zakład produkcyjny albo { $n } waz
       *[other] 1 zakład produkcyjny albo { $n } waz
    }
gain-none = nic
gain-supply =
    { $n ->
        [0] nikogo (twoje zasoby puste)
       *[other] { $what } (w twoich zasobach tylko { $n })
    }

## Co robią karty

effect-trade = wolno dać { $give } za { $get }
effect-swap = możesz wymienić { $one } ↔ { $other }
effect-lever-up =
    { $n ->
        [one] { $n } użyta dźwignia w górę
        [few] { $n } użyte dźwignie w górę
        [many] { $n } użytych dźwigni w górę
       *[other] { $n } użytych dźwigni w górę
    }
effect-to-house =
    ulepsz do domu, o { $less ->
        [one] { $less } mieszkańca
        [few] { $less } mieszkańców
        [many] { $less } mieszkańców
       *[other] { $less } mieszkańca
    } mniej
effect-to-settlement = ulepsz do miasta, o { $less } mieszkańca i { $presence } obecność mniej
effect-count = od razu po { $vp } PZ za { $of }
effect-gain = { $what }
effect-idle = { $what } (teraz nic)
effect-now = { $what } (teraz { $now })
effect-counted = { $what } ({ $now })
now-vp = teraz { $vp } PZ
now-no-more = nic już nie daje
now-reached = stan: { $n }
now-to-house =
    { $less ->
        [one] dom taniej o { $less } mieszkańca
        [few] dom taniej o { $less } mieszkańców
        [many] dom taniej o { $less } mieszkańców
       *[other] dom taniej o { $less } mieszkańca
    }
now-to-settlement = miasto taniej o { $less } mieszkańca i { $presence } obecność
now-around = wokół twoich domów najwyżej { $n } z { $wanted } pionków
now-swap = możesz raz wymienić { $one } ↔ { $other }
ongoing-discard-coins =
    { $n ->
        [one] { $n } moneta więcej za odrzuconą kartę grupy { $group }
        [few] { $n } monety więcej za odrzuconą kartę grupy { $group }
        [many] { $n } monet więcej za odrzuconą kartę grupy { $group }
       *[other] { $n } monety więcej za odrzuconą kartę grupy { $group }
    }
ongoing-lever-discount =
    modernizacja tańsza o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
ongoing-cattle-discount =
    bydło kosztuje o { $n ->
        [one] { $n } mieszkańca
        [few] { $n } mieszkańców
        [many] { $n } mieszkańców
       *[other] { $n } mieszkańca
    } mniej
ongoing-cattle-coins =
    wstawienie bydła daje { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
ongoing-play-discount =
    karty i projekty tańsze o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
ongoing-port-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }, gdy statek kończy ruch w porcie
ongoing-port-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, gdy statek kończy ruch w porcie
ongoing-coin-space =
    +{ $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }, gdy statek staje na polu monet
ongoing-vase-space =
    +{ $n ->
        [one] { $n } waza
        [few] { $n } wazy
        [many] { $n } waz
       *[other] { $n } wazy
    }, gdy statek bierze wazę
goal-steps = na koniec { $of } { $few }+: { $low }, { $many }+: { $high } PZ

## Działki budowlane

plot-plain = bez kosztu i premii
plot-gain = zyskaj: { $what }
plot-pay-gain = zapłać { $cost }; zyskaj: { $gain }
plot-pay = zapłać { $cost }
plot-pay-only = { $what }, nic nie zyskujesz
plot-settlement = { $vp } PZ za zbudowanie tu miasta
plot-settlement-later = { $vp } PZ za zbudowanie tu miasta

## Czego wymagają kafelki punktacji

condition-exchange = wymiany: { $what }
condition-groups = zagrane karty: { $one } i { $other }
condition-regions = obecność: { $one } i { $other }
condition-reach = { $of }
exchanged-inhabitant = mieszkańcy albo monety
exchanged-vase = wazy albo monety
exchanged-coins = monety
counted-coin-track = tor monet
counted-card-track = tor kart
counted-lower-track = niższy z dwóch torów
counted-site-levels = poziomy zakładów
counted-connected-tiles = połączone żetony z obecnością
counted-levers = dźwignie
counted-cattle = bydło
counted-houses = wystawione domy
counted-settlements = wystawione miasta
counted-bridge-presence = obecność przy mostach
counted-presence-boonlake = obecność w Boonlake
counted-presence-unknown = obecność w Unknown
counted-presence-new-hope = obecność w New Hope
counted-presence-southern = obecność w Southern

## Nazwy

kind-inhabitant = Mieszkaniec
kind-house = Dom
kind-settlement = Miasto
kind-cattle = Bydło
group-day = dzień
group-dusk = zmierzch
group-night = noc
of-group-day = dnia
of-group-dusk = zmierzchu
of-group-night = nocy
resource-wood = drewno
resource-clay = glina
resource-stone = kamień
resource-iron = żelazo
region-boonlake = Boonlake
region-unknown = Unknown
region-new-hope = New Hope
region-southern = Southern
track-coin = Tor monet
track-card = Tor kart
lock-upper = górna śluza
lock-lower = dolna śluza
lock-last = ostatnia śluza
action-expansion = Ekspansja
action-settle = Osadnictwo
action-cattle = Hodowla bydła
action-regions = Punktowanie regionów
action-hiring = Zatrudnianie
action-building = Budowanie
action-progress = Postęp
action-text-expansion = Karta dnia. Eksploruj 2 razy (premie pól), rozwiń lub ulepsz. Inni dobierają 2, grają/odrzucają 1.
action-text-expansion-solo = Karta dnia. Eksploruj 2 razy (żetony, z premiami ich pól), potem rozwiń lub ulepsz.
action-text-regions-solo = Karta zmierzchu. Weź dostępną nagrodę regionu. Obecność w trzech innych: ty monety, ona PZ.
action-text-settle = Karta nocy. Rozwiń lub ulepsz. Potem wszyscy, od ciebie: to samo albo zagraj/odrzuć dowolną kartę.
action-text-cattle = Karta dnia. Pastwisko, premia pola. Potem wszyscy, od ciebie: sztuka bydła lub zagraj/odrzuć kartę.
action-text-regions = Karta zmierzchu. Dostępna nagroda regionu. Potem wszyscy: moneta za obecność w innych regionach.
action-text-regions-none = Karta zmierzchu. Nagrody zakryte. Wskazujesz region; potem wszyscy: moneta za obecność w innych.
action-text-regions-none-solo = Karta zmierzchu. Nagrody zakryte. Wskazujesz region; obecność w innych: ty monety, ona PZ.
action-text-settle-none =
    { $why ->
        [ranch] Karta nocy. Puste ranczo: bez rozwoju i ulepszenia. Potem wszyscy: to samo, zagraj lub odrzuć kartę.
       *[other] Karta nocy. Nie opłacisz działki ani ulepszenia. Potem wszyscy: to samo, zagraj lub odrzuć kartę.
    }
action-text-settle-none-solo =
    { $why ->
        [ranch] Karta nocy. Puste ranczo: bez rozwoju i ulepszenia. Potem to samo, zagraj lub odrzuć kartę.
       *[other] Karta nocy. Nie opłacisz działki ani ulepszenia. Potem to samo, zagraj lub odrzuć kartę.
    }
action-text-cattle-none = Karta dnia. Zyskaj 2 monety (brak pastwiska). Potem wszyscy: bydło albo zagraj/odrzuć kartę.
action-text-cattle-none-solo = Karta dnia. Zyskaj 2 monety (brak pastwiska). Potem 1 sztuka bydła albo zagraj/odrzuć kartę.
action-text-settle-solo = Karta nocy. Rozwiń albo ulepsz. Potem: rozwiń, ulepsz, zagraj lub odrzuć dowolną kartę.
action-text-cattle-solo = Karta dnia. Pastwisko z premią pola. Potem 1 sztuka bydła albo zagraj/odrzuć dowolną kartę.
action-text-hiring-solo = Karta nocy. Zyskaj 1 mieszkańca, eksploruj. Potem ilu chcesz, po 3 monety albo 3 karty.
action-text-hiring-none-solo = Karta nocy. Eksploruj. Zasoby puste: nikogo nie zyskasz, chyba że karta kogoś zwróci.
action-text-building-solo = Zyskaj 3 monety. Zagraj dowolną kartę lub dociągnij 2. Potem zagraj lub odrzuć dowolną za monety.
action-text-progress-solo = Karta zmierzchu. Modernizuj (dźwignia). Potem znów, oddając też mieszkańca, albo dociągnij 1.
action-text-progress-none = Karta zmierzchu. Masz wszystkie dźwignie. Potem wszyscy: modernizują albo dobierają 1.
action-text-progress-none-solo = Karta zmierzchu. Masz wszystkie dźwignie. Potem dociągnij 1.
action-text-hiring = Karta nocy. Zyskaj 1 mieszkańca, eksploruj. Potem wszyscy: ilu chcą, po 3 monety lub 3 karty.
action-text-hiring-none = Karta nocy. Eksploruj. Puste zasoby: nikogo nie zatrudnisz (chyba że wróci); inni: 3 monety/karty.
action-text-building = Zyskaj 3 monety. Zagraj dowolną kartę lub dociągnij 2. Potem wszyscy: zagraj/odrzuć dowolną.
action-text-progress = Karta zmierzchu. Modernizuj (dźwignia). Potem wszyscy: tak samo, też za mieszkańca, albo 1 karta.
lever-l01 = L01 Handel wazami
lever-text-l01 = Zamiast części wspólnej: 1 waza albo 6 monet za wazę.
lever-l02 = L02 Warsztat
lever-text-l02 = Zamiast części wspólnej: jedna modernizacja.
lever-l03 = L03 Rusztowanie
lever-text-l03 = Zamiast części wspólnej: jedno ulepszenie.
lever-l04 = L04 Zapłata za zakłady
lever-text-l04 = Zamiast zagrania lub odrzucenia karty: moneta za surowiec z zakładów.
lever-l05 = L05 Cierpliwość
lever-text-l05 = Zamiast zagrania lub odrzucenia karty: 3 monety.
lever-l06 = L06 Sława w regionach
lever-text-l06 = Przy monetach za regiony: także 1 PZ za każdą policzoną obecność.
lever-l07 = L07 Lina holownicza
lever-text-l07 = Jedna łódź pod prąd za darmo.
lever-l08 = L08 Prawa miejskie
lever-text-l08 = Miasto wymaga o 1 mieszkańca i o 1 obecność mniej.
lever-l09 = L09 Przewodnik
lever-text-l09 = Gdy kładziesz żeton terenu lub pastwisko: 1 mieszkaniec.
lever-l10 = L10 Oszczędność
lever-text-l10 = 1 surowiec mniej na kartę lub projekt albo bierzesz 2 monety lub 2 karty.
lever-l11 = L11 Dotacja
lever-text-l11 = Bierzesz 5 monet; przy karcie lub projekcie też 1 surowiec mniej.
lever-l12 = L12 Biuro werbunku
lever-text-l12 = Odrzuć 2 karty, weź 1 mieszkańca i 3 PZ.
solo-a1 = żeton A1
solo-a2 = żeton A2
solo-a3 = żeton A3
solo-a4 = żeton A4
solo-a5 = żeton A5
solo-b1 = żeton B1
solo-b2 = żeton B2
solo-b3 = żeton B3
solo-b4 = żeton B4
solo-b5 = żeton B5

## Miejsca

tile-single = żeton terenu (po rozwinięciu – { $what })
tile-single-settlement = żeton terenu ({ $what })
tile-double = żeton terenu (górna działka: { $upper } / dolna działka: { $lower })
tile-scoring = { $number } ({ $what })
river-port = { $space } (port): { $what }
river-space = { $space }: { $what }
place-single = pole { $space }
place-upper = pole { $space }, górna działka
place-lower = pole { $space }, dolna działka
part-overview = Cały stół

## Karty projektów

card-bathhouse = Łaźnia
card-schoolhouse = Szkoła
card-smokehouse = Wędzarnia
card-water-tower = Wieża ciśnień
card-archive = Archiwum
card-insurance-office = Biuro ubezpieczeń
card-windmill = Wiatrak
card-butcher-shop = Rzeźnik
card-gear-factory = Fabryka przekładni
card-market-hall = Hala targowa
card-sawmill = Tartak
card-apiary = Pasieka
card-dance-hall = Sala taneczna
card-painter = Malarz
card-art-gallery = Galeria sztuki
card-bell-tower = Dzwonnica
card-hay-loft = Stryszek na siano
card-treasurer = Skarbnik
card-bakery = Piekarnia
card-land-office = Urząd ziemski
card-assay-office = Urząd probierczy
card-glassworks = Huta szkła
card-innkeeper = Karczmarz
card-barn = Stodoła
card-courthouse = Sąd
card-tannery = Garbarnia
card-kiln-house = Piec do wypału
card-orchard = Sad
card-engine-shed = Parowozownia
card-mint = Mennica
card-dockyard = Stocznia
card-laundry = Pralnia
card-greenhouse = Szklarnia
card-miner = Górnik
card-dye-house = Farbiarnia
card-kitchen-garden = Warzywnik
card-pottery = Garncarnia
card-apothecary = Apteka
card-botanical-garden = Ogród botaniczny
card-canal-lock = Śluza na kanale
card-aqueduct = Akwedukt
card-brewery = Browar
card-bridge-works = Budowa mostów
card-general-store = Sklep wielobranżowy
card-harbour-office = Kapitanat portu
card-infirmary = Lecznica
card-pump-station = Stacja pomp
card-watermill = Młyn wodny
card-distillery = Gorzelnia
card-ice-house = Lodownia
card-lumberjack = Drwal
card-sculptor = Rzeźbiarz
card-cattle-auction = Aukcja bydła
card-forge = Kuźnia
card-locksmith = Ślusarz
card-memorial-garden = Ogród pamięci
card-musician = Muzyk
card-shepherd = Pasterz
card-stablehand = Stajenny
card-trading-post = Faktoria
card-fire-station = Straż pożarna
card-irrigation-works = Nawadnianie
card-root-cellar = Piwnica
card-sheepfold = Owczarnia
card-bank = Bank
card-hostel = Schronisko
card-lighthouse = Latarnia morska
card-post-house = Poczta
card-boarding-house = Pensjonat
card-newspaper = Gazeta
card-ranch-house = Dom na ranczu
card-saddlery = Rymarz
card-tailor-shop = Zakład krawiecki
card-weaving-mill = Tkalnia
card-cook = Kucharz
card-fish-market = Targ rybny
card-mayor = Burmistrz
card-orphanage = Sierociniec
card-tailor = Krawiec
card-toll-house = Rogatka
card-vineyard = Winnica
card-weather-station = Stacja pogodowa
card-feed-store = Skład paszy
card-jeweller = Jubiler
card-telegraph-office = Telegraf
card-dairy = Mleczarnia
card-fountain = Fontanna
card-preacher = Kaznodzieja
card-observatory = Obserwatorium
card-stable = Stajnia
card-watchtower = Strażnica
card-shearing-shed = Strzyżalnia
card-warehouse = Magazyn
card-ironworks = Huta żelaza
card-farmer = Rolnik
card-library = Biblioteka
card-music-hall = Sala koncertowa
card-town-hall = Ratusz
card-boathouse = Hangar na łodzie
card-ferry-landing = Przystań promowa
card-midwife = Położna
card-survey-office = Biuro pomiarów
card-animal-clinic = Weterynarz
card-cooperage = Bednarz
card-creamery = Serowarnia
card-printing-house = Drukarnia
card-chandlery = Świecarnia
card-clock-shop = Zegarmistrz
card-quarry-office = Biuro kamieniołomu
card-monument = Pomnik
card-museum = Muzeum
card-park = Park
card-granary = Spichlerz
card-power-house = Elektrownia
card-saloon = Saloon
card-brewer = Piwowar
card-opera-house = Opera
card-rail-depot = Skład kolejowy
card-tool-works = Wytwórnia narzędzi
card-brickworks = Cegielnia
card-bunkhouse = Dom noclegowy
card-cobbler-shop = Szewc
card-corral = Zagroda
card-well-house = Studnia
card-academy = Akademia
card-chapel = Kaplica
card-inn = Gospoda
card-poet = Poeta
card-theatre = Teatr
card-potter = Garncarz
card-scout = Zwiadowca
card-sheriff = Szeryf
card-engineer = Inżynier
card-guide = Przewodnik
card-trapper = Traper
card-overseer = Nadzorca
card-peddler = Domokrążca
card-shipwright = Szkutnik
card-doctor = Lekarz
card-forester = Leśniczy
card-river-pilot = Pilot rzeczny
card-workshop = Warsztat
card-foreman = Brygadzista
card-inventor = Wynalazca
card-rancher = Ranczer
card-teacher = Nauczyciel
card-banker = Bankier
card-drover = Poganiacz bydła
card-journalist = Dziennikarz
card-mechanic = Mechanik
card-carpenter = Cieśla
card-clerk = Urzędnik
card-ferryman = Przewoźnik
card-surveyor = Geodeta
card-angler = Wędkarz
card-miller = Młynarz
card-nurse = Pielęgniarka
card-blacksmith = Kowal
card-gardener = Ogrodnik
card-merchant = Kupiec
card-cartographer = Kartograf
card-judge = Sędzia
card-mason = Kamieniarz
card-cowhand = Kowboj
card-photographer = Fotograf
