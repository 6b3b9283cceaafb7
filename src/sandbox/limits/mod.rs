//! Discord's documented limits: requests are checked here, and refused with Discord's own error tree.

pub(super) mod commands;
pub(super) mod components;
pub(super) mod embeds;
pub(super) mod message;
pub(super) mod modal;

/// The locales Discord knows.
pub(super) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

pub(super) const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;
pub(super) const MAX_REQUEST_BYTES: usize = 25 * 1024 * 1024;
pub(super) const MAX_FILES: usize = 10;

/// Marks what Discord accepts but this sandbox does not support; it is never silently accepted.
pub(super) const UNSUPPORTED: &str = "SANDBOX_UNSUPPORTED";
