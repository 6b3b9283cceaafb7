//! A player's board as text: goods, inhabitants, rows, income, sites and boats, levers, played cards.

use std::collections::BTreeSet;

use super::terms::{letter, numbers, resources};
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::CardText;
use crate::games::boonlake::content::kinds::{Kind, Lever, Track};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::{gains_list, lever_name, resource_name};
use crate::games::boonlake::rules::gains::at_marker;
use crate::games::boonlake::rules::levers::price_for;
use crate::games::boonlake::rules::resources::shown_by;
use crate::games::boonlake::state::{LeverState, Phase};
use crate::games::boonlake::view::View;
use crate::games::text_board::{Line, count, in_lines, joined, list};

pub(super) fn player(view: &View, seat: Seat) -> Vec<Line> {
    let mut lines = vec![Line::Heading(title(view, seat))];
    let parts = [goods, inhabitants, rows].map(|it| Line::Plain(it(view, seat)));
    lines.extend(parts);
    lines.extend(next(view, seat).map(Line::Plain));
    lines.extend([sites, boats].map(|it| Line::Plain(it(view, seat))));
    lines.extend(levers(view, seat));
    lines.extend(played(view, seat));
    lines.extend(points(view, seat).into_iter().map(Line::Plain));
    lines
}

pub(super) fn title(view: &View, seat: Seat) -> Text {
    Text::new("board-player").with("seat", seat).with("letter", letter(seat)).with("vp", view.board.players[seat].vp)
}

pub(super) fn goods(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    Text::new("board-goods").with("coins", player.coins).with("vases", player.vases).with("cards", view.hands[seat])
}

pub(super) fn inhabitants(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    Text::new("board-inhabitants").with("ranch", player.ranch).with("supply", player.supply)
}

/// What still stands in the recesses, from row 1 down (ROW-01), and the houses set aside (UPG-07).
fn rows(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    let recesses = |kind: Kind| view.facts.0.recesses(kind);
    let rows: BTreeSet<u8> = Kind::ALL.into_iter().flat_map(recesses).map(|it| it.row).collect();
    let left = |kind: Kind| {
        let of = |row: u8| {
            let all = recesses(kind).iter().enumerate();
            all.filter(|it| it.1.row == row && !player.is_empty(kind, it.0)).count()
        };
        Text::new(format!("board-left-{}", kind.key())).with("n", numbers(rows.iter().map(|it| of(*it)), "–"))
    };
    let left = list(Kind::ALL.into_iter().map(left).collect());
    let [first, last] = [rows.first(), rows.last()].map(|it| it.copied().unwrap_or_default());
    let text = |id: &'static str| Text::new(id).with("first", first).with("last", last).with("rows", left.clone());
    match player.aside {
        0 => text("board-rows"),
        n => text("board-rows-aside").with("n", n),
    }
}

/// What the next piece of each kind leaves behind in its recess (INC-02, END-03); inhabitants leave with their row (ROW-02).
fn next(view: &View, seat: Seat) -> Option<Text> {
    let (board, player) = (&view.board, &view.board.players[seat]);
    let of = |kind: Kind| {
        let recess = view.facts.0.recesses(kind).get(player.emptied(kind))?;
        let comes = |it: &&Gain| !board.is_last_scoring() || matches!(it, Gain::Vp(_));
        let income: Vec<Gain> = recess.income.iter().filter(comes).cloned().collect();
        let income = (!income.is_empty()).then(|| Text::new("next-income").with("what", gains_list(&income)));
        let end = (recess.vp != 0).then(|| Text::new("next-end").with("vp", recess.vp));
        let brings: Vec<Text> = income.into_iter().chain(end).collect();
        (!brings.is_empty()).then(|| Text::new(format!("next-{}", kind.key())).with("what", brings))
    };
    let all: Vec<Text> = [Kind::House, Kind::Settlement, Kind::Cattle].into_iter().filter_map(of).collect();
    (!all.is_empty() && board.phase != Phase::Over).then(|| Text::new("board-next").with("what", joined(all)))
}

/// What the next income brings, and the final scoring.
pub(super) fn points(view: &View, seat: Seat) -> Vec<Text> {
    match view.board.phase {
        Phase::Setup => Vec::new(),
        Phase::Over => vec![ahead(view, seat, "board-final")],
        Phase::Turn | Phase::Eminence | Phase::Scoring => {
            vec![income(view, seat), ahead(view, seat, "board-ahead")]
        }
    }
}

/// The same in one sentence with the name, for where no heading says whose it is.
pub(super) fn outlook(view: &View, seat: Seat) -> Option<Text> {
    match view.board.phase {
        Phase::Setup => None,
        Phase::Over => Some(ahead(view, seat, "board-result").with("seat", seat)),
        Phase::Turn | Phase::Eminence | Phase::Scoring => {
            let total = view.standings[seat].ahead.total();
            let id = if view.board.is_last_scoring() { "board-outlook-last" } else { "board-outlook" };
            Some(brings(view, seat, id).with("seat", seat).with("total", total))
        }
    }
}

fn brings(view: &View, seat: Seat, id: &'static str) -> Text {
    let income = &view.standings[seat].income;
    Text::new(id).with("coins", income.coins).with("cards", income.cards).with("vp", income.vp)
}

fn income(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    // The last one brings only VP (INC-04).
    let id = if view.board.is_last_scoring() { "board-income-last" } else { "board-income" };
    let income = &view.standings[seat].income;
    let text = Text::new(id).with("cards", income.cards).with("vp", income_vp(view, seat));
    let text = text.with("coins", income_coins(view, seat));
    text.with("coin", player.marker(Track::Coin)).with("card", player.marker(Track::Card))
}

