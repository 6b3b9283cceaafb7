# Questions, offers and notes of Frostpunk: The Board Game.

## Questions

ask-advisor = Which advisor do you take? Each round the table may use one for an active hope token. “Hope +1”: draw a token or activate one.
ask-first-discard =
    { $seats ->
        [1] Which citizen card do you discard? You pay its cost. Then setup is done, and round 1 begins with Action.
       *[other] Which citizen card do you discard? All choose in secret, and the table pays for all of them. Then round 1 begins with Action.
    }
ask-remove-from-map =
    { $n ->
        [1] { $by }From which field of the map does { $what } go to the bank? What you have stays as it is.
       *[other] { $by }From which field of the map does { $what } go to the bank ({ $n } left)? What you have stays as it is.
    }
ask-gain-resource = { $by }Which resources do you take ({ $n } in all)?
ask-lose-resource = { $by }Which resources do you lose ({ $n } in all)?
ask-pay-resource = { $by }Which resources do you pay with ({ $n } in all)?
ask-pay-which = { $by }What do you pay with?
ask-take-from-map =
    { $n ->
        [1] { $by }From which field do you take a cube?
       *[other] { $by }From which field do you take a cube ({ $n } left)?
    }
ask-hope-more =
    { $by }Hope rises{ $more ->
        [0] { "" }
       *[other] {" "}(then { $more } more)
    }: draw a token or activate one?
ask-hope-less =
    { $active ->
        [0] { $by }Hope falls by { $n }, none is active: which token goes back into the bag?{ $lost ->
            [0] { "" }
           *[other] {" "}Lost at a further −{ $lost }.
        }
       *[other] { $by }Hope falls by { $n }: use a token up or put one back?{ $lost ->
            [0] { "" }
           *[other] {" "}Either way lost at a further −{ $lost }.
        }
    }
ask-discontent-more =
    { $by }Discontent rises{ $more ->
        [0] { "" }
       *[other] {" "}(then { $more } more)
    }: draw a token or activate one?
ask-discontent-less =
    { $active ->
        [0] { $by }Discontent falls by { $n }, none is active: which token goes back into the bag?
       *[other] { $by }Discontent falls by { $n }: use a token up or put one back?
    }
ask-activate = { $by }Which token do you activate? At a consultation the types with the most active tokens apply.
ask-use-up = { $by }Which token do you use up? At a consultation the types with the most active tokens apply.
ask-discard-token = { $by }Which active token goes back into the bag?
ask-turn-all =
    { $active ->
        [1] { $by }Of which type do you activate all tokens?
       *[other] { $by }Of which type do you use up all tokens?
    }
ask-choose = { $by }which of these do you choose?{ $unpaid }
ask-may = { $by }do you want this effect?
ask-event = Which option do you choose on “{ $card }”?{ $unpaid }
choose-all = { "" }
choose-unpaid = {" "}Not possible now: { $what }.
choose-unpaid-one = { $n } ({ $what })
ask-text-order = { $by }Which card is carried out next? All of them will be.
ask-stash = { $by }Which resources do you put on the card ({ $n } in all)? You no longer have them then.
ask-unstash = { $by }Which resources do you take from the card ({ $n } in all)?
ask-put = { $by }How much { $good } do you put on the card? What lies there you no longer have. Wood and coal come in turn.
ask-store = { $by }How much { $good } goes to the storehouses ({ $left } in all)? Coal, wood and food come in turn.
ask-stoke =
    { $by }How much coal do you burn (you have { $coal })?{ $when ->
        [1] {" "}More can be burnt as the Generator phase begins.
        [2] {" "}After this phase heat is back on 1.
       *[other] { "" }
    }
ask-section = { $by }Illness markers are level, and somebody may die: which type is worked out first?
ask-mobilize = { $by }Use Mobilization now, once in the game? 1/2/4/6 hope tokens (you have { $n }, none is spent): 1/2/3/4 citizen cards.
advice-token = the hope token stays, used side up
advice-token-of = { $token } stays, used side up
advice-which = which token: decided next
advise-nobody = nobody’s
advice-whom = whom: decided next
advice-either = which of the two: decided next
then-choose = then choose: { $ways }
way-upgrade = a paid upgrade
way-upgrade-none = a paid upgrade (none now)
ask-advise =
    { $mobilization ->
        [1] { $by }Whose advice do you take? Then comes Mobilization; then a marker turns from { $ill } ill on (now: { $now }).
       *[other] { $by }Whose advice do you take? Then a marker turns from { $ill } ill on (now: { $now }); a gravely ill one dies.
    }
