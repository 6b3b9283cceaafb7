//! What is picked from besides acts: keys, labels and details.

use super::details;
use super::names::{
    action_name, asked_values, card_name, demand_list, group_name, lever_name, own_project_detail, printed,
    region_name, scoring_name, unplayed,
};
use super::now;
use super::tokens::exchange_price;
use crate::engine::{Arg, Choice, Clause, Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{ActionTile, Lever, Region};
use crate::games::boonlake::content::words::{Condition, Gain};
use crate::games::boonlake::content::{CardId, ScoringId};
use crate::games::boonlake::rules::action_tiles::settling;
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::cards::Demand;
use crate::games::boonlake::rules::explore::free_spaces;
use crate::games::boonlake::rules::interim_scoring::exchanged;
use crate::games::boonlake::state::{Owner, State};

impl Choice<State> for Lever {
    fn key(&self, _: &State) -> String {
        Lever::key(*self).to_owned()
    }

    fn words(&self, _: &State) -> Label {
        Label::from(lever_name(*self)).detail(Text::new(format!("lever-text-{}", Lever::key(*self))))
    }
}

/// A card of the hand that is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HandCard {
    pub card: CardId,
    pub seat: Seat,
}

impl Choice<State> for HandCard {
    fn key(&self, state: &State) -> String {
        state.content.card(self.card).key.clone()
    }

    fn words(&self, state: &State) -> Label {
        // What it would still cost decides which card is kept; what it brings comes first.
        let cost = demand_list(&Demand::of_card(state, self.seat, self.card));
        let cost = Clause::new(2, Text::new("unplayed-cost").with("cost", cost));
        // CRD-02: it matters in a card step which group is kept.
        let group = Text::new("unplayed-group").with("group", group_name(state.content.card(self.card).group));
        let clauses = unplayed(state, self.seat, self.card).into_iter().chain([cost, Clause::new(3, group)]).collect();
        Label::from(card_name(state, self.card)).detail(Text::of_clauses(clauses))
    }
}

/// The levers that take a resource off a demand (MOD-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reduction {
    pub ten: bool,
    pub eleven: bool,
}

impl Reduction {
    /// How many resources fewer.
    pub(crate) fn resources(self) -> u32 {
        u32::from(self.ten) + u32::from(self.eleven)
    }

    fn name(self) -> &'static str {
        match (self.ten, self.eleven) {
            (false, false) => "none-used",
            (true, false) => "l10",
            (false, true) => "l11",
            (true, true) => "l10-l11",
        }
    }
}

impl Choice<State> for Reduction {
    fn key(&self, _: &State) -> String {
        self.name().to_owned()
    }

    fn words(&self, _: &State) -> Label {
        let label = Label::from(Text::new(format!("offer-reduce-{}", self.name())));
        label.detail(Text::new(format!("detail-reduce-{}", self.name())))
    }
}

/// One direction of an exchange (CRD-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange {
    pub give: Goods,
    pub get: Goods,
    pub seat: Seat,
}

/// Goods as a part of a key, such as `1-vases-2-coins`.
fn goods_key(goods: &Goods) -> String {
    let parts = [
        (goods.inhabitants, "inhabitants"),
        (goods.cards, "cards"),
        (goods.vases, "vases"),
        (goods.coins, "coins"),
        (goods.vp, "vp"),
    ];
    let some = parts.into_iter().filter(|it| it.0 > 0).map(|(n, word)| format!("{n}-{word}"));
    some.collect::<Vec<_>>().join("-")
}

impl Choice<State> for Exchange {
    fn key(&self, _: &State) -> String {
        format!("{}/{}", goods_key(&self.give), goods_key(&self.get))
    }

    fn words(&self, state: &State) -> Label {
        Label::from(Text::new("offer-exchange").with("give", self.give.taken()).with("get", self.get.taken()))
            .detail(details::exchange(state, self.seat, &self.give, &self.get))
    }
}

/// An action tile with its row (TRN-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Take {
    pub tile: ActionTile,
    pub row: usize,
    pub seat: Seat,
}

impl Choice<State> for Take {
    fn key(&self, _: &State) -> String {
        self.tile.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let row = state.content.rows[self.row];
        let id = if row.vp > 0 { "offer-action-loss" } else { "offer-action" };
        let label = Text::new(id).with("tile", action_name(self.tile)).with("steps", row.steps).with("vp", row.vp);
        Label::from(label).detail(self.brings(state))
    }
}

