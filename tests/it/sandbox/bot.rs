//! A small real bot (serenity) that uses everything a bot with commands uses, and the harness around it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serenity::all::*;
use slowboat::sandbox::{self, Control, Sandbox, SandboxOptions};
use tokio::runtime::Runtime;

use crate::overheard;

use super::offers::{buttons, commands, window};

pub(super) const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn guilds_only() -> GatewayIntents {
    GatewayIntents::GUILDS
}

pub(super) struct Club {
    pub sandbox: Sandbox,
    pub control: Control,
    pub guild: sandbox::Id,
    pub channel: sandbox::Id,
    pub ada: sandbox::Id,
    pub ben: sandbox::Id,
}

/// A sandbox with one guild, one channel and two members. Its limits are up again soon, lest the tests wait for them.
pub(super) async fn club(options: SandboxOptions) -> Club {
    open(SandboxOptions { pace: 10_000, ..options }).await
}

/// The same with the limits as they are.
pub(super) async fn open(options: SandboxOptions) -> Club {
    overheard::listen();
    let sandbox = Sandbox::start(options).await.unwrap();
    let control = sandbox.control();
    let guild = control.guild("Club", "en-GB");
    let channel = control.channel(guild, "table").unwrap();
    let (ada, ben) = (control.user("Ada", "pl"), control.user("Ben", "en-US"));
    control.join(ada, guild).unwrap();
    control.join(ben, guild).unwrap();
    Club { sandbox, control, guild, channel, ada, ben }
}

pub(super) fn client() -> reqwest::Client {
    reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(20)).build().unwrap()
}

/// serenity as it is on Discord, with its rate limiter, which knows no other address than `https://discord.com`.
pub(super) fn http(club: &Club, token: &str) -> Http {
    let client = reqwest::Client::builder()
        .no_proxy()
        .timeout(Duration::from_secs(20))
        .resolve("discord.com", club.sandbox.address())
        .danger_accept_invalid_certs(true);
    let application = ApplicationId::new(club.sandbox.application_id().0);
    HttpBuilder::new(token).client(client.build().unwrap()).application_id(application).build()
}

