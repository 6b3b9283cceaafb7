# Why something cannot be done now. The number of the rule stands before it.

refuse-cost = The price is { $cost }. Still missing: { $missing }.
refuse-cubes-adelita-retail = Each cube after the first costs 2 Stories or, with Adelita’s ability, 1 Food. You have Stories { $stories }, Food { $food }.
refuse-cubes-adelita-beta = Each cube after the first costs 2 Stories; with Adelita’s ability 1 Food pays for one of them. You have Stories { $stories }, Food { $food }.
refuse-unresolved = No effect may be chosen that does nothing now: { $effect }. { $why }
refuse-both = { $first } { $second }
refuse-nothing = You can pay for none of its options, or have no piece or space left for it.
refuse-spent = Once this die is placed and paid for, its effect has nothing left to work with.
refuse-spent-politics = Once this die is placed and paid for, you can replace no neutral die: one in the pool costs { $pool }, one on the board { $board }.
refuse-effect-full = All die spaces are taken until the Assembly: { $effect }.
refuse-effect-face =
    { $stories ->
        [0] No die in the pool fits a free space of { $effect }. Another face costs 1 Story, and you have none.
       *[other] No die in the pool fits a free space of { $effect }, and after 1 Story for another face you could not pay for it.
    }
refuse-but-leader = As a secondary action your Leader may still use it, without a die (SEC-03).
refuse-space-taken = A die lies on space { $n } already.
refuse-space-icon =
    { $stories ->
        [0] Space { $n } takes only this face: { $icon }. Changing a die costs 1 Story, and you have none.
       *[other] Space { $n } takes only this face: { $icon }. For 1 Story you may set the die to it.
    }
refuse-space-icon-spent = Space { $n } takes only this face: { $icon }. After 1 Story for it you could no longer pay for the effect.
refuse-space-other = A space with the icon of this die is empty, so the die must go there ({ $icon }).
refuse-patrol-out = Patrol { $n } is under way. You can take another one once it is completed.
refuse-patrol-few = Patrol { $n } needs { $need } or more Soldiers from your player board; you have { $have }.
refuse-patrol-party = Patrol { $n } needs { $need } or more Soldiers; this party has { $have }.
refuse-patrol-least = A Patrol needs { $need } or more Soldiers on your player board; you have { $have }.
refuse-patrol-cap = At most { $n } Soldiers go on a Patrol.
refuse-patrol-none = No Patrol card is left.
refuse-dice = All your dice are in play.
refuse-neutral-pool = No neutral die is in the pool.
refuse-neutral-board = No neutral die lies on the board.
refuse-politics-pool = A die of the pool costs { $cost }. Still missing: { $missing }.
refuse-politics-board = A die of the board costs { $cost }. Still missing: { $missing }.
refuse-neutral-icon = No neutral die in the pool shows this face: { $icon }.
refuse-settlement-taken = A Settlement stands on space { $space } already: { $zone }.
refuse-settlement-covered = Space { $space } is covered until the first Dino Attack there: { $zone }.
refuse-settlement-closed = Space { $space } stays covered, since no Dino Attack comes there any more: { $zone }.
refuse-settlements-taken = A Settlement stands there already.
refuse-settlements-covered = Covered until the first Dino Attack in the Zone.
refuse-settlements-closed = Stays covered, since no Dino Attack comes there any more.
refuse-settlements =
    { $n ->
        [one] This takes a Settlement, and you have { $have } left.
       *[other] This takes { $n } Settlements, and you have { $have } left.
    }
