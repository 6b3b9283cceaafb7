//! The only serenity and poise.
