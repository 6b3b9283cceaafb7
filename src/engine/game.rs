//! What a game is: its state, its rulebook as one function, who may see what, and what the lobby knows of it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::playout::{Guess, Pending, Playout};
use super::policy::AnswerPolicy;
use super::run::{self, SightOf};
use super::trail::{Place, Step, Trail, World};
use super::{
    Answer, Chance, Facts, LookUp, Mark, Offer, Outcome, Play, Policy, Record, Refusal, Run, Seal, Seat, Stop, Table,
    View, Viewer, Words,
};
use crate::scene::Scene;

/// A board game.
pub trait Game: Clone + Send + Sync + 'static {
    type State: Clone + Send + Sync + 'static;
    type View: View;

    fn card(&self) -> &Card;
    /// The component facts it is played with.
    fn facts(&self) -> Facts {
        Facts::none()
    }
    /// The same game with other facts, such as those that an older table was opened with; or what is wrong with them.
    fn with_facts(&self, _facts: &Facts) -> Result<Self, String> {
        Ok(self.clone())
    }
    /// The state before the first question; chance and choices of the set-up belong into `play`.
    fn open(&self, record: &Record) -> Self::State;
    /// The whole game, from wherever the state stands to its outcome.
    fn play(&self, t: &mut Table<'_, Self::State>) -> Play<Outcome>;
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The state with everything dealt anew that this viewer cannot know.
    fn resample(&self, state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;
    /// What a seat's position is worth in the points of the outcome, where a robot's playout is cut short. Only what lies open counts.
    fn value(&self, _state: &Self::State, _seat: Seat) -> Option<i32> {
        None
    }
    /// At which `Table::milestone` ahead `value` says what has come of a playout, where the end is too far away for guesses.
    fn horizon(&self) -> Option<u32> {
        None
    }
    /// The game's messages in a language, as Fluent text.
    fn messages(&self, language: &str) -> Option<String>;
    /// Rules and components for the look-up, in a language.
    fn look_up(&self, language: &str) -> Vec<LookUp>;
    /// What this seat may expect to be offered and a rule forbids now, with the rule: told to the player who tries it.
    fn blocked(&self, _state: &Self::State, _seat: Seat) -> Vec<(Offer, Refusal)> {
        Vec::new()
    }
    /// Who has the next turn once this seat, which alone is asked now, has ended what it does; nobody where that hangs on what
    /// it does or where everybody is asked at once.
    fn next(&self, _state: &Self::State, _asked: Seat) -> Option<Seat> {
        None
    }
    /// Components for the look-up whose texts are made of the game's own messages.
    fn pieces(&self, _words: &dyn Words) -> Vec<LookUp> {
        Vec::new()
    }
    /// The picture of a component by the id of its entry.
    fn piece_picture(&self, _id: &str, _words: &dyn Words) -> Option<Scene> {
        None
    }
}

/// What the lobby and the commands know of a game before anyone sits down.
#[derive(Clone, Debug)]
pub struct Card {
    /// The id in the registry, in records and in the names of messages.
    pub id: &'static str,
    /// The name of the slash command, which may begin with a digit.
    pub command: &'static str,
    pub seats: RangeInclusive<u8>,
    /// The first is the default.
    pub editions: &'static [&'static str],
    /// The version of the rules that new games get.
    pub rules: u32,
    pub options: Vec<OptionSpec>,
    /// The sub-commands by which decisions can be answered.
    pub verbs: &'static [Verb],
    /// The kinds of questions on which players may pass in advance.
    pub passes: &'static [Passes],
    /// Questions about something that is small on the board or seen by their player only, each with the part that is shown beside it.
    pub beside: &'static [(&'static str, &'static str)],
    /// Whether all players win or lose together.
    pub together: bool,
}

/// A kind of questions on which players may pass in advance; `pass-<kind>-<scope>` says so in words.
#[derive(Clone, Copy, Debug)]
pub struct Passes {
    pub kind: &'static str,
    pub scopes: &'static [super::Scope],
}

