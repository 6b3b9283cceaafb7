//! What a viewer cannot know never changes a byte of what they get: the same game twice, with another secret.

mod club;
mod hand;
mod line;
mod plain;
mod watch;
mod worlds;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use slowboat::engine::{Answer, Record, Text, Words as _};
use slowboat::games::Registry;
use slowboat::sandbox::{Id, Message};
use slowboat::words::{Language, Wordbook};

use crate::overheard;

use self::club::{Club, Look, Setting};
use self::line::{SecretLine, TrapLine};
use self::watch::{Step, Viewer, Watch, assert_same};

const RETAIL: Setting = Setting {
    game: "perseverance",
    edition: "retail-2021",
    options: &[],
    look: Look { parts: 8, rule: "EFF-11", word: "trap", typed: &["", "r", "pulapka"] },
    guild: "en-US",
    anna: "en-GB",
    bea: "pl",
    celina: "pl",
};
const BETA: Setting =
    Setting { edition: "beta-2020", guild: "pl", anna: "pl", bea: "en-US", celina: "en-US", ..RETAIL };

/// 51st State without an expansion; everybody can look at the table and at each of the two players.
const MASTER: Setting = Setting {
    game: "state51",
    edition: "master-set",
    look: Look { parts: 3, rule: "LIM-10", word: "hand", typed: &["", "r", "karta"] },
    ..RETAIL
};
const NEW_ERA: Setting =
    Setting { options: &[("deck", "new-era")], guild: "pl", anna: "pl", bea: "en-US", celina: "en-US", ..MASTER };
const WINTER: Setting = Setting { options: &[("deck", "winter")], ..MASTER };

/// Boonlake; everybody can look at the map, at each of its regions, at each of the two players and at the scoring tiles.
const BOONLAKE: Setting = Setting {
    game: "boonlake",
    edition: "first",
    look: Look { parts: 8, rule: "TIM-07", word: "hand", typed: &["", "r", "karta"] },
    ..RETAIL
};

/// What was seen in one run.
struct Tale {
    steps: Vec<Step>,
    log: Vec<Value>,
    /// What Bea alone knows of her hidden Traps.
    own: String,
}

/// How many answers follow the Trap.
const HIDDEN_FOR: usize = 14;

#[test]
fn the_type_of_a_hidden_trap_changes_nothing_for_others_in_the_retail_edition() {
    overheard::alone(hidden_trap(RETAIL));
}

#[test]
fn the_type_of_a_hidden_trap_changes_nothing_for_others_in_the_beta_edition() {
    overheard::alone(hidden_trap(BETA));
}

async fn hidden_trap(setting: Setting) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(setting.game).unwrap();
    let line = line::trap(game.as_ref(), setting, HIDDEN_FOR);
    let one = lay(setting, &line, &line.record).await;
    let other = lay(setting, &line, &line.second()).await;
    assert_same(&one.steps, &other.steps, "the type of a Trap");
    for (tale, record) in [(&one, &line.record), (&other, &line.second())] {
        let words = trap_words(&registry);
        // Bea herself is told, so the words are the right ones.
        assert!(words.iter().any(|it| tale.own.contains(it)), "{}", tale.own);
        assert_silent(tale, words.into_iter().chain([record.seed.to_hex()]), record);
    }
    assert_ne!(one.own, other.own, "what Bea knows differs");
}

#[test]
fn a_secret_pick_of_combat_rewards_changes_nothing_before_all_are_in() {
    for setting in [RETAIL, BETA] {
        overheard::alone(secret_choice(setting, "reward", 2, false));
    }
}

#[test]
fn a_secret_choice_of_assembly_tiles_changes_nothing_before_all_are_in() {
    for setting in [RETAIL, BETA] {
        overheard::alone(secret_choice(setting, "assembly", 1, false));
    }
}

#[test]
fn the_cards_kept_at_set_up_change_nothing_before_all_are_in() {
    for setting in [MASTER, NEW_ERA] {
        overheard::alone(secret_choice(setting, "keep", 1, true));
    }
}

#[test]
fn the_scoring_tiles_and_sites_chosen_at_set_up_change_nothing_before_all_are_in() {
    for ask in ["own-tile", "first-site"] {
        overheard::alone(secret_choice(BOONLAKE, ask, 1, true));
    }
}

