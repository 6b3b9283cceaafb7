//! How many presses a turn takes in the chat: *Play*, and for each question one on every menu that leads to the answer.

use std::collections::BTreeMap;

use slowboat::discord::decision::{Asked, At, Purpose};
use slowboat::discord::menu::{Entry, Menus};
use slowboat::engine::{Decision, Form, Fuzz, RandomPolicy, Seats, Standing, Who, play_out};
use slowboat::games::Registry;
use slowboat::words::{Language, Speech, Wordbook};

/// Random games of each number of players. A turn is what one person answers until somebody else has to.
pub(crate) fn taps(game: &str) {
    let registry = Registry::load(None).unwrap();
    let book = Wordbook::load(&registry).unwrap();
    let game = registry.get(game).unwrap();
    for players in game.card().seats.clone() {
        let mut turns = Vec::new();
        for seed in 1..=6 {
            let edition = game.card().editions[0].to_owned();
            let fuzz = Fuzz { games: 1, seed, seats: players, edition, options: BTreeMap::new() };
            let mut record = fuzz.record(game.as_ref(), 0);
            play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(seed), 400);
            let names = Seats(players).all().map(|it| it.letter().to_string()).collect();
            let words = book.game(game.card().id, Language::En).plain(names);
            let mut last = None;
            for (n, answer) in record.answers.iter().enumerate() {
                let Standing::Asking(open) = game.run(&record.cut(n), None).standing else { break };
                let Some(decision) = open.iter().find(|it| it.who == Who::Seat(answer.seat)) else { continue };
                if last != Some(answer.seat) {
                    turns.push(1);
                }
                last = Some(answer.seat);
                *turns.last_mut().unwrap() += presses(decision, &answer.key, &words);
            }
        }
        turns.sort_unstable();
        let at = |share: usize| turns.get(turns.len() * share / 100).copied().unwrap_or(0);
        println!("{players} players, {} turns: median {} presses, nine of ten at most {}", turns.len(), at(50), at(90));
    }
}

fn presses(decision: &Decision, key: &str, words: &Speech) -> usize {
    let rows = Asked { game: 1, token: "t", decision, to: Purpose::Answer }.rows(&At::Top, words);
    let is_menu = matches!(rows.first(), Some(poise::serenity_prelude::CreateActionRow::SelectMenu(_)));
    match &decision.form {
        Form::One(offers) if is_menu => {
            let menus = Menus::new(offers);
            let (mut span, mut presses) = (None, 1);
            while let Some(next) = menus.menu(span).entries.iter().find_map(|it| match it {
                Entry::Group { span, .. } if menus.positions(*span).iter().any(|at| offers[*at].key == key) => {
                    Some(*span)
                }
                _ => None,
            }) {
                (span, presses) = (Some(next), presses + 1);
            }
            presses
        }
        _ => 1,
    }
}
