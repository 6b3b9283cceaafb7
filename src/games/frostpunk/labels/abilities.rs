//! Offers that citizen cards bring: tiles to place and to look at, and cards that stand for a death.

use super::illness::killed;
use super::options::cleared;
use super::people::Split;
use super::{brief, forecast, now, rows};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::{Heap, Stock};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::Weather;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Citizen, Distance, Row};
use crate::games::frostpunk::content::paid::Paid;
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::{citizens, deaths, gather, tokens};
use crate::games::frostpunk::state::State;

/// A card of the hand in place of the one that would be drawn, or none (ILL-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DeathCard {
    pub card: Option<CardId>,
    pub of: Citizen,
    /// How many are dead for whom cards are drawn if nobody gives one (ILL-09).
    pub deaths: u32,
}

impl Choice<State> for DeathCard {
    fn key(&self, _: &State) -> String {
        self.card.map_or_else(|| "draw".to_owned(), CardId::key)
    }

    fn words(&self, state: &State) -> Label {
        let Some(card) = self.card else { return Label::from("offer-draw-card").detail(self.drawn(state)) };
        let label = Label::from(card.title());
        let Some(facts) = citizens::find(state, card) else { return label };
        let effect = &facts.dies.of(self.of).0;
        label.detail(if effect.is_empty() {
            Text::new("detail-death-idle")
        } else {
            let effect: Vec<Text> = effect.iter().map(|it| death_step(state, it, effect.len() == 1)).collect();
            Text::new("detail-death-card").with("effect", effect)
        })
    }

    fn appeals(options: &[&DeathCard], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        let appeal = |it: &&DeathCard| {
            let facts = it.card.and_then(|card| citizens::find(state, card));
            // A drawn card mostly costs some hope, one of the hand is missed later.
            facts.map_or(-80, |facts| {
                appeal::steps::all(state, &prices, &Scope::default(), &facts.dies.of(it.of).0) - 60
            })
        };
        options.iter().map(appeal).collect()
    }
}

impl DeathCard {
    /// What cards that are drawn for the dead certainly bring: hope falls by each of them.
    fn drawn(&self, state: &State) -> Text {
        let loss = Step::HopeLess(deaths::sure_loss(state, self.of) * self.deaths);
        // TOK-11: whichever cards they are.
        if rows::is_lost(state, &loss) {
            return Text::new("draw-last-hope").with("step", loss.text());
        }
        let hope = death_step(state, &loss, self.deaths == 1);
        let hope = Text::new("draw-hope").with("hope", hope).with("n", self.deaths);
        let (_, now) = deaths::harmful(state, self.of);
        let harm = Text::new("draw-harm").with("now", now).with("all", state.content.citizens.len());
        Text::of_clauses(vec![Clause::new(0, hope), Clause::new(1, harm), Clause::new(2, "draw-kept")])
    }
}

/// TOK-11: whether so many deaths take the last hope, whichever cards stand for them.
pub(crate) fn is_last_hope(state: &State, of: Citizen, deaths: u32) -> bool {
    rows::is_lost(state, &Step::HopeLess(deaths::sure_loss(state, of) * deaths))
}

/// What a card that changes a Gather takes from this field and from others (CIT-03).
pub(super) fn gathered(state: &State, field: Field, ability: &Paid<Ability>) -> Text {
    let reaches = |it: &Ability| matches!(it, Ability::OtherField(_) | Ability::Spread(_));
    if ability.cost.is_some() || !ability.effect.iter().any(reaches) {
        return now::ability(state, ability);
    }
    let one = |it: &Ability| match it {
        Ability::OtherField(n) => {
            let other = citizens::other_field(field).filter(|it| state.built_on(*it).is_none());
            match other.and_then(|it| state.board.plot(it).cubes) {
                Some(it) => Text::new("gather-other").with("what", Stock { n: it.n.min(*n), of: it.of }.text()),
                None => "gather-other-none".into(),
            }
        }
        Ability::Spread(n) => {
            let others = gather::fields(state).into_iter().filter(|it| *it != field).count();
            Text::new("gather-spread").with("n", others.min(n.saturating_sub(1) as usize))
        }
        it => it.text(),
    };
    Text::new("unpaid").with("effect", ability.effect.iter().map(one).collect::<Vec<_>>())
}

