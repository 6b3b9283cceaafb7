//! Whatever changes a game and is only typed, given by two devices at once and once more: it is done once, and whoever may
//! not do it is told so.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use slowboat::discord::custom_id::Action;
use slowboat::engine::Seat;
use slowboat::games::Registry;
use slowboat::host::{ChannelId, Matter, Motion, Phase, Table};
use slowboat::sandbox::{Id, Message, perms};
use slowboat::words::Language;

use super::super::club::{Bots, Person};
use super::super::ledger::Ledger;
use super::super::taps;
use super::{Game, REFUSED};

const PEOPLE: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Typed {
    Concede,
    Facts,
    /// A robot for this seat.
    Robot(Seat),
    /// None any more.
    Person(Seat),
    /// Into the channel with this number.
    Bring(usize),
    Mine(Language),
    Server(Language),
    Rewind,
    Close,
}

/// What can be seen of a game that something typed may change.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Shown {
    table: Table,
    /// Who wants what is moved.
    wants: BTreeMap<String, BTreeSet<Seat>>,
    facts: String,
    answers: usize,
    pings: usize,
}

struct Typist {
    game: Game,
    ledger: Ledger,
    channels: Vec<Id>,
    /// Who is a moderator of the server and sits nowhere.
    moderator: Person,
    /// How often each was done, and refused.
    done: usize,
    refused: usize,
}

impl Typist {
    /// Some answers into a game whose facts are not the newest any more.
    async fn open(rules: &str, file: &str, correction: (&str, &str), seed: u64) -> Typist {
        let mut game = Game::open(rules, PEOPLE, 0, &[], seed).await;
        let control = game.club.control.clone();
        let lobby = game.club.public().pop().unwrap();
        let people = game.club.players.clone();
        for (person, wanted) in [(1, Action::Join), (2, Action::Join), (0, Action::Start)] {
            let button = taps::button(&lobby, |it| *it == wanted).unwrap();
            control.press(people[person].id, lobby.id, &button).await.unwrap();
        }
        for _ in 0..8 {
            game.one_move().await.expect("a game is longer than this");
        }
        let guild: Id = control.overview(people[0].id)["guilds"][0]["id"].as_str().unwrap().parse().unwrap();
        let moderator = Person { id: control.user("Mo", "en-US"), name: "Mo", language: Language::En };
        control.join(moderator.id, guild).unwrap();
        control.set_permissions(guild, moderator.id, perms::MANAGE_MESSAGES | perms::MANAGE_GUILD).unwrap();
        let channels = vec![game.club.channel, control.channel(guild, "aside").unwrap()];
        let ledger = game.club.ledger().await;
        let mut typist = Typist { game, ledger, channels, moderator, done: 0, refused: 0 };

        typist.game.club.stop().await;
        typist.correct(rules, file, correction);
        typist.damage().await;
        typist.game.club.start().await;
        typist.game.host = typist.game.club.host().clone();
        let Bots::Inside(bot) = &typist.game.club.bot else { panic!("the bot runs here") };
        typist.game.store = bot.2.clone();
        // Robots shall do nothing here but sit.
        typist.game.host.configure(|it| it.robot_delay = Duration::from_secs(100_000));
        typist
    }

    /// The newest facts of the game say something else from now on.
    fn correct(&mut self, rules: &str, file: &str, (from, to): (&str, &str)) {
        let text = std::fs::read_to_string(Path::new("assets").join(rules).join(file)).unwrap();
        assert!(text.contains(from), "{file} says {from}");
        let folder = self.game.club.folder.path().join("content");
        std::fs::create_dir_all(folder.join(rules)).unwrap();
        std::fs::write(folder.join(rules).join(file), text.replacen(from, to, 1)).unwrap();
        self.game.club.registry = Registry::load(Some(&folder)).unwrap();
    }

    /// The newest answer is not what was written any more.
    async fn damage(&self) {
        let books = self.game.club.books().await;
        books.unguard().await;
        books.run("UPDATE answers SET key = 'moths' WHERE n = (SELECT max(n) FROM answers)").await;
        books.close().await;
    }

    async fn shown(&self) -> Shown {
        self.ledger.delivered().await;
        let people = self.game.club.players.iter();
        let table = self.game.host.table(self.game.id).await.unwrap();
        let wants = |it: &Motion| {
            let what = match &it.matter {
                Matter::StandIn { whom, .. } => format!("robot {whom:?}"),
                other => format!("{other:?}"),
            };
            (what, it.wanted.iter().copied().collect())
        };
        Shown {
            wants: table.motions.iter().map(wants).collect(),
            table,
            facts: self.ledger.record(self.game.id.0).await.content,
            answers: self.ledger.answers(self.game.id.0).await.len(),
            pings: people.map(|it| self.game.club.control.pings(it.id).len()).sum(),
        }
    }

