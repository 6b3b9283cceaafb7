//! Where a die may take several spaces, each says which Dinos come there and what the attack costs; what cannot be taken is not named.

use super::kit::*;
use crate::engine::{Choice, Offer, Words as _};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

fn offers(state: &State, key: &str) -> Vec<Offer> {
    placements(state, A).into_iter().map(|it| it.offer(state)).filter(|it| it.key.starts_with(key)).collect()
}

/// What stands beside an effect.
fn about(state: &State, key: &str) -> String {
    english(offers(state, key)[0].path[0].about.as_ref().unwrap())
}

/// TRN-07, TRN-08, ATK-02, ATK-05: where one Dino fits, the one that comes first stands there; on the own Trap, if one lies there.
#[test]
fn trn_08_each_space_says_who_comes_first_and_what_the_attack_costs() {
    let state = laid_out(RETAIL, 3).pool("a-organizer").with(|s| {
        s.fill(Zone::Military, 1);
        // In another column than the space that is free.
        let free = s.free_spots(Zone::Military).next().unwrap().col;
        s.guard(Zone::Military, 0, usize::from(free == 0), B, HEAVY);
    });
    let said = |state: &State| offers(state, "training/a-organizer/").iter().map(detail).collect::<Vec<_>>();
    let costs = "only 1 fits: attack; so far 4 get through, costing 8 Followers";
    let plain = ["Raptor", "Trampler", "1–2 by die"].map(|it| format!("up to 3 options; Dinos: {it}; {costs}"));
    let mut found = said(&state);
    found.sort();
    let mut wanted = plain.to_vec();
    wanted.sort();
    assert_eq!(found, wanted);
    // The Trap of somebody else is not told of, and the type of the own one neither.
    let spot = state.free_spots(Zone::Military).next().unwrap();
    let trapped = |owner, kind| said(&state.clone().with(|s| s.trap(Zone::Military, spot.col, spot.row, owner, kind)));
    let own = trapped(A, Dino::Raptor);
    let costs = "only 1 fits: attack; so far 3–4 get through, costing 6–8 Followers";
    assert!(own.contains(&format!("Dinos: Raptor onto your Trap; {costs}")), "{own:#?}");
    assert_eq!(own, trapped(A, Dino::Trampler));
    assert!(trapped(B, Dino::Raptor).iter().all(|it| !it.contains("Trap")));
}

/// TRN-04, TRN-05, TRN-10: beside an effect stand the spaces that a die may take, and that an attack follows.
#[test]
fn trn_04_an_effect_names_only_spaces_that_can_be_taken() {
    let state = laid_out(RETAIL, 3).pool("neutral-organizer");
    let none = about(&state, "rations/");
    assert_eq!(none, "Gain 2 Food; space 2, Dinos: 1–2 by die");
    let story = about(&state.clone().rich(0, 0, 1), "rations/");
    assert_eq!(story, "Gain 2 Food; space 1, Dinos: Trampler (1 Story); space 2: 1–2 by die");
    let both = about(&state.clone().pool("neutral-facilitator neutral-organizer"), "rations/");
    assert_eq!(both, "Gain 2 Food; space 1, Dinos: Trampler; space 2: 1–2 by die");
    let near = |free: usize| state.clone().with(|s| s.fill(Zone::Sustenance, free));
    assert_eq!(about(&near(2), "rations/"), format!("{none}; may bring an attack"));
    assert_eq!(about(&near(1), "rations/"), format!("{none}; attack"));
    let jack = near(1).leader(A, Leader::Jack).with(|s| s.board.abilities = true);
    assert_eq!(about(&jack, "rations/"), format!("{none}; attack unless Jack acts"));
    // Also where all options of Training are told.
    let rich = laid_out(RETAIL, 3).rich(1, 1, 1).pool("neutral-organizer").with(|s| s.fill(Zone::Military, 1));
    let training = about(&rich, "training/");
    let all = "Up to 3: free Light and Story; 1 Food: Light; 1 Scrap: Heavy; 1 Story: upgrade 2 or place 2; attack";
    assert_eq!(training, all);
}