ask-turn =
    Your turn: which pawn does what?{ $danger ->
        [0] { "" }
        [1] {" "}As things stand, deaths of hunger lose the game this round.
        [2] {" "}As things stand, tonight’s deaths lose the game.
        [3] {" "}As things stand, deaths in the next Generator phase lose the game.
       *[other] {" "}As things stand, the next Preparation loses the game.
    }{ $cold ->
        [0] { "" }
       *[other] { $danger ->
            [0] {" "}❄ means cold: one more of that type falls ill; if all are ill already, its illness marker turns over.
           *[other] {" "}❄ (cold): 1 more of the type ill.
        }
    }
group-cold-turns = { $group } ❄ { $turned }
group-some-cold-turns = { $group } (❄: { $turned })
cold-death = one dies
cold-skull = skull
cold-price = ill { $from } → { $to }/{ $n }
ask-after-action = Do you use the law “{ $card }” now?
ask-clear = Which tiles do you clear?
ask-place-tile =
    { $by }{ $far ->
        [0] { $n ->
            [1] Where does the near tile go? It is turned up once placed, its food comes at once.
           *[other] Where do the { $n } near tiles go? They are turned up once placed, their food comes at once.
        }
       *[other] Where does the far tile go? It is turned up once placed, its food comes at once.
    }
ask-operation =
    { $by }{ $down ->
        [1] Construction: what do you demolish, without a refund ({ $left } left)?
        [2] Construction: end it, or demolish something without a refund ({ $left } left)?
       *[other] Construction: what next ({ $left } left)?
    }{ $danger ->
        [0] { $down ->
            [0] {" "}Its field comes after; a new building can be used in this round.
           *[other] { "" }
        }
       *[other] {" "}As it stands, lost { $when }{ $coal ->
            [0] { "" }
           *[other] ; { $coal } coal averts it
        }.
    }
ask-site = { $by }Where do you put the { $building } ({ $price }{ $what })?{ $left }
site-brings = ; { $what }
site-offered = { "" }
site-only = only beside a { $deposit }
site-left =
    {" "}{ $n ->
        [one] Then { $n } more.
       *[other] Then { $n } more.
    }
build-awaited = rewarded at dawn of round { $n }
needs-nothing = needs neither pawns nor warmth
ask-upgrade = { $by }Which building do you upgrade? Its insulation becomes red, unless it is white.
ask-destroy = { $by }Which building is destroyed?
ask-ruin =
    { $by }Which shelter becomes Ruins?{ $beds ->
        [0] {" "}Ruins have no place for the night.
        [one] {" "}By your law heated Ruins have { $beds } place.
       *[other] {" "}By your law heated Ruins have { $beds } places.
    }
ask-workshop = { $by }What does the Workshop do ({ $n } left)?
ask-collect = { $by }From which { $n } fields do you take a cube each?
ask-fell = { $by }From which field do you take a tree?
ask-thump =
    { $by }{ $n ->
        [1] Onto which field does the coal go ({ $coal }, at most { $most } there)?
       *[other] Onto which { $n } fields does the coal go ({ $coal } each, at most { $most } there)?
    }
ask-deaths-back = { $by }How far does the deaths marker go back?
ask-reuse-building = { $by }Which building do you use again, in the warm? Its costs are paid again.
ask-reuse-worker = { $by }Which worker acts again, in the warm? Costs are paid again.
ask-enact =
    { $by }{ $quiet ->
        [0] Which law do you enact (number { $n }; { $most } at most)? For good; of a pair the other leaves. One consequence joins the dusk deck.
       *[other] Which law, without its effect at once (number { $n }; { $most } at most)? For good; of a pair the other leaves. One consequence joins the dusk deck.
    }
ask-technology = { $by }Which technology do you develop next?
ask-newcomer = { $by }This type has no room for { $n } of the newcomers. Which type do they join?
ask-ill =
    { $by }{ $n ->
        [1] Who falls ill?
       *[other] Which { $n } fall ill now?
    }
ask-flip = { $by }Whose illness marker is flipped? Onto the skull: one gravely ill. Back from the skull: one dies.
ask-die = { $by }Who dies?
ask-exhaust =
    { $by }{ $n ->
        [1] Who is exhausted? One pawn of that type rests in the next Action phase and is back that night.
       *[other] Which { $n } are exhausted now? So many pawns rest in the next Action phase.
    }
ask-cure =
    { $by }{ $n ->
        [0] Whom of the ill do you cure now?
        [1] Whom of the ill do you cure now?
       *[other] Which { $n } of the ill do you cure now?
    }
