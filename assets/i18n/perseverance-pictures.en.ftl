# What stands on the pictures and nowhere else. Places are narrow: keep the lines short.

pic-to-play = { $seat } to play
pic-set-up = Setting up
pic-over = The game is over
pic-round = Round { $at } of { $of }
pic-turn = Turn { $at } of { $of }
pic-pool = Dice pool
pic-patrols = Patrols
pic-assembly-n = No. { $n }
