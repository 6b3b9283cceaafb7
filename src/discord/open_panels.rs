//! The panels that are open: the newest of each person in each game. While Discord lets it be edited it goes on by itself
//! when something else is asked; the one before it loses its buttons, so that nothing is asked in two places.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{EditInteractionResponse, MessageId};

use super::acts;
use super::app::App;
use super::call::Call;
use super::decision::At;
use super::reply::{self, Show};
use super::text::{MESSAGE, clip};
use crate::host::{Denied, GameId, Panel, Phase, UserId};

/// A token lives for fifteen minutes, and the last edit needs some of them.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// What a panel asks: as long as it is the same, the panel stays as its player left it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asks {
    pub game: GameId,
    what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    /// The marks of the question, and of what is proposed to the table.
    Question(String, Option<String>),
    Nothing(Phase),
}

impl Asks {
    pub(super) fn of(panel: &Panel) -> Asks {
        let what = match &panel.decision {
            Some(open) => What::Question(open.token.clone(), open.proposal.clone()),
            None => What::Nothing(panel.table.phase),
        };
        Asks { game: panel.table.id, what }
    }

    /// Nothing yet: the panel goes on with the question when it comes.
    pub(super) fn waits(game: GameId) -> Asks {
        Asks { game, what: What::Nothing(Phase::Running) }
    }

    fn nothing_more(game: GameId) -> Asks {
        Asks { game, what: What::Nothing(Phase::Over) }
    }

    fn ends(&self) -> bool {
        matches!(self.what, What::Nothing(phase) if !phase.is_open())
    }
}

/// Where a reply has landed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// In a new message of the caller's own.
    New,
    /// In the message whose component was pressed.
    Pressed,
}

#[derive(Clone)]
struct OpenPanel {
    /// Counts messages: two panels with the same number are one message.
    message: u64,
    /// As far as Discord has told it.
    id: Option<MessageId>,
    /// Counts replies: with another number, this is not what we began to edit.
    reply: u64,
    /// The newest call by which it can be edited.
    call: Call,
    since: Instant,
    asks: Asks,
    /// What it shows, but for its file.
    show: Show,
    /// An edit is under way.
    is_edited: bool,
    next: Next,
}

/// What to do with a panel once it may be touched again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Next {
    Nothing,
    Look,
    /// Two edits crossed, and nobody knows which came last.
    Edit,
}

#[derive(Default)]
pub(super) struct OpenPanels {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    panels: BTreeMap<(UserId, GameId), OpenPanel>,
    /// Presses of each person that have no reply yet: until then their panels are left alone.
    presses: BTreeMap<UserId, usize>,
    /// Messages that we have edited while their owner pressed something: the reply may have come before.
    crossed: BTreeSet<(UserId, MessageId)>,
    count: u64,
}

impl OpenPanels {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has pressed something, and a reply is on its way.
    pub(super) fn pressed(&self, user: UserId) {
        *self.known().presses.entry(user).or_default() += 1;
    }
}

impl Known {
    /// Puts down what a reply has shown. Returns the panel that it takes the place of, if that is another message.
    fn landed(&mut self, call: &Call, spot: Spot, show: &Show) -> Option<OpenPanel> {
        let user = call.person.user;
        let id = call.message.filter(|_| spot == Spot::Pressed);
        let is_pressed = |it: &OpenPanel| id.is_some() && it.id == id;
        let Some(asks) = show.asks.clone() else {
            // Something else stands there now.
            self.panels.retain(|(whose, _), it| *whose != user || !is_pressed(it));
            return None;
        };
        // A reply may be put down after that to a later press, which is the newer panel.
        let newer = self.panels.get(&(user, asks.game));
        if newer.is_some_and(|it| it.call.id > call.id && !is_pressed(it)) {
            return None;
        }
        // Where the message showed another game, that one has no panel any more.
        self.panels.retain(|(whose, game), it| *whose != user || *game == asks.game || !is_pressed(it));
        self.count += 1;
        let before = self.panels.remove(&(user, asks.game));
        let message = before.as_ref().filter(|it| is_pressed(it)).map_or(self.count, |it| it.message);
        // What happened since it was written was told to nobody.
        let next = before.as_ref().filter(|it| it.message == message).map_or(Next::Look, |it| it.next.max(Next::Look));
        let is_crossed = id.is_some_and(|id| self.crossed.contains(&(user, id)));
        let next = if is_crossed { Next::Edit } else { next };
        let old = before.filter(|it| it.message != message);
        if !asks.ends() {
            let panel = OpenPanel {
                message,
                id,
                reply: self.count,
                // The press has been told of in its own reply.
                call: Call { pressed: None, ..call.clone() },
                since: Instant::now(),
                show: Show { upload: None, ..show.clone() },
                is_edited: false,
                next,
                asks,
            };
            self.panels.insert((user, panel.asks.game), panel);
        }
        old
    }

