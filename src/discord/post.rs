//! Posts: what stands in the channel. Made from what everybody may know, in the guild's language.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow, CreateButton, Permissions};

use super::app::{App, Upload, Voice};
use super::custom_id::{Action, Press};
use super::decision::button;
use super::panel::{at_time, clocks, earlier, in_time, paused, proposals, title, told_line, waiting};
use super::past::Past;
use super::rights;
use super::text::{Line, MESSAGE, clip, newest};
use super::{lobby, motions, turns};
use crate::engine::{Arg, Outcome, Seat, Sight, Text, Viewer, Weight, Words};
use crate::host::{Delivery, DeliveryKind, Denied, News, Phase, Place, Reminder, Rights, Table, UserId};
use crate::words::Language;

/// A message of the channel.
#[derive(Clone, Default)]
pub(super) struct Post {
    pub content: String,
    pub rows: Vec<CreateActionRow>,
    pub picture: Option<Upload>,
    /// Whether a picture belongs to it: if not, none may stay.
    pub is_painted: bool,
    /// Exactly who is notified.
    pub ping: Vec<UserId>,
    /// What to try if Discord does not take this.
    pub less: Option<Dress>,
    /// What becomes of it when the game has another message.
    pub past: Option<Past>,
}

/// How much of a message is sent: from all of it down to what Discord can hardly refuse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Dress {
    /// With the picture of the board.
    Painted,
    /// With the board as text.
    Written,
    /// Without the board and without buttons.
    Bare,
    /// Who is called and how to go on, in plain words.
    Plain,
}

impl Dress {
    fn less(self) -> Option<Dress> {
        match self {
            Dress::Painted => Some(Dress::Written),
            Dress::Written => Some(Dress::Bare),
            Dress::Bare => Some(Dress::Plain),
            Dress::Plain => None,
        }
    }
}

