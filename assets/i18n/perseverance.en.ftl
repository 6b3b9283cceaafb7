# What Perseverance says. Names of seats, nested texts and lists arrive as finished words, numbers as numbers.
# Names and terms are never bent by their place in a sentence, so that every language can put them anywhere.

game-title = Perseverance, Episode 1
game-blurb = Castaways on an island of Dinos: place dice, build the town, hold the line. Most Followers win.
game-about = { game-title }: place dice, build the town, hold off the Dinos. Most Followers win.

## Answers that every question may have

free = free
offer-skip = No secondary action

## Options of the table

option-set-up = Set-up
option-set-up-about = Random Officers and free first Settlements, or the preset for a first game
option-set-up-random = random
option-set-up-first-game = first game
option-abilities = Leader abilities
option-abilities-about = In the retail edition the table chooses; in the beta they are always on
option-abilities-yes = with abilities (side B)
option-abilities-no = without abilities (side A)
option-breach-tokens = Breach tokens
option-breach-tokens-about = Three Combat Rewards are lost if the defense is breached: drawn, or agreed by the table
option-breach-tokens-random = drawn at random
option-breach-tokens-agreed = agreed by the table
option-deterministic-dinos = Deterministic Dino placement
option-deterministic-dinos-about = The Dino dice show in advance which Dinos come next
option-deterministic-dinos-no = off
option-deterministic-dinos-yes = on
option-deterministic-walls = Deterministic Walls
option-deterministic-walls-about = Each Wall gives 1 Safeguard and helps the figure behind it to kill one Dino more
option-deterministic-walls-no = off
option-deterministic-walls-yes = on
option-deterministic-traps = Deterministic Traps
option-deterministic-traps-about = A Trap of the right type kills and gives 3 Followers, another does nothing
option-deterministic-traps-no = off
option-deterministic-traps-yes = on
option-deterministic-threat = Deterministic Threat
option-deterministic-threat-about = No rolls: Threats add up on two tracks per player; past 5 a Soldier of the type dies, track −6
option-deterministic-threat-no = off
option-deterministic-threat-yes = on

## Sub-commands

command-name = perseverance
verb-place = Place a die on an effect
verb-place-name = place
verb-train = Choose what to do in Training
verb-train-name = train
verb-politics = Make a neutral die yours
verb-politics-name = politics
verb-settle = Build a Settlement
verb-settle-name = settle
verb-fortify = Lay a Trap or build a Wall
verb-fortify-name = fortify
verb-influence = Put Influence on an Officer
verb-influence-name = influence
verb-soldiers = Place Soldiers in Defense areas
verb-soldiers-name = soldiers
verb-leader = Choose, place or use your Leader
verb-leader-name = leader
verb-patrol = Take a Patrol, keep Challenges, go on or stop
verb-patrol-name = patrol
verb-dino = Send a Dino elsewhere, with Jack
verb-dino-name = dino
verb-reward = Choose Combat Rewards
verb-reward-name = reward
verb-assembly = Choose Production or Votes at the Assembly
verb-assembly-name = assembly
verb-pass = Take no secondary action
verb-pass-name = pass

## Parts of the board

part-overview = Whole board
part-player = Player: { $seat }
part-assembly = Assembly

## Questions

ask-leader = Which Leader do you take? At the start everybody has { $what }.
ask-breach-token = Breach token { $n } of { $max }: beside which Combat Reward? After a breach nobody can buy it.{ $placed }
breach-placed-none = { "" }
breach-placed = { " " }Tokens lie by: { $what }.
ask-first-settlement =
    Where do you build your first Settlement?{ $dissenters ->
        [1] { " " }Then the Dissenters set up, a third side nobody plays; they count for Presence, Votes, Officers.
        [2] { " " }Then the Dissenters set up, a third side nobody plays; they count for Presence and Votes.
       *[other] { "" }
    }
ask-place =
    { $left ->
        [1] { $attack ->
            [0] The last die: where? It must go on its symbol, if free. Then a secondary action, no attack, then the Assembly.
           *[other] The last die: where? It must go on its symbol, if free. Secondary action, any attack (−2 Followers per Dino getting through), Assembly.
        }
       *[other] { $attack ->
            [0] { $last ->
                [1] Last turn: which die where? On its symbol, if free.
               *[other] Which die goes where? It must go on its symbol, if free.
            } Then a secondary action; no attack this turn.{ $closed }
           *[other] { $last ->
                [1] Last turn: which die where? On its symbol, if free. Then a secondary action, any attack: −2 Followers per Dino getting through.
               *[other] Which die where? On its symbol, if free. Then a secondary action, any attack: −2 Followers per Dino getting through, maybe a Settlement.
            }
        }
    }
# Effects that no die can be placed for, and where the reason stands.
closed-none = { "" }
closed-one = { " " }Not now: { $effect } (see Rule).
closed-two = { " " }Not now: { $first }, { $second }.
closed-more = { " " }Not now: { $n } effects (see Rule).
ask-set-aside = No die can be placed. Which one do you set aside? Then comes your secondary action.
ask-train =
    { $n ->
        [1] { $attack ->
            [0] Training: 1–3 different options, each done at once. First?{ $then }
           *[other] { $due }Training, 1–3 different options: first?
        }
        [3] { $due }Training: a third and last option, too?{ $then }
       *[other] { $attack ->
            [0] Training: a second of up to 3 options, too?{ $then }
           *[other] { $due }Training: a second option of 3, too?
        }
    }
ask-upgrade = How many Light Soldiers become Heavy? The 1 Story paid covers up to 2. Ready: { $who }.
ask-politics = One neutral die must become yours: which?{ $then }
ask-settle =
    { $attack ->
        [0] You must build{ $both ->
            [1] { " " }one or two
           *[other] { "" }
        }: where?{ $then }
       *[other] { $due }Where do you build?
    }
ask-settle-second =
    { $attack ->
        [0] Where does the second go? It brings no bonus.{ $then }
       *[other] { $due }Second, no bonus: where?
    }
ask-fortify =
    { $n ->
        [1] { $attack ->
            [0] Fortifications, 1 or 2 different options: which first? You then choose its space.{ $then }
           *[other] { $due }Fortifications, 1 or 2 options: first?
        }
       *[other] { $attack ->
            [0] Fortifications: a second, different option, too? You then choose its space.{ $then }
           *[other] { $due }Fortifications: a second option, too?
        }
    }
# What follows the effect, within its question.
ask-then-nothing = { "" }
ask-then-secondary = { " " }Later your secondary action; no attack this turn.
ask-then-patrol = { " " }Later your Patrol’s stage.
ask-then-assembly = { " " }After that comes the Assembly.
ask-then-assembly-cubes = { " " }After that the Assembly; then each Officer gets a Dissenter cube.
ask-then-end = { " " }After that your turn ends.
then-secondary = then your secondary action
then-patrol = then your Patrol’s stage
then-attack = then the attack
then-assembly = then the Assembly
then-end = then your turn ends
ask-trap = { $paid }Which Trap, on which empty Dino space? In an attack it strikes the Dino on it. Only you know its type.{ $then }
trap-free = {""}
trap-valor = 1 Food paid, then +1 Valor.{" "}
trap-valor-lost = 1 Food paid, but Valor is full.{" "}
ask-more-none = { "" }
ask-more = { " " }Then maybe another option.
ask-wall = { $due }{ $paid }Where to put the Wall?{ $then }{ $more }
wall-paid-none = { "" }
wall-free = Free, from your Patrol.{ " " }
wall-paid = { $price } paid.{ " " }
wall-then-nothing = { "" }
wall-then-followers = { " " }Then +2 Followers.
attack-due =
    { $zone }: { $secondary ->
        [1] attack after this turn!
       *[other] secondary action, then attack!
    } { $n ->
        [0] So far no Dino gets through.
        [1] So far { $dinos } gets through, { $followers ->
            [0] you have no Followers.
            [1] −2 Followers (you have 1).
           *[other] −2 of your { $followers } Followers.
        }
       *[other] So far { $dinos } get through, { $followers ->
            [0] you have no Followers.
            [1] each −2 Followers (you have 1).
           *[other] each −2 of your { $followers } Followers.
        }
    }{ " " }
