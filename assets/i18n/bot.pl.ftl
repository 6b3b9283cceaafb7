# To, co mówi sam bot, niezależnie od gry.

## Słowa zasad
yes = Tak
no = Nie
done = Nic więcej
number = { $number }
picked = { $all }
forced = { $seat }: { $ask } Jedyna możliwość: { $label }
list = { $what }
clauses = { $clauses }

## Plansza słowami
board-heading = ### { $title }
board-item = • { $what }
board-both = { $one }; { $other }
board-comma = { $one }, { $other }
board-cut = { $what },
board-more = … { $what }
board-none = brak
board-count = { $what } { $n }

## Przyciski i menu
bot-play = Graj
bot-board = Plansza
bot-hand = Ręka
bot-rules = Zasady
bot-brief = Gra w skrócie
bot-rematch = Rewanż
bot-record = Zapis
bot-rule = Zasada
bot-undo = Cofnij
bot-undo-what = Cofnij swoją odpowiedź „{ $what }”
bot-undo-with = -# Cofnięcie obejmie też to, co od tamtej pory zrobili: { $names }.
bot-undoes = { $count ->
    [one] -# Możesz cofnąć { $count } ostatnią odpowiedź.
    [few] -# Możesz cofnąć { $count } swoje ostatnie odpowiedzi, jedną po drugiej.
    [many] -# Możesz cofnąć { $count } swoich ostatnich odpowiedzi, jedną po drugiej.
   *[other] -# Możesz cofnąć { $count } swojej ostatniej odpowiedzi.
}
bot-undoes-back = { $count ->
    [one] -# Możesz cofnąć { $count } ostatnią odpowiedź: „{ $what }”.
    [few] -# Możesz cofnąć { $count } swoje ostatnie odpowiedzi, jedną po drugiej; najdawniejsza to „{ $what }”.
    [many] -# Możesz cofnąć { $count } swoich ostatnich odpowiedzi, jedną po drugiej; najdawniejsza to „{ $what }”.
   *[other] -# Możesz cofnąć { $count } swojej ostatniej odpowiedzi; najdawniejsza to „{ $what }”.
}
bot-redo = Ponów
bot-redo-what = Ponów swoją odpowiedź „{ $what }”
bot-ask-again = Pytaj mnie znowu
bot-refresh = Sprawdź znowu
bot-back = ‹ Wstecz
# Przed tym, czego nie można cofnąć.
bot-sure-roll = Zaraz potem coś rozstrzygnie los, więc tego nie cofniesz.
bot-sure-draw = Zaraz potem coś zakrytego jest dobierane, tasowane lub ujawniane, więc tego nie cofniesz.
bot-sure-choices = Zaraz potem są tajne wybory albo ich ujawnienie, więc tego nie cofniesz.
bot-sure-any = Zaraz potem rozstrzygnie los, coś zakrytego albo tajny wybór, więc tego nie cofniesz.
bot-sure-yes = Tak, robię to
bot-sure-never = Tak, i w żadnej grze już o to nie pytaj
bot-preview = 👁 Co by się stało?
bot-preview-choose = 👁 Wybierz, co chcesz obejrzeć. Nic się przez to nie stanie.
bot-preview-of = 👁 Co by się stało: **{ $what }**. Nic jeszcze nie zrobiono.
bot-preview-next = Następne pytanie do ciebie: { $ask }
bot-preview-nothing = Nic więcej od razu z tego nie wynika.
bot-preview-chance = O skutku zdecydowałyby kości, karty albo coś ukrytego: nikt tego nie przewidzi.
bot-preview-open = To wybór tajny albo wspólna decyzja: nie ma jeszcze czego oglądać.
bot-preview-do = Zrób to
bot-preview-more = 👁 Coś innego
bot-careful-newcomer = do końca mojej pierwszej gry
bot-careful-always = zawsze
bot-careful-never = nigdy
bot-careful-set-newcomer = Do końca twojej pierwszej gry bot pyta przed rzutem lub dobraniem, którego nie można cofnąć.
bot-careful-set-always = Bot zawsze pyta przed rzutem lub dobraniem, którego nie można cofnąć.
bot-careful-set-never = Bot nie pyta już przed rzutem lub dobraniem, którego nie można cofnąć.
bot-none = Nic
bot-choose = Wybierz…
bot-choose-in = { $place }: wybierz…
bot-join = Dołącz
bot-leave = Odejdź
bot-options = Opcje
bot-robots = Roboty
bot-start = Start
bot-number = Podaj liczbę
bot-number-label = Liczba od { $min } do { $max }
bot-done = Gotowe ({ $count })
bot-page = Strona { $page } z { $pages }
bot-parts = Inna część planszy…
bot-part-text = Jako tekst
bot-menu-more = { $list } · i jeszcze { $count }
bot-pick-exactly = { $count ->
    [one] Wybierz 1.
   *[other] Wybierz { $count }.
}
bot-pick-most = { $count ->
    [one] Wybierz 1 albo nic.
   *[other] Wybierz najwyżej { $count } albo nic.
}
bot-pick-between = Wybierz od { $min } do { $max }.

