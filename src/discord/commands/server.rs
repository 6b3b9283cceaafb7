//! `/server`: what holds for the tables of a server, and the log of what was done to them. For those who may manage it.

use super::super::app::App;
use super::super::call::Call;
use super::super::door;
use super::super::panel::at_time;
use super::super::reply::Show;
use super::super::text::{MESSAGE, pages};
use super::super::tree::{Command, Describe, Fixed, Kind, Param, Run};
use crate::engine::{Arg, Text, Words};
use crate::games::Registry;
use crate::host::{DeedRow, GuildId, House, Settle, Tempo};
use crate::words::{Language, Speech, Wordbook, escape};

/// So many lines of the log are shown.
const LINES: u32 = 40;

pub(super) fn command(describe: &Describe, words: &Wordbook, registry: &Registry) -> Command {
    let param = |sub: &str, name: &str, kind: Kind, required: bool| Param {
        name: name.to_owned(),
        id: format!("cmd-server-{sub}-{name}"),
        kind,
        required,
    };
    let sub = |name: &str, run: Run, params: Vec<Param>| {
        describe.command(name, &format!("cmd-server-{name}"), run, None, params)
    };
    let fixed = |key: &'static str, id: String| {
        describe.fixed(key, |language| describe.say(language, &id).unwrap_or_else(|| key.to_owned()))
    };
    let clocks: Vec<Fixed> = Tempo::ALL.map(|it| fixed(it.key(), format!("bot-tempo-{it}"))).into();
    let games: Vec<Fixed> = registry
        .games()
        .map(|it| {
            let card = it.card();
            let title = |language| words.game(card.id, language).clone().nobody().maybe("game-title");
            describe.fixed(card.id, |language| title(language).unwrap_or_else(|| card.id.to_owned()))
        })
        .collect();
    let whether = ["yes", "no"].map(|it| fixed(it, format!("bot-server-{it}"))).into();
    let places = ["here", "nowhere"].map(|it| fixed(it, format!("bot-server-{it}"))).into();
    let subs = vec![
        sub("show", |app, call| Box::pin(show(app, call)), Vec::new()),
        sub("clock", |app, call| Box::pin(clock(app, call)), vec![param("clock", "clock", Kind::Fixed(clocks), true)]),
        sub(
            "game",
            |app, call| Box::pin(game(app, call)),
            vec![param("game", "game", Kind::Fixed(games), true), param("game", "allowed", Kind::Fixed(whether), true)],
        ),
        sub("most", |app, call| Box::pin(most(app, call)), vec![param("most", "games", Kind::Number, false)]),
        sub(
            "moderators",
            |app, call| Box::pin(moderators(app, call)),
            vec![param("moderators", "role", Kind::Role, false)],
        ),
        sub(
            "channel",
            |app, call| Box::pin(channel(app, call)),
            vec![param("channel", "where", Kind::Fixed(places), true)],
        ),
        sub("log", |app, call| Box::pin(log(app, call)), Vec::new()),
    ];
    describe.group("server", "cmd-server", subs)
}

/// The server of somebody who may settle things there; else why not.
fn managed(call: &Call) -> Result<GuildId, &'static str> {
    call.place.guild.filter(|_| call.manager).ok_or("bot-server-manager")
}

async fn show(app: App, call: Call) -> Show {
    let words = app.common(app.language(&call).await).text;
    let Some(guild) = call.place.guild else { return Show::text(words.word("bot-server-manager")) };
    match app.host.house(guild).await {
        Ok(house) => Show::text(told(&app, &words, guild, &house).await),
        Err(error) => trouble(&words, &error),
    }
}

async fn clock(app: App, call: Call) -> Show {
    change(&app, &call, Settle::Clock(call.option("clock").and_then(Tempo::from_key))).await
}

async fn game(app: App, call: Call) -> Show {
    let game = call.option("game").unwrap_or_default().to_owned();
    change(&app, &call, Settle::Game { game, allowed: call.option("allowed") == Some("yes") }).await
}

async fn most(app: App, call: Call) -> Show {
    change(&app, &call, Settle::Most(call.option("games").and_then(|it| it.parse().ok()))).await
}

async fn moderators(app: App, call: Call) -> Show {
    change(&app, &call, Settle::Moderators(call.role.clone())).await
}

/// The log is read in this channel, too, if the bot may write there.
async fn channel(app: App, call: Call) -> Show {
    if call.option("where") != Some("here") {
        return change(&app, &call, Settle::Log(None)).await;
    }
    if managed(&call).is_ok()
        && let Some(why) = door::shut(&call).await
    {
        return Show::text(why.say(&app.common(app.language(&call).await)));
    }
    let name = call.channel.as_ref().and_then(|it| it.name.clone()).unwrap_or_default();
    change(&app, &call, Settle::Log(Some((call.place.channel, name)))).await
}