ask-heal =
    { $by }{ $n ->
        [0] Whom of the gravely ill do you heal now? The marker turns back to the syringe: still ill, but not gravely.
        [1] Whom of the gravely ill do you heal now? The marker turns back to the syringe: still ill, but not gravely.
       *[other] Which { $n } of the gravely ill do you heal now? Their markers turn back to the syringe: still ill, but not gravely.
    }

## Pawns and what they do

pawn-worker = worker
pawn-engineer = engineer
pawn-child = child
no-pawn-worker = worker
no-pawn-engineer = engineer
no-pawn-child = child
no-pawn-child-worker = child worker
no-pawn-child-engineer = child engineer
no-pawn-automaton = automaton
one-worker = A worker
one-engineer = An engineer
one-child = A child
card-for-worker = a worker card
card-for-engineer = an engineer card
card-for-child = a child card
pawn-child-worker = child worker
pawn-child-engineer = child engineer
pawn-automaton = automaton
pawn-automaton-offer = automaton (1 coal)
deed = { $task } ({ $pawn })
task-clear-snow = Clear snow
task-gather = Gather: { $field }
task-fell = Fell a tree: { $field }
task-construction = Construction
task-use = { $building }: { $field }
task-scout = Scout onto route { $n }
task-special = “{ $card }”
offer-warm = { $deed }
offer-cold = { $deed } ❄
group-cold = { $group } ❄
group-by-card = { $group } (by card)
offer-pass = Pass
offer-use-law = After the last action: “{ $card }”
offer-several = { $all }
offer-stoke =
    { $n ->
        [one] Burn { $n } coal: heat { $heat }
       *[other] Burn { $n } coal: heat { $heat }
    }
offer-stoke-none = Burn nothing
stoke-phase = Now: ill +{ $ill }, deaths +{ $dead }
stoke-tower =
    { $last ->
        [0] cubes into the tower { $n } (overload { $overload }, safe up to { $small })
       *[other] cubes into the tower { $n } (overload { $overload }, above { $small } the game is lost)
    }
stoke-out = each out: overload +1
stoke-night =
    { $cold ->
        [0] Tonight every pawn finds a warm place
        [one] { $cold } pawn finds no warm place: 1 ill
       *[other] { $cold } pawns find no warm place: 1 ill each
    }
stoke-next = Generator phase: ill { $ill }, cubes into the tower { $n }
stoke-no-more = without more coal
stoke-ill = Generator phase: ill { $from } → { $to }
stoke-each = each that comes out: overload +1
stoke-cubes = cubes dropped { $from } → { $to }
stoke-lasts = until the Generator phase
warm-nothing = Nothing is warm then
insulated-red = red
insulated-orange = orange
insulated-yellow = yellow
warm-generator = Warm: Generator tile; also { $colours } buildings
warm-near =
    Warm: Generator, 1–6, far { $count ->
        [1] { $colours } buildings
       *[other] red/orange buildings
    }
warm-far = Warm: everything
group-stoke = Stoke
group-clear-snow = Clear snow
group-gather = Gather
group-fell = Fell a tree
group-construction = Construction
group-use = Use a building
group-scout = Send scouts
group-special = Special action
group-cards = Citizen cards
group-law = Law
group-laws = Laws
group-build = Build
group-demolish = Demolish

## Offers

option = { $n }: { $what }
option-plain = Option { $n }
offer-advisor = { $card }: { $cost }
offer-draw = Draw a random token, used side up
detail-row-hope = Hope tokens then: { $n } of { $spaces }; with none the game is lost
detail-row-discontent = Discontent tokens then: { $n }; at { $most } the game is lost
detail-last-hope = It is the last hope: the game is lost
detail-active =
    { $count ->
        [1] Active { $token } then: { $n }; at a consultation: { $types } ({ $most } active)
       *[other] Active { $token } then: { $n }; at a consultation: { $types } ({ $most } each)
    }
detail-active-none = Active { $token } then: { $n }; at a consultation: nothing
detail-row-back = Hope tokens then: { $n } of { $spaces }
row-back-last = the next hope −1 then loses the game
no-advisor-token = none is left for advisors
token-named = { $token } +1: a random token, used side up, then a used { $token } becomes active
at-consultation =
    { $count ->
        [0] at a consultation: nothing
        [1] at a consultation: { $types } ({ $most } active)
       *[other] at a consultation: { $types } ({ $most } each)
    }