async fn secret_choice(setting: Setting, ask: &str, lengths: usize, taken_back: bool) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(setting.game).unwrap();
    let line = line::secret(game.as_ref(), setting, ask, lengths);
    let mut tales = Vec::new();
    for way in &line.ways {
        tales.push(choose(setting, &line, way, None).await);
    }
    // Taking back a first pick and giving it again is nobody's business either.
    let mut hesitant = Vec::new();
    if let Some(long) = line.ways.iter().find(|it| it.len() > 1) {
        tales.push(choose(setting, &line, long, Some(&long[0])).await);
    } else if taken_back {
        // Where the first pick is the only one, all see that it was taken back, and nobody which.
        let (one, other) = (&line.ways[0], &line.ways[1]);
        for (first, way) in [(one, one), (one, other), (other, one)] {
            hesitant.push(choose(setting, &line, way, Some(&first[0])).await);
        }
    }
    for (at, (other, _)) in tales.iter().enumerate().skip(1) {
        let what = format!("{ask}, {}, way {at}: {:?}", setting.edition, line.ways);
        assert_same(&tales[0].0.steps, &other.steps, &what);
    }
    for (other, _) in hesitant.iter().skip(1) {
        assert_same(&hesitant[0].0.steps, &other.steps, &format!("{ask}, {}, taken back", setting.edition));
    }
    for (tale, _) in tales.iter().chain(&hesitant) {
        assert_silent(tale, [line.record.seed.to_hex()].into_iter(), &line.record);
    }
    let ends: BTreeSet<&str> = tales.iter().map(|it| it.1.as_str()).collect();
    assert!(ends.len() > 1, "once all are in, it shows what was chosen");
}

/// Bea chooses while Anna has not, then everybody looks; then Anna chooses. The last step stands beside the tale.
/// A first pick that is given here is taken back again.
async fn choose(setting: Setting, line: &SecretLine, way: &[Answer], first: Option<&Answer>) -> (Tale, String) {
    let mut club = Club::open(setting).await;
    club.begin(&line.record, &line.record.answers).await;
    let mut watch = Watch::new(&club);
    watch.step("all are asked").await;
    if let Some(first) = first {
        watch.answer(first).await;
        watch.undo().await;
    }
    for answer in way {
        watch.answer(answer).await;
    }
    watch.step("Bea has chosen").await;
    watch.survey(Viewer::Anna).await;
    watch.survey(Viewer::Celina).await;
    let Watch { steps, log, .. } = &mut watch;
    let tale = Tale { steps: std::mem::take(steps), log: std::mem::take(log), own: String::new() };
    for answer in &line.answer_of_a {
        watch.answer(answer).await;
    }
    watch.step("all are in").await;
    let end = watch.steps.pop().unwrap().seen;
    club.stop().await;
    (tale, end)
}

/// Every phrase that tells the type of a Trap, in every language, and the beginnings of the keys.
fn trap_words(registry: &Registry) -> Vec<String> {
    let words = Wordbook::load(registry).unwrap();
    let mut all = Vec::new();
    for language in Language::ALL {
        let speech = words.game(RETAIL.game, language).nobody();
        for kind in ["trampler", "raptor"] {
            let trap = Text::new(format!("trap-{kind}"));
            all.push(speech.say(&trap));
            all.push(speech.say(&Text::new("note-trap-type").with("trap", trap)));
        }
    }
    let zones = ["sustenance", "military", "expansion", "protection"];
    all.extend(["trampler", "raptor"].iter().flat_map(|kind| zones.map(|zone| format!("{kind}/{zone}"))));
    all
}

/// None of the phrases stands in anything that others get, or in the log of the bot and all its libraries.
fn assert_silent(tale: &Tale, phrases: impl Iterator<Item = String>, record: &Record) {
    for phrase in phrases {
        for step in tale.steps.iter().filter(|it| !it.names_all) {
            assert!(!step.seen.contains(&phrase), "{phrase:?} in “{}”: {}", step.title, step.seen);
        }
        for line in &tale.log {
            assert!(!line.to_string().contains(&phrase), "{phrase:?} is logged: {line}");
        }
    }
    assert!(tale.log.iter().any(overheard::is_own), "the log is heard at all: {}", record.edition);
}

