//! Gains (SYM) and what limits them (LIM). A gain that cannot hurt is taken without asking (TRN-10).

use super::Table;
use super::resources::{build_site, sites_to_build};
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::boonlake::content::goods::{Goods, amount};
use crate::games::boonlake::content::kinds::Track;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::content::{CardId, Content, TrackSpace};
use crate::games::boonlake::labels::names::card_name;
use crate::games::boonlake::labels::options::SiteOrVase;
use crate::games::boonlake::state::{Board, Phase, Player, State};

/// What a step that leads beyond the end of a track is worth (SYM-07).
const BEYOND: i32 = 2;

/// Gains one after the other, in the order in which they are printed.
pub(crate) fn gain_all(t: &mut Table, seat: Seat, gains: &[Gain]) -> Play {
    for it in gains {
        gain(t, seat, it)?;
    }
    Ok(())
}

pub(crate) fn gain(t: &mut Table, seat: Seat, what: &Gain) -> Play {
    match what {
        Gain::Coins(n) => coins(t, seat, *n),
        Gain::Cards(n) => {
            draw(t, seat, *n);
        }
        Gain::Vases(n) => {
            t.state.board.players[seat].vases += n;
            say(t, seat, "vases", *n);
        }
        Gain::Inhabitants(n) => inhabitants(t, seat, *n),
        Gain::Vp(n) => vp(t, seat, *n),
        Gain::CoinTrack(n) => steps(t, seat, Track::Coin, *n)?,
        Gain::CardTrack(n) => steps(t, seat, Track::Card, *n)?,
        Gain::OneTrack(n) => {
            let ask = Ask::new("track", "DEV-04").with("n", *n);
            let track = t.choose(seat, ask, Track::ALL)?;
            steps(t, seat, track, *n)?;
        }
        Gain::CoinIncome => marker_income(t, seat, Track::Coin),
        Gain::CardIncome => marker_income(t, seat, Track::Card),
        Gain::Site => {
            let sites: Vec<_> = sites_to_build(&t.state, seat).collect();
            // PRD-01: with all four at level 2 nothing happens.
            if !sites.is_empty() {
                let site = t.choose(seat, Ask::new("site", "PRD-01"), sites)?;
                build_site(t, seat, site);
            }
        }
        Gain::SiteOf(of) => build_site(t, seat, *of),
        Gain::SiteOrVase => {
            let options = sites_to_build(&t.state, seat).map(SiteOrVase::Site).chain([SiteOrVase::Vase]);
            let options: Vec<_> = options.collect();
            match t.choose(seat, Ask::new("site-or-vase", "SYM-04"), options)? {
                SiteOrVase::Site(site) => build_site(t, seat, site),
                SiteOrVase::Vase => gain(t, seat, &Gain::Vases(1))?,
            }
        }
    }
    Ok(())
}

fn say(t: &mut Table, seat: Seat, what: &'static str, n: u32) {
    t.say_with(|_| Text::new("note-gain").with("seat", seat).with("what", amount(what, n)));
}

pub(crate) fn coins(t: &mut Table, seat: Seat, n: u32) {
    if n > 0 {
        t.state.board.players[seat].coins += n;
        say(t, seat, "coins", n);
    }
}

/// SYM-08: there is no lower limit, and no upper one.
pub(crate) fn vp(t: &mut Table, seat: Seat, n: i32) {
    count_vp(&mut t.state.board, seat, n);
    match n {
        0 => {}
        1.. => say(t, seat, "vp", n.unsigned_abs()),
        _ => t.say_with(|_| Text::new("note-lose-vp").with("seat", seat).with("n", n.unsigned_abs())),
    }
}

/// Moves the VP, and remembers what of them came in interim scorings.
fn count_vp(board: &mut Board, seat: Seat, n: i32) {
    let is_scoring = board.phase == Phase::Scoring;
    let player = &mut board.players[seat];
    player.vp += n;
    player.scored += if is_scoring { n } else { 0 };
}

/// SYM-03, LIM-01: what the supply does not hold is lost.
pub(crate) fn inhabitants(t: &mut Table, seat: Seat, n: u32) {
    let got = t.state.board.players[seat].hire(n);
    if got > 0 {
        say(t, seat, "inhabitants", got);
    }
    if got < n {
        t.say_with(|_| Text::new("note-supply-empty").with("seat", seat).with("n", n - got));
    }
}

impl Player {
    /// Moves inhabitants from the supply to the ranch; says how many there were.
    pub(crate) fn hire(&mut self, n: u32) -> u32 {
        let got = u8::try_from(n).unwrap_or(u8::MAX).min(self.supply);
        self.supply -= got;
        self.ranch += got;
        u32::from(got)
    }

    /// SYM-03: paid inhabitants go from the ranch to the supply, if they are there.
    pub(crate) fn dismiss(&mut self, n: u8) -> Option<()> {
        self.ranch = self.ranch.checked_sub(n)?;
        self.supply += n;
        Some(())
    }
}

