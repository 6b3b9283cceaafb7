//! Compares the messages of two languages: the same ids, the same variables. For the tests of words and of games.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Every message of a Fluent text with the variables that it uses. An attribute counts as a message of its own.
pub fn outline(text: &str) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let attributes = attributes.iter().map(|it| (format!("{id}.{}", it.id.name), Some(&it.value)));
        for (id, value) in attributes.chain([(id.clone(), value)]) {
            let mut variables = BTreeSet::new();
            value.into_iter().for_each(|it| in_pattern(it, &mut variables));
            if messages.insert(id.clone(), variables).is_some() {
                return Err(format!("`{id}` is there twice"));
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, into);
        }
    }
}

fn in_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, into),
        Expression::Select { selector, variants } => {
            in_inline(selector, into);
            variants.iter().for_each(|it| in_pattern(&it.value, into));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            let CallArguments { positional, named } = arguments;
            positional.iter().chain(named.iter().map(|it| &it.value)).for_each(|it| in_inline(it, into));
        }
        _ => {}
    }
}

/// What one text has and the other has not, a line each; empty if they match.
pub fn differences(one: &str, other: &str) -> Vec<String> {
    let (one, other) = match (outline(one), outline(other)) {
        (Ok(one), Ok(other)) => (one, other),
        (one, other) => return [one, other].into_iter().filter_map(Result::err).collect(),
    };
    let ids: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let mut found = Vec::new();
    for id in ids {
        match (one.get(id), other.get(id)) {
            (Some(left), Some(right)) if left == right => {}
            (Some(left), Some(right)) => found.push(format!("`{id}` uses {left:?} and {right:?}")),
            (Some(_), None) => found.push(format!("`{id}` is missing in the second")),
            (None, _) => found.push(format!("`{id}` is missing in the first")),
        }
    }
    found
}
