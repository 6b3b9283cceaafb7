//! The look-up of rules and components, in our own words.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::app::Voice;
use super::custom_id::{Action, Press};
use super::decision::button;
use super::forgiving::{fits, resembles};
use super::reply::Show;
use super::text::{MESSAGE, clip, filled, pages};
use crate::engine::{AID, Arg, BRIEF, LookUp, Text, Words};
use crate::host::GameId;

/// The entries that fit what was typed, rules before components: by id first, then by title and by the words that the rulebook
/// has for it, then by text. Where no title of a rule has the words, those follow that resemble them.
pub(super) fn find<'a>(rules: &'a [LookUp], typed: &str) -> Vec<&'a LookUp> {
    let typed = typed.trim();
    let called = |it: &LookUp, fits: Fits| fits(typed, &it.title) || it.terms.iter().any(|term| fits(typed, term));
    let is_rule = |it: &LookUp| it.provenance.is_none();
    let is_called = rules.iter().any(|it| is_rule(it) && (fits(typed, &it.id) || called(it, fits)));
    let rank = |it: &LookUp| {
        let all = || format!("{} {} {} {} {}", it.id, it.title, it.terms.join(" "), it.text, it.rulings.join(" "));
        let text = |fits: Fits| fits(typed, &all());
        let found = if it.id.eq_ignore_ascii_case(typed) {
            return Some((false, 0));
        } else if fits(typed, &it.id) {
            1
        } else if fits(typed, &it.title) {
            2
        } else if called(it, fits) {
            3
        } else if !is_called && is_rule(it) && called(it, resembles) {
            4
        } else if text(fits) {
            5
        } else {
            return None;
        };
        Some((!is_rule(it), found))
    };
    let mut found: Vec<((bool, u8), &LookUp)> = rules.iter().filter_map(|it| rank(it).map(|rank| (rank, it))).collect();
    found.sort_by_key(|it| it.0);
    // Whoever names a component wants no rule that resembles its id.
    if found.iter().any(|it| is_rule(it.1) || it.0 == (false, 0)) {
        return found.into_iter().map(|it| it.1).collect();
    }
    let near = |wanted: bool| {
        let all = rules.iter().filter(move |it| it.provenance.is_none() == wanted);
        all.filter(|it| resembles(typed, &format!("{} {}", it.title, it.text))).collect::<Vec<_>>()
    };
    let pieces = if found.is_empty() { near(false) } else { found.into_iter().map(|it| it.1).collect() };
    near(true).into_iter().chain(pieces).collect()
}

/// How words are looked for in a text.
type Fits = fn(&str, &str) -> bool;

/// What an entry is called in a list of suggestions.
pub(super) fn name(rule: &LookUp) -> String {
    filled(&format!("{} · {}", rule.id, rule.title), 100)
}

/// One entry, with its provenance, whether it is a ruling of ours, and what we have ruled besides.
pub(super) fn entry(voice: &Voice, rule: &LookUp) -> Show {
    let mut foot = Vec::new();
    if rule.ruling {
        foot.push(voice.text.word("bot-ruling"));
    }
    if let Some(provenance) = &rule.provenance {
        let source = voice.text.maybe(&format!("bot-from-{provenance}")).unwrap_or_else(|| provenance.clone());
        foot.push(voice.text.say(&Text::new("bot-provenance").with("source", Arg::Word(source))));
    }
    let foot: String = foot.iter().map(|it| format!("\n-# {it}")).collect();
    let mut ruled: String = rule.rulings.iter().map(|it| format!("\n• {it}")).collect();
    if !ruled.is_empty() {
        ruled = format!("\n**{}**{ruled}", voice.text.word("bot-rulings"));
    }
    let foot = format!("{foot}{ruled}");
    let head = format!("{}\n", heading(rule));
    let room = MESSAGE - head.chars().count() - foot.chars().count();
    Show::text(format!("{head}{}{foot}", clip(&rule.text, room)))
}

/// The title of an entry; a rule is quoted by its id.
fn heading(entry: &LookUp) -> String {
    let title = format!("**{}**", entry.title);
    if [BRIEF, AID].contains(&entry.id.as_str()) { title } else { format!("{title} · {}", entry.id) }
}

