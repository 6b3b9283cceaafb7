//! The map as text: region by region, every space with its number, its plots, and what stands there.

use super::terms::{owner, owners, piece, presence, spaces};
use crate::engine::{Arg, Text};
use crate::games::boonlake::content::kinds::{Kind, Region};
use crate::games::boonlake::content::words::Plot;
use crate::games::boonlake::content::{Content, SpaceId};
use crate::games::boonlake::labels::names::{gains_list, region_name};
use crate::games::boonlake::state::{Laid, Owner, Piece};
use crate::games::boonlake::view::View;
use crate::games::text_board::{Line, count, joined, list};

/// A region, with the spaces next to each space if that is wanted.
pub(super) fn region(view: &View, region: Region, near: bool) -> Vec<Line> {
    let mut lines = vec![Line::Heading(title(view, region)), Line::Plain(presence(view, region))];
    let there = view.facts.0.space_ids().filter(|it| view.facts.0.space(*it).region == region);
    lines.extend(there.map(|it| {
        Line::Item(if near {
            let text = space(view, it, it.number());
            Text::new("board-near").with("what", text).with("near", next_to(&view.facts.0, it))
        } else {
            // Where presence may count for a scoring tile (INT-06).
            let at_bridge = || Text::new("board-at-bridge").with("space", it.number());
            if view.facts.0.space(it).bridge { space(view, it, at_bridge()) } else { space(view, it, it.number()) }
        })
    }));
    lines
}

fn title(view: &View, region: Region) -> Text {
    let id = match (view.board.covered[region as usize], view.board.is_last_scoring()) {
        (false, _) => "board-region",
        (true, false) => "board-region-covered",
        // REG-02: it is opened once more, but too late.
        (true, true) => "board-region-covered-last",
    };
    Text::new(id).with("region", region_name(region)).with("reward", view.facts.0.region(region).reward.text())
}

fn space(view: &View, id: SpaceId, name: impl Into<Arg>) -> Text {
    let name = name.into();
    let text = |what: &'static str| Text::new(what).with("space", name);
    match view.board.laid(id) {
        None => text("board-space-free").with("gain", gains_list(&view.facts.0.space(id).bonus)),
        Some(Laid::Pasture(cattle)) => {
            let of = |whose: &Owner| cattle.iter().filter(|it| *it == whose).count();
            let some = owners(view).into_iter().map(|it| (it, of(&it))).filter(|it| it.1 > 0);
            let room = view.facts.0.pasture_room.saturating_sub(cattle.len());
            let who = list(some.map(|(it, n)| count(owner(it), n)).collect());
            text("board-space-pasture").with("cattle", who).with("room", room)
        }
        Some(Laid::Tile { tile, plots }) => {
            let facts = &view.facts.0.tile(*tile).plots;
            let two = facts.len() > 1;
            let each = facts.iter().zip(plots).enumerate().map(|(at, (printed, held))| {
                let what = plot(printed, *held);
                match (two, at) {
                    (false, _) => what,
                    (true, 0) => Text::new("board-plot-upper").with("what", what),
                    (true, _) => Text::new("board-plot-lower").with("what", what),
                }
            });
            text("board-space-tile").with("plots", joined(each))
        }
    }
}

/// A free plot with what it asks and gives; on a taken one only what a settlement brings matters any more (DEV-05).
fn plot(printed: &Plot, held: Option<Piece>) -> Text {
    match held {
        None => Text::new("board-plot-free").with("plot", printed.text()),
        Some(it) if it.kind != Kind::Settlement && printed.settlement() != 0 => {
            Text::new("board-plot-taken").with("piece", piece(it)).with("plot", printed.text())
        }
        Some(it) => piece(it),
    }
}

/// Whatever is adjacent (EXP-05), by the way that joins it.
pub(super) fn next_to(content: &Content, id: SpaceId) -> Text {
    let facts = content.space(id);
    let joined_by = |it: &SpaceId| facts.bridges.contains(it) || facts.fords.contains(it);
    let touching: Vec<SpaceId> = facts.near.iter().copied().filter(|it| !joined_by(it)).collect();
    let ways = [("board-touches", &touching), ("board-bridge", &facts.bridges), ("board-ford", &facts.fords)];
    let some = ways.into_iter().filter(|it| !it.1.is_empty());
    joined(some.map(|(id, list)| Text::new(id).with("spaces", spaces(list.iter().copied()))))
}
