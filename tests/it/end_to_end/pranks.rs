//! What people do beside answering: looking, taking back, pressing what is not theirs, and pulling the plug.

use std::time::Duration;

use slowboat::discord::custom_id::{Action, Press};
use slowboat::engine::{AID, BRIEF, Seat, Viewer, Words};
use slowboat::sandbox::{Component, ControlError, Id, Message};

use super::club::{PATIENCE, Person};
use super::table::{Table, is_stale};
use super::taps::{self, Tap};
use crate::common::presses;

impl Table {
    pub(super) fn did(&mut self, what: &'static str) {
        *self.count.pranks.entry(what).or_default() += 1;
    }

    /// Takes the last answer back where the panel offers it, by button or by command, and half of the time gives it again.
    pub(super) async fn undo(&mut self, seat: Seat) {
        let n = self.shadow.record.answers.len();
        let Some((panel, at)) = self.panels.get(&seat).cloned() else { return };
        let Some(undo) = taps::button(&panel, |it| *it == Action::Undo).filter(|_| at == n) else { return };
        // A vote can be taken back, too; that is tried on the host.
        if self.shadow.has_spoken(seat) {
            return;
        }
        self.did("undo");
        let user = self.person(seat).id;
        let back = if self.luck.once_in(2) {
            self.press(user, panel.id, &undo).await.1
        } else {
            self.run(user, "undo", &[]).await.1
        };
        let moved = self.shadow.take_back(seat);
        self.owed.push(moved);
        self.look().await;
        let Some(redo) = taps::button(&back, |it| *it == Action::Redo) else { panic!("no redo after undo: {back:#?}") };
        self.panels.insert(seat, (back.clone(), n - 1));
        if self.luck.once_in(2) {
            self.did("redo");
            let again = if self.luck.once_in(2) {
                self.press(user, back.id, &redo).await.1
            } else {
                self.run(user, "redo", &[]).await.1
            };
            let moved = self.shadow.give_again(seat);
            self.owed.push(moved);
            self.look().await;
            self.panels.insert(seat, (again, n));
        }
    }

    /// Somebody who does not sit here, and somebody who is not awaited: they are told, and nothing changes.
    pub(super) async fn meddle(&mut self) {
        self.did("meddled");
        let stranger = self.club.stranger.clone();
        let (board, play) = self.board();
        let words = self.text(stranger.language);
        let no_seat = words.maybe("host-no-seat").unwrap();
        let (_, told) = self.press(stranger.id, board.id, &play).await;
        assert!(told.content.contains(&no_seat), "{}", told.content);
        let hand = taps::button(&board, |it| *it == Action::Hand).unwrap();
        let (_, told) = self.press(stranger.id, board.id, &hand).await;
        assert!(told.content.contains(&no_seat), "{}", told.content);
        let (seat, decision, key) = self.pick();
        let (path, value) = self.suggestion(seat, &decision, &key).await;
        let (_, told) = self.run(stranger.id, &path, &[("choice", &value)]).await;
        assert!(told.content.contains(&no_seat), "{}", told.content);

        // What all decide together everybody may have a word in.
        if self.shadow.common().is_some() {
            return;
        }
        let awaited = self.shadow.awaited();
        let Some(waiting) = self.shadow.record.seats.all().find(|it| !awaited.contains(it)) else { return };
        let idle = self.person(waiting).id;
        let (_, told) = self.run(idle, &path, &[("choice", &value)]).await;
        assert!(told.menus().next().is_none(), "nothing to answer: {told:#?}");
        let (_, told) = self.press(idle, board.id, &play).await;
        self.shadow.called.remove(&waiting);
        let name = self.text(self.club.language).name(seat);
        assert!(told.content.contains(&name), "it says who is awaited: {}", told.content);
        self.look().await;
    }