attack-due-settle =
    { $zone }: attack this turn! { $n ->
        [0] So far no Dino gets past.
        [1] So far { $dinos } gets past, { $followers ->
            [0] you have no Followers
            [1] −2 Followers (you have 1)
           *[other] −2 of your { $followers } Followers
        }; Tramplers raze top Settlements.
       *[other] So far { $dinos } get past, { $followers ->
            [0] you have no Followers
            [1] each −2 Followers (you have 1)
           *[other] each −2 of your { $followers } Followers
        }; Tramplers raze top Settlements.
    }{ " " }
attack-none = { "" }
ask-secondary =
    { $attack ->
        [0] Which secondary action do you take?{ $then }
       *[other] { $due }Your secondary action?
    }
ask-soldiers =
    { $call ->
        [second] { $due }A second Soldier too? Which, and where?{ $then }
        [keoni] { $due }Keoni: place a Light, free? Where?{ $then }
       *[other] { $max ->
            [1] { $due }{ $call ->
                [training] Which Soldier do you place, and where?
               *[other] Place a Soldier? Which one, and where?
            }
           *[other] { $due }Soldier { $n } of up to { $max }: which, and where?
        }
    }
ask-phoenix = Phoenix has arrived: { $zone }, Dinos { $dinos } of { $spaces }. What does the Leader do?
ask-jack =
    { $n ->
        [one] Jack: send the Dino elsewhere? { $then }
       *[other] Jack: send one Dino elsewhere? { $then }
    }
ask-patrol = { $due }Which Patrol do you take, and with whom?
ask-challenges =
    { $n ->
        [one] Which Challenge do you keep, if any?
       *[other] Which Challenges do you keep? At most { $n }, or none.
    }
ask-mix = What do you take ({ $why })?
ask-go-on =
    { $last ->
        [1] Your last turn: stage 2 never comes. Does your Patrol go on all the same? { $risk }. No: home, completed.
       *[other] Stage 2 next turn ({ $who }) for { $what }? { $risk }. No: home, completed.
    }
risk-roll = Roll below { $n }: a Soldier is lost
risk-roll-last = Roll below { $n }: it is lost, the Patrol ends
risk-track = Threat track +{ $n }, past 5 one dies
ask-threat-type = On which track does the Threat count?
ask-lose-soldier = Which Soldier does your Patrol lose?
ask-reward =
    { $max ->
        [1] Your only pick
       *[other] { $n ->
            [1] First of at most { $max } picks
            [2] Second of at most { $max } picks
            [3] Third of at most { $max } picks
           *[other] Pick { $n }, of at most { $max }
        }
    } (Contribution in { $zone }: { $pieces }{ $so-far }): which Reward?
reward-start = ; you have { $valor } Valor, { $safeguard } Safeguard
reward-start-twice = ; you have { $valor } Valor, { $safeguard } Safeguard; one Reward may be taken twice
reward-start-one = ; you have { $valor } Valor, { $safeguard } Safeguard, enough for only one
reward-so-far = ; picked: no. { $picked }; once paid: { $valor } Valor, { $safeguard } Safeguard
reward-picked = { $n }: { $what }
ask-assembly = { $zone }{ $tile }: Production or Votes?{ $rivals } Followers: { $ranks }.
tile-only = { "" }
tile-of = { " " }({ $n } of your { $max } tiles)
tile-then = { " " }(tile { $n } of your { $max }, then { $then })
tiles-nobody = { " " }Nobody else chooses.
tiles-rival = { " " }{ $who } chooses, too ({ $zone }).
tiles-rivals = { " " }Also choosing: { $who }.
tiles-all = { " " }All others choose, too.
vote-stand = { $who } { $n }

## Groups of answers

group-influence = Influence an Officer
group-soldiers = Place Soldiers
group-leader = Leader to a Community area
group-defend = Leader to a Defense area
group-row-valor = { $zone }, first row (Valor)
group-row-safeguard = { $zone }, second row (Safeguard)
group-pool = In the pool: 1 Food
group-board = On the board: 1 Food and 1 Story
group-settle-one = One, with its bonus: { $cost }
group-settle-two = Two, bonus of the first only: { $cost }

## Answers: dice

die-neutral = neutral { $icon }
die-seat = { $seat }’s { $icon }
die-dissenter = Dissenter { $icon }
die-of-own = their own { $icon }
die-of-nobody = a neutral { $icon }
die-of-dissenters = a Dissenter { $icon }
die-own = your { $icon }
die-mine = your { $icon } (+1 Presence)
die-nobodys = neutral { $icon }, but no Presence
die-theirs = Dissenter { $icon } (their Presence)
die-space = space { $n }
offer-place = { $space } (takes { $icon })
offer-place-story = as { $face }, { $space } (1 Story)
offer-place-followers =
    { $lost ->
        [0] { $space } (no Followers to lose)
        [1] { $space } (−1 Follower, your last)
       *[other] { $space } (−{ $lost } Followers)
    }

## Answers: Training

offer-train-light = Gain a Light Soldier
offer-train-food-light = 1 Food: gain a Light Soldier
offer-train-mr-heavy-beta = 1 MR: gain a Heavy Soldier
offer-train-mr-heavy-retail = 1 Scrap: gain a Heavy Soldier
offer-train-upgrade = 1 Story: turn up to 2 Light into Heavy
offer-train-place = 1 Story: place up to 2 Soldiers
offer-train-story-beta = Lose 1 Follower: gain 1 Story
offer-train-story-retail = Gain 1 Story

## Answers: Politics, Settle, Fortifications

offer-politics-pool = { $icon } in the pool
offer-politics-board = { $icon }: { $zone }, space { $space }
settle-one = one Settlement ({ $cost })
settle-two = two Settlements ({ $cost })
offer-settle = { $zone } { $space }: { $bonus }
offer-settle-second = { $zone }, space { $space }
bonus-none = no bonus
bonus-influence = { $n } Influence
bonus-light =
    { $n ->
        [one] { $n } Light Soldier
       *[other] { $n } Light Soldiers
    }
bonus-retrieve-leader = Leader comes back
bonus-place-soldiers =
    { $n ->
        [one] place a Soldier
       *[other] place up to { $n } Soldiers
    }
offer-fortify-trap = Lay a Trap (free)
offer-fortify-trap-valor = 1 Food: lay a Trap, gain 1 Valor
offer-fortify-wall-beta = 1 MR: build a Wall
offer-fortify-wall-retail = 1 Scrap: build a Wall
offer-fortify-wall-followers-beta = 1 Story, 1 MR: Wall and 2 Followers
offer-fortify-wall-followers-retail = 1 Story, 1 Scrap: Wall and 2 Followers
offer-trap = { $zone }, { $spot }
offer-wall = Wall: { $zone }, column { $col }
dino-space = column { $col }, row { $row }

## Answers: secondary action, Leaders

offer-influence = { $officer } +{ $n } ({ $cost })
soldier-space-valor = { $zone }, column { $col } (Valor)
soldier-space-safeguard = { $zone }, column { $col } (Safeguard)
offer-soldier = { $soldier }: { $space }
offer-no-soldier = Place no Soldier
offer-leader-zone = { $zone }, without effect
offer-leader-effect = { $effect } ({ $zone })
offer-leader-defense = { $space }
offer-phoenix-trap = { $trap } under { $spot }
offer-jack = { $dino } ({ $spot }) → { $zone }
offer-jack-no = Jack sends no Dino elsewhere

## Answers: Patrols and Challenges

offer-patrol = Patrol { $n }: { $who }
patrol-card-one =
    { $need ->
        [one] Patrol { $n } (1 Soldier): { $first }
       *[other] Patrol { $n } ({ $need } Soldiers): { $first }
    }
patrol-card-two =
    { $need ->
        [one] Patrol { $n } (1 Soldier): { $first }; optional, Threat { $threat }: { $second }
       *[other] Patrol { $n } ({ $need } Soldiers): { $first }; optional, Threat { $threat }: { $second }
    }
challenge-light = Light
challenge-heavy = Heavy
challenge-short = { $deck } Challenge { $n }
challenge-safe = { $deck } { $n } ({ $what })
challenge-threat = { $deck } { $n } ({ $what }; Threat { $threat })

