//! Fifth: every player hides two dice under a cup; bids on the sum of all dice rise until somebody doubts.
//!
//! Read this file as the rulebook's table of contents. The contract that it keeps is explained in `docs/fifth-game.md`.

mod state;
#[cfg(test)]
mod tests;
mod view;

use std::path::Path;

use crate::engine::{
    Ask, Card, Chance, Choice, Game, Label, LookUp, Offered, Outcome, Play, Record, Seat, Table, Text, Verb, Viewer,
};
use crate::games::files::ContentError;
use crate::games::languages::{self, LANGUAGES, Translated};
use crate::games::rule_texts::{OneEdition, RuleTexts};
use state::{Board, State};
use view::View;

const WORDS_EN: &str = include_str!("words/fifth.en.ftl");
const WORDS_PL: &str = include_str!("words/fifth.pl.ftl");
const RULES_EN: &str = include_str!("rules/rules.en.toml");
const RULES_PL: &str = include_str!("rules/rules.pl.toml");
const WORDS: [Translated; 1] = [[WORDS_EN, WORDS_PL]];
const RULES: Translated = [RULES_EN, RULES_PL];
const DICE: usize = 2;
const FACES: usize = 6;

#[derive(Clone)]
pub(super) struct Fifth {
    card: Card,
    rules: [RuleTexts<OneEdition>; LANGUAGES.len()],
}

impl Fifth {
    pub(super) fn load(folder: Option<&Path>) -> Result<Fifth, ContentError> {
        let card = Card {
            id: "fifth",
            command: "fifth",
            seats: 2..=6,
            editions: &["first"],
            rules: 1,
            options: Vec::new(),
            verbs: &[Verb { name: "bid", asks: &["act", "bid"] }],
            passes: &[],
            beside: &[],
            together: false,
        };
        let [en, pl] = LANGUAGES.map(|it| RuleTexts::load_of("Fifth", RULES, it, folder));
        Ok(Fifth { card, rules: [en?, pl?] })
    }
}

/// What a player can do once there is a bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Move {
    Raise,
    Doubt,
}

impl Choice<State> for Move {
    fn key(&self, _: &State) -> String {
        match self {
            Move::Raise => "raise".to_owned(),
            Move::Doubt => "doubt".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        let bid = state.board.bid.map_or(0, |it| it.1);
        match self {
            Move::Raise => Label::from("offer-raise").detail(Text::new("offer-raise-detail").with("bid", bid)),
            Move::Doubt => Label::from("offer-doubt").detail(Text::new("offer-doubt-detail").with("bid", bid)),
        }
    }
}

/// FIF-01: everybody rolls in secret. The log says that they did, never what: each learns it from their own view.
fn roll(t: &mut Table<'_, State>) {
    for seat in t.seats().all() {
        let of = t.state.board.dice[seat.index()];
        let dice = (0..of).map(|_| t.roll(&format!("cup/{}", seat.letter()), FACES) + 1).collect();
        t.state.dice.push(dice);
    }
    t.say("note-rolled");
}

/// FIF-02: a higher bid, or a doubt.
fn turn(t: &mut Table<'_, State>) -> Play {
    let seat = t.state.board.turn;
    let least = t.state.board.bid.map_or(1, |it| it.1 + 1);
    let most = (t.state.board.dice.iter().sum::<usize>() * FACES) as i64;
    if t.state.board.bid.is_some() {
        let moves = [Move::Raise, Move::Doubt].into_iter().filter(|it| *it == Move::Doubt || least <= most);
        if t.choose(seat, Ask::new("act", "FIF-02"), moves)? == Move::Doubt {
            return doubt(t, seat);
        }
    }
    let bid = t.number(seat, Ask::new("bid", "FIF-02"), least, most)?;
    t.state.board.bid = Some((seat, bid));
    t.say(Text::new("note-bid").with("seat", seat).with("bid", bid));
    t.state.board.turn = t.seats().after(seat).next().offered("somebody sits on the left")?;
    Ok(())
}

/// FIF-03: all dice are shown, and the loser puts one away.
fn doubt(t: &mut Table<'_, State>, seat: Seat) -> Play {
    // The player learns what the others hold, so the doubt can no longer be taken back.
    t.seal();
    let (bidder, bid) = t.state.board.bid.take().offered("there is a bid to doubt")?;
    let sum = t.state.dice.iter().flatten().sum::<usize>();
    let loser = if sum as i64 >= bid { seat } else { bidder };
    t.say(Text::new("note-doubt").with("seat", seat).with("sum", sum).with("loser", loser));
    t.state.board.dice[loser.index()] -= 1;
    t.state.board.turn = loser;
    t.state.dice.clear();
    Ok(())
}

impl Game for Fifth {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn open(&self, record: &Record) -> State {
        let board = Board { dice: vec![DICE; record.seats.count()], bid: None, turn: Seat(0) };
        State { board, dice: Vec::new() }
    }

    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
        while t.state.board.dice.iter().all(|it| *it > 0) {
            if t.state.dice.is_empty() {
                roll(t);
            }
            // Here the state alone says how the game goes on.
            t.boundary();
            turn(t)?;
        }
        let dice = t.state.board.dice.clone();
        let points = |seat: Seat| i32::try_from(dice[seat.index()]).unwrap_or(i32::MAX);
        Ok(Outcome::ranked(t.seats(), points, points))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn resample(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut dealt = state.clone();
        for (at, dice) in dealt.dice.iter_mut().enumerate() {
            if viewer != Viewer::Seat(Seat(at as u8)) {
                dice.iter_mut().for_each(|it| *it = chance.below("guess", FACES as u32).result[0] as usize + 1);
            }
        }
        dealt
    }

    fn messages(&self, language: &str) -> Option<String> {
        languages::messages(&WORDS, language)
    }

    fn look_up(&self, language: &str) -> Vec<LookUp> {
        languages::in_language(&self.rules, language).entries().collect()
    }
}
