//! Choosing a command as the client does: path, types and bounds of the options, choices, permissions.

use serde_json::{Map, Value, json};

use super::ids::Id;
use super::perms;
use super::world::*;

/// A command line that the client accepts.
pub(super) struct Invocation {
    pub data: Value,
    /// The type of the option being typed, for autocomplete.
    pub focused_type: Option<u8>,
}

/// What the client shows when it refuses.
pub(super) type Objection = String;

/// Finds the command and checks the options; `focused` names the option being typed.
pub(super) fn invoke(
    world: &World,
    user: Id,
    channel: Id,
    path: &str,
    given: &[(String, String)],
    focused: Option<&str>,
) -> Result<Invocation, Objection> {
    let locale = world.users.get(&user).map(|it| it.locale.clone());
    let locale = locale.ok_or_else(|| format!("there is no user {user}"))?;
    let rights = world.permissions(channel, user);
    if !world.sees(channel, user) {
        return Err(format!("{user} does not see the channel {channel}"));
    }
    if rights & perms::USE_APPLICATION_COMMANDS == 0 {
        return Err(format!("{user} may not use commands in {channel}"));
    }
    let thread = world.channels.get(&channel).and_then(|it| it.thread.as_ref());
    if thread.is_some_and(|it| it.locked) && rights & perms::MANAGE_THREADS == 0 {
        return Err(format!("the thread {channel} is locked"));
    }
    let mut words = path.trim_start_matches('/').split_whitespace();
    let name = words.next().unwrap_or_default();
    let command =
        find_command(world, channel, name, &locale).ok_or_else(|| format!("there is no command /{name} here"))?;
    may_use(world, command, channel, user)?;
    let mut specs = options_of(command);
    let mut chosen: Vec<&Value> = Vec::new();
    for word in words {
        let branch = specs
            .iter()
            .find(|it| is_branch(it) && is_named(it, word, &locale))
            .ok_or_else(|| format!("/{path}: there is no sub-command {word}"))?;
        chosen.push(branch);
        specs = options_of(branch);
    }
    if specs.iter().any(is_branch) {
        return Err(format!("/{path} alone cannot be called, it has sub-commands"));
    }
    let mut line = Line { world, user, channel, locale: &locale, resolved: Map::new(), focused_type: None };
    let mut options = line.read(specs, given, focused)?;
    for branch in chosen.iter().rev() {
        options = vec![json!({"name": branch["name"], "type": branch["type"], "options": options})];
    }
    let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"],
        "options": options});
    if let Some(guild) = command.get("guild_id") {
        data["guild_id"] = guild.clone();
    }
    if !line.resolved.is_empty() {
        data["resolved"] = Value::Object(line.resolved);
    }
    Ok(Invocation { data, focused_type: line.focused_type })
}

fn find_command<'a>(world: &'a World, channel: Id, name: &str, locale: &str) -> Option<&'a Value> {
    let guild = world.channels.get(&channel)?.guild;
    let here = guild.filter(|guild| world.bot_in(*guild));
    let local = here.and_then(|guild| world.commands.get(&Some(guild)));
    let global = world.commands.get(&None);
    let all = local.into_iter().chain(global);
    let mut all = all.flat_map(|commands| commands.values());
    all.find(|it| it["type"] == 1 && is_named(it, name, locale))
}

/// The commands a user is offered in this channel.
pub(super) fn offered(world: &World, user: Id, channel: Id) -> Vec<Value> {
    let Some(place) = world.channels.get(&channel) else {
        return Vec::new();
    };
    let local = place.guild.and_then(|guild| world.commands.get(&Some(guild)));
    let all = local.into_iter().chain(world.commands.get(&None));
    all.flat_map(|commands| commands.values())
        .filter(|command| may_use(world, command, channel, user).is_ok())
        .cloned()
        .collect()
}

