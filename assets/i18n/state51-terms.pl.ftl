# Słownictwo 51. Stanu. Nazwy kart są naszym tłumaczeniem, o ile nie są znane z polskiej instrukcji.

## Policzone zasoby w mianowniku

good-brick =
    { $count ->
        [one] { $count } Budulec
        [few] { $count } Budulce
        [many] { $count } Budulców
       *[other] { $count } Budulca
    }
good-iron =
    { $count ->
        [one] { $count } Żelazo
        [few] { $count } Żelaza
        [many] { $count } Żelaza
       *[other] { $count } Żelaza
    }
good-gun =
    { $count ->
        [one] { $count } Broń
        [few] { $count } Bronie
        [many] { $count } Broni
       *[other] { $count } Broni
    }
good-fuel =
    { $count ->
        [one] { $count } Paliwo
        [few] { $count } Paliwa
        [many] { $count } Paliwa
       *[other] { $count } Paliwa
    }
good-ammo =
    { $count ->
        [one] { $count } Nabój
        [few] { $count } Naboje
        [many] { $count } Nabojów
       *[other] { $count } Nabojów
    }
good-worker =
    { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
        [many] { $count } Robotników
       *[other] { $count } Robotników
    }
good-grey =
    { $count ->
        [one] { $count } szary kontakt
        [few] { $count } szare kontakty
        [many] { $count } szarych kontaktów
       *[other] { $count } szarych kontaktów
    }
good-red =
    { $count ->
        [one] { $count } czerwony kontakt
        [few] { $count } czerwone kontakty
        [many] { $count } czerwonych kontaktów
       *[other] { $count } czerwonych kontaktów
    }
good-blue =
    { $count ->
        [one] { $count } niebieski kontakt
        [few] { $count } niebieskie kontakty
        [many] { $count } niebieskich kontaktów
       *[other] { $count } niebieskich kontaktów
    }
good-universal =
    { $count ->
        [one] { $count } uniwersalny kontakt
        [few] { $count } uniwersalne kontakty
        [many] { $count } uniwersalnych kontaktów
       *[other] { $count } uniwersalnych kontaktów
    }
good-development =
    { $count ->
        [one] { $count } żeton Przebudowy
        [few] { $count } żetony Przebudowy
        [many] { $count } żetonów Przebudowy
       *[other] { $count } żetonów Przebudowy
    }
good-defence =
    { $count ->
        [one] { $count } żeton Obrony
        [few] { $count } żetony Obrony
        [many] { $count } żetonów Obrony
       *[other] { $count } żetonów Obrony
    }
good-card =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
good-vp =
    { $count ->
        [one] { $count } PZ
        [few] { $count } PZ
        [many] { $count } PZ
       *[other] { $count } PZ
    }
good-basic =
    { $count ->
        [one] { $count } surowiec podstawowy
        [few] { $count } surowce podstawowe
        [many] { $count } surowców podstawowych
       *[other] { $count } surowców podstawowych
    }
good-deal =
    { $count ->
        [one] { $count } Umowa
        [few] { $count } Umowy
        [many] { $count } Umów
       *[other] { $count } Umów
    }
good-deal-discarded =
    { $count ->
        [one] { $count } Umowa (przepada)
        [few] { $count } Umowy (przepadają)
        [many] { $count } Umów (przepada)
       *[other] { $count } Umów (przepada)
    }

## Policzone zasoby w bierniku: „zyskuje 1 Robotnika”

amount-brick =
    { $n ->
        [one] { $n } Budulec
        [few] { $n } Budulce
        [many] { $n } Budulców
       *[other] { $n } Budulca
    }
amount-iron =
    { $n ->
        [one] { $n } Żelazo
        [few] { $n } Żelaza
        [many] { $n } Żelaza
       *[other] { $n } Żelaza
    }
amount-gun =
    { $n ->
        [one] { $n } Broń
        [few] { $n } Bronie
        [many] { $n } Broni
       *[other] { $n } Broni
    }
amount-fuel =
    { $n ->
        [one] { $n } Paliwo
        [few] { $n } Paliwa
        [many] { $n } Paliwa
       *[other] { $n } Paliwa
    }
