//! The alt text of a picture: one paragraph that tells what matters, the most important first.

use super::player::{goods, inhabitants, outlook, title};
use super::table::{eminence, more, ships_line, way, when};
use super::terms::{anybody_in, presence};
use super::{hand, map, player, scoring};
use crate::engine::{Text, Words};
use crate::games::alt_text::paragraph;
use crate::games::boonlake::content::kinds::{ActionTile, Region};
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::view::{Focus, View};
use crate::games::text_board::Line;

pub(crate) fn alt(view: &View, focus: Focus, words: &dyn Words) -> String {
    let plain = |lines: Vec<Line>| lines.into_iter().map(Line::text).collect();
    let texts: Vec<Text> = match focus {
        Focus::Overview => overview(view),
        Focus::Region(region) => plain(map::region(view, region, false)),
        Focus::River => plain(way(view)),
        Focus::Player(seat) => plain(player::player(view, seat)),
        Focus::Hand => plain(hand::hand(view)),
        Focus::Scoring => plain(scoring::sheet(view)),
    };
    paragraph(texts.iter().map(|it| words.say(it)))
}

fn overview(view: &View) -> Vec<Text> {
    let mut texts = vec![when(view)];
    for seat in view.board.players.seats().all() {
        texts.extend([title(view, seat), goods(view, seat), inhabitants(view, seat)]);
    }
    texts.push(ships_line(view));
    texts.extend(eminence(view).into_iter().map(Line::text));
    let tile = |(row, tile): (usize, &ActionTile)| match view.board.taken {
        // Its row is empty (TRN-04).
        Some(taken) if taken == row => Text::new("board-actions-taken").with("tile", action_name(*tile)),
        _ => action_name(*tile),
    };
    let tiles: Vec<Text> = view.board.actions.iter().enumerate().map(tile).collect();
    texts.push(Text::new("board-actions-from-top").with("what", tiles));
    texts.extend(Region::ALL.into_iter().filter(|it| anybody_in(view, *it)).map(|it| presence(view, it)));
    texts.extend(more(view));
    texts.extend(view.board.players.seats().all().filter_map(|it| outlook(view, it)));
    texts.extend((0..view.board.areas.len()).map(|it| scoring::name(view, it)));
    texts
}