## Answers: attack

offer-reward = { $n }. { $reward }
offer-no-reward = No reward
offer-tile-last = { $what } (worth { $followers })

## Details of answers: what else they bring and touch; at most 90 characters

detail-leader-adelita = Ship’s Chef: Influence may be paid with 1 Food in place of 2 Stories
detail-leader-adelita-starts = Ship’s Chef: starts with 1 Food more; for Influence 1 Food may replace 2 Stories
detail-leader-jack = Fireworks: before the effect 1 Dino you attract may go to another Zone with 2+ free Dino spaces
detail-leader-keoni = Natural Leader: after Training you may place 1 ready Light in Defense, free, with Valor or Safeguard
detail-leader-phoenix = Net Gun: the Leader put in Defense brings 1 more Safeguard or Valor, or a Trap under a Dino there
detail-leader-phoenix-arrives = Net Gun: the Leader put in Defense brings 1 more Safeguard or Valor, or a Trap under a Dino there
detail-leader-plain = Side A: no abilities, all Leaders play alike
detail-breach-token = Costs { $price }, brings { $what }; not after a breach
detail-first-settlement = 1 Influence on the { $officer }, +1 Presence; the Zone’s Production (not now): { $what }
place-dinos = Dinos: { $dinos }
place-free = the same without a Story: { $die }
place-free-other = free instead: { $die }
place-free-followers =
    { $lost ->
        [1] Lose 1 Follower (free with { $die })
       *[other] Lose { $lost } Followers (free with { $die })
    }
place-no-followers = no Followers to lose
room-enough = room { $n } → { $then }
room-attack-maybe = room { $n } → { $then }, at 0 attack
room-attack-maybe-jack = room { $n } → { $then }, at 0 attack unless Jack acts
room-attack = room { $n } → 0: attack this turn
room-attack-jack = room { $n } → 0: attack unless Jack acts
room-undefended = undefended so far: −{ $n } Followers
room-undefended-all = undefended so far: all Followers lost
room-through =
    so far { $dinos } { $n ->
        [1] gets
       *[other] get
    } through, costing { $cost } { $most ->
        [1] Follower
       *[other] Followers
    }
room-holds = so far all Dinos are stopped
space-dinos = space { $n }, Dinos: { $dinos }
space-dinos-next = space { $n }: { $dinos }
spaces-dinos = one of spaces { $spaces }: Dinos { $n }
spaces-story = for 1 Story only, { $spaces }
spaces-more = 1 Story: any space
space-story = { $space } (1 Story)
dinos-then = { $first }, then { $then }
dino-on-trap = { $dino } onto your Trap
roll-on-trap = { $dino }, the first onto your Trap
room-attack-lost =
    { $n ->
        [one] only { $n } fits: attack
       *[other] only { $n } fit: attack
    }
room-attack-lost-jack =
    { $n ->
        [one] only { $n } fits: attack unless Jack acts
       *[other] only { $n } fit: attack unless Jack acts
    }
effect-attack = attack
effect-attack-jack = attack unless Jack acts
effect-attack-maybe = may bring an attack
range = { $least }–{ $most }
detail-die-own = Free; your Presence { $before } → { $n }
detail-die-other =
    { $lost ->
        [0] Free, as you have no Followers; Presence for { $seat }
        [1] Costs 1 Follower, your last; Presence for { $seat }
       *[other] Costs { $lost } Followers; Presence for { $seat }
    }
detail-die-neutral = Free; nobody’s Presence
detail-die-dissenter = Free; Presence for the Dissenters
detail-roll = { $least }–{ $most } by die
dinos-several = { $n }× { $dino }

## What effects come to now, in few words
short-nothing = nothing now
short-patrol = Patrol with up to { $who }
short-recruit = recruit
short-upgrade = upgrade
short-place = place
short-story = +1 Story
short-story-pays = +1 Story (pays one)
short-options =
    { $n ->
        [1] 1 option
       *[other] up to { $n } options
    }
short-training = up to { $n }: { $what }
short-politics-pool = 1 Food: pool die becomes yours, +{ $what }
short-politics-board = 1 Food, 1 Story: board die becomes yours, +{ $what }
short-settle = from 1 Food: 1 or 2 Settlements
short-settle-one = 1 Food: 1 Settlement (2 not now)
short-no-wall = { $what }, no Wall ({ $why })
short-no-trap = { $what }, no Trap ({ $why })
short-works = 1 or 2: { $trap }, { $wall }
short-traps =
    { $n ->
        [1] 1 Trap
       *[other] 1 or 2 Traps
    }
short-walls =
    { $n ->
        [1] 1 Wall
       *[other] 1 or 2 Walls
    }
then-effect = Then { $effect }: { $what }

## Why something brings nothing now
why-none-left = none left
why-one-left = only 1 left
why-no-space = no free space
why-not-there = none there
why-missing = { $missing } short
why-track-full = you have { $what }, the most
why-no-light = no Light Soldier in supply
why-no-cubes = no cubes left
why-no-soldier = no Soldier ready
why-leader-home = Leader on the player board
why-leader-anyway = the Leader comes back anyway
why-no-kills = you killed no Dino here
why-no-walls = you have no Wall here
why-no-losses = you lost no Soldier here
why-no-presence = you have no Settlement or die here
brings-leader-town = Leader back from { $zone } (−1 Presence there)
brings-leader-guard = Leader back from the defense of { $zone }
brings-settlement = a Settlement, { $zone } { $space } (+1 Presence)
brings-none = nothing now
picked-nothing = nothing
detail-lost = Brings nothing: { $why }
detail-less = Brings only { $what }
detail-track = { $track }: { $now } → { $then }

## Groups and offers, more of them
detail-effect-pub = Gain { $what }: 1, and 1 per own die in play, pool included (now { $n })
effect-patrol-rewards = Rewards this turn
effect-patrol-challenges = Challenges bring up to { $goods } goods, { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    }, may kill
effect-patrol-ready = ready: { $who }
detail-effect-training = Up to { $n }: { $what }
train-ends = Training ends
keoni-after = then Keoni may place a ready Light
train-free = free { $what }
train-light = Light
train-story = Story
train-light-food = 1 Food: Light
train-light-one = only 1 Light left
train-light-after = Light after an upgrade
train-heavy = { $mr }: Heavy
train-upgrade-place = 1 Story: upgrade 2 or place 2
train-upgrade = 1 Story: upgrade 2
train-place = 1 Story: place 2
train-story-beta = 1 Follower: Story
detail-effect-politics = 1 Food: a neutral pool die becomes yours, +{ $pool }. Board die: 1 Food, 1 Story, +{ $board }
detail-effect-politics-pool = Pay 1 Food: a neutral pool die becomes yours, gain { $pool }. Board die: not now ({ $why })
detail-effect-politics-board = Pay 1 Food and 1 Story: a board die becomes yours, gain { $board }. Pool: not now ({ $why })
detail-effect-settle = 1 Food: one in any Zone, with its space’s bonus; 1 Food, { $mr }, 1 Story: two, one bonus
detail-effect-settle-one = 1 Food: one in any Zone, with the bonus of its space; two not now ({ $why })
settlements-left = you have { $n } left
detail-effect-fortifications = { $n ->
        [1] Only 1
       *[other] 1 or 2
    }: { $trap }, { $wall }
fortify-anywhere = on empty spaces of any Zone
fortify-trap = Trap (free)
fortify-trap-food = Trap (free; for 1 Food: +1 Valor)
fortify-wall = Wall ({ $mr })
fortify-wall-story = Wall ({ $mr }; with 1 Story: +2 Followers)
fortify-no-trap = no Trap ({ $why })
fortify-no-wall = no Wall ({ $why })
detail-group-influence = 1 cube free, 2 for 2 Stories, 3 for 4 Stories. You have { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } and { $stories }
detail-group-influence-adelita-retail = 1 cube free, each more 2 Stories or, as Adelita, 1 Food. You have cubes { $n }, Stories { $stories }, Food { $food }
detail-group-influence-adelita-beta = 1 cube free, each more 2 Stories (once 1 Food instead). You have cubes { $n }, Stories { $stories }, Food { $food }
detail-group-soldiers =
    { $n ->
        [1] Free: up to 2, now 1; 1 Valor or Safeguard; dies killing a Raptor. Ready: { $who }
       *[other] Free: 1 or 2, one by one: 1 Valor or Safeguard; dies killing a Raptor. Ready: { $who }
    }