amount-ammo =
    { $n ->
        [one] { $n } Nabój
        [few] { $n } Naboje
        [many] { $n } Nabojów
       *[other] { $n } Nabojów
    }
amount-worker =
    { $n ->
        [one] { $n } Robotnika
        [few] { $n } Robotników
        [many] { $n } Robotników
       *[other] { $n } Robotników
    }
amount-grey =
    { $n ->
        [one] { $n } szary kontakt
        [few] { $n } szare kontakty
        [many] { $n } szarych kontaktów
       *[other] { $n } szarych kontaktów
    }
amount-red =
    { $n ->
        [one] { $n } czerwony kontakt
        [few] { $n } czerwone kontakty
        [many] { $n } czerwonych kontaktów
       *[other] { $n } czerwonych kontaktów
    }
amount-blue =
    { $n ->
        [one] { $n } niebieski kontakt
        [few] { $n } niebieskie kontakty
        [many] { $n } niebieskich kontaktów
       *[other] { $n } niebieskich kontaktów
    }
amount-universal =
    { $n ->
        [one] { $n } uniwersalny kontakt
        [few] { $n } uniwersalne kontakty
        [many] { $n } uniwersalnych kontaktów
       *[other] { $n } uniwersalnych kontaktów
    }
amount-development =
    { $n ->
        [one] { $n } żeton Przebudowy
        [few] { $n } żetony Przebudowy
        [many] { $n } żetonów Przebudowy
       *[other] { $n } żetonów Przebudowy
    }
amount-defence =
    { $n ->
        [one] { $n } żeton Obrony
        [few] { $n } żetony Obrony
        [many] { $n } żetonów Obrony
       *[other] { $n } żetonów Obrony
    }
amount-card =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
amount-card-hand =
    { $n ->
        [one] { $n } kartę z ręki
        [few] { $n } karty z ręki
        [many] { $n } kart z ręki
       *[other] { $n } kart z ręki
    }
amount-vp =
    { $n ->
        [one] { $n } PZ
        [few] { $n } PZ
        [many] { $n } PZ
       *[other] { $n } PZ
    }
amount-basic =
    { $n ->
        [one] { $n } surowiec podstawowy
        [few] { $n } surowce podstawowe
        [many] { $n } surowców podstawowych
       *[other] { $n } surowców podstawowych
    }
amount-deal =
    { $n ->
        [one] { $n } Umowę
        [few] { $n } Umowy
        [many] { $n } Umów
       *[other] { $n } Umów
    }
amount-deal-discarded =
    { $n ->
        [one] { $n } Umowę (przepada)
        [few] { $n } Umowy (przepadają)
        [many] { $n } Umów (przepada)
       *[other] { $n } Umów (przepada)
    }

## Nazwy zasobów

good-brick-name = Budulec
good-iron-name = Żelazo
good-gun-name = Broń
good-fuel-name = Paliwo
good-ammo-name = Naboje
good-worker-name = Robotnik
good-grey-name = szary kontakt
good-red-name = czerwony kontakt
good-blue-name = niebieski kontakt
good-universal-name = uniwersalny kontakt
good-development-name = żeton Przebudowy
good-defence-name = żeton Obrony
good-card-name = karta
good-vp-name = PZ
good-basic-name = surowiec podstawowy
good-deal-name = Umowa

## Nazwy zasobów, najwyżej 12 znaków

good-brick-short = Budulec
good-iron-short = Żelazo
good-gun-short = Broń
good-fuel-short = Paliwo
good-ammo-short = Naboje
good-worker-short = Robotnik
good-grey-short = szary
good-red-short = czerwony
good-blue-short = niebieski
good-universal-short = uniwersalny
good-development-short = Przebudowa
good-defence-short = Obrona
good-card-short = karta
good-vp-short = PZ
good-basic-short = podstawowy
good-deal-short = Umowa

## Typy Lokacji

