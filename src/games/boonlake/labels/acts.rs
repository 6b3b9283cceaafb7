//! What can be done, as players read it: keys, labels, groups and details.

use super::names::{
    card_detail, card_name, card_offer, lever_name, plot_name, price_list, printed, project_detail, scoring_name,
    unplayed,
};
use super::{details, goals, now, pieces, playable, tokens};
use crate::engine::{Arg, Choice, Clause, Label, Seat, Text};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::{ActionTile, Kind, Lever};
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::cards::discard_coins;
use crate::games::boonlake::rules::cattle::PER_HOUSE;
use crate::games::boonlake::rules::develop::plot;
use crate::games::boonlake::rules::hiring::PRICE;
use crate::games::boonlake::rules::levers::{self, GiveUp};
use crate::games::boonlake::rules::regions::presence_elsewhere;
use crate::games::boonlake::state::{LeverState, Phase, Piece, PlotId, State};

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
            Act::House { at, .. } => format!("house/{}", place(at)),
            Act::Settlement { at, less } => {
                format!("settlement/{}{}", place(at), if less.lever { "/l08" } else { "" })
            }
            Act::Cattle(space) => format!("cattle/{}", space.number()),
            Act::HireForCoins => "hire/coins".to_owned(),
            Act::HireForCards => "hire/cards".to_owned(),
            Act::Modernise(lever) => format!("modernise/{}", lever.key()),
            Act::ReturnToModernise => "return-inhabitant".to_owned(),
            Act::RegionCoins { lever } => format!("coins{}", if lever { "/l06" } else { "" }),
            Act::TakeShare => "draw-two".to_owned(),
            Act::GiveUp(what) => format!("give-up/{}", give_up(what)),
            Act::Skip(_) | Act::SkipCard(_) => "skip".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        let label = label(state, self.seat, self.act);
        let Some(group) = group(self.act) else { return label };
        let label = label.under(group, Text::new(format!("group-{group}")));
        match self.act {
            Act::Cattle(_) => label.about(Text::new("about-cattle").with("n", PER_HOUSE)),
            Act::Project(_) => label.about("about-project"),
            Act::Settlement { .. } => label.about("about-settlement"),
            Act::Modernise(_) => label.about("about-modernise"),
            Act::Discard(_) => match playable::none(state, self.seat) {
                Some(how) => label.about(Text::new("about-discard").with("how", Arg::Word(how.to_owned()))),
                None => label,
            },
            _ => label,
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
        Act::House { .. } => Some("house"),
        Act::Settlement { .. } => Some("settlement"),
        Act::Cattle(_) => Some("cattle"),
        Act::Modernise(_) => Some("modernise"),
        Act::GiveUp(_) => Some("give-up"),
        _ => None,
    }
}

