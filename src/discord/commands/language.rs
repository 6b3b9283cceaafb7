//! `/language`: in which language the bot speaks to the caller, and to the server.

use super::super::app::App;
use super::super::call::Call;
use super::super::reply::Show;
use super::super::tree::{Command, Describe, Fixed, Kind, Param};
use crate::words::Language;

/// As the Discord client is set.
const AUTO: &str = "auto";

pub(super) fn command(describe: &Describe) -> Command {
    let param = || Param {
        name: "language".to_owned(),
        id: "cmd-language-language".to_owned(),
        kind: Kind::Fixed(choices(describe)),
        required: true,
    };
    let subs = vec![
        describe.command("mine", "cmd-language-mine", |app, call| Box::pin(run(app, call)), None, vec![param()]),
        describe.command("server", "cmd-language-server", |app, call| Box::pin(run(app, call)), None, vec![param()]),
    ];
    describe.group("language", "cmd-language", subs)
}

fn choices(describe: &Describe) -> Vec<Fixed> {
    let name = |id: &'static str| move |it| describe.say(it, id).unwrap_or_default();
    vec![
        describe.fixed(AUTO, name("bot-language-auto")),
        describe.fixed(Language::En.code(), name("bot-language-en")),
        describe.fixed(Language::Pl.code(), name("bot-language-pl")),
    ]
}

async fn run(app: App, call: Call) -> Show {
    let wanted = call.option("language").unwrap_or(AUTO);
    let chosen = Language::from_code(wanted);
    let for_all = call.path.last().is_some_and(|it| it == "server");
    let done = match (for_all, call.place.guild) {
        (true, _) if !call.manager => {
            let voice = app.common(app.language(&call).await);
            return Show::text(voice.text.word("bot-needs-manager"));
        }
        (true, Some(guild)) => app.set_public_language(guild, &call.person, chosen).await,
        (true, None) => false,
        (false, _) => app.set_language(call.person.user, chosen).await,
    };
    // Said in the language that holds from now on.
    let voice = app.common(app.language(&call).await);
    Show::text(voice.text.word(match (done, for_all) {
        (false, _) => "host-trouble",
        (true, true) => "bot-language-set-server",
        (true, false) => "bot-language-set",
    }))
}
