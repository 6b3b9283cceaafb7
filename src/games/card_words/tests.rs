//! The kit on words of three games: goods and types, gains and counts with thresholds, conditions with effects inside.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::engine::Plain;
use crate::engine::Words as _;

/// Any whole number.
pub(super) struct Number;

impl Slot for Number {
    type Value = i32;

    fn read(text: &str) -> Read<i32> {
        text.parse().map_err(|_| format!("`{text}` is no number"))
    }

    fn arg(value: &i32) -> Arg {
        i64::from(*value).into()
    }
}

/// What is counted, by its word.
pub(super) struct Name;

impl Slot for Name {
    type Value = String;

    fn read(text: &str) -> Read<String> {
        let known = ["cattle", "houses", "Care", "wood"];
        if known.contains(&text) { Ok(text.to_owned()) } else { Err(format!("`{text}` is nothing to count")) }
    }

    fn arg(value: &String) -> Arg {
        Arg::Word(value.clone())
    }
}

/// Steps after each other.
pub(super) struct Steps;

impl Slot for Steps {
    type Value = Vec<Step>;

    fn read(text: &str) -> Read<Vec<Step>> {
        // Not where a `;` stands inside braces.
        let (mut depth, mut parts) = (0, vec![String::new()]);
        for letter in text.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ';' if depth == 0 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
            parts.last_mut().unwrap().push(letter);
        }
        parts.iter().map(|it| Step::read(it.trim())).collect()
    }

    fn arg(value: &Vec<Step>) -> Arg {
        value.iter().map(Step::text).collect::<Vec<_>>().into()
    }
}

card_words! {
    /// Some of Frostpunk's and Boonlake's words.
    Step("step", "tiny") -> String {
        IfElse { condition: Name, then: Steps, otherwise: Steps } = "if-else", "if $condition {$then} else {$otherwise}" =>
            format!("{condition}?{}:{}", then.len(), otherwise.len());
        If { condition: Name, then: Steps } = "if", "if $condition {$then}" => format!("{condition}?{}", then.len());
        Hope(n: Number) = "hope", "hope +$n" => "+".repeat(usize::try_from(*n).unwrap());
        Lose(n: Number, what: Name) = "lose", "lose $n $what" => format!("-{n} {what}");
        Goal { of: Name, few: Number, low: Number, many: Number, high: Number } = "goal", "goal $of $few:$low $many:$high" =>
            format!("{of} {few} {many}");
        House(less: Number) = "to-house", "to-house $less" => "house".to_owned();
        Stay = "stay", "stay" => "stay".to_owned();
    }
}

#[test]
fn a_word_is_read_said_and_drawn_from_its_one_line() {
    let goal = Step::read("goal cattle 2:4 4:9").unwrap();
    assert_eq!(goal, Step::Goal { of: "cattle".to_owned(), few: 2, low: 4, many: 4, high: 9 });
    assert_eq!(Plain.say(&goal.text()), "step-goal(of=cattle, few=2, low=4, many=4, high=9)");
    assert_eq!((goal.short().id.to_string(), goal.icons()), ("tiny-goal".to_owned(), "cattle 2 4".to_owned()));
    assert_eq!(Step::read("to-house -1"), Ok(Step::House(-1)));
    assert_eq!(Step::read("stay"), Ok(Step::Stay));
    assert_eq!(Step::read("hope +2").unwrap().icons(), "++");
}

#[test]
fn effects_stand_inside_effects() {
    let read = Step::read("if Care {if Care {hope +1} else {stay}; hope +2} else {lose 3 wood}").unwrap();
    let Step::IfElse { condition, then, otherwise } = read else { panic!("{read:?}") };
    assert_eq!((condition.as_str(), then.len()), ("Care", 2));
    assert!(matches!(&then[0], Step::IfElse { otherwise, .. } if otherwise[..] == [Step::Stay]));
    assert_eq!(otherwise, [Step::Lose(3, "wood".to_owned())]);
    assert!(matches!(Step::read("if Care {stay}"), Ok(Step::If { .. })));
}

#[test]
fn complaints_name_what_is_wrong() {
    for (text, wanted) in [
        ("hope +two", "`two` is no number"),
        ("lose 3 gold", "`gold` is nothing to count"),
        ("goal cattle 2 4", "`goal cattle 2 4` has no `:`"),
        ("if Care {dance}", "`dance` is no word of the cards"),
        ("dance", "there is if, if, hope +, lose, goal, to-house, stay"),
        ("stay here", "`stay here` is no word of the cards"),
    ] {
        let message = Step::read(text).unwrap_err();
        assert!(message.contains(wanted), "{text}: {message}");
    }
}

#[test]
fn what_a_vocabulary_lacks_is_found() {
    let variables = |list: &[&str]| list.iter().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>();
    let mut outline: BTreeMap<String, BTreeSet<String>> =
        Step::WORDS.iter().map(|it| (format!("step-{}", it.key), variables(it.slots))).collect();
    assert_eq!(amiss(Step::WORDS, Step::PREFIXES[0], &outline), Vec::<String>::new());
    outline.remove("step-stay");
    outline.insert("step-hope".to_owned(), variables(&["n", "m"]));
    let bad = [Word { key: "hope", pattern: "hope $m", slots: &["n"] }, Word { key: "hope", pattern: "", slots: &[] }];
    assert_eq!(
        amiss(Step::WORDS, "step", &outline),
        ["step-hope: no slot gives $m", "step-stay: there is no such message"]
    );
    let found = amiss(&bad, "step", &outline).join("\n");
    assert!(found.contains("does not name the slots") && found.contains("the key is given twice"), "{found}");
}
