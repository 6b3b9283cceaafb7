//! Who may use a command where: what a server's owner settles, and bots may read only.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Answer, ok};
use crate::sandbox::error::ApiError;
use crate::sandbox::ids::Id;
use crate::sandbox::world::World;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CommandRuleKind {
    Role = 1,
    User = 2,
    Channel = 3,
}

/// Whom, or where, a command is allowed or denied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandRule {
    pub kind: CommandRuleKind,
    pub id: Id,
    pub allowed: bool,
}

pub(crate) fn all(world: &World, guild: Id, method: &str) -> Answer {
    may_read(world, guild, method)?;
    let all = world.command_rules.iter().filter(|((home, _), _)| *home == guild);
    ok(all.map(|((_, command), rules)| shown(world, guild, *command, rules)).collect())
}

pub(crate) fn one(world: &World, guild: Id, command: Id, method: &str) -> Answer {
    may_read(world, guild, method)?;
    let rules = world.command_rules.get(&(guild, command));
    ok(shown(world, guild, command, rules.ok_or_else(ApiError::unknown_command_permissions)?))
}

fn may_read(world: &World, guild: Id, method: &str) -> Result<(), ApiError> {
    match method {
        "GET" if world.bot_in(guild) => Ok(()),
        "GET" => Err(ApiError::missing_access()),
        "PUT" => Err(ApiError::not_for_bots()),
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn shown(world: &World, guild: Id, command: Id, rules: &[CommandRule]) -> Value {
    let rules = rules.iter().map(|it| json!({"id": it.id, "type": it.kind as u8, "permission": it.allowed}));
    json!({"id": command, "application_id": world.application, "guild_id": guild,
           "permissions": rules.collect::<Vec<_>>()})
}

impl World {
    /// Whether the rules of a guild allow the command to somebody in a channel; nothing if they do not say. The one on
    /// the user stands above those on their roles, of which an allowing one is enough; a channel may only deny.
    pub(crate) fn command_rule(&self, guild: Id, command: &Value, channel: Id, user: Id) -> Option<bool> {
        let command: Id = command.as_str()?.parse().ok()?;
        let rules = self.command_rules.get(&(guild, command))?;
        let holder = self.channels.get(&channel).map(|it| self.holder(it));
        let of = |kind, id| rules.iter().find(|it| it.kind == kind && it.id == id).map(|it| it.allowed);
        if holder.and_then(|it| of(CommandRuleKind::Channel, it)) == Some(false) {
            return Some(false);
        }
        let member = self.guilds.get(&guild).and_then(|it| it.members.get(&user));
        let roles = member.map(|it| it.roles.as_slice()).unwrap_or_default();
        // @everyone is the role with the id of the guild.
        let roles: Vec<bool> = roles.iter().chain([&guild]).filter_map(|it| of(CommandRuleKind::Role, *it)).collect();
        let by_role = (!roles.is_empty()).then(|| roles.contains(&true));
        of(CommandRuleKind::User, user).or(by_role)
    }
}
