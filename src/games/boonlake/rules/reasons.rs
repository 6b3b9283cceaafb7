//! Why something is gained or lost: rules name the reason, and every line of the log beneath it says so.

use super::Table;
use crate::engine::{Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::state::Why;

/// Does something for a reason; what goes on inside may have one of its own.
pub(crate) fn because<T>(t: &mut Table, why: Why, what: impl FnOnce(&mut Table) -> Play<T>) -> Play<T> {
    t.meanwhile(|state| &mut state.why, Some(why), what)
}

/// Tells what somebody gains, all of it in one line.
pub(crate) fn say_gain(t: &mut Table, seat: Seat, goods: &Goods) {
    if *goods != Goods::default() {
        say(t, "note-gain", |it| it.with("seat", seat).with("what", goods.taken()));
    }
}

/// The reason stands behind what is told, where there is one.
pub(crate) fn say(t: &mut Table, id: &'static str, args: impl FnOnce(Text) -> Text) {
    t.say_with(|state| match state.why {
        Some(why) => args(Text::new(format!("{id}-why"))).with("why", why.text(state)),
        None => args(Text::new(id)),
    });
}

/// A line with what was paid, or another one where nothing was.
pub(crate) fn priced(id: &'static str, price: &Goods) -> Text {
    let price = price.taken();
    if price.is_empty() { Text::new(format!("{id}-free")) } else { Text::new(id).with("cost", price) }
}