/// LIM-03: whether a player has all of this; VP can always be paid.
pub(crate) fn can_pay(state: &State, seat: Seat, goods: &Goods) -> bool {
    let player = &state.board.players[seat];
    player.coins >= goods.coins
        && player.vases >= goods.vases
        && state.hand(seat).len() >= goods.cards as usize
        && u32::from(player.ranch) >= goods.inhabitants
}

/// SYM-06, SYM-07: step by step, with what is crossed.
pub(crate) fn steps(t: &mut Table, seat: Seat, track: Track, n: u32) -> Play {
    for _ in 0..n {
        let next = t.state.board.players[seat].marker(track) + 1;
        let crossed = t.state.content.track(track).get(next).map(|it| it.crossed.clone());
        match crossed {
            Some(crossed) => {
                t.state.board.players[seat].tracks[track as usize] = next;
                t.say_with(|_| Text::new(format!("note-step-{}", track.key())).with("seat", seat).with("n", next));
                gain_all(t, seat, &crossed)?;
            }
            None => vp(t, seat, BEYOND),
        }
    }
    Ok(())
}

/// The space at the marker of a track.
pub(crate) fn at_marker<'c>(content: &'c Content, player: &Player, track: Track) -> &'c TrackSpace {
    let spaces = content.track(track);
    &spaces[player.marker(track).min(spaces.len() - 1)]
}

/// DEV-04, INC-01: everything printed at the marker, VP included.
fn marker_income(t: &mut Table, seat: Seat, track: Track) {
    let (n, points) = {
        let space = at_marker(&t.state.content, &t.state.board.players[seat], track);
        (space.gain, space.vp)
    };
    match track {
        Track::Coin => coins(t, seat, n),
        Track::Card => {
            draw(t, seat, n);
        }
    }
    vp(t, seat, points);
}

/// Draws cards into a hand (CRD-13); says how many there were. Only their owner is told which.
pub(crate) fn draw(t: &mut Table, seat: Seat, n: u32) -> u32 {
    let mut drawn = Vec::new();
    while (drawn.len() as u32) < n {
        let Some(card) = reveal(t) else { break };
        t.state.add_to_hand(seat, card);
        drawn.push(card);
    }
    let got = drawn.len() as u32;
    if got > 0 {
        say(t, seat, "cards", got);
        t.whisper_with(seat, |state| {
            let names: Vec<Text> = drawn.iter().map(|it| card_name(state, *it)).collect();
            Text::new("note-drawn").with("what", names)
        });
    }
    if got < n {
        t.say_with(|_| Text::new("note-deck-empty").with("seat", seat).with("n", n - got));
    }
    got
}

/// CRD-13: the top card of the deck; if it is empty, of the shuffled discards; if they are empty too, nothing.
fn reveal(t: &mut Table) -> Option<CardId> {
    let renewed = t.renew("cards", |state| (&mut state.secret.deck, &mut state.board.discard));
    if renewed > 0 {
        t.say_with(|_| Text::new("note-reshuffle").with("n", renewed));
    }
    t.draw_from(|state| &mut state.secret.deck)
}

/// Pays coins, vases, inhabitants, VP, and cards of the hand by choice, all of which must be there (LIM-03).
pub(crate) fn pay(t: &mut Table, seat: Seat, goods: &Goods) -> Play {
    let player = &mut t.state.board.players[seat];
    player.coins = player.coins.checked_sub(goods.coins).offered("the coins to pay are there")?;
    player.vases = player.vases.checked_sub(goods.vases).offered("the vases to pay are there")?;
    let inhabitants = u8::try_from(goods.inhabitants).unwrap_or(u8::MAX);
    player.dismiss(inhabitants).offered("the inhabitants to pay are on the ranch")?;
    count_vp(&mut t.state.board, seat, -(goods.vp as i32));
    let paid = Goods { cards: 0, ..*goods };
    if paid != Goods::default() {
        t.say_with(|_| Text::new("note-pay").with("seat", seat).with("what", paid.list()));
    }
    if goods.cards > 0 {
        super::cards::discard(t, seat, goods.cards as usize)?;
    }
    Ok(())
}

/// Gives goods that an exchange gets (CRD-08).
pub(crate) fn get(t: &mut Table, seat: Seat, goods: &Goods) -> Play {
    let gains = [
        (goods.inhabitants > 0).then_some(Gain::Inhabitants(goods.inhabitants)),
        (goods.cards > 0).then_some(Gain::Cards(goods.cards)),
        (goods.vases > 0).then_some(Gain::Vases(goods.vases)),
        (goods.coins > 0).then_some(Gain::Coins(goods.coins)),
        (goods.vp > 0).then_some(Gain::Vp(goods.vp as i32)),
    ];
    for it in gains.iter().flatten() {
        gain(t, seat, it)?;
    }
    Ok(())
}