fn label(state: &State, seat: Seat, act: Act) -> Label {
    match act {
        Act::Play(card) => {
            let mut then = state.clone();
            then.board.players[seat].played.push(card);
            let then = now::stepped_by_card(then, seat, card);
            Label::from(card_offer(state, card)).detail(helping(state, &then, seat, card_detail(state, seat, card)))
        }
        Act::Project(area) => {
            Label::from(scoring_name(state, state.board.areas[area].tile)).detail(project_detail(state, seat, area))
        }
        Act::Discard(card) => {
            let coins = Text::new("amount-coins").with("n", discard_coins(state, seat, card));
            Label::from(Text::new("offer-discard").with("card", card_name(state, card)).with("coins", coins))
                .detail(Text::of_clauses(unplayed(state, seat, card)))
        }
        Act::Develop(at) => {
            let label = Label::from(Text::new("offer-develop").with("place", plot_name(state, at)));
            let detail = Text::new("detail-develop").with("ranch", details::ranch(state, seat, -1));
            let mut then = state.clone();
            then.board.put(at, Piece { owner: own(seat), kind: Kind::Inhabitant });
            let Some(it) = plot(state, at) else { return label };
            let detail = detail.with("plot", now::plot(state, seat, it));
            // What can come of it later ranks behind what scoring tiles ask for.
            let around = pieces::around(&then, seat, at).map(|it| Clause::new(3, it));
            let incomes = now::incomes_by_plot(state, seat, it).into_iter().map(|it| Clause::new(1, it));
            let then = now::stepped(then, seat, it.gains());
            let brings = [Clause::new(0, detail)].into_iter().chain(incomes).chain(around).collect();
            label.detail(helping(state, &then, seat, brings))
        }
        Act::House { at, less } => Label::from(Text::new("offer-house").with("place", plot_name(state, at)))
            .detail(pieces::house(state, seat, at, less)),
        Act::Settlement { at, less } => {
            let id = if less.lever { "offer-settlement-lever" } else { "offer-settlement" };
            Label::from(Text::new(id).with("place", plot_name(state, at)))
                .detail(pieces::settlement(state, seat, at, less))
        }
        Act::Cattle(space) => Label::from(Text::new("offer-cattle").with("space", space.number()))
            .detail(pieces::cattle(state, seat, space)),
        Act::Modernise(lever) => {
            let label = Text::new("offer-modernise").with("lever", lever_name(lever));
            let price = levers::price(state, seat, lever);
            let detail = Text::new("detail-modernise").with("coins", details::coins(state, seat, -(price as i32)));
            let detail = detail.with("text", Text::new(format!("lever-text-{}", lever.key())));
            let mut then = state.clone();
            then.board.players[seat].levers[lever as usize] = LeverState::Up;
            // MOD-01, MOD-07: a lever for shared parts that is built before the own one may serve in it.
            let board = &state.board;
            let serves = matches!(lever, Lever::L01 | Lever::L02 | Lever::L03);
            let soon = serves && board.has_turn(seat) && !board.awaited.contains(&seat);
            let brings = [Some(Clause::new(0, detail)), soon.then(|| Clause::new(1, "usable-now"))];
            let label = Label::from(label.with("cost", price_list(&Goods::coins(price))));
            label.detail(helping(state, &then, seat, brings.into_iter().flatten().collect()))
        }
        Act::RegionCoins { lever } => {
            let id = if lever { "offer-coins-lever" } else { "offer-coins" };
            let n = presence_elsewhere(state, seat);
            let what = vec![details::coins(state, seat, n as i32)];
            let detail = if lever { details::lever(Lever::L06, what) } else { details::changes(what) };
            Label::from(Text::new(id).with("n", n)).detail(detail)
        }
        Act::GiveUp(what) => Label::from(Text::new(format!("offer-give-up-{}", give_up(what).replace('/', "-"))))
            .detail(given_up(state, seat, what)),
        Act::DrawTwo | Act::TakeShare => {
            Label::from("offer-draw-two").detail(details::free(vec![details::hand(state, seat, 2)]))
        }
        Act::DrawOne => Label::from("offer-draw-one").detail(details::free(vec![details::hand(state, seat, 1)])),
        Act::Explore => {
            let left = state.secret.grey.len();
            Label::from("offer-explore").detail(details::laying(state, seat, "detail-explore", left))
        }
        Act::Pasture => {
            let left = state.board.pastures;
            Label::from("offer-pasture").detail(details::laying(state, seat, "detail-pasture", left))
        }
        Act::HireForCoins => hire(state, seat, "coins", details::coins(state, seat, -(PRICE as i32))),
        Act::HireForCards => hire(state, seat, "cards", details::hand(state, seat, -(PRICE as i32))),
        Act::ReturnToModernise => {
            Label::from("offer-return-inhabitant").detail(details::modernising(state, seat, "detail-return-inhabitant"))
        }
        Act::Skip(of) => pass(of).detail(details::pass(state, seat, of)),
        Act::SkipCard(of) => {
            let levers = levers::skipping_levers(state, seat);
            let pays = |it: &Lever| {
                let coins = details::coins(state, seat, levers::for_skipping(state, seat, *it) as i32);
                Text::new("lever-pays").with("lever", printed(Lever::key(*it))).with("coins", coins)
            };
            let label = pass(of);
            let what: Vec<Text> = levers.iter().map(pays).collect();
            let skip = (!what.is_empty()).then(|| Text::new("detail-skip").with("n", what.len()).with("what", what));
            // In a scoring a pass ends the whole step, and the token comes (INT-01, INT-02).
            let ahead = (state.board.phase == Phase::Scoring).then(|| tokens::ahead(state, seat)).flatten();
            label.detail(match (skip, ahead) {
                (Some(skip), Some(ahead)) => Text::of_clauses(vec![Clause::new(0, skip), Clause::new(1, ahead)]),
                (Some(skip), None) if of == "building" => {
                    Text::of_clauses(vec![Clause::new(0, skip), Clause::new(1, "pass-two-cards")])
                }
                (Some(only), None) | (None, Some(only)) => only,
                // TRN-05: with no card of the group there is often nothing but the pass.
                (None, None) => match playable::no_card(state, seat).filter(|_| of == "card") {
                    Some(none) => Text::of_clauses(vec![Clause::new(0, "detail-pass-only"), Clause::new(1, none)]),
                    None => details::pass(state, seat, of),
                },
            })
        }
    }
}

