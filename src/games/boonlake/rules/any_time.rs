//! What may be done at any time (TIM-06): boats and levers, as a group of their own beside what is being asked.

use super::Table;
use super::cards::{Demand, ELEVEN, reductions};
use super::gains;
use super::levers::{lower, lower_told};
use super::projects;
use super::reasons::because;
use super::resources::{BoatMove, boat_moves, missing, move_boat, shown_from};
use crate::engine::{Ask, Choice, Label, Offered, Play, Refusal, Seat, Text};
use crate::games::boonlake::content::CardId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{ActionTile, Group, Lever};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::declined::{Declined, Either};
use crate::games::boonlake::state::{State, Why};

/// The coins of L10.
pub(crate) const TEN: u32 = 2;

/// Something that is done without being asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnyTime {
    /// With the group of the card that may be played next, if not any.
    Boat(BoatMove, Option<Group>),
    /// L10: 2 coins, or 2 cards (MOD-09).
    TenCoins,
    TenCards,
    /// L11: 5 coins.
    Eleven,
    /// L12: discard 2 cards for 1 inhabitant and 3 VP.
    Twelve,
}

/// The same with the player who may do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aside {
    pub what: AnyTime,
    pub seat: Seat,
    pub among: Among,
}

/// Of what the group consists in which something is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Among {
    Boats,
    Levers,
    Both,
}

impl Among {
    fn of(all: &[AnyTime]) -> Among {
        let boats = all.iter().any(|it| matches!(it, AnyTime::Boat(..)));
        let levers = all.iter().any(|it| !matches!(it, AnyTime::Boat(BoatMove { lever: false, .. }, _)));
        match (boats, levers) {
            (true, true) => Among::Both,
            (true, false) => Among::Boats,
            (false, _) => Among::Levers,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Among::Boats => "boats",
            Among::Levers => "levers",
            Among::Both => "any-time",
        }
    }
}

/// All of them as offers of one group.
fn asides(all: Vec<AnyTime>, seat: Seat) -> impl Iterator<Item = Aside> {
    let among = Among::of(&all);
    all.into_iter().map(move |what| Aside { what, seat, among })
}

/// What could matter for an answer: what is of no use for it is not offered beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Matter {
    Nothing,
    /// What levers give may be paid.
    Goods,
    /// A card of this group or of any, or a project, may be played, so boats may matter, too.
    Cards(Option<Group>),
}

/// Asks, with boats and levers beside the offers. A single answer is taken without asking, unless the ask is for always or a
/// lever would make another one possible.
pub(crate) fn ask<T: Choice<State>>(
    t: &mut Table,
    seat: Seat,
    ask: Ask,
    matter: Matter,
    options: impl Fn(&State) -> Vec<T>,
) -> Play<T> {
    loop {
        let mut own = options(&t.state);
        let first = possible(&t.state, seat, matter);
        if own.len() == 1 && !ask.always && (first.is_empty() || options(&richer(&t.state, seat)).len() == 1) {
            return own.pop().offered("there is one answer");
        }
        let mut picks: Vec<Either<T, Aside>> = own.into_iter().map(Either::Taken).collect();
        picks.extend(asides(first, seat).map(Either::Other));
        match t.choose(seat, ask.clone(), picks)? {
            Either::Taken(it) => return Ok(it),
            Either::Other(it) => act(t, seat, it.what)?,
        }
    }
}

pub(crate) fn possible(state: &State, seat: Seat, matter: Matter) -> Vec<AnyTime> {
    let player = &state.board.players[seat];
    let mut possible = Vec::new();
    if matter == Matter::Nothing {
        return possible;
    }
    if let Matter::Cards(group) = matter {
        possible.extend(boats_that_help(state, seat, group).into_iter().map(|it| AnyTime::Boat(it, group)));
    }
    if player.is_up(Lever::L10) {
        possible.extend([AnyTime::TenCoins, AnyTime::TenCards]);
    }
    if player.is_up(Lever::L11) {
        possible.push(AnyTime::Eleven);
    }
    if player.is_up(Lever::L12) && state.hand(seat).len() >= 2 {
        possible.push(AnyTime::Twelve);
    }
    possible
}