impl Take {
    /// What the tile does for whoever takes it now. The Grey Eminence has no shared parts.
    fn brings(self, state: &State) -> Text {
        let (board, tile) = (&state.board, self.tile);
        let solo = if board.eminence.is_some() { "-solo" } else { "" };
        if let (ActionTile::Progress, Some(n)) = (tile, details::cheapest(state, self.seat)) {
            return Text::new(format!("detail-progress{solo}")).with("n", n);
        }
        if tile == ActionTile::Regions && board.eminence.is_none() && board.covered != [true; 4] {
            return Text::new("detail-regions").with("range", self.coins(state));
        }
        let player = &board.players[self.seat];
        if tile == ActionTile::Hiring && player.supply > 0 {
            // The left part takes the first of them (TIL-05).
            return Text::new(format!("detail-hiring{solo}")).with("n", player.supply - 1);
        }
        let idle = match tile {
            ActionTile::Hiring => player.supply == 0,
            // REG-05.
            ActionTile::Regions => board.covered == [true; 4],
            ActionTile::Settle => settling(state, self.seat).is_empty(),
            // CAT-02.
            ActionTile::Cattle => board.pastures == 0 || free_spaces(state).next().is_none(),
            ActionTile::Progress => true,
            ActionTile::Expansion | ActionTile::Building => false,
        };
        let none = if idle { "-none" } else { "" };
        let text = Text::new(format!("action-text-{}{none}{solo}", tile.key()));
        // DEV-01, UPG-01: with nobody on the ranch nothing else matters.
        let why = if player.ranch == 0 { "ranch" } else { "price" };
        if tile == ActionTile::Settle && idle { text.with("why", Arg::Word(why.to_owned())) } else { text }
    }

    /// From how many coins to how many the regions bring, by which of the open ones is chosen (REG-03).
    fn coins(self, state: &State) -> Arg {
        let open = Region::ALL.into_iter().filter(|it| !state.board.covered[*it as usize]);
        let coins: Vec<u32> = open.map(|it| elsewhere(state, own(self.seat), it)).collect();
        let (least, most) = (coins.iter().min().copied().unwrap_or(0), coins.iter().max().copied().unwrap_or(0));
        Arg::Word(if least == most { least.to_string() } else { format!("{least}–{most}") })
    }
}

/// The presence in all regions but one.
fn elsewhere(state: &State, owner: Owner, region: Region) -> u32 {
    Region::ALL.into_iter().filter(|it| *it != region).map(|it| state.presence(owner, it)).sum()
}

/// A region that is scored (REG-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionChoice {
    pub region: Region,
    pub seat: Seat,
    pub reward: bool,
}

impl Choice<State> for RegionChoice {
    fn key(&self, _: &State) -> String {
        self.region.key().to_owned()
    }

    fn words(&self, state: &State) -> Label {
        let name = region_name(self.region);
        let label = match self.reward {
            true => Text::new("offer-region").with("reward", state.content.region(self.region).reward.text()),
            false => Text::new("offer-region-covered"),
        };
        let coins = |owner: Owner| elsewhere(state, owner, self.region);
        let detail = match state.board.eminence {
            // SOL-12: her VP for presence.
            Some(_) => Text::new("detail-region-solo").with("hers", coins(Owner::Eminence)),
            None => {
                let others = state.board.players.seats().all().filter(|it| *it != self.seat);
                let of = |it: Seat| Text::new("region-other").with("letter", Arg::Word(it.letter().to_string()));
                let list = others.map(|it| of(it).with("n", coins(own(it)))).collect::<Vec<_>>();
                Text::new("detail-region").with("others", list)
            }
        };
        let detail = detail.with("n", coins(own(self.seat)));
        let printed = std::slice::from_ref(&state.content.region(self.region).reward);
        let yours = now::differing(state, self.seat, printed).filter(|_| self.reward);
        let mut clauses = vec![Clause::new(0, detail)];
        // REG-03: the coins of the other regions come in the same turn, so what can be paid afterwards is one sum.
        let reward = if let (true, [Gain::Coins(n)]) = (self.reward, printed) { *n } else { 0 };
        clauses.push(Clause::new(1, details::coins(state, self.seat, (coins(own(self.seat)) + reward) as i32)));
        clauses.extend(yours.map(|it| Clause::new(1, Text::new("detail-gain").with("what", it))));
        clauses.extend(details::sails(state, self.seat).map(|it| Clause::new(2, it)));
        Label::from(label.with("region", name)).detail(Text::of_clauses(clauses))
    }
}

/// A scoring tile that was dealt (SET-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnTile(pub ScoringId);

impl Choice<State> for OwnTile {
    fn key(&self, state: &State) -> String {
        state.content.scoring(self.0).key.clone()
    }

    fn words(&self, state: &State) -> Label {
        let tile = state.content.scoring(self.0);
        // What one exchange is nothing else at this question tells.
        let label = match tile.condition {
            Condition::Exchange(what) => Text::new("offer-own-tile-exchange")
                .with("tile", printed(&tile.key))
                .with("price", exchange_price(what))
                .with("vp", exchanged(what, 1)),
            _ => Text::new("offer-own-tile").with("tile", scoring_name(state, self.0)),
        };
        Label::from(label.with("values", asked_values(tile))).detail(own_project_detail(tile))
    }
}