/// Settles something, and says what holds now.
async fn change(app: &App, call: &Call, what: Settle) -> Show {
    let words = app.common(app.language(call).await).text;
    let guild = match managed(call) {
        Ok(guild) => guild,
        Err(why) => return Show::text(words.word(why)),
    };
    match app.host.settle(guild, &call.person, what).await {
        Ok(house) => Show::text(told(app, &words, guild, &house).await),
        Err(error) => trouble(&words, &error),
    }
}

fn trouble(words: &Speech, error: &crate::host::HostError) -> Show {
    tracing::error!(%error, "what a server has settled cannot be read or written");
    Show::text(words.word("host-trouble"))
}

/// What holds for new tables, and in the channels.
async fn told(app: &App, words: &Speech, guild: GuildId, house: &House) -> String {
    let tempo = house.tempo.unwrap_or(Tempo::None);
    let named = words.maybe(&format!("bot-tempo-{tempo}")).unwrap_or_else(|| tempo.to_string());
    let cards = app.host.registry().games().map(|it| it.card()).filter(|it| !house.without.contains(it.id));
    let title = |id: &str| app.voice_at(id, &[], words.language()).text.maybe("game-title");
    let here: Vec<String> = cards.map(|it| title(it.id).unwrap_or_else(|| it.id.to_owned())).collect();
    let games = match here.is_empty() {
        true => words.word("bot-none"),
        false => words.language().list(&here),
    };
    let most = house.most.map_or_else(|| words.word("bot-server-any"), |it| it.to_string());
    let moderators = house
        .moderators
        .as_ref()
        .map_or_else(|| words.word("bot-server-nobody"), |it| format!("@{}", escape(&it.name)));
    let language = app.host.guild_language(guild).await.ok().flatten();
    let language = match language {
        Some(Language::En) => "bot-language-en",
        Some(Language::Pl) => "bot-language-pl",
        None => "bot-server-language-auto",
    };
    let log = house.log.map_or_else(|| words.word("bot-server-nowhere"), |it| format!("<#{it}>"));
    [
        words.say(&Text::new("bot-server-clock").with("clock", Arg::Word(named))),
        words.say(&Text::new("bot-server-games").with("games", Arg::Word(games))),
        words.say(&Text::new("bot-server-most").with("most", Arg::Word(most))),
        words.say(&Text::new("bot-server-moderators").with("role", Arg::Word(moderators))),
        words.say(&Text::new("bot-server-channel").with("channel", Arg::Word(log))),
        words.say(&Text::new("bot-server-language").with("language", Arg::Word(words.word(language)))),
        format!("-# {}", words.word("bot-server-foot")),
    ]
    .join("\n")
}

async fn log(app: App, call: Call) -> Show {
    let words = app.common(app.language(&call).await).text;
    let guild = match (managed(&call), call.place.guild.filter(|_| call.moderator)) {
        (Ok(guild), _) | (_, Some(guild)) => guild,
        (Err(_), None) => return Show::text(words.word("bot-server-moderator")),
    };
    match app.host.deeds(guild, LINES).await {
        Ok(deeds) if deeds.is_empty() => Show::text(words.word("bot-server-log-none")),
        Ok(deeds) => Show::pages(pages(&deeds.iter().map(|it| line(&words, it)).collect::<Vec<_>>(), MESSAGE - 100)),
        Err(error) => trouble(&words, &error),
    }
}

/// A line of the log.
pub(in super::super) fn line(words: &Speech, row: &DeedRow) -> String {
    let name = if row.user.is_some() { escape(&row.name) } else { words.word("bot-server-clock-itself") };
    let deed = Text::new(format!("bot-deed-{}", row.deed.what)).with("whom", Arg::Word(escape(&row.deed.whom)));
    let line = Text::new("bot-server-line")
        .with("when", Arg::Word(at_time(row.at)))
        .with("code", Arg::Word(row.code.clone().map_or_else(String::new, |it| format!("`{it}` "))))
        .with("name", Arg::Word(name))
        .with("deed", deed);
    match &row.deed.agreed {
        None => words.say(&line),
        Some(agreed) => {
            let names: Vec<String> = agreed.iter().map(|it| escape(it)).collect();
            let names = if names.is_empty() { "–".to_owned() } else { words.language().list(&names) };
            let agreed = Text::new("bot-server-agreed").with("names", Arg::Word(names));
            format!("{} {}", words.say(&line), words.say(&agreed))
        }
    }
}