/// TRN-04, TRN-06: an effect that no die can be placed for is missed on the menu, so that the question names it; and what other
/// faces open for a Story stands beside the own and the neutral dice.
#[test]
fn trn_06_the_question_names_an_effect_that_is_not_offered() {
    use crate::games::perseverance::rules::dice::place_die;
    let dice = "neutral-organizer neutral-innovator a-facilitator";
    let state = laid_out(RETAIL, 3).rich(2, 2, 2).ready(0, 0).pool(dice);
    let asked = |state: &State| english(&open(state, "", |t| place_die(t, A).map(|_| ())).0);
    assert!(asked(&state).ends_with(" Not now: Patrol (see Rule)."), "{}", asked(&state));
    assert_eq!(blocked(&state, A)[0].0.key, "patrol", "its reason comes first");
    for die in ["training/", "settle/"].iter().flat_map(|it| offers(&state, it)) {
        let about = english(die.path[1].about.as_ref().unwrap());
        assert!(about.contains("1 Story: any space") || about.contains("for 1 Story only"), "{}: {about}", die.key);
    }
}

/// LDR-02: a Zone with one free Dino space takes no Dino from Jack; a full one is where the Dinos are.
#[test]
fn ldr_02_jack_is_told_where_no_dino_can_go() {
    let state = laid_out(RETAIL, 3).leader(A, Leader::Jack).with(|s| {
        s.board.abilities = true;
        s.fill(Zone::Military, 1);
        s.fill(Zone::Expansion, 0);
    });
    let told = |state: &State| -> Vec<(String, &'static str, String)> {
        let jack = blocked(state, A).into_iter().filter(|it| it.0.path.first().is_some_and(|it| it.key == "ask-jack"));
        jack.map(|it| (english(&it.0.label), it.1.rule, english(&it.1.text))).collect()
    };
    let why = "Only 1 Dino space is free there; 2 are needed, since one must stay free.";
    assert_eq!(told(&state), [("Dino → Military".to_owned(), "LDR-02", why.to_owned())]);
    assert!(told(&state.clone().with(|s| s.board.resolving = true)).is_empty(), "the Dinos have come");
    assert!(told(&state.with(|s| s.board.abilities = false)).is_empty());
}

/// TRN-07: the board tells the Dinos of a space in the order in which they come.
#[test]
fn trn_07_the_board_tells_the_dinos_of_a_space_in_order() {
    let state = laid_out(RETAIL, 3);
    let view = View::new(&state, crate::engine::Viewer::Public);
    let lines = crate::engine::View::lines(&view, "overview", &speech(Language::En)).unwrap();
    assert!(lines.iter().any(|it| it.contains("Trampler, then roll")), "{lines:#?}");
    assert!(!lines.iter().any(|it| it.contains("Raptor and roll")));
}

/// Both languages have room for an effect with all that stands beside it.
#[test]
fn what_stands_beside_an_effect_fits() {
    for (edition, language) in [RETAIL, BETA].into_iter().flat_map(|it| Language::ALL.map(|of| (it, of))) {
        let voice = speech(language);
        for free in 1..4 {
            // The longest way to say that there is an attack is that of Jack, who needs a Zone with room.
            let state = laid_out(edition, 3).rich(3, 3, 3).ready(2, 2).leader(A, Leader::Jack).with(|s| {
                s.board.abilities = true;
                [Zone::Military, Zone::Expansion, Zone::Protection].into_iter().for_each(|zone| s.fill(zone, free));
            });
            let state =
                state.pool("neutral-organizer neutral-innovator a-facilitator b-innovator b-adventurer c-organizer");
            for offer in offers(&state, "") {
                let about = offer.path.iter().filter_map(|it| it.about.as_ref()).chain(&offer.detail);
                let long = about.map(|it| voice.say(it)).find(|it| it.chars().count() > 100);
                assert_eq!(long, None, "{}", offer.key);
            }
        }
    }
}