type-brick = Budulec
type-iron = Żelazo
type-gun = Broń
type-fuel = Paliwo
type-ammo = Naboje
type-worker = Robotnik
type-vp = PZ
type-card = Karta
type-contact = Kontakt
type-liberty = Wolność
type-toxic = Skażenie
type-none = brak

## Kategorie

category-production = Produkcja
category-production-open = Otwarta Produkcja
category-feature = Cecha
category-action = Akcja

## Zestawy

set-base = Zestaw podstawowy
set-new-era = Nowa Era
set-winter = Zima
set-base-short = Podstawa
set-new-era-short = Nowa Era
set-winter-short = Zima

## Frakcje

faction-new-york = Nowy Jork
faction-appalachian = Federacja Appalachów
faction-mutants = Unia Mutantów
faction-merchants = Gildia Kupców
faction-new-york-short = Nowy Jork
faction-appalachian-short = Appalachy
faction-mutants-short = Mutanci
faction-merchants-short = Kupcy

## Wymiany i talie

exchange-grey = Wymiana na szare kontakty
exchange-red = Wymiana na czerwone kontakty
exchange-blue = Wymiana na niebieskie kontakty
exchange-worker = Wymiana Robotników
colour-blue = niebieska
colour-red = czerwona

## Karty połączeń

connection-merchants = Kupcy
connection-junk-train = Pociąg ze złomem
connection-punks = Punki
connection-thugs = Zbiry

## Lokacje