    /// A panel from before: the press changes nothing and is explained.
    pub(super) async fn stale(&mut self, user: Id, old: &Message) {
        // As it stands now: the same message may have been brought up to date meanwhile.
        let Some(now) = self.club.control.message(user, old.id).filter(|it| it.content == old.content) else { return };
        let tokened = |it: &&Component| {
            let press = Press::parse(&it.custom_id);
            press.is_some_and(|it| it.token.is_some() && matches!(it.act, Action::Answer(_) | Action::Choose(_)))
        };
        // The panel may have gone on by itself, with the same words.
        let was_there = |it: &&Component| old.components().any(|was| was.custom_id == it.custom_id);
        let Some(part) = now.components().filter(was_there).find(tokened).cloned() else { return };
        // A vote can be changed until all have voted, so that its components stay good.
        let token = |id: &str| Press::parse(id).and_then(|it| it.token);
        let current: Vec<_> =
            self.panels.values().flat_map(|it| it.0.components()).map(|it| token(&it.custom_id)).collect();
        if current.contains(&token(&part.custom_id)) {
            return;
        }
        *self.count.pranks.entry("stale").or_default() += 1;
        let tap = match part.options.first() {
            Some(first) if part.min_values <= 1 => Tap::Select(part.custom_id.clone(), vec![first.value.clone()]),
            Some(_) => return,
            None => Tap::Press(part.custom_id.clone()),
        };
        let (_, told) = self.tap(user, now.id, &tap, "").await;
        if self.shadow.outcome().is_some() {
            return;
        }
        // The panel may be losing its buttons to a newer one just now; then what it said comes once more.
        let explained = |all: &[Message]| all.iter().any(|it| it.id == told.id && is_stale(&it.content));
        let there = self.club.control.wait_for(user, self.club.channel, PATIENCE, explained).await;
        there.unwrap_or_else(|error| panic!("a stale press is explained: {error}: {}", told.content));
    }

    /// Everything there is to look at; each for the eyes of whoever asks.
    pub(super) async fn look_around(&mut self) {
        self.did("looked around");
        let seats: Vec<Seat> = self.shadow.record.seats.all().collect();
        let seat = *self.luck.of(&seats);
        let person = self.person(seat);
        let (text, label) = (self.text(person.language), self.label(person.language));
        let sight = self.shadow.sight();

        let (_, board) = self.run(person.id, "board", &[]).await;
        let parts = sight.parts(Viewer::Public);
        let picture = board.picture().unwrap_or_else(|| panic!("no picture: {board:#?}")).clone();
        let alt = sight.alt(Viewer::Public, &parts[0].key, &label);
        assert_eq!((picture.description, picture.width), (alt, Some(self.club.width(parts[0].width))));
        let choices = self.type_in(person.id, "board", "part", "").await;
        assert_eq!(choices.len(), parts.len() + 1, "every part, and the text");
        let part = self.luck.of(&choices).value.as_str().unwrap().to_owned();
        let (_, shown) = self.run(person.id, "board", &[("part", &part)]).await;
        match parts.iter().find(|it| it.key == part) {
            Some(part) => {
                let picture = shown.picture().unwrap_or_else(|| panic!("no picture of {part:?}: {shown:#?}")).clone();
                self.check_png(&picture.url, picture.width, part.width);
            }
            None => assert!(shown.attachments.is_empty() && !shown.content.is_empty()),
        }
        let (_, shown) = self.run(person.id, "board", &[("part", "text")]).await;
        let first = sight.lines(Viewer::Public, &parts[0].key, &text).unwrap().remove(0);
        assert!(shown.content.starts_with(&first), "{}", shown.content);

        // A large hand goes on in further messages.
        let (_, hand) = self.run(person.id, "hand", &[]).await;
        for secret in sight.secrets(Viewer::Seat(seat), &text) {
            let told = |all: &[Message]| all.iter().any(|it| it.id >= hand.id && it.content.contains(&secret));
            let there = self.club.control.wait_for(person.id, self.club.channel, PATIENCE, told).await;
            there.unwrap_or_else(|error| panic!("{secret:?} is not told: {error}: {}", hand.content));
        }
        let (_, log) = self.run(person.id, "log", &[]).await;
        if let Some(newest) = self.shadow.notes.iter().rfind(|it| it.is_for(Viewer::Seat(seat))) {
            assert!(log.content.contains(&text.say(&newest.text)), "{}", log.content);
        }
        let ask = self.shadow.decisions().first().map_or("", |it| it.ask.rule);
        let found = self.type_in(person.id, "rules", "find", ask).await;
        let rule = self.luck.of(&found).value.as_str().unwrap().to_owned();
        let (_, shown) = self.run(person.id, "rules", &[("find", &rule)]).await;
        // The game in brief and the player aid are headed by their titles alone.
        let pages = self.shadow.game.look_up(person.language.code(), None);
        let page = pages.into_iter().find(|it| it.id == rule && [BRIEF, AID].contains(&it.id.as_str()));
        let heading = page.map_or(rule, |it| it.title);
        assert!(shown.content.contains(&heading), "{heading}: {}", shown.content);
        let (_, status) = self.run(person.id, "game status", &[]).await;
        assert!(status.content.contains(&self.shadow.known().to_string()), "{}", status.content);
        let (_, help) = self.run(person.id, "help", &[]).await;
        let command = text.maybe("command-name").unwrap_or_else(|| self.shadow.game.card().command.to_owned());
        let opener = format!("`/{command} {}`", text.word("cmd-new-name"));
        assert!(help.content.contains(&opener), "{}", help.content);
        self.look().await;
    }