/// What a delivery says and shows, dressed so. `lacking` is what the bot has to do without in this channel.
pub(super) async fn compose(
    app: &App,
    delivery: &Delivery,
    language: Language,
    dress: Dress,
    lacking: Rights,
) -> Result<Post, Denied> {
    let table = app.host.table(delivery.game).await?;
    let voice = app.voice(&table, language);
    let card = app.game(&table).map(|it| it.card().clone());
    if delivery.kind == DeliveryKind::Unsaved {
        let said = delivery.why.clone().map(|why| Text::new("bot-unsaved").with("why", why));
        let content = voice.text.say(&said.unwrap_or_else(|| "bot-saved-again".into()));
        return Ok(Post { content, ..Post::default() });
    }
    // What is owed to the lobby may be sent after the game has begun; it still belongs on the lobby's message.
    let is_untold = delivery.by.is_none() && delivery.news.is_none() && !delivery.undone && delivery.notes == (0, 0);
    let to_lobby = delivery.kind == DeliveryKind::Update && delivery.n == 0 && is_untold;
    let in_lobby = delivery.kind == DeliveryKind::Opened || to_lobby;
    if in_lobby {
        let mut show = lobby::message(&voice, card.as_ref(), &table);
        show.content.extend(lacks(&voice, delivery, lacking).iter().map(|it| format!("\n{it}")));
        // Those who played before are called to the table at which they may play again.
        let mut content = show.content;
        // Whoever rests is named there, too: they read it later.
        let resting = delivery.resting.iter().map(|it| it.user);
        let named: Vec<UserId> = delivery.ping.iter().copied().chain(resting).collect();
        if !named.is_empty() {
            let names = Arg::Word(mentions(&voice, &named));
            let is_kept = |it: &UserId| table.gathering.kept.iter().any(|kept| kept.user == *it);
            let id = if named.iter().all(is_kept) { "bot-ping-kept" } else { "bot-ping-rematch" };
            content = format!("{}\n{content}", voice.text.say(&Text::new(id).with("names", names)));
        }
        let ping = delivery.ping.clone();
        // A lobby without its buttons would be none.
        let rows = link(&voice, delivery).unwrap_or(show.rows);
        return Ok(Post { content: clip(&content, MESSAGE), rows, ping, ..Post::default() });
    }
    if dress == Dress::Plain {
        return Ok(plain(&voice, delivery, &table));
    }
    let (from, to) = delivery.notes;
    let notes = app.host.notes(delivery.game, Viewer::Public, from, to.saturating_sub(from)).await?;
    let notes = notes.list.iter().filter(|it| it.weight != Weight::Detail);
    let told: Vec<Line> = notes.map(|it| told_line(&voice.text, it)).collect();
    let head = head(&voice, delivery, &table);
    let now = now(app, &voice, delivery, &table);
    let mut foot = foot(&voice, delivery, &table);
    foot.extend(lacks(&voice, delivery, lacking));
    let tells_end = matches!(delivery.kind, DeliveryKind::Over | DeliveryKind::Closed);
    let rows = match table.phase {
        Phase::Running | Phase::Paused if dress < Dress::Bare => {
            let mut rows = vec![buttons(&voice, &table, &mark(delivery), true)];
            rows.extend(motions::rows(&voice, &table));
            rows
        }
        // What was owed before and goes out only now leaves the record to the message that tells the end.
        Phase::Over | Phase::Closed if dress < Dress::Bare && tells_end => {
            vec![buttons(&voice, &table, &mark(delivery), false)]
        }
        _ => Vec::new(),
    };
    let (is_direct, rows) = (delivery.direct.is_some(), link(&voice, delivery).unwrap_or(rows));
    // Where there are no buttons of ours, the message is found by its number.
    let number = if rows.is_empty() || is_direct { &delivery.nonce } else { &table.code };
    foot.push(format!("-# {} · `{number}`", title(&voice, &table)));
    let past_foot = foot.join("\n");
    let foot: Vec<String> = now.into_iter().chain(foot).collect();
    let foot = foot.join("\n");
    let room = MESSAGE.saturating_sub(head.chars().count() + foot.chars().count() + 4);
    let board = match dress {
        Dress::Painted | Dress::Bare | Dress::Plain => String::new(),
        Dress::Written => {
            let words: usize = told.iter().map(|it| it.text.chars().count() + 1).sum();
            written(app, delivery, &voice, room - words.min(room / 2)).await
        }
    };
    let middle = newest(&told, room - board.chars().count(), |it| earlier(&voice.text, it));
    let whole = |head: &str, foot: &str| {
        let parts = [head, &*middle, &*board, foot].into_iter().filter(|it| !it.is_empty());
        clip(&parts.collect::<Vec<_>>().join("\n"), MESSAGE)
    };
    let past_rows = || vec![buttons(&voice, &table, &mark(delivery), false)];
    let goes_on = matches!(table.phase, Phase::Running | Phase::Paused) && dress < Dress::Bare;
    // What somebody was asked stands elsewhere by then, or is decided.
    let past_head = if is_moved(delivery) { "" } else { &*head };
    let past = goes_on.then(|| Past { content: whole(past_head, &past_foot), rows: past_rows() });
    let picture = if dress == Dress::Painted { picture(app, delivery, &voice).await } else { None };
    let ping = delivery.ping.iter().chain(&delivery.next).copied().collect();
    let content = whole(&head, &foot);
    Ok(Post { content, rows, picture, is_painted: dress == Dress::Painted, ping, less: dress.less(), past })
}

/// What a direct message has instead of buttons: the way to the table.
fn link(voice: &Voice, delivery: &Delivery) -> Option<Vec<CreateActionRow>> {
    let Place { guild, channel } = delivery.place;
    let url = turns::link(guild, channel, Some(delivery.direct?));
    let button = CreateButton::new_link(url).label(voice.label.word("bot-direct-go"));
    Some(vec![CreateActionRow::Buttons(vec![button])])
}

/// The last that is tried.
fn plain(voice: &Voice, delivery: &Delivery, table: &Table) -> Post {
    let game = Arg::Word(title(voice, table));
    let line = Text::new("bot-post-plain").with("game", game).with("number", Arg::Word(delivery.nonce.clone()));
    let parts = [head(voice, delivery, table), voice.text.say(&line)];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    Post { content: clip(&parts.join("\n"), MESSAGE), ping: delivery.ping.clone(), ..Post::default() }
}

