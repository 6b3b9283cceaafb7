//! LDR: what the Leaders can do, on side B and always in the beta.

use super::kit::*;
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::state::*;

/// Case S5 is in `set_07_starting_assets_and_adelitas_food`.
#[test]
fn ldr_01_adelita_pays_food_in_place_of_stories() {
    let ways = |edition, food, stories| {
        let start = game(edition, 3).leader(A, Leader::Adelita).rich(food, 0, stories);
        run(start, "", |t| secondary_action(t, A)).offers_under("influence/chief-mate/").join(" ")
    };
    assert_eq!(ways(BETA, 2, 4), "1 2 3 2-food");
    assert_eq!(ways(BETA, 2, 0), "1 2-food");
    assert_eq!(ways(RETAIL, 2, 4), "1 2 3 2-food 3-food 3-mixed");
    assert_eq!(ways(RETAIL, 2, 0), "1 2-food 3-food");
    assert_eq!(ways(RETAIL, 1, 2), "1 2 2-food 3-mixed");
    assert_eq!(ways(RETAIL, 1, 1), "1 2-food");
    for (way, cubes, food, stories) in [("2-food", 2, 1, 4), ("3-food", 3, 0, 4), ("3-mixed", 3, 1, 2), ("3", 3, 2, 0)]
    {
        let start = game(RETAIL, 3).leader(A, Leader::Adelita).rich(2, 0, 4);
        let s = run(start, &format!("A secondary influence/chief-mate/{way}"), |t| secondary_action(t, A)).done();
        let a = &s.board.players[A];
        assert_eq!((a.food, a.stories), (food, stories), "{way}");
        assert_eq!(s.board.officers[Zone::Sustenance].row.len(), cubes);
    }
}

#[test]
fn ldr_01_to_04_no_abilities_on_side_a() {
    let side_a = |leader| boxed(RETAIL, 3, &[("abilities", "no")]).leader(A, leader).rich(5, 5, 5).ready(2, 0);
    let trial = run(side_a(Leader::Adelita), "", |t| secondary_action(t, A));
    assert_eq!(trial.offers_under("influence/chief-mate/"), ["1", "2", "3"]);
    run(side_a(Leader::Jack), "", |t| attract(t, A, Zone::Military, &[DinoIcon::Raptor])).done();
    run(side_a(Leader::Phoenix), "A secondary defend/military/c1-r1", |t| secondary_action(t, A)).done();
    run(side_a(Leader::Keoni), "A train story, A train done", |t| train(t, A)).done();
}

/// Case D24: Jack's Dino needs two free spaces, of which one stays free.
#[test]
fn ldr_02_jack_sends_one_dino_elsewhere() {
    let icons = [DinoIcon::Raptor, DinoIcon::Trampler];
    for start in both(2) {
        let start = start
            .leader(A, Leader::Jack)
            .dinos(Zone::Sustenance, "TTTTT")
            .dinos(Zone::Expansion, "TTTT")
            .dinos(Zone::Protection, "TTTTTT")
            .dinos(Zone::Military, "T");
        let trial = run(start.clone(), "", |t| attract(t, A, Zone::Military, &icons));
        // One of the two Dinos just placed, none that was there before, only to Expansion with two free spaces.
        assert_eq!(trial.asked(), "asks A jack [no raptor-c2-d2/expansion trampler-c3-d2/expansion]");
        let s = run(start.clone(), "A jack raptor-c2-d2/expansion", |t| attract(t, A, Zone::Military, &icons)).done();
        assert_eq!((s.row(Zone::Military).as_str(), s.row(Zone::Expansion).as_str()), ("T.T...", "TTTTR."));
        let s = run(start.clone(), "A jack no", |t| attract(t, A, Zone::Military, &icons)).done();
        assert_eq!((s.row(Zone::Military).as_str(), s.row(Zone::Expansion).as_str()), ("TRT...", "TTTT.."));
        // B has no Jack, and with no room anywhere Jack is not asked.
        run(start.clone(), "", |t| attract(t, B, Zone::Military, &icons)).done();
        run(start.dinos(Zone::Expansion, "TTTTT"), "", |t| attract(t, A, Zone::Military, &icons)).done();
    }
}

