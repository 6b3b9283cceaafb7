# Słownictwo Perseverance. Formy `-short` mają najwyżej 12 znaków.

## Strefy

zone-sustenance = Strefa Zaopatrzenia
zone-sustenance-short = Zaopatrzenie
zone-military = Strefa Wojskowa
zone-military-short = Wojskowa
zone-expansion = Strefa Ekspansji
zone-expansion-short = Ekspansja
zone-protection = Strefa Ochrony
zone-protection-short = Str. Ochrony
area-community = obszar Wspólnoty
area-community-short = Wspólnota
area-defense = obszar Obrony
area-defense-short = Obrona
zone-dangerous = Niebezpieczna
zone-dangerous-short = Niebezp.
zone-attacked = Atak Dinozaurów
zone-safe = Bezpieczna

## Efekty; ich nazwy są w polskiej instrukcji angielskie, jak Oficerowie

effect-rations = Rations
effect-rations-short = Rations
effect-patrol = Patrol
effect-patrol-short = Patrol
effect-pub = Pub
effect-pub-short = Pub
effect-training = Training
effect-training-short = Training
effect-politics = Politics
effect-politics-short = Politics
effect-supply-beta = Social Aid
effect-supply-beta-short = Social Aid
effect-supply-retail = Supply
effect-supply-retail-short = Supply
effect-settle = Settle
effect-settle-short = Settle
effect-salvage = Salvage
effect-salvage-short = Salvage
effect-fortifications = Fortifications

## Co robią Efekty, dla tych, którzy nie znają planszy na pamięć

effect-about-rations = Zysk: 2 Żywności
effect-about-patrol = Żołnierze ruszają na Patrol
effect-about-pub = 1 Opowieść i po 1 za twoje kości
effect-about-training = werbuj, awansuj, umieść, +1 Opowieść
effect-about-politics = zamiana kości na twoją
effect-about-supply-beta = Zysk: 1 Złom i 1 Żywność
effect-about-supply-retail = Zysk: 1 Złom i 1 Żywność
effect-about-settle = 1 lub 2 Osady
effect-about-salvage-beta = Zysk: 2 Złomu
effect-about-salvage-retail = Zysk: 2 Złomu
effect-about-fortifications = do 2 Pułapek lub Murów

## Zasoby i tory

asset-food = Żywność
asset-mr-beta = Złom
asset-mr-beta-short = Złom
asset-mr-retail = Złom
asset-mr-retail-short = Złom
asset-story = Opowieść
track-safeguard = Ochrona
track-valor = Męstwo
track-vote = Głosy
track-follower = Zwolennicy
track-influence = Wpływy

## Policzone zasoby

good-food =
    { $count ->
        [one] { $count } Żywność
        [few] { $count } Żywności
        [many] { $count } Żywności
       *[other] { $count } Żywności
    }
good-mr-beta =
    { $count ->
        [one] { $count } Złom
        [few] { $count } Złomu
        [many] { $count } Złomu
       *[other] { $count } Złomu
    }
good-mr-retail =
    { $count ->
        [one] { $count } Złom
        [few] { $count } Złomu
        [many] { $count } Złomu
       *[other] { $count } Złomu
    }
good-story =
    { $count ->
        [one] { $count } Opowieść
        [few] { $count } Opowieści
        [many] { $count } Opowieści
       *[other] { $count } Opowieści
    }
good-light-soldier =
    { $count ->
        [one] { $count } Lekki Żołnierz
        [few] { $count } Lekkich Żołnierzy
        [many] { $count } Lekkich Żołnierzy
       *[other] { $count } Lekkich Żołnierzy
    }
good-heavy-soldier =
    { $count ->
        [one] { $count } Ciężki Żołnierz
        [few] { $count } Ciężkich Żołnierzy
        [many] { $count } Ciężkich Żołnierzy
       *[other] { $count } Ciężkich Żołnierzy
    }
good-safeguard =
    { $count ->
        [one] { $count } Ochrona
        [few] { $count } Ochrony
        [many] { $count } Ochrony
       *[other] { $count } Ochrony
    }
good-valor =
    { $count ->
        [one] { $count } Męstwo
        [few] { $count } Męstwa
        [many] { $count } Męstwa
       *[other] { $count } Męstwa
    }