/// What an offer brings, and behind it the scoring tiles that it helps (INT-06, INT-11).
fn helping(state: &State, then: &State, seat: Seat, mut brings: Vec<Clause>) -> Text {
    brings.extend(goals::clauses(state, then, seat, 2));
    Text::of_clauses(brings)
}

/// What is passed on: where a pass is taken back later, it has to be known from others.
fn pass(of: &'static str) -> Label {
    Label::from(Text::new(format!("offer-skip-{of}")))
}

fn hire(state: &State, seat: Seat, with: &'static str, paid: Text) -> Label {
    let brings = details::changes([paid].into_iter().chain(details::hire(state, seat)).collect());
    let cards = if with == "cards" { PRICE } else { 0 };
    Label::from(Text::new(format!("offer-hire-{with}"))).detail(details::following(state, seat, (cards, 1), brings))
}

/// What a lever brings in place of a shared part, and which may pay for the card that is skipped with it (MOD-06).
fn given_up(state: &State, seat: Seat, what: GiveUp) -> Text {
    let tile = state.board.taken.and_then(|row| state.board.actions.get(row));
    let card = tile.is_some_and(|it| has_card(*it));
    let mut clauses = instead(state, seat, what, card);
    let levers = if card { levers::skipping_levers(state, seat) } else { Vec::new() };
    if !levers.is_empty() {
        let name = |it: Lever| Text::new("lever-number").with("lever", printed(it.key()));
        let levers: Vec<Text> = levers.into_iter().map(name).collect();
        clauses.push(Clause::new(1, Text::new("give-up-then").with("levers", levers)));
    }
    Text::of_clauses(clauses)
}

/// Whether the shared part of a tile is, or holds, the right to a card (TIL).
fn has_card(tile: ActionTile) -> bool {
    matches!(tile, ActionTile::Settle | ActionTile::Cattle | ActionTile::Building | ActionTile::Expansion)
}

fn instead(state: &State, seat: Seat, what: GiveUp, card: bool) -> Vec<Clause> {
    let (vases, coins) = (|by| details::vases(state, seat, by), |by| details::coins(state, seat, by));
    let brings = match what {
        GiveUp::TakeVase => details::lever(what.lever(), vec![vases(1)]),
        GiveUp::ReturnVase => details::lever(what.lever(), vec![vases(-1), coins(levers::FOR_A_VASE as i32)]),
        GiveUp::Modernise => return details::bench(state, seat, card),
        GiveUp::Upgrade => details::upgrading(state, seat),
    };
    vec![Clause::new(0, brings)]
}

/// What one lever, or both, bring for a skipped card.
pub(crate) fn skipping(state: &State, seat: Seat, used: &[Lever]) -> Label {
    let coins = used.iter().map(|it| levers::for_skipping(state, seat, *it)).sum::<u32>();
    let coins = details::coins(state, seat, coins as i32);
    match used {
        [lever] => Label::from(lever_name(*lever)).detail(details::lever(*lever, vec![coins])),
        both => {
            let pays: Vec<Text> = both.iter().map(|it| pays(state, seat, *it)).collect();
            Label::from(Text::new("offer-skipping-both").with("levers", pays))
                .detail(Text::new("detail-skipping-both").with("what", vec![coins]))
        }
    }
}

/// The same levers declined, with what they would have brought: where the answer is taken back, this is all that is read.
pub(crate) fn not_skipping(state: &State, seat: Seat, up: &[Lever]) -> Label {
    match up {
        [lever] => Label::from(Text::new("offer-decline-skipping").with("lever", pays(state, seat, *lever))),
        _ => {
            let one = levers::for_skipping(state, seat, Lever::L04);
            let text = Text::new("offer-decline-skipping-both").with("one", one);
            Label::from(text.with("other", skip_coins(state, seat, Lever::L05)))
        }
    }
}

fn pays(state: &State, seat: Seat, lever: Lever) -> Text {
    Text::new("lever-pays").with("lever", printed(lever.key())).with("coins", skip_coins(state, seat, lever))
}

fn skip_coins(state: &State, seat: Seat, lever: Lever) -> Text {
    Text::new("amount-coins").with("n", levers::for_skipping(state, seat, lever))
}
