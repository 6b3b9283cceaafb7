//! What buildings, technologies, laws and the abilities of citizens say besides the steps of effects.

use super::amounts::Stock;
use super::effect::{Act, Step, Steps};
use super::icons::{self, Icon, Sign, counted, less, more};
use super::kinds::{Building, Colour, Deposit, Good};
use super::slots::{Beds, Buildings, N, Work};
use super::standing::Standing;
use crate::games::card_words::card_words;

card_words! {
    /// What a building is good for.
    Feature("feature", "feature") -> Vec<Icon> {
        Hunting(n: N) = "hunting", "hunting $n" => counted(*n, Icon::Sign(Sign::Hunting));
        /// So many active expeditions (EXP-01).
        Expeditions(n: N) = "expeditions", "expeditions $n" => counted(*n, Icon::Sign(Sign::Scout));
        ChildPlaces(n: N) = "child-places", "places $n child" => counted(*n, Icon::Who(super::kinds::Who::Child));
        Places(n: N) = "places", "places $n" => counted(*n, Icon::Sign(Sign::Place));
        WarmsTile = "warms-tile", "warms-tile" => vec![Icon::Sign(Sign::Warm)];
        OffGenerator = "off-generator", "off-generator" => vec![Icon::Minus, Icon::Building(Building::Generator)];
        /// Only on a tile beside such a deposit (MAP-04).
        Only(deposit: Deposit) = "only", "only $deposit" => vec![Icon::Sign(Sign::Map), match deposit {
            Deposit::Wood => Icon::Good(Good::Wood),
            Deposit::Coal => Icon::Good(Good::Coal),
        }];
        Built(effect: Steps) = "built", "built: $effect" => icons::steps(effect);
        /// Its pawn stays there for the night (BLD-29).
        NightStay = "night-stay", "night-stay" => vec![Icon::Sign(Sign::Pawn), Icon::Sign(Sign::Night)];
        /// Its action.
        Do(act: Act) = "do", "$act" => icons::act(act);
    }
}

card_words! {
    /// What a developed technology does for the rest of the game.
    Technique("technique", "technique") -> Vec<Icon> {
        ScoutStart(n: N) = "scout-start", "scout-start +$n" => more(*n, Icon::Sign(Sign::Scout));
        /// One more food for so many hunting symbols.
        HuntingBonus(n: N) = "hunting-bonus", "hunting-bonus $n" =>
            [counted(*n, Icon::Sign(Sign::Hunting)), vec![Icon::Then, Icon::Plus, Icon::Good(Good::Food)]].concat();
        /// Fewer cubes into the tower (GEN-03).
        Drop(n: N) = "drop", "drop -$n" => less(*n, Icon::Sign(Sign::Tower));
        GatherTree(n: N) = "gather-tree", "gather-tree $n" =>
            [vec![Icon::Sign(Sign::Tree), Icon::Then], counted(*n, Icon::Good(Good::Wood))].concat();
        AlsoHeal { building: Building, n: N } = "also-heal", "also-heal $building $n" =>
            [vec![Icon::Building(*building), Icon::Then], counted(*n, Icon::Sign(Sign::Heal))].concat();
        /// So many tokens on the large space are no malfunction (GEN-05).
        Spare(n: N) = "spare", "spare $n" => less(*n, Icon::Sign(Sign::Overload));
        /// More tokens off with each use of the Generator (BLD-04).
        RemoveMore(n: N) = "remove-more", "remove +$n" =>
            [vec![Icon::Building(Building::Generator), Icon::Then], less(*n, Icon::Sign(Sign::Overload))].concat();
        Insulation { colour: Colour, buildings: Buildings } = "insulation", "insulation $colour $buildings" =>
            [buildings.iter().map(|it| Icon::Building(*it)).collect(), vec![Icon::Then, Icon::Colour(*colour)]].concat();
        CoalMine(n: N) = "coal-mine", "coal-mine +$n" =>
            [vec![Icon::Building(Building::CoalMine), Icon::Then], more(*n, Icon::Good(Good::Coal))].concat();
        Thump(n: N) = "thump", "thump +$n" =>
            [vec![Icon::Building(Building::CoalThumper), Icon::Then], more(*n, Icon::Good(Good::Coal))].concat();
        /// The Heating Node, which Crater leaves out (SET-07).
        Node = "node", "node" => vec![Icon::Sign(Sign::Warm)];
    }
}

