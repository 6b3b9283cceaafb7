//! Upgrading (UPG): an inhabitant to a house, a house to a settlement.

use super::Table;
use super::acts::Act;
use super::card_effects::own;
use super::develop::plot;
use super::gains;
use super::levers::lower;
use super::player_rows::release;
use super::reasons::{because, priced};
use crate::engine::{Ask, Offered, Play, Seat};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{Kind, Lever};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::state::{Laid, Piece, PlotId, State, Why};

/// What a house costs (UPG-01).
pub(crate) const HOUSE: u32 = 1;

/// What a settlement takes (UPG-03, UPG-04), and what another one in the same region costs (UPG-06).
pub(crate) const PRESENCE: u32 = 3;
const INHABITANTS: u32 = 2;
const SAME_REGION: i32 = 5;

/// What is paid in place of an extra inhabitant (UPG-04, CAT-04).
pub(crate) const FEE_VP: u32 = 4;

/// So many inhabitants and presences fewer (UPG-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Less {
    inhabitants: u32,
    presence: u32,
    pub lever: bool,
}

impl Less {
    pub(crate) fn of_lever(lever: bool) -> Less {
        Less { inhabitants: u32::from(lever), presence: u32::from(lever), lever }
    }

    /// With what a card takes off.
    pub(crate) fn and(self, inhabitants: u32, presence: u32) -> Less {
        Less { inhabitants: self.inhabitants + inhabitants, presence: self.presence + presence, ..self }
    }

    /// The presences that are still wanted around a plot (UPG-03).
    pub(crate) fn wanted(self) -> u32 {
        PRESENCE.saturating_sub(self.presence)
    }
}

/// What a settlement or cattle costs: so many inhabitants, of which so many may be paid in VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub inhabitants: u32,
    pub extra: u32,
}

impl Price {
    /// A reduction lowers the total; of what is left at most the extra ones may be paid in VP (UPG-05, CAT-05).
    pub(crate) fn new(base: u32, fee: u32, less: u32) -> Price {
        let inhabitants = (base + fee).saturating_sub(less);
        Price { inhabitants, extra: fee.min(inhabitants) }
    }

    pub(crate) fn payable(self, ranch: u8) -> bool {
        self.inhabitants - self.extra <= u32::from(ranch)
    }
}

/// Pays inhabitants; of the extra ones the player chooses how many in VP. Whoever asks for it tells what was paid.
pub(crate) fn pay_price(t: &mut Table, seat: Seat, price: Price) -> Play<Goods> {
    let player = &t.state.board.players[seat];
    let least = price.inhabitants.saturating_sub(u32::from(player.ranch));
    let ask = Ask::new("fee", "UPG-04").with("n", price.extra).with("vp", FEE_VP);
    let ask = ask.with("all", price.inhabitants).with("ranch", player.ranch).with("points", player.vp);
    // Of none there is nothing to choose, and nothing to tell.
    let ask = Ask { told: price.extra == 0, ..ask };
    let in_vp = t.number(seat, ask, i64::from(least), i64::from(price.extra))? as u32;
    let paid = Goods { inhabitants: price.inhabitants - in_vp, vp: FEE_VP * in_vp, ..Goods::default() };
    gains::pay_told(t, seat, &paid)?;
    Ok(paid)
}

/// UPG-01, UPG-02: the own inhabitants on plots, if a house and the inhabitants to pay are there.
pub(crate) fn house_places(state: &State, seat: Seat, less: u32) -> Vec<PlotId> {
    let player = &state.board.players[seat];
    if player.houses + player.aside == 0 || u32::from(player.ranch) < HOUSE.saturating_sub(less) {
        return Vec::new();
    }
    own_pieces(state, seat, Kind::Inhabitant).collect()
}

/// Where the own pieces of a kind stand.
pub(crate) fn own_pieces(state: &State, seat: Seat, kind: Kind) -> impl Iterator<Item = PlotId> + '_ {
    state.all_plots().filter(move |it| state.board.piece(*it) == Some(Piece { owner: own(seat), kind }))
}

/// UPG-03: the presences around a plot, of any owner.
pub(crate) fn presence_around(state: &State, at: PlotId) -> u32 {
    let spaces = state.content.space(at.space).near.iter().chain([&at.space]);
    let pieces: usize = spaces.filter_map(|it| state.board.laid(*it)).map(Laid::count).sum();
    // The piece on the plot itself does not count.
    (pieces as u32).saturating_sub(1)
}

