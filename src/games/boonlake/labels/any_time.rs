//! Boats and levers as offers beside what is asked (TIM-06).

use super::names::{price_list, resource_name};
use crate::engine::{Label, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::rules::any_time::AnyTime;
use crate::games::boonlake::state::State;

pub(crate) fn words(state: &State, what: AnyTime) -> Label {
    match what {
        AnyTime::Boat(step) => {
            let id = if step.lever { "offer-boat-lever" } else { "offer-boat" };
            let label = Text::new(id).with("n", step.boat + 1).with("to", resource_name(state.content.canal[step.to]));
            let cost = price_list(&Goods::coins(step.price));
            Label::from(label).detail(Text::new("detail-cost").with("cost", cost))
        }
        AnyTime::TenCoins => Label::from("offer-l10-coins"),
        AnyTime::TenCards => Label::from("offer-l10-cards"),
        AnyTime::Eleven => Label::from("offer-l11"),
        AnyTime::Twelve => Label::from("offer-l12"),
    }
}
