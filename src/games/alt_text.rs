//! The alt text of a picture: one paragraph of bounded length.

/// Discord takes a little more, and what is left out has to be said.
const LONGEST: usize = 998;

/// What a line of the board begins with that goes on with the one before.
const GOES_ON: &str = "… ";

/// Lines joined into a paragraph of sentences. One that no longer fits is left out, and the end says so.
pub(super) fn paragraph(lines: impl IntoIterator<Item = String>) -> String {
    let mut paragraph = String::new();
    let mut length = 0;
    let mut is_whole = true;
    for line in lines {
        let line = match line.strip_prefix(GOES_ON) {
            Some(rest) => rest.to_owned(),
            None => capitalised(&line),
        };
        let space = if paragraph.is_empty() { "" } else { " " };
        let stop = if line.ends_with(['.', '!', '?', ',', '…']) { "" } else { "." };
        let more = space.len() + line.chars().count() + stop.len();
        if length + more <= LONGEST {
            length += more;
            paragraph.extend([space, &line, stop]);
        } else {
            is_whole = false;
        }
    }
    if !is_whole {
        paragraph.push_str(" …");
    }
    paragraph
}

fn capitalised(line: &str) -> String {
    let mut rest = line.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

#[cfg(test)]
mod tests {
    use super::paragraph;

    #[test]
    fn sentences_end_with_a_stop_and_those_that_do_not_fit_are_left_out() {
        let long = "x".repeat(995);
        assert_eq!(paragraph(["One".to_owned(), long, "two!".to_owned()]), "One. Two! …");
        let most = paragraph(["x".repeat(992), "y".to_owned(), "z.".to_owned()]);
        assert_eq!((most.len(), most.ends_with("x. Y. …")), (1_000, true));
        let broken = ["łódź, dom,", "… pastwisko", "koniec…"].map(str::to_owned);
        assert_eq!(paragraph(broken), "Łódź, dom, pastwisko. Koniec…");
    }
}
