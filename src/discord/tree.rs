//! The tree of commands: how one is described in every language, registered with Discord, and run.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use poise::{ApplicationContext, BoxFuture, CommandParameter, FrameworkError};
use serde_json::{Value, json};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedOption, ResolvedValue};

use super::app::App;
use super::call::{Call, named};
use super::reply::{self, Reply, Show};
use super::search::Suggestion;
use super::text::clip;
use crate::host::Role;
use crate::words::{Language, Lexicon, Wordbook};

pub(super) type Error = anyhow::Error;
pub(super) type Command = poise::Command<App, Error>;
type Context<'a> = ApplicationContext<'a, App, Error>;

pub(super) type Run = fn(App, Call) -> BoxFuture<'static, Show>;
/// Gets the name of the option and what was typed so far.
pub(super) type Complete = fn(App, Call, String, String) -> BoxFuture<'static, Vec<Suggestion>>;

/// What a command does.
struct Handler {
    run: Run,
    complete: Option<Complete>,
    /// The fixed choices of its options: the word that Discord sends back, and its name by locale.
    choices: BTreeMap<String, Vec<Fixed>>,
}

/// One fixed choice of an option.
pub(super) struct Fixed {
    pub value: String,
    pub name: String,
    pub localised: Vec<(&'static str, String)>,
}

/// One option of a command.
pub(super) struct Param {
    pub name: String,
    /// Which messages describe it: `<id>` and, for its name in other languages, `<id>-name`.
    pub id: String,
    pub kind: Kind,
    pub required: bool,
}

pub(super) enum Kind {
    Number,
    /// Somebody of the server, picked as Discord lets one pick.
    Member,
    /// A role of the server.
    Role,
    Completed,
    Fixed(Vec<Fixed>),
}

/// Describes commands in all languages from the messages of one game, or from the common ones.
pub(super) struct Describe<'a> {
    words: &'a Wordbook,
    game: Option<&'a str>,
}

impl<'a> Describe<'a> {
    pub(super) fn new(words: &'a Wordbook, game: Option<&'a str>) -> Describe<'a> {
        Describe { words, game }
    }

    fn lexicon(&self, language: Language) -> &Lexicon {
        match self.game {
            Some(game) => self.words.game(game, language),
            None => self.words.common(language),
        }
    }

    pub(super) fn say(&self, language: Language, id: &str) -> Option<String> {
        self.lexicon(language).clone().nobody().maybe(id)
    }

    /// A message in every locale that we serve.
    fn locales(&self, id: &str, fallback: &str, fit: fn(&str) -> String) -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        for language in Language::ALL {
            let said = fit(&self.say(language, id).unwrap_or_else(|| fallback.to_owned()));
            all.extend(language.locales().iter().map(|it| (*it, said.clone())));
        }
        all
    }

    /// A fixed choice, named by a function of the language.
    pub(super) fn fixed(&self, value: &str, name: impl Fn(Language) -> String) -> Fixed {
        let fit = |language| clip(&name(language), 100);
        let localised = Language::ALL.iter().flat_map(|it| it.locales().iter().map(|locale| (*locale, fit(*it))));
        Fixed { value: value.to_owned(), name: fit(Language::En), localised: localised.collect() }
    }

    /// A command or sub-command. `id` is the message that describes it, `<id>-name` its name in other languages.
    pub(super) fn command(
        &self,
        name: &str,
        id: &str,
        run: Run,
        complete: Option<Complete>,
        params: Vec<Param>,
    ) -> Command {
        let mut choices = BTreeMap::new();
        let mut parameters = Vec::new();
        for param in params {
            parameters.push(self.parameter(&param, complete.is_some()));
            if let Kind::Fixed(fixed) = param.kind {
                choices.insert(param.name, fixed);
            }
        }
        let handler = Handler { run, complete, choices };
        Command { parameters, custom_data: Box::new(handler), ..self.blank(name, id) }
    }

    /// A command that is only the head of its sub-commands.
    pub(super) fn group(&self, name: &str, id: &str, subcommands: Vec<Command>) -> Command {
        Command { subcommands, subcommand_required: true, ..self.blank(name, id) }
    }

    fn blank(&self, name: &str, id: &str) -> Command {
        Command {
            slash_action: Some(act),
            name: name.to_owned().into(),
            qualified_name: name.to_owned().into(),
            identifying_name: name.to_owned().into(),
            source_code_name: name.to_owned().into(),
            name_localizations: owned(self.locales(&format!("{id}-name"), name, name_of)),
            description: Some(described(&self.say(Language::En, id).unwrap_or_else(|| name.to_owned())).into()),
            description_localizations: owned(self.locales(id, name, described)),
            guild_only: true,
            install_context: Some(vec![serenity::InstallationContext::Guild]),
            interaction_context: Some(vec![serenity::InteractionContext::Guild]),
            ..Command::default()
        }
    }

    fn parameter(&self, param: &Param, completes: bool) -> CommandParameter<App, Error> {
        let completed = completes && matches!(param.kind, Kind::Completed);
        let number: fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption =
            |it| it.kind(serenity::CommandOptionType::Integer).min_int_value(1).max_int_value(100_000);
        let member: fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption =
            |it| it.kind(serenity::CommandOptionType::User);
        let role: fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption =
            |it| it.kind(serenity::CommandOptionType::Role);
        let text: fn(serenity::CreateCommandOption) -> serenity::CreateCommandOption =
            |it| it.kind(serenity::CommandOptionType::String);
        // Where a label and a sentence say the same thing, the sentence describes it better.
        let about = format!("{}-about", param.id);
        let id = if self.lexicon(Language::En).has(&about) { &about } else { &param.id };
        CommandParameter {
            name: param.name.clone().into(),
            name_localizations: owned(self.locales(&format!("{}-name", param.id), &param.name, name_of)),
            description: Some(described(&self.say(Language::En, id).unwrap_or_else(|| param.name.clone())).into()),
            description_localizations: owned(self.locales(id, &param.name, described)),
            required: param.required,
            channel_types: None,
            choices: Vec::new().into(),
            type_setter: Some(match param.kind {
                Kind::Number => number,
                Kind::Member => member,
                Kind::Role => role,
                Kind::Completed | Kind::Fixed(_) => text,
            }),
            autocomplete_callback: completed.then_some(complete as _),
            __non_exhaustive: (),
        }
    }
}

