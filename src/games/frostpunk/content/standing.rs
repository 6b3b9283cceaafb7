//! What a card says as long as it lies open: texts headed with a phase, special actions (RND-02, ACT-61).

use super::amounts::Stock;
use super::effect::{Act, Steps};
use super::icons::{self, Icon, Sign};
use super::kinds::{Actor, Good, Letter};
use super::slots::N;
use crate::games::card_words::card_words;

card_words! {
    /// A text that works while its card lies open.
    Standing("standing", "standing") -> Vec<Icon> {
        /// After the hunting symbols (WEA-03).
        Weather(effect: Steps) = "weather", "WEATHER: $effect" => when(Sign::Weather, icons::steps(effect));
        /// Before illness (PRE-02).
        Preparation(effect: Steps) = "preparation", "PREPARATION: $effect" => when(Sign::Preparation, icons::steps(effect));
        /// Before the dusk card (DUS-01).
        Dusk(effect: Steps) = "dusk", "DUSK: $effect" => when(Sign::Dusk, icons::steps(effect));
        /// When citizens have been fed (HUN-05).
        Hunger(effect: Steps) = "hunger", "HUNGER: $effect" => when(Sign::Hunger, icons::steps(effect));
        /// At the end of the night (NIG-07).
        Night(effect: Steps) = "night", "NIGHT: $effect" => when(Sign::Night, icons::steps(effect));
        HighTargets = "high-targets", "WHILE OPEN: targets high" => vec![Icon::Plus, Icon::Sign(Sign::Storehouse)];
        /// When the activation token of the round is reached (SCN-02).
        Round { n: N, effect: Steps } = "round", "ROUND $n: $effect" =>
            [vec![Icon::Sign(Sign::Round), Icon::text(n.to_string()), Icon::Then], icons::steps(effect)].concat();
        /// After a return on which a card of the letter was explored (EXP-08).
        Return { letter: Letter, effect: Steps } = "return", "RETURN $letter: $effect" =>
            [vec![Icon::Sign(Sign::Scout), Icon::text(letter.key()), Icon::Then], icons::steps(effect)].concat();
        /// Once a round, after any action.
        ActionOnce(effect: Steps) = "action-once", "ACTION once: $effect" => when(Sign::Pawn, icons::steps(effect));
        Action { who: Actor, special: Special } = "action", "ACTION $who: $special" =>
            [vec![Icon::Who(who.who()), Icon::Then], special.icons()].concat();
    }
}

card_words! {
    /// What a special action does.
    Special("special", "special") -> Vec<Icon> {
        /// At least one cube (ACT-62).
        PutAny = "put-any", "put 1+ wood/coal" => vec![Icon::Minus, Icon::text("1+"), Icon::Good(Good::Wood), Icon::Or, Icon::Good(Good::Coal)];
        Put(what: Stock) = "put", "put $what" => [vec![Icon::Minus], icons::stock(what)].concat();
        Do(act: Act) = "do", "$act" => icons::act(act);
    }
}

fn when(sign: Sign, effect: Vec<Icon>) -> Vec<Icon> {
    [vec![Icon::Sign(sign), Icon::Then], effect].concat()
}