/// What the bot lacks in this channel, if this message says it.
fn lacks(voice: &Voice, delivery: &Delivery, lacking: Rights) -> Vec<String> {
    let lines =
        [(Permissions::ATTACH_FILES, "bot-lacks-files"), (Permissions::READ_MESSAGE_HISTORY, "bot-lacks-history")];
    let says = delivery.says_lack(lacking);
    lines.iter().filter(|it| says && rights::has(lacking, it.0)).map(|it| voice.text.word(it.1)).collect()
}

fn mentions(voice: &Voice, users: &[UserId]) -> String {
    let names: Vec<String> = users.iter().map(|it| format!("<@{it}>")).collect();
    voice.text.language().list(&names)
}

/// Who is called again, and the last time what the others can do about it.
fn reminded(voice: &Voice, delivery: &Delivery, reminder: &Reminder) -> Vec<String> {
    let (words, whom) = (&voice.text, &reminder.whom);
    let id = if reminder.is_last { "bot-remind-last" } else { "bot-remind" };
    let called = Text::new(id).with("names", Arg::Word(mentions(voice, whom)));
    let mut lines = vec![words.say(&called.with("when", Arg::Word(in_time(reminder.since))))];
    let others: Vec<UserId> = delivery.ping.iter().copied().filter(|it| !whom.contains(it)).collect();
    if !others.is_empty() {
        lines.push(words.say(&Text::new("bot-remind-others").with("names", Arg::Word(mentions(voice, &others)))));
    }
    lines
}

/// Whether it calls people because of a motion, and not because it is their turn.
fn is_moved(delivery: &Delivery) -> bool {
    matches!(delivery.news, Some(News::Moved { .. } | News::TimeUp { .. } | News::OutOfTime { .. }))
}

/// The first lines: whom it concerns.
fn head(voice: &Voice, delivery: &Delivery, table: &Table) -> String {
    let words = &voice.text;
    let mut lines = Vec::new();
    if let Some(reminder) = &delivery.reminder {
        lines.extend(reminded(voice, delivery, reminder));
    } else if !is_moved(delivery) && !delivery.ping.is_empty() {
        let names = mentions(voice, &delivery.ping);
        let ping = match delivery.kind {
            DeliveryKind::Over => "bot-ping-over",
            DeliveryKind::Closed => "bot-ping-closed",
            _ if delivery.direct.is_some() => "bot-ping-direct",
            _ => "bot-ping",
        };
        let game = Arg::Word(title(voice, table));
        lines.push(words.say(&Text::new(ping).with("names", Arg::Word(names)).with("game", game)));
    }
    if let Some(news) = &delivery.news {
        let called = (!delivery.ping.is_empty()).then(|| mentions(voice, &delivery.ping));
        lines.extend(motions::news(words, news, called));
    }
    if delivery.undone && !matches!(delivery.news, Some(News::TookBack { .. })) {
        lines.push(match delivery.by {
            Some(seat) => words.say(&Text::new("bot-undone").with("seat", seat)),
            None => words.word("bot-rewound"),
        });
    }
    lines.join("\n")
}

/// What holds only now: who else is awaited, and what some of the table want.
fn now(app: &App, voice: &Voice, delivery: &Delivery, table: &Table) -> Vec<String> {
    use DeliveryKind::{Opened, Turn, Unsaved, Update};
    let words = &voice.text;
    let mut lines = Vec::new();
    if !matches!(delivery.kind, Opened | Turn | Update | Unsaved) {
        return rests(app, voice, delivery, table);
    }
    // Beside what happened and the picture from before, who is awaited or asked now would mislead: its own message follows.
    if delivery.n != table.n && (table.team.is_some() || !is_moved(delivery)) {
        return lines;
    }
    if let Some(team) = &table.team {
        lines.push(format!("**{}**", words.say(&team.ask)));
        lines.extend(proposals(words, team, None));
    }
    if is_moved(delivery) {
        lines.extend(motions::lines(words, table));
        lines.push(waiting(voice, table));
        lines.extend(clocks(voice, table));
        lines.extend(rests(app, voice, delivery, table));
        return lines;
    }
    let pinged = |seat: &Seat| table.person(*seat).is_some_and(|it| delivery.ping.contains(&it.user));
    let others: Vec<Seat> = table.active.iter().copied().filter(|it| !pinged(it)).collect();
    if delivery.ping.is_empty() {
        lines.push(waiting(voice, table));
    } else if !others.is_empty() {
        let names = Arg::Word(words.names(others));
        lines.push(words.say(&Text::new("bot-waiting-too").with("names", names)));
    }
    if !delivery.next.is_empty() {
        let names = Arg::Word(mentions(voice, &delivery.next));
        lines.push(words.say(&Text::new("bot-next").with("names", names)));
    }
    lines.extend(clocks(voice, table));
    lines.extend(rests(app, voice, delivery, table));
    lines.extend(motions::lines(words, table));
    lines
}

