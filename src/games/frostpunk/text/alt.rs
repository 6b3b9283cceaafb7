//! The alt text of a picture: one paragraph that tells what matters, the most important first.

use super::terms::able;
use super::{city, lines_of, people, table};
use crate::engine::{Text, Words};
use crate::games::alt_text::paragraph;
use crate::games::frostpunk::content::kinds::{Citizen, Row};
use crate::games::frostpunk::labels::forecast;
use crate::games::frostpunk::labels::stoking::warm_now;
use crate::games::frostpunk::rules::end;
use crate::games::frostpunk::view::{Focus, View};
use crate::games::text_board::{Line, joined};

pub(crate) fn alt(view: &View, focus: Focus, words: &dyn Words) -> String {
    let texts: Vec<Text> = match focus {
        Focus::Overview => overview(view),
        _ => lines_of(view, focus).into_iter().map(Line::text).collect(),
    };
    paragraph(texts.iter().map(|it| words.say(it)))
}

fn overview(view: &View) -> Vec<Text> {
    let state = &view.open();
    let mut texts = vec![table::when(state)];
    texts.extend(state.board.ending.iter().map(|it| it.reason.clone()));
    texts.extend(state.board.ending.is_none().then(|| forecast::loss(state)).flatten());
    texts.extend([table::leader(state), city::goods(state), city::markers(state), warm_now(state)]);
    texts.extend(Row::ALL.map(|it| city::row(state, it)));
    texts.extend(Citizen::ALL.map(|it| people::citizens(state, it)));
    texts.extend(people::illness(state));
    texts.extend(end::reasons(state).into_iter().take(2));
    texts.extend([able(state), people::hunger_line(state), table::storm(state), city::overload(state)]);
    let built = state.board.buildings().map(|it| it.1.key.text());
    texts.push(Text::new("board-standing").with("what", joined(built)));
    texts
}
