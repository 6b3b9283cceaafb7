//! What a purse is enough for, who else chooses, who still has a turn, and what the next Assembly would bring.

use super::kit::*;
use crate::engine::{PerSeat, Stop, View as _, Viewer, trial};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::attack::attack;
use crate::games::perseverance::rules::rewards::combat_rewards;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

const ZONE: Zone = Zone::Military;

/// An attack to which A has contributed three pieces and B as many as are given here.
fn attacked(valor: u32, safeguard: u32, rival: usize) -> State {
    laid_out(RETAIL, 3).with(|s| {
        (s.board.players[A].valor, s.board.players[A].safeguard) = (valor, safeguard);
        let tally = |seat| Tally {
            contribution: if seat == A { 3 } else { rival * usize::from(seat == B) },
            ..Tally::default()
        };
        let tally = PerSeat::new(s.board.players.seats(), tally);
        s.board.attack = Some(Attack { zone: ZONE, tally, breached: false });
    })
}

fn lines(state: &State, part: &str) -> Vec<String> {
    View::new(state, Viewer::Public).lines(part, &speech(Language::En)).unwrap()
}

/// ATK-07: two picks are of no use where only one of them can be paid for.
#[test]
fn atk_07_a_purse_that_is_enough_for_one_pick_says_so() {
    let asked = |state: &State, answers: &str| {
        let (ask, offers) = open(state, answers, |t| combat_rewards(t, A, ZONE));
        (english(&ask), detail(keyed(&offers, "done")))
    };
    let (ask, stop) = asked(&attacked(2, 1, 0), "");
    assert!(ask.contains("you have 2 Valor, 1 Safeguard; one Reward may be taken twice"), "{ask}");
    assert!(stop.starts_with("Gives up all 2 picks left"), "{stop}");
    let (ask, stop) = asked(&attacked(0, 1, 0), "");
    assert!(ask.contains("you have 0 Valor, 1 Safeguard, enough for only one)"), "{ask}");
    assert!(stop.starts_with("Gives up this pick"), "{stop}");
    let (_, offers) = open(&attacked(2, 1, 0), "", |t| combat_rewards(t, A, ZONE));
    let brings = "Costs 2 Valor and 1 Safeguard. Brings: 5 Followers; then Valor 0, Safeguard 0";
    assert_eq!(detail(keyed(&offers, "reward-4")), brings);
    let nothing = "Brings nothing (you have no Wall here). Costs 1 Valor and 1 Safeguard; then Valor 1, Safeguard 0";
    assert_eq!(detail(keyed(&offers, "reward-2")), nothing);
}

/// ATK-06: where nobody else has a piece, nobody else picks.
#[test]
fn atk_06_whoever_picks_alone_is_asked_alone() {
    let alone = |rival: usize| {
        let state = attacked(2, 1, rival).with(|s| s.board.players[B].valor = 3);
        let Err(Stop::Asking(open)) = combat_rewards(&mut table(&state, &[], ""), A, ZONE) else { panic!("asked") };
        open.iter().map(|it| (it.secret, it.ask.alone)).collect::<Vec<_>>()
    };
    assert_eq!(alone(0), [(true, true)]);
    assert_eq!(alone(1), [(true, false); 2]);
}

/// ATK-05: Dinos that find no Settlement any more are told, too.
#[test]
fn atk_05_a_breach_says_for_how_many_no_settlement_is_left() {
    let told = |settlements: &[Owner]| {
        let state = laid_out(RETAIL, 3).with(|s| {
            s.columns(ZONE, &["TR", "T"]);
            s.settle(ZONE, settlements);
        });
        let mut t = table(&state, &[], "");
        _ = attack(&mut t, A, ZONE);
        trial::noted(&t).iter().find(|it| it.text.id == "note-breach-rest").map(|it| english(&it.text))
    };
    assert_eq!(told(&[Owner::Seat(B)]).as_deref(), Some("Military: 2 of these Dinos find no Settlement there."));
    assert_eq!(told(&[Owner::Seat(B); 3]), None);
}

/// SET-11: each turn takes a die, so that the turns to come are known.
#[test]
fn set_11_the_last_turns_of_a_round_are_told_by_name() {
    let told = |turn: usize| {
        let state = laid_out(RETAIL, 3).with(|s| s.board.turn = turn);
        let is_it = |it: &String| it.starts_with("After this turn") || it.starts_with("This turn is");
        lines(&state, "overview").into_iter().find(is_it)
    };
    assert_eq!(told(1), None);
    assert_eq!(told(8).as_deref(), Some("After this turn, until the Assembly: Bartek, Celina and Ania"));
    // ASM-09: the player after the last one goes on.
    let last = "This turn is the last one before the Assembly; after it Bartek begins the next round";
    assert_eq!(told(11).as_deref(), Some(last));
    let end = laid_out(RETAIL, 3).with(|s| (s.board.turn, s.board.assemblies) = (33, 2));
    let is_last = |it: &String| it == "This turn is the last one before the Assembly";
    assert!(lines(&end, "overview").iter().any(is_last));
}

/// ASM-02, ASM-03: what everybody's Votes would come to now.
#[test]
fn asm_03_the_votes_of_an_assembly_held_now_are_told() {
    let state = laid_out(RETAIL, 3).with(|s| s.settle(ZONE, &[A, A, B].map(Owner::Seat)));
    let line = lines(&state, "assembly").into_iter().find(|it| it.starts_with("If the Assembly were held now"));
    assert_eq!(
        line.as_deref(),
        Some(
            "If the Assembly were held now, Votes (a range where Production may be chosen in place of Votes): Ania 0–5, Bartek 0–2 and Celina 0"
        )
    );
}

/// ATK-02, ATK-10: a Trap that was revealed is used up.
#[test]
fn atk_10_a_revealed_trap_counts_as_used() {
    let state = laid_out(RETAIL, 3).with(|s| {
        let spot = Spot { col: 0, row: 0 };
        s.board.zones[ZONE].traps.insert(spot, Trap { owner: A, shown: Some(Dino::Raptor) });
        s.trap(ZONE, 1, 0, A, Dino::Trampler);
    });
    let told = lines(&state, "player-a").join("\n");
    assert!(
        told.contains("Used Traps (they count for the Chief Engineer, not in the final scoring): Trampler 0, Raptor 1")
            && told.contains("Walls and Traps 1"),
        "{told}"
    );
}

/// ATK-07: while Combat Rewards are picked, the picture does not say that it is somebody's turn to play.
#[test]
fn atk_07_the_picture_says_that_rewards_are_picked() {
    let view = |state: &State| View::new(state, Viewer::Public).scene("overview", None, &speech(Language::En)).unwrap();
    let texts = |state: &State| view(state).texts().into_iter().map(str::to_owned).collect::<Vec<_>>();
    let (quiet, picked) = (texts(&laid_out(RETAIL, 3)), texts(&attacked(2, 1, 0)));
    assert!(quiet.iter().any(|it| it.ends_with("’s turn")) && !picked.iter().any(|it| it.ends_with("’s turn")));
    assert!(picked.iter().any(|it| it == "Attack over"), "{picked:?}");
}