detail-group-row = Dinos: { $dinos } of { $spaces }. Reward picks after attack with 1 more: { $now } → { $then }
detail-group-row-same = Dinos: { $dinos } of { $spaces }. Reward picks after attack with 1 more: still { $now }
row-twice = then 1 Reward twice (tied highest)
detail-group-row-late = Dinos: { $dinos } of { $spaces }. No attack comes there any more
detail-group-leader = No cost, no Dinos: +1 Presence till the Assembly, and at once an effect there at its usual price
detail-group-defend = No cost: 1 Valor or Safeguard, kills up to 2, counts for Combat Rewards; back after the attack
detail-group-defend-late = No cost: 1 Valor or Safeguard; no attack comes any more, so he counts in the final scoring
detail-group-soldiers-late = Free: up to { $n }; each 1 Valor or Safeguard; no attack comes any more. Ready: { $who }
detail-group-board = Each brings { $what } and +1 Presence in its Zone
detail-group-settle = Each raises its Zone’s Population (its Votes at the Assembly) by 1. Settlements left: { $n }
detail-set-aside = No cost, Dinos, effect or Presence; it comes back at the Assembly
detail-fireworks = It lands there in { $spot }; free there then: { $n }. No attack this turn
detail-fireworks-averts = It lands there in { $spot }; free there then: { $n }. { $zone } is no longer full: no attack
detail-fireworks-attack = { $zone } is full: attack at the end of this turn
detail-fireworks-stay = No area is full: no attack
detail-train-light-free = Free. Light ready: { $before } → { $n }, in supply: { $supply } → { $left }
detail-train-light = Light ready: { $before } → { $n }, in supply: { $supply } → { $left }
detail-train-heavy = Heavy ready: { $before } → { $n }, in supply: { $supply } → { $left }
train-light-again = then a Light can be gained
detail-train-upgrade = Now up to { $n }. Ready: { $who }. In supply: { $more }
detail-train-place-short = Now up to { $n }, in any Zones; each brings { $full ->
        [valor] 1 Safeguard (Valor is full)
        [safeguard] 1 Valor (Safeguard is full)
        [both] nothing (both are full)
       *[none] 1 Valor or 1 Safeguard
    }
detail-train-place = Now up to { $n }, in any Zones; each brings { $full ->
        [valor] 1 Safeguard (Valor is full)
        [safeguard] 1 Valor (Safeguard is full)
        [both] nothing (both are full)
       *[none] 1 Valor or 1 Safeguard
    }. Ready: { $who }
train-left = { $what } { $before } → { $n }
detail-train-story = You have { $stories } and { $followers }
detail-train-story-pays = You have { $stories } and { $followers }; making Heavies or placing costs 1 Story
detail-train-story-last = Free. You have { $stories }
detail-train-story-free = Free. You have { $stories }; making Heavies or placing costs 1 Story
detail-politics-pool = Pay 1 Food: it becomes yours, gain { $what } (1 per own die in play, pool and this one included)
detail-politics-pool-die = Stays in the pool; once placed, your Presence; a rival placing it pays 2 Followers. Your dice: { $before } → { $n }
detail-politics-board = Pay 1 Food and 1 Story: it becomes yours, gain { $what }. Presence there { $before } → { $n }
settle-cost = Costs { $cost }
settle-presence = Presence there { $before } → { $n }
settle-population = Population { $before } → { $n }
settle-less = bonus now only: { $what }
settle-leader = Leader leaves { $zone } (−1 there)
settle-leader-here = Presence there stays { $before }, since your Leader leaves
settle-leader-ready = he may act this turn
settle-leader-guard = Leader leaves the defense of { $zone }
settle-influence = { $officer }: your cubes { $own } → { $then }, row { $row }/{ $spaces }
settle-joined-you = full after Assembly: { $what } to you
settle-joined-rival = full after Assembly: { $what } to a rival
settle-joined-nobody = full after Assembly: nobody gets { $what }
settle-row-you = { $officer } row full (then empty): { $what } to you
settle-row-other = { $officer } row full (then empty): nothing for you
settle-row-also = also to { $who }
settle-row-rivals = up to { $what } to { $who }
settle-votes = { $votes } till the Assembly; held now: rank { $place }, { $followers } Followers
settle-nothing = no bonus: { $why }
presence-others =
    { $n ->
        [0] nobody else there
       *[other] others there: at most { $n }
    }
detail-presence = Your Presence there { $before } → { $n }
detail-leader-idle = No effect there does anything now. Your Presence there { $before } → { $n }
traps-left = Traps left: { $n }
traps-not-in = not in { $zone } (full)
traps-kill = attack: own type dies on { $same } of { $faces } ({ $least }–{ $most } Followers), other on { $other } of those ({ $sure })
traps-kill-surely = in an attack surely kills its own type (3 Followers), the other never
traps-may-kill = in an attack may kill the Dino on it and bring Followers
traps-count = counts for Contribution
only-scores = no attack comes to it any more, so it only scores (Officer, final scoring)
detail-late = No attack there; if scored now: Officers +{ $officers }, final +{ $end }
late-pieces = pieces { $before } → { $n } (Chief Mate)
wall-only-scores = No attack comes to it any more, so it only scores (Officer, final scoring)
wall-fights-only = Fights only in { $zone }, in the attack of this turn; elsewhere it only scores
walls-left = Walls left: { $n }
detail-walls-left = In attacks: { $least }–{ $most } Followers or { $what }, kills on { $kills } of { $faces }; stays, counts for Contribution. Left: { $n }
detail-walls-left-known = In attacks: 1 Safeguard, the figure behind kills 1 more; stays, counts for Contribution. Left: { $n }
about-trap = Attack: own type dies on { $same } of { $faces } faces ({ $least }–{ $most } Followers), other on { $other } of those ({ $sure }); on { $none } none, yet +{ $failed }
about-trap-surely = In an attack kills a Dino of its type for certain (3 Followers), another never
detail-trap = Strikes the Dino landing here; { $n ->
        [0] filled next
       *[other] spaces filled first: { $n }
    }; attack after { $free ->
        [one] { $free } Dino
       *[other] { $free } Dinos
    }
trap-picks = Reward picks: { $now } → { $then }
detail-wall = In an attack: { $least }–{ $most } Followers or { $what }; kills on { $kills } of { $faces }. Dinos here: { $dinos }
detail-wall-known = In an attack: 1 Safeguard, the figure behind kills 1 more. Dinos here: { $dinos }, figures { $n }
guard-stays = { $track } stays { $value }
guard-net-gun = Net Gun: 1 more or a Trap
guard-net-gun-gain = Net Gun: 1 more
guard-soldier = kills up to { $n }, dies killing a Raptor
guard-leader = kills { $n } at most, never dies
guard-picks = Reward picks: { $now } → { $then }
guard-none = no Dino there yet
guard-none-left = the figure in front kills the Dinos there
guard-to-come = fights { $n ->
        [1] row { $rows } (Dino to come)
       *[other] rows { $rows } (Dinos to come)
    }
