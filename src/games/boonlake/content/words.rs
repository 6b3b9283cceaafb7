//! The words of the components: everything that a space, plot, track, card or scoring tile can do, in a closed set
//! (`card_words`). A word is a line here, with its slots in `slots.rs`; its messages, and what it does in the rules.

use super::goods::Goods;
use super::kinds::{Counted, Exchanged, Group, Kind, Region, Resource, Track};
use super::signs::{Sign, between, count};
use super::slots::{Gains, Less, Number, Points};
use crate::games::card_words::card_words;

card_words! {
    /// Something gained (SYM).
    Gain("gain", "gain") -> Vec<Sign> {
        Coins(n: Number) = "coins", "coins $n" => count(n, Sign::Coin);
        Cards(n: Number) = "cards", "cards $n" => count(n, Sign::Card);
        Vases(n: Number) = "vases", "vases $n" => count(n, Sign::Vase);
        /// From the supply to the ranch (SYM-03).
        Inhabitants(n: Number) = "inhabitants", "inhabitants $n" => count(n, Sign::Piece(Kind::Inhabitant));
        Vp(n: Points) = "vp", "vp $n" => count(n, Sign::Vp);
        /// Steps on an income track (SYM-06).
        CoinTrack(n: Number) = "coin-track", "coin-track $n" => count(n, Sign::Track(Track::Coin));
        CardTrack(n: Number) = "card-track", "card-track $n" => count(n, Sign::Track(Track::Card));
        /// Steps on one of the two, not split (DEV-04).
        OneTrack(n: Number) = "one-track", "one-track $n" =>
            between(count(n, Sign::Track(Track::Coin)), Sign::Or, vec![Sign::Track(Track::Card)]);
        /// What is printed at the marker (DEV-04).
        CoinIncome = "coin-income", "coin-income" => vec![Sign::Income(Track::Coin)];
        CardIncome = "card-income", "card-income" => vec![Sign::Income(Track::Card)];
        /// Build one site, of any kind or of this one (PRD-01, PRD-06).
        Site = "site", "site" => vec![Sign::Site];
        SiteOf(of: Resource) = "site-of", "site $of" => vec![Sign::Site, Sign::Resource(*of)];
        SiteOrVase = "site-or-vase", "site-or-vase" => vec![Sign::Site, Sign::Or, Sign::Vase];
    }
}

card_words! {
    /// What a card does once, when it is played (CRD-04).
    Effect("effect", "effect") -> Vec<Sign> {
        /// Give one, get the other, once (CRD-08).
        Trade { give: Goods, get: Goods } = "trade", "trade $give > $get" =>
            between(give.signs(), Sign::Arrow, get.signs());
        /// The same in one direction or the other.
        Swap { one: Goods, other: Goods } = "swap", "swap $one <> $other" =>
            between(one.signs(), Sign::Both, other.signs());
        /// A used lever goes up again (CRD-09).
        LeverUp(n: Number) = "lever-up", "lever-up $n" => count(n, Sign::Lever);
        /// Upgrade with so many inhabitants fewer, and presences where they count (CRD-09).
        ToHouse(less: Less) = "to-house", "to-house $less" =>
            between(vec![Sign::Piece(Kind::House)], Sign::Text(format!("−{less}")), vec![Sign::Piece(Kind::Inhabitant)]);
        ToSettlement { less: Less, presence: Less } = "to-settlement", "to-settlement $less $presence" => between(
            vec![Sign::Piece(Kind::Settlement)],
            Sign::Text(format!("−{less}")),
            [vec![Sign::Piece(Kind::Inhabitant)], count(format!("−{presence}"), Sign::Presence)].concat(),
        );
        /// So many VP for each (CRD-10).
        Count { of: Counted, vp: Number } = "count", "count $of $vp" =>
            between(count(vp, Sign::Vp), Sign::Text("/".to_owned()), vec![Sign::Counted(*of)]);
        Gain(what: Gains) = "gain", "$what" => what.iter().flat_map(Gain::icons).collect();
    }
}