/// A sub-command, and the asks it answers.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    pub name: &'static str,
    /// The ids of asks, in the order in which they are asked; `ask/group` takes only the offers of that ask whose path begins with the
    /// group.
    pub asks: &'static [&'static str],
}

impl Verb {
    /// Whether the sub-command answers this ask at all.
    pub fn answers(&self, ask: &str) -> bool {
        self.asks.iter().any(|it| it.split('/').next() == Some(ask))
    }

    /// Whether the sub-command takes this offer of the ask.
    pub fn takes(&self, ask: &str, offer: &super::Offer) -> bool {
        let group = offer.path.first().map_or(offer.key.as_str(), |it| it.key.as_str());
        self.asks.iter().any(|it| match it.split_once('/') {
            Some((id, wanted)) => id == ask && wanted == group,
            None => *it == ask,
        })
    }
}

/// Something that the table settles before the game starts.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    pub key: &'static str,
    pub kind: OptionKind,
}

#[derive(Clone, Debug)]
pub enum OptionKind {
    Flag,
    /// The first value is the default.
    Pick(&'static [&'static str]),
    /// Like `Pick`, and it changes nothing with another number of players.
    PickFor(RangeInclusive<u8>, &'static [&'static str]),
}

impl OptionSpec {
    pub fn values(&self) -> &'static [&'static str] {
        match self.kind {
            OptionKind::Flag => &["no", "yes"],
            OptionKind::Pick(values) | OptionKind::PickFor(_, values) => values,
        }
    }

    /// Whether it can change anything at a table of so many.
    pub fn matters(&self, seats: &RangeInclusive<u8>) -> bool {
        match &self.kind {
            OptionKind::Flag | OptionKind::Pick(_) => true,
            OptionKind::PickFor(only, _) => only.start() <= seats.end() && seats.start() <= only.end(),
        }
    }

    pub fn default(&self) -> &'static str {
        self.values()[0]
    }
}

/// How many hours a proposal to the whole team waits for those who have not answered, where all play together.
static DELIBERATION: OptionSpec =
    OptionSpec { key: Card::DELIBERATION, kind: OptionKind::PickFor(2..=u8::MAX, &["24", "8", "4", "0"]) };

impl Card {
    /// The setting that every game has in which all play together.
    pub const DELIBERATION: &'static str = "deliberation";

    /// The options of the game, and the setting that it shares with others of its kind.
    pub fn settings(&self) -> impl Iterator<Item = &OptionSpec> {
        self.options.iter().chain(self.together.then_some(&DELIBERATION))
    }

    /// Every option with its value: the given one where it is known, else the default.
    pub fn settle_options(&self, given: &BTreeMap<String, String>) -> BTreeMap<String, String> {
        let settle = |spec: &OptionSpec| {
            let value = given.get(spec.key).filter(|it| spec.values().contains(&it.as_str()));
            (spec.key.to_owned(), value.cloned().unwrap_or_else(|| spec.default().to_owned()))
        };
        self.settings().map(settle).collect()
    }

    /// The part of the table that is shown beside a question.
    pub fn part_beside(&self, ask: &str) -> Option<&'static str> {
        self.beside.iter().find(|it| it.0 == ask).map(|it| it.1)
    }

    /// The first sub-command that answers an ask.
    pub fn verb_of(&self, ask: &str) -> Option<&'static Verb> {
        self.verbs.iter().find(|it| it.answers(ask))
    }
}