good-follower =
    { $count ->
        [one] { $count } Zwolennik
        [few] { $count } Zwolenników
        [many] { $count } Zwolenników
       *[other] { $count } Zwolenników
    }
good-vote =
    { $count ->
        [one] { $count } Głos
        [few] { $count } Głosy
        [many] { $count } Głosów
       *[other] { $count } Głosów
    }
good-influence =
    { $count ->
        [one] { $count } kostka wpływów
        [few] { $count } kostki wpływów
        [many] { $count } kostek wpływów
       *[other] { $count } kostek wpływów
    }

## Specjaliści

icon-adventurer = Poszukiwacz
icon-adventurer-short = Poszukiwacz
icon-facilitator = Mediator
icon-facilitator-short = Mediator
icon-innovator = Innowator
icon-innovator-short = Innowator
icon-organizer = Organizator
icon-organizer-short = Organizator
icon-any = dowolny specjalista
icon-any-short = dowolny

## Dinozaury i symbole pól kości

dino-trampler = Trampler
dino-raptor = Raptor
some-trampler =
    { $n ->
        [one] Tramplera
        [few] { $n } Tramplery
        [many] { $n } Tramplerów
       *[other] { $n } Tramplera
    }
some-raptor =
    { $n ->
        [one] Raptora
        [few] { $n } Raptory
        [many] { $n } Raptorów
       *[other] { $n } Raptora
    }
dino-roll = rzut kością Dinozaurów
dino-roll-short = rzut
trap-trampler = Pułapka na Tramplera
trap-trampler-short = Pułapka T
trap-raptor = Pułapka na Raptora
trap-raptor-short = Pułapka R
trap-hidden = ukryta Pułapka
trap-hidden-short = Pułapka ?

## Elementy

soldier-light = Lekki Żołnierz
soldier-light-short = Lekki
soldier-heavy = Ciężki Żołnierz
soldier-heavy-short = Ciężki
piece-leader = Lider
piece-settlement = Osada
piece-wall = Mur
piece-trap = Pułapka
piece-die = kość gracza
piece-die-neutral = kość neutralna
piece-die-dissenter = kość Dysydentów
piece-breach-token = żeton Uszkodzenia
piece-soldier = Żołnierz
dissenters = Dysydenci
soldier-row-first = pierwszy rząd (Męstwo)
soldier-row-second = drugi rząd (Ochrona)

## Liderzy i ich zdolności

leader-adelita = Adelita
leader-jack = Jack
leader-keoni = Keoni
leader-phoenix = Phoenix
ability-adelita = szefowa kuchni (Ship’s Chef)
ability-jack = fajerwerki (Fireworks)
ability-keoni = urodzony przywódca (Natural Leader)
ability-phoenix = działko z siecią (Net Gun)

## Oficerowie

officer-chief-mate = Chief Mate
officer-chief-mate-short = Mate
officer-chief-of-security = Chief of Security
officer-chief-of-security-short = Security
officer-chief-steward = Chief Steward
officer-chief-steward-short = Steward
officer-chief-engineer = Chief Engineer
officer-chief-engineer-short = Engineer

## Nagrody za Walkę

reward-1 = Zwolennicy za twoje zabite Dinozaury
reward-2 = Zwolennicy za własne Mury w Strefie
reward-3 = Produkcja Strefy
reward-4 = 5 Zwolenników
reward-5 = Zwolennicy za straconych Żołnierzy
reward-6-beta = Osada bez premii
reward-6-retail = powrót Lidera
reward-7 = Zwolennicy za Osady i kości
reward-8 = Lekki Żołnierz
reward-1-short = zabite Dino
reward-2-short = Mury
reward-3-short = Produkcja
reward-4-short = 5 Zwol.
reward-5-short = straty
reward-6-beta-short = Osada
reward-6-retail-short = Lider wraca
reward-7-short = Osady, kości
reward-8-short = Lekki

## Karty

patrol-name = Patrol { $number }
patrol-name-short = P{ $number }
challenge-light-name = Wyzwanie Lekkie L{ $number }
challenge-light-name-short = L{ $number }
challenge-heavy-name = Wyzwanie Ciężkie H{ $number }
challenge-heavy-name-short = H{ $number }
threat = Zagrożenie { $threat }
threat-none = bez Zagrożenia
transition = przejście
stage-first = etap 1
stage-second = etap 2

## Premie z Osad według pola