acting-all = all types
acting-but = all types but { $token }
detail-token-drawn = One more token, drawn at random, used side up
detail-token-typed = A token drawn at random, used side up; then a used { $token } becomes active
detail-token-typed-chance = A token drawn at random, used side up; active at once only if { $token } ({ $chance } of { $bag })
detail-token-typed-less = An active { $token } is used up; if there is none, a used one goes back to the bag
detail-token-typed-full = The row is full: nothing is drawn; a used { $token } becomes active, if there is one
detail-token-full = The row is full and all of it active: nothing
detail-token-activated = The row is full: a used token becomes active: { $tokens }
detail-token-used = An active token is used up: { $tokens }
detail-token-back = A used token goes back to the bag: { $tokens }
detail-token-woken = A used token becomes active: { $tokens }
detail-token-used-or-back = An active token is used up ({ $tokens }), or a used one goes back to the bag
detail-token-either = A token drawn at random, used side up, or a used one becomes active: { $tokens }
detail-draw-last = It would be one too many: the game is lost
offer-activate = Activate { $token }
offer-use-up = Use up { $token }
offer-activate-all = Activate all: { $token }
offer-use-all = Use up all: { $token }
offer-return = Put a used token back: { $token }
move-use = use up { $token }
move-return = put back { $token }
offer-discard = Put an active token back: { $token }
offer-clear-near = Near tiles
offer-clear-far = A far tile
offer-back-by = { $n } back
offer-shop-upgrade = Upgrade a building
offer-shop-develop = The technology 1 round sooner
offer-build = { $building }
offer-build-large =
    { $pawns ->
        [0] { $building }, whole tile
       *[other] { $building }, whole tile, { $pawns } pawns
    }
takes-tile =
    { $pawns ->
        [0] takes a whole tile
       *[other] takes a whole tile, { $pawns } pawns a round
    }
detail-build-beds =
    { $even ->
        [0] { $price } – { $what } from heat { $generator }/{ $near }/{ $far } (Generator/near/far)
       *[other] { $price } – { $what } from heat { $far } anywhere
    }
build-insulation = { $colour } insulation
build-storm = a storm would ruin it
build-storm-until = storm up to round { $n } ruins it
build-reach =
    best site: { $site } ({ $n ->
        [one] { $n } field
       *[other] { $n } fields
    })
build-storm-later = storm from round { $n } ruins it
detail-insulation = { $price } – only the insulation: { $old } → { $new }
upgrade-before = now { $before }
before-cures = { $cure } or { $heal }
before-own-tile = own tile
before-expeditions = { $n } at a time
before-fields =
    { $fields ->
        [1] 1 field only
       *[other] up to { $fields } fields
    }
detail-upgrade-hunting = { $price } – hunting symbols { $old } → { $new } (food in each Weather phase); its action: { $act } (now { $now })
detail-build = { $price } – { $what }
detail-build-engineer = { $price } – for engineers, { $what }
detail-build-first-workshop = { $price } – starts a technology now; engineers, 2 times: paid upgrade or technology 1 round sooner
its-action = its action: { $act }
detail-site = To the bank from there: { $lies }
site-heated-from = warm from heat { $heat } on (now { $now })
demolish-needed = your card “{ $card }” needs it
demolish-reach = fields for it now: { $n }
site-heated = heated now
site-cold = not heated now
site-reach = adjacent fields it can use: { $n }
site-trees =
    { $n ->
        [0] no tree on its tile: nothing to fell
        [one] { $n } field with trees on its tile
       *[other] { $n } fields with trees on its tile
    }
lost-nothing = nothing
detail-clear-snow =
    { $n ->
        [one] { $n } near tile (the last) or 1 far tile: new fields, their food at once
       *[other] { $n } near tiles or 1 far tile: new fields, their food at once
    }
detail-clear-snow-near =
    { $n ->
        [one] { $n } near tile (no far one can be laid): new fields, their food at once
       *[other] { $n } near tiles (no far one can be laid): new fields, their food at once
    }
detail-clear-snow-far = 1 far tile (no near one can be laid): new fields, their food at once
always-cold = always cold
cold-but-card = cold, unless the card says warm
always-warm = always warm
build-over = what lies on the field is lost
detail-construction = Up to { $n } buildings, built at their price or demolished
detail-construction-of = Build or demolish up to { $n }: { $what }
detail-construction-no-wood = No wood: it can only demolish, no refund, buildings: up to { $n }
detail-construction-idle = Nothing can be built now: it can only demolish, buildings: up to { $n }
detail-none = It is left out; all else still happens, and nothing paid comes back
detail-night-stay = its pawn sleeps there, needs no other place (1 more ill if it is cold)
night-back = back next round
detail-generator =
    { $upgraded ->
        [0] overload −{ $less }; or { $cost }: to 0, and from then on fewer cubes fall
       *[other] overload −{ $less }; or { $cost }: to 0
    }
