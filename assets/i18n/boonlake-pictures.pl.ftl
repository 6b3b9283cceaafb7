# Napisy na obrazkach gry Boonlake.

part-player = Gracz: { $seat }
part-hand = Twoje karty
part-river = Rzeka
part-scoring = Arkusz punktacji

pic-round = Runda { $n }
pic-setup = Przygotowanie
pic-interim = Punktacja cząstkowa { $n }
pic-last-turns = ostatnie tury
pic-actions = Plansza akcji
pic-cactus = kaktus { $n }: { $vp } PZ
pic-hand = Twoje karty: { $n }
pic-card-day = dzień
pic-card-dusk = zmierzch
pic-card-night = noc
pic-card-now = od razu
pic-card-ongoing = stale
pic-card-end = na koniec
pic-hand-empty = Nie masz kart na ręce.
pic-income-coins = Monety z dochodu
pic-income-cards = Karty z dochodu
pic-income-vp = PZ z dochodu
pic-income-cattle = Bydło przy miastach
pic-levers-up = Podniesione dźwignie
pic-final = Punktacja końcowa
pic-final-now = Gdyby gra się teraz skończyła
pic-so-far = PZ do tej pory
pic-final-levers = Zbudowane dźwignie
pic-final-cards = Zagrane karty
pic-final-goals = Cele zagranych kart
pic-final-recesses = Puste pola rzędów 3–5
pic-final-sum = Razem

# Kto odpowiada i legenda na dole.
pic-answers = { $seat } odpowiada
pic-answer = odpowiadają
pic-sign-inhabitant = ranczo + zasoby
pic-sign-site = zakład
pic-sign-lever = dźwignia
pic-sign-presence = obecność
pic-sign-reward = nagroda (flaga: zakryta)
pic-sign-explore = eksploracja
pic-sign-develop = rozwijanie
pic-sign-play = zagraj
pic-sign-vp = PZ
pic-sign-pieces = do zbudowania
pic-sign-token = żetony
pic-sign-groups = zagrane karty
pic-sign-start = zaczyna
pic-sign-coin-track = tor monet (cały dochód)
pic-sign-card-track = tor kart (cały dochód, PZ)
pic-sign-outlook = na koniec
pic-sign-everybody = wspólne
pic-sign-pasture = pastwisko
pic-sign-upgrade = ulepszanie
pic-sign-discard = odrzuć
