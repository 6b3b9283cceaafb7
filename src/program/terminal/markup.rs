//! Discord's Markdown in a terminal: mentions become names, and bold and small text is styled if the terminal can.

use std::fmt::Write as _;

/// What a mention can refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mention {
    User,
    Channel,
    Role,
}

/// Writes text with the terminal's styles or without.
pub(super) struct Pen {
    styled: bool,
}

/// A style's mark in Markdown, and the codes that begin and end it in a terminal.
struct Style {
    mark: &'static str,
    begin: &'static str,
    end: &'static str,
}

const BOLD: Style = Style { mark: "**", begin: "\u{1b}[1m", end: "\u{1b}[22m" };
const DIM: Style = Style { mark: "-# ", begin: "\u{1b}[2m", end: "\u{1b}[22m" };
/// Longer marks come first, because shorter ones begin them.
const INLINE: [Style; 7] = [
    BOLD,
    Style { mark: "__", begin: "\u{1b}[4m", end: "\u{1b}[24m" },
    Style { mark: "~~", begin: "\u{1b}[9m", end: "\u{1b}[29m" },
    Style { mark: "||", begin: "", end: "" },
    Style { mark: "`", begin: "", end: "" },
    Style { mark: "*", begin: "\u{1b}[3m", end: "\u{1b}[23m" },
    Style { mark: "_", begin: "\u{1b}[3m", end: "\u{1b}[23m" },
];

impl Pen {
    pub(super) fn new(styled: bool) -> Pen {
        Pen { styled }
    }

    pub(super) fn bold(&self, text: &str) -> String {
        self.styled_as(&BOLD, text)
    }

    pub(super) fn dim(&self, text: &str) -> String {
        self.styled_as(&DIM, text)
    }

    fn styled_as(&self, style: &Style, text: &str) -> String {
        if self.styled && !text.is_empty() { format!("{}{text}{}", style.begin, style.end) } else { text.to_owned() }
    }

    /// A message as a terminal shows it, line by line.
    pub(super) fn lines(&self, text: &str, name: &dyn Fn(Mention, &str) -> Option<String>) -> Vec<String> {
        let mut in_block = false;
        let mut lines = Vec::new();
        for line in text.lines() {
            // Control characters could manipulate the terminal.
            let line: String = line.chars().filter(|it| !it.is_control()).collect();
            if line.trim_start().starts_with("```") {
                in_block = !in_block;
            } else if in_block {
                lines.push(line);
            } else {
                lines.push(self.line(&line, name));
            }
        }
        lines
    }

    fn line(&self, line: &str, name: &dyn Fn(Mention, &str) -> Option<String>) -> String {
        let heading = line.trim_start_matches('#');
        let depth = line.len() - heading.len();
        if (1..=3).contains(&depth) && heading.starts_with(' ') {
            return self.inline(heading.trim_start(), Some(&BOLD), name);
        }
        if let Some(small) = line.strip_prefix(DIM.mark) {
            return self.inline(small, Some(&DIM), name);
        }
        match line.strip_prefix("> ") {
            Some(quoted) => format!("│ {}", self.inline(quoted, None, name)),
            None => self.inline(line, None, name),
        }
    }

    /// `base` is the style of the whole line.
    fn inline(&self, line: &str, base: Option<&Style>, name: &dyn Fn(Mention, &str) -> Option<String>) -> String {
        let mut out = String::new();
        let code = |out: &mut String, code: &str| {
            if self.styled {
                out.push_str(code);
            }
        };
        code(&mut out, base.map_or("", |it| it.begin));
        let mut open: Vec<usize> = Vec::new();
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let verbatim = open.last().is_some_and(|it| INLINE[*it].mark == "`");
            if let Some(escaped) = rest.strip_prefix('\\').and_then(|it| it.chars().next())
                && escaped.is_ascii_punctuation()
                && !verbatim
            {
                out.push(escaped);
                rest = &rest[1 + escaped.len_utf8()..];
                continue;
            }
            if let Some((shown, length)) = mention(rest, name)
                && !verbatim
            {
                let _ = write!(out, "{}", if self.styled { self.bold(&shown) } else { shown });
                rest = &rest[length..];
                continue;
            }
            let before = line[..line.len() - rest.len()].chars().next_back();
            let style = INLINE.iter().position(|it| rest.starts_with(it.mark));
            if let Some(at) = style.filter(|it| !verbatim || INLINE[*it].mark == "`") {
                let style = &INLINE[at];
                let after = &rest[style.mark.len()..];
                if open.last() == Some(&at) && before.is_some_and(|it| !it.is_whitespace() || verbatim) {
                    open.pop();
                    code(&mut out, style.end);
                    // Bold and small end with the same code, so the style of the line begins again.
                    code(&mut out, base.map_or("", |it| it.begin));
                    rest = after;
                    continue;
                }
                let in_word = style.mark == "_" && before.is_some_and(char::is_alphanumeric);
                let closes = after.contains(style.mark) && !after.starts_with(char::is_whitespace);
                if !open.contains(&at) && closes && !in_word {
                    open.push(at);
                    code(&mut out, style.begin);
                    rest = after;
                    continue;
                }
            }
            out.push(first);
            rest = &rest[first.len_utf8()..];
        }
        for at in open.iter().rev() {
            code(&mut out, INLINE[*at].end);
        }
        code(&mut out, base.map_or("", |it| it.end));
        out
    }
}