/// Who is not called because they rest, and until when: whoever this message would have called, and whoever is awaited.
fn rests(app: &App, voice: &Voice, delivery: &Delivery, table: &Table) -> Vec<String> {
    let now = app.host.now();
    let line = |seat: Seat| {
        let user = table.person(seat).filter(|it| !delivery.ping.contains(&it.user))?.user;
        let known = delivery.resting.iter().find(|it| it.user == user).map(|it| it.until);
        let is_awaited = table.active.contains(&seat) && !table.robots.contains_key(&seat);
        let until = app.host.wakes(user, now).filter(|_| is_awaited).or(known).filter(|it| *it > now)?;
        let text = Text::new("bot-rests").with("seat", seat).with("when", Arg::Word(at_time(until)));
        Some(format!("-# {}", voice.text.say(&text)))
    };
    table.seats().filter_map(line).collect()
}

/// The last lines: how the game ended, or why it is paused.
fn foot(voice: &Voice, delivery: &Delivery, table: &Table) -> Vec<String> {
    let words = &voice.text;
    let mut lines = Vec::new();
    match delivery.kind {
        DeliveryKind::Over => {
            let over = [Some(words.word("bot-over")), table.outcome.as_ref().and_then(|it| winners(voice, table, it))];
            lines.push(format!("**{}**", over.into_iter().flatten().collect::<Vec<_>>().join(" ")));
            match &table.outcome {
                Some(outcome) => lines.extend(ended(voice, table, outcome)),
                None => lines.push(words.word("bot-conceded")),
            }
            lines.extend(revealed(voice, table));
        }
        DeliveryKind::Closed => {
            lines.push(words.word("bot-closed"));
            lines.extend(revealed(voice, table));
        }
        DeliveryKind::Paused => {
            lines.push(paused(words, delivery.why.as_ref()));
            lines.push(words.word("bot-paused-help"));
        }
        DeliveryKind::Opened | DeliveryKind::Turn | DeliveryKind::Update | DeliveryKind::Unsaved => {}
    }
    lines
}

/// Who has won against the others, by name.
fn winners(voice: &Voice, table: &Table, outcome: &Outcome) -> Option<String> {
    let Outcome::Ranked(_) = outcome else { return None };
    let winners: Vec<Seat> = table.seats().filter(|it| outcome.won(*it)).collect();
    let text =
        Text::new("bot-winners").with("count", winners.len()).with("names", Arg::Word(voice.text.names(winners)));
    (table.people.len() > 1).then(|| voice.text.say(&text))
}

/// How the game ended: the scores by place with what broke ties and by source, or what the table reached together and why.
pub(super) fn ended(voice: &Voice, table: &Table, outcome: &Outcome) -> Vec<String> {
    let words = &voice.text;
    let Outcome::Ranked(ranking) = outcome else { return together(voice, table, outcome) };
    let mut order: Vec<(u8, Seat, i32)> = (0..)
        .map(Seat)
        .zip(ranking.places.iter().zip(&ranking.points))
        .map(|(seat, (place, points))| (*place, seat, *points))
        .collect();
    order.sort_unstable();
    let line = |(place, seat, points): &(u8, Seat, i32)| {
        let crown = if *place == 1 { "🏆 " } else { "" };
        let text = Text::new("bot-score").with("seat", *seat).with("points", *points);
        format!("{crown}{place} · {}", words.say(&text))
    };
    order.iter().map(line).chain(outcome.told(words)).collect()
}