guard-part = fights rows { $rows } (so far: { $dinos })
guard-late = no attack there; if scored now: Officers +{ $officers }, final +{ $end }
guard-lives = kills { $dinos } and survives
guard-dies = kills { $dinos } and dies
guard-would-live = would now kill { $dinos } and survive
guard-would-die = would now kill { $dinos } and die
guard-wall-first = a Wall may kill first
guard-trap-first = a Trap may kill first
guard-both-first = Wall or Trap may kill first
guard-unless-wall = unless a Wall kills first
guard-unless-trap = unless a Trap kills first
guard-unless-both = unless a Wall or Trap kills first
guard-through = getting through: { $before } → { $n }
phoenix-trap = In an attack here kills { $dino } on { $kills } of { $faces } faces ({ $followers } Followers)
phoenix-trap-surely = In an attack here surely kills { $dino } (3 Followers)
phoenix-trap-never = Never kills { $dino }
detail-influence-retail = Row { $n }/{ $spaces } (you { $own }), full: { $what } to all with 2+ cubes
detail-influence-beta = Row { $n }/{ $spaces } (you { $own }), full: { $what } to the most
detail-influence-joined-you = Row { $n }/{ $spaces }, full after Assembly: { $what } to you
detail-influence-joined-rival = Row { $n }/{ $spaces }, full after Assembly: { $what } to a rival
detail-influence-joined-nobody = Row { $n }/{ $spaces }, full after Assembly: nobody gets { $what }
detail-influence-full-you = Full: { $what } to you alone
detail-influence-full-shared = Full: { $what } to you, also to { $others } more
detail-influence-full-lost = Full, but no room for { $what }
detail-influence-full-other = Full, { $who } gets { $what }
detail-influence-full-others = Full, { $others } rivals get it: { $what }
detail-influence-full-nobody = Full, but nobody gets { $what }
influence-over = next row: { $n }
influence-score-stays =
    { $when }: stays { $place }, { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    }
influence-score-moves = { $when }: { $from } → { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    } ({ $before } → { $place })
influence-score-enters = { $when }: 0 → { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    } ({ $place })
score-today = Assembly now
score-after = After attack
score-unhurt = Without loss
influence-rival = { $who } −{ $n }
influence-rivals = rivals −{ $n }
influence-score-behind = { $when }: not in the top 2
place-first = 1st
place-second = 2nd
score-pieces = counted: pieces in your best area, { $n }
score-patrols = counted: your Patrols, { $n }
score-sets = counted: your sets of Settlements and dice, { $n }
score-fortifications = counted: your Walls and Traps, { $n }
patrol-brings = Brings { $what } this turn
patrol-brings-drawn = Brings { $what } (of { $n } drawn) this turn
patrol-nothing = Brings nothing now: the tracks are full
detail-group-patrol = A Light Challenge brings up to { $light } goods, { $light-followers }, a Heavy one up to { $heavy } goods, { $heavy-followers }
patrol-back = back this turn
patrol-back-later = back this turn or after stage 2
patrol-stay = stay: { $who }
patrol-completed-anyway = Patrol completed either way
patrol-ends-then = if so, the Patrol ends
detail-challenge-threat = { $what }. Roll (1–{ $sides }) below { $n }: a { $soldier } is lost
detail-challenge-track = { $what }. { $soldier } track (now { $now }): +{ $n }, past 5 one is lost
detail-track-safe = Track { $now } → { $then }: nobody is lost
detail-track-loss = Track { $now } → { $then } (past 5): a { $soldier } of the Patrol is lost
detail-lose-soldier = On the Patrol: { $n } → { $left }; it goes back to your supply and can be gained again
track-heavy-end = at the end 3+ costs 1 Follower
detail-challenge-safe = { $what }
reward-given-up =
    { $n ->
        [one] Gives up this pick
       *[other] Gives up all { $n } picks left
    }
reward-kept = you keep { $what }
reward-kept-worth =
    { $kinds ->
        [2] { $n ->
            [one] at the end { $n } Follower per pair
           *[other] at the end { $n } Followers per pair
        }
       *[other] { $n ->
            [one] at the end { $n } Follower per pair of Valor and Safeguard
           *[other] at the end { $n } Followers per pair of Valor and Safeguard
        }
    }
detail-reward = Costs { $price }. Brings: { $what }
detail-reward-nothing = Brings nothing ({ $why }). Costs { $price }
reward-leaves = then Valor { $valor }, Safeguard { $safeguard }
detail-tile = { $seat } is second and gets { $what }
detail-tile-votes = Then { $votes }: rank { $place }, { $followers } Followers. { $second }
detail-tile-no-votes = Then 0 Votes: no rank, no Followers. { $second }
detail-tile-open = Votes here { $here }, in all { $votes }: { $followers } Followers. { $second }
tile-rivals-most = others at most: { $who }
detail-tile-lost = Brings nothing: { $why }. { $second }
detail-tile-dissenters = The Dissenters are second and get { $what }
detail-tile-nobody = No second gets anything

## Amounts

amount-food =
    { $n ->
        [one] { $n } Food
       *[other] { $n } Food
    }
amount-mr-beta =
    { $n ->
        [one] { $n } MR
       *[other] { $n } MR
    }
amount-mr-retail =
    { $n ->
        [one] { $n } Scrap
       *[other] { $n } Scrap
    }
amount-story =
    { $n ->
        [one] { $n } Story
       *[other] { $n } Stories
    }
amount-light =
    { $n ->
        [one] { $n } Light Soldier
       *[other] { $n } Light Soldiers
    }
amount-lights =
    { $n ->
        [one] { $n } Light
       *[other] { $n } Light
    }
amount-heavies =
    { $n ->
        [one] { $n } Heavy
       *[other] { $n } Heavy
    }
ready-lights =
    { $n ->
        [one] { $n } Light
       *[other] { $n } Light
    }
ready-heavies =
    { $n ->
        [one] { $n } Heavy
       *[other] { $n } Heavy
    }
amount-safeguard =
    { $n ->
        [one] { $n } Safeguard
       *[other] { $n } Safeguard
    }
amount-valor =
    { $n ->
        [one] { $n } Valor
       *[other] { $n } Valor
    }
amount-follower =
    { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    }
amount-vote =
    { $n ->
        [one] { $n } Vote
       *[other] { $n } Votes
    }
amount-challenges =
    { $n ->
        [one] { $n } Challenge
       *[other] { $n } Challenges
    }
amount-traps =
    { $n ->
        [one] { $n } Trap
       *[other] { $n } Traps
    }
amount-walls =
    { $n ->
        [one] { $n } Wall
       *[other] { $n } Walls
    }
amount-either = { $first } or { $second }
amount-mix = { $n } in any mix of { $of }

## What was paid, within the line that tells what for
paid = { " " }for { $price }
paid-by = { " " }for { $price } (thanks to { $leader })
unpaid = { "" }

## Why something happens

why-assembly = Assembly, { $zone }
why-breach = breach, the player on turn pays
why-defense = Defense area
why-end-fortifications = final scoring, Walls and Traps
why-end-soldiers = final scoring, Soldiers
why-heavy-threat = Threat of Heavy Soldiers
why-leftovers = leftovers
why-officer = bonus, { $officer }
why-officer-scoring = { $officer }
why-other-die = somebody else’s die
why-reward = Combat Reward { $n }
why-patrol =
    { $stages ->
        [1] Patrol { $n }
       *[other] Patrol { $n }, stage { $stage } of { $stages }
    }
why-raptor = Raptor at the Settlement: { $zone }, space { $space }
why-settlement = Settlement on space { $space }
why-trap = Trap
why-votes = Votes
why-wall = Wall in column { $col }

## What happened: set-up

note-first-player = { $seat } goes first.
note-leader = { $seat } takes { $leader } and starts with { $what }.
note-officer = { $officer } is in charge of { $zone }.
note-breach-tokens = Breach tokens lie beside Combat Rewards: { $what }.
note-breach-tokens-agreed = Agreed Breach tokens, by Combat Reward: { $what }.
note-first-settlement = { $seat } builds their first Settlement: { $zone }.
note-first-settlement-last = { $seat } builds their first Settlement in the only Zone left: { $zone }.
note-dissenters-settle =
    { $n ->
        [one] The Dissenters build { $n } Settlement: { $zone }.
       *[other] The Dissenters build { $n } Settlements: { $zone }.
    }
note-pool =
    { $n ->
        [one] { $n } die is rolled into the pool.
       *[other] { $n } dice are rolled into the pool.
    }

## What happened: dice and Dinos

note-place = { $seat } places { $die } on { $effect }.
note-place-story = { $seat } spends 1 Story to set { $die } to { $face } and places it on { $effect }.
note-set-aside = { $seat } cannot place a die and sets one aside: { $die }.
note-dino-die = The Dino die shows { $what }.
note-dino-die-dangerous = The dangerous Dino die shows { $what }.
note-dino = { $zone }: a { $dino } comes.
note-dino-no-space = { $zone }: no space for a { $dino }, it is ignored.
note-jack = { $seat } lures a { $dino } away with { $leader }, from { $from } to { $to }.