fn may_use(world: &World, command: &Value, channel: Id, user: Id) -> Result<(), Objection> {
    let name = &command["name"];
    let guild = world.channels.get(&channel).and_then(|it| it.guild);
    let Some(guild) = guild else {
        let in_dm = command.get("guild_id").is_none() && command["dm_permission"] != false;
        return if in_dm { Ok(()) } else { Err(format!("{name} cannot be used in direct messages")) };
    };
    if !world.bot_in(guild) {
        return Err("the bot is not in this guild".to_owned());
    }
    let place = world.channels.get(&channel).and_then(|it| world.channels.get(&world.holder(it)));
    if command["nsfw"] == true && !place.is_some_and(|it| it.nsfw) {
        return Err(format!("{name} is for age-restricted channels"));
    }
    let contexts = command["contexts"].as_array();
    if contexts.is_some_and(|contexts| !contexts.contains(&json!(0))) {
        return Err(format!("{name} cannot be used in guilds"));
    }
    let needed = command["default_member_permissions"].as_str();
    let needed: Option<u64> = needed.and_then(|bits| bits.parse().ok());
    let rights = world.guild_permissions(guild, user);
    // What the server's owner has settled for a command stands above what the bot asks for.
    match world.command_rule(guild, &command["id"], channel, user).filter(|_| rights != perms::ALL) {
        Some(true) => return Ok(()),
        Some(false) => return Err(format!("{user} may not use {name} here")),
        None => {}
    }
    match needed {
        Some(0) if rights != perms::ALL => Err(format!("{name} is for administrators")),
        Some(bits) if rights & bits != bits => Err(format!("{user} may not use {name}")),
        _ => Ok(()),
    }
}

fn options_of(holder: &Value) -> &[Value] {
    holder["options"].as_array().map_or(&[], Vec::as_slice)
}

fn is_branch(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

fn is_named(thing: &Value, name: &str, locale: &str) -> bool {
    thing["name"] == name || thing["name_localizations"][locale] == name
}

/// One command line being read.
struct Line<'a> {
    world: &'a World,
    user: Id,
    channel: Id,
    locale: &'a str,
    resolved: Map<String, Value>,
    focused_type: Option<u8>,
}

