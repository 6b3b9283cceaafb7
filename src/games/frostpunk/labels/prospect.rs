//! What an offer makes of those who are ill by the end of the next Preparation: of one type, or of the whole city, so that the
//! offers of one question can be compared.

use super::forecast::{Ill, as_heat_is, is_epidemic, is_grave_after, is_grave_then, section};
use super::illness::{killed, lost_by};
use super::people::Split;
use crate::engine::{Clause, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::generator;
use crate::games::frostpunk::state::State;

/// What the next Preparation brings one type as it stands.
pub(super) fn own(state: &State, of: Citizen) -> Text {
    let (ill, skull) = Ill::now(state).of(of);
    if is_epidemic(state, ill) {
        return Text::new("prospect-epidemic").with("epidemic", state.content.boards.defeat.epidemic);
    }
    let (turns, exhausted) = section(state, ill);
    let text = Text::new("prospect").with("exhausted", exhausted).with("dead", killed(turns, skull));
    text.with("grave", u32::from(is_grave_then(state, (ill, skull))))
}

/// How these types stand then, and what that brings the whole city.
pub(super) fn with_all(state: &State, head: Text, ill: Ill, named: &[Citizen]) -> Text {
    let head = Clause::new(0, head);
    if let Some(of) = Citizen::ALL.into_iter().find(|it| is_epidemic(state, ill.of(*it).0)) {
        return Text::of_clauses(vec![head, Clause::new(1, epidemic(state, of, named))]);
    }
    let (ill, first, night) = match as_heat_is(state, ill) {
        Some((then, dead)) => (then, dead, 2),
        None => (ill, Split::default(), u32::from(generator::is_ahead(state))),
    };
    let then = |of: Citizen| {
        let (ill, skull) = ill.of(of);
        killed(section(state, ill).0, skull)
    };
    let dying = Split(Citizen::ALL.map(|of| first.of(of) + then(of)));
    let dead = dying.sum();
    // ILL-06, TOK-11: so many deaths, or the hope that cards for them surely cost, are the end.
    if lost_by(state, dying).is_some() {
        let lost = Text::new("prospect-lost").with("dead", dead).with("night", night).with("types", named.len());
        return Text::of_clauses(vec![head, Clause::new(1, lost)]);
    }
    let grave = ill.sum(|it| u32::from(is_grave_after(state, it)));
    let exhausted = Text::new("prospect-exhausted").with("n", ill.sum(|it| section(state, it.0).1));
    // Of several types there is room for little: where nobody dies they differ in who is gravely ill.
    if named.len() > 1 && dead == 0 && grave > 0 {
        let gravely = Text::new("prospect-split-grave").with("n", grave).with("night", night);
        let gravely = gravely.with("types", named.len());
        let rest = [Clause::new(2, "prospect-no-deaths"), Clause::new(3, exhausted)];
        return Text::of_clauses([head, Clause::new(1, gravely)].into_iter().chain(rest).collect());
    }
    let id = if named.len() > 1 { "prospect-split" } else { "prospect-all" };
    let deaths = Text::new(id).with("dead", dead).with("night", night).with("types", named.len());
    let gravely = (grave > 0).then(|| Clause::new(3, Text::new("prospect-grave").with("n", grave)));
    Text::of_clauses([head, Clause::new(1, deaths), Clause::new(2, exhausted)].into_iter().chain(gravely).collect())
}

/// PRE-03: whose number it is, unless several types leave no room for that.
fn epidemic(state: &State, of: Citizen, named: &[Citizen]) -> Text {
    let most = state.content.boards.defeat.epidemic;
    match named {
        [only] if *only == of => Text::new("prospect-epidemic").with("epidemic", most),
        [_] => Text::new("prospect-epidemic-of").with("who", of.many()).with("epidemic", most),
        _ => "prospect-split-epidemic".into(),
    }
}
