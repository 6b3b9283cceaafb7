# What stands on the pictures of Frostpunk: The Board Game besides names.

pic-round = Runda { $n }
pic-overheated = Przegrzany: kolejna awaria go rozerwie
pic-overload = znaczników przeciążenia do awarii
pic-laws = Obowiązujące prawa
pic-no-laws = Nie ustanowiono jeszcze żadnego prawa.
pic-future-laws = Prawa, które można ustanowić
pic-suspended = zawieszone
pic-due = gotowa w rundzie { $round }
pic-developed = opracowana
pic-advisor = Doradca
pic-played = Zagrane w tej rundzie
pic-none = brak
pic-route-closed = Ten szlak jest zamknięty.
pic-hand = Twoje karty mieszkańców: { $n }
pic-won = Miasto przetrwało
pic-lost = Miasto upadło
pic-dusk = Karta wieczoru
pic-consultation = Najbliższe konsultacje, już odczytane
pic-looked-at = Karta, którą wszyscy oglądają
pic-phase = Faza: { $phase }
