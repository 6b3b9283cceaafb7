//! What gains, cards and plots bring a player just now: what comes to nothing, or how much it is, stands behind them.

use super::names::{gains_list, price_list};
use super::sites::TrackChoice;
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Kind, Lever, Track};
use crate::games::boonlake::content::words::{Effect, Gain, Goal, Ongoing, Plot};
use crate::games::boonlake::content::{CardId, CardText, RiverId};
use crate::games::boonlake::rules::cards::Demand;
use crate::games::boonlake::rules::conditions::counted;
use crate::games::boonlake::rules::gains::at_marker;
use crate::games::boonlake::rules::resources::{HIGHEST, sites_to_build};
use crate::games::boonlake::rules::upgrade::Less;
use crate::games::boonlake::rules::{ship, upgrade};
use crate::games::boonlake::state::{LeverState, Phase, State};

/// Gains as a list, as they would come to this player.
fn gains(state: &State, seat: Seat, gains: &[Gain]) -> Vec<Text> {
    match gains {
        [] => gains_list(gains),
        gains => gains.iter().map(|it| gain(state, seat, it, gains.len() == 1)).collect(),
    }
}

fn gain(state: &State, seat: Seat, gain: &Gain, alone: bool) -> Text {
    let player = &state.board.players[seat];
    let text = gain.text();
    match gain {
        Gain::Inhabitants(n) if u32::from(player.supply) < *n => {
            Text::new("gain-supply").with("what", text).with("n", player.supply)
        }
        Gain::Site if sites_to_build(state, seat).next().is_none() => idle(text),
        Gain::SiteOf(of) if player.level(*of) >= HIGHEST => idle(text),
        Gain::CoinTrack(_) | Gain::CardTrack(_) => steps(seat, gain).map_or(text, |it| it.as_gain(state, alone)),
        Gain::CoinIncome => income(state, seat, Track::Coin, text),
        Gain::CardIncome => income(state, seat, Track::Card, text),
        _ => text,
    }
}

fn steps(seat: Seat, gain: &Gain) -> Option<TrackChoice> {
    match gain {
        Gain::CoinTrack(n) => Some(TrackChoice { track: Track::Coin, seat, n: *n }),
        Gain::CardTrack(n) => Some(TrackChoice { track: Track::Card, seat, n: *n }),
        _ => None,
    }
}

/// What steps on the tracks make of the income, where the gains have no room for it.
fn incomes(state: &State, seat: Seat, gains: &[Gain]) -> Vec<Text> {
    let alone = gains.len() == 1;
    gains.iter().filter_map(|it| steps(seat, it)?.beside(state, alone)).collect()
}

/// The state with the markers where these gains bring them.
pub(super) fn stepped(state: State, seat: Seat, gains: &[Gain]) -> State {
    gains.iter().filter_map(|it| steps(seat, it)).fold(state, |state, it| it.made(&state))
}

/// The same with what a card that is played gives.
pub(super) fn stepped_by_card(state: State, seat: Seat, card: CardId) -> State {
    let content = state.content.clone();
    match &content.card(card).text {
        CardText::Now(Effect::Gain(gains)) => stepped(state, seat, gains),
        _ => state,
    }
}