overload-now = overload now { $n }
detail-none-token = It is left out; the token that was used up for it stays used up
detail-none-shop = Nothing is upgraded; this use of the Workshop is gone
detail-none-works = Nothing is upgraded; its two operations are gone all the same
arrived-pawns = pawns { $from } → { $to }
arrived-food = tonight needs { $n } food
food-left = food { $from } → { $to }, tonight needs { $n }
food-next = next round { $n } + missing food
detail-free = free
detail-price = { $price }
detail-people =
    { $ill } of { $n } ill now{ $grave ->
        [0] { "" }
       *[other] {" "}(1 gravely ill)
    }; { $then }
detail-people-of =
    { $grave ->
        [0] { $who } { $ill }/{ $n }
       *[other] { $who } { $ill }/{ $n } (1 gravely)
    }
detail-people-all = Ill now: { $all }
detail-ill-to = Ill { $from } → { $to } of { $n }
about-cold = ❄ { $then }
about-cold-some = Where ❄ stands: { $then }
prospect =
    in Preparation: exhausted +{ $exhausted }, deaths +{ $dead }{ $grave ->
        [0] { "" }
       *[other] , gravely ill: 1
    }
prospect-epidemic = still { $epidemic } or more in Preparation: the game is lost
prospect-epidemic-of = with { $who } still { $epidemic } or more in Preparation the game is lost
prospect-all =
    { $night ->
        [0] in Preparation, all types: deaths +{ $dead }
        [2] in Preparation, all types, heat as now: deaths +{ $dead }
       *[other] in Preparation, all types, cold aside: deaths +{ $dead }
    }
prospect-split =
    { $types ->
        [3] { $night ->
            [0] in Preparation: deaths +{ $dead }
            [2] heat as now: deaths +{ $dead }
           *[other] later cold aside: deaths +{ $dead }
        }
       *[other] { $night ->
            [0] in Preparation, all types: deaths +{ $dead }
            [2] heat as now: deaths +{ $dead }
           *[other] later cold aside, all types: deaths +{ $dead }
        }
    }
prospect-lost =
    { $types ->
        [1] { $night ->
            [2] heat as now, deaths +{ $dead }: the game is lost
           *[other] if nothing changes, deaths +{ $dead }: the game is lost
        }
       *[other] { $night ->
            [2] heat as now: game lost
           *[other] if unchanged: game lost
        }
    }
prospect-exhausted = exhausted +{ $n }
prospect-grave = gravely ill: { $n }
prospect-split-grave =
    { $night ->
        [0] { $types ->
            [3] gravely ill then: { $n }
           *[other] after Preparation, gravely ill: { $n }
        }
        [2] { $types ->
            [3] heat as now, gravely ill: { $n }
           *[other] heat as now, after Preparation gravely ill: { $n }
        }
       *[other] { $types ->
            [3] gravely ill then: { $n }
           *[other] later cold aside, gravely ill: { $n }
        }
    }
prospect-no-deaths = deaths +0
prospect-split-epidemic = in Preparation: the game is lost
detail-turns-skull = All are ill: the marker turns to the skull (1 gravely ill)
detail-turns-death = All are ill, one gravely ill: the marker turns, one dies
detail-turns =
    { $turns ->
        [one] All { $n } ill; the marker turns { $turns } time: deaths +{ $dead }
       *[other] All { $n } ill; the marker turns { $turns } times: deaths +{ $dead }
    }
detail-cube-from = { $what }, then { $left }; Gathers there (up to { $most }): { $from } → { $to }
cube-warm = warm from heat { $heat } on
detail-split = Ill: { $all }
split-one = { $who } { $from } → { $to }/{ $n }
split-turns =
    { $dead ->
        [0] { $who } all, marker turns
       *[other] { $who } all, dying: { $dead }
    }
