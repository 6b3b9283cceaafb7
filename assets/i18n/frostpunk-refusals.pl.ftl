# „Frostpunk: gra planszowa” – dlaczego czegoś nie można teraz zrobić.

refuse-stoke =
    { $n ->
        [0] Teraz nie można spalić węgla: ciepło stoi na { $heat } i nie może przekroczyć znacznika zimna ({ $cold }).
       *[other] Węgla można teraz spalić najwyżej { $n }: ciepło stoi na { $heat } i nie może przekroczyć znacznika zimna ({ $cold }).
    }
refuse-stoke-coal =
    { $coal ->
        [0] Nie macie węgla do spalenia.
        [one] Macie do spalenia tylko { $coal } węgiel.
        [few] Macie do spalenia tylko { $coal } węgla.
       *[other] Macie do spalenia tylko { $coal } węgla.
    }
refuse-snow = Nie da się dołożyć płytki: przy waszych płytkach nie ma wolnego miejsca albo stos jest pusty.
refuse-works = Na żaden budynek was teraz nie stać albo nie ma na niego pola, i nie ma czego zburzyć.
refuse-field = Tu stoi już pionek: { $field }. W rundzie na polu może stanąć jeden pionek.
refuse-fields = Stoi tam już pionek. W rundzie na polu może stanąć jeden pionek.
refuse-trees = Drzew się nie zbiera. Ścina je Tartak, a także niektóre karty i technologie.
refuse-no-action = Tu nikt nie pracuje: { $building }. Ten budynek nie ma akcji.
refuse-no-actions = Nikt tam nie pracuje. Te budynki nie mają akcji.
refuse-suspended = Prawo tego budynku jest zawieszone, więc na razie nic on nie daje: { $building }.
refuse-all-suspended = Ich prawo jest zawieszone, więc na razie nic one nie dają.
refuse-full = Wszystkie miejsca na pionki są tu w tej rundzie zajęte: { $building }.
refuse-all-full = Wszystkie miejsca na pionki są tam w tej rundzie zajęte.
refuse-laws =
    { $n ->
        [one] Obowiązuje { $n } prawo i więcej być nie może.
        [few] Obowiązują { $n } prawa i więcej być nie może.
       *[other] Obowiązuje { $n } praw i więcej być nie może.
    }
refuse-idle = Nie ma tu teraz nic do zrobienia: { $building } – { $why }.
refuse-all-idle = Nie ma tam teraz nic do zrobienia: { $why }.
idle-collect = na sąsiednich polach nie ma kostek
idle-fell-tile = na tej płytce nie ma drzewa
idle-fell-near = na tej płytce ani na sąsiednich polach nie ma drzewa
idle-thump = żadne sąsiednie pole nie jest puste ani nie ma miejsca na więcej węgla
idle-enact = nie ma już przyszłych praw
idle-workshop = żadnego ulepszenia nie możecie opłacić i nie ma technologii do przyspieszenia
idle-reuse = nie ma innego budynku z pionkiem mieszkańca, którego można użyć ponownie
idle-automaton = w pudełku nie ma już automatonów
idle-nothing = nic by to nie dało
refuse-price = { $what } – brakuje zapłaty: { $cost }.
refuse-cost = { $what }: koszt to { $cost }. Brakuje jeszcze: { $missing }.
refuse-missing = Brakuje jeszcze: { $missing }.
refuse-neither = Żadnego z tych dwóch nie ma dość.
refuse-token = Nie ma takiego aktywnego żetonu: { $token }.
refuse-need = Nie ma takiego aktywnego żetonu: { $token }. To tylko warunek: nie zużywa się go.
refuse-costs = Brakuje zapłaty. Na każdą z tych rzeczy potrzeba jeszcze: { $missing }.
refuse-route-taken = Na trasie { $n } jest już zwiadowca. Wybierz inną.
refuse-routes-taken = Jest tam już zwiadowca. Wybierz inną trasę.
refuse-route-closed = Trasa { $n } jest zamknięta, bo skończyły się karty ekspedycji.
refuse-routes-closed = Są zamknięte, bo skończyły się karty ekspedycji.
refuse-beacon = Zwiadowcy wyruszają spod Balonu obserwacyjnego. Najpierw go wznieście: odtąd, także w tej samej fazie, może ruszyć robotnik lub inżynier, zawsze w cieple.
refuse-expeditions =
    { $n ->
        [one] Wasz Balon obserwacyjny pozwala na { $n } ekspedycję naraz. Poczekajcie na powrót albo go ulepszcie.
        [few] Wasz Balon obserwacyjny pozwala na { $n } ekspedycje naraz. Poczekajcie na powrót.
       *[other] Wasz Balon obserwacyjny pozwala na { $n } ekspedycji naraz. Poczekajcie na powrót.
    }