/// The same trait for every game, so that the host never names one.
pub trait AnyGame: Send + Sync {
    fn card(&self) -> &Card;
    fn facts(&self) -> Facts;
    /// The same game with other component facts, or what is wrong with them.
    fn with_facts(&self, facts: &Facts) -> Result<Arc<dyn AnyGame>, String>;
    fn messages(&self, language: &str) -> Option<String>;
    /// The rules as a table of this edition reads them; without one, with what holds in which.
    fn look_up(&self, language: &str, edition: Option<&str>) -> Vec<LookUp>;
    fn pieces(&self, words: &dyn Words) -> Vec<LookUp>;
    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene>;
    /// At which milestone ahead playouts are measured, where they do not go to the end.
    fn horizon(&self) -> Option<u32>;
    /// Runs the record, from a boundary if one is given.
    fn run(&self, record: &Record, from: Option<&Mark>) -> Run;
    /// Runs the record and lets a policy answer until the game ends or the record has `limit` answers.
    fn run_with(&self, record: &Record, from: Option<&Mark>, policy: &mut dyn Policy, limit: usize) -> Run;
    /// Runs the record, deals anew what the guessing seat cannot know, and lets a policy answer until the game ends or the
    /// policy has given `limit` answers.
    fn playout(
        &self,
        record: &Record,
        from: Option<&Mark>,
        guess: Guess,
        policy: &mut dyn Policy,
        limit: usize,
    ) -> Playout;
    /// Whether the rules would roll, shuffle, draw or reveal something after this answer, as far as its seat may guess.
    fn seals(&self, record: &Record, from: Option<&Mark>, answer: &Answer, guess: u64) -> Option<Seal>;
    /// Where one answer more would lead, in a guess of what its seat cannot know.
    fn foresee(&self, record: &Record, from: Option<&Mark>, answer: &Answer, guess: u64) -> Run;
    /// The boundary as it could be, too: with everything dealt anew that this seat cannot know of it.
    fn redeal(&self, mark: &Mark, guess: Guess) -> Option<Mark>;
    /// Runs the record in another world and keeps where it stood at every question.
    fn trail(&self, record: &Record, from: Option<&Mark>, world: World) -> Trail;
    /// Like `run`, but with every boundary on the way.
    fn boundaries(&self, record: &Record) -> Vec<Mark>;
}

/// Any game on the shelf of the registry.
pub struct Shelf<G>(Arc<G>);

impl<G: Game> Shelf<G> {
    pub fn new(game: G) -> Shelf<G> {
        Shelf(Arc::new(game))
    }

    fn table<'a>(&self, record: &Record, from: Option<&Mark>, quiet: bool) -> Table<'a, G::State> {
        let mut table =
            from.and_then(|mark| mark.table(record, quiet)).unwrap_or_else(|| Table::new(record, self.0.open(record)));
        table.quiet = quiet;
        table.source.quiet = quiet;
        table
    }

    /// A table at which a policy gives so many answers behind the record, in a guess of what a seat cannot know.
    fn guessing<'a>(
        &self,
        record: &Record,
        from: Option<&Mark>,
        guess: Guess,
        policy: &'a mut dyn Policy,
        limit: usize,
    ) -> Table<'a, G::State> {
        let mut table = self.table(record, from, true);
        let game = Arc::clone(&self.0);
        table.pending =
            Some(Pending::new(guess, move |state, chance| game.resample(state, Viewer::Seat(guess.seat), chance)));
        table.source.limit = table.source.len().saturating_add(limit);
        table.source.policy = Some(policy);
        table
    }

    fn finish(&self, mut table: Table<'_, G::State>) -> Run {
        let outcome = self.0.play(&mut table);
        let sight = |state| -> Arc<dyn super::Sight> { Arc::new(SightOf::new(self.0.clone(), state)) };
        run::finish(table, outcome, sight)
    }
}