detail-healed = Healed; { $ill } of { $n } ill
detail-healed-all = None of them gravely ill then
detail-flip-skull = Onto the skull: 1 gravely ill (ill { $ill }/{ $n })
detail-flip-death = One dies now: deaths { $deaths }, lost at { $most }; ill { $from } → { $ill }; a card of the type is given or drawn
detail-death = Deaths { $deaths }, lost at { $most }; { $ill } of { $n } ill; then a card of the type is given or drawn
detail-death-hope = Deaths +{ $dead }, so hope −{ $hope } at least: the game is lost
detail-death-last = Deaths then: { $deaths }, lost at { $most }: the game is lost
discard-loses = given up: { $what }
discard-hunger = that is { $n } more food tonight
discard-where = { $at }
discard-at = { $pawn } at { $at }
lost-gather = Gather up to { $n } cubes
lost-usual = { $at } as usual
lost-mixed = clear 1 near and 1 far tile (or 2 far)
lost-swap = in Construction 1 paid upgrade for 2 operations
lost-collect = 1 cube per adjacent field, up to { $n }
lost-token = activate one { $token }
lost-hope = active hope +1
lost-discontent = active discontent −1
lost-spread = 1 cube each from up to { $n } fields
detail-unpaid = Nothing paid; 1 falls ill: { $who }
detail-setup-tired = { $what } (of { $pawns } pawns), idle in round 1
detail-law = { $price } – { $words }
detail-technology =
    { $n ->
        [one] { $n } round: { $words }
       *[other] { $n } rounds: { $words }
    }
offer-technology = Round { $round }: { $words }
offer-technology-last = Workshop only: { $words }
building-at = { $building } ({ $field })
building-at-upgraded = Upgraded { $building } ({ $field })
field-upper = { $place }, upper field
field-lower = { $place }, lower field
heap-none = empty
corner-touches = { $corner } (at { $places })
corner-e = east
corner-ne = north-east
corner-nw = north-west
corner-w = west
corner-sw = south-west
corner-se = south-east
part-overview = Overview
part-map = Map and expeditions
part-buildings = Buildings
part-generator = Generator
part-health = Health
part-public-relations = Public relations
part-technologies = Technologies
part-events = Events and scenario
part-outcome = Objective and dangers
part-player = Player { $seat }
part-hand = Your hand

## Notes

note-leader = { $seat } leads.
note-round = Round { $n } begins. { $seat } leads.
note-first-round = Setup is done. Round { $n } begins with the Action phase. { $seat } leads.
note-deposit = In the { $corner } corner: { $deposit }.
note-advisor = { $seat } takes the { $card }.
note-revealed = All at once: { $what }.
note-revealed-by = { $seat } “{ $card }”
note-removed-from = { $field }: { $what } goes back to the bank.
note-first-discard = { $seat } discards “{ $card }”. Setup cost: { $what }.
note-first-discard-unpaid = { $seat } can pay for no card and discards “{ $card }”.
note-tile = A tile is turned up: { $place } – { $what }.
note-gain = Gained: { $what }.
note-gain-from = Gained: { $what } ({ $field }).
note-lose = Lost: { $what }.
note-pay = Paid: { $what }.
note-automaton =
    { $n ->
        [one] An automaton joins you.
       *[other] { $n } automatons join you.
    }
row-of-hope = Hope
row-of-discontent = Discontent
note-draw = { $row }: “{ $token }” is drawn, used side up.
note-draw-active = { $row }: “{ $token }” is drawn, active at once.
note-activate = { $row }: “{ $token }” becomes active.
note-use-up = { $row }: “{ $token }” is used up.
note-activate-none = No used { $what } to activate ({ $cause }).
note-use-none = No active { $what } to use up ({ $cause }).
note-return = { $row }: one “{ $token }” token goes back into the bag.
note-morning = Morning: “{ $card }”.
note-dusk = Dusk: “{ $card }”.
note-consultation = The next consultation, “{ $card }”, now lies somewhere in the dusk deck.
note-acting =
    { $n ->
        [1] { $types } has the most active tokens, so its line applies.
       *[other] { $types } have the most active tokens, so their lines apply in this order.
    }
note-acting-none = No token is active, so nothing comes of the consultation.
note-text = “{ $card }” is carried out.
note-option = “{ $card }”, option { $n } is chosen – { $what }.
note-stash = Laid on “{ $card }”: { $what }.
note-leave-with = “{ $card }” leaves with what lies on it: { $what }.
note-add = “{ $card }” goes into the dusk deck, unread.
note-remove = “{ $card }” leaves the game.
note-open = “{ $card }” is turned up.
note-close = “{ $card }” leaves the game.
note-unskull = Each illness marker on its skull turns now, and one dies each time: { $who }.
note-stoke = { $by }{ $n } coal burnt: heat { $heat }, cold { $cold }. { $warm }
note-stoke-turn = { $seat } burns { $n } coal: heat { $heat }, cold { $cold }. { $warm }
note-check =
    { $dropped ->
        [one] Heat { $heat }: { $dropped } cube from the bank dropped, { $out } came out of the tower; overload { $from } → { $overload }.
       *[other] Heat { $heat }: { $dropped } cubes from the bank dropped, { $out } came out of the tower; overload { $from } → { $overload }.
    }
