//! The effect vocabulary: everything a location can do, in a closed set of words (`state51-content.md` section 4). A word is
//! a line here, with its slots in `slots.rs`; its messages, and what it does in the rules.

pub(crate) use super::bag::Bag;
pub(crate) use super::cost::{Cost, Counted};
use super::slots::{Goods, Made, Number, One, Placed, Price, Rooms, Stolen, Times, TypeWord, Wish};
use crate::games::card_words::card_words;
use crate::games::state51::content::kinds::{Good, Occasion};
use crate::games::state51::labels::phrases::{self, Icon, Phrase};
use crate::scene::Sym;

card_words! {
    /// One word of a card's text.
    Ability("ability", "brings") -> Vec<Phrase> {
        /// Production (PRO-05, BLD-03, OPN-01).
        Make(make: Make) = "make", "make: $make" => make.icons();
        /// Action (ACA): pay the cost onto the card, then the effect; so many times a round.
        Use { times: Times, cost: Price, effect: Effect } = "use", "use x$times: $cost > $effect" =>
            phrases::uses(*times, [phrases::cost(cost), effect.icons()].concat());
        /// Gained each time the owner makes a Deal, razes, or either (DEA-05, RAZ-02, RZO-05).
        On { occasion: Occasion, gain: Goods } = "on", "on $occasion: $gain" =>
            vec![occasion.signs(), phrases::arrow(phrases::row(gain))];
        /// Gained once at the end of the owner's Production if at least so much came in (PRO-10).
        Check { wanted: Wish, gain: Goods } = "check", "check $wanted: $gain" => vec![
            vec![Icon::When(Sym::Production), Icon::text(format!("≥{}", wanted.count)), phrases::counted_icon(wanted.of)],
            phrases::arrow(phrases::row(gain)),
        ];
        /// What stays on the card at Cleanup (CLN-02, CRD-09).
        Store(what: Rooms) = "store", "store: $what" => phrases::stored(what);
        /// Gained once when built (BLD-03, BLD-06, CRD-16).
        Bonus(bonus: Bonus) = "bonus", "bonus: $bonus" => phrases::first(Icon::When(Sym::Settlement), bonus.icons());
        /// Put on the card when built and spent from there (LIM-07, CRD-08).
        Place(what: Placed) = "place", "place: $what" => phrases::placed(what);
        /// Counts as carrying a Defence token for good (CRD-03).
        Defended = "defended", "defended" => vec![vec![Icon::text("+1"), Icon::Good(Good::Defence)]];
    }
}

card_words! {
    /// What a production makes.
    Make("make", "brings") -> Vec<Phrase> {
        /// What one other own production location makes (CRD-14).
        EchoOwn = "echo-own", "echo own" => vec![phrases::echo(false)];
        /// What one opponent's production location makes, instead of its owner (CRD-15).
        Rob = "rob", "rob" => vec![phrases::echo(true), vec![Icon::Opponent, Icon::Sym(Sym::Cross)]];
        /// One for each own intact location of a Type (PRO-06, CRD-07).
        PerType { good: One, of: TypeWord, most: Number } = "per-type", "$good per $of-type, max $most" =>
            vec![phrases::per(*good, Icon::Type(*of)), phrases::at_most(*most)];
        /// One for each good of a kind that came in during this Production phase (PRO-09, CRD-17).
        PerMade { good: One, of: Made, most: Number } = "per-made", "$good per $of made, max $most" => vec![
            phrases::per(*good, Icon::Good(*of)),
            [vec![Icon::When(Sym::Production)], phrases::at_most(*most)].concat(),
        ];
        /// The player who gains it chooses (PRO-07).
        Either(one: Goods, other: Goods) = "either", "$one or $other" =>
            vec![phrases::row(one), [vec![Icon::text("/")], phrases::row(other)].concat()];
        Goods(what: Goods) = "goods", "$what" => phrases::goods(what);
    }
}

card_words! {
    /// What an action location does.
    Effect("effect", "does") -> Vec<Phrase> {
        /// One own location makes its goods once more (CRD-10).
        EchoOwn = "echo-own", "echo own" => vec![phrases::arrow(vec![Icon::Sym(Sym::Production), Icon::text("+1")])];
        /// Take so many basic resources from an opponent's pool (CRD-04).
        Steal(n: Stolen) = "steal", "steal $n" =>
            vec![phrases::arrow([vec![Icon::Opponent], phrases::counted(*n, Icon::Basic)].concat())];
        /// Take spent goods and visitors off up to so many own locations (CRD-12).
        Clear(n: Number) = "clear", "clear $n" =>
            vec![phrases::arrow(phrases::up_to(*n, vec![Icon::Sym(Sym::Cross), Icon::Sym(Sym::Check)]))];
        /// Gain the goods of up to so many different own Deals (CRD-13).
        OwnDeals(n: Number) = "own-deals", "deal own $n" => vec![phrases::arrow(phrases::up_to(*n, vec![Icon::Deal]))];
        /// Gain the good of so many Deals of an opponent (CRD-13).
        OpponentDeals(n: Number) = "opponent-deals", "deal opponent $n" =>
            vec![phrases::arrow([vec![Icon::Opponent], phrases::up_to(*n, vec![Icon::Deal])].concat())];
        Gain(what: Goods) = "gain", "$what" => phrases::first(Icon::Arrow, phrases::goods(what));
    }
}

card_words! {
    /// What is gained once when a location is built.
    Bonus("bonus", "brings") -> Vec<Phrase> {
        /// What one opponent's production location makes (CRD-16).
        EchoOpponent = "echo-opponent", "echo opponent" => vec![phrases::echo(true)];
        /// One for each own intact location of a Type, the new one included (BLD-06, CRD-06).
        PerType { good: One, of: TypeWord, most: Number } = "per-type", "$good per $of-type, max $most" =>
            vec![phrases::per(*good, Icon::Type(*of)), phrases::at_most(*most)];
        Gain(what: Goods) = "gain", "$what" => phrases::goods(what);
    }
}
