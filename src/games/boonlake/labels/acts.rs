//! What can be done, as players read it: keys, labels, groups and details.

use super::names::{card_detail, card_name, demand_list, gains_list, lever_name, plot_name, scoring_name};
use crate::engine::{Choice, Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::cattle::{price, reward};
use crate::games::boonlake::rules::develop::plot;
use crate::games::boonlake::rules::levers::{self, GiveUp};
use crate::games::boonlake::rules::projects;
use crate::games::boonlake::rules::regions::presence_elsewhere;
use crate::games::boonlake::state::{PlotId, State};

impl Choice<State> for Deed {
    fn key(&self, state: &State) -> String {
        let card = |card| &state.content.card(card).key;
        match self.act {
            Act::Play(it) => format!("play/{}", card(it)),
            Act::Project(area) => format!("project/{}", state.content.scoring(state.board.areas[area].tile).key),
            Act::Discard(it) => format!("discard/{}", card(it)),
            Act::DrawTwo => "draw-two".to_owned(),
            Act::DrawOne => "draw".to_owned(),
            Act::Explore => "explore".to_owned(),
            Act::Pasture => "pasture".to_owned(),
            Act::Develop(at) => format!("develop/{}", place(at)),
            Act::House(at) => format!("house/{}", place(at)),
            Act::Settlement { at, lever } => format!("settlement/{}{}", place(at), if lever { "/l08" } else { "" }),
            Act::Cattle(space) => format!("cattle/{}", space.number()),
            Act::HireForCoins => "hire/coins".to_owned(),
            Act::HireForCards => "hire/cards".to_owned(),
            Act::Modernise(lever) => format!("modernise/{}", lever.key()),
            Act::ReturnToModernise => "return-inhabitant".to_owned(),
            Act::RegionCoins { lever } => format!("coins{}", if lever { "/l06" } else { "" }),
            Act::TakeShare => "draw-two".to_owned(),
            Act::GiveUp(what) => format!("give-up/{}", give_up(what)),
            Act::Skip => "skip".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        let label = label(state, self.seat, self.act);
        match group(self.act) {
            Some(group) => label.under(group, Text::new(format!("group-{group}"))),
            None => label,
        }
    }
}

fn place(at: PlotId) -> String {
    format!("{}/{}", at.space.number(), if at.plot == 0 { "upper" } else { "lower" })
}

fn give_up(what: GiveUp) -> &'static str {
    match what {
        GiveUp::TakeVase => "l01/vase",
        GiveUp::ReturnVase => "l01/coins",
        GiveUp::Modernise => "l02",
        GiveUp::Upgrade => "l03",
    }
}

fn group(act: Act) -> Option<&'static str> {
    match act {
        Act::Play(_) => Some("play"),
        Act::Project(_) => Some("project"),
        Act::Discard(_) => Some("discard"),
        Act::Develop(_) => Some("develop"),
        Act::House(_) => Some("house"),
        Act::Settlement { .. } => Some("settlement"),
        Act::Cattle(_) => Some("cattle"),
        Act::Modernise(_) => Some("modernise"),
        Act::GiveUp(_) => Some("give-up"),
        _ => None,
    }
}

fn label(state: &State, seat: Seat, act: Act) -> Label {
    match act {
        Act::Play(card) => Label::from(card_name(state, card)).detail(card_detail(state, seat, card)),
        Act::Project(area) => {
            let tile = state.board.areas[area].tile;
            let times = projects::times(state, seat, area);
            let detail = Text::new("detail-project").with("cost", demand_list(&projects::demand(state, seat, area)));
            let detail = detail.with("vp", state.content.scoring(tile).vp * times);
            Label::from(scoring_name(state, tile)).detail(detail)
        }
        Act::Discard(card) => Label::from(Text::new("offer-discard").with("card", card_name(state, card)))
            .detail(card_detail(state, seat, card)),
        Act::Develop(at) => {
            let (price, gains) = plot(state, at).map_or((Goods::default(), &[][..]), |it| (it.price(), it.gains()));
            let cost = if price == Goods::default() { vec![Text::new("cost-none")] } else { price.list() };
            let detail = Text::new("detail-develop").with("cost", cost).with("gain", gains_list(gains));
            Label::from(Text::new("offer-develop").with("place", plot_name(state, at))).detail(detail)
        }
        Act::House(at) => Label::from(Text::new("offer-house").with("place", plot_name(state, at))),
        Act::Settlement { at, lever } => {
            let id = if lever { "offer-settlement-lever" } else { "offer-settlement" };
            let vp = plot(state, at).map_or(0, |it| it.settlement());
            let label = Label::from(Text::new(id).with("place", plot_name(state, at)));
            if vp == 0 { label } else { label.detail(Text::new("detail-settlement").with("vp", vp)) }
        }
        Act::Cattle(space) => {
            let detail = Text::new("detail-cattle").with("n", price(state, seat, space).map_or(0, |it| it.inhabitants));
            let label = Label::from(Text::new("offer-cattle").with("space", space.number()));
            label.detail(detail.with("coins", reward(state, seat, space)))
        }
        Act::Modernise(lever) => {
            let label = Text::new("offer-modernise").with("lever", lever_name(lever));
            let label = label.with("n", levers::price(state, seat, lever));
            Label::from(label).detail(Text::new(format!("lever-text-{}", lever.key())))
        }
        Act::RegionCoins { lever } => {
            let id = if lever { "offer-coins-lever" } else { "offer-coins" };
            Label::from(Text::new(id).with("n", presence_elsewhere(state, seat)))
        }
        Act::GiveUp(what) => Label::from(Text::new(format!("offer-give-up-{}", give_up(what).replace('/', "-")))),
        Act::DrawTwo | Act::TakeShare => Label::from("offer-draw-two"),
        Act::DrawOne => Label::from("offer-draw-one"),
        Act::Explore => Label::from("offer-explore"),
        Act::Pasture => Label::from("offer-pasture"),
        Act::HireForCoins => Label::from("offer-hire-coins"),
        Act::HireForCards => Label::from("offer-hire-cards"),
        Act::ReturnToModernise => Label::from("offer-return-inhabitant"),
        Act::Skip => Label::from("offer-skip"),
    }
}