note-spared = The relief valves hold: overload back to { $n }.
note-malfunction = Malfunction! Cold and ranges +1, overload 0; the next one loses the game.
note-overload-more = Overload +{ $n }: now { $overload }.
note-overload-none = Overload stays 0: there was none.
note-overload-less = Overload −{ $n }: now { $overload }.
note-tower = The tower is upgraded: fewer cubes will fall.
note-weather = Weather: “{ $card }” – { $what }.
note-storm = The storm strikes: “{ $card }”.
note-ruin = { $building } becomes Ruins: { $field }.
note-ruin-all = All that are left on the board are lost: { $building }.
note-deed = { $seat } – { $deed }.
note-pass = { $seat } passes.
note-fell = A tree is felled ({ $field }).
note-build = Built: { $building } ({ $field }).
amount-trees =
    { $n ->
        [one] { $n } tree
       *[other] { $n } trees
    }
note-build-over = Built: { $building } ({ $field }). What lay there goes to the bank: { $what }.
note-reuse-worker = A worker acts again: { $place }.
note-reuse-building = Used again: { $building }.
note-demolish = Demolished: { $building } ({ $field }).
note-destroy = Destroyed: { $building } ({ $field }).
note-upgrade-none = Nothing is upgraded.
note-upgrade = Upgraded: { $building } ({ $field }).
note-scout = A scout sets out on route { $route }.
note-deaths-back = Deaths −{ $n }: { $deaths }.
note-enact = A new law: “{ $card }”.
note-enact-what = A new law: “{ $card }” – { $what }.
note-research-lost = “{ $card }” is broken off: its progress is lost.
note-research = “{ $card }” will be developed in round { $round }.
note-research-sooner = “{ $card }” is ready sooner, in round { $round }.
note-research-last = “{ $card }” is next: only a Workshop can still finish it.
note-developed = “{ $card }” is developed: { $words }.
note-cards =
    { $n ->
        [one] { $seat } draws { $n } citizen card.
       *[other] { $seat } draws { $n } citizen cards.
    }
note-stored = In the storehouses: coal { $coal }, wood { $wood }, food { $food }.
note-fed =
    { $missing ->
        [0] Food given out: { $n } ({ $who }).
       *[other] Food given out: { $n }, { $missing } missing ({ $who }).
    }
note-ill = Ill ({ $cause }): { $who }.
note-skull = Gravely ill ({ $cause }): { $who }.
note-death = Dies ({ $cause }): { $who }. Deaths: { $deaths }, lost at { $most }.
note-exhaust = Exhausted in the next Action phase ({ $cause }): { $who }.

## How it ends

victory-targets = The storehouses are full and the storm has passed: New Home lives.
defeat-targets = The last night came, and the storehouses did not hold enough.
defeat-hope = The last hope is gone (round { $round }).
defeat-discontent = The city has had enough of you (round { $round }).
defeat-explosion = The Generator has exploded (round { $round }).
defeat-epidemic = An epidemic has taken the city (round { $round }).
defeat-famine = The city starves (round { $round }).
defeat-deaths = Too many have died (round { $round }).
generator-field-n-short = Platform
generator-field-ne-short = Generator
generator-field-nw-short = Cookhouse
generator-field-se-short = Generator SE
generator-field-sw-short = Generator SW
field-upper-short = { $place } upper
field-lower-short = { $place } lower
about-gather-card = Only with a citizen card, which says what it brings
about-gather = Up to { $n } cubes from a field
detail-gather = { $field }: take { $n }; { $lies } there
gather-other = { $what } from the other field
gather-other-none = nothing from another field
gather-spread =
    { $n ->
        [0] 1 from here, as no other field with cubes is free
        [one] 1 from here, then 1 from another free field if you like
       *[other] 1 from here, then you choose up to { $n } other free fields, 1 cube each
    }
