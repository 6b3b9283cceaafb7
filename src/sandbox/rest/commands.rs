//! Registering application commands, globally and for one guild.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::{Answer, Incoming, Reply, no_content, ok};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::limits::commands::check;
use crate::sandbox::world::World;

const MAX_CHAT_COMMANDS: usize = 100;
const MAX_MENU_COMMANDS: usize = 15;
const MAX_CREATES_PER_DAY: usize = 200;
const DAY_MS: u64 = 86_400_000;

type Scope = Option<Id>;

/// GET, POST and PUT of the whole list.
pub(crate) fn all(world: &mut World, scope: Scope, request: &Incoming) -> Answer {
    scope_exists(world, scope)?;
    match request.method.as_str() {
        "GET" => {
            let full = request.flag("with_localizations");
            let list = world.commands.get(&scope).into_iter().flat_map(BTreeMap::values);
            ok(list.map(|command| shown(command, full)).collect())
        }
        "POST" => create(world, scope, request),
        "PUT" => replace_all(world, scope, request),
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// GET, PATCH and DELETE of one command.
pub(crate) fn one(world: &mut World, scope: Scope, id: Id, request: &Incoming) -> Answer {
    scope_exists(world, scope)?;
    let stored = world.commands.get(&scope).and_then(|all| all.get(&id));
    let stored = stored.cloned().ok_or_else(ApiError::unknown_command)?;
    match request.method.as_str() {
        "GET" => ok(stored),
        "DELETE" => {
            if let Some(all) = world.commands.get_mut(&scope) {
                all.remove(&id);
            }
            world.command_writes += 1;
            no_content()
        }
        "PATCH" => {
            let mut merged = stored.clone();
            if let Some(merged) = merged.as_object_mut() {
                merged.extend(request.object()?);
                merged.insert("type".into(), stored["type"].clone());
            }
            let mut form = Form::default();
            let checked = check(&mut form, &merged, scope.is_none());
            form.finish()?;
            let command = finish(world, scope, Some(&stored), checked);
            store(world, scope, command.clone());
            ok(command)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn scope_exists(world: &World, scope: Scope) -> Result<(), ApiError> {
    match scope {
        Some(guild) if !world.bot_in(guild) => Err(ApiError::missing_access()),
        _ => Ok(()),
    }
}

/// Without `with_localizations` the lists of translations are left out.
fn shown(command: &Value, full: bool) -> Value {
    let mut out = command.clone();
    if !full {
        out["name_localizations"] = Value::Null;
        out["description_localizations"] = Value::Null;
    }
    out
}

fn same_name<'a>(world: &'a World, scope: Scope, checked: &Value) -> Option<&'a Value> {
    let mut all = world.commands.get(&scope)?.values();
    all.find(|it| it["name"] == checked["name"] && it["type"] == checked["type"])
}

/// Adds ids; a command that did not change keeps its version.
fn finish(world: &mut World, scope: Scope, old: Option<&Value>, mut checked: Value) -> Value {
    let id = match old {
        Some(old) => old["id"].clone(),
        None => json!(world.ids.next()),
    };
    checked["id"] = id;
    checked["application_id"] = json!(world.application);
    if let Some(guild) = scope {
        checked["guild_id"] = json!(guild);
    }
    checked["version"] = old.map_or(Value::Null, |old| old["version"].clone());
    if old != Some(&checked) {
        checked["version"] = json!(world.ids.next());
    }
    checked
}

fn store(world: &mut World, scope: Scope, command: Value) {
    let id = command["id"].as_str().and_then(|id| id.parse().ok());
    if let Some(id) = id {
        world.commands.or_default(scope).insert(id, command);
    }
    world.command_writes += 1;
}

fn create(world: &mut World, scope: Scope, request: &Incoming) -> Answer {
    let mut form = Form::default();
    let checked = check(&mut form, &request.json, scope.is_none());
    form.finish()?;
    let old = same_name(world, scope, &checked).cloned();
    if old.is_none() {
        let limit = if checked["type"] == 1 { MAX_CHAT_COMMANDS } else { MAX_MENU_COMMANDS };
        let all = world.commands.get(&scope).into_iter().flat_map(BTreeMap::values);
        if all.filter(|it| it["type"] == checked["type"]).count() >= limit {
            return Err(ApiError::too_many_commands());
        }
        let today = world.now_ms().saturating_sub(DAY_MS);
        world.command_creates.retain(|(_, at)| *at > today);
        let made = world.command_creates.iter().filter(|(it, _)| *it == scope);
        if made.count() >= MAX_CREATES_PER_DAY {
            return Err(ApiError::too_many_creates());
        }
        let now = world.now_ms();
        world.command_creates.push((scope, now));
    }
    let status = if old.is_some() { 200 } else { 201 };
    let command = finish(world, scope, old.as_ref(), checked);
    store(world, scope, command.clone());
    Ok(Reply { status, body: Some(command) })
}

fn replace_all(world: &mut World, scope: Scope, request: &Incoming) -> Answer {
    let Some(list) = request.json.as_array() else {
        let mut form = Form::default();
        form.fault("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return Err(form.finish().err().unwrap_or_else(ApiError::no_json));
    };
    let mut form = Form::default();
    let mut names = BTreeSet::new();
    let mut checked = Vec::new();
    for (index, command) in list.iter().enumerate() {
        form.at(index, |form| {
            let command = check(form, command, scope.is_none());
            if !names.insert((command["type"].to_string(), command["name"].to_string())) {
                form.fault("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
            }
            checked.push(command);
        });
    }
    form.finish()?;
    for (kind, limit) in [(1, MAX_CHAT_COMMANDS), (2, MAX_MENU_COMMANDS), (3, MAX_MENU_COMMANDS)] {
        if checked.iter().filter(|it| it["type"] == kind).count() > limit {
            return Err(ApiError::too_many_commands());
        }
    }
    let mut made = Vec::new();
    for command in checked {
        let old = same_name(world, scope, &command).cloned();
        made.push(finish(world, scope, old.as_ref(), command));
    }
    world.commands.insert(scope, BTreeMap::new());
    for command in &made {
        store(world, scope, command.clone());
    }
    world.command_writes += 1;
    ok(Value::Array(made))
}