## What happened: gains and losses

note-gain = { $seat } gains { $what } ({ $why }).
note-gain-lost = { $seat } cannot gain { $what }, the track is full ({ $why }).
note-gain-light = { $seat } gains a Light Soldier{ $paid } ({ $why }).
note-gain-heavy = { $seat } gains a Heavy Soldier{ $paid } ({ $why }).
note-no-soldier-left = { $seat } has no { $soldier } left in supply ({ $why }).
note-lose-followers =
    { $n ->
        [0] { $seat } has no Followers to lose ({ $why }).
        [one] { $seat } loses { $n } Follower ({ $why }).
       *[other] { $seat } loses { $n } Followers ({ $why }).
    }
note-lose-all =
    { $n ->
        [one] { $seat } loses { $n } Follower, the last one ({ $why }).
       *[other] { $seat } loses all { $n } Followers that are left ({ $why }).
    }
note-nothing-left = { $seat } can no longer use { $effect }.

## What happened: effects

note-upgrade =
    { $n ->
        [one] { $seat } turns { $n } Light Soldier into a Heavy one{ $paid }.
       *[other] { $seat } turns { $n } Light Soldiers into Heavy ones{ $paid }.
    }
note-train-place = { $seat } pays { $price } to place up to 2 Soldiers (Training).
note-politics-pool = { $seat } makes a neutral { $icon } in the pool their own{ $paid }.
note-politics-board = { $seat } makes a neutral { $icon } on the board their own{ $paid }: { $zone }, space { $space }.
note-settle = { $seat } builds a Settlement{ $paid }: { $zone }, space { $space }.
note-trap = { $seat } lays a hidden Trap{ $paid }: { $zone }, { $spot }.
note-trap-type = Only you know: it is a { $trap }.
note-wall = { $seat } builds a Wall{ $paid }: { $zone }, column { $col }.

## What happened: secondary action

note-influence =
    { $n ->
        [one] { $seat } puts { $n } Influence cube on { $officer }{ $paid }.
       *[other] { $seat } puts { $n } Influence cubes on { $officer }{ $paid }.
    }
note-dissenters-influence =
    { $n ->
        [one] The Dissenters put { $n } Influence cube on { $officer }.
       *[other] The Dissenters put { $n } Influence cubes on { $officer }.
    }
note-officer-full-nobody-retail = { $officer }: all spaces are full, but nobody has 2 cubes there, so nobody gets the bonus.
note-officer-full-nobody-tied = { $officer }: all spaces are full with 1 cube of each player, so nobody gets the bonus.
note-officer-full-nobody-dissenters = { $officer }: all spaces are full, most of them with Dissenter cubes, so nobody gets the bonus.
note-place-light = { $seat } places a Light Soldier: { $space }.
note-place-heavy = { $seat } places a Heavy Soldier: { $space }.
note-place-leader = { $seat } places the Leader: { $space }.
note-leader-community = { $seat } places the Leader in a Community area: { $zone }.
note-leader-back = { $seat }: the Leader comes back from { $zone }.
note-no-secondary = { $seat } has no secondary action to take.
note-skip = { $seat } takes no secondary action.

## What happened: Patrols

note-patrol = { $seat } takes Patrol { $n } with { $who }.
note-patrol-revealed = Patrol { $n } is turned up.
note-challenges-drawn =
    { $n ->
        [one] { $seat } draws a Challenge: { $what }.
       *[other] { $seat } draws Challenges: { $what }.
    }
note-challenges-kept =
    { $n ->
        [one] { $seat } keeps the Challenge: { $what }.
       *[other] { $seat } keeps the Challenges: { $what }.
    }
note-challenges-none = { $seat } keeps no Challenge.
note-threat-safe = { $seat } rolls { $roll } against Threat { $threat }: safe.
note-threat-failed = { $seat } rolls { $roll } against Threat { $threat }: failed.
note-threat-track = { $seat }: { $soldier }, Threat track now at { $n }.
note-patrol-loss = { $seat } loses a { $soldier } on Patrol.
note-patrol-goes-on = { $seat }: the Patrol goes on to stage 2.
note-patrol-completed = { $seat } completes Patrol { $n }.

## What happened: Dino Attack

note-attack = Dino Attack: { $zone }!
note-trap-kills = { $seat }: the { $trap } works, the { $dino } is dead.
note-trap-fails-type = { $seat }: the { $trap } does not fit, the { $dino } stays.
note-trap-fails-surely = { $seat }: the { $trap } fails, the { $dino } stays, but Followers come all the same.
note-wall-rolls = { $seat }: the Wall die of column { $col } shows { $what }.
shows-skull = a skull (it kills)
shows-skull-idle = a skull (no Dino left there)
shows-no-skull = no skull (it kills nothing)
note-wall-kills = { $seat }: the Wall in column { $col } kills { $what }.
note-light-fights = { $seat }: the Light Soldier in column { $col } kills { $what }.
note-heavy-fights = { $seat }: the Heavy Soldier in column { $col } kills { $what }.
note-leader-fights = { $seat }: the Leader in column { $col } kills { $what }.
note-light-falls = { $seat }: the Light Soldier in column { $col } kills { $what } and is killed as well.
note-heavy-falls = { $seat }: the Heavy Soldier in column { $col } kills { $what } and is killed as well.
note-defended = { $zone } holds, no Dino gets through.
note-breach-rest =
    { $n ->
        [one] { $zone }: { $n } of these Dinos finds no Settlement there.
       *[other] { $zone }: { $n } of these Dinos find no Settlement there.
    }
note-breach = { $zone }: the defense is breached. Tramplers: { $tramplers }, Raptors: { $raptors }.
note-settlement-lost = { $seat } loses a Settlement to a Trampler: { $zone }, space { $space }.
note-dissenter-settlement-lost = The Dissenters lose a Settlement to a Trampler: { $zone }, space { $space }.
note-reward = { $seat } picks Combat Reward { $n }{ $paid }: { $reward }.
idle-kills = it brings nothing (Dinos killed by them: 0)
idle-walls = it brings nothing (own Walls there: 0)
idle-losses = it brings nothing (own Soldiers lost: 0)
idle-presence = it brings nothing (own Settlements and dice there: 0)
idle-lights = it brings nothing, no Light Soldier is left in supply
idle-leader-home = it brings nothing, { $leader } is at home already
idle-leader-anyway = it brings nothing more, { $leader } comes back anyway
idle-settlements = it brings nothing, no Settlement is left
idle-space = it brings nothing, no Settlement space is free there
note-no-reward = { $seat } picks no Combat Reward.
note-dangerous = { $zone } is Dangerous from now on: its covered Dino and Settlement spaces open, Dino rolls use the dangerous die.

## What happened: Assembly and end

note-assembly = Assembly { $n } begins. Most Presence: { $zones }.
holds-tile = { $zone } – { $who }
holds-tied-two = { $zone } – nobody ({ $who } tie: half the Votes each)
holds-tied = { $zone } – nobody ({ $who } tie)
holds-nobody = { $zone } – nobody
note-tile-production = { $zone }: the most Presence ({ $n }) and so Production: { $who }.
note-tile-votes = { $zone }: the most Presence ({ $n }) and so the Votes: { $who }.
note-zone-tied-two = { $zone }: { $who } tie for the most Presence ({ $n }); each gets half the Votes.
note-zone-tied = { $zone }: { $who } tie for the most Presence ({ $n }); nobody gets the reward tile.
note-zone-nobody = { $zone }: nobody is present, so nobody gets the reward tile.
note-vote-rank = Votes, with the Followers for them: { $what }.
vote-rank = { $who } { $votes } (+{ $followers })
note-dissenter-votes =
    { $n ->
        [one] The Dissenters gain { $n } Vote ({ $why }).
       *[other] The Dissenters gain { $n } Votes ({ $why }).
    }
note-neutral-leaves = A neutral die leaves the game.
note-dissenters-join =
    { $n ->
        [one] { $n } Dissenter die joins the pool.
       *[other] { $n } Dissenter dice join the pool.
    }
