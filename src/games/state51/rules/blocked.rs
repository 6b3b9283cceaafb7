//! What cannot be done in a turn although the card, the location or the exchange for it is there, and why: for the player
//! who tries it all the same. The offers are the legality; this is asked only about what they do not hold.

use super::action::{Action, Move, acts};
use super::action_location::{Usable, usable};
use super::build::hand;
use super::defence::{defence, guarded};
use super::means::Means;
use super::setup::taken_factions;
use super::too_dear::{Lacking, by_its_name};
use super::{connection, develop, effects, faction_board, visit};
use crate::engine::{Arg, Choice, Label, Offer, Refusal, Seat, Text};
use crate::games::state51::content::ability::{Cost, Effect};
use crate::games::state51::content::kinds::{Category, Colour, Exchange, Good, Type};
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::labels::cards::{card_label, connection_label};
use crate::games::state51::labels::goods::{cost_list, type_name};
use crate::games::state51::labels::offers::distance_label;
use crate::games::state51::state::{Built, Phase, State};

/// Every use of a hand card, every location on the table, every exchange and Connection card that a rule forbids now.
pub(crate) fn blocked(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    if state.board.phase == Phase::Setup {
        return taken_factions(state, seat);
    }
    if state.board.phase != Phase::Action || state.board.active != seat {
        return Vec::new();
    }
    let legal = acts(state, seat);
    let tries = Tries { state, seat, lacking: Lacking { state, seat, means: Means::of(state, seat), legal: &legal } };
    let mut tried: Vec<(Action, Option<Refusal>)> = Vec::new();
    tries.hand(&mut tried);
    state.rows(seat).for_each(|it| tries.own(it, &mut tried));
    let others = state.board.players.seats().after(seat);
    others.for_each(|owner| state.rows(owner).for_each(|it| tries.foreign(owner, it, &mut tried)));
    tries.board(&mut tried);
    tries.connections(&mut tried);
    // DEF-04.
    if state.board.expansion.is_none() {
        tried.retain(|it| !matches!(it.0, Action::Defence(_)));
    }
    if state.board.acted {
        return after_the_action(state, seat, tried, &legal);
    }
    let (all, reasons): (Vec<Action>, Vec<Refusal>) =
        tried.into_iter().filter(|it| !legal.contains(&it.0)).filter_map(|(act, why)| Some((act, why?))).unzip();
    let mut blocked: Vec<(Offer, Refusal)> = Move::of(seat, all).map(|it| it.offer(state)).zip(reasons).collect();
    blocked.iter_mut().for_each(by_its_name);
    blocked.extend(tries.undeveloped(&legal));
    // What lacks only a price comes before what no price would make possible.
    blocked.sort_by_key(|it| it.1.rule == "DEV-08");
    if state.rows(seat).next().is_none() {
        blocked.push((
            Label::from("group-develop").of("develop".to_owned()),
            refuse("DEV-01", "refuse-no-location".into()),
        ));
    }
    blocked
}

/// Once the action of the turn is done, that is what forbids every other one, whatever there is to pay it with. Defence tokens are
/// no actions and keep their own reasons.
fn after_the_action(state: &State, seat: Seat, tried: Tried, legal: &[Action]) -> Vec<(Offer, Refusal)> {
    let done = || match state.board.players[seat].passed {
        true => refuse("PAS-01", Text::new("refuse-passing")),
        false => refuse("ACT-01", Text::new("refuse-acted")),
    };
    let mut all = vec![(Label::from("refuse-what-action").of("action".to_owned()), done())];
    for (action, own) in tried {
        let why = match action {
            Action::Defence(_) => own,
            // Another use of the same location and more Workers may follow; the offers say so.
            Action::Use(_) | Action::Workers(_) if legal.contains(&action) => None,
            _ => Some(done()),
        };
        let moves = why.map(|why| Move::of(seat, vec![action]).map(move |it| (it.offer(state), why.clone())));
        all.extend(moves.into_iter().flatten());
    }
    all
}

type Tried = Vec<(Action, Option<Refusal>)>;

fn refuse(rule: &'static str, text: Text) -> Refusal {
    Refusal::new(rule, text)
}

/// What is tried by whom, and with what it could be paid.
struct Tries<'a> {
    state: &'a State,
    seat: Seat,
    lacking: Lacking<'a>,
}