/// Plays the record to its end. While Bea is asked for the Trap, and after that, the others try what they can.
async fn lay(setting: Setting, line: &TrapLine, record: &Record) -> Tale {
    let mut club = Club::open(setting).await;
    let (at, words) = (line.at, trap_words(&club.registry));
    let keys = [&line.record.answers[at].key, &line.other.key];
    club.begin(record, &[]).await;
    let mut watch = Watch::new(&club);
    watch.step("the game has begun").await;
    let mut own = String::new();
    for (n, answer) in record.answers.iter().enumerate() {
        if n == at {
            let panel = panel(&mut watch, club.bea).await;
            assert!(words.iter().any(|it| format!("{panel:?}").contains(it)), "the panel names the types: {panel:#?}");
            let mut values = entries(&panel);
            values.extend(keys.iter().map(|it| format!("={it}")));
            pry(&mut watch, &panel, &values).await;
        }
        watch.answer(answer).await;
        watch.step(&format!("answer {n}, {} {}", answer.seat.letter(), answer.ask)).await;
        if n == at {
            let panel = panel(&mut watch, club.bea).await;
            pry(&mut watch, &panel, &[]).await;
            watch.survey(Viewer::Anna).await;
            watch.survey(Viewer::Celina).await;
        }
    }
    watch.survey(Viewer::Anna).await;
    watch.survey(Viewer::Celina).await;
    watch.run(club.bea, "hand", &[]).await;
    own.push_str(&watch.own(club.bea).await.iter().map(|it| it.content.clone()).collect::<String>());
    watch.step("Bea has looked at her hand").await;
    let Watch { steps, log, .. } = watch;
    club.stop().await;
    Tale { steps, log, own }
}

/// The panel that opens for a user.
async fn panel(watch: &mut Watch<'_>, user: Id) -> Message {
    watch.own(user).await;
    watch.run(user, "play", &[]).await;
    watch.own(user).await.remove(0)
}

/// Every answer that the menus of a panel carry.
fn entries(panel: &Message) -> Vec<String> {
    panel.menus().flat_map(|it| &it.options).map(|it| it.value.clone()).collect()
}

/// Anna and Celina press what is on Bea's panel, on it and on the public message, as no honest client would let them.
async fn pry(watch: &mut Watch<'_>, panel: &Message, values: &[String]) {
    let all = watch.club.control.messages(watch.club.celina, watch.club.channel);
    let public = all.iter().rfind(|it| !it.ephemeral).unwrap().id;
    let mut presses: Vec<Value> = Vec::new();
    for part in panel.components() {
        if part.options.is_empty() {
            presses.push(json!({"custom_id": part.custom_id, "component_type": 2}));
        }
        let picked = values.iter().filter(|_| !part.options.is_empty());
        presses.extend(picked.map(|it| json!({"custom_id": part.custom_id, "component_type": 3, "values": [it]})));
        // With the token of the question, whatever else a panel can be asked for.
        let mut words = part.custom_id.splitn(4, '|');
        let head: Vec<&str> = words.by_ref().take(3).collect();
        for rest in ["panel|", "hand|", "m|0-25", "p|0:", "undo|", "redo|", "record|", "n|", "a|#0", "a|#1"] {
            presses.push(json!({"custom_id": format!("{}|{rest}", head.join("|")), "component_type": 2}));
        }
    }
    let mut known = BTreeSet::new();
    presses.retain(|it| known.insert(it.to_string()));
    let before = watch.club.stored().await.1;
    for viewer in [Viewer::Celina, Viewer::Anna] {
        for (at, press) in presses.iter().enumerate() {
            // On the public message the answer is a message of one's own; on Bea's it is hers that changes.
            for source in [public, panel.id] {
                watch.forge(watch.id(viewer), source, press.clone()).await;
                let names_all = press["custom_id"].to_string().contains("|rule|");
                watch
                    .got(
                        viewer,
                        &format!("forges press {at} {}", if source == public { "in public" } else { "on the panel" }),
                        names_all,
                    )
                    .await;
            }
        }
    }
    assert_eq!(watch.club.stored().await.1, before, "nobody answers for Bea");
    watch.step("after the others pried").await;
}