    fn here(&self, table: &Table) -> usize {
        self.channels.iter().position(|it| it.0 == table.place.channel.0).unwrap()
    }

    /// What this changes; nothing if it is refused.
    fn expected(&mut self, who: &Person, typed: Typed, before: &Shown) -> Option<Shown> {
        let mut after = before.clone();
        let seat = before.table.people.iter().position(|it| it.user.0 == who.id.0).map(|it| Seat(it as u8));
        let is_moderator = who.id == self.moderator.id;
        let newest = self.game.club.registry.get(&before.table.game).unwrap().facts().digest().to_owned();
        let table = &mut after.table;
        let manned: Vec<Seat> = table.seats().filter(|it| !table.robots.contains_key(it)).collect();
        let wants = &mut after.wants;
        // How many agree; and whoever moves something has all asked who have a say.
        let mut pings = 0;
        let mut agree = |what: &str, seat: Seat, whom: Option<Seat>| {
            let voters: Vec<&Seat> = manned.iter().filter(|it| Some(**it) != whom).collect();
            if !wants.contains_key(what) {
                pings = voters.iter().filter(|it| ***it != seat).count();
            }
            let all = wants.entry(what.to_owned()).or_default();
            all.insert(seat);
            (voters.iter().filter(|it| all.contains(it)).count(), voters.len())
        };
        let is_running = table.phase == Phase::Running;
        match typed {
            Typed::Mine(_) => {}
            Typed::Server(_) if is_moderator => {}
            Typed::Close if table.phase.is_open() && (is_moderator || table.creator.0 == who.id.0) => {
                table.phase = Phase::Closed;
                after.wants.clear();
            }
            Typed::Rewind if table.phase == Phase::Paused && is_moderator => {
                table.phase = Phase::Running;
            }
            Typed::Concede if is_running => {
                let (agree, all) = agree("Concede", seat?, None);
                if agree > all / 2 {
                    table.phase = Phase::Over;
                    // The end calls everybody once.
                    pings = PEOPLE;
                    after.wants.clear();
                }
            }
            Typed::Facts if is_running && before.facts != newest => {
                let (agree, all) = agree("RenewFacts", seat?, None);
                if agree == all {
                    after.wants.remove("RenewFacts");
                    after.facts = newest;
                }
            }
            Typed::Robot(whom) if is_running => {
                let what = format!("robot {whom:?}");
                let is_alone = seat == Some(whom) || is_moderator;
                // It has carried.
                if !is_alone && table.robots.contains_key(&whom) {
                    seat?;
                    return Some(after);
                }
                let carries = is_alone || {
                    let (agree, all) = agree(&what, seat?, Some(whom));
                    all == 0 || agree > all / 2
                };
                if carries {
                    pings = 0;
                    after.wants.remove(&what);
                    table.robots.insert(whom, slowboat::host::Level::Random);
                }
            }
            Typed::Person(whom) if is_running && (seat == Some(whom) || is_moderator) => {
                table.robots.remove(&whom)?;
                after.wants.remove(&format!("robot {whom:?}"));
            }
            Typed::Bring(to) if is_running => {
                seat?;
                table.place.channel = ChannelId(self.channels[to].0);
            }
            _ => return None,
        }
        after.pings += pings;
        Some(after)
    }

