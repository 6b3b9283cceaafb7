# Co stoi na obrazkach 51. Stanu.

pic-round = Runda { $n }
pic-phase-setup = Przygotowanie
pic-phase-lookout = Wypatrywanie
pic-phase-production = Produkcja
pic-phase-action = Akcje
pic-phase-cleanup = Czyszczenie
pic-phase-over = Koniec gry
pic-to-play = Ruch: { $seat }
pic-won = Wygrywa { $who }
pic-shared = Wspólnie wygrywają { $who }
pic-last-round = ostatnia runda
pic-end = koniec:
pic-passed = pas
pic-pool-empty = brak zasobów
pic-deck = talia
pic-discard = odrzucone
pic-none = brak odkrytej karty Połączeń
pic-next = nast. Produkcja:
pic-so-far = z Lokacjami: { $n }
pic-final = { $vp } + { $n } za Lokacje
pic-hand = Twoja ręka: { $n }
pic-hand-empty = Nie masz kart na ręce.
pic-row-production = Produkcje
pic-row-feature = Cechy
pic-row-action = Akcje