detail-gather-card = Card spent. { $lies } there: { $what }
detail-card = Card spent: { $what }
detail-card-alone = Replaces the usual effect and price
card-spent = card spent
swap-none = only of what you build with it
cheaper-too = also { $what }
automaton-works = it acts like a worker, for 1 coal each time
detail-fell = { $field }: one tree brings { $n } wood; { $lies } there
label-card = { $what }, “{ $card }”
task-from = { $field }: { $what }
building-upgraded = Upgraded { $building }
about-fell = A tree brings { $what }
about-building = { $building } ({ $what })
about-engineers = Engineers only: { $what }
about-workers-too = workers or engineers: { $what }
about-few =
    { $more ->
        [0] { $all }
       *[other] { $all }, { $more } more
    }
about-scout = { $n } away, at most { $most }; weather moves them, { $spaces } spaces on to the places
about-scout-none = { $n } away, at most { $most }
scout-out = away until the return
scout-starts = starts on the first, then { $n } more
about-fell-card = A tree is cut down; the card says what it brings
about-stoke = Then act or pass. Coal: { $coal }; heat { $heat }, at most { $most }
stoke-later = you may stoke at night, too
stoke-spares = spares { $who }
stoke-averts = averts the loss foreseen
stoke-lost = still lost { $when }
detail-pass = Pass { $n } of { $of } in a row that end the phase
pass-later = if anyone acts, you can act again
pass-instead = if you act, all can act again
pass-only = No pawn can act; asked only to keep your hand secret
pass-left =
    { $left ->
        [0] only children are left; they act by law or card
       *[other] { $children ->
            [0] pawns left: { $left }
           *[other] pawns left: { $left } + children
        }
    }
pass-children = children cannot act
detail-pass-last = The Action phase ends at once
offer-no-advice = No advisor this round
offer-construction-done = End the Construction
detail-construction-done = Operations left that are lost: { $left }

## Why something happens

by-nothing = { "" }
by-cause = { $cause } –{ " " }
by-cause-nth = { $cause } ({ $nth } of { $of }) –{ " " }
by-phase = { $phase } phase –{ " " }
by-starving =
    Hunger phase; still to starve: { $who }, hope −{ $hope }{ $lost ->
        [0] { "" }
       *[other] , defeat
    } –{ " " }
cause-rules = by the rules
cause-card = “{ $card }”
cause-generator = cold in the Generator phase
cause-work = work in the cold
cause-night = no place in a heated shelter
cause-held = night in the cold { $building }
cause-hunger = hunger
cause-illness = too many ill
note-only-option = “{ $card }”, only option { $n } can be taken – { $what }.
note-pass-only = { $seat } passes: nothing else is left to do.
note-death-ill = { $who }, gravely ill, dies ({ $cause }). Deaths: { $deaths }, lost at { $most }.
ill-now = { $who } (now { $ill } ill)

# What stands beside an effect in an offer.
marker-now = { $step } (now { $n })
marker-to = { $step } ({ $from } → { $to })
overload-off-now = overload { $n } → 0
tower-now = then cubes fall at once in { $then } % (now { $now }), later in { $then-loosens } % (now { $loosens })
food-now =
    { $hunger ->
        [0] { $step } (now { $n }; tonight needs { $due }, next round { $next } and what is missing)
       *[other] { $step } (now { $n }; tonight { $hunger } hunger + { $due }, next round { $next } and what is missing)
    }
food-now-last =
    { $hunger ->
        [0] { $step } (now { $n }; tonight needs { $due })
       *[other] { $step } (now { $n }; tonight { $hunger } hunger + { $due })
    }
marker-now-of = { $step } (now { $n } of { $most })
thump-now = { $step } (now { $what }, on empty or coal fields)
marker-used = { $step } (used up; still { $n })
marker-used-or = { $step } ({ $n } → { $to } or used up)
marker-to-of = { $step } ({ $n } → { $to } of { $most })
marker-now-lost = { $step }: the game is lost
marker-row = { $step } ({ $row })
hope-to = hope { $from } → { $to }
discontent-to = discontent { $from } → { $to }
cure-now-nothing = { $step } (nobody to cure)
heal-now-nothing = { $step } (there are none)
marker-now-nothing = { $step } (now { $n }: nothing)
collect-now = { $step } (now { $what })
upgrade-one = { $building } for { $price }
upgrade-now-of = { $step } (now: { $what })
upgrade-now-nothing = { $step } (brings nothing now: none can be upgraded)
upgrade-now-none = { $step } (none can be upgraded now)
detail-activate-nothing = No { $token } lies used: nothing happens
use-now-nothing = use up { $token } (none is active)
use-row-nothing = { $step } (now none: nothing)
activate-named = activate { $token }
use-named = use up { $token }
activate-now-nothing = { $step } (none is used: nothing)
now-nothing = { $step } (now: nothing)
