game-title = Skiff
game-about = A short trip in a small boat
command-name = skiff
edition-first = First edition
edition-second = Second edition
option-short = Short game
option-short-about = Six turns instead of twelve.
option-sea = Sea
option-sea-calm = Calm
option-sea-rough = Rough
verb-row = Row somewhere
verb-land = Land on a spot
verb-load = Load goods or sound the depth
verb-wave = Wave, or do not
ask-row = Where do you row?
ask-land = Where do you land?
ask-load = What do you load?
ask-depth = How deep do you sound?
ask-wave = Do you wave?
north = North
east = East
south = South
fish = Fish
rope = Rope
salt = Salt
tea = Tea
isle = Isle { $number }
spot = Spot { $number }
rowed = { $seat } rows { $way }.
landed = { $seat } lands on spot { $spot }.
loaded = { $count ->
    [one] { $seat } loads 1 good.
   *[other] { $seat } loads { $count } goods.
}
sounded = { $seat } sounds { $depth } fathoms.
waved = { $count ->
    [one] 1 sailor waved.
   *[other] { $count } sailors waved.
}
blown = The wind carries { $seat } on: { $roll }.
part-overview = The bay
part-harbour = The harbour
part-hand = What you carry
secret = Your lucky number is { $number }.
option-crew = One crew
option-crew-about = You steer together.
verb-steer = Set the course together
ask-course = Which course do you set?
open-sea = Open sea
open-sea-detail = Faster, but the waves are high
coast = Along the coast
coast-detail = Slow and safe
steered = The course is set: { $course }.
ended-home = You came home.
