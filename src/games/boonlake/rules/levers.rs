//! Modernisation and levers (MOD). What may be used at any time is in `any_time`.

use super::Table;
use super::acts::{Act, ask_act, passable};
use super::any_time::Matter;
use super::end::lever_points;
use super::gains;
use super::reasons::{because, priced};
use super::upgrade;
use crate::engine::{Ask, Play, Seat, Text};
use crate::games::boonlake::content::Content;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Lever;
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::labels::acts::{not_skipping, skipping};
use crate::games::boonlake::labels::names::lever_name;
use crate::games::boonlake::state::{LeverState, Player, State, Why};

/// What L01 gives for a vase, and L05 for a skipped card (MOD-07, MOD-08).
pub(crate) const FOR_A_VASE: u32 = 6;
const FOR_A_CARD: u32 = 3;

/// A lever used in place of a shared part (MOD-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GiveUp {
    TakeVase,
    ReturnVase,
    Modernise,
    Upgrade,
}

impl GiveUp {
    pub(crate) fn lever(self) -> Lever {
        match self {
            GiveUp::TakeVase | GiveUp::ReturnVase => Lever::L01,
            GiveUp::Modernise => Lever::L02,
            GiveUp::Upgrade => Lever::L03,
        }
    }
}

/// MOD-01: what a slot costs this player.
pub(crate) fn price(state: &State, seat: Seat, lever: Lever) -> u32 {
    price_for(&state.content, &state.board.players[seat], lever)
}

pub(crate) fn price_for(content: &Content, player: &Player, lever: Lever) -> u32 {
    let less = player.ongoing(content, |it| if let Ongoing::LeverDiscount(n) = it { Some(*n) } else { None });
    content.lever(lever).coins.saturating_sub(less)
}

/// The cheapest of the free slots.
pub(crate) fn cheapest(state: &State, seat: Seat) -> Option<Lever> {
    let player = &state.board.players[seat];
    Lever::ALL.into_iter().filter(|it| player.is_free(*it)).min_by_key(|it| price(state, seat, *it))
}

/// MOD-01, MOD-02: the free slots that can be paid for.
pub(crate) fn slots(state: &State, seat: Seat) -> Vec<Act> {
    let player = &state.board.players[seat];
    let free = |it: &Lever| player.is_free(*it);
    let payable = |it: &Lever| player.coins >= price(state, seat, *it);
    Lever::ALL.into_iter().filter(free).filter(payable).map(Act::Modernise).collect()
}

/// Asks for a lever to build, with what levers are worth at the end without it and with it (END-01).
pub(crate) fn asking(state: &State, seat: Seat, id: &'static str) -> Ask {
    let built = state.board.players[seat].built_levers();
    let ask = Ask::new(id, "MOD-01").with("from", lever_points(built)).with("to", lever_points(built + 1));
    ask.with("left", state.board.scorings_left())
}

/// One free slot, or nothing.
pub(crate) fn modernise(t: &mut Table, seat: Seat) -> Play {
    let options = |state: &State| slots(state, seat).into_iter().chain([Act::Skip("modernise")]).collect();
    match ask_act(t, seat, asking(&t.state, seat, "modernise"), Matter::Goods, options)? {
        Act::Modernise(lever) => build(t, seat, lever),
        _ => {
            t.say_with(|_| Text::new("note-skip-progress").with("seat", seat));
            Ok(())
        }
    }
}

/// MOD-01: the lever stands up and may be used at once.
pub(crate) fn build(t: &mut Table, seat: Seat, lever: Lever) -> Play {
    let coins = price(&t.state, seat, lever);
    let price = Goods::coins(coins);
    gains::pay_told(t, seat, &price)?;
    t.state.board.players[seat].levers[lever as usize] = LeverState::Up;
    t.say_with(|_| priced("note-lever", &price).with("seat", seat).with("lever", lever_name(lever)));
    Ok(())
}

/// MOD-05: a used lever is down until the next interim scoring.
pub(crate) fn lower(t: &mut Table, seat: Seat, lever: Lever) {
    lower_told(t, seat, lever);
    t.say_with(|_| Text::new("note-lever-used").with("seat", seat).with("lever", lever_name(lever)));
}

/// The same where the line of what it brings names the lever.
pub(crate) fn lower_told(t: &mut Table, seat: Seat, lever: Lever) {
    t.state.board.players[seat].levers[lever as usize] = LeverState::Down;
}