/// Why a boat stays: in some shared parts no card can be played at all (TIL-04, TIL-05, TIL-07).
pub(super) fn boats_stay(state: &State, seat: Seat) -> Refusal {
    let tile = state.board.taken.and_then(|row| state.board.actions.get(row));
    let plays_none = |it: &ActionTile| matches!(it, ActionTile::Regions | ActionTile::Hiring | ActionTile::Progress);
    let is_bare = state.board.awaited.contains(&seat) && tile.is_some_and(plays_none);
    Refusal::new("TIM-06", Text::new(if is_bare { "refuse-boat-no-card" } else { "refuse-boat" }))
}

/// The moves that show more of what a card of this group or a project demands, if boats and levers can show all of it and
/// its coins can be paid then, too.
pub(crate) fn boats_that_help(state: &State, seat: Seat, group: Option<Group>) -> Vec<BoatMove> {
    let wanted = wanted(state, seat, group);
    if wanted.is_empty() {
        return Vec::new();
    }
    let helps = |step: &BoatMove| wanted.iter().any(|it| helps(state, seat, step, &it.1));
    boat_moves(state, seat, state.board.players[seat].is_up(Lever::L07)).into_iter().filter(helps).collect()
}

/// What needs resources that boats show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    Card(CardId),
    /// The project of an area.
    Project(usize),
}

/// The cards and projects for which a move shows more than before: those that could be paid for then, and the others.
pub(crate) fn helped(state: &State, seat: Seat, step: &BoatMove, group: Option<Group>) -> (Vec<Wanted>, Vec<Wanted>) {
    let mut then = state.clone();
    let player = &mut then.board.players[seat];
    player.boats[step.boat] = step.to;
    player.coins = player.coins.saturating_sub(step.price);
    let helped = wanted(state, seat, group).into_iter().filter(|it| helps(state, seat, step, &it.1));
    let (enough, more): (Vec<_>, Vec<_>) = helped.partition(|it| !reductions(&then, seat, &it.1).is_empty());
    let names = |it: Vec<(Wanted, Demand)>| it.into_iter().map(|it| it.0).collect();
    (names(enough), names(more))
}

/// How many resources a demand lacks with the boats in these places.
fn short(state: &State, seat: Seat, boats: [usize; 2], wanted: &Demand) -> u32 {
    missing(&shown_from(&state.board.players[seat], &state.content, boats), &wanted.resources)
}

/// Whether boats, wherever they lie, and levers could show all resources of a demand.
pub(crate) fn could_show(state: &State, seat: Seat, wanted: &Demand) -> bool {
    let player = &state.board.players[seat];
    let levers = u32::from(player.is_up(Lever::L10)) + u32::from(player.is_up(Lever::L11));
    let places = || 0..state.content.canal.len();
    places().any(|one| places().any(|other| short(state, seat, [one, other], wanted) <= levers))
}

/// The cards of a group and the projects that lack resources which boats and levers could show.
fn wanted(state: &State, seat: Seat, group: Option<Group>) -> Vec<(Wanted, Demand)> {
    let player = &state.board.players[seat];
    let fits = |it: &&CardId| group.is_none_or(|group| state.content.card(**it).group == group);
    let cards = state.hand(seat).iter().filter(fits);
    let cards = cards.map(|it| (Wanted::Card(*it), Demand::of_card(state, seat, *it)));
    let projects = projects::affordable(state, seat);
    let projects = projects.map(|it| (Wanted::Project(it), projects::demand(state, seat, it)));
    let within_reach = |(_, it): &(Wanted, Demand)| {
        it.vases <= player.vases && short(state, seat, player.boats, it) > 0 && could_show(state, seat, it)
    };
    cards.chain(projects).filter(within_reach).collect()
}

