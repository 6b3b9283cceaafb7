//! Replies: what a handler shows, and how it gets there within three seconds.
//!
//! A handler runs at once. If it is ready soon, its reply is the acknowledgement; if not, the interaction is
//! acknowledged without content and the reply follows as an edit, as does every reply with a file. Nothing that a handler
//! shows is ever public.

use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{
    Builder, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal, EditAttachments,
    EditInteractionResponse, MessageId,
};

use super::app::{App, Upload};
use super::call::{Call, On};
use super::invalid;
use super::open_panels::{self, Asks, Spot};
use super::text::{MESSAGE, clip};
use super::uploads::Lane;

/// Something to show.
#[derive(Clone, Default)]
pub(super) struct Show {
    pub content: String,
    pub rows: Vec<CreateActionRow>,
    pub upload: Option<Upload>,
    /// What did not fit, as further messages.
    pub more: Vec<String>,
    /// What it asks, if it is a panel.
    pub asks: Option<Asks>,
}

/// What a handler answers with.
pub(super) enum Reply {
    /// A new message that only the caller sees.
    Own(Show),
    /// The message that carries the pressed component changes.
    Here(Show),
    Modal(CreateModal),
}

impl Reply {
    fn has_file(&self) -> bool {
        match self {
            Reply::Own(show) | Reply::Here(show) => show.upload.is_some(),
            Reply::Modal(_) => false,
        }
    }
}

impl Show {
    pub(super) fn text(content: impl Into<String>) -> Show {
        Show { content: content.into(), ..Show::default() }
    }

    /// Several messages: the first shown in place, the others after it.
    pub(super) fn pages(mut pages: Vec<String>) -> Show {
        if pages.is_empty() {
            return Show::text("…");
        }
        let content = pages.remove(0);
        Show { content, more: pages, ..Show::default() }
    }

    /// Files have a way of their own.
    async fn lane<'a>(&self, app: &'a App) -> Option<Lane<'a>> {
        match self.upload {
            Some(_) => Some(app.uploads.lane().await),
            None => None,
        }
    }

    fn content(&self) -> String {
        // Discord refuses a message with nothing in it.
        if self.content.is_empty() && self.upload.is_none() { "…".to_owned() } else { clip(&self.content, MESSAGE) }
    }

    fn message(&self) -> CreateInteractionResponseMessage {
        let message = CreateInteractionResponseMessage::new()
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new());
        match &self.upload {
            Some(upload) => message.add_file(attachment(upload)),
            None => message,
        }
    }

    fn edit(&self) -> EditInteractionResponse {
        // Naming the attachments always drops the ones that were there.
        let files = self.upload.iter().fold(EditAttachments::new(), |files, it| files.add(attachment(it)));
        EditInteractionResponse::new()
            .content(self.content())
            .components(self.rows.clone())
            .attachments(files)
            .allowed_mentions(CreateAllowedMentions::new())
    }

    fn followup(&self) -> CreateInteractionResponseFollowup {
        let message = CreateInteractionResponseFollowup::new()
            .content(self.content())
            .components(self.rows.clone())
            .ephemeral(true)
            .allowed_mentions(CreateAllowedMentions::new());
        match &self.upload {
            Some(upload) => message.add_file(attachment(upload)),
            None => message,
        }
    }
}

pub(super) fn attachment(upload: &Upload) -> CreateAttachment {
    let file = CreateAttachment::bytes(upload.bytes.clone(), upload.name.clone());
    if upload.alt.is_empty() { file } else { file.description(upload.alt.clone()) }
}

/// How long a handler may take before the interaction is acknowledged without it.
const PATIENCE: Duration = Duration::from_millis(700);

/// Runs a handler and brings its reply to the caller. `here` says where the reply is expected: on the pressed message,
/// or as a new message of the caller's own.
pub(super) async fn serve(app: &App, call: Call, here: bool, work: impl Future<Output = Reply> + Send + 'static) {
    // Discord may tell it to the connection before as well. What stands in this process's memory is no longer true.
    if app.host.is_elsewhere().await {
        return;
    }
    app.counts.pressed();
    app.panels.pressed(call.person.user);
    let mut work = app.tasks.spawn(work);
    let started = Instant::now();
    let in_time = tokio::time::timeout(PATIENCE, &mut work).await;
    let sent = match in_time {
        Ok(outcome) => match reply_of(app, &call, outcome).await {
            // A file may take longer than Discord waits for an answer.
            reply if reply.has_file() => {
                let here = matches!(reply, Reply::Here(_));
                late(app, &call, here, async { reply }, started).await
            }
            reply => at_once(app, &call, reply, started).await,
        },
        Err(_) => late(app, &call, here, async { reply_of(app, &call, work.await).await }, started).await,
    };
    let took = started.elapsed();
    let landed = match sent {
        Ok(landed) => {
            tracing::debug!(user = %call.person.user, ?took, "answered");
            landed
        }
        // Discord may deliver an interaction twice, and the host goes by its number: the first answer stands.
        Err(error) if is_answered(&error) => {
            tracing::debug!(user = %call.person.user, ?took, "an interaction was delivered again");
            None
        }
        Err(error) => {
            tracing::warn!(user = %call.person.user, ?took, %error, "an answer could not be sent");
            None
        }
    };
    open_panels::replied(app, &call, landed).await;
}

/// What was sent, and where it is; nothing for what stands beside it.
type Landed = Option<(Spot, Show)>;

/// Discord's code for an interaction that has its answer already.
const ALREADY_ACKNOWLEDGED: isize = 40060;

fn is_answered(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(it)) if it.error.code == ALREADY_ACKNOWLEDGED
    )
}

