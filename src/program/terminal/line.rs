//! Parses a typed slash command: its path, and its options, whose values may contain spaces.

use serde_json::Value;

/// A parsed command line.
#[derive(PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    pub path: String,
    pub options: Vec<(String, String)>,
    /// The option whose value ends in `?`, a request for suggestions.
    pub asked: Option<usize>,
    /// The sub-commands, if one is still missing.
    pub branches: Vec<String>,
}

/// Reads what stands after the slash. A word begins an option if it is `name:` with the name of one; other words belong
/// to the value before them, or to the first option if nothing is named at all.
pub(super) fn read(text: &str, commands: &[Value]) -> Line {
    let mut words = words(text).into_iter().peekable();
    let Some(first) = words.next() else { return Line::default() };
    let Some(command) = commands.iter().find(|it| is_named(it, &first)) else {
        return Line { path: first, ..Line::default() };
    };
    let mut path = vec![name(command)];
    let mut specs = parts(command);
    while let Some(branch) = words.peek().and_then(|word| specs.iter().find(|it| is_branch(it) && is_named(it, word))) {
        path.push(name(branch));
        specs = parts(branch);
        words.next();
    }
    let branches: Vec<String> = specs.iter().filter(|it| is_branch(it)).map(|it| name(it)).collect();
    let mut options: Vec<(String, String)> = Vec::new();
    for word in words {
        let named = word.split_once(':').and_then(|(key, value)| {
            let spec = specs.iter().find(|it| !is_branch(it) && is_named(it, key))?;
            Some((name(spec), value.to_owned()))
        });
        match (named, options.last_mut(), specs.iter().find(|it| !is_branch(it))) {
            (Some(option), _, _) => options.push(option),
            (None, Some((_, value)), _) => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(&word);
            }
            (None, None, Some(spec)) => options.push((name(spec), word)),
            (None, None, None) => path.push(word),
        }
    }
    let asked = options.iter().position(|it| it.1.ends_with('?'));
    if let Some(at) = asked {
        options[at].1.pop();
    }
    Line { path: path.join(" "), options, asked, branches }
}

/// Every command and sub-command, with what it does.
pub(super) fn list(commands: &[Value]) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for command in commands {
        let branches: Vec<&Value> = parts(command).into_iter().filter(|it| is_branch(it)).collect();
        if branches.is_empty() {
            all.push((usage(&name(command), command), about(command)));
        }
        for branch in branches {
            all.push((usage(&format!("{} {}", name(command), name(branch)), branch), about(branch)));
        }
    }
    all
}

fn usage(path: &str, command: &Value) -> String {
    let mut options: Vec<String> =
        parts(command).into_iter().filter(|it| !is_branch(it)).map(|it| format!(" {}:", name(it))).collect();
    if options.len() > 2 {
        // Too many would hide the command.
        options.truncate(1);
        options.push(" …".to_owned());
    }
    format!("/{path}{}", options.concat())
}

/// Words with their quotes taken off; between quotes a space is like any letter.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '"' if quoted || word.as_ref().is_none_or(|it| it.ends_with(':')) => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            letter if letter.is_whitespace() && !quoted => words.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

fn name(thing: &Value) -> String {
    thing["name"].as_str().unwrap_or_default().to_owned()
}

fn about(thing: &Value) -> String {
    thing["description"].as_str().unwrap_or_default().to_owned()
}

fn parts(thing: &Value) -> Vec<&Value> {
    thing["options"].as_array().into_iter().flatten().collect()
}

fn is_branch(thing: &Value) -> bool {
    matches!(thing["type"].as_u64(), Some(1 | 2))
}

/// By its name in any language.
fn is_named(thing: &Value, word: &str) -> bool {
    let local = thing["name_localizations"].as_object().into_iter().flat_map(|it| it.values());
    thing["name"] == word || local.into_iter().any(|it| it == word)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn commands() -> Vec<Value> {
        vec![
            json!({"name": "skiff", "type": 1, "options": [
                {"name": "new", "type": 1, "options": [{"name": "players", "type": 4}, {"name": "edition", "type": 3}]},
                {"name": "place", "type": 1, "name_localizations": {"pl": "wstaw"}, "options": [
                    {"name": "choice", "type": 3, "name_localizations": {"pl": "wybór"}}]},
            ]}),
            json!({"name": "rules", "options": [{"name": "find", "type": 3}]}),
            json!({"name": "play"}),
        ]
    }

    #[test]
    fn a_line_is_read_as_it_is_meant() {
        let options = |all: &[(&str, &str)]| -> Vec<(String, String)> {
            all.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect()
        };
        for (text, path, wanted) in [
            ("skiff new players:2 edition:first", "skiff new", &[("players", "2"), ("edition", "first")][..]),
            ("skiff place choice:the old pier", "skiff place", &[("choice", "the old pier")]),
            ("skiff place choice: the old pier", "skiff place", &[("choice", "the old pier")]),
            ("skiff place choice:\"pier: old\"", "skiff place", &[("choice", "pier: old")]),
            ("skiff place choice:pier at:noon", "skiff place", &[("choice", "pier at:noon")]),
            ("skiff wstaw wybór:molo", "skiff place", &[("choice", "molo")]),
            ("rules dino attack", "rules", &[("find", "dino attack")]),
            ("play", "play", &[]),
            ("play now", "play now", &[]),
            ("unknown new players:2", "unknown", &[]),
        ] {
            let line = read(text, &commands());
            assert_eq!((line.path.as_str(), line.options), (path, options(wanted)), "{text}");
            assert_eq!(line.asked, None, "{text}");
        }
    }

    #[test]
    fn a_question_mark_asks_and_a_command_alone_names_its_branches() {
        let line = read("skiff place choice:old pi?", &commands());
        assert_eq!((line.asked, line.options[0].1.as_str()), (Some(0), "old pi"));
        assert_eq!(read("skiff place ?", &commands()).asked, Some(0));
        assert_eq!(read("skiff", &commands()).branches, ["new", "place"]);
        assert_eq!(read("skiff new", &commands()).branches, Vec::<String>::new());
        assert_eq!(list(&commands()).len(), 4);
    }
}
