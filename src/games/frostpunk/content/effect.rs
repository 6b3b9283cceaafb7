//! The steps of an effect. One word is one line: how it is written, how it is said, what a picture of it shows. Steps are done
//! in their order, and one that cannot be done is skipped (GNR-11).

use super::amounts::{Gained, Group, Lost};
use super::card_id::{CardId, DuskCard, EventCard, LawCard, MorningCard, ScenarioCard};
use super::condition::Condition;
use super::icons::{self, Icon, Sign, counted, less, more, per};
use super::kinds::{Building, Row, Token, Trade};
use super::paid::{Choices, Each, Paid};
use super::slots::{Counted, N, Tokens};
use crate::engine::Text;
use crate::games::card_words::card_words;

/// Steps, with what is paid for them.
pub(crate) type Act = Paid<Step>;
pub(crate) type Steps = Each<Step>;

card_words! {
    /// One step of an effect.
    Step("step", "step") -> Vec<Icon> {
        IfElse { condition: Condition, then: Steps, otherwise: Steps } = "if-else", "if $condition {$then} else {$otherwise}" =>
            [condition.icons(), vec![Icon::Then], icons::steps(then), vec![Icon::Else, Icon::Then], icons::steps(otherwise)].concat();
        If { condition: Condition, then: Steps } = "if", "if $condition {$then}" =>
            [condition.icons(), vec![Icon::Then], icons::steps(then)].concat();
        /// As many times as there are when the step begins.
        Per { what: Counted, effect: Steps } = "per", "per $what {$effect}" => per(*what, icons::steps(effect));
        /// The table takes one (LED-02).
        Choose(acts: Choices<Step>) = "choose", "choose {$acts}" => icons::choices(acts);
        May(effect: Steps) = "may", "may {$effect}" => [vec![Icon::May], icons::steps(effect)].concat();

        // Hope and discontent (TOK).
        HopeMore(n: N) = "hope-more", "hope +$n" => more(*n, Icon::Row(Row::Hope));
        HopeLess(n: N) = "hope-less", "hope -$n" => less(*n, Icon::Row(Row::Hope));
        DiscontentMore(n: N) = "discontent-more", "discontent +$n" => more(*n, Icon::Row(Row::Discontent));
        DiscontentLess(n: N) = "discontent-less", "discontent -$n" => less(*n, Icon::Row(Row::Discontent));
        DrawActiveHope = "draw-active-hope", "draw active hope" => vec![Icon::Active, Icon::Row(Row::Hope)];
        DiscardActiveDiscontent = "discard-active-discontent", "discard active discontent" =>
            vec![Icon::text("−1"), Icon::Active, Icon::Row(Row::Discontent)];
        /// All tokens of one type of the row (BLD-24).
        ActivateAll(row: Row) = "activate-all", "activate all $row" => vec![Icon::Active, Icon::All, Icon::Row(*row)];
        /// All tokens of one type of the row (BLD-28).
        UseAll(row: Row) = "use-all", "use all $row" => vec![Icon::Used, Icon::All, Icon::Row(*row)];
        Activate(token: Tokens) = "activate", "activate $token" => vec![Icon::Active, icons::tokens(*token)];
        Use(token: Tokens) = "use", "use $token" => vec![Icon::Used, icons::tokens(*token)];

        // Goods, people, automatons (GNR-03, EXP-12, AUT-01).
        GainChild(trade: Trade) = "gain-child", "gain child-$trade" => vec![Icon::Child(*trade)];
        Gain(what: Gained) = "gain", "gain $what" => icons::gained(*what);
        LoseAllRes = "lose-all-res", "lose all res" => vec![Icon::Minus, Icon::All, Icon::Sign(Sign::Resource)];
        Lose(what: Lost) = "lose", "lose $what" => icons::lost(*what);
        TakeFromMap(n: N) = "take-from-map", "take $n map" => counted(*n, Icon::Sign(Sign::Map));

        // The Generator, hunger and the tower (GEN, HUN).
        HungerMore(n: N) = "hunger-more", "hunger +$n" => more(*n, Icon::Sign(Sign::Hunger));
        HungerLess(n: N) = "hunger-less", "hunger -$n" => less(*n, Icon::Sign(Sign::Hunger));
        OverloadOff = "overload-off", "overload all" => vec![Icon::Minus, Icon::All, Icon::Sign(Sign::Overload)];
        OverloadMore(n: N) = "overload-more", "overload +$n" => more(*n, Icon::Sign(Sign::Overload));
        OverloadLess(n: N) = "overload-less", "overload -$n" => less(*n, Icon::Sign(Sign::Overload));
        /// The first time only (BLD-04).
        Tower = "tower", "tower" => vec![Icon::Sign(Sign::Upgrade), Icon::Sign(Sign::Tower)];

        // Illness, cure, death (ILL).
        IllEach(n: N) = "ill-each", "ill $n each" => [counted(*n, Icon::Sign(Sign::Ill)), vec![Icon::All]].concat();
        Ill(who: Group) = "ill", "ill $who" => icons::hit(Sign::Ill, *who);
        Flip(who: Group) = "flip", "flip $who" => icons::hit(Sign::Flip, *who);
        Die(who: Group) = "die", "die $who" => icons::hit(Sign::Death, *who);
        Exhaust(who: Group) = "exhaust", "exhaust $who" => icons::hit(Sign::Exhausted, *who);
        Cure(n: N) = "cure", "cure $n" => counted(*n, Icon::Sign(Sign::Cure));
        Heal(n: N) = "heal", "heal $n" => counted(*n, Icon::Sign(Sign::Heal));
        /// Every marker on its skull side is turned (ILL-16).
        Unskull = "unskull", "unskull all" => vec![Icon::All, Icon::Sign(Sign::Flip)];
        /// The deaths marker goes back, by as much as the table likes (BLD-23, BLD-26).
        Deaths { least: N, most: N } = "deaths", "deaths -$least..$most" =>
            vec![Icon::Minus, Icon::text(format!("{least}–{most}")), Icon::Sign(Sign::Death)];

        // The map, scouts, technologies (EVT-09, EXP-04, TEC-06).
        Near(n: N) = "near", "near $n" => counted(*n, Icon::Sign(Sign::NearTile));
        Far(n: N) = "far", "far $n" => counted(*n, Icon::Sign(Sign::FarTile));
        Scouts(n: N) = "scouts", "scouts $n" => more(*n, Icon::Sign(Sign::Scout));
        Develop(n: N) = "develop", "develop $n" => counted(*n, Icon::Sign(Sign::Technology));
        Workshop(n: N) = "workshop", "workshop $n" =>
            [vec![Icon::Times(*n), Icon::Sign(Sign::Upgrade), Icon::Or], counted(1, Icon::Sign(Sign::Technology))].concat();
        Upgrade = "upgrade", "upgrade" => vec![Icon::Sign(Sign::Upgrade)];
        Build(building: Building) = "build", "build $building" => vec![Icon::Plus, Icon::Building(*building)];
        Destroy = "destroy", "destroy any" => vec![Icon::Minus, Icon::Sign(Sign::Building)];
        RuinShelter = "ruin-shelter", "ruin shelter" => vec![Icon::Sign(Sign::Shelter), Icon::Then, Icon::Building(Building::Ruins)];
        RuinAll(building: Building) = "ruin-all", "ruin all $building" =>
            vec![Icon::All, Icon::Building(*building), Icon::Then, Icon::Building(Building::Ruins)];
        ReuseWorker = "reuse-worker", "reuse worker" => vec![Icon::Again, Icon::Sign(Sign::Pawn)];
        ReuseBuilding = "reuse-building", "reuse building" => vec![Icon::Again, Icon::Sign(Sign::Building)];
        /// Once round the own field and what it touches (BLD-08).
        Collect = "collect", "collect" => counted(1, Icon::Sign(Sign::Resource));
        FellTile(n: N) = "fell-tile", "fell tile $n" =>
            [vec![Icon::Sign(Sign::Tree), Icon::Then], counted(*n, Icon::Good(super::kinds::Good::Wood))].concat();
        FellNear(n: N) = "fell-near", "fell near $n" =>
            [vec![Icon::Sign(Sign::Tree), Icon::Then], counted(*n, Icon::Good(super::kinds::Good::Wood))].concat();
        Thump { fields: N, coal: N } = "thump", "thump $fields $coal" =>
            [vec![Icon::Times(*fields)], counted(*coal, Icon::Good(super::kinds::Good::Coal))].concat();

        // Cards (EVT, LAW, SOL-02).
        Cards(n: N) = "cards", "cards $n" => more(*n, Icon::Sign(Sign::Citizen));
        Add(card: DuskCard) = "add", "add $card" => vec![Icon::Plus, Icon::Card(*card)];
        Remove(card: EventCard) = "remove", "remove $card" => vec![Icon::Minus, Icon::Card(*card)];
        Stay = "stay", "stay" => vec![Icon::Sign(Sign::Stay)];
        Out = "out", "out" => vec![Icon::Sign(Sign::Out)];
        Stash(n: N) = "stash", "stash $n" => vec![Icon::Minus, Icon::text(n.to_string()), Icon::Sign(Sign::Resource)];
        UnstashAll(card: MorningCard) = "unstash-all", "unstash $card all" => vec![Icon::Plus, Icon::All, Icon::Sign(Sign::Resource)];
        Unstash { card: MorningCard, n: N } = "unstash", "unstash $card $n" => more(*n, Icon::Sign(Sign::Resource));
        Enact = "enact", "enact" => vec![Icon::Plus, Icon::Sign(Sign::Law)];
        Suspend(law: LawCard) = "suspend", "suspend $law" => vec![Icon::Minus, Icon::Card(*law)];
        /// The law works again (LAW-05).
        Back = "back", "back" => vec![Icon::Plus, Icon::Sign(Sign::Law)];
        /// Dusk cards that may be looked at (BLD-25).
        Screen(n: N) = "screen", "screen $n" => counted(*n, Icon::Sign(Sign::Dusk));

        // The scenario (SCN, WIN).
        OpenQuiet(card: ScenarioCard) = "open-quiet", "open $card quiet" => vec![Icon::Plus, Icon::Card(*card)];
        Open(card: ScenarioCard) = "open", "open $card" => vec![Icon::Plus, Icon::Card(*card)];
        Close(card: ScenarioCard) = "close", "close $card" => vec![Icon::Minus, Icon::Card(*card)];
        Store(n: N) = "store", "store $n" => counted(*n, Icon::Sign(Sign::Storehouse));
        StormOff = "storm-off", "storm off" => vec![Icon::Minus, Icon::Sign(Sign::Storm)];
        Storm(n: N) = "storm", "storm $n" => vec![Icon::Sign(Sign::Storm), Icon::Then, Icon::text(n.to_string())];
        Victory = "victory", "victory" => vec![Icon::Sign(Sign::Victory)];
        Defeat = "defeat", "defeat" => vec![Icon::Sign(Sign::Defeat)];

        /// A gain of a named type (TOK-05).
        TokenMore { token: Token, n: N } = "token-more", "$token +$n" => more(*n, Icon::Token(*token));
        /// A loss of a named type (TOK-12).
        TokenLess { token: Token, n: N } = "token-less", "$token -$n" => less(*n, Icon::Token(*token));
    }
}