/// Whether a move shows more of a demand whose coins can be paid then, too.
fn helps(state: &State, seat: Seat, step: &BoatMove, wanted: &Demand) -> bool {
    let player = &state.board.players[seat];
    let up = |it: Lever| u32::from(player.is_up(it));
    let coins = player.coins + TEN * up(Lever::L10) + ELEVEN * up(Lever::L11);
    let mut boats = player.boats;
    boats[step.boat] = step.to;
    wanted.coins + step.price <= coins && short(state, seat, boats, wanted) < short(state, seat, player.boats, wanted)
}

/// The state with all that the levers of a player could give, to learn whether it would make anything possible.
pub(crate) fn richer(state: &State, seat: Seat) -> State {
    let mut richer = state.clone();
    let player = &mut richer.board.players[seat];
    if player.is_up(Lever::L10) {
        player.coins += TEN;
    }
    if player.is_up(Lever::L11) {
        player.coins += ELEVEN;
    }
    if player.is_up(Lever::L12) && state.hand(seat).len() >= 2 {
        player.hire(1);
    }
    richer
}

pub(crate) fn act(t: &mut Table, seat: Seat, what: AnyTime) -> Play {
    match what {
        AnyTime::Boat(step, _) => {
            if step.lever {
                lower_told(t, seat, Lever::L07);
            }
            move_boat(t, seat, step);
            Ok(())
        }
        AnyTime::TenCoins => {
            lower_told(t, seat, Lever::L10);
            because(t, Why::Lever(Lever::L10), |t| gains::gain(t, seat, &Gain::Coins(TEN)))
        }
        AnyTime::TenCards => {
            lower(t, seat, Lever::L10);
            because(t, Why::Lever(Lever::L10), |t| gains::gain(t, seat, &Gain::Cards(2)))
        }
        AnyTime::Eleven => {
            lower_told(t, seat, Lever::L11);
            because(t, Why::Lever(Lever::L11), |t| gains::gain(t, seat, &Gain::Coins(ELEVEN)))
        }
        AnyTime::Twelve => {
            lower_told(t, seat, Lever::L12);
            because(t, Why::Lever(Lever::L12), |t| {
                gains::pay_for(t, seat, &Goods::cards(2), &Goods { inhabitants: 1, vp: 3, ..Goods::default() })?;
                gains::gain_all(t, seat, &[Gain::Inhabitants(1), Gain::Vp(3)])
            })
        }
    }
}

/// INT-09: before the levers are counted each owner may use L10, L11 and L12 once more.
pub(crate) fn last_use(t: &mut Table, seat: Seat) -> Play {
    loop {
        let left = possible(&t.state, seat, Matter::Goods);
        if left.is_empty() {
            return Ok(());
        }
        let options = asides(left, seat).map(Either::Taken).chain([Either::Other(Declined::LastUse)]);
        let ask = Ask::new("last-levers", "INT-09").with("left", t.state.board.scorings_left());
        match t.choose(seat, ask, options)? {
            Either::Taken(it) => act(t, seat, it.what)?,
            Either::Other(_) => return Ok(()),
        }
    }
}

impl Choice<State> for Aside {
    fn key(&self, state: &State) -> String {
        match self.what {
            AnyTime::Boat(it, _) => {
                let free = if it.lever { "/l07" } else { "" };
                format!("boat/{}/{}{free}", it.boat + 1, state.content.canal[it.to].key())
            }
            AnyTime::TenCoins => "lever/l10/coins".to_owned(),
            AnyTime::TenCards => "lever/l10/cards".to_owned(),
            AnyTime::Eleven => "lever/l11".to_owned(),
            AnyTime::Twelve => "lever/l12".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        let among = self.among.key();
        crate::games::boonlake::labels::any_time::words(state, self)
            .under("any-time", Text::new(format!("group-{among}")))
            .about(Text::new(format!("detail-group-{among}")))
    }
}