/// A mention at the beginning of the text, as it is shown, and its length.
fn mention(text: &str, name: &dyn Fn(Mention, &str) -> Option<String>) -> Option<(String, usize)> {
    let inner = text.strip_prefix('<')?;
    let (inner, _) = inner.split_once('>')?;
    let length = inner.len() + 2;
    let kinds = [
        ("@!", Mention::User, "@"),
        ("@&", Mention::Role, "@"),
        ("@", Mention::User, "@"),
        ("#", Mention::Channel, "#"),
    ];
    for (mark, kind, sign) in kinds {
        if let Some(id) = inner.strip_prefix(mark) {
            let digits = !id.is_empty() && id.bytes().all(|it| it.is_ascii_digit());
            return digits
                .then(|| (format!("{sign}{}", name(kind, id).unwrap_or_else(|| "somebody".to_owned())), length));
        }
    }
    // A clickable command, and a custom emoji.
    let (word, id) = inner.rsplit_once(':')?;
    let known = word.starts_with('/') || word.starts_with(':') || word.starts_with("a:");
    (known && id.bytes().all(|it| it.is_ascii_digit())).then(|| match word.starts_with('/') {
        true => (word.to_owned(), length),
        false => (format!(":{}:", word.trim_start_matches('a').trim_matches(':')), length),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(kind: Mention, id: &str) -> Option<String> {
        match (kind, id) {
            (Mention::User, "7") => Some("Ania".to_owned()),
            (Mention::Channel, "8") => Some("table".to_owned()),
            _ => None,
        }
    }

    fn plain(text: &str) -> String {
        Pen::new(false).lines(text, &names).join("\n")
    }

    fn styled(text: &str) -> String {
        Pen::new(true).lines(text, &names).join("\n").replace('\u{1b}', "^")
    }

    #[test]
    fn marks_vanish_where_nothing_can_be_styled() {
        for (given, shown) in [
            ("<@7> and <@!7> in <#8>, <@9>", "@Ania and @Ania in #table, @somebody"),
            ("**At the table (1 of 2)**: Ania", "At the table (1 of 2): Ania"),
            ("## A heading\n-# small\n> said", "A heading\nsmall\n│ said"),
            ("a_b_c 2 * 3 * 4 _so_", "a_b_c 2 * 3 * 4 so"),
            (r"\*not\* \_this\_ `a*b*`", "*not* _this_ a*b*"),
            ("</play:123> <:dino:5> a < b > c <@x>", "/play :dino: a < b > c <@x>"),
            ("```\n**as it is**\n```", "**as it is**"),
            ("half **open", "half **open"),
            ("bell\u{7} \u{1b}[31mred", "bell [31mred"),
            ("__Ann__ ~~no~~ ||trap||", "Ann no trap"),
        ] {
            assert_eq!(plain(given), shown);
        }
    }

    #[test]
    fn styles_begin_and_end() {
        assert_eq!(styled("a **b** c"), "a ^[1mb^[22m c");
        assert_eq!(styled("## a **b** c"), "^[1ma ^[1mb^[22m^[1m c^[22m");
        assert_eq!(styled("-# Table `X`"), "^[2mTable X^[2m^[22m");
        assert_eq!(styled("<@7> goes"), "^[1m@Ania^[22m goes");
    }
}