note-final-scoring = The game ends with the final scoring.

## The board as text

board-heading = ## { $title }
board-subheading = ### { $title }
board-none = none
board-free = free
board-covered = covered
board-followers = Followers: { $what }
board-seat = { $seat }
board-count = { $what } { $n }

board-title = Perseverance, { $edition }, { $side }
board-setup = The game is being set up
board-over = The game is over
board-turn = Turn { $turn } of { $turns }, round { $round } of { $rounds }
board-active = To move: { $seat }
board-assembly-now = The Assembly is being held.
board-each-turn = Each turn: a die (where the effect has a free space with its icon, there; else on one for any), then one secondary action (1, 2 or 3 Influence cubes for 0, 2 or 4 Stories; up to two Soldiers; the Leader, if on the player board), then the stage of your Patrol, if you have one, then any Dino Attack
board-breach-costs = In an attack a Light Soldier kills 1 Dino of its column, a Heavy Soldier or a Leader 2. Each Dino that gets through costs the player whose turn it is 2 Followers. Of those Dinos first each Trampler removes the Settlement with the highest number, whoever owns it, then each Raptor costs the owner of the next one down 2 Followers
board-order = Turn order: { $what }
board-order-left = After this turn, until the Assembly: { $what }
board-order-last = This turn is the last one before the Assembly
board-order-last-then = This turn is the last one before the Assembly; after it { $seat } begins the next round
board-order-then = Turn order after the Assembly: { $what }
board-module = Deterministic version, { $name }: { $what }

board-pool = Dice pool: { $n }
board-dice = { $who }: { $what }
board-dice-neutral = Neutral
board-die-count = { $n }× { $icon }
board-aside = Set aside: { $what }
board-dino-faces = Dino die, six faces: { $normal }. In a Dangerous Zone: { $dangerous }
board-dino-face = { $first } + { $second }
board-dino-die = Normal Dino die, next: { $what }
board-dino-die-dangerous = Dangerous Dino die, next: { $what }

board-patrols = Patrols
board-patrol-deck = Patrol cards in the deck: { $n }
board-patrol-one =
    { $need ->
        [one] Patrol { $n }: 1 Soldier or more. Brings { $first }.
       *[other] Patrol { $n }: { $need } Soldiers or more. Brings { $first }.
    }
board-patrol-two =
    { $need ->
        [one] Patrol { $n }: 1 Soldier or more. Brings { $first }. Optional stage 2, Threat { $threat }: { $second }.
       *[other] Patrol { $n }: { $need } Soldiers or more. Brings { $first }. Optional stage 2, Threat { $threat }: { $second }.
    }
board-patrol-about = A Challenge: draw one card for each Soldier of the Patrol, keep as many as the Patrol says, or none; a kept one pays, and a roll below its Threat costs its Soldier
board-patrol-about-tracks = A Challenge: draw one card for each Soldier of the Patrol, keep as many as the Patrol says, or none; a kept one pays, and its Threat moves the track of its Soldier type; past 5 the Patrol loses a Soldier of that type and the track goes on 6 lower
board-challenges = A Light Challenge brings up to { $light } goods ({ $what }) and up to { $light-followers }, its Threat is { $light-threat } at most; a Heavy one up to { $heavy } goods and up to { $heavy-followers }, Threat { $heavy-threat } at most
board-drawn = Challenges drawn: { $what }

board-rewards = Combat Rewards
board-rewards-about = After an attack, whoever has a piece in that Defense area buys rewards at these prices. Contribution: how many Traps, Walls, Soldiers (fallen ones too) and Leaders of the player are there. Rewards with a Breach token (placed anew in each game): not available if a Dino got through.
board-rewards-picks = Everybody picks at once and for themselves: each Reward once; whoever has the highest Contribution (tied too) may take one of theirs twice: two picks, paid twice
board-reward-what = { $reward } ({ $what })
board-gives-each-two = { $first } { $n }, { $second } { $m } each
board-gives-kills = { $first } { $n }, { $second } { $m } each, killed by Traps and Walls too
board-gives-presence = own { $first } { $n }, own die { $m } each, in that Zone
board-gives-leader = from wherever he stands; from the attacked area he comes back anyway
board-gives-each = { $n } each
board-picks = Picks by Contribution (at least → picks): { $what }
board-pick = { $n } → { $picks }
board-reward = { $n }. { $reward }: { $price }
board-reward-breach = { $n }. { $reward }: { $price }. Breach token

board-attack = Dino Attack: { $zone }
board-attack-breached = Dinos breached the defense
board-attack-holds = No Dino got through
board-tally = { $seat }: Contribution { $n }. Killed: { $kills }. Lost: { $losses }

board-zone = { $zone }: { $state }, Dinos { $n } of { $max }
board-community = Community area
board-effect = { $effect } – { $what }
effect-whole-patrol = if you have none: take a Patrol that lies face up, with as many of your ready Soldiers as it needs or more
effect-whole-pub = 1 Story, and 1 for each of your dice in play, pool included
effect-whole-training-retail = up to 3 different: a Light Soldier; a Light for 1 Food; a Heavy for { $mr }; up to 2 Light into Heavy for 1 Story; place up to 2 Soldiers for 1 Story; 1 Story
effect-whole-training-beta = up to 3 different: a Light Soldier; a Light for 1 Food; a Heavy for { $mr }; up to 2 Light into Heavy for 1 Story; place up to 2 Soldiers for 1 Story; 1 Story for 1 Follower
effect-whole-politics = for 1 Food a neutral die from the pool becomes yours, 1 Follower for each of your dice in play; or for 1 Food and 1 Story one on the board, 2 Followers
effect-whole-settle = for 1 Food a Settlement on any open space of any Zone, with its bonus; or for 1 Food, { $mr } and 1 Story two in different Zones, bonus of the first only
effect-whole-fortifications = up to 2 different: a Trap; a Trap and 1 Valor for 1 Food; a Wall for { $mr }; a Wall and 2 Followers for { $mr } and 1 Story
board-space = { $effect }, space { $n } ({ $icon }; { $dinos }): { $die }
board-leader-space = Leader space: { $who }
board-settlements = Settlements: { $what }
board-settlements-open = Open spaces: { $what }
board-settlements-covered = Covered spaces: { $what }
board-settlement = space { $n } { $who }
board-settlement-bonus = { $n } ({ $bonus })
board-bonus-influence = Influence { $n } on its Officer
board-bonus-production =
    { $n ->
        [1] Production
       *[other] { $n }× Production
    }
board-bonus-leader = Leader back, even one placed this turn
board-bonus-soldiers = place up to { $n } Soldiers
board-production = Produces { $what }
board-presence = Population { $n } (2, and 1 for each Settlement). Presence: { $what }
board-officer = { $officer }, row: { $row }. Free: { $n }. From full rows, still counted at the Assembly: { $pool }
board-officer-bonus-retail = { $officer }, full row: { $bonus } for everyone with 2 cubes or more in it
board-officer-bonus-beta = { $officer }, full row: { $bonus } for the most cubes in it (tied: each of them, but if all four tie, nobody)
board-officer-now = { $officer } as it stands, Followers: { $what }
board-condition-pieces =
    { $n ->
        [one] { $officer } scores { $n } Follower for each own piece in one area (Community or Defense), whichever is best for its player
       *[other] { $officer } scores { $n } Followers for each own piece in one area (Community or Defense), whichever is best for its player
    }
board-condition-patrols =
    { $n ->
        [one] { $officer } scores { $n } Follower for each Patrol, completed or running
       *[other] { $officer } scores { $n } Followers for each Patrol, completed or running
    }
board-condition-sets =
    { $n ->
        [one] { $officer } scores { $n } Follower for each set of { $settlements } and { $dice }, all one’s own
       *[other] { $officer } scores { $n } Followers for each set of { $settlements } and { $dice }, all one’s own
    }
set-settlements =
    { $n ->
        [one] { $n } Settlement
       *[other] { $n } Settlements
    }
set-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
board-condition-fortifications =
    { $n ->
        [one] { $officer } scores { $n } Follower for each Wall and Trap built, used ones too
       *[other] { $officer } scores { $n } Followers for each Wall and Trap built, used ones too
    }
