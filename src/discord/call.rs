//! A call: one interaction of Discord, with everything that a handler wants to know of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    Cache, CommandInteraction, ComponentInteraction, Http, Interaction, Member, Message, MessageFlags, MessageId,
    ModalInteraction, PartialChannel, Permissions,
};

use super::rights;
use crate::host::{Actor, ChannelId, GuildId, Host, InteractionId, Person, Place, Role, UserId};

#[derive(Clone)]
pub(super) struct Call {
    pub http: Arc<Http>,
    /// With the token this is where the answer goes.
    pub id: serenity::InteractionId,
    pub token: String,
    /// Discord may deliver the same interaction twice; the host goes by this number.
    pub press: InteractionId,
    pub person: Person,
    pub place: Place,
    pub locale: String,
    pub guild_locale: Option<String>,
    /// Of the caller, in this server.
    pub roles: Vec<u64>,
    /// May close other people's games.
    pub moderator: bool,
    /// May settle things for the whole guild.
    pub manager: bool,
    pub on: On,
    /// The caller's own message whose component was pressed.
    pub message: Option<MessageId>,
    /// What stood on the button, or on the entries that were picked, if it was there to change something.
    pub pressed: Option<String>,
    /// The options of a command by name.
    pub options: BTreeMap<String, String>,
    /// Whom a command names, unless it is a bot.
    pub member: Option<Person>,
    /// The role that a command names.
    pub role: Option<Role>,
    /// The command and its sub-command.
    pub path: Vec<String>,
    /// What the bot may do where it is called.
    pub rights: Option<Permissions>,
    pub channel: Option<PartialChannel>,
    /// By this it is known what the caller of a command can see.
    pub eyes: Option<(Arc<Cache>, Member)>,
}

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum On {
    Command,
    /// A component on a message that everybody sees.
    Public,
    /// A component on a message that only the caller sees.
    Own,
}

/// The three kinds of interactions have the same fields and no trait in common.
macro_rules! call {
    ($http:expr, $it:expr, $member:expr) => {
        Call {
            http: $http,
            id: $it.id,
            token: $it.token.clone(),
            press: InteractionId($it.id.get()),
            person: person(&$it.user, $member),
            place: place($it.guild_id, $it.channel_id),
            locale: $it.locale.clone(),
            guild_locale: $it.guild_locale.clone(),
            roles: $member.map(|it| it.roles.iter().map(|it| it.get()).collect()).unwrap_or_default(),
            moderator: may($member, MODERATOR),
            manager: may($member, MANAGER),
            on: On::Command,
            message: None,
            pressed: None,
            options: BTreeMap::new(),
            member: None,
            role: None,
            path: Vec::new(),
            rights: $it.app_permissions,
            channel: $it.channel.clone(),
            eyes: None,
        }
    };
}

impl Call {
    pub(super) fn of_command(http: Arc<Http>, cache: &Arc<Cache>, it: &CommandInteraction) -> Call {
        let eyes = it.member.as_deref().map(|it| (Arc::clone(cache), it.clone()));
        Call { eyes, ..call!(http, it, it.member.as_deref()) }
    }

    pub(super) fn of_component(http: Arc<Http>, it: &ComponentInteraction) -> Call {
        call!(http, it, it.member.as_ref()).under(Some(&it.message))
    }

    pub(super) fn of_modal(http: Arc<Http>, it: &ModalInteraction) -> Call {
        call!(http, it, it.member.as_ref()).under(it.message.as_deref())
    }

    /// With the message that the pressed component stands on.
    fn under(self, message: Option<&Message>) -> Call {
        let own = message.filter(|it| it.flags.is_some_and(|it| it.contains(MessageFlags::EPHEMERAL)));
        Call { on: if own.is_some() { On::Own } else { On::Public }, message: own.map(|it| it.id), ..self }
    }

    /// A moderator, too, if one of their roles is that of this server's moderators.
    pub(super) fn at(self, host: &Host) -> Call {
        let is_one = self.place.guild.is_some_and(|it| host.moderates(it, &self.roles));
        Call { moderator: self.moderator || is_one, ..self }
    }

    /// The caller, as the host knows who asks.
    pub(super) fn actor(&self) -> Actor {
        Actor::Person { person: self.person.clone(), is_moderator: self.moderator }
    }

    /// Whether the caller can see what stands there.
    pub(super) fn sees(&self, place: Place) -> bool {
        self.eyes.as_ref().is_some_and(|(cache, member)| rights::sees(cache, place, member))
    }

    pub(super) fn option(&self, name: &str) -> Option<&str> {
        self.options.get(name).map(String::as_str)
    }
}

const MANAGER: Permissions = Permissions::ADMINISTRATOR.union(Permissions::MANAGE_GUILD);
const MODERATOR: Permissions = MANAGER.union(Permissions::MANAGE_CHANNELS).union(Permissions::MANAGE_MESSAGES);

fn may(member: Option<&Member>, any_of: Permissions) -> bool {
    member.and_then(|it| it.permissions).is_some_and(|it| it.intersects(any_of))
}

fn place(guild: Option<serenity::GuildId>, channel: serenity::ChannelId) -> Place {
    Place { guild: guild.map(|it| GuildId(it.get())), channel: ChannelId(channel.get()) }
}

/// Where an interaction was made, and what the bot may do there.
pub(super) fn rights(interaction: &Interaction) -> Option<(Place, Permissions)> {
    let at = match interaction {
        Interaction::Command(it) => place(it.guild_id, it.channel_id),
        Interaction::Component(it) => place(it.guild_id, it.channel_id),
        Interaction::Modal(it) => place(it.guild_id, it.channel_id),
        _ => return None,
    };
    Some((at, interaction.app_permissions()?))
}

fn person(user: &serenity::User, member: Option<&Member>) -> Person {
    named(user, member.and_then(|it| it.nick.as_deref()))
}

/// Somebody as this server calls them.
pub(super) fn named(user: &serenity::User, nick: Option<&str>) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    Person { user: UserId(user.id.get()), name: name.to_owned() }
}
