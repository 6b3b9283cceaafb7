//! A message as text.

use std::fmt::Write as _;

use slowboat::sandbox::{Component, Message};

pub(crate) fn message(message: &Message) -> String {
    let mut text = message.text();
    message.rows.iter().flatten().for_each(|it| component(&mut text, it));
    for file in &message.attachments {
        write!(text, "\n[PICTURE {}: {}]", file.filename, file.description.as_deref().unwrap_or("-")).unwrap();
    }
    text
}

fn component(text: &mut String, part: &Component) {
    if part.options.is_empty() {
        let grey = if part.disabled { " (greyed)" } else { "" };
        write!(text, "\n[BUTTON {}]{grey}", part.label).unwrap();
        return;
    }
    write!(text, "\n[MENU {}] (choose {} to {})", part.label, part.min_values, part.max_values).unwrap();
    for option in &part.options {
        let below = option.description.as_ref().map(|it| format!(" — {it}")).unwrap_or_default();
        write!(text, "\n    - {}{below}", option.label).unwrap();
    }
}