## Panel
bot-waiting = Teraz: { $names }.
bot-waiting-too = Czekamy też na ruch: { $names }.
bot-panel-moved = -# ➜ Ciąg dalszy w twojej nowszej wiadomości niżej.
bot-panel-rests = -# Ta wiadomość nie zmieni się już sama: *Sprawdź znowu* pokaże, co nowego.
bot-turns = { $own ->
    [0] **Nigdzie nie jest teraz twoja kolej.** Grasz przy { $all ->
        [one] jednym stole
       *[other] { $all } stołach
    }.
   *[other] **Twoja kolej w { $own } z { $all }.**
}
bot-turns-none = Nie grasz przy żadnym stole. `/pomoc` mówi, jak otworzyć stół.
bot-games = { $count ->
    [one] Jedna gra na tym serwerze, którą możesz zobaczyć:
    [few] { $count } gry na tym serwerze, które możesz zobaczyć:
    [many] { $count } gier na tym serwerze, które możesz zobaczyć:
   *[other] { $count } gry na tym serwerze, które możesz zobaczyć:
}
bot-games-none = Na tym serwerze nie ma gry, którą możesz zobaczyć. `/pomoc` mówi, jak otworzyć stół.
bot-game-people = { $names }
bot-turn-own = ➤ [{ $title }]({ $link }) `{ $code }` – **Twoja kolej**, pytanie { $when }
bot-turn-others = · [{ $title }]({ $link }) `{ $code }` – teraz: { $names }
bot-turn-lobby = · [{ $title }]({ $link }) `{ $code }` – jeszcze się nie zaczęła
bot-turn-paused = · [{ $title }]({ $link }) `{ $code }` – wstrzymana
bot-turns-open = { $title } · { $code }
bot-turns-next = Następna: { $title }
bot-over = Gra skończona.
bot-closed = Tę grę zamknięto.
bot-earlier = { $count ->
    [one] … jeszcze 1 wpis: `/dziennik`
    [few] … jeszcze { $count } wpisy: `/dziennik`
   *[other] … jeszcze { $count } wpisów: `/dziennik`
}
bot-noted = ✓ Odpowiedź przyjęta.
bot-plan = Zaplanuj
bot-plan-hint = -# „Zaplanuj” przyjmuje odpowiedzi na później: każda padnie, gdy tylko cię o to zapytam, o ile wciąż będzie możliwa. Wcześniej nic się nie dzieje.
bot-plan-of = { $count ->
    [one] Plan: 1 odpowiedź
    [few] Plan: { $count } odpowiedzi
    [many] Plan: { $count } odpowiedzi
   *[other] Plan: { $count } odpowiedzi
}
bot-plan-title = Odpowiem za ciebie, gdy tylko padnie pytanie, jeśli to wciąż możliwe; jeśli nie, zapytam. Widzisz to tylko ty.
bot-plan-order = { $ask } **{ $what }**
bot-plan-unfit = Odpowiedź, która może już nie pasować
bot-plan-first = Padnie pytanie: **{ $ask }** Propozycje to zgadywanka, jak zagrają inni.
bot-plan-next = Potem: **{ $ask }**
bot-plan-end = Więcej nie da się teraz zaplanować.
bot-plan-changed = Gra poszła dalej i nic się nie zmieniło. Oto twój plan.
bot-plan-drop = Porzuć plan
bot-ahead = -# Z góry: { $list }
bot-ahead-hint = { $count ->
    [one] -# Z góry: „{ $first }” odpowiada też na późniejsze pytania, póki tego tu nie odwołasz.
    [few] -# Z góry: „{ $first }” i następne przyciski odpowiadają też na późniejsze pytania, póki tego tu nie odwołasz.
    [many] -# Z góry: „{ $first }” i następne przyciski odpowiadają też na późniejsze pytania, póki tego tu nie odwołasz.
   *[other] -# Z góry: „{ $first }” i następne przyciski odpowiadają też na późniejsze pytania, póki tego tu nie odwołasz.
}
bot-ahead-hint-leads = { $count ->
    [one] -# „{ $first }” nie odpowiada na to pytanie, tylko na późniejsze, póki tego tu nie odwołasz.
    [few] -# „{ $first }” i następne przyciski nie odpowiadają na to pytanie, tylko na późniejsze, póki tego tu nie odwołasz.
    [many] -# „{ $first }” i następne przyciski nie odpowiadają na to pytanie, tylko na późniejsze, póki tego tu nie odwołasz.
   *[other] -# „{ $first }” i następne przyciski nie odpowiadają na to pytanie, tylko na późniejsze, póki tego tu nie odwołasz.
}
pass-leader-ask = Przy takich pytaniach zdaję się zawsze na lidera
pass-leader-game = Zawsze zdaję się na lidera
pass-leads-ask = Gdy liderem jest kto inny, w tej sprawie zdaję się na niego
pass-leads-game = Gdy liderem jest kto inny, zawsze zdaję się na niego
bot-took-back = ↩ Ostatnia odpowiedź cofnięta.
bot-secret = -# Tajne, póki wszyscy nie wybiorą.
bot-passes-late = -# Czas mija { $when }. Jeśli nie odpowiesz, obowiązuje „{ $what }”.
bot-team = -# Decydujecie wspólnie: to, co wybierzesz, jest twoją propozycją. W razie różnicy zdań decyduje { $leader }.
bot-team-leads = -# Decydujecie wspólnie: to, co wybierzesz, jest twoją propozycją. W razie różnicy zdań decydujesz ty jako lider.
bot-team-last = -# Wszyscy inni już odpowiedzieli. Jeśli się zgodzisz, wchodzi to od razu w życie; jeśli nie, decyduje { $leader }.
bot-team-last-leads = -# Wszyscy inni już odpowiedzieli, a ty jesteś liderem: to, co wybierzesz, od razu wchodzi w życie.
bot-team-said = -# Twoja odpowiedź jest zapisana; możesz ją zmienić, póki nic nie weszło w życie. W razie różnicy zdań decyduje { $leader }.
bot-team-said-leads = -# Twoja odpowiedź jest zapisana; możesz ją zmienić, póki nic nie weszło w życie. W razie różnicy zdań decydujesz ty jako lider.
bot-team-alone = -# To wspólna decyzja: obowiązuje to, co wybierzesz, roboty się na to zgadzają.
bot-team-at-once = -# Decydujecie wspólnie: pierwsza odpowiedź obowiązuje od razu, ktokolwiek jej udzieli.
bot-proposal = Propozycja: **{ $what }** · za: { $wanted }
bot-proposal-opposed = Propozycja: **{ $what }** · za: { $wanted } · przeciw: { $opposed }
bot-stands = -# Jeśli nikt się nie sprzeciwi, wchodzi w życie { $when }, także bez tych, którzy nie odpowiedzieli. Po sprzeciwie decyduje lider, gdy odpowiedzą wszyscy albo minie czas.
bot-differ = -# Zdania są podzielone: { $leader } decyduje, gdy odpowiedzą wszyscy.
bot-differ-now = -# Zdania są podzielone: teraz decyduje { $leader }.
bot-differ-leads = -# Zdania są podzielone: jako lider decydujesz ty, gdy odpowiedzą wszyscy.
bot-differ-leads-now = -# Zdania są podzielone: teraz decydujesz ty, jako lider.
bot-differ-until = Czas mija { $when }: wtedy liczy się to, czego chce lider, a bez tego – czego chce większość, przy remisie – co zaproponowano najpierw.
bot-agree = Zgoda
bot-agree-to = Zgoda na „{ $what }”
bot-object = Sprzeciw
bot-object-to = Sprzeciw wobec „{ $what }”
bot-too-many-picked = Tylu naraz nie da się tu zaznaczyć. Odpowiedz komendą z ukośnikiem.
bot-file-lost = Plik nie dotarł. Spróbuj ponownie.
bot-press-again = To chwilę trwało. Naciśnij jeszcze raz.
bot-pressed = Naciśnięto: **{ $label }**.
bot-old-button = Ten przycisk pochodzi z innej wersji bota. Użyj `/graj`.
bot-other-verb = Teraz pytanie jest inne. Odpowiedz w panelu poniżej albo użyj `{ $command }`.
bot-no-verb = Teraz pytanie jest inne. Odpowiedz w panelu poniżej.
bot-not-now = ✗ { $what } – { $why }
bot-not-now-more = { $list } i jeszcze { $count }
bot-why-not = **Teraz niemożliwe:**
bot-player-letter = gracz { $letter }
bot-not-understood = „{ $typed }” nie pasuje do niczego albo pasuje do kilku rzeczy. Wybierz podpowiedź podczas pisania albo użyj panelu poniżej.