refuse-settlement-zones = Too few Zones have an open Settlement space.
refuse-walls = You have no Wall left.
refuse-wall-spaces = All Wall spaces are taken.
refuse-wall-taken = A Wall stands there already: { $zone }, column { $col }.
refuse-traps = You have no Trap left.
refuse-trap-kind = You have none left of this type: { $trap }.
refuse-trap-spaces = No Dino space is free for a Trap.
refuse-trap-dino = A Dino stands there already: { $zone }, { $spot }. Traps go on empty spaces.
refuse-trap-dino-gun = A Dino stands there already: { $zone }, { $spot }. Only your Leader’s Net Gun puts a Trap under a Dino.
refuse-traps-dino-gun = A Dino stands there already. Only your Leader’s Net Gun puts a Trap under a Dino.
refuse-trap-trap = A Trap lies there already: { $zone }, { $spot }.
refuse-trap-covered = This row is covered until the first Dino Attack there: { $zone }, { $spot }.
refuse-trap-closed = This row stays covered, since no Dino Attack comes there any more: { $zone }, { $spot }.
refuse-traps-covered = Covered until the first Dino Attack in the Zone.
refuse-traps-dino = A Dino stands there already. Traps go on empty spaces.
refuse-traps-trap = A Trap lies there already.
refuse-supply-light = You have no Light Soldier left in supply.
refuse-supply-light-yet = You have no Light Soldier left in supply; an upgrade before it in this Training returns some.
refuse-supply-heavy = You have no Heavy Soldier left in supply.
refuse-ready-light = You have no Light Soldier on your player board.
refuse-ready-heavy = You have no Heavy Soldier on your player board.
refuse-keoni = After Training Keoni places a Light Soldier only.
refuse-ready = You have no Soldier on your player board.
refuse-lesson-taken = You have taken it in this Training; its options must differ.
refuse-story-yet = It costs 1 Story, and you have none. The Story that this Training gives can pay for one such option.
refuse-story-last = It costs 1 Story, and you have none; this is the last of the three options.
refuse-ready-light-yet = You have no Light Soldier on your player board; one recruited before it in this Training would do. It also costs 1 Story.
refuse-ready-yet = You have no Soldier on your player board; one recruited before it in this Training would do. It also costs 1 Story.
refuse-followers = This costs 1 Follower, and you have none.
refuse-soldier-spaces = No Soldier space is free.
refuse-soldier-taken = Somebody stands there already: { $space }.
refuse-work-taken = You have chosen it already; the two must differ.
refuse-cubes =
    { $have ->
        [0] You have no Influence cubes left.
        [one] You have { $have } Influence cube left.
       *[other] You have { $have } Influence cubes left.
    }
refuse-leader-town = Your Leader is in a Community area ({ $zone }) and comes home after the Assembly at the latest.
refuse-leader-town-last = Your Leader is in a Community area ({ $zone }); in this last round only a bonus still calls your Leader home.
refuse-leader-guard = Your Leader is in a Defense area ({ $zone }) and comes home after the next attack there at the latest.
refuse-leader-guard-last = Your Leader is in a Defense area ({ $zone }), where no attack comes any more; only a bonus calls your Leader home.
refuse-leader-space = The Leader space of { $zone } is taken, until the Assembly at the latest.
refuse-leader-space-last = The Leader space of { $zone } is taken; in this last round only a bonus calls that Leader home.
refuse-skip = In this edition a secondary action must be taken if one is possible.
refuse-breach-placed = A Breach token lies there already; no Reward gets two.
refuse-reward-breach = Dinos breached the defense, so Rewards with a Breach token cannot be taken.
refuse-reward-picked = You have picked it, or your earlier picks leave less than its price ({ $price }). Only the highest Contribution may pick one Reward twice.
refuse-reward-left = Your picks so far leave less than its price ({ $price }). Take one back to choose this instead.
refuse-reward-repeated = Your picks so far leave less than its price ({ $price }), or you have repeated one Reward already.
refuse-reward-price = It costs { $price }. Before your picks you had: { $have }.
refuse-what-trap = Trap of either type
refuse-what-dino = Dino → { $zone }
refuse-jack =
    { $n ->
        [one] Only { $n } Dino space is free there; 2 are needed, since one must stay free.
       *[other] Only { $n } Dino spaces are free there; 2 are needed, since one must stay free.
    }
refuse-what-die = Place a die
refuse-what-tile = Reward tile: { $zone }
refuse-assembly-dice = No dice in the Assembly: the pool is empty.
refuse-tile-nobody = Nobody is present there, so nobody gets the tile.
refuse-tile-other = { $who } has the most Presence there, { $n }. You have { $own }.
refuse-tile-dissenters = The Dissenters have the most Presence there, { $n }. You have { $own }.
refuse-tile-tied-two = { $who } tie for the most Presence ({ $n }). Nobody gets the tile; each of them gets half the Votes, { $half }.
refuse-tile-tied = { $who } tie for the most Presence ({ $n }), so nobody gets the tile.
