//! What changes by the name of a game: the texts of the small game, and the list of all games.

/// A text of the small game for a game of another name.
pub(super) fn rename(text: &str, name: &str) -> String {
    let chapter: String = name.chars().take(3).collect();
    text.replace("\"words/fifth", &format!("\"../../../assets/i18n/{name}"))
        .replace("\"rules/rules", &format!("\"../../../assets/{name}/rules"))
        .replace("docs/fifth-game.md", "docs/FIFTH-game.md")
        .replace("fifth", name)
        .replace("docs/FIFTH-game.md", "docs/fifth-game.md")
        .replace("Fifth", &title(name))
        .replace("FIF-", &format!("{}-", chapter.to_uppercase()))
        .replace("\"FIF\"", &format!("\"{}\"", chapter.to_uppercase()))
        .replace("fn fif_", &format!("fn {chapter}_"))
}

/// The registry with one game more; nothing if it does not look as it did.
pub(super) fn list(registry: &str, name: &str) -> Option<String> {
    let (title, mut lines) = (title(name), registry.lines().map(str::to_owned).collect::<Vec<_>>());
    insert(&mut lines, format!("pub mod {name};"), |it| it.starts_with("pub mod "))?;
    let is_own = |it: &str| it.starts_with("use ") && !it.contains("crate::") && !it.contains("std::");
    insert(&mut lines, format!("use {name}::{title};"), is_own)?;
    let at = lines.iter().rposition(|it| it.trim_start().starts_with("Arc::new(Shelf::new("))?;
    lines.insert(at + 1, format!("            Arc::new(Shelf::new({title}::load(folder(\"{name}\").as_deref())?)),"));
    Some(lines.join("\n") + "\n")
}

/// Puts a line among those of its kind, which stand in the order of the alphabet.
fn insert(lines: &mut Vec<String>, line: String, is_kind: impl Fn(&str) -> bool) -> Option<()> {
    let last = lines.iter().rposition(|it| is_kind(it))?;
    let at = lines.iter().position(|it| is_kind(it) && *it > line).unwrap_or(last + 1);
    lines.insert(at, line);
    Some(())
}

/// The name of the type.
fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
