//! A table at play: the club, the bot's books, the second account of the game, and one move after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use slowboat::discord::custom_id::Action;
use slowboat::discord::decision::full;
use slowboat::engine::{Chance, Decision, Form, Offer, Record, Seat, Seed, Who};
use slowboat::sandbox::{Choice, ControlError, Id, Interaction, Message};
use slowboat::words::{Language, Speech};

use super::club::{Club, Kind, PATIENCE, Person};
use super::ledger::Ledger;
use super::shadow::{Moved, Shadow};
use super::taps::{self, Next, Tap};
use super::traffic::Provoked;
use super::watch::Seen;
use crate::common::presses;

/// Who plays what: the game, how the bot runs, how many sit there, the language of the server, and the luck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Party {
    pub game: &'static str,
    pub kind: Kind,
    pub players: usize,
    pub locale: &'static str,
    pub seed: u64,
    /// How many bytes a second the bot's line to the chat carries, if it is a slow one.
    pub line: Option<u64>,
    /// The game that is played, answer by answer, if it is not a random one.
    pub script: Option<&'static Record>,
}

/// Choices that come out the same every time.
pub(super) struct Luck(Chance);

impl Luck {
    pub(super) fn new(seed: u64) -> Luck {
        Luck(Chance::new(Seed::from_number(seed)))
    }

    pub(super) fn below(&mut self, of: usize) -> usize {
        self.0.below("club", u32::try_from(of).unwrap()).result[0] as usize
    }

    pub(super) fn once_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    pub(super) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// What was done and looked at.
#[derive(Default, Debug)]
pub(super) struct Count {
    pub moves: usize,
    pub by_panel: usize,
    pub by_command: usize,
    pub by_robot: usize,
    pub most_taps: usize,
    pub pings: usize,
    pub pictures: usize,
    pub pranks: BTreeMap<&'static str, usize>,
    pub restarts: usize,
    pub deliveries: usize,
    /// How many messages stand in the channel, beside the lobby.
    pub posts: usize,
    /// Moves that hid a Trap, compared with what hiding the other type would have shown.
    pub twins: usize,
}

pub(super) struct Table {
    /// Which game is played.
    pub rules: &'static str,
    pub club: Club,
    pub ledger: Ledger,
    pub game: i64,
    pub shadow: Shadow,
    pub luck: Luck,
    pub script: Option<&'static Record>,
    /// Of whom nothing is heard any more.
    pub silent: Option<Seat>,
    /// What has happened since the channel was last looked at.
    pub owed: Vec<Moved>,
    pub seen: Seen,
    /// Whose interactions these were.
    pub asked: BTreeMap<Id, Id>,
    pub provoked: Provoked,
    /// The panels that people have open, with the number of answers at that time.
    pub panels: BTreeMap<Seat, (Message, usize)>,
    pub acks: Vec<f64>,
    pub count: Count,
    pub commitment: String,
    pub started: Instant,
}

/// Two words of the bot by which a refusal is recognised, in every language that is spoken here.
pub(super) fn is_stale(text: &str) -> bool {
    text.contains("nothing was changed") || text.contains("nic się nie zmieniło")
}

/// What is needed to look into a test that failed: the game comes out of another seed each time.
impl Drop for Table {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the game was\n{}", self.shadow.record.to_text());
        }
    }
}