board-defense = Defense area, rows from the Walls outwards
board-dinos = Column { $col }, Dinos: { $what }
board-row = row { $n } { $what }
board-on-trap = { $what } ({ $trap })
board-trap-hidden = hidden Trap, { $seat }
board-trap-own = your hidden { $trap }
board-trap-shown = { $trap }, { $seat }
board-column = Column { $col }, { $where }: { $who }
board-wall = Wall
board-valor-row = Valor row
board-safeguard-row = Safeguard row
board-undefended = No Walls and nobody on guard
board-empty = empty
board-no-space = no space
board-defender = { $who }, { $seat }
board-defender-fallen = { $who }, { $seat }, fallen
board-no-next-dino = No Dino comes any more in this game
board-next-dino = Next Dino: { $spot } (space { $n } in the picture)
board-next-dino-after = Next Dino, after this attack: { $spot }
board-trap-die = Trap in an attack: kills a Dino of its own type on { $same } of { $faces } faces ({ $least }–{ $most } Followers), one of the other type on { $other } of { $faces } ({ $sure } Followers); { $none } of { $faces } kills none, but pays { $failed } Followers; it is used up then
board-wall-die = Wall in each attack: { $least }–{ $most } Followers or { $what }; on { $kills } of { $faces } faces it kills the nearest Dino of its column; it stays
board-dangerous = Dangerous since its first attack: all { $max } Dino spaces and Settlement spaces { $first }–{ $last } are open, Dino rolls use the dangerous die
board-safe = Its first attack makes the Zone Dangerous: all { $max } Dino spaces and Settlement spaces { $first }–{ $last } open, Dino rolls use the dangerous die
board-full = All Dino spaces are full

board-player = { $seat } (seat { $letter })
board-player-leader = { $seat } (seat { $letter }), { $leader }
board-player-scores = Followers { $followers }, Votes { $votes }, Safeguard { $safeguard }, Valor { $valor }
board-player-assets-beta = Food { $food }, MR { $mr }, Stories { $stories }
board-player-assets-retail = Food { $food }, Scrap { $mr }, Stories { $stories }
board-player-soldiers = Ready: { $ready }. In supply: { $supply }
board-soldiers = Light { $light }, Heavy { $heavy }
board-player-left = Left: Settlements { $settlements }, Walls { $walls }, Traps { $traps }, Influence { $influence }, dice { $dice }
board-player-in-play = On the board: Settlements { $settlements }, Walls and Traps { $fortifications }, { $soldiers }; dice, those in the pool included: { $dice }
board-player-ability = Ability: { $ability }
board-leader-none = Leader: not chosen yet
board-leader-home = Leader: on the player board
board-leader-community = Leader: Community area, { $zone }
board-leader-defense = Leader: Defense area, { $zone }
board-player-patrol =
    { $stages ->
        [1] Patrol { $n }: { $soldiers }. Brings { $what }
       *[other] Patrol { $n }, stage { $stage } of { $stages }: { $soldiers }. Brings { $what }
    }
board-player-patrol-more = Patrol { $n }, stage { $stage } of { $stages }: { $soldiers }. Brings { $what }. Optional stage 2, Threat { $threat }: { $second }
board-player-no-patrol = No Patrol under way
board-player-completed = Completed Patrols, numbers: { $what }
board-player-used-traps = Used Traps (they count for the Chief Engineer, not in the final scoring): Trampler { $trampler }, Raptor { $raptor }
board-player-threat-retail = Threat tracks: Light { $light }, Heavy { $heavy }
board-player-threat-beta = Threat tracks: Light { $light }, Heavy { $heavy } (3 or more costs 1 Follower at the end)

board-assembly = Assembly { $n } of { $max }
board-assemblies-over = All Assemblies were held
board-assembly-when = Held once the dice pool is empty; each turn takes one die
board-assembly-zones = Most Presence in a Zone: twice its Production or its Population in Votes; two tied: half the Votes each, rounded down; three or more: nothing. Whoever alone is second gets half of what the first did not choose, rounded down
board-assembly-dissenters = The Dissenters alone on top take the Votes; tied for the top, or second behind Production, they get half the Votes
board-assembly-cubes =
    { $n ->
        [one] After this Assembly { $n } Dissenter cube goes on every Officer; a row that it fills pays its bonus at once
       *[other] After this Assembly { $n } Dissenter cubes go on every Officer; a row that they fill pays its bonus at once
    }
board-tile = Assembly { $n }, Followers by Votes: { $what }
board-tile-dissenters = 1st, 2nd, 3rd: the Dissenters, who nobody plays, take a rank, too
board-tile-end = Final scoring by rank, only for pieces in Defense areas (a Heavy is 1): Soldiers with Leader, and again Walls with Traps: { $what }
board-ties-retail = Tied, for an Officer too: each gets the rank in full, whoever follows the next rank (after two 1sts the 2nd); 0 takes no rank
board-ties-beta = Tied: they share the sum of their ranks, rounded down each; tied for an Officer: each in full. 0 Votes take a rank, 0 pieces in Defense areas none
board-officers = An Officer pays in full whoever has the most Influence there, and half, rounded down, whoever is second: each by what they have themselves
board-leftovers-retail = Final scoring: { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    } for each Food, Scrap, Story and Heavy Soldier and for { $group } Light Soldiers (placed ones too), { $pair } for each pair of Safeguard and Valor
board-leftovers-beta = Final scoring: { $n ->
        [one] { $n } Follower
       *[other] { $n } Followers
    } for each Food, MR, Story and Heavy Soldier (placed ones too), { $pair } for each pair of Safeguard and Valor
board-votes = Votes: { $what }
board-votes-now = If the Assembly were held now, Votes (a range where Production may be chosen in place of Votes): { $what }
board-votes-open = Votes that may be reached at this Assembly: { $what }
board-votes-span = { $who } { $least }–{ $most }
board-now = { $seat }, if the game ended now: { $total } Followers (so far { $followers }, Soldiers { $soldiers }, Walls and Traps { $fortifications }, leftovers { $leftovers })
board-zone-tile = { $zone }: { $production }, or { $votes }

board-secrets = Only you know
board-secret-trap = { $zone }, { $spot }: { $trap }
board-secret-stock = Traps in your supply: Trampler { $trampler }, Raptor { $raptor }
board-secret-none = You have no hidden Trap on the board

board-alt-turn = Perseverance board, turn { $turn } of { $turns }, round { $round } of { $rounds }.
board-alt-active = To move: { $seat }.
board-alt-setup = Perseverance board, during the set-up.
board-alt-over = Perseverance board at the end of the game.
board-alt-pool = Dice in the pool: { $n }.
board-alt-attack = Dino Attack: { $zone }.
board-alt-zone = { $zone }: { $state }, Dinos { $n } of { $max }.
board-alt-settlements = Settlements: { $what }.
board-alt-walls = Walls: { $what }.
board-alt-traps = Traps: { $what }.
board-alt-defenders = Defenders: { $what }.
board-alt-officer = { $officer }, Influence: { $what }.
board-alt-sentence = { $what }.

## The score sheet of the end
board-sheet = Followers by source
sheet-start = At the start
sheet-votes = Votes
sheet-officers = Officers
sheet-attacks = Dino Attacks
sheet-town = Everything else
sheet-soldiers = Soldiers, end
sheet-fortifications = Walls & Traps
sheet-leftovers = Leftovers
sheet-all-soldiers = Soldiers

## Short, for labels on a phone
soldier-space-valor-short = { $zone }, col. { $col } (Valor)
soldier-space-safeguard-short = { $zone }, col. { $col } (Safeguard)
dino-space-short = col. { $col }, row { $row }
offer-challenge = { $deck } Challenge { $n }, Threat { $threat }
detail-reward-price = Costs { $price }
detail-place-followers =
    { $lost ->
        [0] No Followers to lose
        [1] Lose 1 Follower
       *[other] Lose { $lost } Followers
    }
detail-place-both =
    { $lost ->
        [0] { $about }, no Followers to lose
        [1] { $about }, lose 1 Follower
       *[other] { $about }, lose { $lost } Followers
    }