/// PRE-04: who still dies in this Preparation after the death that a card is asked for, and what hope all that certainly costs; at
/// other times nothing is said.
pub(crate) fn to_come(state: &State, of: Citizen) -> Text {
    let Some(flips) = state.flips else {
        // ILL-07: whoever holds cards is asked.
        let alone = state.board.advisors.seats().count() == 1;
        return if alone { "death-alone".into() } else { "death-all".into() };
    };
    let dead = Split(Citizen::ALL.map(|it| {
        let people = state.board.people(it);
        let turns = if it == of { flips } else { forecast::check(state, it, None).turns };
        killed(turns, it != of && people.skull).min(people.citizens)
    }));
    if dead.sum() == 0 {
        return "death-no-more".into();
    }
    let hope: u32 = Citizen::ALL.into_iter().map(|it| deaths::sure_loss(state, it) * dead.of(it)).sum();
    let hope = hope + deaths::sure_loss(state, of);
    // The names of all three have no room.
    let kinds = Citizen::ALL.into_iter().filter(|it| dead.of(*it) > 0).count();
    let text = Text::new("death-next").with("who", dead.text()).with("n", dead.sum()).with("kinds", kinds);
    text.with("hope", hope).with("lost", u32::from(rows::is_lost(state, &Step::HopeLess(hope))))
}

/// A step of a card for a death; of hope that is lost it says how, because the number of tokens may stay (TOK-06), and how much
/// more the city stands (TOK-11).
fn death_step(state: &State, step: &Step, alone: bool) -> Text {
    let hope: u32 = state.board.row(Row::Hope).iter().map(|it| 1 + u32::from(it.active)).sum();
    match step {
        Step::HopeLess(n) if hope > 0 && !rows::is_lost(state, step) => {
            let lies = |active: bool| !tokens::lying(state, Row::Hope, active).is_empty();
            let text = Text::new(match (lies(true), lies(false), n) {
                _ if !alone => "death-hope",
                (false, _, _) => "death-hope-back",
                (true, false, 1) => "death-hope-used",
                (true, _, 2..) => "death-hope-each",
                (true, _, _) => "death-hope-alone",
            });
            text.with("step", step.text()).with("n", *n).with("from", hope).with("to", hope.saturating_sub(*n))
        }
        Step::HopeLess(_) => now::step(state, step),
        step => step.text(),
    }
}

/// A tile that was looked at and goes to the bottom of its stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PutUnder(pub CardId);

impl Choice<State> for PutUnder {
    fn key(&self, _: &State) -> String {
        self.0.key()
    }

    fn words(&self, state: &State) -> Label {
        let at = state.board.looked_at.iter().position(|it| *it == self.0).unwrap_or_default();
        Label::from(tile_text(state, self.0)).detail(Text::new("detail-peek").with("n", at + 1))
    }
}

/// One tile of a kind.
pub(crate) struct OneTile(pub Distance);

impl Choice<State> for OneTile {
    fn key(&self, _: &State) -> String {
        self.0.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        Label::from(Text::new(format!("offer-one-{}", self.0.key()))).detail(cleared(state, self.0, 1))
    }
}

/// What a tile shows; tiles have no names.
pub(crate) fn tile_text(state: &State, tile: CardId) -> Text {
    let heap = |heap: Option<Heap>| heap.map_or_else(|| Text::new("heap-none").into(), |it| Heap::arg(&it));
    let facts = state.content.map.tile.iter().find(|it| it.id == tile);
    let (upper, lower, food) = facts.map_or((None, None, 0), |it| (it.upper, it.lower, it.food));
    Text::new("tile-shown").with("upper", heap(upper)).with("lower", heap(lower)).with("food", food)
}

impl Weather {
    /// What the card does to the markers, the scouts and the storm. What stays as it is would only be in the way.
    pub(crate) fn text(&self) -> Text {
        let some = |(id, n): (&'static str, u32)| (n > 0).then(|| Text::new(id).with("n", n));
        let ranges = [("weather-red", self.red), ("weather-orange", self.orange), ("weather-yellow", self.yellow)];
        let mut ranges: Vec<Text> = ranges.into_iter().filter_map(some).collect();
        // The last of them says what all of them mean.
        if let Some(last) = ranges.pop() {
            ranges.push(Text::new("weather-heat").with("range", last));
        }
        let others = [("weather-scouts", self.scouts), ("weather-storm", self.storm)].into_iter().filter_map(some);
        let parts: Vec<Text> = some(("weather-cold", self.cold)).into_iter().chain(ranges).chain(others).collect();
        if parts.is_empty() { "weather-nothing".into() } else { brief::in_a_row(parts) }
    }
}
