# Frostpunk: The Board Game – why something cannot be done now.

refuse-stoke =
    { $n ->
        [0] No coal can be burnt now: heat is at { $heat } and never passes cold at { $cold }.
       *[other] You can burn { $n } coal now: heat is at { $heat } and never passes cold at { $cold }.
    }
refuse-stoke-coal =
    { $coal ->
        [0] You have no coal to burn.
       *[other] You have only { $coal } coal to burn.
    }
refuse-snow = No tile can be placed: no free place is left beside your tiles, or the stack is empty.
refuse-works = You can pay for no building now, or have no field for it, and there is none to demolish.
refuse-field = A pawn stands here already: { $field }. A field takes one pawn in a round.
refuse-fields = A pawn stands there already. A field takes one pawn in a round.
refuse-trees = Trees cannot be gathered. A Sawmill fells them, and so do some cards and technologies.
refuse-no-action = Nobody works here: { $building }. This building has no action.
refuse-no-actions = Nobody works there. These buildings have no action.
refuse-suspended = Its law is suspended, so it does nothing for now: { $building }.
refuse-all-suspended = Their law is suspended, so they do nothing for now.
refuse-full = All places for pawns are taken here this round: { $building }.
refuse-all-full = All places for pawns are taken there this round.
refuse-laws =
    { $n ->
        [one] { $n } law is in force, and there can be no more.
       *[other] { $n } laws are in force, and there can be no more.
    }
refuse-idle = There is nothing to do here now: { $building } – { $why }.
refuse-all-idle = There is nothing to do there now: { $why }.
idle-collect = no cubes lie on its adjacent fields
idle-fell-tile = there is no tree on its own tile
idle-fell-near = there is no tree on its own tile or an adjacent field
idle-thump = no adjacent field is empty or holds coal with room for more
idle-enact = no future law is left
idle-workshop = there is no upgrade that you can pay for, and no technology to bring forward
idle-reuse = no other building with a citizen pawn could be used again
idle-automaton = no automaton is left in the box
idle-nothing = it would bring nothing
refuse-price = { $what } – the price is not there: { $cost }.
refuse-cost = { $what }: the price is { $cost }. Still missing: { $missing }.
refuse-missing = Still missing: { $missing }.
refuse-neither = There is not enough of either.
refuse-token = There is no active { $token }.
refuse-need = There is no active { $token }. It is only a condition: it would not be used up.
refuse-costs = You cannot pay for these. Still missing for each: { $missing }.
refuse-route-taken = A scout is on route { $n } already. Choose another one.
refuse-routes-taken = A scout is there already. Choose another route.
refuse-route-closed = Route { $n } is closed, because no expedition card is left.
refuse-routes-closed = They are closed, because no expedition card is left.
refuse-beacon = Scouts set out from a Beacon. Build one first: from then on a worker or engineer may set out, in the same phase and always warm.
refuse-expeditions =
    { $n ->
        [one] Your Beacon lets { $n } expedition go at a time. Wait for the return, or upgrade it.
       *[other] Your Beacon lets { $n } expeditions go at a time. Wait for a return.
    }
refuse-once = A pawn stands on “{ $card }” already. Its action can be taken once in a round.
refuse-all-once = A pawn stands on the card already. Its action can be taken once in a round.
refuse-put = “{ $card }” takes at least one wood or coal, and there is none.
refuse-pawn = No { $pawn } is left in the pool to act this round.
refuse-automaton = Each use of an automaton costs 1 coal, and there is none.
refuse-special = “{ $card }” is for { $actor }.
refuse-specials = These cards are for { $actor }.
refuse-child = Children act only where a law or a citizen card lets them.
refuse-engineer = Only engineers work here: { $building }.
refuse-engineers = Only engineers work there.
refuse-scout = An automaton is never a scout. Send a worker or an engineer.
refuse-fell = Only workers and automatons fell trees.
refuse-played = You have played a citizen card this round. The next one can be played in the next round.
refuse-card = “{ $card }” needs a free pawn ({ $who }) and a place that suits it: { $places }. { $lacking }.
refuse-death-card = { $who } dies, and this card’s type is { $own }.
lacking-pawn = No such pawn is free
lacking-building = No such building stands
lacking-room = All places there are taken
lacking-idle = There is nothing to do there now
refuse-locked = A law brings this building, and it is not in force: { $building }.
refuse-all-locked = A law brings each of them, and none of these laws is in force.
refuse-tiles = No tile of it is left: { $building }.
refuse-ruins = { $building } are never built: a shelter can become Ruins.
refuse-all-ruins = Ruins are never built: a shelter can become Ruins.
refuse-all-tiles = No tile is left of them.
refuse-deposit = { $building }: no free tile lies beside a deposit of its kind ({ $deposit }).
refuse-deposits = No free tile lies beside a deposit of their kind.
refuse-deposit-and-price = { $building }: no free tile lies beside a deposit of its kind ({ $deposit }). Missing, too: { $missing }.
refuse-deposits-and-price = No free tile lies beside a deposit of their kind. Missing for each, too: { $missing }.
refuse-site =
    { $large ->
        [0] No field is free for it: { $building }. Clear snow, or demolish something.
       *[other] It takes both fields of a tile, and no tile is free: { $building }. Clear snow, or demolish something.
    }
refuse-sites =
    { $large ->
        [0] No field is free for them. Clear snow, or demolish something.
       *[other] They take both fields of a tile, and no tile is free. Clear snow, or demolish something.
    }
refuse-site-pawn = A pawn stands on { $field }. A building needs a field without a pawn and without a building, a large one two such fields of a tile.
refuse-site-pawns = Pawns stand there. A building needs a field without a pawn and without a building, a large one two such fields of a tile.
refuse-site-generator = On the Generator tile small buildings may stand, but no large one and not this small one: { $but }.
refuse-stays = It cannot be demolished: { $building }.
refuse-all-stay = They cannot be demolished.
refuse-pawn-on = It cannot be demolished while a pawn stands on it: { $building }.
refuse-pawns-on = They cannot be demolished while a pawn stands on them.
refuse-no-upgrade = It has no upgrade: { $building }.
refuse-no-upgrades = They have no upgrade.
refuse-upgraded = It is upgraded already: { $building }.
refuse-all-upgraded = They are upgraded already.
refuse-upgrade-pawn = It cannot be upgraded while a pawn stands on it: { $building }.
refuse-upgrade-pawns = They cannot be upgraded while a pawn stands on them.
refuse-law-enacted = This law is in force already: “{ $card }”.
refuse-laws-enacted = They are in force already.
refuse-law-pair = “{ $card }” left the game when “{ $other }” was enacted.
refuse-law-pairs = They left the game when the other law of their pair was enacted.
refuse-law-gone = “{ $card }” is not among the laws of this game.
refuse-laws-gone = They are not among the laws of this game.
