//! Gains (SYM) and what limits them (LIM). A gain that cannot hurt is taken without asking (TRN-10).

use super::Table;
use super::reasons::{because, say, say_gain};
use super::resources::{build_site, sites_to_build};
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::Track;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::content::{CardId, Content, TrackSpace};
use crate::games::boonlake::labels::names::card_name;
use crate::games::boonlake::labels::sites::{Site, SiteOrVase, TrackChoice};
use crate::games::boonlake::state::{Board, Phase, Player, State, Why};

/// What a step that leads beyond the end of a track is worth (SYM-07).
pub(crate) const BEYOND: i32 = 2;

/// Gains one after the other, in the order in which they are printed; what is only counted is told in one line.
pub(crate) fn gain_all(t: &mut Table, seat: Seat, gains: &[Gain]) -> Play {
    let mut got = Goods::default();
    for it in gains {
        if !take(t, seat, it, &mut got) {
            say_gain(t, seat, &std::mem::take(&mut got));
            special(t, seat, it)?;
        }
    }
    say_gain(t, seat, &got);
    Ok(())
}

pub(crate) fn gain(t: &mut Table, seat: Seat, what: &Gain) -> Play {
    gain_all(t, seat, std::slice::from_ref(what))
}

/// Takes what is only counted and adds it to what was got; says whether it was of that kind.
fn take(t: &mut Table, seat: Seat, what: &Gain, got: &mut Goods) -> bool {
    match what {
        Gain::Coins(n) => {
            t.state.board.players[seat].coins += n;
            got.coins += n;
        }
        Gain::Cards(n) => got.cards += draw(t, seat, *n),
        Gain::Vases(n) => {
            t.state.board.players[seat].vases += n;
            got.vases += n;
        }
        Gain::Inhabitants(n) => got.inhabitants += hire(t, seat, *n),
        Gain::Vp(n @ 0..) => {
            count_vp(&mut t.state.board, seat, *n);
            got.vp += n.unsigned_abs();
        }
        _ => return false,
    }
    true
}

/// What moves a marker, builds something or is chosen.
fn special(t: &mut Table, seat: Seat, what: &Gain) -> Play {
    match what {
        Gain::CoinTrack(n) => steps(t, seat, Track::Coin, *n)?,
        Gain::CardTrack(n) => steps(t, seat, Track::Card, *n)?,
        Gain::OneTrack(n) => {
            let ask = Ask::new("track", "DEV-04").with("n", *n);
            let track = t.choose(seat, ask, Track::ALL.map(|track| TrackChoice { track, seat, n: *n }))?.track;
            steps(t, seat, track, *n)?;
        }
        Gain::CoinIncome => marker_income(t, seat, Track::Coin),
        Gain::CardIncome => marker_income(t, seat, Track::Card),
        Gain::Site => {
            let sites: Vec<_> = sites_to_build(&t.state, seat).map(|of| Site { of, seat }).collect();
            // PRD-01: with all four at level 2 nothing happens.
            if !sites.is_empty() {
                let site = t.choose(seat, Ask::new("site", "PRD-01"), sites)?;
                build_site(t, seat, site.of);
            }
        }
        Gain::SiteOf(of) => build_site(t, seat, *of),
        Gain::SiteOrVase => {
            let sites = sites_to_build(&t.state, seat).map(|of| SiteOrVase::Site(Site { of, seat }));
            let options: Vec<_> = sites.chain([SiteOrVase::Vase(seat)]).collect();
            match t.choose(seat, Ask::new("site-or-vase", "SYM-04"), options)? {
                SiteOrVase::Site(site) => build_site(t, seat, site.of),
                SiteOrVase::Vase(_) => gain(t, seat, &Gain::Vases(1))?,
            }
        }
        Gain::Vp(n) => vp(t, seat, *n),
        Gain::Coins(_) | Gain::Cards(_) | Gain::Vases(_) | Gain::Inhabitants(_) => {}
    }
    Ok(())
}

pub(crate) fn coins(t: &mut Table, seat: Seat, n: u32) {
    t.state.board.players[seat].coins += n;
    say_gain(t, seat, &Goods::coins(n));
}

/// SYM-08: there is no lower limit, and no upper one.
pub(crate) fn vp(t: &mut Table, seat: Seat, n: i32) {
    count_vp(&mut t.state.board, seat, n);
    match n {
        0.. => say_gain(t, seat, &Goods { vp: n.unsigned_abs(), ..Goods::default() }),
        _ => say(t, "note-lose-vp", |it| it.with("seat", seat).with("n", n.unsigned_abs())),
    }
}

