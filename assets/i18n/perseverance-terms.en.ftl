# The vocabulary of Perseverance. `-short` forms have at most 12 characters.

## Zones

zone-sustenance = Sustenance
zone-sustenance-short = Sustenance
zone-military = Military
zone-military-short = Military
zone-expansion = Expansion
zone-expansion-short = Expansion
zone-protection = Protection
zone-protection-short = Protection
area-community = Community area
area-community-short = Community
area-defense = Defense area
area-defense-short = Defense
zone-dangerous = Dangerous
zone-dangerous-short = Dangerous
zone-attacked = Dino Attack
zone-safe = Safe

## Effects; the board prints the English names in every language

effect-rations = Rations
effect-rations-short = Rations
effect-patrol = Patrol
effect-patrol-short = Patrol
effect-pub = Pub
effect-pub-short = Pub
effect-training = Training
effect-training-short = Training
effect-politics = Politics
effect-politics-short = Politics
effect-supply-beta = Social Aid
effect-supply-beta-short = Social Aid
effect-supply-retail = Supply
effect-supply-retail-short = Supply
effect-settle = Settle
effect-settle-short = Settle
effect-salvage = Salvage
effect-salvage-short = Salvage
effect-fortifications = Fortifications

## What the effects do, for those who do not know the board by heart

effect-about-rations = Gain 2 Food
effect-about-patrol = Soldiers go on a Patrol
effect-about-pub = 1 Story and 1 per die of yours
effect-about-training = recruit, upgrade, place, +1 Story
effect-about-politics = neutral die becomes yours
effect-about-supply-beta = Gain 1 MR and 1 Food
effect-about-supply-retail = Gain 1 Scrap and 1 Food
effect-about-settle = 1 or 2 Settlements
effect-about-salvage-beta = Gain 2 MR
effect-about-salvage-retail = Gain 2 Scrap
effect-about-fortifications = up to 2 Traps or Walls

## Assets and tracks

asset-food = Food
asset-mr-beta = Modern Resource
asset-mr-beta-short = MR
asset-mr-retail = Scrap
asset-mr-retail-short = Scrap
asset-story = Story
track-safeguard = Safeguard
track-valor = Valor
track-vote = Votes
track-follower = Followers
track-influence = Influence

## Counted goods

good-food =
    { $count ->
        [one] { $count } Food
       *[other] { $count } Food
    }
good-mr-beta =
    { $count ->
        [one] { $count } MR
       *[other] { $count } MR
    }
good-mr-retail =
    { $count ->
        [one] { $count } Scrap
       *[other] { $count } Scrap
    }
good-story =
    { $count ->
        [one] { $count } Story
       *[other] { $count } Stories
    }
good-light-soldier =
    { $count ->
        [one] { $count } Light Soldier
       *[other] { $count } Light Soldiers
    }
good-heavy-soldier =
    { $count ->
        [one] { $count } Heavy Soldier
       *[other] { $count } Heavy Soldiers
    }
good-safeguard =
    { $count ->
        [one] { $count } Safeguard
       *[other] { $count } Safeguard
    }
good-valor =
    { $count ->
        [one] { $count } Valor
       *[other] { $count } Valor
    }
good-follower =
    { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }
good-vote =
    { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }
good-influence =
    { $count ->
        [one] { $count } Influence
       *[other] { $count } Influence
    }

## Specialists

icon-adventurer = Adventurer
icon-adventurer-short = Adventurer
icon-facilitator = Facilitator
icon-facilitator-short = Facilitator
icon-innovator = Innovator
icon-innovator-short = Innovator
icon-organizer = Organizer
icon-organizer-short = Organizer
icon-any = any specialist
icon-any-short = any

## Dinos and what die spaces show

dino-trampler = Trampler
dino-raptor = Raptor
some-trampler =
    { $n ->
        [one] a Trampler
       *[other] { $n } Tramplers
    }
some-raptor =
    { $n ->
        [one] a Raptor
       *[other] { $n } Raptors
    }
dino-roll = roll of the Dino die
dino-roll-short = roll
trap-trampler = Trampler Trap
trap-trampler-short = Trap T
trap-raptor = Raptor Trap
trap-raptor-short = Trap R
trap-hidden = hidden Trap
trap-hidden-short = Trap ?

## Pieces

soldier-light = Light Soldier
soldier-light-short = Light
soldier-heavy = Heavy Soldier
soldier-heavy-short = Heavy
piece-leader = Leader
piece-settlement = Settlement
piece-wall = Wall
piece-trap = Trap
piece-die = player die
piece-die-neutral = neutral die
piece-die-dissenter = Dissenter die
piece-breach-token = Breach token
piece-soldier = Soldier
dissenters = Dissenters
soldier-row-first = first row (Valor)
soldier-row-second = second row (Safeguard)

## Leaders and their abilities

leader-adelita = Adelita
leader-jack = Jack
leader-keoni = Keoni
leader-phoenix = Phoenix
ability-adelita = Ship’s Chef
ability-jack = Fireworks
ability-keoni = Natural Leader
ability-phoenix = Net Gun

