# Wszystkie komunikaty gry. W każdym języku są te same nazwy z tymi samymi zmiennymi.
game-title = Fifth
game-blurb = Licytacja ukrytych kości dla dwóch do sześciu osób.
game-about = Każdy ukrywa kości pod kubkiem. Stawki na sumę wszystkich kości rosną, aż ktoś powie „nie wierzę”.
command-name = fifth
edition-first = Pierwsze wydanie
verb-bid = Licytuj albo sprawdzaj
verb-bid-name = licytuj

ask-act = Licytujesz wyżej czy sprawdzasz?
ask-bid = Ile wynosi suma wszystkich kości?
offer-raise = Licytuj wyżej
offer-raise-detail = więcej niż { $bid }
offer-doubt = Sprawdź
offer-doubt-detail = wszystkie kości zostaną odkryte; stawka to { $bid }

note-rolled = Wszyscy rzucają pod kubkami.
note-bid = { $seat } licytuje { $bid }.
note-doubt = { $seat } sprawdza. Suma to { $sum }: { $loser } odkłada kość.

part-overview = Stół
board-player = { $seat }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
board-bid = Stawka: { $bid } ({ $seat })
board-no-bid = Nie ma jeszcze stawki
board-turn = Kolej na: { $seat }
secret-dice = Twoje kości: { $dice }
