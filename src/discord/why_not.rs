//! Why not: what somebody may expect to be offered now and a rule forbids, below the rule that they look up.

use super::app::App;
use super::call::Call;
use super::decision::full;
use super::reply::Show;
use super::text::MESSAGE;
use crate::engine::{Arg, Offer, Refusal, Text, Who, Words};
use crate::host::GameId;
use crate::words::Speech;

/// Adds it to an answer that only the caller sees.
pub(super) async fn below(app: &App, call: &Call, game: GameId, mut show: Show) -> Show {
    let Ok(panel) = app.host.panel(game, call.person.user).await else { return show };
    let Some(decision) = panel.decision.map(|it| it.decision) else { return show };
    let (Who::Seat(seat), Some(game_of)) = (decision.who, app.game(&panel.table)) else { return show };
    let Ok((_, sight)) = app.host.sight(game).await else { return show };
    let mut blocked = sight.blocked(seat);
    blocked.retain(|it| game_of.card().verbs.iter().any(|verb| verb.takes(decision.ask.id, &it.0)));
    let words = app.voice(&panel.table, app.language(call).await).text;
    let room = MESSAGE.saturating_sub(show.content.chars().count());
    show.content.push_str(&list(&blocked, &words, room));
    show
}

/// A heading and a line for each, as many as there is room for.
fn list(blocked: &[(Offer, Refusal)], words: &Speech, room: usize) -> String {
    let mut all = String::new();
    let mut used = 0;
    for (offer, refusal) in blocked {
        let why = Arg::Text(refusal.text.clone());
        let line = Text::new("bot-not-now").with("what", Arg::Word(full(offer, 0, words))).with("why", why);
        let head = if all.is_empty() { format!("\n\n{}", words.word("bot-why-not")) } else { String::new() };
        let line = format!("{head}\n{} ({})", words.say(&line), refusal.rule);
        let length = line.chars().count();
        // Two characters stay for what says that there is more.
        if used + length + 2 > room {
            if !all.is_empty() {
                all.push_str("\n…");
            }
            break;
        }
        used += length;
        all.push_str(&line);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    #[test]
    fn what_a_rule_forbids_is_listed_with_the_reason_and_the_rule_as_far_as_there_is_room() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let blocked: Vec<(Offer, Refusal)> = (0..40)
            .map(|it| (Offer::new(format!("k{it}"), "yes"), Refusal { rule: "ATK-07", text: "bot-none".into() }))
            .collect();
        for language in Language::ALL {
            let words = book.common(language).nobody();
            let one = list(&blocked[..1], &words, 300);
            assert!(one.contains(&words.word("bot-why-not")) && one.contains(&words.word("bot-none")), "{one}");
            assert!(one.ends_with("(ATK-07)"), "{one}");
            let many = list(&blocked, &words, 300);
            assert!(many.ends_with('…') && many.chars().count() <= 300, "{many}");
            assert_eq!(list(&blocked, &words, 10), "");
            assert_eq!(list(&[], &words, 300), "");
        }
    }
}