async fn reply_of(app: &App, call: &Call, outcome: Result<Reply, tokio::task::JoinError>) -> Reply {
    match outcome {
        Ok(reply) => reply,
        Err(error) => {
            tracing::error!(%error, "a handler failed");
            let voice = app.common(app.language(call).await);
            Reply::Own(Show::text(voice.text.word("host-bug")))
        }
    }
}

async fn at_once(app: &App, call: &Call, reply: Reply, started: Instant) -> Result<Landed, serenity::Error> {
    let new = |show: &Show| CreateInteractionResponse::Message(show.message().ephemeral(true));
    let (response, landed) = match reply {
        Reply::Own(show) => (new(&show), Some((Spot::New, show))),
        Reply::Here(show) if call.on == On::Command => (new(&show), Some((Spot::New, show))),
        Reply::Here(show) => (CreateInteractionResponse::UpdateMessage(show.message()), Some((Spot::Pressed, show))),
        Reply::Modal(modal) => (CreateInteractionResponse::Modal(modal), None),
    };
    acknowledge(app, started, || response.clone().execute(&call.http, (call.id, call.token.as_str()))).await?;
    if let Some((_, show)) = &landed {
        follow(app, call, &show.more).await?;
    }
    Ok(landed)
}

/// Acknowledges, and shows the reply once it is there.
async fn late(
    app: &App,
    call: &Call,
    here: bool,
    reply: impl Future<Output = Reply>,
    started: Instant,
) -> Result<Landed, serenity::Error> {
    let here = here && call.on != On::Command;
    let acknowledgement = if here {
        CreateInteractionResponse::Acknowledge
    } else {
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
    };
    let send = || acknowledgement.clone().execute(&call.http, (call.id, call.token.as_str()));
    let acknowledged = acknowledge(app, started, send).await;
    let reply = reply.await;
    acknowledged?;
    let landed = match reply {
        Reply::Own(show) if here => {
            send_more(app, call, &show).await?;
            follow(app, call, &show.more).await?;
            None
        }
        Reply::Own(show) | Reply::Here(show) => {
            edit(app, call, &show).await?;
            Some((if here { Spot::Pressed } else { Spot::New }, show))
        }
        // A form can only be a first answer: the player is asked to press again.
        Reply::Modal(_) => {
            let voice = app.common(app.language(call).await);
            let show = Show::text(voice.text.word("bot-press-again"));
            send_more(app, call, &show).await?;
            None
        }
    };
    if let Some((_, show)) = &landed {
        follow(app, call, &show.more).await?;
    }
    Ok(landed)
}

/// Puts the reply in the place of what is shown now. If its file does not get through, the caller is told. Returns which
/// message it is in, if Discord says so.
pub(super) async fn edit(app: &App, call: &Call, show: &Show) -> Result<Option<MessageId>, serenity::Error> {
    match edit_once(app, call, show).await {
        Err(error) if show.upload.is_some() => {
            tracing::warn!(%error, "a file could not be sent");
            let lost = app.common(app.language(call).await).text.word("bot-file-lost");
            let content = format!("{}\n{lost}", show.content);
            edit_once(app, call, &Show { content, upload: None, ..show.clone() }).await
        }
        sent => sent,
    }
}

async fn edit_once(app: &App, call: &Call, show: &Show) -> Result<Option<MessageId>, serenity::Error> {
    let lane = show.lane(app).await;
    let http = lane.as_deref().unwrap_or(&call.http);
    insist(Instant::now() + AWAITED, || show.edit().execute(http, call.token.as_str()))
        .await
        .map(|it| it.map(|it| it.id))
}

async fn follow(app: &App, call: &Call, more: &[String]) -> Result<(), serenity::Error> {
    for page in more {
        send_more(app, call, &Show::text(page)).await?;
    }
    Ok(())
}

pub(super) async fn send_more(app: &App, call: &Call, show: &Show) -> Result<(), serenity::Error> {
    let lane = show.lane(app).await;
    let http = lane.as_deref().unwrap_or(&call.http);
    let send = || show.followup().execute(http, (None, call.token.as_str()));
    insist(Instant::now() + AWAITED, send).await.map(|_| ())
}

/// The first answer has to be there within three seconds of the press.
const ACKNOWLEDGED: Duration = Duration::from_millis(2600);
/// So long somebody looks at "is thinking" before they try again.
const AWAITED: Duration = Duration::from_secs(20);

/// Sends the first answer.
async fn acknowledge<T, F>(app: &App, started: Instant, send: impl FnMut() -> F) -> Result<Option<T>, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    let sent = insist(started + ACKNOWLEDGED, send).await;
    app.counts.answered(started.elapsed(), sent.is_ok());
    sent
}

/// Sends what Discord was too busy to take, or what broke on the way, until it gets through or is of no use any more.
/// Nothing comes back if an earlier try had arrived, although nobody said so.
async fn insist<T, F>(until: Instant, mut send: impl FnMut() -> F) -> Result<Option<T>, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    let (mut wait, mut again) = (Duration::from_millis(150), false);
    loop {
        match send().await {
            Ok(done) => return Ok(Some(done)),
            Err(error) if again && is_answered(&error) => return Ok(None),
            Err(error) if may_pass(&error) && Instant::now() + wait < until => {
                tracing::debug!(%error, "an answer did not get through; trying again");
            }
            Err(error) => return Err(error),
        }
        tokio::time::sleep(wait).await;
        (wait, again) = (wait * 2, true);
    }
}

/// Whether the same request may get through a little later.
fn may_pass(error: &serenity::Error) -> bool {
    invalid::look_at(error);
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(it)) => {
            matches!(it.status_code.as_u16(), 408 | 429 | 500..)
        }
        serenity::Error::Http(serenity::HttpError::Request(_)) => true,
        _ => false,
    }
}