## Stół
bot-edition = Wydanie
bot-seats = Gracze
bot-lobby-people = Przy stole ({ $have } z { $room })
bot-lobby-kept = Miejsca czekają na: { $names }
bot-kept = ✓ Miejsce czeka na: { $name } – wiadomość wysłana. To samo polecenie zwalnia miejsce.
bot-kept-no-more = ✓ Miejsce już nie czeka na: { $name }.
bot-kept-bot = Miejsce może czekać tylko na człowieka. Dla robotów są **Roboty** przy stole.
bot-ping-kept = { $names } – czeka tu na ciebie miejsce: wystarczy **Dołącz**.
bot-lobby-missing = { $count ->
    [0] Wszyscy są? Naciśnij **Start**.
    [one] Do startu potrzeba jeszcze co najmniej 1 osoby.
    [few] Do startu potrzeba jeszcze co najmniej { $count } osób.
    [many] Do startu potrzeba jeszcze co najmniej { $count } osób.
   *[other] Do startu potrzeba jeszcze co najmniej { $count } osób.
}
bot-lobby-started = Gra się zaczęła.
bot-start-open = Przy stole: { $names }. { $count ->
    [one] Jedno miejsce jest wolne:
    [few] Wolne są { $count } miejsca:
   *[other] Wolnych jest { $count } miejsc:
} zacząć bez nikogo więcej?
bot-start-now = Zacznij teraz
bot-lobby-foot = Stół { $code } · SHA-256 ziarna losowości: { $hash }
bot-lobby-opened = Stół otwarty. Znajomi naciskają **Dołącz**, wolne miejsca mogą zająć **Roboty**, a potem ktoś naciska **Start**.
bot-lobby-unseen = Stół jest otwarty, ale nikt go jeszcze nie widzi. { $why } Wtedy stół pojawi się sam; możesz też otworzyć nowy na innym kanale.
bot-not-opened = Stół nie został otwarty. { $why }
bot-why-rights = Brakuje mi tutaj uprawnień: { $rights }. Może je nadać osoba zarządzająca kanałem, w zakładce Edytuj kanał › Uprawnienia.
bot-why-thread = Nie ma mnie w tym prywatnym wątku. Wspomnij mnie tu przez @, aby mnie dodać, i spróbuj ponownie.
bot-why-locked = Ten wątek jest zablokowany. Odblokować go może moderator.
bot-why-no-messages = Tutaj nie ma miejsca na wiadomości, są one tylko w postach. Otwórz post i spróbuj w nim.
bot-why-closed = Discord nie pozwala mi tu pisać. Może to zmienić osoba zarządzająca kanałem, w zakładce Edytuj kanał › Uprawnienia.
bot-why-refused = Discord nie przyjmuje wiadomości. Próbuję dalej, a przyczyna jest w dzienniku administratora bota.
bot-right-view = Wyświetlanie kanału (View Channel)
bot-right-send = Wysyłanie wiadomości (Send Messages)
bot-right-send-in-threads = Wysyłanie wiadomości w wątkach (Send Messages in Threads)
option-deliberation = Czas na sprzeciw
option-deliberation-about = Wspólny wybór się proponuje: potem obowiązuje, jeśli nikt się nie sprzeciwi. Kto może – pasuje.
option-deliberation-24 = 24 godziny
option-deliberation-8 = 8 godzin
option-deliberation-4 = 4 godziny
option-deliberation-0 = Brak: pierwsza propozycja obowiązuje od razu
bot-options-ask = Co ma być inaczej?
bot-robots-ask = Roboty zajmują miejsca, których nikt nie chce. Wiedzą tylko to, co widać z ich miejsca.
bot-robot-random = losowy
bot-robot-random-about = Robi cokolwiek, na co pozwalają zasady
bot-robot-steady = solidny
bot-robot-steady-about = Rozważa każdą odpowiedź; dobry na pierwszą grę
bot-robot-keen = bystry
bot-robot-keen-about = Myśli naprzód, przez sekundę lub dwie
bot-robot-none = nikt: miejsce wraca do człowieka
bot-robot-name = { $seat } ({ $level })
bot-robot-add = Posadź robota: { $level }
bot-robot-drop = Odeślij: { $seat }
bot-no-options = W tej grze nie ma nic do ustawienia.
bot-flip = { $value } – wybierz, aby przełączyć

## To, co stoi na kanale
bot-ping = { $names } – czas na ruch!
bot-ping-direct = { $game } – czas na ruch!
bot-direct-go = Przejdź do stołu
bot-direct-hello = ✉️ Od teraz wołam cię tutaj, gdy jakaś gra na ciebie czeka. Zmienisz to przez `/odpoczynek wołanie`.
bot-direct-refused = Discord nie pozwala mi do ciebie napisać. Zezwól na wiadomości prywatne od członków tego serwera (nazwa serwera → *Ustawienia prywatności*) i spróbuj ponownie. Nic się nie zmieniło.
bot-next = ⏭️ { $names } – następna tura jest twoja.
bot-direct-closed = { $names } – wiadomość powyżej jest dla ciebie. Discord nie pozwolił mi napisać do ciebie prywatnie. Jak mam cię wołać, ustawisz przez `/odpoczynek wołanie`.
bot-ping-rematch = { $names } – rewanż? Ten stół jest taki jak poprzedni, a każdy przesuwa się o jedno miejsce: wystarczy **Dołącz**.
bot-remind = { $names } – wciąż czekamy na ruch: pytanie padło { $when }.
bot-remind-last = { $names } – wciąż czekamy na ruch: pytanie padło { $when }. Więcej nie przypominamy.
bot-remind-others = { $names } – jeśli nie chcecie czekać, `/gra robot` pozwala grać dalej robotowi, a `/gra zmiennik` komuś znajomemu. Kto wróci, przejmuje grę od robota.
bot-ping-over = { $names } – koniec gry { $game }.
bot-ping-closed = { $names } – grę { $game } zamknięto.
bot-rests = 🌙 { $seat } ma przerwę do { $when } i wtedy dostanie powiadomienie.
bot-undone = ↩ { $seat } cofa odpowiedź.
bot-rewound = ↩ Gra wróciła do ostatniej dobrej odpowiedzi.
bot-conceded = Większość zgodziła się skończyć w tym miejscu.
bot-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają: { $names }!
}
bot-score = **{ $seat }**: { $points }
sheet-total = Razem
sheet-tie = Remis na punkty: { $what } – { $who }
sheet-tied = { $seat } { $n }
bot-won-alone = **Zwycięstwo**, punkty: { $points }
bot-lost-alone = **Porażka**, punkty: { $points }
bot-won-together = **Wspólne zwycięstwo**, punkty: { $points }
bot-lost-together = **Wspólna porażka**, punkty: { $points }
bot-history = { $game }, gry w dokładnie tym składzie: { $count }
bot-history-none = W dokładnie tym składzie żadna taka gra jeszcze się nie skończyła. Liczą się gry rozegrane do końca.
bot-history-together = wygrane: { $won } z { $count }, najlepszy wynik: { $points } pkt
bot-history-each = gry: { $count }, pierwsze miejsca: { $each }
bot-history-seat = { $seat } { $n }
bot-record-about = Wszystko, co postanowiono, razem z ziarnem. `slowboat verify { $file } --commitment { $hash }` rozgrywa to ponownie i sprawdza każdy rzut.
bot-seed = Ziarno losowości: { $seed }. Pasuje do SHA-256 z początku gry, więc każdy rzut i każde tasowanie można sprawdzić.
bot-paused-help = Moderator może ją cofnąć przez `/gra przewiń` albo zamknąć przez `/gra zamknij`.
bot-unsaved = ⚠️ **Chwilowo nic nie da się zapisać,** bo { $why } Ostatnia odpowiedź w tej grze się nie zapisała. Wszystko przed nią jest bezpieczne, osoba prowadząca bota już o tym wie, a ta wiadomość powie, kiedy można grać dalej.
bot-saved-again = ✅ Przez pewien czas nic nie dało się zapisać. Teraz już można: podaj swoją odpowiedź jeszcze raz.
bot-lacks-files = -# Nie mogę tu załączać plików, więc plansza jest opisana słowami. Osoba zarządzająca kanałem może mi nadać uprawnienie **Załączanie plików** (Attach Files); wtedy obrazki wrócą.
bot-lacks-history = -# Nie mogę czytać historii tego kanału, więc po awarii nie zobaczę, co dotarło, i wiadomość może przyjść dwa razy. Osoba zarządzająca kanałem może mi nadać uprawnienie **Czytanie historii wiadomości** (Read Message History).
bot-post-plain = { $game } ({ $number }): resztę pokażą /graj, /plansza i /gra stan.

