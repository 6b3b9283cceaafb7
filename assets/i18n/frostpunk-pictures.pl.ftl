# What stands on the pictures of Frostpunk: The Board Game besides names.

pic-round = Runda { $n }
pic-overheated = przeciążenie; powyżej { $n } wybuch
pic-overload = przeciążenie, bezpieczne do { $n }
pic-laws = Obowiązujące prawa
pic-no-laws = Nie wprowadzono jeszcze żadnego prawa.
pic-future-laws = Prawa, które można wprowadzić
pic-suspended = zawieszone
pic-due = gotowa w rundzie { $round }
pic-developed = opracowana
pic-advisor = Doradca
pic-played = Zagrane w tej rundzie
pic-none = brak
pic-route-closed = Ta trasa jest zamknięta.
pic-hand = Twoje karty mieszkańców: { $n }
pic-won = Miasto przetrwało
pic-lost = Miasto upadło
pic-dusk = Karta wieczoru
pic-consultation = Najbliższe konsultacje, już odczytane
pic-next =
    { $n ->
        [1] Dopiero przyjdzie o zmierzchu
       *[other] Może przyjść o zmierzchu: 1 z { $n } kart
    }
pic-looked-at = Karta, którą wszyscy oglądają
pic-phase = Faza: { $phase }
pic-deaths = Zgony
pic-hunger = Głód po ostatnim posiłku
pic-illness = Najwięcej chorych jednego typu
pic-overloaded = Przeciążenie Generatora
pic-storm = Runda burzy
pic-hope = Nadzieja
pic-discontent = Niezadowolenie
pic-sign-range = kolor i wszystko w pierścieniu: ciepłe od ciepła n
pic-sign-tower = kostki do wieży w fazie Generatora
pic-sign-ill = chorzy; przy torze: ilu zachoruje
pic-sign-fresh = nowe od ostatniego razu
pic-sign-else = inaczej
pic-sign-each = za każdy
pic-sign-active = aktywny
pic-sign-before = zmarli na starcie: { $n }
pic-sign-card = karta: zob. /rules { $card }
pic-sign-card-too = /rules { $card }
pic-sign-grave = 1 ciężko chory, kolejny obrót zabija