## Officers

officer-chief-mate = Chief Mate
officer-chief-mate-short = Mate
officer-chief-of-security = Chief of Security
officer-chief-of-security-short = Security
officer-chief-steward = Chief Steward
officer-chief-steward-short = Steward
officer-chief-engineer = Chief Engineer
officer-chief-engineer-short = Engineer

## Combat Rewards

reward-1 = Followers for Dinos you killed
reward-2 = Followers for own Walls in the Zone
reward-3 = Production of the Zone
reward-4 = 5 Followers
reward-5 = Followers for lost Soldiers
reward-6-beta = Settlement without bonus
reward-6-retail = Leader comes back
reward-7 = Followers for Settlements and dice
reward-8 = Light Soldier
reward-1-short = Dinos killed
reward-2-short = Walls
reward-3-short = Production
reward-4-short = 5 Followers
reward-5-short = losses
reward-6-beta-short = Settlement
reward-6-retail-short = Leader back
reward-7-short = Settl., dice
reward-8-short = Light

## Cards

patrol-name = Patrol { $number }
patrol-name-short = P{ $number }
challenge-light-name = Light Challenge L{ $number }
challenge-light-name-short = L{ $number }
challenge-heavy-name = Heavy Challenge H{ $number }
challenge-heavy-name-short = H{ $number }
threat = Threat { $threat }
threat-none = no Threat
transition = transition
stage-first = stage 1
stage-second = stage 2

## Settlement bonuses by space

settlement-bonus-1 = no bonus
settlement-bonus-1-short = none
settlement-bonus-2 = 1 Vote
settlement-bonus-2-short = 1 Vote
settlement-bonus-3 = 1 Influence on the Zone’s Officer
settlement-bonus-3-short = 1 Influence
settlement-bonus-4 = 1 Influence on the Zone’s Officer
settlement-bonus-4-short = 1 Influence
settlement-bonus-5 = Production of the Zone
settlement-bonus-5-short = Production
settlement-bonus-6 = 2 Votes
settlement-bonus-6-short = 2 Votes
settlement-bonus-7 = Production of the Zone twice
settlement-bonus-7-short = 2 Production
settlement-bonus-8 = 3 Safeguard
settlement-bonus-8-short = 3 Safeguard
settlement-bonus-9 = Leader comes back
settlement-bonus-9-short = Leader
settlement-bonus-10 = place up to 3 Soldiers
settlement-bonus-10-short = 3 Soldiers

## Dice

die-specialist = Specialist die
die-normal = normal Dino die
die-dangerous = dangerous Dino die
die-wall = Wall die
die-trap = Trap die
die-threat = Threat die
trap-result-match = success if it matches
trap-result-always = sure success
trap-result-never = sure failure
wall-skull = skull

## Secondary actions

secondary-influence = Influence an Officer
secondary-soldiers = Place Soldiers
secondary-leader-community = Leader to a Community area
secondary-leader-defense = Leader to a Defense area
secondary-influence-short = Influence
secondary-soldiers-short = Soldiers
secondary-leader-community-short = Leader: town
secondary-leader-defense-short = Leader: def.

## Phases and words of the rules

phase-primary = primary action
phase-secondary = secondary action
phase-attack = Dino Attack
phase-traps = Trap phase
phase-walls = Wall phase
phase-fight = fight phase
phase-breach = breach phase
phase-rewards = Combat Rewards
phase-clean-up = clean-up
phase-assembly = Assembly
phase-officers = Officer scoring
phase-end = final scoring
word-population = Population
word-presence = Presence
word-production = Production
word-contribution = Contribution
word-pool = dice pool
word-personal-supply = personal supply
word-influence-pool = Influence pool

## Editions and options

edition-beta-2020 = Beta 2020
edition-retail-2021 = Retail 2021
side-a = side A, without abilities
side-b = side B, with abilities
side-a-short = side A
side-b-short = side B
module-dinos = Dino placement
module-walls = Walls
module-traps = Traps
module-threat = Threat
module-dinos-short = Dinos
module-walls-short = Walls
module-traps-short = Traps
module-threat-short = Threat

## Tables of component facts

facts-production = Production of the Zones
facts-settlement-spaces = Settlement spaces
facts-die-spaces = Die spaces
facts-defense = Defense areas
facts-officer-spaces = Influence spaces
facts-die-specialist = Specialist dice (weights)
facts-die-normal = Normal Dino die
facts-die-dangerous = Dangerous Dino die
facts-die-wall = Wall die
facts-die-trap = Trap die
facts-die-threat = Threat die
facts-patrols = Patrol cards
facts-challenges = Challenge cards
facts-combat-rewards = Combat Rewards
facts-reward-picks = Picks by Contribution
facts-assembly = Assembly tiles
facts-end-scoring = Final scoring
facts-leftovers = Leftovers
facts-officers = Officers
facts-pool = Dice pool
facts-start = Starting assets
facts-supply = A player’s pieces
facts-limits = Limits
facts-patrol-cap = Soldiers on a Patrol
facts-first-game = First-game preset
facts-dissenters = Dissenters