    /// Types it on two devices at once, and once more.
    async fn twice(&mut self, who: &Person, typed: Typed) {
        let before = self.shown().await;
        let channel = match typed {
            Typed::Bring(to) => self.channels[to],
            _ => self.channels[self.here(&before.table)],
        };
        let letter = |seat: Seat| seat.letter().to_string();
        let (path, options): (&str, Vec<(&str, String)>) = match typed {
            Typed::Concede => ("game concede", vec![]),
            Typed::Facts => ("game facts", vec![]),
            Typed::Robot(seat) => ("game robot", vec![("level", "random".to_owned()), ("player", letter(seat))]),
            Typed::Person(seat) => ("game robot", vec![("level", "none".to_owned()), ("player", letter(seat))]),
            Typed::Bring(_) => ("game bring", vec![("table", before.table.code.clone())]),
            Typed::Mine(language) => ("language mine", vec![("language", language.code().to_owned())]),
            Typed::Server(language) => ("language server", vec![("language", language.code().to_owned())]),
            Typed::Rewind => ("game rewind", vec![]),
            Typed::Close => ("game close", vec![]),
        };
        let options: Vec<(&str, &str)> = options.iter().map(|it| (it.0, it.1.as_str())).collect();
        let expected = self.expected(who, typed, &before);
        let control = self.game.club.control.clone();
        let start = || control.start_command(who.id, channel, path, &options, None).unwrap();
        let (mut told, both) = (Vec::new(), [start(), start()]);
        for id in both {
            told.push(self.told(id).await);
        }
        let after = self.shown().await;
        told.push(self.told(start()).await);
        let what = format!("{typed:?} of {}: {told:#?}", who.name);
        let last = self.shown().await;
        assert_eq!(last, after, "it was done again: {what}");
        let is_refused = |it: &String| REFUSED.iter().chain(&NOT_DONE).any(|words| it.contains(words));
        let Some(mut expected) = expected else {
            assert_eq!(after, before, "{what}");
            assert!(told.iter().all(is_refused), "{what}");
            self.refused += 1;
            return;
        };
        // Whoever is first is told that it is done; the others that it is, or that it was.
        assert!(!told[..2].iter().all(is_refused), "{what}");
        match typed {
            Typed::Mine(language) | Typed::Server(language) => {
                let id = if matches!(typed, Typed::Mine(_)) { "bot-language-set" } else { "bot-language-set-server" };
                let own = self.game.club.words.common(language).nobody().maybe(id).unwrap();
                assert!(matches!(typed, Typed::Server(_)) || told.iter().all(|it| *it == own), "{what}");
            }
            // A game that goes on tells those for whom it waits, once.
            Typed::Rewind => {
                expected.answers -= 1;
                expected.pings += after.table.active.len();
            }
            Typed::Bring(_) => assert!(!told.iter().any(is_refused), "it is here, whoever brought it: {what}"),
            _ => {}
        }
        let seen = |it: &Shown| {
            let Shown { table, wants, facts, answers, pings } = it.clone();
            (table.phase, wants, table.robots, table.place, facts, answers, pings)
        };
        assert_eq!(seen(&after), seen(&expected), "{what}");
        self.done += 1;
    }

    async fn told(&self, id: Id) -> String {
        let answer = self.game.club.control.answered(id).await.unwrap();
        assert!(answer.after_ms < 3_000.0);
        let message: Message = self.game.club.settled(&answer).await;
        assert!(message.ephemeral && !message.content.is_empty(), "{message:#?}");
        message.content
    }

    async fn play(mut self, end: Typed) {
        let club = &self.game.club;
        let mut people = club.players.clone();
        people.extend([club.stranger.clone(), self.moderator.clone()]);
        let moderator = self.moderator.clone();
        // It is paused, because its newest answer is not what was written.
        self.twice(&people[0], Typed::Rewind).await;
        self.twice(&moderator, Typed::Rewind).await;
        for _ in 0..60 {
            let seat = Seat(self.game.luck.below(PEOPLE) as u8);
            let language = *self.game.luck.of(&[Language::En, Language::Pl]);
            let typed = match self.game.luck.below(10) {
                0..3 => Typed::Robot(seat),
                3..5 => Typed::Person(seat),
                5 => Typed::Bring(self.game.luck.below(2)),
                6 => Typed::Mine(language),
                7 => Typed::Server(language),
                8 => Typed::Facts,
                _ => Typed::Rewind,
            };
            let who = self.game.luck.of(&people).clone();
            self.twice(&who, typed).await;
        }
        for seat in (0..PEOPLE as u8).map(Seat) {
            if self.shown().await.table.robots.contains_key(&seat) {
                self.twice(&moderator, Typed::Person(seat)).await;
            }
        }
        for person in &people {
            self.twice(person, Typed::Facts).await;
        }
        for person in people.iter().rev() {
            self.twice(person, end).await;
        }
        let table = self.shown().await.table;
        assert!(!table.phase.is_open() && table.outcome.is_none(), "{:?}", table.phase);
        println!("{} done, {} refused", self.done, self.refused);
        assert!(self.done > 30 && self.refused > 15, "{} done, {} refused", self.done, self.refused);
        self.game.club.stop().await;
    }
}

/// How what is only typed is refused, beside the words for presses.
const NOT_DONE: [&str; 16] = [
    "There is no game in this channel",
    "Na tym kanale nie ma gry",
    "Only the player who opened the table",
    "Może to zrobić tylko ktoś",
    "Only somebody who may manage the server",
    "Język serwera może ustawić tylko",
    "nothing to set back",
    "Nie ma dokąd wracać",
    "newest component facts already",
    "toczy się już z najnowszymi",
    "No robot sits there",
    "Nie siedzi tam robot",
    "is paused",
    "jest wstrzymana",
    "is being played here",
    "Trwa tu gra przy stole",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_in_perseverance_is_done_once() {
    let correction = ("followers = [21, 12, 6, 0]", "followers = [23, 12, 6, 1]");
    Typist::open("perseverance", "scoring.toml", correction, 81).await.play(Typed::Concede).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_in_51st_state_is_done_once() {
    Typist::open("state51", "cards.toml", ("distance = 1", "distance = 2"), 82).await.play(Typed::Close).await;
}