impl Table {
    /// From `/<game> new` to the first question.
    pub(super) async fn open(party: Party, options: &[(&str, &str)]) -> Table {
        let Party { game: rules, kind, players, locale, seed, line, script } = party;
        let started = Instant::now();
        let mut club = Club::open_on(kind, players, locale, line).await;
        let ledger = club.ledger().await;
        let creator = club.players[0].clone();
        let (count, edition) = (players.to_string(), options.iter().find(|it| it.0 == "edition"));
        let options: Vec<(&str, &str)> = options.iter().copied().chain([("players", count.as_str())]).collect();
        let mut acks = Vec::new();
        let mut asked = BTreeMap::new();

        let game_of = club.registry.get(rules).unwrap().clone();
        let path = format!("{} new", game_of.card().command);
        let opened = club.control.run(creator.id, club.channel, &path, &options).await.unwrap();
        let mut note = |user: Id, it: &Interaction| {
            acks.push(it.after_ms);
            asked.insert(it.id, user);
        };
        note(creator.id, &opened);
        assert!(club.settled(&opened).await.ephemeral);
        ledger.delivered().await;
        let game = ledger.newest_game().await;
        let lobby = club.public().pop().expect("a lobby stands in the channel");
        assert!(lobby.picture().is_none() && lobby.mentions.is_empty());
        let mut commitment = ledger.record(game).await.seed.commitment();
        assert!(lobby.content.contains(&commitment), "the seed is promised: {}", lobby.content);
        if let Some(script) = script {
            club.reseed(game, script).await;
            commitment = script.seed.commitment();
        }

        let join = taps::button(&lobby, |it| *it == Action::Join).unwrap();
        for person in &club.players[1..] {
            let joined = club.control.press(person.id, lobby.id, &join).await.unwrap();
            note(person.id, &joined);
        }
        let full = club.control.press(club.stranger.id, lobby.id, &join).await.unwrap();
        note(club.stranger.id, &full);
        let full = club.settled(&full).await;
        assert!(full.ephemeral && full.id != lobby.id, "there is no room for a stranger: {}", full.content);
        let start = taps::button(&lobby, |it| *it == Action::Start).unwrap();
        let last = club.players[players - 1].id;
        let begun = club.control.press(last, lobby.id, &start).await.unwrap();
        note(last, &begun);
        ledger.delivered().await;
        assert_eq!(ledger.users(game).await, club.players.iter().map(|it| it.id.0).collect::<Vec<_>>());

        let record = ledger.record(game).await;
        assert!(edition.is_none_or(|it| it.1 == record.edition), "the edition asked for is played");
        for (key, value) in options.iter().filter(|it| !matches!(it.0, "edition" | "players")) {
            assert_eq!(record.option(key), Some(*value));
        }
        assert_eq!(record.seed.commitment(), commitment);
        if let Some(script) = script {
            assert_eq!(record, script.cut(0), "the game of the record is opened");
        }
        let shadow = Shadow::new(game_of, record);
        let woken: BTreeSet<Seat> = shadow.awaited();
        let mut table = Table {
            rules,
            ledger,
            game,
            shadow,
            luck: Luck::new(seed),
            script,
            silent: None,
            owed: vec![Moved { woken, notes_from: 0, over: false, undone: false, late: false, silent: false }],
            seen: Seen::lobby(&lobby),
            asked,
            provoked: Provoked::default(),
            panels: BTreeMap::new(),
            acks,
            count: Count::default(),
            commitment,
            started,
            club,
        };
        table.hurry();
        table.look().await;
        table
    }

    pub(super) fn person(&self, seat: Seat) -> Person {
        self.club.players[seat.index()].clone()
    }

    /// The words of this game in a language, with names as they stand in messages.
    pub(super) fn text(&self, language: Language) -> Speech {
        let names: Vec<String> = self.club.players.iter().map(|it| it.name.to_owned()).collect();
        self.club.words.game(self.rules, language).markdown(&names)
    }

    /// The same with names as they stand on buttons and pictures.
    pub(super) fn label(&self, language: Language) -> Speech {
        let names = self.club.players.iter().map(|it| it.name.to_owned()).collect();
        self.club.words.game(self.rules, language).plain(names)
    }

    pub(super) fn note(&mut self, user: Id, answer: &Interaction) {
        self.acks.push(answer.after_ms);
        self.asked.insert(answer.id, user);
    }

    /// Runs a command and returns the whole answer, which nobody else sees.
    pub(super) async fn run(&mut self, user: Id, path: &str, options: &[(&str, &str)]) -> (Id, Message) {
        let answer = self.club.control.run(user, self.club.channel, path, options).await;
        let answer = answer.unwrap_or_else(|error| panic!("/{path} {options:?}: {error}"));
        self.note(user, &answer);
        let message = self.club.settled(&answer).await;
        assert!(message.ephemeral, "/{path} is answered in public: {message:#?}");
        (answer.id, message)
    }

    pub(super) async fn press(&mut self, user: Id, message: Id, custom_id: &str) -> (Id, Message) {
        let answer = presses::press(&self.club.control, user, message, custom_id).await;
        let answer = answer.unwrap_or_else(|error| panic!("{custom_id}: {error}"));
        self.answered(user, answer, custom_id).await
    }

    async fn answered(&mut self, user: Id, answer: Interaction, what: &str) -> (Id, Message) {
        self.note(user, &answer);
        let message = self.club.settled(&answer).await;
        assert!(message.ephemeral, "{what} is answered in public: {message:#?}");
        (answer.id, message)
    }

