//! Entries of the rules look-up, and what of them holds in which edition.

/// The id of the entry that tells the whole game in brief.
pub const BRIEF: &str = "BRIEF";

/// The id of the entry that says in one message what things cost and bring; it follows the game in brief.
pub const AID: &str = "AID";

/// An entry of the rules look-up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookUp {
    pub id: String,
    pub title: String,
    pub text: String,
    /// Words that the rulebook has for it and that stand in neither title nor text.
    pub terms: Vec<String>,
    /// Our decision where the rulebook is silent or contradicts itself.
    pub ruling: bool,
    /// What we play beyond its text where the rulebook leaves a question, in sentences.
    pub rulings: Vec<String>,
    /// Ids of the rules that whoever looks it up to choose needs as well.
    pub see: Vec<String>,
    /// For components: where the values come from.
    pub provenance: Option<String>,
}

impl LookUp {
    /// The same for a table of an edition. `[beta: …]` in a text holds in editions whose key begins so, and is left out in others. What
    /// is wholly of another edition stays as it is; a ruling that is goes.
    pub(super) fn in_edition(mut self, edition: &str) -> LookUp {
        let text = read_in(&self.text, edition);
        if !text.is_empty() {
            self.text = text;
        }
        self.rulings = self.rulings.iter().map(|it| read_in(it, edition)).filter(|it| !it.is_empty()).collect();
        self
    }
}

/// A text as those of an edition read it, which may be nothing.
fn read_in(marked: &str, edition: &str) -> String {
    let mut text = String::new();
    let mut rest = marked;
    while let Some((before, key, marked, after)) = mark(rest) {
        if edition.starts_with(key) {
            text.push_str(before);
            text.push_str(marked);
        } else {
            text.push_str(before.trim_end());
        }
        rest = after;
    }
    text.push_str(rest);
    text.trim().to_owned()
}

/// The first mark of an edition: what stands before it, its key, what it marks, what stands behind it.
fn mark(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, inside) = text.split_once('[')?;
    let (inside, after) = inside.split_once(']')?;
    let (key, marked) = inside.split_once(": ")?;
    Some((before, key, marked, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_reads_what_holds_in_its_edition() {
        let read = |text: &str, edition: &str| {
            let (id, title, text) = ("A".to_owned(), "B".to_owned(), text.to_owned());
            let entry = LookUp { id, title, text, ..LookUp::default() };
            entry.in_edition(edition).text
        };
        let text = "[old: All.] [new: None.] You take one [old: or two] [new: (at most 3)]. Ruling.";
        assert_eq!(read(text, "old-1999"), "All. You take one or two. Ruling.");
        assert_eq!(read(text, "new-2021"), "None. You take one (at most 3). Ruling.");
        assert_eq!(read("[old: All.]", "new-2021"), "[old: All.]");
        let rulings = vec!["[old: Why? So.]".to_owned(), "Who? We.".to_owned()];
        let ruled =
            |edition: &str| LookUp { rulings: rulings.clone(), ..LookUp::default() }.in_edition(edition).rulings;
        assert_eq!(ruled("old-1999"), ["Why? So.", "Who? We."]);
        assert_eq!(ruled("new-2021"), ["Who? We."], "what is ruled of one edition is not told to the other");
        assert_eq!(read("All [of them] and [one", "new-2021"), "All [of them] and [one");
    }
}
