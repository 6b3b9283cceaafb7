//! What only its viewer may know: the cards of the hand, and the scoring tiles that are not in play.

use super::terms::card_cost;
use crate::engine::Text;
use crate::games::boonlake::content::CardId;
use crate::games::boonlake::labels::names::group_name;
use crate::games::boonlake::view::View;
use crate::games::text_board::{Line, list};

pub(super) fn hand(view: &View) -> Vec<Line> {
    let Some(hand) = view.sorted_hand() else { return Vec::new() };
    let mut lines = vec![Line::Heading(Text::new("board-hand").with("n", hand.len()))];
    lines.extend(hand.iter().map(|it| Line::Item(card(view, *it))));
    lines
}

fn card(view: &View, id: CardId) -> Text {
    let content = &view.facts.0;
    let card = content.card(id);
    let text = Text::new("board-card").with("card", content.card_name(id)).with("group", group_name(card.group));
    text.with("cost", card_cost(card)).with("what", content.card_text(id)).with("vp", card.vp)
}

/// The tiles to choose from, then the refused one (SET-10).
pub(super) fn tiles(view: &View) -> Vec<Line> {
    let tiles = view.tiles.iter().flatten().map(|it| view.facts.0.scoring_name(*it)).collect::<Vec<_>>();
    let some = !tiles.is_empty();
    some.then(|| Line::Plain(Text::new("board-own-tiles").with("n", tiles.len()).with("what", list(tiles))))
        .into_iter()
        .collect()
}