type Localised = std::borrow::Cow<'static, [(std::borrow::Cow<'static, str>, std::borrow::Cow<'static, str>)]>;

fn owned(all: Vec<(&'static str, String)>) -> Localised {
    all.into_iter().map(|(locale, said)| (locale.into(), said.into())).collect::<Vec<_>>().into()
}

/// Descriptions are one line of at most 100 characters.
fn described(text: &str) -> String {
    super::text::filled(text, 100)
}

/// Names are lower case, of letters, digits, `-` and `_`, at most 32 of them.
fn name_of(text: &str) -> String {
    let letter = |it: char| if it.is_alphanumeric() || it == '_' { it } else { '-' };
    text.trim().to_lowercase().chars().map(letter).take(32).collect()
}

/// The commands as Discord takes them. poise numbers the choices of an option; ours are words, so they are put in here.
pub(super) fn registration(commands: &[Command]) -> Value {
    let built = poise::builtins::create_application_commands(commands);
    let mut all: Vec<Value> = built.into_iter().map(|it| json!(it)).collect();
    for (command, value) in commands.iter().zip(&mut all) {
        choices(command, value);
    }
    Value::Array(all)
}

fn choices(command: &Command, value: &mut Value) {
    let Some(options) = value.get_mut("options").and_then(Value::as_array_mut) else { return };
    for option in options {
        let name = option.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
        if let Some(sub) = command.subcommands.iter().find(|it| it.name == name) {
            choices(sub, option);
        } else if let Some(fixed) = command.custom_data.downcast_ref::<Handler>().and_then(|it| it.choices.get(&name)) {
            let one = |it: &Fixed| {
                let names: serde_json::Map<String, Value> =
                    it.localised.iter().map(|(locale, name)| ((*locale).to_owned(), json!(name))).collect();
                json!({"name": it.name, "value": it.value, "name_localizations": names})
            };
            option["choices"] = Value::Array(fixed.iter().map(one).collect());
        }
    }
}

/// Runs whatever command was called.
fn act(ctx: Context<'_>) -> BoxFuture<'_, Result<(), FrameworkError<'_, App, Error>>> {
    Box::pin(async move {
        let app = ctx.framework.user_data().await.clone();
        let call = call(&ctx).at(&app.host);
        if let Some(may) = call.rights {
            app.rights.learn(call.place, may);
        }
        if let Some(handler) = ctx.command().custom_data.downcast_ref::<Handler>() {
            let run = handler.run;
            let work = {
                let (app, call) = (app.clone(), call.clone());
                async move { Reply::Own(run(app, call).await) }
            };
            app.tasks.track_future(reply::serve(&app, call, false, work)).await;
        }
        Ok(())
    })
}

/// Completes whatever option is being typed.
fn complete<'a>(ctx: Context<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let app = ctx.framework.user_data().await.clone();
        let focused = |it: &&ResolvedOption| matches!(it.value, ResolvedValue::Autocomplete { .. });
        let name = ctx.args.iter().find(focused).map_or("", |it| it.name).to_owned();
        let complete = ctx.command().custom_data.downcast_ref::<Handler>().and_then(|it| it.complete);
        let found = match complete {
            Some(complete) if !app.host.is_elsewhere().await => {
                let call = call(&ctx).at(&app.host);
                complete(app, call, name, typed.to_owned()).await
            }
            _ => Vec::new(),
        };
        let choice = |it: Suggestion| AutocompleteChoice::new(clip(&it.name, 100), clip(&it.value, 100));
        CreateAutocompleteResponse::new()
            .set_choices(found.into_iter().filter(|it| !it.value.is_empty()).take(25).map(choice).collect())
    })
}

fn call(ctx: &Context<'_>) -> Call {
    let serenity = ctx.framework.serenity_context;
    let mut call = Call::of_command(serenity.http.clone(), &serenity.cache, ctx.interaction);
    call.path = ctx.command_tree.iter().map(|it| it.name.to_string()).collect();
    call.path.extend(ctx.command_tree.is_empty().then(|| ctx.interaction.data.name.clone()));
    for option in ctx.args {
        let value = match &option.value {
            ResolvedValue::String(it) => (*it).to_owned(),
            ResolvedValue::Integer(it) => it.to_string(),
            ResolvedValue::Boolean(it) => it.to_string(),
            ResolvedValue::Autocomplete { value, .. } => (*value).to_owned(),
            ResolvedValue::User(user, member) => {
                call.member = (!user.bot).then(|| named(user, member.and_then(|it| it.nick.as_deref())));
                continue;
            }
            ResolvedValue::Role(role) => {
                call.role = Some(Role { id: role.id.get(), name: role.name.clone() });
                continue;
            }
            _ => continue,
        };
        call.options.insert(option.name.to_owned(), value);
    }
    call
}