/// The rules that belong to a rule, in messages of their own; after the game in brief its player aid.
fn related(voice: &Voice, rules: &[LookUp], rule: &LookUp) -> Vec<String> {
    let all = rule.see.iter().filter_map(|id| rules.iter().find(|it| it.id == *id));
    let lines: Vec<String> = all.map(|it| format!("{}\n{}", heading(it), it.text)).collect();
    let are_rules = rule.id != BRIEF && !lines.is_empty();
    let head = are_rules.then(|| format!("**{}**", voice.text.word("bot-related-rules")));
    pages(&head.into_iter().chain(lines).collect::<Vec<_>>(), MESSAGE)
}

/// The way to the game in brief.
pub(super) fn brief_row(voice: &Voice, game: GameId) -> CreateActionRow {
    let press = Press::new(game.0, Action::Rule(BRIEF.to_owned()));
    CreateActionRow::Buttons(vec![button(&press, &voice.label.word("bot-brief")).style(ButtonStyle::Secondary)])
}

/// The entry that is shown whole: the only one that fits, or the one that is named by its id or its title.
pub(super) fn named<'a>(rules: &'a [LookUp], typed: &str) -> Option<&'a LookUp> {
    let typed = typed.trim();
    // What is chosen from a list comes by its id.
    if let Some(it) = rules.iter().find(|it| it.id.eq_ignore_ascii_case(typed)) {
        return Some(it);
    }
    let found = find(rules, typed);
    let mut titled = found.iter().filter(|it| it.title.to_lowercase() == typed.to_lowercase());
    match (found.as_slice(), titled.next(), titled.next()) {
        ([only], ..) => Some(only),
        (_, Some(only), None) => Some(only),
        _ => None,
    }
}