impl Tries<'_> {
    fn hand(&self, tried: &mut Tried) {
        // Where only the price is missing, what shares a Type comes first, whatever the card: a long list is cut.
        let (mut fit, mut others) = (Tried::new(), Tried::new());
        for card in hand(self.state, self.seat) {
            tried.push((Action::Build(card), Some(self.too_far(card, "BLD-02", Good::Grey))));
            tried.push((Action::Deal(card), Some(self.too_far(card, "DEA-01", Good::Blue))));
            tried.push((Action::Raze(card), Some(self.too_far(card, "RAZ-01", Good::Red))));
            for old in self.state.rows(self.seat) {
                let pair = (Action::Develop { card, onto: old.id }, Some(self.no_pair(card, old.card)));
                if self.fits(card, old) { &mut fit } else { &mut others }.push(pair);
            }
        }
        tried.extend(fit.into_iter().chain(others));
    }

    fn too_far(&self, card: LocationId, rule: &'static str, contact: Good) -> Refusal {
        let location = self.state.content.location(card);
        self.too_few(rule, location.distance, distance_label(location, contact), contact)
    }

    fn too_few(&self, rule: &'static str, price: u32, cost: impl Into<Arg>, contact: Good) -> Refusal {
        self.lacking.contacts(rule, price, cost, contact)
    }

    /// Each card of the hand that cannot be developed onto anything now: which ones a Brick would do for is told without every pair.
    fn undeveloped(&self, legal: &[Action]) -> Vec<(Offer, Refusal)> {
        let Some(first) = self.state.rows(self.seat).next() else { return Vec::new() };
        let is_legal =
            |of: LocationId| legal.iter().any(|it| matches!(it, Action::Develop { card, .. } if *card == of));
        let refused = hand(self.state, self.seat).filter(|it| !is_legal(*it)).map(|card| {
            let label = Label::from(card_label(self.state, card)).under("develop", Text::new("group-develop"));
            let refusal = self.no_pair(card, first.card);
            let text = refusal.of_all.clone().unwrap_or(refusal.text);
            (label.of(format!("develop/{}", self.state.content.location(card).key)), Refusal { text, ..refusal })
        });
        refused.collect()
    }

    /// DEV-08 names the Types of both cards; but without anything that pays there is no need to speak of Types.
    fn no_pair(&self, card: LocationId, old: LocationId) -> Refusal {
        let fits_any = self.state.rows(self.seat).any(|it| self.fits(card, it));
        if fits_any && develop::payable(&self.lacking.means).is_empty() {
            let pay = [Good::Brick, Good::Ammo, Good::Development];
            return refuse("DEV-01", self.lacking.or_first(Text::new("refuse-brick"), &pay));
        }
        let types = |of: &Location| of.types.iter().map(|it| type_name(*it)).collect::<Vec<_>>();
        let text = self.named("refuse-types", card).with("types", types(self.state.content.location(card)));
        let text = text.with("old", card_label(self.state, old));
        // What fits nowhere is told in one line, whatever the cards.
        let of_all = match fits_any {
            true => self.named("refuse-no-types", card).with("types", types(self.state.content.location(card))),
            false => Text::new("refuse-no-types-any"),
        };
        let all: Vec<Text> = self.other_types(card).into_iter().map(type_name).collect();
        refuse("DEV-08", text.with("old-types", types(self.state.content.location(old))))
            .of_all(of_all.with("old-types", all))
    }

    /// Whether a Brick would pay for this card in the place of that one (DEV-01, DEV-03).
    fn fits(&self, card: LocationId, old: &Built) -> bool {
        develop::fit(self.state.content.location(card), self.state.location(old), old.ruined).is_some()
    }

    /// The Types of all own locations that share none with this card, each once.
    fn other_types(&self, card: LocationId) -> Vec<Type> {
        let others = self.state.rows(self.seat).filter(|it| !self.fits(card, it));
        let mut types: Vec<Type> = others.flat_map(|it| self.state.location(it).types.clone()).collect();
        types.sort_unstable();
        types.dedup();
        types
    }

    /// Using and defending an own location.
    fn own(&self, built: &Built, tried: &mut Tried) {
        if let Some(able) = usable(self.state, built) {
            tried.push((Action::Use(built.id), self.unused(built, &able)));
        }
        tried.push((Action::Defence(built.id), self.undefended(built)));
    }

    fn unused(&self, built: &Built, able: &Usable) -> Option<Refusal> {
        if built.ruined {
            return Some(self.of_card("RZO-06", "refuse-ruins", built));
        }
        if built.uses >= able.times {
            return Some(self.of_card("ACA-02", "refuse-used", built));
        }
        let impossible = !effects::possible(self.state, self.seat, built.id, able.effect);
        let id = match able.effect {
            Effect::Gain(_) => None,
            Effect::Steal(_) => Some("refuse-steal"),
            Effect::EchoOwn => Some("refuse-echo-own"),
            Effect::Clear(_) => Some("refuse-clear"),
            Effect::OwnDeals(_) => Some("refuse-own-deals"),
            Effect::OpponentDeals(_) => Some("refuse-opponent-deals"),
        };
        let unpaid = || self.lacking.unpaid("ACA-01", card_label(self.state, built.card), able.cost);
        // What no price would make possible is not refused for its price.
        id.filter(|_| impossible).map(|id| self.of_card("ACA-04", id, built)).or_else(unpaid)
    }

    fn undefended(&self, built: &Built) -> Option<Refusal> {
        if built.ruined {
            return Some(self.of_card("DEF-02", "refuse-ruins", built));
        }
        if guarded(self.state.location(built), built) {
            return Some(self.of_card("DEF-02", "refuse-guarded", built));
        }
        let none = self.state.board.players[self.seat].pooled(Good::Defence) == 0;
        none.then(|| refuse("DEF-01", Text::new("refuse-defence")))
    }

    /// Razing and visiting a location of an opponent.
    fn foreign(&self, owner: Seat, built: &Built, tried: &mut Tried) {
        let target = built.id;
        let passed = self.state.board.players[owner].passed;
        // Once the end has begun nobody who has passed comes back (END-03).
        let id = if self.state.board.end_begun { "refuse-passed-end" } else { "refuse-passed" };
        let passed = passed.then(|| refuse("PAS-02", Text::new(id).with("seat", owner)));
        let ruins = built.ruined.then(|| self.of_card("RZO-01", "refuse-ruins", built));
        // Ruins stay what they are; who has passed comes back.
        let immune = ruins.or(passed);
        let raze = || {
            let cost = Cost::of(Good::Red, defence(self.state, built));
            self.lacking
                .means
                .missing(&cost)
                .map(|_| self.too_few("RZO-02", cost.goods.count(Good::Red), cost_list(&cost), Good::Red))
        };
        tried.push((Action::RazeOpponent { owner, target }, immune.clone().or_else(raze)));
        let location = self.state.location(built);
        if location.category == Category::Production && location.make().is_some() {
            // What never takes visitors is not said to take them next round.
            let closed = (!location.open).then(|| self.of_card("OPN-01", "refuse-closed", built));
            tried.push((Action::Visit { owner, target }, closed.or(immune).or_else(|| self.unvisited(built))));
        }
    }

    fn unvisited(&self, built: &Built) -> Option<Refusal> {
        if built.visitors > 0 {
            return Some(self.of_card("OPN-03", "refuse-visited", built));
        }
        self.lacking.unpaid("OPN-01", Text::new("refuse-what-visit"), &visit::cost())
    }

    /// The exchanges of the faction board.
    fn board(&self, tried: &mut Tried) {
        let player = &self.state.board.players[self.seat];
        if let Some(faction) = player.faction {
            for exchange in Exchange::ALL {
                let name = || Text::new(format!("exchange-{}", exchange.key()));
                let used = player.exchanges.contains_key(&exchange);
                // Once the end has begun there is no next round (END-03).
                let id = if self.state.board.end_begun { "refuse-exchange-end" } else { "refuse-exchange" };
                let used = used.then(|| refuse("FAC-02", Text::new(id).with("what", name())));
                let cost = self.state.content.board(faction).exchange(exchange).0;
                let why = used.or_else(|| self.lacking.unpaid("FAC-02", name(), cost));
                tried.push((Action::Exchange { faction, exchange }, why));
            }
        }
        for good in Good::BASIC.into_iter().chain([Good::Card]) {
            let why = self.lacking.unpaid("FAC-07", Text::new("exchange-worker"), &faction_board::workers_cost());
            tried.push((Action::Workers(good), why));
        }
    }

    /// Taking and playing Connection cards.
    fn connections(&self, tried: &mut Tried) {
        let face_up = Colour::ALL.into_iter().filter_map(|it| self.state.board.pile(it).face_up);
        let take = |card| self.lacking.unpaid("CON-01", connection_label(self.state, card), &connection::price());
        tried.extend(face_up.map(|card| (Action::Take(card), take(card))));
        let mut held = self.state.board.players[self.seat].connections.clone();
        held.sort_unstable();
        held.dedup();
        for card in held {
            let cost = &self.state.content.connection(card).cost;
            tried.push((Action::Play(card), self.lacking.unpaid("CON-03", connection_label(self.state, card), cost)));
        }
    }

    fn of_card(&self, rule: &'static str, id: &'static str, built: &Built) -> Refusal {
        refuse(rule, self.named(id, built.card))
    }

    fn named(&self, id: &'static str, card: LocationId) -> Text {
        Text::new(id).with("card", card_label(self.state, card))
    }
}
