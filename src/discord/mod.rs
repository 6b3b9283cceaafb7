//! The chat: the only code that knows serenity and poise.

pub mod custom_id;
pub mod menu;
