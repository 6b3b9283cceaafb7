//! The weather (WEA): one card, its four parts from top to bottom.

use super::effects::{self, Scope};
use super::heat::{self, Advance};
use super::{Play, Table, buildings, chronicle, expeditions, goods, round, technologies};
use crate::engine::{Offered, Text};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::{Feature, Technique};
use crate::games::frostpunk::content::kinds::{Building, Good};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::state::State;

/// WEA-01.
pub(crate) fn weather(t: &mut Table) -> Play {
    t.renew("weather", |state| (&mut state.secret.weather, &mut state.board.weather_discards));
    let card = t.draw_from(|state| &mut state.secret.weather).offered("a weather card is left")?;
    let content = t.state.content.clone();
    let facts = content.weather.iter().find(|it| it.id == card).offered("there is such a card")?;
    t.headline_with(|_| Text::new("note-weather").with("card", card.title()).with("what", facts.text()));
    t.state.board.weather_discards.push(card);
    heat::advance(t, Advance { cold: facts.cold, red: facts.red, orange: facts.orange, yellow: facts.yellow });
    goods::add(t, Good::Food, hunted(&t.state));
    round::standing(t, |it| matches!(it, Standing::Weather(_)))?;
    expeditions::move_scouts(t, facts.scouts)?;
    storm(t, facts.storm)
}

/// WEA-03: 1 food for each hunting symbol, and what a technology adds.
pub(crate) fn hunted(state: &State) -> u32 {
    let symbols: u32 = state.board.buildings().map(|it| hunting(state, it.1)).sum();
    let bonus =
        technologies::sum(state, |it| if let Technique::HuntingBonus(per) = it { Some(symbols / per) } else { None });
    symbols + bonus
}

fn hunting(state: &State, built: crate::games::frostpunk::state::Built) -> u32 {
    let n = |it: &Feature| if let Feature::Hunting(n) = it { *n } else { 0 };
    buildings::features(state, built).iter().map(n).sum()
}

/// WEA-07: the buildings that the storm would ruin in a round.
pub(crate) fn storm_ruins(state: &State, round: u32) -> Option<Building> {
    let scenario = &state.content.scenario;
    let card = scenario.card.iter().find(|it| it.id == scenario.setup.storm_card)?;
    effects::ahead_in(state, &Scope::default(), round, &card.at_once)
        .into_iter()
        .find_map(|it| if let Step::RuinAll(key) = it { Some(*key) } else { None })
}

/// WEA-07: from which round to which, this one and later, the storm would ruin such buildings.
pub(crate) fn storm_rounds(state: &State, key: Building) -> Option<(u32, u32)> {
    let rounds = state.board.round..=state.content.scenario.setup.rounds;
    let mut ruins = rounds.filter(|round| storm_ruins(state, *round) == Some(key));
    let first = ruins.next()?;
    Some((first, ruins.next_back().unwrap_or(first)))
}

/// WEA-05, WEA-06: the storm strikes once its marker is on the round marker's space or an earlier one.
pub(crate) fn storm(t: &mut Table, back: u32) -> Play {
    let Some(marker) = t.state.board.storm else { return Ok(()) };
    let marker = marker.saturating_sub(back);
    t.state.board.storm = Some(marker);
    if marker > t.state.board.round {
        return Ok(());
    }
    let content = t.state.content.clone();
    let id = content.scenario.setup.storm_card;
    let card = content.scenario.card.iter().find(|it| it.id == id).offered("there is a storm card")?;
    t.headline_with(|_| Text::new("note-storm").with("card", id.title()));
    chronicle::card(t, id);
    effects::all(t, &mut Scope::of_card(id), &card.at_once)
}
