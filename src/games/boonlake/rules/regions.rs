//! Region scoring (REG).

use super::Table;
use super::card_effects::own;
use super::gains;
use super::levers::lower_told;
use super::reasons::because;
use super::solo;
use crate::engine::{Arg, Ask, Choice, Offer, Play, Refusal, Seat, Text};
use crate::games::boonlake::content::kinds::{Lever, Region};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::region_name;
use crate::games::boonlake::labels::options::RegionChoice;
use crate::games::boonlake::state::{Board, State, Why};

/// REG-01, REG-05: an open region whose reward is taken; with all four covered one is named without a reward.
pub(crate) fn choose(t: &mut Table, seat: Seat) -> Play<Region> {
    let open = |it: &Region| !t.state.board.covered[*it as usize];
    let mut regions: Vec<Region> = Region::ALL.into_iter().filter(open).collect();
    let covered = regions.is_empty();
    if covered {
        regions = Region::ALL.to_vec();
    }
    let options = regions.into_iter().map(|region| RegionChoice { region, seat, reward: !covered });
    // REG-02: with the last scoring no reward is opened again that anybody could still take.
    let how = match (t.state.board.eminence.is_some(), covered, t.state.board.is_last_scoring()) {
        (false, true, _) => "covered",
        (true, true, _) => "solo-covered",
        (false, false, true) => "last",
        (false, false, false) => "open",
        (true, false, true) => "solo-last",
        (true, false, false) => "solo",
    };
    let rule = if covered { "REG-05" } else { "REG-01" };
    let ask = t.ask_with(Ask::new("region", rule), |_, ask| ask.with("how", Arg::Word(how.to_owned())));
    let region = t.choose(seat, ask, options.collect::<Vec<_>>())?.region;
    let note = if covered { "note-region-covered" } else { "note-region" };
    t.say_with(|_| Text::new(note).with("seat", seat).with("region", region_name(region)));
    if !covered {
        t.state.board.covered[region as usize] = true;
        let reward = t.state.content.region(region).reward.clone();
        because(t, Why::Region(region), |t| gains::gain(t, seat, &reward))?;
    }
    t.state.board.scored = Some(region);
    solo::region_points(t, region, 1);
    Ok(region)
}

/// The regions whose reward is covered, while another one is open: they cannot be chosen.
pub(crate) fn covered(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    let is_covered = |it: &Region| state.board.covered[*it as usize];
    if Region::ALL.iter().all(is_covered) {
        return Vec::new();
    }
    let refused = |region: Region| {
        let id = if state.board.is_last_scoring() { "refuse-region-last" } else { "refuse-region" };
        let text = Text::new(id).with("region", region_name(region));
        (RegionChoice { region, seat, reward: true }.offer(state), Refusal::new("REG-01", text))
    };
    Region::ALL.into_iter().filter(is_covered).map(refused).collect()
}

/// REG-03: the own presence in the other three regions.
pub(crate) fn presence_elsewhere(state: &State, seat: Seat) -> u32 {
    others(&state.board).map(|it| state.presence(own(seat), it)).sum()
}

/// The regions that pay coins in this turn.
pub(crate) fn others(board: &Board) -> impl Iterator<Item = Region> + use<> {
    let scored = board.scored;
    Region::ALL.into_iter().filter(move |it| Some(*it) != scored)
}

/// REG-03, REG-04.
pub(crate) fn take_coins(t: &mut Table, seat: Seat, lever: bool) -> Play {
    let n = presence_elsewhere(&t.state, seat);
    // Whoever gets nothing would otherwise look for it in vain.
    if n == 0 {
        t.say_with(|_| Text::new("note-region-nothing").with("seat", seat));
    }
    because(t, Why::Reason("why-presence"), |t| gains::gain(t, seat, &Gain::Coins(n)))?;
    if lever {
        lower_told(t, seat, Lever::L06);
        because(t, Why::Lever(Lever::L06), |t| gains::gain(t, seat, &Gain::Vp(n as i32)))?;
    }
    Ok(())
}