impl Act {
    /// Its effect, where it is one plain step that fits beside others.
    pub(crate) fn brief(&self) -> Option<Text> {
        let [only] = self.effect.as_slice() else { return None };
        let plain = matches!(
            only,
            Step::Gain(_)
                | Step::Cure(_)
                | Step::Heal(_)
                | Step::HungerLess(_)
                | Step::HopeMore(_)
                | Step::DiscontentLess(_)
                | Step::OverloadLess(_)
                | Step::Enact
        );
        plain.then(|| only.text())
    }
}

impl Step {
    /// The step and all steps inside it, in their order.
    pub(crate) fn walk<'a>(&'a self, meet: &mut dyn FnMut(&'a Step)) {
        meet(self);
        match self {
            Step::IfElse { then, otherwise, .. } => {
                then.iter().chain(otherwise).for_each(|it| it.walk(meet));
            }
            Step::If { then: inner, .. } | Step::Per { effect: inner, .. } | Step::May(inner) => {
                inner.iter().for_each(|it| it.walk(meet));
            }
            Step::Choose(acts) => acts.iter().flat_map(|it| &it.effect).for_each(|it| it.walk(meet)),
            _ => {}
        }
    }

    /// Whether it is this step, or has it inside.
    pub(crate) fn holds(&self, wanted: &Step) -> bool {
        let mut found = false;
        self.walk(&mut |it| found |= it == wanted);
        found
    }

    /// The cards of the event area and of the scenario that the step names.
    pub(crate) fn names(&self) -> Option<CardId> {
        match self {
            Step::Add(card)
            | Step::Remove(card)
            | Step::UnstashAll(card)
            | Step::Unstash { card, .. }
            | Step::Suspend(card)
            | Step::OpenQuiet(card)
            | Step::Open(card)
            | Step::Close(card) => Some(*card),
            Step::If { condition, .. } | Step::IfElse { condition, .. } => condition.names(),
            _ => None,
        }
    }
}