/// That a lever is down, and for how long: in scoring 4 it goes up after its last use (MOD-10).
pub(super) fn down(state: &State, lever: Lever) -> Text {
    Text::new("refuse-lever-down").with("what", lever_name(lever)).with("left", state.board.scorings_left())
}

/// CRD-09.
pub(crate) fn raise(t: &mut Table, seat: Seat, lever: Lever) {
    t.state.board.players[seat].levers[lever as usize] = LeverState::Up;
    t.say_with(|_| Text::new("note-lever-up").with("seat", seat).with("lever", lever_name(lever)));
}

/// MOD-05, MOD-07: what the levers of the top row could do in place of a shared part.
pub(crate) fn give_ups(state: &State, seat: Seat) -> Vec<Act> {
    let player = &state.board.players[seat];
    let mut all = vec![GiveUp::TakeVase];
    if player.vases > 0 {
        all.push(GiveUp::ReturnVase);
    }
    if !slots(state, seat).is_empty() {
        all.push(GiveUp::Modernise);
    }
    if !upgrade::offers(state, seat).is_empty() {
        all.push(GiveUp::Upgrade);
    }
    all.into_iter().filter(|it| player.is_up(it.lever())).map(Act::GiveUp).collect()
}

pub(crate) fn give_up(t: &mut Table, seat: Seat, what: GiveUp) -> Play {
    let lever = what.lever();
    match what {
        GiveUp::TakeVase => {
            lower_told(t, seat, lever);
            because(t, Why::Lever(lever), |t| gains::gain(t, seat, &Gain::Vases(1)))
        }
        GiveUp::ReturnVase => {
            lower_told(t, seat, lever);
            let (give, get) = (Goods { vases: 1, ..Goods::default() }, Goods::coins(FOR_A_VASE));
            because(t, Why::Lever(lever), |t| gains::exchange(t, seat, &give, &get))
        }
        GiveUp::Modernise => {
            lower(t, seat, lever);
            modernise(t, seat)
        }
        GiveUp::Upgrade => {
            lower(t, seat, lever);
            let options =
                |state: &State| upgrade::offers(state, seat).into_iter().chain([Act::Skip("upgrade")]).collect();
            let act = ask_act(t, seat, Ask::new("upgrade", "MOD-07"), Matter::Goods, options)?;
            if matches!(act, Act::Skip(_)) {
                t.say_with(|_| Text::new("note-skip-upgrade").with("seat", seat));
            }
            super::acts::perform(t, seat, act)
        }
    }
}

/// MOD-06: whoever neither plays nor discards a card may use L04 and L05.
pub(crate) fn skipped(t: &mut Table, seat: Seat) -> Play {
    let options = skipping_levers(&t.state, seat);
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::new("skip-levers", "MOD-06");
    let ask = if t.state.board.awaited.contains(&seat) { passable(t, seat, ask, "none") } else { ask };
    for lever in which(t, seat, ask, options)? {
        let coins = for_skipping(&t.state, seat, lever);
        lower_told(t, seat, lever);
        because(t, Why::Lever(lever), |t| gains::gain(t, seat, &Gain::Coins(coins)))?;
    }
    Ok(())
}

/// Both, one or none, each an answer of its own, so that what is declined has a name, too.
fn which(t: &mut Table, seat: Seat, ask: Ask, up: Vec<Lever>) -> Play<Vec<Lever>> {
    let both = (up.len() > 1).then(|| up.clone());
    let ways: Vec<Vec<Lever>> = both.into_iter().chain(up.iter().map(|it| vec![*it])).chain([Vec::new()]).collect();
    let key = |_: &State, it: &Vec<Lever>| match it.is_empty() {
        true => "none".to_owned(),
        false => it.iter().map(|it| it.key()).collect::<Vec<_>>().join("+"),
    };
    let words = |state: &State, it: &Vec<Lever>| match it.is_empty() {
        true => not_skipping(state, seat, &up),
        false => skipping(state, seat, it),
    };
    t.choose_by(seat, ask, ways, key, words)
}

pub(crate) fn skipping_levers(state: &State, seat: Seat) -> Vec<Lever> {
    let up = |it: &Lever| state.board.players[seat].is_up(*it);
    [Lever::L04, Lever::L05].into_iter().filter(up).collect()
}

/// What L04 and L05 give for a skipped card (MOD-08).
pub(crate) fn for_skipping(state: &State, seat: Seat, lever: Lever) -> u32 {
    if lever == Lever::L04 { state.board.players[seat].site_levels() } else { FOR_A_CARD }
}
