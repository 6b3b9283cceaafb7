//! What must be paid or lie there before an option, an action or an ability (GNR-05, EVT-01).

use super::amounts::Stock;
use super::icons::{self, Icon};
use super::slots::Tokens;
use crate::games::card_words::card_words;

card_words! {
    /// A cost.
    Cost("cost", "cost") -> Vec<Icon> {
        PayEither { what: Stock, other: Stock } = "pay-either", "pay $what or $other" =>
            [icons::stock(what), vec![Icon::Or], icons::stock(other)].concat();
        Pay(what: Stock) = "pay", "pay $what" => icons::stock(what);
        /// An active token is used up (TOK-03).
        Use(token: Tokens) = "use", "use $token" => vec![Icon::Used, icons::tokens(*token)];
        /// An active token must lie there.
        Need(token: Tokens) = "need", "need $token" => vec![icons::tokens(*token)];
    }
}
