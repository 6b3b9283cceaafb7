//! Building the world: users, guilds, channels, threads, roles and permissions.

use std::collections::BTreeMap;

use serde_json::json;

use super::{Control, Done, missing, refused};
use crate::sandbox::ids::Id;
use crate::sandbox::limits::LOCALES;
use crate::sandbox::perms::{self, Overwrite, OverwriteKind};
use crate::sandbox::rest::channels;
use crate::sandbox::rest::command_permissions::CommandRule;
use crate::sandbox::rest::compose::{self, Origin};
use crate::sandbox::world::*;

impl Control {
    /// A new guild with the bot in it, owned by a user of its own.
    pub fn guild(&self, name: &str, locale: &str) -> Id {
        let owner = self.user(&format!("{name} owner"), locale);
        self.hub.change(|world| {
            let id = world.ids.next();
            let role = world.bot_role();
            let bot_role = role.id;
            let member = Role { position: 1, ..Role::new(world.ids.next(), "Member", perms::MEMBER) };
            let everyone = Role::new(id, "@everyone", 0);
            let guild = Guild {
                id,
                name: name.to_owned(),
                locale: locale.to_owned(),
                owner,
                member_role: Some(member.id),
                roles: [everyone, member, role].into_iter().map(|it| (it.id, it)).collect(),
                members: BTreeMap::new(),
            };
            world.guilds.insert(id, guild);
            world.add_member(id, owner, Vec::new());
            world.add_member(id, world.bot, vec![bot_role]);
            id
        })
    }

    pub fn user(&self, name: &str, locale: &str) -> Id {
        self.hub.change(|world| {
            let id = world.ids.next();
            let user = User { id, name: name.to_owned(), locale: locale.to_owned(), bot: false, dms_open: true };
            world.users.insert(id, user);
            id
        })
    }

    pub fn join(&self, user: Id, guild: Id) -> Done<()> {
        self.hub.change(|world| {
            known(world.users.contains_key(&user), "user", user)?;
            known(world.guilds.contains_key(&guild), "guild", guild)?;
            let mut roles = Vec::new();
            if user == world.bot {
                let role = world.bot_role();
                roles.push(role.id);
                if let Some(guild) = world.guilds.get_mut(&guild) {
                    guild.roles.insert(role.id, role);
                }
            }
            world.add_member(guild, user, roles);
            Ok(())
        })
    }

    /// Removes a member, who may be the bot, from the guild.
    pub fn leave(&self, user: Id, guild: Id) -> Done<()> {
        self.hub.change(|world| {
            let found = world.guilds.get_mut(&guild);
            let found = found.ok_or_else(|| missing("guild", guild))?;
            let gone = found.members.remove(&user);
            gone.ok_or_else(|| missing("member", user))?;
            if user == world.bot {
                world.commands.remove(&Some(guild));
                world.dispatch("GUILD_DELETE", json!({"id": guild}), INTENT_GUILDS);
            } else {
                let data = json!({"guild_id": guild, "user": world.user_json(user)});
                world.dispatch("GUILD_MEMBER_REMOVE", data, INTENT_GUILD_MEMBERS);
            }
            Ok(())
        })
    }

    pub fn channel(&self, guild: Id, name: &str) -> Done<Id> {
        self.hub.change(|world| {
            known(world.guilds.contains_key(&guild), "guild", guild)?;
            let id = world.ids.next();
            let mut channel = Channel::new(id, KIND_TEXT, Some(guild), name);
            let siblings = world.channels.values().filter(|it| it.guild == Some(guild));
            channel.position = siblings.count() as i64;
            world.channels.insert(id, channel);
            world.announce_channel("CHANNEL_CREATE", id);
            Ok(id)
        })
    }

    /// A public thread in the channel, started by this user.
    pub fn thread(&self, user: Id, channel: Id, name: &str) -> Done<Id> {
        self.open_thread(user, channel, name, false)
    }

    /// A private thread, in which nobody but this user is.
    pub fn private_thread(&self, user: Id, channel: Id, name: &str) -> Done<Id> {
        self.open_thread(user, channel, name, true)
    }

    fn open_thread(&self, user: Id, channel: Id, name: &str, private: bool) -> Done<Id> {
        self.hub.change(|world| {
            if !world.sees(channel, user) {
                return Err(refused(format!("{user} does not see {channel}")));
            }
            let id = channels::open_thread(world, channel, None, user, name, private);
            channels::announce_new_thread(world, id);
            Ok(id)
        })
    }

