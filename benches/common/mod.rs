//! What the benches share.

use slowboat::engine::Form;

/// Any legal answer.
pub(crate) fn any(form: &Form, luck: &mut u64) -> String {
    let mut below = |of: usize| {
        *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*luck >> 33) as usize) % of.max(1)
    };
    match form {
        Form::One(offers) => offers[below(offers.len())].key.clone(),
        Form::Some { offers, min, max } => {
            let take = min + below(max - min + 1);
            let keys: Vec<&str> = offers.iter().take(take).map(|it| it.key.as_str()).collect();
            if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
        }
        Form::Number { min, max } => (min + below((max - min + 1) as usize) as i64).to_string(),
    }
}