#[test]
fn ldr_02_jack_can_only_send_what_was_placed() {
    for start in both(2) {
        let start = start.leader(A, Leader::Jack).dinos(Zone::Military, "TTTTT");
        let icons = [DinoIcon::Raptor, DinoIcon::Trampler];
        let trial = run(start.clone(), "", |t| attract(t, A, Zone::Military, &icons));
        let expected = ["no", "raptor-c3-d1/sustenance", "raptor-c3-d1/expansion", "raptor-c3-d1/protection"];
        assert_eq!(trial.offers(), expected, "the Trampler did not fit");
        run(start.dinos(Zone::Military, "TTTTTT"), "", |t| attract(t, A, Zone::Military, &icons)).done();
    }
}

#[test]
fn ldr_03_phoenix_gains_one_more_or_traps_a_dino() {
    for start in both(2) {
        let start = start
            .leader(A, Leader::Phoenix)
            .dinos(Zone::Military, "TRT")
            .dinos(Zone::Expansion, "T")
            .with(|s| s.trap(Zone::Military, 2, 1, B, Dino::Raptor))
            .with(|s| s.trap(Zone::Military, 0, 0, B, Dino::Raptor));
        let go = "A secondary defend/military/c1-r1";
        let trial = run(start.clone(), go, |t| secondary_action(t, A));
        // Not onto the Traps, not on an empty space, not in another area.
        let traps = "trampler-trap/c1-d2 raptor-trap/c1-d2 trampler-trap/c2-d2 raptor-trap/c2-d2";
        assert_eq!(trial.asked(), format!("asks A phoenix [valor safeguard {traps}]"));
        for (deed, gained) in [("valor", (2, 0)), ("safeguard", (1, 1)), ("raptor-trap/c2-d2", (1, 0))] {
            let s = run(start.clone(), &format!("{go}, A phoenix {deed}"), |t| secondary_action(t, A)).done();
            let a = &s.board.players[A];
            assert_eq!((a.valor, a.safeguard), gained, "{deed}");
            let trap = s.board.zones[Zone::Military].traps.get(&Spot::from((1, 1))).copied();
            let laid = deed.contains("trap");
            assert_eq!(trap, laid.then_some(Trap { owner: A, shown: None }));
            assert_eq!(s.secret.stock[A], Stock { trampler: 4, raptor: if laid { 3 } else { 4 } });
            assert_eq!(s.row(Zone::Military), "TRT...", "the Dino stays on it");
        }
        // Soldiers and others' Leaders bring nothing more.
        run(start.clone().ready(1, 0), "A secondary soldiers/light/military/c1-r1", |t| secondary_action(t, A)).done();
        run(start, "B secondary defend/military/c1-r1", |t| secondary_action(t, B)).done();
    }
}

#[test]
fn ldr_04_keoni_places_a_light_after_training() {
    for start in both(2) {
        let start = start.leader(A, Leader::Keoni).rich(9, 9, 9).ready(0, 1);
        let train_by = |answers: &str| run(start.clone(), answers, |t| train(t, A));
        let trial = train_by("A train light, A train mr-heavy, A train story");
        assert!(trial.offers().iter().all(|it| it.starts_with("light/") || it == "done"), "Lights only");
        assert_eq!(trial.offers().len(), 4 * 6 + 1, "any area");
        let s = train_by("A train light, A train done, A soldiers light/protection/c1-r2").done();
        let a = &s.board.players[A];
        assert_eq!((a.ready.light, a.safeguard, a.stories), (0, 1, 9), "beside the options, and free");
        train_by("A train light, A train done, A soldiers done").done();
        // Nothing is asked without a Light on the player board, nor of others.
        train_by("A train mr-heavy, A train done").done();
        run(start.clone().with(|s| s.board.players[B].ready.light = 1), "B train story, B train done", |t| train(t, B))
            .done();
        // By the Leader as well as by a die.
        let answers = "A secondary leader/training, A train light, A train done, A soldiers light/protection/c1-r1";
        assert_eq!(run(start, answers, |t| secondary_action(t, A)).done().board.players[A].valor, 1);
    }
}
