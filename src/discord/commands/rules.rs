//! `/rules`: every rule and component by id or word, in our own words.

use super::super::app::App;
use super::super::call::Call;
use super::super::reply::Show;
use super::super::rules;
use super::super::search::Suggestion;
use super::super::tree::{Command, Describe, Kind, Param};
use crate::engine::{AnyGame, LookUp};
use crate::words::{Language, Wordbook};
use std::sync::Arc;

pub(super) fn command(describe: &Describe) -> Command {
    let find =
        Param { name: "find".to_owned(), id: "cmd-rules-find".to_owned(), kind: Kind::Completed, required: true };
    describe.command(
        "rules",
        "cmd-rules",
        |app, call| {
            Box::pin(async move {
                let language = app.language(&call).await;
                let typed = call.option("find").unwrap_or_default();
                let (games, edition) = games(&app, &call).await;
                let all = entries(&app.words, &games, language, edition.as_deref());
                let voice = match games.as_slice() {
                    [only] => {
                        let speech = app.words.game(only.card().id, language).nobody();
                        super::super::app::Voice { text: speech.clone(), label: speech }
                    }
                    _ => app.common(language),
                };
                if all.is_empty() {
                    return Show::text(voice.text.word("host-no-game"));
                }
                let mut shown = rules::answer(&voice, &all, typed);
                let owner = |id| games.iter().find_map(|it| Some((it, own_id(&games, it, id)?)));
                // Beyond the limit the words have to do.
                if let Some((game, id)) = rules::named(&all, typed).and_then(|it| owner(it.id.as_str()))
                    && app.host.may_paint(call.person.user).is_ok()
                {
                    shown.upload = app.paint_piece(game.as_ref(), id, language).await;
                }
                shown
            })
        },
        Some(|app, call, _, typed| {
            Box::pin(async move {
                let language = app.language(&call).await;
                let (games, edition) = games(&app, &call).await;
                let all = entries(&app.words, &games, language, edition.as_deref());
                let found = rules::find(&all, &typed).into_iter().take(25);
                found.map(|it| Suggestion { name: rules::name(it), value: it.id.clone() }).collect()
            })
        }),
        vec![find],
    )
}

/// Every entry of the look-up of these games. Several games have rules of the same id: before it stands whose it is.
fn entries(words: &Wordbook, games: &[Arc<dyn AnyGame>], language: Language, edition: Option<&str>) -> Vec<LookUp> {
    let of = |game: &Arc<dyn AnyGame>| {
        let words = words.game(game.card().id, language).nobody();
        let own = game.look_up(language.code(), edition).into_iter().chain(game.pieces(&words));
        own.map(|it| match games.len() {
            1 => it,
            _ => {
                let whole = |id: &String| format!("{} {id}", game.card().command);
                LookUp { id: whole(&it.id), see: it.see.iter().map(whole).collect(), ..it }
            }
        })
        .collect::<Vec<_>>()
    };
    games.iter().flat_map(of).collect()
}

/// The id by which a game knows an entry, if it is one of its own.
fn own_id<'a>(games: &[Arc<dyn AnyGame>], game: &Arc<dyn AnyGame>, id: &'a str) -> Option<&'a str> {
    if games.len() == 1 { Some(id) } else { id.strip_prefix(game.card().command)?.strip_prefix(' ') }
}

/// The game of this channel with its edition; without one, all games.
async fn games(app: &App, call: &Call) -> (Vec<Arc<dyn AnyGame>>, Option<String>) {
    match app.table_here(call).await {
        Ok(table) => (app.game(&table).into_iter().collect(), Some(table.edition)),
        Err(_) => (app.host.registry().games().cloned().collect(), None),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::Registry;

    #[test]
    fn where_no_table_is_every_entry_of_every_game_can_be_found() {
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        let games: Vec<Arc<dyn AnyGame>> = registry.games().cloned().collect();
        let all = entries(&words, &games, Language::ALL[0], None);
        let mut ids = BTreeSet::new();
        let twice: Vec<&str> = all.iter().map(|it| it.id.as_str()).filter(|it| !ids.insert(*it)).collect();
        assert!(twice.is_empty(), "{twice:?}");
        for it in &all {
            let owners = games.iter().filter_map(|game| own_id(&games, game, &it.id)).count();
            assert_eq!(owners, 1, "{}", it.id);
            assert_eq!(rules::named(&all, &it.id).map(|it| &it.id), Some(&it.id));
        }
        // A player who types the number of a rule sees that there are several of it.
        assert!(rules::find(&all, "SET-01").len() >= games.len() && rules::named(&all, "SET-01").is_none());
    }

    #[test]
    fn at_a_table_ids_are_as_in_the_rules() {
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        for game in registry.games() {
            let one = [game.clone()];
            let all = entries(&words, &one, Language::ALL[0], None);
            assert_eq!(rules::named(&all, "SET-01").map(|it| it.id.as_str()), Some("SET-01"));
            assert_eq!(own_id(&one, game, "SET-01"), Some("SET-01"));
        }
    }
}