card_words! {
    /// What a card does from then on; all copies add up (CRD-11).
    Ongoing("ongoing", "ongoing") -> Vec<Sign> {
        /// Discarding a card of the group for coins gives so many more.
        DiscardCoins { group: Group, n: Number } = "discard-coins", "discard-coins $group $n" =>
            between(vec![Sign::Group(*group)], Sign::Arrow, count(format!("+{n}"), Sign::Coin));
        LeverDiscount(n: Number) = "lever-discount", "lever-discount $n" =>
            between(vec![Sign::Lever], Sign::Text(format!("−{n}")), vec![Sign::Coin]);
        /// Placing cattle costs so many inhabitants less, or gives coins.
        CattleDiscount(n: Number) = "cattle-discount", "cattle-discount $n" =>
            between(vec![Sign::Piece(Kind::Cattle)], Sign::Text(format!("−{n}")), vec![Sign::Piece(Kind::Inhabitant)]);
        CattleCoins(n: Number) = "cattle-coins", "cattle-coins $n" =>
            between(vec![Sign::Piece(Kind::Cattle)], Sign::Arrow, count(n, Sign::Coin));
        /// Cards and special projects cost so many coins less.
        PlayDiscount(n: Number) = "play-discount", "play-discount $n" =>
            between(vec![Sign::Card], Sign::Text(format!("−{n}")), vec![Sign::Coin]);
        /// What the own ship gains besides where it stops (SHP-07).
        PortCoins(n: Number) = "port-coins", "port-coins $n" => between(vec![Sign::Port], Sign::Arrow, count(n, Sign::Coin));
        PortCards(n: Number) = "port-cards", "port-cards $n" => between(vec![Sign::Port], Sign::Arrow, count(n, Sign::Card));
        CoinSpace(n: Number) = "coin-space", "coin-space $n" =>
            between(vec![Sign::Coin], Sign::Arrow, count(format!("+{n}"), Sign::Coin));
        VaseSpace(n: Number) = "vase-space", "vase-space $n" =>
            between(vec![Sign::Vase], Sign::Arrow, count(format!("+{n}"), Sign::Vase));
    }
}

card_words! {
    /// What a card is worth at the end of the game (CRD-12).
    Goal("goal", "goal") -> Vec<Sign> {
        Steps { of: Counted, few: Number, low: Number, many: Number, high: Number } = "steps",
            "goal $of $few:$low $many:$high" =>
            [vec![Sign::Counted(*of)], vec![Sign::Text(format!("{few}/{many}"))], count(format!("{low}/{high}"), Sign::Vp)]
                .concat();
    }
}

card_words! {
    /// A building plot (DEV-02 to DEV-04, UPG-09).
    Plot("plot", "plot") -> Vec<Sign> {
        Plain = "plain", "plain" => Vec::new();
        Gain(what: Gains) = "gain", "gain $what" => what.iter().flat_map(Gain::icons).collect();
        Pay { cost: Goods, gain: Gains } = "pay-gain", "pay $cost: $gain" =>
            between(cost.signs(), Sign::Arrow, gain.iter().flat_map(Gain::icons).collect());
        Price(cost: Goods) = "pay", "pay $cost" => cost.signs();
        Settlement(vp: Points) = "settlement", "settlement vp $vp" =>
            between(vec![Sign::Piece(Kind::Settlement)], Sign::Arrow, count(vp, Sign::Vp));
    }
}

card_words! {
    /// What a scoring tile asks for (INT-06, INT-07, INT-11).
    Condition("condition", "condition") -> Vec<Sign> {
        /// So many times return one of these, or 5 coins, for 2 VP; or 2 coins for 1 VP.
        Exchange(what: Exchanged) = "exchange", "exchange $what" => vec![Sign::Exchanged(*what)];
        /// Played cards of two groups.
        Groups { one: Group, other: Group } = "groups", "groups $one $other" =>
            between(vec![Sign::Group(*one)], Sign::Or, vec![Sign::Group(*other)]);
        /// Presence in two regions.
        Regions { one: Region, other: Region } = "regions", "regions $one $other" =>
            between(vec![Sign::Region(*one)], Sign::Or, vec![Sign::Region(*other)]);
        Reach(of: Counted) = "reach", "$of" => vec![Sign::Counted(*of)];
    }
}

impl Plot {
    /// What is paid when somebody develops there.
    pub(crate) fn price(&self) -> Goods {
        match self {
            Plot::Pay { cost, .. } | Plot::Price(cost) => *cost,
            Plot::Plain | Plot::Gain(_) | Plot::Settlement(_) => Goods::default(),
        }
    }

    /// What is gained when somebody develops there.
    pub(crate) fn gains(&self) -> &[Gain] {
        match self {
            Plot::Pay { gain, .. } | Plot::Gain(gain) => gain,
            Plot::Plain | Plot::Price(_) | Plot::Settlement(_) => &[],
        }
    }

    /// What a settlement is worth there.
    pub(crate) fn settlement(&self) -> i32 {
        if let Plot::Settlement(vp) = self { *vp } else { 0 }
    }
}