    /// A reply is there. Returns the games whose panels were to be looked at meanwhile.
    fn replied(&mut self, user: UserId) -> Vec<GameId> {
        let left = self.presses.get(&user).map_or(0, |it| it.saturating_sub(1));
        if left > 0 {
            self.presses.insert(user, left);
            return Vec::new();
        }
        self.presses.remove(&user);
        self.crossed.retain(|it| it.0 != user);
        let of_user = self.panels.iter().filter(|((whose, _), _)| *whose == user);
        of_user.filter(|(_, it)| it.next > Next::Nothing).map(|((_, game), _)| *game).collect()
    }

    /// Takes a panel to edit it; if it may not be touched now, it is looked at again later.
    fn take(&mut self, user: UserId, game: GameId) -> Option<OpenPanel> {
        let is_busy = self.presses.contains_key(&user);
        let panel = self.panels.get_mut(&(user, game))?;
        if is_busy || panel.is_edited {
            panel.next = panel.next.max(Next::Look);
            return None;
        }
        let taken = panel.clone();
        (panel.is_edited, panel.next) = (true, Next::Nothing);
        Some(taken)
    }

    /// Puts back a panel that was taken, with what it shows now.
    fn put(&mut self, user: UserId, taken: OpenPanel) -> Put {
        let is_busy = self.presses.contains_key(&user);
        let key = (user, taken.asks.game);
        let Some(panel) = self.panels.get_mut(&key) else { return Put::Gone(Box::new(taken)) };
        if panel.message != taken.message {
            return Put::Gone(Box::new(taken));
        }
        if panel.reply != taken.reply {
            panel.next = Next::Edit;
        } else {
            let next = if is_busy { Next::Edit } else { panel.next };
            *panel = OpenPanel { id: taken.id.or(panel.id), is_edited: false, next, ..taken };
        }
        let goes_on = panel.next > Next::Nothing && !is_busy;
        if panel.asks.ends() {
            self.panels.remove(&key);
        }
        if goes_on { Put::Again } else { Put::Done }
    }

    /// What is no panel any more has been edited. Returns the game of which it had become the panel again meanwhile.
    fn edited(&mut self, user: UserId, id: MessageId) -> Option<GameId> {
        if self.presses.contains_key(&user) {
            self.crossed.insert((user, id));
        }
        let of_user = self.panels.iter_mut().filter(|((whose, _), _)| *whose == user);
        let ((_, game), panel) = of_user.into_iter().find(|(_, it)| it.id == Some(id))?;
        panel.next = Next::Edit;
        Some(*game)
    }

    /// Forgets the panels that cannot be edited for much longer, and returns them.
    fn old(&mut self, now: Instant) -> Vec<OpenPanel> {
        let is_old = |it: &OpenPanel| now.saturating_duration_since(it.since) > LIFE && !it.is_edited;
        self.panels.extract_if(.., |_, it| is_old(it)).map(|(_, it)| it).collect()
    }
}

enum Put {
    Done,
    /// Something has happened meanwhile.
    Again,
    /// Another panel has taken its place.
    Gone(Box<OpenPanel>),
}

/// A reply has been sent, or nothing came of it.
pub(super) async fn replied(app: &App, call: &Call, landed: Option<(Spot, Show)>) {
    let user = call.person.user;
    let mut old = None;
    if let Some((spot, show)) = landed {
        if spot == Spot::Pressed && call.message.is_some() {
            identify(app, user).await;
        }
        old = app.panels.known().landed(call, spot, &show);
    }
    let games = app.panels.known().replied(user);
    if let Some(old) = old {
        moved(app, old).await;
    }
    for game in games {
        spawn(app, user, game);
    }
}

