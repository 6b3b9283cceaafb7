//! Every button and menu that appears in whole games, pressed by two devices at once, once more, and long after: each does
//! once what it says, and whatever it no longer does it explains.

mod commands;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::json;
use slowboat::discord::custom_id::{Action, Press};
use slowboat::engine::{Decision, Form, Seat};
use slowboat::host::{GameId, Host, Own, Panel, Phase, Table, UserId};
use slowboat::sandbox::{ComponentKind, Id, Message};
use slowboat::store::{AnswerRow, RedoRow, Store, VoteRow};

use super::club::{Bots, Club, Kind, PATIENCE};
use super::table::Luck;
use super::taps::{self, Tap};

/// Everything of a game that a press could change.
#[derive(Clone, PartialEq, Debug)]
struct State {
    table: Table,
    answers: Vec<AnswerRow>,
    redo: Vec<RedoRow>,
    votes: Vec<VoteRow>,
}

/// A component as somebody saw it once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Part {
    user: Id,
    message: Id,
    id: String,
    /// For a menu.
    values: Option<Vec<String>>,
}

impl Part {
    fn press(&self) -> Press {
        Press::parse(&self.id).unwrap()
    }

    fn kind(&self) -> String {
        self.id.split('|').nth(3).unwrap().to_owned()
    }
}

struct Game {
    club: Club,
    host: Host,
    store: Store,
    id: GameId,
    luck: Luck,
    seen: BTreeSet<Part>,
    /// How often each kind of component was pressed late.
    late: BTreeMap<String, usize>,
}

/// How a refusal of any kind is recognised, in both languages.
const REFUSED: [&str; 18] = [
    "nothing was changed",
    "nic się nie zmieniło",
    "already begun",
    "już się zaczęła",
    "has ended",
    "się skończyła",
    "do not sit",
    "Nie siedzisz",
    "already sit",
    "Już siedzisz",
    "no answer to take back",
    "Nie masz odpowiedzi",
    "cannot be taken back",
    "nie da się cofnąć",
    "nothing to do again",
    "Nie ma czego ponowić",
    "Nothing was changed",
    "Nic się nie zmieniło",
];

impl Game {
    async fn open(rules: &str, people: usize, robots: usize, options: &[(&str, &str)], seed: u64) -> Game {
        let club = Club::open(Kind::Inside, people, "en-US").await;
        let host = club.host().clone();
        let Bots::Inside(bot) = &club.bot else { panic!("the bot runs here") };
        let store = bot.2.clone();
        host.configure(|it| it.robot_delay = Duration::ZERO);
        let seats = (people + robots).to_string();
        let path = format!("{} new", club.registry.get(rules).unwrap().card().command);
        let options: Vec<(&str, &str)> = options.iter().copied().chain([("players", seats.as_str())]).collect();
        let creator = club.players[0].id;
        let opened = club.control.run(creator, club.channel, &path, &options).await.unwrap();
        club.settled(&opened).await;
        let ledger = club.ledger().await;
        ledger.delivered().await;
        let id = GameId(ledger.newest_game().await);
        let (luck, seen, late) = (Luck::new(seed), BTreeSet::new(), BTreeMap::new());
        Game { club, host, store, id, luck, seen, late }
    }