/// The coins of the income, with what brings them where not all are of the track (INC-01, INC-02).
fn income_coins(view: &View, seat: Seat) -> Text {
    let all = view.standings[seat].income.coins;
    let track = at_marker(&view.facts.0, &view.board.players[seat], Track::Coin).gain;
    let parts = [("income-of-track", track), ("income-of-rows", all.saturating_sub(track))];
    let parts = if all > track { parts.map(|it| count(Text::new(it.0), it.1)).to_vec() } else { Vec::new() };
    let text = Text::new(if parts.is_empty() { "number" } else { "income-vp-of" });
    text.with("number", all).with("what", parts)
}

/// The VP of the income, with what brings them where there are some (INC-01 to INC-03).
fn income_vp(view: &View, seat: Seat) -> Text {
    let (content, player, standing) = (&view.facts.0, &view.board.players[seat], &view.standings[seat]);
    let tracks: i32 = Track::ALL.into_iter().map(|it| at_marker(content, player, it).vp).sum();
    let all = standing.income.vp;
    let parts = [
        ("income-of-tracks", tracks),
        ("income-of-rows", all - tracks - standing.cattle),
        ("income-of-cattle", standing.cattle),
    ];
    let parts: Vec<Text> = parts.into_iter().filter(|it| it.1 != 0).map(|it| count(Text::new(it.0), it.1)).collect();
    let text = Text::new(if parts.is_empty() { "number" } else { "income-vp-of" });
    text.with("number", all).with("what", parts)
}

fn sites(view: &View, seat: Seat) -> Text {
    Text::new("board-sites").with("what", resources(&view.board.players[seat].sites))
}

fn boats(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    let at = |it: usize| resource_name(view.facts.0.canal[it]);
    let [one, other] = player.boats.map(at);
    let shown = resources(&shown_by(player, &view.facts.0));
    Text::new("board-boats").with("one", one).with("other", other).with("shown", shown)
}

/// The levers that are up with what they do, those that are down by name, and what the free slots cost.
fn levers(view: &View, seat: Seat) -> Vec<Line> {
    let player = &view.board.players[seat];
    let all = |which: LeverState| Lever::ALL.into_iter().filter(move |it| player.levers[*it as usize] == which);
    let up = all(LeverState::Up).map(lever);
    let free = all(LeverState::Free).map(|it| {
        let coins = Text::new("amount-coins").with("n", price_for(&view.facts.0, player, it));
        Text::new("board-lever-price").with("lever", lever_name(it)).with("coins", coins)
    });
    // MOD-10: those go up again only after the last use.
    let down = if view.board.is_last_scoring() { "board-levers-down-last" } else { "board-levers-down" };
    [
        items("board-levers-up", up.collect()),
        names(down, all(LeverState::Down).map(lever_name).collect()),
        names("board-levers-free", free.collect()),
    ]
    .concat()
}

fn lever(it: Lever) -> Text {
    explained(lever_name(it), Text::new(format!("lever-text-{}", it.key())))
}

/// What the levers do that nobody has up: whoever modernises chooses among them.
pub(super) fn other_levers(view: &View) -> Vec<Line> {
    let players = &view.board.players;
    let is_up = |it: &Lever| players.seats().all().any(|seat| players[seat].levers[*it as usize] == LeverState::Up);
    let others = Lever::ALL.into_iter().filter(|it| !is_up(it));
    if view.board.phase == Phase::Over { Vec::new() } else { items("board-levers-other", others.map(lever).collect()) }
}

/// Played cards: those in force and those for the end with what they say, and the rest by name.
fn played(view: &View, seat: Seat) -> Vec<Line> {
    let content = &view.facts.0;
    let (mut force, mut goals, mut done) = (Vec::new(), Vec::new(), Vec::new());
    for card in &view.board.players[seat].played {
        let name = content.card_name(*card);
        let whole = || explained(name.clone(), content.card_text(*card));
        match content.card(*card).text {
            // While its own question is open, its effect is not done.
            CardText::Now(_) if view.resolving == Some(*card) => {}
            CardText::Now(_) => done.push(name),
            CardText::Ongoing(_) => force.push(whole()),
            CardText::End(_) => goals.push(whole()),
        }
    }
    [items("board-ongoing", force), items("board-goals", goals), names("board-played", done)].concat()
}

fn explained(name: Text, what: Text) -> Text {
    Text::new("board-explained").with("name", name).with("what", what)
}

/// A line for each, under what they are.
fn items(title: &'static str, what: Vec<Text>) -> Vec<Line> {
    let title = (!what.is_empty()).then(|| Line::Plain(Text::new(title)));
    title.into_iter().chain(what.into_iter().map(Line::Item)).collect()
}

/// So many names fit in a line.
const NAMES: usize = 6;

fn names(id: &'static str, what: Vec<Text>) -> Vec<Line> {
    in_lines(id, what, NAMES).into_iter().map(Line::Plain).collect()
}

/// What the final scoring would add now, or has added (END).
fn ahead(view: &View, seat: Seat, id: &'static str) -> Text {
    let ahead = view.standings[seat].ahead;
    let parts = [
        ("ahead-levers", ahead.levers),
        ("ahead-cards", ahead.cards),
        ("ahead-goals", ahead.goals),
        ("ahead-rows", ahead.recesses),
    ];
    let parts: Vec<Text> = parts.into_iter().map(|(id, n)| count(Text::new(id), n)).collect();
    Text::new(id).with("total", ahead.total()).with("what", parts)
}
