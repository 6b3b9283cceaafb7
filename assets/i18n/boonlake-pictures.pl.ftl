# Napisy na obrazkach gry Boonlake.

part-player = Gracz: { $seat }
part-hand = Twoje karty
part-scoring = Arkusz punktacji
