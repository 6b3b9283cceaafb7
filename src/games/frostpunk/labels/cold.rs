//! What is done in the cold (HEA-07), marked on an offer, and on the groups in which nothing is warm.

use super::illness;
use crate::engine::{Arg, Clause, Offer, Text};
use crate::games::frostpunk::labels::acts::Task;
use crate::games::frostpunk::rules::acts::{Deed, deeds, is_warm};
use crate::games::frostpunk::rules::citizens;
use crate::games::frostpunk::state::{Pawn, State};

/// Whether somebody falls ill for it.
pub(crate) fn is_cold(state: &State, deed: Deed) -> bool {
    !is_warm(state, deed.task) && !citizens::warms(state, deed.card) && deed.pawn.citizen().is_some()
}

/// The name of the group that a deed belongs to.
pub(super) fn group(state: &State, deed: Deed) -> Text {
    let name = Text::new(format!("group-{}", deed.task.group()));
    marked(state, deed, name, |it| it.task.group() == deed.task.group())
}

/// The name of the pawn that could do it, as a group within that group; where all of its type are ill, with what the cold does.
pub(super) fn pawn(state: &State, deed: Deed) -> Text {
    let within = |it: &Deed| it.task.group() == deed.task.group() && it.pawn == deed.pawn;
    let name = if only_by_card(state, deed) {
        Text::new("group-by-card").with("group", deed.pawn.offered())
    } else {
        deed.pawn.offered()
    };
    let Some(turned) = turned(state, deed) else { return marked(state, deed, name, within) };
    let open = || state.board.turn.into_iter().flat_map(|it| deeds(state, it)).filter(within);
    match (open().all(|it| is_cold(state, it)), open().any(|it| is_cold(state, it))) {
        (true, true) => Text::new("group-cold-turns").with("group", name).with("turned", turned),
        (false, true) => Text::new("group-some-cold-turns").with("group", name).with("turned", turned),
        (_, false) => name,
    }
}

/// ACT-05, CIT-02: whether a child can do it, and only with a citizen card; else nobody knows why it is among the pawns.
fn only_by_card(state: &State, deed: Deed) -> bool {
    let within = |it: &Deed| it.task.group() == deed.task.group() && it.pawn == deed.pawn;
    let open = || state.board.turn.into_iter().flat_map(|it| deeds(state, it)).filter(within);
    deed.pawn == Pawn::Child && open().next().is_some() && open().all(|it| it.card.is_some())
}

/// What the cold does to the type of a pawn, where any of such deeds is in the cold; and whether only some are.
pub(super) fn about(state: &State, deed: Deed) -> Option<Text> {
    let within = |it: &Deed| it.task.group() == deed.task.group() && it.pawn == deed.pawn;
    let open = state.board.turn.into_iter().flat_map(|it| deeds(state, it)).filter(within);
    let cold: Vec<bool> = open.chain([deed]).map(|it| is_cold(state, it)).collect();
    let id = match (cold.contains(&true), cold.contains(&false)) {
        (false, _) => return None,
        (true, false) => "about-cold",
        (true, true) => "about-cold-some",
    };
    illness::in_the_cold(state, deed.pawn.citizen()?, id)
}

/// What is done, and how many of the pawn's type are ill for it if it is in the cold.
pub(super) fn with_price(state: &State, deed: Deed, done: Text) -> Text {
    match price(state, deed) {
        Some(price) => Text::of_clauses(vec![Clause::new(0, done), price]),
        None => done,
    }
}

/// How many of the pawn's type are ill for it if it is in the cold.
pub(super) fn price(state: &State, deed: Deed) -> Option<Clause> {
    let people = state.board.people(deed.pawn.citizen().filter(|_| is_cold(state, deed))?);
    let price = Text::new("cold-price").with("from", people.ill).with("n", people.citizens);
    let price = price.with("to", (people.ill + 1).min(people.citizens));
    Some(Clause::new(1, price))
}

/// A deed in the cold, named by its pawn alone.
pub(super) fn of_pawn(state: &State, deed: Deed) -> Text {
    let (name, text) = (deed.pawn.offered(), Text::new("group-cold-turns"));
    match turned(state, deed).filter(|_| is_cold(state, deed)) {
        Some(turned) => text.with("group", name).with("turned", turned),
        None => Text::new(if is_cold(state, deed) { "offer-cold" } else { "offer-warm" }).with("deed", name),
    }
}

/// What one more ill of the pawn's type does where all of them are ill (ILL-03): the marker turns, off its skull one dies.
fn turned(state: &State, deed: Deed) -> Option<Text> {
    let people = state.board.people(deed.pawn.citizen()?);
    let full = people.citizens > 0 && people.ill == people.citizens;
    full.then(|| if people.skull { "cold-death".into() } else { "cold-skull".into() })
}

/// Who opens a group in which all is cold should know it before.
fn marked(state: &State, deed: Deed, name: Text, within: impl Fn(&Deed) -> bool) -> Text {
    let Some(seat) = state.board.turn.filter(|_| is_cold(state, deed)) else { return name };
    let mut open = deeds(state, seat).into_iter().filter(within).peekable();
    let cold = open.peek().is_some() && open.all(|it| is_cold(state, it));
    if cold { Text::new("group-cold").with("group", name) } else { name }
}

/// An offer that cannot be taken, without the marks of the cold: nobody acts there, so that nobody falls ill.
pub(crate) fn unmarked(mut offer: Offer) -> Offer {
    offer.path.iter_mut().for_each(|it| it.label = plain(&it.label));
    Offer { label: plain(&offer.label), ..offer }
}

fn plain(text: &Text) -> Text {
    let named = |name: &str| text.args.iter().find(|it| it.0 == name).map(|it| &it.1);
    match (&*text.id, named("group")) {
        ("offer-cold", _) => Text { id: "offer-warm".into(), ..text.clone() },
        ("group-cold" | "group-cold-turns" | "group-some-cold-turns", Some(Arg::Text(group))) => group.clone(),
        _ => text.clone(),
    }
}

/// Whether a card of the hand makes clearing snow warm (CIT-03).
pub(super) fn has_warm_snow(state: &State) -> bool {
    let open = state.board.turn.map_or_else(Vec::new, |it| deeds(state, it));
    open.iter().any(|it| it.task == Task::ClearSnow && !is_cold(state, *it))
}