/// What else a card makes of the income, or what its settlement still lacks.
pub(super) fn beside(state: &State, seat: Seat, card: CardId) -> Vec<Text> {
    match &state.content.card(card).text {
        CardText::Now(Effect::Gain(gains)) => incomes(state, seat, gains),
        CardText::Now(Effect::ToSettlement { presence, .. }) => around(state, seat, *presence).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// How near the best of a player's houses comes to the pieces that a settlement asks for, if none has them (UPG-03, UPG-05).
fn around(state: &State, seat: Seat, fewer: u32) -> Option<Text> {
    let houses = upgrade::own_pieces(state, seat, Kind::House);
    let most = houses.map(|at| upgrade::presence_around(state, at)).max()?;
    let wanted = Less::of_lever(state.board.players[seat].is_up(Lever::L08)).and(0, fewer).wanted();
    (most < wanted).then(|| Text::new("now-around").with("n", most).with("wanted", wanted))
}

/// The same of a plot that is developed.
pub(super) fn incomes_by_plot(state: &State, seat: Seat, plot: &Plot) -> Vec<Text> {
    incomes(state, seat, plot.gains())
}

/// Gains as they would come to this player, where that is not what is printed.
pub(super) fn differing(state: &State, seat: Seat, printed: &[Gain]) -> Option<Vec<Text>> {
    let now = gains(state, seat, printed);
    (now != gains_list(printed)).then_some(now)
}

/// All that a ship gains where it stops, if that is not what is printed there (SHP-06, SHP-07).
pub(super) fn stop(state: &State, seat: Seat, at: RiverId) -> Option<Vec<Text>> {
    let printed = &state.content.river(at).bonus;
    // A card that adds a vase does so only where one is taken; beside a site it is named with the vase.
    let vase = printed.iter().any(|it| matches!(it, Gain::Vases(_)));
    let mut all = printed.clone();
    let more = ship::more(state, seat, at);
    for more in more.iter().filter(|it| vase || !matches!(it, Gain::Vases(_))) {
        let same = all.iter_mut().find_map(|it| match (it, more) {
            (Gain::Coins(n), Gain::Coins(more))
            | (Gain::Cards(n), Gain::Cards(more))
            | (Gain::Vases(n), Gain::Vases(more)) => Some((n, *more)),
            _ => None,
        });
        match same {
            Some((n, more)) => *n += more,
            None => all.push(more.clone()),
        }
    }
    let mut now = gains(state, seat, &all);
    let extra = more.iter().find_map(|it| if let Gain::Vases(n) = it { Some(*n) } else { None });
    if let (Some(at), Some(extra)) = (printed.iter().position(|it| *it == Gain::SiteOrVase), extra) {
        now[at] = Text::new("site-or-vases").with("n", 1 + extra);
    }
    (now != gains_list(printed)).then_some(now)
}

/// Nothing comes of it now.
fn idle(what: Text) -> Text {
    Text::new("effect-idle").with("what", what)
}

/// So much comes of it now.
fn worth(what: Text, now: Vec<Text>) -> Text {
    Text::new("effect-now").with("what", what).with("now", now)
}

fn income(state: &State, seat: Seat, track: Track, what: Text) -> Text {
    let space = at_marker(&state.content, &state.board.players[seat], track);
    let mut goods = Goods { vp: space.vp.unsigned_abs(), ..Goods::default() };
    match track {
        Track::Coin => goods.coins = space.gain,
        Track::Card => goods.cards = space.gain,
    }
    worth(what, price_or_nothing(&goods))
}

fn price_or_nothing(goods: &Goods) -> Vec<Text> {
    if *goods == Goods::default() { vec![Text::new("gain-none")] } else { price_list(goods) }
}

/// What a card does, for a player who would play it now, with the number that it comes to in brackets.
pub(super) fn card(state: &State, seat: Seat, card: CardId) -> Text {
    match parts(state, seat, card) {
        (what, Some(now)) => Text::new("effect-counted").with("what", what).with("now", now),
        (what, None) => what,
    }
}

/// The same in two parts, as both together may be longer than there is room beside a price.
pub(super) fn parts(state: &State, seat: Seat, card: CardId) -> (Text, Option<Text>) {
    let text = state.content.card_text(card);
    match &state.content.card(card).text {
        CardText::Now(Effect::Count { of, vp }) => {
            (text, Some(Text::new("now-vp").with("vp", counted(state, seat, *of) * vp)))
        }
        CardText::Now(it) => (effect(state, seat, card, it, text), None),
        CardText::Ongoing(it) => (text, is_over(state, it).then(|| "now-no-more".into())),
        CardText::End(Goal::Steps { of, .. }) => {
            (text, Some(Text::new("now-reached").with("n", counted(state, seat, *of))))
        }
    }
}

/// Whether no turn comes any more in which a card could matter: in the last scoring only the next card may be cheaper (CRD-07).
fn is_over(state: &State, ongoing: &Ongoing) -> bool {
    let is_last = state.board.phase == Phase::Scoring && state.board.is_last_scoring();
    is_last && !matches!(ongoing, Ongoing::PlayDiscount(_))
}

fn effect(state: &State, seat: Seat, card: CardId, effect: &Effect, text: Text) -> Text {
    let player = &state.board.players[seat];
    // Levers that give something may help.
    let helped = [Lever::L10, Lever::L11, Lever::L12].into_iter().any(|it| player.is_up(it));
    let payable = |give: &Goods| helped || payable(state, seat, card, give);
    // Where much has to be said, in short words.
    let text = match effect {
        Effect::ToHouse(less) => Text::new("now-to-house").with("less", *less),
        Effect::ToSettlement { less, presence } => {
            Text::new("now-to-settlement").with("less", *less).with("presence", *presence)
        }
        Effect::Swap { one, other } => Text::new("now-swap").with("one", one.taken()).with("other", other.taken()),
        _ => text,
    };
    match effect {
        Effect::Gain(what) => Text::new("effect-gain").with("what", gains(state, seat, what)),
        Effect::LeverUp(_) if !player.levers.contains(&LeverState::Down) => idle(text),
        Effect::ToHouse(less) if !helped && upgrade::to_houses(state, seat, *less).is_empty() => idle(text),
        Effect::ToSettlement { less, presence }
            if !helped && upgrade::to_settlements(state, seat, *less, *presence).is_empty() =>
        {
            idle(text)
        }
        Effect::Trade { give, .. } if !payable(give) => idle(text),
        Effect::Swap { one, other } if !payable(one) && !payable(other) => idle(text),
        _ => text,
    }
}

/// Whether a player could still pay this after playing a card.
fn payable(state: &State, seat: Seat, card: CardId, give: &Goods) -> bool {
    let (player, demand) = (&state.board.players[seat], Demand::of_card(state, seat, card));
    let cards = state.hand(seat).len().saturating_sub(1) as u32;
    player.coins.saturating_sub(demand.coins) >= give.coins
        && player.vases.saturating_sub(demand.vases) >= give.vases
        && u32::from(player.ranch) >= give.inhabitants
        && cards >= give.cards
}

/// What a plot brings whoever develops it now; what it is worth under a settlement comes only with that (UPG-09).
pub(super) fn plot(state: &State, seat: Seat, plot: &Plot) -> Text {
    match plot {
        Plot::Gain(what) => Text::new("plot-gain").with("what", gains(state, seat, what)),
        Plot::Pay { cost, gain } => {
            Text::new("plot-pay-gain").with("cost", cost.taken()).with("gain", gains(state, seat, gain))
        }
        Plot::Settlement(vp) if state.board.players[seat].settlements > 0 => {
            Text::new("plot-settlement-later").with("vp", *vp)
        }
        Plot::Settlement(_) => Plot::Plain.text(),
        // A price alone looks as if its gain had been left out.
        Plot::Price(_) => Text::new("plot-pay-only").with("what", plot.text()),
        Plot::Plain => plot.text(),
    }
}
