//! Offers by which citizens fall ill, are cured, healed or die: what stands then, and what the next Preparation makes of it.

use super::people::Split;
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::appeal;
use crate::games::frostpunk::state::{People, State};

/// So many of each type who fall ill (GNR-07).
pub(crate) struct Fallen(pub Split);

/// So many of each type who are cured (ILL-10).
pub(crate) struct Cured(pub Split);

/// So many of each type who are gravely ill no more (ILL-12).
pub(crate) struct Healed(pub Split);

/// The types whose markers are flipped (ILL-14).
pub(crate) struct Flipped(pub Split);

/// So many of each type who die (ILL-06).
pub(crate) struct Dying(pub Split);

/// Where the marker of a type stands when so many more have fallen ill, and how often it turns for those it has no room for.
struct After {
    ill: u32,
    turns: u32,
    skull: bool,
}

impl After {
    fn of(people: &People, more: u32) -> After {
        let ill = (people.ill + more).min(people.citizens);
        let turns = if people.citizens == 0 { 0 } else { people.ill + more - ill };
        After { ill, turns, skull: people.skull ^ (turns % 2 == 1) }
    }
}

/// PRE-05, ILL-05: how many so many turns kill.
pub(crate) fn killed(turns: u32, skull: bool) -> u32 {
    (turns + u32::from(skull)) / 2
}

/// PRE-04: how often a marker turns in the next Preparation with so many ill, and how many are exhausted.
fn section(state: &State, ill: u32) -> (u32, u32) {
    state.content.boards.illness_at(ill).map_or((0, 0), |it| (it.flips, it.exhausted))
}

/// PRE-03: so many of one type lose the game.
fn is_epidemic(state: &State, ill: u32) -> bool {
    ill >= state.content.boards.defeat.epidemic
}

/// What the next Preparation brings a type with so many ill (PRE-03 to PRE-05).
fn prospect(state: &State, ill: u32, skull: bool) -> Text {
    if is_epidemic(state, ill) {
        return Text::new("prospect-epidemic").with("epidemic", state.content.boards.defeat.epidemic);
    }
    let (turns, exhausted) = section(state, ill);
    let grave = turns > 0 && skull ^ (turns % 2 == 1);
    let text = Text::new("prospect").with("exhausted", exhausted).with("dead", killed(turns, skull));
    text.with("grave", u32::from(grave))
}

/// The same of several types in few words: how many die of them.
fn prospect_of_all(state: &State, all: impl Iterator<Item = (u32, bool)> + Clone) -> Text {
    if all.clone().any(|it| is_epidemic(state, it.0)) {
        return "prospect-all-epidemic".into();
    }
    let dead: u32 = all.map(|(ill, skull)| killed(section(state, ill).0, skull)).sum();
    Text::new("prospect-all").with("dead", dead)
}

/// How many of a type are ill now.
pub(super) fn standing(state: &State, of: Citizen) -> Text {
    let people = state.board.people(of);
    let text = Text::new("detail-people").with("ill", people.ill).with("n", people.citizens);
    let text = text.with("grave", u32::from(people.skull));
    text.with("then", prospect(state, people.ill, people.skull))
}

/// The same of several types.
pub(super) fn all_standing(state: &State, types: &[Citizen]) -> Text {
    let one = |of: &Citizen| {
        let people = state.board.people(*of);
        let text = Text::new("detail-people-of").with("who", of.many()).with("n", people.citizens);
        text.with("ill", people.ill).with("grave", u32::from(people.skull))
    };
    Text::new("detail-people-all").with("all", types.iter().map(one).collect::<Vec<_>>())
}

/// How the ill of a type change, from so many to so many.
fn moved(state: &State, people: &People, to: u32) -> Text {
    let text = Text::new("detail-ill-to").with("from", people.ill).with("to", to).with("n", people.citizens);
    text.with("grave", u32::from(people.skull)).with("then", prospect(state, to, people.skull))
}

/// One type of several, from so many ill to so many.
fn moved_of(people: &People, of: Citizen, to: u32) -> Text {
    let text = Text::new("split-one").with("who", of.many()).with("from", people.ill);
    text.with("to", to).with("n", people.citizens)
}

/// What comes of a marker that has no room for all who fall ill (ILL-03).
fn turned(people: &People, after: &After) -> Text {
    match (people.ill == people.citizens, after.turns, people.skull) {
        (true, 1, false) => "detail-turns-skull".into(),
        (true, 1, true) => "detail-turns-death".into(),
        _ => {
            let text = Text::new("detail-turns").with("n", people.citizens).with("turns", after.turns);
            text.with("dead", killed(after.turns, people.skull))
        }
    }
}

