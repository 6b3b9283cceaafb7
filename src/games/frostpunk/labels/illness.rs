//! Offers by which citizens fall ill, are cured, healed or die: what stands then, and what the next Preparation makes of it.

use super::forecast::Ill;
use super::people::Split;
use super::prospect;
use super::rows;
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::{appeal, deaths};
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
pub(super) struct After {
    pub(super) ill: u32,
    pub(super) turns: u32,
    pub(super) skull: bool,
}

impl After {
    pub(super) fn of(people: &People, more: u32) -> After {
        let ill = (people.ill + more).min(people.citizens);
        let turns = if people.citizens == 0 { 0 } else { people.ill + more - ill };
        After { ill, turns, skull: people.skull ^ (turns % 2 == 1) }
    }
}

/// PRE-05, ILL-05: how many so many turns kill.
pub(crate) fn killed(turns: u32, skull: bool) -> u32 {
    (turns + u32::from(skull)) / 2
}

/// Those who die at once when these fall ill one after the other (ILL-03, ILL-05).
pub(super) fn dead(state: &State, who: Split) -> Split {
    Split(Citizen::ALL.map(|of| {
        let people = state.board.people(of);
        killed(After::of(people, who.of(of)).turns, people.skull)
    }))
}

/// How many of these are ill then who are not now.
pub(super) fn newly_ill(state: &State, who: Split) -> u32 {
    let of_type = |of: Citizen| {
        let people = state.board.people(of);
        After::of(people, who.of(of)).ill.saturating_sub(people.ill)
    };
    Citizen::ALL.into_iter().map(of_type).sum()
}

/// How many of a type are ill now.
pub(super) fn standing(state: &State, of: Citizen) -> Text {
    let people = state.board.people(of);
    let text = Text::new("detail-people").with("ill", people.ill).with("n", people.citizens);
    let text = text.with("grave", u32::from(people.skull));
    text.with("then", prospect::own(state, of))
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

/// How the ill of a type change, from so many to so many. What the skull means for them stands behind it.
fn moved(people: &People, to: u32) -> Text {
    Text::new("detail-ill-to").with("from", people.ill).with("to", to).with("n", people.citizens)
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

/// What becomes of these types one by one, and what that brings in Preparation; `one` says it of a type alone or among others.
fn told(state: &State, types: &[Citizen], ill: Ill, one: impl Fn(Citizen, bool) -> Text) -> Option<Text> {
    let head = match types {
        [] => return None,
        [only] => one(*only, true),
        _ => Text::new("detail-split").with("all", types.iter().map(|it| one(*it, false)).collect::<Vec<_>>()),
    };
    Some(prospect::with_all(state, head, ill, types))
}

fn with_detail(label: Label, detail: Option<Text>) -> Label {
    match detail {
        Some(detail) => label.detail(detail),
        None => label,
    }
}

/// What comes of these who fall ill; `marked` says it of one type alone.
fn fallen(state: &State, who: Split, marked: impl Fn(Text) -> Text) -> Option<Text> {
    if let Some(lost) = lost_by(state, dead(state, who)) {
        return Some(marked(lost));
    }
    let types = who.types();
    let after = |of: Citizen| After::of(state.board.people(of), who.of(of));
    let ill = types.iter().fold(Ill::now(state), |ill, it| {
        let (after, skull) = (after(*it), state.board.people(*it).skull);
        ill.with(*it, after.ill.saturating_sub(killed(after.turns, skull)), after.skull)
    });
    told(state, &types, ill, |of, alone| {
        let (after, people) = (after(of), state.board.people(of));
        match (alone, after.turns > 0) {
            (true, true) => marked(turned(people, &after)),
            (true, false) => marked(moved(people, after.ill)),
            (false, true) => {
                Text::new("split-turns").with("who", of.many()).with("dead", killed(after.turns, people.skull))
            }
            (false, false) => moved_of(people, of, after.ill),
        }
    })
}

/// HEA-07: what it means for the type of a pawn that it works in the cold.
pub(super) fn in_the_cold(state: &State, of: Citizen, id: &'static str) -> Option<Text> {
    fallen(state, Split::of_one(of, 1), |then| Text::new(id).with("then", then))
}

impl Choice<State> for Fallen {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        with_detail(self.0.words(state), fallen(state, self.0, |then| then))
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
        let ill = types.iter().fold(Ill::now(state), |ill, it| ill.with(*it, left(*it), people(*it).skull));
        let one = |of: Citizen, alone: bool| {
            if alone { moved(people(of), left(of)) } else { moved_of(people(of), of, left(of)) }
        };
        with_detail(self.0.words(state), told(state, &types, ill, one))
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
        let (label, types) = (self.0.words(state), self.0.types());
        let ill = types.iter().fold(Ill::now(state), |all, it| all.with(*it, state.board.people(*it).ill, false));
        let head = match types[..] {
            [] => return label,
            [only] => {
                let people = state.board.people(only);
                Text::new("detail-healed").with("ill", people.ill).with("n", people.citizens)
            }
            _ => "detail-healed-all".into(),
        };
        label.detail(prospect::with_all(state, head, ill, &types))
    }

    fn appeals(options: &[&Healed], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::spared(state, it.0)).collect()
    }
}

/// What so many deaths are, if they lose the game (ILL-06).
fn last_death(state: &State, dead: u32) -> Option<Text> {
    let (deaths, most) = (state.board.deaths + dead, state.content.boards.defeat.deaths);
    (dead > 0 && deaths >= most).then(|| Text::new("detail-death-last").with("deaths", deaths).with("most", most))
}

/// How much hope cards for these deaths certainly cost (ILL-06).
pub(super) fn sure_hope(state: &State, dead: Split) -> u32 {
    Citizen::ALL.into_iter().map(|it| deaths::sure_loss(state, it) * dead.of(it)).sum()
}

/// How these deaths lose the game: by their number, or by the hope that cards for them certainly cost (ILL-06, TOK-11).
pub(super) fn lost_by(state: &State, dead: Split) -> Option<Text> {
    let hope = sure_hope(state, dead);
    let by_hope = || Text::new("detail-death-hope").with("dead", dead.sum()).with("hope", hope);
    last_death(state, dead.sum()).or_else(|| rows::is_lost(state, &Step::HopeLess(hope)).then(by_hope))
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
            let ill = Ill::now(state).with(only, people.ill, true);
            return label.detail(prospect::with_all(state, text, ill, &[only]));
        }
        let dies = || death(state, "detail-flip-death", people, people.ill.saturating_sub(1));
        label.detail(lost_by(state, Split::of_one(only, 1)).unwrap_or_else(dies))
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
        label.detail(lost_by(state, self.0).unwrap_or_else(dies))
    }

    fn appeals(options: &[&Dying], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, it.0)).collect()
    }
}