card-abandoned-suburbs = Opuszczone przedmieścia
card-archive = Archiwum
card-arena = Arena
card-assassin = Zabójca
card-assembly-plant = Montownia
card-bioweaponry = Broń biologiczna
card-boiler-room = Kotłownia
card-brick-storage = Skład cegieł
card-brick-supplier = Dostawca cegieł
card-camp = Obozowisko
card-church = Kościół
card-city-guards = Straż miejska
card-clay-pit = Glinianka
card-confessor = Spowiednik
card-construction-vehicles = Pojazdy budowlane
card-convoy = Konwój
card-corner-shop = Sklep na rogu
card-crossroads = Rozdroże
card-deserted-colony = Wyludniona kolonia
card-docks = Doki
card-excavator = Koparka
card-factory = Fabryka
card-fuel-tank = Zbiornik paliwa
card-gasoline-cultist = Wyznawca benzyny
card-gasoline-drinkers-den = Melina benzynopojów
card-gun-shop = Sklep z bronią
card-gunsmith = Rusznikarz
card-hideout = Kryjówka
card-huge-machinery = Wielkie maszyny
card-merc-outpost = Placówka najemników
card-methane-storage = Magazyn metanu
card-motel = Motel
card-murderers-pub = Bar morderców
card-museum = Muzeum
card-negotiator = Negocjator
card-oil-rig = Szyb naftowy
card-oil-trader = Handlarz ropą
card-oilmen-fortress = Forteca nafciarzy
card-old-cinema = Stare kino
card-parking-lot = Parking
card-pub = Pub
card-quarry = Kamieniołom
card-radioactive-fuel = Radioaktywne paliwo
card-refinery = Rafineria
card-rubble = Gruzowisko
card-rubble-trader = Handlarz gruzem
card-ruined-library = Zrujnowana biblioteka
card-school = Szkoła
card-scrap-metal = Złomowisko
card-scrap-trader = Handlarz złomem
card-shadow = Cień
card-sharrash = Sharrash
card-shelter = Schron
card-shipwreck = Wrak statku
card-skyscraper = Drapacz chmur
card-thieves-caravan = Karawana złodziei
card-thieves-den = Złodziejska nora
card-underground-warehouse = Podziemny magazyn
card-weapon-trader = Handlarz bronią
card-wrecked-tank = Wrak czołgu
card-black-market-contacts = Kontakty na czarnym rynku
card-brick-village = Ceglana wioska
card-builders = Budowniczowie
card-bus-station = Dworzec autobusowy
card-car-garage = Warsztat samochodowy
card-combat-zone = Strefa walk
card-courthouse = Gmach sądu
card-disassembly-workshop = Warsztat rozbiórkowy
card-espionage-center = Centrum wywiadu
card-expedition-camp = Obóz ekspedycji
card-foundation = Fundament
card-gangers-dive = Speluna gangerów
card-gasoline-tower = Wieża benzynowa
card-guilds-garage = Garaż gildii
card-hangar = Hangar
card-haven = Przystań
card-hidden-forge = Ukryta kuźnia
card-human-trafficker = Handlarz ludźmi
card-hunters = Myśliwi
card-labor-camp = Obóz pracy
card-lemmys-storage = Magazyn Lemmy’ego
card-mesmerizers-dwelling = Siedziba mesmerystów
card-natural-shelters = Naturalne schronienia
card-ohio-cavalry = Kawaleria z Ohio
card-oilfield = Pole naftowe
card-old-settlements = Dawne osady
card-petes-office = Biuro Pete’a
card-pickers = Zbieracze
card-post-office = Poczta
card-preacher-of-the-new-era = Kaznodzieja Nowej Ery
card-production-manager = Kierownik produkcji
card-radioactive-colony = Radioaktywna kolonia
card-rehabilitation-center = Ośrodek rehabilitacji
card-ricky-the-merchant = Kupiec Ricky
card-rifle = Karabin
card-secret-outpost = Tajna placówka
card-the-bronx-gang = Gang z Bronksu
card-the-iron-gang = Żelazny gang
card-training-camp = Obóz szkoleniowy
card-truck = Ciężarówka
card-armed-merchants = Uzbrojeni kupcy
card-black-fortress = Czarna forteca
card-black-market = Czarny rynek
card-body-hunters = Łowcy skór
card-camino-real = Camino Real
card-caravanner = Karawaniarz
card-cistern = Cysterna
card-combat-vehicle = Wóz bojowy
card-construction-site = Plac budowy
card-craftsmen-guild = Gildia rzemieślników
card-crossing = Skrzyżowanie
card-dark-visions-gang = Gang Mrocznych Wizji
card-demolition-team = Ekipa wyburzeniowa
card-dream-city = Miasto marzeń
card-eight-mile = Ósma Mila
card-hibernation-chambers = Komory hibernacyjne
card-landfill = Wysypisko
card-market-place = Targowisko
card-material-depository = Skład materiałów
card-military-warehouse = Magazyn wojskowy
card-mobile-storage = Ruchomy magazyn
card-oilmen = Nafciarze
card-outpost-mercenaries = Najemnicy z placówki
card-patriot-tower = Wieża patriotów
card-power-station = Elektrownia
card-propaganda-station = Stacja propagandy
card-salt-lake-tower = Wieża w Salt Lake
card-sheriffs-office = Biuro szeryfa
card-small-factory = Mała fabryka
card-solitary-trader = Samotny handlarz
card-steel-eagle = Stalowy Orzeł
card-storehouse = Składnica
card-suppliers = Dostawcy
card-tanker-shipwreck = Wrak tankowca
card-teds-bus = Autobus Teda
card-the-hold = Warownia
card-transmitter = Nadajnik
card-wire-entanglement = Zasieki
card-wrecker = Pomoc drogowa

## Co mówią zdolności

ability-make = Produkuje { $make }
make-goods = { $what }
make-either = { $one } albo { $other }, za każdym razem do wyboru
make-per-type = { $good } za każdą własną Lokację typu { $of } w tej chwili, wliczając tę, najwyżej { $most }
make-per-made = { $good } za każdą sztukę ({ $of }) uzyskaną w tej fazie Produkcji, najwyżej { $most }
make-echo-own = to, co jedna z pozostałych własnych Lokacji Produkcyjnych
make-rob = to, co jedna Lokacja Produkcyjna przeciwnika, zamiast jej właściciela
effect-gain = zyskaj { $what }
effect-echo-own = jedna własna Lokacja Produkcyjna produkuje jeszcze raz
effect-own-deals = zyskaj zasoby z najwyżej { $n } różnych własnych Umów
ability-on =
    { $occasion ->
        [deal] Po każdej własnej Umowie: zyskaj { $gain }
        [raze] Po każdym własnym plądrowaniu: zyskaj { $gain }
       *[both] Po każdym własnym plądrowaniu lub Umowie: zyskaj { $gain }
    }