## Oglądanie
bot-no-part = Nie ma takiej części planszy. Wybierz podpowiedź podczas pisania.
bot-secrets = Widzisz to tylko ty
bot-no-secrets = Nie masz nic tajnego. Wszystko, co twoje, jest na planszy.
bot-empty-log = Jeszcze nic się nie wydarzyło.
bot-no-rule = Żadna zasada nie pasuje do „{ $typed }”. Spróbuj jednego słowa.
bot-rules-found = Pasujące zasady: { $count }. Podaj numer jednej z nich:
bot-rules-hint = Każdą zasadę znajdziesz przez `/zasady`, po numerze albo po słowie.
bot-ruling = Nasze rozstrzygnięcie: instrukcja milczy albo jest tu niejasna.
bot-rulings = Dalsze rozstrzygnięcia:
bot-related-rules = Należą do tego:
bot-provenance = Źródło: { $source }
bot-from-rulebook = instrukcja
bot-from-deduced = wywiedzione z instrukcji
bot-from-third-party = relacje innych graczy
bot-from-reconstructed = odtworzone przez nas; administrator może to poprawić
origin-rulebook = Z instrukcji: { $what }
origin-deduced = Wywnioskowane z instrukcji: { $what }
origin-third-party = Z publicznych list: { $what }
origin-reconstructed = Odtworzone przez nas: { $what }