/// A label with what comes of one type, or of several together.
fn told(label: Label, types: &[Citizen], one: impl FnOnce(Citizen) -> Text, several: impl FnOnce() -> Text) -> Label {
    match types {
        [] => label,
        [only] => label.detail(one(*only)),
        _ => label.detail(several()),
    }
}

impl Choice<State> for Fallen {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let people = |of: Citizen| state.board.people(of);
        let after = |of: Citizen| After::of(people(of), self.0.of(of));
        let one = |of: Citizen| match after(of) {
            after if after.turns > 0 => turned(people(of), &after),
            after => moved(state, people(of), after.ill),
        };
        let of_several = |of: &Citizen| match after(*of) {
            after if after.turns > 0 => {
                let text = Text::new("split-turns").with("who", of.many());
                text.with("dead", killed(after.turns, people(*of).skull))
            }
            after => moved_of(people(*of), *of, after.ill),
        };
        let types = self.0.types();
        let several = || {
            let all: Vec<Text> = types.iter().map(of_several).collect();
            // What turns now leaves no room for what comes later.
            if types.iter().any(|it| after(*it).turns > 0) {
                return Text::new("detail-split-turns").with("all", all);
            }
            let then = types.iter().map(|it| (after(*it).ill, after(*it).skull));
            Text::new("detail-split").with("all", all).with("then", prospect_of_all(state, then))
        };
        told(self.0.words(state), &types, one, several)
    }

    fn appeals(options: &[&Fallen], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, it.0)).collect()
    }
}

impl Choice<State> for Cured {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let people = |of: Citizen| state.board.people(of);
        let left = |of: Citizen| people(of).ill.saturating_sub(self.0.of(of));
        let types = self.0.types();
        let several = || {
            let all: Vec<Text> = types.iter().map(|it| moved_of(people(*it), *it, left(*it))).collect();
            let then = types.iter().map(|it| (left(*it), people(*it).skull));
            Text::new("detail-split").with("all", all).with("then", prospect_of_all(state, then))
        };
        told(self.0.words(state), &types, |it| moved(state, people(it), left(it)), several)
    }

    fn appeals(options: &[&Cured], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::spared(state, it.0)).collect()
    }
}

impl Choice<State> for Healed {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let people = |of: Citizen| state.board.people(of);
        let one = |of: Citizen| {
            let text = Text::new("detail-healed").with("ill", people(of).ill).with("n", people(of).citizens);
            text.with("then", prospect(state, people(of).ill, false))
        };
        let types = self.0.types();
        let several = || {
            let then = types.iter().map(|it| (people(*it).ill, false));
            Text::new("detail-healed-all").with("then", prospect_of_all(state, then))
        };
        told(self.0.words(state), &types, one, several)
    }

    fn appeals(options: &[&Healed], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::spared(state, it.0)).collect()
    }
}

/// What one more death is, if it is the one that loses the game (ILL-06).
fn last_death(state: &State) -> Option<Text> {
    let (deaths, most) = (state.board.deaths + 1, state.content.boards.defeat.deaths);
    (deaths >= most).then(|| Text::new("detail-death-last").with("deaths", deaths).with("most", most))
}

/// One more death, and how many are ill and alive then.
fn death(state: &State, id: &'static str, people: &People, ill: u32) -> Text {
    let text = Text::new(id).with("deaths", state.board.deaths + 1).with("most", state.content.boards.defeat.deaths);
    text.with("from", people.ill).with("ill", ill).with("n", people.citizens.saturating_sub(1))
}

impl Choice<State> for Flipped {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let label = self.0.words(state);
        let [only] = self.0.types()[..] else { return label };
        let people = state.board.people(only);
        if !people.skull {
            let text = Text::new("detail-flip-skull").with("ill", people.ill).with("n", people.citizens);
            return label.detail(text.with("then", prospect(state, people.ill, true)));
        }
        let dies = || death(state, "detail-flip-death", people, people.ill.saturating_sub(1));
        label.detail(last_death(state).unwrap_or_else(dies))
    }

    fn appeals(options: &[&Flipped], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, it.0)).collect()
    }
}

impl Choice<State> for Dying {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let label = self.0.words(state);
        let [only] = self.0.types()[..] else { return label };
        let people = state.board.people(only);
        let ill = people.ill.min(people.citizens.saturating_sub(1));
        let dies = || death(state, "detail-death", people, ill);
        label.detail(last_death(state).unwrap_or_else(dies))
    }

    fn appeals(options: &[&Dying], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, it.0)).collect()
    }
}