ability-check = Koniec fazy Produkcji: jeśli wpłynęło co najmniej { $wanted }, zyskaj { $gain }
ability-store = Przechowuje w fazie Czyszczenia: { $what }
store-up-to = najwyżej { $what }
store-all = bez limitu ({ $what })
store-all-worker = dowolnie wielu Robotników
store-all-worker-short = wszyscy Robotnicy
ability-bonus = Po zbudowaniu: { $bonus }
bonus-gain = zyskaj { $what }
bonus-per-type = { $good } za każdą własną Lokację typu { $of }, wliczając tę, najwyżej { $most }
bonus-echo-opponent = zyskaj to, co produkuje jedna Lokacja Produkcyjna przeciwnika
ability-place = Wchodzi z zasobami: { $what }; płacisz nimi każdy koszt jak z puli, zostają po rundzie i nie odnawiają się, a po splądrowaniu lub przebudowie karty idą do twojej puli
ability-defended = Zawsze liczy się tak, jakby leżał na niej żeton Obrony: sama ma Obronę o 1 wyższą
ability-use =
    { $times ->
        [one] Raz na rundę: zapłać { $cost }, { $effect }
        [few] { $times }× na rundę: zapłać { $cost }, { $effect }
        [many] { $times }× na rundę: zapłać { $cost }, { $effect }
       *[other] { $times }× na rundę: zapłać { $cost }, { $effect }
    }
effect-steal =
    { $n ->
        [one] weź 1 surowiec podstawowy od przeciwnika
        [few] weź { $n } surowce podstawowe od przeciwnika
        [many] weź { $n } surowców podstawowych od przeciwnika
       *[other] weź { $n } surowców podstawowych od przeciwnika
    }
effect-clear =
    { $n ->
        [one] zwolnij 1 własną Lokację do ponownego użycia lub wizyty
        [few] zwolnij do { $n } własnych Lokacji do ponownego użycia lub wizyty
        [many] zwolnij do { $n } własnych Lokacji do ponownego użycia lub wizyty
       *[other] zwolnij do { $n } własnych Lokacji do ponownego użycia lub wizyty
    }
effect-opponent-deals =
    { $n ->
        [one] zyskaj zasób z 1 Umowy przeciwnika
        [few] zyskaj zasoby z { $n } Umów przeciwnika
        [many] zyskaj zasoby z { $n } Umów przeciwnika
       *[other] zyskaj zasoby z { $n } Umów przeciwnika
    }

## Co mówi cała karta

card-head = { $category }, Dystans { $distance }, { $types }
types-of =
    { $n ->
        [one] Typ: { $types }
        [few] Typy: { $types }
        [many] Typy: { $types }
       *[other] Typy: { $types }
    }
card-spoils = Łupy: { $what }
card-deal = Umowa: { $what }
card-copies = { $set } ×{ $n }
card-in = W talii: { $what }
board-makes = Plansza Frakcji co rundę: { $what }
exchange-text = Raz na rundę: zapłać { $cost }, zyskaj { $gain }
exchange-worker-text = Dowolnie wiele razy: zapłać 2 Robotników, zyskaj 1 Paliwo, Żelazo, Broń, Budulec albo kartę
connection-free = Zagranie: zyskaj { $gain }
connection-paid = Zagranie: zapłać { $cost }, zyskaj { $gain }

## Skąd pochodzą wartości karty

origin-single = Znane tylko z jednej publicznej listy
origin-deduced = Wywnioskowane z innych kart: { $what }
origin-doubtful = Tak podaje tylko jedna publiczna lista: { $what }
origin-cost = koszt użycia
origin-make = co produkuje
origin-uses = liczba użyć na rundę
origin-types = Typy
origin-defended = stała Obrona
origin-timing = chwila rozpatrzenia
origin-limits = co można wybrać
origin-reuse = ponowne użycie zwolnionych kart
origin-counted-good = który zasób się liczy
origin-no-make = brak produkcji po zbudowaniu
