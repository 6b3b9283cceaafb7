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
pic-none-yet = brak do nast. Wypatrywania
pic-next = nast. Produkcja:
pic-so-far = z Lokacjami: { $n }
pic-final = { $vp } + { $n } za Lokacje
pic-hand = Twoja ręka: { $n }
pic-hand-empty = Nie masz kart na ręce.
pic-row-production = Produkcje
pic-row-feature = Cechy
pic-row-action = Akcje

# Legenda pod spodem: co stoi przy każdym znaku.
pic-sign-raze = za splądrowanie
pic-sign-type = Typ, do przebudowy
pic-sign-built = raz po budowie
pic-sign-each = za każdą tego Typu, do 3
pic-sign-times = użycia na rundę
pic-sign-basic = dowolny surowiec podstawowy
pic-sign-open = otwarta dla gości
pic-sign-kept = zostaje po rundzie
pic-sign-placed = na karcie, do wydania
pic-sign-repeat = powtarza produkcję
pic-sign-deal = Umowa: co rundę
pic-sign-used = użyte w tej rundzie
pic-sign-changed = nowe od twojej odpowiedzi
pic-sign-distance = Dystans: cena w kontaktach
pic-sign-spoils = Łupy za splądrowanie
pic-sign-deal-whole = Umowa: teraz i co rundę
pic-sign-defence = Obrona: tyle czerwonych za splądrowanie