impl<G: Game> AnyGame for Shelf<G> {
    fn card(&self) -> &Card {
        self.0.card()
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn with_facts(&self, facts: &Facts) -> Result<Arc<dyn AnyGame>, String> {
        Ok(Arc::new(Shelf::new(self.0.with_facts(facts)?)))
    }

    fn messages(&self, language: &str) -> Option<String> {
        self.0.messages(language)
    }

    fn look_up(&self, language: &str, edition: Option<&str>) -> Vec<LookUp> {
        let all = self.0.look_up(language);
        match edition {
            Some(edition) => all.into_iter().map(|it| it.in_edition(edition)).collect(),
            None => all,
        }
    }

    fn pieces(&self, words: &dyn Words) -> Vec<LookUp> {
        self.0.pieces(words)
    }

    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene> {
        self.0.piece_picture(id, words)
    }

    fn horizon(&self) -> Option<u32> {
        self.0.horizon()
    }

    fn run(&self, record: &Record, from: Option<&Mark>) -> Run {
        self.finish(self.table(record, from, false))
    }

    fn run_with(&self, record: &Record, from: Option<&Mark>, policy: &mut dyn Policy, limit: usize) -> Run {
        let mut table = self.table(record, from, false);
        table.source.policy = Some(policy);
        table.source.limit = limit;
        self.finish(table)
    }

    fn playout(
        &self,
        record: &Record,
        from: Option<&Mark>,
        guess: Guess,
        policy: &mut dyn Policy,
        limit: usize,
    ) -> Playout {
        let mut table = self.guessing(record, from, guess, policy, limit);
        table.milestones = self.0.horizon();
        match self.0.play(&mut table) {
            Ok(outcome) if table.source.next().is_none() => Playout::Over(outcome),
            Err(Stop::Asking(_)) => {
                let state = &table.state;
                Playout::Cut(table.seats().all().map(|it| self.0.value(state, it)).collect())
            }
            Ok(_) | Err(Stop::Refused(_) | Stop::Drift(_) | Stop::Fault(_)) => Playout::Stuck,
        }
    }

    fn seals(&self, record: &Record, from: Option<&Mark>, answer: &Answer, guess: u64) -> Option<Seal> {
        let mut policy = AnswerPolicy(answer);
        let mut table = self.guessing(record, from, Guess { seat: answer.seat, number: guess }, &mut policy, 1);
        // How the run ends does not matter here.
        let _ = self.0.play(&mut table);
        table.seal.filter(|_| table.sealed > record.answers.len())
    }

    fn foresee(&self, record: &Record, from: Option<&Mark>, answer: &Answer, guess: u64) -> Run {
        let mut policy = AnswerPolicy(answer);
        let mut table = self.guessing(record, from, Guess { seat: answer.seat, number: guess }, &mut policy, 1);
        // Here it matters what is said.
        (table.quiet, table.source.quiet) = (false, false);
        self.finish(table)
    }

    fn redeal(&self, mark: &Mark, guess: Guess) -> Option<Mark> {
        let resample = |state: &G::State, chance: &mut Chance| self.0.resample(state, Viewer::Seat(guess.seat), chance);
        mark.redealt(guess.number, resample)
    }

    fn trail(&self, record: &Record, from: Option<&Mark>, world: World) -> Trail {
        let mut table = self.table(record, from, false);
        table.enter(world, |state, viewer, chance| self.0.resample(state, viewer, chance));
        table.trail = Some(Vec::new());
        table.source.asked = Some(Vec::new());
        let outcome = self.0.play(&mut table);
        table.step();
        let sight = |state| -> Arc<dyn super::Sight> { Arc::new(SightOf::new(self.0.clone(), state)) };
        let step = |it: Place<G::State>| Step {
            n: it.n,
            sealed: it.sealed,
            notes: it.notes,
            rolls: it.rolls,
            sight: sight(it.state),
            asked: Vec::new(),
        };
        let steps = table.trail.take().into_iter().flatten().map(step).collect();
        let asked = table.source.asked.take().unwrap_or_default();
        Trail::new(steps, asked, run::finish(table, outcome, sight))
    }

    fn boundaries(&self, record: &Record) -> Vec<Mark> {
        let mut table = self.table(record, None, false);
        table.keep_all = true;
        // How the run ends does not matter here: the boundaries before its end are what is asked for.
        let _ = self.0.play(&mut table);
        table.boundaries.into_iter().map(Mark::new).collect()
    }
}