    /// One tap on a message of one's own.
    pub(super) async fn tap(&mut self, user: Id, message: Id, tap: &Tap, key: &str) -> (Id, Message) {
        let control = self.club.control.clone();
        match tap {
            Tap::Press(id) => self.press(user, message, id).await,
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                let answer = presses::select(&control, user, message, id, &values).await;
                let answer = answer.unwrap_or_else(|error| panic!("{id} {values:?}: {error}"));
                self.answered(user, answer, id).await
            }
            Tap::Form(id) => {
                let opened = presses::press(&control, user, message, id).await.unwrap();
                self.note(user, &opened);
                let form = opened.modal().unwrap().clone();
                let field = form.inputs[0].custom_id.clone();
                let answer = control.submit(user, &form, &[(&field, key)]).await.unwrap();
                self.answered(user, answer, id).await
            }
        }
    }

    /// The newest message of the channel on which one can press Play.
    pub(super) fn board(&self) -> (Message, String) {
        let found = |it: Message| taps::button(&it, |act| *act == Action::Play).map(|id| (it, id));
        self.club.public().into_iter().rev().find_map(found).expect("a board stands in the channel")
    }

    /// Opens the panel, or goes on with the one that is open, up to the last tap.
    pub(super) async fn reach(&mut self, seat: Seat, decision: &Decision, key: &str) -> (Message, Next) {
        let user = self.person(seat).id;
        let n = self.shadow.record.answers.len();
        let goes_on = self.luck.below(3) > 0;
        let open = self.panels.get(&seat).filter(|it| goes_on && it.1 == n);
        let (mut panel, mut count) = match open {
            Some((panel, _)) => (panel.clone(), 0),
            None => {
                let (board, play) = self.board();
                (self.press(user, board.id, &play).await.1, 1)
            }
        };
        loop {
            let Some(next) = taps::next(&panel, decision, key) else {
                // The panel may be going on to this question just now.
                let leads = |it: &Message| it.id == panel.id && taps::next(it, decision, key).is_some();
                let all = self.club.control.wait_for(user, self.club.channel, PATIENCE, |all| all.iter().any(leads));
                let there = all.await.ok().and_then(|all| all.into_iter().find(leads));
                panel = there.unwrap_or_else(|| panic!("no way to {key} of {:?} on {panel:#?}", decision.ask));
                continue;
            };
            count += 1;
            if next.last {
                // Play, and four more where a full hand of 51st State is developed onto a full tableau.
                assert!(count <= 5, "{count} taps to {key}");
                self.count.most_taps = self.count.most_taps.max(count);
                return (panel, next);
            }
            panel = self.tap(user, panel.id, &next.tap, key).await.1;
        }
    }

    /// Types an answer: the sub-command, some letters, and a suggestion.
    pub(super) async fn suggestion(&mut self, seat: Seat, decision: &Decision, key: &str) -> (String, String) {
        let person = self.person(seat);
        let words = self.label(person.language);
        let ask = decision.ask.id;
        let game = self.shadow.game.clone();
        let verbs = game.card().verbs.iter();
        let offers = decision.form.offers();
        let picked: Vec<&Offer> = match decision.form {
            Form::Some { .. } => offers.iter().filter(|it| key.split('+').any(|one| one == it.key)).collect(),
            _ => offers.iter().filter(|it| it.key == key).collect(),
        };
        let takes = |verb: &&slowboat::engine::Verb| match (&decision.form, picked.first()) {
            (Form::One(_), Some(offer)) => verb.takes(ask, offer),
            _ => verb.answers(ask),
        };
        let Some(verb) = verbs.clone().find(takes) else { panic!("no sub-command answers {ask} with {key}") };
        let path = format!("{} {}", game.card().command, verb.name);
        // What the sub-command offers: positions in suggestions count among these.
        let mine: Vec<&Offer> = match &decision.form {
            Form::One(_) => offers.iter().filter(|it| verb.takes(ask, it)).collect(),
            _ => offers.iter().collect(),
        };
        let typed = match &decision.form {
            Form::Number { .. } => key.to_owned(),
            Form::One(_) if mine.len() <= 25 && self.luck.once_in(2) => String::new(),
            Form::One(_) => picked.iter().map(|it| full(it, 0, &words)).collect(),
            // Two of the same name are told apart by their keys only.
            Form::Some { .. } => {
                let name = |it: &Offer| {
                    let name = full(it, 0, &words);
                    let is_one = offers.iter().filter(|other| full(other, 0, &words) == name).count() == 1;
                    if is_one && !name.contains(',') { name } else { it.key.clone() }
                };
                picked.iter().map(|it| name(it)).collect::<Vec<_>>().join(", ")
            }
        };
        let choices = self.type_in(person.id, &path, "choice", &typed).await;
        let stands = |it: &Choice| {
            let value = it.value.as_str().unwrap_or_default();
            let at = value.find(['=', '#']).unwrap();
            let rest = &value[at + 1..];
            if value[at..].starts_with('=') {
                return rest == key;
            }
            let keys: Vec<&str> = rest.split('+').map(|it| mine[it.parse::<usize>().unwrap()].key.as_str()).collect();
            keys.join("+") == key
        };
        let Some(found) = choices.iter().find(|it| stands(it)) else {
            panic!("/{path} {typed}: {key} is not among {choices:#?}")
        };
        (path, found.value.as_str().unwrap().to_owned())
    }

    /// What is suggested while somebody types.
    pub(super) async fn type_in(&mut self, user: Id, path: &str, option: &str, typed: &str) -> Vec<Choice> {
        let control = self.club.control.clone();
        let id = control.start_command(user, self.club.channel, path, &[(option, typed)], Some(option)).unwrap();
        let answer = control.answered(id).await.unwrap_or_else(|error| panic!("/{path} {typed}: {error}"));
        self.note(user, &answer);
        answer.choices
    }

    /// Any seat that is asked, and any legal answer.
    pub(super) fn pick(&mut self) -> (Seat, Decision, String) {
        if let Some(script) = self.script {
            return self.scripted(script);
        }
        let seat = *self.luck.of(&self.heard());
        let decision = self.shadow.decision(seat).expect("it is asked").clone();
        let key = match &decision.form {
            Form::One(offers) => self.luck.of(offers).key.clone(),
            Form::Some { offers, min, max } => {
                let count = min + self.luck.below(max.min(&offers.len()) + 1 - min);
                let first = self.luck.below(offers.len());
                let taken: BTreeSet<usize> = (0..count).map(|it| (first + it) % offers.len()).collect();
                let keys: Vec<&str> = taken.iter().map(|it| offers[*it].key.as_str()).collect();
                if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
            }
            Form::Number { min, max } => (min + self.luck.below((max - min + 1) as usize) as i64).to_string(),
        };
        (seat, decision, key)
    }

    /// One answer, by panel or by command, sometimes with a finger that slips.
    pub(super) async fn one_move(&mut self) {
        let (seat, decision, key) = self.pick();
        if self.replies(seat).await {
            return self.settle().await;
        }
        let user = self.person(seat).id;
        let old = self.panels.get(&seat).cloned();
        let mut doubled = false;
        let (id, message) = if self.luck.once_in(2) {
            self.count.by_panel += 1;
            let (panel, last) = self.reach(seat, &decision, &key).await;
            // A vote may be given again, so that two of them are no mistake.
            let once = matches!(decision.who, Who::Team { .. }) || matches!(last.tap, Tap::Form(_));
            if !once && self.luck.once_in(12) {
                let (id, message, twice) = self.tap_twice(user, panel.id, &last.tap).await;
                doubled = twice;
                (id, message)
            } else {
                self.tap(user, panel.id, &last.tap, &key).await
            }
        } else {
            self.count.by_command += 1;
            let (path, value) = self.suggestion(seat, &decision, &key).await;
            self.run(user, &path, &[("choice", &value)]).await
        };
        if self.luck.once_in(12) {
            *self.count.pranks.entry("redelivered").or_default() += 1;
            self.provoked.twice.insert(id);
            self.club.control.redeliver(id).unwrap();
        }
        self.moved(seat, &key, &message, doubled);
        self.panels.insert(seat, (message, self.shadow.record.answers.len()));
        self.settle().await;
        if let Some((old, _)) = old
            && self.luck.once_in(10)
        {
            self.stale(user, &old).await;
        }
    }

    /// Books an answer that the bot has taken.
    pub(super) fn moved(&mut self, seat: Seat, key: &str, message: &Message, doubled: bool) {
        match self.shadow.give(seat, key) {
            Ok(moved) => {
                self.count.moves += 1;
                assert!(doubled || !is_stale(&message.content), "{key} was not taken: {}", message.content);
                self.check_twin();
                self.owed.push(moved);
            }
            Err(refusal) => {
                *self.count.pranks.entry("refused by a rule").or_default() += 1;
                assert!(message.content.contains(refusal.rule), "{refusal:?}: {}", message.content);
            }
        }
    }

    /// The same component twice at once: one of the two is the answer, the other one is told so.
    /// The panel may be faster than the second finger; then it was pressed once.
    async fn tap_twice(&mut self, user: Id, message: Id, tap: &Tap) -> (Id, Message, bool) {
        let control = self.club.control.clone();
        let (first, second) = match tap {
            Tap::Press(id) => {
                (presses::start_press(&control, user, message, id), control.start_press(user, message, id))
            }
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                (
                    presses::start_select(&control, user, message, id, &values),
                    control.start_select(user, message, id, &values),
                )
            }
            Tap::Form(_) => panic!("a form is not pressed twice"),
        };
        let first = first.unwrap();
        let second = match second {
            Err(ControlError::Missing { what: "component", .. }) => None,
            second => Some(second.unwrap()),
        };
        if second.is_some() {
            *self.count.pranks.entry("double").or_default() += 1;
        }
        for id in [first].into_iter().chain(second) {
            let answer = control.answered(id).await.unwrap();
            self.answered(user, answer, "a double press").await;
        }
        let message = control.message(user, message).expect("the panel is still there");
        (first, message, second.is_some())
    }
}