    /// The bot is ended and started again on the same data.
    pub(super) async fn restart(&mut self) {
        self.club.stop().await;
        self.start().await;
        self.look().await;
    }

    /// The chat asks the bot to connect anew, as it does every few hours.
    pub(super) async fn reconnect(&mut self) {
        self.did("reconnected");
        let control = self.club.control.clone();
        let before = control.resumes();
        control.reconnect_request();
        control.wait_until("a resumed session", PATIENCE, || control.resumes() > before).await.unwrap();
    }

    /// The plug is pulled in the middle of an answer. Whether it counts is for the books to say; what was acknowledged
    /// does, and what the channel is owed comes once the bot is back.
    pub(super) async fn pull_the_plug(&mut self) {
        let (seat, decision, key) = self.pick();
        let person = self.person(seat);
        let (panel, last) = self.reach(seat, &decision, &key).await;
        if matches!(last.tap, Tap::Form(_)) {
            return;
        }
        self.did("killed");
        let id = self.start_tap(&person, panel.id, &last.tap);
        let wait = self.luck.below(140) as u64;
        tokio::time::sleep(Duration::from_millis(wait)).await;
        self.club.kill().await;
        self.provoked.lost.insert(id);
        self.start().await;
        let answer = self.club.control.answered(id).await;
        let stored = self.ledger.answers(self.game).await;
        let said = self.ledger.said(self.game).await;
        let counts = stored.len() > self.shadow.record.answers.len() || said.contains(&(seat, key.clone()));
        match answer {
            Ok(answer) => {
                self.note(person.id, &answer);
                // A deferral promises nothing; anything else does.
                assert!(answer.kind != 7 || counts || self.refuses(seat, &key), "an acknowledged answer is lost");
            }
            Err(ControlError::Unanswered { .. }) => {}
            Err(error) => panic!("{error}"),
        }
        if counts {
            let moved = self.shadow.give(seat, &key).expect("the books hold it");
            self.count.moves += 1;
            self.owed.push(moved);
        }
        self.panels.clear();
        self.look().await;
    }

    fn start_tap(&self, person: &Person, message: Id, tap: &Tap) -> Id {
        let control = &self.club.control;
        match tap {
            Tap::Press(id) => presses::start_press(control, person.id, message, id).unwrap(),
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                presses::start_select(control, person.id, message, id, &values).unwrap()
            }
            Tap::Form(_) => panic!("a form opens first"),
        }
    }

    /// Whether a rule refuses this answer, which then counts for nothing.
    fn refuses(&mut self, seat: Seat, key: &str) -> bool {
        let mut other = super::shadow::Shadow::new(self.shadow.game.clone(), self.shadow.record.clone());
        other.give(seat, key).is_err()
    }
}