    /// Archives or unarchives, locks or unlocks a thread, as a moderator.
    pub fn archive(&self, thread: Id, archived: bool, locked: bool) -> Done<()> {
        self.hub.change(|world| {
            let now = world.now_ms();
            let state = world.channels.get_mut(&thread);
            let state = state.and_then(|it| it.thread.as_mut());
            let state = state.ok_or_else(|| missing("thread", thread))?;
            state.archived = archived;
            state.locked = locked;
            state.archive_ms = now;
            world.announce_channel("THREAD_UPDATE", thread);
            Ok(())
        })
    }

    pub fn delete_channel(&self, channel: Id) -> Done<()> {
        self.hub.change(|world| if world.remove_channel(channel) { Ok(()) } else { Err(missing("channel", channel)) })
    }

    /// A direct-message channel between the user and the bot.
    pub fn dm(&self, user: Id) -> Done<Id> {
        self.hub.change(|world| {
            known(world.users.contains_key(&user), "user", user)?;
            Ok(world.dm(user, world.bot))
        })
    }

    /// Closed direct messages answer the bot with 50007.
    pub fn set_dms_open(&self, user: Id, open: bool) -> Done<()> {
        self.change_user(user, |user| user.dms_open = open)
    }

    pub fn set_locale(&self, user: Id, locale: &str) -> Done<()> {
        if !LOCALES.contains(&locale) {
            return Err(refused(format!("Discord knows no locale {locale}")));
        }
        self.change_user(user, |user| user.locale = locale.to_owned())
    }

    fn change_user(&self, id: Id, change: impl FnOnce(&mut User)) -> Done<()> {
        self.hub.change(|world| {
            let user = world.users.get_mut(&id);
            change(user.ok_or_else(|| missing("user", id))?);
            Ok(())
        })
    }

    pub fn set_guild_locale(&self, guild: Id, locale: &str) -> Done<()> {
        if !LOCALES.contains(&locale) {
            return Err(refused(format!("Discord knows no locale {locale}")));
        }
        self.hub.change(|world| {
            let found = world.guilds.get_mut(&guild);
            found.ok_or_else(|| missing("guild", guild))?.locale = locale.to_owned();
            let data = world.guild_json(guild);
            world.dispatch("GUILD_UPDATE", data, INTENT_GUILDS);
            Ok(())
        })
    }

    /// What the bot's own role allows in a guild from now on, as a server's owner sets it.
    pub fn set_bot_permissions(&self, guild: Id, bits: u64) -> Done<()> {
        self.hub.change(|world| {
            let bot = world.bot;
            let found = world.guilds.get_mut(&guild).ok_or_else(|| missing("guild", guild))?;
            let role = found.roles.values_mut().find(|it| it.bot == Some(bot));
            let role = role.ok_or_else(|| missing("role of the bot in guild", guild))?;
            role.permissions = bits;
            let shown = role.clone();
            let data = json!({"guild_id": guild, "role": world.role_json(&shown)});
            world.dispatch("GUILD_ROLE_UPDATE", data, INTENT_GUILDS);
            Ok(())
        })
    }

    /// Gives the member these permissions on top of everybody's, through a role of their own.
    pub fn set_permissions(&self, guild: Id, user: Id, bits: u64) -> Done<Id> {
        let name = format!("rights of {user}");
        let found = self.hub.look(|world| {
            let guild = world.guilds.get(&guild)?;
            let mut roles = guild.roles.values();
            roles.find(|role| role.name == name).map(|role| role.id)
        });
        let role = match found {
            Some(role) => role,
            None => {
                let role = self.role(guild, &name, bits, false)?;
                self.give_role(guild, user, role)?;
                role
            }
        };
        self.hub.change(|world| {
            let found = world.guilds.get_mut(&guild);
            let found = found.and_then(|it| it.roles.get_mut(&role));
            let found = found.ok_or_else(|| missing("role", role))?;
            found.permissions = bits;
            let shown = found.clone();
            let data = json!({"guild_id": guild, "role": world.role_json(&shown)});
            world.dispatch("GUILD_ROLE_UPDATE", data, INTENT_GUILDS);
            Ok(role)
        })
    }

    pub fn role(&self, guild: Id, name: &str, permissions: u64, mentionable: bool) -> Done<Id> {
        self.hub.change(|world| {
            let id = world.ids.next();
            let found = world.guilds.get_mut(&guild);
            let found = found.ok_or_else(|| missing("guild", guild))?;
            let position = found.roles.len() as i64;
            let role = Role { position, mentionable, ..Role::new(id, name, permissions) };
            found.roles.insert(id, role.clone());
            let data = json!({"guild_id": guild, "role": world.role_json(&role)});
            world.dispatch("GUILD_ROLE_CREATE", data, INTENT_GUILDS);
            Ok(id)
        })
    }

