//! Boats and levers as offers beside what is asked (TIM-06).

use super::details::{coins, hand, hire, lever};
use super::names::{card_name, price_list, printed, resource_name};
use crate::engine::{Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Group, Lever};
use crate::games::boonlake::rules::any_time::{AnyTime, Aside, TEN, Wanted, helped};
use crate::games::boonlake::rules::cards::ELEVEN;
use crate::games::boonlake::rules::resources::BoatMove;
use crate::games::boonlake::state::State;

pub(crate) fn words(state: &State, aside: &Aside) -> Label {
    let seat = aside.seat;
    let with = |id: &'static str, of: Lever, what: Vec<Text>| Label::from(id).detail(lever(of, what));
    match aside.what {
        AnyTime::Boat(step, group) => boat(state, seat, step, group),
        AnyTime::TenCoins => with("offer-l10-coins", Lever::L10, vec![coins(state, seat, TEN as i32)]),
        AnyTime::TenCards => with("offer-l10-cards", Lever::L10, vec![hand(state, seat, 2)]),
        AnyTime::Eleven => with("offer-l11", Lever::L11, vec![coins(state, seat, ELEVEN as i32)]),
        AnyTime::Twelve => {
            let mut what = vec![hand(state, seat, -2)];
            what.extend(hire(state, seat));
            with("offer-l12", Lever::L12, what)
        }
    }
}

/// What the move costs, from where to where, and for which cards and projects it shows what they lack.
fn boat(state: &State, seat: Seat, step: BoatMove, group: Option<Group>) -> Label {
    let at = |place: usize| resource_name(state.content.canal[place]);
    let id = if step.lever { "offer-boat-lever" } else { "offer-boat" };
    let from = state.board.players[seat].boats[step.boat];
    let label = Text::new(id).with("n", step.boat + 1).with("from", at(from)).with("to", at(step.to));
    let mut wanted: Vec<Text> = helped(state, seat, &step, group).into_iter().map(|it| named(state, it)).collect();
    let cost = price_list(&Goods::coins(step.price));
    let detail = match wanted.len() {
        0 => Text::new("detail-cost"),
        1..=2 => Text::new("detail-boat"),
        n => {
            wanted.truncate(1);
            Text::new("detail-boat-more").with("n", n - 1)
        }
    };
    Label::from(label).detail(detail.with("cost", cost).with("to", at(step.to)).with("for", wanted))
}

fn named(state: &State, wanted: Wanted) -> Text {
    match wanted {
        Wanted::Card(card) => card_name(state, card),
        Wanted::Project(area) => {
            let key = &state.content.scoring(state.board.areas[area].tile).key;
            Text::new("why-project").with("tile", printed(key))
        }
    }
}