/// Asks Discord which messages the panels of somebody are: it does not say so when a new one is sent.
async fn identify(app: &App, user: UserId) {
    let unknown: Vec<OpenPanel> = {
        let known = app.panels.known();
        let of_user = known.panels.iter().filter(|((whose, _), it)| *whose == user && it.id.is_none());
        of_user.map(|(_, it)| it.clone()).collect()
    };
    for panel in unknown {
        match panel.call.http.get_original_interaction_response(&panel.call.token).await {
            Ok(message) => {
                let mut known = app.panels.known();
                let panel = known.panels.get_mut(&(user, panel.asks.game)).filter(|it| it.message == panel.message);
                if let Some(panel) = panel {
                    panel.id = Some(message.id);
                }
            }
            Err(error) => tracing::debug!(%error, "which message a panel is cannot be told"),
        }
    }
}

/// Something has happened in a game: its open panels ask what is asked now.
pub(super) fn go_on(app: &App, game: GameId) {
    let users: Vec<UserId> = {
        let known = app.panels.known();
        known.panels.keys().filter(|(_, it)| *it == game).map(|(user, _)| *user).collect()
    };
    for user in users {
        spawn(app, user, game);
    }
}

fn spawn(app: &App, user: UserId, game: GameId) {
    let again = app.clone();
    app.tasks.spawn(async move { while let Put::Again = look(&again, user, game).await {} });
}

async fn look(app: &App, user: UserId, game: GameId) -> Put {
    let Some(mut panel) = app.panels.known().take(user, game) else { return Put::Done };
    let show = match app.host.panel_unseen(game, user).await {
        Ok(now) if Asks::of(&now) != panel.asks => Some(acts::shown(app, &panel.call, &now, &At::Top, "").await),
        Ok(now) if panel.next == Next::Edit => {
            // What was said above the question stays; the picture beside it is drawn anew.
            let upload = acts::shown(app, &panel.call, &now, &At::Top, "").await.upload;
            Some(Show { upload, ..panel.show.clone() })
        }
        Err(reason @ (Denied::Ended | Denied::NoSeat)) => {
            Some(acts::denied(app, &panel.call, Some(game), &reason).await)
        }
        Ok(_) | Err(_) => None,
    };
    if let Some(show) = show {
        match reply::edit(app, &panel.call, &show).await {
            Ok(message) => panel.id = message.or(panel.id),
            Err(error) => tracing::debug!(%error, "a panel could not go on"),
        }
        // What is no panel says that nothing more will be asked.
        panel.asks = show.asks.clone().unwrap_or(Asks::nothing_more(game));
        panel.show = Show { upload: None, ..show };
    }
    let put = app.panels.known().put(user, panel);
    match put {
        Put::Gone(panel) => {
            moved(app, *panel).await;
            Put::Done
        }
        put => put,
    }
}

/// A newer panel has taken this one's place: its buttons go, what it said stays.
async fn moved(app: &App, panel: OpenPanel) {
    if panel.since.elapsed() < LIFE {
        last_words(app, &panel, "bot-panel-moved", EditInteractionResponse::new().components(Vec::new())).await;
    }
}

/// Panels in which somebody waits say so before they cannot be edited any more.
pub(super) fn let_rest(app: &App) {
    let old = app.panels.known().old(Instant::now());
    for panel in old.into_iter().filter(|it| matches!(it.asks.what, What::Nothing(_))) {
        let app_too = app.clone();
        app.tasks.spawn(async move {
            last_words(&app_too, &panel, "bot-panel-rests", EditInteractionResponse::new()).await;
        });
    }
}

async fn last_words(app: &App, panel: &OpenPanel, id: &'static str, edit: EditInteractionResponse) {
    let line = app.common(app.language(&panel.call).await).text.word(id);
    let said = clip(&panel.show.content, MESSAGE - line.chars().count() - 1);
    let edit = edit.content(format!("{said}\n{line}"));
    match panel.call.http.edit_original_interaction_response(&panel.call.token, &edit, Vec::new()).await {
        Ok(message) => {
            let user = panel.call.person.user;
            let game = app.panels.known().edited(user, message.id);
            if let Some(game) = game {
                spawn(app, user, game);
            }
        }
        Err(error) => tracing::debug!(%error, "an old panel stays as it was"),
    }
}

#[cfg(test)]
#[path = "open_panels_tests.rs"]
mod tests;