    /// How everything stands once no robot thinks any more.
    async fn state(&self) -> State {
        let table = loop {
            let table = self.host.table(self.id).await.unwrap();
            if !table.active.iter().any(|it| table.robots.contains_key(it)) {
                break table;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        };
        let (answers, redo) = (self.store.answers(self.id).await.unwrap(), self.store.redo(self.id).await.unwrap());
        State { table, answers, redo, votes: self.store.votes(self.id).await.unwrap() }
    }

    /// Notes every component of a message, with each menu's first and last entry.
    fn note(&mut self, user: Id, message: &Message) {
        // A plan is pressed in tests of its own: it would answer for its player when they are asked.
        let plans = |id: &str| matches!(Press::parse(id).map(|it| it.act), Some(Action::Order(_) | Action::NoOrders));
        for part in message.components().filter(|it| !it.disabled && !plans(&it.custom_id)) {
            let part_of = |values| Part { user, message: message.id, id: part.custom_id.clone(), values };
            match part.kind {
                ComponentKind::Button => drop(self.seen.insert(part_of(None))),
                _ => {
                    let ends = [part.options.first(), part.options.last()].into_iter().flatten();
                    let least = part.min_values.max(1);
                    for end in ends.filter(|_| least == 1) {
                        self.seen.insert(part_of(Some(vec![end.value.clone()])));
                    }
                }
            }
        }
    }

    fn send(&self, part: &Part) -> Id {
        let data = match &part.values {
            None => json!({"id": 1, "custom_id": part.id, "component_type": 2}),
            Some(values) => json!({"id": 1, "custom_id": part.id, "component_type": 3, "values": values}),
        };
        self.club.control.forge(part.user, part.message, data).unwrap()
    }

    /// What the bot shows for a press, if not a form.
    async fn shown(&mut self, user: Id, id: Id) -> Option<Message> {
        let answer = self.club.control.answered(id).await.unwrap();
        assert!(answer.after_ms < 3_000.0);
        if answer.kind == 9 {
            return None;
        }
        let message = self.club.settled(&answer).await;
        self.note(user, &message);
        Some(message)
    }

    /// Presses from two devices at once, then once more: what it did, it did once.
    async fn twice(&mut self, part: &Part) -> (State, State, Message) {
        let before = self.state().await;
        let both = [self.send(part), self.send(part)];
        let mut shown = None;
        for id in both {
            shown = self.shown(part.user, id).await.or(shown);
        }
        let after = self.state().await;
        // What somebody may read by now is pressed again as it was.
        let third = self.send(part);
        let last = self.shown(part.user, third).await.or(shown);
        assert_eq!(self.state().await, after, "{part:?} did something again");
        (before, after, last.expect("a message"))
    }

    async fn panel(&self, user: Id) -> Option<Panel> {
        self.host.panel(self.id, UserId(user.0)).await.ok()
    }

    /// Presses some of what was seen long ago.
    async fn late(&mut self, count: usize) {
        let all: Vec<Part> = self.seen.iter().cloned().collect();
        for _ in 0..count {
            let part = self.luck.of(&all).clone();
            self.press_late(&part).await;
        }
    }

    /// A press changes nothing if it is about something else than what stands now, and says so.
    async fn press_late(&mut self, part: &Part) {
        let press = part.press();
        let now = self.panel(part.user).await;
        let own = |it: &Option<Own>| it.as_ref().map(|it| it.token.clone());
        let tools = now.iter().flat_map(|it| [own(&it.undo), own(&it.redo), it.ask_undo.clone()]);
        let asked = now.iter().flat_map(|it| &it.decision).flat_map(|it| [Some(it.token.clone()), it.proposal.clone()]);
        let tokens: Vec<String> = tools.chain(asked).flatten().collect();
        if press.token.is_some_and(|it| tokens.contains(&it)) {
            return;
        }
        let before = self.state().await;
        let id = self.send(part);
        let shown = self.shown(part.user, id).await;
        assert_eq!(self.state().await, before, "{part:?} came late and did something");
        let acts = !matches!(
            press.act,
            Action::Play
                | Action::Board
                | Action::Hand
                | Action::Rules
                | Action::Rule(_)
                | Action::Part
                | Action::Panel
                | Action::Plan
                | Action::Record
                | Action::Options
        );
        if acts {
            let shown = shown.unwrap_or_else(|| panic!("{part:?} is not explained"));
            self.stands(part.user, shown, "an explanation", |it| {
                REFUSED.iter().any(|word| it.content.contains(word)).then_some(())
            })
            .await;
        }
        *self.late.entry(part.kind()).or_default() += 1;
    }

    fn on(&self, user: Id, message: &Message, wanted: impl Fn(&Action) -> bool) -> Option<Part> {
        taps::button(message, wanted).map(|id| Part { user, message: message.id, id, values: None })
    }

    /// What must stand on a message. A panel that went on by itself may land on what was shown when their ways cross, and
    /// is put right.
    async fn stands<T>(
        &self,
        user: Id,
        mut shown: Message,
        what: &str,
        found: impl Fn(&Message) -> Option<T>,
    ) -> (Message, T) {
        let since = Instant::now();
        loop {
            if let Some(it) = found(&shown) {
                return (shown, it);
            }
            assert!(since.elapsed() < PATIENCE, "no {what} on {shown:#?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
            shown = self.club.control.message(user, shown.id).unwrap_or(shown);
        }
    }

    /// Every button of the lobby, up to the start.
    async fn lobby(&mut self, robots: usize) {
        let lobby = self.club.public().pop().unwrap();
        let (creator, stranger) = (self.club.players[0].id, self.club.stranger.id);
        let people: Vec<Id> = self.club.players.iter().map(|it| it.id).collect();
        for user in &people {
            self.note(*user, &lobby);
        }
        for user in [&people[1..], &[stranger]].concat() {
            let join = self.on(user, &lobby, |it| *it == Action::Join).unwrap();
            let (before, after, _) = self.twice(&join).await;
            let room = usize::from(before.table.room);
            assert_eq!(after.table.people.len(), (before.table.people.len() + 1).min(room));
            if user == stranger && after != before {
                let leave = self.on(user, &lobby, |it| *it == Action::Leave).unwrap();
                let (_, after, _) = self.twice(&leave).await;
                assert_eq!(after.table.people, before.table.people);
            }
        }
        self.settings(creator, &lobby).await;
        self.robots(creator, &lobby, robots).await;
        let start = self.on(creator, &lobby, |it| *it == Action::Start).unwrap();
        let (before, after, _) = self.twice(&start).await;
        assert_eq!((after.table.phase, after.table.people.clone()), (Phase::Running, before.table.people));
    }

    /// Every setting of the game is picked, and picked back.
    async fn settings(&mut self, creator: Id, lobby: &Message) {
        let open = self.on(creator, lobby, |it| *it == Action::Options).unwrap();
        let (_, _, menu) = self.twice(&open).await;
        let Some(part) = menu.menus().next().cloned() else { return };
        for option in &part.options {
            let picked = |values: &str, id: &str| Part {
                user: creator,
                message: menu.id,
                id: id.to_owned(),
                values: Some(vec![values.to_owned()]),
            };
            let (before, after, shown) = self.twice(&picked(&option.value, &part.custom_id)).await;
            if option.value.contains('=') {
                assert_ne!(after.table.options, before.table.options, "{option:?}");
                let back = shown.menus().next().unwrap().clone();
                let key = option.value.split('=').next().unwrap();
                let back_to = back.options.iter().find(|it| it.value.split('=').next() == Some(key)).unwrap();
                let (_, again, _) = self.twice(&picked(&back_to.value, &back.custom_id)).await;
                assert_eq!(again.table.options, before.table.options);
                continue;
            }
            assert_eq!(before, after, "only its values are shown");
            let values = shown.menus().next().unwrap().clone();
            let current = values.options.iter().find(|it| it.default).unwrap().value.clone();
            for value in values.options.iter().filter(|it| it.value != current) {
                // Fewer seats than people is refused; anything else is set.
                self.twice(&picked(&value.value, &values.custom_id)).await;
            }
            let (_, again, _) = self.twice(&picked(&current, &values.custom_id)).await;
            assert_eq!(
                (again.table.room, again.table.edition, again.table.options),
                (before.table.room, before.table.edition, before.table.options)
            );
        }
    }

    async fn robots(&mut self, creator: Id, lobby: &Message, wanted: usize) {
        let open = self.on(creator, lobby, |it| *it == Action::Robots).unwrap();
        let mut have = 0;
        for (word, step) in ["add-random", "drop-", "add-random", "add-random"].into_iter().zip([1, -1, 1, 1]) {
            if wanted == 0 || have == wanted as isize && step > 0 {
                return;
            }
            let (_, _, menu) = self.twice(&open).await;
            let part = menu.menus().next().unwrap().clone();
            let value = part.options.iter().find(|it| it.value.starts_with(word)).unwrap().value.clone();
            let pick = Part { user: creator, message: menu.id, id: part.custom_id, values: Some(vec![value]) };
            let (before, after, _) = self.twice(&pick).await;
            have += step;
            assert_eq!(after.table.people.len(), before.table.people.len().saturating_add_signed(step), "{pick:?}");
        }
    }

    fn pick(&mut self, form: &Form) -> String {
        match form {
            Form::One(offers) => self.luck.of(offers).key.clone(),
            Form::Some { offers, min, .. } => {
                let keys: Vec<&str> = offers.iter().take((*min).max(1)).map(|it| it.key.as_str()).collect();
                keys.join("+")
            }
            Form::Number { min, max } => (min + self.luck.below((max - min + 1) as usize) as i64).to_string(),
        }
    }

    /// One answer by panel, and sometimes its undo and redo.
    async fn one_move(&mut self) -> Option<()> {
        let state = self.state().await;
        let seat = *self.luck.of(state.table.active.get(..).filter(|it| !it.is_empty())?);
        let user = Id(state.table.person(seat).unwrap().user.0);
        let find = |it: Message| taps::button(&it, |act| *act == Action::Play).map(|id| (it, id));
        let board = loop {
            if let Some(found) = self.club.public().into_iter().rev().find_map(find) {
                break found;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        };
        let everybody: Vec<Id> = self.club.players.iter().map(|it| it.id).collect();
        for user in everybody {
            self.note(user, &board.0);
        }
        let play = Part { user, message: board.0.id, id: board.1, values: None };
        let id = self.send(&play);
        let mut panel = self.shown(user, id).await.unwrap();
        let decision = self.panel(user).await.unwrap().decision.unwrap().decision;
        let key = self.pick(&decision.form);
        let (before, after, shown) = loop {
            let way = format!("way to {key}");
            let (now, next) = self.stands(user, panel, &way, |it| taps::next(it, &decision, &key)).await;
            panel = now;
            let part = |id: String, values| Part { user, message: panel.id, id, values };
            match (next.tap, next.last) {
                (Tap::Press(id), true) => break self.twice(&part(id, None)).await,
                (Tap::Select(id, values), true) => break self.twice(&part(id, Some(values))).await,
                (Tap::Form(id), _) => break self.form(&part(id, None), &key).await,
                (Tap::Press(id), false) => panel = self.step(part(id, None)).await,
                (Tap::Select(id, values), false) => panel = self.step(part(id, Some(values))).await,
            }
        };
        self.answered(seat, &decision, &key, &before, &after);
        if self.luck.once_in(3) {
            self.undo(seat, user, shown).await;
        }
        Some(())
    }

    async fn step(&mut self, part: Part) -> Message {
        let (before, after, shown) = self.twice(&part).await;
        assert_eq!(before, after, "a step changes nothing");
        shown
    }

    /// The same form is opened by two devices, and sent by both.
    async fn form(&mut self, part: &Part, key: &str) -> (State, State, Message) {
        let before = self.state().await;
        let control = self.club.control.clone();
        let mut forms = Vec::new();
        for _ in 0..2 {
            let id = self.send(part);
            forms.push(control.answered(id).await.unwrap().modal().unwrap().clone());
        }
        let field = [(forms[0].inputs[0].custom_id.as_str(), key)];
        let (first, second) =
            tokio::join!(control.submit(part.user, &forms[0], &field), control.submit(part.user, &forms[1], &field));
        self.club.settled(&first.unwrap()).await;
        let shown = self.club.settled(&second.unwrap()).await;
        (before, self.state().await, shown)
    }

    /// The state moved on by exactly this answer and what robots answered to it; or a rule forbids it.
    fn answered(&self, seat: Seat, decision: &Decision, key: &str, before: &State, after: &State) {
        let n = before.answers.len();
        if after.answers.len() == n {
            let voted = after.votes.iter().find(|it| it.seat == seat);
            let is_vote = matches!(decision.who, slowboat::engine::Who::Team { .. });
            assert!(
                if is_vote { voted.is_some_and(|it| it.key == key) } else { after == before },
                "{decision:?}: {key}"
            );
            return;
        }
        assert_eq!(after.answers[..n], before.answers);
        let (given, rest) = (&after.answers[n], &after.answers[n + 1..]);
        assert!(given.team || (given.seat, given.key.as_str()) == (seat, key), "{given:?} is not {key} of {seat:?}");
        assert!(rest.iter().all(|it| after.table.robots.contains_key(&it.seat)), "{rest:?}");
    }

    /// Takes the answer back where the panel offers it, and gives it again half of the time.
    async fn undo(&mut self, seat: Seat, user: Id, panel: Message) {
        let Some(undo) = self.on(user, &panel, |it| *it == Action::Undo) else { return };
        let (before, after, shown) = self.twice(&undo).await;
        if before.votes.iter().any(|it| it.seat == seat) {
            assert_eq!(after.answers, before.answers);
            assert!(after.votes.iter().all(|it| it.seat != seat));
            return;
        }
        let mut expected = before.answers.clone();
        let at = expected.iter().rposition(|it| it.seat == seat).unwrap();
        let taken = expected.remove(at);
        if !taken.secret || !before.table.robots.is_empty() {
            expected.truncate(at);
        }
        assert_eq!(after.answers, expected, "exactly the answer under which it stood");
        let (_, redo) = self.stands(user, shown, "redo", |it| self.on(user, it, |it| *it == Action::Redo)).await;
        if self.luck.once_in(2) {
            let (before, after, _) = self.twice(&redo).await;
            let n = before.answers.len();
            assert_eq!((&after.answers[..n], &after.answers[n]), (before.answers.as_slice(), &taken));
        }
    }

    async fn play(mut self, robots: usize) {
        self.lobby(robots).await;
        let mut moves = 0;
        while self.host.table(self.id).await.unwrap().phase == Phase::Running && self.one_move().await.is_some() {
            moves += 1;
            self.late(3).await;
        }
        assert_eq!(self.state().await.table.phase, Phase::Over);
        // Some of each kind, once all is over.
        let mut kinds: BTreeMap<String, Vec<Part>> = BTreeMap::new();
        for part in &self.seen {
            kinds.entry(part.kind()).or_default().push(part.clone());
        }
        for part in kinds.values().flat_map(|it| it.iter().take(6)) {
            self.press_late(part).await;
        }
        println!("{moves} moves; pressed late: {:?}", self.late);
        assert_eq!(self.late.keys().collect::<Vec<_>>(), kinds.keys().collect::<Vec<_>>());
        for kind in ["a", "c", "undo", "redo", "join", "leave", "start", "setting"] {
            assert!(kinds.contains_key(kind), "there was never a {kind}");
        }
        self.club.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_perseverance_does_once_what_it_says() {
    let options = [("edition", "retail-2021"), ("breach-tokens", "agreed")];
    Game::open("perseverance", 2, 0, &options, 71).await.play(0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_51st_state_does_once_what_it_says() {
    Game::open("state51", 2, 0, &[], 72).await.play(0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_a_game_against_robots_does_once_what_it_says() {
    Game::open("state51", 1, 2, &[], 73).await.play(2).await;
}