card_words! {
    /// What a law does as long as it holds (LAW-05).
    Decree("decree", "decree") -> Vec<Icon> {
        Unlock(buildings: Buildings) = "unlock", "unlock $buildings" =>
            [vec![Icon::Plus], buildings.iter().map(|it| Icon::Building(*it)).collect()].concat();
        ChildMayUpTo { work: Work, n: N } = "child-may-up-to", "child-may $work max $n" =>
            [child_at(*work), counted(*n, Icon::Sign(Sign::Resource))].concat();
        ChildMayCure { work: Work, n: N } = "child-may-cure", "child-may $work cure $n" =>
            [child_at(*work), counted(*n, Icon::Sign(Sign::Cure))].concat();
        ChildMay(work: Work) = "child-may", "child-may $work" => child_at(*work);
        /// Less food is due for so many citizens of the fed type (HUN-05).
        FeedLess { n: N, per: N } = "feed-less", "feed -$n per $per" =>
            [counted(*per, Icon::Sign(Sign::Citizen)), vec![Icon::Then], less(*n, Icon::Good(Good::Food))].concat();
        FeedMore(n: N) = "feed-more", "feed +$n" => more(*n, Icon::Good(Good::Food));
        Beds(n: N) = "beds", "beds +$n" => more(*n, Icon::Sign(Sign::Place));
        RuinsBeds { n: N, colour: Colour } = "ruins-beds", "ruins-beds $n $colour" =>
            [vec![Icon::Building(Building::Ruins), Icon::Colour(*colour)], counted(*n, Icon::Sign(Sign::Place))].concat();
        WorkBeds(beds: Beds) = "work-beds", "work-beds $beds" => beds
            .iter()
            .flat_map(|(building, n)| [vec![Icon::Building(*building)], counted(*n, Icon::Sign(Sign::Place))].concat())
            .collect();
        AlsoHeal { building: Building, n: N } = "also-heal", "also-heal $building $n" =>
            [vec![Icon::Building(*building), Icon::Then], counted(*n, Icon::Sign(Sign::Heal))].concat();
        CureBonus(n: N) = "cure-bonus", "cure-bonus $n" => more(*n, Icon::Sign(Sign::Cure));
        Standing(text: Standing) = "standing", "$text" => text.icons();
    }
}

card_words! {
    /// What a citizen card does in place of the normal effect of its action (CIT-03).
    Ability("ability", "ability") -> Vec<Icon> {
        UsualCure = "usual-cure", "usual-cure" => vec![Icon::Again, Icon::Sign(Sign::Cure)];
        Usual = "usual", "usual" => vec![Icon::Again];
        Warm = "warm", "warm" => vec![Icon::Sign(Sign::Warm)];
        Cubes(n: N) = "cubes", "cubes $n" => counted(*n, Icon::Sign(Sign::Resource));
        OtherField(n: N) = "other-field", "other-field $n" => more(*n, Icon::Sign(Sign::Resource));
        Tree(n: N) = "tree", "tree $n" =>
            [vec![Icon::Sign(Sign::Tree), Icon::Then], counted(*n, Icon::Good(Good::Wood))].concat();
        Spread(n: N) = "spread", "spread $n" => [vec![Icon::Times(*n)], counted(1, Icon::Sign(Sign::Resource))].concat();
        Operations(n: N) = "operations", "operations $n" => counted(*n, Icon::Sign(Sign::Building));
        FirstPrice(n: N) = "first-price", "first-price -$n" => less(*n, Icon::Good(Good::Wood));
        SwapUpgrade = "swap-upgrade", "swap-upgrade" => vec![Icon::Or, Icon::Sign(Sign::Upgrade)];
        ClearMixed = "clear-mixed", "clear mixed" => vec![Icon::Sign(Sign::NearTile), Icon::Sign(Sign::FarTile)];
        ClearOne = "clear-one", "clear one" => vec![Icon::Sign(Sign::NearTile), Icon::Or, Icon::Sign(Sign::FarTile)];
        PeekFar(n: N) = "peek-far", "peek far $n" => counted(*n, Icon::Sign(Sign::FarTile));
        EnactQuiet = "enact-quiet", "enact-quiet" => vec![Icon::Plus, Icon::Sign(Sign::LawQuiet)];
        Collect(n: N) = "collect", "collect $n" => vec![Icon::Times(*n), Icon::Sign(Sign::Resource)];
        Do(step: Step) = "do", "$step" => step.icons();
    }
}

card_words! {
    /// What it costs to discard a citizen card in the setup (SET-21).
    Setup("setup", "setup") -> Vec<Icon> {
        Pay(what: Stock) = "pay", "pay $what" => [vec![Icon::Minus], icons::stock(what)].concat();
        /// Off the fields of the map, back to the bank.
        Remove(what: Stock) = "remove", "remove $what map" =>
            [vec![Icon::Sign(Sign::Map), Icon::Minus], icons::stock(what)].concat();
        Do(step: Step) = "do", "$step" => step.icons();
    }
}

fn child_at(work: Work) -> Vec<Icon> {
    let place = match work {
        Work::Action(_) => Icon::Sign(Sign::Map),
        Work::Building(building) => Icon::Building(building),
    };
    vec![Icon::Who(super::kinds::Who::Child), Icon::Then, place]
}
