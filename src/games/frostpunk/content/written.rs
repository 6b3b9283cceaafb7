//! Words of the content files as values of their types, so that a wrong word is told with its file, line and key.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use crate::games::card_words::Slot;

/// A text that is read as what a slot holds.
struct Written<S: Slot>(S::Value);

impl<'de, S: Slot> Deserialize<'de> for Written<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<S>, D::Error> {
        deserializer.deserialize_str(Reader(PhantomData))
    }
}

struct Reader<S>(PhantomData<S>);

impl<S: Slot> Visitor<'_> for Reader<S> {
    type Value = Written<S>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("words of the cards")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Written<S>, E> {
        S::read(text).map(Written).map_err(E::custom)
    }
}

/// For `deserialize_with`: one text.
pub(super) fn word<'de, S: Slot, D: Deserializer<'de>>(deserializer: D) -> Result<S::Value, D::Error> {
    Written::<S>::deserialize(deserializer).map(|it| it.0)
}

/// For `deserialize_with` and `default`: one text, or none.
pub(super) fn maybe<'de, S: Slot, D: Deserializer<'de>>(deserializer: D) -> Result<Option<S::Value>, D::Error> {
    word::<S, D>(deserializer).map(Some)
}

/// For `deserialize_with`: a list of texts.
pub(super) fn words<'de, S: Slot, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<S::Value>, D::Error> {
    Ok(Vec::<Written<S>>::deserialize(deserializer)?.into_iter().map(|it| it.0).collect())
}
