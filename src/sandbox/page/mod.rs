//! The page: a chat client in the browser over the control API, served from the binary. No build step, no network.
//!
//! `index.html` is the frame, `css/` the looks, `js/` modules that begin at `main.js`. Texts of messages are only
//! ever put in as text nodes; the policy below makes the browser refuse anything else.

pub(super) mod guard;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// What the page may do: load from here, talk to here, and never turn text into markup.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                          connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
                          require-trusted-types-for 'script'; trusted-types 'none'";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

macro_rules! files {
    ($($name:literal: $kind:expr,)*) => {
        &[$(($name, $kind, include_str!($name)),)*]
    };
}

/// Every file of the page by its name under `/page/`.
const FILES: &[(&str, &str, &str)] = files! {
    "index.html": HTML,
    "icon.svg": DRAWING,
    "css/frame.css": CSS,
    "css/messages.css": CSS,
    "css/bar.css": CSS,
    "css/windows.css": CSS,
    "js/main.js": SCRIPT,
    "js/api.js": SCRIPT,
    "js/state.js": SCRIPT,
    "js/words.js": SCRIPT,
    "js/dom.js": SCRIPT,
    "js/markdown.js": SCRIPT,
    "js/message.js": SCRIPT,
    "js/log.js": SCRIPT,
    "js/components.js": SCRIPT,
    "js/menu.js": SCRIPT,
    "js/windows.js": SCRIPT,
    "js/side.js": SCRIPT,
    "js/people.js": SCRIPT,
    "js/storms.js": SCRIPT,
    "js/bar.js": SCRIPT,
    "js/commands.js": SCRIPT,
    "js/line.js": SCRIPT,
    "js/guide.js": SCRIPT,
};

pub(super) fn index() -> Response {
    file("index.html")
}

pub(super) async fn part(Path(name): Path<String>) -> Response {
    file(&name)
}

fn file(name: &str) -> Response {
    match FILES.iter().find(|it| it.0 == name) {
        Some((_, kind, text)) => {
            let head = [
                (header::CONTENT_TYPE, *kind),
                (header::CONTENT_SECURITY_POLICY, POLICY),
                // Another program version may serve the same address a moment later.
                (header::CACHE_CONTROL, "no-cache"),
            ];
            (head, *text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::FILES;

    fn folder() -> PathBuf {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/sandbox/page"))
    }

    /// What a file loads: `href="…"`, `src="…"`, `from "…"`.
    fn loaded(text: &str) -> Vec<String> {
        let marks = ["href=\"/page/", "src=\"/page/", "from \"./"];
        let starts = marks.iter().flat_map(|mark| text.match_indices(mark).map(|(at, _)| at + mark.len()));
        let names = starts.filter_map(|at| text.get(at..)?.split('"').next());
        names.map(str::to_owned).collect()
    }

    #[test]
    fn every_file_that_is_loaded_is_served_and_every_served_file_is_loaded() {
        let mut used = vec!["index.html".to_owned()];
        for (name, _, text) in FILES {
            let from = loaded(text);
            used.extend(from.into_iter().map(|it| if name.starts_with("js/") { format!("js/{it}") } else { it }));
        }
        for name in &used {
            assert!(FILES.iter().any(|it| it.0 == name), "{name} is not served");
        }
        for (name, _, _) in FILES {
            assert!(used.iter().any(|it| it == name), "nothing loads {name}");
        }
        for part in ["js", "css"] {
            for entry in std::fs::read_dir(folder().join(part)).unwrap() {
                let name = format!("{part}/{}", entry.unwrap().file_name().to_string_lossy());
                assert!(FILES.iter().any(|it| it.0 == name), "{name} lies in the folder for nothing");
            }
        }
    }

    #[test]
    fn no_file_is_long_loads_from_elsewhere_or_writes_markup() {
        let forbidden =
            ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "style=\"", "onclick="];
        for (name, _, text) in FILES {
            assert!(text.lines().count() <= 500, "{name} is too long");
            for word in forbidden {
                assert!(!text.contains(word), "{name}: {word}");
            }
            let elsewhere = text.replace("http://www.w3.org/2000/svg", "");
            for word in ["src=\"http", "href=\"http", "url(http", "@import"] {
                assert!(!elsewhere.contains(word), "{name}: {word}");
            }
        }
    }

    #[test]
    fn the_page_says_everything_in_both_languages() {
        let words = FILES.iter().find(|it| it.0 == "js/words.js").unwrap().2;
        let (english, polish) = words.split_once("  pl: {").unwrap();
        let keys = |text: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(": \""));
            lines.map(|(key, _)| key.to_owned()).collect()
        };
        assert!(keys(english).len() > 50);
        assert_eq!(keys(english), keys(polish));
    }
}
