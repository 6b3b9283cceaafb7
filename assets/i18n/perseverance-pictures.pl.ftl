# Co stoi na obrazach i nigdzie indziej. Miejsca są wąskie: linijki mają być krótkie.

pic-to-play = Gra { $seat }
pic-set-up = Przygotowanie gry
pic-over = Koniec gry
pic-round = Runda { $at } z { $of }
pic-turn = Tura { $at } z { $of }
pic-pool = Pula kości
pic-patrols = Patrole
pic-attack = Atak!
pic-left = W zasobach
pic-zones = Na planszy
pic-no-patrol = Bez Patrolu
pic-traps-supply = Pułapki w ręce
pic-traps-board = Ukryte Pułapki
pic-traps-used = Zużyte Pułapki
pic-condition-pieces = { $n } za element w najlepszym obszarze
pic-condition-patrols = { $n } za Patrol, też trwający
pic-condition-sets = { $n } za zestaw: Osady { $settlements }, kości { $dice }
pic-condition-fortifications = { $n } za zbudowany Mur i Pułapkę
