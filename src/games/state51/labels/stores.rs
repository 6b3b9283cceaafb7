//! What is put into a storage.

use super::goods::amounts;
use super::keys::bag_key;
use crate::engine::{Choice, Label, Text};
use crate::games::state51::rules::pass::Stored;
use crate::games::state51::state::State;

impl Choice<State> for Stored {
    fn key(&self, _: &State) -> String {
        if self.0.is_empty() { "nothing".to_owned() } else { bag_key(&self.0) }
    }

    fn words(&self, _: &State) -> Label {
        let count = self.0.total();
        if count == 0 {
            return "offer-store-nothing".into();
        }
        let label = Label::from(Text::new("list").with("what", amounts(&self.0)));
        label.under(format!("goods-{count}"), Text::new("group-store").with("n", count))
    }
}