    pub fn give_role(&self, guild: Id, user: Id, role: Id) -> Done<()> {
        self.hub.change(|world| {
            let found = world.guilds.get_mut(&guild);
            let found = found.ok_or_else(|| missing("guild", guild))?;
            known(found.roles.contains_key(&role), "role", role)?;
            let member = found.members.get_mut(&user);
            let member = member.ok_or_else(|| missing("member", user))?;
            if !member.roles.contains(&role) {
                member.roles.push(role);
            }
            let mut data = world.member_json(guild, user);
            data["guild_id"] = json!(guild);
            world.dispatch("GUILD_MEMBER_UPDATE", data, INTENT_GUILD_MEMBERS);
            Ok(())
        })
    }

    /// Allows and denies permissions in one channel, for a member (the bot, too).
    /// Threads follow their parent channel.
    pub fn set_overwrite(&self, channel: Id, user: Id, allow: u64, deny: u64) -> Done<()> {
        self.hub.change(|world| {
            let found = world.channels.get_mut(&channel);
            let found = found.ok_or_else(|| missing("channel", channel))?;
            found.overwrites.retain(|rule| rule.id != user);
            if allow | deny != 0 {
                found.overwrites.push(Overwrite { id: user, kind: OverwriteKind::Member, allow, deny });
            }
            world.announce_channel("CHANNEL_UPDATE", channel);
            Ok(())
        })
    }

    /// Who may use a command where, as a guild's owner settles it; nothing leaves it to what the bot asks for.
    pub fn set_command_rules(&self, guild: Id, command: Id, rules: &[CommandRule]) -> Done<()> {
        self.hub.change(|world| {
            known(world.guilds.contains_key(&guild), "guild", guild)?;
            if rules.is_empty() {
                world.command_rules.remove(&(guild, command));
            } else {
                world.command_rules.insert((guild, command), rules.to_vec());
            }
            Ok(())
        })
    }

    /// Makes a channel age-restricted, or not.
    pub fn set_nsfw(&self, channel: Id, nsfw: bool) -> Done<()> {
        self.hub.change(|world| {
            world.channels.get_mut(&channel).ok_or_else(|| missing("channel", channel))?.nsfw = nsfw;
            world.announce_channel("CHANNEL_UPDATE", channel);
            Ok(())
        })
    }

    /// Denies the bot these permissions in one channel, or in the parent of a thread; 0 restores all.
    pub fn deny_bot(&self, channel: Id, bits: u64) -> Done<()> {
        let holder = self.hub.look(|world| world.channels.get(&channel).map(|it| world.holder(it)));
        self.set_overwrite(holder.ok_or_else(|| missing("channel", channel))?, self.bot(), 0, bits)
    }

    /// An ordinary message of a user.
    pub fn say(&self, user: Id, channel: Id, text: &str) -> Done<Id> {
        self.hub.change(|world| {
            if !world.sees(channel, user) {
                return Err(refused(format!("{user} does not see {channel}")));
            }
            if text.trim().is_empty() || text.chars().count() > 2000 {
                return Err(refused("a message has 1 to 2000 characters"));
            }
            let in_thread = world.channels.get(&channel).is_some_and(|it| it.thread.is_some());
            let right = if in_thread { perms::SEND_MESSAGES_IN_THREADS } else { perms::SEND_MESSAGES };
            if world.permissions(channel, user) & right == 0 && !is_dm(world, channel) {
                return Err(refused(format!("{user} may not write in {channel}")));
            }
            let origin = Origin {
                channel,
                author: user,
                kind: 0,
                reply_to: None,
                interaction: None,
                only_for: None,
                users_only: false,
            };
            let mut post = compose::blank(world, &origin);
            post.content = text.trim().to_owned();
            compose::resolve_mentions(world, &mut post, None, false);
            Ok(world.add_post(post))
        })
    }

    /// Deletes a message, as a moderator (or as a user dismissing an ephemeral one).
    pub fn delete_message(&self, message: Id) -> Done<()> {
        self.hub.change(|world| {
            known(world.posts.contains_key(&message), "message", message)?;
            world.delete_post(message);
            Ok(())
        })
    }
}

fn is_dm(world: &World, channel: Id) -> bool {
    world.channels.get(&channel).is_some_and(|it| it.guild.is_none())
}

fn known(is: bool, what: &'static str, id: Id) -> Done<()> {
    if is { Ok(()) } else { Err(missing(what, id)) }
}