impl Line<'_> {
    fn read(
        &mut self,
        specs: &[Value],
        given: &[(String, String)],
        focused: Option<&str>,
    ) -> Result<Vec<Value>, Objection> {
        let mut out: Vec<Value> = Vec::new();
        for (name, text) in given {
            let spec = specs.iter().find(|it| is_named(it, name, self.locale));
            let spec = spec.ok_or_else(|| format!("there is no option {name}"))?;
            if out.iter().any(|it| it["name"] == spec["name"]) {
                return Err(format!("the option {name} is given twice"));
            }
            let kind = spec["type"].as_u64().unwrap_or(3) as u8;
            let typing = focused.is_some_and(|focused| is_named(spec, focused, self.locale));
            let mut option = json!({"name": spec["name"], "type": kind});
            if typing {
                if spec["autocomplete"] != true {
                    return Err(format!("the option {name} has no autocomplete"));
                }
                // The focused option is sent as typed, even if it is a number.
                self.focused_type = Some(kind);
                option["value"] = json!(text);
                option["focused"] = json!(true);
            } else {
                option["value"] = self.value(spec, kind, text)?;
            }
            out.push(option);
        }
        if let Some(focused) = focused {
            if self.focused_type.is_none() {
                return Err(format!("the option {focused} being typed is not given"));
            }
            return Ok(out);
        }
        for spec in specs.iter().filter(|spec| spec["required"] == true) {
            if !out.iter().any(|it| it["name"] == spec["name"]) {
                return Err(format!("the option {} is required", spec["name"]));
            }
        }
        Ok(out)
    }

    fn value(&mut self, spec: &Value, kind: u8, text: &str) -> Result<Value, Objection> {
        let name = spec["name"].as_str().unwrap_or_default();
        if let Some(choices) = spec["choices"].as_array() {
            let fits = |choice: &&Value| {
                let value = &choice["value"];
                let written = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                written == text || is_named(choice, text, self.locale)
            };
            let choice = choices.iter().find(fits);
            let choice = choice.ok_or_else(|| format!("{name}: {text} is none of the choices"))?;
            return Ok(choice["value"].clone());
        }
        let bound = |number: f64, unit: &str, low: &str, high: &str| {
            let min = spec[low].as_f64();
            let max = spec[high].as_f64();
            if min.is_some_and(|min| number < min) || max.is_some_and(|max| number > max) {
                return Err(format!("{name}: {number} {unit}is out of bounds"));
            }
            Ok(())
        };
        match kind {
            3 => {
                let length = text.chars().count();
                if length == 0 || length > 6000 {
                    return Err(format!("{name}: needs 1 to 6000 characters"));
                }
                bound(length as f64, "characters ", "min_length", "max_length")?;
                Ok(json!(text))
            }
            4 => {
                let number: i64 = text.parse().map_err(|_| format!("{name}: {text} is no integer"))?;
                bound(number as f64, "", "min_value", "max_value")?;
                Ok(json!(number))
            }
            10 => {
                let number: f64 = text.parse().map_err(|_| format!("{name}: {text} is no number"))?;
                bound(number, "", "min_value", "max_value")?;
                Ok(json!(number))
            }
            5 => match text.to_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err(format!("{name}: {text} is neither true nor false")),
            },
            6..=9 => self.reference(name, kind, text),
            _ => Err(format!("{name}: the sandbox cannot fill options of type {kind}")),
        }
    }

    /// A user, channel or role, by id, by mention or by name.
    fn reference(&mut self, name: &str, kind: u8, text: &str) -> Result<Value, Objection> {
        let digits = text.trim_matches(|c: char| !c.is_ascii_digit());
        let id: Option<Id> = digits.parse().ok().filter(|_| digits.len() > 15);
        let place = self.world.channels.get(&self.channel);
        let guild = place.and_then(|it| it.guild);
        if matches!(kind, 6 | 9) {
            let mut users = self.world.users.values();
            let found = users.find(|it| Some(it.id) == id || it.name == text);
            if let Some(user) = found {
                let shown = self.world.user_json(user.id);
                self.resolve("users", user.id, shown);
                let member = guild.and_then(|guild| self.world.guilds.get(&guild));
                if let Some(guild) = member.filter(|it| it.members.contains_key(&user.id)) {
                    let mut shown = self.world.partial_member_json(guild.id, user.id);
                    let rights = self.world.permissions(self.channel, user.id);
                    shown["permissions"] = json!(rights.to_string());
                    self.resolve("members", user.id, shown);
                }
                return Ok(json!(user.id));
            }
        }
        if kind == 7 {
            let mut channels = self.world.channels.values();
            let found = channels.find(|it| it.guild == guild && (Some(it.id) == id || it.name == text));
            if let Some(channel) = found {
                let mut shown = self.world.channel_json(channel.id);
                shown["permissions"] = json!(self.world.permissions(channel.id, self.user).to_string());
                self.resolve("channels", channel.id, shown);
                return Ok(json!(channel.id));
            }
        }
        if matches!(kind, 8 | 9) {
            let guild = guild.and_then(|guild| self.world.guilds.get(&guild));
            let mut roles = guild.into_iter().flat_map(|guild| guild.roles.values());
            if let Some(role) = roles.find(|it| Some(it.id) == id || it.name == text) {
                let shown = self.world.role_json(role);
                self.resolve("roles", role.id, shown);
                return Ok(json!(role.id));
            }
        }
        Err(format!("{name}: {text} is not known here"))
    }

    fn resolve(&mut self, map: &str, id: Id, shown: Value) {
        let map = self.resolved.entry(map).or_insert_with(|| json!({}));
        map[id.to_string()] = shown;
    }
}
