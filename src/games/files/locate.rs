//! Finds the line and the key of a value in a content file, so that every error can name its place.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// The line of an offset, counted from 1.
pub(super) fn line(text: &str, offset: usize) -> usize {
    let end = offset.min(text.len());
    text.as_bytes()[..end].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// One key or list entry of a file. Entries of lists are counted from 1, so `patrol[13]` is card 13.
struct Node {
    path: String,
    key: Range<usize>,
    value: Range<usize>,
}

/// Every key and list entry of a file; nothing for a file that is no TOML.
fn nodes(text: &str) -> Vec<Node> {
    let mut found = Vec::new();
    if let Ok(table) = DeTable::parse(text) {
        walk_table("", table.get_ref(), &mut found);
    }
    found
}

fn walk_table(path: &str, table: &DeTable<'_>, found: &mut Vec<Node>) {
    for (key, value) in table.iter() {
        let dot = if path.is_empty() { "" } else { "." };
        let path = format!("{path}{dot}{}", key.get_ref());
        found.push(Node { path: path.clone(), key: key.span(), value: value.span() });
        walk_value(&path, value.get_ref(), found);
    }
}

fn walk_value(path: &str, value: &DeValue<'_>, found: &mut Vec<Node>) {
    match value {
        DeValue::Table(table) => walk_table(path, table, found),
        DeValue::Array(entries) => {
            for (index, entry) in entries.iter().enumerate() {
                let path = format!("{path}[{}]", index + 1);
                found.push(Node { path: path.clone(), key: entry.span(), value: entry.span() });
                walk_value(&path, entry.get_ref(), found);
            }
        }
        _ => {}
    }
}

/// The path of the smallest key or value that holds a span; empty for the whole file.
pub(super) fn path_at(text: &str, span: &Range<usize>) -> String {
    let holds = |outer: &Range<usize>| outer.start <= span.start && span.end <= outer.end;
    let sizes = nodes(text).into_iter().flat_map(|node| {
        let ranges = [node.key, node.value];
        let smallest = ranges.into_iter().filter(|range| holds(range)).map(|range| range.len()).min();
        smallest.map(|size| (size, node.path))
    });
    // Of equal sizes the longest path is the deepest.
    sizes.min_by_key(|(size, path)| (*size, usize::MAX - path.len())).map_or_else(String::new, |(_, path)| path)
}

/// The line on which a path stands, or the nearest of its parents that the file has.
pub(super) fn line_of(text: &str, path: &str) -> usize {
    let nodes = nodes(text);
    let mut path = path;
    loop {
        if let Some(node) = nodes.iter().find(|node| node.path == path) {
            return line(text, node.key.start);
        }
        match path.rfind(['.', '[']) {
            Some(end) => path = &path[..end],
            None => return 1,
        }
    }
}