refuse-once = Na karcie „{ $card }” stoi już pionek. Z jej akcji można skorzystać raz w rundzie.
refuse-all-once = Na karcie stoi już pionek. Z jej akcji można skorzystać raz w rundzie.
refuse-put = Na kartę „{ $card }” trzeba położyć co najmniej jedno drewno lub węgiel, a nie macie nic.
refuse-pawn = W puli nie ma już { $pawn }.
refuse-automaton = Każde użycie automatonu kosztuje 1 węgiel, a nie macie żadnego.
refuse-special = Karta „{ $card }” wymaga innego pionka: { $actor }.
refuse-specials = Te karty wymagają innego pionka: { $actor }.
refuse-child = Dzieci działają tylko tam, gdzie pozwala prawo albo karta mieszkańców.
refuse-engineer = Tu pracują tylko inżynierowie: { $building }.
refuse-engineers = Pracują tam tylko inżynierowie.
refuse-scout = Automaton nigdy nie jest zwiadowcą. Wyślij robotnika lub inżyniera.
refuse-fell = Drzewa ścinają tylko robotnicy i automatony.
refuse-played = W tej rundzie masz już zagraną kartę mieszkańca. Następną zagrasz w kolejnej rundzie.
refuse-card = Karta „{ $card }” wymaga wolnego pionka ({ $who }) i pasującego miejsca: { $places }. { $lacking }.
refuse-death-card = Umiera { $who }, a typ tej karty to { $own }.
lacking-pawn = Żaden taki pionek nie jest wolny
lacking-building = Nie stoi żaden taki budynek
lacking-room = Wszystkie miejsca są tam zajęte
lacking-idle = Nie ma tam teraz nic do zrobienia
refuse-locked = Ten budynek daje prawo, które nie obowiązuje: { $building }.
refuse-all-locked = Na te budynki pozwalają prawa, a żadne z nich nie obowiązuje.
refuse-tiles = Nie ma już takiej płytki: { $building }.
refuse-ruins = { $building }: nigdy się ich nie wznosi, w Ruiny może się zmienić schronienie.
refuse-all-ruins = Ruin się nie wznosi: w Ruiny może się zmienić schronienie.
refuse-all-tiles = Nie ma już takich płytek.
refuse-deposit = { $building }: przy pasującym złożu ({ $deposit }) nie ma wolnej płytki.
refuse-deposits = Przy pasującym złożu nie ma wolnej płytki.
refuse-deposit-and-price = { $building }: przy pasującym złożu ({ $deposit }) nie ma wolnej płytki. Brakuje też: { $missing }.
refuse-deposits-and-price = Przy pasującym złożu nie ma wolnej płytki. Na każdą z tych rzeczy brakuje też: { $missing }.
refuse-site =
    { $large ->
        [0] Brakuje na to wolnego pola: { $building }. Odśnieżcie teren albo coś zburzcie.
       *[other] Ten budynek zajmuje oba pola płytki, a żadna nie jest wolna: { $building }. Odśnieżcie teren albo coś zburzcie.
    }
refuse-sites =
    { $large ->
        [0] Brakuje na nie wolnego pola. Odśnieżcie teren albo coś zburzcie.
       *[other] Zajmują oba pola płytki, a żadna nie jest wolna. Odśnieżcie teren albo coś zburzcie.
    }
refuse-site-pawn = Stoi tam pionek: { $field }. Budynek potrzebuje pola bez pionka i bez budynku, a duży dwóch takich pól jednej płytki.
refuse-site-pawns = Stoją tam pionki. Budynek potrzebuje pola bez pionka i bez budynku, a duży dwóch takich pól jednej płytki.
refuse-site-generator = Na płytce Generatora mogą stać małe budynki, ale żaden duży, a z małych nie ten: { $but }.
refuse-stays = Tego budynku nie można zburzyć: { $building }.
refuse-all-stay = Nie można ich zburzyć.
refuse-pawn-on = Nie można zburzyć budynku, na którym stoi pionek: { $building }.
refuse-pawns-on = Nie można zburzyć budynku, na którym stoi pionek.
refuse-no-upgrade = Tego budynku nie można ulepszyć: { $building }.
refuse-no-upgrades = Nie mają ulepszonej strony.
refuse-upgraded = Ten budynek jest już ulepszony: { $building }.
refuse-all-upgraded = Są już ulepszone.
refuse-upgrade-pawn = Nie można ulepszyć budynku, na którym stoi pionek: { $building }.
refuse-upgrade-pawns = Nie można ulepszyć budynku, na którym stoi pionek.
refuse-law-enacted = To prawo już obowiązuje: „{ $card }”.
refuse-laws-enacted = Te prawa już obowiązują.
refuse-law-pair = Karta „{ $card }” opuściła grę, gdy wprowadzono prawo „{ $other }”.
refuse-law-pairs = Te karty opuściły grę, gdy wprowadzono drugie prawo z ich pary.
refuse-law-gone = Karty „{ $card }” nie ma wśród praw tej gry.
refuse-laws-gone = Tych kart nie ma wśród praw tej gry.