/// What was found: the entry itself if it is the only one or named, else a list.
pub(super) fn answer(voice: &Voice, rules: &[LookUp], typed: &str) -> Show {
    if let Some(named) = named(rules, typed) {
        return Show { more: related(voice, rules, named), ..entry(voice, named) };
    }
    match find(rules, typed).as_slice() {
        [] => {
            Show::text(voice.text.say(&Text::new("bot-no-rule").with("typed", Arg::Word(crate::words::escape(typed)))))
        }
        many => {
            let mut lines = vec![voice.text.say(&Text::new("bot-rules-found").with("count", many.len()))];
            lines.extend(many.iter().take(20).map(|it| format!("• **{}** · {}", it.id, it.title)));
            if many.len() > 20 {
                lines.push("…".to_owned());
            }
            Show::text(lines.join("\n"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    fn all(game: &str, language: Language) -> Vec<LookUp> {
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap().game(game, language).nobody();
        let game = registry.get(game).unwrap();
        game.look_up(language.code(), None).into_iter().chain(game.pieces(&words)).collect()
    }

    #[test]
    fn the_rules_that_belong_to_one_fit_in_one_message() {
        let registry = Registry::load(None).unwrap();
        let book = Wordbook::load(&registry).unwrap();
        let mut some = 0;
        for game in registry.games() {
            for language in Language::ALL {
                let text = book.game(game.card().id, language).nobody();
                let voice = Voice { text: text.clone(), label: text };
                for edition in game.card().editions {
                    let rules = game.look_up(language.code(), Some(edition));
                    let related = rules.iter().map(|it| (it, related(&voice, &rules, it)));
                    let related: Vec<_> = related.filter(|it| !it.1.is_empty()).collect();
                    some += related.len();
                    for (rule, pages) in related {
                        assert_eq!(
                            pages.len(),
                            1,
                            "{} {} {}: {:?}",
                            game.card().id,
                            language.code(),
                            rule.id,
                            rule.see
                        );
                        let told = rule.see.iter().filter_map(|id| rules.iter().find(|it| it.id == *id));
                        assert!(told.clone().all(|it| pages[0].contains(&it.text)), "{}", pages[0]);
                        assert_eq!(told.count(), rule.see.len(), "{}", rule.id);
                    }
                }
            }
        }
        assert!(some > 100, "{some}");
    }

    #[test]
    fn the_words_of_the_rulebooks_find_their_rules_in_every_form() {
        for (game, language, words) in [
            (
                "perseverance",
                Language::En,
                &[
                    ("police", "SET-09"),
                    ("storing", "END-03"),
                    ("rounds", "SET-11"),
                    ("organiser", "TRN-04"),
                    ("training", "EFF-04"),
                    ("patrl", "EFF-02"),
                    ("fortification", "EFF-10"),
                ][..],
            ),
            (
                "perseverance",
                Language::Pl,
                &[
                    ("policja", "SET-09"),
                    ("konstrukcja", "EFF-10"),
                    ("magazynowanie", "END-03"),
                    ("tura", "TRN-01"),
                    ("tury", "TRN-01"),
                    ("żołnierz", "AST-02"),
                    ("zgromadzenie", "ASM-01"),
                ],
            ),
            (
                "state51",
                Language::En,
                &[
                    ("storing", "CLN-02"),
                    ("rounds", "SET-09"),
                    ("razing", "RAZ-01"),
                    ("turn", "ACT-01"),
                    ("storage", "PAS-03"),
                ],
            ),
            (
                "state51",
                Language::Pl,
                &[("magazynowanie", "PAS-03"), ("konstrukcja", "BLD-01"), ("tura", "ACT-01"), ("umowy", "DEA-01")],
            ),
            ("boonlake", Language::En, &[("construction", "BUI-01"), ("rounds", "TRN-01"), ("hire", "HIR-01")]),
            ("boonlake", Language::Pl, &[("konstrukcja", "BUI-01"), ("tura", "TRN-02"), ("zatrudnienie", "HIR-01")]),
            ("frostpunk", Language::En, &[("police", "BLD-29"), ("storing", "GNR-03"), ("rounds", "RND-01")]),
            (
                "frostpunk",
                Language::Pl,
                &[("policja", "BLD-29"), ("konstrukcja", "ACT-31"), ("tura", "ACT-03"), ("magazynowanie", "GNR-03")],
            ),
        ] {
            let all = all(game, language);
            for (typed, id) in words {
                let found: Vec<&str> = find(&all, typed).iter().map(|it| it.id.as_str()).collect();
                let first = &found[..found.len().min(8)];
                assert!(first.contains(id), "{game}: {typed} finds {first:?}");
            }
        }
    }

    /// The rows of `docs/rulings.md` by game: the ids of the rules, the question and the answer.
    fn documented() -> Vec<(&'static str, Vec<String>, String, String)> {
        let games = [
            ("## Perseverance", "perseverance"),
            ("## 51st State", "state51"),
            ("## Boonlake", "boonlake"),
            ("## Frostpunk", "frostpunk"),
        ];
        let mut of = "";
        let mut rows = Vec::new();
        for line in include_str!("../../docs/rulings.md").lines() {
            of = games.iter().find(|it| line.starts_with(it.0)).map_or(of, |it| it.1);
            let cells: Vec<&str> = line.split(" | ").collect();
            let is_id = |it: &&str| it.starts_with("| ") && it.contains('-') && !it.contains("---");
            if let [ids, question, answer] = cells[..]
                && is_id(&ids)
            {
                let ids = ids.trim_start_matches("| ").split(", ").map(str::to_owned).collect();
                rows.push((of, ids, question.to_owned(), answer.trim_end_matches(" |").to_owned()));
            }
        }
        rows
    }

    #[test]
    fn every_documented_ruling_is_shown_with_its_rule_and_every_shown_one_is_documented() {
        let rows = documented();
        assert!(rows.len() > 90, "{}", rows.len());
        for game in ["perseverance", "state51", "boonlake", "frostpunk"] {
            let own = || rows.iter().filter(|it| it.0 == game);
            let [english, polish] = [Language::En, Language::Pl].map(|language| all(game, language));
            for row in own() {
                let unknown = row.1.iter().find(|id| english.iter().all(|it| it.id != **id));
                assert_eq!(unknown, None, "{game}: {}", row.2);
            }
            for (one, other) in english.iter().zip(&polish) {
                let of_rule = own().filter(|it| it.1.contains(&one.id));
                let told: Vec<String> = of_rule.map(|it| format!("{} {}", it.2, it.3)).collect();
                // Which edition alone it concerns is said there in the question.
                let bare = |it: &String| {
                    it.strip_prefix("[beta: ").map_or(it.as_str(), |it| it.trim_end_matches(']')).to_owned()
                };
                assert_eq!(one.rulings.iter().map(bare).collect::<Vec<_>>(), told, "{game}: {}", one.id);
                assert_eq!((one.rulings.len(), &one.id), (other.rulings.len(), &other.id), "{game}");
                assert!(one.rulings.iter().all(|it| !other.rulings.contains(it)), "{game}: {} is in Polish", one.id);
            }
        }
    }

    #[test]
    fn the_page_of_rulings_names_those_that_are_part_of_the_rules() {
        let page = include_str!("../../docs/rulings.md");
        let line = page.lines().find_map(|it| it.strip_prefix("Rulings that are part of the rules look-up itself: "));
        let named: Vec<&str> = line.unwrap().trim_end_matches('.').split(", ").collect();
        let all = all("perseverance", Language::En);
        let marked: Vec<&str> = all.iter().filter(|it| it.ruling).map(|it| it.id.as_str()).collect();
        assert!(named.iter().all(|it| marked.contains(it)) && named.len() == marked.len(), "{named:?} {marked:?}");
    }

    #[test]
    fn every_game_is_told_in_brief_and_found_by_what_newcomers_type() {
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        for game in registry.games() {
            for (language, typed, aid) in [
                (Language::En, ["brief", "how to play", "overview"], "player aid"),
                (Language::Pl, ["skrót", "jak grać", "gra w skrócie"], "pomoc gracza"),
            ] {
                let speech = words.game(game.card().id, language).nobody();
                let voice = Voice { text: speech.clone(), label: speech };
                for edition in game.card().editions.iter().copied() {
                    let all = game.look_up(language.code(), Some(edition));
                    for typed in typed {
                        assert_eq!(find(&all, typed)[0].id, BRIEF, "{}: {typed}", game.card().id);
                    }
                    assert_eq!(find(&all, aid)[0].id, AID, "{}: {aid}", game.card().id);
                    let shown = answer(&voice, &all, BRIEF).content;
                    let hint = voice.text.word("bot-rules-hint");
                    let aid = answer(&voice, &all, BRIEF).more.concat();
                    assert!(aid.chars().count() > 1_000 && aid.chars().count() <= MESSAGE, "{aid}");
                    assert!(!format!("{shown}{aid}").contains(['[', ']', '…']), "{shown}{aid}");
                    assert!(shown.chars().count() + hint.chars().count() + 4 <= MESSAGE, "{shown}");
                }
            }
        }
    }

    #[test]
    fn a_rule_is_shown_with_what_we_play_besides() {
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        for (language, said) in [
            (Language::En, ["**Our further rulings:**", "• Do cards in hand count"]),
            (Language::Pl, ["**Dalsze rozstrzygnięcia:**", "• Czy przy remisie karty na ręce"]),
        ] {
            let speech = words.game("state51", language).nobody();
            let voice = Voice { text: speech.clone(), label: speech };
            let all = all("state51", language);
            let shown = answer(&voice, &all, "END-06").content;
            assert!(said.iter().all(|it| shown.contains(it)), "{shown}");
            let longest = all.iter().filter(|it| !it.rulings.is_empty());
            for rule in longest {
                let shown = entry(&voice, rule).content;
                assert!(rule.rulings.iter().all(|it| shown.contains(it)), "{shown}");
                assert!(shown.chars().count() <= MESSAGE && !shown.contains('…'), "{}", rule.id);
            }
        }
    }

    #[test]
    fn rules_stand_before_components_unless_one_is_named() {
        for game in ["perseverance", "state51", "boonlake", "frostpunk"] {
            let all = all(game, Language::En);
            for typed in ["", "card", "food", "space", "worker", "building"] {
                let found = find(&all, typed);
                let pieces = found.iter().skip_while(|it| it.provenance.is_none());
                assert!(pieces.clone().all(|it| it.provenance.is_some()), "{game}: {typed}");
            }
            let piece = all.iter().find(|it| it.provenance.is_some()).unwrap();
            assert_eq!(find(&all, &piece.id)[0].id, piece.id);
        }
    }
}
