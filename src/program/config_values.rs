//! What settings can be, read from a file or from the environment, which knows only text.

use std::net::SocketAddr;

use serde::Deserialize;

/// An address and a port, or nothing.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Listen(pub(super) Option<SocketAddr>);

impl TryFrom<String> for Listen {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text.is_empty() {
            return Ok(Listen(None));
        }
        let wrong = |_| format!("expected an address and a port such as 127.0.0.1:9464, found {text:?}");
        text.parse().map(|it| Listen(Some(it))).map_err(wrong)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Remote {
    Refuse,
    Allow,
}

/// A whole number. The environment knows only text.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "toml::Value")]
pub(super) struct Number<const MIN: u64, const MAX: u64>(pub(super) u64);

impl<const MIN: u64, const MAX: u64> TryFrom<toml::Value> for Number<MIN, MAX> {
    type Error = String;

    fn try_from(value: toml::Value) -> Result<Self, String> {
        let number = match &value {
            toml::Value::Integer(number) => u64::try_from(*number).ok(),
            toml::Value::String(text) => text.parse().ok(),
            _ => None,
        };
        let number = number.filter(|it| (MIN..=MAX).contains(it));
        number.map(Number).ok_or_else(|| format!("expected a whole number from {MIN} to {MAX}, found {value}"))
    }
}
