# What stands on the pictures and nowhere else. Places are narrow: keep the lines short.

pic-to-play = { $seat } to play
pic-set-up = Setting up
pic-over = The game is over
pic-round = Round { $at } of { $of }
pic-turn = Turn { $at } of { $of }
pic-pool = Dice pool
pic-patrols = Patrols
pic-attack = Dino Attack
pic-left = Still in supply
pic-zones = On the board
pic-no-patrol = No Patrol
pic-traps-supply = Traps in hand
pic-traps-board = Hidden Traps
pic-traps-used = Used Traps
pic-condition-pieces = { $n } per piece in your best area
pic-condition-patrols = { $n } per Patrol, completed or running
pic-condition-sets = { $n } per set: Settlements { $settlements }, dice { $dice }
pic-condition-fortifications = { $n } per Wall and Trap built
