# Co stoi na obrazach i nigdzie indziej. Miejsca są wąskie: linijki mają być krótkie.

pic-to-play = Gra { $seat }
pic-set-up = Przygotowanie gry
pic-over = Koniec gry
pic-round = Runda { $at } z { $of }
pic-turn = Tura { $at } z { $of }
pic-pool = Pula kości
pic-patrols = Patrole
pic-assembly-n = Nr { $n }
