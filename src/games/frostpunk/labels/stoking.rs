//! Coal to burn: what each amount warms (HEA-02), and what it means for the Generator phase, this one or the next (GEN-02, GEN-03).

use super::brief::few;
use super::people::Split;
use super::{forecast, illness};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::kinds::{Citizen, Colour, Good};
use crate::games::frostpunk::rules::because::asker;
use crate::games::frostpunk::rules::heat::{self, Stoke};
use crate::games::frostpunk::rules::{appeal, generator, night};
use crate::games::frostpunk::state::{Phase, State};

/// Where the heat stands, what a coal adds, and how far that goes.
pub(super) fn about(state: &State) -> Text {
    let marker = state.board.heat.marker;
    let text = Text::new("about-stoke").with("heat", marker).with("most", marker + heat::stokable(state));
    let text = text.with("coal", state.board.goods.of(Good::Coal));
    // GEN-02: of the coming Generator phase, one for each coal.
    let spared = generator::spared(state, heat::stokable(state));
    let spared: Vec<Text> = spared.into_iter().map(Citizen::text).collect();
    let spared = (!spared.is_empty()).then(|| Clause::new(2, Text::new("stoke-spares").with("who", few(spared, 3))));
    // GEN-08, HEA-03: said here, as beside each amount there is not always room.
    let lasts = [Clause::new(0, text), Clause::new(1, "stoke-lasts")];
    // NIG-03: by then the dusk card may have taken coal.
    let later = Clause::new(3, "stoke-later");
    Text::of_clauses(lasts.into_iter().chain(spared).chain([later]).collect())
}

/// How far the heat reaches, and which insulation keeps a building warm wherever it stands (HEA-02).
fn warm(state: &State) -> Text {
    let reach = reach(state, ["warm-generator", "warm-near", "warm-far"]);
    reach.map_or_else(
        || Text::new("warm-nothing"),
        |(zone, colours)| Text::new(zone).with("count", colours.len()).with("colours", colours),
    )
}

/// The words for red, orange or yellow, whichever reaches farthest, and all colours that are passed.
fn reach(state: &State, zones: [&'static str; 3]) -> Option<(&'static str, Vec<Text>)> {
    let colours = [Colour::Red, Colour::Orange, Colour::Yellow];
    let passed: Vec<_> = colours.into_iter().zip(zones).filter(|it| heat::is_passed(state, it.0)).collect();
    let zone = passed.last()?.1;
    Some((zone, passed.iter().map(|it| Text::new(format!("insulated-{}", it.0.key()))).collect()))
}

/// Who has burnt so much coal, or in which phase, and what is warm for it.
pub(crate) fn burnt(state: &State, n: u32) -> Text {
    let note = match state.board.turn {
        Some(seat) => Text::new("note-stoke-turn").with("seat", seat),
        None => Text::new("note-stoke").with("by", asker(state)),
    };
    let note = note.with("n", n).with("heat", state.board.heat.marker).with("cold", state.board.heat.cold);
    note.with("warm", warm_now(state))
}

/// The same where there is room for it.
pub(in super::super) fn warm_now(state: &State) -> Text {
    match reach(state, ["board-zone-generator", "board-zone-near", "board-warm-all"]) {
        None => "board-all-cold".into(),
        Some((all @ "board-warm-all", _)) => all.into(),
        Some((zone, colours)) => Text::new("board-warm").with("zone", Text::new(zone)).with("colours", colours),
    }
}

/// GEN-02: who falls ill in the Generator phase as the markers stand.
pub(in super::super) fn struck(state: &State) -> Split {
    let icons = generator::icons_between(state);
    Split(Citizen::ALL.map(|of| icons.iter().filter(|it| **it == of).count() as u32))
}

/// What the next Generator phase makes of the heat in place of what it does now (GEN-02, GEN-03).
fn ahead(state: &State, other: &State) -> [Clause; 2] {
    let ill = Text::new("stoke-ill").with("from", generator::icons_between(state).len());
    let cubes = Text::new("stoke-cubes").with("from", generator::dropped(state));
    [ill.with("to", generator::icons_between(other).len()), cubes.with("to", generator::dropped(other))]
        .map(|it| Clause::new(0, it))
}

/// In the Generator phase nothing is warm for long (GEN-07): the coal is for this phase alone. Its cubes may bring a malfunction,
/// the second of which loses the game (GEN-05, GEN-06).
fn now(state: &State) -> Text {
    let struck = struck(state);
    let dead = illness::dead(state, struck);
    if let Some(lost) = illness::lost_by(state, dead) {
        return lost;
    }
    let people = Text::new("stoke-phase").with("ill", illness::newly_ill(state, struck)).with("dead", dead.sum());
    let tower = Text::new("stoke-tower").with("n", generator::dropped(state)).with("overload", state.board.overload);
    let tower = tower.with("small", generator::safe(state));
    let tower = tower.with("last", u32::from(state.board.heat.overheated));
    Text::of_clauses(vec![Clause::new(0, people), Clause::new(0, tower), Clause::new(1, "stoke-out")])
}

/// NIG-06: how many find no warm place tonight, and what follows in the morning.
fn tonight(state: &State) -> Text {
    let cold = Text::new("stoke-night").with("cold", night::in_the_cold(state));
    let then = Text::new("stoke-next").with("ill", generator::icons_between(state).len());
    let then = then.with("n", generator::dropped(state));
    Text::of_clauses(vec![Clause::new(0, cold), Clause::new(0, then), Clause::new(1, "stoke-no-more")])
}

/// In a turn: what is warm then and what the Generator phase brings; where the deaths foreseen lose the game, first whether they still do.
fn by_day(state: &State, other: &State) -> Text {
    let [ill, cubes] = ahead(state, other);
    if forecast::lost_in(state).is_none() {
        // GEN-04: of the cubes in the tower only those count that come out.
        return Text::of_clauses(vec![Clause::new(0, warm(other)), ill, cubes, Clause::new(1, "stoke-each")]);
    }
    let lost = match forecast::lost_in(other) {
        Some(at) => Text::new("stoke-lost").with("when", forecast::stage(at)),
        None => "stoke-averts".into(),
    };
    Text::of_clauses(vec![Clause::new(0, lost), Clause::new(1, warm(other)), ill, cubes])
}

impl Choice<State> for Stoke {
    fn key(&self, _: &State) -> String {
        self.0.to_string()
    }

    fn words(&self, state: &State) -> Label {
        let heat = state.board.heat.marker + self.0;
        let mut other = state.clone();
        other.board.heat.marker = heat;
        let label: Text = match self.0 {
            0 => "offer-stoke-none".into(),
            n => Text::new("offer-stoke").with("n", n).with("heat", heat),
        };
        Label::from(label).detail(match state.board.phase {
            Phase::Generator => now(&other),
            Phase::Night => tonight(&other),
            _ => by_day(state, &other),
        })
    }

    fn appeals(options: &[&Stoke], state: &State) -> Vec<i32> {
        appeal::warmth::stoked(state, options)
    }
}