/// What reached the bot, for tests that look at its side.
#[derive(Clone, Default)]
pub(super) struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    fn push(&self, what: impl Into<String>) {
        self.0.lock().unwrap().push(what.into());
    }

    /// Waits until the bot has heard this so many times.
    pub(super) async fn wait(&self, what: &str, times: usize) {
        for _ in 0..1000 {
            if self.count(what) >= times {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(self.count(what), times, "{what}");
    }

    /// Waits for this interaction and returns its token.
    pub(super) async fn token(&self, interaction: sandbox::Id) -> String {
        let start = format!("token {interaction} ");
        for _ in 0..1000 {
            let all = self.0.lock().unwrap().clone();
            if let Some(token) = all.iter().find_map(|it| it.strip_prefix(&start)) {
                return token.to_owned();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the bot never saw {interaction}");
    }

    /// The newest interaction a silent bot was asked.
    pub(super) fn newest(&self) -> sandbox::Id {
        let all = self.0.lock().unwrap();
        let ids = all.iter().filter_map(|it| it.strip_prefix("token ")?.split(' ').next()?.parse().ok());
        ids.max().unwrap_or_default()
    }

    pub(super) fn count(&self, what: &str) -> usize {
        let all = self.0.lock().unwrap();
        all.iter().filter(|it| *it == what).count()
    }
}

pub(super) struct Running {
    pub heard: Heard,
    pub http: Arc<Http>,
    runtime: Option<Runtime>,
}

impl Running {
    /// Ends the bot without goodbye, like kill -9 does.
    pub(super) fn kill(self) {}
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

pub(super) async fn start(club: &Club, intents: GatewayIntents) -> Running {
    start_as(club, intents, false).await
}

/// A bot that registers its commands and answers nothing; `Heard::token` tells what it was asked.
pub(super) async fn start_silent(club: &Club) -> Running {
    start_as(club, GatewayIntents::GUILDS, true).await
}

async fn start_as(club: &Club, intents: GatewayIntents, silent: bool) -> Running {
    let heard = Heard::default();
    let token = club.sandbox.bot_token();
    let (builder, http) = (http(club, &token), Arc::new(http(club, &token)));
    let handler = Handler { heard: heard.clone(), silent };
    let before = club.control.identifies();
    let runtime = Runtime::new().unwrap();
    runtime.spawn(async move {
        let client = ClientBuilder::new_with_http(builder, intents);
        let mut client = client.event_handler(handler).await.unwrap();
        client.start().await.unwrap();
    });
    club.control.wait_identified(before).await.unwrap();
    club.control.wait_ready().await.unwrap();
    Running { heard, http, runtime: Some(runtime) }
}

/// A picture of this width, 10 high.
pub(super) fn png(width: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, 10);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![90; width as usize * 30]).unwrap();
    drop(writer);
    bytes
}

pub(super) fn picture(width: u32, name: &str, alt: &str) -> CreateAttachment {
    CreateAttachment::bytes(png(width), name).description(alt)
}

struct Handler {
    heard: Heard,
    silent: bool,
}

fn text(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        self.heard.push("ready");
        Command::set_global_commands(&ctx.http, commands()).await.unwrap();
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.heard.push("resumed");
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.heard.push(format!("guild {}", guild.name));
    }

    async fn channel_create(&self, _: Context, channel: GuildChannel) {
        self.heard.push(format!("channel {}", channel.name));
    }

    async fn thread_create(&self, _: Context, thread: GuildChannel) {
        self.heard.push(format!("thread {}", thread.name));
    }

    async fn message(&self, _: Context, message: Message) {
        self.heard.push(format!("message {}", message.content));
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        if self.silent {
            self.heard.push(format!("token {} {}", interaction.id(), interaction.token()));
            return;
        }
        let result = match interaction {
            Interaction::Command(it) => self.command(&ctx, it).await,
            Interaction::Autocomplete(it) => complete(&ctx, it).await,
            Interaction::Component(it) => component(&ctx, it).await,
            Interaction::Modal(it) => {
                let mut fields = BTreeMap::new();
                for row in &it.data.components {
                    for part in &row.components {
                        if let ActionRowComponent::InputText(input) = part {
                            fields.insert(input.custom_id.clone(), input.value.clone().unwrap_or_default());
                        }
                    }
                }
                it.create_response(&ctx, CreateInteractionResponse::Message(text(format!("{fields:?}")))).await
            }
            _ => Ok(()),
        };
        if let Err(error) = result {
            self.heard.push(format!("error {error}"));
        }
    }
}

impl Handler {
    async fn command(&self, ctx: &Context, it: CommandInteraction) -> serenity::Result<()> {
        self.heard.push(format!("command {}", it.data.name));
        let say = CreateInteractionResponse::Message;
        match it.data.name.as_str() {
            "hello" => {
                let name = it
                    .data
                    .options
                    .iter()
                    .find(|option| option.name == "name")
                    .and_then(|option| option.value.as_str());
                let friend = it
                    .data
                    .resolved
                    .users
                    .values()
                    .next()
                    .map(|user| format!(" and <@{}>", user.id))
                    .unwrap_or_default();
                let line = format!(
                    "Hello {}{friend}, {} in {}",
                    name.unwrap_or("?"),
                    it.locale,
                    it.guild_locale.as_deref().unwrap_or("-")
                );
                it.create_response(ctx, say(text(line).components(buttons()))).await
            }
            "board" => {
                let embed = CreateEmbed::new().title("Board").image("attachment://board.png").field("Round", "1", true);
                it.create_response(
                    ctx,
                    say(text("").embed(embed).add_file(picture(20, "board.png", "A board")).components(buttons())),
                )
                .await
            }
            "secret" => {
                it.create_response(
                    ctx,
                    say(text("psst").ephemeral(true).components(buttons()).add_file(picture(
                        30,
                        "hand.png",
                        "Your hand",
                    ))),
                )
                .await
            }
            "slow" => {
                it.defer(ctx).await?;
                it.edit_response(ctx, EditInteractionResponse::new().content("done")).await?;
                it.create_followup(ctx, CreateInteractionResponseFollowup::new().content("more").ephemeral(true))
                    .await?;
                Ok(())
            }
            "slowsecret" => {
                it.defer_ephemeral(ctx).await?;
                // The flag of this follow-up is ignored: it fills the deferred answer.
                it.create_followup(ctx, CreateInteractionResponseFollowup::new().content("for you")).await?;
                Ok(())
            }
            "twice" => {
                it.create_response(ctx, say(text("one"))).await?;
                it.create_response(ctx, say(text("two"))).await
            }
            "ask" => it.create_response(ctx, window()).await,
            "never" => Ok(()),
            other => it.create_response(ctx, say(text(format!("{other} {:?}", it.data.options())))).await,
        }
    }
}

async fn complete(ctx: &Context, it: CommandInteraction) -> serenity::Result<()> {
    let Some(focused) = it.data.autocomplete() else {
        return Ok(());
    };
    let mut answer = CreateAutocompleteResponse::new();
    for n in 1..=3 {
        answer = match focused.kind {
            CommandOptionType::Integer => answer.add_int_choice(format!("{} {n}", focused.value), n),
            _ => answer.add_string_choice(format!("{}-{n}", focused.value), format!("zone-{n}")),
        };
    }
    it.create_response(ctx, CreateInteractionResponse::Autocomplete(answer)).await
}

async fn component(ctx: &Context, it: ComponentInteraction) -> serenity::Result<()> {
    let update = CreateInteractionResponse::UpdateMessage;
    match (it.data.custom_id.as_str(), &it.data.kind) {
        ("update", _) => it.create_response(ctx, update(text("updated"))).await,
        ("later", _) => {
            it.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content("later").new_attachment(picture(40, "new.png", "New"));
            it.edit_response(ctx, edit).await?;
            Ok(())
        }
        ("window", _) => it.create_response(ctx, window()).await,
        (_, ComponentInteractionDataKind::StringSelect { values }) => {
            it.create_response(ctx, CreateInteractionResponse::Message(text(values.join("+")))).await
        }
        _ => Ok(()),
    }
}