## Gra jako całość
bot-status-seats = Przy stole: { $names }
bot-status-answers = { $count ->
    [one] Dotąd 1 odpowiedź
    [few] Dotąd { $count } odpowiedzi
    [many] Dotąd { $count } odpowiedzi
   *[other] Dotąd { $count } odpowiedzi
}
bot-info-opened = Stół otworzył(a) { $name }, { $when }
bot-info-ended = Koniec: { $when }
bot-info-undone = Cofnięte odpowiedzi: { $count }, w tym za zgodą wszystkich: { $agreed }
bot-info-rules = Do końca obowiązuje wersja { $rules } naszych zasad
bot-info-seed = SHA-256 ziarna: `{ $hash }`. Samo ziarno pokażemy po grze.
bot-tempo = Zegar
bot-tempo-none = Bez zegara
bot-tempo-several = Kilka ruchów dziennie
bot-tempo-daily = Ruch dziennie
bot-tempo-weekly = Ruch tygodniowo
bot-wish-starts = Początek
bot-wish-starts-asked = Gdy ktoś naciśnie Start
bot-wish-starts-full = Sam, gdy stół jest pełny
bot-wish-experience = Dla kogo
bot-wish-experience-any = Dla wszystkich
bot-wish-experience-newcomers = Dla nowych w grze
bot-wish-experience-experienced = Dla znających grę
bot-wish-spoken = Rozmowy przy stole
bot-wish-spoken-any = W dowolnym języku
bot-wish-spoken-en = Po angielsku
bot-wish-spoken-pl = Po polsku
bot-clock = ⏳ { $seat } ma czas do { $when } ({ $left }).
bot-time-up = { $names } – czas minął: { $seat }. Raz uchodzi to na sucho: { $seat } ma jeszcze czas do { $when }.
bot-out-of-time = { $names } – czas minął: { $seat }. Jeśli nikt się nie sprzeciwi, od { $when } zagra robot w zastępstwie ({ $seat }).
bot-took-over = 🤖 Teraz gra robot w zastępstwie ({ $seat }): czas minął i nikt się nie sprzeciwił. Kto wróci, znów gra sam.
bot-motion-clock-stand-in = 🤖 Robot ma zagrać w zastępstwie ({ $whom }), bo czas minął. Od razu, jeśli zgodzi się jeszcze { $lacking ->
    [one] 1 osoba.
    [few] { $lacking } osoby.
    [many] { $lacking } osób.
   *[other] { $lacking } osób.
} Kto się sprzeciwi, daje więcej czasu: { $whom }.
bot-motion-silent-carries = Czekamy na głos: { $names }. Inaczej stanie się to { $when }.
bot-motion-concede = 🏳️ Chcą skończyć grę w tym miejscu: { $names }. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
}
bot-motion-stand-in = 🤖 Robot w zastępstwie ({ $whom }): chcą tego { $names }. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
} Jeśli { $whom } odpowie, robot nie przyjdzie.
bot-motion-substitute = 🪑 { $who } chce grać dalej zamiast: { $whom }, i widzieć to samo. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
} { $whom } ma ostatnie słowo: kto odpowiada, ten zostaje.
bot-motion-extend = ⏳ Cały czas na nowo dla: { $whom } – za: { $names }. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
}
bot-motion-drop = 🚪 { $names }: { $whom } ma odejść na dobre – dalej gra robot, a miejsce może zająć zmiennik. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
} Jeśli { $whom } odpowie, nikt nie odchodzi.
bot-motion-renew-facts = 🔄 Chcą grać dalej z najnowszymi danymi elementów: { $names }. Brakuje jeszcze { $lacking ->
    [one] 1 głosu.
    [few] { $lacking } głosów.
    [many] { $lacking } głosów.
   *[other] { $lacking } głosów.
}
bot-motion-take-back = ↩️ { $whom } prosi o cofnięcie { $count ->
    [one] ostatniej odpowiedzi.
    [few] ostatnich { $count } odpowiedzi.
    [many] ostatnich { $count } odpowiedzi.
   *[other] ostatnich { $count } odpowiedzi.
} Zgodzić się muszą wszyscy; na razie za: { $names }. Kto gra dalej, ten odmawia.
bot-motion-reveals = Co od tamtej pory wylosowano, dobrano lub odkryto, tego nie da się odzobaczyć, a wypadnie tak samo.
bot-motion-silent = Czekamy na głos: { $names }.
bot-motion-silent-until = Czekamy na głos: { $names }. Inaczej wniosek upadnie { $when }.
bot-moved = { $names } – { $seat } pyta was o zdanie:
bot-offered = { $names } – { $who } pyta was o zdanie:
bot-replaced = { $names } – 🪑 od teraz grasz dalej zamiast: { $who }. Co tam leży, jest twoje.
bot-extended = ⏳ Cały czas na nowo ma: { $seat }.
bot-let-go = 🚪 { $names } już nie gra: na tym miejscu gra dalej { $seat }. Kto chce je przejąć: `/gra zmiennik`.
bot-opposed-concede = 🏳️ Gra toczy się dalej: { $seat } nie chce kończyć.
bot-opposed-stand-in = 🤖 Robot nie zagra w zastępstwie ({ $whom }): sprzeciw – { $seat }.
bot-opposed-substitute = 🪑 Miejsce zostaje przy: { $whom }, { $who } go nie dostaje: sprzeciw – { $seat }.
bot-opposed-extend = ⏳ Nie ma więcej czasu dla: { $whom } – sprzeciw: { $seat }.
bot-opposed-drop = 🚪 { $whom } zostaje: sprzeciw – { $seat }.
bot-opposed-renew-facts = 🔄 Dane elementów zostają: sprzeciw – { $seat }.
bot-opposed-take-back = ↩️ Nic nie zostaje cofnięte ({ $whom }): sprzeciw – { $seat }.
bot-lapsed-concede = 🏳️ Gra toczy się dalej: na czas nie zebrało się dość głosów, żeby ją skończyć.
bot-lapsed-stand-in = 🤖 Robot nie zagra w zastępstwie ({ $whom }): na czas nie zebrało się dość głosów.
bot-lapsed-substitute = 🪑 Miejsce zostaje przy: { $whom } – na czas nie zebrało się dość głosów (za: { $who }).
bot-lapsed-extend = ⏳ Nie ma więcej czasu dla: { $whom } – na czas nie zebrało się dość głosów.
bot-lapsed-drop = 🚪 { $whom } zostaje: na czas nie zebrało się dość głosów.
bot-lapsed-renew-facts = 🔄 Dane elementów zostają: nie wszyscy zgodzili się na czas.
bot-lapsed-take-back = ↩️ Nic nie zostaje cofnięte ({ $whom }): nie wszyscy zgodzili się na czas.
bot-played-on = ↩️ Nic nie zostaje cofnięte: { $seat } gra już dalej.
bot-agreed-take-back = ↩️ Wszyscy się zgadzają: { $count ->
    [one] ostatnia odpowiedź cofnięta na prośbę ({ $seat }).
    [few] ostatnie { $count } odpowiedzi cofnięte na prośbę ({ $seat }).
    [many] ostatnich { $count } odpowiedzi cofnięto na prośbę ({ $seat }).
   *[other] ostatnich { $count } odpowiedzi cofnięto na prośbę ({ $seat }).
}
bot-carried-concede = Większość się zgadza: gra skończona.
bot-carried-stand-in = ✓ Teraz gra robot w zastępstwie ({ $whom }). Kto wróci, znów gra sam.
bot-carried-substitute = ✓ Na tym miejscu gra teraz { $who }.
bot-carried-extend = ✓ Cały czas na nowo ma: { $whom }.
bot-carried-drop = ✓ Gotowe: na tym miejscu gra dalej robot. Przez `/gra zmiennik` może ktoś inny.
bot-carried-renew-facts = Wszyscy się zgadzają: gra toczy się dalej z najnowszymi danymi elementów.
bot-carried-take-back = ↩️ Wszyscy się zgadzają: cofnięte na prośbę ({ $whom }).
bot-motion-noted = ✓ Zapisane.
bot-fallen = Zapisane: nic z tego.
bot-ask-undo = Poproś o cofnięcie
bot-rewind-to = { $count ->
    [one] 1 odpowiedź wstecz
    [few] { $count } odpowiedzi wstecz
    [many] { $count } odpowiedzi wstecz
   *[other] { $count } odpowiedzi wstecz
} · kolej: { $seat }
bot-rewind-after = { $to } · po: „{ $note }”
bot-sign-concede = 🏳️
bot-sign-stand-in = 🤖
bot-sign-substitute = 🪑
bot-sign-extend = ⏳
bot-sign-drop = 🚪
bot-sign-renew-facts = 🔄
bot-sign-take-back = ↩️
bot-closed-done = Gra zamknięta. Nadal można ją oglądać.
bot-brought = Gra toczy się teraz tutaj.
bot-not-brought = Gra zostaje tam, gdzie jest. { $why }
bot-server-manager = Może to ustalić tylko ktoś, kto zarządza serwerem. Co obowiązuje, mówi `/serwer pokaż`.
bot-server-moderator = Dziennik czytają tylko moderatorzy: kto zarządza serwerem, kanałami lub wiadomościami, i kogo wskazuje `/serwer moderatorzy`.
bot-server-yes = Tak
bot-server-no = Nie
bot-server-any = ile kto chce
bot-server-clock = Zegar nowych stołów: **{ $clock }**
bot-server-games = Gry, które można tu otworzyć: { $games }
bot-server-most = Gier naraz: **{ $most }**
bot-server-moderators = Moderatorzy gier, oprócz moderatorów serwera: **{ $role }**
bot-server-channel = Kanał dziennika: { $channel }
bot-server-nobody = nikt
bot-server-here = Ten kanał
bot-server-nowhere = Żaden
bot-server-language = Język kanałów: **{ $language }**
bot-server-language-auto = jak w ustawieniach serwera na Discordzie
bot-server-foot = Język serwera: `/język serwer`. Kto może używać których poleceń: Ustawienia serwera › Integracje.
bot-server-log-none = Nie zdarzyło się tu nic, co należy do dziennika.
bot-server-clock-itself = Zegar
bot-server-line = { $when } · { $code }{ $name }: { $deed }
bot-server-agreed = (zgoda: { $names })
bot-deed-close = zamknięcie gry
bot-deed-rewind = cofnięcie wstrzymanej gry
bot-deed-concede = koniec gry bez punktów
bot-deed-stand-in = robot w zastępstwie ({ $whom })
bot-deed-hand-back = miejsce wraca do: { $whom }
bot-deed-substitute = zmiana na miejscu: { $whom }
bot-deed-extend = cały czas na nowo: { $whom }
bot-deed-drop = odejście: { $whom }
bot-deed-renew-facts = najnowsze dane elementów
bot-deed-take-back = cofnięcie na prośbę ({ $whom })
bot-deed-house-clock = zegar nowych stołów: { $whom }
bot-deed-house-game = gry: { $whom }
bot-deed-house-moderators = moderatorzy gier: { $whom }
bot-deed-house-log = kanał dziennika: { $whom }
bot-deed-house-language = język kanałów: { $whom }
bot-deed-house-most = gier naraz: { $whom }
bot-rewound-done = { $count ->
    [one] Gra wróciła do pierwszej odpowiedzi.
    [few] Gra wróciła do pierwszych { $count } odpowiedzi.
    [many] Gra wróciła do pierwszych { $count } odpowiedzi.
   *[other] Gra wróciła do pierwszych { $count } odpowiedzi.
}
bot-needs-manager = Język serwera może ustawić tylko ktoś, kto nim zarządza.
bot-language-auto = Jak w mojej aplikacji
bot-language-en = English
bot-language-pl = Polski
bot-day-1 = poniedziałek
bot-day-2 = wtorek
bot-day-3 = środa
bot-day-4 = czwartek
bot-day-5 = piątek
bot-day-6 = sobota
bot-day-7 = niedziela
bot-rest-zone = Strefa czasowa: **{ $zone }**, jest tam teraz { $time }.
bot-rest-hours = Cisza: **{ $from }–{ $until }**, codziennie.
bot-rest-days = Dni wolne: **{ $days }**.
bot-rest-away = Nieobecność do { $when }.
bot-rest-calls-direct = ✉️ Gry wołają cię wiadomością prywatną.
bot-rest-calls-none = 🔕 Żadna gra cię nie woła, a zegary i tak biegną: zaglądaj do `/moje-gry`.
bot-rest-calls-some-mention = { $count ->
    [one] 🔔 W 1 grze woła cię wzmianka.
    [few] 🔔 W { $count } grach woła cię wzmianka.
    [many] 🔔 W { $count } grach woła cię wzmianka.
   *[other] 🔔 W { $count } grach woła cię wzmianka.
}
bot-rest-calls-some-direct = { $count ->
    [one] ✉️ W 1 grze woła cię wiadomość prywatna.
    [few] ✉️ W { $count } grach woła cię wiadomość prywatna.
    [many] ✉️ W { $count } grach woła cię wiadomość prywatna.
   *[other] ✉️ W { $count } grach woła cię wiadomość prywatna.
}
bot-rest-calls-some-none = { $count ->
    [one] 🔕 W 1 grze nikt cię nie woła, a jej zegar i tak biegnie: zaglądaj do `/moje-gry`.
    [few] 🔕 W { $count } grach nikt cię nie woła, a ich zegary i tak biegną: zaglądaj do `/moje-gry`.
    [many] 🔕 W { $count } grach nikt cię nie woła, a ich zegary i tak biegną: zaglądaj do `/moje-gry`.
   *[other] 🔕 W { $count } grach nikt cię nie woła, a ich zegary i tak biegną: zaglądaj do `/moje-gry`.
}
bot-rest-calls-how-mention = wzmianką na kanale
bot-rest-calls-how-direct = wiadomością prywatną
bot-rest-calls-how-none = wcale: zaglądam sam(a)
bot-rest-calls-where-everywhere = wszędzie
bot-rest-calls-where-here = w grze na tym kanale
bot-rest-forewarned = ⏭️ Gry mówią ci, gdy następna tura jest twoja.
bot-rest-now = 🌙 Masz teraz przerwę do { $when }. Wcześniej żadna gra cię nie zawoła, a potem jedno powiadomienie powie, co na ciebie czeka.
bot-rest-awake = Nie masz teraz przerwy.
bot-rest-none = Nie masz żadnych przerw: gry wołają cię o każdej porze. `/odpoczynek godziny` ustawia ciszę, `/odpoczynek dni` dni wolne, a `/odpoczynek nieobecność` kilka dni bez powiadomień.
bot-rest-no-zone = Do tego potrzebna jest najpierw twoja strefa czasowa: `/odpoczynek strefa` z twoim miastem.
bot-rest-unknown-zone = Żadna strefa czasowa nie nazywa się { $typed }. Wpisz duże miasto w pobliżu, na przykład Warsaw, i wybierz z listy.
bot-rest-which-zone = { $typed } może oznaczać kilka stref czasowych: { $zones }. Wybierz jedną.
bot-rest-no-time = „{ $typed }” to nie godzina. Napisz ją tak: 22:00, 22 albo 8:30.
bot-rest-no-hours = Cisza nie może się kończyć wtedy, kiedy się zaczyna.
bot-rest-no-days = „{ $typed }” to nie dni tygodnia. Napisz je tak: sobota, niedziela.
bot-rest-endless = Gdyby wolne było wszystkie siedem dni, nikt nie mógłby cię zawołać. Zostaw choć jeden; na kilka dni z rzędu jest `/odpoczynek nieobecność`.
bot-rest-too-long = To za długo: najwyżej { $days } dni.
bot-rest-next-yes = tak, raz przed każdą moją turą
bot-rest-next-no = nie
bot-rest-part-all = wszystko
bot-rest-part-hours = ciszę
bot-rest-part-days = dni wolne
bot-language-set = Od teraz mówię do ciebie po polsku.
bot-language-set-server = Od teraz na kanałach tego serwera mówię po polsku.
bot-help =
    { "**Jak grać**" }
    1. Otwórz stół:
    { $games }
    2. Znajomi naciskają **Dołącz**, wolne miejsca mogą zająć **Roboty**, a potem ktoś naciska **Start**.
    3. Gdy przyjdzie twoja kolej, dostaniesz powiadomienie. Naciśnij **Graj** i wybierz.
    Pomyłka? **Cofnij**. Wątpliwości? Przycisk **Zasada** pokazuje zasadę, z której wynika pytanie.

    `/graj` co teraz wybierasz · `/moje-gry` wszystkie twoje gry · `/plansza` plansza, także `część:Jako tekst` · `/ręka` twoje tajemnice
    `/dziennik` co się stało · `/zasady` zasady gry · `/cofnij` `/ponów` · `/język`
    `/odpoczynek` godziny ciszy, dni wolne i nieobecności albo w ogóle bez wołania · `/serwer` co obowiązuje stoły tego serwera

    `/gra stan` jak stoi gra · `/gra informacje` jak ją ustawiono · `/gra lista` gry na tym serwerze
    `/gra pas` i `/gra pytaj` odpowiedzi z góry · `/gra robot` robot zamiast kogoś · `/gra zmiennik` gra dalej za kogoś
    `/gra rezerwuj` miejsce dla kogoś · `/gra czas` więcej czasu · `/gra odejście` na dobre · `/gra przewiń` powrót do wcześniejszej chwili, także po usterce
    `/gra przenieś` tutaj z innego kanału · `/gra poddaj` wspólny koniec · `/gra zgoda` i `/gra sprzeciw` wobec wniosku · `/gra zamknij` dla osoby, która ją otworzyła
    `/gra zapis` i `/gra historia` po zakończeniu · `/gra dane` poprawione karty
    `/gra ostrożnie` czy bot pyta przed rzutem lub dobraniem

    -# Aby zaprosić bota: zakresy bot i applications.commands, uprawnienia { $permissions }. Nie czyta wiadomości.