/// Moves the VP, and remembers what of them came in interim scorings; who calls it tells of it.
pub(super) fn count_vp(board: &mut Board, seat: Seat, n: i32) {
    let is_scoring = board.phase == Phase::Scoring;
    let player = &mut board.players[seat];
    player.vp += n;
    player.scored += if is_scoring { n } else { 0 };
}

/// SYM-03, LIM-01: what the supply does not hold is lost. Says how many came.
pub(super) fn hire(t: &mut Table, seat: Seat, n: u32) -> u32 {
    let got = t.state.board.players[seat].hire(n);
    if got < n {
        say(t, "note-supply-empty", |it| it.with("seat", seat).with("n", n - got));
    }
    got
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
    let mut from = t.state.board.players[seat].marker(track);
    for _ in 0..n {
        let next = t.state.board.players[seat].marker(track) + 1;
        let crossed = t.state.content.track(track).get(next).map(|it| it.crossed.clone());
        match crossed {
            Some(crossed) => {
                t.state.board.players[seat].tracks[track as usize] = next;
                if !crossed.is_empty() {
                    say_steps(t, seat, track, from);
                    from = next;
                    because(t, Why::Track(track), |t| gain_all(t, seat, &crossed))?;
                }
            }
            None => {
                say_steps(t, seat, track, from);
                from = t.state.board.players[seat].marker(track);
                because(t, Why::Reason("why-beyond"), |t| gain(t, seat, &Gain::Vp(BEYOND)))?;
            }
        }
    }
    say_steps(t, seat, track, from);
    Ok(())
}

/// Tells how far a marker has come, if it has moved.
fn say_steps(t: &mut Table, seat: Seat, track: Track, from: usize) {
    let to = t.state.board.players[seat].marker(track);
    if to > from {
        let id: &'static str = if track == Track::Coin { "note-step-coin" } else { "note-step-card" };
        say(t, id, |it| it.with("seat", seat).with("from", from).with("n", to));
    }
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
    let mut got = Goods::default();
    take(t, seat, &if track == Track::Coin { Gain::Coins(n) } else { Gain::Cards(n) }, &mut got);
    take(t, seat, &Gain::Vp(points), &mut got);
    say_gain(t, seat, &got);
}

/// Draws cards into a hand (CRD-13); returns how many there were. Only their owner is told which.
pub(crate) fn draw(t: &mut Table, seat: Seat, n: u32) -> u32 {
    let mut drawn = Vec::new();
    while (drawn.len() as u32) < n {
        let Some(card) = reveal(t) else { break };
        t.state.add_to_hand(seat, card);
        drawn.push(card);
    }
    let got = drawn.len() as u32;
    if got > 0 {
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

/// Pays coins, vases, inhabitants, VP, and cards of the hand by choice, all of which must be there (LIM-03); the log has told already
/// what is paid, and what for.
pub(crate) fn pay_told(t: &mut Table, seat: Seat, goods: &Goods) -> Play {
    pay_for(t, seat, goods, &Goods::default())
}

/// The same for other goods: whoever chooses cards is told what they bring.
pub(crate) fn pay_for(t: &mut Table, seat: Seat, goods: &Goods, get: &Goods) -> Play {
    let player = &mut t.state.board.players[seat];
    player.coins = player.coins.checked_sub(goods.coins).offered("the coins to pay are there")?;
    player.vases = player.vases.checked_sub(goods.vases).offered("the vases to pay are there")?;
    let inhabitants = u8::try_from(goods.inhabitants).unwrap_or(u8::MAX);
    player.dismiss(inhabitants).offered("the inhabitants to pay are on the ranch")?;
    count_vp(&mut t.state.board, seat, -(goods.vp as i32));
    if goods.cards > 0 {
        super::cards::discard(t, seat, goods.cards as usize, get)?;
    }
    Ok(())
}

/// Gives goods for others, told in one line (CRD-08, INT-07).
pub(crate) fn exchange(t: &mut Table, seat: Seat, give: &Goods, get: &Goods) -> Play {
    pay_for(t, seat, give, get)?;
    let all = [
        Gain::Inhabitants(get.inhabitants),
        Gain::Cards(get.cards),
        Gain::Vases(get.vases),
        Gain::Coins(get.coins),
        Gain::Vp(get.vp as i32),
    ];
    let mut got = Goods::default();
    for it in &all {
        take(t, seat, it, &mut got);
    }
    match got == Goods::default() {
        true => say(t, "note-pay", |it| it.with("seat", seat).with("what", give.taken())),
        false => {
            say(t, "note-exchange", |it| it.with("seat", seat).with("give", give.taken()).with("get", got.taken()))
        }
    }
    Ok(())
}