/// UPG-04, UPG-08: what the next settlement costs; nothing if all are on the map.
pub(crate) fn settlement_price(state: &State, seat: Seat, less: Less) -> Option<Price> {
    let player = &state.board.players[seat];
    let recess = state.content.recesses(Kind::Settlement).get(player.emptied(Kind::Settlement))?;
    Some(Price::new(INHABITANTS, u32::from(recess.fee), less.inhabitants))
}

/// What a settlement there costs or brings at once in VP: beside another one of the same region, and by its plot (UPG-06, UPG-09).
pub(crate) fn settlement_points(state: &State, seat: Seat, at: PlotId) -> [i32; 2] {
    let region = |space: SpaceId| state.content.space(space).region;
    let own = Piece { owner: own(seat), kind: Kind::Settlement };
    let same = state.board.pieces().any(|it| it.1 == own && region(it.0) == region(at.space));
    [if same { -SAME_REGION } else { 0 }, plot(state, at).map_or(0, |it| it.settlement())]
}

/// The own houses that can become a settlement.
pub(crate) fn settlement_places(state: &State, seat: Seat, less: Less) -> Vec<PlotId> {
    let ranch = state.board.players[seat].ranch;
    if !settlement_price(state, seat, less).is_some_and(|it| it.payable(ranch)) {
        return Vec::new();
    }
    own_pieces(state, seat, Kind::House).filter(|it| presence_around(state, *it) >= less.wanted()).collect()
}

pub(crate) fn to_houses(state: &State, seat: Seat, less: u32) -> Vec<Act> {
    house_places(state, seat, less).into_iter().map(|at| Act::House { at, less }).collect()
}

/// Without L08, and with it if it is up (MOD-08); a card may take something off, too.
pub(crate) fn to_settlements(state: &State, seat: Seat, inhabitants: u32, presence: u32) -> Vec<Act> {
    let up = state.board.players[seat].is_up(Lever::L08);
    let ways = [false].into_iter().chain(up.then_some(true));
    let ways = ways.map(|lever| Less::of_lever(lever).and(inhabitants, presence));
    ways.flat_map(|less| settlement_places(state, seat, less).into_iter().map(move |at| Act::Settlement { at, less }))
        .collect()
}

pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Act> {
    let mut acts = to_houses(state, seat, 0);
    acts.extend(to_settlements(state, seat, 0, 0));
    acts
}

/// UPG-01, UPG-02, UPG-10.
pub(crate) fn to_house(t: &mut Table, seat: Seat, at: PlotId, less: u32) -> Play {
    let player = &mut t.state.board.players[seat];
    player.dismiss(HOUSE.saturating_sub(less) as u8).offered("the inhabitant to pay is on the ranch")?;
    // The one on the plot returns, too.
    player.supply += 1;
    match player.houses {
        0 => player.aside = player.aside.checked_sub(1).offered("a house is set aside")?,
        _ => player.houses -= 1,
    }
    let piece = Piece { owner: own(seat), kind: Kind::House };
    t.state.board.put(at, piece).offered("the plot lies on the map")?;
    let paid = Goods { inhabitants: HOUSE.saturating_sub(less), ..Goods::default() };
    t.say_with(|_| priced("note-house", &paid).with("seat", seat).with("space", at.space.number()));
    release(t, seat);
    Ok(())
}

/// UPG-03 to UPG-10.
pub(crate) fn to_settlement(t: &mut Table, seat: Seat, at: PlotId, less: Less) -> Play {
    let price = settlement_price(&t.state, seat, less).offered("a settlement is left on the board")?;
    if less.lever {
        lower(t, seat, Lever::L08);
    }
    let paid = pay_price(t, seat, price)?;
    t.say_with(|_| priced("note-settlement", &paid).with("seat", seat).with("space", at.space.number()));
    let points = settlement_points(&t.state, seat, at);
    t.state.board.put(at, Piece { owner: own(seat), kind: Kind::Settlement }).offered("the plot lies on the map")?;
    let player = &mut t.state.board.players[seat];
    player.settlements = player.settlements.checked_sub(1).offered("a settlement is left on the board")?;
    player.aside += 1;
    because(t, Why::Reason("why-same-region"), |t| gains::gain(t, seat, &Gain::Vp(points[0])))?;
    because(t, Why::Space(at.space), |t| gains::gain(t, seat, &Gain::Vp(points[1])))?;
    release(t, seat);
    Ok(())
}