## Dlaczego czegoś nie można
host-seat = { $seat }
host-no-game = Na tym kanale nie ma gry. `/pomoc` pokazuje, jak otworzyć stół.
host-unknown-game = Nie ma tu gry o nazwie { $game }.
host-no-seat = Nie siedzisz przy tym stole.
host-not-started = Gra jeszcze się nie zaczęła. Gdy wszyscy dołączą, naciśnij **Start** pod stołem.
host-already-started = Gra już się zaczęła.
host-ended = Ta gra się skończyła. Planszę i dziennik nadal można oglądać.
host-still-open = Ta gra jeszcze trwa.
host-not-ended = Zapis gry można dostać po jej zakończeniu.
host-paused = Ta gra jest wstrzymana: { $why }
host-not-your-turn = Teraz nic od ciebie nie zależy. Ruch: { $waiting }.
host-stale = To już nieaktualne i nic się nie zmieniło. Teraz pytanie brzmi:
host-stale-waiting = Na to pytanie już odpowiedziano i nic się nie zmieniło.
host-not-legal = Tego tu nie można. Wybierz jedno z tych:
host-refused = To niedozwolone (zasada { $rule }): { $text }
host-full = { $room ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie { $room } miejsca są zajęte.
    [many] Wszystkie { $room } miejsc jest zajętych.
   *[other] Wszystkie miejsca ({ $room }) są zajęte.
}
host-elsewhere = Ta gra toczy się na swoim kanale: { $link }
host-not-here = Na tym serwerze nie otwiera się tej gry. Są tu: { $games }. Zmienić to może zarządca serwera przez `/serwer gra`.
host-house-full = Na tym serwerze jest już tyle otwartych gier, ile ma być naraz: { $most }. Zmienić to może zarządca serwera przez `/serwer najwyżej`.
host-kept = Wolne miejsca czekają na: { $names }. Kto siedzi przy stole, może zwolnić miejsce przez `/gra rezerwuj`.
host-already-done = To już zostało zrobione i nic nie zmieniło się po raz drugi.
host-already-seated = Już siedzisz przy tym stole.
host-channel-taken = Trwa tu gra przy stole { $code }. Najpierw ją dokończcie albo otwórz swoją na innym kanale lub w wątku.
host-bad-option = { $key }: wartość { $value } jest niemożliwa.
host-too-few = { $need ->
    [one] Potrzeba co najmniej 1 osoby.
    [few] Potrzeba co najmniej { $need } osób.
    [many] Potrzeba co najmniej { $need } osób.
   *[other] Potrzeba co najmniej { $need } osób.
} { $have ->
    [0] Nikogo jeszcze nie ma.
    [one] Na razie jest 1.
    [few] Na razie są { $have }.
    [many] Na razie jest { $have }.
   *[other] Na razie jest { $have }.
}
host-too-many = { $most ->
    [one] Grać może 1 osoba,
    [few] Grać mogą { $most } osoby,
    [many] Grać może { $most } osób,
   *[other] Grać może { $most } osób,
} a przy stole siedzi { $have }.
host-not-allowed = Może to zrobić tylko ktoś, kto otworzył stół, albo moderator.
host-nobody-there = Nikt o tym imieniu tu nie siedzi. Wybierz z listy albo wpisz literę miejsca.
host-no-clock = Ten stół gra bez zegara: nikomu nie kończy się czas. Przez `/gra robot` zagra w zastępstwie robot, przez `/gra zmiennik` ktoś znajomy.
host-no-robot = Nie siedzi tam robot.
host-nothing-to-decide = Nie ma jeszcze nic do rozstrzygnięcia.
host-nothing-to-undo = Nie masz odpowiedzi do cofnięcia: jeszcze żadnej nie było.
host-others-since = Tej odpowiedzi nie da się cofnąć: po niej odpowiedział już ktoś inny: { $seat }.
host-team-decided = Nie da się nic cofnąć: ostatnią odpowiedź daliście wszyscy razem.
host-answered-since = { $count ->
    [0] Ten przycisk cofa jedną wcześniejszą odpowiedź, a po niej padło już twoje zdanie w otwartej decyzji. Nic się nie zmieniło; `/cofnij` cofa to zdanie.
    [one] Ten przycisk cofa jedną wcześniejszą odpowiedź, a po niej była już następna. Nic się nie zmieniło; `/cofnij` cofa ostatnią.
    [few] Ten przycisk cofa jedną wcześniejszą odpowiedź, a po niej były już { $count } następne. Nic się nie zmieniło; `/cofnij` cofa ostatnią.
    [many] Ten przycisk cofa jedną wcześniejszą odpowiedź, a po niej było już { $count } następnych. Nic się nie zmieniło; `/cofnij` cofa ostatnią.
   *[other] Ten przycisk cofa jedną wcześniejszą odpowiedź, a po niej było już { $count } następnych. Nic się nie zmieniło; `/cofnij` cofa ostatnią.
}
host-taken-back = To, co cofa ten przycisk, jest już cofnięte i nic się nie zmieniło. `/cofnij` cofa twoją ostatnią odpowiedź.
host-seating-changed = Po otwarciu tego menu ktoś usiadł albo odszedł i nic się nie zmieniło. Teraz jest tak.
host-sealed = Tego nie da się cofnąć: od tamtej pory coś wylosowano albo odkryto, albo zaczął się tajny wybór.
host-orders-full = Zaplanować można najwyżej tyle odpowiedzi: { $most }.
host-nothing-ordered = Nic nie jest zaplanowane, więc nic się nie zmieniło.
host-nothing-to-pass = Nie ma tu na co pasować z góry albo nic już nie zostało. Twój panel pokazuje, co obowiązuje.
host-nothing-to-redo = Nie ma czego ponowić: ta odpowiedź już wróciła albo po niej była inna.
host-nothing-to-ask = Nie trzeba nikogo pytać: `/cofnij` cofa twoją ostatnią odpowiedź.
host-motion-over = To już rozstrzygnięte albo wniosek upadł. Nic się nie zmieniło.
host-nothing-to-rewind = Nie ma dokąd wracać.
host-newest-facts = Ta gra toczy się już z najnowszymi danymi elementów.
host-facts-differ = Z najnowszymi danymi elementów gra potoczyłaby się inaczej po odpowiedzi { $at }, więc zostaje przy tych, z którymi ją zaczęto.
host-too-many-tables = Dużo nowych stołów naraz. Następny możesz otworzyć { $when }.
host-too-many-guild-tables = Na tym serwerze właśnie otwarto dużo stołów. Następny można otworzyć { $when }.
host-too-many-offers = Twoje propozycje wołają stół, a było ich właśnie kilka. Następna będzie możliwa { $when }.
host-too-many-boards = Dużo obrazków naraz. Następny możesz dostać { $when }; do tego czasu `/plansza część:Jako tekst` pokazuje planszę słowami.
host-bug = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj ponownie; jeśli się powtórzy, powiedz o tym osobie prowadzącej bota.
host-trouble = Baza danych nie odpowiedziała i nic się nie zmieniło. Spróbuj ponownie za chwilę.
host-unsaved = Nic się nie zapisało, bo { $why } To, co było wcześniej, jest bezpieczne, a osoba prowadząca bota już o tym wie. Zrób to jeszcze raz za jakiś czas.
host-unsaved-full = na dysku bota nie ma już miejsca.
host-unsaved-io = dysk bota zgłasza błąd.
host-unsaved-read-only = botowi nie wolno zapisywać na jego dysku.
host-unsaved-busy = bazę danych bota zajmuje inny program.
host-unsaved-damaged = baza danych bota jest uszkodzona.
host-unsaved-other = baza danych bota tego nie przyjmuje.

