# Nazwy wierszy tabel z danymi elementów.

fact-title = { $table }: { $which }
fact-players = dla { $n } graczy
fact-all = wszyscy
fact-area = obszar
fact-dino-spaces = pola Dinozaurów
fact-faces = ścianki
fact-fill-order = kolejność zapełniania
fact-first = pierwszy etap
fact-large = 4 graczy
fact-need = wymagania
fact-player = każdy gracz
fact-reward = nagroda
fact-second = drugi etap
fact-small = 2 lub 3 graczy
fact-threat = Zagrożenie
fact-transition = między etapami
