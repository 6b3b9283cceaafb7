//! What must hold for a part of an effect, as the step begins.

use super::card_id::{CardId, MorningCard, ScenarioCard};
use super::icons::{Icon, Sign, at_least, at_most};
use super::kinds::{Building, Row, Token};
use super::slots::{N, keyed};
use crate::engine::Arg;
use crate::games::card_words::{Read, Slot, card_words};

card_words! {
    /// A condition of `if`.
    Condition("condition", "condition") -> Vec<Icon> {
        /// Active or used (SOL-02).
        HopeAtLeast(n: N) = "hope-at-least", "hope>=$n" => at_least(*n, Icon::Row(Row::Hope));
        DiscontentAtLeast(n: N) = "discontent-at-least", "discontent>=$n" => at_least(*n, Icon::Row(Row::Discontent));
        ResBelow(n: N) = "res-below", "res<$n" => at_most(*n - 1, Icon::Sign(Sign::Resource));
        /// All ill citizens together.
        IllAtLeast(n: N) = "ill-at-least", "ill>=$n" => at_least(*n, Icon::Sign(Sign::Ill));
        IllAtMost(n: N) = "ill-at-most", "ill<=$n" => at_most(*n, Icon::Sign(Sign::Ill));
        OverloadAtLeast(n: N) = "overload-at-least", "overload>=$n" => at_least(*n, Icon::Sign(Sign::Overload));
        HungerAtLeast(n: N) = "hunger-at-least", "hunger>=$n" => at_least(*n, Icon::Sign(Sign::Hunger));
        RoundFrom(n: N) = "round-from", "round>=$n" => at_least(*n, Icon::Sign(Sign::Round));
        RoundUpTo(n: N) = "round-up-to", "round<=$n" => at_most(*n, Icon::Sign(Sign::Round));
        CubesOn { card: MorningCard, n: N } = "cubes-on", "cubes $card>=$n" => at_least(*n, Icon::Card(*card));
        /// On the card that says so.
        Cubes(n: N) = "cubes", "cubes>=$n" => at_least(*n, Icon::Sign(Sign::Resource));
        NoPawn = "no-pawn", "no pawn" => vec![Icon::Minus, Icon::Sign(Sign::Pawn)];
        /// A Tent, a Bunkhouse or a House stands on the map.
        Shelter = "shelter", "shelter" => vec![Icon::Sign(Sign::Shelter)];
        /// This night a citizen pawn had no heated place (NIG-06).
        Cold = "cold", "cold" => vec![Icon::Sign(Sign::Cold)];
        /// The step before changed something (BLD-23): the arrow of what follows says so already.
        Moved = "moved", "moved" => Vec::new();
        Built(building: Building) = "built", "built $building" => vec![Icon::Building(*building)];
        Unopened(card: ScenarioCard) = "unopened", "unopened $card" => vec![Icon::Minus, Icon::Card(*card)];
        Opened(card: ScenarioCard) = "opened", "opened $card" => vec![Icon::Card(*card)];
        /// Every storehouse holds its target.
        Stored = "stored", "stored" => vec![Icon::Sign(Sign::Storehouse)];
        /// At least one active token of the type lies there (TOK-09).
        Active(token: ActiveToken) = "active", "$token" => vec![Icon::Active, Icon::Token(*token)];
    }
}

impl Condition {
    /// The card that the condition asks for.
    pub(crate) fn names(&self) -> Option<CardId> {
        match self {
            Condition::CubesOn { card, .. } | Condition::Unopened(card) | Condition::Opened(card) => Some(*card),
            _ => None,
        }
    }
}

/// A token type that stands alone: whatever is no condition would be one.
pub(crate) struct ActiveToken;

impl Slot for ActiveToken {
    type Value = Token;

    fn read(text: &str) -> Read<Token> {
        Token::from_key(text).ok_or_else(|| {
            keyed(text, "condition of the cards, nor a type of token", Token::ALL.map(Token::key).into_iter())
        })
    }

    fn arg(value: &Token) -> Arg {
        value.text().into()
    }
}