## Dlaczego gra jest wstrzymana
host-why-unknown = ten bot nie zna już tej gry.
host-why-newer = zaczęto ją w nowszej wersji bota. Zaktualizujcie go.
host-why-content = nie da się odczytać danych elementów, z którymi ją zaczęto.
host-why-drift = zapis i zasady rozchodzą się po odpowiedzi { $at }.
host-why-dead-end = po odpowiedzi { $at } zasady nie dają żadnej możliwości. To nasz błąd.
host-why-panic = po odpowiedzi { $at } zasady zawiodły. To nasz błąd.
host-why-fault = po odpowiedzi { $at } zasady przeczą same sobie. To nasz błąd; nic z dotychczasowej gry nie przepadło.
host-why-altered = to, co zapisano po odpowiedzi { $at }, nie jest tym, co było: to usterka dysku. Wszystko przedtem jest w porządku.
host-why-mismatch = zapis daje teraz inną grę niż wcześniej.

## Komendy
cmd-new = Otwórz stół na tym kanale
cmd-new-name = nowa
cmd-new-edition = Które wydanie
cmd-new-edition-name = wydanie
cmd-new-players = Ile osób może usiąść
cmd-new-players-name = gracze
cmd-new-robots = Roboty na wszystkich innych miejscach i jak dobrze grają
cmd-new-robots-name = roboty
cmd-choice = Twój wybór: wpisz kilka liter i weź podpowiedź
cmd-choice-name = wybór
cmd-play = Co teraz wybierasz; widzisz to tylko ty
cmd-play-name = graj
cmd-board = Obejrzyj planszę lub jej część
cmd-board-name = plansza
cmd-board-part = Która część, albo jako tekst
cmd-board-part-name = część
cmd-hand = To, co widzisz tylko ty
cmd-hand-name = ręka
cmd-turns = Wszystkie twoje gry na każdym serwerze i gdzie jest twoja kolej
cmd-turns-name = moje-gry
cmd-undo = Cofnij swoją ostatnią odpowiedź
cmd-undo-name = cofnij
cmd-redo = Ponów cofniętą odpowiedź
cmd-redo-name = ponów
cmd-log = Co się dotąd wydarzyło
cmd-log-name = dziennik
cmd-log-page = 1 to najnowsza strona
cmd-log-page-name = strona
cmd-rules = Znajdź zasadę lub element gry
cmd-rules-name = zasady
cmd-rules-find = Numer, na przykład SET-01, albo słowo
cmd-rules-find-name = szukaj
cmd-game = Gra na tym kanale jako całość
cmd-game-name = gra
cmd-game-status = Jak stoi gra
cmd-game-status-name = stan
cmd-game-info = Jak ustawiono grę i jak ją sprawdzić
cmd-game-info-name = informacje
cmd-game-list = Gry na tym serwerze, które możesz zobaczyć
cmd-game-list-name = lista
cmd-game-concede = Zgódź się skończyć grę; kończy się, gdy zgodzi się większość
cmd-game-concede-name = poddaj
cmd-game-agree = Zgódź się na to, co jest przed stołem, jak przyciskiem pod wiadomością
cmd-game-agree-name = zgoda
cmd-game-object = Sprzeciw się temu, co jest przed stołem, jak przyciskiem pod wiadomością
cmd-game-object-name = sprzeciw
cmd-game-facts = Graj dalej z najnowszymi danymi elementów, gdy wszyscy się zgodzą
cmd-game-facts-name = dane
cmd-game-pass = Pasuj z góry tam, gdzie ta gra na to pozwala
cmd-game-pass-name = pas
cmd-game-ask = Cofnij pas z góry, by bot znów cię pytał
cmd-game-ask-name = pytaj
cmd-game-close = Zamknij grę: dla osoby, która ją otworzyła, i dla moderatorów
cmd-game-close-name = zamknij
cmd-game-record = Zapis zakończonej gry: ziarno i odpowiedzi, do sprawdzenia każdego rzutu
cmd-game-record-name = zapis
cmd-game-history = Co ludzie przy tym stole wygrali i przegrali w tej grze
cmd-game-history-name = historia
cmd-game-bring = Przenieś na ten kanał jedną ze swoich gier z innego kanału
cmd-game-bring-name = przenieś
cmd-game-bring-table = Która gra
cmd-game-bring-table-name = stół
cmd-game-rewind = Poproś o powrót do wcześniejszej chwili; moderatorzy: napraw wstrzymaną grę
cmd-game-rewind-name = przewiń
cmd-game-rewind-to = Do kiedy wszystko cofnąć albo ile odpowiedzi
cmd-game-rewind-to-name = do
cmd-game-reserve = Zostaw komuś miejsce przy zbierającym się stole; to samo jeszcze raz je zwalnia
cmd-game-reserve-name = rezerwuj
cmd-game-reserve-member = Komu
cmd-game-reserve-member-name = osoba
cmd-game-robot = Niech robot gra za kogoś; za ciebie od razu, za innych, gdy zgodzi się większość pozostałych
cmd-game-robot-name = robot
cmd-game-robot-level = Jak dobrze gra; albo nikt, żeby oddać miejsce
cmd-game-robot-level-name = poziom
cmd-game-robot-player = Za kogo; jeśli pominiesz, za ciebie
cmd-game-robot-player-name = gracz
cmd-game-extend = Daj komuś cały czas na nowo przy stole z zegarem; pozostali decydują
cmd-game-extend-name = czas
cmd-game-extend-player = Komu; pusto: tobie
cmd-game-extend-player-name = gracz
cmd-game-drop = Pozwól komuś odejść na dobre albo odejdź: dalej gra robot; pozostali decydują
cmd-game-drop-name = odejście
cmd-game-drop-player = Kto; pusto: ty
cmd-game-drop-player-name = gracz
cmd-game-substitute = Zaproponuj, że zagrasz dalej za kogoś, z tą samą ręką; stół decyduje
cmd-game-substitute-name = zmiennik
cmd-game-substitute-player = Za kogo
cmd-game-substitute-player-name = gracz
cmd-game-careful = Czy bot pyta przed rzutem lub dobraniem, którego nie można cofnąć
cmd-game-careful-name = ostrożnie
cmd-game-careful-when = Kiedy bot pyta
cmd-game-careful-when-name = kiedy
cmd-server = Co obowiązuje stoły tego serwera i co się z nimi działo
cmd-server-name = serwer
cmd-server-show = Co obowiązuje nowe stoły
cmd-server-show-name = pokaż
cmd-server-clock = Zegar nowych stołów, póki nie ustalą inaczej
cmd-server-clock-name = zegar
cmd-server-clock-clock = Który zegar
cmd-server-clock-clock-name = zegar
cmd-server-game = Czy można tu otworzyć daną grę
cmd-server-game-name = gra
cmd-server-game-game = Która gra
cmd-server-game-game-name = gra
cmd-server-game-allowed = Czy można
cmd-server-game-allowed-name = można
cmd-server-most = Ile gier może być otwartych naraz
cmd-server-most-name = najwyżej
cmd-server-most-games = Ile; puste: ile kto chce
cmd-server-most-games-name = gier
cmd-server-moderators = Rola, której członkowie moderują gry; puste: żadna
cmd-server-moderators-name = moderatorzy
cmd-server-moderators-role = Która rola
cmd-server-moderators-role-name = rola
cmd-server-channel = Gdzie jeszcze zapisywać, co zrobili moderatorzy i wnioski
cmd-server-channel-name = kanał
cmd-server-channel-where = Na tym kanale albo na żadnym
cmd-server-channel-where-name = gdzie
cmd-server-log = Co zrobili moderatorzy i wnioski: dla moderatorów
cmd-server-log-name = dziennik
cmd-rest = Kiedy żadna gra cię nie woła
cmd-rest-name = odpoczynek
cmd-rest-calls = Jak wołają cię gry, jeśli w ogóle: wszędzie albo w jednej grze
cmd-rest-calls-name = wołanie
cmd-rest-calls-how = Jak bot woła, gdy twoja kolej
cmd-rest-calls-how-name = jak
cmd-rest-calls-where = Puste: wszędzie
cmd-rest-calls-where-name = gdzie
cmd-rest-next = Czy gry mówią ci, gdy następna tura jest twoja
cmd-rest-next-name = następna
cmd-rest-next-tell = Nie podczas odpoczynku i tak, jak gry cię wołają
cmd-rest-next-tell-name = mów
cmd-rest-show = Co masz ustawione i do kiedy trwa przerwa
cmd-rest-show-name = pokaż
cmd-rest-zone = Gdzie mieszkasz: od tego zależą twoje godziny i dni
cmd-rest-zone-name = strefa
cmd-rest-zone-zone = Duże miasto w twojej strefie czasowej, po angielsku
cmd-rest-zone-zone-name = strefa
cmd-rest-hours = Codzienne godziny ciszy
cmd-rest-hours-name = godziny
cmd-rest-hours-from = Kiedy się zaczynają, na przykład 22:00
cmd-rest-hours-from-name = od
cmd-rest-hours-until = Kiedy się kończą, na przykład 08:00
cmd-rest-hours-until-name = do
cmd-rest-days = Dni tygodnia, w które żadna gra cię nie woła
cmd-rest-days-name = dni
cmd-rest-days-days = Na przykład sobota, niedziela
cmd-rest-days-days-name = dni
cmd-rest-away = Kilka dni bez powiadomień, od teraz
cmd-rest-away-name = nieobecność
cmd-rest-away-days = Ile dni
cmd-rest-away-days-name = dni
cmd-rest-back = Koniec nieobecności: gry znów cię wołają
cmd-rest-back-name = powrót
cmd-rest-remove = Usuń godziny ciszy, dni wolne albo wszystko
cmd-rest-remove-name = usuń
cmd-rest-remove-what = Co usunąć; jeśli pominiesz, wszystko
cmd-rest-remove-what-name = co
cmd-language = W jakim języku mówi bot
cmd-language-name = język
cmd-language-mine = Jak bot mówi do ciebie
cmd-language-mine-name = mój
cmd-language-server = Jak bot mówi na kanałach tego serwera
cmd-language-server-name = serwer
cmd-language-language = Język
cmd-language-language-name = język
cmd-help = Jak zacząć i jak grać
cmd-help-name = pomoc
