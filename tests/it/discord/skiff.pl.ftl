game-title = Łódka
game-about = Krótki rejs małą łodzią
command-name = łódka
edition-first = Pierwsze wydanie
edition-second = Drugie wydanie
option-short = Krótka gra
option-short-about = Sześć tur zamiast dwunastu.
option-sea = Morze
option-sea-calm = Spokojne
option-sea-rough = Wzburzone
verb-row = Popłyń gdzieś
verb-land = Przybij do brzegu
verb-load = Załaduj towary albo zmierz głębokość
verb-wave = Pomachaj albo nie
ask-row = Dokąd płyniesz?
ask-land = Gdzie przybijasz?
ask-load = Co ładujesz?
ask-depth = Jak głęboko mierzysz?
ask-wave = Machasz?
north = Północ
east = Wschód
south = Południe
fish = Ryby
rope = Lina
salt = Sól
tea = Herbata
isle = Wyspa { $number }
spot = Miejsce { $number }
rowed = { $seat } płynie: { $way }.
landed = { $seat } przybija w miejscu { $spot }.
loaded = { $count ->
    [one] { $seat } ładuje 1 towar.
    [few] { $seat } ładuje { $count } towary.
    [many] { $seat } ładuje { $count } towarów.
   *[other] { $seat } ładuje { $count } towaru.
}
sounded = { $seat } mierzy: { $depth } sążni.
waved = { $count ->
    [one] Pomachała 1 osoba.
    [few] Pomachały { $count } osoby.
    [many] Pomachało { $count } osób.
   *[other] Pomachało { $count } osoby.
}
blown = Wiatr niesie dalej: { $seat }, { $roll }.
part-overview = Zatoka
part-harbour = Port
part-hand = Co wieziesz
secret = Twoja szczęśliwa liczba to { $number }.
option-crew = Jedna załoga
option-crew-about = Sterujecie razem.
verb-steer = Wspólnie obierzcie kurs
ask-course = Jaki kurs obieracie?
open-sea = Otwarte morze
open-sea-detail = Szybciej, ale fale są wysokie
coast = Wzdłuż brzegu
coast-detail = Powoli i bezpiecznie
steered = Obrano kurs: { $course }.
ended-home = Wracacie do domu.