/// Nobody wins or loses together alone.
fn together(voice: &Voice, table: &Table, outcome: &Outcome) -> Vec<String> {
    let Outcome::Common(common) = outcome else { return Vec::new() };
    let words = &voice.text;
    let head = match (common.won, table.people.len()) {
        (true, 1) => "bot-won-alone",
        (false, 1) => "bot-lost-alone",
        (true, _) => "bot-won-together",
        (false, _) => "bot-lost-together",
    };
    let crown = if common.won { "🏆 " } else { "" };
    let mut lines = vec![format!("{crown}{}", words.say(&Text::new(head).with("points", common.points)))];
    lines.extend(common.reasons.iter().map(|it| format!("- {}", words.say(it))));
    lines
}

/// The seed, once it may be told, so that everybody can check what was rolled and shuffled.
fn revealed(voice: &Voice, table: &Table) -> Option<String> {
    let seed = table.seed.as_ref()?;
    let text = Text::new("bot-seed").with("seed", Arg::Word(seed.to_hex()));
    Some(format!("-# {}", voice.text.say(&text)))
}

/// By this the message of a delivery is found in the channel, if nobody said whether it arrived.
fn mark(delivery: &Delivery) -> String {
    format!("d{}", delivery.id)
}

/// Whether this is the message of the delivery.
pub(super) fn is_of(message: &serenity::Message, delivery: &Delivery) -> bool {
    let mark = mark(delivery);
    let mut parts = message.components.iter().flat_map(|row| &row.components);
    let has_mark = parts.any(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => {
                Press::parse(custom_id).is_some_and(|it| it.game == delivery.game.0 && it.token == Some(mark.clone()))
            }
            _ => false,
        },
        _ => false,
    });
    let mut words = message.content.split(|it: char| !(it.is_alphanumeric() || it == '-'));
    message.author.bot && (has_mark || words.any(|it| it == delivery.nonce))
}

fn buttons(voice: &Voice, table: &Table, mark: &str, going_on: bool) -> CreateActionRow {
    let one = |act: Action, word: &'static str, style: ButtonStyle| {
        button(&Press::new(table.id.0, act), &voice.label.word(word)).style(style)
    };
    let mut buttons = Vec::new();
    if going_on {
        buttons.push(one(Action::Play, "bot-play", ButtonStyle::Success));
    }
    let board = button(&Press::with(table.id.0, mark, Action::Board), &voice.label.word("bot-board"));
    buttons.push(board.style(ButtonStyle::Secondary));
    if going_on {
        buttons.push(one(Action::Hand, "bot-hand", ButtonStyle::Secondary));
    }
    buttons.push(one(Action::Rules, "bot-rules", ButtonStyle::Secondary));
    if table.seed.is_some() {
        buttons.push(one(Action::Record, "bot-record", ButtonStyle::Secondary));
        buttons.push(one(Action::Rematch, "bot-rematch", ButtonStyle::Success));
    }
    CreateActionRow::Buttons(buttons)
}

/// The board in words: the whole of it if there is room for so many characters, else what describes its picture.
async fn written(app: &App, delivery: &Delivery, voice: &Voice, room: usize) -> String {
    let Ok(sight) = app.host.sight_at(delivery.game, delivery.n).await else { return String::new() };
    let Some(overview) = sight.parts(Viewer::Public).into_iter().next() else { return String::new() };
    let whole = sight.lines(Viewer::Public, &overview.key, &voice.text).unwrap_or_default().join("\n");
    if !whole.is_empty() && whole.chars().count() <= room {
        return whole;
    }
    clip(&sight.alt(Viewer::Public, &overview.key, &voice.text).unwrap_or(whole), room)
}

/// The board as it stood when the delivery was written, with what differs since those pinged last acted.
async fn picture(app: &App, delivery: &Delivery, voice: &Voice) -> Option<Upload> {
    let sight = app.host.sight_at(delivery.game, delivery.n).await.ok()?;
    let since: Option<Arc<dyn Sight>> = match delivery.since {
        Some(n) if n < delivery.n => app.host.sight_at(delivery.game, n).await.ok(),
        Some(_) | None => None,
    };
    app.paint(sight, since, Viewer::Public, None, voice.label.clone()).await
}
