//! Where the description is stricter than Discord, and serenity is known to differ. Each has its reason; nothing else
//! is let through.

use serde_json::Value;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Request,
    Response,
}

struct Exempt {
    what: &'static str,
    /// Why Discord takes it all the same.
    #[allow(dead_code, reason = "for whoever reads the table")]
    reason: &'static str,
    side: Side,
    /// The operations in which it is let through; empty for all.
    operations: &'static [&'static str],
    /// Brings it into the described form, and says whether there was anything to do.
    mend: fn(&mut Value) -> bool,
}

const TABLE: &[Exempt] = &[Exempt {
    what: "attachment ids as numbers",
    reason: "serenity writes the place of a new file as a number; the prose of the documentation does so, too",
    side: Side::Request,
    operations: &[
        "create_message",
        "update_message",
        "create_interaction_response",
        "update_original_webhook_message",
        "execute_webhook",
    ],
    mend: attachment_ids,
}];

/// Mends what is exempt, and names it.
pub(super) fn mend(operation: &str, side: Side, body: &mut Value) -> Vec<&'static str> {
    let applies = |it: &&Exempt| it.side == side && (it.operations.is_empty() || it.operations.contains(&operation));
    let mut used = Vec::new();
    for it in TABLE.iter().filter(applies) {
        if (it.mend)(body) {
            used.push(it.what);
        }
    }
    used
}

fn attachment_ids(body: &mut Value) -> bool {
    let mut found = false;
    for place in ["/attachments", "/data/attachments"] {
        let Some(list) = body.pointer_mut(place).and_then(Value::as_array_mut) else { continue };
        for id in list.iter_mut().filter_map(|it| it.get_mut("id")).filter(|it| it.is_u64()) {
            *id = Value::String(id.to_string());
            found = true;
        }
    }
    found
}