settlement-bonus-1 = bez premii
settlement-bonus-1-short = brak
settlement-bonus-2 = 1 Głos
settlement-bonus-2-short = 1 Głos
settlement-bonus-3 = 1 kostka wpływów na Oficerze Strefy
settlement-bonus-3-short = 1 wpływ
settlement-bonus-4 = 1 kostka wpływów na Oficerze Strefy
settlement-bonus-4-short = 1 wpływ
settlement-bonus-5 = Produkcja Strefy
settlement-bonus-5-short = Produkcja
settlement-bonus-6 = 2 Głosy
settlement-bonus-6-short = 2 Głosy
settlement-bonus-7 = podwójna Produkcja Strefy
settlement-bonus-7-short = 2× Produkcja
settlement-bonus-8 = 3 Ochrony
settlement-bonus-8-short = 3 Ochrony
settlement-bonus-9 = powrót Lidera
settlement-bonus-9-short = Lider
settlement-bonus-10 = umieść do 3 Żołnierzy
settlement-bonus-10-short = 3 Żołnierzy

## Kości

die-specialist = kość specjalistów
die-normal = normalna kość Dinozaurów
die-dangerous = niebezpieczna kość Dinozaurów
die-wall = kość Murów
die-trap = kość Pułapek
die-threat = kość Zagrożenia
trap-result-match = sukces, jeśli pasuje
trap-result-always = sukces mimo wszystko
trap-result-never = porażka mimo wszystko
wall-skull = czaszka

## Akcje Dodatkowe

secondary-influence = Wpłyń na Oficera
secondary-soldiers = Umieść Żołnierzy
secondary-leader-community = Lider w obszarze Wspólnoty
secondary-leader-defense = Lider w obszarze Obrony
secondary-influence-short = Wpływy
secondary-soldiers-short = Żołnierze
secondary-leader-community-short = Lider: Wsp.
secondary-leader-defense-short = Lider: Obr.

## Fazy i słowa zasad

phase-primary = Akcja Podstawowa
phase-secondary = Akcja Dodatkowa
phase-attack = Atak Dinozaurów
phase-traps = faza Pułapek
phase-walls = faza Muru
phase-fight = faza walki
phase-breach = przełamanie obrony
phase-rewards = Nagrody za Walkę
phase-clean-up = porządkowanie
phase-assembly = Zgromadzenie
phase-officers = punktacja Oficerów
phase-end = punktacja końcowa
word-population = Populacja
word-presence = Obecność
word-production = Produkcja
word-contribution = Wkład
word-pool = pula kości
word-personal-supply = zasoby osobiste
word-influence-pool = pula wpływów

## Wydania i opcje

edition-beta-2020 = Beta 2020
edition-retail-2021 = Retail 2021
side-a = strona A, bez zdolności
side-b = strona B, ze zdolnościami
side-a-short = strona A
side-b-short = strona B
module-dinos = rozmieszczenie Dinozaurów
module-walls = Mury
module-traps = Pułapki
module-threat = Zagrożenie
module-dinos-short = Dinozaury
module-walls-short = Mury
module-traps-short = Pułapki
module-threat-short = Zagrożenie

## Tabele danych o elementach

facts-production = Produkcja Stref
facts-settlement-spaces = Pola Osad
facts-die-spaces = Pola kości
facts-defense = Obszary Obrony
facts-officer-spaces = Pola wpływów
facts-die-specialist = Kości specjalistów (wagi)
facts-die-normal = Normalna kość Dinozaurów
facts-die-dangerous = Niebezpieczna kość Dinozaurów
facts-die-wall = Kość Murów
facts-die-trap = Kość Pułapek
facts-die-threat = Kość Zagrożenia
facts-patrols = Karty Patrolu
facts-challenges = Karty Wyzwań
facts-combat-rewards = Nagrody za Walkę
facts-reward-picks = Wybory według Wkładu
facts-assembly = Kafelki Zgromadzenia
facts-end-scoring = Punktacja końcowa
facts-leftovers = Pozostałe zasoby
facts-officers = Oficerowie
facts-pool = Pula kości
facts-start = Zasoby początkowe
facts-supply = Elementy gracza
facts-limits = Limity
facts-patrol-cap = Żołnierze na Patrolu
facts-first-game = Układ na pierwszą grę
facts-dissenters = Dysydenci
