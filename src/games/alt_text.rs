//! The alt text of a picture: one paragraph of bounded length.

/// Discord takes a little more.
const LONGEST: usize = 1000;

/// Sentences joined into a paragraph; one that no longer fits is left out.
pub(super) fn paragraph(sentences: impl IntoIterator<Item = String>) -> String {
    let mut paragraph = String::new();
    let mut length = 0;
    for sentence in sentences {
        let space = if paragraph.is_empty() { "" } else { " " };
        let stop = if sentence.ends_with(['.', '!', '?']) { "" } else { "." };
        let more = space.len() + sentence.chars().count() + stop.len();
        if length + more <= LONGEST {
            length += more;
            paragraph.extend([space, &sentence, stop]);
        }
    }
    paragraph
}

#[cfg(test)]
mod tests {
    use super::paragraph;

    #[test]
    fn sentences_end_with_a_stop_and_those_that_do_not_fit_are_left_out() {
        let long = "x".repeat(995);
        assert_eq!(paragraph(["One".to_owned(), long, "Two!".to_owned()]), "One. Two!");
        let most = paragraph(["x".repeat(994), "y".to_owned(), "z.".to_owned()]);
        assert_eq!((most.len(), most.ends_with("x. y.")), (998, true));
    }
}
